/* SPDX-License-Identifier: MIT
 *
 * singles.c - plain 9x9 boards: the 27 rows, columns and boxes at once, in words of 64 bits.
 *
 * Three cells that a row and a box share are a word, 16 bits to a cell, the fourth of them empty: 27 words,
 * word 3 * row + stack. What is true of three columns is then one operation on words; what is true of a
 * row or box is one on its three words, and then on the three parts of a word.
 *
 *     word 0   r1c1 r1c2 r1c3 -     word 1   r1c4 r1c5 r1c6 -     word 2   r1c7 r1c8 r1c9 -
 *     word 3   r2c1 r2c2 r2c3 -     ...
 *
 * Done until nothing changes: the symbols of settled cells leave their houses; a symbol with one place in
 * a house is settled there; a symbol whose places in a house lie in one word (or, for columns, in the
 * cells of one column and box) leaves the rest of the other house. A pass over the whole board costs
 * about as much as looking at five houses one by one.
 */
#include "solve/variant/model.h"

#include <string.h>

enum { WORDS = 27, ROWS = 9, STACKS = 3, FULL = 511 };

/* 1 in each of the three parts, and the top bit of each. A part's value is below 512, so sums and
 * differences of parts do not run into the next one. */
static const uint64_t ones = UINT64_C(0x0000000100010001);
static const uint64_t tops = UINT64_C(0x0000800080008000);

static inline uint64_t fold(uint64_t x)
{
    return (x | x >> 16 | x >> 32) & 0xffff;
}

/* Is a part 0? A cell without symbols. */
static inline bool has_empty(uint64_t x)
{
    return ((x - ones) & ~x & tops) != 0;
}

/* All bits in the parts with two symbols or more. */
static inline uint64_t open_parts(uint64_t x)
{
    uint64_t more = x & (x - ones);
    uint64_t flags = ((more + (tops - ones)) & tops) >> 15;
    return (flags << 16) - flags;
}

/* Symbols in two of three words, part by part. */
static inline uint64_t in_two(uint64_t a, uint64_t b, uint64_t c)
{
    return (a & b) | (c & (a | b));
}

/* Symbols that occur in two cells or more of three words. */
static inline uint64_t twice_in(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t any = a | b | c;
    return fold(in_two(a, b, c)) | in_two(any & 0xffff, any >> 16 & 0xffff, any >> 32 & 0xffff);
}

/* Symbols that the solved cells of a house have; *twice: some symbol twice. */
static inline uint64_t solved_in(const uint64_t *solved, uint32_t a, uint32_t step, uint64_t *twice)
{
    uint64_t x = solved[a], y = solved[a + step], z = solved[a + 2 * step];
    *twice |= twice_in(x, y, z);
    return fold(x | y | z);
}

/* Settled cells tell their houses. False: a contradiction. */
static bool strike_solved(uint64_t *w)
{
    uint64_t solved[WORDS], open[WORDS], column[STACKS] = {0};
    uint64_t row[ROWS], box[ROWS], twice = 0;
    for (uint32_t r = 0; r < ROWS; r++) {
        for (uint32_t s = 0; s < STACKS; s++) {
            uint32_t i = 3 * r + s;
            open[i] = open_parts(w[i]);
            solved[i] = w[i] & ~open[i];
            twice |= column[s] & solved[i];
            column[s] |= solved[i];
        }
        row[r] = solved_in(solved, 3 * r, 1, &twice) * ones;
    }
    for (uint32_t band = 0; band < 3; band++) {
        for (uint32_t s = 0; s < STACKS; s++)
            box[3 * band + s] = solved_in(solved, 9 * band + s, 3, &twice) * ones;
    }
    uint64_t empty = twice;
    for (uint32_t r = 0; r < ROWS; r++) {
        for (uint32_t s = 0; s < STACKS; s++) {
            uint64_t known = row[r] | box[r / 3 * 3 + s] | column[s];
            uint64_t left = w[3 * r + s] & ~(known & open[3 * r + s]);
            w[3 * r + s] = left;
            empty |= (left - ones) & ~left & tops;
        }
    }
    return empty == 0;
}

