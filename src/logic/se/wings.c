/* SPDX-License-Identifier: MIT
 *
 * wings.c - XY-wings and XYZ-wings: a pivot and two cells of two candidates that it sees.
 *
 * Whatever the pivot is, a digit z is in one of the wings (or, XYZ, in the pivot itself): what sees
 * them all is not z.
 */
#include "logic/se/hint.h"

static bool try_wings(const se_field *f, unsigned pivot, unsigned a, unsigned b, bool xyz,
                      se_hint *hint)
{
    unsigned in_pivot = f->cand[pivot], z = f->cand[a] & f->cand[b];
    se_cells seen = hf_se_seen[a];
    if (se_count(in_pivot | f->cand[a] | f->cand[b]) != 3 || !se_is_one(z) ||
        xyz != ((in_pivot & z) != 0))
        return false;
    seen.low &= hf_se_seen[b].low & (xyz ? hf_se_seen[pivot].low : ~UINT64_C(0));
    seen.high &= hf_se_seen[b].high & (xyz ? hf_se_seen[pivot].high : ~UINT64_C(0));
    while (!se_empty(&seen)) {
        unsigned cell = se_take(&seen);
        if (cell != pivot)
            hf_se_hint_strike(hint, f, cell, z);
    }
    if (!hint->strikes)
        return false;
    hf_se_hint_mark(hint, SE_ROLE_PIVOT, pivot, in_pivot);
    hf_se_hint_mark(hint, SE_ROLE_WING, a, f->cand[a]);
    hf_se_hint_mark(hint, SE_ROLE_WING, b, f->cand[b]);
    return true;
}

static bool wings_of(const se_field *f, unsigned pivot, bool xyz, se_hint *hint)
{
    const uint8_t *peer = hf_se_peer[pivot];
    for (unsigned i = 0; i < SE_PEERS; i++) {
        unsigned first = f->cand[peer[i]];
        if (!se_is_two(first) || !se_is_one(f->cand[pivot] & ~first))
            continue;
        for (unsigned j = 0; j < SE_PEERS; j++)
            if (se_is_two(f->cand[peer[j]]) && try_wings(f, pivot, peer[i], peer[j], xyz, hint))
                return true;
    }
    return false;
}

bool hf_se_wing(const se_position *p, unsigned candidates, se_hint *hint)
{
    bool xyz = candidates == 3;
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (se_count(p->field.cand[c]) == candidates && wings_of(&p->field, c, xyz, hint))
            return xyz ? hf_se_hint_found(hint, SE_XYZ_WING, 4.4)
                       : hf_se_hint_found(hint, SE_XY_WING, 4.2);
    return false;
}
