/* SPDX-License-Identifier: MIT
 *
 * readings.c - which reading holds; the reading of cells that stand in one line.
 */
#include <string.h>

#include "base/assert.h"
#include "grid/spec.h"
#include "format/rows/block.h"
#include "format/typed/readings.h"

static uint32_t count_of(const hf_sheet *sheet, const hf_sheet_line *line, char c)
{
    return hf_scan_count(hf_sheet_span(sheet, line), c);
}

/* Sizes that a board of one character per cell, without rows to count, may have. */
static bool is_usual_size(uint32_t n)
{
    return n == 4 || n == 6 || n == 8 || n == 9;
}

/* ".." or "__": a blank as wide as a number. */
static bool is_all_marks(hf_span text)
{
    for (size_t i = 0; i < text.length; i++)
        if (!hf_is_empty_mark(text.at[i]) || text.at[i] != *text.at)
            return false;
    return text.length == 2;
}

/* Is the token a member of a list? */
static bool is_member(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    while (start > 0 && sheet->text[start - 1] == ' ')
        start--;
    return (start > 0 && strchr(",[{(|;", sheet->text[start - 1])) || sheet->text[end] == ',';
}

/* 6-1, 6.1: of a list of single numbers, two members that lost what parted them. */
static bool is_difference(hf_span text)
{
    return text.length == 3 && hf_is_digit(*text.at) && (text.at[1] == '-' || text.at[1] == '.') &&
           hf_is_digit(text.at[2]);
}

/* Is a token no cells, though its characters are: 5.0, 5. and -15 in a list, 01? Nobody has both points and
 * zeros for blanks. */
static bool is_other_number(const hf_sheet *sheet, const hf_token *token, bool single)
{
    hf_span text = {sheet->text + token->start, token->length};
    size_t at = 0;
    uint32_t number;
    if (text.length == 3 && hf_scan_starts(hf_span_from(text, 1), ".0"))
        return true;
    if (text.length < 2)
        return false;
    if (single)
        return !is_all_marks(text) &&
               !(*text.at != '0' && hf_scan_number(text, &at, &number) && at == text.length);
    if (text.length < 5 && *text.at == '-' && hf_is_digit(text.at[1]))
        return is_member(sheet, token->start, token->start + token->length);
    if (is_difference(text) &&
        count_of(sheet, &(hf_sheet_line){.start = 0, .end = token->start}, ',') > 12)
        return true;
    return text.length == 2 && text.at[1] == '.' && hf_is_digit(*text.at) &&
           strchr(",]", text.at[2]);
}

uint32_t hf_reading_put(const hf_sheet *sheet, const hf_token *token, bool numbers,
                        hf_reading *reading, uint32_t place)
{
    uint32_t cells = reading->size * reading->size, number = 0;
    hf_span text = {sheet->text + token->start, token->length};
    size_t at = 0;
    bool single = token->kind == HF_TOKEN_EMPTY || numbers;
    HF_ASSERT(reading->size <= HF_TYPED_SIZE);
    if (token->kind == HF_TOKEN_CELLS && is_other_number(sheet, token, single))
        return 0;
    if (single && token->kind == HF_TOKEN_CELLS)
        hf_scan_number(text, &at, &number);
    for (uint32_t i = 0; i < (single ? 1 : token->length); i++) {
        char c = text.at[i];
        uint32_t value = single ? number : hf_is_digit(c) ? (uint32_t)(c - '0') : 0;
        if (value > reading->size || HF_NEVER(place >= cells)) /* callers have counted them */
            return 0;
        reading->zeros += token->kind == HF_TOKEN_CELLS && c == '0';
        reading->cell[place++] = (uint16_t)value;
    }
    return place;
}

const char *hf_reading_zero_doubt(const hf_reading *reading)
{
    uint32_t blanks = 0;
    for (uint32_t i = 0; i < reading->size * reading->size; i++)
        blanks += reading->cell[i] == 0;
    return hf_zero_doubt(reading->cell, reading->size, reading->zeros, blanks > reading->zeros);
}

