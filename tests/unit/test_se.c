/* SPDX-License-Identifier: MIT
 *
 * test_se.c - Sudoku Explainer's scale and path: the fast searches against the literal ones, step by
 * step, on puzzles made here; known ratings; proofs that hold; budgets, ceilings, refusals.
 */
#include "support/support.h"

#include <string.h>

#include "base/rng.h"
#include "houseful/generate.h"
#include "houseful/hint.h"
#include "houseful/rate.h"
#include "literal/literal.h"
#include "logic/se/hint.h"
#include "logic/se/se.h"
#include "support/proof.h"

/* Two that need chains inside assumptions. */
static const char *const hard[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

/* ---- the fast one against the literal one ---------------------------------------------------- */

static void same_step(const char *puzzle, const hint *slow, const se_hint *fast)
{
    bool same = slow->rating <= fast->rating && slow->rating >= fast->rating &&
                (slow->cell < 0 ? fast->cell == SE_NOWHERE
                                : slow->cell == fast->cell && slow->digit == fast->digit + 1);
    for (unsigned c = 0; c < 81; c++)
        for (unsigned d = 0; d < 9; d++)
            same &= slow->strike[c][d + 1] == (fast->strike[c] >> d & 1);
    if (!same)
        fail_msg("%s: literal %.1f, fast %.1f", puzzle, slow->rating, fast->rating);
}

/* Step by step, as long as steps are not harder than `most`; gives back their number. */
static unsigned long compare(hf_se *se, const char *puzzle, double most)
{
    grid g;
    hint slow;
    se_hint fast;
    uint8_t value[81];
    unsigned long steps = 0;
    for (unsigned c = 0; c < 81; c++)
        value[c] = (uint8_t)(puzzle[c] >= '1' && puzzle[c] <= '9' ? puzzle[c] - '0' : 0);
    lit_start(&g, puzzle);
    hf_se_begin(se);
    hf_se_start(&se->position, value);
    while (!lit_done(&g)) {
        assert_true(hf_se_next(se, SE_ALL_SEARCHES, &fast));
        if (fast.rating > most)
            break;
        assert_true(lit_next(&g, &slow));
        same_step(puzzle, &slow, &fast);
        lit_apply(&g, &slow);
        hf_se_apply(&se->position, &fast);
        steps++;
    }
    return steps;
}

/* The literal search takes seconds for a step above 9 and minutes above 10: so a random puzzle is
 * followed up to a limit that only the long run lifts. */
static void fast_is_literal(void **state)
{
    static const char long_loop[] = /* of ten cells and more, with two candidates */
        "..1.....7.....5.1.46..9...8....481.......748...31..2...1..7...5.7..82...28.......";
    (void)state;
    unsigned count = test_is_soak() ? 10000 : test_is_short() ? 6 : 60;
    double most = test_is_soak() ? 9.5 : 8.4;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = NULL;
    hf_generator *generator;
    hf_generate_options options;
    char line[82] = "";
    unsigned long steps = 0;
    hf_se *se = hf_se_new();
    hf_generate_options_init(&options, sizeof options);
    options.seed = 1217;
    options.minimal = true;
    assert_non_null(se);
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    for (unsigned i = 0; i < count; i++) {
        assert_int_equal(hf_generator_next(generator, puzzle, NULL), HF_OK);
        for (unsigned c = 0; c < 81; c++)
            line[c] = (char)('0' + hf_grid_values(puzzle)[c]);
        steps += compare(se, line, most);
    }
    assert_true(steps > 40 * count);
    assert_true(compare(se, long_loop, most) > 40);
    hf_generator_free(generator);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
    hf_se_free(se);
}

/* ---- ratings --------------------------------------------------------------------------------- */

typedef struct bench {
    hf_shape *shape;
    hf_rater *rater;
} bench;

static bench open_bench(void)
{
    bench b = {.shape = test_shape(test_square(9))};
    assert_int_equal(hf_rater_new(b.shape, hf_scale_named("se"), &b.rater), HF_OK);
    return b;
}

static hf_rating rate(bench *b, const char *line)
{
    hf_rating rating;
    hf_grid *puzzle = test_grid(b->shape, line);
    assert_int_equal(hf_rater_rate_grid(b->rater, puzzle, &rating), HF_OK);
    hf_grid_free(puzzle);
    return rating;
}

static void close_bench(bench *b)
{
    hf_rater_free(b->rater);
    hf_shape_free(b->shape);
}

static void known_ratings(void **state)
{
    (void)state;
    bench b = open_bench();
    hf_rating r = rate(&b, hard[0]);
    assert_int_equal(r.answer, HF_UNIQUE);
    assert_int_equal(r.er, 107);
    assert_int_equal(r.ep, 107);
    assert_int_equal(r.ed, 97);
    assert_int_equal(r.score, r.er);
    assert_string_equal(hf_rule_key(r.hardest), "nested-forcing-chains-2");
    r = rate(&b,
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assert_int_equal(r.er, 12);
    assert_int_equal(r.level, HF_LEVEL_EASY);
    close_bench(&b);
}

static void ceilings_and_budgets(void **state)
{
    (void)state;
    bench b = open_bench();
    hf_rater_set_ceiling(b.rater, 72);
    hf_rating r = rate(&b, hard[0]);
    assert_int_equal(r.answer, HF_UNIQUE);
    assert_true(r.above && r.er > 72);
    hf_rater_set_ceiling(b.rater, 0);
    hf_rater_set_budget(b.rater, 50);
    assert_int_equal(rate(&b, hard[0]).answer, HF_LIMIT);
    hf_rater_set_budget(b.rater, 0);
    hf_rater_set_time_limit(b.rater, 1);
    assert_int_equal(rate(&b, hard[0]).answer, HF_LIMIT);
    hf_rater_set_time_limit(b.rater, 0);
    hf_rater_cancel(b.rater);
    assert_int_equal(rate(&b, hard[0]).answer, HF_LIMIT);
    assert_int_equal(rate(&b, hard[0]).er, 107); /* and the next one is whole again */
    close_bench(&b);
}

/* ---- watching and stopping ------------------------------------------------------------------- */

typedef struct watcher {
    hf_logic *logic;
    unsigned calls;     /* so far */
    unsigned inside;    /* of them inside a search for chains */
    unsigned stop_at;   /* the call that says stop; 0: none */
    unsigned cancel_at; /* the call that cancels, as another thread might; 0: none */
} watcher;

static bool watch(const hf_logic_progress *progress, void *user)
{
    watcher *w = user;
    assert_non_null(progress->rule);
    assert_true(progress->rung < progress->rungs);
    w->calls++;
    w->inside += progress->assumptions > 0;
    if (w->cancel_at && w->inside >= w->cancel_at)
        hf_logic_cancel(w->logic);
    return !w->stop_at || w->inside < w->stop_at;
}

/* The first step of Inkala's puzzle takes dynamic chains: whoever watches sees them at work, and
 * stops inside; the next call finds what it always finds. */
static void a_search_can_be_watched_and_stopped(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(shape, hard[0]);
    hf_board *board;
    hf_logic *logic;
    hf_step *step, *again;
    hf_hint found;
    const hf_facts facts = {.unique = true};
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, puzzle));
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_step_new(&again), HF_OK);
    watcher w = {.logic = logic};
    hf_logic_watch(logic, watch, &w);
    hf_logic_load(logic, board);
    assert_int_equal(hf_logic_next(logic, NULL, &facts, step), HF_OK);
    assert_true(w.inside > 3);
    w = (watcher){.logic = logic, .stop_at = 2};
    assert_int_equal(hf_logic_next(logic, NULL, &facts, again), HF_STOPPED);
    assert_int_equal(w.inside, 2);
    w = (watcher){.logic = logic, .cancel_at = 3};
    assert_int_equal(hf_hint_find(logic, board, NULL, NULL, &facts, again, &found), HF_STOPPED);
    assert_int_equal(w.inside, 3);
    hf_logic_watch(logic, NULL, NULL);
    hf_logic_set_time_limit(logic, 1);
    assert_int_equal(hf_logic_next(logic, NULL, &facts, again), HF_STOPPED);
    hf_logic_set_time_limit(logic, 0);
    hf_logic_cancel(logic);
    assert_int_equal(hf_logic_next(logic, NULL, &facts, again), HF_STOPPED);
    assert_int_equal(hf_logic_next(logic, NULL, &facts, again), HF_OK);
    assert_ptr_equal(again->rule, step->rule);
    assert_int_equal(again->inferences, step->inferences);
    hf_step_free(again);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_board_free(board);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void refusals(void **state)
{
    (void)state;
    bench b = open_bench();
    hf_shape *small = test_shape(test_square(4));
    hf_rater *none;
    assert_int_equal(hf_rater_new(small, hf_scale_named("se"), &none), HF_UNSUPPORTED);
    hf_shape_free(small);
    hf_rating r = rate(
        &b, ".................................................................................");
    assert_int_equal(r.answer, HF_MULTIPLE);
    assert_int_equal(r.er, 0);
    close_bench(&b);
}

