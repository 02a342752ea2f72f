/* SPDX-License-Identifier: MIT
 *
 * test_classic.c - the classic engines by themselves: the four answers, all solutions, limits, and
 * boards of many shapes, against numbers known from elsewhere.
 */
#include "support/support.h"

static const struct {
    const char *name;
    bool nine_only; /* it serves 9x9 boards alone */
    bool slow;      /* too slow for boards of 25x25 */
} classics[] = {
    {"naive", false, true},      {"bitfield", false, false},     {"fewest", false, false},
    {"blacklist", false, false}, {"tightest-line", true, false},
};
enum { CLASSICS = sizeof classics / sizeof *classics };

/* The judges that builds with CaDiCaL have; test_any_agreement and test_variant_judge ask them. */
static bool is_judge(const hf_engine *engine)
{
    return strcmp(hf_engine_name(engine), "cadical") == 0 ||
           strcmp(hf_engine_name(engine), "judge") == 0;
}

/* The references are these, and perhaps judges. */
static void the_classics_are_the_references(void **state)
{
    int references = 0;
    (void)state;
    for (size_t i = 0; hf_engine_at(i); i++)
        references += hf_engine_is_reference(hf_engine_at(i)) && !is_judge(hf_engine_at(i));
    for (int e = 0; e < CLASSICS; e++)
        assert_true(hf_engine_is_reference(hf_engine_named(classics[e].name)));
    assert_int_equal(references, CLASSICS);
}

static hf_solver *solver_with(const hf_shape *shape, const char *engine, uint64_t max_solutions)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(engine);
    options.max_solutions = max_solutions;
    assert_non_null(options.engine);
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static hf_result result_of(const hf_shape *shape, const char *engine, const char *line,
                           uint64_t max_solutions, char *first_line)
{
    hf_result result;
    hf_grid *puzzle = test_grid(shape, line);
    hf_grid *first = NULL;
    assert_int_equal(hf_grid_new(shape, &first), HF_OK);
    hf_solver *solver = solver_with(shape, engine, max_solutions);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, NULL), HF_OK);
    if (result.count > 0) {
        assert_true(hf_grid_is_solved(first));
        assert_true(hf_grid_extends(first, puzzle));
    }
    if (first_line != NULL)
        strcpy(first_line, test_line(first));
    hf_solver_free(solver);
    hf_grid_free(first);
    hf_grid_free(puzzle);
    return result;
}

static const char inkala[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char inkala_solved[] =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

static void unique_puzzles_are_solved(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    char line[100];
    for (int e = 0; e < CLASSICS; e++) {
        hf_result result = result_of(shape, classics[e].name, inkala, 2, line);
        assert_int_equal(result.answer, HF_UNIQUE);
        assert_int_equal(result.count, 1);
        assert_true(result.exhausted);
        assert_true(result.guesses > 0);
        assert_string_equal(line, inkala_solved);
    }
    hf_shape_free(shape);
}

/* Inkala's puzzle with a second 8 in its first row; with a 4 where its solution has a 1. */
static void the_other_answers(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    static const char invalid[] =
        "88.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    static const char none[] =
        "84.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    char empty[82];
    memset(empty, '.', 81);
    empty[81] = '\0';
    for (int e = 0; e < CLASSICS; e++) {
        assert_int_equal(result_of(shape, classics[e].name, invalid, 2, NULL).answer, HF_INVALID);
        hf_result result = result_of(shape, classics[e].name, none, 2, NULL);
        assert_int_equal(result.answer, HF_NONE);
        assert_true(result.exhausted);
        result = result_of(shape, classics[e].name, empty, 2, NULL);
        assert_int_equal(result.answer, HF_MULTIPLE);
        assert_int_equal(result.count, 2);
        assert_false(result.exhausted);
    }
    hf_shape_free(shape);
}

static void a_full_board_needs_no_guess(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    for (int e = 0; e < CLASSICS; e++) {
        hf_result result = result_of(shape, classics[e].name, inkala_solved, 2, NULL);
        assert_int_equal(result.answer, HF_UNIQUE);
        assert_int_equal(result.guesses, 0);
    }
    hf_shape_free(shape);
}

/* Numbers of complete boards that combinatorics knows. */
static void all_boards_of_a_shape_are_counted(void **state)
{
    (void)state;
    hf_shape_spec x4 = test_square(4);
    x4.extras = HF_EXTRA_DIAGONALS;
    const struct {
        hf_shape_spec spec;
        uint64_t boards;
    } cases[] = {
        {test_square(4), 288},
        {x4, 48},
        {{.layout = HF_LAYOUT_LATIN, .size = 3}, 12},
        {{.layout = HF_LAYOUT_LATIN, .size = 4}, 576},
        {{.layout = HF_LAYOUT_LATIN, .size = 5}, 161280},
        {{.layout = HF_LAYOUT_BOXES, .size = 1}, 1},
    };
    static const char empty[] = "................................................................";
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape *shape = test_shape(cases[i].spec);
        for (int e = 0; e < CLASSICS; e++) {
            if (classics[e].nine_only)
                continue;
            hf_result result = result_of(shape, classics[e].name, empty, UINT64_MAX, NULL);
            assert_int_equal(result.count, cases[i].boards);
            assert_true(result.exhausted);
        }
        hf_shape_free(shape);
    }
}

