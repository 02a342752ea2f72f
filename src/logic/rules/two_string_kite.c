/* SPDX-License-Identifier: MIT
 *
 * two_string_kite.c - a row and a column with exactly two places for a symbol each; one end of the
 * row's link and one end of the column's are different cells of one box. These two are not both
 * true, so one of the free ends is: the cell where their lines cross cannot have the symbol.
 *
 *      +-------+-------+
 *      | . A . | . . . |  A = B strong in the row, C = D strong in the column,
 *      | . . C | . . . |  A and C in one box: B or D is true, so - is not
 *      | . . . | . . . |
 *
 *      row:     A ======== B
 *                          :
 *      column:  C ==== D . -
 *
 * The dual form is two kites on the same pair of box cells, perhaps with two symbols, told as one
 * step (when asked for).
 */
#include "logic/quiet.h"
#include "logic/rules/chain_step.h"
#include "logic/rules/rules.h"

enum { SIMPLE, DUAL };

typedef struct kite {
    uint32_t symbol;
    uint32_t row, column; /* houses */
    uint32_t row_end, column_end;
    uint32_t row_box, column_box; /* the ends in the box */
    uint32_t hit;
} kite;

typedef struct kite_list {
    kite *kite; /* NULL: nobody asks for them */
    uint32_t count;
    bool met; /* one, wanted or not */
} kite_list;

static void fill_step(hf_find *find, hf_step *step, const kite *k, uint32_t group)
{
    uint32_t symbol = k->symbol;
    const uint32_t cells[4] = {k->row_end, k->row_box, k->column_box, k->column_end};
    hf_step_mark(step, HF_ROLE_PINCER, group, k->row_end, symbol);
    hf_step_mark(step, HF_ROLE_PINCER, group, k->column_end, symbol);
    hf_step_mark(step, HF_ROLE_LINK, group, k->row_box, symbol);
    hf_step_mark(step, HF_ROLE_LINK, group, k->column_box, symbol);
    hf_step_house(step, HF_ROLE_BASE, group, k->row);
    hf_step_house(step, HF_ROLE_BASE, group, k->column);
    hf_step_chain_of_four(step, find->view, symbol, cells);
    hf_step_strike(step, k->hit, symbol);
}

static bool report(hf_find *find, const kite *k)
{
    hf_step *step = hf_find_begin(find, &hf_rule_kite[SIMPLE]);
    hf_step_symbol(step, k->symbol);
    fill_step(find, step, k, 0);
    return hf_find_emit(find);
}

/* The cell in the row of one and the column of the other. */
static uint32_t crossing(const hf_view *v, uint32_t in_row, uint32_t in_column)
{
    return hf_view_crossing(v, hf_view_house_of(v, in_row, HF_HOUSE_ROW),
                            hf_view_house_of(v, in_column, HF_HOUSE_COLUMN));
}

/* Tries the ends of the two links in the order low-low, low-high, high-low, high-high; the first
 * two that share a box make the kite. */
static bool make_kite(const hf_view *v, uint32_t row, uint32_t column, uint32_t symbol, kite *k)
{
    uint32_t r = view_spots(v, row, symbol), c = view_spots(v, column, symbol);
    const uint32_t re[2] = {view_cell(v, row, hf_lowest32(r)),
                            view_cell(v, row, hf_lowest32(hf_without_lowest32(r)))};
    const uint32_t ce[2] = {view_cell(v, column, hf_lowest32(c)),
                            view_cell(v, column, hf_lowest32(hf_without_lowest32(c)))};
    for (int i = 0; i < 4; i++) {
        uint32_t a = re[i >> 1], b = ce[i & 1];
        if (view_box_of(v, a) == HF_NO_HOUSE || view_box_of(v, a) != view_box_of(v, b))
            continue;
        *k = (kite){symbol, row, column, re[!(i >> 1)], ce[!(i & 1)], a, b, 0};
        if (a == b || a == k->column_end || k->row_end == b || k->row_end == k->column_end)
            return false;
        k->hit = crossing(v, k->column_end, k->row_end);
        return view_has(v, k->hit, symbol);
    }
    return false;
}

/* All kites of a symbol, rows first. */
static bool each_kite(hf_find *find, uint32_t symbol, kite_list *list)
{
    const hf_view *v = find->view;
    for (uint32_t r = 0; r < v->houses; r++) {
        if (v->kind[r] != HF_HOUSE_ROW || view_places(v, r, symbol) != 2)
            continue;
        for (uint32_t c = 0; c < v->houses; c++) {
            kite k;
            if (v->kind[c] != HF_HOUSE_COLUMN || view_places(v, c, symbol) != 2 ||
                !make_kite(v, r, c, symbol, &k))
                continue;
            list->met = true;
            if (find_wants(find, &hf_rule_kite[SIMPLE]) && !report(find, &k))
                return false;
            if (list->kite)
                list->kite[list->count++] = k;
        }
    }
    return true;
}

static bool same_box_pair(const kite *a, const kite *b)
{
    return (a->row_box == b->row_box && a->column_box == b->column_box) ||
           (a->row_box == b->column_box && a->column_box == b->row_box);
}

static void report_duals(hf_find *find, const kite_list *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        for (uint32_t j = i + 1; j < list->count; j++) {
            const kite *a = &list->kite[i], *b = &list->kite[j];
            if (!same_box_pair(a, b) || (a->hit == b->hit && a->symbol == b->symbol))
                continue;
            hf_step *step = hf_find_begin(find, &hf_rule_kite[DUAL]);
            hf_step_symbol(step, a->symbol);
            if (b->symbol != a->symbol)
                hf_step_symbol(step, b->symbol);
            fill_step(find, step, a, 0);
            fill_step(find, step, b, 1);
            if (!hf_find_emit(find))
                return;
        }
}

static void find_kite(hf_find *find)
{
    const hf_view *v = find->view;
    kite_list list = {NULL, 0, false};
    if (!view_is_square(v))
        return;
    bool duals = find->options->duals && find_wants(find, &hf_rule_kite[DUAL]);
    size_t room = (size_t)v->size * v->size * v->size; /* symbols, rows, columns */
    if (duals && !(list.kite = hf_find_take(find, room * sizeof(kite))))
        return;
    for (uint32_t d = 1; d <= v->size; d++) {
        if (quiet_symbol(find, HF_QUIET_KITE, d))
            continue;
        list.met = false;
        if (!each_kite(find, d, &list))
            return;
        if (!list.met)
            note_quiet_symbol(find, HF_QUIET_KITE, d);
    }
    report_duals(find, &list);
}

const hf_rule hf_rule_kite[2] = {{.name = "2-String Kite",
                                  .key = "2-string-kite",
                                  .code = "0401",
                                  .brief = "2sk",
                                  .variant = SIMPLE,
                                  .find = find_kite},
                                 {.name = "Dual 2-String Kite",
                                  .key = "dual-2-string-kite",
                                  .code = "0404",
                                  .brief = "d2sk",
                                  .variant = DUAL,
                                  .find = find_kite}};
