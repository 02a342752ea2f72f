/* SPDX-License-Identifier: MIT
 *
 * test_generate_rest.c - generators that are stopped anywhere, and wishes that few have: whatever comes out is a puzzle
 * as wished, or nothing.
 */
#include <string.h>

#include "base/bits.h"
#include "support/support.h"

typedef struct wished {
    const char *name;
    uint32_t size, extras;
    hf_layout layout;
    hf_generate_options o;
    bool pattern, from, solved;
} wished;

static const wished wishes[] = {
    {.name = "pattern", .size = 9, .pattern = true},
    {.name = "minimal pattern", .size = 9, .pattern = true, .o = {.minimal = true}},
    {.name = "pattern of six", .size = 6, .pattern = true, .o = {.minimal = true}},
    {.name = "unbiased", .size = 9, .o = {.unbiased = true}},
    {.name = "neighbours", .size = 9, .from = true, .o = {.swap = 2, .minimal = true}},
    {.name = "far neighbours", .size = 9, .from = true, .o = {.swap = 90}},
    {.name = "neighbours with more clues",
     .size = 9,
     .from = true,
     .o = {.swap = 1, .clues_least = 60, .clues_most = 80}},
    {.name = "neighbours of six with more clues",
     .size = 6,
     .from = true,
     .o = {.swap = 1, .clues_least = 30, .clues_most = 36}},
    {.name = "neighbours of six", .size = 6, .from = true, .o = {.swap = 1, .minimal = true}},
    {.name = "minimal, large", .size = 16, .o = {.minimal = true}},
    {.name = "minimal, symmetric",
     .size = 12,
     .o = {.minimal = true, .symmetry = HF_SYMMETRY_FULL}},
    {.name = "large, some clues", .size = 16, .o = {.clues = 199, .symmetry = HF_SYMMETRY_FULL}},
    {.name = "giant", .size = 36},
    {.name = "few clues", .size = 6, .o = {.clues_most = 9}},
    {.name = "odd clues", .size = 9, .o = {.clues = 41, .symmetry = HF_SYMMETRY_FULL}},
    {.name = "odd clues of six", .size = 6, .o = {.clues = 21, .symmetry = HF_SYMMETRY_FULL}},
    {.name = "diagonals", .size = 9, .extras = HF_EXTRA_DIAGONALS},
    {.name = "both", .size = 9, .extras = HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS},
    {.name = "diagonals of twenty",
     .size = 20,
     .extras = HF_EXTRA_DIAGONALS,
     .layout = HF_LAYOUT_LATIN},
    {.name = "one solution",
     .size = 9,
     .solved = true,
     .o = {.level_most = HF_LEVEL_MEDIUM, .score_most = 400}},
    {.name = "a level",
     .size = 9,
     .o = {.level_least = HF_LEVEL_UNFAIR, .level_most = HF_LEVEL_UNFAIR, .score_most = 900}},
    {.name = "easy, few points", .size = 9, .o = {.level_most = HF_LEVEL_EASY, .score_most = 240}},
    {.name = "easy, many clues",
     .size = 9,
     .o = {.clues = 45, .level_most = HF_LEVEL_EASY, .score_most = 2000}},
    {.name = "a rating", .size = 9, .o = {.rating_least = 30, .rating_most = 32}},
    {.name = "a rating of a level", .size = 12, .o = {.level_most = HF_LEVEL_EXTREME}},
};

