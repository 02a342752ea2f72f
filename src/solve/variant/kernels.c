/* SPDX-License-Identifier: MIT
 *
 * kernels.c - kernels.h in plain C, and the choice among its versions.
 */
#include "solve/variant/kernels.h"

#include <string.h>

#include "base/bits.h"
#include "houseful/cpu.h"

/* ---- sets of sets, word by word ----------------------------------------------------------------- */

typedef hf_sets sets;

/* The sets that lack symbol s. */
static const uint64_t lacking[6] = {UINT64_C(0x5555555555555555), UINT64_C(0x3333333333333333),
                                    UINT64_C(0x0f0f0f0f0f0f0f0f), UINT64_C(0x00ff00ff00ff00ff),
                                    UINT64_C(0x0000ffff0000ffff), UINT64_C(0x00000000ffffffff)};

static inline sets no_sets(void)
{
    return (sets){{0}};
}

static inline sets first_set(void)
{
    return (sets){{1}};
}

static inline sets load(const hf_sets *from)
{
    return *from;
}

static inline void store(hf_sets *to, sets from)
{
    *to = from;
}

static inline sets meet(sets a, sets b)
{
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++)
        a.word[w] &= b.word[w];
    return a;
}

static inline sets drop(sets a, sets b)
{
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++)
        a.word[w] &= ~b.word[w];
    return a;
}

static inline sets join(sets a, sets b)
{
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++)
        a.word[w] |= b.word[w];
    return a;
}

static inline bool is_empty(sets a)
{
    uint64_t any = 0;
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++)
        any |= a.word[w];
    return any == 0;
}

/* All of them with symbol s added, or those that have it without it. */
static sets move(sets a, uint32_t s, bool add)
{
    sets moved;
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        uint32_t step = s < 6 ? 0 : 1u << (s - 6);
        if (s < 6)
            moved.word[w] =
                add ? (a.word[w] & lacking[s]) << (1u << s) : a.word[w] >> (1u << s) & lacking[s];
        else
            moved.word[w] = ((w & step) != 0) == add ? a.word[w ^ step] : 0;
    }
    return moved;
}

/* The sets behind one more cell. */
static sets add_cell(sets before, uint32_t mask)
{
    sets next = no_sets();
    for (uint32_t rest = mask; rest != 0; rest &= rest - 1)
        next = join(next, move(before, hf_lowest32(rest), true));
    return next;
}

/* The sets before a cell that lead to one of `back`; returns the symbols that lead there. */
static uint32_t take_cell(sets back, sets reached, uint32_t mask, sets *before)
{
    uint32_t kept = 0;
    for (uint32_t rest = mask; rest != 0; rest &= rest - 1) {
        sets from = meet(move(back, hf_lowest32(rest), false), reached);
        *before = join(*before, from);
        kept |= is_empty(from) ? 0 : rest & (~rest + 1);
    }
    return kept;
}

#include "solve/variant/subsets_tpl.h"
#include "solve/variant/hall_tpl.h"
#if defined(HF_WALKS)
/* One symbol at a time. */
static inline sets add_symbol(sets before, unsigned s)
{
    return add_cell(before, 1u << s);
}

static inline uint32_t take_symbol(sets back, sets reached, unsigned s, sets *before)
{
    return take_cell(back, reached, 1u << s, before);
}

#include "solve/variant/walk_tpl.h"
#else
#define walk NULL
#endif

/* ---- two and three cells ------------------------------------------------------------------------ */

static uint64_t few_sums(const uint32_t *m, uint32_t count)
{
    uint64_t sums = 0;
    for (uint32_t rest = m[0]; rest != 0; rest &= rest - 1) {
        uint32_t bit = rest & (~rest + 1);
        uint64_t others = 0;
        if (count == 2) {
            others = m[1] & ~bit;
        } else {
            uint32_t third = m[2] & ~bit;
            for (uint32_t more = m[1] & ~bit; more != 0; more &= more - 1)
                others |= (uint64_t)(third & ~(more & (~more + 1))) << hf_lowest32(more);
        }
        sums |= others << hf_lowest32(rest);
    }
    return sums;
}

static void few_keep(const uint32_t *m, uint32_t count, uint64_t sums, uint32_t *kept)
{
    for (uint32_t i = 0; i < count; i++)
        kept[i] = 0;
    for (uint32_t rest = m[0]; rest != 0; rest &= rest - 1) {
        uint32_t bit = rest & (~rest + 1);
        uint64_t left = sums >> hf_lowest32(rest);
        if (count == 2) {
            uint32_t other = m[1] & ~bit & (uint32_t)left;
            kept[0] |= other != 0 ? bit : 0;
            kept[1] |= other;
            continue;
        }
        for (uint32_t more = m[1] & ~bit; more != 0; more &= more - 1) {
            uint32_t second = more & (~more + 1);
            uint32_t third = m[2] & ~bit & ~second & (uint32_t)(left >> hf_lowest32(more));
            if (third != 0) {
                kept[0] |= bit;
                kept[1] |= second;
                kept[2] |= third;
            }
        }
    }
}

const hf_variant_kernels hf_variant_kernels_portable = {
    hf_variant_settle, subsets, reach, NULL, hall, walk, few_sums, few_keep, NULL, NULL};

const hf_variant_kernels *hf_variant_kernels_for(uint32_t cpu)
{
#if defined(__x86_64__)
    if ((cpu & HF_CPU_AVX512) != 0)
        return &hf_variant_kernels_avx512;
    if ((cpu & HF_CPU_AVX2) != 0)
        return &hf_variant_kernels_avx2;
#else
    (void)cpu;
#endif
    return &hf_variant_kernels_portable;
}

/* ---- tables ------------------------------------------------------------------------------------- */

