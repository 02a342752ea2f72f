/* SPDX-License-Identifier: MIT
 *
 * dress.c - in place of what tools/build_js leaves out of src/format/typed/: the package has no room for tables of pages and wikis, lists
 * within programs, frames of odd characters, cells by name, rows with odd blanks or none, rows joined by arrows or
 * semicolons, cells one to a line, letters with something around them, tables with names or tabs, maps or solutions
 * beside rows, answers and steps as they are drawn, links in brackets or among words, messages with times, sections of
 * settings, headings above other formats than rows, labels before lines of other boards than 9x9, large boards with a
 * cell to a line, tags of forums, and boards in objects under names that nobody knows, which the command, the library
 * and the page read.
 */
#include "format/front.h"
#include "format/typed/dress.h"
#include "format/typed/lettered.h"

void hf_undress_markup(hf_span text, bool last, hf_bare *bare)
{
    (void)text;
    (void)last;
    bare->bytes = bare->length = 0;
    bare->more = false;
}

void hf_undress_lists(hf_span text, bool last, hf_bare *bare)
{
    hf_undress_markup(text, last, bare);
}

bool hf_reading_odd(hf_span text, bool last, hf_reading *reading, size_t *bytes)
{
    (void)text;
    (void)last;
    reading->size = 0;
    reading->more = false;
    *bytes = 0;
    return false;
}

bool hf_lettered_find(hf_span text, bool last, hf_lettered *out)
{
    (void)text;
    (void)last;
    out->more = false;
    out->bytes = out->columns = out->length = 0;
    return false;
}

bool hf_reading_columns(const hf_sheet *sheet, hf_reading *reading)
{
    (void)sheet;
    (void)reading;
    return false;
}

bool hf_reading_beside(const hf_sheet *sheet, hf_reading *reading)
{
    return hf_reading_columns(sheet, reading);
}

bool hf_reading_fields(const hf_sheet *sheet, hf_reading *reading)
{
    return hf_reading_columns(sheet, reading);
}

bool hf_reading_singles(const hf_sheet *sheet, hf_reading *reading)
{
    return hf_reading_columns(sheet, reading);
}

bool hf_reading_stream(const hf_sheet *sheet, hf_reading *reading)
{
    return hf_reading_columns(sheet, reading);
}

bool hf_reading_parts(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t n, char separator)
{
    (void)sheet;
    (void)line;
    (void)n;
    (void)separator;
    return false;
}

bool hf_reading_spaced(const hf_sheet *sheet, const hf_sheet_line *line, hf_reading *reading)
{
    (void)reading;
    return hf_reading_parts(sheet, line, 9, ';');
}

void hf_sheet_pass_arguments(const hf_sheet *sheet, hf_sheet_line *line)
{
    (void)sheet;
    (void)line;
}

hf_span hf_dress_without_quotes(hf_span text)
{
    return text;
}

bool hf_dress_is_unseen(hf_span content)
{
    (void)content;
    return false;
}

bool hf_other_line_begins(hf_span text, size_t at, bool last)
{
    (void)text;
    (void)at;
    (void)last;
    return false;
}

bool hf_reading_is_torn(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return hf_reading_parts(sheet, line, 9, ';');
}

void hf_sheet_tidy(hf_span source, char *text, uint32_t start, uint32_t end)
{
    (void)source;
    (void)text;
    (void)start;
    (void)end;
}

hf_span hf_url_enclosed(hf_span text)
{
    return (hf_span){text.at, 0};
}

hf_span hf_undress_link(const hf_reader *reader, hf_span text)
{
    (void)reader;
    return (hf_span){text.at, 0};
}

hf_span hf_undress_link_words(hf_span text, hf_span link)
{
    (void)link;
    return (hf_span){text.at, 0};
}

bool hf_key_holds_board(hf_span key, hf_span text)
{
    (void)key;
    (void)text;
    return false;
}

static size_t cut_nothing(const hf_reader *reader, hf_span text, bool last)
{
    (void)reader;
    (void)text;
    (void)last;
    return HF_CUT_NO;
}

bool hf_bare_is_board(const hf_reader *reader, const hf_bare *bare, hf_reading *reading)
{
    (void)reader;
    (void)bare;
    (void)reading;
    return false;
}

hf_status hf_bare_parse(hf_reader *reader, const hf_bare *bare, hf_record *record)
{
    (void)reader;
    (void)bare;
    (void)record;
    return HF_END;
}

hf_front hf_typed_front_blank(const hf_reader *reader, hf_span text, bool last)
{
    (void)reader;
    (void)text;
    (void)last;
    return (hf_front){NULL, HF_CUT_NO, false};
}

/* Lines that are said to be columns or boxes, or may be, are refused instead of turned. */
void hf_reading_turn(const hf_sheet *sheet, hf_reading *reading)
{
    static const char *const words[] = {"col", "box", "block", "matrix("};
    uint32_t end = sheet->line[reading->lines - 1].whole;
    for (uint32_t i = 0; i < end; i++) {
        hf_span rest = {sheet->text + i, end - i};
        bool found = (*rest.at == 'c' || *rest.at == 'b' || *rest.at == 'C' || *rest.at == 'B') &&
                     i + 1 < end && hf_is_digit(rest.at[1]);
        for (size_t w = 0; w < sizeof words / sizeof *words; w++)
            found = found || hf_scan_starts_any_case(rest, words[w]);
        if (found)
            reading->question = "columns or boxes? expected rows";
    }
}

const hf_format hf_format_dressed = {"typed", "", cut_nothing, NULL, NULL, 0, NULL};
const hf_format hf_format_headed = {"typed", "", cut_nothing, NULL, NULL, 0, NULL};
