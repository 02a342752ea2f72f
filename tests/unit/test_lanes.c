/* SPDX-License-Identifier: MIT
 *
 * test_lanes.c - the lane engines as a whole against a slow and simple one, on puzzles of every
 * kind: 20,000 in the short run, 200,000 in the normal one, ten million in `make soak`.
 */
#include "grid/grid_data.h"
#include "support/support.h"

#include "base/rng.h"
#include "kernels/kernels.h"

enum { CELLS = 81, BATCH = 4000, STRIDE = 83 };

/* ---- puzzles ------------------------------------------------------------------------------- */

typedef struct maker {
    hf_rng rng;
    hf_shape *shape;
    hf_grid *puzzle, *solution;
    hf_solver *filler;
} maker;

static void maker_open(maker *m, uint64_t seed)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.max_solutions = 1;
    m->rng = hf_rng_make(seed, 0);
    m->shape = test_shape(test_square(9));
    assert_int_equal(hf_grid_new(m->shape, &m->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(m->shape, &m->solution), HF_OK);
    assert_int_equal(hf_solver_new(m->shape, &options, &m->filler), HF_OK);
}

static void maker_close(maker *m)
{
    hf_solver_free(m->filler);
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
            hf_grid_values(m->puzzle)[(3 * box + i / 3) * 9 + 3 * box + i % 3] =
                (uint16_t)digits[i];
    }
    assert_int_equal(hf_solver_solve_grid(m->filler, m->puzzle, &result, m->solution, NULL), HF_OK);
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
        uint16_t value = hf_grid_values(m->solution)[order[i]];
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

/* ---- judging ------------------------------------------------------------------------------- */

static hf_solver *solver_of(const hf_shape *shape, const hf_engine *engine, uint64_t limit)
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

/* The lane engines that run here, and `nine`; last, those made for tests only: AVX-512 under
 * emulation and the one with hardly any memory. */
typedef struct company {
    hf_solver *solver[16];
    size_t count;
    size_t real; /* without those for tests */
    uint64_t limit;
} company;

static void join(company *c, const hf_shape *shape, const hf_engine *engine)
{
    c->solver[c->count++] = solver_of(shape, engine, c->limit);
}

static void gather(company *c, const hf_shape *shape, uint64_t limit)
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

