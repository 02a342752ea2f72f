/* SPDX-License-Identifier: MIT
 *
 * fpuzzles_place.c - which puzzles f-puzzles has a place for: its boards, its kinds, and lines that are
 * seen from beside the board.
 */
#include "base/assert.h"
#include "format/fpuzzles.h"
#include "format/told.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

bool hf_is_seen_from_outside(uint32_t rows, uint32_t columns, const hf_written *written,
                             bool slantwise)
{
    int32_t high = (int32_t)rows, n = (int32_t)columns, count = (int32_t)written->cell_count;
    int32_t row = (int32_t)written->cells[0] / n, column = (int32_t)written->cells[0] % n;
    if (count < 2) {          /* a corner, seen slantwise from beside it */
        HF_ASSERT(slantwise); /* other kinds have two cells at least */
        return row == 0 && (column == 0 || column == n - 1);
    }
    int32_t down = (int32_t)written->cells[1] / n - row;
    int32_t right = (int32_t)written->cells[1] % n - column;
    if (down * down + right * right != (slantwise ? 2 : 1))
        return false;
    for (int32_t i = -1; i <= count; i++) {
        int32_t r = row + i * down, c = column + i * right;
        bool inside = r >= 0 && r < high && c >= 0 && c < n;
        if (inside != (i >= 0 && i < count) || (inside && (int32_t)written->cells[i] != r * n + c))
            return false;
    }
    return true;
}

bool hf_is_sign(hf_constraint_kind kind)
{
    hf_drawing_style style = hf_kind_of(kind)->style;
    return style == HF_STYLE_DOT || style == HF_STYLE_LETTER;
}

static bool has_place_for(uint32_t size, const hf_written *written)
{
    for (uint32_t i = 0; i < written->number_count; i++)
        if (written->numbers[i] < 0) /* there are no signs */
            return false;
    if (hf_is_sign(written->kind) && !hf_told_beside(written->cells[0], written->cells[1], size))
        return false;
    switch (hf_kind_of(written->kind)->fpuzzles_form) {
    case HF_FPUZZLES_NONE:
        return false;
    case HF_FPUZZLES_OUTSIDE:
        return hf_is_seen_from_outside(size, size, written, false);
    case HF_FPUZZLES_LITTLE:
        return hf_is_seen_from_outside(size, size, written, true);
    case HF_FPUZZLES_CLONE:
        return written->part_count == 2;
    default:
        return true;
    }
}

bool hf_fpuzzles_has_place(const hf_puzzle *puzzle)
{
    const hf_rules *rules = puzzle->rules;
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(puzzle));
    hf_shape_spec usual;
    hf_shape_spec_square(&usual, spec->size);
    bool boxes = spec->layout == usual.layout && spec->box_rows == usual.box_rows;
    if ((!boxes && spec->layout != HF_LAYOUT_JIGSAW && spec->layout != HF_LAYOUT_LATIN) ||
        spec->size > HF_MAX_LETTERED || spec->symbols == HF_SYMBOLS_ZERO ||
        (spec->extras & HF_EXTRA_WINDOWS) != 0)
        return false;
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++)
        if (!has_place_for(spec->size, &rules->written[i]))
            return false;
    return true;
}
