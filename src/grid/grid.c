/* SPDX-License-Identifier: MIT
 *
 * grid.c - values on a board, and checking them against the houses.
 */
#include "houseful/grid.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"

hf_status hf_grid_new(const hf_shape *shape, hf_grid **out)
{
    *out = NULL;
    hf_grid *grid = malloc(sizeof *grid + shape->cells * sizeof *grid->cell);
    if (grid == NULL)
        return HF_NO_MEMORY;
    grid->shape = hf_shape_share(shape);
    grid->cell = (uint16_t *)(void *)(grid + 1); /* the struct's own alignment is at least 2 */
    hf_grid_clear(grid);
    *out = grid;
    return HF_OK;
}

void hf_grid_free(hf_grid *grid)
{
    if (grid == NULL)
        return;
    hf_shape_free(grid->shape);
    free(grid);
}

const hf_shape *hf_grid_shape(const hf_grid *grid)
{
    return grid->shape;
}
uint16_t *hf_grid_values(hf_grid *grid)
{
    return grid->cell;
}
const uint16_t *hf_grid_const_values(const hf_grid *grid)
{
    return grid->cell;
}

void hf_grid_clear(hf_grid *grid)
{
    memset(grid->cell, 0, grid->shape->cells * sizeof *grid->cell);
}

void hf_grid_copy(hf_grid *to, const hf_grid *from)
{
    memcpy(to->cell, from->cell, from->shape->cells * sizeof *to->cell);
}

uint32_t hf_grid_clues(const hf_grid *grid)
{
    uint32_t clues = 0;
    for (uint32_t c = 0; c < grid->shape->cells; c++)
        clues += grid->cell[c] != 0;
    return clues;
}

/* Does no symbol stand twice in a house? Only yes is certain: symbols that differ by 64 share a
 * bit. No branch depends on the values, so this takes a fifth of the time of a full search for
 * clashes, and most boards have none. */
static bool surely_valid(const hf_grid *grid)
{
    const hf_shape *shape = grid->shape;
    const uint32_t *cells = shape->house_cells;
    for (uint32_t h = 0; h < shape->houses; h++, cells += shape->size) {
        uint64_t once = 0;
        uint64_t twice = 0;
        for (uint32_t i = 0; i < shape->size; i++) {
            uint16_t symbol = grid->cell[cells[i]];
            uint64_t bit = (uint64_t)(symbol != 0) << (symbol & 63);
            twice |= once & bit;
            once |= bit;
        }
        if (twice != 0)
            return false;
    }
    return true;
}

size_t hf_grid_clashes(const hf_grid *grid, hf_clash *clashes, size_t room)
{
    const hf_shape *shape = grid->shape;
    uint32_t seen_in[HF_MAX_SIZE + 1]; /* symbol -> house it was last seen in, plus one */
    uint32_t seen_at[HF_MAX_SIZE + 1]; /* symbol -> the cell it was last seen at */
    size_t found = 0;
    if (surely_valid(grid))
        return 0;
    memset(seen_in, 0, (shape->size + 1) * sizeof *seen_in);
    for (uint32_t h = 0; h < shape->houses; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        for (uint32_t i = 0; i < shape->size; i++) {
            uint16_t symbol = grid->cell[cells[i]];
            if (symbol == 0 || symbol > shape->size)
                continue;
            if (seen_in[symbol] == h + 1) {
                if (found < room)
                    clashes[found] = (hf_clash){h, seen_at[symbol], cells[i], symbol, 0};
                HF_ASSERT(seen_at[symbol] < cells[i]);
                found++;
            }
            seen_in[symbol] = h + 1;
            seen_at[symbol] = cells[i];
        }
    }
    return found;
}

bool hf_grid_is_solved(const hf_grid *grid)
{
    for (uint32_t c = 0; c < grid->shape->cells; c++) {
        if (grid->cell[c] == 0 || grid->cell[c] > grid->shape->size)
            return false;
    }
    /* N values in range, none twice: the house is complete. */
    return hf_grid_clashes(grid, NULL, 0) == 0;
}

bool hf_grid_extends(const hf_grid *grid, const hf_grid *puzzle)
{
    for (uint32_t c = 0; c < puzzle->shape->cells; c++) {
        if (puzzle->cell[c] != 0 && puzzle->cell[c] != grid->cell[c])
            return false;
    }
    return true;
}
