/* SPDX-License-Identifier: MIT
 *
 * fields.c - cells that are known by what stands between them, or by where they stand: the rows of a
 * spreadsheet, of a table in a text, and rows in which a blank is an empty cell.
 */
#include <string.h>

#include "format/typed/readings.h"

/* ---- fields ---------------------------------------------------------------------------------- */

/* The fields of one line. */
typedef struct field_walk {
    const char *text;
    uint32_t at, end;
    char separator;
    bool done;
} field_walk;

/* Without the bars around a table's row, and without what ends the row of another kind of table. */
static field_walk start_fields(const hf_sheet *sheet, const hf_sheet_line *line, char separator)
{
    field_walk walk = {sheet->text, line->start, line->end, separator, false};
    for (uint32_t i = line->start; i + 1 < line->end; i++)
        if (separator == '&' && walk.text[i] == '\\') {
            walk.end = i;
            break;
        }
    if (separator != '\t')
        while (walk.end > walk.at && strchr(" \t", walk.text[walk.end - 1]))
            walk.end--;
    if (separator == '|') {
        while (walk.at < walk.end && strchr(" \t", walk.text[walk.at]))
            walk.at++;
        bool framed = walk.at < walk.end && walk.text[walk.at] == '|';
        walk.at += framed;
        walk.end -= framed && walk.end > walk.at && walk.text[walk.end - 1] == '|';
    }
    return walk;
}

static bool is_wrapping(char c)
{
    return c == ' ' || c == '\t' || c == '"' || c == '\'' || c == '[' || c == ']' || c == '{' ||
           c == '}' || c == '(' || c == ')' || c == '*' || c == ';';
}

/* The next field, without what wraps its content. */
static bool next_field(field_walk *walk, uint32_t *start, uint32_t *end)
{
    if (walk->done)
        return false;
    *start = walk->at;
    while (walk->at < walk->end && walk->text[walk->at] != walk->separator)
        walk->at++;
    *end = walk->at;
    walk->done = walk->at == walk->end;
    walk->at += !walk->done;
    while (*start < *end && is_wrapping(walk->text[*start]))
        ++*start;
    while (*end > *start && is_wrapping(walk->text[*end - 1]))
        --*end;
    return true;
}

/* The value of a field: nothing, or just one token. HF_NOT_A_SYMBOL if it is anything else. */
static uint32_t field_value(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    hf_sheet_line part = {.start = (uint16_t)start, .end = (uint16_t)end};
    hf_span text = {sheet->text + start, end - start};
    hf_token token, further;
    uint32_t at = start, number = 0;
    size_t digit = 0;
    if (start == end)
        return 0;
    if (!hf_sheet_token(sheet, &part, &at, &token) || token.start != start ||
        token.length != end - start || token.kind == HF_TOKEN_WORD ||
        hf_sheet_token(sheet, &part, &at, &further))
        return HF_NOT_A_SYMBOL;
    if (token.kind == HF_TOKEN_EMPTY)
        return 0;
    if (hf_scan_number(text, &digit, &number) && digit == text.length)
        return number <= HF_TYPED_SIZE ? number : (uint32_t)HF_NOT_A_SYMBOL;
    return text.length == 1 ? 0 : (uint32_t)HF_NOT_A_SYMBOL;
}

/* Reads a row; false unless it has N fields, or fewer where what is left out at the end is blank. */
static bool put_fields(const hf_sheet *sheet, const hf_sheet_line *line, char separator,
                       hf_reading *reading, uint32_t row, uint32_t *widest)
{
    field_walk walk = start_fields(sheet, line, separator);
    uint32_t n = reading->size, count = 0, start, end;
    uint16_t *cell = reading->cell + (size_t)row * n;
    memset(cell, 0, n * sizeof *cell);
    for (; next_field(&walk, &start, &end); count++) {
        uint32_t value = field_value(sheet, start, end);
        if (value > n || (count >= n && (value || start < end)))
            return false;
        if (count < n)
            cell[count] = (uint16_t)value;
    }
    *widest = count > *widest ? count : *widest;
    return count > 1 && count <= n + 1;
}

/* N rows of fields with this separator. */
static bool read_fields(const hf_sheet *sheet, char separator, uint32_t n, hf_reading *reading)
{
    uint32_t rows = 0, widest = 0, l = reading->first;
    reading->size = n;
    for (; l < sheet->count && rows < n; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        bool tabs = line->kind == HF_LINE_BLANK && line->end > line->start && separator == '\t';
        if (line->kind == HF_LINE_CELLS || tabs) {
            if (!put_fields(sheet, line, separator, reading, rows, &widest))
                return false;
            rows++;
        } else if (line->kind == HF_LINE_HEADING || line->kind == HF_LINE_LETTERS) {
            return false;
        }
    }
    reading->lines = l;
    if (rows < n)
        reading->more = reading->more || (l == sheet->count && sheet->open);
    return rows == n && widest >= n;
}