/* Boards up to 25x25, made by shifting rows, every third cell emptied. */
static void larger_boards_are_filled(void **state)
{
    (void)state;
    static const uint32_t sides[][2] = {{2, 3}, {3, 4}, {4, 4}, {5, 5}};
    static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    char line[626];
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        uint32_t rows = sides[i][0], columns = sides[i][1], n = rows * columns;
        hf_shape *shape = test_shape(test_boxes(rows, columns));
        for (uint32_t r = 0; r < n; r++)
            for (uint32_t c = 0; c < n; c++)
                line[n * r + c] =
                    (r + c) % 3 == 0 ? '.' : symbols[(columns * (r % rows) + r / rows + c) % n];
        line[n * n] = '\0';
        for (int e = 0; e < CLASSICS; e++) {
            if (classics[e].nine_only || classics[e].slow)
                continue;
            hf_result result = result_of(shape, classics[e].name, line, 1, NULL);
            assert_int_equal(result.count, 1);
        }
        hf_shape_free(shape);
    }
}

/* How many bets it takes is a part of what `blacklist` is. */
static void bets_are_those_of_the_description(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    static const char singles[] = /* every step a hidden or a naked single */
        "..1....9649.....7...5..78....63.....1......8..3...2....5.7....4....5.....7...16.3";
    assert_int_equal(result_of(shape, "blacklist", singles, 2, NULL).guesses, 0);
    assert_true(result_of(shape, "fewest", singles, 2, NULL).guesses > 0);
    assert_int_equal(result_of(shape, "blacklist", inkala, 2, NULL).guesses, 340);
    hf_shape_free(shape);
}

static bool count_and_stop(const uint16_t *values, void *user)
{
    unsigned *seen = user;
    assert_true(values[0] >= 1 && values[0] <= 9);
    return ++*seen < 5;
}

static void limits_stop_the_search(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(shape, inkala);
    hf_grid *empty = NULL;
    assert_int_equal(hf_grid_new(shape, &empty), HF_OK);
    for (int e = 0; e < CLASSICS; e++) {
        hf_result result;
        hf_solver *solver = NULL;
        hf_solve_options options;
        hf_solve_options_init(&options, sizeof options);
        options.engine = hf_engine_named(classics[e].name);
        options.max_guesses = 3;
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, HF_LIMIT);
        assert_int_equal(result.guesses, 3);
        assert_false(result.exhausted);
        hf_solver_free(solver);

        unsigned seen = 0;
        hf_solve_options_init(&options, sizeof options);
        options.engine = hf_engine_named(classics[e].name);
        options.max_solutions = 100;
        options.on_solution = count_and_stop;
        options.user = &seen;
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
        assert_int_equal(seen, 5);
        assert_int_equal(result.count, 5);
        assert_int_equal(result.answer, HF_MULTIPLE);
        hf_solver_free(solver);
    }
    hf_grid_free(empty);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void boards_beyond_the_bounds_are_refused(void **state)
{
    (void)state;
    hf_shape *large = test_shape(test_square(36));
    hf_shape *cube = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 9});
    assert_false(hf_engine_serves(hf_engine_named("fewest"), large));
    assert_true(hf_engine_serves(hf_engine_named("fewest"), cube));
    assert_false(hf_engine_serves(hf_engine_named("tightest-line"), cube));
    hf_shape_free(cube);
    hf_shape_free(large);
    static uint32_t listed[2 * 1025]; /* one house of 65 cells; a thousand houses of two */
    for (uint32_t i = 0; i < 65; i++)
        listed[i] = i;
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = 65,
                          .custom = listed,
                          .custom_cells = 65,
                          .custom_houses = 1};
    large = test_shape(spec);
    assert_false(hf_engine_serves(hf_engine_named("fewest"), large));
    hf_shape_free(large);
    for (uint32_t i = 0; i < 1025; i++) {
        listed[2 * i] = i % 50;
        listed[2 * i + 1] = 50 + i / 50;
    }
    spec.size = 2, spec.custom_cells = 71, spec.custom_houses = 1025;
    large = test_shape(spec);
    assert_false(hf_engine_serves(hf_engine_named("fewest"), large));
    hf_shape_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_classics_are_the_references),
        cmocka_unit_test(unique_puzzles_are_solved),
        cmocka_unit_test(the_other_answers),
        cmocka_unit_test(a_full_board_needs_no_guess),
        cmocka_unit_test(all_boards_of_a_shape_are_counted),
        cmocka_unit_test(larger_boards_are_filled),
        cmocka_unit_test(bets_are_those_of_the_description),
        cmocka_unit_test(limits_stop_the_search),
        cmocka_unit_test(boards_beyond_the_bounds_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
