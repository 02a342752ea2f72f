/* SPDX-License-Identifier: MIT
 *
 * test_any_agreement.c - the engine "any" against its judges: "trail", which shares nothing with it
 * but singles, and CaDiCaL where that was built in.
 *
 * Boards with one solution alone prove little: a learned clause that is wrong may cut away nothing
 * but other solutions, and the answer stays "unique". So most boards here have several solutions,
 * which are counted up to a limit, or none.
 */
#include "support/support.h"

#include "base/rng.h"
#include "houseful/solve.h"

enum { MOST_COUNTED = 30, TRAIL_GUESSES = 1500 };

static hf_solver *solver_for(const hf_shape *shape, const char *engine, uint64_t solutions,
                             uint64_t guesses)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver = NULL;
    options.engine = hf_engine_named(engine);
    options.max_solutions = solutions;
    options.max_guesses = guesses;
    if (options.engine)
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static hf_grid *empty_grid(const hf_shape *shape)
{
    hf_grid *grid = NULL;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    return grid;
}

/* A solved board of this shape, different for each call: a random first row, and the rest by "any".
 */
static hf_grid *fill(const hf_shape *shape, hf_rng *rng)
{
    hf_solver *solver = solver_for(shape, "any", 1, 0);
    hf_grid *grid = empty_grid(shape), *solution = empty_grid(shape);
    uint32_t row[64], size = hf_shape_size(shape);
    hf_result r;
    for (uint32_t k = 0; k < size; k++)
        row[k] = k + 1;
    hf_rng_shuffle(rng, row, size);
    for (uint32_t k = 0; k < size; k++)
        hf_grid_values(grid)[k] = (uint16_t)row[k];
    assert_int_equal(hf_solver_solve_grid(solver, grid, &r, solution, NULL), HF_OK);
    assert_int_equal(r.count, 1);
    hf_grid_free(grid);
    hf_solver_free(solver);
    return solution;
}

/* Regions of a jigsaw that a solved board of boxes also solves: boxes whose cells with the same
 * symbol changed places here and there. They need not hang together for a solver. */
static void make_regions(uint16_t *regions, const hf_grid *solved, hf_rng *rng)
{
    const hf_shape_spec *boxes = hf_shape_spec_of(hf_grid_shape(solved));
    uint32_t n = boxes->size, across = n / boxes->box_columns;
    for (uint32_t cell = 0; cell < n * n; cell++)
        regions[cell] =
            (uint16_t)(cell / n / boxes->box_rows * across + cell % n / boxes->box_columns);
    for (uint32_t i = 0; i < 20 * n; i++) {
        uint32_t a = hf_rng_below(rng, n * n), b = hf_rng_below(rng, n * n);
        uint16_t region = regions[a];
        if (hf_grid_const_values(solved)[a] != hf_grid_const_values(solved)[b])
            continue;
        regions[a] = regions[b];
        regions[b] = region;
    }
}

/* Random clues of a solution; sometimes one of them is changed, so that mostly no solution is left.
 */
static void dig(hf_grid *puzzle, const hf_grid *solution, hf_rng *rng)
{
    uint32_t cells = hf_shape_cells(hf_grid_shape(solution)),
             size = hf_shape_size(hf_grid_shape(solution));
    uint32_t keep = 25 + hf_rng_below(rng, 40);
    for (uint32_t cell = 0; cell < cells; cell++)
        hf_grid_values(puzzle)[cell] =
            hf_rng_below(rng, 100) < keep ? hf_grid_const_values(solution)[cell] : 0;
    if (hf_rng_below(rng, 3) == 0) {
        uint32_t cell = hf_rng_below(rng, cells);
        hf_grid_values(puzzle)[cell] = (uint16_t)(1 + hf_rng_below(rng, size));
    }
}

typedef struct tally {
    unsigned unique, multiple, none, unjudged, by_trail, by_cadical;
} tally;

static void check_solutions(const hf_grid *puzzle, const hf_result *r, const hf_grid *first,
                            const hf_grid *second)
{
    if (r->count >= 1)
        assert_true(hf_grid_is_solved(first) && hf_grid_extends(first, puzzle));
    if (r->count >= 2) {
        size_t bytes = hf_shape_cells(hf_grid_shape(puzzle)) * sizeof(uint16_t);
        assert_true(hf_grid_is_solved(second) && hf_grid_extends(second, puzzle));
        assert_memory_not_equal(hf_grid_const_values(first), hf_grid_const_values(second), bytes);
    }
}

