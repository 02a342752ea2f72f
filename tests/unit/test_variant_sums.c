/* SPDX-License-Identifier: MIT
 *
 * test_variant_sums.c - sums of many cells and on boards of up to 16 symbols, where totals do not fit into one word
 * and sets of cells are too many to be listed. The judge is another engine, which knows nothing of sums: of the
 * board's solutions without them those are counted that have all sums.
 */
#include <string.h>

#include "base/rng.h"
#include "solve/variant/model.h"
#include "support/support.h"

enum { MOST_CELLS = 256, OPEN = 34, MANY = 4000 };
typedef enum what { ANY_CELLS, DIAGONALS, PILLS } what;

typedef struct counted {
    const hf_puzzle *puzzle;
    uint32_t right, all;
} counted;

static bool count_right(const uint16_t *values, void *user)
{
    counted *c = user;
    c->all++;
    c->right += hf_puzzle_is_solution(c->puzzle, values);
    return true;
}

/* A solved board by formula, its rows exchanged within bands and its symbols at random. */
static void fill(hf_rng *rng, uint32_t high, uint32_t wide, uint16_t *value)
{
    uint32_t size = high * wide, row[16], symbol[16];
    for (uint32_t i = 0; i < size; i++)
        row[i] = i, symbol[i] = i + 1;
    for (uint32_t band = 0; band < size; band += high)
        hf_rng_shuffle(rng, row + band, high);
    hf_rng_shuffle(rng, symbol, size);
    for (uint32_t r = 0; r < size; r++)
        for (uint32_t c = 0; c < size; c++)
            value[r * size + c] =
                (uint16_t)symbol[(row[r] % high * wide + row[r] / high + c) % size];
}

/* Cells of two rows, or of anywhere, and what they add up to. */
static void add_sum(hf_rng *rng, hf_puzzle_maker *maker, const uint16_t *value, uint32_t size,
                    uint32_t row, hf_constraint_kind kind)
{
    uint32_t cells[MOST_CELLS], all[MOST_CELLS];
    uint32_t count =
        kind == HF_CONSTRAINT_CAGE ? 4 + hf_rng_below(rng, size - 5) : 7 + hf_rng_below(rng, 12);
    uint32_t among = kind == HF_CONSTRAINT_CAGE ? size : 2 * size;
    int32_t total = 0;
    for (uint32_t i = 0; i < among; i++)
        all[i] = row * size + i;
    hf_rng_shuffle(rng, all, among);
    count = count < among ? count : among;
    for (uint32_t i = 0; i < count; i++) {
        cells[i] = all[i];
        total += value[all[i]];
    }
    assert_int_equal(hf_puzzle_maker_constraint(maker, kind, cells, &count, 1, &total, 1), HF_OK);
}

/* Diagonals that run one way, most of them, and what each adds up to: those side by side nearly fill boxes. */
static void add_diagonals(hf_rng *rng, hf_puzzle_maker *maker, const uint16_t *value, uint32_t size)
{
    bool left = hf_rng_below(rng, 2) != 0;
    for (uint32_t d = 1; d + 2 < 2 * size; d++) {
        uint32_t cells[MOST_CELLS], count = 0;
        int32_t total = 0;
        for (uint32_t r = 0; r < size; r++) {
            uint32_t c = d - r; /* wraps around where the diagonal has no cell in the row */
            if (c >= size)
                continue;
            cells[count] = r * size + (left ? size - 1 - c : c);
            total += value[cells[count++]];
        }
        if (hf_rng_below(rng, 4) != 0)
            assert_int_equal(
                hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_SUM, cells, &count, 1, &total, 1),
                HF_OK);
    }
}

