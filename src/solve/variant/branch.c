/* SPDX-License-Identifier: MIT
 *
 * branch.c - the search: a cell, one of its symbols, then all the others.
 *
 * Which cell? One with few symbols that has had part in failures lately. A failure adds to the scores
 * of the cell that was tried and of the one where the contradiction showed; later failures count more,
 * so that scores fade without being touched.
 */
#include "solve/variant/model.h"

static const float fading = 1.02f;
static const float even_start = 0.2f; /* so that cells without failures are told apart by symbols */
static const float too_large = 1e20f;

static void blame(hf_variant *v, uint32_t cell)
{
    v->score[cell] += v->step;
    v->score[v->culprit] += v->step;
    v->step *= fading;
    if (v->step > too_large) {
        for (uint32_t p = 0; p < v->places; p++)
            v->score[p] /= too_large;
        v->step /= too_large;
    }
}

/* UINT32_MAX: every cell is settled. */
static uint32_t choose(const hf_variant *v, const hf_variant_board *b)
{
    uint32_t best = UINT32_MAX;
    float most = -1;
    for (uint32_t w = 0; w < v->words; w++) {
        for (uint64_t rest = ~v->empty[w] & ~b->settled[w]; rest != 0; rest &= rest - 1) {
            uint32_t c = w * 64 + hf_lowest64(rest);
            float symbols = (float)hf_popcount32(b->mask[c]);
            float weight =
                (v->score[c] + v->step * even_start) / (symbols * symbols * symbols * symbols);
            if (weight > most) {
                most = weight;
                best = c;
            }
        }
    }
    return best;
}

static bool tell(hf_variant *v, const hf_variant_board *b)
{
    uint16_t values[HF_VARIANT_CELLS];
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint16_t mask = b->mask[v->place[c]];
        values[c] = (uint16_t)(hf_lowest32(mask) + 1);
        if (v->seen != NULL)
            v->seen[v->place[c]] |= mask;
    }
    return hf_search_found(v->search, values);
}

/* The lowest symbol, one that no solution had so far if there is such. */
static uint16_t pick(const hf_variant *v, const hf_variant_board *b, uint32_t cell)
{
    uint32_t mask = b->mask[cell];
    if (v->seen != NULL && (mask & ~(uint32_t)v->seen[cell]) != 0)
        mask &= ~(uint32_t)v->seen[cell];
    return (uint16_t)(mask & (~mask + 1));
}

bool hf_variant_branch(hf_variant *v, uint32_t depth)
{
    hf_variant_board *b = &v->boards[depth];
    for (;;) {
        uint32_t cell = choose(v, b);
        if (cell == UINT32_MAX)
            return tell(v, b);
        uint64_t work = v->work;
        v->work = 0;
        if (!hf_search_guess(v->search) || hf_search_work(v->search, 16 * work))
            return false;
        uint16_t taken = pick(v, b, cell);
        v->boards[depth + 1] = *b;
        hf_variant_put(v, &v->boards[depth + 1], cell, taken);
        if (!hf_variant_propagate(v, &v->boards[depth + 1]))
            blame(v, cell);
        else if (!hf_variant_branch(v, depth + 1))
            return false;
        hf_variant_put(v, b, cell, (uint16_t)(b->mask[cell] & ~taken));
        if (!hf_variant_propagate(v, b)) {
            blame(v, cell);
            return true;
        }
    }
}
