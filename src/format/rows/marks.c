/* SPDX-License-Identifier: MIT
 *
 * marks.c - from pencil marks to a board and a puzzle.
 *
 * Where nothing but marks is written, text does not tell a clue from the last mark of an empty cell.
 * Both are one character, and mostly it makes no difference. It does where a neighbour still has the
 * same mark: then the digit was not placed yet, or it would have been struck there. So a lone mark is
 * a clue unless a cell with several marks that sees it has it too, and the other marks are candidates
 * given. Where clues are written as such, marks are the player's.
 */
#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "base/assert.h"
#include "base/bits.h"
#include "format/table.h"

static uint32_t words_of(const hf_slot *slot)
{
    return (hf_shape_size(slot->shape) + 63) / 64;
}

hf_status hf_slot_marks(hf_slot *slot, bool given)
{
    size_t bytes = (size_t)hf_shape_cells(slot->shape) * words_of(slot) * sizeof *slot->marks;
    if (!slot->board && hf_board_new(slot->shape, &slot->board) != HF_OK)
        return HF_NO_MEMORY;
    if (!slot->plain && hf_board_new(slot->shape, &slot->plain) != HF_OK)
        return HF_NO_MEMORY;
    if (!slot->marks)
        slot->marks = malloc(bytes);
    if (!slot->placed)
        slot->placed = malloc(hf_shape_cells(slot->shape));
    if (!slot->allowed)
        slot->allowed = malloc(hf_shape_cells(slot->shape) * sizeof *slot->allowed);
    if (!slot->marks || !slot->placed || !slot->allowed)
        return HF_NO_MEMORY;
    memset(slot->marks, 0, bytes);
    memset(slot->allowed, 0, hf_shape_cells(slot->shape) * sizeof *slot->allowed);
    memset(slot->placed, 0, hf_shape_cells(slot->shape));
    slot->detailed = true;
    slot->given = given;
    return HF_OK;
}

void hf_slot_allow(hf_slot *slot, uint32_t cell, uint64_t set)
{
    uint32_t size = hf_shape_size(slot->shape);
    HF_ASSERT(cell < hf_shape_cells(slot->shape) && size <= 64 && !slot->allowed[cell]);
    slot->allowed[cell] = set & hf_low_bits64(size);
}

static const uint64_t *marks_of(const hf_slot *slot, uint32_t cell)
{
    return slot->marks + (size_t)cell * words_of(slot);
}

static uint32_t count_marks(const hf_slot *slot, uint32_t cell)
{
    const uint64_t *marks = marks_of(slot, cell);
    uint32_t count = 0;
    for (uint32_t w = 0; w < words_of(slot); w++)
        count += hf_popcount64(marks[w]);
    return count;
}

static bool is_marked(const hf_slot *slot, uint32_t cell, uint32_t symbol)
{
    return marks_of(slot, cell)[(symbol - 1) / 64] >> (symbol - 1) % 64 & 1;
}

/* The only mark of a cell, 0 if it has none or several. */
static uint32_t lone_mark(const hf_slot *slot, uint32_t cell)
{
    const uint64_t *marks = marks_of(slot, cell);
    if (count_marks(slot, cell) != 1)
        return 0;
    uint32_t w = 0;
    while (!marks[w])
        w++;
    return w * 64 + hf_lowest64(marks[w]) + 1;
}

/* Has a cell that sees this one several marks, with the symbol among them? */
static bool is_marked_around(const hf_slot *slot, uint32_t cell, uint32_t symbol)
{
    uint32_t houses, size = hf_shape_size(slot->shape);
    const uint32_t *house = hf_shape_houses_of(slot->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++) {
        const uint32_t *cells = hf_shape_house(slot->shape, house[h]);
        for (uint32_t i = 0; i < size; i++)
            if (cells[i] != cell && is_marked(slot, cells[i], symbol) &&
                count_marks(slot, cells[i]) > 1)
                return true;
    }
    return false;
}

/* Strikes from the board what is not marked. A cell without any mark is one nobody looked at yet.
 */
static void strike_unmarked(hf_slot *slot)
{
    uint32_t cells = hf_shape_cells(slot->shape), size = hf_shape_size(slot->shape);
    for (uint32_t cell = 0; cell < cells; cell++) {
        if (hf_board_value(slot->board, cell) || count_marks(slot, cell) == 0)
            continue;
        for (uint32_t symbol = 1; symbol <= size; symbol++)
            if (!is_marked(slot, cell, symbol))
                hf_board_eliminate(slot->board, cell, symbol);
    }
}

/* Strikes what the author does not allow. */
static void strike_forbidden(hf_slot *slot)
{
    uint32_t cells = hf_shape_cells(slot->shape), size = hf_shape_size(slot->shape);
    for (uint32_t cell = 0; cell < cells; cell++)
        for (uint32_t symbol = 1; slot->allowed[cell] && symbol <= size; symbol++)
            if (!(slot->allowed[cell] >> (symbol - 1) & 1))
                hf_board_eliminate(slot->board, cell, symbol);
}

