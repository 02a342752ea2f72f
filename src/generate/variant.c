/* SPDX-License-Identifier: MIT
 *
 * variant.c - new variants: cages, thermometers, boards on which knights or kings see each other.
 *
 * A solved board comes first; where a constraint speaks of the whole board, one that keeps it, from a
 * random first row. Then constraints that hold on it are drawn. As long as there is another solution, the
 * first cell in which it differs is told: by a clue, or, in killers without clues, by cutting the cage
 * there. At last every clue that can be spared goes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "grid/shape_data.h"
#include "houseful/generate.h"
#include "houseful/puzzle.h"
#include "houseful/solve.h"

enum { MOST_CELLS = 256, MOST_SYMBOLS = 16, TRIES = 200, TRIAL_GUESSES = 20000 };

typedef struct making {
    const hf_shape *shape;
    hf_constraint_kind kind;
    bool clues; /* killers: clues may be given */
    hf_rng rng;
    uint32_t size, cells, columns;
    hf_solver *solver;
    hf_grid *first, *second;
    uint16_t solution[MOST_CELLS];
    uint16_t clue[MOST_CELLS];
    uint32_t part_count;         /* cages or lines */
    uint32_t part[MOST_CELLS];   /* cages: of each cell */
    uint32_t line[MOST_CELLS];   /* lines: their cells, one after the other */
    uint32_t length[MOST_CELLS]; /* of each line */
} making;

/* ---- the puzzle as it is now --------------------------------------------------------------------- */

static hf_status add_cages(const making *m, hf_puzzle_maker *maker)
{
    hf_status status = HF_OK;
    for (uint32_t p = 0; p < m->part_count && status == HF_OK; p++) {
        uint32_t cells[MOST_CELLS], count = 0;
        int32_t sum = 0;
        for (uint32_t c = 0; c < m->cells; c++) {
            if (m->part[c] != p)
                continue;
            cells[count++] = c;
            sum += (int32_t)(m->solution[c] - 1 + hf_shape_first(m->shape));
        }
        if (count > 0)
            status =
                hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, &count, 1, &sum, 1);
    }
    return status;
}

static hf_status add_lines(const making *m, hf_puzzle_maker *maker)
{
    hf_status status = HF_OK;
    const uint32_t *cells = m->line;
    for (uint32_t p = 0; p < m->part_count && status == HF_OK; cells += m->length[p++])
        status = hf_puzzle_maker_constraint(maker, m->kind, cells, &m->length[p], 1, NULL, 0);
    return status;
}

static hf_status make_puzzle(const making *m, hf_puzzle **puzzle)
{
    hf_puzzle_maker *maker = NULL;
    hf_status status = hf_puzzle_maker_new(m->shape, &maker);
    *puzzle = NULL;
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(maker, m->clue);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_CAGE)
        status = add_cages(m, maker);
    else if (status == HF_OK && m->kind == HF_CONSTRAINT_THERMOMETER)
        status = add_lines(m, maker);
    else if (status == HF_OK)
        status = hf_puzzle_maker_constraint(maker, m->kind, NULL, NULL, 0, NULL, 0);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, puzzle);
    hf_puzzle_maker_free(maker);
    return status;
}

/* Solutions, up to two; 0 also where the budget was not enough. */
static hf_status count(making *m, uint64_t *found)
{
    hf_puzzle *puzzle;
    hf_result result;
    hf_status status = make_puzzle(m, &puzzle);
    if (status == HF_OK)
        status = hf_solver_solve(m->solver, puzzle, &result, m->first, m->second);
    *found = status == HF_OK && (result.exhausted || result.count > 1) ? result.count : 0;
    hf_puzzle_free(puzzle);
    return status;
}

/* ---- a solved board ------------------------------------------------------------------------------ */

static hf_status fill_from_row(making *m)
{
    uint32_t row[MOST_SYMBOLS];
    uint64_t found = 0;
    hf_status status = HF_OK;
    for (uint32_t i = 0; i < m->size; i++)
        row[i] = i + 1;
    for (int tries = 0; tries < TRIES && status == HF_OK && found == 0; tries++) {
        hf_rng_shuffle(&m->rng, row, m->size);
        memset(m->clue, 0, sizeof m->clue);
        for (uint32_t i = 0; i < m->size; i++)
            m->clue[i] = (uint16_t)row[i];
        status = count(m, &found);
    }
    if (status == HF_OK && found == 0)
        return HF_END;
    /* of the two that were met, either */
    const hf_grid *taken = found > 1 && hf_rng_below(&m->rng, 2) != 0 ? m->second : m->first;
    memcpy(m->solution, hf_grid_const_values(taken), m->cells * sizeof *m->solution);
    memset(m->clue, 0, sizeof m->clue);
    return status;
}

