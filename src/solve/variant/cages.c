/* SPDX-License-Identifier: MIT
 *
 * cages.c - finding them.
 */
#include "solve/variant/cages.h"

#include <string.h>

/* A sum of cells in no cage so far, each with the coefficient 1. */
static void take_cage(const hf_variant *v, hf_variant_cages *cages, const hf_primitive *q)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, q);
    const int32_t *numbers = v->rules->numbers + q->data;
    for (uint32_t i = 0; i < q->count; i++) {
        if (numbers[i] != 1 || cages->of[cells[i]] != UINT16_MAX)
            return;
    }
    for (uint32_t i = 0; i < q->count; i++)
        cages->of[cells[i]] = (uint16_t)cages->count;
    cages->cage[cages->count++] = (hf_variant_cage_of_puzzle){cells, q->count, numbers[q->count]};
}

void hf_variant_find_cages(const hf_variant *v, hf_variant_cages *cages)
{
    memset(cages->of, 0xff, sizeof cages->of);
    cages->count = 0;
    for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
        const hf_primitive *q = &v->rules->primitives[i];
        if (q->type == HF_PRIMITIVE_SUM && !hf_variant_skips(v, q))
            take_cage(v, cages, q);
    }
}
