/* SPDX-License-Identifier: MIT
 *
 * proof.h - checks the proof that a step brings, thought by thought.
 */
#ifndef TEST_PROOF_H
#define TEST_PROOF_H

#include <stdio.h>

#include "houseful/houseful.h"

/* A proof at the position of a logic context, before the step is carried out. */
typedef struct test_proof {
    const hf_logic *logic;
    const hf_shape *shape;
    const hf_step *step;
} test_proof;

static inline bool proof_has(const test_proof *p, uint32_t cell, uint32_t symbol)
{
    return hf_logic_candidates(p->logic, cell) >> (symbol - 1) & 1;
}

/* Does a thought rest on one that says this? */
static inline bool proof_rests_on(const test_proof *p, const hf_inference *t, uint32_t cell,
                                  uint32_t symbol, bool holds)
{
    for (uint32_t k = 0; k < t->count; k++) {
        const hf_inference *r = &p->step->inference[p->step->reference[t->first + k]];
        if (r->cell == cell && r->symbol == symbol && r->holds == holds)
            return true;
    }
    return false;
}

/* Is a candidate out, from the start or by what the thought rests on? */
static inline bool proof_out(const test_proof *p, const hf_inference *t, uint32_t cell,
                             uint32_t symbol)
{
    return !proof_has(p, cell, symbol) || proof_rests_on(p, t, cell, symbol, false);
}

static inline bool proof_seen(const test_proof *p, const hf_inference *t)
{
    for (uint32_t k = 0; k < t->count; k++) {
        const hf_inference *r = &p->step->inference[p->step->reference[t->first + k]];
        if (r->holds && ((r->cell == t->cell && r->symbol != t->symbol) ||
                         (r->symbol == t->symbol && hf_shape_sees(p->shape, r->cell, t->cell))))
            return true;
    }
    return false;
}

static inline bool proof_last(const test_proof *p, const hf_inference *t)
{
    if (t->house == HF_NO_HOUSE) {
        for (uint32_t d = 1; d <= 9; d++)
            if (d != t->symbol && !proof_out(p, t, t->cell, d))
                return false;
        return true;
    }
    const uint32_t *cells = hf_shape_house(p->shape, t->house);
    for (uint32_t i = 0; i < 9; i++)
        if (cells[i] != t->cell && !proof_out(p, t, cells[i], t->symbol))
            return false;
    return true;
}

static inline bool proof_in(const test_proof *p, uint32_t house, uint32_t cell)
{
    const uint32_t *cells = hf_shape_house(p->shape, house);
    for (uint32_t i = 0; i < 9; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

static inline bool proof_locked(const test_proof *p, const hf_inference *t)
{
    const uint32_t *cells = hf_shape_house(p->shape, t->house);
    for (uint32_t i = 0; i < 9; i++)
        if (!proof_in(p, t->other, cells[i]) && !proof_out(p, t, cells[i], t->symbol))
            return false;
    return proof_in(p, t->other, t->cell) && !proof_in(p, t->house, t->cell);
}

/* The cells of the house that can still hold one of the pair; or, naked, nothing else. */
static inline bool proof_pair(const test_proof *p, const hf_inference *t)
{
    const uint32_t *cells = hf_shape_house(p->shape, t->house);
    bool hidden = t->ground == HF_GROUND_HIDDEN_PAIR, among = false;
    uint32_t count = 0;
    for (uint32_t i = 0; i < 9; i++) {
        bool has = false, more = false;
        for (uint32_t d = 1; d <= 9; d++)
            if (t->symbols >> (d - 1) & 1)
                has |= !proof_out(p, t, cells[i], d);
            else
                more |= !proof_out(p, t, cells[i], d);
        if (hidden ? !has : !has || more)
            continue;
        count++;
        among |= cells[i] == t->cell;
    }
    bool of_pair = t->symbols >> (t->symbol - 1) & 1;
    return count == 2 && (hidden ? among && !of_pair : !among && of_pair) &&
           proof_in(p, t->house, t->cell);
}

static inline bool proof_follows(const test_proof *p, const hf_inference *t)
{
    switch (t->ground) {
    case HF_GROUND_SUPPOSED:
        return t->count == 0;
    case HF_GROUND_SEEN:
        return !t->holds && proof_seen(p, t);
    case HF_GROUND_LAST:
        return t->holds && proof_last(p, t);
    case HF_GROUND_LOCKED:
        return !t->holds && proof_locked(p, t);
    case HF_GROUND_HIDDEN_PAIR:
    case HF_GROUND_NAKED_PAIR:
        return !t->holds && proof_pair(p, t);
    default:
        return t->count > 0;
    }
}

/* Does a thought refer only to what holds where it stands: thoughts of its own case or of those around
 * it; and what it proves, to the proof right before it? */
static inline bool proof_refers_well(const test_proof *p, uint32_t i)
{
    const hf_inference *all = p->step->inference, *t = &all[i];
    for (uint32_t k = 0; k < t->count; k++) {
        uint32_t to = p->step->reference[t->first + k];
        if (to >= i)
            return false;
        if (all[to].depth > t->depth) { /* only right before what it proves */
            if (t->ground != HF_GROUND_PROVED)
                return false;
            for (uint32_t j = to; j < i; j++)
                if (all[j].depth <= t->depth && !(all[j].ground == HF_GROUND_PROVED && j + 1 == i))
                    return false;
            continue;
        }
        for (uint32_t j = to + 1; j <= i; j++) /* no other case has begun since */
            if (all[j].ground == HF_GROUND_SUPPOSED && all[j].depth <= all[to].depth)
                return false;
    }
    return true;
}

/* Has the same been said before, in the same case? */
static inline bool proof_repeats(const test_proof *p, uint32_t i)
{
    const hf_inference *all = p->step->inference, *t = &all[i];
    for (uint32_t j = i; t->ground != HF_GROUND_SUPPOSED && j-- > 0 && all[j].depth >= t->depth;) {
        if (all[j].depth > t->depth)
            continue;
        if (all[j].ground == HF_GROUND_SUPPOSED)
            return false;
        if (all[j].cell == t->cell && all[j].symbol == t->symbol && all[j].holds == t->holds)
            return true;
    }
    return false;
}

/* The number of the first thought that does not follow, or that is said twice; UINT32_MAX: all do. */
static inline uint32_t proof_fault(const test_proof *p)
{
    for (uint32_t i = 0; i < p->step->inferences; i++)
        if (!proof_refers_well(p, i) || !proof_follows(p, &p->step->inference[i]) ||
            proof_repeats(p, i))
            return i;
    return UINT32_MAX;
}

#endif
