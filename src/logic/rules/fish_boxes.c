/* SPDX-License-Identifier: MIT
 *
 * fish_boxes.c - making the tables of fish_boxes.h, once as rows and once as columns.
 */
#include "logic/rules/fish_boxes.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

static void discard(void *data)
{
    hf_fish_boxes *b = data;
    free(b->part[0]);
    free(b->apart[0]);
    free(b);
}

static void fill_parts(const hf_view *v, hf_fish_boxes *b)
{
    for (uint32_t box = 0; box < b->boxes; box++)
        for (uint32_t p = 0; p < v->size; p++) {
            uint32_t cell = view_cell(v, 2 * v->size + box, p);
            uint32_t row = cell / v->size, column = cell % v->size;
            b->part[0][box * v->size + column] |= UINT32_C(1) << row;
            b->part[1][box * v->size + row] |= UINT32_C(1) << column;
        }
}

static void fill_aparts(const hf_view *v, hf_fish_boxes *b, int rows)
{
    uint32_t lanes = 64 / b->lane;
    for (uint32_t line = 0; line < v->size; line++)
        for (uint32_t box = 0; box < b->boxes; box++) {
            uint64_t apart = v->all & ~b->part[rows][box * v->size + line];
            b->apart[rows][line * b->words + box / lanes] |= apart << box % lanes * b->lane;
        }
}

static hf_fish_boxes *make(const hf_view *v)
{
    hf_fish_boxes *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    if (v->plain)
        b->boxes = v->houses - 2 * v->size;
    HF_ASSERT(b->boxes <= v->size);
    b->lane = v->size <= 16 ? 16 : 32;
    b->words = (b->boxes * b->lane + 63) / 64;
    b->part[0] = calloc((size_t)2 * v->size * v->size, sizeof *b->part[0]);
    b->apart[0] = calloc((size_t)2 * v->size * (b->words + 1), sizeof *b->apart[0]);
    if (!b->part[0] || !b->apart[0]) {
        discard(b);
        return NULL;
    }
    b->part[1] = b->part[0] + (size_t)v->size * v->size;
    b->apart[1] = b->apart[0] + (size_t)v->size * b->words;
    fill_parts(v, b);
    fill_aparts(v, b, 0);
    fill_aparts(v, b, 1);
    return b;
}

const hf_fish_boxes *hf_fish_boxes_get(hf_find *find)
{
    hf_cached *cached = &find->own_view->cached[HF_CACHE_FISH_BOXES];
    if (!cached->data) {
        cached->data = make(find->view);
        cached->discard = discard;
    }
    if (!cached->data)
        find->failed = find->stopped = true;
    return cached->data;
}

void hf_fish_boxes_begin(const hf_fish_boxes *b, uint32_t all, hf_box_state *none)
{
    uint32_t lanes = 64 / b->lane;
    memset(none->outside, 0, b->words * sizeof *none->outside);
    for (uint32_t box = b->boxes; box < b->words * lanes; box++)
        none->outside[b->words - 1] |= (uint64_t)all << box % lanes * b->lane;
}
