/* SPDX-License-Identifier: MIT
 *
 * test_generate_variant.c - new variants: one solution, the kind that was asked for, no clue to spare, and
 * the same puzzle for the same seed and number.
 */
#include "support/support.h"

static const hf_constraint_kind kinds[] = {HF_CONSTRAINT_CAGE, HF_CONSTRAINT_THERMOMETER,
                                           HF_CONSTRAINT_ANTI_KNIGHT, HF_CONSTRAINT_ANTI_KING};

static uint64_t solutions_of(hf_solver *solver, const hf_puzzle *puzzle)
{
    hf_result result;
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    return result.count;
}

/* The puzzle without one of its clues. */
static hf_puzzle *without(const hf_puzzle *puzzle, uint32_t cell)
{
    hf_puzzle_maker *maker;
    hf_puzzle *less;
    assert_int_equal(hf_puzzle_maker_new(hf_puzzle_shape(puzzle), &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, hf_puzzle_clues(puzzle)), HF_OK);
    assert_int_equal(hf_puzzle_maker_clue(maker, cell, 0), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraints_of(maker, puzzle), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &less), HF_OK);
    hf_puzzle_maker_free(maker);
    return less;
}

static void check(const hf_shape *shape, hf_solver *solver, hf_constraint_kind kind,
                  uint64_t number)
{
    hf_puzzle *puzzle, *again;
    assert_int_equal(hf_generate_variant(shape, kind, number % 2 != 0, 13, number, &puzzle), HF_OK);
    assert_int_equal(hf_generate_variant(shape, kind, number % 2 != 0, 13, number, &again), HF_OK);
    assert_true(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    assert_true(hf_puzzle_constraint_kinds(puzzle) == UINT64_C(1) << kind);
    assert_int_equal(solutions_of(solver, puzzle), 1);
    if (kind == HF_CONSTRAINT_CAGE && number % 2 == 0)
        assert_int_equal(hf_puzzle_clue_count(puzzle), 0);
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        if (hf_puzzle_clue(puzzle, c) == 0)
            continue;
        hf_puzzle *less = without(puzzle, c);
        assert_true(solutions_of(solver, less) > 1);
        hf_puzzle_free(less);
    }
    hf_puzzle_free(puzzle);
}

static void made(void **state)
{
    static const uint32_t sizes[] = {6, 9};
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        hf_shape *shape = test_shape(test_square(sizes[s]));
        hf_solver *solver;
        assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
            for (uint64_t number = 0; number < (test_is_short() ? 1 : 4); number++)
                check(shape, solver, kinds[k], number);
        }
        hf_solver_free(solver);
        hf_shape_free(shape);
    }
}

/* A cage of one cell is a clue in disguise: in eight killers there is hardly one in each. */
static void cages_of_one_cell_are_rare(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    uint32_t alone = 0;
    (void)state;
    for (uint64_t number = 0; number < 8; number++) {
        hf_puzzle *puzzle;
        assert_int_equal(hf_generate_variant(shape, HF_CONSTRAINT_CAGE, false, 1, number, &puzzle),
                         HF_OK);
        for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
            uint32_t cells;
            hf_puzzle_constraint_cells(puzzle, i, &cells);
            alone += cells == 1;
        }
        hf_puzzle_free(puzzle);
    }
    assert_in_range(alone, 0, 8);
    hf_shape_free(shape);
}

/* Where a symmetry takes a cell of a board of `size` rows; one turn, done again, gives all of them but "full". */
static uint32_t turned(hf_symmetry symmetry, uint32_t size, uint32_t cell)
{
    uint32_t r = cell / size, c = cell % size, last = size - 1;
    switch (symmetry) {
    case HF_SYMMETRY_ROTATE180:
        return (last - r) * size + last - c;
    case HF_SYMMETRY_ROTATE90:
        return c * size + last - r;
    case HF_SYMMETRY_MIRROR:
        return r * size + last - c;
    case HF_SYMMETRY_FLIP:
        return (last - r) * size + c;
    case HF_SYMMETRY_DIAGONAL:
        return c * size + r;
    case HF_SYMMETRY_ANTIDIAGONAL:
        return (last - c) * size + last - r;
    default:
        return cell;
    }
}

