/* SPDX-License-Identifier: MIT
 *
 * fuzz_kinds.c - a 4x4 puzzle with a few constraints of any kind. What must hold: a constraint that is
 * refused is refused with a reason; of the 288 filled boards, the solver finds those that
 * hf_puzzle_is_solution accepts, and hf_solver_candidates what occurs in them; a puzzle that a format
 * writes is read back with the same solutions.
 */
#include "board.h"

enum { CELLS = 16, GRIDS = 288, MOST = 8, MOST_CELLS = 8 };

static uint16_t grids[GRIDS][CELLS];
static hf_shape *shape;
static hf_solver *solver;
static hf_puzzle_maker *maker;
static hf_grid *first, *second;

static bool fits(const uint16_t *values, uint32_t cell, uint32_t symbol)
{
    for (uint32_t other = 0; other < cell; other++)
        if (values[other] == symbol && (other / 4 == cell / 4 || other % 4 == cell % 4 ||
                                        (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2)))
            return false;
    return true;
}

static uint32_t list(uint16_t *values, uint32_t cell, uint32_t count)
{
    if (cell == CELLS) {
        memcpy(grids[count], values, sizeof grids[count]);
        return count + 1;
    }
    for (uint32_t symbol = 1; symbol <= 4; symbol++)
        if (fits(values, cell, symbol)) {
            values[cell] = (uint16_t)symbol;
            count = list(values, cell + 1, count);
        }
    return count;
}

static void set_up(void)
{
    uint16_t values[CELLS];
    hf_solve_options options;
    if (shape)
        return;
    FUZZ_REQUIRE(list(values, 0, 0) == GRIDS);
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = MOST;
    FUZZ_REQUIRE(hf_shape_new_square(4, &shape) == HF_OK &&
                 hf_solver_new(shape, &options, &solver) == HF_OK &&
                 hf_puzzle_maker_new(shape, &maker) == HF_OK &&
                 hf_grid_new(shape, &first) == HF_OK && hf_grid_new(shape, &second) == HF_OK);
}

/* A path of neighbours, as most kinds want it, or any cells. */
static void read_cells(fuzz_bytes *b, bool path, uint32_t *cells, uint32_t count)
{
    static const int steps[8] = {1, -1, 4, -4, 5, -5, 3, -3};
    for (uint32_t i = 0; i < count; i++) {
        uint32_t byte = fuzz_byte(b);
        cells[i] = path && i > 0 ? (cells[i - 1] + (uint32_t)steps[byte % 8]) % CELLS
                                 : byte % (byte < 250 ? CELLS : 256);
    }
}

static void add_constraint(fuzz_bytes *b)
{
    uint32_t cells[MOST_CELLS], parts[MOST_CELLS], part_count = 0, count;
    int32_t numbers[3];
    hf_constraint_kind kind = (hf_constraint_kind)fuzz_below(b, HF_CONSTRAINT_KINDS + 1);
    uint32_t form = fuzz_byte(b);
    count = form % (MOST_CELLS + 1);
    read_cells(b, form & 128, cells, count);
    uint32_t head = form >> 4 & 3;
    if (head > 0 && head < count) { /* in two parts */
        parts[part_count++] = head;
        parts[part_count++] = count - head;
    } else if (count > 0)
        parts[part_count++] = count;
    uint32_t number_count = fuzz_below(b, 4);
    for (uint32_t i = 0; i < number_count; i++)
        numbers[i] = (int8_t)fuzz_byte(b);
    hf_status status =
        hf_puzzle_maker_constraint(maker, kind, cells, parts, part_count, numbers, number_count);
    FUZZ_REQUIRE(status == HF_OK || status == HF_BAD_ARGUMENT);
    FUZZ_REQUIRE((status == HF_BAD_ARGUMENT) == (hf_puzzle_maker_fault(maker) != NULL));
}