static void disperse(company *c)
{
    for (size_t s = 0; s < c->count; s++)
        hf_solver_free(c->solver[s]);
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
    const char *name = hf_engine_name(hf_solver_engine(solver));
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

/* A batch judged by a simple engine, then by all others; those for tests only are slow and take
 * every sixteenth. */
static void judge(batch *b, hf_solver *simple, company *c, hf_rng *rng, bool all)
{
    for (size_t i = 0; i < BATCH; i++)
        b->texts[i] = b->text[i];
    hf_status status = hf_solve_many(simple, BATCH, b->texts, b->want, b->want_solution[0], STRIDE);
    assert_int_equal(status, HF_OK);
    for (size_t s = 0; s < (all ? c->count : c->real); s++)
        run_pieces(c->solver[s], b, rng);
}

static batch *new_batch(void)
{
    batch *b = calloc(1, sizeof *b);
    assert_non_null(b);
    return b;
}

static void engines_agree_on_puzzles_of_every_kind(void **state)
{
    (void)state;
    size_t total = test_is_soak() ? 10000000 : test_is_short() ? 4000 : 12000;
    size_t seen[HF_UNREADABLE + 1] = {0};
    batch *b = new_batch();
    maker m;
    company c;
    maker_open(&m, 1);
    gather(&c, m.shape, 2);
    hf_solver *simple = solver_of(m.shape, hf_engine_named("trail"), 2);
    for (size_t done = 0; done < total; done += BATCH) {
        for (size_t i = 0; i < BATCH; i++)
            make_puzzle(&m, b->text[i]);
        judge(b, simple, &c, &m.rng, done / BATCH % 16 == 0);
        for (size_t i = 0; i < BATCH; i++)
            seen[b->want[i].answer]++;
    }
    /* the mixture must be one */
    for (int answer = HF_UNIQUE; answer <= HF_UNREADABLE; answer++)
        assert_true(answer == HF_LIMIT || seen[answer] > total / 400);
    hf_solver_free(simple);
    disperse(&c);
    maker_close(&m);
    free(b);
}

/* With hardly any memory every way out of a full pool is taken, and no branch may get lost there:
 * one was, once in some hundred thousand puzzles of this mixture. */
static void little_memory_loses_nothing(void **state)
{
    (void)state;
    size_t total = test_is_soak() ? 2000000 : test_is_short() ? 4000 : 12000;
    batch *b = new_batch();
    maker m;
    maker_open(&m, 7);
    company c = {{solver_of(m.shape, &kernels_tiny_engine, 2)}, 1, 1, 2};
    hf_solver *nine = solver_of(m.shape, hf_engine_named("nine"), 2);
    for (size_t done = 0; done < total; done += BATCH) {
        for (size_t i = 0; i < BATCH; i++) {
            if (i % 16 == 0)
                fill(&m);
            keep_some(&m, b->text[i],
                      i % 2 ? hf_rng_below(&m.rng, 18) : 21 + hf_rng_below(&m.rng, 7));
        }
        judge(b, nine, &c, &m.rng, true);
    }
    hf_solver_free(nine);
    disperse(&c);
    maker_close(&m);
    free(b);
}

/* Streams of one kind, which put the pool and the parking to the test: empty grids, grids with a
 * few clues, and grids that have next to none but no solution. */
static void engines_agree_on_streams_of_few_clues(void **state)
{
    (void)state;
    batch *b = new_batch();
    maker m;
    company c;
    maker_open(&m, 2);
    gather(&c, m.shape, 2);
    hf_solver *simple = solver_of(m.shape, hf_engine_named("trail"), 2);
    for (uint32_t kind = 0; kind < 4; kind++) {
        for (size_t i = 0; i < BATCH; i++) {
            if (i % 16 == 0)
                fill(&m);
            keep_some(&m, b->text[i], kind == 0 ? 0 : hf_rng_below(&m.rng, 8 * kind));
            /* a box whose last cell has no digit left: eight around it, the ninth in its row */
            for (int k = 0; kind == 3 && i % 2 == 0 && k < 9; k++)
                b->text[i][9 * (k / 3) + k % 3] = (char)(k < 8 ? '1' + k : '.');
            if (kind == 3 && i % 2 == 0)
                b->text[i][20 + hf_rng_below(&m.rng, 7)] = '9';
        }
        judge(b, simple, &c, &m.rng, kind == 3 || (kind == 1 && test_is_soak()));
    }
    hf_solver_free(simple);
    disperse(&c);
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
    batch *b = new_batch();
    maker m;
    company c;
    maker_open(&m, 3);
    gather(&c, m.shape, 2);
    hf_solver *nine = solver_of(m.shape, hf_engine_named("nine"), 2);
    size_t filled = 0, batches = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char line[256];
        FILE *file = test_shared(names[i]);
        assert_non_null(file);
        while (fgets(line, sizeof line, file) != NULL) {
            bool wanted = test_is_soak() || hf_rng_below(&m.rng, 16) == 0;
            if (strcspn(line, "\r\n") < CELLS || line[0] == '#' || !wanted)
                continue;
            disguise(&m.rng, line, b->text[filled++]);
            if (filled < BATCH)
                continue;
            judge(b, nine, &c, &m.rng, batches++ % 8 == 0);
            filled = 0;
        }
        fclose(file);
    }
    assert_true(batches > 0);
    hf_solver_free(nine);
    disperse(&c);
    maker_close(&m);
    free(b);
}

/* ---- with vectors and without -------------------------------------------------------------- */

