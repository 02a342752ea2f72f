/* SPDX-License-Identifier: MIT
 *
 * reader_parse.c - what a record holds.
 */
#include <string.h>

#include "base/assert.h"
#include "format/front.h"
#include "format/map_below.h"
#include "format/nine_line.h"

hf_text hf_record_fail(hf_record *record, size_t line, size_t column)
{
    record->grid = NULL;
    record->board = NULL;
    record->line = line;
    record->column = column;
    return hf_text_make(record->message, sizeof record->message);
}

/* The common case, without asking every format: 81 characters of a plain 9x9 board. */
static bool parse_nine(hf_reader *reader, hf_span piece, hf_record *record)
{
    size_t end = hf_nine_line_end(piece.at, piece.length);
    if (!end || hf_begins_map(reader, piece.at, piece.length) ||
        hf_nine_line_is_first(piece.at, piece.length))
        return false;
    if (!reader->nine) {
        hf_shape_spec spec;
        hf_shape_spec_square(&spec, 9);
        if (hf_reader_slot(reader, &spec, &reader->nine) != HF_OK)
            return false;
    }
    hf_nine_line_values(piece.at, reader->nine->grid->cell);
    record->grid = reader->nine->grid;
    record->format = &hf_format_line;
    if (end < piece.length)
        hf_scan_comment(hf_span_from(piece, end), record);
    /* A further word of 81 characters may be the map of a jigsaw. */
    return record->comment_length < 81 ||
           hf_scan_word((hf_span){record->comment, record->comment_length}) != 81;
}

static void clear_record(hf_record *record)
{
    record->grid = NULL;
    record->board = NULL;
    record->puzzle = NULL;
    record->ignored[0] = '\0';
    record->format = NULL;
    record->comment = NULL;
    record->comment_length = 0;
    record->guess = NULL;
    record->line = record->column = 1;
    record->carried = NULL;
    record->carried_length = 0;
    memset(record->spare, 0, sizeof record->spare);
    record->message[0] = '\0';
}

/* What the format is given: a link without what stands around it, or all of it. */
static hf_status parse_inside(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_span link = hf_front_link(reader, piece);
    if (link.length == 0)
        return record->format->parse(reader, piece, record);
    const hf_span above = reader->heading, words = hf_undress_link_words(piece, link);
    reader->heading = words.length > 0 ? words : above;
    hf_status status = record->format->parse(reader, link, record);
    if (status == HF_OK)
        hf_reader_take_heading(reader, record);
    if (status == HF_OK && hf_url_enclosed(piece).length == 0)
        record->guess = "a link within a line";
    reader->heading = above;
    record->column += (size_t)(link.at - piece.at);
    return status;
}

/* A record with the map of its regions above it (`piece` begins behind that), or below it, or without. */
static hf_status parse_front(hf_reader *reader, hf_span piece, hf_front front, hf_span above,
                             hf_record *record)
{
    uint32_t size;
    if (above.length && !hf_takes_map(reader, front.format))
        return hf_map_alone(record);
    if (!hf_takes_map(reader, front.format))
        return parse_inside(reader, piece, record);
    hf_span map = above.length ? above : hf_span_from(piece, front.length);
    const hf_layout asked = reader->spec.layout;
    /* A jigsaw was asked for, and its map is not in the board's own text: it has no regions at first. */
    if (reader->options.spec && asked == HF_LAYOUT_JIGSAW && hf_map_below(map, true, reader, &size))
        reader->spec.layout = HF_LAYOUT_LATIN;
    hf_status status = parse_inside(reader, hf_span_part(piece, 0, front.length), record);
    reader->spec.layout = asked;
    if (status == HF_OK && hf_map_below(map, true, reader, &size))
        return hf_map_join(reader, size, record);
    return status;
}

/* What belongs to a board besides its values: the heading, and a puzzle of pencil marks and constraints. */
static hf_status complete(hf_reader *reader, hf_record *record)
{
    hf_slot *slot = hf_reader_slot_of(reader, record->grid);
    hf_reader_take_heading(reader, record);
    if (!slot->detailed || reader->puzzle)
        return HF_OK;
    hf_status status = hf_slot_puzzle(slot, record, reader->constraints, &reader->puzzle);
    record->puzzle = reader->puzzle;
    return status;
}

static hf_status parse_piece(hf_reader *reader, hf_span piece, hf_record *record)
{
    clear_record(record);
    if (hf_takes_nine_lines(reader) && parse_nine(reader, piece, record)) {
        hf_reader_take_heading(reader, record);
        return HF_OK;
    }
    clear_record(record);
    hf_puzzle_free(reader->puzzle);
    hf_puzzle_free(reader->constraints);
    reader->puzzle = reader->constraints = NULL;
    if (piece.length == 0)
        return HF_END;
    const hf_span whole = piece;
    bool more;
    const char *binary = hf_scan_binary(piece, true, &more);
    if (binary) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "this is ");
        hf_text_add(&message, binary);
        return HF_BAD_TEXT;
    }
    hf_span above = hf_span_part(piece, 0, hf_map_above(reader, piece, true));
    piece = hf_span_from(piece, above.length);
    hf_front front =
        piece.length ? hf_reader_front(reader, piece, true) : (hf_front){NULL, 0, false};
    if (front.empty && !above.length)
        return HF_END;
    if (whole.length >= reader->options.max_record && !hf_ends_line(whole.at[whole.length - 1])) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "a record longer than ");
        hf_text_number(&message, reader->options.max_record);
        hf_text_add(&message, " bytes: cut here");
        return HF_BAD_TEXT;
    }
    record->format = front.format ? front.format : hf_format_of_unknown(reader, piece);
    if (!front.format && !above.length && hf_unknown_lines(piece, record))
        return HF_BAD_TEXT;
    if (!record->format->parse) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "this format can only be written");
        return HF_BAD_TEXT;
    }
    hf_status status = parse_front(reader, piece, front, above, record);
    HF_ASSERT(status != HF_OK || record->grid);
    return status == HF_OK ? complete(reader, record) : status;
}

/* Formats count the bytes of a line, people its characters. */
static void count_characters(hf_span piece, hf_record *record)
{
    hf_line line;
    for (size_t i = 1; i < record->line; i++) {
        hf_scan_line(piece, true, &line);
        piece = hf_span_from(piece, line.whole);
    }
    size_t bytes = record->column - 1, length = bytes < piece.length ? bytes : piece.length;
    record->column -= length - hf_scan_characters(hf_span_part(piece, 0, length));
}

hf_status hf_reader_parse(hf_reader *reader, const char *text, size_t length, hf_record *record)
{
    hf_span piece = hf_scan_unmarked((hf_span){text, length});
    hf_status status = parse_piece(reader, piece, record);
    if (status == HF_BAD_TEXT)
        count_characters(piece, record);
    return status;
}
