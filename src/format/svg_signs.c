/* SPDX-License-Identifier: MIT
 *
 * svg_signs.c - signs on borders and corners, numbers beside the board, and the names of what has no
 * drawing.
 *
 * The kinds are not known here but for their styles, with three exceptions: what stands on a border
 * depends on more than a style.
 */
#include "format/svg_signs.h"

#include <stdarg.h>
#include <string.h>

enum { CELL = HF_SVG_CELL, HALF = CELL / 2, MARK = HALF - 6 };

void hf_svg_put(hf_text *text, const char *pattern, ...)
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

int hf_svg_left(const hf_svg_pen *pen, uint32_t cell)
{
    return (int)(pen->x + cell % pen->columns * CELL);
}

int hf_svg_top(const hf_svg_pen *pen, uint32_t cell)
{
    return (int)(pen->y + cell / pen->columns * CELL);
}

const hf_rules *hf_svg_rules(const hf_puzzle *puzzle)
{
    return puzzle != NULL ? puzzle->rules : NULL;
}

/* ---- borders, corners, margins ------------------------------------------------------------------ */

/* The open side is towards the first cell, which is the greater one. */
static void put_wedge(const hf_svg_pen *pen, const hf_written *written)
{
    int x1 = hf_svg_left(pen, written->cells[0]), y1 = hf_svg_top(pen, written->cells[0]);
    int x2 = hf_svg_left(pen, written->cells[1]), y2 = hf_svg_top(pen, written->cells[1]);
    int x = (x1 + x2) / 2 + HALF, y = (y1 + y2) / 2 + HALF;
    int along = x2 > x1 ? 3 : x2 < x1 ? -3 : 0, down = y2 > y1 ? 3 : y2 < y1 ? -3 : 0;
    hf_svg_put(
        pen->text,
        "<polyline fill=\"none\" stroke=\"#1f2933\" stroke-width=\"2\" points=\"@,@ @,@ @,@\"/>\n",
        x - along - 2 * down, y - down - 2 * along, x + along, y + down, x - along + 2 * down,
        y - down + 2 * along);
}

void hf_svg_border(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    int x = (hf_svg_left(pen, written->cells[0]) + hf_svg_left(pen, written->cells[1])) / 2 + HALF;
    int y = (hf_svg_top(pen, written->cells[0]) + hf_svg_top(pen, written->cells[1])) / 2 + HALF;
    int number = written->number_count > 0 ? (int)written->numbers[0] : kind->usual;
    if (written->kind == HF_CONSTRAINT_GREATER) {
        put_wedge(pen, written);
    } else if (kind->style == HF_STYLE_LETTER) {
        hf_svg_put(pen->text, "<text class=\"letter\" x=\"@\" y=\"@\">", x, y);
        hf_text_add(pen->text, number == 5 ? "V" : "X"); /* no other sum has a letter */
        hf_text_add(pen->text, "</text>\n");
    } else {
        hf_svg_put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"6\" fill=\"$\" stroke=\"#1f2933\"/>\n",
                   x, y, kind->colour);
        if (number != kind->usual)
            hf_svg_put(pen->text, "<text class=\"note$\" x=\"@\" y=\"@\">@</text>\n",
                       written->kind == HF_CONSTRAINT_RATIO ? " light" : "", x, y, number);
    }
}

