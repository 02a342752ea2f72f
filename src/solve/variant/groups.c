/* SPDX-License-Identifier: MIT
 *
 * groups.c - long sums on plain 9x9 boards that come to groups of up to three cells, all counted once, as diagonals
 * do: by a kernel (groups_tpl.h), where the processor has one. It draws the conclusions of sum.c.
 *
 * The hardest little killers spend most of their time here; with the kernel a guess takes two thirds of the time.
 */
#include "solve/variant/model.h"

#include "base/assert.h"

enum { FEW = 3 };

uint64_t hf_variant_as_groups(const hf_variant *v, const hf_propagator *p)
{
    uint64_t turned = 0;
    uint32_t at = 0;
    if (v->kernels->groups == NULL || !v->nine || p->count > HF_GROUPS_CELLS)
        return 0;
    for (uint32_t g = 0; g < p->more; g++) {
        const hf_sum_group *group = &v->groups[p->data + g];
        if (group->count > FEW || group->factor != 1)
            return 0;
        for (uint32_t i = 0; i < group->count; i++, at++)
            turned |= (uint64_t)group->turned << at;
    }
    return HF_SUM_IN_GROUPS | turned << HF_SUM_TURNED;
}

/* Symbol s as 8 - s. */
static uint32_t turn(const hf_variant *v, uint32_t mask)
{
    return (uint32_t)v->reversed[mask & 255] << 1 | mask >> 8;
}

/* Each cell keeps a symbol, as the sums are some of those that the group has. */
static void strike(hf_variant *v, hf_variant_board *b, const uint32_t *cells,
                   const hf_sum_group *group, const uint32_t *m, uint64_t sums)
{
    uint32_t kept[FEW];
    if (group->count > 1)
        v->few->few_keep(m, group->count, sums, kept);
    else
        kept[0] = m[0] & (uint32_t)sums;
    for (uint32_t i = 0; i < group->count; i++) {
        HF_ASSERT(kept[i] != 0);
        if (kept[i] != m[i])
            hf_variant_put(v, b, cells[i], (uint16_t)(group->turned ? turn(v, kept[i]) : kept[i]));
    }
}

bool hf_variant_groups(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    hf_groups sum;
    sum.cells = cells;
    sum.group = v->groups + p->data;
    sum.count = p->count;
    sum.groups = p->more;
    sum.turned = (uint32_t)(p->counts >> HF_SUM_TURNED);
    sum.total = p->total;
    hf_groups_answer answer = v->kernels->groups(b->mask, &sum);
    if (answer == HF_GROUPS_FAIL)
        return hf_variant_fail(v, cells[0]);
    uint32_t at = p->count;
    for (uint32_t g = p->more; answer == HF_GROUPS_STRIKE && g-- > 0;) {
        at -= sum.group[g].count;
        if (sum.kept[g] != sum.own[g])
            strike(v, b, cells + at, &sum.group[g], sum.mask + at, sum.kept[g]);
    }
    return true;
}
