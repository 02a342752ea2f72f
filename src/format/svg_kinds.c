/* SPDX-License-Identifier: MIT
 *
 * svg_kinds.c - cages, lines, dots and numbers, drawn by the style of their kind.
 *
 * Everything is measured in a fortieth of a cell, in whole numbers. The kinds are not known here but
 * for their styles, with three exceptions: what stands on a border depends on more than a style.
 */
#include "format/svg_kinds.h"

#include <stdarg.h>

#include "puzzle/kind.h"

enum { CELL = HF_SVG_CELL, HALF = CELL / 2, INSET = 4 };

/* Writes a pattern: @ stands for an int, $ for a string. */
static void put(hf_text *text, const char *pattern, ...)
{
    va_list rest;
    va_start(rest, pattern);
    for (; *pattern != '\0'; pattern++) {
        if (*pattern == '@') {
            int number = va_arg(rest, int);
            hf_text_add(text, number < 0 ? "-" : "");
            hf_text_number(text, (uint64_t)(number < 0 ? -(int64_t)number : number));
        } else if (*pattern == '$') {
            hf_text_add(text, va_arg(rest, const char *));
        } else {
            hf_text_char(text, *pattern);
        }
    }
    va_end(rest);
}

static int left_of(const hf_svg_pen *pen, uint32_t cell)
{
    return (int)(pen->x + cell % pen->columns * CELL);
}

static int top_of(const hf_svg_pen *pen, uint32_t cell)
{
    return (int)(pen->y + cell / pen->columns * CELL);
}

static const hf_rules *rules_of(const hf_puzzle *puzzle)
{
    return puzzle != NULL ? puzzle->rules : NULL;
}

/* ---- under the lines ---------------------------------------------------------------------------- */

static void put_shade(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    for (uint32_t i = 0; i < written->cell_count; i++)
        put(pen->text, "<rect x=\"@\" y=\"@\" width=\"40\" height=\"40\" fill=\"$\"/>\n",
            left_of(pen, written->cells[i]), top_of(pen, written->cells[i]), kind->colour);
    const char *word = written->kind == HF_CONSTRAINT_MINIMUM   ? "min"
                       : written->kind == HF_CONSTRAINT_MAXIMUM ? "max"
                                                                : NULL;
    if (word != NULL)
        put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">$</text>\n",
            left_of(pen, written->cells[0]) + HALF, top_of(pen, written->cells[0]) + CELL - 6,
            word);
}

static void put_figure(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    for (uint32_t i = 0; i < written->cell_count; i++) {
        int x = left_of(pen, written->cells[i]), y = top_of(pen, written->cells[i]);
        if (kind->style == HF_STYLE_CIRCLE)
            put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"16\" fill=\"$\"/>\n", x + HALF, y + HALF,
                kind->colour);
        else
            put(pen->text, "<rect x=\"@\" y=\"@\" width=\"32\" height=\"32\" fill=\"$\"/>\n", x + 4,
                y + 4, kind->colour);
    }
}

/* A line through the middles of some cells; `more` are attributes. */
static void put_path(const hf_svg_pen *pen, const uint32_t *cells, uint32_t count, int width,
                     const char *colour, const char *more)
{
    put(pen->text, "<polyline fill=\"none\" stroke=\"$\" stroke-width=\"@\" $ points=\"", colour,
        width, more);
    for (uint32_t i = 0; i < count; i++)
        put(pen->text, i > 0 ? " @,@" : "@,@", left_of(pen, cells[i]) + HALF,
            top_of(pen, cells[i]) + HALF);
    hf_text_add(pen->text, "\"/>\n");
}

static const char round_ends[] = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/* A number that is not the usual one of its kind. */
static void put_strange_number(const hf_svg_pen *pen, const hf_written *written,
                               const hf_kind *kind)
{
    if (written->number_count == 0 || written->numbers[0] == kind->usual)
        return;
    put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">@</text>\n",
        left_of(pen, written->cells[0]) + 8, top_of(pen, written->cells[0]) + 8,
        (int)written->numbers[0]);
}

static void put_ring(const hf_svg_pen *pen, uint32_t cell, const char *colour)
{
    put(pen->text,
        "<circle cx=\"@\" cy=\"@\" r=\"15\" fill=\"#ffffff\" stroke=\"$\" stroke-width=\"2\"/>\n",
        left_of(pen, cell) + HALF, top_of(pen, cell) + HALF, colour);
}

