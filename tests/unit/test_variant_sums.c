/* SPDX-License-Identifier: MIT
 *
 * test_variant_sums.c - sums of many cells and on boards of up to 16 symbols, where totals do not fit into one word
 * and sets of cells are too many to be listed. The judge is another engine, which knows nothing of sums: of the
 * board's solutions without them those are counted that have all sums.
 */
#include <string.h>

#include "base/rng.h"
#include "support/support.h"

enum { MOST_CELLS = 256, OPEN = 34, MANY = 4000 };

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
                              const uint16_t *value, bool diagonals)
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
    if (diagonals)
        add_diagonals(rng, maker, value, size);
    for (uint32_t i = diagonals ? 0 : 2 + hf_rng_below(rng, 6); i > 0; i--)
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

static uint32_t compare(hf_rng *rng, const hf_shape *shape, uint32_t high, uint32_t wide,
                        bool diagonals)
{
    uint16_t value[MOST_CELLS];
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    uint32_t all;
    fill(rng, high, wide, value);
    hf_puzzle *puzzle = make_puzzle(rng, shape, high, value, diagonals);
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
    uint32_t times = test_is_soak() ? 40000 : test_is_short() ? 100 : 400, judged = 0;
    (void)state;
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        hf_shape *shape = test_shape(test_boxes(boxes[i][0], boxes[i][1]));
        for (uint32_t n = 0; n < times; n++)
            judged += compare(&rng, shape, boxes[i][0], boxes[i][1], false);
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
            judged += compare(&rng, shape, boxes[i][0], boxes[i][1], true);
        hf_shape_free(shape);
    }
    assert_true(judged * 2 > times);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_are_kept),
        cmocka_unit_test(bands_of_diagonals_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
