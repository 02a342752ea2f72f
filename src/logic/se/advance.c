/* SPDX-License-Identifier: MIT
 *
 * advance.c - what goes on inside an assumption when links alone do not: first locking, hidden
 * pairs, naked pairs and X-wings, then, at higher levels, whole chains (nest.c). Only the first
 * rule that finds something new is used, but all that it finds.
 *
 * Each finding rests on the candidates that had to be switched off for it to exist; one that rests
 * on none was there before the assumption and does not count. The counts of empty cells and placed
 * digits are those of the real board.
 */
#include <string.h>

#include "base/assert.h"
#include "logic/se/se.h"

/* The field at the start and now, and the reasons of the finding at hand. */
typedef struct se_advance {
    hf_se *se;
    se_spread *s;
    const se_field *start, *now;
    unsigned before; /* thoughts when the round began */
    unsigned added;
    unsigned reasons;
    uint16_t reason[160];
    uint16_t two[SE_REGIONS]; /* digits with two places, by region */
} se_advance;

static void because(se_advance *a, unsigned cell, unsigned d)
{
    a->reason[a->reasons++] = (uint16_t)a->s->index[se_potential(se_candidate(cell, d), false)];
}

/* Candidates of one digit in one region that are gone, outside `but`. */
static void because_gone(se_advance *a, unsigned region, unsigned d, unsigned but)
{
    BIT_EACH (k, a->start->spots[region][d] & ~(unsigned)a->now->spots[region][d] & ~but)
        because(a, hf_se_cell[region][k], d);
}

unsigned hf_se_advance_off(hf_se *se, se_spread *s, unsigned candidate, const uint16_t *reason,
                           unsigned reasons)
{
    unsigned potential = se_potential(candidate, false);
    /* What is on has cleared its cell and its regions of all others before any rule is tried, so none strikes
     * it: each needs another candidate of the cell, or another place of the digit in the region. Nor does
     * a nested chain, for which it has no link to anything. */
    HF_ASSERT(s->index[se_potential(candidate, true)] < 0);
    if (s->index[potential] >= 0 || !hf_se_spread_reserve(se, s, 1, reasons))
        return SE_NO_BOUND;
    memcpy(s->reason + s->reasons, reason, reasons * sizeof *reason);
    s->reasons += reasons;
    return hf_se_spread_add(se, s, potential, SE_CAUSE_NONE);
}

static void strike(se_advance *a, unsigned cell, unsigned digits, se_cause cause, uint32_t where)
{
    BIT_EACH (d, digits) {
        unsigned i = hf_se_advance_off(a->se, a->s, se_candidate(cell, d), a->reason, a->reasons);
        if (i == SE_NO_BOUND)
            continue;
        a->s->thought[i].cause = (uint8_t)cause;
        a->s->thought[i].where = where;
        a->s->thought[i].before = (uint16_t)a->before;
        hf_se_spread_weigh(a->s, i);
        a->added++;
    }
}

/* ---- locking --------------------------------------------------------------------------------- */

/* The three cells that a block and a line share: the digits in any of them, and in two at least. */
typedef struct se_segment {
    uint16_t any, two;
    uint16_t pointing, claiming; /* found in it */
} se_segment;

static se_segment segment(const uint16_t *cand, unsigned step)
{
    unsigned a = cand[0], b = cand[step], c = cand[2 * step];
    return (se_segment){(uint16_t)(a | b | c), (uint16_t)((a & b) | (c & (a | b))), 0, 0};
}

/* Digits that the segment has twice, that are nowhere else in its block and somewhere else in its
 * line (pointing), or the other way round (claiming). seg[3 * line + part]; block mates are the
 * other lines of the band, line mates the other parts. */
static unsigned find_locked(se_segment *seg)
{
    unsigned any = 0;
    for (unsigned i = 0; i < 27; i++) {
        unsigned line = i / 3 * 3, band = i / 9 * 9, part = i % 3;
        unsigned in_line = seg[line + (part + 1) % 3].any | seg[line + (part + 2) % 3].any;
        unsigned in_block = seg[band + (i - band + 3) % 9].any | seg[band + (i - band + 6) % 9].any;
        seg[i].pointing = (uint16_t)(seg[i].two & ~in_block & in_line);
        seg[i].claiming = (uint16_t)(seg[i].two & ~in_line & in_block);
        any |= seg[i].pointing | seg[i].claiming;
    }
    return any;
}

