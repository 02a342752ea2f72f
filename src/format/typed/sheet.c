/* SPDX-License-Identifier: MIT
 *
 * sheet.c - lines and their kinds.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/sheet.h"

/* ---- what stands in front of the cells ------------------------------------------------------- */

static uint32_t count_cells(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    uint32_t cells = 0;
    for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);)
        cells += token.kind == HF_TOKEN_EMPTY ? 1 : token.length;
    return cells;
}

/* Is there an x alone, which is an empty cell elsewhere, but a name before an equals sign? */
static bool is_lone_x(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    hf_span name = hf_scan_trim((hf_span){sheet->text + start, end - start});
    return name.length == 1 && (*name.at | 0x20) == 'x';
}

/* Is a digit the first of what a line with a letter holds, marks and brackets of lists aside? */
static bool begins_with_digit(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t i = line->start;
    while (strchr(" [({-", sheet->text[i])) /* not beyond the letter */
        i++;
    HF_ASSERT(i < line->end);
    return hf_is_digit(sheet->text[i]);
}

static bool follows(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t at, char c)
{
    return at < line->end && sheet->text[at] == c;
}

/* Passes "Puzzle 3:", "board =" and the like: up to a colon or an equals sign behind a word or a
 * number, as long as no row of cells stands before it. */
static void pass_label(const hf_sheet *sheet, hf_sheet_line *line)
{
    const uint32_t front = line->start;
    for (uint32_t i = front; i < line->end; i++) {
        char c = sheet->text[i];
        if (c != ':' && c != '=')
            continue;
        hf_sheet_line before = *line;
        before.end = i;
        bool named =
            (hf_sheet_has_letter(sheet->text, line->start, i) && sheet->text[line->start] != '.' &&
             !(c == '=' && begins_with_digit(sheet, line))) ||
            (c == '=' && is_lone_x(sheet, line->start, i)) ||
            (c == ':' && line->start == front && !follows(sheet, line, i + 2, ':') &&
             hf_sheet_is_number(sheet->text, line->start, i)); /* "0:0:5:..." are cells */
        if (count_cells(sheet, &before) >= 9)
            return;
        if (named)
            line->start = i + 1;
    }
}

/* Passes "problem(1, [": the number of a board is none of its cells. That of "c(5, 3, ..." is one. */
static void pass_call(const hf_sheet *sheet, hf_sheet_line *line)
{
    uint32_t i = line->start;
    while (i < line->end && (hf_is_letter(sheet->text[i]) || sheet->text[i] == '_'))
        i++;
    if (i == line->start || i == line->end || sheet->text[i] != '(')
        return;
    do
        i++;
    while (i < line->end && (hf_is_digit(sheet->text[i]) || sheet->text[i] == ' '));
    uint32_t behind = i + 1; /* the comma */
    while (behind < line->end && sheet->text[behind] == ' ')
        behind++;
    if (behind + 1 < line->end && sheet->text[i] == ',' && !hf_is_digit(sheet->text[behind]) &&
        !hf_is_empty_mark(sheet->text[behind]))
        line->start = i + 1;
}

/* Passes the marks of quoted text, each with the one blank that belongs to it. */
static void pass_quotes(const hf_sheet *sheet, hf_sheet_line *line)
{
    while (line->start < line->end && sheet->text[line->start] == '>') {
        line->start++;
        line->front++;
        line->start += !sheet->tight && line->start < line->end && sheet->text[line->start] == ' ';
    }
}

/* Do several quoted lines have no blank behind the mark? Then none belongs to it. */
static bool is_tight(hf_span text, bool last)
{
    hf_line line;
    uint32_t tight = 0;
    for (uint32_t lines = 0; lines < 32 && text.length && *text.at == '>'; lines++) {
        if (!hf_scan_line(text, last, &line))
            return false;
        tight += line.text.length > 1 && line.text.at[1] != ' ' && line.text.at[1] != '>';
        text = hf_span_from(text, line.whole);
    }
    return tight > 1;
}

/* Leaves out what a program says behind its text: // row 1. */
static void pass_remark(const hf_sheet *sheet, hf_sheet_line *line)
{
    for (uint32_t i = line->start; i + 1 < line->end; i++) {
        char c = sheet->text[i], d = sheet->text[i + 1];
        bool slashes = c == '/' && (d == '/' || d == '*');
        bool remark = c == '#' && d == ' ' && hf_sheet_has_letter(sheet->text, i, line->end);
        if ((slashes || remark) && i > line->start) {
            line->end = i;
            return;
        }
    }
}

