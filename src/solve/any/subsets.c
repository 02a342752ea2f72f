/* SPDX-License-Identifier: MIT
 *
 * subsets.c - what the cells of one house exclude among themselves: all subsets, naked and hidden,
 * of every size, at once (Regin 1994).
 *
 * The cells of a house take different symbols, as many as there are cells. Give every open cell a
 * symbol, its partner, all different. Any other way to do so differs from this one by cycles, along
 * which each cell leaves its symbol to the next and takes another one that it could have. So with
 * an arrow
 *
 *     u -> v      where the cell whose partner is u could have v
 *
 * that cell can have v only if the arrow lies on a cycle, that is, within a strongly connected
 * component. Arrows that leave their component are struck.
 *
 * Components are found along a path (Gabow 2000), whose nodes are sets of symbols known to be
 * strongly connected, with an arrow from each set into the next:
 *
 *     path      { 3 5 } -> { 1 } -> { 2 7 8 }
 *     path_out  for each set, the symbols one step away
 *
 * An arrow from the last set into an earlier one closes a cycle and melts all between into one; an
 * arrow to a symbol not seen yet makes that the next set; and if there is neither, the last set is
 * a component and leaves. Each step works on whole sets, and there are at most two for each symbol.
 *
 * Partners are kept for the next time: mostly all but one or two still hold.
 */
#include "base/bits.h"
#include "solve/any/tighten.h"

/* In place of a partner; symbols are below. */
enum { FILLED = 0xFFFE, NO_PARTNER = 0xFFFF };
/* A house with fewer open cells holds nothing but singles: components of three symbols in all are
 * one of three, or one of them is alone, which is a naked single if no arrow leaves it and a hidden
 * one if none enters it. */
enum { LEAST_OPEN = 4 };

/* The functions whose last argument is `words` are compiled for one word, for two, and for any
 * number; so are those of overlaps.c. */

static inline bool has(const uint64_t *set, uint32_t i)
{
    return set[i >> 6] >> (i & 63) & 1;
}

/* Keeps the partners of the house that still hold. Returns the number of open cells; `used` are the
 * symbols that are partners. */
static inline uint32_t keep_partners(hf_tightener *t, uint32_t house, uint64_t *used,
                                     uint32_t words)
{
    const hf_singles *s = t->singles;
    const uint32_t *cells = hf_house_cells(s->shape, house);
    uint16_t *partner = t->partner + (size_t)house * s->size;
    uint32_t open = 0;
    for (uint32_t w = 0; w < words; w++)
        used[w] = 0;
    for (uint32_t k = 0; k < s->size; k++) {
        uint32_t symbol = partner[k];
        if (s->value[cells[k]] != HF_SINGLES_NONE) {
            partner[k] = FILLED;
            continue;
        }
        open++;
        if (symbol >= s->size || !has(s->candidates + (size_t)cells[k] * words, symbol)) {
            partner[k] = NO_PARTNER;
            continue;
        }
        /* Partners of a house always differ: at first there are none, places only lose theirs here, and
         * find_partner gives one that nobody has, or hands on what each gives up. */
        HF_ASSERT(!has(used, symbol));
        used[symbol >> 6] |= UINT64_C(1) << (symbol & 63);
        t->owner[symbol] = (uint16_t)k;
    }
    return open;
}

/* Gives the partner `symbol`, which is free, to the place it was reached from, that place's former
 * partner to the one before, and so on back to where the search began. */
static void hand_on(hf_tightener *t, uint16_t *partner, uint32_t symbol)
{
    for (;;) {
        uint32_t place = t->from[symbol], former = partner[place];
        partner[place] = (uint16_t)symbol;
        t->owner[symbol] = (uint16_t)place;
        if (former == NO_PARTNER)
            return;
        symbol = former;
    }
}

/* Finds a partner for a place, by way of others if need be: breadth first, and free symbols before
 * all others. False: there is none, so the open cells have too few symbols. */
static inline bool find_partner(hf_tightener *t, uint32_t house, uint32_t place, uint64_t *used,
                                uint32_t words)
{
    const hf_singles *s = t->singles;
    const uint32_t *cells = hf_house_cells(s->shape, house);
    uint64_t reached[HF_TIGHTEN_WORDS];
    uint32_t done = 0, count = 0;
    for (uint32_t w = 0; w < words; w++)
        reached[w] = 0;
    for (;;) {
        const uint64_t *set = s->candidates + (size_t)cells[place] * words;
        for (uint32_t w = 0; w < words; w++)
            if (set[w] & ~used[w]) {
                uint32_t symbol = w * 64 + hf_lowest64(set[w] & ~used[w]);
                used[w] |= UINT64_C(1) << (symbol & 63);
                t->from[symbol] = (uint16_t)place;
                hand_on(t, t->partner + (size_t)house * s->size, symbol);
                return true;
            }
        for (uint32_t w = 0; w < words; w++) {
            for (uint64_t fresh = set[w] & ~reached[w]; fresh; fresh = hf_without_lowest64(fresh)) {
                uint32_t symbol = w * 64 + hf_lowest64(fresh);
                t->from[symbol] = (uint16_t)place;
                t->queue[count++] = (uint16_t)symbol;
            }
            reached[w] |= set[w];
        }
        if (done == count)
            return false;
        place = t->owner[t->queue[done++]];
    }
}

