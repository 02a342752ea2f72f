/* SPDX-License-Identifier: MIT
 *
 * test_generate_cancel.c - a generator stops when time is up or another thread says so, whatever it
 * is doing: filling by search, by formula, by solving, mixing, digging, or many at once.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "generate/generator.h"
#include "generate/nine.h"
#include "support/support.h"

static hf_generator *generator_for(hf_shape_spec spec, uint64_t limit_ns, bool minimal)
{
    hf_shape *shape = test_shape(spec);
    hf_generate_options options;
    hf_generator *generator;
    hf_generate_options_init(&options, sizeof options);
    options.time_limit_ns = limit_ns;
    options.minimal = minimal;
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    hf_shape_free(shape);
    return generator;
}

/* A nanosecond is over at the first look at the clock. */
static void no_time_gives_no_puzzle(void **state)
{
    hf_shape_spec uneven = {.layout = HF_LAYOUT_LATIN, .size = 20, .extras = HF_EXTRA_DIAGONALS};
    hf_shape_spec specs[] = {test_square(9), test_square(16), test_square(49), uneven};
    uint8_t many[81 * 2];
    (void)state;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        hf_generator *generator = generator_for(specs[i], 1, false);
        assert_int_equal(hf_generator_next(generator, NULL, NULL), HF_END);
        assert_int_equal(hf_generator_next(generator, NULL, NULL), HF_END);
        if (i == 0)
            assert_int_equal(hf_generator_next_many(generator, 2, many, NULL), HF_END);
        hf_generator_free(generator);
    }
}

/* A round begins with hundreds of boards, which take a while with diagonals and windows: none is filled in vain. */
static void no_time_fills_no_board(void **state)
{
    hf_shape_spec both = test_square(9);
    both.extras = HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS;
    hf_generator *generator = generator_for(both, 1, true);
    uint8_t many[81 * 2];
    (void)state;
    assert_int_equal(hf_generator_next_many(generator, 2, many, NULL), HF_END);
    assert_non_null(generator->nine);
    assert_int_equal(generator->nine->filled, 0);
    hf_generator_free(generator);
}

/* Enough time, and a word that came too early, change nothing. */
static void an_hour_changes_nothing(void **state)
{
    hf_generator *plain = generator_for(test_square(9), 0, false);
    hf_generator *timed = generator_for(test_square(9), UINT64_C(3600000000000), false);
    uint8_t many[2][81 * 3];
    (void)state;
    hf_generator_cancel(timed);
    assert_int_equal(hf_generator_next_many(plain, 3, many[0], NULL), HF_OK);
    assert_int_equal(hf_generator_next_many(timed, 3, many[1], NULL), HF_OK);
    assert_memory_equal(many[0], many[1], sizeof many[0]);
    hf_generator_cancel(timed);
    assert_int_equal(hf_generator_next(timed, NULL, NULL), HF_OK);
    hf_generator_free(plain);
    hf_generator_free(timed);
}

/* A word that came too early is not heard by those who judge the puzzle either: of levels and ratings, one at a
 * time and many at once, and of techniques. */
static void a_word_is_for_one_call(void **state)
{
    const hf_rule *const pairs = hf_rule_named("naked-pair");
    (void)state;
    for (unsigned way = 0; way < 4; way++) {
        hf_shape *shape = test_shape(test_square(way == 2 ? 6 : 9));
        hf_generate_options options;
        hf_generator *plain, *told;
        hf_grid *puzzle[2];
        hf_generate_options_init(&options, sizeof options);
        if (way == 0 || way == 2)
            options.level_least = HF_LEVEL_MEDIUM;
        if (way == 1)
            options.rating_least = 20;
        if (way == 3) {
            options.technique = &pairs;
            options.techniques = 1;
        }
        assert_int_equal(hf_generator_new(shape, &options, &plain), HF_OK);
        assert_int_equal(hf_generator_new(shape, &options, &told), HF_OK);
        assert_int_equal(hf_grid_new(shape, &puzzle[0]), HF_OK);
        assert_int_equal(hf_grid_new(shape, &puzzle[1]), HF_OK);
        for (unsigned i = 0; i < 4; i++) {
            hf_made made[2];
            hf_generator_cancel(told);
            assert_int_equal(hf_generator_next(plain, puzzle[0], NULL), HF_OK);
            assert_int_equal(hf_generator_next(told, puzzle[1], NULL), HF_OK);
            hf_generator_last(plain, &made[0]);
            hf_generator_last(told, &made[1]);
            assert_int_equal(made[0].attempts, made[1].attempts);
            assert_memory_equal(hf_grid_const_values(puzzle[0]), hf_grid_const_values(puzzle[1]),
                                hf_shape_cells(shape) * sizeof(uint16_t));
        }
        hf_grid_free(puzzle[0]);
        hf_grid_free(puzzle[1]);
        hf_generator_free(plain);
        hf_generator_free(told);
        hf_shape_free(shape);
    }
}

typedef struct job {
    hf_generator *generator;
    hf_status status;
    atomic_bool done;
} job;

static void *generate(void *of)
{
    job *j = of;
    j->status = hf_generator_next(j->generator, NULL, NULL);
    atomic_store(&j->done, true);
    return NULL;
}

/* A minimal 25x25 puzzle takes for ever: only the other thread's word ends it. */
static void another_thread_stops_it(void **state)
{
    job j = {.generator = generator_for(test_square(25), 0, true)};
    pthread_t thread;
    (void)state;
    atomic_init(&j.done, false);
    assert_int_equal(pthread_create(&thread, NULL, generate, &j), 0);
    while (!atomic_load(&j.done)) /* a word before the call has begun is forgotten */
        hf_generator_cancel(j.generator);
    pthread_join(thread, NULL);
    assert_int_equal(j.status, HF_END);
    hf_generator_free(j.generator);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_time_gives_no_puzzle), cmocka_unit_test(no_time_fills_no_board),
        cmocka_unit_test(an_hour_changes_nothing), cmocka_unit_test(a_word_is_for_one_call),
        cmocka_unit_test(another_thread_stops_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
