/* SPDX-License-Identifier: MIT
 *
 * dress_named.c - boards as lists of cells, each by its name or its row and column, and with its value.
 *
 *     r1c1=5, r1c2=3      A1 5, B3 7      (1,1)=5      grid[0][0] = 5;      1 1 5      {"row":0,"col":0,"value":5}
 *
 * Whatever the words around them: a cell is three numbers (or a letter and two numbers), and what stands
 * between the numbers is the same for every cell. Numbers alone must stand in the order of the cells, one
 * cell to a line. Letters are rows.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { ROOM = 1 << 15, FRONT = 60, LEAST = 8 };

/* What stands between two numbers: letters and brackets, whatever the blanks, and whether the line ends. */
typedef struct glue {
    uint32_t sum;
    uint32_t lines;
    bool quoted; /* a quotation mark: the name of a value, on whatever line */
    char row,
        column; /* the last letters that tell what the next number is: 'r' or 'y', 'c' or 'x' */
} glue;

typedef struct item {
    uint32_t number[3];
    glue before[3];
    size_t end; /* in the text */
} item;

typedef struct naming {
    hf_span text;
    bool letters; /* the first number is a letter */
    item first;
    uint32_t count, clues;   /* cells named, those with a digit */
    uint32_t largest, least; /* of rows and columns */
    uint32_t value;          /* the largest */
    bool plain;              /* nothing but numbers */
    bool open;               /* the text ends before it is known that no more follow */
    uint8_t cell[HF_TYPED_SIZE + 1][HF_TYPED_SIZE + 1]; /* the value and 1 */
} naming;

static bool is_name_letter(hf_span text, size_t at)
{
    char c = (char)(text.at[at] | 0x20);
    return c >= 'a' && c <= 'j' && at + 1 < text.length && hf_is_digit(text.at[at + 1]) &&
           !(at > 0 && (hf_is_letter(text.at[at - 1]) || hf_is_digit(text.at[at - 1])));
}

static void add_glue(glue *g, char c)
{
    char low = (char)(c | 0x20);
    g->quoted = g->quoted || c == '"';
    g->lines += c == '\n' || c == ';';
    if (low == 'c' || low == 'x')
        g->column = low;
    if (low == 'r' || low == 'y')
        g->row = low;
    if (hf_is_letter(c) || c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}' ||
        c == '=' || c == ':' || c == '_')
        g->sum = g->sum * 31 + (unsigned char)c;
}

/* The next number, of one or two digits; false: none is there, or no number of a cell. */
static bool next_number(const naming *n, size_t *at, unsigned which, item *out)
{
    hf_span text = n->text;
    size_t start = *at;
    out->before[which] = (glue){0};
    for (; *at < text.length && *at - start < FRONT; ++*at) {
        if (n->letters && which != 1 && is_name_letter(text, *at)) {
            out->number[which] = which ? 0 : (uint32_t)((text.at[*at] | 0x20) - 'a' + 1);
            *at += which == 0;
            return true; /* with the next name there, this cell is empty */
        }
        if (hf_is_digit(text.at[*at]) && !(n->letters && which == 0)) {
            size_t digit = *at;
            hf_scan_number(text, at, &out->number[which]);
            out->end = *at;
            return *at - digit <= 2 && out->number[which] <= HF_TYPED_SIZE;
        }
        add_glue(&out->before[which], text.at[*at]);
    }
    out->number[which] = 0;
    out->end = *at;
    return n->letters && which == 2 && *at == text.length;
}

static bool next_item(const naming *n, size_t *at, item *out)
{
    for (unsigned which = 0; which < 3; which++)
        if (!next_number(n, at, which, out))
            return false;
    return (!out->before[1].lines || out->before[1].quoted) &&
           (!out->before[2].lines || out->before[2].quoted);
}

/* Is the item written as the first one is? The second tells what stands between items. */
static bool is_alike(const naming *n, const item *second, const item *now)
{
    return now->before[1].sum == n->first.before[1].sum &&
           now->before[2].sum == n->first.before[2].sum &&
           now->before[0].sum == second->before[0].sum &&
           (!n->plain || (now->before[0].lines && second->before[0].lines));
}

static void note(uint32_t number, naming *n)
{
    n->largest = number > n->largest ? number : n->largest;
    n->least = number < n->least ? number : n->least;
}

