/* SPDX-License-Identifier: MIT
 *
 * shape.c - the board of the page: keeping what belongs to its shape, and telling the page what it
 * looks like, so that no house is ever computed in JavaScript.
 */
#include "bridge.h"

static void drop_shape(bridge *page)
{
    hf_grid_free(page->clues);
    hf_grid_free(page->all);
    hf_grid_free(page->solution);
    hf_grid_free(page->second);
    hf_board_free(page->board);
    hf_puzzle_free(page->puzzle);
    hf_shape_free(page->shape);
    page->clues = page->all = page->solution = page->second = NULL;
    page->board = NULL;
    page->puzzle = NULL;
    page->shape = NULL;
}

bool bridge_use_shape(bridge *page, const hf_shape_spec *spec)
{
    hf_shape *shape = NULL;
    if (hf_shape_new(spec, &shape) != HF_OK)
        return false;
    if (page->shape != NULL &&
        hf_shape_same(hf_shape_spec_of(shape), hf_shape_spec_of(page->shape))) {
        hf_shape_free(shape);
        return true;
    }
    drop_shape(page);
    page->shape = shape;
    if (hf_grid_new(shape, &page->clues) == HF_OK && hf_grid_new(shape, &page->all) == HF_OK &&
        hf_grid_new(shape, &page->solution) == HF_OK &&
        hf_grid_new(shape, &page->second) == HF_OK && hf_board_new(shape, &page->board) == HF_OK)
        return true;
    drop_shape(page);
    return false;
}

void bridge_regions(bridge *page, const hf_shape *shape)
{
    answer *out = &page->out;
    answer_key(out, "region");
    answer_add(out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        uint32_t region = hf_shape_region(shape, c);
        answer_comma(out);
        answer_number(out, region != UINT32_MAX ? hf_shape_house_number(shape, region) : 0);
    }
    answer_add(out, "]");
}

/* The cells on diagonals and in windows. */
static void add_shaded(bridge *page)
{
    answer *out = &page->out;
    answer_key(out, "shaded");
    answer_add(out, "[");
    for (uint32_t h = 0; h < hf_shape_houses(page->shape); h++) {
        hf_house_kind kind = hf_shape_house_kind(page->shape, h);
        if (kind != HF_HOUSE_DIAGONAL && kind != HF_HOUSE_WINDOW)
            continue;
        for (uint32_t i = 0; i < hf_shape_size(page->shape); i++) {
            answer_comma(out);
            answer_number(out, hf_shape_house(page->shape, h)[i]);
        }
    }
    answer_add(out, "]");
}

static void add_houses(bridge *page)
{
    answer *out = &page->out;
    char name[HF_NAME_SIZE];
    answer_key(out, "houses");
    answer_add(out, "[");
    for (uint32_t h = 0; h < hf_shape_houses(page->shape); h++) {
        answer_comma(out);
        answer_add(out, "{");
        answer_key_text(out, "name", hf_shape_house_name(page->shape, h, name));
        answer_key_number(out, "number", hf_shape_house_number(page->shape, h) + 1);
        answer_key_numbers(out, "cells", hf_shape_house(page->shape, h),
                           hf_shape_size(page->shape));
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

void bridge_geometry(bridge *page, const hf_puzzle *puzzle)
{
    answer *out = &page->out;
    const hf_shape_spec *spec = hf_shape_spec_of(page->shape);
    answer_add(out, "{");
    answer_key_number(out, "layout", spec->layout);
    answer_key_number(out, "size", spec->size);
    answer_key_number(out, "boxRows", spec->box_rows);
    answer_key_number(out, "boxColumns", spec->box_columns);
    answer_key_number(out, "extras", spec->extras);
    answer_key_values(out, "regions", spec->regions,
                      spec->regions ? hf_shape_cells(page->shape) : 0);
    answer_key_number(out, "rows", hf_shape_rows(page->shape));
    answer_key_number(out, "columns", hf_shape_columns(page->shape));
    bridge_regions(page, page->shape);
    add_shaded(page);
    add_houses(page);
    bridge_constraints(page, puzzle);
    answer_add(out, "}");
}
