/* SPDX-License-Identifier: MIT
 *
 * bug.c - bivalue universal grave: if every empty cell had two candidates and every digit two
 * places in each region, there would be two solutions or none. So one of the candidates beyond that
 * is true.
 *
 * Type 1: they all are in one cell. Type 2: they are all one digit. Type 3: with other cells of a
 * region they make a naked subset. Type 4: two cells share a region and a digit that must be in one
 * of them.
 */
#include "logic/se/hint.h"

#include <string.h>

#include "base/assert.h"

typedef struct se_bug {
    uint8_t cell[SE_CELLS]; /* with candidates too many, as they are met */
    unsigned cells;
    uint16_t extra[SE_CELLS]; /* which, by cell */
    unsigned digits;          /* all of them */
    uint8_t common[SE_PEERS]; /* what all those cells see, as the first of them sees it */
    unsigned commons;
    uint16_t rest[SE_CELLS]; /* the candidates without the extra ones */
} se_bug;

/* Keeps of the common peers what this cell sees too; so no cell of the bug is among them. */
static void narrow(se_bug *bug, unsigned cell, bool first)
{
    unsigned kept = 0, count = first ? SE_PEERS : bug->commons;
    for (unsigned k = 0; k < count; k++) {
        unsigned peer = first ? hf_se_peer[cell][k] : bug->common[k];
        if (first || se_sees(cell, peer))
            bug->common[kept++] = (uint8_t)peer;
    }
    bug->commons = kept;
}

/* One digit of one region with too many places or only one. False: this is no bug. */
static bool add_extra(const se_field *f, se_bug *bug, unsigned region, unsigned digit)
{
    unsigned able = 0;
    BIT_EACH (s, f->spots[region][digit])
        if (se_count(f->cand[hf_se_cell[region][s]]) >= 3)
            able |= 1u << s;
    if (!se_is_one(able))
        return able != 0;
    unsigned cell = hf_se_cell[region][hf_lowest32(able)];
    bool first = bug->cells == 0;
    if (!bug->extra[cell])
        bug->cell[bug->cells++] = (uint8_t)cell;
    bug->extra[cell] = (uint16_t)(bug->extra[cell] | 1u << digit);
    bug->rest[cell] = (uint16_t)(bug->rest[cell] & ~(1u << digit));
    bug->digits |= 1u << digit;
    narrow(bug, cell, first);
    return bug->cells < 2 || !se_is_many(bug->digits) || bug->commons > 0;
}

/* Is what remains a grave: two candidates everywhere, two places or none? */
static bool is_grave(const se_position *p, const se_bug *bug)
{
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (!p->value[c] && !se_is_two(bug->rest[c]))
            return false;
    for (unsigned r = 0; r < SE_REGIONS; r++) {
        unsigned once = 0, twice = 0, more = 0;
        for (unsigned s = 0; s < 9; s++) {
            unsigned has = bug->rest[hf_se_cell[r][s]];
            more |= twice & has;
            twice |= once & has;
            once |= has;
        }
        if (more)
            return false;
        /* n empty cells have two candidates each, among the n digits that the region lacks: none is there but once. */
        HF_ASSERT(once == twice);
    }
    return true;
}

static bool find_bug(const se_position *p, se_bug *bug)
{
    const se_field *f = &p->field;
    memset(bug, 0, sizeof *bug);
    memcpy(bug->rest, f->cand, sizeof bug->rest);
    for (unsigned r = 0; r < SE_REGIONS; r++)
        for (unsigned d = 0; d < 9; d++)
            if (f->spots[r][d] && !se_is_two(f->spots[r][d]) && !add_extra(f, bug, r, d))
                return false;
    return bug->cells > 0 && is_grave(p, bug);
}

static void mark_bug(const se_bug *bug, se_hint *hint)
{
    for (unsigned i = 0; i < bug->cells; i++)
        hf_se_hint_mark(hint, SE_ROLE_EXTRA, bug->cell[i], bug->extra[bug->cell[i]]);
}