/* Strikes from the owners of a component's symbols what lies outside of it. */
static inline bool strike_outside(hf_tightener *t, uint32_t house, const uint64_t *component,
                                  uint32_t words)
{
    const uint32_t *cells = hf_house_cells(t->singles->shape, house);
    for (uint32_t c = 0; c < words; c++)
        for (uint64_t left = component[c]; left; left = hf_without_lowest64(left)) {
            uint32_t symbol = c * 64 + hf_lowest64(left);
            uint64_t outside[HF_TIGHTEN_WORDS], any = 0;
            for (uint32_t w = 0; w < words; w++) {
                outside[w] = t->choice[(size_t)symbol * words + w] & ~component[w];
                any |= outside[w];
            }
            if (any && !hf_tighten_strike(t->singles, cells[t->owner[symbol]], outside))
                return false;
        }
    return true;
}

/* Makes `symbol` the last set of the path. */
static inline void extend(hf_tightener *t, uint32_t depth, uint32_t symbol, uint64_t *on_path,
                          uint32_t words)
{
    uint64_t *set = t->path + (size_t)depth * words, *out = t->path_out + (size_t)depth * words;
    for (uint32_t w = 0; w < words; w++) {
        set[w] = 0;
        out[w] = t->choice[(size_t)symbol * words + w];
    }
    set[symbol >> 6] |= UINT64_C(1) << (symbol & 63);
    on_path[symbol >> 6] |= UINT64_C(1) << (symbol & 63);
}

/* Melts the last sets of the path into one, back to the one with `symbol`; returns its number. */
static inline uint32_t melt(hf_tightener *t, uint32_t last, uint32_t symbol, uint32_t words)
{
    for (;; last--) {
        uint64_t *set = t->path + (size_t)last * words, *out = t->path_out + (size_t)last * words;
        if (has(set, symbol))
            return last;
        for (uint32_t w = 0; w < words; w++) {
            (set - words)[w] |= set[w];
            (out - words)[w] |= out[w];
        }
    }
}

/* A symbol that an arrow leads to from the last set, on the path if possible; UINT32_MAX: none but
 * in components that have left. */
static inline uint32_t next_arrow(const hf_tightener *t, uint32_t last, const uint64_t *left,
                                  const uint64_t *on_path, uint32_t words)
{
    const uint64_t *set = t->path + (size_t)last * words, *out = t->path_out + (size_t)last * words;
    uint32_t fresh = UINT32_MAX;
    for (uint32_t w = 0; w < words; w++) {
        uint64_t ahead = out[w] & left[w] & ~set[w];
        if (ahead & on_path[w])
            return w * 64 + hf_lowest64(ahead & on_path[w]);
        if (ahead && fresh == UINT32_MAX)
            fresh = w * 64 + hf_lowest64(ahead);
    }
    return fresh;
}

/* Goes through the components; `left` are all partners at first. */
static inline bool strike_between(hf_tightener *t, uint32_t house, uint64_t *left, uint32_t words)
{
    uint64_t on_path[HF_TIGHTEN_WORDS];
    for (uint32_t w = 0; w < words; w++)
        on_path[w] = 0;
    for (uint32_t start = 0; start < words; start++)
        while (left[start]) {
            uint32_t last = 0;
            extend(t, 0, start * 64 + hf_lowest64(left[start]), on_path, words);
            for (;;) {
                uint32_t symbol = next_arrow(t, last, left, on_path, words);
                const uint64_t *set = t->path + (size_t)last * words;
                if (symbol != UINT32_MAX && has(on_path, symbol)) {
                    last = melt(t, last, symbol, words);
                } else if (symbol != UINT32_MAX) {
                    extend(t, ++last, symbol, on_path, words);
                } else {
                    for (uint32_t w = 0; w < words; w++)
                        left[w] &= ~set[w];
                    if (!strike_outside(t, house, set, words))
                        return false;
                    if (last-- == 0)
                        break;
                }
            }
        }
    return true;
}

static inline bool look(hf_tightener *t, uint32_t house, uint32_t words)
{
    const hf_singles *s = t->singles;
    const uint32_t *cells = hf_house_cells(s->shape, house);
    const uint16_t *partner = t->partner + (size_t)house * s->size;
    uint64_t used[HF_TIGHTEN_WORDS];

    if (keep_partners(t, house, used, words) < LEAST_OPEN)
        return true;
    for (uint32_t k = 0; k < s->size; k++)
        if (partner[k] == NO_PARTNER && !find_partner(t, house, k, used, words))
            return false;
    for (uint32_t k = 0; k < s->size; k++)
        for (uint32_t w = 0; partner[k] != FILLED && w < words; w++)
            t->choice[(size_t)partner[k] * words + w] = s->candidates[(size_t)cells[k] * words + w];
    return strike_between(t, house, used, words);
}

bool hf_subsets_look(hf_tightener *t, uint32_t house)
{
    uint32_t words = t->singles->words;
    return words == 1 ? look(t, house, 1) : words == 2 ? look(t, house, 2) : look(t, house, words);
}
