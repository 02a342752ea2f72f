/* SPDX-License-Identifier: MIT
 *
 * fpuzzles_write.c - puzzles as f-puzzles has them: JSON, and links with JSON in them.
 *
 * The constraints of a kind are one field, in the order they were written; fields come in the order of
 * kinds.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "format/fpuzzles.h"
#include "format/lzstring.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

typedef struct writing {
    const hf_puzzle *puzzle;
    uint32_t size;
    hf_text *text;
} writing;

static void put_string(hf_text *text, const char *string)
{
    hf_text_char(text, '"');
    for (; *string != '\0'; string++) {
        unsigned char c = (unsigned char)*string;
        if (c == '"' || c == '\\')
            hf_text_char(text, '\\');
        hf_text_char(text, c < 32 ? ' ' : (char)c);
    }
    hf_text_char(text, '"');
}

static void put_place(const writing *w, int32_t row, int32_t column)
{
    hf_text_add(w->text, "\"R");
    hf_text_number(w->text, (uint64_t)row);
    hf_text_char(w->text, 'C');
    hf_text_number(w->text, (uint64_t)column);
    hf_text_char(w->text, '"');
}

static void put_cell(const writing *w, uint32_t cell)
{
    put_place(w, (int32_t)(cell / w->size) + 1, (int32_t)(cell % w->size) + 1);
}

static void put_cells(const writing *w, const uint32_t *cells, uint32_t count)
{
    hf_text_char(w->text, '[');
    for (uint32_t i = 0; i < count; i++) {
        hf_text_add(w->text, i > 0 ? "," : "");
        put_cell(w, cells[i]);
    }
    hf_text_char(w->text, ']');
}

static void put_numbers(const writing *w, const hf_written *written)
{
    hf_text_add(w->text, ",\"value\":\"");
    for (uint32_t i = 0; i < written->number_count; i++) {
        hf_text_add(w->text, i > 0 ? "," : "");
        hf_text_number(w->text, (uint64_t)written->numbers[i]);
    }
    hf_text_char(w->text, '"');
}

/* ---- the board ------------------------------------------------------------------------------------ */

/* ,"name":[1,2,3] */
static void put_set(const writing *w, const char *name, uint64_t set)
{
    bool any = false;
    hf_text_add(w->text, ",\"");
    hf_text_add(w->text, name);
    hf_text_add(w->text, "\":[");
    for (uint32_t s = 1; s <= w->size; s++) {
        if ((set >> (s - 1) & 1) == 0)
            continue;
        hf_text_add(w->text, any ? "," : "");
        hf_text_number(w->text, s);
        any = true;
    }
    hf_text_char(w->text, ']');
}

/* A cell: its digit, whose it is, what is given or marked for it, its region if that is no box. */
static void put_board_cell(const writing *w, uint32_t cell, hf_layout layout)
{
    const hf_puzzle *puzzle = w->puzzle;
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(puzzle));
    uint32_t value = hf_puzzle_value(puzzle, cell);
    uint64_t full = ((uint64_t)1 << w->size) - 1;
    size_t at = (size_t)cell * puzzle->words;
    if (value == 0) {
        hf_text_add(w->text, "{\"value\":null");
    } else {
        hf_text_add(w->text, "{\"value\":");
        hf_text_number(w->text, value);
        hf_text_add(w->text,
                    hf_puzzle_clue(puzzle, cell) != 0 ? ",\"given\":true" : ",\"given\":false");
    }
    if (puzzle->given != NULL && puzzle->given[at] != full)
        put_set(w, "givenPencilMarks", puzzle->given[at]);
    if (puzzle->marks != NULL && puzzle->marks[at] != 0)
        put_set(w, "centerPencilMarks", puzzle->marks[at]);
    if (layout != HF_LAYOUT_BOXES)
        hf_text_add(w->text, ",\"region\":");
    if (layout == HF_LAYOUT_JIGSAW)
        hf_text_number(w->text, spec->regions[cell]);
    else if (layout == HF_LAYOUT_LATIN)
        hf_text_add(w->text, "null");
    hf_text_char(w->text, '}');
}

static void put_grid(const writing *w)
{
    hf_shape_spec usual;
    hf_layout layout = hf_shape_spec_of(hf_puzzle_shape(w->puzzle))->layout;
    hf_shape_spec_square(&usual, w->size);
    if (layout == usual.layout)
        layout = HF_LAYOUT_BOXES; /* or none, as everybody expects */
    hf_text_add(w->text, "\"grid\":[");
    for (uint32_t c = 0; c < w->size * w->size; c++) {
        hf_text_add(w->text, c == 0 ? "[" : c % w->size == 0 ? "],[" : ",");
        put_board_cell(w, c, layout);
    }
    hf_text_add(w->text, "]]");
}

static bool is_diagonal(const uint32_t *house, uint32_t size, bool rising)
{
    for (uint32_t i = 0; i < size; i++) {
        if (house[i] != i * size + (rising ? size - 1 - i : i))
            return false;
    }
    return true;
}

