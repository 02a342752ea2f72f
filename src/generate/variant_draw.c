/* SPDX-License-Identifier: MIT
 *
 * variant_draw.c - cages and thermometers drawn at random on a solved board.
 */
#include "generate/variant.h"

#include <string.h>

/* ---- cages --------------------------------------------------------------------------------------- */

bool hf_variant_beside(const hf_variant_making *m, uint32_t cell, uint32_t side, uint32_t *other)
{
    uint32_t row = cell / m->columns, column = cell % m->columns;
    static const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
    int r = (int)row + down[side], c = (int)column + right[side];
    *other = (uint32_t)(r * (int)m->columns + c);
    return r >= 0 && c >= 0 && r < (int)(m->cells / m->columns) && c < (int)m->columns;
}

static bool has_symbol(const hf_variant_making *m, uint32_t part, uint16_t symbol)
{
    for (uint32_t c = 0; c < m->cells; c++) {
        if (m->part[c] == part && m->solution[c] == symbol)
            return true;
    }
    return false;
}

/* Sizes as newspapers have them, mostly two to four; larger ones where it shall not be easy. */
static uint32_t draw_size(hf_variant_making *m)
{
    static const uint32_t sizes[] = {2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5};
    static const uint32_t large[] = {3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6};
    uint32_t drawn = hf_rng_below(&m->rng, sizeof sizes / sizeof *sizes);
    uint32_t size = m->options.level_least >= HF_LEVEL_HARD ? large[drawn] : sizes[drawn];
    return size < m->size ? size : m->size - 1;
}

/* Leaves the cells free again that `cell` is taken to by the turns before `end`. */
static void leave(hf_variant_making *m, uint32_t cell, uint32_t end)
{
    for (uint32_t t = 0; t < end; t++)
        m->part[hf_variant_turned(m, t, cell)] = UINT32_MAX;
}

/* Adds a free cell to the cage of `from`, and what the turns take it to to what they take that cage to; returns
 * how many cells the cage has won, more than one where it is its own image. 0: a symbol would come twice, or the
 * cell would be in two cages. */
static uint32_t join(hf_variant_making *m, uint32_t from, uint32_t cell)
{
    uint32_t won = 0;
    for (uint32_t t = 0; t < m->turns; t++) {
        uint32_t image = hf_variant_turned(m, t, cell);
        uint32_t part = m->part[hf_variant_turned(m, t, from)];
        if (m->part[image] == part)
            continue;
        if (m->part[image] != UINT32_MAX || has_symbol(m, part, m->solution[image])) {
            leave(m, cell, t);
            return 0;
        }
        m->part[image] = part;
        won += part == m->part[from];
    }
    return won;
}

static uint32_t size_of(const hf_variant_making *m, uint32_t part)
{
    uint32_t size = 0;
    for (uint32_t c = 0; c < m->cells; c++)
        size += m->part[c] == part;
    return size;
}

static void grow_cage(hf_variant_making *m, uint32_t from)
{
    uint32_t part = m->part_count, wanted = draw_size(m), have = 1;
    for (uint32_t t = 0; t < m->turns; t++) {
        uint32_t image = hf_variant_turned(m, t, from);
        if (m->part[image] == UINT32_MAX)
            m->part[image] = m->part_count++;
    }
    for (int tries = 0; have < wanted && tries < 40; tries++) {
        uint32_t cell = hf_rng_below(&m->rng, m->cells), other;
        while (m->part[cell] != part)
            cell = (cell + 1) % m->cells;
        if (!hf_variant_beside(m, cell, hf_rng_below(&m->rng, 4), &other) ||
            m->part[other] != UINT32_MAX)
            continue;
        uint32_t won = join(m, from, other);
        if (have + won > wanted + 1)
            leave(m, other, m->turns);
        else
            have += won;
    }
}

