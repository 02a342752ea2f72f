/* SPDX-License-Identifier: MIT
 *
 * walk.c - an automaton along cells that are different: sandwich sums, skyscrapers, X-sums and what else is
 * told of a row or column.
 *
 * line.c knows nothing of the cells being different. This is exact (walk_tpl.h), and takes the place of the line
 * once the root is left: many puzzles never come that far, and do without its cost. Where they do, it
 * brings a sandwich puzzle without a single clue from no answer in 50 s to 8,000 guesses.
 */
#include "solve/variant/model.h"

#if defined(HF_WALKS)

#include "base/assert.h"

enum { MOST_WORDS = 8, LEAST_CELLS = 3 }; /* an automaton of more than 512 states is too much */

static uint32_t cell_at(const hf_variant *v, const hf_propagator *p, uint32_t i)
{
    return v->cell[v->cells[p->cells + i]];
}

/* Can it be walked along? By number: room for another propagator may move them. */
static bool is_walkable(hf_variant *v, uint32_t line)
{
    const hf_propagator *p = &v->props[line];
    if (p->type != HF_PROPAGATE_LINE || p->count > v->size || p->count < LEAST_CELLS ||
        p->more > MOST_WORDS)
        return false;
    for (uint32_t i = 0; i < p->count; i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (!hf_variant_apart(v, cell_at(v, p, i), cell_at(v, p, k)))
                return false;
        }
    }
    return true;
}

static void add_walk(hf_variant *v, uint32_t line)
{
    uint32_t cells[HF_SETS_CELLS];
    const hf_propagator from = v->props[line];
    for (uint32_t i = 0; i < from.count; i++)
        cells[i] = cell_at(v, &from, i);
    hf_variant_room(v, (void **)&v->walk_sets, &v->walk_room, (from.count + 1) * from.more * 64,
                    sizeof *v->walk_sets);
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_WALK, cells, from.count);
    p->data = from.data;
    p->more = from.more;
    v->props[line].counts = HF_LINE_WALKED;
}

void hf_variant_add_walks(hf_variant *v, uint32_t most_props)
{
    for (uint32_t i = v->shape_props; i < v->told_props && v->prop_count < most_props; i++) {
        if (is_walkable(v, i))
            add_walk(v, i);
    }
}

bool hf_variant_walk(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const hf_automaton *a = &v->rules->automata[p->data];
    const uint32_t *cells = v->cells + p->cells;
    uint64_t useful[(HF_SETS_CELLS + 1) * MOST_WORDS], alive[(HF_SETS_CELLS + 1) * MOST_WORDS];
    hf_walk w = {.count = p->count,
                 .symbols = v->size,
                 .states = a->states,
                 .words = p->more,
                 .starts = a->starts,
                 .next = a->next,
                 .accepts = a->accepts,
                 .useful = useful,
                 .alive = alive,
                 .used = v->walk_sets};
    for (uint32_t i = 0; i < p->count; i++)
        w.mask[i] = b->mask[cells[i]];
    v->work += (uint64_t)p->count * p->more * 4; /* some microseconds */
    if (!v->kernels->walk(&w))
        return hf_variant_fail(v, cells[0]);
    for (uint32_t i = 0; i < p->count; i++) {
        HF_ASSERT(w.mask[i] != 0); /* there is a walk */
        hf_variant_keep(v, b, cells[i], w.mask[i]);
    }
    return true;
}

#else

void hf_variant_add_walks(hf_variant *v, uint32_t most_props)
{
    (void)v;
    (void)most_props;
}

bool hf_variant_walk(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    (void)v;
    (void)b;
    (void)p;
    return true;
}

#endif