static bool type_4(const se_field *f, const se_bug *bug, se_hint *hint)
{
    unsigned a = bug->cell[0], b = bug->cell[1];
    unsigned locked = f->cand[a] & f->cand[b] & ~bug->digits;
    for (unsigned t = 0; se_is_one(locked) && t < SE_TYPES; t++) {
        if (hf_se_region[a][t] != hf_se_region[b][t])
            continue;
        hf_se_hint_strike(hint, f, a, SE_ALL & ~(locked | bug->extra[a]));
        hf_se_hint_strike(hint, f, b, SE_ALL & ~(locked | bug->extra[b]));
        HF_ASSERT(hint->strikes); /* each has two beside the extra ones, of which one is locked */
        mark_bug(bug, hint);
        hf_se_hint_mark(hint, SE_ROLE_PATTERN, a, locked);
        hf_se_hint_mark(hint, SE_ROLE_PATTERN, b, locked);
        hf_se_hint_house(hint, SE_ROLE_PATTERN, hf_se_region[a][t]);
        return hf_se_hint_found(hint, SE_BUG_4, 5.7);
    }
    return false;
}

/* Do these cells of a region, with the extra candidates, make a naked subset of k digits? */
static bool naked_with(const se_field *f, const se_bug *bug, const uint8_t *cell, unsigned cells,
                       unsigned set, unsigned k, se_hint *hint)
{
    unsigned digits = 0;
    BIT_EACH (i, set) {
        if (!se_is_many(f->cand[cell[i]]))
            return false;
        digits |= f->cand[cell[i]];
    }
    if (se_count(digits) != k || se_count(digits | bug->digits) != k)
        return false;
    for (unsigned i = 0; i < cells; i++)
        if (!(set >> i & 1))
            hf_se_hint_strike(hint, f, cell[i], digits);
    if (!hint->strikes)
        return false;
    mark_bug(bug, hint);
    BIT_EACH (i, set)
        hf_se_hint_mark(hint, SE_ROLE_SUPPORT, cell[i], f->cand[cell[i]]);
    return hf_se_hint_found(hint, SE_BUG_3, 5.7 + 0.1 * (k - 1));
}

static bool type_3_in(const se_field *f, const se_bug *bug, unsigned type, se_hint *hint)
{
    uint8_t cell[SE_PEERS];
    unsigned cells = 0, region = hf_se_region[bug->cell[0]][type];
    for (unsigned i = 1; i < bug->cells; i++)
        if (hf_se_region[bug->cell[i]][type] != region)
            return false;
    for (unsigned i = 0; i < bug->commons; i++)
        if (hf_se_region[bug->common[i]][type] == region)
            cell[cells++] = bug->common[i];
    for (unsigned k = 2; k <= 6 && k <= cells; k++)
        for (unsigned set = 1; set < 1u << cells; set++)
            if (se_count(set) == k - 1 && naked_with(f, bug, cell, cells, set, k, hint)) {
                hf_se_hint_house(hint, SE_ROLE_PATTERN, region);
                return true;
            }
    return false;
}

static bool one_digit(const se_field *f, const se_bug *bug, se_hint *hint)
{
    for (unsigned i = 0; i < bug->commons; i++)
        hf_se_hint_strike(hint, f, bug->common[i], bug->digits);
    if (!hint->strikes)
        return bug->cells == 2 && type_4(f, bug, hint);
    mark_bug(bug, hint);
    return hf_se_hint_found(hint, SE_BUG_2, 5.7);
}

bool hf_se_bug(const se_position *p, se_hint *hint)
{
    se_bug bug;
    const se_field *f = &p->field;
    if (!find_bug(p, &bug))
        return false;
    if (bug.cells == 1) {
        hf_se_hint_strike(hint, f, bug.cell[0], SE_ALL & ~(unsigned)bug.extra[bug.cell[0]]);
        mark_bug(&bug, hint);
        HF_ASSERT(hint->strikes); /* an extra candidate is one of three or more */
        return hf_se_hint_found(hint, SE_BUG_1, 5.6);
    }
    if (!se_is_many(bug.digits))
        return one_digit(f, &bug, hint);
    HF_ASSERT(bug.commons > 0); /* add_extra */
    if (bug.cells == 2 && type_4(f, &bug, hint))
        return true;
    for (unsigned t = 0; t < SE_TYPES; t++)
        if (type_3_in(f, &bug, t, hint))
            return true;
    return false;
}
