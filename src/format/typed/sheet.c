/* SPDX-License-Identifier: MIT
 *
 * sheet.c - lines and their kinds.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/sheet.h"

/* ---- what stands in front of the cells ------------------------------------------------------- */

static bool has_letter(const char *text, uint32_t start, uint32_t end)
{
    for (uint32_t i = start; i < end; i++)
        if (hf_is_letter(text[i]) && text[i] != 'x' && text[i] != 'X')
            return true;
    return false;
}

static bool is_only_number(const char *text, uint32_t start, uint32_t end)
{
    uint32_t digits = 0;
    for (uint32_t i = start; i < end; i++) {
        if (text[i] != ' ' && text[i] != '#' && text[i] != '(' && !hf_is_digit(text[i]))
            return false;
        digits += hf_is_digit(text[i]);
    }
    return digits > 0 && digits <= 5;
}

static uint32_t count_cells(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    uint32_t cells = 0;
    for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);)
        cells += token.kind == HF_TOKEN_EMPTY ? 1 : token.length;
    return cells;
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
            has_letter(sheet->text, line->start, i) ||
            (c == ':' && line->start == front && is_only_number(sheet->text, line->start, i));
        if (count_cells(sheet, &before) >= 9)
            return;
        if (named)
            line->start = i + 1;
    }
}

/* Passes the marks of quoted text, each with the one blank that belongs to it. */
static void pass_quotes(const hf_sheet *sheet, hf_sheet_line *line)
{
    while (line->start < line->end && sheet->text[line->start] == '>') {
        line->start++;
        line->start += line->start < line->end && sheet->text[line->start] == ' ';
    }
}

/* Leaves out what a program says behind its text: // row 1. */
static void pass_remark(const hf_sheet *sheet, hf_sheet_line *line)
{
    for (uint32_t i = line->start; i + 1 < line->end; i++) {
        char c = sheet->text[i], d = sheet->text[i + 1];
        bool slashes = c == '/' && (d == '/' || d == '*');
        if ((slashes || (c == '#' && d == ' ')) && i > line->start) {
            line->end = i;
            return;
        }
    }
}

/* ---- kinds ----------------------------------------------------------------------------------- */

/* Nothing but the pieces of frames, with three dashes in a row or a cross among them. */
static bool is_border(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t run = 0, longest = 0;
    bool plus = false;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        bool dash = c == '-' || c == '=' || c == '~';
        run = dash ? run + 1 : 0;
        longest = run > longest ? run : longest;
        plus = plus || c == '+';
        if (!dash && !strchr(" |!+:.'`*,", c))
            return false;
    }
    return longest >= 3 || plus;
}

/* "\hline", "\end{tabular}": commands of a typesetting program alone. */
static bool is_command(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return line->start < line->end && sheet->text[line->start] == '\\' &&
           line->start + 1 < line->end && hf_is_letter(sheet->text[line->start + 1]);
}

/* Nothing but what separates fields, three times at least: a row of empty ones. */
static bool is_empty_row(const hf_sheet *sheet, const hf_sheet_line *line)
{
    static const char separators[] = "\t,;|!&";
    uint32_t count[sizeof separators] = {0};
    bool enough = false;
    for (uint32_t i = line->start; i < line->end; i++) {
        const char *which = strchr(separators, sheet->text[i]);
        if (which)
            enough = ++count[which - separators] >= 3 || enough;
        else if (!strchr(" \\\"'", sheet->text[i]))
            return false;
    }
    return enough;
}

/* "(9 rows)", "[9 rows x 9 columns]": what programs write below a table. */
static bool counts_rows(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_span text = hf_scan_trim((hf_span){sheet->text + line->start, line->end - line->start});
    size_t at = 1;
    uint32_t number;
    return text.length > 6 && strchr("([", *text.at) && hf_scan_number(text, &at, &number) &&
           hf_scan_starts(hf_span_from(text, at), " row");
}

/* A letter, and then fields, most of them empty. */
static bool is_named_row(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t letters = 0, separators = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        letters += hf_is_letter(sheet->text[i]) || sheet->text[i] == 1;
        separators += strchr(",|;&\t", sheet->text[i]) != NULL;
    }
    return letters == 1 && separators > 3;
}

/* "||1||2||3||": the head of a table of a wiki. */
static bool is_head(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t pairs = 0;
    for (uint32_t i = line->start; i + 1 < line->end; i++)
        if (sheet->text[i] == '|') {
            if (sheet->text[++i] != '|')
                return false;
            pairs++;
        }
    return pairs > 4;
}

/* Brackets, quotes and semicolons alone. */
static bool is_closing(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (!strchr(" ])};,\"'`|#", sheet->text[i]))
            return false;
    return true;
}

/* "), nrow = 9)": what closes comes first. */
static bool begins_closed(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t i = line->start;
    while (i < line->end && sheet->text[i] == ' ')
        i++;
    return i < line->end && strchr("])}`", sheet->text[i]);
}

