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

/* A position by itself: a grid, `+` before what was placed, and the candidates struck as triples symbol, row, column. */
static void place_at(const char *grid, const char *struck, place *p)
{
    char text[CELLS + 1] = "";
    hf_board *board;
    for (uint32_t c = 0; c < CELLS; grid++)
        if (*grid != '+')
            text[c++] = *grid;
    go_to(text, p);
    assert_int_equal(hf_board_new(hf_puzzle_shape(p->puzzle), &board), HF_OK);
    hf_puzzle_board(p->puzzle, board);
    for (; *struck; struck += struck[3] ? 4 : 3)
        hf_board_eliminate(board, (uint32_t)(9 * (struck[1] - '1') + struck[2] - '1'),
                           (uint32_t)(struck[0] - '0'));
    hf_logic_load(p->logic, board);
    hf_board_free(board);
}

/* Two kites, empty rectangles or fish as one step, where there are several of them; some are the same twice. */
static void stopped_at_any_pair(void **state)
{
    static const struct {
        const char *rule, *grid, *struck;
    } cases[] = {
        {"dual-empty-rectangle",
         "...45......1..+3+65.+593..6+7.8..+564..1.+6+1..+7.8.+47+4+83+12.....9+53.+4+86..+48+6..."
         "21.6.+9..73",
         "949 946 242"},
        {"dual-empty-rectangle",
         "+197+568+2......741...5...+2+7+9.91..+3..8.+6.2..1.+35.........4...9.+87.+58.4.....72..8+"
         "3+56+4",
         "363"},
        {"dual-2-string-kite",
         "..+6...3.+884..+5..9.+7.9..652.+9+28.1+47..+3....2.4.16+4+9....+5+59..3+8.+67..+7+6...1."
         "6..7+498.+2",
         "112 716"},
        {"dual-2-string-kite",
         "8..3....19+62....+5+8+1..56+8+2.4+3+78.+24.65+4+9.7....32.6+8+3.....+2.+61+3.......8+"
         "75427.+9...+1..",
         "156"},
        {"dual-2-string-kite",
         "5+2+1+8+93..+4...5..29....+67+2+18+5..57..+4+6..46..132.+2.93+4.8+5.+6.7...9..+1.4..9+7."
         "6..+2+16+7+54.",
         ""},
        {"dual-2-string-kite",
         "1..6....+5.35.14+86.........2.+48..3.2+7.2.....93.1..2.5..4693..+2.8.+7+3.5....8...+9.7."
         ".",
         "756"},
        {"finned-jellyfish",
         "+364+1+7+89..1.+82..+7.+6..+2..+5+1+8+3..+5.493+6.7..+3+2..5..+3..56+2.+9+6.+95+3+2.17+"
         "243..+7...+5+1..+8.+6+32",
         "887"},
        {"sashimi-swordfish",
         "9+37.5..8..2+4..+8.+3+7..57.3.+91....72......+5..812..398..5.......46..9..+6....6.83+2.."
         "7+5",
         ""},
        {"sashimi-x-wing",
         "+3.+1.+8+4...4.+7.19..+2.+2..+75..1.3+28+5..+1.1.5+9..+67+8..8+1+462.+3.+1....32+6.83..2+"
         "19+7..67...4.",
         ""},
    };
    (void)state;
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        place p;
        hf_logic_options options;
        const hf_rule *rule = hf_rule_named(cases[n].rule);
        place_at(cases[n].grid, cases[n].struck, &p);
        hf_logic_options_init(&options, sizeof options);
        options.siamese = options.duals = options.two_candidate_er = true;
        told all = listen(&p, rule, &options, UINT32_MAX);
        for (uint32_t most = 1; most <= all.count && most < MOST; most++) {
            told some = listen(&p, rule, &options, most);
            assert_int_equal(some.count, most);
            assert_memory_equal(some.digest, all.digest, most * sizeof *all.digest);
        }
        options.siamese = options.duals = false;
        assert_true(listen(&p, rule, &options, UINT32_MAX).count <= all.count);
        leave(&p);
    }
}

/* The chain is the same with room for it, and not told without. */
static void chains_have_a_longest(void **state)
{
    place p;
    hf_logic_options options;
    uint32_t count = 0;
    (void)state;
    place_at("+8.3..2+96.9.+43.1...1.2.5..8......+8..2.+45..3.98...4..1....7+8..+2.5.2.+16..+3.4."
             "19.....",
             "722 371", &p);
    hf_logic_options_init(&options, sizeof options);
    for (options.max_chain = 4; options.max_chain < 24; options.max_chain += 2) {
        told all = listen(&p, hf_rule_named("x-chain"), &options, UINT32_MAX);
        assert_true(all.count >= count);
        count = all.count;
    }
    assert_true(count > 0);
    leave(&p);
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
        cmocka_unit_test(stopped_at_any_step),    cmocka_unit_test(stopped_at_any_pair),
        cmocka_unit_test(chains_have_a_longest),  cmocka_unit_test(shorter_and_narrower),
        cmocka_unit_test(stopped_by_who_watches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
