/* SPDX-License-Identifier: MIT
 *
 * reader.c - from a text to records: cut, guess, parse.
 *
 * The reader asks the formats in the order of their table which of them knows the front of the
 * text; what none of them knows is a record too, one line long and an error. Between records it
 * keeps only what saves work: the shapes it has met (reader_slots.c), and what hf_reader_look
 * decided (reader_look.c).
 */
#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "grid/spec.h"
#include "base/assert.h"
#include "base/options.h"
#include "format/rows/block.h"
#include "format/map_below.h"
#include "format/nine_line.h"

enum { DEFAULT_MAX_RECORD = 16 << 20 };

void hf_read_options_init(hf_read_options *options, size_t size)
{
    hf_read_options defaults = {.size = sizeof defaults, .max_record = DEFAULT_MAX_RECORD};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

hf_status hf_reader_new(const hf_read_options *options, hf_reader **out)
{
    *out = NULL;
    hf_reader *reader = calloc(1, sizeof *reader);
    if (!reader)
        return HF_NO_MEMORY;
    hf_read_options_init(&reader->options, sizeof reader->options);
    if (!hf_options_take(&reader->options, sizeof reader->options, options)) {
        free(reader);
        return HF_BAD_ARGUMENT;
    }
    if (reader->options.max_record == 0)
        reader->options.max_record = DEFAULT_MAX_RECORD;
    if (reader->options.spec) {
        reader->spec = *reader->options.spec;
        reader->options.spec = &reader->spec;
    }
    reader->csv_column = reader->options.column;
    if (!hf_reader_regions(reader, HF_MAP_CELLS)) { /* looking for a map must not fail */
        free(reader);
        return HF_NO_MEMORY;
    }
    *out = reader;
    return HF_OK;
}

void hf_reader_free(hf_reader *reader)
{
    if (!reader)
        return;
    for (size_t i = 0; i < reader->slot_count; i++)
        hf_slot_close(&reader->slots[i]);
    free(reader->folded);
    free(reader->origin);
    free(reader->regions);
    free(reader->unpacked);
    free(reader->listed);
    hf_puzzle_free(reader->puzzle);
    hf_puzzle_free(reader->constraints);
    free(reader);
}

/* ---- room for a record ----------------------------------------------------------------------- */

const hf_alphabet *hf_reader_alphabet(hf_reader *reader, uint32_t size, const hf_tally *tally)
{
    hf_notation notation = HF_NOTATION_ONE;
    bool open;
    if (size > 9 && reader->options.zero_is_symbol)
        notation = HF_NOTATION_ZERO;
    else if (reader->decided && reader->decided_size == size)
        notation = reader->decided_notation;
    else if (size > 9)
        notation = hf_tally_notation(tally, &open);
    if (reader->alphabet.size != size || reader->alphabet.notation != notation)
        hf_alphabet_make(&reader->alphabet, size, notation);
    return &reader->alphabet;
}

bool hf_reader_regions(hf_reader *reader, size_t cells)
{
    if (cells <= reader->regions_room)
        return true;
    uint16_t *regions = realloc(reader->regions, cells * sizeof *regions);
    if (!regions)
        return false;
    reader->regions = regions;
    reader->regions_room = cells;
    return true;
}

bool hf_reader_fold(hf_reader *reader, hf_span line, size_t *length)
{
    if (line.length > reader->folded_room || !reader->folded) {
        size_t room = line.length + 256;
        free(reader->folded);
        free(reader->origin);
        reader->folded = malloc(room);
        reader->origin = malloc(room * sizeof *reader->origin);
        reader->folded_room = reader->folded && reader->origin ? room : 0;
        if (!reader->folded_room)
            return false;
    }
    size_t n = 0;
    hf_folding folding = hf_fold_start(line);
    for (char c; (c = hf_fold_next(&folding)) != 0; n++) {
        HF_ASSERT(n < reader->folded_room); /* three dots in one have three bytes */
        reader->folded[n] = c;
        reader->origin[n] = (uint32_t)folding.origin;
    }
    *length = n;
    return true;
}

/* ---- cutting --------------------------------------------------------------------------------- */

/* What stands at the front of a text. */
typedef struct hf_front {
    const hf_format *format; /* NULL: no format knows it, or there is nothing to read */
    size_t length;           /* HF_CUT_MORE: cannot be told yet */
    bool empty;              /* a blank line or a comment */
    const char *binary;      /* it is no text but this; else NULL */
} hf_front;

static hf_front claimed(const hf_format *format, size_t length)
{
    return (hf_front){format, length, false, NULL};
}

/* The first format that knows the text, or the one the options name. */
static hf_front recognise(const hf_reader *reader, hf_span text, bool last, size_t first_line)
{
    const hf_format *format = reader->options.format;
    if (format) {
        size_t length = format->cut ? format->cut(reader, text, last) : HF_CUT_NO;
        return claimed(format, length == HF_CUT_NO ? first_line : length);
    }
    for (size_t i = 0; (format = hf_format_guess(i)) != NULL; i++) {
        size_t length = format->cut(reader, text, last);
        if (length != HF_CUT_NO)
            return claimed(format, length);
    }
    return claimed(NULL, first_line);
}

/* Formats whose records may share a line, and are known by their first character, are asked before
 * the line is looked at as a whole: a line of many records is then read in one go, not once for each
 * of them. */
static const hf_format *format_by_character(const hf_reader *reader, hf_span text)
{
    size_t at = hf_scan_mark(text);
    while (at < text.length && (text.at[at] == ' ' || text.at[at] == '\t'))
        at++;
    if (at == text.length || reader->options.format || reader->csv_column)
        return NULL;
    switch (text.at[at]) {
    case '[':
    case ']':
    case '{':
    case ',':
    case '"':
        return &hf_format_json;
    case '<':
        return &hf_format_opensudoku;
    default:
        return NULL;
    }
}

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

/* Cells by name, frames and markup are known by what they begin with, and would else be taken for
 * comments, objects or series of small boards. */
static size_t cut_dressed(const hf_reader *reader, hf_span text, bool last)
{
    if (reader->options.format ? reader->options.format != &hf_format_typed : reader->csv_column)
        return HF_CUT_NO;
    size_t at = hf_scan_mark(text);
    while (at < text.length && (text.at[at] == ' ' || text.at[at] == '\t'))
        at++;
    if (at == text.length || ends_line(text.at[at]) ||
        hf_format_iss.cut(reader, text, last) != HF_CUT_NO) /* it names cells, too */
        return HF_CUT_NO;
    return hf_format_dressed.cut(reader, text, last);
}

/* The format that can say best what is wrong with a text that none knows. */
static const hf_format *format_of_unknown(const hf_reader *reader, hf_span text)
{
    const hf_format *format = format_by_character(reader, text);
    hf_span content = hf_scan_trim(hf_span_from(text, hf_scan_mark(text)));
    if (hf_scan_starts_any_case(content, "http"))
        format = &hf_format_url;
    return format ? format : &hf_format_line;
}

/* A line that begins with '#', unless it is an array of Lisp. */
static bool is_remark(hf_span content)
{
    return *content.at == '#' && !hf_scan_starts(content, "#(") && !hf_scan_starts(content, "#2A(");
}

/* "[code]", "</pre>": a line that says no more than that a forum shows what follows as it stands. */
static bool is_tag(hf_span content)
{
    static const char *const words[] = {"code", "pre", "quote", "tt", "spoiler", "hidden"};
    if (content.length < 4 || (*content.at != '[' && *content.at != '<'))
        return false;
    hf_span inside = hf_span_part(content, 1, content.length - 2);
    char close = *content.at == '[' ? ']' : '>';
    if (content.at[content.length - 1] != close)
        return false;
    if (*inside.at == '/')
        inside = hf_span_from(inside, 1);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (inside.length == strlen(words[i]) && hf_scan_starts_any_case(inside, words[i]))
            return true;
    return false;
}

static hf_front front_of(const hf_reader *reader, hf_span text, bool last)
{
    bool more;
    const char *binary = hf_scan_binary(text, last, &more);
    if (binary || more)
        return (hf_front){NULL, more ? HF_CUT_MORE : text.length, false, binary};
    const hf_format *likely = format_by_character(reader, text);
    bool tag = likely == &hf_format_opensudoku; /* which knows its own */
    size_t length = tag ? HF_CUT_NO : cut_dressed(reader, text, last);
    if (length != HF_CUT_NO)
        return claimed(&hf_format_dressed, length);
    length = likely ? likely->cut(reader, text, last) : HF_CUT_NO;
    if (length != HF_CUT_NO)
        return claimed(likely, length);
    hf_line line;
    if (!hf_scan_line(text, last, &line))
        return claimed(NULL, HF_CUT_MORE);
    hf_span content = hf_scan_trim(line.text);
    if (content.length == 0 || is_remark(content) || is_tag(content))
        return (hf_front){NULL, line.whole, true, NULL};
    length = tag ? cut_dressed(reader, text, last) : HF_CUT_NO;
    if (length != HF_CUT_NO)
        return claimed(&hf_format_dressed, length);
    return recognise(reader, text, last, line.whole);
}

/* May the common case be taken without asking? */
static bool takes_nine_lines(const hf_reader *reader)
{
    return !reader->options.format && !reader->options.spec && !reader->csv_column;
}

/* Is the front of the text a map of regions, or may it become one? Most boards that follow are known by
 * their first cell: in a map, that has a neighbour of its own region. */
static bool begins_map(hf_reader *reader, const char *text, size_t length)
{
    uint32_t size;
    if (length == 0 || *text == '.' || *text == '#' ||
        (hf_is_digit(*text) && length >= 81 && *text != text[1] && *text != text[9]))
        return false;
    return hf_map_below((hf_span){text, length}, false, reader, &size) != HF_CUT_NO;
}

/* May the map of a jigsaw stand above or below what this format knows? */
static bool takes_map(const hf_reader *reader, const hf_format *format)
{
    return format && !reader->csv_column &&
           !(reader->options.spec &&
             (reader->spec.layout > HF_LAYOUT_JIGSAW || reader->spec.regions));
}

/* The length of a map of regions that stands above its board, HF_CUT_NO or HF_CUT_MORE. */
static size_t map_above(hf_reader *reader, hf_span text, bool last)
{
    uint32_t size;
    return takes_map(reader, &hf_format_line) ? hf_map_below(text, last, reader, &size) : HF_CUT_NO;
}

/* What stands at the front of a text, with the map of its regions above or below. */
static hf_front front_with_map(hf_reader *reader, hf_span text, bool last)
{
    uint32_t size;
    size_t above = map_above(reader, text, last);
    if (above == HF_CUT_MORE || above == text.length)
        return claimed(&hf_format_line, above);
    hf_front front = front_of(reader, hf_span_from(text, above), last);
    if (front.length == HF_CUT_MORE)
        return front;
    if (above)
        return claimed(front.format,
                       takes_map(reader, front.format) ? above + front.length : above);
    if (front.length == text.length || !takes_map(reader, front.format))
        return front;
    size_t map = hf_map_below(hf_span_from(text, front.length), last, reader, &size);
    front.length = map == HF_CUT_MORE ? map : front.length + map;
    return front;
}

size_t hf_reader_cut(hf_reader *reader, const char *text, size_t length, bool last)
{
    size_t max = reader->options.max_record;
    reader->rest = HF_REST_NONE;
    if (length == 0)
        return 0;
    if (takes_nine_lines(reader)) {
        size_t fast = hf_nine_line_cut(text, length);
        if (fast && fast <= max && !begins_map(reader, text, length) &&
            !begins_map(reader, text + fast, length - fast))
            return fast;
    }
    bool truncated = length > max;
    hf_span span = {text, truncated ? max : length};
    hf_front front = front_with_map(reader, span, last || truncated);
    if (front.binary)
        reader->rest = HF_REST_ALL;
    else if (truncated && front.length == max && !ends_line(text[max - 1]))
        reader->rest = HF_REST_LINE;
    return front.length == HF_CUT_MORE ? 0 : front.length;
}

hf_rest hf_reader_rest(const hf_reader *reader)
{
    return reader->rest;
}

/* ---- parsing --------------------------------------------------------------------------------- */

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
    if (!end || begins_map(reader, piece.at, piece.length) ||
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

/* A record with the map of its regions above it (`piece` begins behind that), or below it, or without. */
static hf_status parse_front(hf_reader *reader, hf_span piece, hf_front front, hf_span above,
                             hf_record *record)
{
    uint32_t size;
    if (above.length && !takes_map(reader, front.format))
        return hf_map_alone(record);
    if (!takes_map(reader, front.format))
        return record->format->parse(reader, piece, record);
    hf_span below = hf_span_from(piece, front.length);
    hf_status status = record->format->parse(reader, hf_span_part(piece, 0, front.length), record);
    if (status == HF_OK && hf_map_below(above.length ? above : below, true, reader, &size))
        return hf_map_join(reader, size, record);
    return status;
}

hf_status hf_reader_parse(hf_reader *reader, const char *text, size_t length, hf_record *record)
{
    hf_span piece = {text, length};
    clear_record(record);
    if (takes_nine_lines(reader) && parse_nine(reader, piece, record))
        return HF_OK;
    clear_record(record);
    hf_puzzle_free(reader->puzzle);
    hf_puzzle_free(reader->constraints);
    reader->puzzle = reader->constraints = NULL;
    if (length == 0)
        return HF_END;
    hf_span above = hf_span_part(piece, 0, map_above(reader, piece, true));
    piece = hf_span_from(piece, above.length);
    hf_front front = piece.length ? front_of(reader, piece, true) : claimed(NULL, 0);
    if (front.empty && !above.length)
        return HF_END;
    if (front.binary) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "this is ");
        hf_text_add(&message, front.binary);
        return HF_BAD_TEXT;
    }
    if (length >= reader->options.max_record && !ends_line(text[length - 1])) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "a record longer than ");
        hf_text_number(&message, reader->options.max_record);
        hf_text_add(&message, " bytes: cut here");
        return HF_BAD_TEXT;
    }
    record->format = front.format ? front.format : format_of_unknown(reader, piece);
    if (!record->format->parse) {
        hf_text message = hf_record_fail(record, 1, 1);
        hf_text_add(&message, "this format can only be written");
        return HF_BAD_TEXT;
    }
    hf_status status = parse_front(reader, piece, front, above, record);
    HF_ASSERT(status != HF_OK || record->grid);
    hf_slot *slot = status == HF_OK ? hf_reader_slot_of(reader, record->grid) : NULL;
    if (slot && slot->detailed && !reader->puzzle) {
        status = hf_slot_puzzle(slot, record, reader->constraints, &reader->puzzle);
        record->puzzle = reader->puzzle;
    }
    return status;
}