/* A bulb may have several cells, which are read as one number. */
static void put_arrow(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    uint32_t bulb = written->part_count > 0 ? written->parts[0] : 1;
    put_path(pen, written->cells + bulb - 1, written->cell_count - bulb + 1, 2, kind->colour,
             "marker-end=\"url(#head)\"");
    if (bulb == 1) {
        put_ring(pen, written->cells[0], kind->colour);
        return;
    }
    put_path(pen, written->cells, bulb, 32, kind->colour, round_ends);
    put_path(pen, written->cells, bulb, 28, "#ffffff", round_ends);
}

static void put_under(const hf_svg_pen *pen, const hf_written *written)
{
    const hf_kind *kind = hf_kind_of(written->kind);
    const uint32_t *cells = written->cells;
    uint32_t count = written->cell_count;
    switch (kind->style) {
    case HF_STYLE_SHADE:
        put_shade(pen, written, kind);
        break;
    case HF_STYLE_SQUARE:
    case HF_STYLE_CIRCLE:
        put_figure(pen, written, kind);
        break;
    case HF_STYLE_BULB:
        put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"14\" fill=\"$\"/>\n",
            left_of(pen, cells[0]) + HALF, top_of(pen, cells[0]) + HALF, kind->colour);
        put_path(pen, cells, count, 10, kind->colour, round_ends);
        break;
    case HF_STYLE_LINE:
        put_path(pen, cells, count, 8, kind->colour, round_ends);
        put_strange_number(pen, written, kind);
        break;
    case HF_STYLE_ENDS:
        put_path(pen, cells, count, 6, kind->colour, round_ends);
        put_ring(pen, cells[0], kind->colour);
        put_ring(pen, cells[count - 1], kind->colour);
        put_strange_number(pen, written, kind);
        break;
    case HF_STYLE_ARROW:
        put_arrow(pen, written, kind);
        break;
    default:
        break;
    }
}

/* Tints first, so that they never cover a line. */
void hf_svg_under(const hf_svg_pen *pen)
{
    const hf_rules *rules = rules_of(pen->puzzle);
    if (rules == NULL)
        return;
    hf_text_add(pen->text,
                "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\" "
                "markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0,0 L7,4 L0,8\" "
                "fill=\"none\" stroke=\"#9aa5b1\"/></marker></defs>\n");
    for (int lines = 0; lines < 2; lines++) {
        for (uint32_t i = 0; i < rules->written_count; i++) {
            if ((hf_kind_of(rules->written[i].kind)->style != HF_STYLE_SHADE) == lines)
                put_under(pen, &rules->written[i]);
        }
    }
}

/* ---- cages -------------------------------------------------------------------------------------- */

static bool holds(const hf_svg_pen *pen, const hf_written *written, int row, int column)
{
    if (row < 0 || column < 0 || row >= (int)pen->rows || column >= (int)pen->columns)
        return false;
    for (uint32_t i = 0; i < written->cell_count; i++) {
        if (written->cells[i] == (uint32_t)row * pen->columns + (uint32_t)column)
            return true;
    }
    return false;
}

/* How far a side's line is drawn in from the corner towards a neighbour along it: inwards at the
 * cage's own corner, past the cell at one where the cage turns. */
static int end_of_side(bool along, bool beyond)
{
    return !along ? INSET : beyond ? -INSET : 0;
}

/* The side of a cell towards (down, right), if the cage ends there. */
static void put_side(const hf_svg_pen *pen, const hf_written *written, uint32_t cell, int down,
                     int right, const char *colour)
{
    int row = (int)(cell / pen->columns), column = (int)(cell % pen->columns);
    int x = left_of(pen, cell), y = top_of(pen, cell);
    if (holds(pen, written, row + down, column + right))
        return;
    /* along the side: (right, down) turned by a quarter */
    int ahead_down = right != 0, ahead_right = down != 0;
    int from =
        end_of_side(holds(pen, written, row - ahead_down, column - ahead_right),
                    holds(pen, written, row + down - ahead_down, column + right - ahead_right));
    int to =
        end_of_side(holds(pen, written, row + ahead_down, column + ahead_right),
                    holds(pen, written, row + down + ahead_down, column + right + ahead_right));
    int across = down + right < 0 ? INSET : CELL - INSET;
    int x1 = ahead_right != 0 ? x + from : x + across,
        y1 = ahead_right != 0 ? y + across : y + from;
    int x2 = ahead_right != 0 ? x + CELL - to : x1, y2 = ahead_right != 0 ? y1 : y + CELL - to;
    put(pen->text,
        "<line stroke=\"$\" stroke-dasharray=\"4 2\" x1=\"@\" y1=\"@\" x2=\"@\" y2=\"@\"/>\n",
        colour, x1, y1, x2, y2);
}

