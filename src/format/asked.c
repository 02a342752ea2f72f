/* SPDX-License-Identifier: MIT
 *
 * asked.c - a text that tells of its own board, and the board that the options ask for.
 *
 * Diagonals, windows and listed houses that are asked for are added to those of the text. All else must
 * agree: whatever the options leave open is as the text says, and a text of another board is refused.
 */
#include <string.h>

#include "format/table.h"
#include "grid/spec.h"

/* The box or region of a cell on a board of N x N cells; a board without any has none. */
static uint32_t region_of(const hf_shape_spec *spec, uint32_t cell)
{
    uint32_t row = cell / spec->size, column = cell % spec->size;
    if (spec->layout == HF_LAYOUT_JIGSAW)
        return spec->regions[cell];
    return spec->layout == HF_LAYOUT_BOXES
               ? row / spec->box_rows * (spec->size / spec->box_columns) +
                     column / spec->box_columns
               : HF_NO_REGION;
}

/* Do boxes or regions divide both boards alike, whatever their numbers? */
static bool is_divided_alike(const hf_shape_spec *a, const hf_shape_spec *b)
{
    uint32_t there[HF_MAX_SIZE] = {0}, back[HF_MAX_SIZE] = {0}; /* the other's region, from 1 */
    for (uint32_t i = 0; i < a->size * a->size; i++) {
        uint32_t r = region_of(a, i), s = region_of(b, i);
        if (r >= a->size || s >= a->size || (there[r] != 0 && there[r] != s + 1) ||
            (back[s] != 0 && back[s] != r + 1))
            return false;
        there[r] = s + 1;
        back[s] = r + 1;
    }
    return true;
}

/* Boxes of these sides, where they are told and fit the size: where the size is open they need not. */
static bool has_boxes(const hf_shape_spec *asked, const hf_shape_spec *spec)
{
    hf_shape_spec whole = *asked;
    bool open = asked->size == 0 && asked->box_rows * asked->box_columns != spec->size;
    if ((asked->box_rows == 0 && asked->box_columns == 0) || open)
        return true;
    whole.size = spec->size;
    whole.extras = whole.listed_houses = 0;
    return spec->layout <= HF_LAYOUT_JIGSAW && hf_spec_complete(&whole) == HF_OK &&
           is_divided_alike(&whole, spec);
}

/* A rectangle; one of N x N cells is a jigsaw or a Latin square. */
static bool has_sides(const hf_shape_spec *asked, const hf_shape_spec *spec)
{
    hf_shape_spec whole = *asked;
    if (spec->layout <= HF_LAYOUT_JIGSAW) {
        bool square = asked->rows == spec->size && asked->columns == spec->size;
        whole.layout = HF_LAYOUT_JIGSAW;
        whole.size = spec->size;
        return square && (asked->regions != NULL ? is_divided_alike(&whole, spec)
                                                 : spec->layout == HF_LAYOUT_LATIN);
    }
    whole.symbols = spec->symbols;
    whole.listed = spec->listed;
    whole.listed_houses = spec->listed_houses;
    return hf_shape_same(&whole, spec);
}

static bool has_other_size(const hf_shape_spec *asked, const hf_shape_spec *spec)
{
    return asked->size != 0 && asked->size != spec->size;
}

/* Has the board the layout that is asked for? */
static bool is_laid_out(const hf_shape_spec *asked, const hf_shape_spec *spec)
{
    switch (asked->layout) {
    case HF_LAYOUT_BOXES:
        return has_boxes(asked, spec);
    case HF_LAYOUT_LATIN:
        return spec->layout == HF_LAYOUT_LATIN;
    case HF_LAYOUT_JIGSAW: /* of any regions, if they are not told */
        return asked->regions == NULL
                   ? spec->layout == HF_LAYOUT_JIGSAW
                   : spec->layout <= HF_LAYOUT_JIGSAW && asked->size == spec->size &&
                         is_divided_alike(asked, spec);
    case HF_LAYOUT_RECTANGLE:
        return has_sides(asked, spec);
    default: /* no text that tells of its board tells of the others */
        return false;
    }
}