/* Is there a constraint of the same kind on exactly the cells that one is taken to? Cages have no order. */
static bool has_image(const hf_puzzle *puzzle, uint32_t one, hf_symmetry symmetry, uint32_t size)
{
    uint32_t count, others;
    const uint32_t *cell = hf_puzzle_constraint_cells(puzzle, one, &count);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        const uint32_t *other = hf_puzzle_constraint_cells(puzzle, i, &others);
        bool same = others == count;
        for (uint32_t a = 0; a < count && same; a++) {
            uint32_t image = turned(symmetry, size, cell[a]);
            same = other[a] == image;
            if (hf_puzzle_constraint_kind(puzzle, i) == HF_CONSTRAINT_CAGE) {
                for (uint32_t b = 0; b < count; b++)
                    same = same || other[b] == image;
            }
        }
        if (same)
            return true;
    }
    return false;
}

static void check_symmetry(const hf_puzzle *puzzle, hf_symmetry symmetry, uint32_t size)
{
    for (uint32_t c = 0; c < size * size; c++)
        assert_int_equal(hf_puzzle_clue(puzzle, c) != 0,
                         hf_puzzle_clue(puzzle, turned(symmetry, size, c)) != 0);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        assert_true(has_image(puzzle, i, symmetry, size));
}

static void make_symmetric(const hf_shape *shape, hf_solver *solver, hf_constraint_kind kind,
                           hf_symmetry symmetry)
{
    hf_generate_options options;
    hf_puzzle *puzzle, *again;
    uint32_t size = hf_shape_size(shape);
    hf_generate_options_init(&options, sizeof options);
    options.seed = 5;
    options.symmetry = symmetry;
    bool clues = symmetry % 2 == 0;
    const char *refusal = hf_generate_variant_refusal(&options, shape, kind);
    hf_status status = hf_generate_variant_wished(shape, kind, clues, &options, 1, &puzzle);
    assert_int_equal(status, refusal == NULL ? HF_OK : HF_BAD_ARGUMENT);
    if (refusal != NULL) {
        assert_int_equal(size, 4); /* eight thermometers in sixteen cells */
        assert_int_equal(symmetry, HF_SYMMETRY_FULL);
        return;
    }
    assert_int_equal(hf_generate_variant_wished(shape, kind, clues, &options, 1, &again), HF_OK);
    assert_true(hf_puzzle_same(puzzle, again));
    assert_int_equal(solutions_of(solver, puzzle), 1);
    if (kind == HF_CONSTRAINT_CAGE && !clues)
        assert_int_equal(hf_puzzle_clue_count(puzzle), 0);
    check_symmetry(puzzle, symmetry, size);
    if (symmetry == HF_SYMMETRY_FULL) {
        check_symmetry(puzzle, HF_SYMMETRY_ROTATE90, size);
        check_symmetry(puzzle, HF_SYMMETRY_MIRROR, size);
    }
    hf_puzzle_free(puzzle);
    hf_puzzle_free(again);
}

/* Clues, cages and thermometers lie as was wished. */
static void symmetric(void **state)
{
    static const uint32_t sizes[] = {4, 6, 9};
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        hf_shape *shape = test_shape(test_square(sizes[s]));
        hf_solver *solver;
        assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
        for (size_t k = 0; k < 3; k++) {
            for (unsigned y = HF_SYMMETRY_ROTATE180; y <= HF_SYMMETRY_FULL;
                 y += test_is_short() ? 3 : 1)
                make_symmetric(shape, solver, kinds[k], (hf_symmetry)y);
        }
        hf_solver_free(solver);
        hf_shape_free(shape);
    }
}

static bool stop(size_t done, size_t all, void *user)
{
    (void)done, (void)all;
    return ++*(int *)user < 3;
}

