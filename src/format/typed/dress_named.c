/* SPDX-License-Identifier: MIT
 *
 * dress_named.c - boards as lists of cells, each by its name or its row and column, and with its value.
 *
 *     r1c1=5, r1c2=3      A1 5, B3 7      (1,1)=5      grid[0][0] = 5;      1 1 5      {"row":0,"col":0,"value":5}
 *     5 at r1c1, 3 at r1c2      put 5 at (1,1)      5 in A1
 *
 * Whatever the words around them: a cell is three numbers (or a letter and two numbers), and what stands
 * between the numbers is the same for every cell. Numbers alone must stand in the order of the cells, one
 * cell to a line. Letters are rows. The value comes last, unless what stands between says otherwise.
 */
#include <string.h>

#include "format/json_walk.h"
#include "format/typed/dress.h"

/* There is room for 26 * 26 cells, each of three numbers with all that may stand before them. */
enum { ROOM = 1 << 17, FRONT = 60, LEAST = 8, LEAST_BOARD = 16, ROW = 7, HALF = 5 };

/* What stands between two numbers: letters and brackets, whatever the blanks, and whether the line ends. */
typedef struct glue {
    uint32_t sum;
    uint32_t lines;
    uint32_t marks;  /* that stand alone */
    uint32_t fields; /* what parts fields, letters and marks that may be one, words for nothing */
    uint32_t blanks, behind; /* in the line; at the end of the one before */
    bool quoted;             /* a quotation mark: the name of a value, on whatever line */
    bool number;      /* a number that is no part of a cell, on the same line and without a colon */
    bool opens;       /* a bracket is open at its end */
    bool closes;      /* one was closed that it had not opened */
    bool row, column; /* its last word says what the next number is */
} glue;

typedef struct item {
    uint32_t number[3];
    glue before[3];
    size_t end; /* in the text */
} item;

/* How the cells of a list are written: where the letter stands that is a row, if it does. */
typedef enum naming_style { STYLE_NUMBERS, STYLE_LETTER, STYLE_VALUE_LETTER } naming_style;

typedef struct naming {
    hf_span text;
    naming_style style;
    bool value_first;
    item first;
    uint32_t count, clues;   /* cells named, those with a digit */
    uint32_t largest, least; /* of rows and columns */
    uint32_t value;          /* the largest */
    bool plain;              /* nothing but numbers */
    bool open;               /* the text ends before it is known that no more follow */
    uint8_t cell[HF_TYPED_SIZE + 1][HF_TYPED_SIZE + 1]; /* the value and 1 */
} naming;

/* Is the number in this place a letter? */
static bool is_lettered(const naming *n, unsigned which)
{
    return (n->style == STYLE_LETTER && which == 0) ||
           (n->style == STYLE_VALUE_LETTER && which == 1);
}

static bool is_name_letter(hf_span text, size_t at)
{
    char c = (char)(text.at[at] | 0x20);
    return c >= 'a' && c <= 'j' && at + 1 < text.length && hf_is_digit(text.at[at + 1]) &&
           !(at > 0 && (hf_is_letter(text.at[at - 1]) || hf_is_digit(text.at[at - 1])));
}

/* Is the word at the front one of these, each of which ends in a blank? */
static bool is_word(hf_span text, const char *words)
{
    size_t length = 0;
    while (length < text.length && hf_is_letter(text.at[length]))
        length++;
    for (const char *p = words; *p; p = strchr(p, ' ') + 1)
        if (hf_sheet_common(text.at, (uint32_t)length, p) == length && p[length] == ' ')
            return true;
    return false;
}

/* Does a mark stand alone, or in quotes, as an empty cell does among others, or nothing in quotes? */
static bool is_lone_mark(hf_span text, size_t at)
{
    char c = text.at[at];
    if ((c == '"' || c == '\'') && at + 1 < text.length)
        return text.at[at + 1] == c;
    return hf_is_empty_mark(text.at[at]) && at > 0 && strchr(" \t\n'\"", text.at[at - 1]) &&
           (at + 1 == text.length || strchr(" \t\r\n'\"", text.at[at + 1]));
}

