/* SPDX-License-Identifier: MIT
 *
 * iss_write.c - puzzles in the notation of the Interactive Sudoku Solver.
 */
#include <string.h>

#include "base/bits.h"
#include "format/fpuzzles.h"
#include "format/iss.h"
#include "format/told.h"
#include "puzzle/puzzle_data.h"

typedef struct writing {
    const hf_puzzle *puzzle;
    uint32_t size;
    uint32_t columns;
    uint32_t first; /* the value of symbol 1 */
    hf_text *text;
} writing;

static void put_place(hf_text *text, uint32_t place)
{
    hf_text_char(text, (char)(place < 9 ? '1' + (char)place : 'a' + (char)(place - 9)));
}

static void put_cell(const writing *w, uint32_t cell)
{
    hf_text_add(w->text, "~R");
    put_place(w->text, cell / w->columns);
    hf_text_char(w->text, 'C');
    put_place(w->text, cell % w->columns);
}

static void put_behind(const writing *w, char mark, int32_t number)
{
    hf_text_char(w->text, mark);
    if (number < 0)
        hf_text_char(w->text, '-');
    hf_text_number(w->text, (uint64_t)(number < 0 ? -(int64_t)number : number));
}

static void put_number(const writing *w, int32_t number)
{
    put_behind(w, '~', number);
}

/* ---- the board ---------------------------------------------------------------------------------- */

/* Which diagonal is this house? 1 rising, -1 falling, 0 neither. */
static int diagonal_of(const uint32_t *house, uint32_t size)
{
    bool rising = true, falling = true;
    for (uint32_t i = 0; i < size; i++) {
        rising = rising && house[i] == i * size + size - 1 - i;
        falling = falling && house[i] == i * size + i;
    }
    return rising ? 1 : falling ? -1 : 0;
}

/* (If there are boxes, they are the usual ones: put_board.) */
static void put_houses(const writing *w)
{
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(w->puzzle));
    for (uint32_t h = 0; h < spec->listed_houses; h++) {
        const uint32_t *house = spec->listed + (size_t)h * w->size;
        int diagonal = diagonal_of(house, w->size);
        if (hf_listed_is_disjoint(spec, h)) {
            hf_text_add(w->text, ".DisjointSets");
            h += w->size - 1;
            continue;
        }
        if (diagonal != 0) {
            hf_text_add(w->text, diagonal > 0 ? ".Diagonal~1" : ".Diagonal~-1");
            continue;
        }
        hf_text_add(w->text, ".AllDifferent");
        for (uint32_t i = 0; i < w->size; i++)
            put_cell(w, house[i]);
    }
}

/* ".Shape~6x8", ".Shape~7x7~9", ".Shape~9x9~0-8"; nothing for 9x9 with symbols from 1. */
static void put_sides(const writing *w)
{
    uint32_t rows = hf_shape_rows(hf_puzzle_shape(w->puzzle));
    uint32_t longer = rows > w->columns ? rows : w->columns;
    if (rows == 9 && w->columns == 9 && w->size == 9 && w->first == 1)
        return;
    hf_text_add(w->text, ".Shape~");
    hf_text_number(w->text, rows);
    hf_text_char(w->text, 'x');
    hf_text_number(w->text, w->columns);
    if (w->first == 0) {
        hf_text_add(w->text, "~0-");
        hf_text_number(w->text, w->size - 1);
    } else if (w->size != longer) {
        hf_text_char(w->text, '~');
        hf_text_number(w->text, w->size);
    }
}

static void put_map(const writing *w, const uint16_t *regions)
{
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(w->puzzle));
    hf_text_add(w->text, ".Jigsaw~");
    for (uint32_t i = 0; i < cells; i++)
        hf_text_char(w->text, regions[i] == HF_NO_REGION ? '0' : hf_format_symbol(regions[i] + 1u));
}