/* ---- paths ----------------------------------------------------------------------------------- */

/* Every thought follows from those it names, none from another case, and the default ladder comes to
 * the end without a bet. */
static void check_proof(const hf_logic *logic, const hf_shape *shape, const hf_step *step)
{
    const test_proof proof = {logic, shape, step};
    uint32_t fault = proof_fault(&proof);
    if (fault != UINT32_MAX)
        print_error("%s: thought %u does not follow\n", hf_rule_key(step->rule), (unsigned)fault);
    assert_int_equal(fault, UINT32_MAX);
    assert_true(step->inferences == 0 || step->inference[0].ground == HF_GROUND_SUPPOSED);
}

static void walk(const char *ladder_name, const char *line)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(shape, line), *solution = test_grid(shape, line);
    hf_board *board;
    hf_logic *logic;
    hf_solver *solver;
    hf_result result;
    hf_step *step;
    hf_ladder *ladder;
    hf_facts facts = {.unique = true};
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_named(ladder_name, ladder), HF_OK);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, solution, NULL), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, puzzle));
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    hf_logic_load(logic, board);
    while (hf_logic_next(logic, ladder, &facts, step) == HF_OK) {
        assert_string_not_equal(hf_rule_key(step->rule), "bet");
        for (uint32_t i = 0; i < step->places; i++)
            assert_int_equal(step->place[i].symbol, hf_grid_values(solution)[step->place[i].cell]);
        for (uint32_t i = 0; i < step->eliminations; i++)
            assert_true(step->eliminate[i].symbol !=
                        hf_grid_values(solution)[step->eliminate[i].cell]);
        check_proof(logic, shape, step);
        if (step->inferences && step->places) /* as the original lists it */
            assert_int_equal(step->eliminations + 1,
                             hf_popcount32(hf_logic_candidates(logic, step->place[0].cell)));
        assert_int_equal(hf_logic_apply(logic, step), HF_OK);
    }
    assert_int_equal(hf_logic_state(logic), HF_LOGIC_SOLVED);
    hf_step_free(step);
    hf_ladder_free(ladder);
    hf_logic_free(logic);
    hf_board_free(board);
    hf_solver_free(solver);
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void no_bet_on_the_hardest(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof hard / sizeof *hard; i++) {
        walk("default", hard[i]);
        walk("se", hard[i]);
    }
}