/* Puts all cells of the lines from `from` to `to`; true if they are exactly the board's. */
bool hf_reading_put_lines(const hf_sheet *sheet, uint32_t from, uint32_t to, bool numbers,
                          hf_reading *reading)
{
    uint32_t place = 0;
    for (uint32_t l = from; l < to; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        hf_token token;
        if (line->kind != HF_LINE_CELLS)
            continue;
        for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);)
            if ((place = hf_reading_put(sheet, &token, numbers, reading, place)) == 0)
                return false;
    }
    return place == reading->size * reading->size;
}

/* ---- one line -------------------------------------------------------------------------------- */

/* Is the second line of 81 cells full, and has it the digits of the first? */
static bool is_solution(const char *first, const char *second)
{
    for (unsigned i = 0; i < 81; i++)
        if (second[i] < '1' || second[i] > '9' ||
            (first[i] != second[i] && first[i] >= '1' && first[i] <= '9'))
            return false;
    return true;
}

/* Does a full board contradict itself: a digit twice in a row, a column or a box? */
static bool clashes(const uint16_t *cell)
{
    uint32_t seen[27] = {0};
    for (uint32_t i = 0; i < 81; i++) {
        uint32_t houses[] = {i / 9, 9 + i % 9, 18 + i / 27 * 3 + i % 9 / 3};
        for (uint32_t h = 0; h < 3; h++) {
            if (seen[houses[h]] & UINT32_C(1) << cell[i])
                return true;
            seen[houses[h]] |= UINT32_C(1) << cell[i];
        }
    }
    return false;
}

/* Do blanks that are more than the end of a line (they are within quotes, or none of ASCII) stand behind a run without
 * a label, of which no cell is empty, or one? They were among its cells before one was doubled. */
static bool is_overfull(const hf_sheet *sheet, const hf_sheet_line *line, const hf_token *run,
                        const uint16_t *cell)
{
    uint32_t blanks = 0, end = run->start + run->length;
    for (uint32_t i = 0; i < 81; i++)
        blanks += cell[i] == 0;
    bool quoted = run->start == line->start + 1 && strchr("\"'`", sheet->text[line->start]);
    return blanks <= 1 && end < line->end && sheet->text[end] == ' ' && line->front < 256 &&
           (run->start == line->start || quoted) && (blanks == 1 || clashes(cell));
}

/* The only run of 81 cells in the line, but for its solution. What else is there must not be a board. */
static bool find_run(const hf_sheet *sheet, const hf_sheet_line *line, hf_reading *reading)
{
    hf_token token, found = {HF_TOKEN_WORD, 0, 0};
    uint32_t others = 0;
    for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);) {
        bool whole = token.kind == HF_TOKEN_CELLS && token.length == 81;
        if (whole && !found.length)
            found = token;
        else if (!whole || !is_solution(sheet->text + found.start, sheet->text + token.start))
            others += token.length == 9 ? 20 : token.length; /* a row is one too many */
    }
    reading->size = 9;
    if (!found.length || others >= 20) /* less than a row and a half: a date, a time */
        return false;
    uint32_t cells = hf_reading_put(sheet, &found, false, reading, 0);
    HF_ASSERT(cells == 81); /* digits and marks */
    if (is_overfull(sheet, line, &found, reading->cell))
        reading->question = "82 cells, blanks among them: is one doubled? expected 81";
    return cells == 81;
}

/* Are most words of a line rows, and others not? Then what parts them got lost, or a cell. */
static bool is_uneven(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    uint32_t rows = 0, others = 0;
    for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);) {
        rows += token.length == 9;
        others += token.length != 9;
    }
    return rows > 4 && others > 0;
}

/* Do the characters show how the line falls into rows: brackets, or words of a row each? */
static bool falls_into_rows(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t n)
{
    uint32_t brackets = 0;
    for (uint32_t i = line->start; i < line->end; i++)
        brackets += sheet->text[i] == ']' || sheet->text[i] == '}' || sheet->text[i] == ')';
    return brackets >= n || (line->tokens == n && line->longest == n) ||
           hf_reading_parts(sheet, line, n, ';');
}

