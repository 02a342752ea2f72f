/* SPDX-License-Identifier: MIT
 *
 * test_many_forms.c - the forms in which batches come: text by pointers and by lines, bytes, sets of
 * candidates. All must say the same of the same puzzles; given candidates are held against a search
 * that knows nothing but houses.
 */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "houseful/solve.h"
#include "support/support.h"

enum { CELLS = 81, COUNT = 400, STEP = 90 };

typedef struct forms {
    char lines[COUNT * STEP];
    const char *texts[COUNT];
    uint8_t bytes[COUNT][CELLS];
    uint16_t sets[COUNT][CELLS];
    hf_brief want[COUNT], got[COUNT];
    char text_solution[COUNT][CELLS];
    uint8_t solution[COUNT][CELLS];
} forms;

static hf_shape *plain_shape(void)
{
    hf_shape_spec spec;
    hf_shape *shape;
    hf_shape_spec_square(&spec, 9);
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    return shape;
}

static hf_solver *solver_of(const hf_shape *shape, const hf_engine *engine, uint64_t limit)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_solutions = limit;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Engines for batches that run here: call until NULL. */
static const hf_engine *next_engine(size_t *i)
{
    for (;; ++*i) {
        const hf_engine *engine = hf_engine_at(*i);
        if (engine == NULL)
            return NULL;
        bool nine = strcmp(hf_engine_name(engine), "nine") == 0;
        bool lanes = strncmp(hf_engine_name(engine), "lanes", 5) == 0;
        if ((nine || lanes) && (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0) {
            ++*i;
            return engine;
        }
    }
}

/* A solved board: shifted rows, then digits and rows inside bands at random. */
static void random_board(hf_rng *rng, uint8_t *cell)
{
    uint8_t digit[9], row[9];
    for (uint8_t i = 0; i < 9; i++)
        digit[i] = row[i] = i;
    for (uint32_t i = 8; i > 0; i--) {
        uint32_t k = hf_rng_below(rng, i + 1);
        uint8_t t = digit[i];
        digit[i] = digit[k];
        digit[k] = t;
    }
    for (uint32_t b = 0; b < 9; b += 3) {
        uint32_t k = b + hf_rng_below(rng, 3);
        uint8_t t = row[b];
        row[b] = row[k];
        row[k] = t;
    }
    for (uint32_t r = 0; r < 9; r++)
        for (uint32_t c = 0; c < 9; c++)
            cell[9 * r + c] = (uint8_t)(digit[(row[r] * 3u + row[r] / 3u + c) % 9] + 1);
}

static void write_forms(forms *f, size_t i)
{
    char *line = f->lines + i * STEP;
    memset(line, '!', STEP);
    f->texts[i] = line;
    for (size_t c = 0; c < CELLS; c++) {
        uint8_t value = f->bytes[i][c];
        line[c] = (char)(value <= 9 ? '0' + value : '!');
        f->sets[i][c] = value == 0   ? 0x1ff
                        : value <= 9 ? (uint16_t)(1u << (value - 1))
                                     : UINT16_MAX;
    }
}

static forms *make_forms(uint64_t seed, uint32_t fewest)
{
    forms *f = calloc(1, sizeof *f);
    hf_rng rng = hf_rng_make(seed, 0);
    assert_non_null(f);
    for (size_t i = 0; i < COUNT; i++) {
        uint8_t board[CELLS];
        random_board(&rng, board);
        uint32_t clues = fewest + hf_rng_below(&rng, 12);
        memset(f->bytes[i], 0, CELLS);
        for (uint32_t n = 0; n < clues; n++) {
            uint32_t c = hf_rng_below(&rng, CELLS);
            f->bytes[i][c] = board[c];
        }
        if (i % 10 == 7) /* a clue that may be wrong */
            f->bytes[i][hf_rng_below(&rng, CELLS)] = (uint8_t)(1 + hf_rng_below(&rng, 9));
        write_forms(f, i);
    }
    return f;
}

/* How many of them a test looks at that takes long under sanitizers. More than any engine has lanes. */
static size_t fewer(size_t count)
{
    return test_is_short() ? count / 4 : count;
}

static void expect_same(const forms *f, const char *engine, const char *form)
{
    for (size_t i = 0; i < COUNT; i++) {
        const hf_brief *want = &f->want[i], *got = &f->got[i];
        bool same = want->answer == got->answer && want->count == got->count;
        for (size_t c = 0; same && want->answer == HF_UNIQUE && c < CELLS; c++)
            same = f->text_solution[i][c] == '0' + f->solution[i][c];
        if (!same)
            fail_msg("%s, %s, puzzle %zu: answer %d count %llu, not %d %llu", engine, form, i,
                     got->answer, (unsigned long long)got->count, want->answer,
                     (unsigned long long)want->count);
    }
}

static void all_forms_say_the_same(void **state)
{
    (void)state;
    hf_shape *shape = plain_shape();
    forms *f = make_forms(1, 22);
    f->bytes[5][80] = 10;
    f->bytes[6][17] = 255;
    write_forms(f, 5);
    write_forms(f, 6);
    f->sets[5][80] = 0x200;
    f->sets[6][17] = 0x8001;
    hf_solver *judge = solver_of(shape, hf_engine_named("trail"), 2);
    assert_int_equal(hf_solve_many(judge, COUNT, f->texts, f->want, f->text_solution[0], CELLS),
                     HF_OK);
    assert_int_equal(f->want[5].answer, HF_UNREADABLE);
    assert_int_equal(f->want[6].where, 17);
    const hf_engine *engine;
    for (size_t e = 0; (engine = next_engine(&e)) != NULL;) {
        hf_solver *solver = solver_of(shape, engine, 2);
        const char *name = hf_engine_name(engine);
        hf_solve_many_bytes(solver, COUNT, f->bytes[0], f->got, f->solution[0]);
        expect_same(f, name, "bytes");
        assert_int_equal(f->got[6].where, 17);
        memset(f->solution, 0, sizeof f->solution);
        hf_solve_many_candidates(solver, COUNT, f->sets[0], f->got, f->solution[0]);
        expect_same(f, name, "candidates");
        assert_int_equal(f->got[5].where, 80);
        memset(f->got, 0, sizeof f->got);
        hf_solve_many_lines(solver, COUNT, f->lines, STEP, f->got, NULL, 0);
        for (size_t i = 0; i < COUNT; i++)
            assert_int_equal(f->got[i].answer, f->want[i].answer);
        assert_int_equal(hf_solve_many_lines(solver, 1, f->lines, 80, f->got, NULL, 0),
                         HF_BAD_ARGUMENT);
        hf_solver_free(solver);
    }
    assert_int_equal(hf_solve_many_candidates(judge, 1, f->sets[0], f->got, NULL), HF_UNSUPPORTED);
    hf_solver_free(judge);
    hf_shape_free(shape);
    free(f);
}

/* ---- candidates, by a search of a few lines -------------------------------------------------- */

static bool fits(const uint8_t *cell, unsigned at, unsigned digit)
{
    for (unsigned i = 0; i < at; i++) {
        bool sees =
            i / 9 == at / 9 || i % 9 == at % 9 || (i / 27 == at / 27 && i % 9 / 3 == at % 9 / 3);
        if (sees && cell[i] == digit)
            return false;
    }
    return true;
}

static unsigned count_plainly(const uint16_t *sets, uint8_t *cell, unsigned at, unsigned limit)
{
    unsigned count = 0;
    if (at == CELLS)
        return 1;
    for (unsigned d = 1; d <= 9 && count < limit; d++) {
        if ((sets[at] >> (d - 1) & 1) != 0 && fits(cell, at, d)) {
            cell[at] = (uint8_t)d;
            count += count_plainly(sets, cell, at + 1, limit - count);
        }
    }
    return count;
}

/* The solution's digit and some others in every cell: no cell is given. */
static void candidates_are_honoured(void **state)
{
    static const uint64_t limits[] = {1, 2, 50};
    (void)state;
    hf_shape *shape = plain_shape();
    forms *f = make_forms(2, 22);
    hf_rng rng = hf_rng_make(3, 0);
    unsigned several = 0, none = 0;
    size_t count = fewer(COUNT);
    for (size_t i = 0; i < count; i++) {
        uint8_t board[CELLS], cell[CELLS];
        random_board(&rng, board);
        for (size_t c = 0; c < CELLS; c++) {
            unsigned others = hf_rng_below(&rng, 512) & hf_rng_below(&rng, 512);
            if (i % 4 == 0 && board[c] <= 4) /* 1 and 2, 3 and 4 may change places */
                others |= 1u << ((board[c] - 1) ^ 1);
            f->sets[i][c] = (uint16_t)(others | 1u << (board[c] - 1));
        }
        for (int n = 0; i % 8 == 2 && n < 4; n++) {
            uint32_t c = hf_rng_below(&rng, CELLS);
            f->sets[i][c] &= (uint16_t) ~(1u << (board[c] - 1));
        }
        f->want[i].count = count_plainly(f->sets[i], cell, 0, 50);
        several += f->want[i].count > 1;
        none += f->want[i].count == 0;
    }
    assert_true(several > 5 && none > 5);
    const hf_engine *engine;
    for (size_t e = 0; (engine = next_engine(&e)) != NULL;) {
        for (size_t k = 0; k < 3; k++) {
            hf_solver *solver = solver_of(shape, engine, limits[k]);
            hf_solve_many_candidates(solver, count, f->sets[0], f->got, NULL);
            for (size_t i = 0; i < count; i++) {
                uint64_t want = f->want[i].count;
                assert_int_equal(f->got[i].count, want < limits[k] ? want : limits[k]);
            }
            hf_solver_free(solver);
        }
    }
    hf_shape_free(shape);
    free(f);
}

/* ---- counting -------------------------------------------------------------------------------- */

/* Boards of few clues have thousands of solutions; every lane engine counts them like `nine`. */
static void solutions_are_counted_alike(void **state)
{
    static const uint64_t limits[] = {3, 7000, 20000};
    (void)state;
    hf_shape *shape = plain_shape();
    forms *f = make_forms(4, 25);
    size_t count = fewer(COUNT / 8);
    for (size_t k = 0; k < (test_is_short() ? 2 : 3); k++) {
        hf_solver *judge = solver_of(shape, hf_engine_named("nine"), limits[k]);
        hf_solve_many(judge, count, f->texts, f->want, NULL, 0);
        hf_solver_free(judge);
        const hf_engine *engine;
        for (size_t e = 0; (engine = next_engine(&e)) != NULL;) {
            hf_solver *solver = solver_of(shape, engine, limits[k]);
            hf_solve_many(solver, count, f->texts, f->got, NULL, 0);
            for (size_t i = 0; i < count; i++) {
                assert_int_equal(f->got[i].count, f->want[i].count);
                assert_int_equal(f->got[i].answer, f->want[i].answer);
            }
            hf_solver_free(solver);
        }
    }
    hf_shape_free(shape);
    free(f);
}

/* The empty board: memory is fixed, the limit is met exactly, and by a single call as well. */
static void the_empty_board_is_counted(void **state)
{
    const uint64_t limit = fewer(30000);
    (void)state;
    hf_shape *shape = plain_shape();
    hf_grid *empty;
    assert_int_equal(hf_grid_new(shape, &empty), HF_OK);
    uint8_t bytes[CELLS] = {0};
    const hf_engine *engine;
    for (size_t e = 0; (engine = next_engine(&e)) != NULL;) {
        hf_brief brief;
        hf_result result;
        hf_solver *solver = solver_of(shape, engine, limit);
        hf_solve_many_bytes(solver, 1, bytes, &brief, NULL);
        assert_int_equal(brief.count, limit);
        assert_int_equal(brief.answer, HF_MULTIPLE);
        assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.count, limit);
        assert_false(result.exhausted);
        hf_solver_free(solver);
    }
    hf_grid_free(empty);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_forms_say_the_same),
        cmocka_unit_test(candidates_are_honoured),
        cmocka_unit_test(solutions_are_counted_alike),
        cmocka_unit_test(the_empty_board_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
