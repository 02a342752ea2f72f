/* SPDX-License-Identifier: MIT
 *
 * forcing.c - going through all contradictions and verities.
 *
 * The reasons are gone through twice: first to see which results there are (bits alone), then, for
 * each result that is told, to find the shortest of its reasons. With one step wanted only the best
 * result is measured.
 *
 * In a row of `reach` the literals of a candidate are neighbours, false at the even place, true at
 * the odd one: a candidate is both if a bit and the one above it are set.
 */
#include "logic/forcing.h"

#include <string.h>

#define EVEN_BITS UINT64_C(0x5555555555555555)

/* What to do with a reason; false: no more are wanted. */
typedef struct visit {
    hf_forcing *f;
    uint64_t *results; /* first round: bits of literals */
    uint32_t wanted;   /* second round: the result looked for; HF_NO_LITERAL in the first */
    hf_reason best;    /* second round */
    uint32_t shortest; /* its length */
    uint32_t measured; /* reasons that were, which are limited */
} visit;

enum { MOST_MEASURED = 64 };

static const uint64_t *reach_of(const hf_forcing *f, uint32_t lit)
{
    return f->reach + (size_t)lit * f->words;
}

static bool follows(const hf_forcing *f, uint32_t from, uint32_t to)
{
    return set_has(reach_of(f, from), to);
}

static uint32_t length_of(hf_forcing *f, const hf_reason *r)
{
    uint32_t length = 0;
    for (uint32_t i = 0; i < r->ways; i++) {
        uint32_t way = f->measure(f, r->from[i], r->to[i]);
        if (way == UINT32_MAX)
            return UINT32_MAX;
        length += way;
    }
    return length;
}

static void add_way(hf_reason *r, uint32_t from, uint32_t to)
{
    if (r->ways >= HF_MOST_WAYS)
        return;
    r->from[r->ways] = (uint16_t)from;
    r->to[r->ways++] = (uint16_t)to;
}

static void see(visit *v, const hf_reason *r)
{
    if (v->wanted == HF_NO_LITERAL) {
        set_add(v->results, r->result);
        return;
    }
    if (r->result != v->wanted || v->measured >= MOST_MEASURED)
        return;
    v->measured++;
    uint32_t length = length_of(v->f, r);
    if (length < v->shortest) {
        v->shortest = length;
        v->best = *r;
    }
}

/* ---- contradictions -------------------------------------------------------------------------- */

static hf_reason against(uint32_t premise)
{
    return (hf_reason){.result = premise ^ 1, .house = HF_NO_HOUSE, .cell = HF_NO_CELL};
}

/* Candidates that become true and false. */
static void see_both(visit *v, uint32_t premise)
{
    const hf_forcing *f = v->f;
    const uint64_t *row = reach_of(f, premise);
    for (uint32_t w = 0; w < f->words; w++)
        for (uint64_t both = row[w] & row[w] >> 1 & EVEN_BITS; both; both &= both - 1) {
            uint32_t lit = w * 64 + hf_lowest64(both);
            hf_reason r = against(premise);
            if (!table_is_candidate(f->table, lit))
                return;
            r.cell = f->table->candidate[lit / 2].cell;
            if ((lit ^ 1) != premise)
                add_way(&r, premise, lit);
            if (lit != premise)
                add_way(&r, premise, lit + 1);
            see(v, &r);
            if (v->wanted == HF_NO_LITERAL)
                return;
        }
}

/* Cells without candidates. Those of one cell are neighbours in the table. */
static void see_empty_cells(visit *v, uint32_t premise)
{
    const hf_table *t = v->f->table;
    for (uint32_t n = 0, end; n < t->candidates; n = end) {
        bool empty = true;
        for (end = n; end < t->candidates && t->candidate[end].cell == t->candidate[n].cell; end++)
            empty = empty && follows(v->f, premise, literal(end, false)) &&
                    !follows(v->f, premise, literal(end, true));
        if (!empty)
            continue;
        hf_reason r = against(premise);
        r.cell = t->candidate[n].cell;
        for (uint32_t i = n; i < end; i++)
            add_way(&r, premise, literal(i, false));
        see(v, &r);
    }
}

/* Houses without a place for a symbol. */
static void see_full_houses(visit *v, uint32_t premise)
{
    const hf_view *view = v->f->find->view;
    for (uint32_t h = 0; h < view->houses; h++)
        for (uint32_t d = 1; d <= view->size; d++) {
            uint32_t spots = view_spots(view, h, d);
            hf_reason r = against(premise);
            if (!spots)
                continue;
            r.house = h;
            SPOT_EACH (p, spots) {
                uint32_t lit =
                    literal(table_candidate(v->f->table, view, view_cell(view, h, p), d), false);
                if (!follows(v->f, premise, lit)) {
                    r.ways = 0;
                    break;
                }
                add_way(&r, premise, lit);
            }
            if (r.ways)
                see(v, &r);
        }
}

static void see_contradictions(visit *v)
{
    for (uint32_t n = 0; n < v->f->table->candidates; n++)
        for (uint32_t on = 2; on-- > 0;) {
            uint32_t premise = literal(n, on);
            if (v->wanted != HF_NO_LITERAL && v->wanted != (premise ^ 1))
                continue;
            see_both(v, premise);
            see_empty_cells(v, premise);
            see_full_houses(v, premise);
        }
}

/* ---- verities -------------------------------------------------------------------------------- */

