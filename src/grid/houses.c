/* SPDX-License-Identifier: MIT
 *
 * houses.c - the houses of each layout, as lists of cells.
 *
 * All layouts number their cells layer by layer, row by row, column by column. A house is always a
 * block of such coordinates (a row is 1 x 1 x N, a box of a flat board 1 x R x C, a cube's box also
 * R x 1 x C or R x C x 1), except for diagonals and jigsaw regions. Going through a block in the
 * order of its coordinates lists the cells ascending.
 */
#include "grid/houses.h"

#include <string.h>

#include "grid/spec.h"

/* Where the next house goes. */
typedef struct house_writer {
    hf_shape *shape;
    uint32_t house; /* houses finished */
    uint32_t cell;  /* cells of the next one written */
} house_writer;

static void write_cell(house_writer *w, uint32_t cell)
{
    w->shape->house_cells[(size_t)w->house * w->shape->size + w->cell] = cell;
    w->cell++;
}

static void finish_house(house_writer *w, hf_house_kind kind, uint32_t number)
{
    w->shape->house_kind[w->house] = (uint8_t)kind;
    w->shape->house_number[w->house] = number;
    w->house++;
    w->cell = 0;
}

/* A block of cells: where it begins and how far it goes along layers, rows and columns. */
typedef struct block {
    uint32_t layer, row, column;
    uint32_t layers, rows, columns;
} block;

static void write_block(house_writer *w, hf_house_kind kind, uint32_t number, block b)
{
    const hf_shape *shape = w->shape;
    for (uint32_t l = b.layer; l < b.layer + b.layers; l++) {
        for (uint32_t r = b.row; r < b.row + b.rows; r++) {
            for (uint32_t c = b.column; c < b.column + b.columns; c++)
                write_cell(w, (l * shape->rows + r) * shape->columns + c);
        }
    }
    finish_house(w, kind, number);
}

static void write_rows_and_columns(house_writer *w, uint32_t layers)
{
    uint32_t n = w->shape->size;
    for (uint32_t i = 0; i < layers * n; i++)
        write_block(w, HF_HOUSE_ROW, i, (block){i / n, i % n, 0, 1, 1, n});
    for (uint32_t i = 0; i < layers * n; i++)
        write_block(w, HF_HOUSE_COLUMN, i, (block){i / n, 0, i % n, 1, n, 1});
}

static void write_boxes(house_writer *w)
{
    const hf_shape_spec *spec = &w->shape->spec;
    uint32_t across = spec->size / spec->box_columns;
    for (uint32_t i = 0; i < spec->size; i++) {
        block box = {0,
                     i / across * spec->box_rows,
                     i % across * spec->box_columns,
                     1,
                     spec->box_rows,
                     spec->box_columns};
        write_block(w, HF_HOUSE_BOX, i, box);
    }
}

static void write_regions(house_writer *w, uint32_t count)
{
    const hf_shape *shape = w->shape;
    for (uint32_t region = 0; region < count; region++) {
        for (uint32_t c = 0; c < shape->cells; c++) {
            if (shape->spec.regions[c] == region)
                write_cell(w, c);
        }
        finish_house(w, HF_HOUSE_REGION, region);
    }
}

static void write_extras(house_writer *w)
{
    uint32_t n = w->shape->size;
    uint32_t k = hf_spec_square_root(n);
    if (w->shape->spec.extras & HF_EXTRA_DIAGONALS) {
        for (uint32_t i = 0; i < n; i++)
            write_cell(w, i * n + i);
        finish_house(w, HF_HOUSE_DIAGONAL, 0);
        for (uint32_t i = 0; i < n; i++)
            write_cell(w, i * n + (n - 1 - i));
        finish_house(w, HF_HOUSE_DIAGONAL, 1);
    }
    if (w->shape->spec.extras & HF_EXTRA_WINDOWS) {
        /* Windows leave one line free before, between and after them. */
        for (uint32_t i = 0; i < (k - 1) * (k - 1); i++) {
            uint32_t row = 1 + i / (k - 1) * (k + 1);
            uint32_t column = 1 + i % (k - 1) * (k + 1);
            write_block(w, HF_HOUSE_WINDOW, i, (block){0, row, column, 1, k, k});
        }
    }
}

