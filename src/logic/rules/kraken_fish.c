/* SPDX-License-Identifier: MIT
 *
 * kraken_fish.c - a finned fish whose fins do not see what it would strike, but chains lead there.
 *
 *      row 2:   . x . | . . x | f . .        base: rows 2 and 7, cover: columns 2 and 6, fin f
 *      row 7:   . x . | . . x | . . .
 *      row 9:   . ? . | . . . | . . .        if f is false, the fish strikes ?; so it goes if a
 *                                            chain leads from "f is true" to "? is false"
 *
 * Type 1: from every fin a chain leads to the same candidate in a cover house being false. Type 2:
 * either a fin is true, or each cover house holds one of the base candidates in it; so a candidate
 * anywhere goes if chains lead to its being false from all fins and from all base candidates of one
 * cover house.
 *
 * Basic fish of size 2 to 4 with one or two fins are tried; what follows from what is worked out as
 * for forcing chains. It is for flat boards of rows and columns.
 */
#include <string.h>

#include "logic/collect.h"
#include "logic/follow.h"
#include "logic/rules/rules.h"

enum { TYPE_1, TYPE_2 };
enum { SMALLEST = 2, LARGEST = 4, MOST_FINS = 2 };

typedef struct fish {
    uint32_t symbol;
    uint32_t size;
    bool columns; /* the bases are columns */
    uint32_t base[LARGEST];
    uint32_t base_places; /* positions of all base candidates */
    uint32_t cover;       /* positions of the covers */
} fish;

typedef struct search {
    hf_find *find;
    const hf_table *table;
    hf_follow follow;
    hf_collect collect;
    fish fish;
    uint32_t fins;
    uint16_t fin[HF_LOGIC_MAX_SIZE * LARGEST]; /* literals: the fin is true */
} search;

typedef struct told {
    search *search;
    fish fish;
    uint32_t house; /* type 2: the cover house */
    uint32_t premises;
    uint16_t premise[HF_LOGIC_MAX_SIZE * LARGEST];
} told;

/* The cell where base line `line` and position `p` meet. */
static uint32_t meet(const hf_view *v, const fish *f, uint32_t line, uint32_t p)
{
    return f->columns ? p * v->size + line : line * v->size + p;
}

static uint32_t base_house(const hf_view *v, const fish *f, uint32_t line)
{
    return f->columns ? v->size + line : line;
}

static uint32_t cover_house(const hf_view *v, const fish *f, uint32_t p)
{
    return f->columns ? p : v->size + p;
}

static uint32_t true_literal(const search *s, uint32_t cell)
{
    return literal(table_candidate(s->table, s->find->view, cell, s->fish.symbol), true);
}

/* ---- telling --------------------------------------------------------------------------------- */

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const told *what = finding->data;
    const hf_view *v = find->view;
    const fish *f = &what->fish;
    hf_candidate out = finding->result[0];
    uint32_t to = literal(table_candidate(what->search->table, v, out.cell, out.symbol), false);
    hf_step_symbol(step, f->symbol);
    for (uint32_t i = 0; i < f->size; i++) {
        hf_step_house(step, HF_ROLE_BASE, 0, base_house(v, f, f->base[i]));
        SPOT_EACH (p, view_spots(v, base_house(v, f, f->base[i]), f->symbol))
            hf_step_mark(step, f->cover >> p & 1 ? HF_ROLE_BASE : HF_ROLE_FIN, 0,
                         meet(v, f, f->base[i], p), f->symbol);
    }
    SPOT_EACH (q, f->cover)
        hf_step_house(step, HF_ROLE_COVER, 0, cover_house(v, f, q));
    for (uint32_t i = 0; i < what->premises; i++)
        hf_follow_tell(&what->search->follow, step, what->premise[i], to, i);
}

static void record(search *s, uint32_t kind, uint32_t house, uint32_t node, const uint16_t *premise,
                   uint32_t premises)
{
    hf_candidate out = s->table->candidate[node];
    hf_collect_strike(&s->collect, out.cell, out.symbol);
    if (!hf_collect_keeps(&s->collect, &hf_rule_kraken[kind], s->fish.size))
        return;
    told *what = hf_find_take(s->find, sizeof *what);
    if (!what)
        return;
    *what = (told){.search = s, .fish = s->fish, .house = house, .premises = premises};
    memcpy(what->premise, premise, premises * sizeof *premise);
    hf_collect_keep(&s->collect, &hf_rule_kraken[kind], s->fish.size, what);
}

/* ---- the two types --------------------------------------------------------------------------- */

/* Do all fins see the cell? Then it is an ordinary finned fish. */
static bool seen_by_fins(const search *s, uint32_t cell)
{
    for (uint32_t i = 0; i < s->fins; i++)
        if (!view_sees(s->find->view, cell, s->table->candidate[s->fin[i] / 2].cell))
            return false;
    return true;
}

