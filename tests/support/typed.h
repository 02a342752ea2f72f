/* SPDX-License-Identifier: MIT
 *
 * typed.h - one puzzle in the many ways in which people type, paste and print it, and what a reader makes of a
 * text.
 */
#ifndef TESTS_SUPPORT_TYPED_H
#define TESTS_SUPPORT_TYPED_H

#include "support/support.h"

/* A way of writing nine rows: `top`; then each row as `before`, its cells with `gap` between them
 * (`box` between boxes), `after`; `band` after the third and the sixth; `bottom`. A digit is written
 * as `digit` says, where # stands for it. In `before`, # is the number of the row, @ its letter. */
typedef struct typed_way {
    const char *name, *top, *before, *gap, *box, *after, *band, *bottom, *blank, *digit;
} typed_way;

extern const typed_way typed_ways[];
extern const size_t typed_way_count;

/* The puzzle that the tests of reading share. */
extern const char typed_puzzle[82];

/* Appends a string at text + n, with a zero behind; returns the place of that. */
size_t typed_put(char *text, size_t n, const char *part);
/* The same with # replaced by a digit and @ by a letter. */
size_t typed_put_numbered(char *text, size_t n, const char *pattern, unsigned number);
/* Rows of the puzzle from `from` to `to`, one to a line. */
size_t typed_put_rows(char *text, size_t n, unsigned from, unsigned to);
/* The puzzle in one way; returns its length. */
size_t typed_render(const typed_way *way, char *text);

/* Reads the first board of a text; *left is what comes behind it and is no blank line. */
bool typed_read(const char *text, size_t length, char line[82], size_t *left, char why[200]);

/* A text read to its end: boards and mistakes, and the last record of each. */
typedef struct typed_outcome {
    unsigned boards, mistakes;
    char line[1000], message[200], comment[100], guess[100];
    hf_layout layout;
} typed_outcome;

typed_outcome typed_read_all(const char *text);

#endif
