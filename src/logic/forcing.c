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

#include "base/assert.h"

#define EVEN_BITS UINT64_C(0x5555555555555555)

/* A cell that needs a candidate, or a house that needs a place for a symbol: not all of these may
 * hold. */
typedef struct claim {
    uint32_t house, cell; /* HF_NO_HOUSE or HF_NO_CELL */
    uint32_t count;
    uint16_t false_lit[HF_LOGIC_MAX_SIZE];
} claim;

/* A round through all reasons. */
typedef struct visit {
    hf_forcing *f;
    const claim *claim;
    uint32_t claims;
    uint64_t *results; /* first round: bits of literals */
    uint32_t wanted;   /* second round: the result looked for; HF_NO_LITERAL in the first */
    hf_deduction best; /* second round */
    uint32_t shortest; /* its length */
    uint32_t measured; /* reasons that were, which are limited */
} visit;

enum { MOST_MEASURED = 64 };

static const uint64_t *reach_of(const hf_forcing *f, uint32_t lit)
{
    return f->reach + (size_t)lit * f->words;
}

static uint32_t length_of(hf_forcing *f, const hf_deduction *r)
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

static void add_way(hf_deduction *r, uint32_t from, uint32_t to)
{
    HF_ASSERT(r->ways < HF_MOST_WAYS); /* one for each candidate of a cell or place of a house */
    r->from[r->ways] = (uint16_t)from;
    r->to[r->ways++] = (uint16_t)to;
}

static void see(visit *v, const hf_deduction *r)
{
    if (v->wanted == HF_NO_LITERAL) {
        set_add(v->results, r->result);
        return;
    }
    HF_ASSERT(r->result == v->wanted);
    if (v->measured >= MOST_MEASURED || !hf_find_goes_on(v->f->find))
        return;
    v->measured++;
    uint32_t length = length_of(v->f, r);
    if (length < v->shortest) {
        v->shortest = length;
        v->best = *r;
    }
}

/* ---- contradictions -------------------------------------------------------------------------- */

static hf_deduction against(uint32_t premise)
{
    return (hf_deduction){.result = premise ^ 1, .house = HF_NO_HOUSE, .cell = HF_NO_CELL};
}

/* Candidates that become true and false. */
static void see_both(visit *v, uint32_t premise)
{
    const hf_forcing *f = v->f;
    const uint64_t *row = reach_of(f, premise);
    for (uint32_t w = 0; w < f->words; w++)
        for (uint64_t both = row[w] & row[w] >> 1 & EVEN_BITS; both; both &= both - 1) {
            uint32_t lit = w * 64 + hf_lowest64(both);
            hf_deduction r = against(premise);
            if (!table_is_candidate(f->table, lit))
                return;
            r.cell = f->table->candidate[lit / 2].cell;
            if (lit != premise)
                add_way(&r, premise, lit);
            if (lit + 1 != premise)
                add_way(&r, premise, lit + 1);
            see(v, &r);
            if (v->wanted == HF_NO_LITERAL)
                return;
        }
}

/* Cells without a candidate, houses without a place for a symbol. */
static void see_nothing_left(visit *v, uint32_t premise)
{
    const hf_forcing *f = v->f;
    const uint64_t *row = reach_of(f, premise);
    for (uint32_t i = 0; i < v->claims; i++) {
        const claim *c = &v->claim[i];
        uint32_t gone = 0;
        while (gone < c->count && set_has(row, c->false_lit[gone]))
            gone++;
        if (gone < c->count)
            continue;
        hf_deduction r = against(premise);
        r.house = c->house;
        r.cell = c->cell;
        for (uint32_t j = 0; j < c->count; j++)
            add_way(&r, premise, c->false_lit[j]);
        see(v, &r);
        if (v->wanted == HF_NO_LITERAL)
            return;
    }
}

static void see_contradictions(visit *v)
{
    for (uint32_t n = 0; n < v->f->table->candidates; n++) {
        if (n % 64 == 0 && !hf_find_goes_on(v->f->find))
            return;
        for (uint32_t on = 2; on-- > 0;) {
            uint32_t premise = literal(n, on);
            if (v->wanted != HF_NO_LITERAL && v->wanted != (premise ^ 1))
                continue;
            see_both(v, premise);
            if (v->wanted != HF_NO_LITERAL || !set_has(v->results, premise ^ 1))
                see_nothing_left(v, premise);
        }
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
            hf_deduction r = {.verity = true, .result = lit, .house = house, .cell = cell};
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

static void mark_premises(hf_forcing *f, hf_step *step, const hf_deduction *r)
{
    for (uint32_t i = 0; i < r->ways; i++) {
        hf_candidate premise = f->table->candidate[r->from[i] / 2];
        if (i == 0 || r->verity)
            hf_step_mark(step, HF_ROLE_PREMISE, i, premise.cell, premise.symbol);
    }
}

static void mark_conflict(hf_forcing *f, hf_step *step, const hf_deduction *r)
{
    if (r->house != HF_NO_HOUSE)
        hf_step_house(step, HF_ROLE_CONFLICT, 0, r->house);
    for (uint32_t i = 0; i < r->ways; i++) {
        hf_candidate end = f->table->candidate[r->to[i] / 2];
        hf_step_mark(step, HF_ROLE_CONFLICT, i, end.cell, end.symbol);
    }
}

static bool tell(hf_forcing *f, const hf_deduction *r)
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

static claim claim_of_cell(const hf_forcing *f, uint32_t cell)
{
    const hf_view *view = f->find->view;
    claim c = {.house = HF_NO_HOUSE, .cell = cell};
    SYMBOL_EACH (d, view->cand[cell])
        c.false_lit[c.count++] = (uint16_t)literal(table_candidate(f->table, view, cell, d), false);
    return c;
}

static claim claim_of_house(const hf_forcing *f, uint32_t house, uint32_t symbol)
{
    const hf_view *view = f->find->view;
    claim c = {.house = house, .cell = HF_NO_CELL};
    SPOT_EACH (p, view_spots(view, house, symbol))
        c.false_lit[c.count++] = (uint16_t)literal(
            table_candidate(f->table, view, view_cell(view, house, p), symbol), false);
    return c;
}

static void list_claims(visit *v)
{
    const hf_view *view = v->f->find->view;
    claim *list =
        hf_find_take(v->f->find, (view->left + view->houses * view->size + 1) * sizeof *list);
    v->claim = list;
    if (!list)
        return;
    SET_EACH (cell, view->empty, view->words)
        list[v->claims++] = claim_of_cell(v->f, cell);
    for (uint32_t h = 0; h < view->houses; h++)
        for (uint32_t d = 1; d <= view->size; d++)
            if (view_places(view, h, d) > 0)
                list[v->claims++] = claim_of_house(v->f, h, d);
}

/* Tells one result by its shortest reason; false: enough. */
static bool tell_result(const visit *all, uint32_t result)
{
    visit v = *all;
    v.wanted = result;
    v.shortest = UINT32_MAX;
    see_all(&v);
    return v.shortest == UINT32_MAX || tell(v.f, &v.best);
}

void hf_forcing_run(hf_forcing *f)
{
    visit v = {.f = f, .wanted = HF_NO_LITERAL};
    v.results = hf_find_take(f->find, f->words * sizeof *v.results);
    list_claims(&v);
    if (f->find->failed)
        return;
    see_all(&v);
    if (f->find->stopped)
        return;
    for (uint32_t on = 2; on-- > 0;)
        for (uint32_t n = 0; n < f->table->candidates; n++)
            if (set_has(v.results, literal(n, on)) && !tell_result(&v, literal(n, on)))
                return;
}