void hf_variant_draw_cages(hf_variant_making *m)
{
    uint32_t order[HF_VARIANT_CELLS];
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

/* Moves a cage of one cell into its neighbour by this side. */
static bool merge(hf_variant_making *m, uint32_t cell, uint32_t side)
{
    uint32_t other;
    if (!hf_variant_beside(m, cell, side, &other) || size_of(m, m->part[other]) >= m->size - 1)
        return false;
    leave(m, cell, m->turns);
    return m->part[other] != UINT32_MAX && join(m, other, cell) > 0;
}

hf_status hf_variant_merge_cages(hf_variant_making *m,
                                 hf_status (*may)(hf_variant_making *, bool *))
{
    uint32_t order[HF_VARIANT_CELLS], before[HF_VARIANT_CELLS];
    hf_status status = HF_OK;
    for (uint32_t c = 0; c < m->cells; c++)
        order[c] = c;
    hf_rng_shuffle(&m->rng, order, m->cells);
    for (uint32_t i = 0; i < m->cells && status == HF_OK; i++) {
        uint32_t first = hf_rng_below(&m->rng, 4);
        for (uint32_t side = 0; side < 4 && status == HF_OK; side++) {
            bool merged = true;
            memcpy(before, m->part, sizeof before);
            if (size_of(m, m->part[order[i]]) > 1)
                break;
            if (!merge(m, order[i], (first + side) % 4))
                merged = false;
            else
                status = may(m, &merged);
            if (!merged)
                memcpy(m->part, before, sizeof before);
        }
    }
    return status;
}

/* ---- thermometers -------------------------------------------------------------------------------- */

typedef struct growing {
    uint32_t cell[HF_VARIANT_SYMBOLS];
    uint32_t length;
} growing;

/* Has the line a cell in common with what the turns take it to, if it goes on with this one? */
static bool is_crossed(const hf_variant_making *m, const growing *line, uint32_t cell)
{
    for (uint32_t t = 0; t < m->turns; t++) {
        uint32_t image = hf_variant_turned(m, t, cell);
        if (t > 0 && image == cell)
            return true;
        for (uint32_t i = 0; i < line->length; i++) {
            if (line->cell[i] == image)
                return true;
        }
    }
    return false;
}

/* Lines of a symmetry come before the solution: few solutions would have room for all of them. */
static bool can_follow(const hf_variant_making *m, const growing *line, uint32_t next)
{
    uint16_t last = m->solution[line->cell[line->length - 1]];
    if (m->turns > 1)
        return !is_crossed(m, line, next);
    return m->solution[next] > last && m->solution[next] <= last + 3;
}

/* A step to a side or, half of the time, across a corner; the cell itself if it leads outside. */
static uint32_t step_from(hf_variant_making *m, uint32_t cell)
{
    uint32_t next = cell, other, side = hf_rng_below(&m->rng, 4);
    if (hf_variant_beside(m, next, side, &other))
        next = other;
    if (hf_rng_below(&m->rng, 2) != 0 && next != cell &&
        hf_variant_beside(m, next, (side + 1 + 2 * hf_rng_below(&m->rng, 2)) % 4, &other))
        next = other;
    return next;
}

static void grow_line(hf_variant_making *m, const bool used[HF_VARIANT_CELLS], growing *line)
{
    line->length = 0;
    uint32_t from = hf_rng_below(&m->rng, m->cells);
    uint32_t longer = m->turns > 1 ? m->size / 2 - 1 : m->size - 3;
    uint32_t most = HF_VARIANT_SHORTEST + hf_rng_below(&m->rng, longer);
    if (used[from] || is_crossed(m, line, from))
        return;
    line->cell[line->length++] = from;
    for (int steps = 0; line->length < most && steps < 60; steps++) {
        uint32_t next = step_from(m, line->cell[line->length - 1]);
        if (!used[next] && can_follow(m, line, next))
            line->cell[line->length++] = next;
    }
}

/* Keeps the line and all that it is taken to. */
static void keep_lines(hf_variant_making *m, bool used[HF_VARIANT_CELLS], const growing *line,
                       uint32_t *at)
{
    for (uint32_t t = 0; t < m->turns; t++) {
        for (uint32_t i = 0; i < line->length; i++) {
            m->line[*at] = hf_variant_turned(m, t, line->cell[i]);
            used[m->line[(*at)++]] = true;
        }
        m->length[m->part_count++] = line->length;
    }
}

void hf_variant_draw_lines(hf_variant_making *m)
{
    bool used[HF_VARIANT_CELLS] = {false};
    /* with a symmetry a small board may have no solution for so many: later attempts ask for fewer */
    uint32_t at = 0, wanted = 1 + m->size / (m->turns > 1 ? 1 + (uint32_t)m->attempts / 16 : 1);
    for (uint32_t tries = 0; m->part_count < wanted && tries < 400; tries++) {
        growing line;
        grow_line(m, used, &line);
        if (line.length >= HF_VARIANT_SHORTEST)
            keep_lines(m, used, &line, &at);
    }
}
