/* SPDX-License-Identifier: MIT
 *
 * test_variant_logic.c - no step of logic on a puzzle of constraints of any kinds is against any of its solutions.
 *
 * Constraints are drawn so that they hold on a filled board. All solutions are those of the listed boards on which they
 * hold; on 9x9, where nobody can list all, the board they were drawn for and what the engine finds soon. Every rule is asked
 * for every step, on the ladder's path and beside it.
 */
#include "support/kinds_force.h"

enum { MOST_KNOWN = 64 };

typedef struct walker {
    boards b;
    hf_shape *shape;
    hf_solver *solver;
    hf_logic *logic;
    hf_step *step;
    hf_ladder *path, *broad, *single;
    hf_rng rng;
    told list[MOST_TOLD];
    uint32_t told;
    uint16_t known[MOST_KNOWN][MOST_CELLS]; /* solutions */
    uint32_t knows;
    bool unique;
    uint32_t patience; /* how many more steps at this look around */
    uint64_t steps, puzzles;
    uint64_t by_rule[HF_RULES_MOST];
} walker;

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

/* ---- solutions ----------------------------------------------------------------------------------- */

static void know(walker *w, const uint8_t *board)
{
    const uint32_t cells = hf_shape_cells(w->shape);
    if (w->knows == MOST_KNOWN)
        return;
    for (uint32_t c = 0; c < cells; c++)
        w->known[w->knows][c] = board[c];
    w->knows++;
}

static void know_listed(walker *w)
{
    for (int g = 0; g < w->b.count; g++) {
        bool holds = true;
        for (uint32_t i = 0; holds && i < w->told; i++)
            holds = force_holds(&w->b, w->b.grid[g], &w->list[i]);
        if (holds)
            know(w, w->b.grid[g]);
    }
}

static bool know_found(const uint16_t *values, void *user)
{
    walker *w = user;
    if (w->knows < MOST_KNOWN)
        memcpy(w->known[w->knows++], values, 81 * sizeof *values);
    return w->knows < MOST_KNOWN;
}

/* ---- judging ------------------------------------------------------------------------------------- */

static void accuse(const walker *w, const hf_step *step, uint32_t cell, uint32_t symbol)
{
    print_error("%s: symbol %u in cell %u; kinds", hf_rule_key(step->rule), symbol, cell);
    for (uint32_t i = 0; i < w->told; i++)
        print_error(" %s", hf_constraint_kind_name(w->list[i].kind));
    fail_msg("; puzzle %llu", (unsigned long long)w->puzzles);
}

static bool judge(const hf_step *step, void *user)
{
    walker *w = user;
    w->steps++;
    w->by_rule[hf_rule_number(step->rule)]++;
    assert_true(w->unique || !hf_rule_needs_unique(step->rule));
    assert_true(step->places + step->eliminations > 0);
    for (uint32_t n = 0; n < w->knows; n++) {
        for (uint32_t i = 0; i < step->places; i++)
            if (w->known[n][step->place[i].cell] != step->place[i].symbol)
                accuse(w, step, step->place[i].cell, step->place[i].symbol);
        for (uint32_t i = 0; i < step->eliminations; i++)
            if (w->known[n][step->eliminate[i].cell] == step->eliminate[i].symbol)
                accuse(w, step, step->eliminate[i].cell, step->eliminate[i].symbol);
    }
    return w->patience-- > 0;
}

/* All steps of the ladder, or of one rule. Fish of five lines and more, and bets, are left out: these take seconds. */
static void look_around(walker *w)
{
    const hf_facts facts = {.unique = w->unique};
    const hf_ladder *ladder = w->broad;
    w->patience = 2000;
    if (below(&w->rng, 3) > 0) {
        size_t rules = 0;
        while (hf_rule_at(rules) != NULL)
            rules++;
        const hf_rule *rule = hf_rule_at(below(&w->rng, (uint32_t)rules));
        static const char *const slow[] = {"bet",    "leviathan", "whale", "squirmbag",
                                           "mutant", "kraken",    "net"};
        for (size_t i = 0; i < sizeof slow / sizeof *slow; i++)
            if (strstr(hf_rule_key(rule), slow[i]) != NULL)
                return;
        hf_ladder_of_rule(rule, w->single);
        ladder = w->single;
    }
    assert_int_equal(hf_logic_all(w->logic, ladder, &facts, judge, w), HF_OK);
}

static void follow(walker *w, const hf_puzzle *puzzle)
{
    const hf_facts facts = {.unique = false};
    assert_int_equal(hf_logic_load_puzzle(w->logic, puzzle), HF_OK);
    w->puzzles++;
    for (uint32_t position = 0;; position++) {
        if (position % 3 == 0)
            look_around(w);
        if (hf_logic_next(w->logic, w->path, &facts, w->step) != HF_OK)
            break;
        w->patience = 1;
        judge(w->step, w);
        assert_int_equal(hf_logic_apply(w->logic, w->step), HF_OK);
    }
    assert_int_not_equal(hf_logic_state(w->logic), HF_LOGIC_BROKEN);
}

/* ---- puzzles ------------------------------------------------------------------------------------- */

/* Constraints of one kind to four, which hold on the board. */
static void draw_constraints(walker *w, const uint8_t *board, uint32_t most)
{
    hf_constraint_kind kinds[4];
    for (uint32_t i = 0; i < 4; i++)
        kinds[i] = (hf_constraint_kind)(HF_CONSTRAINT_CAGE +
                                        below(&w->rng, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE));
    uint32_t variety = 1 + below(&w->rng, 4);
    w->told = 0;
    for (uint32_t tries = 0; tries < 12 * most && w->told < most; tries++) {
        told *t = &w->list[w->told];
        memset(t, 0, sizeof *t);
        t->kind = kinds[below(&w->rng, variety)];
        draw_cells(&w->b, &w->rng, t);
        draw_numbers(&w->b, &w->rng, board, t);
        if (draws_with(t->kind, w->list, w->told) && force_holds(&w->b, board, t))
            w->told++;
    }
}

