/* SPDX-License-Identifier: MIT
 *
 * reading_columns.c - rows in which a blank is an empty cell, so that cells are known by where they stand.
 *
 *     53  7          5 3     7             53 | 7 |           "53  7    "
 *     6  195         6     1 9 5           6  |195|           "6  195   "
 *      98    6         9 8         6        98|   | 6         " 98    6 "
 *
 * Cell C of a row stands in column  indent + C * pitch + C / 3 * gap  of its line. A layout that puts every
 * digit into a cell, and every bar between boxes, explains the lines; if several do, and none of them is
 * likelier, the error asks.
 */
#include <string.h>

#include "format/rows/block.h"
#include "format/typed/readings.h"

enum { ROWS = 9, SPARE = 4, DEEPEST = 24, NONE = 1 << 20 };

/* Nine lines of digits, blanks and bars. */
typedef struct column_plan {
    const hf_sheet *sheet;
    hf_sheet_line line[ROWS]; /* without quotes around them */
    uint32_t rows, digits;
    uint32_t above;             /* rows that are empty before the first with a digit */
    uint32_t indent;            /* the least column of a digit */
    uint32_t last;              /* the greatest */
    uint32_t length;            /* of every line; 0: they differ */
    uint32_t quoted;            /* lines in quotes */
    uint32_t shortest, longest; /* of the lines with digits */
    bool kept;                  /* one of these ends in a blank: blanks were not cut off */
    bool used[2];               /* digits stand in even columns, in odd ones */
    uint32_t bars;              /* of each line */
    bool odd;                   /* some are quoted or have a label, others not */
    uint32_t bar;               /* the column of the first of them */
    uint32_t cross;             /* and that of the first in a border */
} column_plan;

typedef struct layout {
    uint32_t pitch, gap, indent;
} layout;

static uint32_t place_of(const layout *way, uint32_t cell)
{
    return way->indent + cell * way->pitch + cell / 3 * way->gap;
}

/* Without the quotes around it, if there are some. */
static void strip_quotes(const hf_sheet *sheet, hf_sheet_line *line, column_plan *plan)
{
    uint32_t start = line->start, end = line->end;
    while (start < end && sheet->text[start] == ' ')
        start++;
    while (end > start && strchr(" ,;", sheet->text[end - 1]))
        end--;
    if (end < start + 2 || !strchr("\"'`", sheet->text[start]) ||
        sheet->text[end - 1] != sheet->text[start])
        return;
    line->start = start + 1;
    line->end = end - 1;
    plan->quoted++;
}

/* Takes a line for a row; false: something else is on it. */
static bool measure_columns(const hf_sheet_line *source, column_plan *plan)
{
    const char *text = plan->sheet->text;
    hf_sheet_line *line = &plan->line[plan->rows];
    uint32_t bars = 0, before = plan->digits;
    *line = *source;
    plan->odd = plan->odd || line->front != (plan->rows ? plan->line[0].front : line->front);
    strip_quotes(plan->sheet, line, plan);
    for (uint32_t i = line->start; i < line->end; i++) {
        uint32_t column = i - line->start;
        if (text[i] == ' ')
            continue;
        bars += hf_is_bar(text[i]);
        if (hf_is_bar(text[i])) {
            plan->bar = column < plan->bar ? column : plan->bar;
            continue;
        }
        if (text[i] < '1' || text[i] > '9')
            return false;
        plan->last = column > plan->last ? column : plan->last;
        plan->indent = column < plan->indent ? column : plan->indent;
        plan->used[column % 2] = true;
        plan->digits++;
    }
    uint32_t length = line->end - line->start;
    plan->length = plan->rows == 0 || length == plan->length ? length : 0;
    if (plan->digits > before) {
        plan->kept = plan->kept || text[line->end - 1] == ' ';
        plan->shortest = length < plan->shortest ? length : plan->shortest;
        plan->longest = length > plan->longest ? length : plan->longest;
    }
    plan->bars = plan->rows ? plan->bars : bars;
    plan->rows++;
    return bars == plan->bars;
}

/* Does a line of cells follow? *end: the sheet's, if that is not known yet. */
static bool is_between(const hf_sheet *sheet, uint32_t line, uint32_t *end)
{
    if (line + 1 == sheet->count)
        *end = sheet->count;
    return line + 1 < sheet->count && sheet->line[line + 1].kind == HF_LINE_CELLS;
}

/* The column of the first cross in a border, or the one that is known. */
static uint32_t find_cross(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t known)
{
    for (uint32_t i = line->start; i < line->end && known == NONE; i++)
        if (sheet->text[i] == '+')
            return i - line->start;
    return known;
}

/* Nine rows that are all written in the same way. Lines that are drawn cross; where they do not, a column is lost. Where
 * blanks at the end were not cut off, rows have the same length; where they have not, a character is lost or doubled. */