static hf_solver *nine_on(const hf_shape *shape, uint32_t cpu, uint64_t limit)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.cpu = cpu;
    options.max_solutions = limit;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static void to_grid(maker *m, const char *text)
{
    for (uint32_t i = 0; i < CELLS; i++)
        hf_grid_values(m->puzzle)[i] =
            (uint16_t)(text[i] >= '1' && text[i] <= '9' ? text[i] - '0' : 0);
}

/* One puzzle to both: the same solutions in the same order. */
static void compare_shown(hf_solver *plain, hf_solver *vectors, maker *m, const char *text)
{
    uint16_t values[2][2][CELLS] = {{{0}}};
    hf_result result[2];
    to_grid(m, text);
    for (int k = 0; k < 2; k++) {
        hf_grid first = {m->shape, values[k][0]}, second = {m->shape, values[k][1]};
        hf_solver *solver = k == 0 ? plain : vectors;
        assert_int_equal(hf_solver_solve_grid(solver, m->puzzle, &result[k], &first, &second),
                         HF_OK);
        if (result[k].count > 0)
            assert_true(hf_grid_is_solved(&first) && hf_grid_extends(&first, m->puzzle));
        if (result[k].count > 1)
            assert_true(hf_grid_is_solved(&second) && hf_grid_extends(&second, m->puzzle));
    }
    assert_memory_equal(values[0], values[1], sizeof values[0]);
    assert_int_equal(result[0].answer, result[1].answer);
    assert_int_equal(result[0].count, result[1].count);
    assert_int_equal(result[0].guesses, result[1].guesses);
    assert_true(result[0].count < 2 ||
                memcmp(values[0][0], values[0][1], sizeof values[0][0]) != 0);
}

static void make_batch(maker *m, batch *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        make_puzzle(m, b->text[i]);
        b->texts[i] = b->text[i];
    }
}

/* What was judged, by another solver: in one batch, then one by one, looked at and not. */
static void count_again(hf_solver *solver, maker *m, batch *b, size_t count)
{
    const char *name = hf_engine_name(hf_solver_engine(solver));
    memset(b->got_solution, '#', sizeof b->got_solution);
    hf_solve_many(solver, count, b->texts, b->got, b->got_solution[0], STRIDE);
    compare(b, 0, count, name);
    for (size_t i = 0; i < count; i++) {
        hf_result result;
        hf_grid *shown = i % 2 == 0 ? m->solution : NULL;
        if (b->want[i].answer == HF_UNREADABLE)
            continue;
        to_grid(m, b->text[i]);
        assert_int_equal(hf_solver_solve_grid(solver, m->puzzle, &result, shown, NULL), HF_OK);
        if (result.answer != (hf_answer)b->want[i].answer || result.count != b->want[i].count) {
            print_message("# %s, alone: %.81s\n", name, b->text[i]);
            fail();
        }
        if (shown != NULL && result.count > 0)
            assert_true(hf_grid_is_solved(shown) && hf_grid_extends(shown, m->puzzle));
    }
}

/* Gives the same new puzzles to two solvers, and compares what they say. */
static void compare_solvers(hf_solver *judge, hf_solver *judged, const char *name, maker *m,
                            batch *b, size_t count)
{
    make_batch(m, b, count);
    memset(b->got_solution, '#', sizeof b->got_solution);
    hf_solve_many(judge, count, b->texts, b->want, b->want_solution[0], STRIDE);
    hf_solve_many(judged, count, b->texts, b->got, b->got_solution[0], STRIDE);
    compare(b, 0, count, name);
}

/* The i-th choice of vectors that this processor offers to `nine`. */
static uint32_t some_vectors(size_t i)
{
    return hf_cpu_detect() & (i % 2 == 0 ? ~(uint32_t)0 : ~(uint32_t)HF_CPU_AVX512);
}

/* `nine` draws the same conclusions with vectors as without, so it takes the same guesses and shows
 * the same solutions. Where there are no vectors this compares it with itself. */
