/* SPDX-License-Identifier: MIT
 *
 * pattern.c - solved boards of any size by formula, and mixing them.
 *
 * A board of rows, columns and boxes is solved by shifting each row against the one above: by the
 * width of a box inside a band, by one from band to band. The same idea carries the cubes. Such a
 * board is as regular as a wallpaper, so it is mixed:
 *
 *   - lines change places as far as the boxes allow;
 *   - two symbols change places on a chain: start with one cell that holds either, add all cells
 *     that hold the other in a house of it, and so on. Every house has one cell of each symbol, and
 *     both or none of them are in the chain, so after the exchange every house is as complete as it
 *     was. (Kempe used such chains to colour maps.) This works on every shape;
 *   - symbols are renamed.
 */
#include <string.h>

#include "generate/generator.h"
#include "grid/shape_data.h"

/* ---- formulas -------------------------------------------------------------------------------- */

bool hf_fill_has_pattern(const hf_shape *shape)
{
    const hf_shape_spec *spec = &shape->spec;
    if (spec->listed_houses > 0)
        return false;
    switch (spec->layout) {
    case HF_LAYOUT_BOXES:
    case HF_LAYOUT_LATIN:
        return spec->extras == 0;
    case HF_LAYOUT_CUBE:
        return spec->box_rows == spec->box_columns;
    case HF_LAYOUT_ROXDOKU:
        return true;
    default:
        return false;
    }
}

/* The symbol, from 0, at a place of the board. Layers, rows and columns count from 0.
 *
 * Cube: write each coordinate as high * k + low, and the symbol as a * k + b, all modulo k. A line
 * along one axis runs through all (high, low) of that axis, a box through all pairs of lows of two
 * axes. For both, a and b below are linear in what varies, with determinant 1 or -1:
 *
 *             column h  l    row h  l    layer h  l
 *     a =            1  0        0  1          1  1
 *     b =            0  1        1  0          0  1
 *
 * Roxdoku: a = column + layer, b = row + layer; in a plane across any axis the other two
 * coordinates follow from a and b. */
static uint32_t symbol_at(const hf_shape *shape, uint32_t layer, uint32_t row, uint32_t column)
{
    const hf_shape_spec *spec = &shape->spec;
    uint32_t n = shape->size;
    uint32_t k = spec->box_rows;
    switch (spec->layout) {
    case HF_LAYOUT_LATIN:
        return (row + column) % n;
    case HF_LAYOUT_CUBE:
        return (column / k + row % k + layer / k + layer % k) % k * k +
               (column % k + row / k + layer % k) % k;
    case HF_LAYOUT_ROXDOKU:
        k = shape->columns;
        return (column + layer) % k * k + (row + layer) % k;
    default:
        return (spec->box_columns * (row % k) + row / k + column) % n;
    }
}

/* ---- the order of lines ---------------------------------------------------------------------- */

/* Random order of `count` lines that keeps groups of `group` together: shuffles the groups, then
 * each group. Writes to order[0..count); order[count..2 * count) is scratch. */
static void shuffle_lines(hf_rng *rng, uint32_t count, uint32_t group, uint32_t *order)
{
    uint32_t groups = count / group;
    uint32_t *where = order + count;
    for (uint32_t g = 0; g < groups; g++)
        where[g] = g;
    hf_rng_shuffle(rng, where, groups);
    for (uint32_t g = 0; g < groups; g++) {
        for (uint32_t i = 0; i < group; i++)
            order[g * group + i] = where[g] * group + i;
        hf_rng_shuffle(rng, order + g * group, group);
    }
}

