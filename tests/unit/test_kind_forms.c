/* SPDX-License-Identifier: MIT
 *
 * test_kind_forms.c - every kind of constraint, told in every form: cells of many layouts, in parts, with
 * numbers that fit and numbers that do not. What is refused has a reason; what is accepted can be asked for
 * again, has words, and means the same to the checker and to the engine: a filled board is a solution for
 * one if and only if it is for the other.
 */
#include "support/support.h"

enum { MOST_CELLS = 36, MOST_BOARDS = 3 };

typedef struct form {
    uint32_t cells[MOST_CELLS], count;
    uint32_t parts[3], part_count;
    const int32_t *numbers;
    uint32_t number_count;
} form;

typedef struct stage {
    hf_shape *shape;
    hf_puzzle_maker *maker;
    hf_solver *solver;
    uint16_t board[MOST_BOARDS][MOST_CELLS];
    uint32_t accepted, refused, kept, broken;
} stage;

/* ---- boards ---------------------------------------------------------------------------------- */

static bool keep_board(const uint16_t *values, void *user)
{
    stage *s = user;
    uint32_t cells = hf_shape_cells(s->shape);
    memcpy(s->board[s->kept % MOST_BOARDS], values, cells * sizeof *values);
    return ++s->kept < 40; /* the last three of forty */
}

static stage open_stage(hf_shape_spec spec)
{
    stage s = {.shape = test_shape(spec)};
    hf_solve_options options;
    hf_result result;
    hf_grid *empty;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = 100;
    options.on_solution = keep_board;
    options.user = &s;
    assert_int_equal(hf_grid_new(s.shape, &empty), HF_OK);
    assert_int_equal(hf_solver_new(s.shape, &options, &s.solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(s.solver, empty, &result, NULL, NULL), HF_OK);
    assert_true(s.kept >= MOST_BOARDS);
    hf_solver_free(s.solver);
    s.kept = 0;
    assert_int_equal(hf_solver_new(s.shape, NULL, &s.solver), HF_OK);
    assert_int_equal(hf_puzzle_maker_new(s.shape, &s.maker), HF_OK);
    hf_grid_free(empty);
    return s;
}

static void close_stage(stage *s)
{
    hf_puzzle_maker_free(s->maker);
    hf_solver_free(s->solver);
    hf_shape_free(s->shape);
}

/* ---- judging --------------------------------------------------------------------------------- */

static void check_text(const hf_puzzle *puzzle)
{
    char whole[400], part[400];
    uint8_t constraints[1] = {1}, cells[MOST_CELLS] = {0};
    size_t length = hf_puzzle_constraint_text(puzzle, 0, whole, sizeof whole);
    assert_true(length > 0 && length < sizeof whole);
    for (size_t room = 1; room < length; room += 7) {
        assert_int_equal(hf_puzzle_constraint_text(puzzle, 0, part, room), length);
        assert_memory_equal(part, whole, room - 1);
        assert_int_equal(part[room - 1], 0);
    }
    length = hf_puzzle_contradiction_text(puzzle, constraints, cells, whole, sizeof whole);
    assert_true(length > 0 && length < sizeof whole && !strstr(whole, "  "));
    assert_int_equal(hf_puzzle_contradiction_text(puzzle, constraints, cells, part, 5), length);
}

/* The board as clues: the engine must find it, or nothing. */
static void judge_board(stage *s, const form *f, hf_constraint_kind kind, const uint16_t *values)
{
    hf_puzzle *puzzle;
    hf_result result;
    hf_puzzle_maker_clear(s->maker);
    assert_int_equal(hf_puzzle_maker_clues(s->maker, values), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(s->maker, kind, f->cells, f->parts, f->part_count,
                                                f->numbers, f->number_count),
                     HF_OK);
    hf_status status = hf_puzzle_maker_make(s->maker, &puzzle);
    if (status == HF_TOO_LARGE)
        return;
    assert_int_equal(status, HF_OK);
    bool right = hf_puzzle_is_solution(puzzle, values);
    assert_int_equal(hf_solver_solve(s->solver, puzzle, &result, NULL, NULL), HF_OK);
    if ((result.count == 1) != right)
        fail_msg("%s: %d for the engine, %d for the checker", hf_constraint_kind_name(kind),
                 (int)result.count, right);
    s->kept += right;
    s->broken += !right;
    hf_puzzle_free(puzzle);
}

/* In any order: some kinds sort them. */
static bool have_same_cells(const uint32_t *cells, const form *f)
{
    uint64_t one = 0, other = 0;
    for (uint32_t i = 0; i < f->count; i++) {
        one += UINT64_C(1) << cells[i];
        other += UINT64_C(1) << f->cells[i];
    }
    return one == other;
}

static void check_puzzle(stage *s, const form *f, hf_constraint_kind kind)
{
    uint32_t count;
    hf_puzzle *puzzle;
    hf_status status = hf_puzzle_maker_make(s->maker, &puzzle);
    assert_true(status == HF_OK || status == HF_TOO_LARGE);
    if (status != HF_OK)
        return;
    assert_int_equal(hf_puzzle_constraints(puzzle), 1);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 0), kind);
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, 0, &count);
    assert_int_equal(count, f->count);
    assert_true(have_same_cells(cells, f));
    const int32_t *numbers = hf_puzzle_constraint_numbers(puzzle, 0, &count);
    for (uint32_t i = 0; i < count && i < f->number_count; i++)
        assert_int_equal(numbers[i], f->numbers[i]);
    check_text(puzzle);
    hf_puzzle_free(puzzle);
    for (uint32_t i = 0; i < MOST_BOARDS; i++)
        judge_board(s, f, kind, s->board[i]);
}

