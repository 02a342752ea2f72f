/* SPDX-License-Identifier: MIT
 *
 * constraint.c - the kinds of constraints, and a puzzle's constraints numbered through: those of
 * the first kind, then those of the second, and so on.
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "puzzle/constraint.h"

#include "base/text.h"

/* In the order of hf_constraint_kind. */
static const hf_constraint_rule *const kinds[] = {
    &hf_constraint_candidates,
    &hf_constraint_house,
};

enum { KINDS = sizeof kinds / sizeof *kinds };

const char *hf_constraint_kind_name(hf_constraint_kind kind)
{
    return (size_t)kind < KINDS ? kinds[kind]->name : "unknown constraint";
}

uint32_t hf_puzzle_constraints(const hf_puzzle *puzzle)
{
    uint32_t count = 0;
    for (uint32_t k = 0; k < KINDS; k++)
        count += kinds[k]->count(puzzle);
    return count;
}

/* The kind of constraint number *i, which becomes its number within the kind. */
static uint32_t kind_of(const hf_puzzle *puzzle, uint32_t *i)
{
    HF_ASSERT(*i < hf_puzzle_constraints(puzzle));
    uint32_t k = 0;
    while (k + 1 < KINDS && *i >= kinds[k]->count(puzzle))
        *i -= kinds[k++]->count(puzzle);
    return k;
}

hf_constraint_kind hf_puzzle_constraint_kind(const hf_puzzle *puzzle, uint32_t constraint)
{
    return (hf_constraint_kind)kind_of(puzzle, &constraint);
}

const uint32_t *hf_puzzle_constraint_cells(const hf_puzzle *puzzle, uint32_t constraint,
                                           uint32_t *count)
{
    uint32_t kind = kind_of(puzzle, &constraint);
    return kinds[kind]->cells(puzzle, constraint, count);
}

uint32_t hf_puzzle_constraint_kinds(const hf_puzzle *puzzle)
{
    return puzzle->kinds;
}

size_t hf_puzzle_constraint_text(const hf_puzzle *puzzle, uint32_t constraint, char *buffer,
                                 size_t size)
{
    enum { NAMED = 3 };
    hf_text text = hf_text_make(buffer, size);
    char name[HF_NAME_SIZE];
    uint32_t count;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    uint32_t shown = count <= NAMED + 1 ? count : NAMED;
    hf_text_add(&text, hf_constraint_kind_name(hf_puzzle_constraint_kind(puzzle, constraint)));
    for (uint32_t i = 0; i < shown; i++) {
        bool last = i > 0 && i + 1 == count;
        hf_text_add(&text, i == 0 ? " in " : last ? " and " : ", ");
        hf_text_add(&text, hf_shape_cell_name(puzzle->shape, cells[i], name));
    }
    if (shown < count) {
        hf_text_add(&text, " and ");
        hf_text_number(&text, count - shown);
        hf_text_add(&text, " more cells");
    }
    return text.length;
}

/* ---- checking -------------------------------------------------------------------------------- */

size_t hf_puzzle_clashes(const hf_puzzle *puzzle, const uint16_t *values, hf_clash *clashes,
                         size_t room)
{
    HF_ASSERT(room == 0 || clashes != NULL);
    const uint16_t *checked = values != NULL ? values : puzzle->clues;
    hf_grid grid = {puzzle->shape, (uint16_t *)(uintptr_t)checked}; /* read only */
    size_t found = hf_grid_clashes(&grid, clashes, room);
    uint32_t number = 0;
    for (uint32_t k = 0; k < KINDS && puzzle->kinds != 0; k++) {
        uint32_t count = kinds[k]->count(puzzle);
        for (uint32_t i = 0; i < count && !kinds[k]->in_shape; i++) {
            size_t left = found < room ? room - found : 0;
            hf_clash *place = left > 0 ? clashes + found : NULL;
            size_t more = kinds[k]->clashes(puzzle, i, checked, place, left);
            for (size_t c = 0; c < more && c < left; c++)
                place[c].constraint = number + i + 1;
            found += more;
        }
        number += count;
    }
    return found;
}

bool hf_puzzle_is_solution(const hf_puzzle *puzzle, const uint16_t *values)
{
    uint32_t size = hf_shape_size(puzzle->shape);
    for (uint32_t c = 0; c < puzzle->cells; c++) {
        if (values[c] == 0 || values[c] > size ||
            (puzzle->clues[c] != 0 && puzzle->clues[c] != values[c]))
            return false;
    }
    return hf_puzzle_clashes(puzzle, values, NULL, 0) == 0;
}
