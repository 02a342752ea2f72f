/* SPDX-License-Identifier: MIT
 *
 * plain_board.c - the model's own idea of shapes, puzzles and solutions: arrays and trying everything.
 */
#include "model.h"

#include <string.h>

/* ---- shapes ---------------------------------------------------------------------------------- */

static uint32_t *next_house(plain_shape *s)
{
    return s->house[s->houses++];
}

/* Rows, columns and boxes of one slice of n x n cells; a box is r x c. `cell` maps (i, j) to a cell. */
typedef struct slice {
    uint32_t from, down, right;
} slice;

static void add_lines(plain_shape *s, slice at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        uint32_t *house = next_house(s);
        for (uint32_t j = 0; j < n; j++)
            house[j] = at.from + i * at.down + j * at.right;
    }
}

static void add_boxes(plain_shape *s, slice at, uint32_t r, uint32_t c)
{
    uint32_t n = r * c;
    for (uint32_t box = 0; box < n; box++) {
        uint32_t *house = next_house(s);
        for (uint32_t k = 0; k < n; k++) {
            uint32_t i = box / r * r + k / c, j = box % r * c + k % c;
            house[k] = at.from + i * at.down + j * at.right;
        }
    }
}

static void make_square(plain_shape *s, uint32_t extras)
{
    uint32_t n = s->size;
    slice rows = {0, n, 1}, columns = {0, 1, n};
    s->cells = n * n;
    add_lines(s, rows, n);
    add_lines(s, columns, n);
    if (extras & HF_EXTRA_DIAGONALS) {
        uint32_t *falling = next_house(s), *rising = next_house(s);
        for (uint32_t i = 0; i < n; i++) {
            falling[i] = i * n + i;
            rising[i] = i * n + n - 1 - i;
        }
    }
    s->spec.extras = extras & HF_EXTRA_DIAGONALS;
}

static void make_boxes(plain_shape *s, uint32_t r, uint32_t c, uint32_t extras)
{
    s->spec =
        (hf_shape_spec){.layout = HF_LAYOUT_BOXES, .size = r * c, .box_rows = r, .box_columns = c};
    s->size = r * c;
    make_square(s, extras);
    add_boxes(s, (slice){0, s->size, 1}, r, c);
    if (extras & HF_EXTRA_WINDOWS && r == c && r > 1) {
        s->spec.extras |= HF_EXTRA_WINDOWS;
        for (uint32_t w = 0; w < (r - 1) * (r - 1); w++) {
            uint32_t *house = next_house(s);
            uint32_t top = 1 + w / (r - 1) * (r + 1), left = 1 + w % (r - 1) * (r + 1);
            for (uint32_t k = 0; k < s->size; k++)
                house[k] = (top + k / r) * s->size + left + k % r;
        }
    }
}

static void make_cube(plain_shape *s)
{
    enum { N = 4 };
    s->spec = (hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = N};
    s->size = N;
    s->cells = N * N * N;
    for (uint32_t i = 0; i < N; i++) { /* layers, then slices across rows, then across columns */
        add_lines(s, (slice){i * N * N, N, 1}, N);
        add_lines(s, (slice){i * N * N, 1, N}, N);
        add_lines(s, (slice){i * N, 1, N * N}, N);
        add_boxes(s, (slice){i * N * N, N, 1}, 2, 2);
        add_boxes(s, (slice){i * N, N * N, 1}, 2, 2);
        add_boxes(s, (slice){i, N * N, N}, 2, 2);
    }
}

static void make_roxdoku(plain_shape *s)
{
    s->spec = (hf_shape_spec){.layout = HF_LAYOUT_ROXDOKU, .size = 4};
    s->size = 4;
    s->cells = 8;
    for (uint32_t axis = 0; axis < 3; axis++)
        for (uint32_t side = 0; side < 2; side++) {
            uint32_t *house = next_house(s), count = 0;
            for (uint32_t cell = 0; cell < 8; cell++)
                if ((cell >> axis & 1) == side)
                    house[count++] = cell;
        }
}

/* Numbers that look random, from a parameter. */
static uint32_t mixed(uint32_t *state, uint32_t below)
{
    *state = *state * 1664525 + 1013904223;
    return (*state >> 8) % below;
}

static void make_jigsaw(plain_shape *s, uint32_t n, uint32_t seed, uint32_t extras)
{
    s->spec = (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = n, .regions = s->regions};
    s->size = n;
    make_square(s, extras);
    for (uint32_t i = 0; i < n * n; i++)
        s->regions[i] = (uint16_t)(i / n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t a = mixed(&seed, n * n), b = mixed(&seed, n * n);
        uint16_t kept = s->regions[a];
        s->regions[a] = s->regions[b];
        s->regions[b] = kept;
    }
    for (uint32_t region = 0; region < n; region++) {
        uint32_t *house = next_house(s), count = 0;
        for (uint32_t cell = 0; cell < n * n; cell++)
            if (s->regions[cell] == region)
                house[count++] = cell;
    }
}

