/* SPDX-License-Identifier: MIT
 *
 * test_kind_sizes.c - every kind of written constraint on boards of 4 to 16 symbols, with boxes or without: made to
 * hold on a filled board, solved, written in each format that has it and read again.
 */
#include "support/kinds_force.h"

#include <string.h>

static const struct {
    int n, box_rows, box_columns;
} sizes[] = {{4, 2, 2},  {5, 1, 5},   {6, 2, 3},  {7, 1, 7},  {8, 2, 4},
             {8, 1, 8},  {9, 3, 3},   {9, 1, 9},  {10, 2, 5}, {11, 1, 11},
             {12, 3, 4}, {13, 1, 13}, {14, 2, 7}, {15, 3, 5}, {16, 4, 4}};
enum { SIZES = sizeof sizes / sizeof *sizes, TRIES = 1000 };

typedef struct sized {
    boards b;
    told list[MOST_TOLD];
    uint32_t count;
    int checked; /* solutions */
} sized;

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

static void shuffle(hf_rng *rng, int *list, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int k = (int)below(rng, (uint32_t)i + 1), moved = list[i];
        list[i] = list[k];
        list[k] = moved;
    }
}

/* An order of rows or columns that keeps bands together. */
static void order_lines(hf_rng *rng, int n, int band, int *order)
{
    int bands[MOST_SIDE], within[MOST_SIDE];
    for (int i = 0; i < n / band; i++)
        bands[i] = i;
    shuffle(rng, bands, n / band);
    for (int i = 0; i < n / band; i++) {
        for (int k = 0; k < band; k++)
            within[k] = k;
        shuffle(rng, within, band);
        for (int k = 0; k < band; k++)
            order[i * band + k] = bands[i] * band + within[k];
    }
}

/* A filled board: a plain pattern, as it is (which knights and neighbours often agree with) or shuffled. */
static void fill(boards *b, hf_rng *rng)
{
    const int n = b->n, step = 1 + (int)below(rng, (uint32_t)n - 1);
    const bool latin = b->box_rows == 1, mixed = below(rng, 2) == 0;
    int rows[MOST_SIDE], columns[MOST_SIDE], symbols[MOST_SIDE];
    for (int i = 0; i < n; i++)
        rows[i] = columns[i] = symbols[i] = i;
    if (mixed) {
        order_lines(rng, n, latin ? n : b->box_rows, rows);
        order_lines(rng, n, b->box_columns, columns);
    }
    if (below(rng, 2) == 0)
        shuffle(rng, symbols, n);
    for (int i = 0; i < n; i++) {
        const int r = rows[i];
        for (int k = 0; k < n; k++) {
            int shift = latin ? r * step : b->box_columns * (r % b->box_rows) + r / b->box_rows;
            b->grid[0][i * n + k] = (uint8_t)(1 + symbols[(shift + columns[k]) % n]);
        }
    }
}

static bool is_filled(const boards *b)
{
    for (int i = 0; i < b->n; i++) {
        uint32_t row = 0, column = 0;
        for (int k = 0; k < b->n; k++) {
            row |= 1u << b->grid[0][i * b->n + k];
            column |= 1u << b->grid[0][k * b->n + i];
        }
        if (row != (2u << b->n) - 2 || column != row)
            return false;
    }
    return true;
}

/* Up to three constraints of a kind that hold on a board. False: none was found. */
static bool draw_some(sized *x, hf_rng *rng, hf_constraint_kind kind)
{
    x->count = 0;
    for (int tries = 0; tries < TRIES && x->count == 0; tries++) {
        do
            fill(&x->b, rng);
        while (!is_filled(&x->b));
        for (int i = 0; i < 6 && x->count < 3; i++) {
            told *t = &x->list[x->count];
            memset(t, 0, sizeof *t);
            t->kind = kind;
            draw_cells(&x->b, rng, t);
            draw_numbers(&x->b, rng, x->b.grid[0], t);
            bool good =
                draws_with(kind, x->list, x->count) && (x->count == 0 || !draws_whole_board(kind));
            x->count += good && force_holds(&x->b, x->b.grid[0], t);
        }
    }
    return x->count > 0;
}

/* ---- solving ------------------------------------------------------------------------------------- */

static bool check_solution(const uint16_t *values, void *user)
{
    sized *x = user;
    uint8_t *v = x->b.grid[1];
    for (int c = 0; c < x->b.n * x->b.n; c++)
        v[c] = (uint8_t)values[c];
    for (uint32_t i = 0; i < x->count; i++) {
        if (!force_holds(&x->b, v, &x->list[i]))
            fail_msg("a solution without %s on %d symbols",
                     hf_constraint_kind_name(x->list[i].kind), x->b.n);
    }
    x->checked++;
    return true;
}

static hf_answer ask(sized *x, const hf_puzzle *puzzle, uint64_t most_solutions,
                     uint64_t most_guesses)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = most_solutions;
    options.max_guesses = most_guesses;
    options.on_solution = check_solution;
    options.user = x;
    x->checked = 0;
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    assert_int_equal(x->checked, (int)result.count);
    return result.answer;
}

