/* SPDX-License-Identifier: MIT
 *
 * fuzz_written.c - any text as a puzzle with written constraints, and what is made of it. The first byte
 * chooses the notation. What must hold: a constraint has words; a solution is one, the second another, and
 * both are among the true candidates; a puzzle with a solution is never called contradictory; written in any
 * of these notations and read again, the puzzle has the same solution.
 */
#include "board.h"

enum { MOST_CELLS = 81, FEW_CELLS = 36, MOST_SYMBOLS = 9, ROOM = 1 << 16 };

static const char *const notations[] = {"iss", "fpuzzles", "killer", "scl"};

typedef struct answers {
    hf_answer answer;
    hf_grid *first, *second;
} answers;

static hf_solver *solver_for(const hf_shape *shape)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.max_guesses = 40;
    FUZZ_REQUIRE(hf_solver_new(shape, &options, &solver) == HF_OK);
    return solver;
}

/* The puzzle of a text, or NULL. */
static hf_puzzle *read_one(const char *notation, const char *text, size_t length)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_puzzle *puzzle = NULL;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named(notation);
    FUZZ_REQUIRE(options.format != NULL);
    FUZZ_REQUIRE(hf_reader_new(&options, &reader) == HF_OK);
    hf_reader_look(reader, text, length);
    size_t cut = length > 0 ? hf_reader_cut(reader, text, length, true) : 0;
    if (cut > 0 && hf_reader_parse(reader, text, cut, &record) == HF_OK) {
        const hf_shape *shape = hf_grid_shape(record.grid);
        if (hf_shape_cells(shape) <= MOST_CELLS && hf_shape_size(shape) <= MOST_SYMBOLS) {
            hf_status status = hf_reader_puzzle(reader, &record, &puzzle);
            FUZZ_REQUIRE((status == HF_OK) == (puzzle != NULL));
        }
    }
    hf_reader_free(reader);
    return puzzle;
}

static void check_solution(const hf_puzzle *puzzle, const hf_grid *grid)
{
    const uint16_t *values = hf_grid_const_values(grid), *clues = hf_puzzle_clues(puzzle);
    FUZZ_REQUIRE(hf_grid_is_solved(grid) && hf_puzzle_is_solution(puzzle, values));
    for (uint32_t cell = 0; cell < hf_shape_cells(hf_grid_shape(grid)); cell++)
        FUZZ_REQUIRE(clues[cell] == 0 || clues[cell] == values[cell]);
}

/* False if no engine serves the puzzle. */
static bool solve(hf_solver *solver, const hf_puzzle *puzzle, answers *a)
{
    hf_result result;
    hf_status status = hf_solver_solve(solver, puzzle, &result, a->first, a->second);
    FUZZ_REQUIRE(status == HF_OK || status == HF_UNSUPPORTED || status == HF_TOO_LARGE);
    if (status != HF_OK)
        return false;
    a->answer = result.answer;
    if (result.count > 0)
        check_solution(puzzle, a->first);
    if (result.count > 1) {
        check_solution(puzzle, a->second);
        FUZZ_REQUIRE(memcmp(hf_grid_const_values(a->first), hf_grid_const_values(a->second),
                            hf_shape_cells(hf_puzzle_shape(puzzle)) * sizeof(uint16_t)) != 0);
    }
    FUZZ_REQUIRE(result.answer != HF_UNIQUE || result.count == 1);
    return result.count > 0;
}

static void check_candidates(hf_solver *solver, const hf_puzzle *puzzle, const answers *a)
{
    uint64_t sets[MOST_CELLS];
    hf_true_candidates some;
    hf_status status = hf_solver_candidates(solver, puzzle, &some, sets);
    FUZZ_REQUIRE(status == HF_OK || status == HF_UNSUPPORTED);
    if (status != HF_OK || !some.complete)
        return;
    for (uint32_t cell = 0; cell < hf_shape_cells(hf_grid_shape(a->first)); cell++)
        FUZZ_REQUIRE(sets[cell] >> (hf_grid_const_values(a->first)[cell] - 1) & 1);
}

static void check_contradiction(hf_solver *solver, const hf_puzzle *puzzle, bool has_solution)
{
    static uint8_t constraints[1 << 12];
    static char words[ROOM];
    uint8_t cells[MOST_CELLS];
    hf_contradiction found;
    if (hf_puzzle_constraints(puzzle) > sizeof constraints ||
        hf_solver_contradiction(solver, puzzle, &found, constraints, cells) != HF_OK ||
        found.answer != HF_NONE)
        return;
    FUZZ_REQUIRE(!has_solution);
    FUZZ_REQUIRE(hf_puzzle_contradiction_text(puzzle, constraints, cells, words, sizeof words) > 0);
}

static void write_and_read(const hf_puzzle *puzzle, const char *notation, const answers *a)
{
    static char text[ROOM];
    size_t length;
    if (hf_format_write_puzzle(hf_format_named(notation), puzzle, NULL, text, sizeof text,
                               &length) != HF_OK ||
        length >= sizeof text)
        return;
    hf_puzzle *again = read_one(notation, text, length);
    if (!again) {
        fprintf(stderr, "%s does not read:\n%s\n", notation, text);
        abort();
    }
    check_solution(again, a->first);
    hf_puzzle_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char words[256];
    if (size == 0)
        return 0;
    hf_puzzle *puzzle = read_one(notations[data[0] % 4], (const char *)data + 1, size - 1);
    if (!puzzle)
        return 0;
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    answers a = {HF_LIMIT, NULL, NULL};
    FUZZ_REQUIRE(hf_grid_new(shape, &a.first) == HF_OK && hf_grid_new(shape, &a.second) == HF_OK);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        FUZZ_REQUIRE(hf_puzzle_constraint_text(puzzle, i, words, sizeof words) > 0);
    hf_solver *solver = solver_for(shape);
    bool has_solution = solve(solver, puzzle, &a);
    bool small = hf_shape_cells(shape) <= FEW_CELLS; /* larger ones would take all the time */
    if (has_solution)
        write_and_read(puzzle, notations[data[0] / 4 % 4], &a);
    if (has_solution && small)
        check_candidates(solver, puzzle, &a);
    if (data[0] & 128 && small)
        check_contradiction(solver, puzzle, has_solution);
    hf_solver_free(solver);
    hf_grid_free(a.first);
    hf_grid_free(a.second);
    hf_puzzle_free(puzzle);
    return 0;
}
