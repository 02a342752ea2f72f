/* SPDX-License-Identifier: MIT
 *
 * test_engines.c - every engine against every other: the same answer for each of 100,000 made
 * puzzles of all kinds, and for the well-known collections.
 *
 * The puzzles come from a few thousand generated ones by taking clues out, putting some in, and
 * changing some, so that all four answers are frequent. The simple engines get a budget of guesses:
 * where it runs out they say nothing, and the test counts how seldom that is.
 */
#include "grid/grid_data.h"
#include "support/support.h"

#include "base/rng.h"
#include "solve/engine.h"

enum { CELLS = 81 };

typedef struct batch {
    size_t count;
    char *text; /* CELLS characters each */
    const char **texts;
    hf_brief *brief;
    hf_brief *expected;
    char *solution;
    char *expected_solution;
} batch;

static void *room_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    assert_non_null(memory);
    return memory;
}

static batch new_batch(size_t capacity)
{
    batch b = {0};
    b.text = room_for(capacity, CELLS);
    b.texts = room_for(capacity, sizeof *b.texts);
    b.brief = room_for(capacity, sizeof *b.brief);
    b.expected = room_for(capacity, sizeof *b.expected);
    b.solution = room_for(capacity, CELLS);
    b.expected_solution = room_for(capacity, CELLS);
    for (size_t i = 0; i < capacity; i++)
        b.texts[i] = b.text + i * CELLS;
    return b;
}

static void free_batch(batch *b)
{
    free(b->text);
    free(b->texts);
    free(b->brief);
    free(b->expected);
    free(b->solution);
    free(b->expected_solution);
}

/* ---- engines --------------------------------------------------------------------------------- */

static hf_solver *solver_with(const hf_shape *shape, const char *name, uint64_t max_guesses)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(name);
    options.max_guesses = max_guesses;
    assert_non_null(options.engine);
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Guesses a classic engine may take per puzzle; 0 for engines that must always answer. */
static uint64_t budget_of(const char *name)
{
    static const struct {
        const char *name;
        uint64_t guesses;
    } classics[] = {{"blacklist", 20},
                    {"fewest", 20000},
                    {"tightest-line", 10000},
                    {"bitfield", 10000},
                    {"naive", 5000}};
    for (size_t i = 0; i < sizeof classics / sizeof *classics; i++)
        if (strcmp(name, classics[i].name) == 0)
            return classics[i].guesses;
    return 0;
}

/* Engines that can work here on plain 9x9 boards, except those that would take too long. */
static const hf_engine *next_engine(size_t *i, const hf_shape *shape)
{
    for (; hf_engine_at(*i) != NULL; ++*i) {
        const hf_engine *engine = hf_engine_at(*i);
        if ((hf_engine_needs(engine) & ~hf_cpu_detect()) == 0 && hf_engine_serves(engine, shape) &&
            strcmp(hf_engine_name(engine), "cadical") != 0 &&
            strcmp(hf_engine_name(engine), "judge") != 0) {
            ++*i;
            return engine;
        }
    }
    return NULL;
}

static void verify_solution(const hf_shape *shape, const char *text, const char *solution)
{
    uint16_t given[CELLS], solved[CELLS];
    hf_grid puzzle = {shape, given}, grid = {shape, solved};
    for (unsigned c = 0; c < CELLS; c++) {
        given[c] = text[c] >= '1' && text[c] <= '9' ? (uint16_t)(text[c] - '0') : 0;
        solved[c] = (uint16_t)(solution[c] - '0');
    }
    assert_true(hf_grid_is_solved(&grid));
    assert_true(hf_grid_extends(&grid, &puzzle));
}

/* Solves the batch with one engine and compares; returns for how many the budget was too small. */
static size_t compare(const hf_shape *shape, batch *b, const char *name, uint64_t budget)
{
    size_t silent = 0;
    hf_solver *solver = solver_with(shape, name, budget);
    assert_int_equal(hf_solve_many(solver, b->count, b->texts, b->brief, b->solution, CELLS),
                     HF_OK);
    for (size_t i = 0; i < b->count; i++) {
        if (budget != 0 && b->brief[i].answer == HF_LIMIT) {
            silent++;
            continue;
        }
        if (b->brief[i].answer != b->expected[i].answer ||
            b->brief[i].count != b->expected[i].count) {
            print_error("%s: %.81s: %s, not %s\n", name, b->texts[i],
                        hf_answer_text((hf_answer)b->brief[i].answer),
                        hf_answer_text((hf_answer)b->expected[i].answer));
            fail();
        }
        if (b->brief[i].answer == HF_UNIQUE)
            assert_memory_equal(b->solution + i * CELLS, b->expected_solution + i * CELLS, CELLS);
    }
    hf_solver_free(solver);
    return silent;
}

