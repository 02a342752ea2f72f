/* SPDX-License-Identifier: MIT
 *
 * loops.c - the search for unique rectangles and loops.
 *
 * From every cell of two candidates a depth-first search goes from cell to cell, never twice along
 * the same kind of region, through cells that have both digits. Two cells may have more candidates,
 * further ones only if all that is more is one digit. The set of extra digits seen so far is not
 * restored between neighbours of one cell: an oddity that makes some loops be missed, and that the
 * ratings depend on.
 *
 * A loop counts if every region it touches holds exactly one even and one odd cell of it: so a cell
 * is not entered when its regions hold one of the same parity already.
 */
#include <string.h>

#include "logic/se/loops.h"

typedef struct se_loop_search {
    se_loop loop;
    unsigned start;
    uint32_t touched[2]; /* regions by parity */
    se_loop_best *best;
} se_loop_search;

static uint32_t regions_of(unsigned cell)
{
    const uint8_t *region = hf_se_region[cell];
    return UINT32_C(1) << region[0] | UINT32_C(1) << region[1] | UINT32_C(1) << region[2];
}

static void visit(se_loop_search *s, unsigned cell, int allowance, unsigned extra, unsigned came);

/* One neighbour; gives back the extra digits seen. */
static unsigned look_at(se_loop_search *s, unsigned next, int allowance, unsigned extra,
                        unsigned type)
{
    se_loop *loop = &s->loop;
    unsigned cand = loop->position->field.cand[next];
    if (next == s->start && loop->cells >= 4) {
        if (s->touched[0] == s->touched[1])
            hf_se_loop_conclude(loop, s->best);
        return extra;
    }
    if (se_has(&loop->set, next))
        return extra;
    extra |= cand & ~loop->pair;
    if (!se_is_two(cand) && !se_is_one(extra) && allowance <= 0)
        return extra;
    if (!(s->touched[loop->cells & 1] & regions_of(next)))
        visit(s, next, se_is_two(cand) ? allowance : allowance - 1, extra, type);
    return extra;
}

static void visit(se_loop_search *s, unsigned cell, int allowance, unsigned extra, unsigned came)
{
    se_loop *loop = &s->loop;
    const se_field *f = &loop->position->field;
    unsigned parity = loop->cells & 1;
    uint32_t touched = s->touched[parity];
    se_cells set = loop->set;
    loop->cell[loop->cells++] = (uint8_t)cell;
    se_add(&loop->set, cell);
    s->touched[parity] |= regions_of(cell);
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t];
        if (t == came)
            continue;
        BIT_EACH (spot, (unsigned)f->spots[r][loop->low] & f->spots[r][loop->high])
            extra = look_at(s, hf_se_cell[r][spot], allowance, extra, t);
    }
    loop->cells--;
    loop->set = set;
    s->touched[parity] = touched;
}

/* The cells of the loop, and its digits in them; what is more; the subset that helps. */
static void tell(const se_position *p, const se_loop_hint *found, se_hint *hint)
{
    se_cells set = found->set;
    memcpy(hint->strike, found->strike, sizeof hint->strike);
    hint->strikes = true;
    while (!se_empty(&set)) {
        unsigned cell = se_take(&set);
        hf_se_hint_mark(hint, SE_ROLE_CORNER, cell, found->pair);
        if (p->field.cand[cell] & ~(unsigned)found->pair)
            hf_se_hint_mark(hint, SE_ROLE_EXTRA, cell,
                            p->field.cand[cell] & ~(unsigned)found->pair);
    }
    if (found->region == SE_NOWHERE)
        return;
    hf_se_hint_house(hint, SE_ROLE_PATTERN, found->region);
    BIT_EACH (s, found->spots) {
        unsigned cell = hf_se_cell[found->region][s];
        hf_se_hint_mark(hint, SE_ROLE_SUPPORT, cell, p->field.cand[cell] & found->digits);
    }
}

bool hf_se_unique_loop(const se_position *p, uint64_t kinds, se_hint *hint)
{
    se_loop_best best = {.kinds = kinds};
    for (unsigned c = 0; c < SE_CELLS; c++) {
        unsigned cand = p->field.cand[c];
        if (!se_is_two(cand))
            continue;
        se_loop_search s = {.start = c, .best = &best};
        s.loop.position = p;
        s.loop.low = hf_lowest32(cand);
        s.loop.high = hf_lowest32(cand & (cand - 1));
        s.loop.pair = cand;
        visit(&s, c, 2, 0, SE_TYPES);
    }
    if (!best.found)
        return false;
    tell(p, &best.hint, hint);
    return hf_se_hint_found(hint, loop_kind(&best.hint), best.hint.rating);
}
