/* SPDX-License-Identifier: MIT
 *
 * locking.c - a digit confined to the crossing of two regions.
 *
 * In region A the digit can only be where A crosses B: so it is nowhere else in B. Pointing if A is
 * a block, claiming if A is a line. Its direct form looks further: a third region C of A's kind,
 * also crossed by B, is then left with a single place.
 *
 *       B: | A A A | c c c | . . . |     A = block 1, B = row 1, C = block 2:
 *          | . . . | x x x | . . . |     the digit leaves row 1 of C; if one place
 *          | . . . | x x x | . . . |     remains among the x, it goes there.
 */
#include "logic/se/hint.h"

static void mark_locked(const se_position *p, unsigned a, unsigned b, unsigned d, se_hint *hint)
{
    BIT_EACH (s, p->field.spots[a][d])
        hf_se_hint_mark(hint, SE_ROLE_PATTERN, hf_se_cell[a][s], 1u << d);
    hf_se_hint_house(hint, SE_ROLE_BASE, a);
    hf_se_hint_house(hint, SE_ROLE_COVER, b);
}

static bool clears(const se_position *p, unsigned a, unsigned b, unsigned d, se_hint *hint)
{
    unsigned others = p->field.spots[b][d] & ~(unsigned)hf_se_cross[b][a];
    if (!others)
        return false;
    BIT_EACH (s, others)
        hf_se_hint_strike(hint, &p->field, hf_se_cell[b][s], 1u << d);
    mark_locked(p, a, b, d, hint);
    return true;
}

static bool leaves_single(const se_position *p, unsigned a, unsigned b, unsigned d, se_hint *hint)
{
    for (unsigned c = a / 9 * 9, end = c + 9; c < end; c++) {
        unsigned spots = p->field.spots[c][d], left = spots & ~(unsigned)hf_se_cross[c][b];
        if (c == a || !hf_se_cross[c][b] || !se_is_many(spots) || !se_is_one(left))
            continue;
        hf_se_hint_place(hint, hf_se_cell[c][hf_lowest32(left)], d);
        mark_locked(p, a, b, d, hint);
        hf_se_hint_house(hint, SE_ROLE_PATTERN, c);
        return true;
    }
    return false;
}

typedef bool (*use_locked)(const se_position *, unsigned, unsigned, unsigned, se_hint *);

/* The first crossing of one pass, in the order of regions and digits, in which `use` sees
 * something. */
static bool search_pass(const se_position *p, const uint8_t *pass, use_locked use, se_hint *hint)
{
    unsigned a0 = pass[0] * 9u, b0 = pass[1] * 9u;
    for (unsigned a = a0; a < a0 + 9; a++)
        for (unsigned b = b0; b < b0 + 9; b++) {
            unsigned cross = hf_se_cross[a][b];
            for (unsigned d = 0; cross && d < 9; d++) {
                unsigned spots = p->field.spots[a][d];
                if (!(spots & ~cross) && se_is_many(spots) && use(p, a, b, d, hint))
                    return true;
            }
        }
    return false;
}

static bool point(const se_position *p, use_locked use, se_hint *hint)
{
    static const uint8_t passes[2][2] = {{SE_BLOCK, SE_COLUMN}, {SE_BLOCK, SE_ROW}};
    return search_pass(p, passes[0], use, hint) || search_pass(p, passes[1], use, hint);
}

static bool claim(const se_position *p, use_locked use, se_hint *hint)
{
    static const uint8_t passes[2][2] = {{SE_COLUMN, SE_BLOCK}, {SE_ROW, SE_BLOCK}};
    return search_pass(p, passes[0], use, hint) || search_pass(p, passes[1], use, hint);
}

bool hf_se_pointing(const se_position *p, se_hint *hint)
{
    if (!point(p, clears, hint))
        return false;
    return hf_se_hint_found(hint, SE_POINTING, 2.6);
}

bool hf_se_claiming(const se_position *p, se_hint *hint)
{
    if (!claim(p, clears, hint))
        return false;
    return hf_se_hint_found(hint, SE_CLAIMING, 2.8);
}

bool hf_se_direct_pointing(const se_position *p, se_hint *hint)
{
    if (!point(p, leaves_single, hint))
        return false;
    return hf_se_hint_found(hint, SE_DIRECT_POINTING, 1.7);
}

bool hf_se_direct_claiming(const se_position *p, se_hint *hint)
{
    if (!claim(p, leaves_single, hint))
        return false;
    return hf_se_hint_found(hint, SE_DIRECT_CLAIMING, 1.9);
}