/* A comma and the like, a letter or mark alone, the beginning of a word for nothing. */
static bool is_field(hf_span text, size_t at, bool begins)
{
    char c = text.at[at];
    bool alone = begins && !(at + 1 < text.length && hf_is_letter(text.at[at + 1]));
    return strchr(",;|/\t", c) || hf_is_empty_mark(c) || alone ||
           (begins && is_word(hf_span_from(text, at), "none null nan na nil nbsp "));
}

static void add_glue(glue *g, hf_span text, size_t at)
{
    char c = text.at[at];
    g->marks += is_lone_mark(text, at);
    bool begins = hf_is_letter(c) && !(at > 0 && hf_is_letter(text.at[at - 1]));
    g->fields += is_field(text, at, begins);
    g->behind = c == '\n' ? g->blanks : g->behind;
    g->blanks = c == '\n' ? 0 : g->blanks + (c == ' ');
    g->quoted = g->quoted || c == '"';
    g->lines += c == '\n' || c == ';';
    if (c == '\n' || c == ':')
        g->number = false;
    g->number = g->number || hf_is_digit(c);
    if (strchr("([{", c))
        g->opens = true;
    if (strchr(")]}", c)) {
        g->closes = g->closes || !g->opens;
        g->opens = false;
    }
    bool row = begins && is_word(hf_span_from(text, at), "r row rows y ");
    bool column = begins && is_word(hf_span_from(text, at), "c col column columns x ");
    if (row || column) {
        g->row = row;
        g->column = column;
    }
    if (hf_is_letter(c) || strchr("()[]{}=:_", c))
        g->sum = g->sum * 31 + (unsigned char)c;
}

/* The next number, of one or two digits; false: none is there, or no number of a cell. */
static bool next_number(const naming *n, size_t *at, unsigned which, item *out)
{
    hf_span text = n->text;
    size_t start = *at;
    bool lettered = is_lettered(n, which);
    bool may_end = n->style == STYLE_LETTER && which == 2; /* the last cell may be empty */
    out->before[which] = (glue){0};
    for (; *at < text.length && *at - start < FRONT; ++*at) {
        if ((lettered || may_end) && is_name_letter(text, *at)) {
            out->number[which] = may_end ? 0 : (uint32_t)((text.at[*at] | 0x20) - 'a' + 1);
            *at += !may_end;
            return !out->before[which].number; /* with the next name there, this cell is empty */
        }
        if (hf_is_digit(text.at[*at]) && !lettered) {
            size_t digit = *at;
            if (n->style == STYLE_VALUE_LETTER && which == 0 && digit > 0 &&
                hf_is_letter(text.at[digit - 1]))
                return false; /* a name, as above a table: c1,c2,c3 */
            hf_scan_number(text, at, &out->number[which]);
            out->end = *at;
            return *at - digit <= 2 && out->number[which] <= HF_TYPED_SIZE;
        }
        add_glue(&out->before[which], text, *at);
    }
    out->number[which] = 0;
    out->end = *at;
    return may_end && *at == text.length;
}

static bool next_item(const naming *n, size_t *at, item *out)
{
    for (unsigned which = 0; which < 3; which++)
        if (!next_number(n, at, which, out))
            return false;
    return (!out->before[1].lines || out->before[1].quoted) &&
           (!out->before[2].lines || out->before[2].quoted);
}

/* Does the value stand before the name of its cell: "5 at r1c1", "5 at (1,1)"? */
static bool begins_with_value(const naming *n, const item *first)
{
    const glue *one = &first->before[1], *two = &first->before[2];
    if (n->style != STYLE_NUMBERS)
        return n->style == STYLE_VALUE_LETTER;
    return (one->row && two->column) || (one->column && two->row) ||
           (one->opens && !one->closes && !two->closes);
}

/* Are as many fields in an item as in a row, most of which are empty, or behind it as many as in the rest of one? */
static bool is_row(const glue *before)
{
    return before[0].fields >= HALF || before[0].behind > ROW ||
           before[0].fields + before[1].fields + before[2].fields >= ROW;
}

/* But for the width of a number, in columns. */
static bool is_as_wide(const item *a, const item *b, unsigned which)
{
    uint32_t one = a->before[which].blanks, two = b->before[which].blanks;
    bool wide = a->number[which] > 9 || b->number[which] > 9;
    return one <= two + wide && two <= one + wide;
}

