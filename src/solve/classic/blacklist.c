/* SPDX-License-Identifier: MIT
 *
 * blacklist.c - as a person does it: strike what cannot be, write in what must be, and bet only when
 * both run dry.
 *
 * Every cell has a list of the symbols that cannot stand in it, its blacklist. A round goes through
 * the cells. For each empty one
 *
 *     three basic checks   the symbols of its row, its column and its box go onto the list
 *     three house checks   a symbol not on the list that every other cell of the row (of the column,
 *                          of the box) has on its own list can stand nowhere else: it is written in
 *
 * and then every cell whose list lacks a single symbol gets that symbol. Rounds go on while something
 * changes. When nothing does, the solver bets: on the cell with the fewest possibilities, and there
 * on the first of them. Board and lists as they were go onto a stack of bets. If the board comes to
 * contradict itself, the bet on top was wrong: all is set back to what it was, and the next symbol is
 * bet on; when none is left, the bet below was wrong.
 *
 * Lists are brought up to date once per round, cell by cell, so two cells may get the same symbol in
 * one house in one round. After a round the board is checked for that; only under a wrong bet, or
 * without a solution, can it happen. On other boards than Sudoku the checks go through the houses of
 * a cell, whatever they are.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/classic/classic.h"

/* A bet: the cell, the symbols still to be tried there, and where its copy of the board is. */
typedef struct bet {
    uint32_t cell;
    uint64_t left;
} bet;

typedef struct blacklist {
    const hf_shape *shape;
    uint32_t cells;
    uint32_t size;
    uint64_t all;    /* the set of all symbols */
    uint16_t *value; /* 0: empty */
    uint64_t
        *list; /* per cell: the symbols that cannot stand there; all of them once it is filled */
    bet *bets;
    uint32_t bet_count;
    uint16_t *bet_values; /* cells values for each bet */
    uint64_t *bet_lists;
} blacklist;

/* ---- a round ----------------------------------------------------------------------------------- */

static void write_in(blacklist *board, uint32_t cell, uint64_t bit)
{
    board->value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
    board->list[cell] = board->all;
}

/* Puts what stands in a house onto the list of a cell. */
static void basic_check(blacklist *board, uint32_t cell, uint32_t house)
{
    const uint32_t *other = hf_shape_house(board->shape, house);
    for (uint32_t i = 0; i < board->size; i++) {
        if (board->value[other[i]] != 0)
            board->list[cell] |= hf_classic_bit(board->value[other[i]]);
    }
}

/* Do all other cells of a house have the symbol on their lists? */
static bool house_check(const blacklist *board, uint32_t cell, uint32_t house, uint64_t bit)
{
    const uint32_t *other = hf_shape_house(board->shape, house);
    for (uint32_t i = 0; i < board->size; i++) {
        if (other[i] != cell && (board->list[other[i]] & bit) == 0)
            return false;
    }
    return true;
}

/* The checks for one empty cell. True: something changed. */
static bool check_cell(blacklist *board, uint32_t cell)
{
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(board->shape, cell, &houses);
    uint64_t before = board->list[cell];
    for (uint32_t h = 0; h < houses; h++)
        basic_check(board, cell, house[h]);
    for (uint64_t white = board->all & ~board->list[cell]; white != 0;
         white = hf_without_lowest64(white)) {
        uint64_t bit = white & (~white + 1);
        for (uint32_t h = 0; h < houses; h++) {
            if (house_check(board, cell, house[h], bit)) {
                write_in(board, cell, bit);
                return true;
            }
        }
    }
    return board->list[cell] != before;
}

/* Goes through all cells twice: the checks, then the lists that lack one symbol. */
static bool go_round(blacklist *board)
{
    bool changed = false;
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        if (board->value[cell] == 0 && check_cell(board, cell))
            changed = true;
    }
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint64_t white = board->all & ~board->list[cell];
        if (white != 0 && hf_without_lowest64(white) == 0) {
            write_in(board, cell, white);
            changed = true;
        }
    }
    return changed;
}

/* Does a symbol stand twice in a house, or is an empty cell left without possibilities? */
static bool has_error(const blacklist *board)
{
    for (uint32_t h = 0; h < hf_shape_houses(board->shape); h++) {
        const uint32_t *cells = hf_shape_house(board->shape, h);
        uint64_t seen = 0;
        for (uint32_t i = 0; i < board->size; i++) {
            uint32_t symbol = board->value[cells[i]];
            if (symbol != 0 && (seen & hf_classic_bit(symbol)) != 0)
                return true;
            if (symbol != 0)
                seen |= hf_classic_bit(symbol);
        }
    }
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        if (board->value[cell] == 0 && board->list[cell] == board->all)
            return true;
    }
    return false;
}

