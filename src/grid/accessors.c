/* SPDX-License-Identifier: MIT
 *
 * accessors.c - asking a shape: its numbers and its tables.
 */
#include "base/assert.h"
#include "grid/shape_data.h"

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
uint32_t hf_shape_first(const hf_shape *shape)
{
    return shape->spec.symbols == HF_SYMBOLS_ZERO ? 0 : 1;
}
char hf_shape_symbol(const hf_shape *shape, uint32_t symbol)
{
    static const char characters[] =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    uint32_t place = shape->spec.symbols == HF_SYMBOLS_LETTERS ? symbol + 9
                     : shape->spec.symbols == HF_SYMBOLS_ZERO  ? symbol - 1
                                                               : symbol;
    return symbol >= 1 && place < sizeof characters - 1 ? characters[place] : '?';
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
    HF_ASSERT(house < shape->houses);
    return hf_house_cells(shape, house);
}

const uint32_t *hf_shape_houses_of(const hf_shape *shape, uint32_t cell, uint32_t *count)
{
    HF_ASSERT(cell < shape->cells);
    *count = shape->cell_start[cell + 1] - shape->cell_start[cell];
    return shape->cell_houses + shape->cell_start[cell];
}

const uint32_t *hf_shape_peers(const hf_shape *shape, uint32_t cell, uint32_t *count)
{
    HF_ASSERT(cell < shape->cells);
    if (shape->peers == NULL) {
        *count = 0;
        return NULL;
    }
    *count = shape->peer_start[cell + 1] - shape->peer_start[cell];
    return shape->peers + shape->peer_start[cell];
}

bool hf_shape_sees(const hf_shape *shape, uint32_t a, uint32_t b)
{
    HF_ASSERT(a < shape->cells && b < shape->cells);
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
    HF_ASSERT(house < shape->houses);
    return (hf_house_kind)shape->house_kind[house];
}

uint32_t hf_shape_house_number(const hf_shape *shape, uint32_t house)
{
    HF_ASSERT(house < shape->houses);
    return shape->house_number[house];
}

/* The boxes of a cube that lie in its layers are numbered first, see write_cube_boxes. */
uint32_t hf_shape_region(const hf_shape *shape, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        hf_house_kind kind = hf_shape_house_kind(shape, houses[i]);
        if (kind == HF_HOUSE_BOX || kind == HF_HOUSE_REGION)
            return houses[i];
    }
    return UINT32_MAX;
}