/* The numbered lines of a step's proof, about. */
static uint32_t lines_of(const hf_step *step)
{
    uint32_t lines = 0;
    for (uint32_t i = 0; i < step->inferences; i++)
        lines += step->inference[i].ground != HF_GROUND_SEEN;
    return lines;
}

/* Proofs inside a proof that follow at sight from one told before, or go the same way, are left out:
 * all proofs on the way through the first of the hard puzzles have 1372 lines if they are not. */
static void proofs_leave_out_what_is_plain(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(shape, hard[0]);
    hf_board *board;
    hf_logic *logic;
    hf_step *step;
    hf_facts facts = {.unique = true};
    uint32_t lines = 0;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, puzzle));
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    hf_logic_load(logic, board);
    while (hf_logic_next(logic, NULL, &facts, step) == HF_OK) {
        lines += lines_of(step);
        assert_int_equal(hf_logic_apply(logic, step), HF_OK);
    }
    assert_in_range(lines, 1, 1350);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_board_free(board);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

/* ---- graves ---------------------------------------------------------------------------------- */

/* A solved board and the same with digits exchanged in a ring: two candidates in each cell, two places for each
 * digit. Digits from `placed` on are filled in. */
static void dig_grave(hf_rng *rng, unsigned placed, uint8_t value[81], uint16_t cand[81])
{
    uint32_t row[9], digit[9];
    for (uint32_t i = 0; i < 9; i++)
        row[i] = digit[i] = i;
    for (uint32_t band = 0; band < 9; band += 3)
        hf_rng_shuffle(rng, row + band, 3);
    for (uint32_t i = 0; i < 9; i++)
        row[i] = row[i] % 3 + row[i] / 3 * 3;
    hf_rng_shuffle(rng, digit, 9);
    for (uint32_t c = 0; c < 81; c++) {
        uint32_t r = row[c / 9], d = (3 * (r % 3) + r / 3 + c % 9) % 9;
        value[c] = d >= placed ? (uint8_t)(digit[d] + 1) : 0;
        cand[c] = d >= placed ? 0 : (uint16_t)(1u << digit[d] | 1u << digit[(d + 1) % placed]);
    }
}

