/* SPDX-License-Identifier: MIT
 *
 * dress_columns.c - rows in which a blank is an empty cell, so that cells are known by where they stand.
 *
 *     53  7          5 3     7             53 | 7 |
 *     6  195         6     1 9 5           6  |195|
 *      98    6         9 8         6        98|   | 6
 */
#include "format/rows/block.h"
#include "format/typed/readings.h"

enum { ROWS = 9 };

/* Nine lines of digits and blanks. */
typedef struct column_plan {
    uint32_t line[ROWS];
    uint32_t rows;
    uint32_t indent; /* blanks in front of every line that belong to none of the cells */
    uint32_t width;
    bool odd_used; /* a digit stands in an odd column */
    bool gap_used; /* a digit stands where a gap between boxes would be */
    uint32_t digits;
    uint32_t bar[2]; /* where the bars between boxes stand; 0: none */
    uint32_t barred; /* lines with both of them */
    bool uneven;     /* bars stand elsewhere on other lines */
} column_plan;

static void note_bar(column_plan *plan, uint32_t column, uint32_t number)
{
    if (number < 2 && plan->bar[number] == 0)
        plan->bar[number] = column;
    else if (number >= 2 || plan->bar[number] != column)
        plan->uneven = true;
}

static bool measure_columns(const hf_sheet *sheet, const hf_sheet_line *line, column_plan *plan)
{
    uint32_t bars = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        uint32_t column = i - line->start;
        if (c == ' ')
            continue;
        if (hf_is_bar(c)) {
            note_bar(plan, column, bars++);
            continue;
        }
        if (c < '1' || c > '9')
            return false;
        plan->width = column + 1 > plan->width ? column + 1 : plan->width;
        plan->indent = column < plan->indent ? column : plan->indent;
        plan->odd_used = plan->odd_used || column % 2;
        plan->gap_used = plan->gap_used || column % 4 == 3;
        plan->digits++;
    }
    plan->barred += bars == 2;
    return true;
}

/* Collects nine lines; blank ones are rows if `blanks` says so, else gaps between bands. */
static bool plan_columns(const hf_sheet *sheet, uint32_t first, bool blanks, column_plan *plan,
                         uint32_t *end)
{
    uint32_t l = first, gaps = 0;
    *plan = (column_plan){.indent = UINT32_MAX};
    for (; l < sheet->count && plan->rows < ROWS; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        bool nothing = line->kind == HF_LINE_BLANK && line->end == line->start;
        bool gap = line->kind == HF_LINE_BLANK && line->end < line->start + 9;
        if ((gap && !blanks) || line->kind == HF_LINE_BORDER)
            continue;
        if (gap && ++gaps > 1)
            return false; /* several are between bands */
        if (nothing && !(l + 1 < sheet->count && sheet->line[l + 1].kind == HF_LINE_CELLS))
            return false; /* behind the last row nothing at all is no row */
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

/* The same where bars stand between boxes: a blank may stand behind each bar. */
static uint32_t place_between(const column_plan *plan, uint32_t column)
{
    uint32_t box = column / 3, width = plan->bar[1] - plan->bar[0] - 1;
    uint32_t pitch = width >= 5 ? 2 : 1;
    uint32_t lead = width == 7 && (box > 0 || plan->bar[0] == 7) ? 1 : 0;
    return (box ? plan->bar[box - 1] + 1 : 0) + lead + column % 3 * pitch;
}

/* Do the bars leave room for three cells each, and is there no digit beside their places? */
static bool bars_fit(const column_plan *plan)
{
    uint32_t width = plan->bar[1] - plan->bar[0] - 1;
    return !plan->uneven && plan->barred == ROWS && plan->bar[1] > plan->bar[0] &&
           (width == 3 || (width >= 5 && width <= 7));
}

/* The column of a cell on its line. */
static uint32_t place_of(const column_plan *plan, uint32_t pitch, uint32_t column)
{
    if (plan->bar[0])
        return place_between(plan, column);
    if (pitch == 0) /* boxes of three with a gap between */
        return column + column / 3;
    return plan->indent + column * pitch;
}

/* False: some digit stands beside the places of cells, or in hardly any row a cell between digits is empty,
 * so that nothing shows that blanks are cells. */
static bool put_columns(const hf_sheet *sheet, const column_plan *plan, uint32_t pitch,
                        hf_reading *reading)
{
    uint32_t digits = 0;
    uint32_t shown = 0;
    for (uint32_t r = 0; r < ROWS; r++) {
        bool inside = false, begun = false;
        for (uint32_t c = 0; c < 9; c++) {
            const hf_sheet_line *line = &sheet->line[plan->line[r]];
            uint32_t at = line->start + place_of(plan, pitch, c);
            char symbol = at < line->end ? sheet->text[at] : ' ';
            bool digit = symbol >= '1' && symbol <= '9';
            reading->cell[r * 9 + c] = (uint16_t)(digit ? symbol - '0' : 0);
            digits += digit;
            inside = inside || (digit && begun && !reading->cell[r * 9 + c - 1]);
            begun = begun || digit;
        }
        shown += inside;
    }
    return shown > 2 && digits == plan->digits;
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
    uint32_t pitch = plan.bar[0] ? 1 : column_pitch(&plan);
    if (plan.bar[0] ? !bars_fit(&plan) : pitch == 0 && (plan.gap_used || plan.width > 11))
        return false;
    if (!put_columns(sheet, &plan, pitch, reading))
        return false;
    if (!plan.bar[0] && pitch == 1 && plan.width <= 9 && !plan.odd_used)
        reading->question = "9 rows of 9 in which a blank is an empty cell, or rows of up to 5 "
                            "numbers with blanks between? write '.' for empty cells";
    reading->size = 9;
    reading->lines = end;
    return true;
}
