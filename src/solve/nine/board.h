/* SPDX-License-Identifier: MIT
 *
 * board.h - how the engine `nine` sees a 9x9 board: one set of cells per digit.
 *
 * A set of cells is 81 bits in two words, a band (three rows) in 27 of them:
 *
 *     word 0:  31-27 unused | band 0: row 2 | row 1 | row 0 |     bit 9 * row + column
 *              63-59 unused | band 1: row 2 | row 1 | row 0 |     the same, 32 higher
 *     word 1:  63-27 unused | band 2: row 2 | row 1 | row 0 |
 *
 * chutes.h says what chutes, segments and ways are. A set of segments of one chute is nine bits:
 *
 *     band:   row    0 | 0 1 2     stack:  band   0 | 0 1 2
 *     (by box)       1 | 3 4 5     (by column)    1 | 3 4 5
 *                    2 | 6 7 8                    2 | 6 7 8
 *
 * A stack's square has its boxes below each other and its lines side by side, as they lie on the
 * board: turned against the drawing in chutes.h, which takes ways to ways. A table of 512 entries
 * tells which ways a set of segments has left.
 */
#ifndef HF_NINE_BOARD_H
#define HF_NINE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/nine/given.h"

enum {
    HF_NINE_BAND = 0x7ffffff, /* the 27 cells of a band */
    HF_NINE_SEGMENTS = 0x1ff, /* the nine segments of a chute; also the nine cells of a row */
    HF_NINE_ROWS = 0x40201    /* times a set of columns: these columns in all three rows */
};

/* All cells of word 0; those of word 1 are HF_NINE_BAND. */
#define HF_NINE_WORD0 (HF_NINE_BAND | (uint64_t)HF_NINE_BAND << 32)

/* What a set of segments allows, as cells. Of a band: bits of that band. Of a stack: bits of
 * (band, column) at 9 * band + column, as if it were the leftmost. */
typedef struct hf_nine_reach {
    uint32_t allowed; /* in some way */
    uint32_t alone;   /* in a segment that is the only allowed one of its box */
} hf_nine_reach;

/* Constants of the game, computed when the engine opens: 15 KB, most of it in the two tables of
 * reaches, so that all of it stays in the first-level cache. */
typedef struct hf_nine_tables {
    hf_nine_reach band[512];
    hf_nine_reach stack[512];
    uint64_t unseen[81][2]; /* the cells that a cell does not see, itself included */
    uint16_t allowed[512];  /* segments that are in some way */
    uint8_t ways[512];      /* the ways left, as six bits */
    uint8_t cost[512];      /* how undecided that is: 0, 2, 3, 4 for 1, 2, 3, more ways */
    uint8_t touched[512];   /* the segments of a row in which some of the nine cells lie */
    uint64_t bit[81][2];    /* each cell as a set of one */
} hf_nine_tables;

/* A way as a set of segments. They come in the order in which a search tries them. */
extern const uint16_t hf_nine_way[HF_WAYS];

void hf_nine_fill_tables(hf_nine_tables *tables);

typedef struct hf_nine_board {
    uint64_t cells[9][2]; /* per digit: where it can be */
    uint64_t fixed[2];    /* cells whose digit is known and struck from all other digits */
    uint64_t segments[9]; /* per digit: segments of bands 0-2, then of stacks 0-2, nine bits each */
    uint32_t dirty;       /* digits that lost cells since they were last looked at */
} hf_nine_board;

/* The board of a puzzle. False: two clues contradict each other. */
bool hf_nine_load(const hf_nine_tables *tables, hf_nine_board *board, const hf_nine_given *given);

/* Draws all conclusions the engine knows. False: they contradict each other. */
bool hf_nine_propagate(const hf_nine_tables *tables, hf_nine_board *board);

/* Is the digit of every cell known? After a successful hf_nine_propagate only. */
static inline bool hf_nine_is_solved(const hf_nine_board *board)
{
    return board->fixed[0] == HF_NINE_WORD0 && board->fixed[1] == HF_NINE_BAND;
}

/* Leaves `digit` only the given segments of a chute (0-2: bands, 3-5: stacks). */
void hf_nine_restrict(const hf_nine_tables *tables, hf_nine_board *board, unsigned digit,
                      unsigned chute, unsigned segments);

/* Writes the candidates of a board. */
void hf_nine_candidates(const hf_nine_board *board, uint16_t candidates[HF_NINE_CELLS]);

/* Writes the digits of a solved board, one per cell. */
void hf_nine_values(const hf_nine_board *board, uint16_t *values);

#endif