static void put_cage(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    uint32_t first = written->cells[0];
    for (uint32_t i = 0; i < written->cell_count; i++) {
        uint32_t cell = written->cells[i];
        first = cell < first ? cell : first;
        put_side(pen, written, cell, -1, 0, kind->colour);
        put_side(pen, written, cell, 1, 0, kind->colour);
        put_side(pen, written, cell, 0, -1, kind->colour);
        put_side(pen, written, cell, 0, 1, kind->colour);
    }
    if (written->number_count == 0)
        return;
    put(pen->text, "<text class=\"sum\" x=\"@\" y=\"@\">", left_of(pen, first) + 3,
        top_of(pen, first) + 8);
    for (uint32_t i = 0; i < written->number_count; i++) {
        bool joined = written->kind == HF_CONSTRAINT_LOOK_AND_SAY;
        put(pen->text, i > 0 && !joined ? "/@" : "@", (int)written->numbers[i]);
    }
    hf_text_add(pen->text, "</text>\n");
}

/* ---- borders, corners, margins ------------------------------------------------------------------ */

/* The open side is towards the first cell, which is the greater one. */
static void put_wedge(const hf_svg_pen *pen, const hf_written *written)
{
    int x1 = left_of(pen, written->cells[0]), y1 = top_of(pen, written->cells[0]);
    int x2 = left_of(pen, written->cells[1]), y2 = top_of(pen, written->cells[1]);
    int x = (x1 + x2) / 2 + HALF, y = (y1 + y2) / 2 + HALF;
    int along = x2 > x1 ? 3 : x2 < x1 ? -3 : 0, down = y2 > y1 ? 3 : y2 < y1 ? -3 : 0;
    put(pen->text,
        "<polyline fill=\"none\" stroke=\"#1f2933\" stroke-width=\"2\" points=\"@,@ @,@ @,@\"/>\n",
        x - along - 2 * down, y - down - 2 * along, x + along, y + down, x - along + 2 * down,
        y - down + 2 * along);
}

static void put_border(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    int x = (left_of(pen, written->cells[0]) + left_of(pen, written->cells[1])) / 2 + HALF;
    int y = (top_of(pen, written->cells[0]) + top_of(pen, written->cells[1])) / 2 + HALF;
    int number = written->number_count > 0 ? (int)written->numbers[0] : kind->usual;
    if (written->kind == HF_CONSTRAINT_GREATER) {
        put_wedge(pen, written);
    } else if (kind->style == HF_STYLE_LETTER) {
        put(pen->text, "<text class=\"letter\" x=\"@\" y=\"@\">", x, y);
        if (number == 5 || number == 10)
            hf_text_add(pen->text, number == 5 ? "V" : "X");
        else
            put(pen->text, "@", number);
        hf_text_add(pen->text, "</text>\n");
    } else {
        put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"6\" fill=\"$\" stroke=\"#1f2933\"/>\n", x, y,
            kind->colour);
        if (number != kind->usual)
            put(pen->text, "<text class=\"note$\" x=\"@\" y=\"@\">@</text>\n",
                written->kind == HF_CONSTRAINT_RATIO ? " light" : "", x, y, number);
    }
}

static void put_corner(const hf_svg_pen *pen, const hf_written *written)
{
    int x = 0, y = 0, count = (int)written->cell_count;
    for (int i = 0; i < count; i++) {
        x += left_of(pen, written->cells[i]) + HALF;
        y += top_of(pen, written->cells[i]) + HALF;
    }
    put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"11\" fill=\"#ffffff\" stroke=\"#1f2933\"/>\n",
        x / count, y / count);
    bool two = written->number_count > 2; /* lines */
    for (uint32_t line = 0; line < (two ? 2u : 1u); line++) {
        uint32_t from = line * 2, to = two && line == 0 ? 2 : written->number_count;
        put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">", x / count,
            y / count + (two ? (line == 0 ? -4 : 4) : 0));
        for (uint32_t i = from; i < to; i++)
            put(pen->text, i > from ? " @" : "@", (int)written->numbers[i]);
        hf_text_add(pen->text, "</text>\n");
    }
}

