/* SPDX-License-Identifier: MIT
 *
 * typed.c - boards as people type and paste them.
 *
 *     > 5 3 . | . 7 .        Puzzle 12: 53..7..../6..195.../...      [[5, 3, None, None, 7, ...
 *
 * The formats proper come first; this one takes what none of them knows, and only if a whole board
 * comes of it. What is not a board stays with the format that can say best what is wrong with it.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "base/assert.h"
#include "format/front.h"
#include "format/rows/block.h"
#include "format/typed/dress.h"
#include "format/typed/lettered.h"
#include "format/typed/readings.h"

/* Is the front of the text rows that need nobody's guess? *length receives theirs. */
bool hf_typed_is_plain(const hf_reader *reader, hf_span text, bool last, size_t *length,
                       hf_block *block)
{
    hf_record scratch;
    block->sketch = false;
    *length = hf_block_cut(reader, text, last);
    if (*length == HF_CUT_NO || *length == HF_CUT_MORE)
        return false;
    hf_span piece = hf_span_part(text, 0, *length);
    return hf_block_survey(reader, piece, block, &scratch) == HF_OK && hf_block_fits(piece, block);
}

/* The specification of the board that was found; false: not the one that was asked for. */
bool hf_reading_specify(const hf_reader *reader, const hf_reading *reading, hf_shape_spec *spec)
{
    if (!hf_reader_spec_for_columns(reader, reading->size, spec) ||
        hf_block_rows(reader, reading->size) != reading->size || hf_block_layers(reader))
        return false; /* what was found is no layer of a cube */
    if (!reading->jigsaw)
        return true;
    uint32_t extras = spec->extras;
    *spec = (hf_shape_spec){0};
    spec->layout = HF_LAYOUT_JIGSAW;
    spec->size = reading->size;
    spec->extras = extras;
    spec->regions = reading->regions;
    return true;
}

/* Rows of letters that are plain once they are freed of what stands around them. */
bool hf_typed_has_letters(const hf_reader *reader, hf_span text, bool last, hf_lettered *rows)
{
    size_t length;
    hf_block block;
    return hf_lettered_find(text, last, rows) &&
           hf_typed_is_plain(reader, (hf_span){rows->text, rows->length}, true, &length, &block) &&
           block.columns == rows->columns && length == rows->length;
}

/* Is the first line ",0,1,2,3...": a table whose rows have names? */
bool hf_typed_is_indexed(hf_span text, bool last)
{
    hf_line line = hf_scan_first(text, last);
    return hf_scan_starts(line.text, ",0,1,2,3") || hf_scan_starts(line.text, ",1,2,3,4") ||
           hf_scan_starts(line.text, ",A,B,C,D");
}

/* What no sheet explains: an odd character for empty cells, letters, lists among other things. */
static size_t cut_otherwise(const hf_reader *reader, hf_span text, bool last)
{
    hf_reading reading = {0};
    hf_lettered rows;
    size_t length;
    if (!reader->options.spec && hf_reading_odd(text, last, &reading, &length))
        return length;
    if (hf_typed_has_letters(reader, text, last, &rows))
        return rows.bytes;
    if (reading.more || rows.more)
        return HF_CUT_MORE;
    hf_bare bare;
    hf_bare_clear(&bare);
    hf_undress_lists(text, last, &bare);
    if (bare.bytes && hf_bare_is_board(reader, &bare, &reading))
        return bare.bytes;
    return bare.more ? HF_CUT_MORE : HF_CUT_NO;
}

/* What a sheet makes of the text. */
static size_t cut_sheet(const hf_reader *reader, hf_span text, bool last)
{
    hf_sheet sheet;
    hf_reading reading;
    hf_shape_spec spec;
    hf_sheet_read(&sheet, text, last);
    hf_reading_find(&sheet, &reading);
    if (reading.more)
        return HF_CUT_MORE;
    if (reading.size == 0)
        return cut_otherwise(reader, text, last);
    if (!hf_reading_specify(reader, &reading, &spec))
        return HF_CUT_NO;
    HF_ASSERT(reading.lines > 0 && reading.lines <= sheet.count);
    return sheet.line[reading.lines - 1].bytes;
}

