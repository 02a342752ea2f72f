/* SPDX-License-Identifier: MIT
 *
 * propagate.h - setting a variable, everything that follows from it, and taking it back; in the
 * three forms of a model (propagate_tpl.h).
 */
#ifndef HF_SOLVE_LEARN_PROPAGATE_H
#define HF_SOLVE_LEARN_PROPAGATE_H

#include "solve/learn/clauses.h"
#include "solve/learn/order.h"

bool hf_propagate_plain(const hf_model *m, hf_assignment *a, hf_clauses *c);
bool hf_propagate_mixed(const hf_model *m, hf_assignment *a, hf_clauses *c);
bool hf_propagate_wide(const hf_model *m, hf_assignment *a, hf_clauses *c);

void hf_assign_plain(const hf_model *m, hf_assignment *a, hf_lit lit, hf_why why);
void hf_assign_mixed(const hf_model *m, hf_assignment *a, hf_lit lit, hf_why why);
void hf_assign_wide(const hf_model *m, hf_assignment *a, hf_lit lit, hf_why why);

void hf_backtrack_plain(const hf_model *m, hf_assignment *a, hf_order *o, uint32_t level);
void hf_backtrack_mixed(const hf_model *m, hf_assignment *a, hf_order *o, uint32_t level);
void hf_backtrack_wide(const hf_model *m, hf_assignment *a, hf_order *o, uint32_t level);

/* Follows up everything. True: the assignment's `conflict` says what went wrong. */
static inline bool hf_propagate(const hf_model *m, hf_assignment *a, hf_clauses *c)
{
    return m->form == HF_MODEL_PLAIN   ? hf_propagate_plain(m, a, c)
           : m->form == HF_MODEL_MIXED ? hf_propagate_mixed(m, a, c)
                                       : hf_propagate_wide(m, a, c);
}

/* Makes an open literal true. */
static inline void hf_assign(const hf_model *m, hf_assignment *a, hf_lit lit, hf_why why)
{
    HF_ASSERT(!a->value[lit]);
    if (m->form == HF_MODEL_PLAIN)
        hf_assign_plain(m, a, lit, why);
    else if (m->form == HF_MODEL_MIXED)
        hf_assign_mixed(m, a, lit, why);
    else
        hf_assign_wide(m, a, lit, why);
}

/* Undoes every level above `level`; what becomes open returns to the heap. */
static inline void hf_backtrack(const hf_model *m, hf_assignment *a, hf_order *o, uint32_t level)
{
    if (m->form == HF_MODEL_PLAIN)
        hf_backtrack_plain(m, a, o, level);
    else if (m->form == HF_MODEL_MIXED)
        hf_backtrack_mixed(m, a, o, level);
    else
        hf_backtrack_wide(m, a, o, level);
}

#endif
