/* SPDX-License-Identifier: MIT
 *
 * test_tables.c - the tables behind the harder rules, against plain enumeration and the solution:
 * almost locked sets and their links, direct consequences, rows, closures and nets.
 */
#include "logic/ladder.h"
#include "support/support.h"

#include "houseful/generate.h"
#include "logic/als.h"
#include "logic/collect.h"
#include "logic/follow.h"
#include "logic/logic_data.h"
#include "logic/net.h"
#include "logic/reach.h"
#include "logic/rules/rules.h"

typedef struct lab {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *puzzle;
    hf_grid *solution;
    hf_generator *generator;
    hf_ladder ladder;
    hf_find find;
} lab;

static bool ignore(const hf_step *step, void *user)
{
    (void)step;
    (void)user;
    return true;
}

static void open_lab(lab *l, hf_shape_spec spec)
{
    static const hf_facts facts = {.unique = true};
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = 11;
    l->shape = test_shape(spec);
    assert_int_equal(hf_logic_new(l->shape, &l->logic), HF_OK);
    assert_int_equal(hf_board_new(l->shape, &l->board), HF_OK);
    assert_int_equal(hf_grid_new(l->shape, &l->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(l->shape, &l->solution), HF_OK);
    assert_int_equal(hf_generator_new(l->shape, &options, &l->generator), HF_OK);
    assert_int_equal(hf_ladder_named("default", &l->ladder), HF_OK);
    l->find = (hf_find){.view = &l->logic->view,
                        .own_view = &l->logic->view,
                        .options = &l->ladder.options,
                        .facts = &facts,
                        .wanted = UINT32_MAX,
                        .each = ignore,
                        .step = l->logic->step,
                        .pool = &l->logic->pool,
                        .watch = &l->logic->watch};
}

static void close_lab(lab *l)
{
    hf_generator_free(l->generator);
    hf_grid_free(l->solution);
    hf_grid_free(l->puzzle);
    hf_board_free(l->board);
    hf_logic_free(l->logic);
    hf_shape_free(l->shape);
}

/* A new puzzle, with the singles filled in. */
static void next_position(lab *l)
{
    hf_ladder singles;
    hf_step *step;
    assert_int_equal(hf_generator_next(l->generator, l->puzzle, l->solution), HF_OK);
    assert_true(hf_board_load(l->board, l->puzzle));
    hf_logic_load(l->logic, l->board);
    assert_int_equal(hf_step_new(&step), HF_OK);
    singles = l->ladder;
    assert_int_equal(hf_ladder_only(&singles, "naked-single,hidden-single,pointing,claiming"),
                     HF_OK);
    while (hf_logic_next(l->logic, &singles, NULL, step) == HF_OK)
        assert_int_equal(hf_logic_apply(l->logic, step), HF_OK);
    hf_step_free(step);
    hf_pool_reset(&l->logic->pool);
}

/* ---- almost locked sets ---------------------------------------------------------------------- */

/* Is the subset of a house given by bits an almost locked set? */
static bool is_als(const hf_view *v, uint32_t house, uint32_t spots, uint64_t *cells)
{
    uint32_t mask = 0, count = 0;
    set_clear(cells, v->words);
    SPOT_EACH (p, spots) {
        uint32_t cell = view_cell(v, house, p);
        if (v->cand[cell] == 0)
            return false;
        mask |= v->cand[cell];
        set_add(cells, cell);
        count++;
    }
    return count > 0 && count < v->size && hf_popcount32(mask) == count + 1;
}

static unsigned times_listed(const hf_als_table *t, const uint64_t *cells)
{
    unsigned times = 0;
    for (uint32_t i = 0; i < t->count; i++)
        times += set_equals(als_cells(t, i), cells, t->words);
    return times;
}

static void test_als_are_all_listed_once(void **state)
{
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    for (int n = 0; n < 3; n++) {
        next_position(&l);
        const hf_view *v = &l.logic->view;
        const hf_als_table *t = hf_als_get(&l.find);
        uint32_t least = 0;
        assert_non_null(t);
        for (uint32_t h = 0; h < v->houses; h++)
            for (uint32_t spots = 1; spots < 512; spots++) {
                hf_set cells;
                if (!is_als(v, h, spots, cells))
                    continue;
                assert_int_equal(times_listed(t, cells), 1);
                least++;
            }
        assert_true(t->count <= least);
    }
    close_lab(&l);
}

/* Does every place of the symbol in a see every place in b? */
static bool is_restricted(const hf_view *v, const hf_als_table *t, uint32_t a, uint32_t b,
                          uint32_t symbol)
{
    SET_EACH (x, als_cells(t, a), v->words)
        SET_EACH (y, als_cells(t, b), v->words)
            if (view_has(v, x, symbol) && view_has(v, y, symbol) && !view_sees(v, x, y))
                return false;
    return true;
}

static void test_als_links_are_the_restricted_commons(void **state)
{
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    next_position(&l);
    const hf_view *v = &l.logic->view;
    const hf_als_table *t = hf_als_get_linked(&l.find, false);
    assert_non_null(t);
    uint32_t at = 0;
    for (uint32_t a = 0; a < t->count; a++)
        for (uint32_t b = a + 1; b < t->count; b++) {
            uint32_t common = 0;
            if (!set_meets(als_cells(t, a), als_cells(t, b), v->words))
                SYMBOL_EACH (d, t->als[a].mask & t->als[b].mask)
                    if (is_restricted(v, t, a, b, d))
                        common |= symbol_bit(d);
            if (!common)
                continue;
            assert_true(at < t->links);
            assert_int_equal(t->link[at].a, a);
            assert_int_equal(t->link[at].b, b);
            assert_int_equal(t->link[at].x, lowest_symbol(common));
            at++;
        }
    assert_int_equal(at, t->links);
    close_lab(&l);
}

/* ---- consequences ---------------------------------------------------------------------------- */

static bool holds_in(const lab *l, const uint64_t *cells, uint32_t symbol)
{
    SET_EACH (cell, cells, l->logic->view.words)
        if (hf_grid_values(l->solution)[cell] == symbol)
            return true;
    return false;
}

/* Is a literal true in the solution? */
static bool is_true(const lab *l, const hf_table *t, uint32_t lit)
{
    hf_set cells;
    set_clear(cells, l->logic->view.words);
    hf_table_cells(t, &l->logic->view, lit, cells);
    return holds_in(l, cells, hf_table_symbol(t, lit)) == (lit & 1);
}

static void check_edges(lab *l, hf_table_kind kind)
{
    const hf_table *t = hf_table_get(&l->find, kind);
    assert_non_null(t);
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++) {
            assert_int_equal(t->edge[e].from, lit);
            if (is_true(l, t, lit))
                assert_true(is_true(l, t, t->edge[e].to));
        }
}

