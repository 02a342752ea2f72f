/* SPDX-License-Identifier: MIT
 *
 * Rating: levels and scores follow from the steps.
 */
#include "rate/scale.h"
#include "logic/ladder.h"
#include "support/support.h"

static hf_rating rate(const char *line)
{
    hf_rating rating;
    hf_rater *rater;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, line);
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
    return rating;
}

static const hf_weight *weight_of(const hf_rule *rule)
{
    const hf_weight *weight = hf_scale_weight(hf_scale_named("hodoku"), rule);
    assert_ptr_equal(weight->rule, rule);
    return weight;
}

static uint32_t count_of(const hf_rating *rating, const char *key)
{
    for (size_t i = 0; hf_rule_at(i); i++)
        if (strcmp(hf_rule_key(hf_rule_at(i)), key) == 0)
            return rating->count[i];
    fail();
    return 0;
}

/* The scale weighs every rule of its ladder, which climbs in the scale's own order. */
static void the_scale_weighs_its_ladder(void **state)
{
    (void)state;
    const hf_scale *scale = hf_scale_named("hodoku");
    hf_ladder ladder;
    assert_int_equal(hf_ladder_named(hf_scale_name(scale), &ladder), HF_OK);
    for (size_t i = 0; hf_rule_at(i); i++)
        if (hf_ladder_has(&ladder, hf_rule_at(i)))
            assert_true(weight_of(hf_rule_at(i))->score > 0);
    for (uint32_t i = 1; i < ladder.rungs; i++)
        assert_true(weight_of(ladder.rung[i - 1].rule)->place <
                    weight_of(ladder.rung[i].rule)->place);
}

/* A rule of nobody's weighs nothing, and says so. */
static void an_unknown_rule_weighs_nothing(void **state)
{
    (void)state;
    hf_level level = HF_LEVEL_EASY;
    uint32_t score = 1;
    assert_false(hf_scale_weigh(hf_scale_at(0), NULL, &level, &score));
    assert_int_equal(level, HF_LEVEL_EXTREME);
    assert_int_equal(score, 0);
}

