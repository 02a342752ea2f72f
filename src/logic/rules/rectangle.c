/* SPDX-License-Identifier: MIT
 *
 * rectangle.c - see rectangle.h.
 */
#include "logic/rules/rectangle.h"

#include "base/assert.h"

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

/* Boxes decide, where a cell has one at most: first and second share theirs, so the other two must.
 */
static inline bool is_deadly(const hf_view *v, const hf_rectangle *r)
{
    if (!v->plain)
        return hf_rectangle_is_deadly(v, r);
    HF_ASSERT(view_box_of(v, r->cell[0]) == view_box_of(v, r->cell[1]));
    return view_box_of(v, r->cell[2]) == view_box_of(v, r->cell[3]);
}

/* first and second lie in one line; the other two in the lines across, `step` cells apart. */
static bool walk_side(hf_rectangle_walk *walk, uint32_t first, uint32_t second, uint32_t one,
                      uint32_t two, uint32_t step)
{
    const hf_view *v = walk->find->view;
    for (uint32_t p = 0; p < v->size; p++, one += step, two += step) {
        hf_rectangle r = {{first, second, one, two}};
        if (one == first || !set_has(walk->fits, one) || !set_has(walk->fits, two) ||
            !is_deadly(v, &r))
            continue;
        if (!walk->each(walk, &r))
            return false;
    }
    return true;
}

bool hf_rectangle_each(hf_rectangle_walk *walk, uint32_t first)
{
    const hf_view *v = walk->find->view;
    uint32_t n = v->size, row = first / n, column = first % n, box = view_box_of(v, first);
    uint32_t near = box == HF_NO_HOUSE ? row : box;
    for (uint32_t p = 0; p < n; p++) {
        uint32_t second = view_cell(v, near, p);
        bool in_row = second / n == row, in_column = second % n == column;
        if (second == first || (!in_row && !in_column) || !set_has(walk->fits, second))
            continue;
        if (in_row ? !walk_side(walk, first, second, column, second % n, n)
                   : !walk_side(walk, first, second, row * n, second / n * n, 1))
            return false;
    }
    return true;
}
