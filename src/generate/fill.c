/* SPDX-License-Identifier: MIT
 *
 * fill.c - a random solved board by search: the cell with the fewest options next, its symbols in
 * random order.
 *
 * On an empty board of up to 16 symbols this walks nearly straight to a solution. Once in a while
 * it runs into a corner that takes ages to leave; then it starts again, which costs less.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "base/bits.h"
#include "generate/generator.h"
#include "grid/shape_data.h"

typedef struct walk {
    hf_generator *generator;
    const hf_shape *shape;
    uint16_t *value;
    uint64_t *used;  /* per house */
    uint32_t *empty; /* the cells still to be filled */
    uint64_t steps;  /* left in the budget */
} walk;

static uint64_t options_of(const walk *w, uint32_t cell)
{
    uint64_t used = 0;
    for (uint32_t i = w->shape->cell_start[cell]; i < w->shape->cell_start[cell + 1]; i++)
        used |= w->used[w->shape->cell_houses[i]];
    return hf_low_bits64(w->shape->size) & ~used;
}

static void flip(walk *w, uint32_t cell, uint64_t bit)
{
    for (uint32_t i = w->shape->cell_start[cell]; i < w->shape->cell_start[cell + 1]; i++)
        w->used[w->shape->cell_houses[i]] ^= bit;
}

/* Moves the cell with the fewest options to the end of the list of `left` and returns its options.
 */
static uint64_t choose(walk *w, uint32_t left)
{
    uint32_t best = 0;
    unsigned best_count = 65;
    uint64_t best_options = 0;
    for (uint32_t i = 0; i < left && best_count > 1; i++) {
        uint64_t options = options_of(w, w->empty[i]);
        unsigned count = hf_popcount64(options);
        if (count < best_count) {
            best = i;
            best_count = count;
            best_options = options;
        }
    }
    uint32_t cell = w->empty[best];
    w->empty[best] = w->empty[left - 1];
    w->empty[left - 1] = cell;
    return best_options;
}

/* Removes a random bit from the set and returns it. */
static uint64_t draw(hf_rng *rng, uint64_t *set)
{
    uint64_t rest = *set;
    for (uint32_t skip = hf_rng_below(rng, hf_popcount64(rest)); skip > 0; skip--)
        rest = hf_without_lowest64(rest);
    uint64_t bit = rest & (~rest + 1);
    *set ^= bit;
    return bit;
}

/* Fills the first `left` cells of the list; as deep as there are cells. */
static bool fill(walk *w, uint32_t left)
{
    if (left == 0)
        return true;
    uint64_t options = choose(w, left);
    uint32_t cell = w->empty[left - 1];
    while (options != 0 && w->steps > 0) {
        w->steps--;
        if (hf_search_work(&w->generator->task, 4 * (uint64_t)left))
            return false;
        uint64_t bit = draw(&w->generator->rng, &options);
        w->value[cell] = (uint16_t)(hf_lowest64(bit) + 1);
        flip(w, cell, bit);
        if (fill(w, left - 1))
            return true;
        flip(w, cell, bit);
    }
    return false;
}

/* With diagonals or windows every other step leads astray: a walk that is not through after three steps a cell takes
 * longer than a new one (windoku: a third of all the time). */
hf_fill_budget hf_fill_budget_for(const hf_shape *shape)
{
    bool astray = shape->spec.extras != 0 && shape->size <= 9;
    uint32_t steps = shape->cells * (astray ? 3 : 20);
    return (hf_fill_budget){.tries = astray ? 400 : 40,
                            .steps = (uint16_t)(steps < UINT16_MAX ? steps : UINT16_MAX)};
}

bool hf_fill_search(hf_generator *generator)
{
    const hf_shape *shape = generator->shape;
    hf_fill_budget budget = hf_fill_budget_for(shape);
    if (shape->size > HF_FILL_SEARCH_SIZE)
        return false;
    walk w = {generator, shape, generator->solution->cell, generator->used, generator->numbers, 0};
    for (int i = 0; i < budget.tries && !generator->task.stopped; i++) {
        memset(w.used, 0, shape->houses * sizeof *w.used);
        for (uint32_t c = 0; c < shape->cells; c++)
            w.empty[c] = c;
        hf_rng_shuffle(&generator->rng, w.empty, shape->cells);
        w.steps = budget.steps;
        if (fill(&w, shape->cells))
            return true;
    }
    return false;
}
