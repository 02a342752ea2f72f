/* SPDX-License-Identifier: MIT
 *
 * nine_item.h - records of commands that take plain 9x9 boards only, as 81 bytes.
 */
#ifndef HF_CLI_NINE_ITEM_H
#define HF_CLI_NINE_ITEM_H

#include "nine_text.h"
#include "stream.h"

typedef struct hf_nine_item {
    size_t line;
    uint8_t board[HF_NINE_CELLS]; /* 0 for a blank */
    const char *comment;          /* what followed the puzzle; NULL: nothing did */
    size_t comment_length;
} hf_nine_item;

/* The board of a piece. False: there is none; if the piece holds a record all the same, a message and a record
 * that say why are written, and the work is marked bad. */
bool hf_nine_take(hf_work *work, const hf_piece *piece, hf_nine_item *item);

/* What a piece holds. */
typedef enum hf_nine_found {
    HF_NINE_NOTHING, /* no board; what is to be said was said, as by hf_nine_take */
    HF_NINE_PLAIN,   /* a plain 9x9 board: `item` is filled in */
    HF_NINE_OTHER    /* a board of another shape: it is in `parsed` */
} hf_nine_found;

/* The same for commands that take boards of other shapes as well. */
hf_nine_found hf_nine_take_any(hf_work *work, const hf_piece *piece, hf_nine_item *item,
                               hf_item *parsed);

/* A record that says why there is nothing else. */
void hf_nine_refuse(hf_work *work, size_t line, size_t column, const char *why);

/* A board as 81 characters, blanks as points. */
void hf_out_nine(hf_out *out, const uint8_t board[HF_NINE_CELLS]);

#endif