hf_status hf_reader_keep(hf_reader *reader, hf_puzzle_maker *maker, hf_slot *slot,
                         hf_record *record)
{
    hf_puzzle *puzzle = NULL;
    hf_status status = hf_puzzle_maker_make(maker, &puzzle);
    if (status != HF_OK)
        return status;
    memcpy(slot->grid->cell, hf_puzzle_clues(puzzle),
           hf_shape_cells(slot->shape) * sizeof *slot->grid->cell);
    record->grid = slot->grid;
    if (hf_puzzle_is_plain(puzzle)) {
        hf_puzzle_free(puzzle);
        return HF_OK;
    }
    reader->puzzle = puzzle;
    record->puzzle = puzzle;
    return HF_OK;
}

hf_status hf_reader_puzzle(hf_reader *reader, const hf_record *record, hf_puzzle **out)
{
    hf_puzzle_maker *maker;
    (void)reader;
    *out = NULL;
    if (!record->grid)
        return HF_BAD_ARGUMENT;
    if (record->puzzle) {
        *out = hf_puzzle_share(record->puzzle);
        return HF_OK;
    }
    hf_status status = hf_puzzle_maker_new(record->grid->shape, &maker);
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(maker, record->grid->cell);
    if (status == HF_OK && record->comment)
        status = hf_puzzle_maker_comment(maker, record->comment, record->comment_length);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, out);
    hf_puzzle_maker_free(maker);
    return status;
}
