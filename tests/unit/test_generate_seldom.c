/* SPDX-License-Identifier: MIT
 *
 * test_generate_seldom.c - what seldom happens while puzzles are made: orders that lead to a minimal puzzle at once,
 * random numbers that are drawn twice, boards that are given, shapes of many houses or of few symbols.
 */
#include <math.h>

#include "base/rng.h"
#include "generate/fill_nine.h"
#include "generate/variant.h"
#include "generate/wish.h"
#include "houseful/cpu.h"
#include "support/support.h"

static const char given[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static hf_generate_options wishes(void)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = 1;
    return options;
}

/* Of the puzzles of this series that come of the first board, one in thousands is accepted. Its weight is that of its
 * number of clues; a wish for more clues is not met by it. */
static void accepted_at_once(void **state)
{
    static const struct {
        uint64_t index;
        uint32_t clues;
        double weight; /* C(81, clues) / C(81, 26) */
    } found[] = {{4388, 24, 0.2036340852}, {28230, 27, 2.0370370370}};
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        hf_generate_options options = wishes();
        hf_generator *g;
        uint8_t puzzle[81], solution[81];
        hf_made made;
        options.unbiased = true;
        options.attempts = 1;
        options.clues_least = i < 2 ? 0 : 26;
        options.clues_most = i < 2 ? 0 : 40;
        assert_int_equal(hf_generator_new(shape, &options, &g), HF_OK);
        hf_generator_seek(g, found[i % 2].index);
        hf_status status = hf_generator_make(g, 1, puzzle, solution, &made);
        bool fits = i != 2; /* 24 clues are too few */
        assert_int_equal(status, fits ? HF_OK : HF_END);
        if (fits) {
            assert_int_equal(made.clues, found[i % 2].clues);
            assert_true(fabs(made.weight - found[i % 2].weight) < 1e-6);
        }
        hf_generator_free(g);
    }
    hf_shape_free(shape);
}

/* A number that hf_rng_below might throw away is among those of this seed: all are drawn once more, as
 * hf_rng_shuffle draws them. */
static void numbers_drawn_again(void **state)
{
    uint8_t list[81];
    uint32_t expected[81];
    hf_rng one = hf_rng_make(494431, 0), other = one;
    (void)state;
    hf_nine_filler_portable.shuffle(&one, list);
    for (uint32_t i = 0; i < 81; i++)
        expected[i] = i;
    hf_rng_shuffle(&other, expected, 81);
    for (unsigned i = 0; i < 81; i++)
        assert_int_equal(list[i], expected[i]);
    assert_int_equal(one.state, other.state);
#if defined(__x86_64__)
    assert_ptr_not_equal(hf_nine_filler_for(HF_CPU_AVX512), hf_nine_filler_for(HF_CPU_AVX2));
#endif
    assert_ptr_equal(hf_nine_filler_for(0), &hf_nine_filler_portable);
}

/* A board and the places of its clues: there is one such puzzle. */
static void a_pattern_on_a_board(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_generate_options options = wishes();
    uint8_t pattern[81], puzzle[81];
    uint16_t board[81];
    hf_generator *g;
    (void)state;
    for (unsigned i = 0; i < 81; i++) {
        pattern[i] = given[i] != '.';
        board[i] = (uint16_t)(solved[i] - '0');
    }
    options.pattern = pattern;
    options.solution = board;
    assert_int_equal(hf_generator_new(shape, &options, &g), HF_OK);
    assert_int_equal(hf_generator_next_many(g, 1, puzzle, NULL), HF_OK);
    for (unsigned i = 0; i < 81; i++)
        assert_int_equal(puzzle[i], given[i] == '.' ? 0 : given[i] - '0');
    hf_generator_free(g);
    hf_shape_free(shape);
}

/* More houses than the engine for plain boards takes: rows that are listed once more. */
static void rows_listed_twice(void **state)
{
    uint32_t listed[81];
    hf_shape_spec spec = test_square(9);
    hf_generate_options options = wishes();
    hf_generator *g;
    uint8_t puzzle[81];
    (void)state;
    for (uint32_t i = 0; i < 81; i++)
        listed[i] = i;
    spec.listed = listed;
    spec.listed_houses = 9;
    options.clues = 60;
    hf_shape *shape = test_shape(spec);
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &g), HF_OK);
    assert_int_equal(hf_generator_next_many(g, 1, puzzle, NULL), HF_UNSUPPORTED);
    assert_int_equal(hf_generator_next(g, grid, NULL), HF_OK);
    assert_int_equal(hf_grid_clues(grid), 60);
    hf_generator_free(g);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Two symbols in a row of pairs: one clue tells all. Digging takes them out by handfuls up to the last, which is smaller.
 * Of pairs that lie apart each needs a clue: it gives up after a few proofs that fail. */