bool hf_reading_line(const hf_sheet *sheet, hf_reading *reading)
{
    const hf_sheet_line *line = &sheet->line[reading->first];
    uint32_t by_cells = hf_spec_square_root(line->cells);
    uint32_t by_tokens = hf_spec_square_root(line->tokens);
    reading->lines = reading->first + 1;
    reading->guess = "a board on one line";
    if (hf_reading_spaced(sheet, line, reading))
        return true;
    if (line->cells < 16)
        return false;
    if (find_run(sheet, line, reading))
        return true;
    HF_ASSERT(!line->first || line->tokens > 1); /* which is a number */
    if ((line->first && line->longest > 40) || line->longest > 72)
        return false; /* the number of a board that lost a cell is none of its cells, nor is a full stop behind it */
    if (line->longest > 1 && by_tokens > 9 && by_tokens <= HF_TYPED_SIZE) {
        reading->size = by_tokens;
        if (hf_reading_put_lines(sheet, reading->first, reading->first + 1, true, reading))
            return true;
    }
    if (!is_usual_size(by_cells) ||
        (by_cells == 9 ? hf_reading_is_torn(sheet, line) || is_uneven(sheet, line)
                       : !falls_into_rows(sheet, line, by_cells)))
        return false;
    reading->size = by_cells;
    return hf_reading_put_lines(sheet, reading->first, reading->first + 1, false, reading);
}

/* ---- the first that holds -------------------------------------------------------------------- */

/* The head of a table, known by its bars, has numbers. */
static bool is_head(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (hf_is_digit(sheet->text[i]))
            return line->kind == HF_LINE_BORDER;
    return false;
}

/* Is the line what closes a board? The head of another table is none, nor is the upper edge of another frame. */
static bool closes(const hf_sheet *sheet, uint32_t l, bool edge)
{
    const hf_sheet_line *line = &sheet->line[l];
    if (line->kind != HF_LINE_BORDER)
        return line->kind == HF_LINE_CLOSING;
    bool upper = edge && l + 1 < sheet->count && line[1].kind == HF_LINE_CELLS;
    return !upper && !is_head(sheet, line);
}

/* What closes a board belongs to it: brackets, the end of a table. */
static void take_closing(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t l = reading->lines;
    for (bool edge = false; l < sheet->count && closes(sheet, l, edge); l++)
        edge = edge || sheet->line[l].kind == HF_LINE_BORDER;
    reading->lines = l;
    if (l == sheet->count && sheet->open)
        reading->more = true;
}

static bool has_prose(const hf_sheet *sheet, uint32_t end)
{
    for (uint32_t l = 0; l < end; l++)
        if (sheet->line[l].kind == HF_LINE_PROSE)
            return true;
    return false;
}

static bool find_first(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t l = 0, heads = 0;
    reading->more = false;
    reading->title = HF_SHEET_LINES;
    for (; l < sheet->count && sheet->line[l].kind != HF_LINE_CELLS; l++) {
        hf_line_kind kind = sheet->line[l].kind;
        bool heading = kind == HF_LINE_HEADING || kind == HF_LINE_PROSE;
        heads += is_head(sheet, &sheet->line[l]);
        if (heads > 1 || (heading && reading->title < HF_SHEET_LINES && has_prose(sheet, l)))
            return false;
        if (heading && reading->title == HF_SHEET_LINES)
            reading->title = l;
    }
    reading->first = l;
    reading->more = l == sheet->count && sheet->open;
    return l < sheet->count;
}

/* Readings of cells that stand in rows. */
static bool is_in_rows(bool (*reading)(const hf_sheet *, hf_reading *))
{
    return reading == hf_reading_rows || reading == hf_reading_fields ||
           reading == hf_reading_columns;
}

