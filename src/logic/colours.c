/* SPDX-License-Identifier: MIT
 *
 * colours.c - colouring the components of conjugate pairs.
 *
 * Depth first along the houses of each cell. A component with an odd cycle cannot be coloured
 * properly: its cells keep the colour by which they were first reached, some pair then has one
 * colour twice, and the rule for a colour that sees itself speaks.
 */
#include "logic/colours.h"

static void colour_from(const hf_view *v, hf_component *c, uint64_t *left, uint32_t cell,
                        uint32_t symbol, uint32_t colour)
{
    if (!set_has(left, cell))
        return;
    set_drop(left, cell);
    set_add(c->colour[colour], cell);
    set_or(c->seen[colour], c->seen[colour], view_peers(v, cell), v->words);
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    for (uint32_t i = 0; i < v->homes[cell]; i++) {
        if (view_places(v, home[i], symbol) != 2)
            continue;
        uint32_t own = UINT32_C(1) << v->spot_of[(size_t)home[i] * v->cells + cell];
        uint32_t mate = view_spots(v, home[i], symbol) & ~own;
        colour_from(v, c, left, view_cell(v, home[i], hf_lowest32(mate)), symbol, colour ^ 1);
    }
}

/* The cells that belong to some conjugate pair of the symbol. */
static void paired(const hf_view *v, uint32_t symbol, uint64_t *cells)
{
    set_clear(cells, v->words);
    for (uint32_t h = 0; h < v->houses; h++)
        if (view_places(v, h, symbol) == 2)
            hf_view_add_spots(v, h, view_spots(v, h, symbol), cells);
}

hf_component *hf_colours_of(hf_find *find, uint32_t symbol, uint32_t *count)
{
    const hf_view *v = find->view;
    hf_set left;
    *count = 0;
    paired(v, symbol, left);
    uint32_t most = set_count(left, v->words) / 2;
    hf_component *c = most ? hf_find_take(find, most * sizeof *c) : NULL;
    if (!c)
        return NULL;
    while (!set_is_empty(left, v->words))
        colour_from(v, &c[(*count)++], left, set_first(left, v->words), symbol, 0);
    return c;
}