static void make_of_pairs(uint32_t step)
{
    enum { CELLS = 1100 };
    static uint32_t pairs[2 * (CELLS - 1)];
    static uint16_t board[CELLS];
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM, .size = 2};
    hf_generate_options options = wishes();
    hf_generator *g;
    hf_grid *grid;
    for (uint32_t i = 0; i < CELLS; i++)
        board[i] = (uint16_t)(1 + i % 2);
    for (uint32_t i = 0; i + 1 < CELLS; i += step) {
        uint32_t *pair = pairs + 2 * (size_t)spec.custom_houses++;
        pair[0] = i;
        pair[1] = i + 1;
    }
    spec.custom = pairs;
    spec.custom_cells = CELLS;
    options.solution = board;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &g), HF_OK);
    assert_int_equal(hf_generator_next(g, grid, NULL), HF_OK);
    uint32_t clues = hf_grid_clues(grid);
    assert_in_range(clues, step == 1 ? 1 : CELLS / 2, step == 1 ? CELLS / 16 : CELLS - 1);
    hf_generator_free(g);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void rows_of_pairs(void **state)
{
    (void)state;
    make_of_pairs(1);
    make_of_pairs(2);
}

/* A house that no solved board has: its last cell sees the one that it stands for. No board is found, soon. */
static void a_house_that_cannot_be(void **state)
{
    static const uint32_t listed[9] = {0, 1, 2, 3, 4, 5, 6, 7, 17};
    hf_shape_spec spec = test_square(9);
    hf_generate_options options = wishes();
    hf_generator *g;
    uint8_t puzzle[81];
    (void)state;
    spec.listed = listed;
    spec.listed_houses = 1;
    options.attempts = 1;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_generator_new(shape, &options, &g), HF_OK);
    assert_int_equal(hf_generator_next_many(g, 1, puzzle, NULL), HF_END);
    hf_generator_free(g);
    hf_shape_free(shape);
}

/* An hour is enough for a variant, and changes nothing. */
static void a_variant_within_an_hour(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle *made[2];
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        hf_generate_options options = wishes();
        options.time_limit_ns = i ? UINT64_C(3600000000000) : 0;
        assert_int_equal(
            hf_generate_variant_wished(shape, HF_CONSTRAINT_CAGE, false, &options, 1, &made[i]),
            HF_OK);
    }
    assert_true(hf_puzzle_same(made[0], made[1]));
    hf_puzzle_free(made[0]);
    hf_puzzle_free(made[1]);
    hf_shape_free(shape);
}

/* A variant of a board that is no solution: every cell is told, and there is none. */
static void tell_in_vain(uint32_t size, hf_constraint_kind kind, uint64_t seed)
{
    static hf_variant_making m;
    hf_shape *shape = test_shape(test_square(size));
    hf_solve_options options;
    m = (hf_variant_making){.shape = shape, .kind = kind, .rng = hf_rng_make(seed, 0)};
    m.size = m.columns = size;
    m.cells = m.part_count = size * size;
    m.turns = hf_symmetry_maps(shape, HF_SYMMETRY_ROTATE180, m.maps);
    m.task.deadline_ns = UINT64_MAX;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    assert_int_equal(hf_solver_new(shape, &options, &m.solver), HF_OK);
    assert_int_equal(hf_grid_new(shape, &m.first), HF_OK);
    assert_int_equal(hf_grid_new(shape, &m.second), HF_OK);
    for (uint32_t c = 0; c < m.cells;
         c++) { /* all rows are the same; cages are rows, and a square in the middle */
        uint32_t row = c / size, column = c % size;
        bool middle = size == 4 && row % 3 != 0 && column % 3 != 0;
        m.solution[c] = (uint16_t)(column + 1);
        m.part[c] = middle ? size : column < size / 2 ? row : size + 1 + row;
    }
    assert_int_equal(hf_variant_tell(&m), HF_END);
    for (uint32_t c = 0; c < m.cells; c++)
        for (uint32_t other = 0; other < c; other++)
            assert_true(kind == HF_CONSTRAINT_CAGE ? m.part[c] != m.part[other] : m.clue[c] != 0);
    hf_grid_free(m.first);
    hf_grid_free(m.second);
    hf_solver_free(m.solver);
    hf_shape_free(shape);
}