typedef struct bench {
    hf_shape *shape;
    hf_solver *any, *trail, *cadical;
    hf_grid *puzzle, *first, *second;
} bench;

static void judge(bench *b, tally *t)
{
    hf_result any, trail, cadical;
    assert_int_equal(hf_solver_solve_grid(b->any, b->puzzle, &any, b->first, b->second), HF_OK);
    check_solutions(b->puzzle, &any, b->first, b->second);
    if (any.answer == HF_INVALID)
        return;
    assert_int_not_equal(any.answer, HF_LIMIT);
    assert_int_equal(hf_solver_solve_grid(b->trail, b->puzzle, &trail, NULL, NULL), HF_OK);
    if (trail.exhausted || trail.count == MOST_COUNTED) {
        assert_int_equal(any.count, trail.count);
        assert_int_equal(any.answer, trail.answer);
        t->by_trail++;
    } else if (!b->cadical) {
        t->unjudged++;
    }
    if (b->cadical) {
        assert_int_equal(hf_solver_solve_grid(b->cadical, b->puzzle, &cadical, NULL, NULL), HF_OK);
        assert_int_equal(any.answer, cadical.answer);
        t->by_cadical++;
    }
    t->unique += any.answer == HF_UNIQUE;
    t->multiple += any.answer == HF_MULTIPLE;
    t->none += any.answer == HF_NONE;
}

static void open_bench(bench *b, hf_shape *shape)
{
    b->shape = shape;
    b->any = solver_for(shape, "any", MOST_COUNTED, 0);
    b->trail = solver_for(shape, "trail", MOST_COUNTED, TRAIL_GUESSES);
    b->cadical = solver_for(shape, "cadical", 2, 0);
    b->puzzle = empty_grid(shape);
    b->first = empty_grid(shape);
    b->second = empty_grid(shape);
}

static void close_bench(bench *b)
{
    hf_grid_free(b->puzzle);
    hf_grid_free(b->first);
    hf_grid_free(b->second);
    hf_solver_free(b->any);
    hf_solver_free(b->trail);
    hf_solver_free(b->cadical);
    hf_shape_free(b->shape);
}

/* `rounds` boards that are parts of one solution. */
static void run_kind(hf_shape_spec spec, bool jigsaw, unsigned rounds, hf_rng *rng, tally *t)
{
    hf_shape *plain = test_shape(spec);
    hf_grid *solution = fill(plain, rng);
    uint16_t *regions = calloc((size_t)spec.size * spec.size, sizeof *regions);
    bench b;
    if (jigsaw) {
        make_regions(regions, solution, rng);
        spec.layout = HF_LAYOUT_JIGSAW;
        spec.box_rows = spec.box_columns = 0;
        spec.regions = regions;
    }
    open_bench(&b, test_shape(spec));
    for (unsigned i = 0; i < rounds; i++) {
        dig(b.puzzle, solution, rng);
        judge(&b, t);
    }
    close_bench(&b);
    hf_grid_free(solution);
    hf_shape_free(plain);
    free(regions);
}

static void every_judge_agrees(void **state)
{
    static const uint32_t sides[][2] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4},
                                        {3, 5}, {4, 4}, {3, 6}, {4, 5}, {5, 5}};
    const unsigned rounds = test_is_short() ? 5 : 10;
    hf_rng rng = hf_rng_make(20, 5);
    tally t = {0, 0, 0, 0, 0, 0};
    (void)state;
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        bool large = sides[i][0] * sides[i][1] > 16; /* most of the time goes there */
        unsigned parts = test_is_soak() ? 60 : test_is_short() ? 1 : large ? 2 : 6;
        for (unsigned part = 0; part < parts; part++) {
            hf_shape_spec spec = test_boxes(sides[i][0], sides[i][1]);
            run_kind(spec, false, rounds, &rng, &t);
            run_kind(spec, true, rounds, &rng, &t);
            spec.extras = HF_EXTRA_DIAGONALS;
            if (sides[i][0] * sides[i][1] != 6) /* 6x6 X boards with 2x3 boxes are scarce */
                run_kind(spec, false, rounds, &rng, &t);
        }
    }
    print_message(
        "# unique %u, multiple %u, none %u; judged by trail %u, by cadical %u, by none %u\n",
        t.unique, t.multiple, t.none, t.by_trail, t.by_cadical, t.unjudged);
    assert_true(t.unique > rounds && t.multiple > rounds && t.none > rounds);
    assert_true(t.by_trail > rounds);
    if (!hf_engine_named("cadical"))
        print_message("# skipped: this was built without CaDiCaL\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_judge_agrees)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
