/* SPDX-License-Identifier: MIT
 *
 * learn.h - a puzzle as clauses, for the learner of solve/learn.
 *
 * Some puzzles without sums take the tree search for ever that clause learning settles in seconds: what
 * fails there fails for reasons of a few cells, again and again. Most others it would not settle in hours.
 * Nobody knows beforehand, so the tree search goes first, and the two take turns from then on (learn.c).
 *
 *     variables   a candidate that the root leaves open: the choices; and states, which follow from them
 *     groups      the candidates of a cell; the places of a symbol in a house; the states before a cell of a line
 *     clauses     relations of two cells, indices, and ways from state to state: counts and automata as walks along
 *                 their cells
 */
#ifndef HF_SOLVE_VARIANT_LEARN_H
#define HF_SOLVE_VARIANT_LEARN_H

#include "solve/learn/learner.h"
#include "solve/variant/model.h"

#define HF_NO_CHOICE UINT32_MAX

struct hf_learning {
    hf_learner learner;
    uint32_t turn; /* the number of turns so far */

    uint32_t choices;
    uint32_t *choice;    /* per cell and symbol: its variable, or HF_NO_CHOICE */
    uint32_t *candidate; /* per choice: cell * size + symbol */

    /* while it is built */
    uint32_t *group_start, group_count, group_room;
    uint32_t *member, member_count, member_room;
    uint64_t (*apart)[HF_VARIANT_WORDS]; /* per cell, those known to hold other symbols */
    uint8_t *alive;                      /* the states of a walk, cell by cell */
    size_t alive_room;
};

/* Is it a puzzle for the learner: few states, no long sums, nothing that clauses cannot tell (clauses.c)? */
bool hf_learning_suits(hf_variant *v);
/* What v->root left open, as clauses, ready for the search. False: no memory, as v->failed says, or told to stop
 * (clauses.c). */
bool hf_learning_build(hf_learning *l, hf_variant *v);

#endif