static void try_form(stage *s, const form *f, hf_constraint_kind kind)
{
    hf_puzzle_maker_clear(s->maker);
    hf_status status = hf_puzzle_maker_constraint(s->maker, kind, f->cells, f->parts, f->part_count,
                                                  f->numbers, f->number_count);
    const char *fault = hf_puzzle_maker_fault(s->maker);
    if (status == HF_OK) {
        assert_null(fault);
        s->accepted++;
        check_puzzle(s, f, kind);
        return;
    }
    assert_int_equal(status, HF_BAD_ARGUMENT);
    assert_non_null(fault);
    assert_true(fault[0] != 0);
    s->refused++;
}

/* ---- forms ----------------------------------------------------------------------------------- */

static const int32_t many_numbers[66] = {3, 4, 5};
static const struct {
    int32_t number[4];
    uint32_t count;
} number_sets[] = {{{0}, 0},       {{-1}, 1},        {{0}, 1},    {{1}, 1},    {{2}, 1},
                   {{3}, 1},       {{4}, 1},         {{5}, 1},    {{7}, 1},    {{10}, 1},
                   {{300}, 1},     {{1001}, 1},      {{2, 3}, 2}, {{3, 1}, 2}, {{-1, 1}, 2},
                   {{1, 2, 3}, 3}, {{1, 2, 2, 1}, 4}};
enum { NUMBER_SETS = sizeof number_sets / sizeof *number_sets };

