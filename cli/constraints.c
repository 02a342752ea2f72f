/* SPDX-License-Identifier: MIT
 *
 * constraints.c - "thermometer: r1c2 r2c2 r3c1", "arrow: r1c1 | r1c2 r1c3".
 */
#include "constraints.h"

/* Does a drawing show it? */
static bool is_drawn(const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t numbers;
    switch (hf_puzzle_constraint_kind(puzzle, constraint)) {
    case HF_CONSTRAINT_CAGE:
        hf_puzzle_constraint_numbers(puzzle, constraint, &numbers);
        return numbers <= 1;
    case HF_CONSTRAINT_DIFFERENCE:
    case HF_CONSTRAINT_RATIO:
        return *hf_puzzle_constraint_numbers(puzzle, constraint, &numbers) <= 2;
    case HF_CONSTRAINT_PAIR_SUM:
    case HF_CONSTRAINT_GREATER:
    case HF_CONSTRAINT_ODD:
    case HF_CONSTRAINT_EVEN:
    case HF_CONSTRAINT_CANDIDATES:
    case HF_CONSTRAINT_LINES:
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

void hf_constraints_list(hf_out *out, const hf_puzzle *puzzle)
{
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        if (!is_drawn(puzzle, i))
            list_one(out, puzzle, i);
    }
}
