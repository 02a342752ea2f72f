/* SPDX-License-Identifier: MIT
 *
 * fewest.c - the cell with the fewest options first.
 *
 * The bit fields of bitfield.c, and one idea more: instead of the next empty cell, take the one
 * that the fewest symbols fit. A cell without options ends the branch at once, a cell with one
 * option costs no guess, and where a guess is needed it is among as few as possible. This alone
 * makes the tree of an ordinary puzzle thousands of times smaller. It still sees cells only: that a
 * symbol has one place left in a house (a hidden single) it has to find out by search.
 *
 * The empty cells are kept as a list; the chosen one is exchanged with the first, so that the rest
 * of the list is what remains to be filled.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/classic/classic.h"

typedef struct fewest {
    const hf_shape *shape;
    uint32_t cells;
    uint64_t all; /* the set of all symbols */
    uint32_t empty_cells;
    uint32_t empty[HF_CLASSIC_MAX_CELLS]; /* from empty[depth] on: the cells still to be filled */
    uint64_t used[HF_CLASSIC_MAX_HOUSES];
    uint16_t value[HF_CLASSIC_MAX_CELLS];
    uint64_t allowed[HF_CLASSIC_MAX_CELLS]; /* what the puzzle allows in each cell */
} fewest;

/* The symbols that stand in no house of `cell`, as far as the puzzle allows them there. */
static uint64_t options_of(const fewest *board, uint32_t cell)
{
    uint64_t used = 0;
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        used |= board->used[house[h]];
    return board->allowed[cell] & ~used;
}

/* Adds the symbol with this bit to all houses of `cell`, or takes it away again. */
static void flip(fewest *board, uint32_t cell, uint64_t bit)
{
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        board->used[house[h]] ^= bit;
}

/* Brings the cell with the fewest options to empty[depth] and returns its options. Fewer than two
 * cannot be beaten, or need not be: the first such cell is taken. */
static uint64_t choose(fewest *board, uint32_t depth)
{
    uint32_t best = depth;
    uint32_t best_count = HF_CLASSIC_MAX_SIZE + 1;
    uint64_t best_options = 0;
    for (uint32_t i = depth; i < board->empty_cells && best_count > 1; i++) {
        uint64_t options = options_of(board, board->empty[i]);
        uint32_t count = hf_popcount64(options);
        if (count < best_count) {
            best = i;
            best_count = count;
            best_options = options;
        }
    }
    uint32_t chosen = board->empty[best];
    board->empty[best] = board->empty[depth];
    board->empty[depth] = chosen;
    return best_options;
}

/* Goes through all solutions that fill empty[depth] and the cells behind it. False: the search was
 * told to stop. */
static bool fill(fewest *board, uint32_t depth, hf_search *search)
{
    if (depth == board->empty_cells)
        return hf_search_found(search, board->value);
    /* Cells with one option cost no guess, but on a large board a look at all cells each. */
    if (depth % 64 == 63 && hf_search_expired(search))
        return false;

    uint64_t options = choose(board, depth);
    uint32_t cell = board->empty[depth];
    while (options != 0) {
        uint64_t bit = options & (~options + 1);
        options ^= bit;
        if (options != 0 && !hf_search_guess(search))
            return false;
        board->value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
        flip(board, cell, bit);
        bool going = fill(board, depth + 1, search);
        flip(board, cell, bit);
        if (!going)
            return false;
    }
    return true;
}

static hf_status fewest_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    (void)options;
    fewest *board = malloc(sizeof *board);
    *state = board;
    if (board == NULL)
        return HF_NO_MEMORY;
    board->shape = shape;
    board->cells = hf_shape_cells(shape);
    board->all = hf_classic_all(hf_shape_size(shape));
    return HF_OK;
}

static hf_status fewest_solve(void *state, const uint16_t *givens, hf_search *search)
{
    fewest *board = state;
    memcpy(board->value, givens, board->cells * sizeof *givens);
    memset(board->used, 0, sizeof board->used);
    board->empty_cells = 0;
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        board->allowed[cell] = hf_classic_allowed(search, cell, board->all);
        if (givens[cell] != 0)
            flip(board, cell, hf_classic_bit(givens[cell]));
        else
            board->empty[board->empty_cells++] = cell;
    }
    search->complete = fill(board, 0, search);
    return HF_OK;
}

const hf_engine hf_engine_fewest = {
    .name = "fewest",
    .summary = "classic: a bit field per house, the cell with the fewest options first",
    .width = 1,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = fewest_open,
    .close = free,
    .solve = fewest_solve,
};