/* ---- measures -------------------------------------------------------------------------------- */

/* The number that a token is, perhaps with a point behind it ("12."), and 1; 0 if it is none. */
static uint32_t leading_number(const hf_sheet *sheet, const hf_token *token)
{
    hf_span text = {sheet->text + token->start, token->length};
    size_t at = 0;
    uint32_t number = 0;
    if (!hf_scan_number(text, &at, &number) || at > 5)
        return 0;
    return at == text.length || (text.at[at] == '.' && at + 1 == text.length) ? number + 1 : 0;
}

/* Does one of the fields of a line hold two tokens? */
static bool holds_two(const hf_sheet *sheet, const hf_sheet_line *line, char separator)
{
    uint32_t end = line->start;
    for (uint32_t fields = 0; end < line->end; fields++) {
        hf_sheet_line field = {.start = end};
        hf_token token;
        while (end < line->end && sheet->text[end] != separator)
            end++;
        field.end = end++;
        uint32_t at = field.start, count = 0;
        while (hf_sheet_cells(sheet, &field, &at, &token))
            count++;
        if (count > 1u + (fields == 0)) /* the number of a row is no cell */
            return true;
    }
    return false;
}

/* Are there fields, seven or more separators of one kind, and two tokens in one of them? */
static bool is_crowded(const hf_sheet *sheet, const hf_sheet_line *line)
{
    static const char separators[] = "|,;";
    uint32_t count[sizeof separators] = {0};
    for (uint32_t i = line->start; i < line->end; i++)
        for (unsigned k = 0; separators[k]; k++)
            count[k] += sheet->text[i] == separators[k];
    for (unsigned k = 0; separators[k]; k++)
        if (count[k] > 6 && holds_two(sheet, line, separators[k]))
            return true;
    return false;
}

/* Counts cells, and says whether words are among them that do not belong. */
static void measure(const hf_sheet *sheet, hf_sheet_line *line)
{
    hf_token token;
    line->cells = line->tokens = line->longest = 0;
    uint32_t second = 0;
    for (uint32_t at = line->start; hf_sheet_token(sheet, line, &at, &token);) {
        if (token.kind == HF_TOKEN_WORD) {
            line->label = line->label || line->tokens == 0;
            line->tail +=
                line->tokens > 0 && !(at < line->end && sheet->text[at] == '('); /* Some(5) */
            continue;
        }
        if (hf_sheet_is_argument(sheet, line, token.start))
            continue;
        uint32_t cells = token.kind == HF_TOKEN_EMPTY ? 1 : token.length;
        if (line->tokens == 0)
            line->first = token.kind == HF_TOKEN_CELLS ? leading_number(sheet, &token) : 0;
        if (line->tokens == 0 && token.length == 1 && hf_is_empty_mark(sheet->text[token.start]))
            line->mark = sheet->text[token.start];
        line->cells = line->cells + cells;
        line->longest = cells > line->longest ? cells : line->longest;
        line->first_cells = line->tokens == 0 ? cells : line->first_cells;
        second = line->tokens == 1 ? cells : second;
        line->uneven = line->uneven || (line->tokens > 1 && cells != second);
        line->tokens++;
    }
    line->crowded = line->tokens > 3 && is_crowded(sheet, line);
}

/* The number behind the word at the front of a line and 1 ("Row 3", "grid[3]"), or the word if it is one letter. */
static uint32_t name_of(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    uint32_t i = start, number = 0;
    while (i < end && !hf_is_letter(sheet->text[i]) && !hf_is_digit(sheet->text[i]))
        i++;
    uint32_t word = i;
    while (i < end && hf_is_letter(sheet->text[i]))
        i++;
    uint32_t letters = i - word;
    if (i < end && strchr(" _[(#", sheet->text[i]))
        i++;
    size_t at = 0;
    hf_span rest = {sheet->text + i, end - i};
    bool numbered = letters > 0 && hf_scan_number(rest, &at, &number);
    return numbered && at < 5 ? number + 1 : letters == 1 ? (unsigned char)sheet->text[word] : 0;
}

