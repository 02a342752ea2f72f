/* SPDX-License-Identifier: MIT
 *
 * test_looks.c - every engine looks at the clock often enough, on boards up to 36 x 36: whatever it
 * is doing, it is done soon after its time is up or somebody cancels.
 *
 * The engines' files are compiled once more for this program, so that each basic block counts itself (see
 * test_format_linear.c), and the library's clock is replaced by one that tells these steps: time is up after so
 * many, and never may there be more than so many between two looks. No real clock is asked, so that the same is
 * found each time, however busy the machine is. What an engine says of its own work (test_budget) is not asked
 * either: a loop that tells nothing is seen here.
 */
#include "support/support.h"

#include "base/clock.h"
#include "base/rng.h"

/* A step of these engines takes some 2 ns of a machine of today (the compilers' -O3, which does not count). */
enum { STEPS_PER_MS = 500000 };

/* How long an engine is left alone, and how long it may go on without a look. */
static uint64_t patience = 20 * STEPS_PER_MS;
static const uint64_t longest_allowed = 50 * STEPS_PER_MS;

static uint64_t steps; /* since the search began */

static struct {
    uint64_t last; /* when the clock was last asked */
    uint64_t longest;
    uint64_t looks;
} watch;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    steps++;
}

static void note_look(void)
{
    if (steps - watch.last > watch.longest)
        watch.longest = steps - watch.last;
    watch.last = steps;
    watch.looks++;
}

/* In place of the library's own. */
uint64_t hf_clock_ns(void)
{
    note_look();
    return watch.last < patience ? 0 : 2;
}

static void start_watch(void)
{
    steps = 0;
    watch.last = watch.longest = watch.looks = 0;
}

/* ---- boards ------------------------------------------------------------------------------------ */

/* A solved board by formula, of which one cell in `every` is kept. */
static hf_grid *sparse(const hf_shape *shape, uint32_t every, hf_rng *rng)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    uint32_t n = spec->size, k = spec->box_rows ? spec->box_rows : 1;
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    for (uint32_t c = 0; every && hf_shape_layers(shape) == 1 && c < hf_shape_cells(shape); c++) {
        uint32_t x = c / n, y = c % n;
        if (hf_rng_below(rng, every) == 0)
            hf_grid_values(grid)[c] = (uint16_t)((x % k * spec->box_columns + x / k + y) % n + 1);
    }
    return grid;
}

/* One search; gives back the most steps without a look. */
static uint64_t longest_gap(const hf_engine *engine, const hf_shape *shape, const hf_grid *grid,
                            uint64_t solutions)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_solutions = solutions;
    options.time_limit_ns = 1;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    start_watch();
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
    note_look(); /* coming back takes no longer than going on */
    assert_true(result.answer == HF_LIMIT || result.answer == HF_MULTIPLE || result.exhausted);
    hf_solver_free(solver);
    return watch.longest;
}

static void check(const hf_engine *engine, const hf_shape *shape, const hf_grid *grid,
                  uint64_t solutions)
{
    uint64_t gap = longest_gap(engine, shape, grid, solutions);
    if (gap > longest_allowed || steps == 0)
        fail_msg("%s, %u symbols, %u cells, %u clues, %llu solutions: %llu steps without a look",
                 hf_engine_name(engine), hf_shape_size(shape), hf_shape_cells(shape),
                 hf_grid_clues(grid), (unsigned long long)solutions, (unsigned long long)gap);
}

static void check_shape(hf_shape_spec spec)
{
    static const uint32_t densities[] = {0, 100, 8, 3};
    hf_shape *shape = test_shape(spec);
    hf_rng rng = hf_rng_make(spec.size, 9);
    for (size_t d = 0; d < sizeof densities / sizeof *densities; d++) {
        hf_grid *grid = sparse(shape, densities[d], &rng);
        for (size_t i = 0; hf_engine_at(i); i++) {
            const hf_engine *engine = hf_engine_at(i);
            if (!hf_engine_serves(engine, shape) || (hf_engine_needs(engine) & ~hf_cpu_detect()) ||
                strcmp(hf_engine_name(engine), "cadical") == 0)
                continue;
            check(engine, shape, grid, 2);
            check(engine, shape, grid, UINT64_MAX);
        }
        hf_grid_free(grid);
    }
    hf_shape_free(shape);
}

static void small_boards(void **state)
{
    (void)state;
    check_shape(test_square(4));
    check_shape(test_square(9));
    check_shape(test_square(16));
    check_shape(test_square(25));
}

static void boards_of_thirty(void **state)
{
    (void)state;
    check_shape(test_square(30));
    check_shape(test_square(36));
    check_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 31});
}

static void cubes(void **state)
{
    (void)state;
    check_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 4});
    check_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 9});
}

/* What is done before the first look, and for a text that is no board of its size: an empty board once had each
 * symbol of each cell of each house counted, which took most of a second on 933 symbols. */
static void an_empty_board_is_made_soon(void **state)
{
    enum { SIZE = 256 };
    hf_shape *shape = test_shape(test_square(SIZE));
    hf_board *board;
    (void)state;
    start_watch();
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(steps > SIZE * SIZE && steps < 32 * 3 * SIZE * SIZE);
    hf_board_free(board);
    hf_shape_free(shape);
}

int main(void)
{
    if (test_is_short())
        patience /= 5;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boards),
        cmocka_unit_test(boards_of_thirty),
        cmocka_unit_test(cubes),
        cmocka_unit_test(an_empty_board_is_made_soon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
