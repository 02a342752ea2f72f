/* SPDX-License-Identifier: MIT
 *
 * test_variant.c - every kind of written constraint on random small boards, against a brute force that
 * knows what each kind means and nothing of primitives.
 *
 * The brute force has all filled boards that keep the houses and clues: the 288 of a 4x4, or those
 * that a solved 6x6 with cells taken out can be completed to. A puzzle's solutions are those in which
 * every constraint holds.
 */
#include "support/kinds_force.h"

#include "puzzle/puzzle_data.h"
#include "puzzle/rules.h"

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

/* ---- the tests ----------------------------------------------------------------------------------- */

typedef struct asked {
    const boards *b;
    const told *list;
    uint32_t count;
    uint64_t found;
} asked;

static bool check_solution(const uint16_t *values, void *user)
{
    asked *a = user;
    uint8_t v[MOST_CELLS];
    for (int c = 0; c < a->b->n * a->b->n; c++)
        v[c] = (uint8_t)values[c];
    for (uint32_t i = 0; i < a->count; i++)
        assert_true(force_holds(a->b, v, &a->list[i]));
    a->found++;
    return true;
}

/* The true candidates are the symbols of all boards in which every constraint holds. */
static void compare_candidates(hf_solver *finder, const hf_puzzle *puzzle, const boards *b,
                               const told *list, uint32_t count, int expected)
{
    uint64_t sets[MOST_CELLS], met_here[MOST_CELLS] = {0};
    hf_true_candidates found;
    for (int g = 0; g < b->count; g++) {
        uint32_t i = 0;
        while (i < count && force_holds(b, b->grid[g], &list[i]))
            i++;
        for (int c = 0; i == count && c < b->n * b->n; c++)
            met_here[c] |= UINT64_C(1) << (b->grid[g][c] - 1);
    }
    assert_int_equal(hf_solver_candidates(finder, puzzle, &found, sets), HF_OK);
    assert_true(found.complete);
    assert_memory_equal(sets, met_here, (size_t)(b->n * b->n) * sizeof *sets);
    assert_int_equal(found.count, expected);
    assert_true(found.exact);
    assert_int_equal(found.answer, expected == 0   ? HF_NONE
                                   : expected == 1 ? HF_UNIQUE
                                                   : HF_MULTIPLE);
}

/* For whoever has to find out why. */
static void tell_puzzle(const hf_puzzle *puzzle, uint64_t answered, int expected)
{
    print_message("%u solutions, %d expected:\n", (unsigned)answered, expected);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        char text[200];
        uint32_t count;
        const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, i, &count);
        hf_puzzle_constraint_text(puzzle, i, text, sizeof text);
        print_message("  %s;", text);
        for (uint32_t c = 0; c < count; c++)
            print_message(" %u", cells[c]);
        print_message("\n");
    }
}

static uint64_t met[HF_CONSTRAINT_KINDS];

/* ---- written and read again ---------------------------------------------------------------------- */

static uint64_t travelled[TRAVEL_FORMATS][HF_CONSTRAINT_KINDS];

static void write_and_read(const hf_puzzle *puzzle, int n, const told *list, uint32_t count)
{
    for (size_t f = 0; f < TRAVEL_FORMATS; f++) {
        static char text[1 << 16];
        if (!travel_comes_back(f, n, list, count) || !travel(puzzle, f, text, sizeof text))
            continue;
        for (uint32_t i = 0; i < count; i++)
            travelled[f][list[i].kind]++;
    }
}

/* In how many puzzles each primitive was. The brute force knows none of them. */
enum { PRIMITIVES = HF_PRIMITIVE_RANK + 1 };
static const char *const primitive_names[PRIMITIVES] = {"unary", "different", "pair",    "sum",
                                                        "count", "line",      "element", "rank"};
static int in_puzzles[PRIMITIVES];
static int puzzles_made;

static void count_primitives(const hf_puzzle *puzzle)
{
    bool has[PRIMITIVES] = {false};
    puzzles_made++;
    for (uint32_t i = 0; puzzle->ruled && i < puzzle->rules->primitive_count; i++)
        has[puzzle->rules->primitives[i].type] = true;
    for (int p = 0; p < PRIMITIVES; p++)
        in_puzzles[p] += has[p];
}