/* Houses beside rows, columns and boxes that have fields of their own. */
static void put_houses(const writing *w)
{
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(w->puzzle));
    if ((spec->extras & HF_EXTRA_DIAGONALS) != 0)
        hf_text_add(w->text, ",\"diagonal+\":true,\"diagonal-\":true");
    for (uint32_t h = 0; h < spec->listed_houses; h++) {
        const uint32_t *house = spec->listed + (size_t)h * w->size;
        if (hf_listed_is_disjoint(spec, h)) {
            hf_text_add(w->text, ",\"disjointgroups\":true");
            h += w->size - 1;
        } else if (is_diagonal(house, w->size, true)) {
            hf_text_add(w->text, ",\"diagonal+\":true");
        } else if (is_diagonal(house, w->size, false)) {
            hf_text_add(w->text, ",\"diagonal-\":true");
        }
    }
}

/* The other houses, in front of the extra regions. Have there been any? */
static bool put_regions(const writing *w)
{
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(w->puzzle));
    bool any = false;
    for (uint32_t h = 0; h < spec->listed_houses; h++) {
        const uint32_t *house = spec->listed + (size_t)h * w->size;
        if (hf_listed_is_disjoint(spec, h)) {
            h += w->size - 1;
            continue;
        }
        if (is_diagonal(house, w->size, true) || is_diagonal(house, w->size, false))
            continue;
        hf_text_add(w->text, any ? "," : ",\"extraregion\":[");
        hf_text_add(w->text, "{\"cells\":");
        put_cells(w, house, w->size);
        hf_text_char(w->text, '}');
        any = true;
    }
    return any;
}

/* ---- constraints ---------------------------------------------------------------------------------- */

/* The place outside from which a line is seen; for a corner alone, the one beside the place above it. */
static void put_outside(const writing *w, const hf_written *written)
{
    int32_t n = (int32_t)w->size;
    int32_t row = (int32_t)(written->cells[0]) / n, column = (int32_t)(written->cells[0]) % n;
    if (written->cell_count > 1) {
        int32_t next = (int32_t)written->cells[1];
        row -= next / n - row;
        column -= next % n - column;
    } else {
        row -= 1;
        column += column == 0 ? 1 : -1;
    }
    hf_text_add(w->text, "\"cell\":");
    put_place(w, row + 1, column + 1);
}

static void put_little(const writing *w, const hf_written *written)
{
    uint32_t n = w->size, first = written->cells[0];
    bool single = written->cell_count < 2;
    bool down = single || written->cells[1] > first;
    bool right = single ? first % n != 0 : written->cells[1] % n > first % n;
    put_outside(w, written);
    hf_text_add(w->text, ",\"direction\":\"");
    hf_text_char(w->text, down ? 'D' : 'U');
    hf_text_char(w->text, right ? 'R' : 'L');
    hf_text_add(w->text, "\",\"cells\":");
    put_cells(w, written->cells, written->cell_count);
    put_numbers(w, written);
}

/* A line from the bulb begins in a cell of it: the one next to the rest, or the first. */
static void put_arrow(const writing *w, const hf_written *written)
{
    uint32_t n = w->size, bulb = written->cells[0], next = written->cells[written->parts[0]];
    for (uint32_t i = 0; i < written->parts[0]; i++) {
        uint32_t cell = written->cells[i];
        uint32_t down = cell / n > next / n ? cell / n - next / n : next / n - cell / n;
        uint32_t right = cell % n > next % n ? cell % n - next % n : next % n - cell % n;
        bulb = down <= 1 && right <= 1 ? cell : bulb;
    }
    hf_text_add(w->text, "\"lines\":[[");
    put_cell(w, bulb);
    for (uint32_t i = written->parts[0]; i < written->cell_count; i++) {
        hf_text_char(w->text, ',');
        put_cell(w, written->cells[i]);
    }
    hf_text_add(w->text, "]],\"cells\":");
    put_cells(w, written->cells, written->parts[0]);
}

static void put_quad(const writing *w, const hf_written *written)
{
    hf_text_add(w->text, "\"cells\":");
    put_cells(w, written->cells, written->cell_count);
    hf_text_add(w->text, ",\"values\":[");
    for (uint32_t i = 0; i < written->number_count; i++) {
        hf_text_add(w->text, i > 0 ? "," : "");
        hf_text_number(w->text, (uint64_t)written->numbers[i]);
    }
    hf_text_char(w->text, ']');
}

/* Is its number the one that is meant where none is written? */
static bool is_usual(const writing *w, const hf_kind *kind, const hf_written *written)
{
    int32_t usual = hf_fpuzzles_usual(kind, w->size);
    return written->number_count == 0 ||
           (written->number_count == 1 && usual != 0 && written->numbers[0] == usual);
}

