/* SPDX-License-Identifier: MIT
 *
 * web.c - the static links of one search, in the order in which they are followed.
 */
#include "base/assert.h"
#include "logic/se/chain.h"

static uint16_t link_to(unsigned candidate, unsigned cause)
{
    return (uint16_t)(candidate | cause << 10);
}

static void add_strong(se_web *web, unsigned from, unsigned to, unsigned cause)
{
    for (unsigned k = 0; k < web->strongs[from]; k++)
        if ((web->strong[from][k] & 1023) == to)
            return;
    web->strong[from][web->strongs[from]++] = link_to(to, cause);
}

static void add_strongs(se_web *web, const se_field *f, unsigned cell, unsigned d, se_mode mode)
{
    unsigned from = se_candidate(cell, d);
    web->strongs[from] = 0;
    if (mode != SE_MODE_X && se_is_two(f->cand[cell]))
        add_strong(web, from, se_candidate(cell, hf_lowest32(f->cand[cell] & ~(1u << d))),
                   SE_CAUSE_CELL);
    for (unsigned t = 0; mode != SE_MODE_Y && t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t], spots = f->spots[r][d];
        if (se_is_two(spots))
            add_strong(
                web, from,
                se_candidate(hf_se_cell[r][hf_lowest32(spots & ~(1u << hf_se_spot[cell][t]))], d),
                SE_CAUSE_BLOCK + t);
    }
}

static inline void add_weak(se_web *web, unsigned from, unsigned to, unsigned cause)
{
    if (web->strongs[to])
        web->weak[from][web->weaks[from]++] = link_to(to, cause);
}

static void add_weaks(se_web *web, const se_field *f, unsigned cell, unsigned d, se_mode mode)
{
    unsigned from = se_candidate(cell, d), block = hf_se_region[cell][SE_BLOCK];
    web->weaks[from] = 0;
    if (mode != SE_MODE_X)
        BIT_EACH (k, f->cand[cell] & ~(1u << d))
            add_weak(web, from, se_candidate(cell, k), SE_CAUSE_CELL);
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t];
        unsigned skip = t == SE_BLOCK ? 1u << hf_se_spot[cell][t] : hf_se_cross[r][block];
        BIT_EACH (k, f->spots[r][d] & ~skip)
            add_weak(web, from, se_candidate(hf_se_cell[r][k], d), SE_CAUSE_BLOCK + t);
    }
}

void hf_se_web_build(se_web *web, const se_field *f, se_mode mode)
{
    for (unsigned c = 0; c < SE_CELLS; c++)
        BIT_EACH (d, f->cand[c])
            add_strongs(web, f, c, d, mode);
    for (unsigned c = 0; c < SE_CELLS; c++)
        BIT_EACH (d, f->cand[c])
            add_weaks(web, f, c, d, mode);
}

/* Why the first candidate, if on, switches off the second; SE_CAUSE_NONE: it does not. */
unsigned hf_se_weak_cause(unsigned a, unsigned b)
{
    unsigned x = a / 9, y = b / 9;
    if (x == y)
        return a != b ? SE_CAUSE_CELL : SE_CAUSE_NONE;
    if (a % 9 != b % 9 || !se_sees(x, y))
        return SE_CAUSE_NONE;
    unsigned t = 0;
    while (hf_se_region[x][t] != hf_se_region[y][t])
        t++;
    HF_ASSERT(t < SE_TYPES); /* cells that see each other share a region */
    return SE_CAUSE_BLOCK + t;
}