/* Keeps the symbols of `single` where they are: in some parts of three words. False: two in one cell. */
static bool place(uint64_t *w, uint32_t a, uint32_t step, uint64_t single)
{
    for (uint32_t k = 0; k < 3; k++) {
        uint64_t here = w[a + k * step] & single * ones;
        if (here == 0)
            continue;
        uint64_t flags = ((here + (tops - ones)) & tops) >> 15;
        uint64_t parts = (flags << 16) - flags;
        if ((here & (here - flags)) != 0)
            return false;
        w[a + k * step] = (w[a + k * step] & ~parts) | here;
    }
    return true;
}

static bool place_in_house(uint64_t *w, uint32_t a, uint32_t step)
{
    uint64_t x = w[a], y = w[a + step], z = w[a + 2 * step];
    uint64_t once = fold(x | y | z);
    if (once != FULL)
        return false;
    uint64_t single = once & ~twice_in(x, y, z);
    return single == 0 || place(w, a, step, single);
}

/* Nine cells of three columns each; parts are columns. */
static bool place_in_columns(uint64_t *w, uint32_t stack)
{
    uint64_t once = 0, twice = 0;
    for (uint32_t i = stack; i < WORDS; i += STACKS) {
        twice |= once & w[i];
        once |= w[i];
    }
    if (once != FULL * ones)
        return false;
    uint64_t single = once & ~twice;
    for (uint32_t i = stack; single != 0 && i < WORDS; i += STACKS) {
        uint64_t here = w[i] & single;
        if (here == 0)
            continue;
        uint64_t flags = ((here + (tops - ones)) & tops) >> 15;
        uint64_t parts = (flags << 16) - flags;
        if ((here & (here - flags)) != 0)
            return false;
        w[i] = (w[i] & ~parts) | here;
    }
    return true;
}

static bool place_singles(uint64_t *w)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        if (!place_in_house(w, 3 * i, 1) || !place_in_house(w, i / 3 * 9 + i % 3, 3))
            return false;
    }
    for (uint32_t s = 0; s < STACKS; s++) {
        if (!place_in_columns(w, s))
            return false;
    }
    return true;
}

/* What only one word of three has, in its row, leaves the two others of its box, and the other way
 * round. */
static inline void lock_band(uint64_t *w)
{
    uint64_t f[3][3], lost[3][3];
    for (uint32_t r = 0; r < 3; r++) {
        for (uint32_t s = 0; s < 3; s++)
            f[r][s] = fold(w[3 * r + s]);
    }
    for (uint32_t r = 0; r < 3; r++) {
        for (uint32_t s = 0; s < 3; s++) {
            const uint32_t r1 = (r + 1) % 3, r2 = (r + 2) % 3, s1 = (s + 1) % 3, s2 = (s + 2) % 3;
            uint64_t by_row =
                (f[r1][s] & ~(f[r1][s1] | f[r1][s2])) | (f[r2][s] & ~(f[r2][s1] | f[r2][s2]));
            uint64_t by_box =
                (f[r][s1] & ~(f[r1][s1] | f[r2][s1])) | (f[r][s2] & ~(f[r1][s2] | f[r2][s2]));
            lost[r][s] = by_row | by_box;
        }
    }
    for (uint32_t r = 0; r < 3; r++) {
        for (uint32_t s = 0; s < 3; s++)
            w[3 * r + s] &= ~(lost[r][s] * ones);
    }
}

/* The two other parts of each part, or'ed. */
static inline uint64_t neighbours(uint64_t x)
{
    const uint64_t all = UINT64_C(0x0000ffffffffffff);
    return ((x << 16 | x >> 32) | (x << 32 | x >> 16)) & all;
}

static void lock_columns(uint64_t *w, uint32_t stack)
{
    uint64_t c[3];
    for (uint32_t k = 0; k < 3; k++)
        c[k] = w[9 * k + stack] | w[9 * k + 3 + stack] | w[9 * k + 6 + stack];
    for (uint32_t k = 0; k < 3; k++) {
        uint64_t in_column = c[k] & ~(c[(k + 1) % 3] | c[(k + 2) % 3]); /* leaves the box */
        uint64_t in_box = c[k] & ~neighbours(c[k]);                     /* leaves the column */
        uint64_t from_box = neighbours(in_column);
        for (uint32_t i = 0; i < ROWS; i++)
            w[3 * i + stack] &= ~(i / 3 == k ? from_box : in_box);
    }
}