/* On boards of other sizes a sum over many steps says nothing: the hardest step decides alone. */
static void large_boards_go_by_the_hardest_step(void **state)
{
    (void)state;
    hf_generate_options options;
    hf_generator *generator;
    hf_rater *rater;
    hf_rating rating;
    hf_shape *shape = test_shape(test_square(12));
    hf_grid *grid;
    static const uint32_t limits[] = {0, 800, 1000, 1600, 1800};
    bool lifted = false; /* would be, were there 81 cells */
    hf_generate_options_init(&options, sizeof options);
    options.seed = 5;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(hf_generator_next(generator, grid, NULL), HF_OK);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.level, weight_of(rating.hardest)->level);
        lifted |= rating.level < HF_LEVEL_EXTREME && rating.score > limits[rating.level];
    }
    assert_true(lifted);
    hf_generator_free(generator);
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Candidates given are clues to the rater, too; entries are not. */
static void a_puzzle_is_rated_with_its_candidates(void **state)
{
    (void)state;
    static const char line[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, line);
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_rater *rater;
    hf_rating plain, rating;
    uint64_t nine = 1 << 8;
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, hf_grid_values(grid)), HF_OK);
    assert_int_equal(hf_puzzle_maker_entry(maker, 2, 9), HF_OK); /* a wrong one */
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, grid, &plain), HF_OK);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_memory_equal(&plain, &rating, sizeof plain);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 80, &nine), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_UNIQUE);
    assert_true(rating.score <= plain.score);
    hf_puzzle_free(puzzle);
    nine = 1; /* not what belongs there */
    assert_int_equal(hf_puzzle_maker_candidates(maker, 80, &nine), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_int_not_equal(rating.answer, HF_UNIQUE);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* One cell is missing: one full house, four points. */
static void one_cell_missing(void **state)
{
    (void)state;
    hf_rating rating =
        rate("53467891267219534819834256785976142342685379171392485696153728428741963534528617.");
    assert_int_equal(rating.answer, HF_UNIQUE);
    assert_int_equal(rating.level, HF_LEVEL_EASY);
    assert_int_equal(rating.score, 4);
    assert_int_equal(rating.steps, 1);
    assert_string_equal(hf_rule_key(rating.hardest), "full-house");
    assert_int_equal(count_of(&rating, "full-house"), 1);
}

static void solved_boards_weigh_nothing(void **state)
{
    (void)state;
    hf_rating rating =
        rate("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    assert_int_equal(rating.answer, HF_UNIQUE);
    assert_int_equal(rating.score, 0);
    assert_null(rating.hardest);
    assert_int_equal(rating.level, HF_LEVEL_EASY);
}

static void the_score_is_the_sum(void **state)
{
    (void)state;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    hf_generator *generator;
    hf_rater *rater;
    hf_rating rating;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid;
    static const uint32_t most[] = {0, 800, 1000, 1600, 1800, UINT32_MAX};
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    assert_int_equal(hf_rater_new(shape, hf_scale_named("hodoku"), &rater), HF_OK);
    for (int i = 0; i < 50; i++) {
        uint32_t sum = 0, steps = 0;
        assert_int_equal(hf_generator_next(generator, grid, NULL), HF_OK);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        for (size_t k = 0; hf_rule_at(k); k++) {
            if (rating.count[k] == 0) /* it may have no weight */
                continue;
            sum += rating.count[k] * weight_of(hf_rule_at(k))->score;
            steps += rating.count[k];
            assert_true(weight_of(rating.hardest)->level >= weight_of(hf_rule_at(k))->level);
        }
        assert_int_equal(sum + rating.guesses * 10000, rating.score);
        assert_int_equal(steps + rating.guesses, rating.steps);
        assert_true(rating.level >= weight_of(rating.hardest)->level);
        assert_true(rating.score <= most[rating.level]);
        if (rating.level > weight_of(rating.hardest)->level)
            assert_true(rating.score > most[rating.level - 1]);
    }
    hf_generator_free(generator);
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Where there is not exactly one solution nothing is claimed. */
static void only_unique_puzzles_are_rated(void **state)
{
    (void)state;
    char empty[82] = {0}, twice[82] = {0};
    memset(empty, '.', 81);
    memset(twice, '.', 81);
    twice[0] = twice[1] = '1';
    hf_rating rating = rate(empty);
    assert_int_equal(rating.answer, HF_MULTIPLE);
    assert_int_equal(rating.steps, 0);
    assert_null(rating.hardest);
    assert_int_equal(rate(twice).answer, HF_INVALID);
}

/* Without any rule every cell is looked up. */
static void looking_up_weighs_much(void **state)
{
    (void)state;
    hf_rating rating;
    hf_rater *rater;
    hf_ladder *none;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(
        shape, "53467891267219534819834256785976142342685379171392485696153728428741963534528....");
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_ladder_new(&none), HF_OK);
    hf_rater_use_ladder(rater, none);
    hf_ladder_free(none);
    assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
    assert_int_equal(rating.guesses, 4);
    assert_int_equal(rating.score, 40000);
    assert_int_equal(rating.level, HF_LEVEL_EXTREME);
    assert_string_equal(hf_rule_name(rating.hardest), "Brute Force");
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* The reference: level, score and hardest rule of puzzles that another program rated. */
static void levels_agree_with_the_reference(void **state)
{
    (void)state;
    FILE *file = test_shared("logic/hodoku.txt");
    char line[300], puzzle[100], level[20];
    unsigned score, line_number = 0, seen = 0, same_level = 0, same_score = 0;
    if (!file)
        skip();
    hf_rater *rater;
    hf_rating rating;
    hf_shape *shape = test_shape(test_square(9));
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "%99s %19s %u", puzzle, level, &score) != 3 ||
            (test_is_short() && seen >= 60) || (line_number++ % 2 == 1 && !test_is_soak()))
            continue;
        hf_grid *grid = test_grid(shape, puzzle);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        hf_grid_free(grid);
        seen++;
        same_level += strcmp(hf_level_text(rating.level), level) == 0;
        same_score += rating.score == score;
    }
    fclose(file);
    hf_rater_free(rater);
    hf_shape_free(shape);
    print_message("# of %u: %u levels and %u scores agree\n", seen, same_level, same_score);
    assert_true(seen >= 60);
    assert_true(same_level * 100 >= seen * 98);
    assert_true(same_score * 100 >= seen * 90);
}

