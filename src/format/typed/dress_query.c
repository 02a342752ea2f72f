/* SPDX-License-Identifier: MIT
 *
 * dress_query.c - what a database answers: boards in a column of a table.
 *
 *      id | puzzle                     +----+--------------+
 *     ----+--------------              | id | puzzle       |
 *       1 | 53..7....6..195            +----+--------------+
 *     (1 row)                          |  1 | 53..7....6.. |
 *
 * Each row is a record; the head belongs to the first, what stands below to the last.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/dress.h"

enum { CELLS = 81, HEAD = 3 };

/* May a field stand beside a board: a number, a date, a name, and no cells of another row? */
static bool is_aside(hf_span field)
{
    enum { LONGEST_RUN = 4, LONGEST_NUMBER = 8 };
    size_t run = 0, digits = 0, longest = 0;
    for (size_t i = 0; i < field.length; i++) {
        bool digit = hf_is_digit(field.at[i]);
        run = digit || hf_is_empty_mark(field.at[i]) ? run + 1 : 0;
        longest = run > longest ? run : longest;
        digits += digit;
    }
    return longest <= LONGEST_RUN || (digits == field.length && digits <= LONGEST_NUMBER);
}

/* The field of 81 cells among those between bars; empty if there is none, or several. */
static hf_span board_of(hf_span line)
{
    hf_span found = {line.at, 0};
    for (size_t at = 0; at < line.length;) {
        size_t start = at;
        while (at < line.length && line.at[at] != '|')
            at++;
        hf_span field = hf_scan_trim(hf_span_part(line, start, at - start));
        bool cells = field.length == CELLS;
        for (size_t i = 0; i < field.length && cells; i++)
            cells = hf_is_digit(field.at[i]) || hf_is_empty_mark(field.at[i]);
        if ((cells && found.length) || (!cells && !is_aside(field)))
            return (hf_span){line.at, 0};
        found = cells ? field : found;
        at += at < line.length;
    }
    return found;
}

/* Nothing but dashes, crosses and bars. */
static bool is_rule(hf_span line)
{
    line = hf_scan_trim(line);
    for (size_t i = 0; i < line.length; i++)
        if (!strchr("-+|: ", line.at[i]))
            return false;
    return line.length > 2;
}

/* "(2 rows)", "2 rows in set (0.00 sec)". */
static bool counts_rows(hf_span line)
{
    uint32_t number;
    line = hf_scan_trim(line);
    size_t at = line.length && *line.at == '(';
    return hf_scan_number(line, &at, &number) && hf_scan_starts(hf_span_from(line, at), " row");
}

/* Passes the head, if there is one: up to two rules, and a line of names between or above them. */
static size_t pass_head(hf_span text, bool last, bool *more)
{
    hf_line line;
    size_t at = 0;
    bool ruled = false;
    for (unsigned lines = 0; lines < HEAD && hf_dress_line(text, at, last, &line, more); lines++) {
        bool rule = is_rule(line.text);
        if (!rule && (!hf_scan_count(line.text, '|') || board_of(line.text).length))
            break;
        ruled = ruled || rule;
        at += line.whole;
    }
    return ruled ? at : 0;
}

void hf_undress_query(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    if (strchr("[]{}(),\"<", *text.at))
        return;
    bool more = false;
    if (!hf_dress_line(text, 0, last, &line, &more))
        return;
    HF_ASSERT(line.text.length > 0); /* the reader passes what is blank */
    if (!hf_scan_count(line.text, *line.text.at == '+' ? '+' : '|'))
        return;
    size_t at = pass_head(text, last, &bare->more);
    if (bare->more || !hf_dress_line(text, at, last, &line, &bare->more))
        return;
    hf_span board = hf_scan_count(line.text, '|') ? board_of(line.text) : (hf_span){text.at, 0};
    if (board.length == 0)
        return;
    at += line.whole;
    while (hf_dress_line(text, at, last, &line, &more) &&
           (is_rule(line.text) || counts_rows(line.text)))
        at += line.whole;
    bare->more = more;
    for (size_t i = 0; i < board.length; i++)
        hf_bare_put(bare, board.at[i]);
    hf_bare_put(bare, '\n');
    bare->bytes = at;
}