static hf_status fill_plain(making *m)
{
    hf_generate_options options;
    hf_generator *generator = NULL;
    hf_generate_options_init(&options, sizeof options);
    options.seed = hf_rng_next(&m->rng);
    hf_status status = hf_generator_new(m->shape, &options, &generator);
    if (status == HF_OK)
        status = hf_generator_fill(generator, m->first);
    if (status == HF_OK)
        memcpy(m->solution, hf_grid_const_values(m->first), m->cells * sizeof *m->solution);
    hf_generator_free(generator);
    return status;
}

/* ---- cages --------------------------------------------------------------------------------------- */

/* A neighbour by a side, 0 to 3; false: outside. */
static bool beside(const making *m, uint32_t cell, uint32_t side, uint32_t *other)
{
    uint32_t row = cell / m->columns, column = cell % m->columns;
    static const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
    int r = (int)row + down[side], c = (int)column + right[side];
    *other = (uint32_t)(r * (int)m->columns + c);
    return r >= 0 && c >= 0 && r < (int)(m->cells / m->columns) && c < (int)m->columns;
}

static bool has_symbol(const making *m, uint32_t part, uint16_t symbol)
{
    for (uint32_t c = 0; c < m->cells; c++) {
        if (m->part[c] == part && m->solution[c] == symbol)
            return true;
    }
    return false;
}

/* Sizes as newspapers have them: mostly two to four. */
static uint32_t draw_size(making *m)
{
    static const uint32_t sizes[] = {2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5};
    uint32_t size = sizes[hf_rng_below(&m->rng, sizeof sizes / sizeof *sizes)];
    return size < m->size ? size : m->size - 1;
}

static void grow_cage(making *m, uint32_t from)
{
    uint32_t part = m->part_count++, wanted = draw_size(m), have = 1;
    m->part[from] = part;
    for (int tries = 0; have < wanted && tries < 40; tries++) {
        uint32_t cell = hf_rng_below(&m->rng, m->cells), other;
        while (m->part[cell] != part)
            cell = (cell + 1) % m->cells;
        if (!beside(m, cell, hf_rng_below(&m->rng, 4), &other) || m->part[other] != UINT32_MAX ||
            has_symbol(m, part, m->solution[other]))
            continue;
        m->part[other] = part;
        have++;
    }
}

static void draw_cages(making *m)
{
    uint32_t order[MOST_CELLS];
    for (uint32_t c = 0; c < m->cells; c++) {
        order[c] = c;
        m->part[c] = UINT32_MAX;
    }
    hf_rng_shuffle(&m->rng, order, m->cells);
    for (uint32_t i = 0; i < m->cells; i++) {
        if (m->part[order[i]] == UINT32_MAX)
            grow_cage(m, order[i]);
    }
}

/* ---- thermometers -------------------------------------------------------------------------------- */

static void draw_lines(making *m)
{
    bool used[MOST_CELLS] = {false};
    uint32_t at = 0, wanted = 1 + m->size;
    for (int tries = 0; m->part_count < wanted && tries < 400; tries++) {
        uint32_t cell = hf_rng_below(&m->rng, m->cells), length = 0;
        uint32_t most = 3 + hf_rng_below(&m->rng, m->size > 3 ? m->size - 3 : 1);
        for (int steps = 0; length < most && steps < 60; steps++) {
            if (length == 0 && used[cell])
                break;
            if (length == 0)
                m->line[at + length++] = cell;
            uint32_t next = cell, other, side = hf_rng_below(&m->rng, 4);
            if (beside(m, next, side, &other))
                next = other;
            /* a step to the side of the first, and it goes across a corner */
            if (hf_rng_below(&m->rng, 2) != 0 && next != cell &&
                beside(m, next, (side + 1 + 2 * hf_rng_below(&m->rng, 2)) % 4, &other))
                next = other;
            if (next == cell || used[next] || m->solution[next] <= m->solution[cell] ||
                m->solution[next] > m->solution[cell] + 3)
                continue;
            cell = m->line[at + length++] = next;
        }
        if (length < 3)
            continue;
        for (uint32_t i = 0; i < length; i++)
            used[m->line[at + i]] = true;
        m->length[m->part_count++] = length;
        at += length;
    }
}

/* ---- until one solution is left ------------------------------------------------------------------- */

/* Do the cells of a cage hang together without this one? */
static bool hangs_without(const making *m, uint32_t part, uint32_t gone)
{
    bool met[MOST_CELLS] = {false};
    uint32_t all = 0, reached = 0;
    for (uint32_t c = 0; c < m->cells; c++)
        all += m->part[c] == part && c != gone;
    for (bool more = true; more;) {
        more = false;
        for (uint32_t c = 0; c < m->cells; c++) {
            bool joined = reached == 0;
            if (m->part[c] != part || c == gone || met[c])
                continue;
            for (uint32_t side = 0; side < 4 && !joined; side++) {
                uint32_t other;
                joined = beside(m, c, side, &other) && met[other];
            }
            if (joined) {
                met[c] = more = true;
                reached++;
            }
        }
    }
    return reached == all;
}