/* The digits that the player placed go out of the grid, each into its cell's marks as the only one.
 */
static void set_aside_placed(hf_slot *slot)
{
    uint32_t cells = hf_shape_cells(slot->shape), words = words_of(slot);
    for (uint32_t cell = 0; cell < cells; cell++) {
        uint32_t symbol = slot->grid->cell[cell];
        uint64_t *marks = slot->marks + (size_t)cell * words;
        if (!slot->placed[cell] || !symbol)
            continue;
        memset(marks, 0, words * sizeof *marks);
        marks[(symbol - 1) / 64] = UINT64_C(1) << (symbol - 1) % 64;
        slot->grid->cell[cell] = 0;
    }
}

/* And in again, on the board as moves. False: one of them was not possible there. */
static bool place_again(hf_slot *slot)
{
    uint32_t cells = hf_shape_cells(slot->shape);
    bool possible = true;
    for (uint32_t cell = 0; cell < cells; cell++) {
        if (!slot->placed[cell])
            continue;
        uint32_t symbol = lone_mark(slot, cell);
        slot->grid->cell[cell] = (uint16_t)symbol;
        possible = hf_board_place(slot->board, cell, symbol) && possible;
    }
    return possible;
}

hf_status hf_slot_settle(hf_slot *slot, hf_record *record)
{
    uint32_t cells = hf_shape_cells(slot->shape);
    set_aside_placed(slot);
    for (uint32_t cell = 0; cell < cells; cell++) {
        bool open = slot->given && !slot->placed[cell];
        HF_ASSERT(!open ||
                  !slot->grid->cell[cell]); /* where all is marks, only the player's are values */
        uint32_t symbol = open ? lone_mark(slot, cell) : 0;
        if (symbol && !is_marked_around(slot, cell, symbol))
            slot->grid->cell[cell] = (uint16_t)symbol;
    }
    hf_board_load(slot->board, slot->grid);
    if (!place_again(slot))
        hf_board_load(slot->board, slot->grid);
    strike_unmarked(slot);
    strike_forbidden(slot);
    record->grid = slot->grid;
    record->board = slot->board;
    return HF_OK;
}

/* ---- the puzzle ------------------------------------------------------------------------------ */

static bool same_candidates(const hf_slot *slot, uint32_t cell)
{
    return memcmp(hf_board_candidates(slot->board, cell), hf_board_candidates(slot->plain, cell),
                  hf_board_words(slot->board) * sizeof(uint64_t)) == 0;
}

/* Tells the maker what is known of an empty cell besides what the values tell. */
static hf_status tell_candidates(const hf_slot *slot, uint32_t cell, bool given,
                                 hf_puzzle_maker *maker, bool *more)
{
    const uint64_t *left = hf_board_candidates(slot->board, cell);
    hf_status status = HF_OK;
    if (slot->allowed[cell]) {
        *more = true;
        status = hf_puzzle_maker_candidates(maker, cell, &slot->allowed[cell]);
    }
    bool marked = slot->allowed[cell] ? count_marks(slot, cell) > 0 : !same_candidates(slot, cell);
    if (status != HF_OK || !marked)
        return status;
    *more = true;
    return given ? hf_puzzle_maker_candidates(maker, cell, left)
                 : hf_puzzle_maker_marks(maker, cell, left);
}

/* Tells the maker about one cell; *more: something besides a clue. */
static hf_status tell_cell(const hf_slot *slot, uint32_t cell, bool given, hf_puzzle_maker *maker,
                           bool *more)
{
    uint32_t value = slot->grid->cell[cell];
    if (!value)
        return tell_candidates(slot, cell, given, maker, more);
    HF_ASSERT(!slot->allowed[cell]); /* empty cells alone have these */
    if (!slot->placed[cell])
        return hf_puzzle_maker_clue(maker, cell, value);
    *more = true;
    return hf_puzzle_maker_entry(maker, cell, value);
}

hf_status hf_slot_puzzle(hf_slot *slot, const hf_record *record, const hf_puzzle *constraints,
                         hf_puzzle **out)
{
    hf_puzzle_maker *maker;
    bool more = constraints && hf_puzzle_constraints(constraints) > 0, given = slot->given;
    *out = NULL;
    /* A player has been at work: then the rest of the marks is the player's too. */
    for (uint32_t i = 0; i < hf_shape_cells(slot->shape); i++)
        given = given && !slot->placed[i];
    hf_status status = hf_puzzle_maker_new(slot->shape, &maker);
    if (status != HF_OK)
        return status;
    hf_board_load(slot->plain, slot->grid);
    for (uint32_t i = 0; status == HF_OK && i < hf_shape_cells(slot->shape); i++)
        status = tell_cell(slot, i, given, maker, &more);
    if (status == HF_OK && constraints)
        status = hf_puzzle_maker_constraints_of(maker, constraints);
    if (status == HF_OK && record->comment)
        status = hf_puzzle_maker_comment(maker, record->comment, record->comment_length);
    if (status == HF_OK && more)
        status = hf_puzzle_maker_make(maker, out);
    hf_puzzle_maker_free(maker);
    return status;
}
