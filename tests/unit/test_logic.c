/* SPDX-License-Identifier: MIT
 *
 * test_logic.c - the view's tables, ladders, steps, bets and solving by logic alone.
 */
#include "logic/ladder.h"
#include "support/support.h"

#include "base/rng.h"
#include "logic/check.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"

static const char inkala[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char several[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......";

typedef struct board_kit {
    hf_shape *shape;
    hf_grid *grid;
    hf_board *board;
    hf_logic *logic;
    hf_step *step;
} board_kit;

static board_kit open_kit(hf_shape_spec spec, const char *line)
{
    board_kit k;
    k.shape = test_shape(spec);
    k.grid = line ? test_grid(k.shape, line) : NULL;
    if (!line)
        assert_int_equal(hf_grid_new(k.shape, &k.grid), HF_OK);
    assert_int_equal(hf_board_new(k.shape, &k.board), HF_OK);
    assert_int_equal(hf_logic_new(k.shape, &k.logic), HF_OK);
    assert_int_equal(hf_step_new(&k.step), HF_OK);
    hf_board_load(k.board, k.grid);
    hf_logic_load(k.logic, k.board);
    return k;
}

static void close_kit(board_kit *k)
{
    hf_step_free(k->step);
    hf_logic_free(k->logic);
    hf_board_free(k->board);
    hf_grid_free(k->grid);
    hf_shape_free(k->shape);
}

/* ---- the view -------------------------------------------------------------------------------- */

/* All tables must say the same as cand[] and value[]. */
static void check_view(const hf_view *v)
{
    uint32_t left = 0;
    for (uint32_t c = 0; c < v->cells; c++) {
        assert_int_equal(v->count[c], hf_popcount32(v->cand[c]));
        assert_int_equal(set_has(v->empty, c), v->value[c] == 0);
        assert_int_equal(set_has(v->pairs, c), v->count[c] == 2);
        if (v->value[c])
            assert_int_equal(v->cand[c], 0);
        left += v->value[c] == 0;
        for (uint32_t d = 1; d <= v->size; d++)
            assert_int_equal(set_has(view_cells_with(v, d), c), view_has(v, c, d));
    }
    assert_int_equal(v->left, left);
    for (uint32_t h = 0; h < v->houses; h++)
        for (uint32_t d = 1; d <= v->size; d++) {
            uint32_t spots = 0, done = 0;
            for (uint32_t p = 0; p < v->size; p++) {
                spots |= (uint32_t)view_has(v, view_cell(v, h, p), d) << p;
                done |= v->value[view_cell(v, h, p)] == d;
            }
            assert_int_equal(view_spots(v, h, d), spots);
            assert_int_equal(view_places(v, h, d), hf_popcount32(spots));
            assert_int_equal(v->done[h * (v->size + 1) + d], done);
        }
}

static void play_at_random(hf_shape_spec spec, uint64_t seed)
{
    board_kit k = open_kit(spec, NULL);
    hf_view *v = &k.logic->view;
    hf_rng rng = hf_rng_make(seed, 0);
    void *saved = malloc(v->state_size);
    assert_non_null(saved);
    hf_view_save(v, saved);
    for (int move = 0; move < 300 && v->left > 0; move++) {
        uint32_t cell = hf_rng_below(&rng, v->cells);
        if (v->cand[cell] == 0)
            continue;
        uint32_t symbol = 1 + hf_rng_below(&rng, v->size);
        while (!view_has(v, cell, symbol))
            symbol = symbol % v->size + 1;
        if (hf_rng_below(&rng, 3) == 0)
            hf_view_place(v, cell, symbol);
        else
            hf_view_eliminate(v, cell, symbol);
        if (move % 20 == 0)
            check_view(v);
        if (move < 10)
            hf_view_save(v, saved);
    }
    check_view(v);
    hf_view_restore(v, saved);
    check_view(v);
    free(saved);
    close_kit(&k);
}

static void test_view_tables_agree(void **state)
{
    (void)state;
    hf_shape_spec x = test_square(9);
    x.extras = HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS;
    play_at_random(test_square(4), 1);
    play_at_random(test_square(9), 2);
    play_at_random(x, 3);
    play_at_random(test_boxes(3, 4), 4);
    play_at_random(test_square(25), 5);
}

static void test_load_and_save(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), easy);
    hf_board_eliminate(k.board, 2, 1);
    hf_logic_load(k.logic, k.board);
    for (uint32_t c = 0; c < 81; c++) {
        assert_int_equal(hf_logic_value(k.logic, c), hf_board_value(k.board, c));
        assert_int_equal(hf_logic_candidates(k.logic, c), hf_board_candidates(k.board, c)[0]);
    }
    assert_int_equal(hf_logic_next(k.logic, NULL, NULL, k.step), HF_OK);
    assert_int_equal(hf_logic_apply(k.logic, k.step), HF_OK);
    hf_logic_save(k.logic, k.board);
    for (uint32_t c = 0; c < 81; c++)
        assert_int_equal(hf_logic_candidates(k.logic, c), hf_board_candidates(k.board, c)[0]);
    close_kit(&k);
}