static bool is_base(const search *s, uint32_t cell)
{
    uint32_t line = s->fish.columns ? cell % s->find->view->size : cell / s->find->view->size;
    for (uint32_t i = 0; i < s->fish.size; i++)
        if (s->fish.base[i] == line)
            return true;
    return false;
}

static void type_1(search *s)
{
    const hf_view *v = s->find->view;
    SPOT_EACH (p, s->fish.cover)
        SPOT_EACH (q, view_spots(v, cover_house(v, &s->fish, p), s->fish.symbol)) {
            uint32_t cell = view_cell(v, cover_house(v, &s->fish, p), q);
            uint32_t node = table_candidate(s->table, v, cell, s->fish.symbol);
            if (!is_base(s, cell) && !seen_by_fins(s, cell) &&
                hf_follow_all(&s->follow, s->fin, s->fins, literal(node, false)))
                record(s, TYPE_1, HF_NO_HOUSE, node, s->fin, s->fins);
        }
}

static void type_2(search *s)
{
    const hf_view *v = s->find->view;
    SPOT_EACH (p, s->fish.cover) {
        uint16_t premise[HF_LOGIC_MAX_SIZE * LARGEST];
        uint32_t premises = s->fins;
        memcpy(premise, s->fin, s->fins * sizeof *premise);
        for (uint32_t i = 0; i < s->fish.size; i++) {
            uint32_t cell = meet(v, &s->fish, s->fish.base[i], p);
            if (view_has(v, cell, s->fish.symbol))
                premise[premises++] = (uint16_t)true_literal(s, cell);
        }
        for (uint32_t node = 0; node < s->table->candidates; node++)
            if (hf_follow_all(&s->follow, premise, premises, literal(node, false)))
                record(s, TYPE_2, cover_house(v, &s->fish, p), node, premise, premises);
    }
}

/* ---- fish ------------------------------------------------------------------------------------ */

/* Lists the fins; false: there are none, or too many. */
static bool list_fins(search *s)
{
    const hf_view *v = s->find->view;
    s->fins = 0;
    for (uint32_t i = 0; i < s->fish.size; i++)
        SPOT_EACH (p, view_spots(v, base_house(v, &s->fish, s->fish.base[i]), s->fish.symbol) &
                          ~s->fish.cover) {
            if (s->fins == MOST_FINS)
                return false;
            s->fin[s->fins++] = (uint16_t)true_literal(s, meet(v, &s->fish, s->fish.base[i], p));
        }
    return s->fins > 0;
}

/* Chooses covers among the places of the bases; positions from `from` on. */
static void choose_cover(search *s, uint32_t left, uint32_t from)
{
    if (left == 0) {
        if (!list_fins(s))
            return;
        if (find_wants(s->find, &hf_rule_kraken[TYPE_1]))
            type_1(s);
        if (find_wants(s->find, &hf_rule_kraken[TYPE_2]))
            type_2(s);
        return;
    }
    for (uint32_t p = from; p + left <= s->find->view->size; p++) {
        if (!(s->fish.base_places >> p & 1))
            continue;
        s->fish.cover |= UINT32_C(1) << p;
        choose_cover(s, left - 1, p + 1);
        s->fish.cover &= ~(UINT32_C(1) << p);
    }
}

static void choose_base(search *s, uint32_t count, uint32_t from)
{
    const hf_view *v = s->find->view;
    if (count == s->fish.size) {
        choose_cover(s, s->fish.size, 0);
        return;
    }
    for (uint32_t line = from; line < v->size; line++) {
        uint32_t spots = view_spots(v, base_house(v, &s->fish, line), s->fish.symbol);
        uint32_t before = s->fish.base_places;
        if (!spots || hf_popcount32(before | spots) > s->fish.size + MOST_FINS)
            continue;
        s->fish.base[count] = line;
        s->fish.base_places |= spots;
        choose_base(s, count + 1, line + 1);
        s->fish.base_places = before;
    }
}

static void find_kraken(hf_find *find)
{
    search *s = view_is_square(find->view) ? hf_find_take(find, sizeof *s) : NULL;
    if (!s)
        return;
    s->find = find;
    s->collect = hf_collect_begin(find, tell);
    s->table = hf_table_get(find, HF_TABLE_GROUPS);
    if (!s->table || !hf_follow_begin(find, s->table, &s->follow))
        return;
    for (s->fish.size = SMALLEST; s->fish.size <= LARGEST; s->fish.size++)
        for (s->fish.symbol = 1; s->fish.symbol <= find->view->size; s->fish.symbol++)
            for (uint32_t columns = 0; columns < 2; columns++) {
                s->fish.columns = columns;
                choose_base(s, 0, 0);
            }
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_kraken[2] = {{.name = "Kraken Fish Type 1",
                                    .key = "kraken-fish-1",
                                    .code = "0371",
                                    .brief = "kf1",
                                    .variant = TYPE_1,
                                    .find = find_kraken},
                                   {.name = "Kraken Fish Type 2",
                                    .key = "kraken-fish-2",
                                    .code = "0372",
                                    .brief = "kf2",
                                    .variant = TYPE_2,
                                    .find = find_kraken}};
