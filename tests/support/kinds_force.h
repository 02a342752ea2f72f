/* SPDX-License-Identifier: MIT
 *
 * kinds_force.h - what each kind of written constraint means, told once more and without primitives, and random
 * constraints that hold on a filled board.
 */
#ifndef TEST_KINDS_FORCE_H
#define TEST_KINDS_FORCE_H

#include "support/support.h"

#include "base/rng.h"

enum { MOST_SIDE = 16, MOST_CELLS = MOST_SIDE * MOST_SIDE, MOST_GRIDS = 500, MOST_TOLD = 24 };
enum { MOST_NUMBERS = 32 };

/* A constraint as it is told to the maker. */
typedef struct told {
    hf_constraint_kind kind;
    uint32_t cells[MOST_CELLS];
    uint32_t parts[MOST_CELLS];
    uint32_t part_count;
    int32_t numbers[MOST_NUMBERS];
    uint32_t number_count;
} told;

/* A board of n x n cells with boxes, its clues, and all filled boards that keep both. */
typedef struct boards {
    int n;
    int box_rows, box_columns; /* 1 and n: no boxes */
    uint8_t clue[MOST_CELLS];
    uint8_t grid[MOST_GRIDS][MOST_CELLS];
    int count;
    bool full; /* there are more than fit */
} boards;

void force_list(boards *b);

/* Does a constraint hold on a filled board? */
bool force_holds(const boards *b, const uint8_t *v, const told *t);

/* The number that such a constraint would have there: a sum, a rank, what is seen. */
int force_number(const boards *b, const uint8_t *v, const told *t);

/* How many of the listed boards keep all constraints. */
int force_count(const boards *b, const told *list, uint32_t count);

/* Cells for a constraint of t->kind, and numbers with which it holds on the filled board v, as far as there are such. */
void draw_cells(const boards *b, hf_rng *rng, told *t);
void draw_numbers(const boards *b, hf_rng *rng, const uint8_t *v, told *t);
bool draws_whole_board(hf_constraint_kind kind);

/* Can a constraint of this kind be judged beside those of the list? Negative ones know no signs here. */
bool draws_with(hf_constraint_kind kind, const told *list, uint32_t count);

/* The puzzle of the clues and constraints; those that the maker refuses leave the list. */
hf_puzzle *draw_puzzle(const hf_shape *shape, const boards *b, told *list, uint32_t *count);

/* ---- written and read again (kinds_travel.c) ----------------------------------------------------- */

enum { TRAVEL_FORMATS = 6, MOST_TRAVELLERS = MOST_CELLS + 2 };
extern const char *const travel_formats[TRAVEL_FORMATS];

/* Can such constraints come back from a format as they were? What SudokuPad only draws does not. */
bool travel_comes_back(size_t format, int n, const told *list, uint32_t count);

/* False: the format has no place for the puzzle. Fails if another one comes back. */
bool travel(const hf_puzzle *puzzle, size_t format, char *text, size_t size);

#endif