static void classify(const hf_sheet *sheet, hf_sheet_line *line)
{
    hf_sheet_line whole;
    pass_quotes(sheet, line);
    line->kind = hf_sheet_look(sheet, line);
    if (line->kind == HF_LINE_CELLS || line->kind == HF_LINE_BLANK)
        return;
    whole = *line;
    if (line->kind != HF_LINE_BORDER) {
        pass_remark(sheet, line);
        hf_sheet_pass_arguments(sheet, line);
        pass_label(sheet, line);
        pass_call(sheet, line);
        line->front += line->start > whole.start ? 256 : 0;
    }
    measure(sheet, line);
    hf_token token;
    uint32_t at = line->start; /* behind a label, or behind its first word */
    if (line->label && at == whole.start)
        hf_sheet_token(sheet, line, &at, &token);
    line->name = name_of(sheet, whole.start, at);
    if (line->kind != HF_LINE_BORDER)
        line->kind = hf_sheet_kind(sheet, line, &whole);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Copies a line as plain characters; tabs are kept, since they separate. False: no room. */
static bool copy_line(hf_sheet *sheet, hf_span text, hf_sheet_line *line)
{
    hf_folding folding = hf_fold_start(text);
    uint32_t n = line->start;
    bool untidy = false; /* something is there that hf_sheet_tidy may take off */
    for (char c; (c = hf_fold_next(&folding)) != 0; n++) {
        if (n >= HF_SHEET_ROOM)
            return false;
        switch (c) {
        case '.':
        case '~':
        case '-':
        case '*':
        case '_':
        case '@':
        case '\\':
        case '/':
            untidy = true;
        }
        sheet->text[n] = text.at[folding.origin] == '\t' ? '\t' : c;
    }
    sheet->text[n] = ' ';
    line->end = n;
    if (untidy)
        hf_sheet_tidy(text, sheet->text, line->start, n);
    return true;
}

enum { MOST_ABOVE = 12 };

/* Does the sheet end before this line? Before the cells begin, a few lines announce them; many do
 * not. Prose is a heading only as the very first line, in a frame or not. */
static bool ends_before(const hf_sheet *sheet, const hf_sheet_line *line, bool begun, bool framed)
{
    if (line->kind == HF_LINE_OTHER || (line->kind == HF_LINE_PROSE && !framed))
        return true;
    return !begun && sheet->count >= MOST_ABOVE;
}

/* Nothing but bars, colons, blanks and dashes, of which there are some. */
static bool is_rule(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t dashes = 0, bars = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        if (!strchr("|-: ", c))
            return false;
        dashes += c == '-';
        bars += c == '|';
    }
    return dashes > 0 && bars > 1;
}

/* The second line of a table in a plain text parts its head from its rows, unless dashes are its empty
 * cells. */
static void find_rule(hf_sheet *sheet)
{
    if (sheet->count < 3 || sheet->text[sheet->line[0].start] != '|' ||
        !is_rule(sheet, &sheet->line[1]))
        return;
    for (uint32_t i = sheet->line[2].start; i < sheet->line[sheet->count - 1].end; i++)
        if (sheet->text[i] == '-')
            return;
    sheet->line[1].kind = HF_LINE_BORDER;
}

static void read_lines(hf_sheet *sheet, hf_span text, bool last)
{
    size_t offset = 0;
    uint32_t used = 0;
    bool begun = false, framed = true; /* cells were there; nothing but borders were */
    while (offset < text.length && sheet->count < HF_SHEET_LINES) {
        hf_line source;
        hf_sheet_line *line = &sheet->line[sheet->count];
        hf_span rest = hf_span_from(text, offset);
        *line = (hf_sheet_line){.start = used};
        if (!hf_scan_line(rest, last, &source)) {
            sheet->open = rest.length < HF_SHEET_ROOM;
            return;
        }
        if (source.text.length > HF_SHEET_ROOM || !copy_line(sheet, source.text, line))
            return;
        offset += source.whole;
        used = line->whole = line->end;
        line->bytes = offset;
        classify(sheet, line);
        begun = begun || line->kind == HF_LINE_CELLS;
        if (ends_before(sheet, line, begun, framed))
            return;
        framed = framed && line->kind == HF_LINE_BORDER;
        sheet->count++;
    }
    sheet->open = !last && sheet->count < HF_SHEET_LINES;
}

void hf_sheet_read(hf_sheet *sheet, hf_span text, bool last)
{
    sheet->count = 0;
    sheet->open = false;
    sheet->tight = is_tight(text, last);
    read_lines(sheet, text, last);
    find_rule(sheet);
}