static void check_shape(hf_shape_spec spec, int positions)
{
    lab l;
    open_lab(&l, spec);
    for (int n = 0; n < positions; n++) {
        next_position(&l);
        check_edges(&l, HF_TABLE_PLAIN);
        check_edges(&l, HF_TABLE_GROUPS);
        check_edges(&l, HF_TABLE_SETS);
    }
    close_lab(&l);
}

static void test_consequences_hold_in_the_solution(void **state)
{
    hf_shape_spec diagonals = test_square(9), windows = test_square(9);
    (void)state;
    diagonals.extras |= HF_EXTRA_DIAGONALS;
    windows.extras |= HF_EXTRA_WINDOWS;
    check_shape(test_square(9), 10);
    check_shape(test_boxes(2, 3), 10);
    check_shape(diagonals, 5);
    check_shape(windows, 5);
}

static bool has_edge(const hf_table *t, uint32_t from, uint32_t to)
{
    for (uint32_t e = t->edge_at[from]; e < t->edge_at[from + 1]; e++)
        if (t->edge[e].to == to)
            return true;
    return false;
}

static void test_links_work_both_ways(void **state)
{
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    next_position(&l);
    const hf_table *t = hf_table_get(&l.find, HF_TABLE_GROUPS);
    assert_non_null(t);
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            assert_true(has_edge(t, t->edge[e].to ^ 1u, lit ^ 1u));
    close_lab(&l);
}

/* A row has what the closure has, each literal following from an earlier one by one link. */
static void test_rows_agree_with_the_closure(void **state)
{
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    next_position(&l);
    hf_row row;
    hf_follow follow;
    const hf_table *t = hf_table_get(&l.find, HF_TABLE_GROUPS);
    assert_non_null(t);
    assert_true(hf_follow_begin(&l.find, t, &follow));
    hf_row_take(&l.find, t, &row);
    assert_false(l.find.failed);
    for (uint32_t premise = 0; premise < 2 * t->candidates; premise++) {
        hf_row_fill(t, premise, &row);
        for (uint32_t lit = 0; lit < t->literals; lit++) {
            uint16_t one = (uint16_t)premise;
            assert_int_equal(row.before[lit] != HF_NO_LITERAL,
                             hf_follow_all(&follow, &one, 1, lit));
        }
        for (uint32_t i = 1; i < row.count; i++) {
            assert_true(has_edge(t, row.before[row.lit[i]], row.lit[i]));
            assert_true(row.far[row.lit[i - 1]] <= row.far[row.lit[i]]);
        }
    }
    close_lab(&l);
}