/* Digits locked in region `a`, cleared from region `b`. */
static void lock(se_advance *x, unsigned a, unsigned b, unsigned digits)
{
    BIT_EACH (d, digits) {
        x->reasons = 0;
        because_gone(x, a, d, hf_se_cross[a][b]);
        BIT_EACH (k, x->reasons ? x->now->spots[b][d] & ~(unsigned)hf_se_cross[b][a] : 0)
            strike(x, hf_se_cell[b][k], 1u << d, SE_CAUSE_LOCKING, a | b << 8);
    }
}

/* Blocks against columns, against rows; columns against blocks; rows against blocks. */
static void locking(se_advance *x)
{
    se_segment row[27], column[27];
    for (unsigned i = 0; i < 27; i++) {
        row[i] = segment(x->now->cand + 3 * i, 1);
        column[i] = segment(x->now->cand + i % 3 * 27 + i / 3, 9);
    }
    if (!(find_locked(row) | find_locked(column)))
        return;
    for (unsigned b = 0; b < 9; b++)
        for (unsigned k = 0; k < 3; k++) {
            unsigned x_line = b % 3 * 3 + k;
            lock(x, b, 18 + x_line, column[3 * x_line + b / 3].pointing);
        }
    for (unsigned b = 0; b < 9; b++)
        for (unsigned k = 0; k < 3; k++) {
            unsigned y = b / 3 * 3 + k;
            lock(x, b, 9 + y, row[3 * y + b % 3].pointing);
        }
    for (unsigned i = 0; i < 27; i++)
        lock(x, 18 + i / 3, i % 3 * 3 + i / 9, column[i].claiming);
    for (unsigned i = 0; i < 27; i++)
        lock(x, 9 + i / 3, i / 9 * 3 + i % 3, row[i].claiming);
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* Digits with exactly two places in a region: counted to three in parallel. */
static unsigned two_places(const se_field *f, unsigned region)
{
    unsigned one = 0, two = 0, three = 0;
    for (unsigned s = 0; s < 9; s++) {
        unsigned has = f->cand[hf_se_cell[region][s]];
        three |= two & has;
        two |= one & has;
        one |= has;
    }
    return two & ~three;
}

static void hidden_pair(se_advance *a, unsigned region, unsigned low, unsigned high)
{
    unsigned pair = 1u << low | 1u << high, spots = a->now->spots[region][low];
    unsigned first = hf_se_cell[region][hf_lowest32(spots)];
    unsigned second = hf_se_cell[region][hf_lowest32(spots & (spots - 1))];
    if (!((a->now->cand[first] | a->now->cand[second]) & ~pair))
        return;
    a->reasons = 0;
    BIT_EACH (k, SE_ALL & ~spots)
        BIT_EACH (d, pair & a->start->cand[hf_se_cell[region][k]])
            because(a, hf_se_cell[region][k], d);
    if (!a->reasons)
        return;
    strike(a, first, a->now->cand[first] & ~pair, SE_CAUSE_HIDDEN, region | pair << 8);
    strike(a, second, a->now->cand[second] & ~pair, SE_CAUSE_HIDDEN, region | pair << 8);
}

static void hidden_pairs(se_advance *a)
{
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++) {
            if (a->se->position.empty[r] <= 4 || !se_is_many(a->two[r]))
                continue;
            BIT_EACH (high, a->two[r])
                BIT_EACH (low, a->two[r] & ((1u << high) - 1))
                    if (a->now->spots[r][low] == a->now->spots[r][high])
                        hidden_pair(a, r, low, high);
        }
}

static void naked_pair(se_advance *a, unsigned region, unsigned low, unsigned high)
{
    unsigned spots = 1u << low | 1u << high, pair = a->now->cand[hf_se_cell[region][low]], any = 0;
    BIT_EACH (k, SE_ALL & ~spots)
        any |= a->now->cand[hf_se_cell[region][k]] & pair;
    if (!any)
        return;
    a->reasons = 0;
    BIT_EACH (k, spots)
        BIT_EACH (d, a->start->cand[hf_se_cell[region][k]] & ~pair)
            because(a, hf_se_cell[region][k], d);
    if (!a->reasons)
        return;
    BIT_EACH (k, SE_ALL & ~spots)
        strike(a, hf_se_cell[region][k], a->now->cand[hf_se_cell[region][k]] & pair, SE_CAUSE_NAKED,
               region | spots << 8);
}

