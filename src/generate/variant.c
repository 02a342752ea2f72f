/* SPDX-License-Identifier: MIT
 *
 * variant.c - new variants: cages, thermometers, boards on which knights or kings see each other.
 *
 * A solved board comes first; where a constraint speaks of the whole board, one that keeps it, from a
 * random first row. Then constraints that hold on it are drawn (variant_draw.c). As long as there is another
 * solution, a cell in which it differs is told: by a clue, or, in killers without clues, by cutting the cage
 * there. At last every clue that can be spared goes, and cells of cages of their own go back into others
 * (variant_tell.c).
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/clock.h"
#include "base/options.h"
#include "generate/variant.h"
#include "grid/shape_data.h"
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

hf_status hf_variant_puzzle(const hf_variant_making *m, hf_puzzle **puzzle)
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

/* Is there time left, and has nobody called it off? */
static bool goes_on(hf_variant_making *m)
{
    HF_ASSERT(!m->stopped); /* HF_END ends everything */
    m->stopped = hf_clock_is_up(m->task.deadline_ns) ||
                 (m->options.on_progress != NULL &&
                  !m->options.on_progress((size_t)m->attempts, 0, m->options.user));
    return !m->stopped;
}

hf_status hf_variant_solutions(hf_variant_making *m, uint64_t *found)
{
    hf_puzzle *puzzle;
    hf_result result;
    *found = 0;
    if (!goes_on(m))
        return HF_END;
    hf_status status = hf_variant_puzzle(m, &puzzle);
    if (status == HF_OK)
        status = hf_solver_solve(m->solver, puzzle, &result, m->first, m->second);
    m->guesses = status == HF_OK ? result.guesses : 0;
    *found = status == HF_OK && (result.exhausted || result.count > 1) ? result.count : 0;
    hf_puzzle_free(puzzle);
    return status;
}

/* ---- a solved board ------------------------------------------------------------------------------ */

/* The first cell of the row with the fewest cells of lines: most ways to fill it keep to them. */
static uint32_t free_row(const hf_variant_making *m)
{
    uint32_t cells = 0, in_row[HF_VARIANT_SYMBOLS] = {0}, best = 0;
    for (uint32_t p = 0; p < m->part_count; p++)
        cells += m->length[p];
    for (uint32_t i = 0; i < cells; i++)
        in_row[m->line[i] / m->columns]++;
    for (uint32_t r = 1; r < m->size; r++)
        best = in_row[r] < in_row[best] ? r : best;
    return best * m->columns;
}

static hf_status fill_from_row(hf_variant_making *m)
{
    uint32_t row[HF_VARIANT_SYMBOLS], from = free_row(m);
    uint64_t found = 0;
    hf_status status = HF_OK;
    for (uint32_t i = 0; i < m->size; i++)
        row[i] = i + 1;
    for (int tries = 0; tries < TRIES && status == HF_OK && found == 0; tries++) {
        hf_rng_shuffle(&m->rng, row, m->size);
        memset(m->clue, 0, sizeof m->clue);
        for (uint32_t i = 0; i < m->size; i++)
            m->clue[from + i] = (uint16_t)row[i];
        status = hf_variant_solutions(m, &found);
    }
    if (status == HF_OK && found == 0) {
        m->stopped =
            m->part_count == 0; /* with nothing drawn another attempt would fare no better */
        return HF_END;
    }
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
    options.time_limit_ns = hf_clock_left(m->task.deadline_ns);
    hf_status status = hf_generator_new(m->shape, &options, &generator);
    if (status == HF_OK)
        status = hf_generator_fill(generator, m->first);
    if (status == HF_OK)
        memcpy(m->solution, hf_grid_const_values(m->first), m->cells * sizeof *m->solution);
    hf_generator_free(generator);
    return status;
}

/* The solved board and what is drawn on it. */
static hf_status draw(hf_variant_making *m)
{
    bool lines = m->kind == HF_CONSTRAINT_THERMOMETER;
    if (lines && m->turns > 1)
        hf_variant_draw_lines(m);
    if ((lines && m->turns > 1) || (!lines && m->kind != HF_CONSTRAINT_CAGE))
        return fill_from_row(m);
    hf_status status = fill_plain(m);
    if (status == HF_OK && lines)
        hf_variant_draw_lines(m);
    else if (status == HF_OK)
        hf_variant_draw_cages(m);
    return status;
}

static hf_status make(hf_variant_making *m, hf_puzzle **puzzle)
{
    hf_status status = draw(m);
    if (status == HF_OK)
        status = hf_variant_tell(m);
    return status == HF_OK ? hf_variant_puzzle(m, puzzle) : status;
}

/* ---- wishes --------------------------------------------------------------------------------------- */

static bool is_made(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_CAGE || kind == HF_CONSTRAINT_THERMOMETER ||
           kind == HF_CONSTRAINT_ANTI_KNIGHT || kind == HF_CONSTRAINT_ANTI_KING ||
           kind == HF_CONSTRAINT_NON_CONSECUTIVE;
}

static bool is_board_for(const hf_shape *shape)
{
    uint32_t size = hf_shape_size(shape);
    return size >= 4 && size <= HF_VARIANT_SYMBOLS && hf_shape_cells(shape) == size * size &&
           hf_shape_columns(shape) == size;
}

