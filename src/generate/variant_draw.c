/* SPDX-License-Identifier: MIT
 *
 * variant_draw.c - cages and thermometers drawn at random on a solved board.
 */
#include "generate/variant.h"

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
    uint32_t size = m->least >= HF_LEVEL_HARD ? large[drawn] : sizes[drawn];
    return size < m->size ? size : m->size - 1;
}

static void grow_cage(hf_variant_making *m, uint32_t from)
{
    uint32_t part = m->part_count++, wanted = draw_size(m), have = 1;
    m->part[from] = part;
    for (int tries = 0; have < wanted && tries < 40; tries++) {
        uint32_t cell = hf_rng_below(&m->rng, m->cells), other;
        while (m->part[cell] != part)
            cell = (cell + 1) % m->cells;
        if (!hf_variant_beside(m, cell, hf_rng_below(&m->rng, 4), &other) ||
            m->part[other] != UINT32_MAX || has_symbol(m, part, m->solution[other]))
            continue;
        m->part[other] = part;
        have++;
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

/* ---- thermometers -------------------------------------------------------------------------------- */

void hf_variant_draw_lines(hf_variant_making *m)
{
    bool used[HF_VARIANT_CELLS] = {false};
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
            if (hf_variant_beside(m, next, side, &other))
                next = other;
            /* a step to the side of the first, and it goes across a corner */
            if (hf_rng_below(&m->rng, 2) != 0 && next != cell &&
                hf_variant_beside(m, next, (side + 1 + 2 * hf_rng_below(&m->rng, 2)) % 4, &other))
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