/* What follows from a true premise is true, and can be told. */
static void test_nets_hold_in_the_solution(void **state)
{
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    for (int n = 0; n < 3; n++) {
        next_position(&l);
        hf_net net;
        const hf_table *t = hf_table_get(&l.find, HF_TABLE_GROUPS);
        uint32_t words = t->literals / 64 + 2;
        uint64_t *rows = hf_find_take(&l.find, (size_t)t->literals * words * sizeof *rows);
        assert_true(rows && hf_net_take(&l.find, t, &net));
        assert_true(hf_net_fill(&l.find, t, 4, rows, words));
        for (uint32_t premise = 0; premise < 2 * t->candidates; premise++) {
            hf_net_spread(&l.logic->view, t, premise, &net);
            for (uint32_t lit = 0; lit < 2 * t->candidates; lit++) {
                if (!set_has(rows + (size_t)premise * words, lit))
                    continue;
                if (is_true(&l, t, premise))
                    assert_true(is_true(&l, t, lit));
                assert_true(hf_net_measure(&l.logic->view, t, &net, lit) != UINT32_MAX);
            }
        }
    }
    close_lab(&l);
}

static void test_closure_of_a_ring_and_a_tail(void **state)
{
    /* 0 -> 1 -> 2 -> 0, 2 -> 65 -> 66; words 2 each */
    uint64_t direct[128][2] = {{0}}, all[128][2];
    uint16_t scratch[4 * 128];
    hf_watch nobody = {.progress = {0}};
    hf_find find = {.watch = &nobody};
    (void)state;
    set_add(direct[0], 1);
    set_add(direct[1], 2);
    set_add(direct[2], 0);
    set_add(direct[2], 65);
    set_add(direct[65], 66);
    assert_true(hf_reach_close(&find, &direct[0][0], &all[0][0], scratch, 128, 2));
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(all[i][0], 7);
        assert_int_equal(all[i][1], 6);
    }
    assert_int_equal(all[65][0], 0);
    assert_int_equal(all[65][1], 6);
    assert_int_equal(all[66][1], 4);
    assert_int_equal(all[3][0], 8);
}

/* ---- stopping -------------------------------------------------------------------------------- */

typedef struct watcher {
    uint32_t looks, most;
} watcher;

static bool watch(const hf_logic_progress *progress, void *user)
{
    watcher *w = user;
    (void)progress;
    return ++w->looks < w->most;
}

typedef bool (*work_fn)(lab *l, const void *what);

/* Stopped at its first look, its second ... the work ends there each time, until nobody stops it. */
static void stop_at_any_look(lab *l, work_fn work, const void *what, uint32_t least)
{
    watcher w = {.most = 0};
    bool done = false;
    hf_logic_watch(l->logic, watch, &w);
    while (!done) {
        w = (watcher){.most = w.most + 1 + w.most / 16};
        hf_logic_load(l->logic, l->board);
        hf_pool_reset(&l->logic->pool);
        l->find.stopped = l->find.halted = false;
        done = work(l, what);
        assert_int_equal(done, w.looks < w.most);
        assert_int_equal(done, !l->find.halted);
        hf_watch_end(&l->logic->watch);
    }
    assert_true(w.looks >= least);
    hf_logic_watch(l->logic, NULL, NULL);
}

static bool make_table(lab *l, const void *what)
{
    const hf_table_kind *kind = what;
    hf_follow follow;
    const hf_table *t = hf_table_get(&l->find, *kind);
    return t && hf_follow_begin(&l->find, t, &follow);
}

static bool run_rule(lab *l, const void *what)
{
    const hf_rule *rule = what;
    memset(l->find.absent, 0, sizeof l->find.absent);
    l->find.wanted = UINT32_C(1) << rule->variant;
    rule->find(&l->find);
    return !l->find.stopped;
}

