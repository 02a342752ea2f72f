/* SPDX-License-Identifier: MIT
 *
 * fuzz_solve.c - any puzzle of any shape, solved by two engines with any budgets. What must hold: a
 * solution is one, the second another; two engines that both came to an end agree; a minimal puzzle has
 * the same solution; a batch of plain 9x9 puzzles gets the answers that single ones get.
 */
#include "board.h"

enum { MOST_CELLS = 256 };

typedef struct opinion {
    bool judged; /* it came to an end by itself */
    hf_answer answer;
    uint64_t count;
} opinion;

static hf_solver *make_solver(fuzz_bytes *b, const hf_shape *shape, const hf_puzzle *puzzle,
                              uint64_t most)
{
    hf_solve_options options;
    hf_solver *solver = NULL;
    size_t engines = 0;
    hf_solve_options_init(&options, sizeof options);
    while (hf_engine_at(engines))
        engines++;
    if (fuzz_byte(b) & 3)
        options.engine = hf_engine_at(fuzz_below(b, (uint32_t)engines));
    options.max_solutions = most;
    options.max_guesses = 1 + fuzz_below(b, 96);
    if (options.engine && !strcmp(hf_engine_name(options.engine), "blacklist"))
        options.max_guesses = 1 + options.max_guesses % 4; /* its bets are slow */
    options.seed = fuzz_byte(b);
    hf_status status = hf_solver_new(shape, &options, &solver);
    FUZZ_REQUIRE((status == HF_OK) == (solver != NULL));
    if (options.engine && !hf_engine_serves(options.engine, shape))
        FUZZ_REQUIRE(status == HF_UNSUPPORTED);
    if (solver && options.engine && !hf_engine_honours(options.engine, puzzle, NULL)) {
        hf_result result;
        FUZZ_REQUIRE(hf_solver_solve(solver, puzzle, &result, NULL, NULL) == HF_UNSUPPORTED);
        FUZZ_REQUIRE(result.constraint > 0);
        hf_solver_free(solver);
        return NULL;
    }
    return solver;
}

static opinion ask(hf_solver *solver, const hf_puzzle *puzzle, uint64_t most)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    size_t bytes = hf_shape_cells(shape) * sizeof(uint16_t);
    hf_grid *first, *second;
    hf_result r;
    hf_clash clash;
    FUZZ_REQUIRE(hf_grid_new(shape, &first) == HF_OK && hf_grid_new(shape, &second) == HF_OK);
    hf_solver_cancel(solver); /* forgotten when the next call starts */
    FUZZ_REQUIRE(hf_solver_solve(solver, puzzle, &r, first, second) == HF_OK);
    if (r.answer != HF_INVALID) {
        FUZZ_REQUIRE(r.count <= most);
        if (r.count > 0)
            FUZZ_REQUIRE(fuzz_solves(puzzle, hf_grid_const_values(first)));
        if (r.count > 1)
            FUZZ_REQUIRE(fuzz_solves(puzzle, hf_grid_const_values(second)) &&
                         memcmp(hf_grid_values(first), hf_grid_values(second), bytes) != 0);
        FUZZ_REQUIRE(r.answer != HF_UNIQUE || (r.count == 1 && r.exhausted));
        FUZZ_REQUIRE(r.answer != HF_MULTIPLE || r.count > 1);
        FUZZ_REQUIRE(r.answer != HF_NONE || (r.count == 0 && r.exhausted));
    }
    FUZZ_REQUIRE((r.answer == HF_INVALID) == (hf_puzzle_clashes(puzzle, NULL, &clash, 1) > 0));
    hf_grid_free(first);
    hf_grid_free(second);
    return (opinion){r.exhausted || r.count == most || r.answer == HF_INVALID, r.answer, r.count};
}

static void dig(fuzz_bytes *b, hf_solver *solver, const hf_puzzle *puzzle, uint64_t most)
{
    hf_grid *minimal;
    hf_result r, again;
    if (fuzz_below(b, 8) || most < 2 || hf_shape_cells(hf_puzzle_shape(puzzle)) > 64)
        return;
    FUZZ_REQUIRE(hf_grid_new(hf_puzzle_shape(puzzle), &minimal) == HF_OK);
    hf_status status = hf_solver_minimal(solver, puzzle, &r, minimal);
    FUZZ_REQUIRE(status == HF_OK || status == HF_UNSUPPORTED);
    if (status == HF_OK && r.answer == HF_UNIQUE && hf_puzzle_constraints(puzzle) == 0) {
        FUZZ_REQUIRE(hf_solver_solve_grid(solver, minimal, &again, NULL, NULL) == HF_OK);
        FUZZ_REQUIRE(again.answer == HF_UNIQUE || again.answer == HF_LIMIT);
    }
    hf_grid_free(minimal);
}

/* Plain 9x9 puzzles once more in a batch, among others that are theirs with a clue less. */
static void batch(fuzz_bytes *b, hf_solver *solver, const hf_puzzle *puzzle, opinion alone,
                  uint64_t most)
{
    enum { COUNT = 5 };
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(puzzle));
    hf_shape_spec nine;
    uint8_t values[COUNT * 81], solved[COUNT * 81];
    hf_brief brief[COUNT];
    hf_shape_spec_square(&nine, 9);
    if (!hf_shape_same(spec, &nine) || hf_puzzle_constraints(puzzle) || most != 2)
        return;
    for (uint32_t i = 0; i < COUNT; i++)
        for (uint32_t cell = 0; cell < 81; cell++)
            values[i * 81 + cell] = (uint8_t)hf_puzzle_clue(puzzle, cell);
    for (uint32_t i = 1; i < COUNT; i++)
        values[i * 81 + fuzz_below(b, 81)] = (uint8_t)fuzz_below(b, 11);
    FUZZ_REQUIRE(hf_solve_many_bytes(solver, COUNT, values, brief, solved) == HF_OK);
    if (alone.judged && brief[0].answer != HF_LIMIT)
        FUZZ_REQUIRE(brief[0].answer == alone.answer);
    for (uint32_t cell = 0; brief[0].answer == HF_UNIQUE && cell < 81; cell++)
        FUZZ_REQUIRE(values[cell] == 0 || values[cell] == solved[cell]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    opinion known = {0};
    hf_shape *shape = fuzz_shape(&b, MOST_CELLS);
    if (!shape)
        return 0;
    uint64_t most = 1 + fuzz_below(&b, 4);
    uint32_t bytes = fuzz_byte(&b);
    fuzz_bytes engines[2] = {b, b};
    fuzz_byte(&b), fuzz_byte(&b), fuzz_byte(&b), fuzz_byte(&b);
    engines[1] = b;
    fuzz_byte(&b), fuzz_byte(&b), fuzz_byte(&b), fuzz_byte(&b);
    hf_puzzle *puzzle = fuzz_puzzle(&b, shape);
    for (unsigned i = 0; i < 2; i++) {
        hf_solver *solver = make_solver(&engines[i], shape, puzzle, most);
        if (!solver)
            continue;
        opinion one = ask(solver, puzzle, most);
        if (one.judged &&
            known.judged) /* told to stop at the first, one may know it is the only one */
            FUZZ_REQUIRE(one.count == known.count && (most == 1 || one.answer == known.answer));
        if (one.judged)
            known = one;
        if (bytes & 1)
            dig(&b, solver, puzzle, most);
        if (bytes & 2)
            batch(&b, solver, puzzle, one, most);
        hf_solver_free(solver);
    }
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
    return 0;
}
