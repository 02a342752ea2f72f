/* SPDX-License-Identifier: MIT
 *
 * variant_tell.c - cells are told until one solution is left, and the level is met; then every clue that can be
 * spared goes.
 *
 * With a symmetry, what is done to a cell is done to all that it takes the cell to.
 */
#include "base/assert.h"
#include "base/clock.h"
#include "generate/variant.h"
#include "houseful/solve.h"

/* Do the cells of a cage hang together without this one, and those the symmetry takes it to? */
static bool hangs_without(const hf_variant_making *m, uint32_t part, uint32_t gone)
{
    bool met[HF_VARIANT_CELLS] = {false}, out[HF_VARIANT_CELLS] = {false};
    uint32_t all = 0, reached = 0;
    for (uint32_t t = 0; t < m->turns; t++)
        out[hf_variant_turned(m, t, gone)] = true;
    for (uint32_t c = 0; c < m->cells; c++)
        all += m->part[c] == part && !out[c];
    for (bool more = true; more;) {
        more = false;
        for (uint32_t c = 0; c < m->cells; c++) {
            bool joined = reached == 0;
            if (m->part[c] != part || out[c] || met[c])
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

/* Gives the clues of a cell and of all that the symmetry takes it to, or takes them away. */
static void set_clues(hf_variant_making *m, uint32_t cell, bool given)
{
    for (uint32_t t = 0; t < m->turns; t++) {
        uint32_t image = hf_variant_turned(m, t, cell);
        m->clue[image] = given ? m->solution[image] : 0;
    }
}

/* Tells a cell by a clue; in killers without clues its cage loses it, or a cell at an end of the cage. What
 * the symmetry takes it to goes with it. */
static void tell_cell(hf_variant_making *m, uint32_t cell)
{
    uint32_t part = m->part[cell];
    bool cut[HF_VARIANT_CELLS] = {false};
    if (m->kind != HF_CONSTRAINT_CAGE || m->clues) {
        set_clues(m, cell, true);
        return;
    }
    for (uint32_t c = 0; c < m->cells && !hangs_without(m, part, cell); c++) {
        if (m->part[c] == part && hangs_without(m, part, c))
            cell = c;
    }
    for (uint32_t t = 0; t < m->turns; t++) {
        uint32_t image = hf_variant_turned(m, t, cell);
        if (!cut[image])
            m->part[image] = m->part_count++;
        cut[image] = true;
    }
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
    for (;;) {
        uint32_t differ[HF_VARIANT_CELLS], many = 0;
        uint64_t found;
        hf_status status = hf_variant_solutions(m, &found);
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
}

/* Can it be solved by steps within the level that is wished for? */
static hf_status is_within(hf_variant_making *m, bool *within)
{
    hf_puzzle *puzzle;
    hf_rating rating;
    *within = true;
    if (m->rater == NULL)
        return HF_OK;
    hf_status status = hf_variant_puzzle(m, &puzzle);
    hf_rater_set_time_limit(m->rater, hf_clock_left(m->task.deadline_ns));
    if (status == HF_OK)
        status = hf_rater_rate(m->rater, puzzle, &rating);
    /* that it has one solution has been seen before */
    HF_ASSERT(status != HF_OK || rating.answer == HF_UNIQUE || rating.answer == HF_LIMIT);
    if (status == HF_OK && rating.answer == HF_LIMIT) {
        m->stopped = true;
        status = HF_END;
    }
    *within = status == HF_OK && !rating.above && rating.guesses == 0;
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
        if (HF_NEVER(many == 0)) /* what is told whole takes the easiest steps */
            return HF_END;
        tell_cell(m, open[hf_rng_below(&m->rng, many)]);
        status = is_within(m, &within);
    }
    return status;
}

/* Has the puzzle still one solution, and is it within the level? */
static hf_status still_holds(hf_variant_making *m, bool *holds)
{
    uint64_t found;
    hf_status status = hf_variant_solutions(m, &found);
    *holds = status == HF_OK && found == 1;
    return *holds ? is_within(m, holds) : status;
}

/* The same, and is it no harder for the engine than what was told? A killer of a newspaper asks for no bets, and
 * hardly any cage of one cell is needed for that. */
static hf_status still_easy(hf_variant_making *m, bool *holds)
{
    uint64_t most = m->guesses_told;
    hf_status status = still_holds(m, holds);
    *holds = *holds && m->guesses <= most;
    return status;
}

static hf_status spare(hf_variant_making *m)
{
    uint32_t order[HF_VARIANT_CELLS];
    bool tried[HF_VARIANT_CELLS] = {false};
    hf_status status = HF_OK;
    for (uint32_t c = 0; c < m->cells; c++)
        order[c] = c;
    hf_rng_shuffle(&m->rng, order, m->cells);
    for (uint32_t i = 0; i < m->cells && status == HF_OK; i++) {
        bool holds;
        if (m->clue[order[i]] == 0 || tried[order[i]])
            continue;
        for (uint32_t t = 0; t < m->turns; t++)
            tried[hf_variant_turned(m, t, order[i])] = true;
        set_clues(m, order[i], false);
        status = still_holds(m, &holds);
        if (!holds)
            set_clues(m, order[i], true);
    }
    return status;
}

/* Cells that were cut off go back into a cage where they can. */
static hf_status merge(hf_variant_making *m)
{
    uint64_t found;
    hf_status status = hf_variant_solutions(m, &found);
    m->guesses_told = m->guesses;
    return status == HF_OK ? hf_variant_merge_cages(m, still_easy) : status;
}

hf_status hf_variant_tell(hf_variant_making *m)
{
    hf_status status = narrow(m);
    if (status == HF_OK)
        status = soften(m);
    if (status == HF_OK)
        status = spare(m);
    if (status == HF_OK && m->kind == HF_CONSTRAINT_CAGE)
        status = merge(m);
    if (status == HF_OK) /* the level of what is left, not of the last trial */
        status = is_within(m, &(bool){false});
    return status;
}
