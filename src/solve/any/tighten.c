/* SPDX-License-Identifier: MIT
 *
 * tighten.c - strikes what two overlapping houses, or one house by itself, exclude.
 *
 * Overlaps (people call it pointing and claiming): if all places of a symbol in one house lie in
 * another one too, the rest of the other house does without it. This is done for all symbols at
 * once, by or'ing the candidates inside and outside the common part.
 *
 * One house by itself (all subsets, naked and hidden, of every size; Regin 1994): the cells of a
 * house take different symbols, as many as there are cells. Give every open cell a symbol, all
 * different. Any other way to do so differs from this one by cycles, along which each cell gives
 * its symbol to another cell and takes one it could have as well. So with an arrow
 *
 *     u -> v      where the cell that has symbol u could have v
 *
 * a cell can have symbol v instead of its own u only if the arrow u -> v lies on a cycle, that is,
 * in a strongly connected component. Arrows that leave their component are struck.
 *
 * Components are found along a path (Gabow 2000), whose nodes are sets of symbols known to be
 * strongly connected, and with an arrow from each set to the next:
 *
 *     path      { 3 5 } -> { 1 } -> { 2 7 8 }
 *     path_out  symbols one step away from any of the set
 *
 * An arrow from the last set to an earlier one closes a cycle and melts all between into one; to a
 * symbol not seen yet makes it the next set; and if there is neither, the last set is a component
 * and leaves. Each step is an operation on whole sets, and there are at most two for each symbol.
 *
 * Both are what people do before they guess, and boards made for people mostly end here: a 16x16
 * board of the kind in forums takes a third of the time that searching takes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/any/tighten.h"

enum { MOST_WORDS = HF_MAX_SIZE / 64 };
/* In place of a partner; symbols are below. */
enum { FILLED = 0xFFFE, NO_PARTNER = 0xFFFF };
/* What is to be looked at again in a house whose candidates have changed. */
enum { STALE_OVERLAP = 1, STALE_CELLS = 2, STALE = STALE_OVERLAP | STALE_CELLS, OVERLAP_NOW = 4 };
/* A house with fewer open cells holds nothing but singles: one of three cells is left alone if the
 * others make a pair. */
enum { LEAST_OPEN = 4 };

/* ---- memory ---------------------------------------------------------------------------------- */

/* Counts, or lists, the pairs of houses with two or more cells in common. `shared` is room for a
 * number per house, all 0. */
static uint32_t find_overlaps(const hf_singles *s, uint32_t *shared, hf_overlap *out)
{
    uint32_t count = 0;
    for (uint32_t a = 0; a < s->houses; a++) {
        const uint32_t *cells = hf_house_cells(s->shape, a);
        for (uint32_t k = 0; k < s->size * s->degree; k++) {
            uint32_t b = s->houses_of[(size_t)cells[k / s->degree] * s->degree + k % s->degree];
            if (b <= a || b == s->houses || ++shared[b] != 2)
                continue;
            if (out)
                out[count] = (hf_overlap){a, b};
            count++;
        }
        for (uint32_t k = 0; k < s->size * s->degree; k++)
            shared[s->houses_of[(size_t)cells[k / s->degree] * s->degree + k % s->degree]] = 0;
    }
    return count;
}

/* The places of house a whose cells lie in house b as well; both lists are ascending. */
static void find_common(const hf_singles *s, uint32_t a, uint32_t b, uint64_t *places)
{
    const uint32_t *of_a = hf_house_cells(s->shape, a), *of_b = hf_house_cells(s->shape, b);
    memset(places, 0, s->words * sizeof *places);
    for (uint32_t i = 0, k = 0; i < s->size && k < s->size;) {
        if (of_a[i] == of_b[k])
            places[i >> 6] |= UINT64_C(1) << (i & 63);
        uint32_t at_a = of_a[i], at_b = of_b[k];
        i += at_a <= at_b;
        k += at_b <= at_a;
    }
}

static bool list_overlaps(hf_tightener *t)
{
    const hf_singles *s = t->singles;
    uint32_t *shared = calloc((size_t)s->houses + 1, sizeof *shared);
    if (!shared)
        return false;
    t->overlaps = find_overlaps(s, shared, NULL);
    t->overlap = malloc(t->overlaps * sizeof *t->overlap + 1);
    t->common = malloc(2 * (size_t)t->overlaps * s->words * sizeof *t->common + 1);
    if (t->overlap)
        find_overlaps(s, shared, t->overlap);
    free(shared);
    for (uint32_t i = 0; t->overlap && t->common && i < t->overlaps; i++) {
        hf_overlap o = t->overlap[i];
        uint64_t *common = t->common + 2 * (size_t)i * s->words;
        find_common(s, o.a, o.b, common);
        find_common(s, o.b, o.a, common + s->words);
    }
    return t->overlap && t->common;
}

