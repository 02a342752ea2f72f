/* SPDX-License-Identifier: MIT
 *
 * constraint.c - a puzzle's constraints numbered through: those of the first family, then those of
 * the second, and so on.
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "puzzle/constraint.h"
#include "puzzle/kind.h"

#include "base/text.h"

static const hf_constraint_family *const families[] = {
    &hf_constraint_candidates,
    &hf_constraint_house,
    &hf_constraint_written,
};

enum { FAMILIES = sizeof families / sizeof *families };

const char *hf_constraint_kind_name(hf_constraint_kind kind)
{
    if (kind == HF_CONSTRAINT_CANDIDATES)
        return "candidates given";
    if (kind == HF_CONSTRAINT_HOUSE)
        return "extra house";
    return hf_kind_of(kind) != NULL ? hf_kind_of(kind)->name : "unknown constraint";
}

uint32_t hf_puzzle_constraints(const hf_puzzle *puzzle)
{
    uint32_t count = 0;
    for (uint32_t k = 0; k < FAMILIES; k++)
        count += families[k]->count(puzzle);
    return count;
}

/* The family of constraint number *i, which becomes its number within the family. */
static uint32_t family_of(const hf_puzzle *puzzle, uint32_t *i)
{
    HF_ASSERT(*i < hf_puzzle_constraints(puzzle));
    uint32_t k = 0;
    while (k + 1 < FAMILIES && *i >= families[k]->count(puzzle))
        *i -= families[k++]->count(puzzle);
    return k;
}

hf_constraint_kind hf_puzzle_constraint_kind(const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t family = family_of(puzzle, &constraint);
    return families[family]->kind(puzzle, constraint);
}

const uint32_t *hf_puzzle_constraint_cells(const hf_puzzle *puzzle, uint32_t constraint,
                                           uint32_t *count)
{
    uint32_t family = family_of(puzzle, &constraint);
    return families[family]->cells(puzzle, constraint, count);
}

/* NULL: it is not a written one. */
static const hf_written *written_of(const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t family = family_of(puzzle, &constraint);
    return families[family] == &hf_constraint_written ? &puzzle->rules->written[constraint] : NULL;
}

const uint32_t *hf_puzzle_constraint_parts(const hf_puzzle *puzzle, uint32_t constraint,
                                           uint32_t *count)
{
    const hf_written *written = written_of(puzzle, constraint);
    *count = written != NULL ? written->part_count : 0;
    return written != NULL ? written->parts : NULL;
}

const int32_t *hf_puzzle_constraint_numbers(const hf_puzzle *puzzle, uint32_t constraint,
                                            uint32_t *count)
{
    const hf_written *written = written_of(puzzle, constraint);
    *count = written != NULL ? written->number_count : 0;
    return written != NULL ? written->numbers : NULL;
}

uint64_t hf_puzzle_constraint_kinds(const hf_puzzle *puzzle)
{
    return puzzle->kinds;
}

bool hf_constraint_is_sign(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_DIFFERENCE || kind == HF_CONSTRAINT_RATIO ||
           kind == HF_CONSTRAINT_PAIR_SUM || kind == HF_CONSTRAINT_GREATER;
}

void hf_constraint_put_title(const hf_puzzle *puzzle, uint32_t constraint, hf_text *text)
{
    const hf_written *written = written_of(puzzle, constraint);
    const hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, constraint);
    if (kind == HF_CONSTRAINT_PAIR_SUM) {
        hf_text_add(text, written->numbers[0] == 5 ? "V" : "X");
        return;
    }
    hf_text_add(text, kind == HF_CONSTRAINT_GREATER ? "greater-than sign"
                                                    : hf_constraint_kind_name(kind));
    uint32_t told = written != NULL ? written->number_count : 0;
    if (told > 1 && !hf_kind_of(kind)->lists)
        told = 0;
    HF_ASSERT(told != 1 || hf_kind_of(kind)->lists || hf_kind_of(kind)->numbered); /* kinds.c */
    for (uint32_t i = 0; i < told; i++) {
        HF_ASSERT(written->numbers[i] >= 0); /* totals are not, where they are told alone */
        hf_text_add(text, i == 0 ? " of " : i + 1 < told ? ", " : " and ");
        hf_text_number(text, (uint64_t)written->numbers[i]);
    }
}

size_t hf_puzzle_constraint_text(const hf_puzzle *puzzle, uint32_t constraint, char *buffer,
                                 size_t size)
{
    hf_text text = hf_text_make(buffer, size);
    char name[HF_NAME_SIZE];
    uint32_t count;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    const uint32_t shown = hf_constraint_cells_named(count);
    const bool sign = hf_constraint_is_sign(hf_puzzle_constraint_kind(puzzle, constraint));
    hf_constraint_put_title(puzzle, constraint, &text);
    for (uint32_t i = 0; i < shown; i++) {
        bool last = i > 0 && i + 1 == count;
        hf_text_add(&text, i > 0 ? last ? " and " : ", " : sign ? " between " : " in ");
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
    for (uint32_t k = 0; k < FAMILIES && puzzle->kinds != 0; k++) {
        uint32_t count = families[k]->count(puzzle);
        for (uint32_t i = 0; i < count && !families[k]->in_shape; i++) {
            size_t left = found < room ? room - found : 0;
            hf_clash *place = left > 0 ? clashes + found : NULL;
            size_t more = families[k]->clashes(puzzle, i, checked, place, left);
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