static void naked_pairs(se_advance *a)
{
    uint16_t bivalue[SE_REGIONS] = {0};
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (se_is_two(a->now->cand[c]))
            for (unsigned t = 0; t < SE_TYPES; t++)
                bivalue[hf_se_region[c][t]] =
                    (uint16_t)(bivalue[hf_se_region[c][t]] | 1u << hf_se_spot[c][t]);
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++) {
            if (a->se->position.empty[r] < 4 || !se_is_many(bivalue[r]))
                continue;
            BIT_EACH (high, bivalue[r])
                BIT_EACH (low, bivalue[r] & ((1u << high) - 1))
                    if (a->now->cand[hf_se_cell[r][low]] == a->now->cand[hf_se_cell[r][high]])
                        naked_pair(a, r, low, high);
        }
}

/* ---- X-wings --------------------------------------------------------------------------------- */

static void x_wing(se_advance *a, unsigned first, unsigned second, unsigned d)
{
    unsigned across = a->now->spots[first][d], lines = 1u << first % 9 | 1u << second % 9;
    unsigned cover = first < 18 ? 18 : 9;
    unsigned c1 = cover + hf_lowest32(across), c2 = cover + hf_lowest32(across & (across - 1));
    se_cells cells = {0, 0};
    if (!((a->now->spots[c1][d] | a->now->spots[c2][d]) & ~lines) || a->se->position.placed[d] > 5)
        return;
    a->reasons = 0;
    because_gone(a, first, d, across);
    because_gone(a, second, d, across);
    if (!a->reasons)
        return;
    BIT_EACH (k, a->now->spots[c1][d] & ~lines)
        se_add(&cells, hf_se_cell[c1][k]);
    BIT_EACH (k, a->now->spots[c2][d] & ~lines)
        se_add(&cells, hf_se_cell[c2][k]);
    while (!se_empty(&cells))
        strike(a, se_take(&cells), 1u << d, SE_CAUSE_X_WING,
               first | second << 8 | c1 << 16 | c2 << 24);
}

static void x_wings(se_advance *a)
{
    for (unsigned pass = 0; pass < 2; pass++) {
        unsigned base = pass ? 9 : 18;
        for (unsigned high = 1; high < 9; high++)
            for (unsigned low = 0; low < high; low++)
                BIT_EACH (d, (unsigned)a->two[base + low] & a->two[base + high])
                    if (a->now->spots[base + low][d] == a->now->spots[base + high][d])
                        x_wing(a, base + low, base + high, d);
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool advance_by_patterns(hf_se *se, se_spread *s, const se_field *start)
{
    se_advance a = {.se = se, .s = s, .start = start, .now = &s->field, .before = s->count};
    locking(&a);
    if (a.added)
        return true;
    for (unsigned r = 0; r < SE_REGIONS; r++)
        a.two[r] = (uint16_t)two_places(&s->field, r);
    hidden_pairs(&a);
    if (!a.added)
        naked_pairs(&a);
    if (!a.added)
        x_wings(&a);
    return a.added > 0;
}

bool hf_se_advance(hf_se *se, se_spread *s, const se_field *start, unsigned depth)
{
    if (advance_by_patterns(se, s, start))
        return true;
    if (s->level < 2)
        return false;
    if (s->rounds >= s->most_rounds) {
        s->truncated = true;
        return false;
    }
    s->rounds++;
    s->least_since = SE_NO_BOUND;
    switch (s->level) {
    case 2:
        return hf_se_advance_chains(se, s, start, SE_LIST_CHAINS, depth + 1);
    case 3:
        return hf_se_advance_chains(se, s, start, SE_LIST_CHAINS, depth + 1) ||
               hf_se_advance_chains(se, s, start, SE_LIST_MULTIPLE, depth + 1);
    case 4:
        return hf_se_advance_chains(se, s, start, SE_LIST_DYNAMIC, depth + 1);
    default:
        return hf_se_advance_chains(se, s, start, SE_LIST_DYNAMIC, depth + 1) ||
               hf_se_advance_chains(se, s, start, SE_LIST_NESTED, depth + 1);
    }
}