/* Tells a cell by a clue; in killers without clues its cage loses it, or a cell at an end of the cage. */
static void tell_cell(making *m, uint32_t cell)
{
    uint32_t part = m->part[cell];
    if (m->kind != HF_CONSTRAINT_CAGE || m->clues) {
        m->clue[cell] = m->solution[cell];
        return;
    }
    for (uint32_t c = 0; c < m->cells && !hangs_without(m, part, cell); c++) {
        if (m->part[c] == part && hangs_without(m, part, c))
            cell = c;
    }
    m->part[cell] = m->part_count++;
}

/* Is it a cage of its own? */
static bool is_told(const making *m, uint32_t cell)
{
    for (uint32_t c = 0; m->kind == HF_CONSTRAINT_CAGE && c < m->cells; c++) {
        if (c != cell && m->part[c] == m->part[cell])
            return false;
    }
    return m->kind == HF_CONSTRAINT_CAGE;
}

static hf_status narrow(making *m)
{
    uint64_t found = 2;
    hf_status status = HF_OK;
    while (status == HF_OK) {
        uint32_t differ[MOST_CELLS], many = 0;
        status = count(m, &found);
        if (status != HF_OK || found == 1)
            return status;
        for (uint32_t c = 0; c < m->cells; c++) {
            bool other = found == 0 || hf_grid_const_values(m->first)[c] != m->solution[c] ||
                         hf_grid_const_values(m->second)[c] != m->solution[c];
            if (other && m->clue[c] == 0 && !is_told(m, c))
                differ[many++] = c;
        }
        if (many == 0)
            return HF_END;
        tell_cell(m, differ[hf_rng_below(&m->rng, many)]);
    }
    return status;
}

static hf_status spare(making *m)
{
    uint32_t order[MOST_CELLS];
    hf_status status = HF_OK;
    for (uint32_t c = 0; c < m->cells; c++)
        order[c] = c;
    hf_rng_shuffle(&m->rng, order, m->cells);
    for (uint32_t i = 0; i < m->cells && status == HF_OK; i++) {
        uint64_t found;
        if (m->clue[order[i]] == 0)
            continue;
        m->clue[order[i]] = 0;
        status = count(m, &found);
        if (found != 1)
            m->clue[order[i]] = m->solution[order[i]];
    }
    return status;
}

static hf_status make(making *m, hf_puzzle **puzzle)
{
    bool whole = m->kind != HF_CONSTRAINT_CAGE && m->kind != HF_CONSTRAINT_THERMOMETER;
    hf_status status = whole ? fill_from_row(m) : fill_plain(m);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_CAGE)
        draw_cages(m);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_THERMOMETER)
        draw_lines(m);
    if (status == HF_OK)
        status = narrow(m);
    if (status == HF_OK)
        status = spare(m);
    return status == HF_OK ? make_puzzle(m, puzzle) : status;
}

static bool is_made(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_CAGE || kind == HF_CONSTRAINT_THERMOMETER ||
           kind == HF_CONSTRAINT_ANTI_KNIGHT || kind == HF_CONSTRAINT_ANTI_KING ||
           kind == HF_CONSTRAINT_NON_CONSECUTIVE;
}

hf_status hf_generate_variant(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                              uint64_t seed, uint64_t number, hf_puzzle **puzzle)
{
    hf_solve_options options;
    *puzzle = NULL;
    if (!is_made(kind) || hf_shape_size(shape) > MOST_SYMBOLS || hf_shape_size(shape) < 4 ||
        hf_shape_cells(shape) != hf_shape_size(shape) * hf_shape_size(shape) ||
        hf_shape_columns(shape) != hf_shape_size(shape))
        return HF_UNSUPPORTED;
    making *m = calloc(1, sizeof *m);
    if (m == NULL)
        return HF_NO_MEMORY;
    m->shape = shape;
    m->kind = kind;
    m->clues = clues;
    m->rng = hf_rng_make(seed, number);
    m->size = hf_shape_size(shape);
    m->cells = hf_shape_cells(shape);
    m->columns = hf_shape_columns(shape);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = TRIAL_GUESSES;
    hf_status status = hf_solver_new(shape, &options, &m->solver);
    if (status == HF_OK)
        status = hf_grid_new(shape, &m->first);
    if (status == HF_OK)
        status = hf_grid_new(shape, &m->second);
    if (status == HF_OK)
        status = make(m, puzzle);
    hf_grid_free(m->first);
    hf_grid_free(m->second);
    hf_solver_free(m->solver);
    free(m);
    return status;
}
