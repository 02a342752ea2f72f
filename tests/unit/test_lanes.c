/* SPDX-License-Identifier: MIT
 *
 * test_lanes.c - the lane engines as a whole against a slow and simple one, on puzzles of every
 * kind: 2,000 in the short run, 8,000 in the normal one, ten million in `make soak`.
 */
#include "support/company.h"

#include "kernels/kernels.h"

static void engines_agree_on_puzzles_of_every_kind(void **state)
{
    (void)state;
    size_t total = test_is_soak() ? 10000000 : test_is_short() ? 2000 : 8000;
    size_t seen[HF_UNREADABLE + 1] = {0};
    batch *b = batch_new();
    maker m;
    company c;
    maker_open(&m, 1);
    company_gather(&c, m.shape, 2);
    hf_solver *simple = company_solver(m.shape, hf_engine_named("trail"), 2);
    for (size_t done = 0; done < total; done += BATCH) {
        for (size_t i = 0; i < BATCH; i++)
            maker_puzzle(&m, b->text[i]);
        batch_judge(b, simple, &c, &m.rng, done / BATCH % 16 == 0);
        for (size_t i = 0; i < BATCH; i++)
            seen[b->want[i].answer]++;
    }
    /* the mixture must be one */
    for (int answer = HF_UNIQUE; answer <= HF_UNREADABLE; answer++)
        assert_true(answer == HF_LIMIT || seen[answer] > total / 400);
    hf_solver_free(simple);
    company_free(&c);
    maker_close(&m);
    free(b);
}

/* With hardly any memory every way out of a full pool is taken, and no branch may get lost there:
 * one was, once in some hundred thousand puzzles of this mixture. */
static void little_memory_loses_nothing(void **state)
{
    (void)state;
    size_t total = test_is_soak() ? 2000000 : test_is_short() ? 2000 : 8000;
    batch *b = batch_new();
    maker m;
    maker_open(&m, 7);
    company c = {{company_solver(m.shape, &kernels_tiny_engine, 2)}, 1, 1, 2};
    hf_solver *nine = company_solver(m.shape, hf_engine_named("nine"), 2);
    for (size_t done = 0; done < total; done += BATCH) {
        for (size_t i = 0; i < BATCH; i++) {
            if (i % 16 == 0)
                maker_fill(&m);
            maker_keep(&m, b->text[i],
                       i % 2 ? hf_rng_below(&m.rng, 18) : 21 + hf_rng_below(&m.rng, 7));
        }
        batch_judge(b, nine, &c, &m.rng, true);
    }
    hf_solver_free(nine);
    company_free(&c);
    maker_close(&m);
    free(b);
}

/* Streams of one kind, which put the pool and the parking to the test: empty grids, grids with a
 * few clues, and grids that have next to none but no solution. */
static void engines_agree_on_streams_of_few_clues(void **state)
{
    (void)state;
    batch *b = batch_new();
    maker m;
    company c;
    maker_open(&m, 2);
    company_gather(&c, m.shape, 2);
    hf_solver *simple = company_solver(m.shape, hf_engine_named("trail"), 2);
    for (uint32_t kind = test_is_short() ? 3 : 0; kind < 4; kind++) {
        for (size_t i = 0; i < BATCH; i++) {
            if (i % 16 == 0)
                maker_fill(&m);
            maker_keep(&m, b->text[i], kind == 0 ? 0 : hf_rng_below(&m.rng, 8 * kind));
            /* a box whose last cell has no digit left: eight around it, the ninth in its row */
            for (int k = 0; kind == 3 && i % 2 == 0 && k < 9; k++)
                b->text[i][9 * (k / 3) + k % 3] = (char)(k < 8 ? '1' + k : '.');
            if (kind == 3 && i % 2 == 0)
                b->text[i][20 + hf_rng_below(&m.rng, 7)] = '9';
        }
        batch_judge(b, simple, &c, &m.rng, kind == 3 || (kind == 1 && test_is_soak()));
    }
    hf_solver_free(simple);
    company_free(&c);
    maker_close(&m);
    free(b);
}