static bool is_full(const blacklist *board)
{
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        if (board->value[cell] == 0)
            return false;
    }
    return true;
}

/* ---- bets -------------------------------------------------------------------------------------- */

/* The first of the empty cells with the fewest possibilities. */
static uint32_t best_bet(const blacklist *board)
{
    uint32_t best = 0;
    uint32_t best_count = UINT32_MAX;
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint32_t count = hf_popcount64(board->all & ~board->list[cell]);
        if (board->value[cell] == 0 && count < best_count) {
            best = cell;
            best_count = count;
        }
    }
    return best;
}

/* Copies the board onto the stack, or from its top back. */
static void keep(blacklist *board)
{
    size_t at = (size_t)board->bet_count * board->cells;
    memcpy(board->bet_values + at, board->value, board->cells * sizeof *board->value);
    memcpy(board->bet_lists + at, board->list, board->cells * sizeof *board->list);
}

static void set_back(blacklist *board)
{
    size_t at = (size_t)(board->bet_count - 1) * board->cells;
    memcpy(board->value, board->bet_values + at, board->cells * sizeof *board->value);
    memcpy(board->list, board->bet_lists + at, board->cells * sizeof *board->list);
}

static void open_bet(blacklist *board)
{
    uint32_t cell = best_bet(board);
    keep(board);
    board->bets[board->bet_count++] = (bet){cell, board->all & ~board->list[cell]};
}

/* Takes the bets away that have nothing left to try. True: one with something left is on top. */
static bool can_bet(blacklist *board)
{
    while (board->bet_count > 0 && board->bets[board->bet_count - 1].left == 0)
        board->bet_count--;
    return board->bet_count > 0;
}

/* Sets back to the bet on top and tries its next symbol. */
static void bet_next(blacklist *board)
{
    bet *top = &board->bets[board->bet_count - 1];
    uint64_t bit = top->left & (~top->left + 1);
    top->left ^= bit;
    set_back(board);
    write_in(board, top->cell, bit);
}

/* Goes through all solutions. True: there are no others. */
static bool run(blacklist *board, hf_search *search)
{
    for (;;) {
        bool stuck = !go_round(board);
        bool error = has_error(board);
        bool full = !error && is_full(board);
        if (hf_search_expired(search) || (full && !hf_search_found(search, board->value)))
            return false;
        if (!stuck && !error && !full)
            continue;
        if (!error && !full)
            open_bet(board);
        if (!can_bet(board))
            return true;
        if (!hf_search_guess(search))
            return false;
        bet_next(board);
    }
}

/* ---- the engine -------------------------------------------------------------------------------- */

static void blacklist_close(void *state)
{
    blacklist *board = state;
    free(board->value);
    free(board->list);
    free(board->bets);
    free(board->bet_values);
    free(board->bet_lists);
    free(board);
}

/* A bet fills a cell, so there are never more of them than cells. */
static hf_status blacklist_open(const hf_shape *shape, const hf_solve_options *options,
                                void **state)
{
    blacklist *board = calloc(1, sizeof *board);
    (void)options;
    *state = NULL;
    if (board == NULL)
        return HF_NO_MEMORY;
    board->shape = shape;
    board->cells = hf_shape_cells(shape);
    board->size = hf_shape_size(shape);
    board->all = hf_classic_all(board->size);
    size_t stack = (size_t)board->cells * board->cells;
    board->value = malloc(board->cells * sizeof *board->value);
    board->list = malloc(board->cells * sizeof *board->list);
    board->bets = malloc(board->cells * sizeof *board->bets);
    board->bet_values = malloc(stack * sizeof *board->bet_values);
    board->bet_lists = malloc(stack * sizeof *board->bet_lists);
    if (!board->value || !board->list || !board->bets || !board->bet_values || !board->bet_lists) {
        blacklist_close(board);
        return HF_NO_MEMORY;
    }
    *state = board;
    return HF_OK;
}

static hf_status blacklist_solve(void *state, const uint16_t *givens, hf_search *search)
{
    blacklist *board = state;
    board->bet_count = 0;
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint64_t allowed = hf_classic_allowed(search, cell, board->all);
        board->value[cell] = givens[cell];
        board->list[cell] = givens[cell] != 0 ? board->all : board->all & ~allowed;
    }
    search->complete = run(board, search);
    return HF_OK;
}

const hf_engine hf_engine_blacklist = {
    .name = "blacklist",
    .summary = "classic: what cannot be, what must be, and bets on a stack",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_classic_serves,
    .open = blacklist_open,
    .close = blacklist_close,
    .solve = blacklist_solve,
};
