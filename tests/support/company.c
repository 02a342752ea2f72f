/* SPDX-License-Identifier: MIT
 *
 * company.c - the engines' answers to the same puzzles, in pieces of random sizes.
 */
#include "support/company.h"

#include "kernels/kernels.h"

hf_solver *company_solver(const hf_shape *shape, const hf_engine *engine, uint64_t limit)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    assert_non_null(engine);
    options.engine = engine;
    options.max_solutions = limit;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static void join(company *c, const hf_shape *shape, const hf_engine *engine)
{
    c->solver[c->count++] = company_solver(shape, engine, c->limit);
}

void company_gather(company *c, const hf_shape *shape, uint64_t limit)
{
    c->limit = limit;
    c->count = 0;
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = hf_engine_at(i);
        if (strncmp(hf_engine_name(engine), "lanes-", 6) == 0 &&
            (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0)
            join(c, shape, engine);
    }
    assert_true(c->count > 0);
    join(c, shape, hf_engine_named("nine"));
    c->real = c->count;
    join(c, shape, &kernels_tiny_engine);
#if defined(HAVE_SIMDE)
    join(c, shape, &kernels_emulated_512_engine);
    join(c, shape, &kernels_emulated_256_engine);
#endif
}

void company_free(company *c)
{
    for (size_t s = 0; s < c->count; s++)
        hf_solver_free(c->solver[s]);
}

void batch_compare(const batch *b, size_t first, size_t count, const char *engine)
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
    const char *name = hf_engine_name(hf_solver_engine(solver));
    memset(b->got, 0xee, sizeof b->got);
    memset(b->got_solution, '#', sizeof b->got_solution);
    for (size_t first = 0; first < BATCH;) {
        size_t count = 1 + hf_rng_below(rng, hf_rng_below(rng, 3) ? 40 : BATCH);
        count = count < BATCH - first ? count : BATCH - first;
        hf_status status = hf_solve_many(solver, count, b->texts + first, b->got + first,
                                         b->got_solution[first], STRIDE);
        assert_int_equal(status, HF_OK);
        batch_compare(b, first, count, name);
        first += count;
    }
}

void batch_judge(batch *b, hf_solver *simple, company *c, hf_rng *rng, bool all)
{
    for (size_t i = 0; i < BATCH; i++)
        b->texts[i] = b->text[i];
    hf_status status = hf_solve_many(simple, BATCH, b->texts, b->want, b->want_solution[0], STRIDE);
    assert_int_equal(status, HF_OK);
    for (size_t s = 0; s < (all ? c->count : c->real); s++)
        run_pieces(c->solver[s], b, rng);
}

batch *batch_new(void)
{
    batch *b = calloc(1, sizeof *b);
    assert_non_null(b);
    return b;
}
