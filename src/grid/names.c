/* SPDX-License-Identifier: MIT
 *
 * names.c - what people call the cells and houses of a shape.
 */
#include "base/assert.h"
#include "base/text.h"
#include "grid/shape_data.h"

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

/* Listed houses that everybody has a name for: a diagonal alone, the same place of all boxes. False:
 * it is none of these. */
static bool name_listed(hf_text *text, const hf_shape *shape, uint32_t house)
{
    const uint32_t *cells = hf_house_cells(shape, house);
    uint32_t n = shape->size, high = shape->spec.box_rows, wide = shape->spec.box_columns;
    bool square = shape->layers == 1 && shape->rows == n && shape->columns == n;
    bool rising = square, falling = square, group = square && shape->spec.layout == HF_LAYOUT_BOXES;
    HF_ASSERT(!group ||
              (high > 0 && wide > 0)); /* they are those of the boxes, as they were completed */
    for (uint32_t i = 0; i < n && square; i++) {
        uint32_t row = cells[i] / n, column = cells[i] % n;
        falling = falling && row == column;
        rising = rising && row + column == n - 1;
        group = group && row % high == cells[0] / n % high && column % wide == cells[0] % n % wide;
    }
    if (falling || rising)
        hf_text_add(text, falling ? "the falling diagonal" : "the rising diagonal");
    else if (group)
        add_counted(text, "disjoint group ", cells[0] / n % high * wide + cells[0] % n % wide);
    return falling || rising || group;
}

char *hf_shape_house_name(const hf_shape *shape, uint32_t house, char name[HF_NAME_SIZE])
{
    static const char *const words[] = {"row ",    "column ", "box ",   "region ", "",
                                        "window ", "pillar ", "plane ", "house ",  "extra house "};
    hf_text text = hf_text_make(name, HF_NAME_SIZE);
    hf_house_kind kind = hf_shape_house_kind(shape, house);
    uint32_t number = hf_shape_house_number(shape, house);
    if (shape->spec.layout == HF_LAYOUT_CUBE && kind != HF_HOUSE_LISTED)
        name_cube_house(&text, shape, kind, number);
    else if (kind == HF_HOUSE_PLANE)
        name_plane(&text, shape, number);
    else if (kind == HF_HOUSE_DIAGONAL)
        hf_text_add(&text, number == 0 ? "the falling diagonal" : "the rising diagonal");
    else if (kind != HF_HOUSE_LISTED || !name_listed(&text, shape, house))
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
