/* SPDX-License-Identifier: MIT
 *
 * naive.c - the search everybody writes first.
 *
 * Take the first empty cell, try every symbol in it, keep those that break no rule, and go on with
 * the next empty cell; if none is left, go back. It knows nothing but the rules: no candidates, no
 * bookkeeping, one board in memory. That is its use: it is too simple to be wrong, so the faster
 * engines are measured against its answers. Its cost is exponential in the number of empty cells at
 * the top of the board; a puzzle made for it takes minutes.
 */
#include <stdlib.h>
#include <string.h>

#include "grid/shape_data.h"
#include "solve/classic/classic.h"

typedef struct naive {
    const hf_shape *shape;
    uint32_t cells;
    uint16_t symbols;
    uint16_t value[HF_CLASSIC_MAX_CELLS];
} naive;

/* Does the value of `cell` stand in another cell of one of its houses? */
static bool repeats(const naive *board, uint32_t cell)
{
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++) {
        const uint32_t *other = hf_house_cells(board->shape, house[h]);
        for (uint32_t i = 0; i < board->symbols; i++)
            if (other[i] != cell && board->value[other[i]] == board->value[cell])
                return true;
    }
    return false;
}

/* Goes through all solutions that fill the board from `cell` on, and leaves it as it found it.
 * False: the search was told to stop. */
static bool fill_from(naive *board, uint32_t cell, hf_search *search)
{
    while (cell < board->cells && board->value[cell] != 0)
        cell++;
    if (cell == board->cells)
        return hf_search_found(search, board->value);

    bool going = true;
    uint64_t allowed = hf_classic_allowed(search, cell, UINT64_MAX);
    for (uint16_t symbol = 1; going && symbol <= board->symbols; symbol++) {
        board->value[cell] = symbol;
        if ((allowed & hf_classic_bit(symbol)) != 0 && !repeats(board, cell))
            going = hf_search_guess(search) && fill_from(board, cell + 1, search);
    }
    board->value[cell] = 0;
    return going;
}

static hf_status naive_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    (void)options;
    naive *board = malloc(sizeof *board);
    *state = board;
    if (board == NULL)
        return HF_NO_MEMORY;
    board->shape = shape;
    board->cells = hf_shape_cells(shape);
    board->symbols = (uint16_t)hf_shape_size(shape);
    return HF_OK;
}

static hf_status naive_solve(void *state, const uint16_t *givens, hf_search *search)
{
    naive *board = state;
    memcpy(board->value, givens, board->cells * sizeof *givens);
    search->complete = fill_from(board, 0, search);
    return HF_OK;
}

const hf_engine hf_engine_naive = {
    .name = "naive",
    .summary = "classic: the first empty cell, every symbol, test the rules",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = naive_open,
    .close = free,
    .solve = naive_solve,
};