static void test_too_large(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(36));
    hf_logic *logic;
    assert_int_equal(hf_logic_new(shape, &logic), HF_TOO_LARGE);
    assert_null(logic);
    hf_shape_free(shape);
}

/* The checks of debug builds notice a table that says something else than the others. */
static void test_checks_notice_a_damaged_view(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), easy);
    hf_view *v = &k.logic->view;
    uint32_t cell = set_first(v->empty, v->words), symbol = lowest_symbol(v->cand[cell]);
    assert_true(view_agrees(v));
    v->count[cell]++;
    assert_false(view_agrees(v));
    v->count[cell]--;
    set_drop(v->place + (size_t)symbol * v->words, cell);
    assert_false(view_agrees(v));
    set_add(v->place + (size_t)symbol * v->words, cell);
    v->open[0]--;
    assert_false(view_agrees(v));
    v->open[0]++;
    assert_true(view_agrees(v));
    hf_step_clear(k.step);
    hf_step_strike(k.step, cell, symbol);
    assert_true(step_fits(k.step, v));
    hf_view_eliminate(v, cell, symbol);
    assert_false(step_fits(k.step, v));
    close_kit(&k);
}

/* ---- ladders --------------------------------------------------------------------------------- */

static void test_rules_have_unique_names(void **state)
{
    (void)state;
    size_t n = 0;
    while (hf_rule_at(n))
        n++;
    assert_true(n > 60);
    for (size_t i = 0; i < n; i++) {
        const hf_rule *rule = hf_rule_at(i);
        assert_int_equal(hf_rule_number(rule), i);
        assert_ptr_equal(hf_rule_named(rule->key), rule);
        assert_ptr_equal(hf_rule_named(rule->brief), rule);
        assert_ptr_equal(hf_rule_named(rule->name), rule);
        assert_true(rule->variant < 32);
        assert_true(rule->code[0] == 0 || hf_rule_named(rule->code) == rule);
        for (size_t j = 0; j < i; j++)
            assert_true(hf_rule_at(j)->find != rule->find ||
                        hf_rule_at(j)->variant != rule->variant);
    }
    assert_null(hf_rule_named("no such rule"));
}

static void test_built_in_ladders(void **state)
{
    (void)state;
    hf_ladder ladder;
    assert_int_equal(hf_ladder_named("default", &ladder), HF_OK);
    assert_ptr_equal(ladder.rung[0].rule, &hf_rule_full_house);
    assert_ptr_equal(ladder.rung[ladder.rungs - 1].rule, &hf_rule_bet);
    assert_int_equal(hf_ladder_named("hodoku", &ladder), HF_OK);
    assert_true(ladder.options.queued_singles);
    assert_false(hf_ladder_has(&ladder, &hf_rule_bet));
    for (uint32_t i = 1; i < ladder.rungs; i++)
        assert_true(hf_rule_number(ladder.rung[i - 1].rule) < hf_rule_number(ladder.rung[i].rule));
    assert_int_equal(hf_ladder_named("nobody's", &ladder), HF_BAD_ARGUMENT);
}

static hf_status read_ladder(const char *text, hf_ladder *ladder, uint32_t *line)
{
    const char *why;
    hf_status status = hf_ladder_read(text, strlen(text), ladder, line, &why);
    assert_int_equal(status == HF_OK, why == NULL);
    return status;
}