/* Cells of a layout: lines from several places, a square, a diagonal, all, the same twice. */
static uint32_t lay_out(uint32_t side, uint32_t which, uint32_t *cells)
{
    static const struct {
        uint8_t row, column, down, right, count;
    } lines[] = {{0, 0, 0, 0, 0}, {1, 1, 0, 0, 1}, {0, 0, 0, 1, 2}, {1, 0, 1, 0, 2},
                 {0, 0, 0, 1, 3}, {0, 1, 1, 0, 3}, {0, 0, 0, 1, 9}, {9, 0, 9, 0, 9},
                 {0, 1, 1, 1, 9}, {0, 0, 1, 1, 3}, {0, 0, 0, 2, 2}, {2, 0, 0, 1, 9},
                 {0, 2, 1, 0, 9}};
    enum { LINES = sizeof lines / sizeof *lines };
    uint32_t count = 0;
    if (which >= LINES + 4)
        return UINT32_MAX;
    if (which == LINES) { /* a square */
        const uint32_t square[4] = {0, 1, side, side + 1};
        memcpy(cells, square, sizeof square);
        return 4;
    }
    if (which == LINES + 1) { /* every cell */
        for (; count < side * side; count++)
            cells[count] = count;
        return count;
    }
    if (which >= LINES + 2) { /* a cell twice; a cell that is not there */
        cells[0] = cells[1] = which == LINES + 2 ? 1 : side * side;
        return 2;
    }
    uint32_t row = lines[which].row, column = lines[which].column;
    uint32_t down = lines[which].down, right = lines[which].right;
    bool upwards = row == 9; /* a column from below */
    if (upwards)
        row = side - 1;
    for (; count < lines[which].count && row < side && column < side; count++) {
        cells[count] = row * side + column;
        row = upwards ? row - 1 : row + down; /* above the first row it is beyond the last */
        column += right;
    }
    return count;
}

/* In one part, in two after so many cells, in as many equal ones. */
static bool divide(form *f, uint32_t which)
{
    f->part_count = 0;
    if (which == 0) {
        f->parts[f->part_count++] = f->count;
    } else if (which <= 2 && f->count > which) {
        f->parts[f->part_count++] = which;
        f->parts[f->part_count++] = f->count - which;
    } else if (which == 3 && f->count % 3 == 0) {
        f->parts[0] = f->parts[1] = f->parts[2] = f->count / 3;
        f->part_count = 3;
    } else {
        return false;
    }
    return true;
}

static void try_kind(stage *s, hf_constraint_kind kind)
{
    form f = {.count = 0};
    for (uint32_t layout = 0;
         (f.count = lay_out(hf_shape_rows(s->shape), layout, f.cells)) != UINT32_MAX; layout++)
        for (uint32_t parts = 0; parts < 4; parts++) {
            if (!divide(&f, parts))
                continue;
            for (uint32_t n = 0; n < NUMBER_SETS; n++) {
                f.numbers = number_sets[n].number;
                f.number_count = number_sets[n].count;
                try_form(s, &f, kind);
            }
            f.numbers = many_numbers;
            f.number_count = sizeof many_numbers / sizeof *many_numbers;
            try_form(s, &f, kind);
        }
}

static void try_shape(hf_shape_spec spec)
{
    stage s = open_stage(spec);
    for (uint32_t kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++) {
        uint32_t accepted = s.accepted, refused = s.refused;
        try_kind(&s, (hf_constraint_kind)kind);
        assert_true(s.accepted + s.refused > accepted + refused);
        assert_true(s.refused > refused);
    }
    assert_true(s.accepted > 500 && s.kept > 200 && s.broken > 200);
    close_stage(&s);
}

static void every_form_on_a_small_board(void **state)
{
    (void)state;
    try_shape(test_square(4));
}

static void every_form_from_zero(void **state)
{
    hf_shape_spec spec = test_square(4);
    (void)state;
    spec.symbols = HF_SYMBOLS_ZERO;
    if (!test_is_short())
        try_shape(spec);
}

static void every_form_where_thirds_are(void **state)
{
    (void)state;
    if (!test_is_short())
        try_shape(test_square(6));
}

/* ---- two at a time ---------------------------------------------------------------------------- */