/* Takes an item; false: its cell has been named before, or is out of order. */
static bool take(naming *n, const item *now, const item *before)
{
    uint32_t r = now->number[0], c = now->number[1];
    bool rising =
        !n->count || r > before->number[0] || (r == before->number[0] && c > before->number[1]);
    if (n->cell[r][c] || (n->plain && !rising))
        return false;
    n->cell[r][c] = (uint8_t)(now->number[2] + 1);
    note(r, n);
    note(c, n);
    n->value = now->number[2] > n->value ? now->number[2] : n->value;
    n->count++;
    n->clues += now->number[2] > 0;
    return true;
}

/* Behind the last item: brackets, quotes and full stops, then the end of the text or a blank line. False:
 * something else is there. */
static bool ends(hf_span text, size_t *at)
{
    uint32_t lines = 0;
    for (; *at < text.length && lines < 2; ++*at) {
        if (text.at[*at] == '\n')
            lines++;
        else if (!strchr(" \t\r\"'])};,.", text.at[*at]))
            return false;
    }
    return true;
}

/* Reads items as long as they are alike; the place behind the last, 0 if there are too few. */
static size_t read_items(naming *n, item *second)
{
    size_t at = 0, end;
    item now, before;
    if (!next_item(n, &at, &n->first) || !take(n, &n->first, &n->first))
        return 0;
    before = n->first;
    end = before.end;
    while (at < n->text.length && next_item(n, &at, &now)) {
        if (n->count == 1) {
            *second = now;
            n->plain = !n->letters && now.before[0].sum == n->first.before[1].sum &&
                       now.before[0].sum == n->first.before[2].sum;
        }
        if (!is_alike(n, second, &now) || !take(n, &now, &before))
            break;
        before = now;
        end = now.end;
    }
    n->open = at >= n->text.length;
    return n->clues >= 4 ? end : 0;
}

/* The size of the board that the numbers are of. */
static uint32_t size_of(const naming *n, bool zero)
{
    static const uint32_t sizes[] = {4, 6, 9, 16, 25};
    uint32_t most = n->largest + zero > n->value ? n->largest + zero : n->value;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (most <= sizes[i])
            return n->clues < (sizes[i] > 4 ? LEAST : 4) ? 0 : sizes[i];
    return 0;
}

static bool is_swapped(const naming *n, const item *second)
{
    const glue *row = &second->before[0], *column = &n->first.before[1];
    return !n->letters && row->column && !row->row && column->row && !column->column;
}

static void put_cells(const naming *n, bool swapped, bool zero, hf_reading *reading)
{
    uint32_t size = reading->size, shift = zero ? 0 : 1;
    for (uint32_t r = 0; r < size; r++)
        for (uint32_t c = 0; c < size; c++) {
            uint8_t value = n->cell[(swapped ? c : r) + shift][(swapped ? r : c) + shift];
            reading->cell[r * size + c] = (uint16_t)(value ? value - 1 : 0);
        }
}

size_t hf_named_find(hf_span text, bool last, hf_reading *reading)
{
    naming n;
    item second = {0};
    for (unsigned letters = 0; letters < 2; letters++) {
        n = (naming){.letters = letters == 1, .least = HF_TYPED_SIZE};
        n.text = hf_span_part(text, 0, text.length < ROOM ? text.length : ROOM);
        size_t end = read_items(&n, &second);
        if (end == 0)
            continue;
        bool whole = ends(n.text, &end);
        if (n.open && n.text.length == text.length && !last) /* another cell may follow */
            return HF_CUT_MORE;
        bool named = n.letters || (n.first.before[1].column == 'c' && n.first.before[1].row == 0 &&
                                   second.before[0].row == 'r');
        bool zero = n.least == 0;
        reading->size = size_of(&n, zero);
        if (reading->size == 0)
            continue;
        reading->lines = 1;
        reading->jigsaw = false;
        reading->first = 0;
        reading->title = HF_SHEET_LINES;
        reading->guess = n.letters ? "cells by name, letters being rows"
                                   : "cells by row and column, each with its value";
        reading->question =
            !named && !zero && n.largest < reading->size
                ? "rows and columns from 1, or from 0? no cell of the last ones is named"
                : NULL;
        if (!whole) {
            hf_line line;
            hf_scan_line(hf_span_from(text, end), true, &line);
            end += line.whole;
            reading->question = "a cell that is named twice, or written otherwise than the first";
        }
        put_cells(&n, is_swapped(&n, &second), zero, reading);
        return end;
    }
    return HF_CUT_NO;
}