static void test_ladder_read(void **state)
{
    (void)state;
    hf_ladder ladder;
    uint32_t line;
    assert_int_equal(
        read_ladder("# mine\n\toption max-fins 3\t\n option siamese yes\n\nNaked Single\r\n"
                    "0200 + naked-triple # two\nbf2",
                    &ladder, &line),
        HF_OK);
    assert_int_equal(ladder.rungs, 3);
    assert_int_equal(ladder.options.max_fins, 3);
    assert_true(ladder.options.siamese);
    assert_int_equal(ladder.rung[1].variants, 3);
    assert_true(hf_ladder_has(&ladder, hf_rule_named("naked-triple")));
    assert_int_equal(read_ladder("naked-single\nnaked-sinlge\n", &ladder, &line), HF_BAD_TEXT);
    assert_int_equal(line, 2);
    assert_int_equal(read_ladder("naked-single + x-wing\n", &ladder, &line), HF_BAD_TEXT);
    assert_int_equal(read_ladder("option siamese perhaps\n", &ladder, &line), HF_BAD_TEXT);
    assert_int_equal(read_ladder("option max-fins 1000\n", &ladder, &line), HF_BAD_TEXT);
    assert_int_equal(read_ladder("option nothing 1\n", &ladder, &line), HF_BAD_TEXT);
    assert_int_equal(read_ladder("", &ladder, &line), HF_OK);
    assert_int_equal(ladder.rungs, 0);
}

static void test_ladder_cutting(void **state)
{
    (void)state;
    hf_ladder ladder;
    hf_ladder_named("hodoku", &ladder);
    uint32_t all = ladder.rungs;
    assert_int_equal(hf_ladder_without(&ladder, "x-wing, w-wing"), HF_OK);
    assert_int_equal(ladder.rungs, all - 2);
    assert_int_equal(hf_ladder_without(&ladder, "x-wing,none"), HF_BAD_ARGUMENT);
    assert_int_equal(ladder.rungs, all - 2);
    assert_int_equal(hf_ladder_max_rule(&ladder, "hidden-quad"), HF_OK);
    assert_ptr_equal(ladder.rung[ladder.rungs - 1].rule, hf_rule_named("hidden-quad"));
    assert_int_equal(hf_ladder_max_rule(&ladder, "w-wing"), HF_BAD_ARGUMENT);
    assert_int_equal(hf_ladder_only(&ladder, "h1,n1"), HF_OK);
    assert_int_equal(ladder.rungs, 2);
    assert_ptr_equal(ladder.rung[0].rule, &hf_rule_naked_single);
}

/* A rule outside the ladder can be asked for by name, once. */
static void test_only_rules_outside_the_ladder(void **state)
{
    (void)state;
    hf_ladder ladder;
    const hf_rule *outside = hf_rule_named("mutant-swordfish");
    hf_ladder_named("default", &ladder);
    assert_false(hf_ladder_has(&ladder, outside));
    assert_int_equal(hf_ladder_only(&ladder, "mutant-swordfish,naked-single,mutant-swordfish"),
                     HF_OK);
    assert_int_equal(ladder.rungs, 2);
    assert_ptr_equal(ladder.rung[0].rule, &hf_rule_naked_single);
    assert_true(hf_ladder_has(&ladder, outside));
}

/* ---- steps ----------------------------------------------------------------------------------- */

static void test_step_copies(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), inkala);
    hf_step *copy;
    assert_int_equal(hf_step_new(&copy), HF_OK);
    assert_int_equal(hf_logic_next(k.logic, NULL, NULL, k.step), HF_OK);
    assert_int_equal(hf_step_copy(copy, k.step), HF_OK);
    assert_ptr_equal(copy->rule, k.step->rule);
    assert_int_equal(copy->eliminations, k.step->eliminations);
    assert_int_equal(copy->marks, k.step->marks);
    assert_true(copy->marks == 0 || copy->mark != k.step->mark);
    assert_memory_equal(copy->mark, k.step->mark, copy->marks * sizeof *copy->mark);
    hf_step_free(copy);
    close_kit(&k);
}

static void test_same_board_same_step(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), inkala);
    hf_step *again;
    assert_int_equal(hf_step_new(&again), HF_OK);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(hf_logic_next(k.logic, NULL, NULL, k.step), HF_OK);
        assert_int_equal(hf_logic_next(k.logic, NULL, NULL, again), HF_OK);
        assert_ptr_equal(again->rule, k.step->rule);
        assert_int_equal(again->eliminations, k.step->eliminations);
        assert_memory_equal(again->eliminate, k.step->eliminate,
                            again->eliminations * sizeof *again->eliminate);
        assert_int_equal(hf_logic_apply(k.logic, k.step), HF_OK);
    }
    hf_step_free(again);
    close_kit(&k);
}