/* Is the item written as the first one is? The second tells what stands between items. */
static bool is_alike(const naming *n, const item *second, const item *now)
{
    const glue *before = now->before, *first = n->first.before;
    uint32_t marks = before[0].marks + before[1].marks + before[2].marks;
    if (before[1].sum != first[1].sum || before[2].sum != first[2].sum ||
        before[0].sum != second->before[0].sum)
        return false;
    if (n->style == STYLE_NUMBERS &&
        (marks > 0 || is_row(before) || !is_as_wide(now, &n->first, 1) ||
         !is_as_wide(now, &n->first, 2)))
        return false; /* a row in which few cells are no digits */
    return !n->plain || before[0].lines;
}

static void note(uint32_t number, naming *n)
{
    n->largest = number > n->largest ? number : n->largest;
    n->least = number < n->least ? number : n->least;
}

/* Takes an item; false: its cell has been named before, or is out of order. */
static bool take(naming *n, const item *now, const item *before)
{
    const uint32_t *name = now->number + n->value_first, *last = before->number + n->value_first;
    uint32_t r = name[0], c = name[1], value = now->number[n->value_first ? 0 : 2];
    bool rising = !n->count || r > last[0] || (r == last[0] && c > last[1]);
    if (n->cell[r][c] || (n->plain && !rising))
        return false;
    n->cell[r][c] = (uint8_t)(value + 1);
    note(r, n);
    note(c, n);
    n->value = value > n->value ? value : n->value;
    n->count++;
    n->clues += value > 0;
    return true;
}

/* Behind the last item: brackets, quotes, fences, full stops and closing tags, then the end of the text or a blank
 * line. False: something else is there. */
static bool ends(hf_span text, size_t *at)
{
    uint32_t lines = 0;
    for (; *at < text.length && lines < 2; ++*at) {
        hf_span rest = hf_span_from(text, *at);
        size_t tag = hf_scan_starts(rest, "</") ? hf_scan_find(rest, ">") : rest.length;
        if (text.at[*at] == '\n')
            lines++;
        else if (tag < rest.length)
            *at += tag;
        else if (!strchr(" \t\r\"'`])};,./>", text.at[*at]))
            return false;
    }
    return true;
}

