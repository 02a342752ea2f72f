/* SPDX-License-Identifier: MIT
 *
 * reading_lines.c - cells as they come, over several lines: a stream of them, or one to a line.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/readings.h"

static bool passes(hf_line_kind kind)
{
    return kind == HF_LINE_BLANK || kind == HF_LINE_BORDER || kind == HF_LINE_CLOSING;
}

/* Words among cells are no stream. */
static bool has_words(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    for (uint32_t at = line->start; hf_sheet_token(sheet, line, &at, &token);)
        if (token.kind == HF_TOKEN_WORD)
            return true;
    return false;
}

static bool has_brackets(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (strchr("[]{}()", sheet->text[i]))
            return true;
    return false;
}

/* What the lines of a stream have in common. */
typedef struct stream {
    uint32_t sum;   /* of their cells */
    uint32_t width; /* of the first */
    bool even;      /* all are as long as the first, but for the last */
    bool whole;     /* all hold whole rows, several each */
    bool ended;     /* a shorter one was there */
    bool nines;     /* all hold one row */
} stream;

/* False: the line is none of a stream. */
static bool add_line(const hf_sheet *sheet, const hf_sheet_line *line, stream *all)
{
    if (has_words(sheet, line) || (line->tokens == 2 && line->first_cells == 1) ||
        (all->sum && line->front >= 256))
        return false; /* words, a mark in front, or a label */
    all->even = all->even && !all->ended && line->cells <= all->width;
    all->nines = all->nines && line->cells == 9;
    all->ended = all->ended || line->cells < all->width;
    all->whole =
        all->whole && line->cells % 9 == 0 && line->cells > 9 && !has_brackets(sheet, line);
    all->sum += line->cells;
    return true;
}

/* Where a line is longer or shorter than the others, a cell is lost or one too many. */
bool hf_reading_stream(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t l = reading->first;
    stream all = {0, sheet->line[l].cells, true, true, false, true};
    reading->guess = "81 cells over several lines";
    reading->size = 9;
    for (; l < sheet->count && all.sum < 81; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        bool cells = line->kind == HF_LINE_CELLS;
        if (cells ? !add_line(sheet, line, &all) : !passes(line->kind))
            return false;
    }
    if ((!all.even && !all.whole) || all.width == 10)
        return false; /* of ten, the first may be numbers of rows */
    if (all.sum < 81) {
        reading->more = sheet->open;
        return false;
    }
    if (l == reading->first + 1)
        return false; /* hf_reading_line has had its say */
    reading->lines = l;
    bool goes_on = l < sheet->count && sheet->line[l].kind == HF_LINE_CELLS;
    bool equal = all.even && !all.ended;
    if (!equal && l == sheet->count && sheet->open)
        reading->more = true;
    /* Lines of nine are rows: if they are none, they are no board. */
    return all.sum == 81 && !all.nines && (equal || !goes_on) && !reading->more &&
           hf_reading_put_lines(sheet, reading->first, l, false, reading);
}

/* Blank lines are empty cells, if with them there are just as many. */
static bool put_singles(const hf_sheet *sheet, uint32_t end, bool blanks, hf_reading *reading)
{
    uint32_t place = 0, marks = 0;
    for (uint32_t l = reading->first; l < end; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        uint32_t at = line->start;
        hf_token token;
        if (line->kind == HF_LINE_BLANK && blanks)
            reading->cell[place++] = 0;
        if (line->kind != HF_LINE_CELLS)
            continue;
        if (HF_NEVER(!hf_sheet_cells(sheet, line, &at, &token)) || /* it has one */
            (place = hf_reading_put(sheet, &token, false, reading, place)) == 0)
            return false;
        marks += reading->cell[place - 1] == 0;
    }
    HF_ASSERT(place == reading->size * reading->size);
    return !(blanks && marks); /* nobody writes some blanks and leaves out others */
}

/* (The 4 of a program's 4'd5 is none: letters stand behind it.) */
static bool is_single(const hf_sheet_line *line)
{
    return line->kind == HF_LINE_CELLS && line->cells == 1 && line->tail == 0;
}

