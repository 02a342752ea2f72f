/* SPDX-License-Identifier: MIT
 *
 * forcing.h - forcing chains with several branches: what follows whichever candidate of a cell is
 * true, wherever a digit of a region goes, or whether a candidate is true or not; and assumptions
 * that break.
 *
 * All are combinations of spreads. A conclusion's complexity is the sum of its branches' thoughts,
 * and of the nested hints they rest on, each once. The smallest complexity wins, then the kind
 * (both ways, cell, region, contradiction), then the order of generation.
 */
#ifndef HF_LOGIC_SE_FORCING_H
#define HF_LOGIC_SE_FORCING_H

#include "logic/se/hint.h"
#include "logic/se/nest.h"
#include "logic/se/reach.h"

/* The last thought of a branch. */
typedef struct se_target {
    se_spread *spread;
    unsigned thought;
} se_target;

typedef enum se_form {
    SE_FORM_DOUBLE = 1,
    SE_FORM_CELL = 5,
    SE_FORM_REGION = 6,
    SE_FORM_CONTRADICTION = 7
} se_form;

typedef struct se_forcing {
    uint32_t complexity, order;
    se_form form;
    se_cause begin; /* what the assumptions have in common: a cell, a region; or none */
    uint8_t cell;
    uint16_t digits; /* struck there */
    int16_t place;   /* candidate, or -1 */
    unsigned targets;
    se_target target[9];
} se_forcing;

typedef struct se_forcings {
    bool best_only;
    uint32_t limit;      /* best only: a complexity known to be possible */
    se_forcing *forcing; /* twice `room`: the other half is for sorting */
    uint32_t count, room;
    int32_t *slot; /* [cell * 512 + digits]: which one strikes this, or -1 */
    uint32_t order;
} se_forcings;

/* What a search is to look for. */
typedef struct se_task {
    const se_field *field;
    bool dynamic, nishio;
    unsigned level, depth, most_rounds;
    uint32_t generation;
} se_task;

struct hf_se;

/* The best one of the position. Its spreads stay in se->spreads[0], and se->forcings[0] names it.
 */
bool hf_se_nishio(struct hf_se *se, se_hint *hint);
bool hf_se_multiple(struct hf_se *se, se_hint *hint);
bool hf_se_dynamic(struct hf_se *se, unsigned level, se_hint *hint);
/* All of them, as nested hints. */
void hf_se_forcing_list(struct hf_se *se, const se_field *f, se_list_kind kind, unsigned depth,
                        se_list *list);
/* The same search, its forcings left in se->forcings[depth] with their spreads, in order. */
bool hf_se_forcing_all(struct hf_se *se, const se_field *f, se_list_kind kind, unsigned depth);
void hf_se_forcing_gather(struct hf_se *se, const se_forcing *forcing, se_gather *g);

/* Does assuming a candidate on or off break its digit? (digit.c) */
bool hf_se_digit_breaks(const se_field *f, unsigned cell, unsigned d, bool on);

/* forcings.c: keeping them */
void hf_se_forcings_begin(se_forcings *all, bool best_only);
/* Before a list is begun: memory for it; false: there is none. */
bool hf_se_forcings_ready(struct hf_se *se, se_forcings *all);
uint32_t hf_se_forcings_limit(const se_forcings *all);
uint32_t hf_se_forcings_limit_for(const se_forcings *all, unsigned cell, unsigned digits);
void hf_se_forcings_offer(struct hf_se *se, se_forcings *all, se_forcing *forcing);
void hf_se_forcings_discard(se_forcings *all);

#endif