static void scales_have_names(void **state)
{
    (void)state;
    assert_ptr_equal(hf_scale_named("hodoku"), hf_scale_at(0));
    assert_string_equal(hf_scale_name(hf_scale_at(0)), "hodoku");
    assert_true(strlen(hf_scale_about(hf_scale_at(0))) > 0);
    assert_null(hf_scale_named("nothing"));
    assert_null(hf_scale_at(99));
    assert_string_equal(hf_level_text(HF_LEVEL_UNFAIR), "Unfair");
}

/* A ceiling changes nothing for those that do not pass it, on either scale, and tells those that do;
 * the level it names for them is the least possible. */
static void compare_with_ceiling(const char *scale_name, hf_level most, unsigned puzzles)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_rater *exact, *quick;
    hf_generator *generator;
    hf_generate_options options;
    hf_grid *puzzle;
    unsigned above = 0;
    hf_generate_options_init(&options, sizeof options);
    options.seed = 99;
    options.minimal = true;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    assert_int_equal(hf_rater_new(shape, hf_scale_named(scale_name), &exact), HF_OK);
    assert_int_equal(hf_rater_new(shape, hf_scale_named(scale_name), &quick), HF_OK);
    hf_rater_set_ceiling_level(quick, most);
    for (unsigned i = 0; i < puzzles; i++) {
        hf_rating e, q;
        assert_int_equal(hf_generator_next(generator, puzzle, NULL), HF_OK);
        assert_int_equal(hf_rater_rate_grid(exact, puzzle, &e), HF_OK);
        assert_int_equal(hf_rater_rate_grid(quick, puzzle, &q), HF_OK);
        assert_int_equal(q.above, e.level > most);
        assert_int_equal(q.above ? q.level : (hf_level)(most + 1), most + 1);
        if (!q.above)
            assert_memory_equal(&q, &e, sizeof q);
        above += q.above;
    }
    assert_in_range(above, 1, puzzles - 1);
    hf_rater_free(exact);
    hf_rater_free(quick);
    hf_generator_free(generator);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void a_level_can_be_the_ceiling(void **state)
{
    (void)state;
    unsigned puzzles = test_is_short() ? 25 : test_is_soak() ? 3000 : 80;
    for (int most = HF_LEVEL_EASY; most < HF_LEVEL_EXTREME; most++) {
        compare_with_ceiling("hodoku", (hf_level)most, puzzles);
        compare_with_ceiling("se", (hf_level)most, puzzles);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_level_can_be_the_ceiling),
        cmocka_unit_test(one_cell_missing),
        cmocka_unit_test(solved_boards_weigh_nothing),
        cmocka_unit_test(the_score_is_the_sum),
        cmocka_unit_test(only_unique_puzzles_are_rated),
        cmocka_unit_test(looking_up_weighs_much),
        cmocka_unit_test(levels_agree_with_the_reference),
        cmocka_unit_test(scales_have_names),
        cmocka_unit_test(large_boards_go_by_the_hardest_step),
        cmocka_unit_test(a_puzzle_is_rated_with_its_candidates),
        cmocka_unit_test(the_scale_weighs_its_ladder),
        cmocka_unit_test(an_unknown_rule_weighs_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