void hf_svg_corner(const hf_svg_pen *pen, const hf_written *written)
{
    int x = 0, y = 0, count = (int)written->cell_count;
    for (int i = 0; i < count; i++) {
        x += hf_svg_left(pen, written->cells[i]) + HALF;
        y += hf_svg_top(pen, written->cells[i]) + HALF;
    }
    hf_svg_put(pen->text,
               "<circle cx=\"@\" cy=\"@\" r=\"11\" fill=\"#ffffff\" stroke=\"#1f2933\"/>\n",
               x / count, y / count);
    bool two = written->number_count > 2; /* lines */
    for (uint32_t line = 0; line < (two ? 2u : 1u); line++) {
        uint32_t from = line * 2, to = two && line == 0 ? 2 : written->number_count;
        hf_svg_put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">", x / count,
                   y / count + (two ? (line == 0 ? -4 : 4) : 0));
        for (uint32_t i = from; i < to; i++)
            hf_svg_put(pen->text, i > from ? " @" : "@", (int)written->numbers[i]);
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

/* How many of the numbers up to one stand at its place, and how many in all. */
static int count_at(const hf_svg_pen *pen, const hf_rules *rules, uint32_t number, int *before)
{
    int row, column, all = 0;
    outside_place(pen, &rules->written[number], &row, &column);
    for (uint32_t i = 0; i < rules->written_count; i++) {
        int r, c;
        if (hf_kind_of(rules->written[i].kind)->style != HF_STYLE_OUTSIDE)
            continue;
        outside_place(pen, &rules->written[i], &r, &c);
        if (i == number)
            *before = all;
        all += r == row && c == column;
    }
    return all;
}

/* Numbers that share a place stand one below the other, and are smaller. A little killer has an arrow, others
 * have a mark at their side that says which kind they are. */
void hf_svg_outside(const hf_svg_pen *pen, const hf_rules *rules, uint32_t number)
{
    const hf_written *written = &rules->written[number];
    const hf_kind *kind = hf_kind_of(written->kind);
    int row, column, before = 0, all = count_at(pen, rules, number, &before);
    outside_place(pen, written, &row, &column);
    int x = (int)pen->x + column * CELL + HALF, y = (int)pen->y + row * CELL + HALF;
    int apart = all > 2 ? (CELL - 4) / all : 14;
    int at = y + (2 * before - all + 1) * apart / 2;
    hf_svg_put(pen->text, "<text class=\"outside$\" fill=\"$\" x=\"@\" y=\"@\">@</text>\n",
               all > 2   ? " many"
               : all > 1 ? " two"
                         : "",
               kind->colour, x, at, (int)written->numbers[0]);
    if (kind->mark != NULL)
        hf_svg_put(pen->text,
                   "<path fill=\"none\" stroke=\"$\" stroke-width=\"1.2\" "
                   "transform=\"translate(@ @)\" d=\"$\"/>\n",
                   kind->colour, column < (int)pen->columns ? x - MARK : x + MARK, at, kind->mark);
    if (written->kind != HF_CONSTRAINT_LITTLE_KILLER)
        return;
    int right = hf_svg_left(pen, written->cells[0]) + HALF > x ? 1 : -1;
    int down = hf_svg_top(pen, written->cells[0]) + HALF > y ? 1 : -1;
    hf_svg_put(pen->text,
               "<line stroke=\"#9aa5b1\" marker-end=\"url(#head)\" x1=\"@\" y1=\"@\" x2=\"@\" "
               "y2=\"@\"/>\n",
               x + 11 * right, y + 11 * down, x + 18 * right, y + 18 * down);
}

/* ---- words -------------------------------------------------------------------------------------- */

bool hf_svg_has_outside(const hf_puzzle *puzzle)
{
    const hf_rules *rules = hf_svg_rules(puzzle);
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

bool hf_svg_has_notes(const hf_puzzle *puzzle)
{
    const hf_rules *rules = hf_svg_rules(puzzle);
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        hf_constraint_kind kind = rules->written[i].kind;
        hf_drawing_style style = hf_kind_of(kind)->style;
        if (style == HF_STYLE_CAGE || style == HF_STYLE_DOT || style == HF_STYLE_LETTER ||
            style == HF_STYLE_CORNER || style == HF_STYLE_LINE || style == HF_STYLE_ENDS ||
            kind == HF_CONSTRAINT_MINIMUM || kind == HF_CONSTRAINT_MAXIMUM)
            return true;
    }
    return false;
}

/* Each name once, with commas between them. */
void hf_svg_names(const hf_puzzle *puzzle, hf_text *text)
{
    const hf_rules *rules = hf_svg_rules(puzzle);
    bool said[HF_CONSTRAINT_KINDS] = {false}, any = false;
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        hf_constraint_kind kind = rules->written[i].kind;
        if (!is_word(&rules->written[i]) || said[kind])
            continue;
        hf_text_add(text, any ? ", " : "");
        hf_text_add(text, hf_kind_of(kind)->name);
        any = said[kind] = true;
    }
}

size_t hf_svg_fitting(const char *line, size_t room)
{
    size_t length = strlen(line), at = room;
    if (length <= room)
        return length;
    while (at > 0 && line[at] != ' ')
        at--;
    return at > 0 ? at : room;
}

enum { NAMES = 400, LETTER = 8 }; /* room for all names; the width of a wide letter of a title */

/* Puts them line by line, if there is a text, and counts the lines. */
static uint32_t put_names(const hf_svg_pen *pen, uint32_t columns, int x, int y)
{
    char names[NAMES];
    hf_text inner = hf_text_make(names, sizeof names);
    uint32_t lines = 0;
    hf_svg_names(pen->puzzle, &inner);
    for (const char *at = names; *at != '\0'; lines++) {
        size_t length = hf_svg_fitting(at, columns * CELL / LETTER);
        if (pen->text != NULL) {
            hf_svg_put(pen->text, "<text class=\"title\" x=\"@\" y=\"@\">", x,
                       y + (int)lines * HF_SVG_LINE);
            hf_text_bytes(pen->text, at, length);
            hf_text_add(pen->text, "</text>\n");
        }
        at += length;
        at += *at == ' ';
    }
    return lines;
}

uint32_t hf_svg_word_lines(const hf_puzzle *puzzle, uint32_t columns)
{
    const hf_svg_pen pen = {.puzzle = puzzle};
    return put_names(&pen, columns, 0, 0);
}

void hf_svg_words(const hf_svg_pen *pen)
{
    int below = hf_svg_has_outside(pen->puzzle) ? CELL + 8 : HALF - 4;
    put_names(pen, pen->columns, (int)(pen->x + pen->columns * HALF),
              (int)(pen->y + pen->rows * CELL) + below);
}