static void open_walker(walker *w, uint64_t stream)
{
    static const char *const without = "bet,forcing-net-contradiction,forcing-net-verity";
    hf_solve_options options;
    w->rng = hf_rng_make(2026, stream);
    w->shape = test_shape(test_boxes((uint32_t)w->b.box_rows, (uint32_t)w->b.box_columns));
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = MOST_KNOWN;
    options.max_guesses = 300;
    options.on_solution = know_found;
    options.user = w;
    assert_int_equal(hf_solver_new(w->shape, &options, &w->solver), HF_OK);
    assert_int_equal(hf_logic_new(w->shape, &w->logic), HF_OK);
    assert_int_equal(hf_step_new(&w->step), HF_OK);
    assert_int_equal(hf_ladder_new(&w->single), HF_OK);
    assert_int_equal(hf_ladder_new(&w->broad), HF_OK);
    assert_int_equal(hf_ladder_new(&w->path), HF_OK);
    assert_int_equal(hf_ladder_named("default", w->path), HF_OK);
    assert_int_equal(hf_ladder_without(w->path, without), HF_OK);
    hf_ladder_copy(w->broad, w->path);
}

static void close_walker(walker *w)
{
    print_message("%llu steps of %llu puzzles\n", (unsigned long long)w->steps,
                  (unsigned long long)w->puzzles);
    assert_true(w->steps > w->puzzles);
    hf_ladder_free(w->path);
    hf_ladder_free(w->broad);
    hf_ladder_free(w->single);
    hf_step_free(w->step);
    hf_logic_free(w->logic);
    hf_solver_free(w->solver);
    hf_shape_free(w->shape);
}

/* A puzzle around one of the listed boards. */
static void walk_listed(walker *w)
{
    draw_constraints(w, w->b.grid[below(&w->rng, (uint32_t)w->b.count)], MOST_TOLD);
    hf_puzzle *puzzle = draw_puzzle(w->shape, &w->b, w->list, &w->told);
    w->knows = 0;
    know_listed(w);
    assert_true(w->knows > 0);
    w->unique = w->knows == 1;
    follow(w, puzzle);
    hf_puzzle_free(puzzle);
}

static void four_by_four(void **state)
{
    static walker w = {.b = {.n = 4, .box_rows = 2, .box_columns = 2}};
    (void)state;
    open_walker(&w, 4);
    force_list(&w.b);
    assert_int_equal(w.b.count, 288);
    for (int i = test_is_soak() ? 100000 : test_is_short() ? 100 : 1000; i > 0; i--)
        walk_listed(&w);
    close_walker(&w);
}

/* Takes clues of a filled board, as many in a hundred as told. */
static void take_clues(walker *w, const uint8_t *board, uint32_t percent)
{
    for (uint32_t c = 0; c < hf_shape_cells(w->shape); c++)
        w->b.clue[c] = below(&w->rng, 100) < percent ? board[c] : 0;
}

static void six_by_six(void **state)
{
    static walker w = {.b = {.n = 6, .box_rows = 2, .box_columns = 3}};
    uint8_t solved[MOST_CELLS];
    (void)state;
    open_walker(&w, 6);
    memcpy(w.b.clue, "\1\2\3\4\5\6", 6);
    force_list(&w.b);
    memcpy(solved, w.b.grid[w.b.count - 1], sizeof solved);
    for (int i = test_is_soak() ? 20000 : test_is_short() ? 30 : 200; i > 0; i--) {
        do {
            take_clues(&w, solved, 25 + below(&w.rng, 25));
            force_list(&w.b);
        } while (w.b.full);
        memcpy(solved, w.b.grid[below(&w.rng, (uint32_t)w.b.count)], sizeof solved);
        walk_listed(&w);
    }
    close_walker(&w);
}

static void nine_by_nine(void **state)
{
    static walker w = {.b = {.n = 9, .box_rows = 3, .box_columns = 3}};
    hf_generator *generator;
    hf_grid *puzzle, *solved;
    (void)state;
    open_walker(&w, 9);
    assert_int_equal(hf_generator_new(w.shape, NULL, &generator), HF_OK);
    assert_int_equal(hf_grid_new(w.shape, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(w.shape, &solved), HF_OK);
    for (int i = test_is_soak() ? 10000 : test_is_short() ? 6 : 60; i > 0; i--) {
        uint8_t board[MOST_CELLS];
        hf_result result;
        assert_int_equal(hf_generator_next(generator, puzzle, solved), HF_OK);
        for (uint32_t c = 0; c < 81; c++)
            board[c] = (uint8_t)hf_grid_values(solved)[c];
        take_clues(&w, board, below(&w.rng, 35));
        draw_constraints(&w, board, MOST_TOLD);
        hf_puzzle *ruled = draw_puzzle(w.shape, &w.b, w.list, &w.told);
        w.knows = 0;
        know(&w, board);
        assert_int_equal(hf_solver_solve(w.solver, ruled, &result, NULL, NULL), HF_OK);
        w.unique = result.answer == HF_UNIQUE;
        follow(&w, ruled);
        hf_puzzle_free(ruled);
    }
    hf_grid_free(solved);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    close_walker(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(four_by_four), cmocka_unit_test(six_by_six),
                                       cmocka_unit_test(nine_by_nine)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
