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

#include "generate/variant.h"
#include "grid/shape_data.h"
#include "houseful/generate.h"
#include "houseful/solve.h"

enum { TRIES = 200, TRIAL_GUESSES = 20000, MOST_ATTEMPTS = 300 };

/* ---- the puzzle as it is now --------------------------------------------------------------------- */

static hf_status add_cages(const hf_variant_making *m, hf_puzzle_maker *maker)
{
    hf_status status = HF_OK;
    for (uint32_t p = 0; p < m->part_count && status == HF_OK; p++) {
        uint32_t cells[HF_VARIANT_CELLS], count = 0;
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

static hf_status add_lines(const hf_variant_making *m, hf_puzzle_maker *maker)
{
    hf_status status = HF_OK;
    const uint32_t *cells = m->line;
    for (uint32_t p = 0; p < m->part_count && status == HF_OK; cells += m->length[p++])
        status = hf_puzzle_maker_constraint(maker, m->kind, cells, &m->length[p], 1, NULL, 0);
    return status;
}

static hf_status make_puzzle(const hf_variant_making *m, hf_puzzle **puzzle)
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
static hf_status count(hf_variant_making *m, uint64_t *found)
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

static hf_status fill_from_row(hf_variant_making *m)
{
    uint32_t row[HF_VARIANT_SYMBOLS];
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

static hf_status fill_plain(hf_variant_making *m)
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

/* ---- until one solution is left ------------------------------------------------------------------- */

/* Do the cells of a cage hang together without this one? */
static bool hangs_without(const hf_variant_making *m, uint32_t part, uint32_t gone)
{
    bool met[HF_VARIANT_CELLS] = {false};
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
                joined = hf_variant_beside(m, c, side, &other) && met[other];
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
static void tell_cell(hf_variant_making *m, uint32_t cell)
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
static bool is_told(const hf_variant_making *m, uint32_t cell)
{
    for (uint32_t c = 0; m->kind == HF_CONSTRAINT_CAGE && c < m->cells; c++) {
        if (c != cell && m->part[c] == m->part[cell])
            return false;
    }
    return m->kind == HF_CONSTRAINT_CAGE;
}

static hf_status narrow(hf_variant_making *m)
{
    uint64_t found = 2;
    hf_status status = HF_OK;
    while (status == HF_OK) {
        uint32_t differ[HF_VARIANT_CELLS], many = 0;
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

/* Can it be solved by steps within the level that is wished for? */
static hf_status is_within(hf_variant_making *m, bool *within)
{
    hf_puzzle *puzzle;
    hf_rating rating;
    *within = true;
    if (m->rater == NULL)
        return HF_OK;
    hf_status status = make_puzzle(m, &puzzle);
    if (status == HF_OK)
        status = hf_rater_rate(m->rater, puzzle, &rating);
    *within = status == HF_OK && rating.answer == HF_UNIQUE && !rating.above && rating.guesses == 0;
    m->level = status == HF_OK ? rating.level : HF_LEVEL_EXTREME;
    hf_puzzle_free(puzzle);
    return status;
}

/* Tells cells at random until it is. */
static hf_status soften(hf_variant_making *m)
{
    bool within;
    hf_status status = is_within(m, &within);
    while (status == HF_OK && !within) {
        uint32_t open[HF_VARIANT_CELLS], many = 0;
        for (uint32_t c = 0; c < m->cells; c++) {
            if (m->clue[c] == 0 && !is_told(m, c))
                open[many++] = c;
        }
        if (many == 0)
            return HF_END;
        tell_cell(m, open[hf_rng_below(&m->rng, many)]);
        status = is_within(m, &within);
    }
    return status;
}

static hf_status spare(hf_variant_making *m)
{
    uint32_t order[HF_VARIANT_CELLS];
    hf_status status = HF_OK;
    for (uint32_t c = 0; c < m->cells; c++)
        order[c] = c;
    hf_rng_shuffle(&m->rng, order, m->cells);
    for (uint32_t i = 0; i < m->cells && status == HF_OK; i++) {
        uint64_t found;
        bool within = true;
        if (m->clue[order[i]] == 0)
            continue;
        m->clue[order[i]] = 0;
        status = count(m, &found);
        if (status == HF_OK && found == 1)
            status = is_within(m, &within);
        if (found != 1 || !within)
            m->clue[order[i]] = m->solution[order[i]];
    }
    return status;
}

static hf_status make(hf_variant_making *m, hf_puzzle **puzzle)
{
    bool whole = m->kind != HF_CONSTRAINT_CAGE && m->kind != HF_CONSTRAINT_THERMOMETER;
    hf_status status = whole ? fill_from_row(m) : fill_plain(m);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_CAGE)
        hf_variant_draw_cages(m);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_THERMOMETER)
        hf_variant_draw_lines(m);
    if (status == HF_OK)
        status = narrow(m);
    if (status == HF_OK)
        status = soften(m);
    if (status == HF_OK)
        status = spare(m);
    if (status == HF_OK) /* the level of what is left, not of the last trial */
        status = is_within(m, &(bool){false});
    return status == HF_OK ? make_puzzle(m, puzzle) : status;
}

static bool is_made(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_CAGE || kind == HF_CONSTRAINT_THERMOMETER ||
           kind == HF_CONSTRAINT_ANTI_KNIGHT || kind == HF_CONSTRAINT_ANTI_KING ||
           kind == HF_CONSTRAINT_NON_CONSECUTIVE;
}

static void set_out(hf_variant_making *m, const hf_shape *shape, uint64_t seed, uint64_t number)
{
    m->shape = shape;
    m->rng = hf_rng_make(seed, number);
    m->size = hf_shape_size(shape);
    m->cells = hf_shape_cells(shape);
    m->columns = hf_shape_columns(shape);
    m->part_count = 0;
    memset(m->clue, 0, sizeof m->clue);
}

static hf_status open_making(hf_variant_making *m, const hf_shape *shape, hf_level most)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = TRIAL_GUESSES;
    hf_status status = hf_solver_new(shape, &options, &m->solver);
    if (status == HF_OK && most != 0)
        status = hf_rater_new(shape, NULL, &m->rater);
    if (status == HF_OK && most != 0)
        hf_rater_set_ceiling_level(m->rater, most);
    if (status == HF_OK)
        status = hf_grid_new(shape, &m->first);
    if (status == HF_OK)
        status = hf_grid_new(shape, &m->second);
    return status;
}

static void free_making(hf_variant_making *m)
{
    hf_grid_free(m->first);
    hf_grid_free(m->second);
    hf_rater_free(m->rater);
    hf_solver_free(m->solver);
    free(m);
}

hf_status hf_generate_variant_level(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                                    hf_level least, hf_level most, uint64_t seed, uint64_t number,
                                    hf_puzzle **puzzle)
{
    *puzzle = NULL;
    if (!is_made(kind) || hf_shape_size(shape) > HF_VARIANT_SYMBOLS || hf_shape_size(shape) < 4 ||
        hf_shape_cells(shape) != hf_shape_size(shape) * hf_shape_size(shape) ||
        hf_shape_columns(shape) != hf_shape_size(shape))
        return HF_UNSUPPORTED;
    hf_variant_making *m = calloc(1, sizeof *m);
    if (m == NULL)
        return HF_NO_MEMORY;
    m->kind = kind;
    m->clues = clues;
    m->least = least;
    if (least != 0 && most == 0)
        most = HF_LEVEL_EXTREME;
    hf_status status = open_making(m, shape, most);
    for (uint64_t attempt = 0; status == HF_OK && *puzzle == NULL; attempt++) {
        /* the first attempts make the series that has no level */
        set_out(m, shape, seed + attempt * UINT64_C(0x9e3779b97f4a7c15), number);
        status = make(m, puzzle);
        if (status == HF_OK && m->level < least) {
            hf_puzzle_free(*puzzle);
            *puzzle = NULL;
            status = attempt + 1 < MOST_ATTEMPTS ? HF_OK : HF_END;
        }
    }
    free_making(m);
    return status;
}

hf_status hf_generate_variant(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                              uint64_t seed, uint64_t number, hf_puzzle **puzzle)
{
    return hf_generate_variant_level(shape, kind, clues, 0, 0, seed, number, puzzle);
}