/* A constraint that holds on a board which the engine finds for it. */
static bool find_some(sized *x, const hf_shape *shape, hf_rng *rng, hf_constraint_kind kind)
{
    told *t = x->list;
    const int most = draws_whole_board(kind) ? 1 : 60; /* nothing is drawn for such */
    for (int tries = 0; tries < most; tries++) {
        fill(&x->b, rng);
        memset(x->b.clue, 0, sizeof x->b.clue);
        memset(t, 0, sizeof *t);
        t->kind = kind;
        draw_cells(&x->b, rng, t);
        draw_numbers(&x->b, rng, x->b.grid[0], t);
        if (kind == HF_CONSTRAINT_FULL_RANK)
            t->numbers[0] = 1 + (int32_t)below(rng, 4 * (uint32_t)x->b.n);
        x->count = 1;
        hf_puzzle *puzzle = draw_puzzle(shape, &x->b, x->list, &x->count);
        if (x->count == 1)
            ask(x, puzzle, 1, 300);
        hf_puzzle_free(puzzle);
        if (x->count == 1 && x->checked == 1) {
            memcpy(x->b.grid[0], x->b.grid[1], sizeof x->b.grid[0]);
            return true;
        }
    }
    return false;
}

static void travel_alone(sized *x, const hf_shape *shape, bool *came_back)
{
    static char text[1 << 17];
    uint32_t one = 1;
    hf_puzzle *puzzle = draw_puzzle(shape, &x->b, x->list, &one);
    for (size_t f = 0; f < TRAVEL_FORMATS; f++) {
        if (travel_comes_back(f, x->b.n, x->list, one))
            came_back[f] = travel(puzzle, f, text, sizeof text) || came_back[f];
    }
    hf_puzzle_free(puzzle);
}

/* False: no board of this size has such a constraint, as far as is known, or the kind does not take it. */
static bool one_kind(sized *x, const hf_shape *shape, hf_rng *rng, hf_constraint_kind kind,
                     bool *came_back)
{
    if (!draw_some(x, rng, kind) && !find_some(x, shape, rng, kind))
        return false;
    for (int c = 0; c < x->b.n * x->b.n; c++)
        x->b.clue[c] = below(rng, 3) > 0 ? x->b.grid[0][c] : 0;
    hf_puzzle *puzzle = draw_puzzle(shape, &x->b, x->list, &x->count);
    if (x->count > 0) {
        hf_answer answer = ask(x, puzzle, 5, 0);
        if (answer != HF_UNIQUE && answer != HF_MULTIPLE)
            fail_msg("no solution: %s on %d symbols", hf_constraint_kind_name(kind), x->b.n);
        travel_alone(x, shape, came_back);
    }
    hf_puzzle_free(puzzle);
    return x->count > 0;
}

/* Which kinds make no sense on boards of so many symbols, or need more than a pattern to be found. */
static bool may_be_missing(hf_constraint_kind kind, size_t size)
{
    const int n = sizes[size].n;
    if (kind == HF_CONSTRAINT_ENTROPIC || kind == HF_CONSTRAINT_GLOBAL_ENTROPY)
        return n % 3 != 0 || kind == HF_CONSTRAINT_GLOBAL_ENTROPY;
    if (kind == HF_CONSTRAINT_BOX_INDEXER)
        return sizes[size].box_rows == 1;
    if (kind == HF_CONSTRAINT_NABNER)
        return n < 5;
    if (kind == HF_CONSTRAINT_RELLIK_CAGE)
        return n > 12;
    return draws_whole_board(kind);
}

static void every_size(void **state)
{
    static sized x;
    const int rounds = test_is_soak() ? 200 : 1;
    int made = 0, sizes_of[HF_CONSTRAINT_KINDS] = {0};
    bool came_back[HF_CONSTRAINT_KINDS][TRAVEL_FORMATS] = {{false}};
    hf_rng rng = hf_rng_make(17, 4);
    (void)state;
    for (size_t s = 0; s < SIZES; s += test_is_short() ? 3 : 1) {
        const uint32_t rows = (uint32_t)sizes[s].box_rows, columns = (uint32_t)sizes[s].box_columns;
        hf_shape_spec spec = rows == 1 ? test_square(columns) : test_boxes(rows, columns);
        if (rows == 1)
            spec.layout = HF_LAYOUT_LATIN;
        hf_shape *shape = test_shape(spec);
        x.b.n = sizes[s].n;
        x.b.box_rows = sizes[s].box_rows;
        x.b.box_columns = sizes[s].box_columns;
        for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
            const hf_constraint_kind kind = (hf_constraint_kind)k;
            int found = 0;
            for (int i = 0; i < rounds && kind != HF_CONSTRAINT_LINES && found == i; i++)
                found += one_kind(&x, shape, &rng, kind, came_back[kind]);
            made += found;
            sizes_of[kind] += found > 0;
            if (found == 0 && kind != HF_CONSTRAINT_LINES && !may_be_missing(kind, s))
                fail_msg("%s not made on %d symbols", hf_constraint_kind_name(kind), x.b.n);
        }
        hf_shape_free(shape);
    }
    for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
        print_message("%2d of %d boards: %s;", sizes_of[k], (int)SIZES,
                      hf_constraint_kind_name((hf_constraint_kind)k));
        for (size_t f = 0; f < TRAVEL_FORMATS; f++)
            print_message(" %s", came_back[k][f] ? travel_formats[f] : "-");
        print_message("\n");
        if (sizes_of[k] < (test_is_short() ? 1 : 3) &&
            k != HF_CONSTRAINT_LINES) /* which are houses here */
            fail_msg("on %d boards alone", sizes_of[k]);
    }
    print_message("%d puzzles\n", made);
}