/* Regions have as many cells as there are symbols; boxes are not told if they are the usual ones. */
static void put_rectangle(const writing *w, const hf_shape_spec *spec)
{
    uint16_t boxes[HF_RULES_CELLS];
    uint32_t cells = spec->rows * spec->columns;
    uint32_t longer = spec->rows > spec->columns ? spec->rows : spec->columns;
    if (longer != spec->size) {
        hf_text_add(w->text, ".RegionSize~");
        hf_text_number(w->text, spec->size);
    }
    bool usual = hf_iss_boxes(spec->rows, spec->columns, spec->size, boxes);
    bool same =
        usual && spec->regions != NULL && memcmp(boxes, spec->regions, cells * sizeof *boxes) == 0;
    if (usual && !same)
        hf_text_add(w->text, ".NoBoxes");
    if (spec->regions != NULL && !same)
        put_map(w, spec->regions);
}

static hf_status put_board(const writing *w)
{
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(w->puzzle));
    bool rectangle = spec->layout == HF_LAYOUT_RECTANGLE;
    hf_shape_spec usual;
    hf_shape_spec_square(&usual, spec->size);
    bool boxes = spec->layout == HF_LAYOUT_BOXES && usual.box_rows == spec->box_rows;
    if (spec->size > HF_RULES_SYMBOLS || (spec->layout > HF_LAYOUT_JIGSAW && !rectangle) ||
        (spec->layout == HF_LAYOUT_BOXES && !boxes))
        return HF_UNSUPPORTED;
    put_sides(w);
    if (rectangle)
        put_rectangle(w, spec);
    else if (!boxes)
        hf_text_add(w->text, ".NoBoxes");
    if (spec->layout == HF_LAYOUT_JIGSAW)
        put_map(w, spec->regions);
    if ((spec->extras & HF_EXTRA_DIAGONALS) != 0)
        hf_text_add(w->text, ".Diagonal~1.Diagonal~-1");
    if ((spec->extras & HF_EXTRA_WINDOWS) != 0)
        hf_text_add(w->text, ".Windoku");
    put_houses(w);
    return HF_OK;
}

/* ---- constraints -------------------------------------------------------------------------------- */

static void put_cells(const writing *w, const hf_written *written)
{
    for (uint32_t i = 0; i < written->cell_count; i++)
        put_cell(w, written->cells[i]);
}

/* The row or column that a line of cells is: R10, where a cell has Ra. */
static void put_line(const writing *w, const hf_written *written)
{
    uint32_t first = written->cells[0], second = written->cells[1], wide = w->columns;
    bool row = first / wide == second / wide;
    hf_text_add(w->text, row ? "~R" : "~C");
    hf_text_number(w->text, (row ? first / wide : first % wide) + 1);
}

static bool is_backwards(const hf_written *written)
{
    return written->cells[0] > written->cells[1];
}

static void put_segments(const writing *w, const hf_written *written)
{
    const uint32_t *cell = written->cells;
    for (uint32_t p = 0; p < written->part_count; p++) {
        if (p > 0)
            hf_text_add(w->text, "~-");
        for (uint32_t i = 0; i < written->parts[p]; i++)
            put_cell(w, *cell++);
    }
}

static void put_outside(const writing *w, const hf_written *written)
{
    put_line(w, written);
    if (is_backwards(written))
        hf_text_char(w->text, '~');
    put_number(w, written->numbers[0]);
    if (!is_backwards(written))
        hf_text_char(w->text, '~');
}

/* Does the notation begin this diagonal at its first cell, or at its last? */
static uint32_t diagonal_start(const writing *w, const hf_written *written)
{
    uint32_t a = written->cells[0], b = written->cells[written->cell_count - 1];
    uint32_t top = a < b ? a : b, bottom = a < b ? b : a, n = w->columns;
    bool falling = top % n < bottom % n;
    if (falling)
        return top % n == 0 ? top : bottom;
    return top / n == 0 ? top : bottom;
}

/* Constraints that have another name than their kind, by their numbers. */
static const char *name_of(const hf_kind *kind, const hf_written *written)
{
    if (written->kind == HF_CONSTRAINT_PAIR_SUM && written->numbers[0] == 5)
        return "V";
    return written->kind == HF_CONSTRAINT_ARROW && written->parts[0] > 1 ? "PillArrow" : kind->iss;
}

