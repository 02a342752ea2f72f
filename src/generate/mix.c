/* SPDX-License-Identifier: MIT
 *
 * mix.c - solved boards by formula (grid/pattern.h), and mixing them.
 *
 * A board by formula is as regular as a wallpaper, so it is mixed:
 *
 *   - lines change places as far as the boxes allow;
 *   - two symbols change places on a chain: start with one cell that holds either, add all cells
 *     that hold the other in a house of it, and so on. Every house has one cell of each symbol, and
 *     both or none of them are in the chain, so after the exchange every house is as complete as it
 *     was. (Kempe used such chains to colour maps.) This works on every shape;
 *   - symbols are renamed.
 */
#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "generate/generator.h"
#include "grid/pattern.h"
#include "grid/shape_data.h"

bool hf_fill_pattern(hf_generator *generator)
{
    const hf_shape *shape = generator->shape;
    if (!hf_pattern_exists(shape))
        return false;
    hf_pattern_bands bands = hf_pattern_bands_of(shape);
    uint32_t *rows = generator->numbers;
    uint32_t *columns = rows + 2 * shape->rows;
    uint32_t *layers = columns + 2 * shape->columns;
    hf_pattern_shuffle(&generator->rng, shape->rows, bands.rows, rows);
    hf_pattern_shuffle(&generator->rng, shape->columns, bands.columns, columns);
    hf_pattern_shuffle(&generator->rng, shape->layers, bands.layers, layers);
    uint16_t *cell = generator->solution->cell;
    for (uint32_t l = 0; l < shape->layers; l++)
        for (uint32_t r = 0; r < shape->rows; r++)
            for (uint32_t c = 0; c < shape->columns; c++)
                *cell++ = (uint16_t)(1 + hf_pattern_symbol(shape, layers[l], rows[r], columns[c]));
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
    HF_ASSERT(shape->size > 1); /* a board of one symbol is found by search */
    for (uint32_t i = 0; i < EXCHANGES_PER_SYMBOL * shape->size; i++) {
        uint32_t cell = hf_rng_below(&g->rng, shape->cells);
        uint32_t other = 1 + hf_rng_below(&g->rng, shape->size - 1);
        if (other >= g->solution->cell[cell])
            other++;
        exchange_on_chain(g, cell, other);
        if (hf_search_work(&g->task, 8 * (uint64_t)shape->houses)) /* no chain is longer by much */
            return;
    }
    rename_symbols(g);
}
