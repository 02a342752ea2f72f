/* SPDX-License-Identifier: MIT
 *
 * test_logic_stops.c - every rule, stopped at any of its steps or by who watches, tells no more, and what it told is
 * what it tells first; with shorter chains, fewer fins and steps told together it tells nothing that does not hold.
 */
#include <string.h>

#include "support/support.h"

enum { MOST = 40, CELLS = 81 };

static const char *const puzzles[] = {
    ".29....3.1.......85....1.....5.7..6.....4...9.738...2.3.64.........3.7....2..6.9.",
    "1..7.4..3..2.......8.2...6.4.5.8......1..95...9.4..7......7.29....6.3..........5.",
};

typedef struct place {
    hf_puzzle *puzzle;
    hf_grid *solution;
    hf_logic *logic;
    hf_ladder *ladder;
} place;

typedef struct told {
    uint32_t count, most;
    uint64_t digest[MOST];
    const hf_grid *solution;
    const hf_rule *rule;
    bool rule_is_shared; /* a rectangle is told for a loop */
} told;

static bool hear(const hf_step *step, void *user)
{
    told *t = user;
    assert_true(step->rule == t->rule || t->rule_is_shared);
    uint64_t digest = UINT64_C(14695981039346656037);
    for (uint32_t i = 0; i < step->places; i++) {
        digest = (digest ^ step->place[i].cell ^ (uint64_t)step->place[i].symbol << 32) *
                 UINT64_C(1099511628211);
        assert_int_equal(hf_grid_const_values(t->solution)[step->place[i].cell],
                         step->place[i].symbol);
    }
    for (uint32_t i = 0; i < step->eliminations; i++) {
        digest = (digest ^ step->eliminate[i].cell ^ (uint64_t)step->eliminate[i].symbol << 40) *
                 UINT64_C(1099511628211);
        assert_int_not_equal(hf_grid_const_values(t->solution)[step->eliminate[i].cell],
                             step->eliminate[i].symbol);
    }
    if (t->count < MOST)
        t->digest[t->count] = digest;
    return ++t->count < t->most;
}

static bool is_among(const hf_rule *rule, const char *const *words)
{
    while (*words != NULL && strstr(hf_rule_key(rule), *words) == NULL)
        words++;
    return *words != NULL;
}

static bool is_shared(const hf_rule *rule)
{
    static const char *const words[] = {"unique-loop", NULL};
    return is_among(rule, words);
}

static bool is_quick(const hf_rule *rule)
{
    static const char *const words[] = {"whale",        "leviathan", "squirmbag", "net",
                                        "dynamic",      "nested",    "nishio",    "template",
                                        "mutant-jelly", NULL};
    return !is_among(rule, words);
}

static told listen(place *p, const hf_rule *rule, const hf_logic_options *options, uint32_t most)
{
    const hf_facts facts = {.unique = true};
    told t = {
        .most = most, .solution = p->solution, .rule = rule, .rule_is_shared = is_shared(rule)};
    hf_ladder_of_rule(rule, p->ladder);
    assert_int_equal(hf_ladder_set_options(p->ladder, options), HF_OK);
    assert_int_equal(hf_logic_all(p->logic, p->ladder, &facts, hear, &t), HF_OK);
    return t;
}

/* The position where singles end, and its solution. */
static void go_to(const char *text, place *p)
{
    const hf_facts facts = {.unique = true};
    hf_solver *solver;
    hf_result result;
    hf_step *step;
    p->puzzle = hf_puzzle_from_string(text);
    assert_non_null(p->puzzle);
    assert_int_equal(hf_grid_new(hf_puzzle_shape(p->puzzle), &p->solution), HF_OK);
    assert_int_equal(hf_solver_new(hf_puzzle_shape(p->puzzle), NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, p->puzzle, &result, p->solution, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    hf_solver_free(solver);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(p->puzzle), &p->logic), HF_OK);
    assert_int_equal(hf_ladder_new(&p->ladder), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_ladder_named("default", p->ladder), HF_OK);
    assert_int_equal(hf_ladder_max_rule(p->ladder, "hidden-pair"), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(p->logic, p->puzzle), HF_OK);
    while (hf_logic_next(p->logic, p->ladder, &facts, step) == HF_OK)
        assert_int_equal(hf_logic_apply(p->logic, step), HF_OK);
    hf_step_free(step);
}

static void leave(place *p)
{
    hf_ladder_free(p->ladder);
    hf_logic_free(p->logic);
    hf_grid_free(p->solution);
    hf_puzzle_free(p->puzzle);
}

static void stopped_at_any_step(void **state)
{
    uint32_t stopped = 0;
    (void)state;
    for (size_t n = 0; n < sizeof puzzles / sizeof *puzzles; n++) {
        place p;
        hf_logic_options options;
        const hf_rule *rule;
        go_to(puzzles[n], &p);
        hf_logic_options_init(&options, sizeof options);
        options.siamese = options.duals = true;
        for (uint32_t r = 0; (rule = hf_rule_at(r)) != NULL; r++) {
            if (!is_quick(rule))
                continue;
            told all = listen(&p, rule, &options, UINT32_MAX);
            for (uint32_t most = 1; most < all.count && most < 7; most++) {
                told some = listen(&p, rule, &options, most);
                assert_int_equal(some.count, most);
                assert_memory_equal(some.digest, all.digest, most * sizeof *all.digest);
                stopped++;
            }
        }
        leave(&p);
    }
    assert_true(stopped > 100);
}

static void shorter_and_narrower(void **state)
{
    (void)state;
    for (size_t n = 0; n < sizeof puzzles / sizeof *puzzles; n++) {
        place p;
        const hf_rule *rule;
        go_to(puzzles[n], &p);
        for (uint32_t r = 0; (rule = hf_rule_at(r)) != NULL; r++) {
            for (uint8_t most = 0; most < 6 && is_quick(rule); most += 3) {
                hf_logic_options options;
                hf_logic_options_init(&options, sizeof options);
                options.max_fins = options.max_endo_fins = most / 3;
                options.max_chain = (uint8_t)(most + 3);
                listen(&p, rule, &options, UINT32_MAX);
            }
        }
        leave(&p);
    }
}

typedef struct watcher {
    uint32_t looks, most;
} watcher;

static bool watch(const hf_logic_progress *progress, void *user)
{
    watcher *w = user;
    (void)progress;
    return ++w->looks < w->most;
}

static void stopped_by_who_watches(void **state)
{
    const hf_facts facts = {.unique = true};
    place p;
    const hf_rule *rule;
    (void)state;
    go_to(puzzles[0], &p);
    for (uint32_t r = 0; (rule = hf_rule_at(r)) != NULL; r++) {
        for (uint32_t most = 1; most < 4 && is_quick(rule); most++) {
            watcher w = {.most = most};
            told t = {.most = UINT32_MAX,
                      .solution = p.solution,
                      .rule = rule,
                      .rule_is_shared = is_shared(rule)};
            hf_ladder_of_rule(rule, p.ladder);
            hf_logic_watch(p.logic, watch, &w);
            hf_status status = hf_logic_all(p.logic, p.ladder, &facts, hear, &t);
            assert_int_equal(status, w.looks >= most ? HF_STOPPED : HF_OK);
            hf_logic_watch(p.logic, NULL, NULL);
        }
    }
    leave(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stopped_at_any_step),
        cmocka_unit_test(shorter_and_narrower),
        cmocka_unit_test(stopped_by_who_watches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
