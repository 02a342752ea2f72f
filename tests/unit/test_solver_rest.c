/* SPDX-License-Identifier: MIT
 *
 * test_solver_rest.c - what solvers are seldom asked: limits without end, budgets that end true candidates early,
 * memory, lanes' work, batches that are called off, contradictions with single cells.
 */
#include <stdlib.h>
#include <string.h>

#include "solve/spread.h"
#include "support/support.h"

static const char hard[] =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";
static const char open_board[] =
    "85...24..72......9..4...................................................3........";

static hf_solve_options options_of(const char *engine)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine ? hf_engine_named(engine) : NULL;
    return options;
}

static hf_solver *solver_of(const hf_shape *shape, const hf_solve_options *options)
{
    hf_solver *solver = NULL;
    assert_int_equal(hf_solver_new(shape, options, &solver), HF_OK);
    return solver;
}

/* A limit of days, or of as many nanoseconds as there are, ends nothing. */
static void limits_without_end(void **state)
{
    static const char *const engines[] = {"any", "trail", "nine", "lanes-portable", NULL};
    const uint64_t a_day = UINT64_C(86400000000000);
    hf_shape *shape = test_shape(test_square(9));
    const char *texts[] = {hard, open_board, hard};
    (void)state;
    for (size_t i = 0; i < 5; i++) {
        hf_solve_options options = options_of(engines[i]);
        hf_brief brief[3];
        for (uint64_t limit = UINT64_MAX; limit > a_day;
             limit = limit == UINT64_MAX ? 2 * a_day : 0) {
            options.time_limit_ns = options.batch_time_limit_ns = limit;
            hf_solver *solver = solver_of(shape, &options);
            assert_int_equal(hf_solve_many(solver, 3, texts, brief, NULL, 81), HF_OK);
            assert_int_equal(brief[0].answer, HF_UNIQUE);
            assert_int_equal(brief[1].answer, HF_MULTIPLE);
            assert_int_equal(brief[2].answer, HF_UNIQUE);
            hf_solver_free(solver);
        }
    }
    hf_shape_free(shape);
}

static bool go_on(const uint16_t *values, void *user)
{
    (void)values, (void)user;
    return true;
}

/* Who wants no solution, or more than one beside extra houses, or a budget with them, is told so; who wants to see
 * them gets no search that is spread. */
static void what_is_not_served(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options = options_of("lanes-portable");
    hf_solver *solver = NULL;
    (void)state;
    options.max_solutions = 0;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_BAD_ARGUMENT);
    for (uint64_t most = 1; most < 3; most++) {
        for (uint64_t guesses = 0; guesses < 2; guesses++) {
            options.max_solutions = most;
            options.max_guesses = guesses;
            solver = solver_of(shape, &options);
            assert_int_equal(hf_solver_takes_extra(solver), most == 1 && guesses == 0);
            hf_solver_free(solver);
        }
    }
    options = options_of(NULL);
    for (int seen = 0; seen < 2; seen++) {
        options.on_solution = seen ? go_on : NULL;
        solver = solver_of(shape, &options);
        hf_search search = hf_solver_orders(solver, NULL);
        assert_int_equal(hf_spread_serves(solver, &search), !seen);
        hf_solver_free(solver);
    }
    hf_shape_free(shape);
}

static bool call_off(size_t done, size_t count, void *user)
{
    (void)done, (void)count;
    hf_solver_cancel(*(hf_solver **)user);
    return true;
}

/* Called off after its first part, a batch leaves the rest undone, whatever the engine. */
static void batches_are_called_off(void **state)
{
    enum { COUNT = 9000 };
    static const char *const engines[] = {"trail", "nine", "lanes-portable"};
    static const char *texts[COUNT];
    static hf_brief brief[COUNT];
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    for (size_t i = 0; i < COUNT; i++)
        texts[i] = open_board;
    for (size_t i = test_is_short() ? 1 : 0; i < 3; i++) { /* the first takes long */
        hf_solver *solver = NULL;
        hf_solve_options options = options_of(engines[i]);
        options.on_progress = call_off, options.user = &solver;
        solver = solver_of(shape, &options);
        assert_int_equal(hf_solve_many(solver, COUNT, texts, brief, NULL, 81), HF_OK);
        assert_int_equal(brief[0].answer, HF_MULTIPLE);
        assert_int_equal(brief[COUNT - 1].answer, HF_LIMIT);
        hf_solver_free(solver);
    }
    hf_shape_free(shape);
}