static void all_is_told(void **state)
{
    (void)state;
    tell_in_vain(4, HF_CONSTRAINT_CAGE, 1);
    for (uint64_t seed = 1; seed < 9; seed++)
        tell_in_vain(5, HF_CONSTRAINT_CAGE, seed);
    tell_in_vain(4, HF_CONSTRAINT_ANTI_KNIGHT, 1);
}

/* Time that is up, and a rater that is called off, end it before it is told. */
static void told_no_further(void **state)
{
    static hf_variant_making m;
    hf_shape *shape = test_shape(test_square(4));
    hf_solve_options options;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    for (unsigned i = 0; i < 2; i++) {
        m = (hf_variant_making){
            .shape = shape, .kind = HF_CONSTRAINT_THERMOMETER, .rng = hf_rng_make(1, 0)};
        m.size = m.columns = 4;
        m.cells = 16;
        m.turns = hf_symmetry_maps(shape, HF_SYMMETRY_NONE, m.maps);
        m.task.deadline_ns = i == 0 ? 1 : UINT64_MAX;
        assert_int_equal(hf_solver_new(shape, &options, &m.solver), HF_OK);
        assert_int_equal(hf_rater_new(shape, NULL, &m.rater), HF_OK);
        assert_int_equal(hf_grid_new(shape, &m.first), HF_OK);
        assert_int_equal(hf_grid_new(shape, &m.second), HF_OK);
        for (uint32_t c = 0; c < 16; c++)
            m.solution[c] = (uint16_t)((c / 4 * 2 + c / 8 + c) % 4 + 1);
        hf_rater_cancel(m.rater);
        assert_int_equal(hf_variant_tell(&m), HF_END);
        assert_true(m.stopped);
        uint32_t clues = 0;
        for (uint32_t c = 0; c < 16; c++)
            clues += m.clue[c] != 0;
        assert_true(i == 0 ? clues == 0 : clues > 3 && clues < 16);
        hf_grid_free(m.first);
        hf_grid_free(m.second);
        hf_rater_free(m.rater);
        hf_solver_free(m.solver);
    }
    hf_shape_free(shape);
}

/* An engine that may hardly guess does not know how many solutions there are: cells are told until it knows. */
static void told_by_a_hasty_engine(void **state)
{
    static hf_variant_making m;
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    (void)state;
    m = (hf_variant_making){
        .shape = shape, .kind = HF_CONSTRAINT_THERMOMETER, .rng = hf_rng_make(1, 0)};
    m.size = m.columns = 9;
    m.cells = 81;
    m.turns = hf_symmetry_maps(shape, HF_SYMMETRY_NONE, m.maps);
    m.task.deadline_ns = UINT64_MAX;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = 1;
    assert_int_equal(hf_solver_new(shape, &options, &m.solver), HF_OK);
    assert_int_equal(hf_grid_new(shape, &m.first), HF_OK);
    assert_int_equal(hf_grid_new(shape, &m.second), HF_OK);
    for (uint32_t c = 0; c < 81; c++)
        m.solution[c] = (uint16_t)(solved[c] - '0');
    assert_int_equal(hf_variant_tell(&m), HF_OK);
    uint32_t clues = 0;
    for (uint32_t c = 0; c < 81; c++) {
        clues += m.clue[c] != 0;
        assert_true(m.clue[c] == 0 || m.clue[c] == m.solution[c]);
    }
    assert_in_range(clues, 17, 40);
    hf_grid_free(m.first);
    hf_grid_free(m.second);
    hf_solver_free(m.solver);
    hf_shape_free(shape);
}

/* A variant that first needs bets: cells are told until rules suffice. */
static void told_until_rules_suffice(void **state)
{
    hf_shape *shape = test_shape(test_square(7));
    hf_generate_options options = wishes();
    hf_puzzle *made;
    hf_rater *rater;
    hf_rating rating;
    (void)state;
    options.seed = 4;
    options.attempts = 1;
    options.level_least = HF_LEVEL_EASY;
    options.level_most = HF_LEVEL_EXTREME;
    assert_int_equal(
        hf_generate_variant_wished(shape, HF_CONSTRAINT_ANTI_KNIGHT, false, &options, 0, &made),
        HF_OK);
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_rate(rater, made, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_UNIQUE);
    assert_int_equal(rating.guesses, 0);
    hf_rater_free(rater);
    hf_puzzle_free(made);
    hf_shape_free(shape);
}

