/* SPDX-License-Identifier: MIT
 *
 * test_lanes.c - the lane engines as a whole against a slow and simple one, on puzzles of every
 * kind: 20,000 in the short run, 200,000 in the normal one, ten million in `make soak`.
 */
#include "support/support.h"

#include "base/rng.h"

enum { CELLS = 81, BATCH = 4000, STRIDE = 83 };

/* ---- puzzles ----------------------------------------------------------------------------------
 */

typedef struct maker {
    hf_rng rng;
    hf_shape *shape;
    hf_grid *puzzle, *solution;
    hf_solver *filler;
} maker;

static void maker_open(maker *m, uint64_t seed)
{
    hf_solve_options options = hf_solve_defaults();
    options.engine = hf_engine_named("nine");
    options.max_solutions = 1;
    m->rng = hf_rng_make(seed, 0);
    m->shape = test_shape(hf_shape_spec_square(9));
    assert_int_equal(hf_grid_new(m->shape, &m->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(m->shape, &m->solution), HF_OK);
    assert_int_equal(hf_solve_new(m->shape, &options, &m->filler), HF_OK);
}

static void maker_close(maker *m)
{
    hf_solve_free(m->filler);
    hf_grid_free(m->puzzle);
    hf_grid_free(m->solution);
    hf_shape_free(m->shape);
}

/* A solved grid: three boxes on the diagonal at random, which never clash, and a solver for the
 * rest. */
static void fill(maker *m)
{
    hf_result result;
    hf_grid_clear(m->puzzle);
    for (uint32_t box = 0; box < 3; box++) {
        uint32_t digits[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        hf_rng_shuffle(&m->rng, digits, 9);
        for (uint32_t i = 0; i < 9; i++)
            m->puzzle->cell[(3 * box + i / 3) * 9 + 3 * box + i % 3] = (uint16_t)digits[i];
    }
    assert_int_equal(hf_solve_grid(m->filler, m->puzzle, &result, m->solution, NULL), HF_OK);
    assert_true(result.count >= 1);
}

static char random_blank(maker *m)
{
    return ".0*_-xX?"[hf_rng_below(&m->rng, 8)];
}

/* Keeps `clues` cells of the solution at random. */
static void keep_some(maker *m, char *text, uint32_t clues)
{
    uint32_t order[CELLS];
    for (uint32_t i = 0; i < CELLS; i++)
        order[i] = i;
    hf_rng_shuffle(&m->rng, order, CELLS);
    char blank = random_blank(m);
    for (uint32_t i = 0; i < CELLS; i++) {
        uint16_t value = m->solution->cell[order[i]];
        text[order[i]] = i < clues ? (char)('0' + value) : blank;
    }
}

static uint32_t random_cell(maker *m)
{
    return hf_rng_below(&m->rng, CELLS);
}

static char random_digit(maker *m)
{
    return (char)('1' + hf_rng_below(&m->rng, 9));
}

/* One puzzle of some kind, 81 characters. */
static void make_puzzle(maker *m, char *text)
{
    uint32_t kind = hf_rng_below(&m->rng, 16);
    if (kind % 4 == 0)
        fill(m);
    switch (kind) {
    default: /* around the edge between one solution and several */
        keep_some(m, text, 20 + hf_rng_below(&m->rng, 14));
        break;
    case 6: /* anything from empty to full */
    case 7:
        keep_some(m, text, hf_rng_below(&m->rng, CELLS + 1));
        break;
    case 8: /* one given changed: a clash, no solution, or another puzzle */
    case 9:
    case 10:
        keep_some(m, text, 18 + hf_rng_below(&m->rng, 30));
        text[random_cell(m)] = random_digit(m);
        break;
    case 11: /* several givens changed */
        keep_some(m, text, 18 + hf_rng_below(&m->rng, 12));
        for (int i = 0; i < 3; i++)
            text[random_cell(m)] = random_digit(m);
        break;
    case 12: /* digits strewn without a plan */
        keep_some(m, text, 0);
        for (uint32_t n = hf_rng_below(&m->rng, 14); n > 0; n--)
            text[random_cell(m)] = random_digit(m);
        break;
    case 13: /* a full grid with one cell wrong or missing */
        keep_some(m, text, CELLS);
        text[random_cell(m)] = hf_rng_below(&m->rng, 2) ? random_digit(m) : '.';
        break;
    case 14: /* every way to write a blank; now and then a character that is none */
        keep_some(m, text, 25);
        for (int i = 0; i < 10; i++)
            text[random_cell(m)] = random_blank(m);
        if (hf_rng_below(&m->rng, 4) == 0)
            text[random_cell(m)] = (char)hf_rng_below(&m->rng, 256);
        break;
    }
}

/* ---- judging ----------------------------------------------------------------------------------
 */

static hf_solver *solver_named(const hf_shape *shape, const char *name)
{
    hf_solver *solver = NULL;
    hf_solve_options options = hf_solve_defaults();
    options.engine = hf_engine_named(name);
    assert_non_null(options.engine);
    if ((hf_engine_needs(options.engine) & ~hf_cpu_detect()) != 0)
        return NULL;
    assert_int_equal(hf_solve_new(shape, &options, &solver), HF_OK);
    return solver;
}

typedef struct batch {
    char text[BATCH][CELLS];
    const char *texts[BATCH];
    hf_brief want[BATCH], got[BATCH];
    char want_solution[BATCH][STRIDE], got_solution[BATCH][STRIDE];
} batch;

static void compare(const batch *b, size_t first, size_t count, const char *engine)
{
    for (size_t i = first; i < first + count; i++) {
        const hf_brief *want = &b->want[i], *got = &b->got[i];
        bool same = want->answer == got->answer && want->count == got->count;
        if (want->answer == HF_UNREADABLE)
            same = same && want->where == got->where;
        if (want->answer == HF_UNIQUE)
            same = same && memcmp(b->want_solution[i], b->got_solution[i], CELLS) == 0;
        /* nothing may be written between the solutions */
        same = same && b->got_solution[i][CELLS] == '#' && b->got_solution[i][CELLS + 1] == '#';
        if (!same) {
            print_message("# %s: %.81s answer %d, should be %d\n", engine, b->text[i], got->answer,
                          want->answer);
            fail();
        }
    }
}

/* The batch again through one engine, in pieces of random sizes. */
static void run_pieces(hf_solver *solver, batch *b, hf_rng *rng)
{
    const char *name = hf_engine_name(hf_solve_engine(solver));
    memset(b->got, 0xee, sizeof b->got);
    memset(b->got_solution, '#', sizeof b->got_solution);
    for (size_t first = 0; first < BATCH;) {
        size_t count = 1 + hf_rng_below(rng, hf_rng_below(rng, 3) ? 40 : BATCH);
        count = count < BATCH - first ? count : BATCH - first;
        hf_status status = hf_solve_many(solver, count, b->texts + first, b->got + first,
                                         b->got_solution[first], STRIDE);
        assert_int_equal(status, HF_OK);
        compare(b, first, count, name);
        first += count;
    }
}

static void engines_agree_on_puzzles_of_every_kind(void **state)
{
    (void)state;
    size_t total = test_is_soak() ? 10000000 : test_is_short() ? 20000 : 200000;
    batch *b = calloc(1, sizeof *b);
    maker m;
    hf_solver *solver[16];
    size_t solvers = 0, seen[HF_UNREADABLE + 1] = {0};
    assert_non_null(b);
    maker_open(&m, 1);
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const char *name = hf_engine_name(hf_engine_at(i));
        if (strncmp(name, "lanes-", 6) == 0 && (solver[solvers] = solver_named(m.shape, name)))
            solvers++;
    }
    assert_true(solvers > 0);
    hf_solver *judge = solver_named(m.shape, "trail");
    for (size_t done = 0; done < total; done += BATCH) {
        for (size_t i = 0; i < BATCH; i++) {
            make_puzzle(&m, b->text[i]);
            b->texts[i] = b->text[i];
        }
        hf_solve_many(judge, BATCH, b->texts, b->want, b->want_solution[0], STRIDE);
        for (size_t i = 0; i < BATCH; i++)
            seen[b->want[i].answer]++;
        for (size_t s = 0; s < solvers; s++)
            run_pieces(solver[s], b, &m.rng);
    }
    /* the mixture must be one */
    for (int answer = HF_UNIQUE; answer <= HF_UNREADABLE; answer++)
        assert_true(answer == HF_LIMIT || seen[answer] > total / 400);
    for (size_t s = 0; s < solvers; s++)
        hf_solve_free(solver[s]);
    hf_solve_free(judge);
    maker_close(&m);
    free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engines_agree_on_puzzles_of_every_kind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