/* "All dots are given" looks at the dots, ranks at each other, extremes at their neighbours. */
static const struct {
    hf_constraint_kind kind;
    uint32_t cells[4], count;
    int32_t numbers[2];
    uint32_t number_count;
} mixed[] = {
    {HF_CONSTRAINT_DIFFERENCE, {0, 1}, 2, {1}, 1},
    {HF_CONSTRAINT_DIFFERENCE, {5, 1}, 2, {2}, 1},
    {HF_CONSTRAINT_RATIO, {2, 1}, 2, {2}, 1},
    {HF_CONSTRAINT_RATIO, {9, 10}, 2, {3}, 1},
    {HF_CONSTRAINT_RATIO, {9, 13}, 2, {1}, 1},
    {HF_CONSTRAINT_PAIR_SUM, {4, 5}, 2, {5}, 1},
    {HF_CONSTRAINT_PAIR_SUM, {6, 10}, 2, {10}, 1},
    {HF_CONSTRAINT_PAIR_SUM, {1, 0}, 2, {5}, 1},
    {HF_CONSTRAINT_NON_CONSECUTIVE, {0}, 0, {0}, 0},
    {HF_CONSTRAINT_DIAGONAL_NON_CONSECUTIVE, {0}, 0, {0}, 0},
    {HF_CONSTRAINT_NEGATIVE_RATIO, {0}, 0, {0}, 0},
    {HF_CONSTRAINT_NEGATIVE_SUM, {0}, 0, {0}, 0},
    {HF_CONSTRAINT_NEGATIVE_DOTS, {0}, 0, {0}, 0},
    {HF_CONSTRAINT_MINIMUM, {5}, 1, {0}, 0},
    {HF_CONSTRAINT_MINIMUM, {6}, 1, {0}, 0},
    {HF_CONSTRAINT_MINIMUM, {0}, 1, {0}, 0},
    {HF_CONSTRAINT_MAXIMUM, {10}, 1, {0}, 0},
    {HF_CONSTRAINT_MAXIMUM, {9}, 1, {0}, 0},
    {HF_CONSTRAINT_FULL_RANK, {0, 1, 2, 3}, 4, {1}, 1},
    {HF_CONSTRAINT_FULL_RANK, {3, 2, 1, 0}, 4, {7}, 1},
    {HF_CONSTRAINT_FULL_RANK, {1, 5, 9, 13}, 4, {7}, 1},
    {HF_CONSTRAINT_FULL_RANK, {12, 8, 4, 0}, 4, {16}, 1},
    {HF_CONSTRAINT_RANK_TIES, {0}, 0, {0}, 1},
    {HF_CONSTRAINT_RANK_TIES, {0}, 0, {1}, 1},
    {HF_CONSTRAINT_RANK_TIES, {0}, 0, {2}, 1},
    {HF_CONSTRAINT_CAGE, {0, 1, 4}, 3, {6}, 1},
    {HF_CONSTRAINT_ODD, {3}, 1, {0}, 0},
    {HF_CONSTRAINT_EVEN, {3}, 1, {0}, 0},
    {HF_CONSTRAINT_SKYSCRAPER, {0, 1, 2, 3}, 4, {2}, 1},
    {HF_CONSTRAINT_SKYSCRAPER, {0, 1, 2, 3}, 4, {3}, 1},
    {HF_CONSTRAINT_GLOBAL_ENTROPY, {0}, 0, {0}, 0},
};
enum { MIXED = sizeof mixed / sizeof *mixed };

static hf_status add_mixed(stage *s, size_t which)
{
    return hf_puzzle_maker_constraint(s->maker, mixed[which].kind, mixed[which].cells,
                                      &mixed[which].count, mixed[which].count > 0,
                                      mixed[which].numbers, mixed[which].number_count);
}

