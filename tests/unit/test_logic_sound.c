/* SPDX-License-Identifier: MIT
 *
 * test_logic_sound.c - no step may contradict the solution: whole paths and all steps of every
 * rule, on generated boards of many shapes and, if it is there, on the shared data.
 *
 * A step taken while a bet stands may be wrong, for the bet may be; bets are checked by their
 * outcome.
 */
#include "base/rng.h"
#include "logic/ladder.h"
#include "support/support.h"

#include "logic/rules/rules.h"

typedef struct lab {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *puzzle;
    hf_grid *solution;
    hf_step *step;
    unsigned long steps;
    unsigned long bets;
    unsigned long solved;
} lab;

static lab open_lab(hf_shape_spec spec)
{
    lab l = {.shape = test_shape(spec)};
    assert_int_equal(hf_logic_new(l.shape, &l.logic), HF_OK);
    assert_int_equal(hf_board_new(l.shape, &l.board), HF_OK);
    assert_int_equal(hf_grid_new(l.shape, &l.puzzle), HF_OK);
    assert_int_equal(hf_grid_new(l.shape, &l.solution), HF_OK);
    assert_int_equal(hf_step_new(&l.step), HF_OK);
    return l;
}

static void close_lab(lab *l)
{
    hf_step_free(l->step);
    hf_grid_free(l->solution);
    hf_grid_free(l->puzzle);
    hf_board_free(l->board);
    hf_logic_free(l->logic);
    hf_shape_free(l->shape);
}

/* A step must place only what the solution has, and strike only what it has not. */
static bool check_step(const hf_step *step, void *user)
{
    const lab *l = user;
    for (uint32_t i = 0; i < step->places; i++)
        if (hf_grid_values(l->solution)[step->place[i].cell] != step->place[i].symbol)
            fail_msg("%s places %u wrongly: %s", hf_rule_name(step->rule), step->place[i].symbol,
                     test_line(l->puzzle));
    for (uint32_t i = 0; i < step->eliminations; i++) {
        hf_candidate c = step->eliminate[i];
        if (hf_grid_values(l->solution)[c.cell] == c.symbol)
            fail_msg("%s strikes %u in cell %u wrongly: %s", hf_rule_name(step->rule), c.symbol,
                     c.cell, test_line(l->puzzle));
        assert_true(hf_logic_candidates(l->logic, c.cell) >> (c.symbol - 1) & 1);
    }
    assert_true(step->places + step->eliminations > 0);
    return true;
}

/* Walks the puzzle that is loaded to its end; at every `all_every`-th position looks at all steps of all rules. */
static void walk_on(lab *l, const hf_ladder *ladder, bool unique, unsigned all_every)
{
    hf_facts facts = {.unique = unique};
    unsigned position = 0;
    while (hf_logic_next(l->logic, ladder, &facts, l->step) == HF_OK) {
        bool betting = hf_logic_bets(l->logic) > 0 || l->step->rule == &hf_rule_bet;
        if (!betting)
            check_step(l->step, l);
        if (!betting && all_every && position++ % all_every == 0)
            assert_int_equal(hf_logic_all(l->logic, ladder, &facts, check_step, l), HF_OK);
        l->bets += l->step->rule == &hf_rule_bet;
        l->steps++;
        assert_int_equal(hf_logic_apply(l->logic, l->step), HF_OK);
    }
    if (hf_logic_state(l->logic) != HF_LOGIC_SOLVED)
        return;
    l->solved++;
    for (uint32_t c = 0; c < hf_shape_cells(l->shape); c++)
        assert_int_equal(hf_logic_value(l->logic, c), hf_grid_values(l->solution)[c]);
}

static void walk(lab *l, const hf_ladder *ladder, bool unique, unsigned all_every)
{
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    walk_on(l, ladder, unique, all_every);
}

static void walk_generated(hf_shape_spec spec, uint64_t seed, unsigned puzzles, unsigned all_every)
{
    lab l = open_lab(spec);
    hf_generator *generator;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    assert_int_equal(hf_generator_new(l.shape, &options, &generator), HF_OK);
    unsigned made = 0;
    for (unsigned i = 0; i < puzzles; i++) {
        if (hf_generator_next(generator, l.puzzle, l.solution) != HF_OK)
            continue;
        made++;
        walk(&l, NULL, true, all_every);
    }
    /* The default ladder ends in bets: everything is solved. */
    assert_true(made > 0);
    assert_int_equal(l.solved, made);
    hf_generator_free(generator);
    close_lab(&l);
}