bool hf_reading_fields(const hf_sheet *sheet, hf_reading *reading)
{
    static const uint32_t sizes[] = {9, 16, 6, 4, 8, 12, 10, 25};
    reading->guess = "rows of fields, an empty field being an empty cell";
    for (const char *separator = "\t,;|&"; *separator; separator++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
            if (read_fields(sheet, *separator, sizes[i], reading))
                return true;
    return false;
}

/* ---- columns --------------------------------------------------------------------------------- */

enum { ROWS = 9 };

/* Nine lines of digits and blanks. */
typedef struct column_plan {
    uint32_t line[ROWS];
    uint32_t rows;
    uint32_t indent; /* blanks in front of every line that belong to none of the cells */
    uint32_t width;
    bool odd_used;   /* a digit stands in an odd column */
    bool gap_used;   /* a digit stands where a gap between boxes would be */
    uint32_t digits;
} column_plan;

static bool measure_columns(const hf_sheet *sheet, const hf_sheet_line *line, column_plan *plan)
{
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        uint32_t column = i - line->start;
        if (c == ' ')
            continue;
        if (c < '1' || c > '9')
            return false;
        plan->width = column + 1 > plan->width ? column + 1 : plan->width;
        plan->indent = column < plan->indent ? column : plan->indent;
        plan->odd_used = plan->odd_used || column % 2;
        plan->gap_used = plan->gap_used || column % 4 == 3;
        plan->digits++;
    }
    return true;
}

/* Collects nine lines; blank ones are rows if `blanks` says so, else gaps between bands. */
static bool plan_columns(const hf_sheet *sheet, uint32_t first, bool blanks, column_plan *plan,
                         uint32_t *end)
{
    uint32_t l = first;
    *plan = (column_plan){.indent = UINT32_MAX};
    for (; l < sheet->count && plan->rows < ROWS; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        if (line->kind == HF_LINE_BLANK && !blanks)
            continue;
        if ((line->kind != HF_LINE_CELLS && line->kind != HF_LINE_BLANK) ||
            !measure_columns(sheet, line, plan))
            return false;
        plan->line[plan->rows++] = l;
    }
    *end = l;
    return plan->rows == ROWS && plan->digits >= 8;
}

/* Columns from one cell to the next: 1, or 2 where a blank stands between any two. 0: neither. */
static uint32_t column_pitch(column_plan *plan)
{
    if (plan->width > 9 && plan->width <= 17 && !plan->odd_used) {
        plan->indent = 0;
        return 2;
    }
    if (plan->width <= 9) {
        plan->indent = 0;
        return 1;
    }
    plan->indent = plan->width - 9 <= plan->indent ? plan->width - 9 : 0;
    return plan->indent ? 1 : 0;
}

/* The column of a cell on its line. */
static uint32_t place_of(const column_plan *plan, uint32_t pitch, uint32_t column)
{
    if (pitch == 0) /* boxes of three with a gap between */
        return column + column / 3;
    return plan->indent + column * pitch;
}

static void put_columns(const hf_sheet *sheet, const column_plan *plan, uint32_t pitch,
                        hf_reading *reading)
{
    for (uint32_t r = 0; r < ROWS; r++)
        for (uint32_t c = 0; c < 9; c++) {
            const hf_sheet_line *line = &sheet->line[plan->line[r]];
            uint32_t at = line->start + place_of(plan, pitch, c);
            char symbol = at < line->end ? sheet->text[at] : ' ';
            reading->cell[r * 9 + c] = (uint16_t)(symbol == ' ' ? 0 : symbol - '0');
        }
}

bool hf_reading_columns(const hf_sheet *sheet, hf_reading *reading)
{
    column_plan plan;
    uint32_t end = reading->first;
    bool found = plan_columns(sheet, reading->first, false, &plan, &end) ||
                 (!sheet->open && plan_columns(sheet, reading->first, true, &plan, &end));
    reading->guess = "nine rows in which a blank is an empty cell";
    if (!found) {
        reading->more = end == sheet->count && sheet->open;
        return false;
    }
    uint32_t pitch = column_pitch(&plan);
    if (pitch == 0 && (plan.gap_used || plan.width > 11))
        return false;
    put_columns(sheet, &plan, pitch, reading);
    if (pitch == 1 && plan.width <= 9 && !plan.odd_used)
        reading->question = "9 rows of 9 in which a blank is an empty cell, or rows of up to 5 "
                            "numbers with blanks between? write '.' for empty cells";
    reading->size = 9;
    reading->lines = end;
    return true;
}