hf_status hf_tighten_open(hf_tightener *t, hf_singles *singles)
{
    size_t size = singles->size, sets = size * singles->words;
    *t = (hf_tightener){.singles = singles};
    t->stale = malloc((size_t)singles->houses + 1);
    t->partner = malloc(singles->houses * size * sizeof *t->partner + 1);
    t->owner = malloc(size * sizeof *t->owner);
    t->from = malloc(size * sizeof *t->from);
    t->queue = malloc(size * sizeof *t->queue);
    t->choice = malloc(sets * sizeof *t->choice);
    t->path = malloc(sets * sizeof *t->path);
    t->path_out = malloc(sets * sizeof *t->path_out);
    if (t->stale && t->partner && t->owner && t->from && t->queue && t->choice && t->path &&
        t->path_out && list_overlaps(t)) {
        memset(t->partner, 0xFF, singles->houses * size * sizeof *t->partner);
        return HF_OK;
    }
    hf_tighten_close(t);
    return HF_NO_MEMORY;
}

void hf_tighten_close(hf_tightener *t)
{
    free(t->overlap);
    free(t->common);
    free(t->stale);
    free(t->partner);
    free(t->owner);
    free(t->from);
    free(t->queue);
    free(t->choice);
    free(t->path);
    free(t->path_out);
    memset(t, 0, sizeof *t);
}

size_t hf_tighten_memory(const hf_tightener *t)
{
    const hf_singles *s = t->singles;
    if (!s)
        return 0;
    return t->overlaps * (sizeof *t->overlap + 2 * s->words * sizeof *t->common) + s->houses +
           ((size_t)s->houses * s->size + 3 * (size_t)s->size) * sizeof *t->partner +
           3 * (size_t)s->size * s->words * sizeof *t->path;
}

/* ---- two houses ------------------------------------------------------------------------------ */

/* The functions with `words` as their last argument are compiled for one word, for two, and for any
 * number, see hf_tighten_run: twice as fast on boards up to 64 x 64 as if it were always unknown.
 */

static inline bool has(const uint64_t *set, uint32_t i)
{
    return set[i >> 6] >> (i & 63) & 1;
}

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

/* Strikes a set of symbols from a cell, as far as they are its candidates. */
static bool strike_set(hf_singles *s, uint32_t cell, const uint64_t *set)
{
    for (uint32_t w = 0; w < s->words; w++) {
        uint64_t left = set[w] & s->candidates[(size_t)cell * s->words + w];
        for (; left; left = hf_without_lowest64(left))
            if (!hf_singles_strike(s, cell, w * 64 + hf_lowest64(left)))
                return false;
    }
    return true;
}

/* Strikes a set of symbols from the cells at some places of a house. */
static bool strike_places(hf_singles *s, uint32_t house, const uint64_t *places,
                          const uint64_t *set)
{
    const uint32_t *cells = hf_house_cells(s->shape, house);
    for (uint32_t w = 0; w < s->words; w++)
        for (uint64_t left = places[w]; left; left = hf_without_lowest64(left))
            if (!strike_set(s, cells[w * 64 + hf_lowest64(left)], set))
                return false;
    return true;
}