/* Of signs between two cells the notation knows only those of neighbours. */
static bool lies_apart(const writing *w, const hf_written *written)
{
    return !hf_told_beside(written->cells[0], written->cells[1], w->columns);
}

/* Is one of its numbers more than a digit? */
static bool has_large_numbers(const hf_written *written)
{
    for (uint32_t i = 0; i < written->number_count; i++) {
        if (written->numbers[i] > 9)
            return true;
    }
    return false;
}

/* Is there a white dot, which AntiConsecutive knows no exception for? */
static bool has_dots(const hf_puzzle *puzzle)
{
    for (uint32_t i = 0; i < puzzle->rules->written_count; i++) {
        if (puzzle->rules->written[i].kind == HF_CONSTRAINT_DIFFERENCE)
            return true;
    }
    return false;
}

/* Does the notation lack something of this one? */
static bool is_foreign(const writing *w, const hf_kind *kind, const hf_written *written)
{
    hf_iss_form form = kind->iss_form;
    uint32_t rows = hf_shape_cells(hf_puzzle_shape(w->puzzle)) / w->columns;
    bool placed = form == HF_ISS_OUTSIDE || form == HF_ISS_LINE || form == HF_ISS_DIAGONAL;
    if (kind->iss == NULL ||
        (placed && !hf_is_seen_from_outside(rows, w->columns, written, form == HF_ISS_DIAGONAL)))
        return true;
    if ((form == HF_ISS_PAIRS && lies_apart(w, written)) ||
        (form == HF_ISS_DIGITS && has_large_numbers(written)))
        return true;
    switch (written->kind) {
    case HF_CONSTRAINT_CAGE:
    case HF_CONSTRAINT_SUM:
        return written->number_count > 1;
    case HF_CONSTRAINT_DIFFERENCE:
    case HF_CONSTRAINT_RATIO:
        return written->numbers[0] != kind->usual;
    case HF_CONSTRAINT_CLONE:
        return false;
    case HF_CONSTRAINT_NON_CONSECUTIVE:
        return has_dots(w->puzzle);
    case HF_CONSTRAINT_LITTLE_KILLER:
        return written->cell_count < 2;
    case HF_CONSTRAINT_QUADRUPLE:
        return written->cell_count != 4;
    default:
        return false;
    }
}

/* A shape and its copies, cell by cell. */
static void put_clone(const writing *w, const hf_written *written)
{
    uint32_t size = written->parts[0];
    for (uint32_t i = 0; i < size; i++) {
        hf_text_add(w->text, ".SameValues");
        put_number(w, (int32_t)written->part_count);
        for (uint32_t k = 0; k < written->part_count; k++)
            put_cell(w, written->cells[k * size + i]);
    }
}

/* What is not cells alone, but rare. */
static void put_rare(const writing *w, const hf_kind *kind, const hf_written *written)
{
    switch (kind->iss_form) {
    case HF_ISS_DIGITS:
        hf_text_char(w->text, '~');
        for (uint32_t i = 0; i < written->number_count; i++)
            hf_text_number(w->text, (uint64_t)written->numbers[i]);
        put_cells(w, written);
        break;
    case HF_ISS_SEGMENTS:
        put_segments(w, written);
        break;
    case HF_ISS_SETS:
        put_number(w, (int32_t)written->part_count);
        put_cells(w, written);
        break;
    case HF_ISS_VALUES:
    case HF_ISS_WEIGHTS:
        for (uint32_t i = 0; i < written->number_count; i++) {
            hf_text_add(w->text, i == 1 && kind->iss_form == HF_ISS_WEIGHTS ? "_=" : "");
            put_behind(w, i == 0 ? '~' : '_', written->numbers[i]);
        }
        put_cells(w, written);
        break;
    case HF_ISS_TIES:
        hf_text_char(w->text, '~');
        hf_text_add(w->text, hf_iss_ties[written->numbers[0]]);
        break;
    default:
        if (written->kind == HF_CONSTRAINT_ARROW && written->parts[0] > 1)
            put_number(w, (int32_t)written->parts[0]);
        put_cells(w, written);
    }
}