/* What is about plain puzzles is refused in words; time and whoever watches can end it. */
static void wishes(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_generate_options plain, options;
    hf_puzzle *puzzle;
    int calls = 0;
    (void)state;
    hf_generate_options_init(&plain, sizeof plain);
    assert_null(hf_generate_variant_refusal(&plain, shape, HF_CONSTRAINT_CAGE));
    assert_non_null(hf_generate_variant_refusal(&plain, shape, HF_CONSTRAINT_RENBAN));
    options = plain, options.clues_most = 30;
    assert_non_null(hf_generate_variant_refusal(&options, shape, HF_CONSTRAINT_CAGE));
    options = plain, options.pattern = (const uint8_t *)"";
    assert_non_null(hf_generate_variant_refusal(&options, shape, HF_CONSTRAINT_CAGE));
    options = plain, options.score_most = 900;
    assert_non_null(hf_generate_variant_refusal(&options, shape, HF_CONSTRAINT_CAGE));
    options = plain, options.unbiased = true;
    assert_non_null(hf_generate_variant_refusal(&options, shape, HF_CONSTRAINT_CAGE));
    options = plain, options.level_least = HF_LEVEL_HARD, options.level_most = HF_LEVEL_EASY;
    assert_non_null(hf_generate_variant_refusal(&options, shape, HF_CONSTRAINT_CAGE));
    assert_int_equal(
        hf_generate_variant_wished(shape, HF_CONSTRAINT_CAGE, false, &options, 0, &puzzle),
        HF_BAD_ARGUMENT);
    options = plain, options.time_limit_ns = 1;
    assert_int_equal(
        hf_generate_variant_wished(shape, HF_CONSTRAINT_ANTI_KNIGHT, true, &options, 0, &puzzle),
        HF_END);
    options = plain, options.on_progress = stop, options.user = &calls;
    assert_int_equal(
        hf_generate_variant_wished(shape, HF_CONSTRAINT_THERMOMETER, true, &options, 0, &puzzle),
        HF_END);
    assert_int_equal(calls, 3);
    assert_null(puzzle);
    hf_shape_free(shape);
}

/* What plain boards alone can be wished, each by itself. */
static void each_wish_refused(void **state)
{
    static const uint16_t board[81];
    static const hf_generate_options one[] = {
        {.clues = 30},       {.clues_least = 20}, {.clues_most = 40}, {.solution = board},
        {.from = board},     {.score_least = 5},  {.score_most = 5},  {.rating_least = 20},
        {.rating_most = 30}, {.techniques = 1},   {.hardest = true},  {.unbiased = true},
    };
    hf_shape *shape = test_shape(test_square(9)), *small;
    small = test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 3});
    hf_shape *cube = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 4});
    hf_puzzle *puzzle;
    (void)state;
    for (size_t i = 0; i < sizeof one / sizeof *one; i++) {
        hf_generate_options o = one[i], base;
        hf_generate_options_init(&base, sizeof base);
        o.size = base.size, o.cpu = base.cpu;
        assert_non_null(hf_generate_variant_refusal(&o, shape, HF_CONSTRAINT_CAGE));
        assert_int_equal(
            hf_generate_variant_wished(shape, HF_CONSTRAINT_CAGE, false, &o, 0, &puzzle),
            HF_BAD_ARGUMENT);
        assert_non_null(hf_generate_variant_refusal(&base, small, HF_CONSTRAINT_CAGE));
        assert_non_null(hf_generate_variant_refusal(&base, cube, HF_CONSTRAINT_CAGE));
    }
    hf_shape_free(cube);
    hf_shape_free(small);
    hf_shape_free(shape);
}

/* From a level on, with no end, and in few attempts. */
static void from_a_level_on(void **state)
{
    hf_shape *shape = test_shape(test_boxes(2, 3));
    hf_generate_options o;
    hf_puzzle *puzzle = NULL;
    hf_rater *rater;
    hf_rating rating;
    (void)state;
    hf_generate_options_init(&o, sizeof o);
    o.level_least = HF_LEVEL_EASY, o.attempts = 50;
    assert_int_equal(hf_generate_variant_wished(shape, HF_CONSTRAINT_CAGE, false, &o, 0, &puzzle),
                     HF_OK);
    assert_int_equal(hf_rater_new(shape, hf_scale_named("hodoku"), &rater), HF_OK);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_true(rating.answer == HF_UNIQUE && rating.guesses == 0);
    hf_puzzle_free(puzzle);
    o.level_least = HF_LEVEL_EXTREME, o.attempts = 1;
    hf_status status = hf_generate_variant_wished(shape, HF_CONSTRAINT_CAGE, false, &o, 0, &puzzle);
    assert_true(status == HF_END ? puzzle == NULL : status == HF_OK);
    if (status == HF_OK) {
        assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
        assert_int_equal(rating.level, HF_LEVEL_EXTREME);
    }
    hf_puzzle_free(puzzle);
    hf_rater_free(rater);
    hf_shape_free(shape);
}