/* A puzzle with digits renamed, lines permuted within bands, bands permuted, and perhaps turned. */
static void disguise(hf_rng *rng, const char *in, char *out)
{
    uint32_t digit[9], line[2][9], third[3] = {0, 1, 2}, within[3] = {0, 1, 2};
    bool turned = hf_rng_below(rng, 2) == 1;
    for (uint32_t i = 0; i < 9; i++)
        digit[i] = i;
    hf_rng_shuffle(rng, digit, 9);
    for (int k = 0; k < 2; k++) {
        hf_rng_shuffle(rng, third, 3);
        for (uint32_t i = 0; i < 9; i++) {
            if (i % 3 == 0)
                hf_rng_shuffle(rng, within, 3);
            line[k][i] = 3 * third[i / 3] + within[i % 3];
        }
    }
    for (uint32_t i = 0; i < CELLS; i++) {
        uint32_t r = line[0][i / 9], k = line[1][i % 9];
        char value = in[turned ? 9 * (i % 9) + i / 9 : i];
        out[9 * r + k] = value >= '1' && value <= '9' ? (char)('1' + digit[value - '1']) : '.';
    }
}

/* The known collections, or a part of them, each puzzle in disguise. */
static void engines_agree_on_collections(void **state)
{
    static const char *const names[] = {"nine/17clue.txt", "nine/hardest11.txt",
                                        "nine/hardest1106.txt", "nine/magictour1465.txt",
                                        "nine/serg.txt"};
    (void)state;
    FILE *there = test_shared(names[0]);
    if (there == NULL)
        skip(); /* before anything is made that would have to be freed */
    fclose(there);
    batch *b = batch_new();
    maker m;
    company c;
    maker_open(&m, 3);
    company_gather(&c, m.shape, 2);
    hf_solver *nine = company_solver(m.shape, hf_engine_named("nine"), 2);
    size_t filled = 0, batches = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char line[256];
        FILE *file = test_shared(names[i]);
        assert_non_null(file);
        while (fgets(line, sizeof line, file) != NULL) {
            bool wanted = test_is_soak() || hf_rng_below(&m.rng, 32) == 0;
            if (strcspn(line, "\r\n") < CELLS || line[0] == '#' || !wanted)
                continue;
            disguise(&m.rng, line, b->text[filled++]);
            if (filled < BATCH)
                continue;
            batch_judge(b, nine, &c, &m.rng, batches++ % 8 == 0);
            filled = 0;
        }
        fclose(file);
    }
    assert_true(batches > 0);
    hf_solver_free(nine);
    company_free(&c);
    maker_close(&m);
    free(b);
}

/* No room for solutions, and nothing to do at all. */
static void solutions_may_be_left_out(void **state)
{
    (void)state;
    batch *b = batch_new();
    maker m;
    company c;
    maker_open(&m, 5);
    company_gather(&c, m.shape, 2);
    hf_solver *simple = company_solver(m.shape, hf_engine_named("trail"), 2);
    for (size_t i = 0; i < BATCH; i++) {
        maker_puzzle(&m, b->text[i]);
        b->texts[i] = b->text[i];
    }
    hf_solve_many(simple, BATCH, b->texts, b->want, NULL, 0);
    for (size_t s = 0; s < c.count; s++) {
        assert_int_equal(hf_solve_many(c.solver[s], 0, NULL, NULL, NULL, 0), HF_OK);
        assert_int_equal(hf_solve_many(c.solver[s], BATCH, b->texts, b->got, NULL, 0), HF_OK);
        for (size_t i = 0; i < BATCH; i++)
            assert_int_equal(b->got[i].answer, b->want[i].answer);
    }
    hf_solver_free(simple);
    company_free(&c);
    maker_close(&m);
    free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engines_agree_on_puzzles_of_every_kind),
        cmocka_unit_test(little_memory_loses_nothing),
        cmocka_unit_test(engines_agree_on_streams_of_few_clues),
        cmocka_unit_test(engines_agree_on_collections),
        cmocka_unit_test(solutions_may_be_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
