/* SPDX-License-Identifier: MIT
 *
 * mangle_pieces.h - the pieces of a text that is mangled (mangle.c), and what they honestly say
 * (mangle_honest.c).
 */
#ifndef TESTS_SUPPORT_MANGLE_PIECES_H
#define TESTS_SUPPORT_MANGLE_PIECES_H

#include "support/mangle.h"

typedef enum role { TOP, BEFORE, CELL, GAP, AFTER, BAND, BOTTOM, NOISE } role;

typedef struct piece {
    role role;
    unsigned row;
    char value; /* of a cell */
    char text[400];
} piece;

enum { MOST = 600 };

typedef struct pieces {
    bool invisible; /* empty cells are blanks or nothing */
    bool fields;    /* cells are known by what stands between them */
    bool gapped;    /* something that is seen stands between them */
    bool line;      /* rows are not parted by line ends */
    size_t count;
    piece list[MOST];
} pieces;

/* Adds a board to those that a text may be read as. */
void mangle_allow(mangled *out, const char *line);
void mangle_allow_pieces(const pieces *p, mangled *out);
void mangle_allow_stream(const pieces *p, mangled *out);
void mangle_allow_unseen(const pieces *p, mangled *out);
/* Texts that are not judged: another board, lines that look like rows, rows that are not seen. */
bool mangle_is_other(const pieces *p);
bool mangle_is_even(const pieces *p);
bool mangle_has_unseen_row(const pieces *p, const char *puzzle);
/* Loses, doubles, exchanges or changes a byte; says which. */
const char *mangle_change_byte(const pieces *p, hf_rng *rng, mangled *out);

#endif