static bool is_plan_whole(const column_plan *plan)
{
    bool crossing = plan->bar == NONE || plan->cross == NONE || plan->bar == plan->cross;
    return plan->rows == ROWS && plan->digits >= 8 && !plan->odd && crossing &&
           (plan->quoted == 0 || plan->quoted == ROWS) &&
           !(plan->kept && plan->shortest < plan->longest);
}

/* Nothing, or a border. */
static bool parts(const hf_sheet_line *line)
{
    return line->kind == HF_LINE_BORDER || line->end == line->start;
}

/* Collects nine lines; blank ones are rows if `blanks` says so, else gaps between bands. *end: the line behind them,
 * or the end of the sheet, if further lines may change the answer. */
static bool plan_columns(const hf_sheet *sheet, uint32_t first, bool blanks, column_plan *plan,
                         uint32_t *end)
{
    uint32_t l = first, gaps = 0;
    *plan =
        (column_plan){.sheet = sheet, .indent = NONE, .bar = NONE, .cross = NONE, .shortest = NONE};
    for (; l < sheet->count && plan->rows < ROWS; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        bool nothing = line->kind == HF_LINE_BLANK && line->end == line->start;
        bool gap = line->kind == HF_LINE_BLANK && line->end < line->start + 9;
        if (line->kind == HF_LINE_BORDER)
            plan->cross = find_cross(sheet, line, plan->cross);
        if ((gap && !blanks) || line->kind == HF_LINE_BORDER)
            continue;
        if (gap && ++gaps > 1)
            return false; /* several are between bands */
        if (nothing && (plan->rows + 1 == ROWS || !is_between(sheet, l, end)))
            return false; /* behind the last row nothing at all is no row, and may part two boards */
        if (line->kind == HF_LINE_BLANK && plan->rows % 3 > 0 && parts(&sheet->line[l - 1]))
            return false; /* the first row of another board */
        if ((line->kind != HF_LINE_CELLS && line->kind != HF_LINE_BLANK) ||
            !measure_columns(line, plan))
            return false;
    }
    *end = l;
    return is_plan_whole(plan);
}

/* How many cells stand before a column; ROWS + 1: one of them stands in it. */
static uint32_t cells_before(const layout *way, uint32_t column)
{
    uint32_t cells = 0;
    while (cells < 9 && place_of(way, cells) < column)
        cells++;
    return cells < 9 && place_of(way, cells) == column ? ROWS + 1 : cells;
}

/* Reads a row; false: a digit stands beside the cells, or a bar within a box. *inside: a cell between two
 * digits is empty. */
static bool put_row(const column_plan *plan, uint32_t row, const layout *way, uint16_t *cell,
                    bool *inside)
{
    const hf_sheet_line *line = &plan->line[row];
    uint32_t before = 0;
    memset(cell, 0, 9 * sizeof *cell);
    *inside = false;
    if (plan->quoted && line->end - line->start > place_of(way, 8) + 1)
        return false; /* between quotes every blank counts */
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = plan->sheet->text[i];
        if (c == ' ')
            continue;
        uint32_t count = cells_before(way, i - line->start);
        if (hf_is_bar(c) ? count % 3 != 0 : count != ROWS + 1)
            return false;
        if (hf_is_bar(c))
            continue;
        for (count = 0; place_of(way, count) != i - line->start;)
            count++;
        cell[count] = (uint16_t)(c - '0');
        *inside = *inside || (before && count > before);
        before = count + 1;
    }
    return true;
}

/* False unless every digit has a cell, and in some rows a cell between digits is empty, so that it shows
 * that blanks are cells. */
static bool put_columns(const column_plan *plan, const layout *way, uint16_t *cell)
{
    uint32_t shown = 0;
    if ((plan->kept && plan->longest <= place_of(way, 8)) ||
        plan->shortest > place_of(way, 8) + SPARE)
        return false; /* a column is missing, or there are more than nine */
    for (uint32_t r = 0; r < ROWS; r++) {
        bool inside;
        if (!put_row(plan, r, way, cell + (size_t)r * 9, &inside))
            return false;
        shown += inside;
    }
    return shown > 2;
}

/* Are some columns empty, and no other cells? Then they are where columns were lost. */
static bool has_lost_columns(const uint16_t *cell)
{
    uint32_t empty = 0, blanks = 0;
    for (uint32_t c = 0; c < 9; c++) {
        uint32_t column = 0;
        for (uint32_t r = 0; r < ROWS; r++)
            column += cell[r * 9 + c] == 0;
        empty += column == ROWS;
        blanks += column;
    }
    return empty > 0 && empty < 4 && blanks == empty * ROWS;
}

/* The usual layouts, tight and with a blank between cells, boxes apart or not. */
static const layout layouts[] = {{1, 0, 0}, {2, 0, 0}, {1, 1, 0}, {2, 2, 0},
                                 {2, 3, 0}, {1, 2, 0}, {1, 3, 0}, {3, 0, 0}};
enum { LAYOUTS = sizeof layouts / sizeof *layouts };

/* Do names stand before the rows, "1:"? A blank behind them is no cell, or may be none. */
static bool is_labelled(const column_plan *plan)
{
    return plan->line[0].front > 255;
}

