/* SPDX-License-Identifier: MIT
 *
 * test_any_tighten.c - overlaps and subsets against their definitions: no candidate of a solution
 * is ever struck, and where the rules have ended, trying every candidate in every house one by one
 * finds nothing more.
 */
#include "support/support.h"

#include "base/rng.h"
#include "houseful/solve.h"
#include "solve/any/tighten.h"

enum { MOST_CELLS_IN_HOUSE = 200 };

static hf_grid *empty_grid(const hf_shape *shape)
{
    hf_grid *grid = NULL;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    return grid;
}

static hf_search endless(void)
{
    static atomic_bool never;
    hf_search search;
    memset(&search, 0, sizeof search);
    search.deadline_ns = UINT64_MAX;
    search.cancelled = &never;
    return search;
}

/* ---- the definitions ------------------------------------------------------------------------- */

/* Can place k have a symbol, others moving away for it? Kuhn's search for a matching. */
static bool place_one(const hf_singles *s, const uint32_t *cells, uint32_t k, int *owner,
                      bool *visited)
{
    for (uint32_t v = 0; v < s->size; v++) {
        if (visited[v] || !hf_singles_has(s, cells[k], v))
            continue;
        visited[v] = true;
        if (owner[v] < 0 || place_one(s, cells, (uint32_t)owner[v], owner, visited)) {
            owner[v] = (int)k;
            return true;
        }
    }
    return false;
}

/* Can all cells of a house be filled if the one at `place` has `symbol`? */
static bool house_allows(const hf_singles *s, uint32_t house, uint32_t place, uint32_t symbol)
{
    const uint32_t *cells = hf_house_cells(s->shape, house);
    int owner[MOST_CELLS_IN_HOUSE];
    bool visited[MOST_CELLS_IN_HOUSE];
    for (uint32_t v = 0; v < s->size; v++)
        owner[v] = -1;
    for (uint32_t k = 0; k < s->size; k++) {
        memset(visited, 0, sizeof visited);
        visited[symbol] = true; /* it is taken */
        if (k != place && !place_one(s, cells, k, owner, visited))
            return false;
    }
    return true;
}

static bool lies_in(const hf_singles *s, uint32_t cell, uint32_t house)
{
    const uint32_t *cells = hf_house_cells(s->shape, house);
    for (uint32_t k = 0; k < s->size; k++)
        if (cells[k] == cell)
            return true;
    return false;
}

/* Are all places of a symbol in house a in house b, too, while b has others? */
static bool overlap_says_more(const hf_singles *s, uint32_t a, uint32_t b, uint32_t symbol)
{
    const uint32_t *of_a = hf_house_cells(s->shape, a), *of_b = hf_house_cells(s->shape, b);
    uint32_t places = 0;
    for (uint32_t k = 0; k < s->size; k++)
        if (hf_singles_has(s, of_a[k], symbol)) {
            if (!lies_in(s, of_a[k], b))
                return false;
            places++;
        }
    for (uint32_t k = 0; k < s->size; k++)
        if (hf_singles_has(s, of_b[k], symbol) && !lies_in(s, of_b[k], a))
            return places > 0;
    return false;
}

/* On larger boards a sample of the houses has to do. */
static void nothing_is_left_to_say(const hf_singles *s)
{
    uint32_t step = s->size <= 16 ? 1 : s->size / 4;
    for (uint32_t h = 0; h < s->houses; h += step)
        for (uint32_t k = 0; k < s->size; k++)
            for (uint32_t v = 0; v < s->size; v++)
                if (hf_singles_has(s, hf_house_cells(s->shape, h)[k], v))
                    assert_true(house_allows(s, h, k, v));
    for (uint32_t a = 0; a < s->houses && s->size <= 16; a++)
        for (uint32_t b = 0; b < s->houses; b++)
            for (uint32_t v = 0; v < s->size && a != b; v++)
                assert_false(overlap_says_more(s, a, b, v));
}

/* ---- boards ---------------------------------------------------------------------------------- */

static hf_grid *solved(const hf_shape *shape)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver;
    hf_grid *empty = empty_grid(shape), *solution = empty_grid(shape);
    hf_result result;
    options.engine = hf_engine_named("any");
    options.max_solutions = 1;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, solution, NULL), HF_OK);
    assert_int_equal(result.count, 1);
    hf_solver_free(solver);
    hf_grid_free(empty);
    return solution;
}