/* Two literals after another follow from each other: a knot, of which each part takes a while. */
static bool close_ring(lab *l, const void *what)
{
    enum { COUNT = 1000, WORDS = 16 };
    static uint64_t all[COUNT][WORDS];
    static uint16_t scratch[4 * COUNT];
    uint64_t *direct = hf_reach_rows(&l->find, COUNT, WORDS);
    (void)what;
    assert_non_null(direct);
    for (uint32_t i = 0; !l->find.stopped && i < COUNT; i++)
        set_add(direct + (size_t)i * WORDS, (i + 1) % COUNT);
    return !l->find.stopped && hf_reach_close(&l->find, direct, &all[0][0], scratch, COUNT, WORDS);
}

static void test_stopped_at_any_look(void **state)
{
    static const hf_table_kind kinds[] = {HF_TABLE_PLAIN, HF_TABLE_GROUPS, HF_TABLE_SETS};
    lab l;
    (void)state;
    open_lab(&l, test_square(9));
    next_position(&l);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        stop_at_any_look(&l, make_table, &kinds[i], 5);
    stop_at_any_look(&l, run_rule, &hf_rule_sue_de_coq, 20);
    stop_at_any_look(&l, run_rule, &hf_rule_forcing_net[0], 10);
    stop_at_any_look(&l, run_rule, &hf_rule_forcing_chain[1], 20);
    stop_at_any_look(&l, run_rule, &hf_rule_templates[0], 9);
    stop_at_any_look(&l, run_rule, hf_rule_named("mutant-jellyfish"), 50);
    stop_at_any_look(&l, close_ring, NULL, 15);
    close_lab(&l);
    open_lab(&l, test_boxes(3, 4));
    stop_at_any_look(&l, make_table, &kinds[1], 50);
    close_lab(&l);
}

/* ---- findings -------------------------------------------------------------------------------- */

typedef struct order_seen {
    unsigned count;
    uint16_t cell[8];
} order_seen;

static bool note(const hf_step *step, void *user)
{
    order_seen *seen = user;
    assert_true(seen->count < 8);
    seen->cell[seen->count++] = step->eliminate[0].cell;
    return true;
}

static void tell_nothing(hf_find *find, hf_step *step, const hf_finding *finding)
{
    (void)find;
    (void)step;
    (void)finding;
}

/* More eliminations first, then the smaller weight; of equal results the shortest is kept. */
static void test_findings_are_told_best_first(void **state)
{
    lab l;
    order_seen seen = {0};
    (void)state;
    open_lab(&l, test_square(9));
    const hf_rule *rule = hf_rule_named("aic");
    hf_board_load(l.board, l.puzzle); /* empty: everything is a candidate */
    hf_logic_load(l.logic, l.board);
    l.find.each = note;
    l.find.user = &seen;
    hf_collect c = hf_collect_begin(&l.find, tell_nothing);
    hf_collect_strike(&c, 40, 3);
    assert_true(hf_collect_keeps(&c, rule, 5));
    hf_collect_keep(&c, rule, 5, NULL);
    hf_collect_strike(&c, 40, 3);
    assert_false(hf_collect_keeps(&c, rule, 5));
    hf_collect_strike(&c, 40, 3);
    assert_true(hf_collect_keeps(&c, rule, 4));
    hf_collect_keep(&c, rule, 4, NULL);
    hf_collect_strike(&c, 7, 9);
    hf_collect_keep(&c, rule, 9, NULL);
    hf_collect_strike(&c, 80, 1);
    hf_collect_strike(&c, 79, 1);
    hf_collect_strike(&c, 79, 1);
    hf_collect_keep(&c, rule, 9, NULL);
    hf_collect_emit(&c, hf_collect_by_weight);
    assert_int_equal(seen.count, 3);
    assert_int_equal(seen.cell[0], 79);
    assert_int_equal(seen.cell[1], 7);
    assert_int_equal(seen.cell[2], 40);
    close_lab(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_als_are_all_listed_once),
        cmocka_unit_test(test_als_links_are_the_restricted_commons),
        cmocka_unit_test(test_consequences_hold_in_the_solution),
        cmocka_unit_test(test_links_work_both_ways),
        cmocka_unit_test(test_rows_agree_with_the_closure),
        cmocka_unit_test(test_nets_hold_in_the_solution),
        cmocka_unit_test(test_closure_of_a_ring_and_a_tail),
        cmocka_unit_test(test_stopped_at_any_look),
        cmocka_unit_test(test_findings_are_told_best_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