static bool lock_all(uint64_t *w)
{
    for (uint32_t band = 0; band < 3; band++)
        lock_band(w + 9 * band);
    for (uint32_t s = 0; s < STACKS; s++)
        lock_columns(w, s);
    for (uint32_t i = 0; i < WORDS; i++) {
        if (has_empty(w[i]))
            return false;
    }
    return true;
}

static void note_changes(const uint64_t *from, const uint64_t *to, uint64_t *changed)
{
    for (uint32_t i = 0; i < WORDS; i++) {
        uint64_t news = from[i] ^ to[i];
        for (uint32_t k = 0; news != 0; k++, news >>= 16) { /* the fourth part is empty */
            uint32_t place = 4 * i + k;
            changed[place / 64] |= (uint64_t)((news & 0xffff) != 0) << (place % 64);
        }
    }
}

/* Until nothing changes. */
bool hf_variant_settle(uint64_t w[HF_BOARD_WORDS + 1], bool locked,
                       uint64_t changed[HF_BOARD_CHANGES])
{
    uint64_t before[WORDS], start[WORDS];
    memcpy(start, w, sizeof start);
    do {
        do {
            memcpy(before, w, sizeof before);
            if (!strike_solved(w) || !place_singles(w))
                return false;
        } while (memcmp(before, w, sizeof before) != 0);
        if (locked && !lock_all(w))
            return false;
    } while (memcmp(before, w, sizeof before) != 0);
    note_changes(start, w, changed);
    return true;
}

/* hf_variant_wake for all of these places. */
static void wake_all(hf_variant *v, const uint64_t places[HF_BOARD_CHANGES])
{
    for (uint32_t w = 0; w < v->woken_words; w += HF_VARIANT_STEP) {
        uint64_t woken[HF_VARIANT_STEP] = {0};
        for (uint32_t k = 0; k < HF_BOARD_CHANGES; k++) {
            const uint64_t *triggers = v->triggers + (size_t)(64 * k) * v->dirty_words + w;
            for (uint64_t rest = places[k]; rest != 0; rest &= rest - 1) {
                const uint64_t *some = triggers + (size_t)hf_lowest64(rest) * v->dirty_words;
                for (uint32_t i = 0; i < HF_VARIANT_STEP; i++)
                    woken[i] |= some[i];
            }
        }
        for (uint32_t i = 0; i < HF_VARIANT_STEP; i++)
            v->dirty[w + i] |= woken[i];
    }
}

/* hf_variant_put for all changed places at once: a third of its instructions. */
static void put_changes(hf_variant *v, hf_variant_board *b,
                        const uint64_t changed[HF_BOARD_CHANGES])
{
    for (uint32_t k = 0; k < HF_BOARD_CHANGES; k++) {
        uint64_t one = 0;
        for (uint64_t rest = changed[k]; rest != 0; rest &= rest - 1) {
            uint32_t bit = hf_lowest64(rest);
            one |= (uint64_t)hf_is_one(b->mask[64 * k + bit]) << bit;
        }
        uint64_t told = changed[k] & (v->tells[k] | (v->sees[k] & one));
        v->changed[k] |= told;
        v->waiting |= told;
        b->settled[k] |= one & ~told;
        if (changed[k] != 0)
            v->last = 64 * k + hf_highest64(changed[k]);
    }
    wake_all(v, changed);
}

bool hf_variant_singles(hf_variant *v, hf_variant_board *b, bool locked)
{
    uint64_t changed[HF_BOARD_CHANGES] = {0};
    if (!v->kernels->settle(b->words, locked, changed))
        return hf_variant_fail(v, v->last);
    put_changes(v, b, changed);
    v->stale = !locked;
    v->urgent = false;
    return true;
}