/* A pill of two or three cells, and cells anywhere that add up to its number. */
static void add_pill(hf_rng *rng, hf_puzzle_maker *maker, const uint16_t *value, uint32_t size)
{
    uint32_t all[MOST_CELLS], among = size * size;
    for (uint32_t i = 0; i < among; i++)
        all[i] = i;
    for (int tries = 0; tries < 400; tries++) {
        uint32_t parts[2] = {2 + hf_rng_below(rng, 2), 0};
        uint32_t number = 0, sum = 0;
        hf_rng_shuffle(rng, all, among);
        for (uint32_t i = 1; i < parts[0]; i++) /* a pill is read from the first cell on */
            for (uint32_t k = i; k > 0 && all[k - 1] > all[k]; k--) {
                uint32_t swap = all[k];
                all[k] = all[k - 1];
                all[k - 1] = swap;
            }
        for (uint32_t i = 0; i < parts[0]; i++)
            number = 10 * number + value[all[i]];
        for (uint32_t i = parts[0]; sum < number && i < 40; i++, parts[1]++)
            sum += value[all[i]];
        if (sum != number)
            continue;
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, all, parts, 2, NULL, 0), HF_OK);
        return;
    }
}

/* Open are single cells anywhere, or all cells of two rows or three of one band. */
static uint32_t open_cells(hf_rng *rng, const hf_shape *shape, uint32_t high, bool *open)
{
    uint32_t size = hf_shape_size(shape), cells = size * size;
    uint32_t row = hf_rng_below(rng, size / high) * high, rows = hf_rng_below(rng, 4);
    rows = rows > high ? high : rows;
    for (uint32_t i = 0; i < cells; i++)
        open[i] = rows >= 2 ? i / size >= row && i / size < row + rows
                            : hf_rng_below(rng, cells) < OPEN + size;
    return row;
}

static hf_puzzle *make_puzzle(hf_rng *rng, const hf_shape *shape, uint32_t high,
                              const uint16_t *value, what sums)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint32_t size = hf_shape_size(shape);
    bool open[MOST_CELLS];
    uint32_t row = open_cells(rng, shape, high, open);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < size * size; i++)
        if (!open[i])
            assert_int_equal(hf_puzzle_maker_clue(maker, i, value[i]), HF_OK);
    if (sums == DIAGONALS)
        add_diagonals(rng, maker, value, size);
    for (uint32_t i = 0; sums == PILLS && i < 4; i++)
        add_pill(rng, maker, value, size);
    for (uint32_t i = sums != ANY_CELLS ? 0 : 2 + hf_rng_below(rng, 6); i > 0; i--)
        add_sum(rng, maker, value, size, row, i % 3 ? HF_CONSTRAINT_SUM : HF_CONSTRAINT_CAGE);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* Solutions of the board without sums; MANY: that, or more. */
static uint32_t judge(const hf_shape *shape, const hf_puzzle *puzzle, uint32_t *all)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_grid *grid;
    hf_result result;
    counted c = {.puzzle = puzzle};
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("trail");
    options.max_solutions = MANY;
    options.on_solution = count_right, options.user = &c;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    memcpy(hf_grid_values(grid), hf_puzzle_clues(puzzle), hf_shape_cells(shape) * sizeof(uint16_t));
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
    hf_grid_free(grid);
    hf_solver_free(solver);
    *all = c.all;
    return c.right;
}

static uint32_t compare(hf_rng *rng, const hf_shape *shape, uint32_t high, uint32_t wide, what sums)
{
    uint16_t value[MOST_CELLS];
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    uint32_t all;
    fill(rng, high, wide, value);
    hf_puzzle *puzzle = make_puzzle(rng, shape, high, value, sums);
    assert_true(hf_puzzle_is_solution(puzzle, value));
    uint32_t right = judge(shape, puzzle, &all);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_solutions = MANY;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    if (all < MANY)
        assert_int_equal(result.count, right);
    assert_true(result.count >= 1);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    return all < MANY;
}

