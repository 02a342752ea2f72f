/* SPDX-License-Identifier: MIT
 *
 * field.c - loading a position and placing digits in it.
 */
#include "logic/se/field.h"

#include <string.h>

static void set_value(se_position *p, unsigned cell, unsigned digit)
{
    BIT_EACH (d, p->field.cand[cell])
        se_strike(&p->field, cell, d);
    p->value[cell] = (uint8_t)(digit + 1);
    p->placed[digit]++;
    p->left--;
    p->hash ^= se_noise(se_candidate(cell, digit));
    for (unsigned t = 0; t < SE_TYPES; t++)
        p->empty[hf_se_region[cell][t]]--;
}

static void clear_peers(se_position *p, unsigned cell, unsigned digit)
{
    for (unsigned k = 0; k < SE_PEERS; k++)
        if (p->field.cand[hf_se_peer[cell][k]] >> digit & 1)
            se_strike(&p->field, hf_se_peer[cell][k], digit);
}

void hf_se_place(se_position *p, unsigned cell, unsigned digit)
{
    set_value(p, cell, digit);
    clear_peers(p, cell, digit);
}

void hf_se_start(se_position *p, const uint8_t *value)
{
    memset(p, 0, sizeof *p);
    p->left = SE_CELLS;
    for (unsigned c = 0; c < SE_CELLS; c++)
        p->field.cand[c] = SE_ALL;
    for (unsigned r = 0; r < SE_REGIONS; r++) {
        p->empty[r] = 9;
        for (unsigned d = 0; d < 9; d++)
            p->field.spots[r][d] = SE_ALL;
    }
    for (unsigned i = 0; i < SE_CANDIDATES; i++)
        p->field.hash ^= se_noise(i);
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (value[c])
            set_value(p, c, value[c] - 1u);
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (value[c])
            clear_peers(p, c, value[c] - 1u);
}

void hf_se_load(se_position *p, const uint8_t *value, const uint16_t *cand)
{
    hf_se_start(p, value);
    for (unsigned c = 0; c < SE_CELLS; c++)
        BIT_EACH (d, p->field.cand[c] & ~(unsigned)cand[c])
            se_strike(&p->field, c, d);
}
