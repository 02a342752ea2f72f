/* SPDX-License-Identifier: MIT
 *
 * cut.c - plain lines, told by looking at their 81 characters, sixteen at a time where the compiler
 * makes vectors of it (3 ns a line); only other texts are shown to a reader.
 */
#include "cut.h"

#include <string.h>

enum { CELLS = 81 };

/* The value of a digit, 0 of a point; larger of all others. */
static unsigned char place_of(char c)
{
    unsigned char kept = (unsigned char)((c == '.') - 1); /* a choice would not become vectors */
    return (unsigned char)((unsigned char)(c - '0') & kept);
}

/* Are these 81 characters digits and points? The largest value tells it. Without a nine, zeros beside points may be
 * symbols: that is for a reader to find out. Whether there is a nine is no jump, as nobody could foresee it. */
static bool is_plain_text(const char *text)
{
    unsigned char most = place_of(text[CELLS - 1]);
    unsigned char zero = text[CELLS - 1] == '0';

    for (size_t i = 0; i < CELLS - 1; i++) {
        unsigned char place = place_of(text[i]);
        most = place > most ? place : most;
        zero |= (unsigned char)(text[i] == '0');
    }
    bool doubtful = (unsigned)zero & (unsigned)(most < 9);
    return most <= 9 && (!doubtful || !memchr(text, '.', CELLS));
}

/* A comment runs to the end of its line. One with a CR inside may be several lines, which is for a
 * reader to find out. */
static size_t commented_length(const char *text, size_t available, bool last)
{
    const char *comment = text + CELLS;
    const char *end = memchr(comment, '\n', available - CELLS);
    size_t length = end ? (size_t)(end - text) + 1 : last ? available : 0;
    size_t inside = length > CELLS + 2 ? length - CELLS - 2 : 0; /* all but a CR LF at the end */

    return length && memchr(comment, '\r', inside) ? 0 : length;
}

size_t hf_cut_plain(const char *text, size_t available, bool last)
{
    if (available < CELLS + (last ? 0U : 1U) || !is_plain_text(text))
        return 0;
    if (available == CELLS)
        return CELLS;
    if (text[CELLS] == '\n')
        return CELLS + 1;
    /* A comma is left to the reader: the line may be a part of a table. */
    if (!strchr(" \t\r#;", text[CELLS]) || text[CELLS] == '\0')
        return 0;
    return commented_length(text, available, last);
}

/* Has each of 81 cells one beside or above it that is named alike, as in a map of regions? */
static bool is_like_map(const char *text)
{
    if (*text == '.') /* most boards have no clue there, and are no map */
        return false;
    for (size_t i = 0; i < CELLS; i++) {
        bool beside =
            (i % 9 > 0 && text[i] == text[i - 1]) || (i % 9 < 8 && text[i] == text[i + 1]);
        bool above =
            (i >= 9 && text[i] == text[i - 9]) || (i < CELLS - 9 && text[i] == text[i + 9]);
        if (!beside && !above)
            return false;
    }
    return true;
}

/* A map may stand in rows, too: what is no plain line is for a reader to look at. */
bool hf_cut_may_be_map(const char *text, size_t available)
{
    if (available == 0 || *text == '.' || *text == '#')
        return false;
    return available < CELLS || !is_plain_text(text) || is_like_map(text);
}

static bool is_plain_line(const char *text, size_t available)
{
    return available > CELLS && text[CELLS] == '\n' && is_plain_text(text);
}

size_t hf_cut_plain_lines(const char *text, size_t available, size_t most)
{
    size_t lines = 0;

    if (!is_plain_line(text, available) || is_like_map(text))
        return 0;
    for (; lines < most; lines++) {
        text += CELLS + 1;
        available -= CELLS + 1;
        if (!is_plain_line(text, available) || is_like_map(text))
            break; /* the line before may have its map here */
    }
    return lines;
}

bool hf_cut_holds_record(const hf_piece *piece)
{
    size_t at = 0;

    if (piece->plain)
        return true;
    while (at < piece->length && piece->text[at] && strchr(" \t\r\n", piece->text[at]))
        at++;
    return at < piece->length && piece->text[at] != '#';
}

size_t hf_cut_lines(const char *text, size_t length)
{
    size_t lines = 0;

    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n' || (text[i] == '\r' && (i + 1 == length || text[i + 1] != '\n'));
    return lines;
}
