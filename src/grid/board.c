/* SPDX-License-Identifier: MIT
 *
 * board.c - values and candidates, and the two moves: place and eliminate.
 *
 *     value[cell]                          0, or the symbol that stands there
 *     candidates[cell * words ...]         bit (symbol - 1) of an empty cell; 0 for a filled one
 *     places[house * size + symbol - 1]    how many cells of the house have that candidate
 *
 * Always true: places[] counts exactly the candidate bits of the house's cells. A filled cell has no
 * candidates. `empty` counts the empty cells.
 */
#include "houseful/grid.h"

#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "base/assert.h"
#include "base/bits.h"
#include "grid/shape_data.h"

struct hf_board {
    const hf_shape *shape;
    uint32_t empty;
    uint16_t *value;
    uint8_t *given;
    uint64_t *candidates;
    uint16_t *places;
};

static size_t candidate_words(const hf_shape *shape)
{
    return (size_t)shape->cells * shape->words;
}

static size_t place_counts(const hf_shape *shape)
{
    return (size_t)shape->houses * shape->size;
}

hf_status hf_board_new(const hf_shape *shape, hf_board **out)
{
    *out = NULL;
    hf_board *board = calloc(1, sizeof *board);
    if (board == NULL)
        return HF_NO_MEMORY;
    board->shape = hf_shape_share(shape);
    board->value = malloc(shape->cells * sizeof *board->value);
    board->given = malloc(shape->cells);
    board->candidates = malloc(candidate_words(shape) * sizeof *board->candidates);
    board->places = malloc(place_counts(shape) * sizeof *board->places);
    if (!board->value || !board->given || !board->candidates || !board->places) {
        hf_board_free(board);
        return HF_NO_MEMORY;
    }
    memset(board->value, 0, shape->cells * sizeof *board->value);
    *out = board;
    hf_grid blank = {shape, board->value};
    hf_board_load(board, &blank);
    return HF_OK;
}

void hf_board_free(hf_board *board)
{
    if (board == NULL)
        return;
    free(board->value);
    free(board->given);
    free(board->candidates);
    free(board->places);
    hf_shape_free(board->shape);
    free(board);
}

void hf_board_copy(hf_board *to, const hf_board *from)
{
    HF_ASSERT(hf_shape_same(&to->shape->spec, &from->shape->spec));
    const hf_shape *shape = from->shape;
    to->empty = from->empty;
    memcpy(to->value, from->value, shape->cells * sizeof *to->value);
    memcpy(to->given, from->given, shape->cells);
    memcpy(to->candidates, from->candidates, candidate_words(shape) * sizeof *to->candidates);
    memcpy(to->places, from->places, place_counts(shape) * sizeof *to->places);
}

/* ---- what is always true --------------------------------------------------------------------- */

/* Does places[] count the candidates of one house? Looked at on boards up to so many symbols only:
 * beyond, a debug build would do little else. */
enum { CHECKED_SIZE = 32 };

static inline bool counts_hold(const hf_board *board, uint32_t house)
{
    const hf_shape *shape = board->shape;
    const uint32_t *cells = hf_house_cells(shape, house);
    if (shape->size > CHECKED_SIZE)
        return true;
    for (uint32_t s = 0; s < shape->size; s++) {
        uint32_t count = 0;
        for (uint32_t i = 0; i < shape->size; i++)
            count += board->candidates[cells[i]] >> s & 1;
        if (count != board->places[(size_t)house * shape->size + s])
            return false;
    }
    return true;
}

/* A filled cell has no candidates, and no candidate is beyond the symbols. */
static inline bool cell_holds(const hf_board *board, uint32_t cell)
{
    const uint64_t *words = board->candidates + (size_t)cell * board->shape->words;
    for (uint32_t w = 0; w < board->shape->words; w++) {
        uint64_t most = board->value[cell] == 0 ? hf_low_bits64(board->shape->size - w * 64) : 0;
        if (words[w] & ~most)
            return false;
    }
    return board->value[cell] <= board->shape->size;
}