static void sums_are_kept(void **state)
{
    static const uint8_t boxes[][2] = {{3, 3}, {2, 5}, {3, 4}, {4, 4}};
    hf_rng rng = hf_rng_make(11, 0);
    uint32_t times = test_is_soak() ? 40000 : test_is_short() ? 40 : 400, judged = 0;
    (void)state;
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        hf_shape *shape = test_shape(test_boxes(boxes[i][0], boxes[i][1]));
        for (uint32_t n = 0; n < times; n++)
            judged += compare(&rng, shape, boxes[i][0], boxes[i][1], ANY_CELLS);
        hf_shape_free(shape);
    }
    assert_true(judged * 2 > times); /* the others have too many solutions without sums */
}

static void bands_of_diagonals_are_kept(void **state)
{
    static const uint8_t boxes[][2] = {{3, 3}, {2, 3}, {2, 2}};
    hf_rng rng = hf_rng_make(12, 0);
    uint32_t times = test_is_soak() ? 40000 : test_is_short() ? 10 : 30, judged = 0;
    (void)state;
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        hf_shape *shape = test_shape(test_boxes(boxes[i][0], boxes[i][1]));
        for (uint32_t n = 0; n < times; n++)
            judged += compare(&rng, shape, boxes[i][0], boxes[i][1], DIAGONALS);
        hf_shape_free(shape);
    }
    assert_true(judged * 2 > times);
}

/* Numbers of two and three digits: cells that count ten and a hundred times. */
static void numbers_of_pills_are_kept(void **state)
{
    hf_shape *shape = test_shape(test_boxes(3, 3));
    hf_rng rng = hf_rng_make(13, 0);
    uint32_t times = test_is_soak() ? 40000 : test_is_short() ? 20 : 60, judged = 0;
    (void)state;
    for (uint32_t n = 0; n < times; n++)
        judged += compare(&rng, shape, 3, 3, PILLS);
    assert_true(judged * 2 > times);
    hf_shape_free(shape);
}

/* ---- what no random puzzle asks ----------------------------------------------------------------- */

typedef struct written {
    hf_constraint_kind kind;
    uint32_t first, step, count; /* cells */
    int32_t number;              /* 0: none */
} written;

static hf_puzzle *puzzle_with(const hf_shape *shape, const written *w, size_t count,
                              const uint16_t *clues)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (size_t i = 0; i < count; i++) {
        uint32_t cells[MOST_CELLS];
        for (uint32_t k = 0; k < w[i].count; k++)
            cells[k] = w[i].first + k * w[i].step;
        if (hf_puzzle_maker_constraint(maker, w[i].kind, cells, &w[i].count, 1, &w[i].number,
                                       w[i].number != 0) != HF_OK)
            fail_msg("constraint %zu: %s", i, hf_puzzle_maker_fault(maker));
    }
    for (uint32_t c = 0; clues != NULL && c < hf_shape_cells(shape); c++)
        assert_int_equal(hf_puzzle_maker_clue(maker, c, clues[c]), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static hf_answer answer_of(const hf_shape *shape, const written *w, size_t count,
                           const uint16_t *clues, uint32_t cpu)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_puzzle *puzzle = puzzle_with(shape, w, count, clues);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.cpu &= cpu;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    return result.answer;
}

/* More than any different cells have, less than as many of the greatest symbol. */
static void totals_that_no_cells_have(void **state)
{
    static const written forty_four = {HF_CONSTRAINT_SUM, 0, 1, 5, 44},
                         forty_five = {HF_CONSTRAINT_SUM, 0, 1, 5, 45},
                         eighty = {HF_CONSTRAINT_SUM, 0, 1, 5, 80},
                         four = {HF_CONSTRAINT_CAGE, 0, 1, 4, 29};
    hf_shape *nine = test_shape(test_square(9)), *sixteen = test_shape(test_square(16));
    uint16_t clues[MOST_CELLS] = {1};
    (void)state;
    for (uint32_t cpu = 0; cpu < 3; cpu++) { /* none, the narrower vectors, all */
        uint32_t features = cpu == 0 ? 0 : cpu == 1 ? ~(uint32_t)HF_CPU_AVX512 : UINT32_MAX;
        assert_int_equal(answer_of(nine, &forty_four, 1, NULL, features), HF_NONE);
        assert_int_equal(answer_of(nine, &forty_five, 1, clues, features), HF_NONE);
        assert_int_equal(answer_of(nine, &four, 1, NULL, features), HF_MULTIPLE);
    }
    clues[1] = 2;
    assert_int_equal(answer_of(sixteen, &eighty, 1, clues, UINT32_MAX), HF_NONE);
    hf_shape_free(nine);
    hf_shape_free(sixteen);
}