static bool still_candidates(const uint16_t *values, void *user)
{
    const hf_singles *s = user;
    for (uint32_t c = 0; c < s->cells; c++)
        assert_true(hf_singles_has(s, c, values[c] - 1u));
    return true;
}

/* All solutions of a board, or the first of them, consist of candidates; none if `sound` is false.
 * The engine "trail" knows nothing of what is tested here. */
static void solutions_remain(hf_singles *s, const hf_grid *puzzle, bool sound)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver;
    hf_result result;
    options.engine = hf_engine_named("trail");
    options.max_solutions = 40;
    options.max_guesses = 2000;
    options.on_solution = sound ? still_candidates : NULL;
    options.user = s;
    assert_int_equal(hf_solver_new(hf_grid_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    if (!sound)
        assert_int_equal(result.count, 0);
    hf_solver_free(solver);
}

/* `percent` of the cells given; every fourth board has a wrong one. Returns the number of
 * candidates struck beyond singles, and counts what was solved or refuted. */
static uint32_t try_board(hf_tightener *t, const hf_grid *solution, uint32_t percent, hf_rng *rng,
                          uint32_t *refuted)
{
    hf_singles *s = t->singles;
    hf_grid *puzzle = empty_grid(hf_grid_shape(solution));
    hf_search search = endless();
    hf_clash clash;
    uint32_t before = 0, after = 0;
    for (uint32_t c = 0; c < s->cells; c++)
        if (hf_rng_below(rng, 100) < percent)
            hf_grid_values(puzzle)[c] = hf_grid_const_values(solution)[c];
    if (hf_rng_below(rng, 4) == 0)
        hf_grid_values(puzzle)[hf_rng_below(rng, s->cells)] =
            (uint16_t)(1 + hf_rng_below(rng, s->size));
    if (!hf_grid_clashes(puzzle, &clash, 1) && hf_singles_load(s, hf_grid_values(puzzle), NULL)) {
        for (uint32_t c = 0; c < s->cells; c++)
            before += hf_key_count(s->cell_key[c]);
        bool sound = hf_tighten_run(t, &search);
        for (uint32_t c = 0; c < s->cells; c++)
            after += hf_key_count(s->cell_key[c]);
        solutions_remain(s, puzzle, sound);
        if (sound)
            nothing_is_left_to_say(s);
        *refuted += !sound;
    }
    hf_grid_free(puzzle);
    return before - after;
}

static void check_shape(hf_shape_spec spec, uint32_t percent, uint32_t boards, uint64_t seed)
{
    hf_shape *shape = test_shape(spec);
    hf_grid *solution = solved(shape);
    hf_rng rng = hf_rng_make(seed, 7);
    hf_singles singles;
    hf_tightener tightener;
    hf_search search = endless();
    uint32_t struck = 0, refuted = 0;
    assert_int_equal(hf_singles_open(&singles, shape), HF_OK);
    assert_int_equal(hf_tighten_open(&tightener, &singles, &search), HF_OK);
    for (uint32_t i = 0; i < boards; i++)
        struck += try_board(&tightener, solution, percent + i % 10, &rng, &refuted);
    assert_true(struck > 0); /* or nothing was tested */
    hf_tighten_close(&tightener);
    hf_singles_close(&singles);
    hf_grid_free(solution);
    hf_shape_free(shape);
}

static void small_boards(void **state)
{
    uint32_t boards = test_is_short() ? 40 : 150;
    hf_shape_spec spec = test_square(9);
    (void)state;
    check_shape(test_square(6), 15, boards, 1);
    check_shape(spec, 22, boards, 2);
    spec.extras = HF_EXTRA_DIAGONALS;
    check_shape(spec, 15, boards, 3);
    spec.extras = HF_EXTRA_WINDOWS;
    check_shape(spec, 15, boards, 4);
    spec.extras = 0;
    spec.layout = HF_LAYOUT_LATIN;
    check_shape(spec, 30, boards, 5);
}

static void larger_boards(void **state)
{
    (void)state;
    check_shape(test_square(16), 36, test_is_short() ? 3 : 12, 6);
    check_shape(test_square(25), 40, 3, 7);
}

/* Sets of symbols of two and of three words. */
static void boards_of_several_words(void **state)
{
    (void)state;
    check_shape(test_square(72), 58, 1, 8);
    if (!test_is_short())
        check_shape(test_square(132), 68, 1, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boards),
        cmocka_unit_test(larger_boards),
        cmocka_unit_test(boards_of_several_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
