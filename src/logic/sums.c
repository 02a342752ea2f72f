/* SPDX-License-Identifier: MIT
 *
 * sums.c - see sums.h.
 *
 * Distinct cells: sets of symbols used so far, cell by cell, forwards; then backwards from the sets that
 * have the total. Few ways: all of them, tried. Else: the sums that the first so many cells can come to,
 * forwards and backwards.
 */
#include "logic/sums.h"

#include <string.h>

#include "base/bits.h"

enum { SETS = 512, MOST_WAYS = 40000, SPAN = 4096 };

#define SYMBOL_OF(symbol, mask)                                                                    \
    for (uint32_t symbol##_rest = (mask), symbol = 0;                                              \
         symbol##_rest && (symbol = hf_lowest32(symbol##_rest), 1);                                \
         symbol##_rest &= symbol##_rest - 1)

static int32_t value_of(const hf_sum *s, uint32_t symbol)
{
    return (int32_t)symbol + s->first;
}

/* ---- distinct cells -------------------------------------------------------------------------- */

typedef uint64_t sets[SETS / 64];

static bool has(const uint64_t *all, uint32_t set)
{
    return all[set / 64] >> set % 64 & 1;
}

static void put(uint64_t *all, uint32_t set)
{
    all[set / 64] |= UINT64_C(1) << set % 64;
}

static int32_t total_of(const hf_sum *s, uint32_t set)
{
    int32_t total = 0;
    SYMBOL_OF(d, set)
    total += value_of(s, d);
    return total;
}

/* The sets that the first 0, 1, 2 ... cells can hold; of the last those with the total. */
static void go_forwards(const hf_sum *s, sets *used)
{
    memset(used, 0, (s->count + 1) * sizeof *used);
    put(used[0], 0);
    for (uint32_t i = 0; i < s->count; i++)
        for (uint32_t set = 0; set < SETS; set++) {
            if (!has(used[i], set))
                continue;
            SYMBOL_OF(d, s->mask[i] & ~set)
            put(used[i + 1], set | 1u << d);
        }
    for (uint32_t set = 0; set < SETS; set++)
        if (has(used[s->count], set) && total_of(s, set) != s->total)
            used[s->count][set / 64] &= ~(UINT64_C(1) << set % 64);
}

static void allow_distinct(const hf_sum *s, uint32_t *allowed)
{
    sets used[10];
    go_forwards(s, used);
    for (uint32_t i = s->count; i-- > 0;) {
        sets kept = {0};
        for (uint32_t set = 0; set < SETS; set++) {
            if (!has(used[i], set))
                continue;
            SYMBOL_OF(d, s->mask[i] & ~set)
            if (has(used[i + 1], set | 1u << d)) {
                put(kept, set);
                allowed[i] |= 1u << d;
            }
        }
        memcpy(used[i], kept, sizeof kept);
    }
}

uint32_t hf_sum_combinations(const hf_sum *s, uint64_t *out)
{
    sets used[10];
    uint32_t count = 0;
    memset(out, 0, sizeof(sets));
    if (!s->distinct || s->size > 9 || s->count > 9)
        return 0;
    go_forwards(s, used);
    memcpy(out, used[s->count], sizeof(sets));
    for (uint32_t i = 0; i < SETS / 64; i++)
        count += hf_popcount64(out[i]);
    return count;
}

/* ---- few ways -------------------------------------------------------------------------------- */

typedef struct trial {
    const hf_sum *sum;
    uint32_t *allowed;
    uint32_t symbol[HF_SUM_CELLS];
} trial;

static bool is_few(const hf_sum *s)
{
    uint64_t ways = 1;
    for (uint32_t i = 0; i < s->count && ways <= MOST_WAYS; i++)
        ways *= hf_popcount32(s->mask[i]);
    return ways <= MOST_WAYS;
}

static bool clashes(const trial *t, uint32_t i, uint32_t symbol)
{
    SYMBOL_OF(k, t->sum->apart[i] & ((1u << i) - 1))
    if (t->symbol[k] == symbol)
        return true;
    return false;
}

static void try_cell(trial *t, uint32_t i, int32_t so_far)
{
    const hf_sum *s = t->sum;
    if (i == s->count) {
        for (uint32_t k = 0; so_far == s->total && k < s->count; k++)
            t->allowed[k] |= 1u << t->symbol[k];
        return;
    }
    SYMBOL_OF(d, s->mask[i])
    {
        if (clashes(t, i, d))
            continue;
        t->symbol[i] = d;
        try_cell(t, i + 1, so_far + s->factor[i] * value_of(s, d));
    }
}

/* ---- any sum --------------------------------------------------------------------------------- */

static void bounds_of(const hf_sum *s, uint32_t i, int32_t *least, int32_t *most)
{
    int32_t low = value_of(s, hf_lowest32(s->mask[i])), high = low;
    SYMBOL_OF(d, s->mask[i])
    high = value_of(s, d);
    *least = s->factor[i] * (s->factor[i] < 0 ? high : low);
    *most = s->factor[i] * (s->factor[i] < 0 ? low : high);
}

/* Sums as places in a row of bytes that begins with the least one there is. */
static void allow_sums(const hf_sum *s, uint32_t *allowed)
{
    static const uint8_t one = 1;
    uint8_t reach[HF_SUM_CELLS + 1][SPAN];
    int32_t base[HF_SUM_CELLS + 1] = {0}, span[HF_SUM_CELLS + 1] = {0}, least, most;
    for (uint32_t i = 0; i < s->count; i++) {
        bounds_of(s, i, &least, &most);
        base[i + 1] = base[i] + least;
        span[i + 1] = span[i] + most - least;
    }
    int32_t end = s->total - base[s->count];
    if (span[s->count] >= SPAN || end < 0 || end > span[s->count]) {
        for (uint32_t i = 0; i < s->count && span[s->count] >= SPAN; i++)
            allowed[i] = s->mask[i]; /* too much to say */
        return;
    }
    memset(reach, 0, sizeof reach);
    reach[0][0] = one;
    for (uint32_t i = 0; i < s->count; i++)
        for (int32_t at = 0; at <= span[i]; at++)
            SYMBOL_OF(d, reach[i][at] ? s->mask[i] : 0)
    reach[i + 1][at + base[i] + s->factor[i] * value_of(s, d) - base[i + 1]] = one;
    if (!reach[s->count][end])
        return;
    memset(reach[s->count], 0, SPAN);
    reach[s->count][end] = one;
    for (uint32_t i = s->count; i-- > 0;)
        for (int32_t at = 0; at <= span[i]; at++) {
            bool kept = false;
            SYMBOL_OF(d, reach[i][at] ? s->mask[i] : 0)
            if (reach[i + 1][at + base[i] + s->factor[i] * value_of(s, d) - base[i + 1]]) {
                kept = true;
                allowed[i] |= 1u << d;
            }
            reach[i][at] = kept;
        }
}

/* ---- all of it ------------------------------------------------------------------------------- */

void hf_sum_allow(const hf_sum *s, uint32_t *allowed)
{
    memset(allowed, 0, s->count * sizeof *allowed);
    for (uint32_t i = 0; i < s->count; i++)
        if (!s->mask[i])
            return;
    if (s->distinct && s->size <= 9 && s->count <= 9) {
        allow_distinct(s, allowed);
    } else if (is_few(s)) {
        trial t = {.sum = s, .allowed = allowed};
        try_cell(&t, 0, 0);
    } else {
        allow_sums(s, allowed);
    }
}