/* Reads items as long as they are alike; the place behind the last, 0 if there are too few. */
static size_t read_items(naming *n, item *second)
{
    size_t at = 0, end;
    item now, before;
    if (!next_item(n, &at, &n->first)) {
        n->open = at >= n->text.length;
        return 0;
    }
    n->value_first = begins_with_value(n, &n->first);
    take(n, &n->first, &n->first);
    before = n->first;
    end = before.end;
    while (at < n->text.length && next_item(n, &at, &now)) {
        if (n->count == 1) {
            *second = now;
            n->plain = n->style == STYLE_NUMBERS && now.before[0].sum == n->first.before[1].sum &&
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

/* Do words or letters say which number is the row's and which the column's, the column first? */
static bool is_swapped(const naming *n, const item *second)
{
    const glue *row = n->value_first ? &n->first.before[1] : &second->before[0];
    const glue *column = &n->first.before[n->value_first ? 2 : 1];
    return n->style == STYLE_NUMBERS && row->column && column->row;
}

/* Or in any order? */
static bool is_worded(const naming *n, const item *second)
{
    const glue *row = n->value_first ? &n->first.before[1] : &second->before[0];
    const glue *column = &n->first.before[n->value_first ? 2 : 1];
    return n->style != STYLE_NUMBERS || (row->row && column->column) || is_swapped(n, second);
}

/* The size of the board that the numbers are of. */
static uint32_t size_of(const naming *n, bool zero, uint32_t asked)
{
    static const uint32_t sizes[] = {4, 6, 9, 16, 25};
    uint32_t most = n->largest + zero > n->value ? n->largest + zero : n->value;
    if (asked)
        return most <= asked && asked <= HF_TYPED_SIZE ? asked : 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (most <= sizes[i])
            return n->clues < (sizes[i] > 4 ? LEAST : 4) ? 0 : sizes[i];
    return 0;
}

/* Rows, columns and values go as far as on a board of 8, 10, 12, 15 or 20 symbols: is it one, or a larger one? */
static bool may_be_smaller(const naming *n, bool zero)
{
    static const uint32_t sizes[] = {8, 10, 12, 15, 20};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (n->value == sizes[i] && n->largest + zero == sizes[i])
            return true;
    return false;
}

/* What to ask about numbers that do not tell where counting begins, or where it ends; NULL: nothing. */
static const char *find_doubt(const naming *n, bool named, bool zero, uint32_t size, bool asked)
{
    if (!named && !zero && n->largest < size)
        return "rows and columns from 1, or from 0? no cell of the last ones is named";
    if (!asked && size > 9 && n->value <= 9)
        return "rows or columns go beyond 9, and no value does: is the first number the value?";
    return !asked && may_be_smaller(n, zero)
               ? "which size? this one, or the next larger, of whose last rows and columns no cell "
                 "is named; say it (--size)"
               : NULL;
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

/* Is there a digit as near to the front as one must be? */
static bool has_digit(hf_span text)
{
    for (size_t i = 0; i < text.length && i < FRONT + 2; i++)
        if (hf_is_digit(text.at[i]))
            return true;
    return false;
}

/* A line of digits and marks for empty cells, nothing between them, is one of boards and no cell's. */
static bool is_line_of_boards(hf_span text)
{
    hf_span line = hf_scan_trim(hf_scan_first(text, true).text);
    size_t i = 0;
    while (i < line.length && (hf_is_digit(line.at[i]) || hf_is_empty_mark(line.at[i])))
        i++;
    return i == line.length && i >= LEAST_BOARD;
}

/* Does a list of objects begin, which other readers take apart? */
static bool opens_objects(hf_span text)
{
    size_t at = 1;
    hf_json_space(text, &at);
    return *text.at == '[' && hf_scan_starts(hf_span_from(text, at), "{");
}

/* Too few cells: would there be enough, if as many more followed? */
static bool may_follow(const naming *n, const item *second, bool objects)
{
    return n->open && (objects || (n->count > 1 && is_worded(n, second)));
}

/* No cell is named as near to the front as one must be; where objects begin, more of them may be to come. */
static size_t cut_nothing(hf_span text, bool objects)
{
    return objects && text.length < FRONT + 2 ? HF_CUT_MORE : HF_CUT_NO;
}

size_t hf_named_find(hf_span text, bool last, uint32_t asked, hf_reading *reading)
{
    naming n;
    item second = {0};
    bool objects = !last && opens_objects(text);
    if (!has_digit(text) || is_line_of_boards(text))
        return cut_nothing(text, objects);
    for (naming_style style = STYLE_NUMBERS; style <= STYLE_VALUE_LETTER; style++) {
        n = (naming){.style = style, .least = HF_TYPED_SIZE};
        n.text = hf_span_part(text, 0, text.length < ROOM ? text.length : ROOM);
        size_t end = read_items(&n, &second);
        if (end == 0 && !last && may_follow(&n, &second, objects))
            return HF_CUT_MORE;
        if (end == 0)
            continue;
        bool whole = ends(n.text, &end);
        if (!whole && memchr(n.text.at, '<', n.first.end))
            continue; /* a page, of which the attributes are like names: class="c0" */
        if (n.open && n.text.length == text.length && !last) /* another cell may follow */
            return HF_CUT_MORE;
        bool zero = n.least == 0;
        reading->size = size_of(&n, zero, asked);
        if (reading->size == 0)
            continue;
        reading->lines = 1;
        reading->jigsaw = false;
        reading->first = 0;
        reading->title = HF_SHEET_LINES;
        reading->guess = style != STYLE_NUMBERS ? "cells by name, letters being rows"
                                                : "cells by row and column, each with its value";
        reading->question = find_doubt(&n, is_worded(&n, &second), zero, reading->size, asked > 0);
        if (!whole) {
            hf_line line;
            hf_scan_line(hf_span_from(text, end), true, &line);
            end += line.whole;
            reading->question = "a cell that is named twice, or written otherwise than the first";
        }
        put_cells(&n, is_swapped(&n, &second), zero, reading);
        reading->zeros = n.count - n.clues;
        if (!reading->question)
            reading->question = hf_reading_zero_doubt(reading);
        return end;
    }
    return HF_CUT_NO;
}