static void put_set(hf_sets *to, uint32_t set)
{
    to->word[set / 64] |= UINT64_C(1) << (set % 64);
}

/* Adding the lowest symbol to those that follow each other leaves one. */
static bool is_run(uint32_t set)
{
    uint32_t carried = set + (set & (~set + 1));
    return set != 0 && (carried & (carried - 1)) == 0;
}

static void fill_set(hf_sets_tables *t, uint32_t set)
{
    uint32_t sum = 0;
    for (uint32_t s = 0; s < HF_SETS_CELLS; s++) {
        if ((set >> s & 1) == 0)
            continue;
        sum += s;
        put_set(&t->has[s], set);
        t->turned[set] |= (uint16_t)(1u << (HF_SETS_CELLS - 1 - s));
    }
    for (uint32_t least = 0; least <= sum; least++)
        put_set(&t->at_least[least], set);
    if (set < 64)
        t->low_sum[sum] |= UINT64_C(1) << set;
    uint32_t count = hf_popcount32(set);
    t->symbols[count][sum] |= (uint16_t)set;
    if (is_run(set))
        put_set(&t->runs[count], set);
    for (uint32_t bit = 0; bit < 4; bit++) {
        if ((count >> bit & 1) != 0)
            put_set(&t->size[bit], set);
    }
}

/* ---- tables of four cells, for those whose kernels have them ------------------------------------- */

#if defined(__x86_64__)
static void fill_fours(hf_sets_tables *t)
{
    uint32_t known[HF_SETS_SUM + 1] = {0};
    for (uint32_t set = 0; set < HF_SETS; set++) {
        uint32_t sum = 0;
        for (uint32_t rest = set; rest != 0; rest &= rest - 1)
            sum += hf_lowest32(rest);
        if (hf_popcount32(set) == 4)
            t->fours[sum][known[sum]++] = (uint16_t)set;
    }
}

static void fill_alike(hf_sets_tables *t)
{
    for (uint32_t sum = 0; sum <= HF_SETS_THREES; sum++) {
        for (uint32_t first = 0; first < HF_SETS_CELLS; first++) {
            for (uint32_t second = 0; second < HF_SETS_CELLS && first + second <= sum; second++) {
                uint32_t third = sum - first - second;
                bool alike = second == first || third == first || third == second;
                t->alike[sum][first] |= (uint32_t)alike << second;
            }
        }
    }
}

/* Words of the sets of the symbols 0 to 5 that lack one, for those that a cell has. */
static void fill_choices(hf_sets_tables *t)
{
    for (uint32_t set = 0; set < HF_SETS / 2; set++)
        t->sized[hf_popcount32(set)][set / 64] |= UINT64_C(1) << (set % 64);
    for (uint32_t mask = 0; mask < 64; mask++) {
        for (uint32_t s = 0; s < 6; s++)
            t->low_symbols[mask][s] = (mask >> s & 1) != 0 ? lacking[s] : 0;
        for (uint32_t s = 0; mask < 8 && s < 3; s++)
            t->high_symbols[mask][s] = (mask >> s & 1) != 0 ? UINT64_MAX : 0;
    }
}

/* Every way to give four cells four symbols is a way for all masks that have it. */
static void fill_matched(uint16_t *matched)
{
    for (uint32_t way = 0; way < 256; way++) {
        uint32_t bits = 0, used = 0;
        for (uint32_t i = 0; i < 4; i++) {
            used |= 1u << (way >> 2 * i & 3);
            bits |= 1u << (4 * i + (way >> 2 * i & 3));
        }
        if (used != 15)
            continue;
        uint32_t others = 0xffff & ~bits;
        for (uint32_t more = others;; more = (more - 1) & others) {
            matched[bits | more] |= (uint16_t)bits;
            if (more == 0)
                break;
        }
    }
}
#endif

void hf_sets_fill_tables(hf_sets_tables *t)
{
    memset(t, 0, sizeof *t);
    for (uint32_t set = 0; set < HF_SETS; set++)
        fill_set(t, set);
    for (uint32_t set = 1; set < HF_SETS; set++) {
        uint32_t low = hf_lowest32(set), rest = set & (set - 1);
        for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
            uint64_t has = t->has[low].word[w];
            uint64_t within = rest != 0 ? t->within[rest].word[w] & has : has;
            uint64_t any = t->within[rest].word[w] | t->meets[rest].word[w] | has;
            t->within[set].word[w] = within;
            t->meets[set].word[w] = any & ~within;
        }
    }
#if defined(__x86_64__)
    fill_alike(t);
    fill_choices(t);
    fill_fours(t);
    fill_matched(t->matched);
#endif
}

/* ---- sums of sets ------------------------------------------------------------------------------- */

/* What the symbols 6 to 8, which a word's number tells, add. */
static uint32_t high_sum(uint32_t word)
{
    return (word & 1) * 6 + (word >> 1 & 1) * 7 + (word >> 2) * 8;
}

uint64_t hf_sets_sums(const hf_sets_tables *tables, const hf_sets *sets_of)
{
    uint64_t sums = 0;
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        uint64_t here = 0;
        for (uint32_t s = 0; s < HF_SETS_LOW_SUMS; s++)
            here |= (uint64_t)((sets_of->word[w] & tables->low_sum[s]) != 0) << s;
        sums |= here << high_sum(w);
    }
    return sums;
}

void hf_sets_with_sums(const hf_sets_tables *tables, uint64_t sums, hf_sets *with)
{
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        uint64_t here = sums >> high_sum(w);
        with->word[w] = 0;
        for (uint32_t s = 0; s < HF_SETS_LOW_SUMS; s++)
            with->word[w] |= (here >> s & 1) != 0 ? tables->low_sum[s] : 0;
    }
}
