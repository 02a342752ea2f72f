/* SPDX-License-Identifier: MIT
 *
 * field.h - the candidates of a 9x9 board, by cell and by region.
 *
 * Two parts: a *field* holds candidates only, and is what searches copy and strike from; a
 * *position* is the field of the real board and what stands on it. Inside a search nothing is
 * placed: what is assumed to be true stays a candidate.
 *
 * Always true: `cand` and `spots` describe the same candidates, and `hash` is that of their set.
 */
#ifndef HF_LOGIC_SE_FIELD_H
#define HF_LOGIC_SE_FIELD_H

#include "logic/se/map.h"

typedef struct se_field {
    uint16_t cand[SE_CELLS];
    uint16_t spots[SE_REGIONS][9]; /* [region][digit] */
    uint64_t hash;
} se_field;

typedef struct se_position {
    se_field field;
    uint8_t value[SE_CELLS]; /* 1..9; 0: empty */
    uint8_t empty[SE_REGIONS];
    uint8_t placed[9]; /* by digit */
    uint8_t left;      /* empty cells */
    uint64_t hash;     /* of the values */
} se_position;

static inline unsigned se_candidate(unsigned cell, unsigned digit)
{
    return cell * 9 + digit;
}

/* Strikes a candidate that is there. */
static inline void se_strike(se_field *f, unsigned cell, unsigned digit)
{
    const uint8_t *region = hf_se_region[cell], *spot = hf_se_spot[cell];
    f->cand[cell] = (uint16_t)(f->cand[cell] & ~(1u << digit));
    for (unsigned t = 0; t < SE_TYPES; t++)
        f->spots[region[t]][digit] = (uint16_t)(f->spots[region[t]][digit] & ~(1u << spot[t]));
    f->hash ^= se_noise(se_candidate(cell, digit));
}

/* Takes over values (0: empty) and candidate masks. */
void hf_se_load(se_position *p, const uint8_t *value, const uint16_t *cand);
/* Values alone: all candidates that no given excludes. */
void hf_se_start(se_position *p, const uint8_t *value);
void hf_se_place(se_position *p, unsigned cell, unsigned digit);

/* The cells that have a digit, as a set. */
static inline se_cells se_places(const se_field *f, unsigned digit)
{
    se_cells set = {0, 0};
    for (unsigned y = 0; y < 7; y++)
        set.low |= (uint64_t)f->spots[9 + y][digit] << (9 * y);
    set.high = f->spots[16][digit] | (uint64_t)f->spots[17][digit] << 9;
    return set;
}

#endif