/* Everything about candidates that follows from all premises; `but`: a cell to leave out. */
static void see_common(visit *v, const uint16_t *premise, uint32_t count, uint32_t house,
                       uint32_t cell, uint32_t but)
{
    const hf_forcing *f = v->f;
    uint32_t last = 2 * f->table->candidates;
    for (uint32_t w = 0; w * 64 < last; w++) {
        uint64_t common = reach_of(f, premise[0])[w];
        for (uint32_t i = 1; i < count && common; i++)
            common &= reach_of(f, premise[i])[w];
        if (v->wanted != HF_NO_LITERAL)
            common &= v->wanted / 64 == w ? UINT64_C(1) << v->wanted % 64 : 0;
        for (; common; common &= common - 1) {
            uint32_t lit = w * 64 + hf_lowest64(common);
            if (lit >= last || f->table->candidate[lit / 2].cell == but)
                continue;
            hf_reason r = {.verity = true, .result = lit, .house = house, .cell = cell};
            for (uint32_t i = 0; i < count; i++)
                add_way(&r, premise[i], lit);
            see(v, &r);
        }
    }
}

static void see_pairs(visit *v)
{
    const hf_table *t = v->f->table;
    for (uint32_t n = 0; n < t->candidates; n++) {
        uint16_t premise[2] = {(uint16_t)literal(n, true), (uint16_t)literal(n, false)};
        see_common(v, premise, 2, HF_NO_HOUSE, HF_NO_CELL, t->candidate[n].cell);
    }
}

static void see_cells(visit *v)
{
    const hf_view *view = v->f->find->view;
    SET_EACH (cell, view->empty, view->words) {
        uint16_t premise[HF_LOGIC_MAX_SIZE];
        uint32_t count = 0;
        SYMBOL_EACH (d, view->cand[cell])
            premise[count++] = (uint16_t)literal(table_candidate(v->f->table, view, cell, d), true);
        see_common(v, premise, count, HF_NO_HOUSE, cell, HF_NO_CELL);
    }
}

static void see_houses(visit *v)
{
    const hf_view *view = v->f->find->view;
    for (uint32_t h = 0; h < view->houses; h++)
        for (uint32_t d = 1; d <= view->size; d++) {
            uint16_t premise[HF_LOGIC_MAX_SIZE];
            uint32_t count = 0;
            SPOT_EACH (p, view_spots(view, h, d))
                premise[count++] = (uint16_t)literal(
                    table_candidate(v->f->table, view, view_cell(view, h, p), d), true);
            if (count)
                see_common(v, premise, count, h, HF_NO_CELL, HF_NO_CELL);
        }
}

static void see_all(visit *v)
{
    if (find_wants(v->f->find, &v->f->rule[0]))
        see_contradictions(v);
    if (find_wants(v->f->find, &v->f->rule[1])) {
        see_pairs(v);
        see_cells(v);
        see_houses(v);
    }
}

/* ---- telling --------------------------------------------------------------------------------- */

static void mark_premises(hf_forcing *f, hf_step *step, const hf_reason *r)
{
    for (uint32_t i = 0; i < r->ways; i++) {
        hf_candidate premise = f->table->candidate[r->from[i] / 2];
        if (i == 0 || r->verity)
            hf_step_mark(step, HF_ROLE_PREMISE, i, premise.cell, premise.symbol);
    }
}

static void mark_conflict(hf_forcing *f, hf_step *step, const hf_reason *r)
{
    if (r->house != HF_NO_HOUSE)
        hf_step_house(step, HF_ROLE_CONFLICT, 0, r->house);
    for (uint32_t i = 0; i < r->ways; i++) {
        hf_candidate end = f->table->candidate[r->to[i] / 2];
        hf_step_mark(step, HF_ROLE_CONFLICT, i, end.cell, end.symbol);
    }
}

static bool tell(hf_forcing *f, const hf_reason *r)
{
    hf_candidate result = f->table->candidate[r->result / 2];
    hf_step *step = hf_find_begin(f->find, &f->rule[r->verity]);
    hf_step_symbol(step, result.symbol);
    mark_premises(f, step, r);
    if (!r->verity)
        mark_conflict(f, step, r);
    else if (r->house != HF_NO_HOUSE)
        hf_step_house(step, HF_ROLE_PREMISE, 0, r->house);
    for (uint32_t i = 0; i < r->ways; i++)
        f->tell(f, step, r->from[i], r->to[i], i);
    if (r->result & 1)
        hf_step_place(step, result.cell, result.symbol);
    else
        hf_step_strike(step, result.cell, result.symbol);
    return hf_find_emit(f->find);
}

/* Tells one result by its shortest reason; false: enough. */
static bool tell_result(hf_forcing *f, uint32_t result)
{
    visit v = {.f = f, .wanted = result, .shortest = UINT32_MAX};
    see_all(&v);
    return v.shortest == UINT32_MAX || tell(f, &v.best);
}

void hf_forcing_run(hf_forcing *f)
{
    visit v = {.f = f, .wanted = HF_NO_LITERAL};
    v.results = hf_find_take(f->find, f->words * sizeof *v.results);
    if (!v.results)
        return;
    see_all(&v);
    for (uint32_t on = 2; on-- > 0;)
        for (uint32_t n = 0; n < f->table->candidates; n++)
            if (set_has(v.results, literal(n, on)) && !tell_result(f, literal(n, on)))
                return;
}
