/* SPDX-License-Identifier: MIT
 *
 * Hints: their stages, and what is said about boards that are already wrong.
 */
#include "logic/ladder.h"
#include "support/support.h"

static const char puzzle[] =
    "7...5.......6...1..6....2.7.7...8.9..289....3...4..5..1.2.3.9..5..8..3...9..4....";

typedef struct table {
    hf_shape *shape;
    hf_logic *logic;
    hf_solver *solver;
    hf_board *board;
    hf_grid *grid, *solution;
    hf_step *step;
} table;

static table set_table(const char *line)
{
    table t = {.shape = test_shape(test_square(9))};
    hf_result result;
    assert_int_equal(hf_logic_new(t.shape, &t.logic), HF_OK);
    assert_int_equal(hf_solver_new(t.shape, NULL, &t.solver), HF_OK);
    assert_int_equal(hf_board_new(t.shape, &t.board), HF_OK);
    assert_int_equal(hf_grid_new(t.shape, &t.solution), HF_OK);
    assert_int_equal(hf_step_new(&t.step), HF_OK);
    t.grid = test_grid(t.shape, line);
    hf_board_load(t.board, t.grid);
    assert_int_equal(hf_solver_solve_grid(t.solver, t.grid, &result, t.solution, NULL), HF_OK);
    return t;
}

static void clear_table(table *t)
{
    hf_step_free(t->step);
    hf_grid_free(t->grid);
    hf_grid_free(t->solution);
    hf_board_free(t->board);
    hf_solver_free(t->solver);
    hf_logic_free(t->logic);
    hf_shape_free(t->shape);
}

static hf_hint find(table *t, const hf_grid *solution)
{
    hf_hint hint;
    hf_facts facts = {.unique = true};
    assert_int_equal(hf_hint_find(t->logic, t->board, solution, NULL, &facts, t->step, &hint),
                     HF_OK);
    return hint;
}

static char text[100000];

static const char *stage(const table *t, const hf_hint *hint, uint32_t number)
{
    hf_scene scene = {.board = t->board, .step = t->step};
    assert_true(hf_hint_write(&scene, hint, number, text, sizeof text) < sizeof text);
    return text;
}

/* ---- boards of which someone drew what they become next ----------------------------------------
 */

typedef struct drawing {
    const char *board, *pattern, *line;
    unsigned found;
} drawing;

static const table *drawn_on;

static bool compare(const hf_step *step, void *user)
{
    drawing *d = user;
    hf_scene scene = {.board = drawn_on->board, .step = step};
    hf_explain_write(&scene, HF_PART_LINE, text, sizeof text);
    if (strcmp(text, d->line) != 0)
        return true;
    hf_explain_write(&scene, HF_PART_PATTERN, text, sizeof text);
    assert_string_equal(text, d->pattern);
    d->found++;
    return true;
}

static hf_level level_of(const hf_rule *rule)
{
    hf_level level;
    uint32_t score;
    assert_true(hf_scale_weigh(hf_scale_named("hodoku"), rule, &level, &score));
    return level;
}

/* Each drawing adds one single, seen in a row, in a column (but also in a box, which is easier), in
 * a box: it is among the steps there. Where it is the only one, it is the hint. */
static void drawn_boards_get_their_single(void **state)
{
    (void)state;
    drawing drawn[] = {
        {"....97..65..2..1.43....1.7..93825..7...914...4..73659..4.1....98.2..9..19..64....",
         "In row 2 there is only one cell left for 9: r2c3.", "Hidden Single: r2c3=9", 0},
        {"1...97..65.92..1.43....197.6938254172.7914...4..73659.74.1....98.2.79.419..64.7..",
         "In box 1 there is only one cell left for 7: r2c2.", "Hidden Single: r2c2=7", 0},
        {".4528.796.....41....9...4.39..7..56..8.51.94775...9..14.6...2..5274.........25674",
         "In box 4 there is only one cell left for 6: r5c1.", "Hidden Single: r5c1=6", 0},
    };
    for (size_t i = 0; i < 3; i++) {
        table t = set_table(drawn[i].board);
        hf_facts facts = {0};
        hf_hint hint = find(&t, t.solution);
        assert_int_equal(hint.kind, HF_HINT_STEP);
        assert_int_equal(level_of(t.step->rule), HF_LEVEL_EASY);
        if (i == 2)
            assert_string_equal(stage(&t, &hint, 5), drawn[i].line);
        drawn_on = &t;
        assert_int_equal(hf_logic_all(t.logic, NULL, &facts, compare, &drawn[i]), HF_OK);
        assert_int_equal(drawn[i].found, 1);
        clear_table(&t);
    }
}