/* Adds the houses that are asked for; false: the text lists others. */
static bool list_houses(const hf_shape_spec *asked, hf_shape_spec *spec)
{
    size_t numbers = (size_t)asked->listed_houses * asked->size;
    if (asked->listed_houses == 0)
        return true;
    if (spec->listed_houses == 0 && asked->size == spec->size) {
        spec->listed = asked->listed;
        spec->listed_houses = asked->listed_houses;
    }
    return spec->listed_houses == asked->listed_houses && asked->size == spec->size &&
           memcmp(spec->listed, asked->listed, numbers * sizeof *asked->listed) == 0;
}

static void tell_sides(hf_text *text, const char *before, uint32_t rows, uint32_t columns,
                       const char *behind)
{
    hf_text_add(text, before);
    hf_text_number(text, rows);
    hf_text_char(text, 'x');
    hf_text_number(text, columns);
    hf_text_add(text, behind);
}

static void tell_board(hf_text *text, const hf_shape_spec *spec)
{
    hf_text_add(text, "a board of ");
    hf_text_number(text, spec->size);
    hf_text_add(text, " symbols");
    if (spec->layout == HF_LAYOUT_BOXES)
        tell_sides(text, " in boxes of ", spec->box_rows, spec->box_columns, "");
    else if (spec->layout == HF_LAYOUT_RECTANGLE)
        tell_sides(text, " on ", spec->rows, spec->columns, " cells");
    else
        hf_text_add(text, spec->layout == HF_LAYOUT_LATIN ? " without boxes" : " in regions");
}

static hf_status refuse(const hf_shape_spec *asked, const hf_shape_spec *spec, size_t column,
                        hf_record *record)
{
    static const char *const names[] = {
        [HF_LAYOUT_BOXES] = "one with other boxes",
        [HF_LAYOUT_LATIN] = "a Latin square",
        [HF_LAYOUT_JIGSAW] = "a jigsaw",
        [HF_LAYOUT_CUBE] = "a cube",
        [HF_LAYOUT_ROXDOKU] = "a Roxdoku",
        [HF_LAYOUT_CUSTOM] = "one of listed houses",
        [HF_LAYOUT_RECTANGLE] = "one of other sides or regions",
    };
    hf_text text = hf_record_fail(record, 1, column);
    tell_board(&text, spec);
    hf_text_add(&text, ": not the board that was asked for, ");
    if (has_other_size(asked, spec)) {
        hf_text_add(&text, "one of ");
        hf_text_number(&text, asked->size);
        hf_text_add(&text, " symbols");
    } else {
        hf_text_add(&text, is_laid_out(asked, spec) ? "one with other houses or symbols"
                           : asked->layout == HF_LAYOUT_JIGSAW && asked->regions
                               ? "one with other regions"
                               : names[asked->layout]);
    }
    return HF_BAD_TEXT;
}

hf_status hf_reader_as_asked(const hf_reader *reader, hf_shape_spec *spec, size_t column,
                             hf_record *record)
{
    const hf_shape_spec *asked = &reader->spec;
    bool zero = spec->symbols == HF_SYMBOLS_ZERO;
    if (!reader->options.spec)
        return HF_OK;
    bool same_symbols =
        asked->symbols == HF_SYMBOLS_USUAL || (asked->symbols == HF_SYMBOLS_ZERO) == zero;
    if (has_other_size(asked, spec) || !is_laid_out(asked, spec) || !same_symbols ||
        !list_houses(asked, spec))
        return refuse(asked, spec, column, record);
    if (spec->layout <= HF_LAYOUT_JIGSAW)
        spec->extras |= asked->extras;
    return HF_OK;
}
