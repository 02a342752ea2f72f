/* SPDX-License-Identifier: MIT
 *
 * test_paths.c - whole paths along every built-in ladder, on puzzles (our generator's) that need nearly all of its
 * rules: no step is against the solution, each can be told, each path ends.
 */
#include "support/support.h"
#include "support/telling.h"

static const char *const puzzles[] = {
    "...8.1.....8..4...12.7.6....7.....632.....7....5..8..9.3..5..86.1.........2..9.5.",
    "7.....6..9.41..2.7.6.....98.5.9.13......7....37.5.8...2.....9.1.........8..7.9.6.",
    "..3....59.1........7.6.4...3....9...48...2..72.....1......4...56..3....2...7.8...",
    "..8.........18..651..79...497.....5....31.7..3.6.............8.8.9..61......5...2",
    "4.......2.5.2..49...7..1.......9.5.66.8..7.1.......8....51...2.8....9...931....8.",
    "7....3.8..9.56.1..2..........5.1...6..2...37..3...6..8...7.9..3.......2.....81.9.",
    "..5......2...41........71....9...6.8.4...6.72.6..95...9...3.7.6..76.8..1......4..",
    ".973........5.29......6.8........2.9.......766..2.9.85.7945......2.....141.......",
    ".......2..9...41...41..67...7....2.........6.416..95..1.38.54............84.3..7.",
    "......341.3.2....5....4.6....7..5...6......8....837.....9..65..1.3..........14..2",
    "........6.3.8....2..6.3.58...9...3...85.7..1..2.1.......8.5.......72..6.39...8.5.",
    ".....9.1...8..7.....534.9...6.......5.9.847.2..7...59....16..5.......4.......3.29",
    "...1..7.....5.9...1.......2...6...2.4..8..6.5.2..5..34..9..8..37.1..695....4.....",
    ".9..4...6.21........7.1..2......4......1..6.8..86.259495..........8..96.1.24.93..",
    "1.2.9....9...15....5.4.....4.9.....1.67...9..........5.4.3..6...7..2.3.42....8...",
    ".5.8....42..........8.7.61..6..9.8..8.74......1.....456......8..4.9.3.....91...3.",
    "..7..2.....258.9..19..3...........2..2..7.85..3..6.......6.14...7............96.3",
    "94.3..8...6.....79.......3..8....21...9.74...2....8....74......3.16..9.........8.",
    "....9...2..43.5.......74.5..45....2............1...9.6.......3..2.9.8...15...2.47",
    "......4..6.1...2.94.9.7..3..563...1.98.6..5.........8....29...3...5136...........",
    "..6...4...5..4.39........877..9..5..52......8..84..6.......2.1.1...3..5.98.7.....",
    "6..3....4....9....8..5.62......2.5.....8..36...5..4....7....89...2..3..738.7.....",
    "4............6...1..129.....34.1...86.8....1....4..35..2.8.64...63...........29..",
    "...4...8.7.......56...987.3974..3...16..4..3.......6...92.8.........2...4..1..5..",
    "9.36.............1.4.38...5.78.56........82.9...1..............5.789..3...17...6.",
    "7.....9.....9...65......382..67.........1..3...9.2.6.143...1...6..2..4...2.54....",
    "...2.3......1..4..16.9..7..9..4...8.....27.9.5.1...3...7..4.23..52.1............9"};

typedef struct walk {
    hf_shape *shape;
    hf_solver *solver;
    hf_logic *logic;
    hf_ladder *ladder;
    hf_step *step;
    hf_board *board;
    hf_grid *solution;
    uint32_t told[HF_RULES_MOST]; /* steps by rule */
} walk;

static void open_walk(walk *w)
{
    memset(w, 0, sizeof *w);
    w->shape = test_shape(test_square(9));
    assert_int_equal(hf_solver_new(w->shape, NULL, &w->solver), HF_OK);
    assert_int_equal(hf_logic_new(w->shape, &w->logic), HF_OK);
    assert_int_equal(hf_ladder_new(&w->ladder), HF_OK);
    assert_int_equal(hf_step_new(&w->step), HF_OK);
    assert_int_equal(hf_board_new(w->shape, &w->board), HF_OK);
    assert_int_equal(hf_grid_new(w->shape, &w->solution), HF_OK);
}

static void close_walk(walk *w)
{
    hf_grid_free(w->solution);
    hf_board_free(w->board);
    hf_step_free(w->step);
    hf_ladder_free(w->ladder);
    hf_logic_free(w->logic);
    hf_solver_free(w->solver);
    hf_shape_free(w->shape);
}

static bool is_sound(const walk *w)
{
    const uint16_t *right = hf_grid_const_values(w->solution);
    for (uint32_t i = 0; i < w->step->places; i++) {
        if (right[w->step->place[i].cell] != w->step->place[i].symbol)
            return false;
    }
    for (uint32_t i = 0; i < w->step->eliminations; i++) {
        if (right[w->step->eliminate[i].cell] == w->step->eliminate[i].symbol)
            return false;
    }
    return true;
}

/* The first steps of each rule are told. */
static void look_at(walk *w, const char *puzzle)
{
    size_t rule = hf_rule_number(w->step->rule);
    const char *fault = NULL;
    if (w->told[rule]++ < 4)
        fault = telling_find_fault(w->board, w->step);
    if (fault || !is_sound(w)) {
        print_message("# %s %s: %s\n", puzzle, hf_rule_key(w->step->rule), fault ? fault : "");
        fail();
    }
}

static void follow(walk *w, const char *text)
{
    hf_facts facts = {.unique = true};
    hf_puzzle *puzzle = NULL;
    hf_result result;
    hf_grid *grid = test_grid(w->shape, text);
    hf_status status;
    assert_int_equal(hf_solver_solve_grid(w->solver, grid, &result, w->solution, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    assert_int_equal(hf_puzzle_new(w->shape, hf_grid_values(grid), &puzzle), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(w->logic, puzzle), HF_OK);
    hf_board_load(w->board, grid);
    while ((status = hf_logic_next(w->logic, w->ladder, &facts, w->step)) == HF_OK) {
        look_at(w, text);
        hf_logic_apply(w->logic, w->step);
        hf_logic_save(w->logic, w->board);
    }
    assert_int_equal(status, HF_END);
    assert_int_equal(hf_logic_state(w->logic), HF_LOGIC_SOLVED);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
}

static uint32_t follow_all(const char *ladder)
{
    walk w;
    uint32_t rules = 0;
    open_walk(&w);
    assert_int_equal(hf_ladder_named(ladder, w.ladder), HF_OK);
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++)
        follow(&w, puzzles[i]);
    for (uint32_t i = 0; i < HF_RULES_MOST; i++)
        rules += w.told[i] > 0;
    close_walk(&w);
    return rules;
}

static void paths_of_the_default_ladder(void **state)
{
    (void)state;
    assert_true(follow_all("default") > 50);
}

static void paths_of_hodoku(void **state)
{
    (void)state;
    if (!test_is_short()) /* nearly the same path again */
        assert_true(follow_all("hodoku") > 50);
}

static void paths_of_sudoku_explainer(void **state)
{
    (void)state;
    assert_true(follow_all("se") > 35);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_of_the_default_ladder),
        cmocka_unit_test(paths_of_hodoku),
        cmocka_unit_test(paths_of_sudoku_explainer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