static void test_apply_refuses_what_does_not_fit(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), easy);
    assert_int_equal(hf_logic_next(k.logic, NULL, NULL, k.step), HF_OK);
    assert_int_equal(hf_logic_apply(k.logic, k.step), HF_OK);
    assert_int_equal(hf_logic_apply(k.logic, k.step), HF_BAD_ARGUMENT);
    close_kit(&k);
}

static bool count_rule(const hf_step *step, void *user)
{
    assert_true(step->rule->unique || user != NULL);
    return true;
}

static void test_uniqueness_needs_the_fact(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), several);
    hf_ladder ladder;
    hf_facts no = {.unique = false};
    hf_ladder_named("default", &ladder);
    for (uint32_t i = 0; i < ladder.rungs; i++)
        if (!ladder.rung[i].rule->unique)
            ladder.rung[i--] = ladder.rung[--ladder.rungs];
    assert_true(ladder.rungs >= 8);
    assert_int_equal(hf_logic_next(k.logic, &ladder, &no, k.step), HF_END);
    assert_int_equal(hf_logic_next(k.logic, &ladder, NULL, k.step), HF_END);
    assert_int_equal(hf_logic_all(k.logic, &ladder, NULL, count_rule, NULL), HF_OK);
    close_kit(&k);
}

/* ---- bets and solving ------------------------------------------------------------------------ */

static void test_bet_is_taken_back(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), inkala);
    hf_ladder ladder;
    uint32_t deepest = 0, lost = 0;
    hf_ladder_named("default", &ladder);
    hf_ladder_only(&ladder, "full-house,naked-single,hidden-single,bet");
    while (hf_logic_next(k.logic, &ladder, NULL, k.step) == HF_OK) {
        uint32_t before = hf_logic_bets(k.logic);
        if (k.step->rule == &hf_rule_bet)
            assert_int_equal(k.step->depth, before + 1);
        if (k.step->rule == &hf_rule_bet_lost) {
            lost++;
            assert_int_equal(k.step->depth, before);
            assert_int_equal(hf_logic_state(k.logic), HF_LOGIC_BROKEN);
            assert_int_equal(k.step->eliminations, 1);
        }
        assert_int_equal(hf_logic_apply(k.logic, k.step), HF_OK);
        check_view(&k.logic->view);
        if (hf_logic_bets(k.logic) > deepest)
            deepest = hf_logic_bets(k.logic);
    }
    assert_int_equal(hf_logic_state(k.logic), HF_LOGIC_SOLVED);
    assert_true(deepest > 1 && lost > 0);
    close_kit(&k);
}

/* How long the call takes grows, and the call is one. */
static bool note_time(const hf_logic_progress *progress, void *user)
{
    uint64_t *seen = user;
    assert_true(progress->elapsed_ns >= seen[0]);
    seen[0] = progress->elapsed_ns;
    seen[1]++;
    return true;
}