/* A blank or three in front may as well be cells. */
static bool is_usual(const column_plan *plan, uint32_t indent)
{
    return indent == is_labelled(plan) || indent == 0 || indent == 2 || indent == 4 || indent == 8;
}

/* Do boxes without gaps, but indented, explain the lines as well? */
static bool fits_without_gaps(const column_plan *plan, uint32_t pitch)
{
    uint16_t cell[81];
    for (uint32_t indent = 0; indent <= plan->indent;
         indent++) /* which is not far: a layout fits */
        if (put_columns(plan, &(layout){pitch, 0, indent}, cell))
            return true;
    return false;
}

/* Does the layout explain the lines with another indent as well? */
static bool fits_at(const column_plan *plan, layout way, uint32_t indent)
{
    uint16_t cell[81];
    way.indent = indent;
    return put_columns(plan, &way, cell);
}

/* A layout that needs no guess about the indent: lines end where the last cell does, or nothing is indented. */
static bool find_certain(const column_plan *plan, uint16_t *cell, layout *found, bool *several)
{
    for (unsigned i = 0; i < 2 * LAYOUTS; i++) {
        layout way = layouts[i % LAYOUTS];
        uint32_t width = place_of(&way, 8) + 1;
        way.indent = i < LAYOUTS ? plan->length - width : 0;
        if (i < LAYOUTS && (plan->length < width || !is_usual(plan, way.indent)))
            continue;
        if (put_columns(plan, &way, cell)) {
            *several = (way.gap && !plan->bars && fits_without_gaps(plan, way.pitch)) ||
                       (way.indent == 0 && is_labelled(plan) && fits_at(plan, way, 1)) ||
                       (way.indent > 1 && fits_at(plan, way, 0));
            *found = way;
            return true;
        }
    }
    return false;
}

/* Some layout, indented by whatever; *several: others say something else. */
static bool find_indented(const column_plan *plan, uint16_t *cell, layout *found, bool *several)
{
    uint16_t other[81];
    bool any = false;
    *several = false;
    for (unsigned i = 0; i < LAYOUTS; i++)
        for (uint32_t indent = layouts[i].gap && !plan->bars ? DEEPEST
                                                             : 1; /* a gap is seen by bars */
             indent <= plan->indent + 4 && indent < DEEPEST; indent++) {
            layout way = layouts[i];
            way.indent = indent;
            if (!put_columns(plan, &way, any ? other : cell))
                continue;
            *several |= any && memcmp(cell, other, sizeof other) != 0;
            *found = any ? *found : way;
            any = true;
        }
    return any;
}

/* Is the line so far above another one a row of blanks? */
static bool is_wide_blank(const hf_sheet *sheet, uint32_t line, uint32_t up)
{
    if (up > line || up > 2)
        return false;
    const hf_sheet_line *above = &sheet->line[line - up];
    return above->kind == HF_LINE_BLANK && above->end >= above->start + ROWS;
}

/* Nine rows from the first line on, or from empty rows above it of which the blanks are there. */
static bool find_plan(const hf_sheet *sheet, uint32_t first, column_plan *plan, uint32_t *end)
{
    bool found = plan_columns(sheet, first, false, plan, end);
    if (!found && !(sheet->open && *end == sheet->count))
        found = plan_columns(sheet, first, true, plan, end);
    for (uint32_t up = 1; !found && is_wide_blank(sheet, first, up); up++) {
        if (sheet->open && *end == sheet->count)
            break;
        found = plan_columns(sheet, first - up, false, plan, end) && plan->length > 0;
        plan->above = up;
    }
    return found;
}

bool hf_reading_columns(const hf_sheet *sheet, hf_reading *reading)
{
    column_plan plan;
    layout way = {0};
    uint32_t end = reading->first;
    bool several = false, found = find_plan(sheet, reading->first, &plan, &end);
    reading->guess = "nine rows in which a blank is an empty cell";
    if (!found) {
        reading->more = end == sheet->count && sheet->open;
        return false;
    }
    if (!find_certain(&plan, reading->cell, &way, &several) &&
        !find_indented(&plan, reading->cell, &way, &several))
        return false;
    bool first = way.indent == 0; /* is there a digit in the first column? */
    for (uint32_t r = 0; r < ROWS; r++)
        first = first || reading->cell[(size_t)r * 9] > 0;
    if (several || !first)
        reading->question = "how far are these rows indented? write '.' for empty cells";
    else if (!plan.quoted && !(plan.used[0] && plan.used[1]) && way.pitch == 1 &&
             (plan.last < 9 ? !plan.bars : way.gap > 0))
        reading->question = "9 rows of 9 in which a blank is an empty cell, or rows of up to 5 "
                            "numbers with blanks between? write '.' for empty cells";
    reading->size = 9;
    reading->lines = end;
    if (has_lost_columns(reading->cell))
        return false;
    reading->first -= plan.above;
    return true;
}