static bool call_off_at_once(const uint16_t *values, void *user)
{
    (void)values;
    hf_solver_cancel(*(hf_solver **)user);
    return true;
}

/* An engine that takes one after the other stops at the next one. */
static void a_batch_is_called_off_by_a_solution(void **state)
{
    const char *texts[] = {hard, hard, hard};
    hf_brief brief[3];
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = NULL;
    hf_solve_options options = options_of("trail");
    (void)state;
    options.on_solution = call_off_at_once, options.user = &solver;
    solver = solver_of(shape, &options);
    assert_int_equal(hf_solve_many(solver, 3, texts, brief, NULL, 81), HF_OK);
    assert_int_equal(brief[1].answer, HF_LIMIT);
    assert_int_equal(brief[2].answer, HF_LIMIT);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

static hf_puzzle *puzzle_of(const char *text)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    assert_non_null(puzzle);
    return puzzle;
}

/* What a budget leaves undecided is not called complete, and what was found is true. */
static void true_candidates_within_a_budget(void **state)
{
    hf_puzzle *puzzle = puzzle_of(open_board);
    uint64_t all[81], some[81];
    hf_true_candidates whole, part;
    (void)state;
    hf_solve_options options = options_of(NULL);
    options.max_solutions = 50;
    hf_solver *solver = solver_of(hf_puzzle_shape(puzzle), &options);
    assert_int_equal(hf_solver_candidates(solver, puzzle, &whole, all), HF_OK);
    assert_true(whole.complete && whole.count == 50 && whole.answer == HF_MULTIPLE);
    hf_solver_free(solver);
    uint32_t early = 0;
    for (uint64_t guesses = 1; guesses < 3000;
         guesses = guesses * (test_is_short() ? 6 : 3) / 2 + 1) {
        options.max_guesses = guesses;
        solver = solver_of(hf_puzzle_shape(puzzle), &options);
        assert_int_equal(hf_solver_candidates(solver, puzzle, &part, some), HF_OK);
        for (uint32_t c = 0; c < 81; c++)
            assert_true((some[c] & ~all[c]) == 0 && (!part.complete || some[c] == all[c]));
        early += !part.complete;
        assert_true(part.complete || !part.exact);
        hf_solver_free(solver);
    }
    assert_true(early > 3);
    hf_puzzle_free(puzzle);
}

/* Memory is told at any time and grows with what is kept; threads need theirs. */
static void memory_is_told(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid;
    size_t first = 0;
    (void)state;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    for (uint32_t c = 0; c < 81; c++)
        hf_grid_values(grid)[c] = (uint16_t)(hard[c] == '.' ? 0 : hard[c] - '0');
    for (unsigned threads = 1; threads <= 100; threads += 33) {
        hf_solve_options options = options_of("any");
        hf_result result;
        options.threads = threads;
        options.max_solutions = threads == 1 ? 5000 : 2;
        hf_solver *solver = solver_of(shape, &options);
        size_t before = hf_solver_memory(solver);
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, HF_UNIQUE);
        assert_true(before > 0 && hf_solver_memory(solver) >= before);
        assert_true(threads == 1 || before > first);
        first = threads == 1 ? before : first;
        hf_solver_free(solver);
    }
    hf_grid_free(grid);
    static const char *const others[] = {"lanes-portable", "naive"};
    for (size_t i = 0; i < 2; i++) {
        hf_solve_options options = options_of(others[i]);
        hf_solver *solver = solver_of(shape, &options);
        assert_int_equal(hf_solver_memory(solver), 0);
        hf_solver_free(solver);
    }
    hf_shape_free(shape);
}

static bool enough(const uint16_t *values, void *user)
{
    (void)values;
    ++*(uint32_t *)user;
    return false;
}

/* `any` keeps what it found of many solutions for the next time; it stops when it is told to, with threads too, which
 * within a budget may have no winner. */