/* Where there is no room for another propagator none is added; where there is, some are. */
static void what_is_derived_keeps_to_its_room(void **state)
{
    static const written w[] = {
        {HF_CONSTRAINT_CAGE, 0, 1, 5, 25},      {HF_CONSTRAINT_CAGE, 5, 1, 3, 15},
        {HF_CONSTRAINT_CAGE, 9, 9, 3, 14},      {HF_CONSTRAINT_RENBAN, 60, 1, 3, 0},
        {HF_CONSTRAINT_SUM, 4, 8, 5, 24},       {HF_CONSTRAINT_SUM, 5, 8, 6, 31},
        {HF_CONSTRAINT_SUM, 6, 8, 7, 35},       {HF_CONSTRAINT_SUM, 3, 8, 4, 22},
        {HF_CONSTRAINT_SKYSCRAPER, 72, 1, 9, 3}};
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle *puzzle = puzzle_with(shape, w, sizeof w / sizeof *w, NULL);
    hf_variant *v;
    (void)state;
    assert_int_equal(hf_variant_open(shape, 0, &v), HF_OK);
    assert_true(hf_variant_load(v, puzzle));
    uint32_t told = v->prop_count;
    for (uint32_t most = told; v->prop_count == told; most += 100) {
        hf_variant_find_sums(v, 1, 0, 4, most);
        assert_int_equal(v->prop_count > told, most > told);
    }
    for (uint32_t turn = 0; turn < 6; turn++) {
        uint32_t before = v->prop_count, most = before + turn % 2 * 100;
        if (turn < 2)
            hf_variant_find_bands(v, most);
        else if (turn < 4)
            hf_variant_pack_houses(v, 1, most);
        else
            hf_variant_add_last(v, most);
        assert_int_equal(v->prop_count > before, turn % 2);
    }
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* Without time nothing is known. */
static void an_estimate_ends_with_its_time(void **state)
{
    static const written cage = {HF_CONSTRAINT_CAGE, 0, 1, 2, 7};
    static atomic_bool never;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle *puzzle = puzzle_with(shape, &cage, 1, NULL);
    hf_search search = {.cells = 16,
                        .puzzle = puzzle,
                        .max_solutions = 1,
                        .max_guesses = UINT64_MAX,
                        .deadline_ns = UINT64_MAX,
                        .max_looks = 3,
                        .cancelled = &never};
    hf_variant *v;
    bool open;
    (void)state;
    assert_int_equal(hf_variant_open(shape, 0, &v), HF_OK);
    assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open), HF_OK);
    assert_true(open);
    assert_true(hf_variant_estimate(v, 1000) > 1);
    assert_true(hf_variant_estimate(v, 1000) == 0);
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* One sum, many solutions: Hall sets are looked at in vain until they sleep; what is found stays right. */
static void what_sleeps_is_not_missed(void **state)
{
    static const written forty = {HF_CONSTRAINT_SUM, 0, 10, 9, 40};
    hf_shape *shape = test_shape(test_square(9));
    counted c = {.puzzle = puzzle_with(shape, &forty, 1, NULL)};
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant"), options.max_solutions = 1500;
    options.on_solution = count_right, options.user = &c;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, c.puzzle, &result, NULL, NULL), HF_OK);
    assert_true(c.all == options.max_solutions && c.right == c.all);
    hf_solver_free(solver);
    hf_puzzle_free((hf_puzzle *)c.puzzle);
    hf_shape_free(shape);
}