static void stages_tell_more_and_more(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    hf_hint hint = find(&t, t.solution);
    assert_int_equal(hint.kind, HF_HINT_STEP);
    assert_int_equal(strncmp(stage(&t, &hint, 1), "Look at ", 8), 0);
    assert_non_null(strstr(stage(&t, &hint, 2), hf_rule_name(t.step->rule)));
    assert_null(strstr(stage(&t, &hint, 3), "So "));
    assert_non_null(strstr(stage(&t, &hint, 4), "So "));
    assert_non_null(strchr(stage(&t, &hint, 5), ':'));
    clear_table(&t);
}

static void solved_boards_need_no_hint(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    hf_board_load(t.board, t.solution);
    hf_hint hint = find(&t, t.solution);
    assert_int_equal(hint.kind, HF_HINT_SOLVED);
    assert_string_equal(stage(&t, &hint, 1), "The puzzle is solved.");
    clear_table(&t);
}

/* The first empty cell that has a wrong candidate, filled with it. */
static uint32_t make_mistake(table *t, uint32_t *symbol)
{
    for (uint32_t c = 0; c < 81; c++)
        for (uint32_t d = 1; d <= 9; d++)
            if (d != hf_grid_values(t->solution)[c] && hf_board_has(t->board, c, d)) {
                assert_true(hf_board_place(t->board, c, d));
                *symbol = d;
                return c;
            }
    fail();
    return 0;
}

static void a_wrong_entry_is_the_hint(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    uint32_t symbol = 0, cell = make_mistake(&t, &symbol);
    char expected[100], name[HF_NAME_SIZE];
    hf_hint hint = find(&t, t.solution);
    assert_int_equal(hint.kind, HF_HINT_WRONG);
    assert_int_equal(hint.cell, cell);
    assert_int_equal(hint.symbol, symbol);
    assert_int_equal(hint.wrong, 1);
    assert_string_equal(stage(&t, &hint, 1), "There is a mistake on the board.");
    snprintf(expected, sizeof expected, "The %u in %s is wrong.", (unsigned)symbol,
             hf_shape_cell_name(t.shape, cell, name));
    assert_string_equal(stage(&t, &hint, 4), expected);
    /* Nobody told the solution: then the logic goes on, as it must. */
    assert_int_not_equal(find(&t, NULL).kind, HF_HINT_WRONG);
    clear_table(&t);
}

static void it_tells_why_an_entry_is_wrong(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    uint32_t symbol = 0;
    size_t length = 0;
    hf_ladder ladder;
    make_mistake(&t, &symbol);
    hf_hint hint = find(&t, t.solution);
    hf_scene scene = {.board = t.board};
    assert_int_equal(hf_ladder_named("default", &ladder), HF_OK);
    assert_int_equal(hf_ladder_without(&ladder, "bet"), HF_OK);
    assert_int_equal(hf_hint_why(t.logic, &scene, &hint, &ladder, text, sizeof text, &length),
                     HF_OK);
    assert_int_equal(length, strlen(text));
    assert_int_equal(strncmp(text, "If r", 4), 0);
    assert_true(strstr(text, " any more.") || strstr(text, "takes a search"));
    clear_table(&t);
}

/* With singles alone it goes as far as they do. */
static void why_ends_with_the_ladder(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    uint32_t symbol = 0;
    size_t length = 0;
    hf_ladder ladder;
    make_mistake(&t, &symbol);
    hf_hint hint = find(&t, t.solution);
    hf_scene scene = {.board = t.board};
    hf_ladder_of_rule(hf_rule_named("full-house"), &ladder);
    assert_int_equal(hf_hint_why(t.logic, &scene, &hint, &ladder, text, sizeof text, &length),
                     HF_OK);
    assert_non_null(
        strstr(text, "From here on it takes a search to see that no solution is left."));
    clear_table(&t);
}

