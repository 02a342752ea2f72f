/* SPDX-License-Identifier: MIT
 *
 * fuzz_quick.c - small puzzles of a dozen shapes by any engine, against a brute force. Solvers are kept,
 * so that there are tens of thousands of runs a second. What must hold: the answer and the number of
 * solutions are those of the brute force, and each solution is one of its solutions.
 */
#include "small.h"

enum { ENGINES = 32 };

static bool is_among(const small_truth *truth, uint32_t bytes, const uint16_t *values)
{
    for (uint32_t i = 0; i < truth->count; i++)
        if (memcmp(truth->solution[i], values, bytes) == 0)
            return true;
    return false;
}

/* A solver that stops at the SMALL_MOSTth solution; NULL: the engine does not serve the shape. */
static hf_solver *solver_of(uint32_t which, uint32_t engine)
{
    static hf_solver *kept[SMALL_SHAPES][ENGINES];
    static bool asked[SMALL_SHAPES][ENGINES];
    hf_solve_options options;
    if (asked[which][engine])
        return kept[which][engine];
    asked[which][engine] = true;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine ? hf_engine_at(engine - 1) : NULL;
    options.max_solutions = SMALL_MOST;
    options.max_guesses = 1000;
    hf_status status = hf_solver_new(small_shape(which), &options, &kept[which][engine]);
    FUZZ_REQUIRE(status == HF_OK || status == HF_UNSUPPORTED);
    return kept[which][engine];
}

static uint32_t count_engines(void)
{
    static uint32_t count;
    while (hf_engine_at(count))
        count++;
    FUZZ_REQUIRE(count < ENGINES);
    return count;
}

static void check(const small_board *board, const small_truth *truth, const hf_result *r,
                  const hf_grid *first, const hf_grid *second)
{
    uint32_t bytes = board->cells * (uint32_t)sizeof(uint16_t);
    if (!truth->known || r->answer == HF_LIMIT)
        return;
    FUZZ_REQUIRE(r->count == truth->count || (r->answer == HF_MULTIPLE && !r->exhausted));
    FUZZ_REQUIRE(truth->count == 0   ? r->answer == HF_NONE || r->answer == HF_INVALID
                 : truth->count == 1 ? r->answer == HF_UNIQUE
                                     : r->answer == HF_MULTIPLE);
    if (truth->count == SMALL_MOST) /* there may be more than the brute force kept */
        return;
    if (r->count > 0)
        FUZZ_REQUIRE(is_among(truth, bytes, hf_grid_const_values(first)));
    if (r->count > 1)
        FUZZ_REQUIRE(is_among(truth, bytes, hf_grid_const_values(second)) &&
                     memcmp(hf_grid_const_values(first), hf_grid_const_values(second), bytes) != 0);
}

static hf_grid *grid_of(uint32_t which, uint32_t number)
{
    static hf_grid *kept[SMALL_SHAPES][3];
    if (!kept[which][number])
        FUZZ_REQUIRE(hf_grid_new(small_shape(which), &kept[which][number]) == HF_OK);
    return kept[which][number];
}

/* What occurs in some solution, cell by cell. */
static void check_candidates(hf_solver *solver, const hf_puzzle *puzzle, const small_board *board,
                             const small_truth *truth)
{
    uint64_t sets[SMALL_CELLS];
    hf_true_candidates result;
    if (!truth->known || truth->count == SMALL_MOST)
        return;
    FUZZ_REQUIRE(hf_solver_candidates(solver, puzzle, &result, sets) == HF_OK);
    if (!result.complete)
        return;
    FUZZ_REQUIRE(result.exact && result.count == truth->count);
    for (uint32_t cell = 0; cell < board->cells && truth->count > 0; cell++) {
        uint64_t right = 0;
        for (uint32_t i = 0; i < truth->count; i++)
            right |= UINT64_C(1) << (truth->solution[i][cell] - 1);
        FUZZ_REQUIRE(sets[cell] == right);
    }
}

/* No clue too many, and none too few. */
static void check_minimal(hf_solver *solver, const hf_puzzle *puzzle, const small_board *board,
                          hf_grid *minimal)
{
    hf_result result;
    small_board less = *board;
    small_truth truth;
    FUZZ_REQUIRE(hf_solver_minimal(solver, puzzle, &result, minimal) == HF_OK);
    if (result.answer == HF_LIMIT || !result.exhausted)
        return;
    FUZZ_REQUIRE(result.answer == HF_UNIQUE);
    memcpy(less.clue, hf_grid_values(minimal), board->cells * sizeof *less.clue);
    small_judge(&less, &truth);
    FUZZ_REQUIRE(!truth.known || truth.count == 1);
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint16_t clue = less.clue[cell];
        if (!clue)
            continue;
        FUZZ_REQUIRE(clue == board->clue[cell]);
        less.clue[cell] = 0;
        small_judge(&less, &truth);
        FUZZ_REQUIRE(!truth.known || truth.count > 1);
        less.clue[cell] = clue;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    small_board board;
    small_truth truth;
    hf_result result;
    uint32_t which = fuzz_below(&b, SMALL_SHAPES), more = fuzz_byte(&b);
    uint32_t engine = fuzz_below(&b, count_engines() + 1);
    hf_solver *solver = solver_of(which, engine);
    if (!solver)
        return 0;
    hf_grid *grid = grid_of(which, 0), *first = grid_of(which, 1), *second = grid_of(which, 2);
    small_read(&b, small_shape(which), &board);
    small_judge(&board, &truth);
    hf_puzzle *puzzle = small_puzzle(&board, which);
    bool plain = hf_puzzle_is_plain(puzzle);
    if (plain) {
        memcpy(hf_grid_values(grid), board.clue, board.cells * sizeof *board.clue);
        FUZZ_REQUIRE(hf_solver_solve_grid(solver, grid, &result, first, second) == HF_OK);
        check(&board, &truth, &result, first, second);
    }
    hf_status status = hf_solver_solve(solver, puzzle, &result, first, second);
    FUZZ_REQUIRE(status == HF_OK || (status == HF_UNSUPPORTED && engine > 0 && !plain));
    if (status == HF_OK) {
        check(&board, &truth, &result, first, second);
        if (more % 8 == 1 && engine == 0)
            check_candidates(solver, puzzle, &board, &truth);
        if (more % 8 == 2 && truth.known && truth.count == 1)
            check_minimal(solver, puzzle, &board, grid);
    }
    hf_puzzle_free(puzzle);
    return 0;
}
