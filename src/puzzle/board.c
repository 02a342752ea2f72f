/* SPDX-License-Identifier: MIT
 *
 * board.c - from a puzzle to the board that reasoning starts from: as the author gave it, or as the
 * player has left it.
 */
#include "grid/grid_data.h"
#include "puzzle/puzzle_data.h"

/* Strikes what is not in the cell's set. */
static void keep_only(const hf_puzzle *puzzle, hf_board *board, uint32_t cell, const uint64_t *set)
{
    uint32_t size = hf_shape_size(puzzle->shape);
    for (uint32_t symbol = 1; symbol <= size; symbol++) {
        if (!(set[(symbol - 1) / 64] >> ((symbol - 1) & 63) & 1))
            hf_board_eliminate(board, cell, symbol);
    }
}

bool hf_puzzle_board(const hf_puzzle *puzzle, hf_board *board)
{
    hf_grid clues = {puzzle->shape, (uint16_t *)(uintptr_t)puzzle->clues}; /* read only */
    bool clean = hf_board_load(board, &clues);
    for (uint32_t i = 0; i < puzzle->restricted_count; i++) {
        uint32_t cell = puzzle->restricted[i];
        uint32_t clue = puzzle->clues[cell];
        keep_only(puzzle, board, cell, hf_puzzle_candidates(puzzle, cell));
        clean = clean && (clue == 0 || hf_puzzle_allows(puzzle, cell, clue));
    }
    return clean;
}

static bool is_empty_set(const hf_puzzle *puzzle, const uint64_t *set)
{
    uint64_t any = 0;
    for (uint32_t w = 0; w < puzzle->words; w++)
        any |= set[w];
    return any == 0;
}

bool hf_puzzle_position(const hf_puzzle *puzzle, hf_board *board)
{
    bool clean = hf_puzzle_board(puzzle, board);
    for (uint32_t c = 0; puzzle->entries != NULL && c < puzzle->cells; c++) {
        if (puzzle->entries[c] != 0 && !hf_board_place(board, c, puzzle->entries[c]))
            clean = false;
    }
    for (uint32_t c = 0; puzzle->marks != NULL && c < puzzle->cells; c++) {
        const uint64_t *marks = hf_puzzle_marks(puzzle, c);
        if (hf_board_value(board, c) == 0 && !is_empty_set(puzzle, marks))
            keep_only(puzzle, board, c, marks);
    }
    return clean;
}
