/* SPDX-License-Identifier: MIT
 *
 * written.c - the constraints that were written as such: cages, thermometers, arrows ...
 */
#include "base/assert.h"
#include "puzzle/constraint.h"
#include "puzzle/kind.h"

static uint32_t count_written(const hf_puzzle *puzzle)
{
    return puzzle->rules != NULL ? puzzle->rules->written_count : 0;
}

static const uint32_t *written_cells(const hf_puzzle *puzzle, uint32_t i, uint32_t *count)
{
    HF_ASSERT(i < count_written(puzzle));
    *count = puzzle->rules->written[i].cell_count;
    return puzzle->rules->written[i].cells;
}

static hf_constraint_kind kind_of(const hf_puzzle *puzzle, uint32_t i)
{
    return puzzle->rules->written[i].kind;
}

/* A constraint that is broken is one clash, wherever in it: the first and the last filled cell of
 * the first primitive that tells. */
static bool is_broken(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values, hf_clash *clash)
{
    const hf_rules *rules = puzzle->rules;
    for (uint32_t k = 0; k < rules->primitive_count; k++) {
        const hf_primitive *p = &rules->primitives[k];
        if (p->owner != i || !hf_primitive_broken(rules, p, values))
            continue;
        const uint32_t *cells = hf_primitive_cells(rules, p);
        uint32_t first = cells[0];
        uint32_t last = cells[p->count - 1];
        for (uint32_t c = p->count; c-- > 0;)
            first = values[cells[c]] != 0 ? cells[c] : first;
        for (uint32_t c = 0; c < p->count; c++)
            last = values[cells[c]] != 0 ? cells[c] : last;
        *clash = (hf_clash){.first = first, .second = last, .symbol = values[first]};
        return true;
    }
    return false;
}

static size_t find_broken(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values,
                          hf_clash *clashes, size_t room)
{
    hf_clash clash;
    if (!is_broken(puzzle, i, values, &clash))
        return 0;
    if (room > 0)
        *clashes = clash;
    return 1;
}

const hf_constraint_family hf_constraint_written = {
    .kind = kind_of,
    .count = count_written,
    .cells = written_cells,
    .clashes = find_broken,
};