/* Does a line of bars and dashes alone follow the first, which begins with a bar: the head of a
 * table in a plain text? */
static bool is_table(hf_span text, bool last)
{
    hf_line line;
    if (hf_scan_starts(text, "||"))
        return true; /* the head of a table of a wiki, perhaps */
    line = hf_scan_first(text, last);
    if (*text.at != '|' || !hf_scan_line(hf_span_from(text, line.whole), last, &line))
        return false;
    hf_span rule = hf_scan_trim(line.text);
    for (size_t i = 0; i < rule.length; i++)
        if (!strchr("|-: ", rule.at[i]))
            return false;
    return hf_scan_starts(rule, "|-") || hf_scan_starts(rule, "| -") || hf_scan_starts(rule, "|:");
}

static size_t cut_typed(const hf_reader *reader, hf_span text, bool last)
{
    size_t length;
    hf_block block;
    if (reader->options.spec && reader->spec.layout > HF_LAYOUT_JIGSAW)
        return HF_CUT_NO;
    if (is_table(text, last) || hf_typed_is_indexed(text, last) ||
        (!hf_typed_is_plain(reader, text, last, &length, &block) && !block.sketch))
        return cut_sheet(reader, text, last);
    return HF_CUT_NO;
}

static hf_status fail(hf_record *record, size_t line, const char *why)
{
    hf_text text = hf_record_fail(record, line, 1);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

/* The heading is the comment, where there is one. */
static void put_title(hf_span piece, const hf_sheet *sheet, const hf_reading *reading,
                      hf_record *record)
{
    if (reading->title >= sheet->count)
        return;
    size_t start = reading->title ? sheet->line[reading->title - 1].bytes : 0;
    size_t end = sheet->line[reading->title].bytes;
    hf_span title = hf_scan_trim(hf_span_part(piece, start, end - start));
    while (title.length && (title.at[title.length - 1] == ':' || title.at[title.length - 1] == '='))
        title.length--;
    hf_scan_comment(title, record);
}

/* Fills the record from a reading. */
hf_status hf_reading_record(hf_reader *reader, const hf_reading *reading, hf_record *record)
{
    hf_shape_spec spec;
    hf_slot *slot;
    if (reading->question)
        return fail(record, reading->first + 1, reading->question);
    if (!hf_reading_specify(reader, reading, &spec))
        return fail(record, reading->first + 1, "not the board that was asked for");
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    for (uint32_t i = 0; i < reading->size * reading->size; i++)
        slot->grid->cell[i] = reading->cell[i];
    record->grid = slot->grid;
    record->guess = reading->guess;
    return HF_OK;
}

static hf_status parse_typed(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_sheet sheet;
    hf_reading reading;
    hf_lettered rows;
    hf_bare bare;
    size_t length;
    hf_sheet_read(&sheet, piece, true);
    hf_reading_find(&sheet, &reading);
    if (reading.size == 0 && hf_typed_has_letters(reader, piece, true, &rows)) {
        if (rows.runs_on)
            return fail(record, 1, "a row too many? expected as many rows as columns");
        hf_scan_comment(rows.title, record);
        record->guess = "rows of letters and digits";
        return hf_rows_parse(reader, (hf_span){rows.text, rows.length}, record);
    }
    if (reading.size == 0)
        hf_reading_odd(piece, true, &reading, &length);
    if (reading.size == 0) {
        hf_bare_clear(&bare);
        hf_undress_lists(piece, true, &bare);
        return bare.bytes
                   ? hf_bare_parse(reader, &bare, record)
                   : fail(record, 1, "no board: expected 9 rows of 9, or 81 cells on one line");
    }
    hf_status status = hf_reading_record(reader, &reading, record);
    if (status == HF_OK)
        put_title(piece, &sheet, &reading, record);
    return status;
}

const hf_format hf_format_typed = {
    "typed",   "as people type and paste: bands, labels, code, tables",
    cut_typed, parse_typed,
    NULL,      0,
    NULL};
