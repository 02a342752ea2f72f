/* SPDX-License-Identifier: MIT
 *
 * row_words.c - the pieces of a board as words of the command line.
 *
 *     houseful 53..7.... 6..195... ...            rows; those of a jigsaw's map may follow
 *     houseful '53  7    ' '6  195   ' ...        rows in which blanks are empty cells
 *     houseful 53. .7. ... / 6.. 195 ... / ...    boxes, bands or single cells of 81
 *     houseful 1..2.3..4......1 AAABACBBCCDBCDDD  a board and its map
 */
#define _POSIX_C_SOURCE 200809L
#include "row_words.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CELLS_OF_NINE = 81, MOST_SIZE = 25 };

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* How many cells the word would be; 0 if it is none. Up to nine symbols, cells are digits and blanks, and whatever is
 * beyond ASCII; on larger boards, and in maps, letters too. */
static size_t cells_of(const char *word, bool letters)
{
    size_t cells = 0;

    for (; *word; word++) {
        unsigned char byte = (unsigned char)*word;
        if (strchr(" |,;", *word) ||
            (byte >= 0x80 && byte < 0xC0)) /* which goes on with a character */
            continue;
        if (byte >= 0xC0) {
            cells++;
            continue;
        }
        if (!strchr("0123456789.*_-?xX", *word) && !(letters && is_letter(*word)))
            return 0;
        cells++;
    }
    return cells;
}

/* Nine columns of digits and blanks. */
static bool is_spaced(const char *word)
{
    size_t columns = 0;

    for (; *word; word++) {
        unsigned char byte = (unsigned char)*word;
        if (byte < 0x80 && !strchr(" 123456789", *word))
            return false;
        columns += byte < 0x80 || byte >= 0xC0;
    }
    return columns == 9;
}

static bool is_file(const char *word)
{
    return access(word, F_OK) == 0;
}

/* Stands the word between rows or boxes? */
static bool is_between(const char *word)
{
    return *word && word[strspn(word, "/|,;")] == '\0';
}

/* N words of N cells each, or 2 N of them: the board's rows and its map's. */
static bool are_rows(char *const *words, size_t count, size_t rows)
{
    if (rows < 4)
        return false;
    for (size_t i = 0; i < count; i++)
        if ((cells_of(words[i], rows > 9 || i >= rows) != rows &&
             !(count == 9 && is_spaced(words[i]))) ||
            is_file(words[i]))
            return false;
    return true;
}

/* Words of 1, 3, 9 or 27 cells that come to 81. (A point is a folder, too.) */
static bool are_pieces(char *const *words, size_t count)
{
    size_t length = 0, sum = 0;

    for (size_t i = 0; i < count; i++) {
        size_t cells = cells_of(words[i], false);
        if (is_between(words[i]))
            continue;
        if (cells == 0 || (length && cells != length) ||
            (strcmp(words[i], ".") != 0 && is_file(words[i])))
            return false;
        length = cells;
        sum += cells;
    }
    return sum == CELLS_OF_NINE && (length == 1 || length == 3 || length == 9 || length == 27);
}

/* Is the text a map of regions: N names, each N times, and two of one name side by side, as they never are in a
 * board? */
static bool is_map(const char *text, size_t length)
{
    size_t seen[256] = {0}, names = 0, size = 1;
    bool beside = false;

    while (size * size < length)
        size++;
    if (size * size != length || size < 4 || size > MOST_SIZE)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (cells_of((const char[]){text[i], '\0'}, true) == 0)
            return false;
        names += seen[(unsigned char)text[i]]++ == 0;
        beside = beside || (i % size > 0 && text[i] == text[i - 1]);
    }
    for (size_t i = 0; i < length; i++)
        if (seen[(unsigned char)text[i]] != size)
            return false;
    return names == size && beside;
}

bool hf_word_has_map(const char *word)
{
    size_t half = strlen(word) / 2;

    return half > 0 && half * 2 == strlen(word) && is_map(word + half, half);
}

static bool are_board_and_map(char *const *words, size_t count)
{
    size_t length = count == 2 ? strlen(words[1]) : 0;

    return length > 0 && strlen(words[0]) == length && is_map(words[1], length) &&
           !is_map(words[0], length) && cells_of(words[0], length > CELLS_OF_NINE) == length &&
           !is_file(words[0]) && !is_file(words[1]);
}

bool hf_row_words(char *const *words, size_t count)
{
    return are_rows(words, count, count) || (count % 2 == 0 && are_rows(words, count, count / 2)) ||
           are_pieces(words, count) || are_board_and_map(words, count);
}

/* A line for each word, but for pieces of rows. */
char *hf_row_words_join(char *const *words, size_t count)
{
    bool pieces = are_pieces(words, count);
    size_t length = 1, at = 0, cells = 0;
    char *text;

    for (size_t i = 0; i < count; i++)
        length += strlen(words[i]) + 1;
    text = malloc(length);
    for (size_t i = 0; text && i < count; i++) {
        size_t own = strlen(words[i]);
        if (pieces && is_between(words[i]))
            continue;
        memcpy(text + at, words[i], own);
        at += own;
        cells += cells_of(words[i], false);
        text[at++] = pieces && cells % 9 ? ' ' : '\n';
    }
    if (text)
        text[at] = '\0';
    return text;
}