/* Candidates too many, in one to four cells, mostly of one region. */
static void disturb_grave(hf_rng *rng, const uint8_t value[81], uint16_t cand[81])
{
    unsigned all = 0, region = hf_rng_below(rng, 27);
    bool near = hf_rng_below(rng, 4) > 0;
    for (unsigned c = 0; c < 81; c++)
        all |= cand[c];
    unsigned kind = hf_rng_below(rng, 3), one = 1u << hf_rng_below(rng, 9);
    for (unsigned count = 1 + hf_rng_below(rng, 4); count > 0; count--) {
        unsigned c = near ? hf_se_cell[region][hf_rng_below(rng, 9)] : hf_rng_below(rng, 81);
        unsigned more = kind ? 1u << hf_rng_below(rng, 9) : one;
        if (!value[c])
            cand[c] = (uint16_t)(cand[c] | (more & all));
    }
}

static unsigned hold_graves_against(unsigned trials, unsigned found[9])
{
    hf_rng rng = hf_rng_make(5, 0);
    uint8_t value[81];
    uint16_t cand[81];
    se_position p;
    unsigned met = 0;
    for (unsigned n = 0; n < trials; n++) {
        grid g = {0};
        hint slow = {.cell = -1};
        se_hint fast;
        dig_grave(&rng, 3 + hf_rng_below(&rng, 7), value, cand);
        disturb_grave(&rng, value, cand);
        hf_se_load(&p, value, cand);
        for (unsigned c = 0; c < 81; c++) {
            g.value[c] = value[c];
            for (unsigned d = 0; d < 9; d++)
                g.can[c][d + 1] = cand[c] >> d & 1;
        }
        hf_se_hint_clear(&fast);
        bool is = hf_se_bug(&p, &fast);
        assert_int_equal(is, lit_bug(&g, &slow));
        if (!is)
            continue;
        same_step("a grave", &slow, &fast);
        found[(unsigned)(slow.rating * 10 + 0.5) % 9]++;
        met++;
    }
    lit_free_all();
    return met;
}

/* Bivalue graves with candidates too many hardly ever occur on the way of a puzzle: here they are dug. */
static void graves_are_literal(void **state)
{
    unsigned found[9] = {0}, kinds = 0;
    (void)state;
    unsigned met = hold_graves_against(test_is_soak()    ? 1000000
                                       : test_is_short() ? 1500
                                                         : 4000,
                                       found);
    assert_true(met > 200);
    for (unsigned i = 0; i < 9; i++)
        kinds += found[i] > 0;
    assert_true(kinds >= 3); /* ratings: of one cell, of one digit or a pair, of more */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fast_is_literal),
        cmocka_unit_test(graves_are_literal),
        cmocka_unit_test(known_ratings),
        cmocka_unit_test(ceilings_and_budgets),
        cmocka_unit_test(refusals),
        cmocka_unit_test(no_bet_on_the_hardest),
        cmocka_unit_test(proofs_leave_out_what_is_plain),
        cmocka_unit_test(a_search_can_be_watched_and_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
