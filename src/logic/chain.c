/* SPDX-License-Identifier: MIT
 *
 * chain.c - writing chains down.
 */
#include "logic/chain.h"

#include "base/assert.h"

hf_path *hf_path_new(hf_find *find, uint32_t count)
{
    hf_path *path = hf_find_take(find, sizeof *path + count * sizeof *path->node);
    if (path)
        path->count = count;
    return path;
}

/* The house in which two candidates are linked; a strong link needs one where they are alone. */
static uint32_t link_house(const hf_view *v, hf_candidate a, hf_candidate b, bool strong)
{
    if (a.cell == b.cell)
        return HF_NO_HOUSE;
    if (!strong)
        return hf_view_common_house(v, a.cell, b.cell);
    const uint16_t *home = v->home + (size_t)a.cell * v->max_homes;
    uint32_t i = 0;
    while (!view_in_house(v, home[i], b.cell) || view_places(v, home[i], a.symbol) != 2)
        i++;
    HF_ASSERT(i < v->homes[a.cell]);
    return home[i];
}

void hf_path_tell(hf_step *step, const hf_view *v, const hf_path *path)
{
    uint32_t before = 0;
    for (uint32_t i = 0; i < path->count; i++) {
        uint32_t node = hf_step_node_cell(step, path->node[i].cell, path->node[i].symbol);
        bool strong = i % 2 == 1;
        if (i > 0)
            hf_step_link(step, strong, before, node,
                         link_house(v, path->node[i - 1], path->node[i], strong), 0);
        before = node;
    }
}