/* Do further cells follow at once, or below a blank line as they stand in groups, fewer than another board has? Then the
 * error asks. False: more must be there. */
static bool ends_here(const hf_sheet *sheet, bool groups, hf_reading *reading)
{
    uint32_t l = reading->lines, run = 0, end = l;
    for (; l < sheet->count && run < 81; l++) {
        if (is_single(&sheet->line[l])) {
            run++;
            end = l + 1;
        } else if (!groups || sheet->line[l].kind != HF_LINE_BLANK) {
            break;
        }
    }
    reading->more = l == sheet->count && sheet->open && run < 81;
    if (run > 0 && run < 81) {
        reading->lines = end;
        reading->question = "a cell too many? expected 81";
    }
    return !reading->more;
}

bool hf_reading_singles(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t count = 0, blanks = 0, l = reading->first;
    reading->guess = "one cell per line";
    reading->size = 9;
    for (; l < sheet->count && count < 81; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        if (line->kind == HF_LINE_BLANK)
            blanks++;
        else if (!is_single(line))
            break;
        else
            count++;
    }
    reading->lines = l;
    if (count == 81) {
        if (HF_NEVER(!put_singles(sheet, l, false, reading))) /* one character is 9 at most */
            return false;
        return ends_here(sheet, blanks > 0, reading);
    }
    if (l == sheet->count && sheet->open) {
        reading->more = count + blanks < 81;
        return false;
    }
    /* A smaller board is one only if nothing follows, and by its symbols. */
    if ((count == 16 || count == 36) && l == sheet->count) {
        reading->size = count == 16 ? 4 : 6;
        return put_singles(sheet, l, false, reading);
    }
    /* One blank line, and that the last, is no cell, but what parts the board from the next. */
    bool lost = blanks == 1 && sheet->line[l - 1].kind == HF_LINE_BLANK;
    return count > 8 && count + blanks == 81 && !lost && put_singles(sheet, l, true, reading);
}

bool hf_reading_spaced(const hf_sheet *sheet, const hf_sheet_line *line, hf_reading *reading)
{
    uint32_t blanks = 0, even = 0, run = 0, rows = 0, start = line->start;
    bool quoted = line->end - start == 83 && strchr("\"'`", sheet->text[start]) &&
                  sheet->text[start] == sheet->text[line->end - 1];
    if (line->end - start != 81 && !quoted)
        return false;
    start += quoted;
    for (uint32_t i = 0; i < 81; i++) {
        char c = sheet->text[start + i];
        if (c != ' ' && (c < '1' || c > '9'))
            return false;
        run = c == ' ' ? 0 : run + 1;
        rows += run == 9;
        blanks += c == ' ';
        even += c == ' ' && i % 2 == 1;
        reading->cell[i] = (uint16_t)(c == ' ' ? 0 : c - '0');
    }
    reading->size = 9;
    /* Neither single digits, nor full rows, nor a board that is nearly full, of which a digit was doubled. */
    return rows < 3 && blanks > 16 && blanks < 70 && blanks != even;
}

bool hf_reading_parts(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t n, char separator)
{
    hf_sheet_line part = {.start = line->start};
    uint32_t rows = 0;
    for (part.end = line->start; part.end < line->end; part.end++) {
        hf_token token;
        uint32_t cells = 0, at = part.start;
        if (sheet->text[part.end] != separator)
            continue;
        while (hf_sheet_cells(sheet, &part, &at, &token))
            cells += token.kind == HF_TOKEN_EMPTY ? 1 : token.length;
        if (cells != n && rows < n)
            return false;
        part.start = part.end + 1;
        rows++;
    }
    return rows + 1 >= n;
}

bool hf_reading_is_torn(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (const char *separator = ";/|,]})"; *separator; separator++) {
        uint32_t count = 0, most = strchr("]})", *separator) ? 11 : 9;
        for (uint32_t i = line->start; i < line->end; i++)
            count += sheet->text[i] == *separator;
        if (count >= 8 && count <= most && !hf_reading_parts(sheet, line, 9, *separator))
            return true;
    }
    return false;
}