static inline bool look_at_overlap(hf_tightener *t, uint32_t i, uint32_t words)
{
    hf_singles *s = t->singles;
    const hf_overlap *o = &t->overlap[i];
    const uint64_t *common = t->common + 2 * (size_t)i * words;
    uint64_t rest_a[MOST_WORDS], rest_b[MOST_WORDS];
    uint64_t inside[MOST_WORDS], only_a[MOST_WORDS], only_b[MOST_WORDS], found = 0;

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

/* ---- one house ------------------------------------------------------------------------------- */

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
        if (symbol >= s->size || has(used, symbol) ||
            !has(s->candidates + (size_t)cells[k] * words, symbol)) {
            partner[k] = NO_PARTNER;
            continue;
        }
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

/* Finds a partner for a place, by way of others if need be: breadth first. False: there is none, so
 * the open cells have too few symbols. */
static inline bool find_partner(hf_tightener *t, uint32_t house, uint32_t place, uint64_t *used,
                                uint32_t words)
{
    const hf_singles *s = t->singles;
    const uint32_t *cells = hf_house_cells(s->shape, house);
    uint64_t reached[MOST_WORDS];
    uint32_t done = 0, count = 0;
    for (uint32_t w = 0; w < words; w++)
        reached[w] = 0;
    for (;;) {
        const uint64_t *set = s->candidates + (size_t)cells[place] * words;
        for (uint32_t w = 0; w < words; w++)
            for (uint64_t fresh = set[w] & ~reached[w]; fresh; fresh = hf_without_lowest64(fresh)) {
                uint32_t symbol = w * 64 + hf_lowest64(fresh);
                t->from[symbol] = (uint16_t)place;
                t->queue[count++] = (uint16_t)symbol;
                reached[w] |= UINT64_C(1) << (symbol & 63);
                if (!has(used, symbol)) {
                    used[w] |= UINT64_C(1) << (symbol & 63);
                    hand_on(t, t->partner + (size_t)house * s->size, symbol);
                    return true;
                }
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
            uint64_t outside[MOST_WORDS], any = 0;
            for (uint32_t w = 0; w < words; w++) {
                outside[w] = t->choice[(size_t)symbol * words + w] & ~component[w];
                any |= outside[w];
            }
            if (any && !strike_set(t->singles, cells[t->owner[symbol]], outside))
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
    uint64_t on_path[MOST_WORDS];
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

static inline bool look_at_house(hf_tightener *t, uint32_t house, uint32_t words)
{
    const hf_singles *s = t->singles;
    const uint32_t *cells = hf_house_cells(s->shape, house);
    const uint16_t *partner = t->partner + (size_t)house * s->size;
    uint64_t used[MOST_WORDS];

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

/* ---- all of it ------------------------------------------------------------------------------- */

/* Runs the singles and marks the houses of what was struck since the last time. */
static bool settle(hf_tightener *t)
{
    hf_singles *s = t->singles;
    if (!hf_singles_run(s))
        return false;
    for (size_t i = 0; i < s->struck_count; i++) {
        const uint32_t *of = s->houses_of + (size_t)(s->struck[i] / s->size) * s->degree;
        for (uint32_t k = 0; k < s->degree; k++)
            t->stale[of[k]] |= STALE;
    }
    if (s->overflowed) /* some strikes were not written down */
        memset(t->stale, STALE, s->houses);
    s->overflowed = false;
    s->struck_count = 0;
    return true;
}

/* Looks at the overlaps of houses that have changed. */
static inline bool sweep_overlaps(hf_tightener *t, uint32_t words)
{
    for (uint32_t h = 0; h < t->singles->houses; h++) /* what changes from now on is for the next */
        t->stale[h] = (uint8_t)((t->stale[h] & STALE_CELLS) |
                                (t->stale[h] & STALE_OVERLAP ? OVERLAP_NOW : 0));
    for (uint32_t i = 0; i < t->overlaps; i++)
        if ((t->stale[t->overlap[i].a] | t->stale[t->overlap[i].b]) & OVERLAP_NOW &&
            (!look_at_overlap(t, i, words) || (t->singles->struck_count && !settle(t))))
            return false;
    return true;
}

static inline bool sweep_houses(hf_tightener *t, hf_search *search, uint32_t words)
{
    for (uint32_t h = 0; h < t->singles->houses && !search->stopped; h++) {
        if (!(t->stale[h] & STALE_CELLS))
            continue;
        if (words > 1 && hf_search_expired(search))
            break;
        t->stale[h] &= (uint8_t)~STALE_CELLS;
        if (!look_at_house(t, h, words) || (t->singles->struck_count && !settle(t)))
            return false;
    }
    return true;
}

static bool is_stale(const hf_tightener *t, uint8_t what)
{
    for (uint32_t h = 0; h < t->singles->houses; h++)
        if (t->stale[h] & what)
            return true;
    return false;
}

static inline bool run(hf_tightener *t, hf_search *search, uint32_t words)
{
    while (!hf_singles_solved(t->singles) && !search->stopped) {
        if (is_stale(t, STALE_OVERLAP)) {
            if (!sweep_overlaps(t, words))
                return false;
        } else if (is_stale(t, STALE_CELLS)) {
            if (!sweep_houses(t, search, words))
                return false;
        } else {
            break;
        }
    }
    return true;
}

bool hf_tighten_run(hf_tightener *t, hf_search *search)
{
    hf_singles *s = t->singles;
    bool sound;
    memset(t->stale, STALE, s->houses);
    s->recording = true;
    s->struck_count = 0;
    if (s->words == 1)
        sound = run(t, search, 1);
    else if (s->words == 2)
        sound = run(t, search, 2);
    else
        sound = run(t, search, s->words);
    s->recording = false;
    s->struck_count = 0;
    return sound;
}