/* "board := [9][9]int{": what opens comes last, behind letters. */
static bool ends_open(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t end = line->end;
    while (end > line->start && sheet->text[end - 1] == ' ')
        end--;
    return end > line->start && strchr("[{(=", sheet->text[end - 1]) &&
           has_letter(sheet->text, line->start, end);
}

static bool starts_with_label_word(const char *text, uint32_t length)
{
    static const char *const words[] = {
        "puzzle", "grid",   "sudoku", "board",      "game",   "problem",  "example", "input",
        "level",  "easy",   "medium", "hard",       "expert", "day",      "no",      "nr",
        "number", "title",  "name",   "difficulty", "author", "by",       "given",   "clues",
        "row",    "region", "map",    "jigsaw",     "daily",  "solution", "answer"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        uint32_t k = hf_sheet_common(text, length, words[i]);
        if (!words[i][k] && (k == length || !hf_is_letter(text[k]) || text[k] == 's'))
            return true;
    }
    return false;
}

/* Does the line, which holds no row of cells, announce a board? */
static bool is_heading(const hf_sheet *sheet, const hf_sheet_line *line)
{
    const char *text = sheet->text;
    uint32_t start = line->start, end = line->end;
    while (start < end && strchr(" *_~[(\"'", text[start]))
        start++;
    while (end > start && strchr(" *_~\"", text[end - 1]))
        end--;
    if (start == end)
        return true; /* an opening bracket or quote */
    if (strchr(":=[{(`", text[end - 1]) || text[start] == '\\' || text[start] == '`')
        return true;
    if (is_only_number(text, start, end))
        return true;
    return end - start < 80 && starts_with_label_word(text + start, end - start);
}

/* Words, and no more digits than a heading has: neither a row nor a board gone wrong. */
static bool is_prose(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t run = 0, letters = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        run = hf_is_digit(c) || hf_is_empty_mark(c) ? run + 1 : 0;
        letters += hf_is_letter(c) || c == 1;
        if (run > 4)
            return false;
    }
    return letters > 0 && line->end - line->start < 80;
}

static hf_line_kind kind_of_words(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return is_prose(sheet, line) ? HF_LINE_PROSE : HF_LINE_OTHER;
}

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

/* Counts cells, and says whether words are among them that do not belong. */
static void measure(const hf_sheet *sheet, hf_sheet_line *line)
{
    hf_token token;
    line->cells = line->tokens = line->longest = 0;
    for (uint32_t at = line->start; hf_sheet_token(sheet, line, &at, &token);) {
        if (token.kind == HF_TOKEN_WORD) {
            line->label = line->label || line->tokens == 0;
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
        line->tokens++;
    }
}

/* Characters that have no place beside cells. */
static bool is_odd(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (sheet->text[i] == 1 || sheet->text[i] == '@' || sheet->text[i] == '%')
            return true;
    return false;
}

static bool is_blank(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (sheet->text[i] != ' ' && sheet->text[i] != '\t')
            return false;
    return true;
}

/* The kind of a line that was measured; `whole` is the line with its label. */
static hf_line_kind kind_of(const hf_sheet *sheet, const hf_sheet_line *line,
                            const hf_sheet_line *whole)
{
    if (is_command(sheet, whole))
        return line->cells >= 4 ? HF_LINE_CELLS : HF_LINE_BORDER;
    if ((line->cells == 0 && is_closing(sheet, whole)) || counts_rows(sheet, whole) ||
        (line->cells < 4 && begins_closed(sheet, whole)))
        return HF_LINE_CLOSING;
    if (is_odd(sheet, whole))
        return kind_of_words(sheet, whole);
    if (line->cells < 4 && ends_open(sheet, whole))
        return HF_LINE_HEADING;
    if (((line->cells >= 4 || !line->label) && line->cells > 0) || is_named_row(sheet, whole))
        return HF_LINE_CELLS;
    if (is_heading(sheet, whole))
        return HF_LINE_HEADING;
    return kind_of_words(sheet, whole);
}

static void classify(const hf_sheet *sheet, hf_sheet_line *line)
{
    hf_sheet_line whole;
    pass_quotes(sheet, line);
    line->kind = HF_LINE_BLANK;
    if (is_empty_row(sheet, line))
        line->kind = HF_LINE_CELLS;
    if (line->kind == HF_LINE_CELLS || is_blank(sheet, line))
        return;
    line->kind = HF_LINE_BORDER;
    if (is_border(sheet, line) || is_head(sheet, line)) {
        measure(sheet, line);
        return;
    }
    whole = *line;
    pass_remark(sheet, line);
    pass_label(sheet, line);
    measure(sheet, line);
    line->kind = kind_of(sheet, line, &whole);
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
        case '_':
        case '@':
        case '\\':
            untidy = true;
        }
        sheet->text[n] = text.at[folding.origin] == '\t' ? '\t' : c;
    }
    line->end = n;
    if (untidy)
        hf_sheet_tidy(sheet->text, line->start, n);
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
        used = line->end;
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
    read_lines(sheet, text, last);
    find_rule(sheet);
}
