/* SPDX-License-Identifier: MIT
 *
 * rank.c - a line of the board and its place among all of them, read as numbers.
 *
 * The line's first symbol is known (ranks.c of the kinds). Of the others only those count that begin
 * with it: three, one at each other side of the board. Which of them may be smaller, which greater, is
 * found cell by cell: as long as both are equal, the symbols met are gone from the cells to come.
 */
#include "solve/variant/model.h"

#include "base/assert.h"

enum { SMALLER = 1, GREATER = 2, EQUAL = 4, CERTAIN = 8, MOST_LINES = 4 * HF_RULES_SYMBOLS };

typedef struct ranking {
    hf_variant *v;
    hf_variant_board *b;
    const uint32_t *cells;
    uint32_t line;
    uint8_t
        can[MOST_LINES]; /* per line: it may be smaller, greater, equal; it begins so for certain */
    uint32_t can_smaller, can_greater, is_smaller, is_greater;
    uint32_t up_to, from; /* lines that can be smaller or equal, greater or equal */
} ranking;

static uint32_t place_of(const ranking *r, uint32_t line, uint32_t i)
{
    return r->cells[hf_rank_cell(r->v->size, line, i)];
}

static uint32_t mask_of(const ranking *r, uint32_t line, uint32_t i)
{
    return r->b->mask[place_of(r, line, i)];
}

/* What a line that begins with the same symbol can be beside the one in question. */
static uint32_t compare(const ranking *r, uint32_t other)
{
    uint32_t used = mask_of(r, r->line, 0), can = 0;
    for (uint32_t i = 1; i < r->v->size; i++) {
        uint32_t mine = mask_of(r, r->line, i) & ~used, its = mask_of(r, other, i) & ~used;
        if (mine == 0 || its == 0)
            return can;
        if (hf_lowest32(its) < hf_highest32(mine))
            can |= SMALLER;
        if (hf_highest32(its) > hf_lowest32(mine))
            can |= GREATER;
        if ((can & SMALLER) != 0 && (can & GREATER) != 0)
            return can | EQUAL;
        if ((mine & its) == 0)
            return can;
        used |= mine & its;
    }
    return can | EQUAL;
}

/* `ties`: lines may be equal; else one that is not greater is smaller. */
static void look(ranking *r, uint32_t symbol, bool ties)
{
    const uint32_t sure = CERTAIN | SMALLER | GREATER | (ties ? EQUAL : 0);
    for (uint32_t other = 0; other < 4 * r->v->size; other++) {
        uint32_t first = mask_of(r, other, 0);
        r->can[other] = 0;
        if (other == r->line || (first & symbol) == 0)
            continue;
        uint32_t can = compare(r, other) | (first == symbol ? CERTAIN : 0);
        r->can[other] = (uint8_t)can;
        r->can_smaller += (can & SMALLER) != 0;
        r->can_greater += (can & GREATER) != 0;
        r->up_to += (can & (SMALLER | EQUAL)) != 0;
        r->from += (can & (GREATER | EQUAL)) != 0;
        r->is_smaller += (can & sure) == (SMALLER | CERTAIN);
        r->is_greater += (can & sure) == (GREATER | CERTAIN);
    }
}

/* Strikes what cannot be if the first line is smaller, both beginning alike: in the first cells that are not known to be
 * the same, or in the last, where nothing is struck if they are. */
static bool order(const ranking *r, uint32_t less, uint32_t more)
{
    uint32_t differ = 1u << (r->v->size - 1);
    for (uint32_t k = 1; k < r->v->size; k++)
        differ |= (uint32_t)!hf_is_one(mask_of(r, less, k) | mask_of(r, more, k)) << k;
    uint32_t i = hf_lowest32(differ);
    uint32_t up_to = (2u << hf_highest32(mask_of(r, more, i))) - 1;
    uint32_t from = ~((1u << hf_lowest32(mask_of(r, less, i))) - 1);
    if (!hf_variant_keep(r->v, r->b, place_of(r, less, i), up_to))
        return false;
    return hf_variant_keep(r->v, r->b, place_of(r, more, i), from);
}

/* `side`: SMALLER or GREATER. all: whatever can be on this side is; full: the certain ones are all. */
static bool settle_side(const ranking *r, uint32_t symbol, uint32_t side, bool all, bool full)
{
    uint32_t both = SMALLER | GREATER;
    for (uint32_t other = 0; other < 4 * r->v->size; other++) {
        uint32_t can = r->can[other], first = place_of(r, other, 0);
        if ((can & side) == 0)
            continue;
        bool only = (can & both) == side, certain = (can & CERTAIN) != 0;
        if (all && !hf_variant_keep(r->v, r->b, first, symbol))
            return false;
        if (!all && full && only && !certain && !hf_variant_keep(r->v, r->b, first, ~symbol))
            return false;
        bool here = all || (only && certain), there = !all && full && !only && certain;
        bool smaller = here ? side == SMALLER : side == GREATER;
        if ((here || there) && !(smaller ? order(r, other, r->line) : order(r, r->line, other)))
            return false;
    }
    return true;
}

static bool all_apart(const ranking *r)
{
    uint32_t lines = 4 * r->v->size, size = r->v->size;
    for (uint32_t i = 0; i < size * size; i++) {
        if (!hf_is_one(r->b->mask[r->cells[i]]))
            return true; /* looked at when the board is full */
    }
    for (uint32_t a = 0; a < lines; a++) {
        for (uint32_t b = 0; b < a; b++) {
            uint32_t i = 0;
            while (i < size && mask_of(r, a, i) == mask_of(r, b, i))
                i++;
            if (i == size)
                return hf_variant_fail(r->v, place_of(r, a, 0));
        }
    }
    return true;
}

bool hf_variant_rank(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    ranking r = {.v = v, .b = b, .cells = v->cells + p->cells, .line = p->data & 255};
    uint32_t below = p->data >> 8 & 255, above = 3 - below;
    if (r.line == HF_RANK_ALL)
        return all_apart(&r);
    uint32_t symbol = mask_of(&r, r.line, 0);
    HF_ASSERT(hf_is_one(symbol)); /* by a count of that cell, which comes before ranks */
    bool ties = p->data >> 16 == HF_RANK_TIES_ANY;
    look(&r, symbol, ties);
    if (r.is_smaller > below || r.is_greater > above)
        return hf_variant_fail(v, place_of(&r, r.line, 0));
    uint32_t smaller = ties ? r.up_to : r.can_smaller, greater = ties ? r.from : r.can_greater;
    if (smaller < below || greater < above)
        return hf_variant_fail(v, place_of(&r, r.line, 0));
    if (ties)
        return true;
    return settle_side(&r, symbol, SMALLER, r.can_smaller == below, r.is_smaller == below) &&
           settle_side(&r, symbol, GREATER, r.can_greater == above, r.is_greater == above);
}
