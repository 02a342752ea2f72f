/* SPDX-License-Identifier: MIT
 *
 * logic_data.h - what a logic context holds.
 */
#ifndef HF_LOGIC_DATA_H
#define HF_LOGIC_DATA_H

#include "logic/ladder.h"
#include "logic/rule.h"
#include "logic/watch.h"

/* A bet that stands, and the position before it. */
typedef struct hf_bet {
    uint16_t cell;
    uint16_t symbol;
    void *before; /* hf_view_save of the position; kept for reuse when the bet is gone */
} hf_bet;

struct hf_logic {
    hf_view view;
    hf_puzzle *puzzle;        /* whose constraints the view follows, held here; NULL: none */
    hf_ladder ladder;         /* the default one */
    hf_step *step;            /* where rules build */
    hf_logic_options options; /* those under which things were found quiet (quiet.h) */
    hf_pool pool;
    hf_watch watch;
    hf_bet *bet; /* the stack: `bets` stand, `bet_room` have been allocated */
    uint32_t bets;
    uint32_t bet_room;
    struct hf_se *explainer; /* NULL until a rule needs it */
};

/* logic.c: another position of the puzzle that was loaded, whose constraints are followed as before. */
void hf_logic_reload(hf_logic *logic, const hf_board *board);

/* next.c: hf_logic_next on some rungs only: those below `end` whose place in `among` is true (NULL:
 * all); *rung is the one that found the step. */
hf_status hf_logic_next_among(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                              const bool *among, uint32_t end, hf_step *step, uint32_t *rung);

/* bet.c: the step that takes the last bet back; the position must be broken and a bet standing. */
void hf_bet_take_back(hf_logic *logic, hf_step *step);
/* Carries out a bet, or its taking back. */
hf_status hf_bet_push(hf_logic *logic, const hf_step *step);
hf_status hf_bet_pop(hf_logic *logic, const hf_step *step);

#endif