static void test_small_boards(void **state)
{
    (void)state;
    walk_generated(test_square(4), 1, 20, 1);
    walk_generated(test_boxes(2, 3), 2, test_is_short() ? 2 : 8, 3);
    walk_generated(test_boxes(2, 4), 3, test_is_short() ? 1 : 4, 7);
}

static void test_nine(void **state)
{
    (void)state;
    walk_generated(test_square(9), 4,
                   test_is_soak()    ? 300
                   : test_is_short() ? 2
                                     : 5,
                   test_is_soak() ? 3 : 11);
}

static void test_diagonals_and_windows(void **state)
{
    (void)state;
    hf_shape_spec spec = test_square(9);
    spec.extras = HF_EXTRA_DIAGONALS;
    walk_generated(spec, 5,
                   test_is_short()  ? 1
                   : test_is_soak() ? 40
                                    : 2,
                   test_is_short() ? 39 : 13);
    spec.extras = HF_EXTRA_WINDOWS;
    walk_generated(spec, 6,
                   test_is_short()  ? 1
                   : test_is_soak() ? 40
                                    : 2,
                   test_is_short() ? 39 : 13);
}

/* Regions: each row shifted against the one above, cut into pieces of seven. */
static void test_jigsaw_and_latin(void **state)
{
    (void)state;
    static const uint16_t regions[49] = {0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 1, 1, 1, 3, 3, 2,
                                         2, 2, 1, 4, 3, 3, 2, 2, 2, 4, 4, 3, 5, 5, 5, 5, 4,
                                         4, 3, 3, 5, 5, 6, 6, 4, 5, 6, 6, 6, 6, 6, 4};
    hf_shape_spec spec = {.layout = HF_LAYOUT_JIGSAW, .size = 7, .regions = regions};
    walk_generated(spec, 7, test_is_short() ? 2 : 6, 5);
    hf_shape_spec latin = {.layout = HF_LAYOUT_LATIN, .size = 6};
    walk_generated(latin, 8, test_is_short() ? 2 : 6, 5);
}