static void put_element(const writing *w, const hf_kind *kind, const hf_written *written)
{
    hf_text_char(w->text, '{');
    switch (kind->fpuzzles_form) {
    case HF_FPUZZLES_CELL:
        hf_text_add(w->text, "\"cell\":");
        put_cell(w, written->cells[0]);
        break;
    case HF_FPUZZLES_LINES:
        hf_text_add(w->text, "\"lines\":[");
        put_cells(w, written->cells, written->cell_count);
        hf_text_char(w->text, ']');
        if (!is_usual(w, kind, written))
            put_numbers(w, written);
        break;
    case HF_FPUZZLES_ARROW:
        put_arrow(w, written);
        break;
    case HF_FPUZZLES_OUTSIDE:
        put_outside(w, written);
        put_numbers(w, written);
        break;
    case HF_FPUZZLES_LITTLE:
        put_little(w, written);
        break;
    case HF_FPUZZLES_CLONE:
        hf_text_add(w->text, "\"cells\":");
        put_cells(w, written->cells, written->parts[0]);
        hf_text_add(w->text, ",\"cloneCells\":");
        put_cells(w, written->cells + written->parts[0], written->parts[1]);
        break;
    case HF_FPUZZLES_QUAD:
        put_quad(w, written);
        break;
    default:
        hf_text_add(w->text, "\"cells\":");
        put_cells(w, written->cells, written->cell_count);
        if (kind->fpuzzles_form == HF_FPUZZLES_LETTER)
            hf_text_add(w->text,
                        written->numbers[0] == 5 ? ",\"value\":\"V\"" : ",\"value\":\"X\"");
        else if (!is_usual(w, kind, written))
            put_numbers(w, written);
    }
    hf_text_char(w->text, '}');
}

/* All constraints of one kind. */
static void put_field(const writing *w, hf_constraint_kind number)
{
    const hf_rules *rules = w->puzzle->rules;
    const hf_kind *kind = hf_kind_of(number);
    bool open = number == HF_CONSTRAINT_REGION && put_regions(w);
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        if (rules->written[i].kind != number)
            continue;
        if (!open) {
            hf_text_add(w->text, ",\"");
            hf_text_add(w->text, kind->fpuzzles);
            hf_text_add(w->text, kind->fpuzzles_form == HF_FPUZZLES_GLOBAL ? "\":true" : "\":[");
            if (kind->fpuzzles_form == HF_FPUZZLES_GLOBAL)
                return;
        } else {
            hf_text_char(w->text, ',');
        }
        open = true;
        put_element(w, kind, &rules->written[i]);
    }
    hf_text_add(w->text, open ? "]" : "");
}

static void put_negative(const writing *w)
{
    const hf_rules *rules = w->puzzle->rules;
    bool open = false;
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        const hf_kind *kind = hf_kind_of(rules->written[i].kind);
        if (kind->fpuzzles_form != HF_FPUZZLES_NEGATIVE)
            continue;
        hf_text_add(w->text, open ? "," : ",\"negative\":[");
        put_string(w->text, kind->fpuzzles);
        open = true;
    }
    hf_text_add(w->text, open ? "]" : "");
}

hf_status hf_fpuzzles_write_object(const hf_puzzle *puzzle, hf_text *text)
{
    writing w = {puzzle, hf_shape_size(hf_puzzle_shape(puzzle)), text};
    const char *title = hf_puzzle_title(puzzle);
    if (!hf_fpuzzles_has_place(puzzle))
        return HF_UNSUPPORTED;
    title = title != NULL ? title : hf_puzzle_comment(puzzle);
    hf_text_add(text, "{\"size\":");
    hf_text_number(text, w.size);
    if (title != NULL) {
        hf_text_add(text, ",\"title\":");
        put_string(text, title);
    }
    hf_text_char(text, ',');
    put_grid(&w);
    put_houses(&w);
    for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
        hf_fpuzzles_form form = hf_kind_of((hf_constraint_kind)k)->fpuzzles_form;
        if (form != HF_FPUZZLES_NONE && form != HF_FPUZZLES_NEGATIVE)
            put_field(&w, (hf_constraint_kind)k);
    }
    put_negative(&w);
    hf_text_char(text, '}');
    return HF_OK;
}

hf_status hf_fpuzzles_link(hf_span object, hf_text *text)
{
    hf_text_add(text, "https://f-puzzles.com/?load=");
    return hf_lzstring_pack(object, text) ? HF_OK : HF_NO_MEMORY;
}

hf_status hf_fpuzzles_write_link(const hf_puzzle *puzzle, const hf_write_options *options,
                                 hf_text *text)
{
    hf_text measured = hf_text_make(NULL, 0);
    hf_status status = hf_fpuzzles_write_object(puzzle, &measured);
    (void)options;
    if (status != HF_OK)
        return status;
    char *object = malloc(measured.length + 1);
    if (object == NULL)
        return HF_NO_MEMORY;
    hf_text written = hf_text_make(object, measured.length + 1);
    status = hf_fpuzzles_write_object(puzzle, &written);
    HF_ASSERT(status == HF_OK); /* it was, and needs no memory */
    status = hf_fpuzzles_link((hf_span){object, measured.length}, text);
    free(object);
    return status;
}
