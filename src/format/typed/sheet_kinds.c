/* SPDX-License-Identifier: MIT
 *
 * sheet_kinds.c - what kind a line of a sheet is of.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/sheet.h"

bool hf_sheet_has_letter(const char *text, uint32_t start, uint32_t end)
{
    for (uint32_t i = start; i < end; i++)
        if (hf_is_letter(text[i]) && text[i] != 'x' && text[i] != 'X')
            return true;
    return false;
}

bool hf_sheet_is_number(const char *text, uint32_t start, uint32_t end)
{
    uint32_t digits = 0;
    for (uint32_t i = start; i < end; i++) {
        if (text[i] != ' ' && text[i] != '#' && text[i] != '(' && !hf_is_digit(text[i]))
            return false;
        digits += hf_is_digit(text[i]);
    }
    return digits > 0 && digits <= 5;
}

static hf_span line_text(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return hf_scan_trim((hf_span){sheet->text + line->start, line->end - line->start});
}

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
    return longest >= 3 || plus || hf_scan_starts(line_text(sheet, line), "= = = =");
}

/* "\hline", "\end{tabular}": commands of a typesetting program alone. */
static bool is_command(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return sheet->text[line->start] == '\\' && line->start + 1 < line->end &&
           hf_is_letter(sheet->text[line->start + 1]);
}

/* Nothing but what separates fields, three times at least: a row of empty ones. */
static bool is_empty_row(const hf_sheet *sheet, const hf_sheet_line *line)
{
    static const char separators[] = "\t,;|!&";
    uint32_t count[sizeof separators] = {0};
    bool enough = false;
    for (uint32_t i = line->start; i < line->end; i++) {
        if (i > line->start && sheet->text[i] == '\\' && sheet->text[i - 1] == '\\')
            break; /* a typesetter's row ends there, perhaps before \\hline */
        const char *which = strchr(separators, sheet->text[i]);
        if (which)
            enough = ++count[which - separators] >= (*which == '|' ? 2u : 3u) || enough;
        else if (!strchr(" \\\"'", sheet->text[i]))
            return false;
    }
    return enough;
}

/* "(9 rows)", "[9 rows x 9 columns]": what programs write below a table. */
static bool counts_rows(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_span text = line_text(sheet, line);
    uint32_t number;
    if (text.length < 7)
        return false;
    size_t at = strchr("([", *text.at) ? 1 : 0;
    return hf_scan_number(text, &at, &number) && hf_scan_starts(hf_span_from(text, at), " row");
}

/* A letter or a short word, and then fields, most of them empty. */
static bool is_named_row(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t letters = 0, separators = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        separators += strchr(",|;&\t", sheet->text[i]) != NULL;
        if (!hf_is_letter(sheet->text[i]))
            continue;
        if (separators > 1)
            return false;
        letters++;
    }
    return letters > 0 && letters < 4 && separators > 3;
}

/* "||1||2||3||": the head of a table of a wiki. */
static bool is_head(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t pairs = 0;
    for (uint32_t i = line->start; i + 1 < line->end; i++)
        if (sheet->text[i] == '|') {
            if (sheet->text[++i] != '|' || (i + 1 < line->end && sheet->text[i + 1] == '|'))
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
    while (sheet->text[i] == ' ')
        i++;
    return strchr("])}`", sheet->text[i]);
}

/* "board := [9][9]int{": what opens comes last, behind letters. */
static bool ends_open(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t end = line->end;
    while (sheet->text[end - 1] == ' ')
        end--;
    return strchr("[{(=", sheet->text[end - 1]) &&
           hf_sheet_has_letter(sheet->text, line->start, end);
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

/* Characters that have no place beside cells: a + right behind a digit is one, too. */
static bool is_odd(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (sheet->text[i] == 1 || strchr("@%~", sheet->text[i]) ||
            (sheet->text[i] == '+' && i > line->start && hf_is_digit(sheet->text[i - 1])))
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

/* So many digits and blanks within words that a board may be among them. */
static bool holds_board(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t run = 0;
    for (uint32_t i = line->start; i < line->end && run < 16; i++)
        run = hf_is_digit(sheet->text[i]) || hf_is_empty_mark(sheet->text[i]) ? run + 1 : 0;
    return run >= 16;
}

/* The kind of a line that was measured; `whole` is the line with its label. */
hf_line_kind hf_sheet_kind(const hf_sheet *sheet, const hf_sheet_line *line,
                           const hf_sheet_line *whole)
{
    HF_ASSERT(!is_blank(sheet, whole)); /* hf_sheet_look knows these */
    if (is_command(sheet, whole))
        return line->cells >= 4 ? HF_LINE_CELLS : HF_LINE_BORDER;
    if ((line->cells == 0 && is_closing(sheet, whole)) || counts_rows(sheet, whole) ||
        (line->cells < 4 && begins_closed(sheet, whole)))
        return HF_LINE_CLOSING;
    if (is_odd(sheet, whole))
        return kind_of_words(sheet, whole);
    if (line->cells < 4 && holds_board(sheet, whole))
        return HF_LINE_OTHER;
    if (line->cells < 4 && ends_open(sheet, whole))
        return HF_LINE_HEADING;
    if (((line->cells >= 4 || !line->label) && line->cells > 0) || is_named_row(sheet, whole))
        return HF_LINE_CELLS;
    if (is_heading(sheet, whole))
        return HF_LINE_HEADING;
    return kind_of_words(sheet, whole);
}

hf_line_kind hf_sheet_look(const hf_sheet *sheet, const hf_sheet_line *line)
{
    if (is_empty_row(sheet, line))
        return HF_LINE_CELLS;
    if (is_blank(sheet, line))
        return HF_LINE_BLANK;
    return is_border(sheet, line) || is_head(sheet, line) ? HF_LINE_BORDER : HF_LINE_OTHER;
}
