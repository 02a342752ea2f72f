/* SPDX-License-Identifier: MIT
 *
 * model.h - a board as variables and groups; what never changes while the learner searches.
 *
 * A variable is a candidate that singles could not decide; true means: this symbol stands in this
 * cell. Each variable lies in one group for its cell and one for each of its houses, and exactly
 * one member of each group is true. None of this is ever written down as clauses: a group is a list
 * of members.
 *
 *     group g:  member   [ x17 | x18 | x19 | x23 ]      group_start[g] .. group_start[g + 1]
 *     x23:      seat     [ g:3 | h:0 | k:5 | m:2 ]      its place in each of its groups
 *
 * The same structure comes in three forms, chosen by the board (see propagate_tpl.h):
 *     plain   4 groups for each variable, groups of at most 64, at most 65,536 variables
 *     mixed   the same with any number of groups per variable (X, windoku, cubes)
 *     wide    groups of up to 1024 members, any number of variables
 */
#ifndef HF_SOLVE_LEARN_MODEL_H
#define HF_SOLVE_LEARN_MODEL_H

#include "base/literal.h"
#include "solve/any/singles.h"

typedef enum hf_model_form { HF_MODEL_PLAIN, HF_MODEL_MIXED, HF_MODEL_WIDE } hf_model_form;

#define HF_NO_SEAT UINT32_MAX

typedef struct hf_model {
    uint32_t vars;
    uint32_t groups;
    uint32_t seats; /* places per variable in `seat`: 1 + the most houses of a cell */
    bool even;      /* each variable fills them all, as long as it is open */
    hf_model_form form;
    bool always_wide;      /* for tests: the wide form also where it is not needed */
    uint32_t words;        /* words per set of members of a group; 1 but in the wide form */
    uint32_t seat_bits;    /* a seat is group << seat_bits | place in the group */
    uint32_t *candidate;   /* per variable: cell * size + symbol */
    uint32_t *group_start; /* groups + 1 */
    uint32_t *member;      /* variables, group by group */
    uint16_t *member16;    /* the same, half as large: plain and mixed form */
    uint32_t *seat;        /* vars x seats, HF_NO_SEAT after the last */

    uint32_t *seated; /* per variable: seats written so far, while they are */
    size_t vars_room;
    size_t groups_room;
    size_t members_room;
    size_t seats_room;
} hf_model;

void hf_model_close(hf_model *m);
size_t hf_model_memory(const hf_model *m);

/* Builds variables and groups from what singles left open. HF_TOO_LARGE: more than the learner
 * holds. If the search that the singles belong to was told to stop on the way, there is nothing in the
 * model. */
hf_status hf_model_build(hf_model *m, const hf_singles *s);

/* A model of other parts than a board's: variables of the caller's, and groups of them, of each of which exactly
 * one is true. */
typedef struct hf_model_parts {
    uint32_t vars;
    uint32_t groups;
    const uint32_t *group_start; /* groups + 1 */
    const uint32_t *member;      /* variables, group by group */
} hf_model_parts;
/* `candidate` is each variable's own number. */
hf_status hf_model_compose(hf_model *m, const hf_model_parts *parts);

/* Takes variables that are decided for good out of the groups, and groups that have their true member
 * out of the model. `value` is an assignment's, at level 0 with everything followed up. Groups get
 * other numbers. */
void hf_model_rebuild(hf_model *m, const int8_t *value);

static inline const uint32_t *hf_model_seats(const hf_model *m, uint32_t var)
{
    return m->seat + (size_t)var * m->seats;
}

static inline uint32_t hf_model_group_size(const hf_model *m, uint32_t group)
{
    return m->group_start[group + 1] - m->group_start[group];
}

#endif
