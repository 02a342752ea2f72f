/* SPDX-License-Identifier: MIT
 *
 * row_words.c - the rows of a board as words of the command line: houseful 53..7.... 6..195... ...
 */
#define _POSIX_C_SOURCE 200809L
#include "row_words.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many cells the word would be as a row; 0 if it is none. Up to nine, cells are digits and
 * blanks; beyond, letters too. */
static size_t cells_of(const char *word, size_t rows)
{
    size_t cells = 0;

    for (; *word; word++) {
        bool letter = (*word >= 'a' && *word <= 'z') || (*word >= 'A' && *word <= 'Z');
        if (strchr(" |,;", *word))
            continue;
        if (!strchr("0123456789.*_-?xX", *word) && !(letter && rows > 9))
            return 0;
        cells++;
    }
    return cells;
}

bool hf_row_words(char *const *words, size_t count)
{
    if (count < 4)
        return false;
    for (size_t i = 0; i < count; i++)
        if (cells_of(words[i], count) != count || access(words[i], F_OK) == 0)
            return false;
    return true;
}

char *hf_row_words_join(char *const *words, size_t count)
{
    size_t length = 1, at = 0;
    char *text;

    for (size_t i = 0; i < count; i++)
        length += strlen(words[i]) + 1;
    text = malloc(length);
    for (size_t i = 0; text && i < count; i++) {
        size_t own = strlen(words[i]);
        memcpy(text + at, words[i], own);
        at += own;
        text[at++] = '\n';
    }
    if (text)
        text[at] = '\0';
    return text;
}