/* The long form can be made in twenty pieces: HOUSEFUL_TEST_PIECE=1 to 20. 0: it is made whole. */
enum { PIECES = 20 };
static int piece(void)
{
    const char *told_piece = getenv("HOUSEFUL_TEST_PIECE");
    return test_is_soak() && told_piece != NULL ? atoi(told_piece) : 0;
}

static int part_of(int rounds)
{
    return piece() > 0 ? rounds / PIECES : rounds;
}

/* Every primitive was in 100,000 puzzles in the long form, in a hundredth of them in the others. */
static void enough_of_each(const char *board)
{
    int enough = test_is_soak() ? part_of(100000) : puzzles_made / 100;
    for (int p = 0; p < PRIMITIVES; p++)
        print_message("%s in %d of %d puzzles of %s\n", primitive_names[p], in_puzzles[p],
                      puzzles_made, board);
    for (int p = 0; p < PRIMITIVES; p++) {
        if (in_puzzles[p] < enough)
            fail_msg("%s in fewer than %d", primitive_names[p], enough);
        in_puzzles[p] = 0;
    }
    puzzles_made = 0;
}

/* In the long form half of the puzzles begin with a kind whose primitive few kinds have. */
static hf_constraint_kind choose_kind(hf_rng *rng, bool first)
{
    static const hf_constraint_kind rarer[] = {HF_CONSTRAINT_FULL_RANK,     HF_CONSTRAINT_ODD,
                                               HF_CONSTRAINT_FULL_RANK,     HF_CONSTRAINT_EVEN,
                                               HF_CONSTRAINT_NUMBERED_ROOM, HF_CONSTRAINT_CAGE};
    if (first && test_is_soak() && below(rng, 2) == 0)
        return rarer[below(rng, sizeof rarer / sizeof *rarer)];
    return (hf_constraint_kind)(HF_CONSTRAINT_CAGE +
                                below(rng, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE));
}

static void one_puzzle(const hf_shape *shape, boards *b, hf_solver *solver, hf_solver *finder,
                       asked *a, hf_rng *rng)
{
    told list[MOST_TOLD];
    uint32_t count = 0, wanted = 1 + below(rng, 4);
    hf_result result;
    const uint8_t *model = b->grid[below(rng, (uint32_t)b->count)];
    for (int tries = 0; count < wanted && tries < 40; tries++) {
        told *t = &list[count];
        memset(t, 0, sizeof *t);
        t->kind = choose_kind(rng, count == 0);
        draw_cells(b, rng, t);
        draw_numbers(b, rng, model, t);
        bool good = draws_with(t->kind, list, count);
        bool needs_thirds =
            t->kind == HF_CONSTRAINT_ENTROPIC || t->kind == HF_CONSTRAINT_GLOBAL_ENTROPY;
        if (good && !(needs_thirds && b->n % 3 != 0) &&
            (force_holds(b, model, t) || below(rng, 12) == 0))
            count++;
    }
    hf_puzzle *puzzle = draw_puzzle(shape, b, list, &count);
    count_primitives(puzzle);
    *a = (asked){b, list, count, 0};
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    int expected = force_count(b, list, count);
    uint64_t answered = result.answer == HF_INVALID ? 0 : a->found;
    if (answered != (uint64_t)expected)
        tell_puzzle(puzzle, answered, expected);
    assert_int_equal(answered, expected);
    if (below(rng, 4) == 0)
        compare_candidates(finder, puzzle, b, list, count, expected);
    if (below(rng, 2) == 0)
        write_and_read(puzzle, b->n, list, count);
    for (uint32_t i = 0; i < count; i++)
        met[list[i].kind] += expected > 0 || draws_whole_board(list[i].kind);
    hf_puzzle_free(puzzle);
}

static hf_solver *solver_of_all(const hf_shape *shape, asked *a)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_solutions = UINT64_MAX;
    options.on_solution = check_solution;
    options.user = a;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Counts up to so many; where there are more, it estimates them, which takes its time. */
static hf_solver *finder_of(const hf_shape *shape, uint64_t most)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = most;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static void four_by_four(void **state)
{
    static boards b = {.n = 4, .box_rows = 2, .box_columns = 2};
    asked a;
    hf_rng rng;
    hf_shape *shape = test_shape(test_boxes(2, 2));
    hf_solver *solver = solver_of_all(shape, &a), *finder = finder_of(shape, MOST_GRIDS + 1);
    int rounds = test_is_soak() ? 600000 : test_is_short() ? 600 : 6000;
    (void)state;
    force_list(&b);
    assert_int_equal(b.count, 288);
    rng = hf_rng_make(4, 4 + (uint64_t)piece());
    for (int i = 0; i < part_of(rounds); i++)
        one_puzzle(shape, &b, solver, finder, &a, &rng);
    hf_solver_free(solver);
    hf_solver_free(finder);
    hf_shape_free(shape);
    enough_of_each("4x4");
}

