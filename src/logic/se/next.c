/* SPDX-License-Identifier: MIT
 *
 * next.c - the searches one after the other, and the context they work in.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/se/se.h"

hf_se *hf_se_new(void)
{
    hf_se *se = calloc(1, sizeof *se);
    if (!se)
        return NULL;
    se->kinds = SE_ALL_KINDS;
    se->last_level = -1;
    return se;
}

void hf_se_free(hf_se *se)
{
    if (!se)
        return;
    for (unsigned i = 0; i < SE_DEPTHS; i++) {
        for (unsigned p = 0; p < SE_POTENTIALS; p++)
            hf_se_spread_free(se->spreads[i].of[p]);
        hf_se_forcings_discard(&se->forcings[i]);
    }
    hf_se_chains_discard(&se->chains[0]);
    hf_se_chains_discard(&se->chains[1]);
    hf_se_nests_discard(&se->nests);
    free(se);
}

void hf_se_begin(hf_se *se)
{
    hf_se_nests_reset(&se->nests);
    se->stopped = false;
    se->status = HF_OK;
    se->reach.valid = false;
    se->version = 0;
    se->last_level = -1;
    se->spent = 0;
    se->patience = 0;
}

void hf_se_stop(hf_se *se, hf_status status)
{
    if (!se->stopped)
        se->status = status;
    se->stopped = true;
}

/* A spread takes microseconds: asking every 64th costs nothing and is often enough. */
void hf_se_spend(hf_se *se)
{
    se->spent++;
    if (se->budget && se->spent > se->budget)
        hf_se_stop(se, HF_END);
    if (!se->asked || se->patience--)
        return;
    se->patience = 64;
    if (se->asked(se->user))
        hf_se_stop(se, HF_END);
}

/* ---- the order ------------------------------------------------------------------------------- */

static bool find_pattern(hf_se *se, se_search search, se_hint *hint)
{
    const se_position *p = &se->position;
    switch (search) {
    case SE_FIND_FULL_HOUSE:
        return hf_se_full_house(p, hint);
    case SE_FIND_HIDDEN_SINGLE:
        return hf_se_hidden_single(p, hint);
    case SE_FIND_DIRECT_POINTING:
        return hf_se_direct_pointing(p, hint);
    case SE_FIND_DIRECT_CLAIMING:
        return hf_se_direct_claiming(p, hint);
    case SE_FIND_DIRECT_HIDDEN_PAIR:
        return hf_se_direct_hidden(p, 2, hint);
    case SE_FIND_NAKED_SINGLE:
        return hf_se_naked_single(p, hint);
    case SE_FIND_DIRECT_HIDDEN_TRIPLE:
        return hf_se_direct_hidden(p, 3, hint);
    case SE_FIND_POINTING:
        return hf_se_pointing(p, hint);
    case SE_FIND_CLAIMING:
        return hf_se_claiming(p, hint);
    case SE_FIND_NAKED_PAIR:
        return hf_se_naked(p, 2, hint);
    case SE_FIND_X_WING:
        return hf_se_fish(p, 2, hint);
    case SE_FIND_HIDDEN_PAIR:
        return hf_se_hidden(p, 2, hint);
    case SE_FIND_NAKED_TRIPLE:
        return hf_se_naked(p, 3, hint);
    case SE_FIND_SWORDFISH:
        return hf_se_fish(p, 3, hint);
    case SE_FIND_HIDDEN_TRIPLE:
        return hf_se_hidden(p, 3, hint);
    case SE_FIND_XY_WING:
        return hf_se_wing(p, 2, hint);
    default:
        return hf_se_wing(p, 3, hint);
    }
}

static bool find_rarer(hf_se *se, se_search search, se_hint *hint)
{
    const se_position *p = &se->position;
    switch (search) {
    case SE_FIND_UNIQUE:
        return hf_se_unique_loop(p, se->kinds, hint);
    case SE_FIND_NAKED_QUAD:
        return hf_se_naked(p, 4, hint);
    case SE_FIND_JELLYFISH:
        return hf_se_fish(p, 4, hint);
    case SE_FIND_HIDDEN_QUAD:
        return hf_se_hidden(p, 4, hint);
    case SE_FIND_BUG:
        return hf_se_bug(p, hint) && se_wants(se, hint->kind);
    case SE_FIND_ALIGNED_PAIR:
        return hf_se_aligned_pair(p, hint);
    case SE_FIND_CHAIN:
        return hf_se_chain(se, hint);
    case SE_FIND_ALIGNED_TRIPLE:
        return hf_se_aligned_triple(p, hint);
    case SE_FIND_NISHIO:
        return hf_se_nishio(se, hint);
    case SE_FIND_MULTIPLE:
        return hf_se_multiple(se, hint);
    default:
        return hf_se_dynamic(se, (unsigned)(search - SE_FIND_DYNAMIC), hint);
    }
}

bool hf_se_find(hf_se *se, se_search search, se_hint *hint)
{
    hf_se_hint_clear(hint);
    return search < SE_FIND_UNIQUE ? find_pattern(se, search, hint) : find_rarer(se, search, hint);
}

uint64_t hf_se_searches_up_to(uint64_t searches, uint32_t rating)
{
    /* The least rating of each, which grows with their order. */
    static const uint8_t least[SE_SEARCHES] = {10, 12, 17, 19, 20, 23, 25, 26, 28,  30,  32,
                                               34, 36, 38, 40, 42, 44, 45, 50, 52,  54,  56,
                                               62, 65, 75, 75, 80, 85, 90, 95, 100, 105, 110};
    for (unsigned i = 0; i < SE_SEARCHES; i++)
        if (least[i] > rating)
            searches &= ~(UINT64_C(1) << i);
    return searches;
}

bool hf_se_next(hf_se *se, uint64_t searches, se_hint *hint)
{
    for (; searches && !se->stopped; searches &= searches - 1)
        if (hf_se_find(se, (se_search)hf_lowest64(searches), hint))
            return true;
    return false;
}

void hf_se_apply(se_position *p, const se_hint *hint)
{
    if (hint->strikes)
        for (unsigned c = 0; c < SE_CELLS; c++)
            BIT_EACH (d, (unsigned)hint->strike[c] & p->field.cand[c])
                se_strike(&p->field, c, d);
    if (hint->cell != SE_NOWHERE)
        hf_se_place(p, hint->cell, hint->digit);
}
