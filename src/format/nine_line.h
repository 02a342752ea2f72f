/* SPDX-License-Identifier: MIT
 *
 * nine_line.h - the case that is nearly all input: a plain 9x9 board on one line of 81 characters.
 *
 * One table lookup per character, without a branch (grid/alphabet.h).
 */
#ifndef HF_FORMAT_NINE_LINE_H
#define HF_FORMAT_NINE_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "format/scan.h"
#include "grid/alphabet.h"

/* If the bytes are a board followed by a separator or their end: 81; otherwise 0. What has no digit
 * at all may be the frame of a drawing, and is left to a closer look. */
static inline size_t hf_nine_line_end(const char *text, size_t length)
{
    uint8_t all = 0;
    if (length < 81)
        return 0;
    if (length > 81) {
        char c = text[81];
        if (c != '\n' && c != '\r' && c != ' ' && c != '\t' && c != ',' && c != ';' && c != '#')
            return 0;
    }
    for (int i = 0; i < 81; i++)
        all |= hf_alphabet_nine[(unsigned char)text[i]];
    if (all == 0 || all & HF_ALPHABET_OTHER)
        return 0;
    /* Without a nine, zeros beside points may be symbols. */
    return memchr(text, '9', 81) || !memchr(text, '0', 81) || !memchr(text, '.', 81) ? 81 : 0;
}

/* The length of a record that is such a line with its line end, all of it being there; 0 if it is
 * anything else. */
static inline size_t hf_nine_line_cut(const char *text, size_t length)
{
    size_t end = 81;
    if (length < 82 || !hf_nine_line_end(text, length))
        return 0;
    while (end < length && text[end] != '\n' && text[end] != '\r')
        end++;
    if (end + 1 < length && text[end] == '\r') /* a line feed may follow */
        end += text[end + 1] == '\n';
    else if (end < length && text[end] == '\r')
        return 0;
    return end < length ? end + 1 : 0;
}

/* Does such a line stand at the front, behind blanks or none? Not `last`: as long as it may go on it is none. */
static inline bool hf_nine_line_begins(const char *text, size_t length, bool last)
{
    while (length && (*text == ' ' || *text == '\t')) {
        text++;
        length--;
    }
    return (length > 81 || last) && hf_nine_line_end(text, length);
}

/* Likewise a line of another size at a place in a text: 256 or 625 cells, or 36 that hold nothing but their symbols
 * and are no row among others (dress_ends.c). */
bool hf_other_line_begins(hf_span text, size_t at, bool last);

static inline bool hf_board_line_begins(hf_span text, size_t at, bool last)
{
    return hf_nine_line_begins(text.at + at, text.length - at, last) ||
           hf_other_line_begins(text, at, last);
}

/* Is there more behind the line of a board: the map of a jigsaw? */
static inline bool hf_nine_line_is_first(const char *text, size_t length)
{
    const char *end = length > 82 ? memchr(text + 81, '\n', length - 81) : NULL;
    return end && end + 1 < text + length;
}

static inline void hf_nine_line_values(const char *text, uint16_t *cell)
{
    for (int i = 0; i < 81; i++)
        cell[i] = hf_alphabet_nine[(unsigned char)text[i]];
}

#endif