/* A board of 4x4 with two solutions, but for what else is said of r1c1 and r1c2. */
static const char *why_of(void (*constrain)(hf_puzzle_maker *maker), uint32_t cell, uint32_t symbol,
                          const char *rules, bool other)
{
    static const uint16_t clues[16] = {0, 0, 3, 4, 3, 4, 1, 2, 0, 0, 4, 3, 4, 3, 2, 1};
    static const uint16_t filled[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker;
    hf_puzzle *made;
    hf_logic *logic;
    hf_step *step;
    hf_board *board;
    hf_grid *grid;
    hf_hint hint;
    hf_ladder ladder;
    size_t length;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, clues), HF_OK);
    constrain(maker);
    assert_int_equal(hf_puzzle_maker_entry(maker, cell, symbol), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    memcpy(hf_grid_values(grid), filled, sizeof filled);
    assert_int_equal(hf_hint_find_puzzle(logic, made, grid, NULL, board, step, &hint), HF_OK);
    assert_int_equal(hint.kind, HF_HINT_WRONG);
    assert_int_equal(hint.cell, cell);
    if (other) {
        hf_puzzle_maker *twin;
        hf_puzzle *next;
        uint16_t changed[16];
        memcpy(changed, clues, sizeof changed);
        changed[15] = 0;
        assert_int_equal(hf_puzzle_maker_new(shape, &twin), HF_OK);
        assert_int_equal(hf_puzzle_maker_clues(twin, changed), HF_OK);
        constrain(twin);
        assert_int_equal(hf_puzzle_maker_make(twin, &next), HF_OK);
        assert_int_equal(hf_logic_load_puzzle(logic, next), HF_OK);
        hf_puzzle_free(next);
        hf_puzzle_maker_free(twin);
    }
    assert_int_equal(hf_ladder_named("default", &ladder), HF_OK);
    assert_int_equal(hf_ladder_only(&ladder, rules), HF_OK);
    hf_scene scene = {.board = board};
    assert_int_equal(hf_hint_why(logic, &scene, &hint, &ladder, text, sizeof text, &length), HF_OK);
    hf_grid_free(grid);
    hf_board_free(board);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_puzzle_free(made);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
    return text;
}

static void grow(hf_puzzle_maker *maker)
{
    static const uint32_t cells[] = {0, 1};
    const uint32_t two = 2;
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_THERMOMETER, cells, &two, 1, NULL, 0),
        HF_OK);
}

/* What a puzzle demands besides is among the reasons: it was forgotten, and the wrong entry led to a whole board. */
static void why_knows_constraints(void **state)
{
    static const char singles[] = "naked-single,hidden-single";
    (void)state;
    assert_non_null(strstr(why_of(grow, 0, 2, "thermometer", false), "nothing can stand in r1c2"));
    assert_non_null(
        strstr(why_of(grow, 0, 2, singles, false),
               "Now all cells are filled, and a constraint of the puzzle does not hold."));
    /* the logic context has gone on to another puzzle: of this one only the board is known */
    assert_non_null(strstr(why_of(grow, 0, 2, singles, true), "takes a search"));
}

static void a_clash_is_the_hint(void **state)
{
    (void)state;
    char twice[82];
    memcpy(twice, puzzle, sizeof twice);
    twice[1] = '7';
    hf_hint hint;
    table t = set_table(puzzle);
    hf_grid *grid = test_grid(t.shape, twice);
    hf_board_load(t.board, grid);
    hint = find(&t, NULL);
    assert_int_equal(hint.kind, HF_HINT_CLASH);
    assert_string_equal(stage(&t, &hint, 4), "7 stands twice in row 1: in r1c1 and in r1c2.");
    hint.clash.constraint = 1; /* no house is to blame */
    assert_string_equal(stage(&t, &hint, 4), "7 in r1c1 is against a constraint of the puzzle.");
    hf_grid_free(grid);
    clear_table(&t);
}

static void a_missing_candidate_is_the_hint(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    assert_true(hf_board_eliminate(t.board, 1, hf_grid_values(t.solution)[1]));
    hf_hint hint = find(&t, t.solution);
    assert_int_equal(hint.kind, HF_HINT_MISSING);
    assert_int_equal(hint.cell, 1);
    assert_string_equal(stage(&t, &hint, 2), "A pencil mark that is needed is missing.");
    assert_string_equal(stage(&t, &hint, 4), "r1c2 has lost the candidate that belongs there.");
    clear_table(&t);
}

/* ---- the end of the ladder -------------------------------------------------------------------- */

