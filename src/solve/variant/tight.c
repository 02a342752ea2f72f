/* SPDX-License-Identifier: MIT
 *
 * tight.c - sums that are no cages, as those of little killers: the search goes where they are nearly complete, and
 * what is derived beside them sleeps where it does not help.
 *
 * A long sum says nothing until few of its cells are open; then it says much. Cells that are guessed all over the board
 * leave all sums long. So a cell counts more the less is open in the sums that it is in: if the cells of a sum leave r
 * bits to choose (the logarithms of their numbers of symbols, added up), by PULL / r^2. Little killers without any given
 * need two thirds to a fourth of the guesses so; arrows
 * and killers do not gain.
 *
 * Bands (bands.c) and Hall sets cost more than half of the time there; some of them never strike. The propagators that
 * only repeat what others know are counted, and are woken no more when one run in fifty is too much to expect.
 */
#include "solve/variant/model.h"

static const float pull = 1000;
enum { LOOK_AFTER = 2048, ONE_IN = 50 }; /* runs */

/* Are all cells added, and none taken away as the circle of an arrow is? */
static bool adds_up(const hf_variant *v, const hf_propagator *p)
{
    for (uint32_t g = 0; g < p->more; g++) {
        if (v->groups[p->data + g].turned)
            return false;
    }
    return true;
}

bool hf_variant_has_sums(const hf_variant *v)
{
    uint32_t sums = 0, cages = 0; /* cells in them: short diagonals are cages, too */
    for (uint32_t i = v->shape_props; i < v->prop_count; i++) {
        const hf_propagator *p = &v->props[i];
        sums += p->type == HF_PROPAGATE_SUM && adds_up(v, p) ? p->count : 0;
        cages += p->type == HF_PROPAGATE_CAGE ? p->count : 0;
    }
    return sums > cages;
}

/* The bits that the cells of a sum leave to choose; 0: all are settled. */
static float room_of(const hf_variant *v, const uint8_t *ways, const hf_propagator *p)
{
    static const float bits[HF_RULES_SYMBOLS + 1] = {0,     0,     1,     1.58f, 2,     2.32f,
                                                     2.58f, 2.81f, 3,     3.17f, 3.32f, 3.46f,
                                                     3.58f, 3.7f,  3.81f, 3.91f, 4};
    float room = 0;
    for (uint32_t k = 0; k < p->count; k++)
        room += bits[ways[v->cells[p->cells + k]]];
    return room;
}

void hf_variant_tightness(const hf_variant *v, const uint8_t *ways, float *tight)
{
    for (uint32_t c = 0; c < v->places; c++)
        tight[c] = 1;
    for (uint32_t i = v->shape_props; i < v->told_props; i++) {
        const hf_propagator *p = &v->props[i];
        float room = p->type == HF_PROPAGATE_SUM ? room_of(v, ways, p) : 0;
        if (room == 0)
            continue;
        for (uint32_t k = 0; k < p->count; k++)
            tight[v->cells[p->cells + k]] += pull / (room * room);
    }
}

/* Does it say nothing that others do not say once all cells are settled? */
static bool can_be_spared(const hf_propagator *p)
{
    return p->type == HF_PROPAGATE_SUM || p->type == HF_PROPAGATE_CAGE ||
           (p->type == HF_PROPAGATE_HALL && p->data == 0);
}

void hf_variant_count_run(hf_variant *v, uint32_t i, bool hit)
{
    hf_propagator *p = &v->props[i];
    p->runs++;
    p->hits = (uint16_t)(p->hits + hit);
    if (p->runs < LOOK_AFTER)
        return;
    bool sleeps = can_be_spared(p) && (uint32_t)p->hits * ONE_IN < p->runs;
    p->runs = p->hits = 0;
    for (uint32_t c = 0; sleeps && c < v->places; c++)
        v->triggers[(size_t)c * v->dirty_words + i / 64] &= ~(UINT64_C(1) << (i % 64));
}
