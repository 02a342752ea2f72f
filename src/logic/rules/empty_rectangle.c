/* SPDX-License-Identifier: MIT
 *
 * empty_rectangle.c - in a box all places of a symbol lie in one row R and one column C of the
 * board, with at least one in R alone and one in C alone: then the box puts the symbol into R or
 * into C.
 *
 *              C                   box: the symbol only where o stands (R and C)
 *      +-------+-------+           a column outside has exactly two places A and B,
 *      | . o . | . . . |           A in row R
 *   R  | o . o | . A . |           if A is false, B is true: - is false
 *      | . o . | . | . |           if A is true, the box has it in C:  - is false
 *      +-------+---|---+
 *      | . - . | . B . |           - is where the row of B and column C cross
 *
 * The same with rows and columns exchanged. Boxes with only two places make an X-chain anyway, and
 * count only when asked for. The dual form is two empty rectangles of one box told as one step.
 */
#include "base/assert.h"
#include "logic/quiet.h"
#include "logic/rules/rules.h"

enum { SIMPLE, DUAL };

/* One empty rectangle: the hinge box and the link that uses it. */
typedef struct empty_rectangle {
    uint32_t box;
    uint32_t near, far; /* the link's ends; `near` lies in the box's row or column */
    uint32_t link;      /* its house */
    uint32_t line[2];   /* the row and the column of the box's places */
    uint32_t hit;
} empty_rectangle;

typedef struct er_list {
    empty_rectangle *er;
    uint32_t count, room;
    bool met; /* one, wanted or not */
} er_list;

static void fill_step(hf_find *find, hf_step *step, const empty_rectangle *er, uint32_t group,
                      uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_step_mark(step, HF_ROLE_LINK, group, er->near, symbol);
    hf_step_mark(step, HF_ROLE_LINK, group, er->far, symbol);
    if (group == 0)
        SPOT_EACH (p, view_spots(v, er->box, symbol))
            hf_step_mark(step, HF_ROLE_BASE, 0, view_cell(v, er->box, p), symbol);
    if (group == 0)
        hf_step_house(step, HF_ROLE_BASE, 0, er->box);
    hf_step_house(step, HF_ROLE_LINE, group, er->line[0]);
    hf_step_house(step, HF_ROLE_LINE, group, er->line[1]);
    hf_step_house(step, HF_ROLE_LINK, group, er->link);
    hf_step_strike(step, er->hit, symbol);
}

static bool found(hf_find *find, const empty_rectangle *er, uint32_t symbol, er_list *list)
{
    list->met = true;
    if (list->room > list->count)
        list->er[list->count++] = *er;
    if (!find_wants(find, &hf_rule_er[SIMPLE]))
        return true;
    hf_step *step = hf_find_begin(find, &hf_rule_er[SIMPLE]);
    hf_step_symbol(step, symbol);
    fill_step(find, step, er, 0, symbol);
    return hf_find_emit(find);
}

/* Links across `along` (a line through the box's places) whose other end meets `across`. */
static bool look_along(hf_find *find, uint32_t symbol, uint32_t box, uint32_t along,
                       uint32_t across, er_list *list)
{
    const hf_view *v = find->view;
    hf_house_kind link_kind = v->kind[along] == HF_HOUSE_ROW ? HF_HOUSE_COLUMN : HF_HOUSE_ROW;
    hf_house_kind hit_kind = (hf_house_kind)v->kind[along];
    SPOT_EACH (p, view_spots(v, along, symbol)) {
        uint32_t near = view_cell(v, along, p);
        if (view_in_house(v, box, near))
            continue;
        uint32_t link = hf_view_house_of(v, near, link_kind);
        if (view_places(v, link, symbol) != 2)
            continue;
        uint32_t own = UINT32_C(1) << v->spot_of[(size_t)link * v->cells + near];
        uint32_t far = view_cell(v, link, hf_lowest32(view_spots(v, link, symbol) & ~own));
        uint32_t hit = hf_view_crossing(v, hf_view_house_of(v, far, hit_kind), across);
        empty_rectangle er = {box, near, far, link, {along, across}, hit};
        if (!view_has(v, hit, symbol) || view_in_house(v, box, hit))
            continue;
        /* Else both ends of the link were on `across`, where the box has a place too: that would be the far one,
         * in the box. */
        HF_ASSERT(hit != far);
        if (!found(find, &er, symbol, list))
            return false;
    }
    return true;
}

