/* SPDX-License-Identifier: MIT
 *
 * ties.h - what is still open while a puzzle is put into its least string, line by line.
 *
 * A state of the search has chosen some lines of the board and an order of the columns. Open are only columns
 * that were blank in every line so far: they can still change places within their stack, and stacks that are
 * blank altogether can change places too. Blanks come first in the least string, so the open columns always are
 * the first u of their stack (u = 0..3), and the open stacks the first of all. Three counts say it all:
 *
 *        . . 3 | . 5 6 | 7 . 8         u = 2, 1, 0: only columns 1 and 2 are tied
 *        . . 4 | . . 5 | . 6 7
 *
 * A line under a state is a number of nine nibbles: 0 blank, 1..9 a digit that has its name, 10 one that has
 * none yet. Its least value sorts each open prefix (tables by three nibbles) and the open stacks. Digits without
 * a name look the same and take the next names from the left, so only they make the search branch.
 */
#ifndef HF_CANON_TIES_H
#define HF_CANON_TIES_H

#include <stddef.h>
#include <stdint.h>

enum { HF_TIE_TRIPLES = 4096, HF_TIE_SHUFFLES = 1296, HF_TIE_UNNAMED = 10 };

/* The orders of three columns that give the least triple; blanks keep their order. */
typedef struct hf_tie_orders {
    uint8_t count;
    uint8_t order[7]; /* numbers of hf_order3 */
} hf_tie_orders;

typedef struct hf_ties {
    uint16_t sorted[2][HF_TIE_TRIPLES];      /* u = 2 and 3: the least triple */
    hf_tie_orders orders[4][HF_TIE_TRIPLES]; /* by u */
    uint8_t shuffle[HF_TIE_SHUFFLES]
                   [16];     /* 216 * order of stacks + 36, 6, 1 * order in each place */
    uint8_t line_code[512];  /* by the clues of a line: how blank it can begin */
    uint8_t open_stacks[64]; /* by the three counts: how many are 3 */
} hf_ties;

void hf_ties_make(hf_ties *ties);

/* Columns are kept from the right (byte 8 - p is that of place p), so that a line's bytes are a number. `flags`
 * is one word, because a state that is written in small parts cannot soon be read as a whole. */
typedef struct hf_tie_state {
    uint8_t columns[16];
    uint8_t names[16]; /* by digit: 0 blank, a name 1..9, or HF_TIE_UNNAMED */
    uint64_t flags;
    uint64_t order; /* the lines chosen so far, a nibble each, the last one lowest */
} hf_tie_state;

/* flags: bits 0-5 the counts u of the three stacks, 8-16 the lines used, 20-21 the chute of the last line,
 * 24 turned, 28-31 how many names are given. */
enum {
    HF_TIE_USED = 8,
    HF_TIE_CHUTE = 20,
    HF_TIE_TURNED = 24,
    HF_TIE_NAMED = 28,
    HF_TIE_ANY = 0x2a
};

/* A line that may follow a state. */
typedef struct hf_tie_try {
    uint64_t value;
    uint32_t state;
    uint32_t line;
} hf_tie_try;

/* States of this line and the next, and the tries between; grows as needed. */
typedef struct hf_tie_room {
    hf_tie_state *now;
    hf_tie_state *next;
    hf_tie_try *tries;
    size_t size; /* of each of the three */
    size_t most; /* states */
} hf_tie_room;

enum {
    HF_TIE_MOST = 1 << 20, /* states; nearly empty boards would have more */
    HF_TIE_BRANCHES = 1296 /* that many states, at most, come of one */
};

#endif
