/* SPDX-License-Identifier: MIT
 *
 * test_kind_levels.c - variants of a level that was asked for: written, read again and rated, they are of that
 * level, whatever the kind and the board.
 */
#include "support/support.h"

typedef struct wanted {
    const char *name;
    hf_constraint_kind kind;
    bool clues;
    hf_level most; /* up to here some are found soon on 9x9 */
} wanted;

static const wanted wishes[] = {
    {"killer", HF_CONSTRAINT_CAGE, false, HF_LEVEL_HARD},
    {"killer-clues", HF_CONSTRAINT_CAGE, true, HF_LEVEL_HARD},
    {"thermometer", HF_CONSTRAINT_THERMOMETER, true, HF_LEVEL_UNFAIR},
    {"anti-knight", HF_CONSTRAINT_ANTI_KNIGHT, true, HF_LEVEL_UNFAIR},
    {"anti-king", HF_CONSTRAINT_ANTI_KING, true, HF_LEVEL_UNFAIR},
    {"non-consecutive", HF_CONSTRAINT_NON_CONSECUTIVE, true, HF_LEVEL_EASY},
};
enum { WISHES = sizeof wishes / sizeof *wishes };

/* What people do: the text is all that is passed on. */
static hf_level level_of_text(const hf_puzzle *puzzle)
{
    static char text[1 << 14];
    size_t length;
    hf_rater *rater;
    hf_rating rating;
    assert_int_equal(hf_format_write_puzzle(hf_format_named("iss"), puzzle, NULL, text,
                                            sizeof text - 1, &length),
                     HF_OK);
    text[length] = 0;
    hf_puzzle *again = hf_puzzle_from_string(text);
    assert_non_null(again);
    assert_int_equal(hf_rater_new(hf_puzzle_shape(again), NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_rate(rater, again, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_UNIQUE);
    hf_rater_free(rater);
    hf_puzzle_free(again);
    return rating.level;
}

/* Asks for some of a level; returns how many came, each of which must be of it. */
static int ask(const hf_shape *shape, const wanted *wish, hf_level level, int seeds)
{
    int made = 0;
    hf_generate_options o;
    hf_generate_options_init(&o, sizeof o);
    o.level_least = o.level_most = level;
    o.attempts = test_is_soak() ? 200 : 8;
    for (int i = 0; i < seeds; i++) {
        hf_puzzle *puzzle;
        o.seed = (uint64_t)i + 41;
        hf_status status =
            hf_generate_variant_wished(shape, wish->kind, wish->clues, &o, (uint64_t)i, &puzzle);
        if (status == HF_END)
            continue;
        assert_int_equal(status, HF_OK);
        if (level_of_text(puzzle) != level)
            fail_msg("%s: not of level %d", wish->name, (int)level);
        hf_puzzle_free(puzzle);
        made++;
    }
    return made;
}

static void small_boards(void **state)
{
    hf_shape *shape = test_shape(test_square(6));
    const int seeds = test_is_soak() ? 100 : 2;
    (void)state;
    for (size_t k = 0; k < WISHES; k += test_is_short() ? 2 : 1) {
        int made = 0;
        for (int level = HF_LEVEL_EASY; level <= HF_LEVEL_EXTREME; level++)
            made += ask(shape, &wishes[k], (hf_level)level, seeds);
        print_message("6x6, %s: %d\n", wishes[k].name, made);
        assert_true(made > 0);
    }
    hf_shape_free(shape);
}

static void boards_of_nine(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    const int seeds = test_is_soak() ? 20 : 1;
    int all = 0;
    (void)state;
    for (size_t k = 0; k < WISHES; k++) {
        const bool quick = wishes[k].most == HF_LEVEL_UNFAIR;
        if (test_is_short() || (!quick && !test_is_soak()))
            continue; /* killers take long, and have a test of their own */
        for (int level = HF_LEVEL_EASY; level <= (int)wishes[k].most; level++) {
            int made = ask(shape, &wishes[k], (hf_level)level, seeds);
            print_message("9x9, %s, level %d: %d of %d\n", wishes[k].name, level, made, seeds);
            assert_true(made > 0 || !test_is_soak());
            all += made;
        }
        for (int level = (int)wishes[k].most + 1; test_is_soak() && level <= HF_LEVEL_EXTREME;
             level++)
            print_message("9x9, %s, level %d: %d of 3\n", wishes[k].name, level,
                          ask(shape, &wishes[k], (hf_level)level, 3));
    }
    assert_true(all >= 8 || test_is_short());
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(small_boards),
                                       cmocka_unit_test(boards_of_nine)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