/* The place beside the board from which the line is seen, in cells. */
static void outside_place(const hf_svg_pen *pen, const hf_written *written, int *row, int *column)
{
    uint32_t first = written->cells[0];
    uint32_t second = written->cell_count > 1 ? written->cells[1] : first + pen->columns + 1;
    *row = 2 * (int)(first / pen->columns) - (int)(second / pen->columns);
    *column = 2 * (int)(first % pen->columns) - (int)(second % pen->columns);
}

/* Numbers that share a place stand side by side. A little killer has an arrow. */
static void put_outside(const hf_svg_pen *pen, const hf_rules *rules, uint32_t number)
{
    const hf_written *written = &rules->written[number];
    const hf_kind *kind = hf_kind_of(written->kind);
    int row, column, before = 0;
    outside_place(pen, written, &row, &column);
    for (uint32_t i = 0; i < number; i++) {
        int r, c;
        if (hf_kind_of(rules->written[i].kind)->style != HF_STYLE_OUTSIDE)
            continue;
        outside_place(pen, &rules->written[i], &r, &c);
        before += r == row && c == column;
    }
    int x = (int)pen->x + column * CELL + HALF, y = (int)pen->y + row * CELL + HALF;
    put(pen->text, "<text class=\"outside\" fill=\"$\" x=\"@\" y=\"@\">@</text>\n", kind->colour,
        x + 14 * before, y, (int)written->numbers[0]);
    if (written->kind != HF_CONSTRAINT_LITTLE_KILLER)
        return;
    int right = left_of(pen, written->cells[0]) + HALF > x ? 1 : -1;
    int down = top_of(pen, written->cells[0]) + HALF > y ? 1 : -1;
    put(pen->text,
        "<line stroke=\"#9aa5b1\" marker-end=\"url(#head)\" x1=\"@\" y1=\"@\" x2=\"@\" "
        "y2=\"@\"/>\n",
        x + 9 * right, y + 9 * down, x + 18 * right, y + 18 * down);
}

void hf_svg_over(const hf_svg_pen *pen)
{
    const hf_rules *rules = rules_of(pen->puzzle);
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        const hf_kind *kind = hf_kind_of(written->kind);
        if (kind->style == HF_STYLE_CAGE)
            put_cage(pen, written, kind);
        else if (kind->style == HF_STYLE_DOT || kind->style == HF_STYLE_LETTER)
            put_border(pen, written, kind);
        else if (kind->style == HF_STYLE_CORNER)
            put_corner(pen, written);
        else if (kind->style == HF_STYLE_OUTSIDE)
            put_outside(pen, rules, i);
    }
}

/* ---- words -------------------------------------------------------------------------------------- */

bool hf_svg_has_outside(const hf_puzzle *puzzle)
{
    const hf_rules *rules = rules_of(puzzle);
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        if (hf_kind_of(rules->written[i].kind)->style == HF_STYLE_OUTSIDE)
            return true;
    }
    return false;
}

static bool is_word(const hf_written *written)
{
    return hf_kind_of(written->kind)->style == HF_STYLE_NONE &&
           written->kind != HF_CONSTRAINT_LINES;
}

bool hf_svg_has_words(const hf_puzzle *puzzle)
{
    const hf_rules *rules = rules_of(puzzle);
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        if (is_word(&rules->written[i]))
            return true;
    }
    return false;
}

void hf_svg_words(const hf_svg_pen *pen)
{
    const hf_rules *rules = rules_of(pen->puzzle);
    bool any = false;
    put(pen->text, "<text class=\"title\" x=\"@\" y=\"@\">", (int)(pen->x + pen->columns * HALF),
        (int)(pen->y + pen->rows * CELL) + (hf_svg_has_outside(pen->puzzle) ? CELL + 8 : HALF - 4));
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        if (!is_word(&rules->written[i]))
            continue;
        put(pen->text, any ? ", $" : "$", hf_kind_of(rules->written[i].kind)->name);
        any = true;
    }
    hf_text_add(pen->text, "</text>\n");
}