/* A limit is for all steps together, so is being called off. */
static void all_steps_share_one_clock(void **state)
{
    board_kit k = open_kit(
        test_square(9),
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    uint64_t seen[2] = {0, 0};
    hf_logic_result result;
    (void)state;
    hf_logic_watch(k.logic, note_time, seen);
    assert_int_equal(hf_logic_solve(k.logic, NULL, NULL, 1, &result, NULL, NULL), HF_OK);
    assert_true(result.steps > 10 && seen[1] > 10);
    hf_logic_watch(k.logic, NULL, NULL);
    hf_logic_load(k.logic, k.board);
    hf_logic_cancel(k.logic);
    assert_int_equal(hf_logic_solve(k.logic, NULL, NULL, 1, &result, NULL, NULL), HF_STOPPED);
    hf_logic_load(k.logic, k.board);
    assert_int_equal(hf_logic_solve(k.logic, NULL, NULL, 1, &result, NULL, NULL), HF_OK);
    close_kit(&k);
}

static hf_logic_result solve(const char *line)
{
    board_kit k = open_kit(test_square(9), line);
    hf_logic_result result;
    hf_facts facts = {.unique = false};
    hf_grid *one = test_grid(k.shape, line), *two = test_grid(k.shape, line);
    assert_int_equal(hf_logic_solve(k.logic, NULL, &facts, 2, &result, one, two), HF_OK);
    if (result.solutions > 0)
        assert_true(hf_grid_is_solved(one) && hf_grid_extends(one, k.grid));
    if (result.solutions > 1) {
        assert_true(hf_grid_is_solved(two) && hf_grid_extends(two, k.grid));
        assert_memory_not_equal(hf_grid_values(one), hf_grid_values(two), 81 * sizeof(uint16_t));
    }

    hf_grid_free(one);
    hf_grid_free(two);
    close_kit(&k);
    return result;
}

static void test_solve_by_logic_and_bets(void **state)
{
    (void)state;
    hf_logic_result r = solve(easy);
    assert_int_equal(r.solutions, 1);
    assert_int_equal(r.bets, 0);
    assert_true(r.exhausted);
    r = solve(inkala);
    assert_int_equal(r.solutions, 1);
    assert_true(r.exhausted);
    r = solve(several);
    assert_int_equal(r.solutions, 2);
    assert_false(r.exhausted);
    /* The first row cannot be filled: 1 to 8 in it, 9 below its last cell. */
    r = solve("12345678.........9..............................................................."
              ".");
    assert_int_equal(r.solutions, 0);
    assert_true(r.exhausted);
}

static void test_solve_agrees_with_the_engines(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_generator *generator;
    hf_grid *puzzle, *solution, *found;
    hf_logic *logic;
    hf_board *board;
    hf_logic_result result;
    assert_int_equal(hf_generator_new(shape, NULL, &generator), HF_OK);
    hf_grid_new(shape, &puzzle);
    hf_grid_new(shape, &solution);
    hf_grid_new(shape, &found);
    hf_logic_new(shape, &logic);
    hf_board_new(shape, &board);
    for (int i = 0; i < 30; i++) {
        assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
        hf_board_load(board, puzzle);
        hf_logic_load(logic, board);
        assert_int_equal(hf_logic_solve(logic, NULL, NULL, 2, &result, found, NULL), HF_OK);
        assert_int_equal(result.solutions, 1);
        assert_memory_equal(hf_grid_values(found), hf_grid_values(solution), 81 * sizeof(uint16_t));
    }
    hf_board_free(board);
    hf_logic_free(logic);
    hf_grid_free(found);
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

static void test_no_solutions_asked_for(void **state)
{
    (void)state;
    board_kit k = open_kit(test_square(9), easy);
    hf_logic_result result;
    hf_ladder ladder;
    assert_int_equal(hf_ladder_named("default", &ladder), HF_OK);
    assert_int_equal(hf_logic_solve(k.logic, &ladder, NULL, 0, &result, NULL, NULL),
                     HF_BAD_ARGUMENT);
    assert_int_equal(result.solutions, 0);
    close_kit(&k);
}

static void test_clashing_board_is_broken(void **state)
{
    (void)state;
    board_kit k =
        open_kit(test_square(9), "11..............................................................."
                                 "................");
    assert_int_equal(hf_logic_state(k.logic), HF_LOGIC_BROKEN);
    assert_int_equal(hf_logic_next(k.logic, NULL, NULL, k.step), HF_END);
    close_kit(&k);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_view_tables_agree),
        cmocka_unit_test(test_load_and_save),
        cmocka_unit_test(test_too_large),
        cmocka_unit_test(test_checks_notice_a_damaged_view),
        cmocka_unit_test(test_rules_have_unique_names),
        cmocka_unit_test(test_built_in_ladders),
        cmocka_unit_test(test_ladder_read),
        cmocka_unit_test(test_ladder_cutting),
        cmocka_unit_test(test_only_rules_outside_the_ladder),
        cmocka_unit_test(test_step_copies),
        cmocka_unit_test(test_same_board_same_step),
        cmocka_unit_test(test_apply_refuses_what_does_not_fit),
        cmocka_unit_test(test_uniqueness_needs_the_fact),
        cmocka_unit_test(test_bet_is_taken_back),
        cmocka_unit_test(test_solve_by_logic_and_bets),
        cmocka_unit_test(test_solve_agrees_with_the_engines),
        cmocka_unit_test(all_steps_share_one_clock),
        cmocka_unit_test(test_no_solutions_asked_for),
        cmocka_unit_test(test_clashing_board_is_broken),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
