/* SPDX-License-Identifier: MIT
 *
 * learn.c - the tree search and the learner in turns (learn.h).
 *
 *     tree: FIRST steps | learner | tree: twice as many | learner | tree: four times | ...
 *
 * Each goes on where it was. The learner has a quarter of the tree search's time at first, for most of what is hard is
 * harder for clauses, and twice its time in the end. Steps are counted, not time, so that all goes the same way each
 * time. Both look for all solutions; who finds one that is known already says nothing. The learner begins with
 * what the root left open, not with what the tree search has excluded since.
 */
#include "solve/variant/learn.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

/* In steps: 4 million take some 20 ms. */
enum { FIRST = 4000000, HASTY = 1000, LATE = 4, LATEST = 6 };

static uint64_t first_turn(const hf_variant *v)
{
    return v->hasty ? HASTY : FIRST;
}

/* Steps of the learner's turn: a quarter of the tree search's, in LATE half, then as many, from LATEST on twice as many. */
static uint64_t length_of(const hf_variant *v, uint32_t turn)
{
    uint32_t more = turn < LATE ? 0 : turn < LATEST ? turn - LATE + 1 : LATEST - LATE + 1;
    return first_turn(v) / 4 << (turn + more);
}

void hf_variant_await_turn(hf_variant *v)
{
    for (uint32_t cell = 0; cell < v->cell_count; cell++)
        v->root[cell] = v->boards[0].mask[v->place[cell]];
    v->known_count = 0;
    v->settled = false;
    v->pause = first_turn(v);
}

/* ---- the learner's memory ----------------------------------------------------------------------- */

void hf_variant_end_turns(hf_variant *v)
{
    hf_learning *l = v->learning;
    v->learning = NULL;
    v->pause = 0;
    if (l == NULL)
        return;
    hf_learner_close(&l->learner);
    free(l->choice);
    free(l->candidate);
    free(l->group_start);
    free(l->member);
    free(l->apart);
    free(l->alive);
    free(l);
}

static void number_choices(hf_learning *l, const hf_variant *v)
{
    for (uint32_t cell = 0; cell < v->cell_count; cell++) {
        uint32_t mask = v->root[cell];
        for (uint32_t s = 0; s < v->size; s++) {
            bool open = !hf_is_one(mask) && (mask >> s & 1) != 0;
            l->choice[cell * v->size + s] = open ? l->choices : HF_NO_CHOICE;
            if (open)
                l->candidate[l->choices++] = cell * v->size + s;
        }
    }
}

/* False: no memory, or told to stop. */
static bool open_learning(hf_variant *v)
{
    const size_t candidates = (size_t)v->cell_count * v->size;
    hf_learning *l = v->learning = calloc(1, sizeof *l);
    if (l != NULL) {
        hf_learner_open(&l->learner);
        l->choice = malloc(candidates * sizeof *l->choice);
        l->candidate = malloc(candidates * sizeof *l->candidate);
        l->apart = malloc(v->cell_count * sizeof *l->apart);
    }
    if (l == NULL || l->choice == NULL || l->candidate == NULL || l->apart == NULL) {
        v->failed = true;
        return false;
    }
    number_choices(l, v);
    return hf_learning_build(l, v);
}

/* ---- solutions ---------------------------------------------------------------------------------- */

static bool is_known(const hf_variant *v, const uint16_t *values)
{
    for (uint32_t i = 0; i < v->known_count; i++) {
        if (memcmp(v->known[i], values, v->cell_count * sizeof *values) == 0)
            return true;
    }
    return false;
}

bool hf_variant_found(hf_variant *v, const uint16_t *values)
{
    if (v->learning != NULL && is_known(v, values))
        return true;
    if (v->known_count < HF_VARIANT_KNOWN)
        memcpy(v->known[v->known_count++], values, v->cell_count * sizeof *values);
    else
        v->pause = 0; /* not all can be remembered: the tree search alone from now on */
    return hf_search_found(v->search, values);
}

/* What the root left alone, and what the learner holds true. */
static void read_solution(const hf_variant *v, uint16_t *values)
{
    const hf_learning *l = v->learning;
    for (uint32_t cell = 0; cell < v->cell_count; cell++)
        values[cell] = (uint16_t)(hf_lowest32(v->root[cell]) + 1);
    for (uint32_t var = 0; var < l->choices; var++) {
        if (l->learner.now.value[hf_lit_true(var)] > 0)
            values[l->candidate[var] / v->size] = (uint16_t)(l->candidate[var] % v->size + 1);
    }
}

/* ---- a turn ------------------------------------------------------------------------------------- */

/* True: the tree search goes on. */
static bool take_turn(hf_variant *v)
{
    uint16_t values[HF_VARIANT_CELLS];
    hf_learner *learner = &v->learning->learner;
    for (;;) {
        hf_verdict verdict = hf_learner_search(learner, v->search);
        v->failed |= learner->no_memory;
        v->settled = verdict == HF_VERDICT_DONE;
        if (verdict != HF_VERDICT_FOUND)
            return verdict == HF_VERDICT_PAUSED;
        read_solution(v, values);
        if (!is_known(v, values) && v->known_count == HF_VARIANT_KNOWN) {
            v->pause = 0; /* the tree search will find it, too */
            return true;
        }
        if (!hf_variant_found(v, values))
            return false;
        hf_learner_exclude(learner);
    }
}

bool hf_variant_learn(hf_variant *v)
{
    v->pause = 0;
    if (v->learning == NULL && (v->known_count == HF_VARIANT_KNOWN || !hf_learning_suits(v)))
        return true;
    if (v->learning == NULL && !open_learning(v))
        return false;
    const uint32_t turn = v->learning->turn++;
    hf_learner *learner = &v->learning->learner;
    learner->pause = learner->work + length_of(v, turn);
    v->pause = first_turn(v) << (turn + 1);
    return take_turn(v);
}