/* Rules alone solve it, and the hardest is of the level; the scale of plain boards refuses it. */
static void of_a_level(void **state)
{
    static const hf_level levels[] = {HF_LEVEL_EASY, HF_LEVEL_MEDIUM, HF_LEVEL_HARD};
    hf_shape *shape = test_shape(test_square(9));
    hf_rater *rater, *se;
    (void)state;
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_new(shape, hf_scale_named("se"), &se), HF_OK);
    for (size_t k = 0; k < 3; k++) {
        for (size_t l = 0; l < sizeof levels / sizeof *levels; l += test_is_short() ? 2 : 1) {
            hf_puzzle *puzzle, *again;
            hf_rating rating;
            assert_int_equal(hf_generate_variant_level(shape, kinds[k], l % 2 == 0, levels[l],
                                                       levels[l], 3, l, &puzzle),
                             HF_OK);
            assert_int_equal(hf_generate_variant_level(shape, kinds[k], l % 2 == 0, levels[l],
                                                       levels[l], 3, l, &again),
                             HF_OK);
            assert_true(hf_puzzle_same(puzzle, again));
            assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
            assert_int_equal(rating.answer, HF_UNIQUE);
            assert_int_equal(rating.level, levels[l]);
            assert_int_equal(rating.guesses, 0);
            assert_int_equal(hf_rater_rate(se, puzzle, &rating), HF_UNSUPPORTED);
            hf_puzzle_free(puzzle);
            hf_puzzle_free(again);
        }
    }
    hf_rater_free(rater);
    hf_rater_free(se);
    hf_shape_free(shape);
}

/* A rater that has seen a variant rates a plain puzzle as one that has not. */
static void plain_after_variant(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_rater *rater, *fresh;
    hf_rating one, other;
    hf_puzzle *variant, *plain;
    (void)state;
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_new(shape, NULL, &fresh), HF_OK);
    assert_int_equal(hf_generate_variant(shape, HF_CONSTRAINT_CAGE, false, 1, 0, &variant), HF_OK);
    plain = hf_puzzle_from_string("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7."
                                  "5..2.....1.4......");
    assert_non_null(plain);
    assert_int_equal(hf_rater_rate(rater, variant, &one), HF_OK);
    assert_int_equal(hf_rater_rate(rater, plain, &one), HF_OK);
    assert_int_equal(hf_rater_rate(fresh, plain, &other), HF_OK);
    assert_int_equal(one.level, other.level);
    assert_int_equal(one.score, other.score);
    assert_ptr_equal(one.hardest, other.hardest);
    hf_puzzle_free(variant);
    hf_puzzle_free(plain);
    hf_rater_free(rater);
    hf_rater_free(fresh);
    hf_shape_free(shape);
}

/* Neither every kind nor every board. */
static void refused(void **state)
{
    hf_shape *nine = test_shape(test_square(9)), *large = test_shape(test_square(25));
    hf_puzzle *puzzle;
    (void)state;
    assert_int_equal(hf_generate_variant(nine, HF_CONSTRAINT_RENBAN, false, 1, 0, &puzzle),
                     HF_UNSUPPORTED);
    assert_int_equal(hf_generate_variant(large, HF_CONSTRAINT_CAGE, false, 1, 0, &puzzle),
                     HF_UNSUPPORTED);
    hf_shape_free(nine);
    hf_shape_free(large);
    nine = test_shape(test_square(4));
    assert_int_equal(hf_generate_variant(nine, HF_CONSTRAINT_NON_CONSECUTIVE, false, 1, 0, &puzzle),
                     HF_END);
    assert_null(puzzle);
    hf_shape_free(nine);
    const hf_generate_options never = {.size = 1}; /* initialised */
    nine = test_shape(test_square(9));
    assert_int_equal(hf_generate_variant_wished(nine, HF_CONSTRAINT_CAGE, true, &never, 0, &puzzle),
                     HF_BAD_ARGUMENT);
    assert_null(puzzle);
    hf_shape_free(nine);
    const uint32_t listed[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    nine = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                      .size = 4,
                                      .custom = listed,
                                      .custom_cells = 16,
                                      .custom_houses = 4}); /* one row */
    assert_int_equal(hf_generate_variant(nine, HF_CONSTRAINT_CAGE, true, 1, 0, &puzzle),
                     HF_UNSUPPORTED);
    hf_shape_free(nine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cages_of_one_cell_are_rare),
        cmocka_unit_test(made),
        cmocka_unit_test(symmetric),
        cmocka_unit_test(wishes),
        cmocka_unit_test(each_wish_refused),
        cmocka_unit_test(from_a_level_on),
        cmocka_unit_test(of_a_level),
        cmocka_unit_test(plain_after_variant),
        cmocka_unit_test(refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
