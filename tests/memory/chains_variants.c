/* SPDX-License-Identifier: MIT
 *
 * chains_variants.c - a puzzle with a constraint of every kind: made, solved, reasoned about; and one that is put into
 * clauses.
 */
#include <string.h>

#include "memory.h"

enum { SIDE = 6, CELLS = SIDE * SIDE };

/* Forms of constraints, one of which every kind takes. */
typedef struct form {
    uint32_t cells[8], parts[2], part_count;
    int32_t numbers[2];
    uint32_t number_count;
} form;

static const form forms[] = {
    {{0}, {0}, 0, {0}, 0},                 /* the whole board */
    {{0}, {0}, 0, {1}, 1},                 /* with a number */
    {{1, 2, 3, 9}, {4}, 1, {11}, 1},       /* a line with a sum */
    {{1, 2, 3, 9}, {4}, 1, {2}, 1},        /* with a small number */
    {{0, 1, 2, 3, 4, 5}, {6}, 1, {7}, 1},  /* a row with a sum */
    {{0, 1, 2, 3, 4, 5}, {6}, 1, {3}, 1},  /* with a small number */
    {{1, 8, 15, 22, 29}, {5}, 1, {14}, 1}, /* a diagonal with a sum */
    {{1, 2}, {2}, 1, {5}, 1},              /* a pair with a sum */
    {{1, 2}, {2}, 1, {2}, 1},              /* with a small number */
    {{0, 1, 6, 7}, {4}, 1, {1, 2}, 2},     /* a square with two symbols */
    {{1, 2, 3, 9}, {4}, 1, {0}, 0},        /* a line */
    {{1, 2}, {2}, 1, {0}, 0},              /* a pair */
    {{1, 8, 9, 10}, {1, 3}, 2, {0}, 0},    /* two parts */
    {{1, 2, 15, 16}, {2, 2}, 2, {0}, 0},   /* two equal parts */
    {{7}, {1}, 1, {0}, 0},                 /* a cell */
};

static hf_status add_form(hf_puzzle_maker *maker, hf_constraint_kind kind, const form *f)
{
    return hf_puzzle_maker_constraint(maker, kind, f->cells, f->parts, f->part_count, f->numbers,
                                      f->number_count);
}

static bool tell_step(const hf_step *step, void *user)
{
    chain_tell(user, step->eliminate, step->eliminations * sizeof *step->eliminate);
    chain_tell(user, step->place, step->places * sizeof *step->place);
    return true;
}

/* All steps of the rules about constraints. */
static void reason(chain *c, const hf_shape *shape, const hf_puzzle *puzzle)
{
    static const char rules[] = "pair-relation\nthermometer\ncage-combinations\narrow\nsum\n"
                                "innies\nouties\ncommon-sight\ncage-needs\nclue\n";
    const char *why;
    uint32_t line;
    hf_logic *logic = NULL;
    hf_ladder *ladder = NULL;
    chain told = {0};
    TRY(hf_logic_new(shape, &logic));
    TRY(hf_ladder_new(&ladder));
    TRY(hf_ladder_read(rules, strlen(rules), ladder, &line, &why));
    TRY(hf_logic_load_puzzle(logic, puzzle));
    TRY((told.digest = 0, hf_logic_all(logic, ladder, NULL, tell_step, &told)));
    chain_number(c, told.digest);
out:
    hf_ladder_free(ladder);
    hf_logic_free(logic);
}

static void every_kind(chain *c, uint32_t which)
{
    static uint64_t sets[CELLS];
    hf_shape *shape = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_solver *solver = NULL;
    hf_true_candidates some;
    hf_result r;
    bool taken = false;
    TRY(hf_shape_new_square(SIDE, &shape));
    TRY(hf_puzzle_maker_new(shape, &maker));
    for (uint32_t cell = 12; cell < CELLS; cell++) /* rows that are each other's, shifted */
        TRY(hf_puzzle_maker_clue(maker, cell,
                                 (cell / SIDE * 3 + cell / 12 + cell % SIDE) % SIDE + 1));
    for (size_t i = 0; !taken && i < sizeof forms / sizeof *forms; i++) {
        TRY(add_form(maker, (hf_constraint_kind)(which + HF_CONSTRAINT_CAGE), &forms[i]));
        taken = c->last == HF_OK;
    }
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    if (c->last != HF_OK)
        goto out;
    TRY(hf_solver_new(shape, NULL, &solver));
    TRY(hf_solver_solve(solver, puzzle, &r, NULL, NULL));
    chain_number(c, r.count);
    TRY(hf_solver_candidates(solver, puzzle, &some, sets));
    chain_tell(c, sets, sizeof sets);
    reason(c, shape, puzzle);
out:
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Puzzles that were not met before, until the table has grown. */
static void distinct(chain *c, uint32_t which)
{
    hf_distinct *met = NULL;
    uint32_t fresh = 0;
    (void)which;
    TRY(hf_distinct_new(&met));
    for (uint32_t i = 0, seed = 1; i < 600; i++) { /* more than there is room for at first */
        uint8_t puzzle[81] = {0};
        bool is_new = false;
        for (uint32_t cell = 0; cell < 81; cell++) {
            seed = seed * 1103515245 + 12345;
            uint32_t row = cell / 9, symbol = (row % 3 * 3 + row / 3 + cell) % 9 + 1;
            puzzle[cell] = (uint8_t)((seed >> 16) % 3 == 0 ? symbol : 0);
        }
        TRY(hf_distinct_add(met, puzzle, &is_new));
        fresh += is_new;
    }
    chain_number(c, fresh);
out:
    hf_distinct_free(met);
}

/* Nine rings of renban, which last long enough for the learner to have its turn, and a sandwich: states for it. */
static void learner(chain *c, uint32_t which)
{
    enum { NINE = 9, RING = 4, AFTER_ITS_TURN = 12000 };
    static const uint32_t ring[RING] = {1, NINE, NINE + 2, 2 * NINE + 1}, size = RING;
    static const uint32_t row[NINE] = {0, 1, 2, 3, 4, 5, 6, 7, 8}, length = NINE;
    static const int32_t sum = 20;
    hf_shape *shape = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_result r;
    (void)which;
    hf_solve_options_init(&options, sizeof options);
    options.max_guesses = AFTER_ITS_TURN;
    TRY(hf_shape_new_square(NINE, &shape));
    TRY(hf_puzzle_maker_new(shape, &maker));
    for (uint32_t box = 0; box < NINE; box++) {
        uint32_t cells[RING];
        for (uint32_t i = 0; i < RING; i++)
            cells[i] = ring[i] + box / 3 * 3 * NINE + box % 3 * 3;
        TRY(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_RENBAN, cells, &size, 1, NULL, 0));
    }
    TRY(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_SANDWICH, row, &length, 1, &sum, 1));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_solver_new(shape, &options, &solver));
    TRY(hf_solver_solve(solver, puzzle, &r, NULL, NULL));
    chain_number(c, r.guesses);
out:
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

const chain_kind chains_variants[] = {
    {"every kind", every_kind, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE},
    {"distinct", distinct, 1},
    {"learner", learner, 1},
    {NULL, NULL, 0}};
