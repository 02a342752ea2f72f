/* SPDX-License-Identifier: MIT
 *
 * singles.c - a digit with one place, a cell with one digit.
 *
 * Hidden singles are looked for first in regions with a single empty cell, then in all others; in
 * blocks before columns before rows both times.
 */
#include "logic/se/hint.h"

#include "base/assert.h"

static bool single_in(const se_position *p, unsigned region, se_hint *hint)
{
    for (unsigned d = 0; d < 9; d++) {
        unsigned spots = p->field.spots[region][d];
        if (!se_is_one(spots))
            continue;
        unsigned cell = hf_se_cell[region][hf_lowest32(spots)];
        hf_se_hint_place(hint, cell, d);
        hf_se_hint_mark(hint, SE_ROLE_PATTERN, cell, 1u << d);
        hf_se_hint_house(hint, SE_ROLE_PATTERN, region);
        return true;
    }
    return false;
}

bool hf_se_full_house(const se_position *p, se_hint *hint)
{
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++)
            if (p->empty[r] == 1) {
                bool single = single_in(p, r, hint);
                HF_ASSERT(single); /* the digit that is not there yet */
                (void)single;
                return hf_se_hint_found(hint, SE_FULL_HOUSE, 1.0);
            }
    return false;
}

bool hf_se_hidden_single(const se_position *p, se_hint *hint)
{
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++)
            if (p->empty[r] > 1 && single_in(p, r, hint))
                return hf_se_hint_found(hint, SE_HIDDEN_SINGLE, t == 0 ? 1.2 : 1.5);
    return false;
}

bool hf_se_naked_single(const se_position *p, se_hint *hint)
{
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (se_is_one(p->field.cand[c])) {
            hf_se_hint_place(hint, c, hf_lowest32(p->field.cand[c]));
            hf_se_hint_mark(hint, SE_ROLE_PATTERN, c, p->field.cand[c]);
            return hf_se_hint_found(hint, SE_NAKED_SINGLE, 2.3);
        }
    return false;
}
