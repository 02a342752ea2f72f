/* SPDX-License-Identifier: MIT
 *
 * digit.c - does an assumption break its own digit?
 *
 * The same as a Nishio spread but without reasons: nine digits are looked at one at a time, a
 * region with one place left takes it, and a region with none, or a candidate that is on and off,
 * breaks. Regions that had one place from the start take no part: no link leads from them.
 */
#include "base/assert.h"
#include "logic/se/forcing.h"

typedef struct se_digit {
    uint16_t spots[SE_REGIONS];
    se_cells on; /* cells taken */
    uint8_t queue[SE_CELLS];
    unsigned tail;
} se_digit;

static void strike(se_digit *s, unsigned cell)
{
    for (unsigned t = 0; t < SE_TYPES; t++)
        s->spots[hf_se_region[cell][t]] =
            (uint16_t)(s->spots[hf_se_region[cell][t]] & ~(1u << hf_se_spot[cell][t]));
}

static void turn_on(se_digit *s, unsigned cell)
{
    if (se_has(&s->on, cell))
        return;
    se_add(&s->on, cell);
    s->queue[s->tail++] = (uint8_t)cell;
}

/* A region after one of its places is gone; false: it broke. Places go once each, so it is down to its last one
 * once at most. */
static bool check(se_digit *s, unsigned r)
{
    unsigned spots = s->spots[r];
    if (!spots)
        return false;
    if (!se_is_many(spots))
        turn_on(s, hf_se_cell[r][hf_lowest32(spots)]);
    return true;
}

static bool turn_off(se_digit *s, unsigned cell)
{
    if (se_has(&s->on, cell))
        return false;
    strike(s, cell);
    for (unsigned t = 0; t < SE_TYPES; t++)
        if (!check(s, hf_se_region[cell][t]))
            return false;
    return true;
}

static bool follow(se_digit *s, unsigned cell)
{
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t];
        HF_ASSERT(s->spots[r] >> hf_se_spot[cell][t] & 1); /* what is on is not struck */
        BIT_EACH (k, s->spots[r] & ~(1u << hf_se_spot[cell][t]))
            if (!turn_off(s, hf_se_cell[r][k]))
                return false;
    }
    return true;
}

bool hf_se_digit_breaks(const se_field *f, unsigned cell, unsigned d, bool on)
{
    se_digit s = {.tail = 0};
    for (unsigned r = 0; r < SE_REGIONS; r++)
        s.spots[r] = f->spots[r][d];
    if (on)
        turn_on(&s, cell);
    else if (!turn_off(&s, cell))
        return true;
    for (unsigned head = 0; head < s.tail; head++)
        if (!follow(&s, s.queue[head]))
            return true;
    return false;
}
