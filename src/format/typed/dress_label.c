/* SPDX-License-Identifier: MIT
 *
 * dress_label.c - a board of another size than 9x9 on one line, behind or below a label, in quotes, or with characters
 * beyond ASCII.
 *
 *     Grid: ....1....3.4..2.      > 6...52......        Puzzle 3: 6...52......        Grid 01
 *     6···52······                                      "6...52......"                6...52......
 *
 * A board of 9x9 is known by its 81 cells, whatever stands around them (readings.c). Other words may be rows of a
 * larger board: 16 characters are read only behind a word, and nothing else may stand on the line.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { LONGEST_LABEL = 30, LONGEST_LINE = 2600, LONGEST_NUMBER = 4, MOST_CELLS = 700 };

/* The words and the number of a label, without the blanks behind them; 0: there are none. */
static size_t words_end(hf_span line, size_t *letters)
{
    size_t at = 0, digits = 0;
    while (at < line.length && at < LONGEST_LABEL &&
           (hf_is_letter(line.at[at]) || (at && line.at[at] == ' ')))
        at++;
    *letters = at;
    while (at < line.length && digits <= LONGEST_NUMBER && hf_is_digit(line.at[at])) {
        at++;
        digits++;
    }
    if (digits > LONGEST_NUMBER || (*letters && digits && line.at[*letters - 1] != ' '))
        return 0;
    while (at && line.at[at - 1] == ' ')
        at--;
    return at;
}

static bool is_among(char c, const char *set)
{
    return c && strchr(set, c);
}

/* The label at the front of a line: its length; 0 if there is none. *word: it is one that rows do not have. */
static size_t label_end(hf_span line, bool *word)
{
    size_t letters;
    *word = false;
    if (line.length > 1 && is_among(*line.at, ">-*") && line.at[1] == ' ')
        return 1;
    size_t at = words_end(line, &letters);
    if (at == 0)
        return 0;
    *word = letters > 2 && !hf_scan_starts_any_case(line, "row") &&
            !hf_scan_starts_any_case(line, "line");
    if (at < line.length && is_among(line.at[at], ":.)="))
        return at + 1;
    if (at + 2 < line.length && line.at[at] == ' ' && line.at[at + 1] == '=')
        return at + 2;
    return letters && at > letters ? at : 0;
}

/* The size of a board of as many cells, if it is one of those people have; else 0. */
static uint32_t size_of(size_t cells)
{
    static const uint8_t sizes[] = {4, 6, 8, 10, 12, 16, 25};
    for (size_t i = 0; i < sizeof sizes; i++)
        if (cells == (size_t)sizes[i] * sizes[i])
            return sizes[i];
    return 0;
}

/* May these be the cells of a board of this size? A row of a larger board has few symbols as small as its own; without
 * letters, what is larger than 9x9 is lines of 81 that were cut and joined. */
static bool are_cells(hf_span word, uint32_t size)
{
    uint32_t clues = 0, letters = 0;
    for (size_t i = 0; i < word.length; i++) {
        char c = word.at[i];
        bool letter = hf_is_letter(c) && c != 'x' && c != 'X', digit = hf_is_digit(c) && c != '0';
        if (!hf_is_cell_char(c) || (size < 9 && (letter || (digit && (uint32_t)(c - '0') > size))))
            return false;
        clues += digit || letter;
        letters += letter;
    }
    return clues + 1 >= size && (size < 9 || letters > 0);
}

/* Without quotes of a string, and what ends it. */
static hf_span without_quotes(hf_span text)
{
    text = hf_scan_trim(text);
    if (text.length > 2 && strchr(",;", text.at[text.length - 1]))
        text.length--;
    bool quoted =
        text.length > 2 && strchr("\"'`", *text.at) != NULL && text.at[text.length - 1] == *text.at;
    return quoted ? hf_span_part(text, 1, text.length - 2) : text;
}

static void put_rows(hf_span word, uint32_t size, hf_bare *bare)
{
    for (size_t i = 0; i < word.length; i++) {
        hf_bare_put(bare, word.at[i]);
        if (i % size == size - 1)
            hf_bare_put(bare, '\n');
    }
}

/* What stands on a line behind its label, as plain characters and without quotes. */
typedef struct label_line {
    hf_span word;
    size_t whole; /* bytes of the line */
    bool dressed; /* there are quotes, or characters beyond ASCII */
    char text[MOST_CELLS];
} label_line;

static void fold_line(hf_span content, label_line *out)
{
    hf_folding folding = hf_fold_start(content);
    size_t length = 0;
    for (char c; length < MOST_CELLS && (c = hf_fold_next(&folding)) != 0;)
        out->text[length++] = c;
    hf_span plain = {out->text, length < MOST_CELLS ? length : 0};
    out->word = without_quotes(plain);
    out->dressed = length < content.length || out->word.length < hf_scan_trim(plain).length;
}

/* The line that begins at `at`, from its `label` on: 1; 0: there is none so short, -1: its end may still come. */
static int take_line(hf_span text, size_t at, size_t label, bool last, label_line *out)
{
    hf_line line;
    hf_span rest = hf_span_from(text, at);
    bool cut = rest.length > LONGEST_LINE;
    if (!hf_scan_line(cut ? hf_span_part(rest, 0, LONGEST_LINE) : rest, last && !cut, &line))
        return last || cut ? 0 : -1;
    out->whole = line.whole;
    fold_line(hf_span_from(line.text, label), out);
    return 1;
}

/* Do the lines from `at` on show that what stood above them is a row of a larger board? 1, 0, -1: more must be there. */
static int is_row(hf_span text, size_t at, bool last, uint32_t size)
{
    label_line line;
    for (uint32_t rows = 1; rows < size * size; rows++) {
        int found = take_line(text, at, 0, last, &line);
        if (found <= 0)
            return found;
        if (line.word.length != (size_t)size * size)
            return 0;
        if (!are_cells(line.word, size))
            return 1;
        at += line.whole;
    }
    return 0;
}

void hf_undress_label(hf_span text, bool last, hf_bare *bare)
{
    label_line line;
    bool named;
    const size_t label = label_end(text, &named);
    int found = take_line(text, 0, label, last, &line);
    bare->more = found < 0;
    if (found <= 0 || (label == 0 && !line.dressed))
        return;
    size_t at = line.whole;
    const bool below = line.word.length == 0 && named;
    if (below) {
        found = take_line(text, at, 0, last, &line);
        bare->more = found < 0;
        if (found <= 0)
            return;
        at += line.whole;
    }
    uint32_t size = size_of(line.word.length);
    if (size == 0 || (label && !named && size == 4) || !are_cells(line.word, size))
        return;
    int row = (below || label == 0) && size <= 8 ? is_row(text, at, last, size) : 0;
    bare->more = row < 0;
    if (row == 0) {
        put_rows(line.word, size, bare);
        bare->bytes = at;
    }
}