/* Do all places of the box lie in the row or the column, with some in each alone? */
static bool is_hinge(const hf_view *v, uint32_t symbol, uint32_t box, uint32_t row, uint32_t column)
{
    bool in_row = false, in_column = false;
    SPOT_EACH (p, view_spots(v, box, symbol)) {
        uint32_t cell = view_cell(v, box, p);
        bool r = view_in_house(v, row, cell), c = view_in_house(v, column, cell);
        if (!r && !c)
            return false;
        in_row |= r && !c;
        in_column |= c && !r;
    }
    return in_row && in_column;
}

static bool look_at_box(hf_find *find, uint32_t symbol, uint32_t box, er_list *list)
{
    const hf_view *v = find->view;
    uint32_t places = view_places(v, box, symbol);
    if (places < (find->options->two_candidate_er ? 2u : 3u))
        return true;
    /* Lines through the box, last first: the order in which the free corner moves from the first.
     */
    for (uint32_t r = v->size; r-- > 0;) {
        if (hf_view_crossing(v, box, r) == HF_NO_CELL)
            continue;
        for (uint32_t c = 2 * v->size; c-- > v->size;)
            if (hf_view_crossing(v, box, c) != HF_NO_CELL && is_hinge(v, symbol, box, r, c) &&
                (!look_along(find, symbol, box, r, c, list) ||
                 !look_along(find, symbol, box, c, r, list)))
                return false;
    }
    return true;
}

static bool report_duals(hf_find *find, const er_list *list, uint32_t symbol)
{
    for (uint32_t i = 0; i < list->count; i++)
        for (uint32_t j = i + 1; j < list->count; j++) {
            const empty_rectangle *a = &list->er[i], *b = &list->er[j];
            if (a->box != b->box || a->hit == b->hit)
                continue;
            hf_step *step = hf_find_begin(find, &hf_rule_er[DUAL]);
            hf_step_symbol(step, symbol);
            fill_step(find, step, a, 0, symbol);
            fill_step(find, step, b, 1, symbol);
            if (!hf_find_emit(find))
                return false;
        }
    return true;
}

static void find_er(hf_find *find)
{
    const hf_view *v = find->view;
    er_list list = {NULL, 0, 0, false};
    if (!view_is_square(v))
        return;
    if (find->options->duals && find_wants(find, &hf_rule_er[DUAL])) {
        list.room = v->size * v->size * 8;
        list.er = hf_find_take(find, list.room * sizeof *list.er);
        if (!list.er)
            return;
    }
    for (uint32_t d = 1; d <= v->size; d++) {
        list.count = 0;
        list.met = false;
        if (quiet_symbol(find, HF_QUIET_ER, d))
            continue;
        for (uint32_t h = 2 * v->size; h < v->houses; h++)
            if (view_is_box(v, h) && !look_at_box(find, d, h, &list))
                return;
        if (!report_duals(find, &list, d))
            return;
        if (!list.met)
            note_quiet_symbol(find, HF_QUIET_ER, d);
    }
}

const hf_rule hf_rule_er[2] = {{.name = "Empty Rectangle",
                                .key = "empty-rectangle",
                                .code = "0402",
                                .brief = "er",
                                .variant = SIMPLE,
                                .find = find_er},
                               {.name = "Dual Empty Rectangle",
                                .key = "dual-empty-rectangle",
                                .code = "0405",
                                .brief = "der",
                                .variant = DUAL,
                                .find = find_er}};