static hf_puzzle *make_puzzle(fuzz_bytes *b)
{
    hf_puzzle *puzzle;
    uint32_t planned = (fuzz_byte(b) << 8 | fuzz_byte(b)) % GRIDS;
    uint32_t mask = fuzz_byte(b) << 8 | fuzz_byte(b);
    hf_puzzle_maker_clear(maker);
    for (uint32_t cell = 0; cell < CELLS; cell++)
        if (mask >> cell & 1)
            FUZZ_REQUIRE(hf_puzzle_maker_clue(maker, cell, grids[planned][cell]) == HF_OK);
    for (uint32_t count = 1 + fuzz_below(b, 3); count > 0; count--)
        add_constraint(b);
    hf_status status = hf_puzzle_maker_make(maker, &puzzle);
    FUZZ_REQUIRE(status == HF_OK || status == HF_TOO_LARGE);
    return status == HF_OK ? puzzle : NULL;
}

static bool keeps_clues(const hf_puzzle *puzzle, const uint16_t *values)
{
    const uint16_t *clues = hf_puzzle_clues(puzzle);
    for (uint32_t cell = 0; cell < CELLS; cell++)
        if (clues[cell] && clues[cell] != values[cell])
            return false;
    return true;
}

static void judge(const hf_puzzle *puzzle, bool candidates)
{
    uint64_t sets[CELLS], right[CELLS] = {0};
    uint32_t count = 0;
    hf_result result;
    hf_true_candidates some;
    for (uint32_t i = 0; i < GRIDS; i++)
        if (keeps_clues(puzzle, grids[i]) && hf_puzzle_is_solution(puzzle, grids[i])) {
            count++;
            for (uint32_t cell = 0; cell < CELLS; cell++)
                right[cell] |= UINT64_C(1) << (grids[i][cell] - 1);
        }
    FUZZ_REQUIRE(hf_solver_solve(solver, puzzle, &result, first, second) == HF_OK);
    FUZZ_REQUIRE(result.count == (count < MOST ? count : MOST));
    FUZZ_REQUIRE(count != 1 || result.answer == HF_UNIQUE);
    FUZZ_REQUIRE(count > 0 || result.answer == HF_NONE || result.answer == HF_INVALID);
    if (count > 0)
        FUZZ_REQUIRE(hf_puzzle_is_solution(puzzle, hf_grid_const_values(first)));
    if (count > 1)
        FUZZ_REQUIRE(hf_puzzle_is_solution(puzzle, hf_grid_const_values(second)));
    if (!candidates)
        return;
    FUZZ_REQUIRE(hf_solver_candidates(solver, puzzle, &some, sets) == HF_OK && some.complete);
    if (count > 0)
        FUZZ_REQUIRE(memcmp(sets, right, sizeof sets) == 0);
}

static void write_and_read(const hf_puzzle *puzzle, uint32_t which)
{
    static const char *const names[] = {"iss", "fpuzzles", "killer"};
    static char text[1 << 16];
    size_t length;
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_puzzle *again;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named(names[which % 3]);
    if (hf_format_write_puzzle(options.format, puzzle, NULL, text, sizeof text, &length) != HF_OK)
        return;
    FUZZ_REQUIRE(length < sizeof text);
    FUZZ_REQUIRE(hf_reader_new(&options, &reader) == HF_OK);
    size_t cut = hf_reader_cut(reader, text, length, true);
    if (hf_reader_parse(reader, text, cut, &record) != HF_OK) {
        fprintf(stderr, "%s: %s\n%s\n", names[which % 3], record.message, text);
        abort();
    }
    FUZZ_REQUIRE(hf_reader_puzzle(reader, &record, &again) == HF_OK);
    for (uint32_t i = 0; i < GRIDS; i++)
        if (hf_puzzle_is_solution(puzzle, grids[i]) != hf_puzzle_is_solution(again, grids[i])) {
            fprintf(stderr, "%s is read as another puzzle:\n%s\n", names[which % 3], text);
            abort();
        }
    hf_puzzle_free(again);
    hf_reader_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    char words[64];
    set_up();
    uint32_t deed = fuzz_byte(&b);
    hf_puzzle *puzzle = make_puzzle(&b);
    if (!puzzle)
        return 0;
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        FUZZ_REQUIRE(hf_puzzle_constraint_text(puzzle, i, words, sizeof words) > 0);
    judge(puzzle, (deed >> 4) % 4 == 0);
    if (deed & 1)
        write_and_read(puzzle, deed >> 1);
    hf_puzzle_free(puzzle);
    return 0;
}
