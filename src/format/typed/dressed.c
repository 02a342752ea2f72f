/* SPDX-License-Identifier: MIT
 *
 * dressed.c - boards in a dress that is known at the front (dress.h): each is tried, and what is left without it is a
 * board or none.
 */
#include <string.h>

#include "format/rows/block.h"
#include "format/typed/dress.h"

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