static hf_solver *judge_of(const hf_shape *shape)
{
    hf_solve_options options;
    hf_solver *solver = NULL;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

typedef struct table {
    hf_shape *shape;
    hf_grid *puzzle, *solution;
    hf_solver *judge;
    uint8_t pattern[1296];
    uint16_t from[1296];
} table;

/* The solved board of the first of the series, and a puzzle of it that has every other clue. */
static void prepare(const wished *w, table *t, hf_generate_options *o)
{
    hf_shape_spec spec = w->layout == HF_LAYOUT_LATIN
                             ? (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = w->size}
                             : test_square(w->size);
    hf_generator *generator = NULL;
    spec.extras = w->extras;
    t->shape = test_shape(spec);
    t->judge = judge_of(t->shape);
    assert_int_equal(hf_grid_new(t->shape, &t->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(t->shape, &t->solution), HF_OK);
    hf_generate_options_init(o, sizeof *o);
    if (w->from || w->solved) {
        assert_int_equal(hf_generator_new(t->shape, o, &generator), HF_OK);
        assert_int_equal(hf_generator_next(generator, t->puzzle, t->solution), HF_OK);
        memcpy(t->from, hf_grid_values(w->from ? t->puzzle : t->solution),
               hf_shape_cells(t->shape) * sizeof *t->from);
        hf_generator_free(generator);
    }
    for (uint32_t c = 0; c < hf_shape_cells(t->shape); c++)
        t->pattern[c] = (c % w->size + c / w->size) % 3 != 0;
}

/* The wish with what else every call needs. */
static void wish(const wished *w, const table *t, uint64_t limit_ns, hf_generate_options *o)
{
    hf_generate_options defaults = *o;
    *o = w->o;
    o->size = defaults.size;
    o->cpu = defaults.cpu;
    o->seed = 5;
    o->attempts = 20;
    o->time_limit_ns = limit_ns;
    o->pattern = w->pattern ? t->pattern : NULL;
    o->solution = w->solved ? t->from : NULL;
    o->from = w->from ? t->from : NULL;
    o->from_count = w->from;
}

static void judge(const table *t, hf_status status)
{
    hf_result result;
    if (status != HF_OK) {
        assert_int_equal(status, HF_END);
        return;
    }
    assert_true(hf_grid_is_solved(t->solution));
    assert_int_equal(hf_solver_solve_grid(t->judge, t->puzzle, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
}

/* With no time, with hardly any, with a little more ... */
static void stopped_anywhere(void **state)
{
    static table t;
    const uint64_t longest = test_is_short() ? 4000000 : 16000000;
    (void)state;
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        hf_generate_options o;
        hf_generator *generator = NULL;
        uint8_t many[2][81];
        prepare(&wishes[i], &t, &o);
        for (uint64_t limit = 1000; limit <= longest; limit *= 4) {
            hf_generate_options_init(&o, sizeof o);
            wish(&wishes[i], &t, limit, &o);
            if (limit % 3 == 1)
                o.cpu = 0;
            assert_int_equal(hf_generator_new(t.shape, &o, &generator), HF_OK);
            judge(&t, hf_generator_next(generator, t.puzzle, t.solution));
            hf_status status = hf_generator_next_many(generator, 2, many[0], NULL);
            assert_true(status == HF_OK || status == HF_END || status == HF_UNSUPPORTED);
            hf_generator_free(generator);
        }
        hf_solver_free(t.judge);
        hf_grid_free(t.puzzle);
        hf_grid_free(t.solution);
        hf_shape_free(t.shape);
    }
}

static hf_generator *generator_of(hf_shape_spec spec, const hf_generate_options *wanted,
                                  hf_shape **shape)
{
    hf_generate_options o;
    hf_generator *generator = NULL;
    hf_generate_options_init(&o, sizeof o);
    o.attempts = 1;
    o.minimal = wanted->minimal;
    o.seed = wanted->seed;
    *shape = test_shape(spec);
    assert_int_equal(hf_generator_new(*shape, &o, &generator), HF_OK);
    return generator;
}

/* Houses that leave no way to fill the board: nothing is made, and it comes to an end. */
static void boards_without_a_solution(void **state)
{
    /* The first and the last cell are the same, and in one house. */
    static const uint32_t custom[] = {0, 1, 2, 3, 1, 2, 3, 4, 0, 4, 5, 6};
    /* r2c1 and r2c2 are what r1c9 is. */
    static const uint32_t listed[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 0, 1, 2, 3, 4, 5, 6, 7, 10};
    const hf_generate_options plain = {.seed = 1};
    hf_shape_spec specs[] = {{.layout = HF_LAYOUT_CUSTOM,
                              .size = 4,
                              .custom = custom,
                              .custom_cells = 7,
                              .custom_houses = 3},
                             test_square(9)};
    (void)state;
    specs[1].listed = listed;
    specs[1].listed_houses = 2;
    for (size_t i = 0; i < (test_is_short() ? 1 : 2); i++) { /* the second takes long */
        hf_shape *shape;
        hf_generator *generator = generator_of(specs[i], &plain, &shape);
        hf_grid *grid = NULL;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        assert_int_equal(hf_generator_fill(generator, grid), HF_END);
        if (i == 0 || test_is_soak()) /* it fills boards first, and searches as long once more */
            assert_int_equal(hf_generator_next(generator, grid, NULL), HF_END);
        hf_grid_free(grid);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

/* Each house has all cells of the one before but one: cell 10 is what cell 0 is, and nine clues tell all. */
static void sliding_houses(void **state)
{
    enum { SIZE = 10, HOUSES = 170, CELLS = HOUSES + SIZE - 1 };
    static uint32_t custom[HOUSES * SIZE];
    (void)state;
    for (uint32_t i = 0; i < HOUSES * SIZE; i++)
        custom[i] = i / SIZE + i % SIZE;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        const hf_generate_options wanted = {.seed = seed, .minimal = seed % 8 == 0};
        hf_shape *shape;
        hf_grid *puzzle = NULL;
        hf_generator *generator = generator_of((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                                               .size = SIZE,
                                                               .custom = custom,
                                                               .custom_cells = CELLS,
                                                               .custom_houses = HOUSES},
                                               &wanted, &shape);
        assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
        assert_int_equal(hf_generator_next(generator, puzzle, NULL), HF_OK);
        assert_int_equal(hf_grid_clues(puzzle), SIZE - 1);
        hf_grid_free(puzzle);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stopped_anywhere),
        cmocka_unit_test(boards_without_a_solution),
        cmocka_unit_test(sliding_houses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