static void nine_is_the_same_with_vectors(void **state)
{
    static const uint64_t limits[] = {1, 2, 7};
    (void)state;
    size_t total = test_is_soak() ? 2000000 : test_is_short() ? 8000 : 12000;
    batch *b = new_batch();
    maker m;
    maker_open(&m, 6);
    for (size_t done = 0; done < total; done += BATCH) {
        uint64_t limit = limits[(done / BATCH + done / BATCH / 6) % 3];
        hf_solver *plain = nine_on(m.shape, 0, limit);
        hf_solver *vectors = nine_on(m.shape, some_vectors(done / BATCH), limit);
        compare_solvers(plain, vectors, "nine", &m, b, BATCH);
        for (size_t i = 0; i < BATCH; i++) {
            assert_int_equal(b->want[i].guesses, b->got[i].guesses);
            if (i % 4 == 0)
                compare_shown(plain, vectors, &m, b->text[i]);
        }
        hf_solver_free(plain);
        hf_solver_free(vectors);
    }
    maker_close(&m);
    free(b);
}

/* Other limits than two go another way, to the same answers; up to 20,000 solutions are counted, by
 * every lane engine, in batches and one by one. */
static void limits_are_kept(void **state)
{
    static const uint64_t limits[] = {1, 3, 10, 500, 20000};
    (void)state;
    batch *b = new_batch();
    maker m;
    maker_open(&m, 4);
    for (size_t k = 0; k < sizeof limits / sizeof *limits; k++) {
        company c;
        gather(&c, m.shape, limits[k]);
        hf_solver *nine = solver_of(m.shape, hf_engine_named("nine"), limits[k]);
        size_t most = test_is_soak() ? 40000000 : 40000; /* solutions */
        size_t count = limits[k] * 400 < most ? 400 : most / limits[k];
        make_batch(&m, b, count);
        hf_solve_many(nine, count, b->texts, b->want, b->want_solution[0], STRIDE);
        for (size_t s = 0; s < c.count; s++)
            count_again(c.solver[s], &m, b, count);
        hf_solver_free(nine);
        disperse(&c);
    }
    maker_close(&m);
    free(b);
}

/* Boards that have thousands of solutions: the lanes count them to the last one, and no further than
 * the limit, wherever that lies. */
static void solutions_are_counted(void **state)
{
    (void)state;
    batch *b = new_batch();
    maker m;
    maker_open(&m, 8);
    for (size_t round = 0; round < (test_is_soak() ? 200u : test_is_short() ? 1u : 4u); round++) {
        enum { COUNT = 40 };
        uint64_t limit =
            1 + hf_rng_below(&m.rng, 1u << hf_rng_below(&m.rng, test_is_soak() ? 20 : 16));
        company c;
        gather(&c, m.shape, limit);
        hf_solver *nine = solver_of(m.shape, hf_engine_named("nine"), limit);
        for (size_t i = 0; i < COUNT; i++) {
            fill(&m);
            keep_some(&m, b->text[i], 17 + hf_rng_below(&m.rng, 8));
            b->texts[i] = b->text[i];
        }
        hf_solve_many(nine, COUNT, b->texts, b->want, b->want_solution[0], STRIDE);
        for (size_t s = 0; s < c.count; s++)
            count_again(c.solver[s], &m, b, COUNT);
        hf_solver_free(nine);
        disperse(&c);
    }
    maker_close(&m);
    free(b);
}

/* No room for solutions, and nothing to do at all. */
static void solutions_may_be_left_out(void **state)
{
    (void)state;
    batch *b = new_batch();
    maker m;
    company c;
    maker_open(&m, 5);
    gather(&c, m.shape, 2);
    hf_solver *simple = solver_of(m.shape, hf_engine_named("trail"), 2);
    for (size_t i = 0; i < BATCH; i++) {
        make_puzzle(&m, b->text[i]);
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
    disperse(&c);
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
        cmocka_unit_test(nine_is_the_same_with_vectors),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(solutions_are_counted),
        cmocka_unit_test(solutions_may_be_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