/* Any houses of any cells: some cells lie in none, some in many. */
static void make_custom(plain_shape *s, uint32_t n, uint32_t seed)
{
    uint32_t cells = n + seed % (3 * n + 1), houses = 1 + mixed(&seed, cells);
    s->size = n;
    s->cells = cells;
    for (uint32_t h = 0; h < houses; h++) {
        uint32_t *house = next_house(s), missing = n;
        for (uint32_t cell = 0; missing > 0; cell++)
            if (mixed(&seed, cells - cell) < missing) {
                house[n - missing] = cell;
                missing--;
            }
        memcpy(s->listed + h * n, house, n * sizeof *house);
    }
    s->spec = (hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                              .size = n,
                              .custom = s->listed,
                              .custom_cells = cells,
                              .custom_houses = houses};
}

void plain_shape_make(plain_shape *s, uint32_t kind, uint32_t a, uint32_t b, uint32_t extras)
{
    static const uint8_t sides[][2] = {{2, 2}, {2, 3}, {3, 2}, {1, 1}, {2, 4}, {2, 2}, {3, 3}};
    memset(s, 0, sizeof *s);
    switch (kind % 8) {
    case 1:
        s->size = 1 + a % 6;
        s->spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = s->size};
        make_square(s, extras);
        break;
    case 2:
        make_jigsaw(s, 2 + a % 5, b, extras);
        break;
    case 3:
        make_custom(s, 1 + a % 5, b);
        break;
    case 4:
        make_cube(s);
        break;
    case 5:
        make_roxdoku(s);
        break;
    default:
        make_boxes(s, sides[a % 7][0], sides[a % 7][1], extras);
    }
}

/* ---- puzzles --------------------------------------------------------------------------------- */

void plain_puzzle_clear(plain_puzzle *puzzle, const plain_shape *shape)
{
    memset(puzzle, 0, sizeof *puzzle);
    for (uint32_t cell = 0; cell < shape->cells; cell++)
        puzzle->allowed[cell] = (uint16_t)((1u << shape->size) - 1);
}

bool plain_clashes(const plain_shape *s, const plain_puzzle *p, const uint16_t *values)
{
    for (uint32_t cell = 0; cell < s->cells; cell++)
        if (values[cell] && !(p->allowed[cell] >> (values[cell] - 1) & 1))
            return true;
    for (uint32_t h = 0; h < s->houses; h++)
        for (uint32_t i = 0; i < s->size; i++)
            for (uint32_t j = 0; j < i; j++)
                if (values[s->house[h][i]] && values[s->house[h][i]] == values[s->house[h][j]])
                    return true;
    return false;
}

bool plain_solves(const plain_shape *s, const plain_puzzle *p, const uint16_t *values)
{
    for (uint32_t cell = 0; cell < s->cells; cell++)
        if (values[cell] < 1 || values[cell] > s->size ||
            (p->clue[cell] && p->clue[cell] != values[cell]))
            return false;
    return !plain_clashes(s, p, values);
}

/* ---- solutions ------------------------------------------------------------------------------- */

typedef struct search {
    const plain_shape *shape;
    const plain_puzzle *puzzle;
    plain_truth *truth;
    uint16_t value[MODEL_CELLS];
    uint32_t patience;
} search;

static uint32_t symbols_left(const search *s, uint32_t cell)
{
    uint32_t left = s->puzzle->allowed[cell];
    for (uint32_t h = 0; h < s->shape->houses; h++) {
        const uint32_t *house = s->shape->house[h];
        bool inside = false;
        for (uint32_t i = 0; i < s->shape->size; i++)
            inside |= house[i] == cell;
        for (uint32_t i = 0; inside && i < s->shape->size; i++)
            if (s->value[house[i]])
                left &= ~(1u << (s->value[house[i]] - 1));
    }
    return left;
}

/* False: enough, or too much. */
static bool try_all(search *s)
{
    uint32_t best = MODEL_CELLS, fewest = 99, left = 0;
    for (uint32_t cell = 0; cell < s->shape->cells && fewest > 0; cell++) {
        if (s->value[cell])
            continue;
        uint32_t symbols = symbols_left(s, cell), count = 0;
        for (uint32_t set = symbols; set; set &= set - 1)
            count++;
        if (count < fewest) {
            fewest = count;
            best = cell;
            left = symbols;
        }
    }
    if (best == MODEL_CELLS) {
        memcpy(s->truth->solution[s->truth->count++], s->value, sizeof s->value);
        return s->truth->count < MODEL_SOLUTIONS;
    }
    for (uint32_t symbol = 1; symbol <= s->shape->size; symbol++) {
        if (!(left >> (symbol - 1) & 1))
            continue;
        if (s->patience == 0)
            return false;
        s->patience--;
        s->value[best] = (uint16_t)symbol;
        if (!try_all(s))
            return false;
        s->value[best] = 0;
    }
    return true;
}

void plain_truth_find(const plain_shape *shape, const plain_puzzle *puzzle, plain_truth *truth)
{
    search s = {.shape = shape, .puzzle = puzzle, .truth = truth, .patience = 3000};
    truth->count = 0;
    truth->known = true;
    truth->invalid = plain_clashes(shape, puzzle, puzzle->clue);
    if (truth->invalid)
        return;
    memcpy(s.value, puzzle->clue, sizeof s.value);
    bool all = try_all(&s);
    truth->known = all || truth->count == MODEL_SOLUTIONS;
}