static void put_body(const writing *w, const hf_kind *kind, const hf_written *written)
{
    switch (kind->iss_form) {
    case HF_ISS_NUMBER_CELLS:
    case HF_ISS_MAYBE_NUMBER:
    case HF_ISS_LOOP:
        put_number(w, written->number_count > 0 ? written->numbers[0] : 0);
        put_cells(w, written);
        if (kind->iss_form == HF_ISS_LOOP && written->number_count > 1)
            hf_text_add(w->text, "~LOOP");
        break;
    case HF_ISS_OUTSIDE:
        put_outside(w, written);
        break;
    case HF_ISS_LINE:
        put_number(w, written->numbers[0]);
        put_line(w, written);
        break;
    case HF_ISS_DIAGONAL:
        put_number(w, written->numbers[0]);
        put_cell(w, diagonal_start(w, written));
        break;
    case HF_ISS_QUAD:
        put_cell(w, written->cells[0]);
        for (uint32_t i = 0; i < written->number_count; i++)
            put_number(w, written->numbers[i]);
        break;
    case HF_ISS_INDEXING_ROW:
    case HF_ISS_INDEXING_COLUMN:
        hf_text_add(w->text, kind->iss_form == HF_ISS_INDEXING_ROW ? "~R" : "~C");
        put_cells(w, written);
        break;
    default:
        put_rare(w, kind, written);
    }
}

static hf_status put_constraint(const writing *w, const hf_written *written)
{
    const hf_kind *kind = hf_kind_of(written->kind);
    if (written->kind == HF_CONSTRAINT_ODD || written->kind == HF_CONSTRAINT_EVEN)
        return HF_OK; /* they are candidates in this notation: put_givens */
    if (written->kind == HF_CONSTRAINT_LINES)
        return HF_OK; /* the sides of the board say it */
    if (is_foreign(w, kind, written))
        return HF_UNSUPPORTED;
    if (written->kind == HF_CONSTRAINT_CLONE) {
        put_clone(w, written);
        return HF_OK;
    }
    hf_text_char(w->text, '.');
    hf_text_add(w->text, name_of(kind, written));
    put_body(w, kind, written);
    return HF_OK;
}

/* ---- values ------------------------------------------------------------------------------------- */

/* A clue that is none of what its cell may hold has no place: it alone would be told. */
static hf_status put_givens(const writing *w)
{
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(w->puzzle));
    bool any = false;
    for (uint32_t c = 0; c < cells; c++) {
        uint32_t clue = hf_puzzle_clue(w->puzzle, c);
        uint64_t set = hf_iss_given(w->puzzle, c);
        if (clue == 0 && set == hf_low_bits64(w->size))
            continue;
        set = clue != 0 ? set & UINT64_C(1) << (clue - 1) : set;
        if (clue != 0 && set == 0)
            return HF_UNSUPPORTED;
        hf_text_add(w->text, any ? "" : ".");
        any = true;
        put_cell(w, c);
        for (uint32_t s = 1; s <= w->size; s++) {
            if ((set >> (s - 1) & 1) != 0)
                put_behind(w, '_', (int32_t)(s - 1 + w->first));
        }
    }
    if (w->text->length == 0)
        hf_text_add(w->text, ".Shape~9x9");
    return HF_OK;
}

hf_status hf_iss_write(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    writing w = {puzzle, hf_shape_size(shape), hf_shape_columns(shape), hf_shape_first(shape),
                 text};
    (void)options;
    hf_status status = put_board(&w);
    for (uint32_t i = 0;
         status == HF_OK && puzzle->rules != NULL && i < puzzle->rules->written_count; i++)
        status = put_constraint(&w, &puzzle->rules->written[i]);
    return status == HF_OK ? put_givens(&w) : status;
}