static void any_is_asked_again(void **state)
{
    static const char easy[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static const char *const texts[] = {open_board, easy, hard, hard, open_board};
    static const hf_answer answers[] = {HF_MULTIPLE, HF_LIMIT, HF_UNIQUE, HF_LIMIT};
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid;
    (void)state;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    for (size_t i = 0; i < 5; i++) {
        uint32_t told = 0;
        hf_result result;
        hf_solve_options options = options_of("any");
        const char *text = texts[i];
        options.max_solutions = i % 4 == 0 ? 3000 : 2;
        options.on_solution = i == 1 || i == 3 ? enough : NULL, options.user = &told;
        options.threads = i < 3 ? 1 : 2;
        options.max_guesses = i == 4;
        hf_solver *solver = solver_of(shape, &options);
        for (uint32_t c = 0; c < 81; c++)
            hf_grid_values(grid)[c] = (uint16_t)(text[c] == '.' ? 0 : text[c] - '0');
        for (uint32_t again = 0; again < 2; again++) {
            assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
            if (i == 4) { /* it may be seen without a guess that there are several */
                assert_true(result.answer == HF_LIMIT || result.answer == HF_MULTIPLE);
                continue;
            }
            assert_int_equal(result.answer, answers[i]);
            assert_int_equal(result.count, i == 0 ? 3000 : 1);
        }
        assert_int_equal(told, i == 1 || i == 3 ? 2 : 0);
        assert_true(hf_solver_memory(solver) > 0);
        hf_solver_free(solver);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Called off by the solution, before a clue could be left out: all of them are told, and that this was not the end. */
static void digging_is_called_off_before_it_begins(void **state)
{
    hf_shape *shape = test_shape(test_square(25));
    hf_solver *solver = NULL;
    hf_solve_options options = options_of("any");
    hf_grid *minimal;
    hf_puzzle *puzzle;
    hf_result result;
    uint16_t clues[625];
    (void)state;
    for (uint32_t c = 0; c < 625; c++) {
        uint32_t row = c / 25;
        clues[c] = (uint16_t)(c > 0 ? (row % 5 * 5 + row / 5 + c) % 25 + 1 : 0);
    }
    options.max_solutions = 1; /* which ends the search without another look at the flag */
    options.on_solution = call_off_at_once, options.user = &solver;
    solver = solver_of(shape, &options);
    assert_int_equal(hf_grid_new(shape, &minimal), HF_OK);
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, minimal), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    assert_false(result.exhausted);
    assert_memory_equal(hf_grid_values(minimal), clues, sizeof clues);
    hf_puzzle_free(puzzle);
    hf_grid_free(minimal);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* Lanes tell of their sweeps, other engines of none. */
static void lanes_tell_of_their_work(void **state)
{
    static const char *const engines[] = {"lanes-portable", "nine"};
    hf_shape *shape = test_shape(test_square(9));
    const char *texts[40];
    hf_brief brief[40];
    (void)state;
    for (size_t i = 0; i < 40; i++)
        texts[i] = hard;
    for (size_t i = 0; i < 2; i++) {
        hf_solve_options options = options_of(engines[i]);
        hf_lane_work work;
        hf_solver *solver = solver_of(shape, &options);
        assert_int_equal(hf_solve_many(solver, 40, texts, brief, NULL, 81), HF_OK);
        hf_solver_lane_work(solver, &work);
        assert_int_equal(work.sweeps > 0, i == 0);
        hf_solver_free(solver);
    }
    hf_shape_free(shape);
}

/* Five odd clues in the row of a cell that must be odd: these, and nothing else, contradict each other. */
static void a_single_cell_contradicts(void **state)
{
    static const uint32_t cell = 0, one = 1;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_contradiction result;
    uint8_t constraints[1], cells[81];
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 1; c < 9; c++)
        assert_int_equal(hf_puzzle_maker_clue(maker, c, c < 6 ? 2 * c - 1 : 2 * c - 8), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ODD, &cell, &one, 1, NULL, 0),
                     HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_solve_options options = options_of(NULL);
    hf_solver *solver = solver_of(shape, &options);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &result, constraints, cells), HF_OK);
    assert_true(result.answer == HF_NONE && result.minimal && result.count == 6);
    assert_int_equal(constraints[0], 1);
    for (uint32_t c = 0; c < 81; c++)
        assert_int_equal(cells[c], c >= 1 && c < 6 ? HF_IN_CLUE : 0);
    assert_true(hf_engine_honours(hf_engine_named("naive"), puzzle, NULL));
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* A board that cannot be filled at all: nothing that was given is to blame. */
static void a_board_contradicts_itself(void **state)
{
    hf_shape_spec spec = test_square(2);
    uint16_t clues[4] = {1, 2, 2, 1};
    uint8_t constraints[1] = {0}, cells[4];
    hf_puzzle *puzzle;
    hf_contradiction result;
    (void)state;
    spec.layout = HF_LAYOUT_LATIN;
    spec.extras = HF_EXTRA_DIAGONALS;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    hf_solve_options options = options_of(NULL);
    hf_solver *solver = solver_of(shape, &options);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &result, constraints, cells), HF_OK);
    assert_true(result.answer == HF_NONE && result.minimal);
    assert_int_equal(result.count, 0);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* Within any budget: a set that clashes, or none. */
