/* SPDX-License-Identifier: MIT
 *
 * dressed.c - boards in a dress that is known at the front (dress.h): each is tried, and what is left without it is a
 * board or none.
 */
#include <string.h>

#include "format/front.h"
#include "format/rows/block.h"
#include "format/typed/dress.h"
#include "format/typed/lettered.h"

static bool is_blank_from(hf_span text, size_t at)
{
    for (; at < text.length; at++)
        if (!hf_is_blank(text.at[at]) && text.at[at] != '\n')
            return false;
    return true;
}

/* Is a text without its dress a board, rows that need nobody's guess or what a sheet makes of it? It must
 * be a whole one: nothing is left over. */
bool hf_bare_is_board(const hf_reader *reader, const hf_bare *bare, hf_reading *reading)
{
    hf_sheet sheet;
    hf_span text = {bare->text, bare->length};
    hf_shape_spec spec;
    hf_lettered rows;
    size_t length;
    hf_block block;
    reading->size = 0;
    if (bare->length == 0 || bare->length == HF_SHEET_ROOM)
        return false;
    if (!hf_typed_is_indexed(text, true) &&
        hf_typed_is_plain(reader, text, true, &length, &block) && is_blank_from(text, length) &&
        (block.columns >= 4 || block.layers > 1) && !block.marks)
        return true;
    hf_sheet_read(&sheet, text, true);
    hf_reading_find(&sheet, reading);
    if (reading->size)
        return hf_reading_specify(reader, reading, &spec) && !reading->question &&
               is_blank_from(text, sheet.line[reading->lines - 1].bytes);
    return hf_typed_has_letters(reader, text, true, &rows) && !rows.runs_on &&
           is_blank_from(text, rows.bytes);
}

static hf_status fail(hf_record *record, const char *why)
{
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

/* What stood in a dress. The text without it does not outlive this call. */
hf_status hf_bare_parse(hf_reader *reader, const hf_bare *bare, hf_record *record)
{
    hf_reading reading;
    hf_lettered rows;
    hf_span text = {bare->text, bare->length};
    if (!hf_bare_is_board(reader, bare, &reading))
        return fail(record, bare->why ? bare->why
                            : reading.size && reading.question
                                ? reading.question
                                : "no board in this: expected as many rows "
                                  "as columns");
    hf_status status;
    if (reading.size)
        status = hf_reading_record(reader, &reading, record);
    else if (hf_typed_has_letters(reader, text, true, &rows))
        status = hf_rows_parse(reader, (hf_span){rows.text, rows.length}, record);
    else
        status = hf_rows_parse(reader, text, record);
    record->comment = NULL;
    record->comment_length = 0;
    if (status == HF_OK && bare->clues != HF_CLUES_OPEN &&
        bare->clues != hf_grid_clues(record->grid))
        return fail(record, "the board has another number of clues than the line above it says");
    record->guess = "a board within something else";
    return status;
}

/* Takes off the first dress that holds a board, or is read as a whole and refused as a whole; false: none
 * does, or that cannot be told yet (bare->more). */
static bool take_off(const hf_reader *reader, hf_span text, bool last, hf_bare *bare,
                     hf_reading *reading)
{
    static void (*const dresses[])(hf_span, bool, hf_bare *) = {
        hf_undress_answer,  hf_undress_steps,   hf_undress_frame,  hf_undress_gaps,
        hf_undress_margins, hf_undress_bars,    hf_undress_leaves, hf_undress_stamps,
        hf_undress_pairs,   hf_undress_section, hf_undress_blanks, hf_undress_label,
        hf_undress_cells,   hf_undress_object,  hf_undress_rulers, hf_undress_size,
        hf_undress_joined,  hf_undress_words,   hf_undress_query,  hf_undress_fence,
        hf_undress_inline};
    for (size_t i = 0; i < sizeof dresses / sizeof *dresses; i++) {
        hf_bare_clear(bare);
        dresses[i](text, last, bare);
        if (bare->more) /* the lower edge, for one */
            return false;
        if (bare->bytes && hf_bare_is_board(reader, bare, reading)) {
            if (bare->doubt && !reader->options.spec) {
                bare->why = bare->doubt;
                bare->length = 0;
            }
            return true;
        }
        if (bare->whole) {
            bare->bytes = bare->whole;
            bare->length = 0;
            return true;
        }
    }
    return false;
}

static uint32_t asked_size(const hf_reader *reader)
{
    return reader->options.spec ? hf_block_known_columns(reader) : 0;
}

static size_t cut_dressed(const hf_reader *reader, hf_span text, bool last)
{
    hf_bare bare;
    hf_reading reading;
    hf_shape_spec spec;
    size_t named = hf_named_find(text, last, asked_size(reader), &reading);
    if (named != HF_CUT_NO)
        return named == HF_CUT_MORE || hf_reading_specify(reader, &reading, &spec) ? named
                                                                                   : HF_CUT_NO;
    if (take_off(reader, text, last, &bare, &reading))
        return bare.bytes;
    if (bare.more)
        return HF_CUT_MORE;
    hf_bare_clear(&bare);
    hf_undress_markup(text, last, &bare);
    if (bare.more)
        return HF_CUT_MORE;
    /* A page is read as a whole, or refused as a whole. */
    size_t first = 0;
    while (first < bare.bytes && hf_is_blank(text.at[first]))
        first++;
    bool page = first < bare.bytes && (text.at[first] == '<' || text.at[first] == '[') &&
                (text.at[first] == '[' || memchr(text.at, '>', bare.bytes)); /* a tag has an end */
    return page || hf_bare_is_board(reader, &bare, &reading) ? bare.bytes : HF_CUT_NO;
}

hf_front hf_typed_front_blank(const hf_reader *reader, hf_span text, bool last)
{
    hf_bare bare = {.clues = HF_CLUES_OPEN};
    hf_reading reading;
    hf_sheet sheet;
    hf_shape_spec spec;
    hf_undress_margins(text, last, &bare);
    if (!bare.more && (bare.whole || (bare.bytes && hf_bare_is_board(reader, &bare, &reading))))
        return (hf_front){&hf_format_dressed, bare.whole ? bare.whole : bare.bytes, false};
    hf_sheet_read(&sheet, text, last);
    hf_reading_find(&sheet, &reading);
    if (bare.more || reading.more)
        return (hf_front){NULL, HF_CUT_MORE, false};
    if (reading.size && reading.first == 0 && hf_reading_specify(reader, &reading, &spec))
        return (hf_front){&hf_format_typed, sheet.line[reading.lines - 1].bytes, false};
    return (hf_front){NULL, HF_CUT_NO, false};
}

static bool has_text(const hf_bare *bare)
{
    for (uint32_t i = 0; i < bare->length; i++)
        if (!strchr(" \t\r\n,", bare->text[i]))
            return true;
    return false;
}

static hf_status parse_dressed(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_bare bare;
    hf_reading reading;
    record->format = &hf_format_typed;
    if (hf_named_find(piece, true, asked_size(reader), &reading) != HF_CUT_NO)
        return hf_reading_record(reader, &reading, record);
    if (take_off(reader, piece, true, &bare, &reading))
        return hf_bare_parse(reader, &bare, record);
    hf_bare_clear(&bare);
    hf_undress_markup(piece, true, &bare);
    return has_text(&bare) ? hf_bare_parse(reader, &bare, record) : HF_END;
}

const hf_format hf_format_dressed = {"typed", "in some dress", cut_dressed, parse_dressed, NULL, 0,
                                     NULL};
