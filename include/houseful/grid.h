/* SPDX-License-Identifier: MIT
 *
 * grid.h - values on a board (hf_grid), values with candidates (hf_board), and checking them.
 *
 *     hf_grid *grid;
 *     hf_clash clash;
 *     hf_grid_new(shape, &grid);
 *     hf_grid_values(grid)[0] = 5;
 *     hf_grid_values(grid)[1] = 5;
 *     if (hf_grid_clashes(grid, &clash, 1) > 0)
 *         printf("%u stands twice\n", clash.symbol);
 *     hf_grid_free(grid);
 *
 * Threads: a grid or a board belongs to one thread at a time; reading one from several is fine while
 * none changes it. Ownership: whoever makes one frees it; each holds a reference to its shape. Errors:
 * HF_NO_MEMORY where something is made; cells and symbols asked for must exist, but for the moves,
 * which say false.
 */
#ifndef HOUSEFUL_GRID_H
#define HOUSEFUL_GRID_H

#include "houseful/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- grids: one value per cell ------------------------------------------------------------- */

typedef struct hf_grid hf_grid;

/* An empty grid. Free it with hf_grid_free. HF_NO_MEMORY. */
HF_API hf_status hf_grid_new(const hf_shape *shape, hf_grid **out);
/* NULL is allowed. */
HF_API void hf_grid_free(hf_grid *grid);

HF_API const hf_shape *hf_grid_shape(const hf_grid *grid);
/* The values, one per cell: read and write them freely, 0 for empty, 1..N for a symbol. They stay
 * where they are for as long as the grid lives. */
HF_API uint16_t *hf_grid_values(hf_grid *grid);
/* The same values, to read. */
HF_API const uint16_t *hf_grid_const_values(const hf_grid *grid);
/* Empties every cell. */
HF_API void hf_grid_clear(hf_grid *grid);
/* Copies values between grids of the same shape. */
HF_API void hf_grid_copy(hf_grid *to, const hf_grid *from);
/* Number of cells that are not empty. */
HF_API uint32_t hf_grid_clues(const hf_grid *grid);

/* A contradiction: `symbol` stands in two cells of one house. Callers keep arrays of them, so its size
 * never changes. */
typedef struct hf_clash {
    uint32_t house;
    uint32_t first;  /* the lower of the two cells */
    uint32_t second; /* the higher */
    uint16_t symbol;
    uint32_t constraint; /* 0: the house; else the constraint of a puzzle that is broken, from 1 */
} hf_clash;

/* Finds contradictions, by house and then by cell; writes up to `room` of them and returns how many
 * there are in all (0: the grid is valid). A symbol that stands three times in a house counts as
 * two clashes, each with the cell before it. */
HF_API size_t hf_grid_clashes(const hf_grid *grid, hf_clash *clashes, size_t room);

/* Are all cells filled, all symbols in range, and every house complete? */
HF_API bool hf_grid_is_solved(const hf_grid *grid);

/* Does `grid` hold every value that `puzzle` holds? */
HF_API bool hf_grid_extends(const hf_grid *grid, const hf_grid *puzzle);

/* ---- boards: values and candidates --------------------------------------------------------- */

/* A board knows, for each empty cell, which symbols are still candidates. It changes by two moves
 * only: place a symbol, eliminate a candidate. It does not reason: no single is ever placed for
 * you. */
typedef struct hf_board hf_board;

HF_API hf_status hf_board_new(const hf_shape *shape, hf_board **out);
HF_API void hf_board_free(hf_board *board);
HF_API void hf_board_copy(hf_board *to, const hf_board *from);

/* Starts from a grid: its values become givens, and each empty cell keeps the candidates that no
 * value in its houses excludes. False: the values contradict each other (hf_grid_clashes says
 * where); the board then holds them all the same. */
HF_API bool hf_board_load(hf_board *board, const hf_grid *grid);

HF_API const hf_shape *hf_board_shape(const hf_board *board);
/* The value in a cell, 0 if empty. */
HF_API uint32_t hf_board_value(const hf_board *board, uint32_t cell);
/* Was the value there from the start? */
HF_API bool hf_board_is_given(const hf_board *board, uint32_t cell);
/* Is `symbol` a candidate of the (empty) cell? */
HF_API bool hf_board_has(const hf_board *board, uint32_t cell, uint32_t symbol);
/* Number of candidates of a cell; 0 for a filled one. */
HF_API uint32_t hf_board_count(const hf_board *board, uint32_t cell);
/* Number of cells of `house` that have `symbol` as a candidate. */
HF_API uint32_t hf_board_places(const hf_board *board, uint32_t house, uint32_t symbol);
/* Number of empty cells. */
HF_API uint32_t hf_board_empty(const hf_board *board);
/* The candidates of a cell as words of 64 bits, bit (symbol - 1); hf_board_words of them. */
HF_API const uint64_t *hf_board_candidates(const hf_board *board, uint32_t cell);
HF_API uint32_t hf_board_words(const hf_board *board);

/* Puts `symbol` into an empty cell and removes it from the candidates of all cells it sees. False:
 * it is not a candidate there (nothing changes). */
HF_API bool hf_board_place(hf_board *board, uint32_t cell, uint32_t symbol);
/* Strikes a candidate. False: it was none (nothing changes). */
HF_API bool hf_board_eliminate(hf_board *board, uint32_t cell, uint32_t symbol);
/* Copies the values into a grid of the same shape. */
HF_API void hf_board_values(const hf_board *board, hf_grid *grid);

#ifdef __cplusplus
}
#endif
#endif