/* What is left to each cell before the first guess; false: nothing. */
static bool root_of(const hf_shape *shape, const hf_puzzle *puzzle, uint16_t *mask)
{
    static atomic_bool never;
    hf_search search = {.cells = hf_shape_cells(shape),
                        .puzzle = puzzle,
                        .max_solutions = 2,
                        .max_guesses = UINT64_MAX,
                        .deadline_ns = UINT64_MAX,
                        .cancelled = &never};
    hf_variant *v;
    bool open;
    assert_int_equal(hf_variant_open(shape, 0, &v), HF_OK);
    assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open), HF_OK);
    for (uint32_t c = 0; c < search.cells; c++)
        mask[c] = v->boards[0].mask[v->place[c]];
    hf_variant_close(v);
    return open;
}

static uint32_t formula(uint32_t cell)
{
    uint32_t r = cell / 9;
    return (r * 3 + r / 3 + cell) % 9 + 1;
}

/* The cells of a solved board that hold these symbols, the greatest first, so many of them. */
static uint32_t cells_above(uint32_t least, uint32_t most_cells, uint32_t *cells)
{
    uint32_t count = 0;
    for (uint32_t symbol = 9; symbol >= least; symbol--)
        for (uint32_t c = 0; c < 81; c++)
            if (formula(c) == symbol && count < most_cells)
                cells[count++] = c;
    return count;
}

/* All nines and eights: nearly as much as so many cells can have. What the solved board has must stay. */
static void a_sum_near_its_greatest(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint32_t cells[81], count = cells_above(8, 81, cells);
    const int32_t total = 9 * 9 + 9 * 8;
    uint16_t mask[81];
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_SUM, cells, &count, 1, &total, 1), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_true(root_of(shape, puzzle, mask));
    for (uint32_t c = 0; c < 81; c++)
        assert_true((mask[c] >> (formula(c) - 1) & 1) != 0);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void add_arrow(hf_puzzle_maker *maker, uint32_t pill, uint32_t line, uint32_t *cells)
{
    static const uint32_t digits[3] = {1, 3 * 9 + 8, 4 * 9 + 5};
    const uint32_t parts[2] = {pill, line};
    memcpy(cells, digits, sizeof digits);
    assert_int_equal(cells_above(7, line, cells + pill), line);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, cells, parts, 2, NULL, 0), HF_OK);
}

/* A number of two digits that is the sum of 20 cells, most of them apart: more than 29. And one of three digits, which
 * can be 111 or 211, while the cells beside it are known to be 137: there is none. */
