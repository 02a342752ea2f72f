/* SPDX-License-Identifier: MIT
 *
 * suggest.c - which word was meant?
 *
 * The distance of two words is the number of letters to insert, delete, replace or swap with their
 * neighbour (optimal string alignment). A third of the word's length, and at least one, is near
 * enough; a word that the typed one begins is always near.
 */
#include <stdio.h>
#include <string.h>

#include "args.h"

enum { LONGEST = 40 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Distance of a[0..n) and b[0..m); row[i] holds the distances of a's first i letters to each of b's
 * beginnings, and three rows are alive at a time. */
static unsigned distance(const char *a, size_t n, const char *b, size_t m)
{
    unsigned rows[3][LONGEST + 1];

    for (size_t j = 0; j <= m; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= n; i++) {
        unsigned *row = rows[i % 3];
        const unsigned *above = rows[(i - 1) % 3];
        const unsigned *above_that = rows[(i + 1) % 3]; /* i - 2, modulo 3 */

        row[0] = (unsigned)i;
        for (size_t j = 1; j <= m; j++) {
            unsigned replaced = above[j - 1] + (a[i - 1] != b[j - 1]);
            row[j] = least(replaced, least(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], above_that[j - 2] + 1);
        }
    }
    return rows[n % 3][m];
}

bool hf_args_suggest(const char *word, const char *words, char *nearest, size_t size)
{
    size_t length = strlen(word);
    unsigned best = LONGEST + 1;

    if (length < 2 || length > LONGEST)
        return false;
    for (const char *at = words; *at;) {
        size_t span = strcspn(at, " ");
        if (span > 0 && span <= LONGEST) {
            bool begins = span > length && memcmp(at, word, length) == 0;
            unsigned far = begins ? 1 : distance(word, length, at, span);
            unsigned allowed = (unsigned)(span / 3 ? span / 3 : 1);
            if (far <= allowed && far < best) {
                best = far;
                snprintf(nearest, size, "%.*s", (int)span, at);
            }
        }
        at += span + strspn(at + span, " ");
    }
    return best <= LONGEST;
}