/* Are two lines written in the same way: with as many separators, or nearly, with a label or without? */
static bool is_alike(const hf_sheet *sheet, const hf_sheet_line *a, const hf_sheet_line *b)
{
    uint32_t separators = 0, differences = 0;
    for (const char *c = ",;|&\t[{("; *c; c++) {
        uint32_t first = count_of(sheet, a, *c), second = count_of(sheet, b, *c);
        separators += first;
        differences += first > second ? first - second : second - first;
    }
    bool merged = separators == 8 && differences == 8 &&
                  count_of(sheet, b, ',') == 16; /* two rows on one line */
    return a->label == b->label &&
           (differences <= 1 || merged ||
            (a->cells == b->cells && (separators < 2 || differences <= 2))) &&
           b->kind == HF_LINE_CELLS;
}

/* Is a line of cells written as those of the board are? Two of them that were joined are; a board on one line is not, nor
 * is the number of the next. */
static bool is_like_rows(const hf_sheet *sheet, const hf_reading *reading, const hf_sheet_line *b)
{
    const hf_sheet_line *row = &sheet->line[reading->lines - 1];
    if (b->tokens == 1 && b->first && row->cells > 4)
        return false;
    return ((b->tokens > 3 && b->tokens <= row->tokens + 1) || b->cells <= row->cells + 1 ||
            b->cells <= reading->size + 1 ||
            (count_of(sheet, row, ',') < 2 && b->cells <= 3 * reading->size)) &&
           (is_alike(sheet, row, b) || is_alike(sheet, &sheet->line[reading->first + 1], b));
}

/* Do lines of cells like those of the board follow at once, or below a line that is drawn, fewer than it has itself?
 * Then one is too many, or the board is not what it seems. */
static bool runs_on(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t run = 0, direct = 0, own = 0, l = reading->lines, end = l;
    for (; l < sheet->count; l++) {
        if (is_like_rows(sheet, reading, &sheet->line[l])) {
            run++;
            direct += l == reading->lines + direct;
            end = l + 1;
        } else if (sheet->line[l].kind != HF_LINE_BORDER || end < l) {
            break;
        }
    }
    for (uint32_t i = reading->first; i < reading->lines; i++)
        own += sheet->line[i].kind == HF_LINE_CELLS;
    if (run == 0 || (run >= own && (direct != 1 || run % own == 0)))
        return false; /* one row above a line belongs to no other board */
    if (l == sheet->count && sheet->open)
        reading->more = true;
    reading->lines = end;
    return true;
}

/* Do the names of the rows follow each other: up, down, or all the same but for the first (m <- rbind(c(5, 3, ...)? If
 * not, a row has been lost or is there twice. */
static bool names_follow(const hf_sheet *sheet, const hf_reading *reading)
{
    uint32_t last = 0, rows = 0;
    bool up = true, down = true, same = true;
    for (uint32_t l = reading->first; l < reading->lines; l++) {
        uint32_t name = sheet->line[l].name;
        if (sheet->line[l].kind != HF_LINE_CELLS || (name == 0 && l == reading->first))
            continue; /* above the rows may stand those of the columns */
        if (name == 0)
            return true;
        up = up && name > last;
        down = down && (name < last || last == 0);
        same = same && (name == last || rows < 2);
        last = name;
        rows++;
    }
    return up || down || same;
}

/* Is a line drawn below the first row? */
static bool is_ruled(const hf_sheet *sheet, const hf_reading *reading)
{
    uint32_t borders = 0;
    for (uint32_t l = reading->first; l < reading->lines; l++)
        borders += sheet->line[l].kind == HF_LINE_BORDER;
    return borders == 1 && sheet->line[reading->first + 1].kind == HF_LINE_BORDER;
}

/* Tries one reading after the other from the first line of cells on. Below words that are no known
 * heading only rows are a board: in a list of boards, one to a line, such words are a mistake. */