static inline bool houses_hold(const hf_board *board, uint32_t cell)
{
    const hf_shape *shape = board->shape;
    bool good = cell_holds(board, cell);
    for (uint32_t i = shape->cell_start[cell]; good && i < shape->cell_start[cell + 1]; i++)
        good = counts_hold(board, shape->cell_houses[i]);
    return good;
}

static inline bool board_holds(const hf_board *board)
{
    bool good = true;
    uint32_t empty = 0;
    for (uint32_t c = 0; good && c < board->shape->cells; c++) {
        good = cell_holds(board, c);
        empty += board->value[c] == 0;
    }
    for (uint32_t h = 0; good && h < board->shape->houses; h++)
        good = counts_hold(board, h);
    return good && empty == board->empty;
}

/* ---- loading ------------------------------------------------------------------------------- */

/* All symbols, or none, as candidates of one cell. */
static void fill_cell(hf_board *board, uint32_t cell, bool all)
{
    HF_ASSERT(cell < board->shape->cells);
    uint64_t *words = board->candidates + (size_t)cell * board->shape->words;
    for (uint32_t w = 0; w < board->shape->words; w++) {
        uint32_t left = board->shape->size - w * 64;
        words[w] = all ? hf_low_bits64(left) : 0;
    }
}

/* The symbols that stand in a house are no candidates anywhere in it. */
static bool exclude_values(hf_board *board, uint32_t house, uint64_t *standing)
{
    HF_ASSERT(house < board->shape->houses);
    const hf_shape *shape = board->shape;
    const uint32_t *cells = hf_house_cells(shape, house);
    bool clean = true;
    memset(standing, 0, shape->words * sizeof *standing);
    for (uint32_t i = 0; i < shape->size; i++) {
        uint32_t symbol = board->value[cells[i]];
        if (symbol == 0)
            continue;
        uint64_t bit = UINT64_C(1) << ((symbol - 1) & 63);
        clean = clean && !(standing[(symbol - 1) / 64] & bit);
        standing[(symbol - 1) / 64] |= bit;
    }
    for (uint32_t i = 0; i < shape->size; i++) {
        uint64_t *words = board->candidates + (size_t)cells[i] * shape->words;
        for (uint32_t w = 0; w < shape->words; w++)
            words[w] &= ~standing[w];
    }
    return clean;
}

/* Where nothing stands there is nothing to be counted: each symbol fits everywhere. On 933 symbols that takes some
 * hundredths of a second instead of most of one. */
static void fill_places(hf_board *board)
{
    size_t counts = place_counts(board->shape);
    for (size_t i = 0; i < counts; i++)
        board->places[i] = (uint16_t)board->shape->size;
}

static void count_places(hf_board *board)
{
    const hf_shape *shape = board->shape;
    memset(board->places, 0, place_counts(shape) * sizeof *board->places);
    for (uint32_t h = 0; h < shape->houses; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        uint16_t *places = board->places + (size_t)h * shape->size;
        for (uint32_t i = 0; i < shape->size; i++) {
            const uint64_t *words = board->candidates + (size_t)cells[i] * shape->words;
            for (uint32_t w = 0; w < shape->words; w++) {
                for (uint64_t left = words[w]; left; left = hf_without_lowest64(left))
                    places[w * 64 + hf_lowest64(left)]++;
            }
        }
    }
}

bool hf_board_load(hf_board *board, const hf_grid *grid)
{
    const hf_shape *shape = board->shape;
    uint64_t standing[HF_MAX_SIZE / 64];
    bool clean = true;
    board->empty = 0;
    for (uint32_t c = 0; c < shape->cells; c++) {
        uint16_t symbol = grid->cell[c];
        bool in_range = symbol <= shape->size;
        clean = clean && in_range;
        board->value[c] = in_range ? symbol : 0;
        board->given[c] = board->value[c] != 0;
        board->empty += board->value[c] == 0;
        fill_cell(board, c, board->value[c] == 0);
    }
    for (uint32_t h = 0; h < shape->houses; h++)
        clean = exclude_values(board, h, standing) && clean;
    if (board->empty == shape->cells)
        fill_places(board);
    else
        count_places(board);
    HF_ASSERT(board_holds(board));
    return clean;
}