/* A solved 6x6, with so many cells taken out that the completions can be listed. */
static void take_out(boards *b, hf_rng *rng)
{
    static const uint8_t solved[37] = "123456456123231564564231312645645312";
    uint8_t shuffled[6] = {1, 2, 3, 4, 5, 6};
    for (uint32_t i = 5; i > 0; i--) {
        uint32_t k = below(rng, i + 1);
        uint8_t moved = shuffled[i];
        shuffled[i] = shuffled[k];
        shuffled[k] = moved;
    }
    do {
        for (uint32_t c = 0; c < 36; c++)
            b->clue[c] = (uint8_t)(below(rng, 9) < 4 ? shuffled[solved[c] - '1'] : 0);
        force_list(b);
    } while (b->full);
}

static void six_by_six(void **state)
{
    static boards b = {.n = 6, .box_rows = 2, .box_columns = 3};
    asked a;
    hf_rng rng;
    hf_shape *shape = test_shape(test_boxes(2, 3));
    hf_solver *solver = solver_of_all(shape, &a), *finder = finder_of(shape, MOST_GRIDS + 1);
    int rounds = test_is_soak() ? 20000 : test_is_short() ? 30 : 150;
    (void)state;
    rng = hf_rng_make(6, 6 + (uint64_t)piece());
    for (int i = 0; i < part_of(rounds); i++) {
        take_out(&b, &rng);
        for (int k = 0; k < 30; k++)
            one_puzzle(shape, &b, solver, finder, &a, &rng);
    }
    hf_solver_free(solver);
    hf_solver_free(finder);
    hf_shape_free(shape);
    enough_of_each("6x6");
    /* every kind must have been met, in a puzzle with a solution unless it forbids most boards, or
     * nothing was tested */
    for (int kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++) {
        if (met[kind] == 0)
            fail_msg("never met: %s", hf_constraint_kind_name((hf_constraint_kind)kind));
    }
}

/* So many kinds have a place in each format, and all of these came back from it; in few puzzles a rare one
 * may be missing. */
static void every_kind_travels(void **state)
{
    enum { KINDS = HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE };
    static const int expected[TRAVEL_FORMATS] = {KINDS - 11, KINDS - 20, KINDS - 20, 5, 0, 1};
    (void)state;
    for (size_t f = 0; f < TRAVEL_FORMATS; f++) {
        int came_back = 0;
        for (int kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++)
            came_back += travelled[f][kind] > 0;
        if (came_back > expected[f] || (came_back < expected[f] && !test_is_short()))
            fail_msg("%s: %d kinds came back, not %d", travel_formats[f], came_back, expected[f]);
    }
}

/* ---- what is wrong with a constraint ------------------------------------------------------------- */

static void expect_fault(const hf_shape *shape, hf_constraint_kind kind, uint32_t cells,
                         int32_t number, const char *fault)
{
    hf_puzzle_maker *maker;
    uint32_t row[12];
    for (uint32_t i = 0; i < 12; i++)
        row[i] = i;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, kind, row, &cells, 1, &number, number != 0),
                     HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), fault);
    hf_puzzle_maker_free(maker);
}

static void faults(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    expect_fault(shape, HF_CONSTRAINT_CAGE, 9, 46, "no cage of so many cells has this sum");
    expect_fault(shape, HF_CONSTRAINT_CAGE, 2, 2, "no cage of so many cells has this sum");
    expect_fault(shape, HF_CONSTRAINT_CAGE, 10, 0,
                 "a cage has no more cells than there are symbols");
    expect_fault(shape, HF_CONSTRAINT_THERMOMETER, 10, 0,
                 "a thermometer has no more cells than there are symbols");
    expect_fault(shape, HF_CONSTRAINT_DIFFERENCE, 3, 1, "too many cells");
    expect_fault(shape, HF_CONSTRAINT_RENBAN, 1, 0, "too few cells");
    expect_fault(shape, HF_CONSTRAINT_WHISPER, 3, 9, "no two symbols are so far apart");
    expect_fault(shape, HF_CONSTRAINT_KINDS, 1, 0, "no such kind of constraint");
    expect_fault(shape, HF_CONSTRAINT_RENBAN, 3, 7, "it has no number");
    hf_puzzle_maker *maker;
    const uint32_t twice[2] = {4, 4}, outside[2] = {4, 81}, two = 2;
    const int32_t ten = 10;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, twice, &two, 1, &ten, 1),
                     HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), "a cell comes twice");
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, outside, &two, 1, &ten, 1),
        HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), "a cell outside the board");
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* ---- what a puzzle says of its constraints ------------------------------------------------------- */