static bool try_readings(const hf_sheet *sheet, hf_reading *reading)
{
    static bool (*const readings[])(const hf_sheet *, hf_reading *) = {
        hf_reading_line,    hf_reading_beside,  hf_reading_rows,  hf_reading_fields,
        hf_reading_columns, hf_reading_singles, hf_reading_stream};
    bool more = false, words = has_prose(sheet, reading->first);
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        if (words && !is_in_rows(readings[i]))
            continue;
        reading->more = reading->named = false;
        reading->zeros = 0;
        if (readings[i](sheet, reading)) {
            if (!reading->question)
                reading->question = hf_reading_zero_doubt(reading);
            if (!reading->question && is_in_rows(readings[i]) && !reading->named)
                reading->question =
                    hf_rows_doubt(reading->cell, reading->size, readings[i] != hf_reading_columns,
                                  is_ruled(sheet, reading));
            if (!reading->question && is_in_rows(readings[i]) && !names_follow(sheet, reading))
                reading->question = "is a row missing? their names do not follow each other";
            if (runs_on(sheet, reading))
                reading->question = "a row too many? expected as many rows as columns";
            take_closing(sheet, reading);
            hf_reading_turn(sheet, reading);
            return true;
        }
        more = more || reading->more;
    }
    reading->more = more;
    return false;
}

/* 2024-03-05, 5.3.2024, 05/03/24 */
static bool is_date(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t digits = 0, signs = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        digits += hf_is_digit(c);
        signs += c == '-' || c == '.' || c == '/';
        if (!hf_is_digit(c) && !strchr("-./ ", c))
            return false;
    }
    return signs == 2 && digits >= 4 && digits <= 8;
}

/* Takes the line for a heading, after all: a number or a date above a board, the names of columns. */
static bool pass_first(const hf_sheet *sheet, hf_reading *reading)
{
    const hf_sheet_line *line = &sheet->line[reading->first];
    bool number = (line->tokens == 1 && line->first) || is_date(sheet, line);
    HF_ASSERT(!number || line->cells <= 10); /* leading_number, with a point behind it */
    for (uint32_t i = line->start; i < line->end; i++)
        number = number && !strchr("[]{}|;,\"", sheet->text[i]);
    uint32_t l = reading->first + 1;
    if (!number)
        return false;
    while (l < sheet->count && sheet->line[l].kind == HF_LINE_BLANK)
        l++;
    if (l == sheet->count || sheet->line[l].kind != HF_LINE_CELLS || sheet->line[l].cells < 9 ||
        sheet->line[l].cells > HF_TYPED_SIZE)
        return false; /* above a line that is a board, it is a line that is none */
    reading->title = reading->first;
    reading->first = l;
    return true;
}

/* Bars on a line of a table, less the two of its frame: one less than its fields. */
static uint32_t fields_of(const hf_sheet *sheet, const hf_sheet_line *line)
{
    uint32_t bars = count_of(sheet, line, '|');
    return bars > 1 ? bars - 1 : 0;
}

/* Below its head a table has one line that no other row has. If as many rows as columns follow, the
 * head names the columns; with one row less, it is the first of them. */
static void pass_table_head(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t l = reading->first, rows = 0;
    if (l + 3 >= sheet->count || sheet->line[l + 1].kind != HF_LINE_BORDER ||
        sheet->text[sheet->line[l].start] != '|')
        return;
    for (uint32_t r = l + 2; r < sheet->count && sheet->line[r].kind == HF_LINE_CELLS; r++)
        rows++;
    if (rows >= fields_of(sheet, &sheet->line[l]) || hf_reading_names(sheet, &sheet->line[l]))
        reading->first = l + 2;
}

void hf_reading_find(const hf_sheet *sheet, hf_reading *reading)
{
    reading->jigsaw = false;
    reading->question = NULL;
    bool found = find_first(sheet, reading);
    if (found) {
        pass_table_head(sheet, reading);
        found = try_readings(sheet, reading) ||
                (!reading->more && pass_first(sheet, reading) && try_readings(sheet, reading));
    }
    if (!found)
        reading->size = 0;
}