/* ---- asking -------------------------------------------------------------------------------- */

const hf_shape *hf_board_shape(const hf_board *board)
{
    return board->shape;
}
uint32_t hf_board_value(const hf_board *board, uint32_t cell)
{
    HF_ASSERT(cell < board->shape->cells);
    return board->value[cell];
}
bool hf_board_is_given(const hf_board *board, uint32_t cell)
{
    HF_ASSERT(cell < board->shape->cells);
    return board->given[cell] != 0;
}
uint32_t hf_board_empty(const hf_board *board)
{
    return board->empty;
}
uint32_t hf_board_words(const hf_board *board)
{
    return board->shape->words;
}

const uint64_t *hf_board_candidates(const hf_board *board, uint32_t cell)
{
    HF_ASSERT(cell < board->shape->cells);
    return board->candidates + (size_t)cell * board->shape->words;
}

bool hf_board_has(const hf_board *board, uint32_t cell, uint32_t symbol)
{
    uint32_t bit = symbol - 1; /* 0 wraps around and is refused with the rest */
    return bit < board->shape->size &&
           (hf_board_candidates(board, cell)[bit / 64] >> (bit & 63) & 1);
}

uint32_t hf_board_count(const hf_board *board, uint32_t cell)
{
    const uint64_t *words = hf_board_candidates(board, cell);
    uint32_t count = 0;
    for (uint32_t w = 0; w < board->shape->words; w++)
        count += hf_popcount64(words[w]);
    return count;
}

uint32_t hf_board_places(const hf_board *board, uint32_t house, uint32_t symbol)
{
    return board->places[(size_t)house * board->shape->size + symbol - 1];
}

void hf_board_values(const hf_board *board, hf_grid *grid)
{
    memcpy(grid->cell, board->value, board->shape->cells * sizeof *grid->cell);
}

/* ---- the two moves ------------------------------------------------------------------------- */

bool hf_board_eliminate(hf_board *board, uint32_t cell, uint32_t symbol)
{
    const hf_shape *shape = board->shape;
    if (!hf_board_has(board, cell, symbol))
        return false;
    uint32_t bit = symbol - 1;
    board->candidates[(size_t)cell * shape->words + bit / 64] &= ~(UINT64_C(1) << (bit & 63));
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++) {
        uint16_t *places = board->places + (size_t)shape->cell_houses[i] * shape->size + bit;
        HF_ASSERT(*places > 0);
        --*places;
    }
    return true;
}

/* Strikes all candidates of a cell. */
static void eliminate_all(hf_board *board, uint32_t cell)
{
    uint64_t *words = board->candidates + (size_t)cell * board->shape->words;
    for (uint32_t w = 0; w < board->shape->words; w++) {
        while (words[w])
            hf_board_eliminate(board, cell, w * 64 + hf_lowest64(words[w]) + 1);
    }
}

bool hf_board_place(hf_board *board, uint32_t cell, uint32_t symbol)
{
    const hf_shape *shape = board->shape;
    if (!hf_board_has(board, cell, symbol))
        return false;
    board->value[cell] = (uint16_t)symbol;
    board->empty--;
    eliminate_all(board, cell);
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++) {
        const uint32_t *cells = hf_house_cells(shape, shape->cell_houses[i]);
        for (uint32_t j = 0; j < shape->size; j++)
            hf_board_eliminate(board, cells[j], symbol);
    }
    HF_ASSERT(houses_hold(board, cell));
    return true;
}
