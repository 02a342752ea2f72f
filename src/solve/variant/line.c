/* SPDX-License-Identifier: MIT
 *
 * line.c - symbols along a line that an automaton accepts: forward, which states can be reached
 * before each cell; backward, from which of them the end can; a symbol stays if it leads from one of
 * the former to one of the latter.
 */
#include "solve/variant/model.h"

#include <string.h>

static inline bool has(const uint64_t *set, uint32_t state)
{
    return (set[state / 64] >> (state % 64) & 1) != 0;
}

/* The states behind those of a set, by any symbol of a mask. */
static void forward(const hf_variant *v, const hf_automaton *a, const uint64_t *from, uint32_t mask,
                    uint64_t *to, uint32_t words)
{
    memset(to, 0, words * sizeof *to);
    for (uint32_t w = 0; w < words; w++) {
        for (uint64_t rest = from[w]; rest != 0; rest &= rest - 1) {
            const uint16_t *next = a->next + (size_t)(w * 64 + hf_lowest64(rest)) * v->size;
            for (uint32_t m = mask; m != 0; m &= m - 1) {
                uint32_t state = next[hf_lowest32(m)];
                if (state != HF_AUTOMATON_DEAD)
                    to[state / 64] |= UINT64_C(1) << (state % 64);
            }
        }
    }
}

/* Keeps of `from` what leads into `to`; returns the symbols that do. */
static uint32_t backward(const hf_variant *v, const hf_automaton *a, uint64_t *from, uint32_t mask,
                         const uint64_t *to, uint32_t words)
{
    uint32_t kept = 0;
    for (uint32_t w = 0; w < words; w++) {
        uint64_t alive = 0;
        for (uint64_t rest = from[w]; rest != 0; rest &= rest - 1) {
            const uint16_t *next = a->next + (size_t)(w * 64 + hf_lowest64(rest)) * v->size;
            const uint64_t bit = rest & (~rest + 1);
            /* symbols that lead on from another state need no proof but for this state's sake */
            for (uint32_t m = mask & ~kept; m != 0; m &= m - 1) {
                uint32_t state = next[hf_lowest32(m)];
                if (state != HF_AUTOMATON_DEAD && has(to, state)) {
                    kept |= m & (~m + 1);
                    alive |= bit;
                }
            }
            for (uint32_t m = mask & kept; m != 0 && (alive & bit) == 0; m &= m - 1) {
                uint32_t state = next[hf_lowest32(m)];
                if (state != HF_AUTOMATON_DEAD && has(to, state))
                    alive |= bit;
            }
        }
        from[w] = alive;
    }
    return kept;
}

bool hf_variant_line(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const hf_automaton *a = &v->rules->automata[p->data];
    const uint32_t *cells = v->cells + p->cells;
    uint32_t words = p->more;
    uint64_t *sets = v->states; /* words for each place before, between and behind the cells */
    memset(sets, 0, words * sizeof *sets);
    for (uint32_t s = 0; s < a->starts; s++)
        sets[s / 64] |= UINT64_C(1) << (s % 64);
    for (uint32_t i = 0; i < p->count; i++)
        forward(v, a, sets + i * words, b->mask[cells[i]], sets + (i + 1) * words, words);
    uint64_t *end = sets + (size_t)p->count * words;
    uint64_t any = 0;
    for (uint32_t w = 0; w < words; w++) {
        for (uint64_t rest = end[w]; rest != 0; rest &= rest - 1) {
            if (!a->accepts[w * 64 + hf_lowest64(rest)])
                end[w] &= ~(rest & (~rest + 1));
        }
        any |= end[w];
    }
    if (any == 0)
        return hf_variant_fail(v, cells[0]);
    v->work += words * p->count;
    for (uint32_t i = p->count; i-- > 0;) {
        uint32_t kept =
            backward(v, a, sets + i * words, b->mask[cells[i]], sets + (i + 1) * words, words);
        if (!hf_variant_keep(v, b, cells[i], kept))
            return false;
    }
    return true;
}
