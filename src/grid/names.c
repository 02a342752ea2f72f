/* SPDX-License-Identifier: MIT
 *
 * names.c - asking a shape: its numbers, its tables, and what people call its cells and houses.
 */
#include "base/text.h"
#include "grid/shape_data.h"
#include "grid/spec.h"

const hf_shape_spec *hf_shape_spec_of(const hf_shape *shape)
{
    return &shape->spec;
}
uint32_t hf_shape_size(const hf_shape *shape)
{
    return shape->size;
}
uint32_t hf_shape_cells(const hf_shape *shape)
{
    return shape->cells;
}
uint32_t hf_shape_houses(const hf_shape *shape)
{
    return shape->houses;
}
uint32_t hf_shape_layers(const hf_shape *shape)
{
    return shape->layers;
}
uint32_t hf_shape_rows(const hf_shape *shape)
{
    return shape->rows;
}
uint32_t hf_shape_columns(const hf_shape *shape)
{
    return shape->columns;
}

const uint32_t *hf_shape_house(const hf_shape *shape, uint32_t house)
{
    return hf_house_cells(shape, house);
}

const uint32_t *hf_shape_houses_of(const hf_shape *shape, uint32_t cell, uint32_t *count)
{
    *count = shape->cell_start[cell + 1] - shape->cell_start[cell];
    return shape->cell_houses + shape->cell_start[cell];
}

const uint32_t *hf_shape_peers(const hf_shape *shape, uint32_t cell, uint32_t *count)
{
    if (shape->peers == NULL) {
        *count = 0;
        return NULL;
    }
    *count = shape->peer_start[cell + 1] - shape->peer_start[cell];
    return shape->peers + shape->peer_start[cell];
}

bool hf_shape_sees(const hf_shape *shape, uint32_t a, uint32_t b)
{
    if (a == b)
        return false;
    uint32_t i = shape->cell_start[a];
    uint32_t j = shape->cell_start[b];
    while (i < shape->cell_start[a + 1] && j < shape->cell_start[b + 1]) {
        uint32_t house_a = shape->cell_houses[i];
        uint32_t house_b = shape->cell_houses[j];
        if (house_a == house_b)
            return true;
        i += house_a < house_b;
        j += house_b < house_a;
    }
    return false;
}

hf_house_kind hf_shape_house_kind(const hf_shape *shape, uint32_t house)
{
    return (hf_house_kind)shape->house_kind[house];
}

uint32_t hf_shape_house_number(const hf_shape *shape, uint32_t house)
{
    return shape->house_number[house];
}

/* ---- names --------------------------------------------------------------------------------- */

static void add_counted(hf_text *text, const char *word, uint32_t number)
{
    hf_text_add(text, word);
    hf_text_number(text, (uint64_t)number + 1);
}

/* Houses of a cube: number = slice * N + place in the slice; boxes carry the axis in front. */
static void name_cube_house(hf_text *text, const hf_shape *shape, hf_house_kind kind,
                            uint32_t number)
{
    static const char *const slices[3] = {"layer ", "row slice ", "column slice "};
    uint32_t n = shape->size;
    if (kind == HF_HOUSE_PILLAR) {
        add_counted(text, "pillar r", number / n);
        add_counted(text, "c", number % n);
        return;
    }
    uint32_t axis = kind == HF_HOUSE_BOX ? number / (n * n) : 0;
    add_counted(text, slices[axis], number / n % n);
    add_counted(text,
                kind == HF_HOUSE_ROW      ? " row "
                : kind == HF_HOUSE_COLUMN ? " column "
                                          : " box ",
                number % n);
}

static void name_plane(hf_text *text, const hf_shape *shape, uint32_t number)
{
    static const char *const planes[3] = {"layer ", "row plane ", "column plane "};
    uint32_t k = shape->rows;
    add_counted(text, planes[number / k], number % k);
}

char *hf_shape_house_name(const hf_shape *shape, uint32_t house, char name[HF_NAME_SIZE])
{
    static const char *const words[] = {"row ",    "column ", "box ",   "region ", "",
                                        "window ", "pillar ", "plane ", "house "};
    hf_text text = hf_text_make(name, HF_NAME_SIZE);
    hf_house_kind kind = hf_shape_house_kind(shape, house);
    uint32_t number = hf_shape_house_number(shape, house);
    if (shape->spec.layout == HF_LAYOUT_CUBE)
        name_cube_house(&text, shape, kind, number);
    else if (kind == HF_HOUSE_PLANE)
        name_plane(&text, shape, number);
    else if (kind == HF_HOUSE_DIAGONAL)
        hf_text_add(&text, number == 0 ? "the falling diagonal" : "the rising diagonal");
    else
        add_counted(&text, words[kind], number);
    return name;
}

char *hf_shape_cell_name(const hf_shape *shape, uint32_t cell, char name[HF_NAME_SIZE])
{
    hf_text text = hf_text_make(name, HF_NAME_SIZE);
    uint32_t per_layer = shape->rows * shape->columns;
    if (shape->layers > 1)
        add_counted(&text, "l", cell / per_layer);
    add_counted(&text, "r", cell % per_layer / shape->columns);
    add_counted(&text, "c", cell % shape->columns);
    return name;
}