/* Lines and what the symmetry takes them to have no cell in common, so a line has no cell that a turn leaves
 * where it is, nor two that one takes to each other. */
static bool has_room_for_lines(const hf_shape *shape, hf_symmetry symmetry)
{
    uint32_t longest = 0, cells = 0; /* in orbits that are as long as any */
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        uint32_t length = hf_symmetry_orbit(shape, symmetry, c);
        cells = length > longest ? 1 : cells + (length == longest);
        longest = length > longest ? length : longest;
    }
    return cells >= HF_VARIANT_SHORTEST * longest;
}

const char *hf_generate_variant_refusal(const hf_generate_options *options, const hf_shape *shape,
                                        hf_constraint_kind kind)
{
    const hf_generate_options *o = options;
    if (!is_made(kind))
        return "variants of this kind are not made";
    if (!is_board_for(shape))
        return "variants are made on boards of N x N cells, N from 4 to 16";
    if (o->clues != 0 || o->clues_least != 0 || o->clues_most != 0)
        return "a variant has as many clues as it needs; no other number can be wished";
    if (o->pattern != NULL || o->solution != NULL || o->from != NULL)
        return "a variant has no pattern, solution or ancestors of one's own";
    if (o->score_least != 0 || o->score_most != 0 || o->rating_least != 0 || o->rating_most != 0)
        return "variants are made of a level; scores and ratings are for plain boards";
    if (o->techniques != 0 || o->hardest || o->unbiased)
        return "variants are made of a level and a symmetry; techniques and unbiased puzzles are "
               "for "
               "plain boards";
    const char *refusal = hf_generate_options_refusal(options, shape);
    if (refusal == NULL && kind == HF_CONSTRAINT_THERMOMETER &&
        !has_room_for_lines(shape, o->symmetry))
        refusal = "the board is too small for thermometers that lie so";
    return refusal;
}

/* ---- one of a series ------------------------------------------------------------------------------ */

static void set_out(hf_variant_making *m, uint64_t number)
{
    /* the first attempts make the series that has no level */
    m->rng = hf_rng_make(m->options.seed + m->attempts++ * UINT64_C(0x9e3779b97f4a7c15), number);
    m->part_count = 0;
    memset(m->clue, 0, sizeof m->clue);
}

static hf_status open_making(hf_variant_making *m, const hf_shape *shape)
{
    hf_solve_options options;
    hf_level most = m->options.level_most;
    if (m->options.level_least != 0 && most == 0)
        most = HF_LEVEL_EXTREME;
    m->shape = shape;
    m->size = hf_shape_size(shape);
    m->cells = hf_shape_cells(shape);
    m->columns = hf_shape_columns(shape);
    m->turns = hf_symmetry_maps(shape, m->options.symmetry, m->maps);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = TRIAL_GUESSES;
    hf_status status = hf_solver_new(shape, &options, &m->solver);
    atomic_init(&m->never, false);
    m->task =
        (hf_search){.deadline_ns = hf_clock_ends(m->options.time_limit_ns), .cancelled = &m->never};
    if (status == HF_OK)
        m->solver->task = &m->task;
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

/* Attempts, until one meets the wishes. */
static hf_status try_on(hf_variant_making *m, uint64_t number, hf_puzzle **puzzle)
{
    uint64_t most = m->options.attempts != 0 ? m->options.attempts : MOST_ATTEMPTS;
    hf_status status = HF_END;
    while (status == HF_END && m->attempts < most && !m->stopped &&
           !hf_clock_is_up(m->task.deadline_ns)) {
        set_out(m, number);
        status = make(m, puzzle);
        if (status == HF_OK && m->level < m->options.level_least) {
            hf_puzzle_free(*puzzle);
            *puzzle = NULL;
            status = HF_END;
        }
    }
    return status;
}

hf_status hf_generate_variant_wished(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                                     const hf_generate_options *options, uint64_t number,
                                     hf_puzzle **puzzle)
{
    *puzzle = NULL;
    if (!is_made(kind) || !is_board_for(shape))
        return HF_UNSUPPORTED;
    hf_variant_making *m = calloc(1, sizeof *m);
    if (m == NULL)
        return HF_NO_MEMORY;
    hf_generate_options_init(&m->options, sizeof m->options);
    m->kind = kind;
    m->clues = clues;
    hf_status status = HF_OK;
    if (!hf_options_take(&m->options, sizeof m->options, options) ||
        hf_generate_variant_refusal(&m->options, shape, kind) != NULL)
        status = HF_BAD_ARGUMENT;
    if (status == HF_OK)
        status = open_making(m, shape);
    if (status == HF_OK)
        status = try_on(m, number, puzzle);
    free_making(m);
    return status;
}

hf_status hf_generate_variant_level(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                                    hf_level least, hf_level most, uint64_t seed, uint64_t number,
                                    hf_puzzle **puzzle)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.level_least = least;
    options.level_most = most;
    return hf_generate_variant_wished(shape, kind, clues, &options, number, puzzle);
}

hf_status hf_generate_variant(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                              uint64_t seed, uint64_t number, hf_puzzle **puzzle)
{
    return hf_generate_variant_level(shape, kind, clues, 0, 0, seed, number, puzzle);
}