static void write_flat(house_writer *w)
{
    write_rows_and_columns(w, 1);
    if (w->shape->spec.layout == HF_LAYOUT_BOXES)
        write_boxes(w);
    if (w->shape->spec.layout == HF_LAYOUT_JIGSAW)
        write_regions(w, w->shape->size);
    write_extras(w);
}

/* Lines of N cells; all houses that are left are regions. */
static void write_rectangle(house_writer *w)
{
    const hf_shape *shape = w->shape;
    uint32_t rows = shape->columns == shape->size ? shape->rows : 0;
    uint32_t columns = shape->rows == shape->size ? shape->columns : 0;
    for (uint32_t i = 0; i < rows; i++)
        write_block(w, HF_HOUSE_ROW, i, (block){0, i, 0, 1, 1, shape->columns});
    for (uint32_t i = 0; i < columns; i++)
        write_block(w, HF_HOUSE_COLUMN, i, (block){0, 0, i, 1, shape->rows, 1});
    write_regions(w, shape->houses - shape->spec.listed_houses - rows - columns);
}

/* The boxes of the N slices across each axis. The first coordinate that varies in a slice counts as
 * its row, the second as its column: (row, column), (layer, column), (layer, row). Boxes are
 * numbered through: axis * N*N + slice * N + box. */
static void write_cube_boxes(house_writer *w)
{
    const hf_shape_spec *spec = &w->shape->spec;
    uint32_t n = spec->size;
    uint32_t rows = spec->box_rows;
    uint32_t columns = spec->box_columns;
    uint32_t across = n / columns;
    for (uint32_t i = 0; i < 3 * n * n; i++) {
        uint32_t slice = i / n % n;
        uint32_t row = i % n / across * rows;
        uint32_t column = i % n % across * columns;
        block boxes[3] = {
            {slice, row, column, 1, rows, columns},
            {row, slice, column, rows, 1, columns},
            {row, column, slice, rows, columns, 1},
        };
        write_block(w, HF_HOUSE_BOX, i, boxes[i / (n * n)]);
    }
}

static void write_cube(house_writer *w)
{
    uint32_t n = w->shape->size;
    write_rows_and_columns(w, n);
    for (uint32_t i = 0; i < n * n; i++)
        write_block(w, HF_HOUSE_PILLAR, i, (block){0, i / n, i % n, n, 1, 1});
    if (n > 1)
        write_cube_boxes(w);
}

static void write_roxdoku(house_writer *w)
{
    uint32_t k = hf_spec_square_root(w->shape->size);
    for (uint32_t i = 0; i < k; i++)
        write_block(w, HF_HOUSE_PLANE, i, (block){i, 0, 0, 1, k, k});
    for (uint32_t i = 0; i < k; i++)
        write_block(w, HF_HOUSE_PLANE, k + i, (block){0, i, 0, k, 1, k});
    for (uint32_t i = 0; i < k; i++)
        write_block(w, HF_HOUSE_PLANE, 2 * k + i, (block){0, 0, i, k, k, 1});
}

/* House number `h` of a list. */
static void write_list(house_writer *w, hf_house_kind kind, uint32_t h, const uint32_t *list)
{
    uint32_t n = w->shape->size;
    for (uint32_t i = 0; i < n; i++)
        write_cell(w, list[(size_t)h * n + i]);
    finish_house(w, kind, h);
}

static void write_custom(house_writer *w)
{
    const hf_shape *shape = w->shape;
    for (uint32_t h = 0; h < shape->spec.custom_houses; h++)
        write_list(w, HF_HOUSE_CUSTOM, h, shape->spec.custom);
}

void hf_houses_fill(hf_shape *shape)
{
    house_writer w = {shape, 0, 0};
    switch (shape->spec.layout) {
    case HF_LAYOUT_CUBE:
        write_cube(&w);
        break;
    case HF_LAYOUT_ROXDOKU:
        write_roxdoku(&w);
        break;
    case HF_LAYOUT_CUSTOM:
        write_custom(&w);
        break;
    case HF_LAYOUT_RECTANGLE:
        write_rectangle(&w);
        break;
    default:
        write_flat(&w);
        break;
    }
    for (uint32_t h = 0; h < shape->spec.listed_houses; h++)
        write_list(&w, HF_HOUSE_LISTED, h, shape->spec.listed);
}