/* A puzzle of candidates given: the solution's, and others by chance. NULL: it has several solutions. */
static hf_puzzle *strewn(lab *l, hf_puzzle_maker *maker, hf_solver *solver, hf_rng *rng)
{
    hf_puzzle *puzzle;
    hf_result result;
    uint32_t size = hf_shape_size(l->shape);
    hf_puzzle_maker_clear(maker);
    for (uint32_t c = 0; c < hf_shape_cells(l->shape); c++) {
        uint64_t set = hf_rng_below(rng, 1u << size);
        set |= UINT64_C(1) << (hf_grid_values(l->solution)[c] - 1);
        if (hf_rng_below(rng, 4))
            assert_int_equal(hf_puzzle_maker_candidates(maker, c, &set), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    if (result.answer == HF_UNIQUE)
        return puzzle;
    hf_puzzle_free(puzzle);
    return NULL;
}

/* What the author's candidates exclude cannot be exchanged in a rectangle, though no value says so. */
static void test_given_candidates_hold_in_rectangles(void **state)
{
    hf_rng rng = hf_rng_make(3, 0);
    hf_generator *generator;
    hf_puzzle_maker *maker;
    hf_solver *solver;
    unsigned walked = 0, boards = test_is_soak() ? 1000 : test_is_short() ? 40 : 200;
    lab l = open_lab(test_square(4));
    (void)state;
    assert_int_equal(hf_generator_new(l.shape, NULL, &generator), HF_OK);
    assert_int_equal(hf_puzzle_maker_new(l.shape, &maker), HF_OK);
    assert_int_equal(hf_solver_new(l.shape, NULL, &solver), HF_OK);
    for (unsigned i = 0; i < boards; i++) {
        assert_int_equal(hf_generator_next(generator, l.puzzle, l.solution), HF_OK);
        hf_puzzle *puzzle = strewn(&l, maker, solver, &rng);
        if (!puzzle)
            continue;
        hf_grid_clear(l.puzzle);
        assert_int_equal(hf_logic_load_puzzle(l.logic, puzzle), HF_OK);
        walk_on(&l, NULL, true, 1);
        hf_puzzle_free(puzzle);
        walked++;
    }
    assert_true(walked > boards / 5);
    hf_solver_free(solver);
    hf_puzzle_maker_free(maker);
    hf_generator_free(generator);
    close_lab(&l);
}

static void test_large_boards(void **state)
{
    (void)state;
    walk_generated(test_boxes(3, 4), 9, 2, 0);
    if (!test_is_short())
        walk_generated(test_square(16), 10, 1, 0);
}

/* Puzzles from a file, with both ladders. */
static void walk_file(const char *path, unsigned puzzles)
{
    FILE *file = test_shared(path);
    char line[256];
    lab l = open_lab(test_square(9));
    hf_solver *solver;
    hf_result result;
    hf_ladder hodoku;
    if (!file) {
        close_lab(&l);
        skip();
    }
    assert_int_equal(hf_solver_new(l.shape, NULL, &solver), HF_OK);
    assert_int_equal(hf_ladder_named("hodoku", &hodoku), HF_OK);
    for (unsigned i = 0; i < puzzles && fgets(line, sizeof line, file); i++) {
        if (strlen(line) < 81 || line[0] == '#')
            continue;
        hf_grid *grid = test_grid(l.shape, line);
        hf_grid_copy(l.puzzle, grid);
        hf_grid_free(grid);
        assert_int_equal(hf_solver_solve_grid(solver, l.puzzle, &result, l.solution, NULL), HF_OK);
        assert_int_equal(result.answer, HF_UNIQUE);
        walk(&l, NULL, true, 0);
        walk(&l, &hodoku, true, 0);
    }
    assert_true(l.steps > 0);
    fclose(file);
    hf_solver_free(solver);
    close_lab(&l);
}

static void test_shared_puzzles(void **state)
{
    (void)state;
    unsigned puzzles = test_is_soak() ? 1000 : test_is_short() ? 4 : 12;
    walk_file("nine/17clue.txt", puzzles * 5);
    walk_file("nine/magictour1465.txt", puzzles);
    walk_file("nine/hardest11.txt", puzzles / 4);
}

/* ---- what is asked for ----------------------------------------------------------------------- */

/* Kinds that one search of Sudoku Explainer's looks for together. */
static const char *const kin[] = {
    "x-cycle",       "y-cycle",       "xy-cycle",      "forcing-x-chain", "forcing-xy-chain",
    "unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4",   "bug-plus-1",
    "bug-type-2",    "bug-type-3",    "bug-type-4"};
enum { KIN = sizeof kin / sizeof *kin };

/* A rectangle is the shortest loop, and has a name of its own. */
static bool is_told_as(const hf_rule *asked, const hf_rule *told)
{
    const char *key = hf_rule_key(asked);
    if (asked == told || strncmp(key, "unique-loop", 11) != 0)
        return asked == told;
    return told == &hf_rule_uniqueness[key[12] - '1'];
}

/* A ladder of one kind alone finds that kind or nothing, whatever else the same search could find. */
static void test_only_what_is_asked_for(void **state)
{
    static const char *const lines[] = {
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
        "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."};
    unsigned found[KIN] = {0};
    hf_facts facts = {.unique = true};
    lab l = open_lab(test_square(9));
    hf_ladder walked, asked;
    (void)state;
    assert_int_equal(hf_ladder_named("se", &walked), HF_OK);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        hf_grid *grid = test_grid(l.shape, lines[i]);
        hf_board_load(l.board, grid);
        hf_grid_free(grid);
        hf_logic_load(l.logic, l.board);
        while (hf_logic_next(l.logic, &walked, &facts, l.step) == HF_OK) {
            assert_int_equal(hf_logic_apply(l.logic, l.step), HF_OK);
            for (unsigned k = 0; k < KIN; k++) {
                const hf_rule *rule = hf_rule_named(kin[k]);
                assert_int_equal(hf_ladder_named("se", &asked), HF_OK);
                assert_int_equal(hf_ladder_only(&asked, kin[k]), HF_OK);
                if (hf_logic_next(l.logic, &asked, &facts, l.step) != HF_OK)
                    continue;
                if (!is_told_as(rule, l.step->rule))
                    fail_msg("%s was told as %s", kin[k], hf_rule_key(l.step->rule));
                found[k]++;
            }
        }
    }
    for (unsigned k = 0; k < KIN && strcmp(kin[k], "unique-loop-2") != 0; k++)
        assert_true(found[k] > 0);
    close_lab(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small_boards),
        cmocka_unit_test(test_nine),
        cmocka_unit_test(test_diagonals_and_windows),
        cmocka_unit_test(test_jigsaw_and_latin),
        cmocka_unit_test(test_given_candidates_hold_in_rectangles),
        cmocka_unit_test(test_large_boards),
        cmocka_unit_test(test_shared_puzzles),
        cmocka_unit_test(test_only_what_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
