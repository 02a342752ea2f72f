/* SPDX-License-Identifier: MIT
 *
 * bitfield.c - cells in order, but the rules are looked up instead of tested.
 *
 * Each house (row, column, box) has a bit field of the symbols that already stand in it. Whether a
 * symbol may go into a cell is then one `or` over the houses of the cell, and placing or taking it
 * back is one `xor` per house. The order of the search is that of the naive engine, cell by cell
 * from the top left, so the tree is as large; it is only walked some ten times faster. It stops as
 * soon as the second solution shows that a puzzle is not unique (or at any other limit the caller
 * sets).
 *
 *     row 1 | 9 8 7 6 5 4 3 2 1 |  bit s-1 of used[house]: does symbol s stand in that house?
 *     row 2 | 9 8 7 6 5 4 3 2 1 |
 *     ...
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/classic/classic.h"

typedef struct bitfield {
    const hf_shape *shape;
    uint32_t cells;
    uint64_t all; /* the set of all symbols */
    uint64_t used[HF_CLASSIC_MAX_HOUSES];
    uint16_t value[HF_CLASSIC_MAX_CELLS];
} bitfield;

/* The symbols that stand in no house of `cell`, as far as the puzzle allows them there. */
static uint64_t options_of(const bitfield *board, uint32_t cell, const hf_search *search)
{
    uint64_t used = 0;
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        used |= board->used[house[h]];
    return hf_classic_allowed(search, cell, board->all) & ~used;
}

/* Adds the symbol with this bit to all houses of `cell`, or takes it away again: the field has
 * the bit exactly if the symbol stands there, so `xor` does both. */
static void flip(bitfield *board, uint32_t cell, uint64_t bit)
{
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        board->used[house[h]] ^= bit;
}

/* Goes through all solutions that fill the board from `cell` on, and leaves it as it found it.
 * False: the search was told to stop. */
static bool fill_from(bitfield *board, uint32_t cell, hf_search *search)
{
    while (cell < board->cells && board->value[cell] != 0)
        cell++;
    if (cell == board->cells)
        return hf_search_found(search, board->value);

    bool going = true;
    uint64_t options = options_of(board, cell, search);
    while (going && options != 0) {
        uint64_t bit = options & (~options + 1);
        options ^= bit;
        /* The last option of a cell is no guess: it follows from the failure of the others. */
        if (options != 0 && !hf_search_guess(search)) {
            going = false;
            break;
        }
        board->value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
        flip(board, cell, bit);
        going = fill_from(board, cell + 1, search);
        flip(board, cell, bit);
    }
    board->value[cell] = 0;
    return going;
}

static hf_status bitfield_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    (void)options;
    bitfield *board = malloc(sizeof *board);
    *state = board;
    if (board == NULL)
        return HF_NO_MEMORY;
    board->shape = shape;
    board->cells = hf_shape_cells(shape);
    board->all = hf_classic_all(hf_shape_size(shape));
    return HF_OK;
}

static hf_status bitfield_solve(void *state, const uint16_t *givens, hf_search *search)
{
    bitfield *board = state;
    memcpy(board->value, givens, board->cells * sizeof *givens);
    memset(board->used, 0, sizeof board->used);
    for (uint32_t cell = 0; cell < board->cells; cell++)
        if (givens[cell] != 0)
            flip(board, cell, hf_classic_bit(givens[cell]));
    search->complete = fill_from(board, 0, search);
    return HF_OK;
}

const hf_engine hf_engine_bitfield = {
    .name = "bitfield",
    .summary = "classic: cells in order, a bit field per house",
    .width = 1,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = bitfield_open,
    .close = free,
    .solve = bitfield_solve,
};