static void numbers_that_are_sums(void **state)
{
    const uint64_t one_or_two = 3;
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    for (uint32_t known = 0; known < 2; known++) {
        hf_puzzle_maker *maker;
        hf_puzzle *puzzle;
        uint32_t cells[81];
        uint16_t mask[81];
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        add_arrow(maker, known ? 3 : 2, known ? 16 : 20, cells);
        for (uint32_t i = 1; known && i < 3 + 16; i++)
            assert_int_equal(hf_puzzle_maker_clue(maker, cells[i], formula(cells[i])), HF_OK);
        if (known)
            assert_int_equal(hf_puzzle_maker_candidates(maker, cells[0], &one_or_two), HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        assert_int_equal(root_of(shape, puzzle, mask), !known);
        assert_true(known || ((mask[cells[0]] & 3) == 0 && mask[cells[0]] >> 8 == 1));
        hf_puzzle_free(puzzle);
        hf_puzzle_maker_free(maker);
    }
    hf_shape_free(shape);
}

/* Four cells of a row with three symbols, within a long sum, which is looked at before anything counts them. */
static void fewer_symbols_than_cells(void **state)
{
    const uint64_t three = 7;
    const int32_t total = 48;
    const uint32_t count = 12;
    uint32_t cells[12];
    uint16_t mask[81];
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < count; i++) {
        cells[i] = i < 4 ? i : 45 + i - 4;
        if (i < 4)
            assert_int_equal(hf_puzzle_maker_candidates(maker, i, &three), HF_OK);
    }
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_SUM, cells, &count, 1, &total, 1), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_false(root_of(shape, puzzle, mask));
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* All diagonals one way, of which bands take no more than they have room for. */
static void more_diagonals_than_bands_take(void **state)
{
    written w[15];
    hf_shape *shape = test_shape(test_square(9));
    uint16_t mask[81];
    (void)state;
    for (uint32_t i = 0; i < 15; i++) {
        uint32_t d = i + 1, count = d < 9 ? d + 1 : 17 - d;
        w[i] = (written){HF_CONSTRAINT_SUM, d < 9 ? d : 9 * (d - 8) + 8, 8, count, 0};
        for (uint32_t k = 0; k < count; k++)
            w[i].number += (int32_t)formula(w[i].first + 8 * k);
    }
    hf_puzzle *puzzle = puzzle_with(shape, w, 15, NULL);
    assert_true(root_of(shape, puzzle, mask));
    for (uint32_t c = 0; c < 81; c++)
        assert_true((mask[c] >> (formula(c) - 1) & 1) != 0);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

static bool wakes(const hf_variant *v, uint32_t i)
{
    for (uint32_t p = 0; p < v->places; p++)
        if ((v->triggers[(size_t)p * v->dirty_words + i / 64] >> (i % 64) & 1) != 0)
            return true;
    return false;
}

/* Looked at in vain a thousand times, what others know too sleeps; what strikes one time in forty does not. */
static void what_helps_stays_awake(void **state)
{
    static const written w[] = {
        {HF_CONSTRAINT_CAGE, 0, 1, 5, 25},      {HF_CONSTRAINT_CAGE, 5, 1, 3, 15},
        {HF_CONSTRAINT_CAGE, 9, 9, 3, 14},      {HF_CONSTRAINT_RENBAN, 60, 1, 3, 0},
        {HF_CONSTRAINT_SUM, 4, 8, 5, 24},       {HF_CONSTRAINT_SUM, 5, 8, 6, 31},
        {HF_CONSTRAINT_SUM, 6, 8, 7, 35},       {HF_CONSTRAINT_SUM, 3, 8, 4, 22},
        {HF_CONSTRAINT_SKYSCRAPER, 72, 1, 9, 3}};
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle *puzzle = puzzle_with(shape, w, sizeof w / sizeof *w, NULL);
    uint32_t asleep[32] = {0}, awake[32] = {0};
    hf_variant *v;
    (void)state;
    assert_int_equal(hf_variant_open(shape, 0, &v), HF_OK);
    assert_true(hf_variant_load(v, puzzle));
    assert_true(hf_variant_derive(v, 1, 0, HF_VARIANT_MOST_LEFT) && hf_variant_band(v));
    assert_true(hf_variant_finish(v));
    for (uint32_t i = v->told_props; i < v->prop_count; i++) {
        const hf_propagator *p = &v->props[i];
        for (uint32_t run = 0; run < 2048; run++)
            hf_variant_count_run(v, i, run % 40 == 0);
        assert_true(wakes(v, i));
        for (uint32_t run = 0; run < 2048; run++)
            hf_variant_count_run(v, i, false);
        *(wakes(v, i) ? &awake[p->type] : &asleep[p->type]) += 1;
    }
    assert_true(asleep[HF_PROPAGATE_SUM] > 0 && awake[HF_PROPAGATE_SUM] == 0);
    assert_true(asleep[HF_PROPAGATE_CAGE] > 0 && awake[HF_PROPAGATE_CAGE] == 0);
    assert_true(asleep[HF_PROPAGATE_HALL] > 0 && awake[HF_PROPAGATE_HALL] == 1); /* the renban */
    assert_true(asleep[HF_PROPAGATE_WALK] == 0);
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* Cages in houses beyond the 64th, of which no note is taken: they are packed where any will do. */
static void cages_in_many_houses(void **state)
{
    enum { LISTED = 45 };
    static const written cage = {HF_CONSTRAINT_CAGE, 4, 5, 2,
                                 7}; /* r1c5, r2c1: in the 68th house */
    uint32_t houses[LISTED * 9];
    hf_shape_spec spec = test_square(9);
    (void)state;
    for (uint32_t h = 0; h < LISTED; h++)
        for (uint32_t r = 0; r < 9; r++)
            houses[h * 9 + r] = 9 * r + (r * (h / 9 + 1) + h % 9) % 9;
    spec.listed = houses;
    spec.listed_houses = LISTED;
    hf_shape *shape = test_shape(spec);
    hf_puzzle *puzzle = puzzle_with(shape, &cage, 1, NULL);
    hf_variant *v;
    assert_int_equal(hf_variant_open(shape, 0, &v), HF_OK);
    assert_true(hf_variant_load(v, puzzle));
    hf_variant_find_sums(v, 1, 0, 4, v->prop_count + 1); /* looks for cages */
    uint32_t before = v->prop_count;
    hf_variant_pack_houses(v, 4, before + 100);
    assert_int_equal(v->prop_count, before);
    hf_variant_pack_houses(v, 1, before + 100);
    assert_int_equal(v->prop_count, before + 1);
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

static bool adds_up(const uint16_t *values, void *user)
{
    uint32_t *seen = user;
    if (values[0] + values[1] + values[2] + values[3] != 23)
        fail_msg("the loop does not add up");
    ++*seen;
    return true;
}

/* A loop of four cells in a row comes to its sum once; its automaton has a state for each place where it may begin,
 * too many to walk along. A line that is said to be no loop is one that is not said to be one. */
static void sum_lines_and_loops(void **state)
{
    static const uint32_t cells[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    static const int32_t loop[] = {23, 1}, line[] = {15, 0};
    hf_shape *shape = test_shape(test_square(9));
    uint64_t counts[3];
    (void)state;
    for (uint32_t i = 0; i < 3; i++) {
        hf_puzzle_maker *maker;
        hf_puzzle *puzzle;
        hf_solver *solver;
        hf_solve_options options;
        hf_result result;
        uint32_t seen = 0, count = i == 0 ? 4 : 9;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_SUM_LINE, cells, &count, 1,
                                                    i == 0 ? loop : line, i < 2 ? 2 : 1),
                         HF_OK);
        for (uint32_t c = 9; c < 81; c++)
            if (i > 0 && c % 9 < 8)
                assert_int_equal(hf_puzzle_maker_clue(maker, c, formula(c)), HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        hf_solve_options_init(&options, sizeof options);
        options.max_solutions = 20;
        options.on_solution = i == 0 ? adds_up : NULL, options.user = &seen;
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
        counts[i] = result.count;
        assert_true(i > 0 || seen == 20);
        hf_solver_free(solver);
        hf_puzzle_free(puzzle);
        hf_puzzle_maker_free(maker);
    }
    assert_int_equal(counts[1], counts[2]);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_are_kept),
        cmocka_unit_test(bands_of_diagonals_are_kept),
        cmocka_unit_test(numbers_of_pills_are_kept),
        cmocka_unit_test(totals_that_no_cells_have),
        cmocka_unit_test(what_is_derived_keeps_to_its_room),
        cmocka_unit_test(an_estimate_ends_with_its_time),
        cmocka_unit_test(what_sleeps_is_not_missed),
        cmocka_unit_test(a_sum_near_its_greatest),
        cmocka_unit_test(numbers_that_are_sums),
        cmocka_unit_test(fewer_symbols_than_cells),
        cmocka_unit_test(more_diagonals_than_bands_take),
        cmocka_unit_test(what_helps_stays_awake),
        cmocka_unit_test(cages_in_many_houses),
        cmocka_unit_test(sum_lines_and_loops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