/* What `nine` says; its solutions are checked, all others are compared with them. */
static void expect(const hf_shape *shape, batch *b)
{
    hf_solver *solver = solver_with(shape, "nine", 0);
    assert_int_equal(
        hf_solve_many(solver, b->count, b->texts, b->expected, b->expected_solution, CELLS), HF_OK);
    for (size_t i = 0; i < b->count; i++)
        if (b->expected[i].answer == HF_UNIQUE)
            verify_solution(shape, b->texts[i], b->expected_solution + i * CELLS);
    hf_solver_free(solver);
}

/* ---- puzzles of all kinds -------------------------------------------------------------------- */

static void take_out(hf_rng *rng, char *text, uint32_t count)
{
    while (count-- > 0)
        text[hf_rng_below(rng, CELLS)] = '.';
}

/* Puts a digit into a random cell that does not clash with what is there, if it finds one. */
static void put_in(hf_rng *rng, const hf_shape *shape, char *text)
{
    for (int tries = 0; tries < 200; tries++) {
        uint32_t cell = hf_rng_below(rng, CELLS);
        char digit = (char)('1' + hf_rng_below(rng, 9));
        uint32_t peers;
        const uint32_t *peer = hf_shape_peers(shape, cell, &peers);
        bool clash = text[cell] != '.';
        for (uint32_t i = 0; i < peers; i++)
            clash = clash || text[peer[i]] == digit;
        if (!clash) {
            text[cell] = digit;
            return;
        }
    }
}

/* Makes variant `kind` of a unique puzzle and its solution. */
static void vary(hf_rng *rng, const hf_shape *shape, unsigned kind, const char *puzzle,
                 const char *solution, char *text)
{
    memcpy(text, puzzle, CELLS);
    switch (kind % 8) {
    case 0: /* as it is, or with clues of the solution: one solution */
    case 1:
        for (uint32_t n = hf_rng_below(rng, 12); n > 0; n--) {
            uint32_t cell = hf_rng_below(rng, CELLS);
            text[cell] = solution[cell];
        }
        break;
    case 2: /* fewer clues: several */
    case 3:
        take_out(rng, text, 1 + hf_rng_below(rng, 20));
        break;
    case 4: /* a foreign digit: none */
    case 5:
        put_in(rng, shape, text);
        break;
    case 6: /* a few digits that merely do not clash: anything */
        memset(text, '.', CELLS);
        for (uint32_t n = hf_rng_below(rng, 26); n > 0; n--)
            put_in(rng, shape, text);
        break;
    default: /* a digit anywhere: often a clash */
        text[hf_rng_below(rng, CELLS)] = (char)('1' + hf_rng_below(rng, 9));
        break;
    }
}

static void line_of(const hf_grid *grid, char *line)
{
    for (unsigned c = 0; c < CELLS; c++)
        line[c] =
            hf_grid_const_values(grid)[c] == 0 ? '.' : (char)('0' + hf_grid_const_values(grid)[c]);
}

static batch make_puzzles(const hf_shape *shape, size_t count)
{
    enum { VARIANTS = 32 };
    batch b = new_batch(count);
    hf_rng rng = hf_rng_make(2026, 0);
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL, *solution = NULL;
    char line[CELLS], solved[CELLS];
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = 2026;
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(shape, &solution), HF_OK);
    for (size_t i = 0; i < count; i++) {
        if (i % VARIANTS == 0) {
            assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
            line_of(puzzle, line);
            line_of(solution, solved);
        }
        vary(&rng, shape, (unsigned)i, line, solved, b.text + i * CELLS);
    }
    b.count = count;
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    return b;
}

static void all_engines_agree_on_made_puzzles(void **state)
{
    (void)state;
    size_t count = test_is_short() ? 600 : test_is_soak() ? 2000000 : 12000;
    hf_shape *shape = test_shape(test_square(9));
    batch b = make_puzzles(shape, count);
    expect(shape, &b);
    size_t answers[6] = {0};
    for (size_t i = 0; i < count; i++)
        answers[b.expected[i].answer]++;
    for (int a = HF_UNIQUE; a <= HF_INVALID; a++) /* each of the four at least once in 30 */
        assert_true(answers[a] * 30 > count);
    size_t i = 0;
    for (const hf_engine *engine; (engine = next_engine(&i, shape)) != NULL;) {
        const char *name = hf_engine_name(engine);
        uint64_t budget = budget_of(name);
        b.count = budget != 0 && budget <= 10000 ? count / 10 : count;
        size_t silent = compare(shape, &b, name, budget);
        print_message("# %s: %zu puzzles, %zu beyond its budget\n", name, b.count, silent);
        assert_true(silent * (budget == 20000 ? 20 : 1) <= b.count);
    }
    free_batch(&b);
    hf_shape_free(shape);
}

/* The solutions that are shown: those of a lane engine are those of `nine`, those of the others
 * are two different correct ones. */