static void contradictions_within_a_budget(void **state)
{
    hf_puzzle *puzzle = puzzle_of(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....42.");
    uint8_t constraints[1] = {0}, cells[81];
    uint32_t clues = 0;
    (void)state;
    for (uint32_t c = 0; c < 81; c++)
        clues += hf_puzzle_clues(puzzle)[c] != 0;
    for (uint64_t guesses = 1; guesses < 40; guesses += 6) {
        hf_contradiction result;
        hf_solve_options options = options_of(NULL);
        options.max_guesses = guesses;
        hf_solver *solver = solver_of(hf_puzzle_shape(puzzle), &options);
        assert_int_equal(hf_solver_contradiction(solver, puzzle, &result, constraints, cells),
                         HF_OK);
        assert_true(result.answer == HF_NONE || result.answer == HF_LIMIT);
        assert_true(result.answer == HF_LIMIT || (result.count > 1 && result.count <= clues));
        hf_solver_free(solver);
    }
    hf_puzzle_free(puzzle);
}

/* True candidates are for up to 16 symbols. */
static void a_board_too_large_for_true_candidates(void **state)
{
    hf_shape *shape = test_shape(test_square(25));
    uint64_t *sets = calloc(625, sizeof *sets);
    uint16_t *clues = calloc(625, sizeof *clues);
    hf_puzzle *puzzle;
    hf_true_candidates result;
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    hf_solve_options options = options_of(NULL);
    hf_solver *solver = solver_of(shape, &options);
    assert_int_equal(hf_solver_candidates(solver, puzzle, &result, sets), HF_UNSUPPORTED);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
    free(clues);
    free(sets);
}

/* The second solution may be asked for without the first; minimal clues of another board may not. */
static void what_is_shown_is_a_matter_of_choice(void **state)
{
    hf_puzzle *puzzle = puzzle_of(open_board);
    hf_grid *second = NULL, *other = NULL;
    hf_shape *small = test_shape(test_square(4));
    hf_result result;
    (void)state;
    hf_solve_options options = options_of(NULL);
    hf_solver *solver = solver_of(hf_puzzle_shape(puzzle), &options);
    assert_int_equal(hf_grid_new(hf_puzzle_shape(puzzle), &second), HF_OK);
    assert_int_equal(hf_grid_new(small, &other), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, second), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_true(hf_grid_is_solved(second));
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, other), HF_BAD_ARGUMENT);
    hf_grid_free(other);
    hf_grid_free(second);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_shape_free(small);
}

/* Who does not honour a cage says which constraint it is, to whoever asks. */
static void a_cage_is_not_honoured_by_all(void **state)
{
    hf_puzzle *puzzle = puzzle_of(".Cage~10~R1C1~R1C2");
    uint32_t which = 7;
    (void)state;
    assert_false(hf_engine_honours(hf_engine_named("naive"), puzzle, NULL));
    assert_false(hf_engine_honours(hf_engine_named("naive"), puzzle, &which));
    assert_int_equal(which, 0);
    assert_true(hf_engine_honours(hf_engine_named("variant"), puzzle, &which));
    hf_puzzle_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_without_end),
        cmocka_unit_test(what_is_not_served),
        cmocka_unit_test(batches_are_called_off),
        cmocka_unit_test(a_batch_is_called_off_by_a_solution),
        cmocka_unit_test(true_candidates_within_a_budget),
        cmocka_unit_test(memory_is_told),
        cmocka_unit_test(any_is_asked_again),
        cmocka_unit_test(digging_is_called_off_before_it_begins),
        cmocka_unit_test(lanes_tell_of_their_work),
        cmocka_unit_test(a_single_cell_contradicts),
        cmocka_unit_test(a_board_contradicts_itself),
        cmocka_unit_test(contradictions_within_a_budget),
        cmocka_unit_test(a_board_too_large_for_true_candidates),
        cmocka_unit_test(what_is_shown_is_a_matter_of_choice),
        cmocka_unit_test(a_cage_is_not_honoured_by_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
