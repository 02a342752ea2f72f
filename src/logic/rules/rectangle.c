/* SPDX-License-Identifier: MIT
 *
 * rectangle.c - see rectangle.h.
 */
#include "logic/rules/rectangle.h"

bool hf_rectangle_is_deadly(const hf_view *v, const hf_rectangle *r)
{
    for (int i = 0; i < 4; i++) {
        const uint16_t *home = v->home + (size_t)r->cell[i] * v->max_homes;
        for (uint32_t k = 0; k < v->homes[r->cell[i]]; k++) {
            int outer =
                view_in_house(v, home[k], r->cell[0]) + view_in_house(v, home[k], r->cell[3]);
            int inner =
                view_in_house(v, home[k], r->cell[1]) + view_in_house(v, home[k], r->cell[2]);
            if (outer != inner)
                return false;
        }
    }
    return true;
}

/* first and second lie in one line; the other two in the lines across. */
static bool walk_side(hf_rectangle_walk *walk, uint32_t first, uint32_t second,
                      hf_house_kind across)
{
    const hf_view *v = walk->find->view;
    uint32_t one = hf_view_house_of(v, first, across), two = hf_view_house_of(v, second, across);
    for (uint32_t p = 0; p < v->size; p++) {
        hf_rectangle r = {{first, second, view_cell(v, one, p), view_cell(v, two, p)}};
        if (r.cell[2] == first || !walk->fits(walk, r.cell[2]) || !walk->fits(walk, r.cell[3]) ||
            !hf_rectangle_is_deadly(v, &r))
            continue;
        if (!walk->each(walk, &r))
            return false;
    }
    return true;
}

bool hf_rectangle_each(hf_rectangle_walk *walk, uint32_t first)
{
    const hf_view *v = walk->find->view;
    uint32_t row = hf_view_house_of(v, first, HF_HOUSE_ROW);
    uint32_t column = hf_view_house_of(v, first, HF_HOUSE_COLUMN);
    uint32_t box = hf_view_box_of(v, first);
    uint32_t near = box == HF_NO_HOUSE ? row : box;
    for (uint32_t p = 0; p < v->size; p++) {
        uint32_t second = view_cell(v, near, p);
        bool in_row = view_in_house(v, row, second), in_column = view_in_house(v, column, second);
        if (second == first || (!in_row && !in_column) || !walk->fits(walk, second))
            continue;
        if (!walk_side(walk, first, second, in_row ? HF_HOUSE_COLUMN : HF_HOUSE_ROW))
            return false;
    }
    return true;
}
