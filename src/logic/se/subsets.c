/* SPDX-License-Identifier: MIT
 *
 * subsets.c - k digits that have only k cells of a region, k cells that have only k digits.
 *
 * Hidden subsets are looked for in regions with more than 2k empty cells, naked ones where there
 * are at least 2k: beyond that their counterpart is smaller. A naked subset clears its region only.
 * The direct form of a hidden subset asks whether another digit is left with a single place.
 */
#include "logic/se/hint.h"

static void mark_set(const se_position *p, unsigned region, unsigned spots, unsigned digits,
                     se_hint *hint)
{
    BIT_EACH (s, spots)
        hf_se_hint_mark(hint, SE_ROLE_PATTERN, hf_se_cell[region][s],
                        p->field.cand[hf_se_cell[region][s]] & digits);
    hf_se_hint_house(hint, SE_ROLE_PATTERN, region);
}

/* ---- hidden ---------------------------------------------------------------------------------- */

typedef bool (*use_hidden)(const se_position *p, unsigned region, unsigned digits, unsigned spots,
                           se_hint *hint);

static bool keeps_only(const se_position *p, unsigned region, unsigned digits, unsigned spots,
                       se_hint *hint)
{
    BIT_EACH (s, spots)
        hf_se_hint_strike(hint, &p->field, hf_se_cell[region][s], SE_ALL & ~digits);
    if (hint->strikes)
        mark_set(p, region, spots, digits, hint);
    return hint->strikes;
}

static bool leaves_single(const se_position *p, unsigned region, unsigned digits, unsigned spots,
                          se_hint *hint)
{
    BIT_EACH (d, SE_ALL & ~digits) {
        unsigned has = p->field.spots[region][d];
        if (!se_is_many(has) || !se_is_one(has & ~spots))
            continue;
        hf_se_hint_place(hint, hf_se_cell[region][hf_lowest32(has & ~spots)], d);
        mark_set(p, region, spots, digits, hint);
        return true;
    }
    return false;
}

static bool hidden_in(const se_position *p, unsigned region, unsigned size, use_hidden use,
                      se_hint *hint)
{
    const uint16_t *spots = p->field.spots[region];
    unsigned fit = 0;
    for (unsigned d = 0; d < 9; d++)
        if (se_is_many(spots[d]) && se_count(spots[d]) <= size)
            fit |= 1u << d;
    if (se_count(fit) < size)
        return false;
    for (unsigned set = se_next_subset(0, fit); set; set = se_next_subset(set, fit)) {
        unsigned all = 0;
        if (se_count(set) != size)
            continue;
        BIT_EACH (d, set)
            all |= spots[d];
        if (se_count(all) == size && use(p, region, set, all, hint))
            return true;
    }
    return false;
}

static bool search_hidden(const se_position *p, unsigned size, unsigned least, use_hidden use,
                          se_hint *hint)
{
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++)
            if (p->empty[r] >= least && hidden_in(p, r, size, use, hint))
                return true;
    return false;
}

bool hf_se_hidden(const se_position *p, unsigned size, se_hint *hint)
{
    static const se_kind kind[] = {SE_HIDDEN_PAIR, SE_HIDDEN_TRIPLE, SE_HIDDEN_QUAD};
    static const double rating[] = {3.4, 4.0, 5.4};
    if (!search_hidden(p, size, 2 * size + 1, keeps_only, hint))
        return false;
    return hf_se_hint_found(hint, kind[size - 2], rating[size - 2]);
}

bool hf_se_direct_hidden(const se_position *p, unsigned size, se_hint *hint)
{
    if (!search_hidden(p, size, size + 1, leaves_single, hint))
        return false;
    return size == 2 ? hf_se_hint_found(hint, SE_DIRECT_HIDDEN_PAIR, 2.0)
                     : hf_se_hint_found(hint, SE_DIRECT_HIDDEN_TRIPLE, 2.5);
}

/* ---- naked ----------------------------------------------------------------------------------- */

static bool naked_in(const se_position *p, unsigned region, unsigned size, se_hint *hint)
{
    const uint8_t *cell = hf_se_cell[region];
    unsigned fit = 0;
    for (unsigned s = 0; s < 9; s++)
        if (se_is_many(p->field.cand[cell[s]]) && se_count(p->field.cand[cell[s]]) <= size)
            fit |= 1u << s;
    if (se_count(fit) < size)
        return false;
    for (unsigned set = se_next_subset(0, fit); set; set = se_next_subset(set, fit)) {
        unsigned digits = 0;
        if (se_count(set) != size)
            continue;
        BIT_EACH (s, set)
            digits |= p->field.cand[cell[s]];
        if (se_count(digits) != size)
            continue;
        BIT_EACH (s, SE_ALL & ~set)
            hf_se_hint_strike(hint, &p->field, cell[s], digits);
        if (hint->strikes) {
            mark_set(p, region, set, digits, hint);
            return true;
        }
    }
    return false;
}

bool hf_se_naked(const se_position *p, unsigned size, se_hint *hint)
{
    static const se_kind kind[] = {SE_NAKED_PAIR, SE_NAKED_TRIPLE, SE_NAKED_QUAD};
    static const double rating[] = {3.0, 3.6, 5.0};
    for (unsigned t = 0; t < SE_TYPES; t++)
        for (unsigned r = hf_se_types_bcr[t] * 9u, end = r + 9; r < end; r++)
            if (p->empty[r] >= 2 * size && naked_in(p, r, size, hint))
                return hf_se_hint_found(hint, kind[size - 2], rating[size - 2]);
    return false;
}