/* Cages on a small board that all turns take to itself: each is taken to a cage, whole. */
static void cages_of_full_symmetry(void **state)
{
    static hf_variant_making m;
    hf_shape *shape = test_shape(test_square(7));
    (void)state;
    for (uint64_t seed = 0; seed < 300; seed++) {
        m = (hf_variant_making){
            .shape = shape, .kind = HF_CONSTRAINT_CAGE, .rng = hf_rng_make(seed, 0)};
        m.size = m.columns = 7;
        m.cells = 49;
        m.turns =
            hf_symmetry_maps(shape, seed % 2 ? HF_SYMMETRY_FULL : HF_SYMMETRY_ROTATE90, m.maps);
        for (uint32_t c = 0; c < 49; c++)
            m.solution[c] = (uint16_t)((c / 7 * 2 + c % 7) % 7 + 1);
        hf_variant_draw_cages(&m);
        for (uint32_t t = 0; t < m.turns; t++)
            for (uint32_t c = 0; c + 1 < 49; c++) {
                bool same = m.part[c] == m.part[c + 1];
                assert_int_equal(m.part[hf_variant_turned(&m, t, c)] ==
                                     m.part[hf_variant_turned(&m, t, c + 1)],
                                 same);
            }
    }
    hf_shape_free(shape);
}

/* Whatever it is asked, a judge who is called off finds nothing good enough, and what is called off once is not so
 * for ever. */
static void a_judge_is_called_off(void **state)
{
    const hf_rule *technique = hf_rule_named("naked-pair");
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(
        shape, "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        hf_generate_options options = wishes();
        atomic_bool cancelled = false;
        hf_judge *judge;
        bool met[2], always;
        options.score_most = i == 0 ? 100000 : 0;
        options.rating_most = i == 1 ? 120 : 0;
        options.technique = &technique;
        options.techniques = i == 2;
        assert_int_equal(hf_judge_new(shape, &options, &cancelled, &judge), HF_OK);
        assert_int_equal(hf_judge_hear(judge, grid, UINT64_MAX, &always), HF_OK);
        for (unsigned turn = 0; turn < 2; turn++) {
            atomic_store(&cancelled, turn == 0);
            assert_int_equal(hf_judge_hear(judge, grid, UINT64_MAX, &met[turn]), HF_OK);
        }
        assert_true(always && !met[0] && met[1]);
        hf_judge_free(judge);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* A judge hears puzzles of one solution: one of several meets no wish, nor does one without a technique. */
static void judges_of_odd_puzzles(void **state)
{
    const hf_rule *techniques[] = {hf_rule_named("naked-single"), hf_rule_named("xy-chain")};
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, given);
    const atomic_bool never = false;
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        hf_generate_options options = wishes();
        hf_judge *judge;
        bool met = true;
        options.score_most = i == 0 || i == 3 ? 100000 : 0;
        options.rating_most = i == 1 ? 120 : 0;
        options.technique = techniques;
        options.techniques = i == 2 ? 2 : 0;
        assert_int_equal(hf_judge_new(shape, &options, &never, &judge), HF_OK);
        hf_grid_values(grid)[0] = i < 2 ? 0 : 5; /* three clues less: several solutions */
        hf_grid_values(grid)[1] = i < 2 ? 0 : 3;
        hf_grid_values(grid)[4] = i < 2 ? 0 : 7;
        assert_int_equal(hf_judge_hear(judge, grid, UINT64_MAX, &met), HF_OK);
        assert_int_equal(met, i == 3);
        hf_judge_free(judge);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accepted_at_once),
        cmocka_unit_test(numbers_drawn_again),
        cmocka_unit_test(a_pattern_on_a_board),
        cmocka_unit_test(rows_listed_twice),
        cmocka_unit_test(rows_of_pairs),
        cmocka_unit_test(a_house_that_cannot_be),
        cmocka_unit_test(a_variant_within_an_hour),
        cmocka_unit_test(all_is_told),
        cmocka_unit_test(told_until_rules_suffice),
        cmocka_unit_test(told_no_further),
        cmocka_unit_test(told_by_a_hasty_engine),
        cmocka_unit_test(cages_of_full_symmetry),
        cmocka_unit_test(judges_of_odd_puzzles),
        cmocka_unit_test(a_judge_is_called_off),
    };
    return cmocka_run_group_tests_name("generate_seldom", tests, NULL, NULL);
}
