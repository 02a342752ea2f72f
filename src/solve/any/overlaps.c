/* SPDX-License-Identifier: MIT
 *
 * overlaps.c - what two houses with cells in common exclude (people call it pointing and claiming).
 *
 *     house a   . . . . | 3 3 . . | . . . .        3 has no place in a outside of b,
 *     house b             3 3 . .                  so the rest of b does without it
 *                         . 3 x .
 *
 * All symbols at once: or the candidates of the common cells, of the rest of a and of the rest of
 * b.
 */
#include <stdlib.h>

#include "base/bits.h"
#include "grid/overlap.h"
#include "solve/any/tighten.h"

/* ---- which houses ---------------------------------------------------------------------------- */

/* Counts, or lists, the pairs of houses with two or more cells in common. */
static uint32_t find_overlaps(const hf_singles *s, uint32_t *shared, uint32_t *found,
                              hf_house_overlap *out, hf_search *search)
{
    uint32_t count = 0;
    for (uint32_t a = 0; a < s->houses; a++) {
        if (hf_search_work(search, 2 * (uint64_t)s->size * s->degree))
            break;
        uint32_t all = hf_overlap_list(s->shape, a, shared, found);
        for (uint32_t k = 0; k < all; k++) {
            if (found[k] < a)
                continue;
            if (out)
                out[count] = (hf_house_overlap){a, found[k]};
            count++;
        }
    }
    return count;
}

bool hf_overlaps_list(hf_tightener *t, hf_search *search)
{
    const hf_singles *s = t->singles;
    uint32_t *shared = calloc(2 * (size_t)s->houses + 1, sizeof *shared);
    if (!shared)
        return false;
    t->overlaps = find_overlaps(s, shared, shared + s->houses, NULL, search);
    t->overlap = malloc(t->overlaps * sizeof *t->overlap + 1);
    t->common = malloc(2 * (size_t)t->overlaps * s->words * sizeof *t->common + 1);
    if (t->overlap)
        find_overlaps(s, shared, shared + s->houses, t->overlap, search);
    free(shared);
    for (uint32_t i = 0; t->overlap && t->common && i < t->overlaps; i++) {
        hf_house_overlap o = t->overlap[i];
        if (hf_search_work(search, 4 * (uint64_t)s->size))
            break;
        uint64_t *common = t->common + 2 * (size_t)i * s->words;
        hf_overlap_places(s->shape, o.a, o.b, common);
        hf_overlap_places(s->shape, o.b, o.a, common + s->words);
    }
    return t->overlap && t->common && !search->stopped;
}

/* ---- what they say --------------------------------------------------------------------------- */

/* Or's the candidates of the cells at some places of a house. */
static inline void gather(const hf_singles *s, uint32_t house, const uint64_t *places,
                          uint64_t *out, uint32_t words)
{
    const uint32_t *cells = hf_house_cells(s->shape, house);
    for (uint32_t w = 0; w < words; w++)
        out[w] = 0;
    for (uint32_t p = 0; p < words; p++)
        for (uint64_t left = places[p]; left; left = hf_without_lowest64(left)) {
            const uint64_t *set = s->candidates + (size_t)cells[p * 64 + hf_lowest64(left)] * words;
            for (uint32_t w = 0; w < words; w++)
                out[w] |= set[w];
        }
}

/* Strikes a set of symbols from the cells at some places of a house. */
static bool strike_places(hf_singles *s, uint32_t house, const uint64_t *places,
                          const uint64_t *set)
{
    const uint32_t *cells = hf_house_cells(s->shape, house);
    for (uint32_t w = 0; w < s->words; w++)
        for (uint64_t left = places[w]; left; left = hf_without_lowest64(left))
            if (!hf_tighten_strike(s, cells[w * 64 + hf_lowest64(left)], set))
                return false;
    return true;
}

static inline bool look(hf_tightener *t, uint32_t i, uint32_t words)
{
    hf_singles *s = t->singles;
    const hf_house_overlap *o = &t->overlap[i];
    const uint64_t *common = t->common + 2 * (size_t)i * words;
    uint64_t rest_a[HF_TIGHTEN_WORDS], rest_b[HF_TIGHTEN_WORDS];
    uint64_t inside[HF_TIGHTEN_WORDS], only_a[HF_TIGHTEN_WORDS], only_b[HF_TIGHTEN_WORDS],
        found = 0;

    for (uint32_t w = 0; w < words; w++) {
        rest_a[w] = ~common[w] & hf_low_bits64(s->size - 64 * w);
        rest_b[w] = ~common[words + w] & hf_low_bits64(s->size - 64 * w);
    }
    gather(s, o->a, common, inside, words);
    gather(s, o->a, rest_a, only_a, words);
    gather(s, o->b, rest_b, only_b, words);
    for (uint32_t w = 0; w < words; w++) {
        uint64_t a = only_a[w], b = only_b[w];
        only_a[w] =
            inside[w] & a & ~b; /* b has no other place for them: strike from the rest of a */
        only_b[w] = inside[w] & b & ~a;
        found |= only_a[w] | only_b[w];
    }
    return !found ||
           (strike_places(s, o->a, rest_a, only_a) && strike_places(s, o->b, rest_b, only_b));
}

bool hf_overlaps_look(hf_tightener *t, uint32_t i)
{
    uint32_t words = t->singles->words;
    return words == 1 ? look(t, i, 1) : words == 2 ? look(t, i, 2) : look(t, i, words);
}
