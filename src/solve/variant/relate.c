/* SPDX-License-Identifier: MIT
 *
 * relate.c - relations between two cells: tables of support, and the arcs along which they are followed.
 */
#include "solve/variant/model.h"

#include <string.h>

static bool is_differ(const hf_variant *v, const hf_relation *r)
{
    for (uint32_t s = 0; s < v->size; s++) {
        if (r->row[s] != (v->full & ~(1u << s)))
            return false;
    }
    return true;
}

static void fill_support(const hf_variant *v, const uint16_t *rows, hf_support *support)
{
    memset(support, 0, sizeof *support);
    for (uint32_t mask = 1; mask < 256; mask++) {
        uint32_t low = hf_lowest32(mask);
        support->low[mask] = (uint16_t)(support->low[mask & (mask - 1)] | rows[low]);
        support->high[mask] =
            (uint16_t)(support->high[mask & (mask - 1)] | (low + 8 < v->size ? rows[low + 8] : 0));
    }
}

static void add_supports(hf_variant *v)
{
    const hf_rules *rules = v->rules;
    if (!hf_variant_room(v, (void **)&v->supports, &v->support_room, 2 * rules->relation_count,
                         sizeof *v->supports))
        return;
    for (uint32_t r = 0; r < rules->relation_count; r++) {
        uint16_t turned[HF_RULES_SYMBOLS] = {0};
        if (is_differ(v, &rules->relations[r]))
            continue;
        for (uint32_t a = 0; a < v->size; a++) {
            for (uint32_t b = 0; b < v->size; b++)
                turned[b] |= (uint16_t)((rules->relations[r].row[a] >> b & 1u) << a);
        }
        fill_support(v, rules->relations[r].row, &v->supports[2 * r]);
        fill_support(v, turned, &v->supports[2 * r + 1]);
    }
}

/* Every relation is an arc at both of its cells; arcs of a cell stand together. */
void hf_variant_add_arcs(hf_variant *v)
{
    const hf_rules *rules = v->rules;
    memset(v->arc_start, 0, (v->places + 1) * sizeof *v->arc_start);
    uint32_t count = 0;
    for (uint32_t i = 0; i < rules->primitive_count; i++)
        count += rules->primitives[i].type == HF_PRIMITIVE_PAIR ? 2 : 0;
    if (count == 0 || !hf_variant_room(v, (void **)&v->arcs, &v->arc_room, count, sizeof *v->arcs))
        return;
    add_supports(v);
    for (int pass = 0; pass < 2 && !v->failed; pass++) {
        for (uint32_t i = 0; i < rules->primitive_count; i++) {
            const hf_primitive *p = &rules->primitives[i];
            const uint32_t *cells = hf_primitive_cells(rules, p);
            if (p->type != HF_PRIMITIVE_PAIR || hf_variant_skips(v, p))
                continue;
            uint16_t first = v->place[cells[0]], second = v->place[cells[1]];
            if (is_differ(v, &rules->relations[p->data])) {
                hf_variant_set_apart(v->peers, cells, 2);
            } else if (pass == 0) { /* how many, one place further on */
                v->arc_start[first + 1]++;
                v->arc_start[second + 1]++;
            } else {
                v->arcs[v->arc_start[first]++] = (hf_arc){second, (uint16_t)(2 * p->data)};
                v->arcs[v->arc_start[second]++] = (hf_arc){first, (uint16_t)(2 * p->data + 1)};
            }
        }
        for (uint32_t c = 0; pass == 0 && c < v->places; c++)
            v->arc_start[c + 1] += v->arc_start[c];
    }
    /* filling has moved each start to the next one's */
    for (uint32_t c = v->places; c > 0; c--)
        v->arc_start[c] = v->arc_start[c - 1];
    v->arc_start[0] = 0;
}