static void judge_pair(stage *s, size_t one, size_t other, const uint16_t *values)
{
    hf_puzzle *puzzle;
    hf_result result;
    hf_puzzle_maker_clear(s->maker);
    assert_int_equal(hf_puzzle_maker_clues(s->maker, values), HF_OK);
    if (add_mixed(s, one) != HF_OK || add_mixed(s, other) != HF_OK)
        return; /* not for boards of this size, or not both */
    assert_int_equal(hf_puzzle_maker_make(s->maker, &puzzle), HF_OK);
    bool right = hf_puzzle_is_solution(puzzle, values);
    assert_int_equal(hf_solver_solve(s->solver, puzzle, &result, NULL, NULL), HF_OK);
    if ((result.count == 1) != right)
        fail_msg("%s and %s: %d for the engine, %d for the checker",
                 hf_constraint_kind_name(mixed[one].kind),
                 hf_constraint_kind_name(mixed[other].kind), (int)result.count, right);
    s->kept += right;
    s->broken += !right;
    hf_puzzle_free(puzzle);
}

static void two_at_a_time(void **state)
{
    stage s = open_stage(test_square(4));
    (void)state;
    for (size_t one = 0; one < MIXED; one++)
        for (size_t other = 0; other < MIXED; other++)
            for (uint32_t i = 0; i < MOST_BOARDS && one != other; i++)
                judge_pair(&s, one, other, s.board[i]);
    assert_true(s.kept > 50 && s.broken > 500);
    close_stage(&s);
}

/* A line may pass a cell twice, also at once, and no symbol differs from itself. The engine forgot such a
 * pair. */
static void a_cell_beside_itself(void **state)
{
    static const uint32_t cells[3] = {2, 2, 13}, three = 3;
    static const struct {
        hf_constraint_kind kind;
        int32_t number;
        hf_answer answer;
    } cases[] = {{HF_CONSTRAINT_WHISPER, 1, HF_NONE}, {HF_CONSTRAINT_MODULAR, 8, HF_NONE}};
    stage s = open_stage(test_square(4));
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_puzzle *puzzle;
        hf_result result;
        hf_puzzle_maker_clear(s.maker);
        assert_int_equal(hf_puzzle_maker_clue(s.maker, 0, 1), HF_OK);
        assert_int_equal(hf_puzzle_maker_constraint(s.maker, cases[i].kind, cells, &three, 1,
                                                    &cases[i].number, 1),
                         HF_OK);
        assert_int_equal(hf_puzzle_maker_make(s.maker, &puzzle), HF_OK);
        assert_int_equal(hf_solver_solve(s.solver, puzzle, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, cases[i].answer);
        for (uint32_t b = 0; b < MOST_BOARDS; b++)
            assert_false(hf_puzzle_is_solution(puzzle, s.board[b]));
        hf_puzzle_free(puzzle);
    }
    close_stage(&s);
}

/* All that clashes in one sentence: what is too much is counted. */
static void many_are_told_together(void **state)
{
    stage s = open_stage(test_square(4));
    uint8_t constraints[MIXED], cells[MOST_CELLS] = {0};
    char text[1000], part[1000];
    hf_puzzle *puzzle;
    size_t before = 0;
    uint32_t count = 0;
    (void)state;
    hf_puzzle_maker_clear(s.maker);
    for (size_t i = 0; i < MIXED; i++)
        count += add_mixed(&s, i) == HF_OK;
    for (uint32_t c = 0; c < 16; c += 3)
        assert_int_equal(hf_puzzle_maker_clue(s.maker, c, 1), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(s.maker, &puzzle), HF_OK);
    assert_int_equal(hf_puzzle_constraints(puzzle), count);
    memset(constraints, 0, sizeof constraints);
    for (uint32_t i = 0; i < count; i++) {
        constraints[i] = 1;
        cells[i % 16] = i % 3 == 0 ? HF_IN_CLUE : 0;
        size_t length = hf_puzzle_contradiction_text(puzzle, constraints, cells, text, sizeof text);
        assert_true(length > 0 && length < sizeof text && !strstr(text, "  "));
        assert_true(length >= before || strstr(text, " more")); /* cut once it is long */
        assert_int_equal(hf_puzzle_contradiction_text(puzzle, constraints, cells, part, length),
                         length);
        assert_memory_equal(text, part, length - 1);
        before = length;
    }
    hf_puzzle_free(puzzle);
    close_stage(&s);
}