static void words(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle, *again;
    const uint32_t cells[3] = {0, 1, 9}, three = 3;
    const int32_t number = 10;
    char text[80];
    uint32_t count;
    uint16_t values[81] = {0};
    hf_clash clash;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, &three, 1, &number, 1), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ANTI_KING, NULL, NULL, 0, NULL, 0), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_true(hf_puzzle_is_variant(puzzle));
    assert_false(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_constraints(puzzle), 2);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 1), HF_CONSTRAINT_ANTI_KING);
    hf_puzzle_constraint_text(puzzle, 0, text, sizeof text);
    assert_string_equal(text, "killer cage of 10 in r1c1, r1c2 and r2c1");
    hf_puzzle_constraint_text(puzzle, 1, text, sizeof text);
    assert_string_equal(text, "anti-king");
    assert_int_equal(hf_puzzle_constraint_numbers(puzzle, 0, &count)[0], 10);
    assert_int_equal(count, 1);
    assert_int_equal(hf_puzzle_constraint_parts(puzzle, 0, &count)[0], 3);
    values[0] = 1;
    values[1] = 2;
    assert_int_equal(hf_puzzle_clashes(puzzle, values, &clash, 1), 0);
    values[9] = 8;
    assert_int_equal(hf_puzzle_clashes(puzzle, values, &clash, 1), 1);
    assert_int_equal(clash.constraint, 1);
    assert_int_equal(hf_puzzle_maker_make(maker, &again), HF_OK);
    assert_true(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    hf_puzzle_maker_clear(maker);
    assert_int_equal(hf_puzzle_maker_make(maker, &again), HF_OK);
    assert_false(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Odd and even cells are candidates to whoever knows no constraints. */
static void single_cells(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    const uint32_t cell = 40, one = 1;
    const uint64_t given = 0x1f;
    uint32_t count;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ODD, &cell, &one, 1, NULL, 0),
                     HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_false(hf_puzzle_is_variant(puzzle));
    assert_int_equal(*hf_puzzle_candidates(puzzle, 40), 0x155);
    assert_int_equal(*hf_puzzle_candidates(puzzle, 41), 0x1ff);
    assert_int_equal(hf_puzzle_constraints(puzzle), 1);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 40, &given), HF_OK);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 42, &given), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(*hf_puzzle_candidates(puzzle, 40), 0x15);
    assert_int_equal(hf_puzzle_constraints(puzzle), 2);
    assert_int_equal(hf_puzzle_constraint_cells(puzzle, 0, &count)[1], 42);
    assert_int_equal(count, 2);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* The number of all Sudoku grids is 6,670,903,752,021,072,936,960. */
static void an_estimate_of_the_empty_board(void **state)
{
    if (test_is_short())
        skip(); /* it takes many descents */
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = finder_of(shape, 5);
    hf_puzzle *puzzle;
    hf_true_candidates found;
    uint64_t sets[81];
    const uint16_t clues[81] = {0};
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_int_equal(hf_solver_candidates(solver, puzzle, &found, sets), HF_OK);
    assert_int_equal(found.answer, HF_MULTIPLE);
    assert_false(found.exact);
    assert_true(found.estimate > 5e21 && found.estimate < 9e21);
    for (uint32_t c = 0; c < 81; c++)
        assert_int_equal(sets[c], 511);
    hf_puzzle_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_by_four),
        cmocka_unit_test(six_by_six),
        cmocka_unit_test(every_kind_travels),
        cmocka_unit_test(faults),
        cmocka_unit_test(words),
        cmocka_unit_test(single_cells),
        cmocka_unit_test(an_estimate_of_the_empty_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
