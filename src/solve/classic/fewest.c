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

#include "base/bits.h"
#include "solve/classic/fields.h"

typedef struct fewest {
    const hf_shape *shape;
    uint32_t empty_cells;
    uint32_t empty[HF_CLASSIC_MAX_CELLS]; /* from empty[depth] on: the cells still to be filled */
    hf_fields fields;
} fewest;

/* Brings the cell with the fewest options to empty[depth] and returns its options. Fewer than two
 * cannot be beaten, or need not be: the first such cell is taken. */
static uint64_t choose(fewest *board, uint32_t depth)
{
    uint32_t best = depth;
    uint32_t best_count = HF_CLASSIC_MAX_SIZE + 1;
    uint64_t best_options = 0;
    for (uint32_t i = depth; i < board->empty_cells && best_count > 1; i++) {
        uint64_t options = hf_fields_options(&board->fields, board->empty[i]);
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
        return hf_search_found(search, board->fields.value);
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
        board->fields.value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
        hf_fields_flip(&board->fields, cell, bit);
        bool going = fill(board, depth + 1, search);
        hf_fields_flip(&board->fields, cell, bit);
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
    return HF_OK;
}

static hf_status fewest_solve(void *state, const uint16_t *givens, hf_search *search)
{
    fewest *board = state;
    hf_fields_load(&board->fields, board->shape, givens, search);
    board->empty_cells = 0;
    for (uint32_t cell = 0; cell < hf_shape_cells(board->shape); cell++)
        if (givens[cell] == 0)
            board->empty[board->empty_cells++] = cell;
    search->complete = fill(board, 0, search);
    return HF_OK;
}

const hf_engine hf_engine_fewest = {
    .name = "fewest",
    .summary = "classic: a bit field per house, the cell with the fewest options first",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = fewest_open,
    .close = free,
    .solve = fewest_solve,
};