/* ---- refusals -------------------------------------------------------------------------------- */

typedef struct refusal {
    hf_constraint_kind kind;
    uint32_t size;     /* of the square board; 0: a board of 2 x 8 cells and 4 symbols */
    uint32_t parts[3]; /* cells in turn, so many for each */
    int32_t numbers[3];
    uint32_t number_count;
    const char *why;
} refusal;

/* What is refused because of the board, the number of cells or a number: each by its reason. */
static void refusals_are_told(void **state)
{
    static const refusal rows[] = {
        {HF_CONSTRAINT_ARROW, 9, {4, 3}, {0}, 0, "three cells"},
        {HF_CONSTRAINT_ARROW, 9, {4}, {0}, 0, "circle"},
        {HF_CONSTRAINT_ARROW, 9, {1, 2, 3}, {0}, 0, "circle"},
        {HF_CONSTRAINT_SAME_SETS, 9, {32, 32}, {0}, 0, "31 cells"},
        {HF_CONSTRAINT_SUM_LINE, 9, {5}, {0}, 1, "1 to 100"},
        {HF_CONSTRAINT_SUM_LINE, 9, {5}, {101}, 1, "1 to 100"},
        {HF_CONSTRAINT_LOOK_AND_SAY, 9, {64}, {1, 1}, 2, "pairs"},
        {HF_CONSTRAINT_LOOK_AND_SAY, 9, {9}, {64, 3}, 2, "more often"},
        {HF_CONSTRAINT_LOOK_AND_SAY, 9, {9}, {-1, 3}, 2, "no symbol"},
        {HF_CONSTRAINT_COUNTING_CIRCLES, 9, {64}, {0}, 0, "63"},
        {HF_CONSTRAINT_ENTROPIC, 4, {3}, {0}, 0, "thirds"},
        {HF_CONSTRAINT_GLOBAL_ENTROPY, 4, {0}, {0}, 0, "thirds"},
        {HF_CONSTRAINT_CAGE, 4, {5}, {12}, 1, "symbols"},
        {HF_CONSTRAINT_RENBAN, 25, {3}, {0}, 0, "flat boards"},
        {HF_CONSTRAINT_FULL_RANK, 0, {8}, {3}, 1, "N x N"},
        {HF_CONSTRAINT_RANK_TIES, 0, {0}, {1}, 1, "N x N"},
        {HF_CONSTRAINT_RANK_TIES, 9, {0}, {3}, 1, "ties"},
        {HF_CONSTRAINT_LINES, 0, {0}, {0}, 0, "more cells"},
    };
    static const uint32_t houses[] = {0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const refusal *r = &rows[i];
        hf_shape_spec flat = {.layout = HF_LAYOUT_CUSTOM,
                              .size = 4,
                              .rows = 2,
                              .columns = 8,
                              .custom = houses,
                              .custom_cells = 16,
                              .custom_houses = 4};
        hf_shape *shape = test_shape(r->size ? test_square(r->size) : flat);
        hf_puzzle_maker *maker;
        uint32_t cells[81], parts = 0;
        for (uint32_t c = 0; c < 81; c++)
            cells[c] = c;
        while (parts < 3 && r->parts[parts])
            parts++;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        hf_status status = hf_puzzle_maker_constraint(maker, r->kind, cells, r->parts, parts,
                                                      r->numbers, r->number_count);
        const char *fault = hf_puzzle_maker_fault(maker);
        if (status != HF_BAD_ARGUMENT || !fault || !strstr(fault, r->why))
            fail_msg("refusal %zu: %s", i, fault ? fault : "none");
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_on_a_small_board), cmocka_unit_test(every_form_from_zero),
        cmocka_unit_test(every_form_where_thirds_are), cmocka_unit_test(two_at_a_time),
        cmocka_unit_test(a_cell_beside_itself),        cmocka_unit_test(many_are_told_together),
        cmocka_unit_test(refusals_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
