/* SPDX-License-Identifier: MIT
 *
 * constraints.c - "thermometer: r1c2 r2c2 r3c1", "arrow: r1c1 | r1c2 r1c3".
 */
#include "constraints.h"

enum { MOST_CELLS = 256 }; /* of a board with such constraints */

/* Of cages that share a cell the first is drawn, whose cells are then taken. */
static bool is_cage_drawn(const hf_puzzle *puzzle, uint32_t constraint, bool taken[MOST_CELLS])
{
    uint32_t count;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    for (uint32_t i = 0; i < count; i++) {
        if (cells[i] >= MOST_CELLS || taken[cells[i]])
            return false;
    }
    for (uint32_t i = 0; i < count; i++)
        taken[cells[i]] = true;
    return true;
}

static bool is_sign(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_DIFFERENCE || kind == HF_CONSTRAINT_RATIO ||
           kind == HF_CONSTRAINT_PAIR_SUM || kind == HF_CONSTRAINT_GREATER;
}

/* Between neighbours, the first there. */
static bool is_sign_drawn(const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t count, columns = hf_shape_columns(hf_puzzle_shape(puzzle));
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    uint32_t low = cells[0] < cells[1] ? cells[0] : cells[1], high = cells[0] + cells[1] - low;
    if (high - low != columns && (high - low != 1 || high % columns == 0))
        return false;
    for (uint32_t i = 0; i < constraint; i++) {
        const uint32_t *theirs = hf_puzzle_constraint_cells(puzzle, i, &count);
        if (is_sign(hf_puzzle_constraint_kind(puzzle, i)) && theirs[0] + theirs[1] == low + high &&
            (theirs[0] == low || theirs[0] == high))
            return false;
    }
    return true;
}

/* Does a drawing without candidates show all of it? */
static bool is_drawn(const hf_puzzle *puzzle, uint32_t constraint, bool taken[MOST_CELLS])
{
    uint32_t count;
    hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, constraint);
    const int32_t *numbers = hf_puzzle_constraint_numbers(puzzle, constraint, &count);
    switch (kind) {
    case HF_CONSTRAINT_CAGE:
        return is_cage_drawn(puzzle, constraint, taken) && count <= 1;
    case HF_CONSTRAINT_DIFFERENCE:
        return (count == 0 || numbers[0] == 1) && is_sign_drawn(puzzle, constraint);
    case HF_CONSTRAINT_RATIO:
        return (count == 0 || numbers[0] == 2) && is_sign_drawn(puzzle, constraint);
    case HF_CONSTRAINT_PAIR_SUM:
        return (count == 0 || numbers[0] == 5 || numbers[0] == 10) &&
               is_sign_drawn(puzzle, constraint);
    case HF_CONSTRAINT_GREATER:
        return is_sign_drawn(puzzle, constraint);
    case HF_CONSTRAINT_ODD:
    case HF_CONSTRAINT_EVEN:
        return true;
    default:
        return false;
    }
}

static void list_one(hf_out *out, const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t cell_count, part_count, number_count, at = 0;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &cell_count);
    const uint32_t *parts = hf_puzzle_constraint_parts(puzzle, constraint, &part_count);
    const int32_t *numbers = hf_puzzle_constraint_numbers(puzzle, constraint, &number_count);
    hf_out_text(out, hf_constraint_kind_name(hf_puzzle_constraint_kind(puzzle, constraint)));
    for (uint32_t i = 0; i < number_count; i++)
        hf_out_format(out, i > 0 ? ", %d" : " %d", (int)numbers[i]);
    for (uint32_t part = 0, next = 0; at < cell_count; at++) {
        char name[HF_NAME_SIZE];
        bool turn = part < part_count && at == next && at > 0;
        if (part < part_count && at == next)
            next += parts[part++];
        hf_out_text(out, at == 0 ? ": " : turn ? " | " : " ");
        hf_out_text(out, hf_shape_cell_name(hf_puzzle_shape(puzzle), cells[at], name));
    }
    hf_out_char(out, '\n');
}

const hf_puzzle *hf_constraints_shown(const hf_puzzle *puzzle)
{
    for (uint32_t i = 0; puzzle && i < hf_puzzle_constraints(puzzle); i++) {
        if (hf_puzzle_constraint_kind(puzzle, i) != HF_CONSTRAINT_CANDIDATES)
            return puzzle;
    }
    return NULL;
}

void hf_constraints_list(hf_out *out, const hf_puzzle *puzzle, bool drawn)
{
    bool taken[MOST_CELLS] = {false};
    const hf_shape_spec *spec = puzzle ? hf_shape_spec_of(hf_puzzle_shape(puzzle)) : NULL;
    if (spec && spec->extras & HF_EXTRA_DIAGONALS)
        hf_out_text(out, "diagonals\n");
    if (spec && spec->extras & HF_EXTRA_WINDOWS)
        hf_out_text(out, "windows\n");
    for (uint32_t i = 0; puzzle && i < hf_puzzle_constraints(puzzle); i++) {
        hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, i);
        if (kind != HF_CONSTRAINT_CANDIDATES && kind != HF_CONSTRAINT_LINES &&
            !(drawn && is_drawn(puzzle, i, taken)))
            list_one(out, puzzle, i);
    }
}
