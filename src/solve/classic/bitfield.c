/* SPDX-License-Identifier: MIT
 *
 * bitfield.c - cells in order, but the rules are looked up instead of tested.
 *
 * Whether a symbol may go into a cell is one `or` over the bit fields of its houses (fields.h). The
 * order of the search is that of the naive engine, cell by cell from the top left, so the tree is as
 * large; it is only walked some ten times faster. It stops as soon as the second solution shows that a
 * puzzle is not unique (or at any other limit the caller sets).
 */
#include <stdlib.h>

#include "base/bits.h"
#include "solve/classic/fields.h"

typedef struct bitfield {
    const hf_shape *shape;
    hf_fields fields;
} bitfield;

/* Goes through all solutions that fill the board from `cell` on, and leaves it as it found it.
 * False: the search was told to stop. */
static bool fill_from(hf_fields *board, uint32_t cell, hf_search *search)
{
    while (cell < board->shape->cells && board->value[cell] != 0)
        cell++;
    if (cell == board->shape->cells)
        return hf_search_found(search, board->value);

    bool going = true;
    uint64_t options = hf_fields_options(board, cell);
    while (going && options != 0) {
        uint64_t bit = options & (~options + 1);
        options ^= bit;
        /* The last option of a cell is no guess: it follows from the failure of the others. */
        if (options != 0 && !hf_search_guess(search)) {
            going = false;
            break;
        }
        board->value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
        hf_fields_flip(board, cell, bit);
        going = fill_from(board, cell + 1, search);
        hf_fields_flip(board, cell, bit);
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
    return HF_OK;
}

static hf_status bitfield_solve(void *state, const uint16_t *givens, hf_search *search)
{
    bitfield *board = state;
    hf_fields_load(&board->fields, board->shape, givens, search);
    search->complete = fill_from(&board->fields, 0, search);
    return HF_OK;
}

const hf_engine hf_engine_bitfield = {
    .name = "bitfield",
    .summary = "classic: cells in order, a bit field per house",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = bitfield_open,
    .close = free,
    .solve = bitfield_solve,
};
