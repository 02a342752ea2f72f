/* SPDX-License-Identifier: MIT
 *
 * mangle.h - good texts of a puzzle with something wrong in them, and what they may honestly be read as.
 */
#ifndef TESTS_SUPPORT_MANGLE_H
#define TESTS_SUPPORT_MANGLE_H

#include "base/rng.h"
#include "support/typed.h"

enum { MANGLE_ROOM = 1 << 16, MANGLE_HONEST = 64 };

typedef struct mangled {
    char what[200]; /* the way, and what was done to it */
    size_t length;
    bool any;                       /* it may be some other board: not to be judged */
    unsigned boards;                /* there must be so many, or a mistake */
    unsigned honest_count;          /* boards that it may be */
    char honest[MANGLE_HONEST][82]; /* the first is the puzzle itself */
    char text[MANGLE_ROOM];
} mangled;

/* A text of the first puzzle, perhaps with some of the second, mangled. */
void mangle_make(hf_rng *rng, const char *first, const char *second, mangled *out);

#endif