/* Beyond all simple rules. */
static const char beyond[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/* Even a ladder of nothing but bets gives no bet as a hint; the digit that is offered instead is
 * the solution's, and called so. */
static void a_bet_is_never_a_hint(void **state)
{
    (void)state;
    table t = set_table(beyond);
    hf_ladder ladder;
    hf_hint hint;
    hf_facts facts = {.unique = true};
    hf_ladder_of_rule(hf_rule_named("bet"), &ladder);
    assert_int_equal(hf_hint_find(t.logic, t.board, t.solution, &ladder, &facts, t.step, &hint),
                     HF_OK);
    assert_int_equal(hint.kind, HF_HINT_NOTHING);
    assert_int_equal(hint.symbol, hf_grid_values(t.solution)[hint.cell]);
    assert_int_equal(hf_board_value(t.board, hint.cell), 0);
    for (uint32_t s = 1; s < HF_HINT_STAGES; s++)
        assert_int_equal(strncmp(stage(&t, &hint, s), "The ladder ends here", 20), 0);
    assert_int_equal(strncmp(stage(&t, &hint, HF_HINT_STAGES), "A digit from the solution, ", 27),
                     0);
    assert_int_equal(hf_hint_find(t.logic, t.board, NULL, &ladder, NULL, t.step, &hint), HF_OK);
    assert_int_equal(hint.kind, HF_HINT_NOTHING);
    assert_int_equal(hint.symbol, 0); /* nobody knows it */
    assert_null(strstr(stage(&t, &hint, HF_HINT_STAGES), "digit"));
    clear_table(&t);
}

/* ---- puzzles ---------------------------------------------------------------------------------- */

static hf_puzzle *puzzle_with_entry(const table *t, uint32_t cell, uint32_t symbol)
{
    hf_puzzle_maker *maker;
    hf_puzzle *made;
    assert_int_equal(hf_puzzle_maker_new(t->shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, hf_grid_values(t->grid)), HF_OK);
    assert_int_equal(hf_puzzle_maker_entry(maker, cell, symbol), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
    hf_puzzle_maker_free(maker);
    return made;
}

/* The entries of a puzzle are its player's: a wrong one is the hint, a right one is a value. */
static void entries_of_a_puzzle_are_judged(void **state)
{
    (void)state;
    table t = set_table(puzzle);
    hf_hint hint;
    for (uint32_t d = 1; d <= 9; d++) {
        hf_puzzle *entered = puzzle_with_entry(&t, 1, d);
        assert_int_equal(
            hf_hint_find_puzzle(t.logic, entered, t.solution, NULL, t.board, t.step, &hint), HF_OK);
        if (d == hf_grid_values(t.solution)[1]) {
            assert_int_equal(hint.kind, HF_HINT_STEP);
            assert_int_equal(hf_board_value(t.board, 1), d);
        } else {
            assert_true(hint.kind == HF_HINT_WRONG || hint.kind == HF_HINT_CLASH);
            assert_int_equal(hint.cell, 1);
            assert_int_equal(hint.symbol, d);
        }
        hf_puzzle_free(entered);
    }
    clear_table(&t);
}

/* A cell of no house: there is nothing to look at but itself. */
static void a_cell_without_a_house(void **state)
{
    static const uint32_t house[] = {0, 1, 2, 3};
    const hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                                .size = 4,
                                .custom = house,
                                .custom_cells = 5,
                                .custom_houses = 1};
    (void)state;
    table t = {.shape = test_shape(spec)};
    assert_int_equal(hf_logic_new(t.shape, &t.logic), HF_OK);
    assert_int_equal(hf_board_new(t.shape, &t.board), HF_OK);
    assert_int_equal(hf_step_new(&t.step), HF_OK);
    for (uint32_t symbol = 1; symbol <= 4; symbol++) {
        assert_true(hf_board_place(t.board, symbol - 1, symbol));
        if (symbol != 3)
            hf_board_eliminate(t.board, 4, symbol);
    }
    hf_hint hint = find(&t, NULL);
    assert_int_equal(hint.kind, HF_HINT_STEP);
    assert_non_null(strstr(stage(&t, &hint, 1), "Look at "));
    assert_non_null(strstr(stage(&t, &hint, 5), "3"));
    clear_table(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cell_without_a_house),
        cmocka_unit_test(drawn_boards_get_their_single),
        cmocka_unit_test(stages_tell_more_and_more),
        cmocka_unit_test(solved_boards_need_no_hint),
        cmocka_unit_test(a_wrong_entry_is_the_hint),
        cmocka_unit_test(it_tells_why_an_entry_is_wrong),
        cmocka_unit_test(why_ends_with_the_ladder),
        cmocka_unit_test(why_knows_constraints),
        cmocka_unit_test(a_clash_is_the_hint),
        cmocka_unit_test(a_missing_candidate_is_the_hint),
        cmocka_unit_test(a_bet_is_never_a_hint),
        cmocka_unit_test(entries_of_a_puzzle_are_judged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