bool hf_fill_pattern(hf_generator *generator)
{
    const hf_shape *shape = generator->shape;
    if (!hf_fill_has_pattern(shape))
        return false;
    bool boxed = shape->spec.layout == HF_LAYOUT_BOXES || shape->spec.layout == HF_LAYOUT_CUBE;
    uint32_t group_rows = boxed ? shape->spec.box_rows : 1;
    uint32_t group_columns = boxed ? shape->spec.box_columns : 1;
    uint32_t group_layers = shape->spec.layout == HF_LAYOUT_CUBE ? shape->spec.box_rows : 1;
    uint32_t *rows = generator->numbers;
    uint32_t *columns = rows + 2 * shape->rows;
    uint32_t *layers = columns + 2 * shape->columns;
    shuffle_lines(&generator->rng, shape->rows, group_rows, rows);
    shuffle_lines(&generator->rng, shape->columns, group_columns, columns);
    shuffle_lines(&generator->rng, shape->layers, group_layers, layers);
    uint16_t *cell = generator->solution->cell;
    for (uint32_t l = 0; l < shape->layers; l++)
        for (uint32_t r = 0; r < shape->rows; r++)
            for (uint32_t c = 0; c < shape->columns; c++)
                *cell++ = (uint16_t)(1 + symbol_at(shape, layers[l], rows[r], columns[c]));
    return true;
}

/* ---- chains and names ------------------------------------------------------------------------ */

static uint32_t *place_of(hf_generator *g, uint32_t house, uint32_t symbol)
{
    return &g->place[(size_t)house * g->shape->size + symbol - 1];
}

static void note_places(hf_generator *g, uint32_t cell)
{
    const hf_shape *shape = g->shape;
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++)
        *place_of(g, shape->cell_houses[i], g->solution->cell[cell]) = cell;
}

/* Collects the chain of `first` and the symbol `other`; returns its length. */
static uint32_t collect_chain(hf_generator *g, uint32_t first, uint32_t other)
{
    const hf_shape *shape = g->shape;
    uint32_t both = g->solution->cell[first] + other;
    uint32_t length = 1;
    g->chain[0] = first;
    g->seen[first] = 1;
    for (uint32_t at = 0; at < length; at++) {
        uint32_t cell = g->chain[at];
        uint32_t partner = both - g->solution->cell[cell];
        for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++) {
            uint32_t next = *place_of(g, shape->cell_houses[i], partner);
            if (g->seen[next] == 0) {
                g->seen[next] = 1;
                g->chain[length++] = next;
            }
        }
    }
    return length;
}

static void exchange_on_chain(hf_generator *g, uint32_t first, uint32_t other)
{
    uint32_t both = g->solution->cell[first] + other;
    uint32_t length = collect_chain(g, first, other);
    for (uint32_t i = 0; i < length; i++) {
        uint32_t cell = g->chain[i];
        g->solution->cell[cell] = (uint16_t)(both - g->solution->cell[cell]);
        g->seen[cell] = 0;
    }
    for (uint32_t i = 0; i < length; i++)
        note_places(g, g->chain[i]);
}

static void rename_symbols(hf_generator *g)
{
    uint32_t *name = g->numbers;
    for (uint32_t s = 0; s < g->shape->size; s++)
        name[s] = s + 1;
    hf_rng_shuffle(&g->rng, name, g->shape->size);
    for (uint32_t c = 0; c < g->shape->cells; c++)
        g->solution->cell[c] = (uint16_t)name[g->solution->cell[c] - 1];
}

void hf_fill_mix(hf_generator *g)
{
    const hf_shape *shape = g->shape;
    enum { EXCHANGES_PER_SYMBOL = 40 };
    for (uint32_t c = 0; c < shape->cells; c++)
        note_places(g, c);
    for (uint32_t i = 0; shape->size > 1 && i < EXCHANGES_PER_SYMBOL * shape->size; i++) {
        uint32_t cell = hf_rng_below(&g->rng, shape->cells);
        uint32_t other = 1 + hf_rng_below(&g->rng, shape->size - 1);
        if (other >= g->solution->cell[cell])
            other++;
        exchange_on_chain(g, cell, other);
    }
    rename_symbols(g);
}
