/* SPDX-License-Identifier: MIT
 *
 * dress_answer.c - an answer as it is drawn: the puzzle, its solution beside or below, and a sentence. Read back, it is
 * the puzzle.
 *
 *     Puzzle, 30 clues            Solution
 *     +-------+-------+-------+   +-------+-------+-------+
 *     | 5 3 . | . 7 . | . . . |   | 5 3 4 | 6 7 8 | 9 1 2 |
 *     ...
 *     This is the only solution.
 *
 * Layers of a cube have a heading each. Anything else below the drawing (constraints, for one) makes it none such: it
 * would be lost. With a sentence at its end it is known as what it is even so, and refused as a whole.
 */
#include <string.h>

#include "base/assert.h"
#include "format/nine_line.h"
#include "format/rows/block.h"
#include "format/typed/dress.h"

enum { MOST_LINES = 280, MOST_IN_ALL = 600, WIDEST = 1024 };

static const char second[] = "Solution";

/* How many clues the line above the drawings tells of, and the column of the solution, 0 if it is below; false: no
 * such line. */
static bool read_head(hf_span line, size_t *column, int64_t *told)
{
    size_t at = 8;
    uint32_t clues;
    HF_ASSERT(hf_scan_starts(line, "Puzzle, "));
    if (!hf_scan_number(line, &at, &clues) ||
        !hf_scan_starts(hf_span_from(line, at), clues == 1 ? " clue" : " clues"))
        return false;
    *told = clues;
    at += clues == 1 ? 5 : 6;
    while (at < line.length && line.at[at] == ' ')
        at++;
    *column = at < line.length ? at : 0;
    return at == line.length || hf_scan_starts(hf_span_from(line, at), second);
}

static bool is_sentence(hf_span line)
{
    static const char *const starts[] = {"This is ",
                                         "There are several solutions; ",
                                         "There is no solution.",
                                         "Two of them differ in ",
                                         "These contradict each other: ",
                                         "The clues contradict each other: ",
                                         "Given up: "};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (hf_scan_starts(line, starts[i]))
            return true;
    return false;
}

/* Where the part of a line begins that stands at a column of the drawing, 0 being none; false: it is no line of one. */
static bool find_end(hf_span line, size_t column, size_t *end)
{
    hf_folding folding = hf_fold_start(line);
    bool heading = hf_heading_read(line).found;
    size_t n = 0;
    *end = line.length;
    for (char c; (c = hf_fold_next(&folding)) != 0; n++) {
        if (n == 0 && !heading && !strchr("+|-=!.:'", c))
            return false;
        if (column > 0 && n == column)
            *end = folding.origin;
    }
    return n > 0;
}

/* Layers are many lines: they are taken over in plain characters, which have no regions to tell. */
static void put_plain(hf_span line, hf_bare *bare)
{
    hf_folding folding = hf_fold_start(line);
    char before = ' ', c = hf_fold_next(&folding);
    while (c != 0) {
        char behind = hf_fold_next(&folding);
        bool star = c == '*' && (hf_is_digit(before) || hf_is_digit(behind));
        hf_bare_put(bare, star ? ' ' : c == '!' ? '|' : c);
        before = c;
        c = behind;
    }
}

/* Takes over a line of the drawing up to the column, without the stars beside digits; false: it is none. */
static bool put_line(hf_span line, size_t column, bool wanted, bool layered, hf_bare *bare)
{
    size_t end;
    if (!find_end(line, column, &end))
        return false;
    if (wanted && layered)
        put_plain(hf_span_part(line, 0, end), bare);
    for (size_t i = 0; i < end && wanted && !layered; i++) {
        HF_ASSERT(i > 0 || line.at[i] != '*'); /* that is no edge */
        bool star = line.at[i] == '*' &&
                    (hf_is_digit(line.at[i - 1]) || (i + 1 < end && hf_is_digit(line.at[i + 1])));
        hf_bare_put(bare, star ? ' ' : line.at[i]);
    }
    if (wanted)
        hf_bare_put(bare, '\n');
    return true;
}

/* Copies the drawing of the puzzle; *at goes to what is no line of a drawing. False: more must be there to tell. */
static bool copy_drawing(hf_span text, bool last, size_t column, size_t *at, hf_bare *bare)
{
    hf_line line;
    bool wanted = true, layered = false;
    for (uint32_t lines = 0; lines < MOST_LINES && *at < text.length; lines++) {
        hf_span rest = hf_span_from(text, *at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line))
            return cut;
        hf_span content = hf_scan_trim(line.text);
        bool below =
            column == 0 && hf_scan_starts(content, second) && content.length == strlen(second);
        wanted = wanted && !below;
        layered = layered || hf_heading_read(line.text).found;
        if (content.length > 0 && !below && !put_line(line.text, column, wanted, layered, bare))
            return true;
        *at += line.whole;
    }
    return last || *at < text.length;
}

/* The sentences behind a drawing, *at going past them. False: more must be there to tell. */
static bool pass_sentences(hf_span text, bool last, size_t *at, uint32_t *sentences)
{
    hf_line line;
    for (*sentences = 0; *sentences < 2 && *at < text.length; (*sentences)++) {
        hf_span rest = hf_span_from(text, *at);
        if (!hf_scan_line(rest, last, &line))
            return !is_sentence(rest) && rest.length >= WIDEST;
        if (!is_sentence(line.text))
            return true;
        *at += line.whole;
    }
    return *sentences != 1 || last; /* behind one there may be another */
}

/* The end of a drawing with more in it than is read, behind its sentences; 0: it has none. */
static size_t end_of_other(hf_span text, bool last, size_t at, bool *more)
{
    hf_line line;
    uint32_t sentences;
    for (uint32_t lines = 0; lines < MOST_IN_ALL && at < text.length; lines++, at += line.whole) {
        *more = !pass_sentences(text, last, &at, &sentences);
        if (*more || sentences > 0)
            return *more ? 0 : at;
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length >= WIDEST; /* else the end of the line is there */
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line) ||
            hf_scan_starts(rest, "Puzzle, ") || hf_board_line_begins(text, at, last))
            return 0;
    }
    *more = at == text.length && !last;
    return 0;
}

void hf_undress_answer(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    size_t column, at = 0;
    uint32_t sentences = 0;
    if (!hf_scan_starts(text, "Puzzle, "))
        return;
    bool cut = text.length > WIDEST;
    if (!hf_scan_line(cut ? hf_span_part(text, 0, WIDEST) : text, last && !cut, &line)) {
        bare->more = !cut;
        return;
    }
    if (!read_head(hf_scan_trim(line.text), &column, &bare->clues))
        return;
    at = line.whole;
    bare->more = !copy_drawing(text, last, column, &at, bare) ||
                 !pass_sentences(text, last, &at, &sentences);
    if (bare->more)
        return;
    if (sentences > 0 || at == text.length)
        bare->bytes = at;
    bare->whole = sentences > 0 ? at : bare->bytes ? 0 : end_of_other(text, last, at, &bare->more);
    bare->why = "a drawing of a solved puzzle, with constraints or damaged, is not "
                "read; expected the "
                "puzzle itself";
}
