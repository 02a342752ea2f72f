/* SPDX-License-Identifier: MIT
 *
 * hint.c - building a hint.
 */
#include "logic/se/hint.h"

#include <string.h>

#include "base/assert.h"

/* The marks and houses need no clearing: their counts say how many there are. */
void hf_se_hint_clear(se_hint *hint)
{
    memset(hint->strike, 0, sizeof hint->strike);
    hint->cell = hint->digit = SE_NOWHERE;
    hint->marks = hint->houses = 0;
    hint->strikes = false;
    hint->complexity = 0;
}

void hf_se_hint_strike(se_hint *hint, const se_field *f, unsigned cell, unsigned digits)
{
    digits &= f->cand[cell];
    hint->strike[cell] = (uint16_t)(hint->strike[cell] | digits);
    hint->strikes |= digits != 0;
}

void hf_se_hint_place(se_hint *hint, unsigned cell, unsigned digit)
{
    hint->cell = (uint8_t)cell;
    hint->digit = (uint8_t)digit;
}

void hf_se_hint_mark(se_hint *hint, se_role role, unsigned cell, unsigned digits)
{
    /* A loop has at most two cells of each row, each marked twice at most; all cells of a grave but for
     * one digit share a peer; and a subset or what excludes combinations has no more than the peers. */
    if (HF_NEVER(hint->marks == SE_MARKS))
        return;
    hint->mark[hint->marks++] = (se_mark){(uint8_t)cell, (uint8_t)role, (uint16_t)digits};
}

void hf_se_hint_house(se_hint *hint, se_role role, unsigned region)
{
    if (HF_NEVER(hint->houses == SE_HOUSES)) /* four lines and their four covers */
        return;
    hint->house[hint->houses++] = (se_house){(uint8_t)region, (uint8_t)role};
}

bool hf_se_hint_found(se_hint *hint, se_kind kind, double rating)
{
    hint->kind = kind;
    hint->rating = rating;
    return true;
}