static void shown_solutions_are_the_same(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    batch b = make_puzzles(shape, test_is_short() ? 400 : 2000);
    hf_solver *nine = solver_with(shape, "nine", 0);
    size_t e = 0;
    for (const hf_engine *engine; (engine = next_engine(&e, shape)) != NULL;) {
        if (budget_of(hf_engine_name(engine)) != 0)
            continue;
        hf_solver *solver = solver_with(shape, hf_engine_name(engine), 0);
        for (size_t i = 0; i < b.count; i++) {
            uint16_t given[CELLS], cell[4][CELLS];
            hf_grid puzzle = {shape, given};
            hf_grid grid[4] = {
                {shape, cell[0]}, {shape, cell[1]}, {shape, cell[2]}, {shape, cell[3]}};
            hf_result ours, theirs;
            for (unsigned c = 0; c < CELLS; c++)
                given[c] = b.texts[i][c] == '.' ? 0 : (uint16_t)(b.texts[i][c] - '0');
            assert_int_equal(hf_solver_solve_grid(nine, &puzzle, &ours, &grid[0], &grid[1]), HF_OK);
            assert_int_equal(hf_solver_solve_grid(solver, &puzzle, &theirs, &grid[2], &grid[3]),
                             HF_OK);
            assert_int_equal(ours.answer, theirs.answer);
            assert_int_equal(ours.count, theirs.count);
            for (uint64_t n = 0; n < theirs.count; n++) {
                assert_true(hf_grid_is_solved(&grid[2 + n]));
                assert_true(hf_grid_extends(&grid[2 + n], &puzzle));
                if (!hf_engine_is_deterministic(engine))
                    assert_memory_equal(cell[n], cell[2 + n], sizeof cell[n]);
            }
            if (theirs.count == 2)
                assert_memory_not_equal(cell[2], cell[3], sizeof cell[2]);
        }
        hf_solver_free(solver);
    }
    hf_solver_free(nine);
    free_batch(&b);
    hf_shape_free(shape);
}

/* ---- collections ----------------------------------------------------------------------------- */

/* Every `step`-th puzzle of a file of lines; false if it is not there. */
static bool read_collection(const char *path, size_t step, batch *b)
{
    enum { CAPACITY = 60000 };
    char line[512];
    size_t lines = 0;
    FILE *file = test_shared(path);
    if (file == NULL)
        return false;
    *b = new_batch(CAPACITY);
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#' || strlen(line) < CELLS || lines++ % step != 0)
            continue;
        assert_true(b->count < CAPACITY);
        memcpy(b->text + b->count++ * CELLS, line, CELLS);
    }
    fclose(file);
    return true;
}

static void check_collection(const char *path, hf_answer answer, size_t step, size_t size)
{
    hf_shape *shape = test_shape(test_square(9));
    batch b = {0};
    if (!read_collection(path, step, &b)) {
        hf_shape_free(shape);
        skip();
    }
    if (step == 1)
        assert_int_equal(b.count, size);
    expect(shape, &b);
    for (size_t i = 0; i < b.count; i++)
        assert_int_equal(b.expected[i].answer, answer);
    size_t all = b.count;
    size_t e = 0;
    for (const hf_engine *engine; (engine = next_engine(&e, shape)) != NULL;) {
        /* of the classics only the best finishes here, and not soon */
        const char *name = hf_engine_name(engine);
        bool classic = budget_of(name) != 0;
        if (classic && strcmp(name, "fewest") != 0)
            continue;
        b.count = !classic || test_is_soak() ? all : all / 300 + 1;
        assert_int_equal(compare(shape, &b, name, 0), 0);
    }
    b.count = all;
    free_batch(&b);
    hf_shape_free(shape);
}

/* Every so many puzzles of a collection; all in the long run. */
static size_t every(size_t usual, size_t in_short)
{
    return test_is_soak() ? 1 : test_is_short() ? in_short : usual;
}

/* All 49158 are solved by the command in its tests. */
static void puzzles_with_17_clues(void **state)
{
    (void)state;
    check_collection("nine/17clue.txt", HF_UNIQUE, every(10, 40), 49158);
}

static void the_hardest_puzzles(void **state)
{
    (void)state;
    check_collection("nine/hardest1106.txt", HF_UNIQUE, every(1, 15), 375);
    check_collection("nine/magictour1465.txt", HF_UNIQUE, every(1, 40), 1465);
    check_collection("nine/hardest11.txt", HF_UNIQUE, every(100, 2000), 48765);
}

static void puzzles_with_several_solutions(void **state)
{
    (void)state;
    check_collection("nine/serg.txt", HF_MULTIPLE, every(4, 10), 10000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_engines_agree_on_made_puzzles),
        cmocka_unit_test(shown_solutions_are_the_same),
        cmocka_unit_test(puzzles_with_17_clues),
        cmocka_unit_test(the_hardest_puzzles),
        cmocka_unit_test(puzzles_with_several_solutions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