/* ---- killers ------------------------------------------------------------------------------------- */

/* Grows a cage of cells side by side that hold different symbols, from a cell in none. */
static void grow_cage(const boards *b, hf_rng *rng, uint16_t *cage, uint32_t first, uint16_t number)
{
    const uint32_t n = (uint32_t)b->n, most = 1 + below(rng, n < 6 ? n : 6);
    uint32_t held = 1u << b->grid[0][first], count = 1, tip = first;
    cage[first] = number;
    for (int tries = 0; tries < 20 && count < most; tries++) {
        const uint32_t way = below(rng, 4), column = tip % n;
        const uint32_t to = way == 0 ? tip - n : way == 1 ? tip + n : way == 2 ? tip - 1 : tip + 1;
        const bool on = to < n * n && (way < 2 || (way == 2 ? column > 0 : column + 1 < n));
        if (!on || cage[to] != 0 || (held >> b->grid[0][to] & 1) != 0)
            continue;
        cage[to] = number;
        held |= 1u << b->grid[0][to];
        tip = to;
        count++;
    }
}

/* A killer without clues that has the filled board as a solution. `open`: some cages have no sum, and some
 * cells no cage. (One of N cells has a sum: perhaps it is a house already, which SudokuPad's links do not tell twice.) */
static hf_puzzle *draw_killer(const hf_shape *shape, const boards *b, hf_rng *rng, bool open)
{
    static uint16_t cage[MOST_CELLS];
    const uint32_t cells = (uint32_t)(b->n * b->n);
    uint16_t cages = 0;
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    memset(cage, 0, sizeof cage);
    for (uint32_t c = 0; c < cells; c++) {
        if (cage[c] == 0 && !(open && below(rng, 5) == 0))
            grow_cage(b, rng, cage, c, ++cages);
    }
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint16_t i = 1; i <= cages; i++) {
        uint32_t list[MOST_CELLS], count = 0;
        int32_t sum = 0;
        for (uint32_t c = 0; c < cells; c++) {
            if (cage[c] != i)
                continue;
            list[count++] = c;
            sum += b->grid[0][c];
        }
        const bool drawn = open && count > 1 && below(rng, 4) == 0;
        const bool summed = !drawn || count == (uint32_t)b->n;
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, list, &count, 1, &sum, summed),
            HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* Which formats must have a place for it. Arrows and numbers are of 9x9 boards with boxes; Tatham's boards
 * have boxes or none, and every cage has a sum. */
static bool has_place(size_t format, const boards *b, bool open)
{
    const char *name = travel_formats[format];
    if (strcmp(name, "killer") == 0)
        return b->n == 9 && b->box_rows == 3;
    return strcmp(name, "sgt") != 0 || (!open && b->box_rows > 1);
}

static void killers_of_every_size(void **state)
{
    static sized x;
    static char text[1 << 17];
    const int rounds = test_is_soak() ? 500 : 5;
    hf_rng rng = hf_rng_make(45, 9);
    (void)state;
    for (size_t s = 0; s < SIZES; s += test_is_short() ? 3 : 1) {
        const uint32_t rows = (uint32_t)sizes[s].box_rows, columns = (uint32_t)sizes[s].box_columns;
        hf_shape_spec spec = rows == 1 ? test_square(columns) : test_boxes(rows, columns);
        if (rows == 1)
            spec.layout = HF_LAYOUT_LATIN;
        hf_shape *shape = test_shape(spec);
        x.b.n = sizes[s].n;
        x.b.box_rows = sizes[s].box_rows;
        x.b.box_columns = sizes[s].box_columns;
        for (int i = 0; i < 2 * rounds; i++) {
            do
                fill(&x.b, &rng);
            while (!is_filled(&x.b));
            hf_puzzle *puzzle = draw_killer(shape, &x.b, &rng, i % 2 == 1);
            for (size_t f = 0; f < TRAVEL_FORMATS; f++) {
                if (!travel(puzzle, f, text, sizeof text) && has_place(f, &x.b, i % 2 == 1))
                    fail_msg("%s has no place for a killer of %d symbols", travel_formats[f],
                             x.b.n);
            }
            hf_puzzle_free(puzzle);
        }
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_size),
                                       cmocka_unit_test(killers_of_every_size)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
