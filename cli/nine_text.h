/* SPDX-License-Identifier: MIT
 *
 * nine_text.h - a plain 9x9 board as 81 characters and as 81 bytes, and the way between them.
 */
#ifndef HF_CLI_NINE_TEXT_H
#define HF_CLI_NINE_TEXT_H

#include <stddef.h>
#include <stdint.h>

enum { HF_NINE_CELLS = 81 };

/* What is no digit, is a blank: the text has been looked at before. */
static inline void hf_nine_read(const char text[HF_NINE_CELLS], uint8_t board[HF_NINE_CELLS])
{
    for (size_t i = 0; i < HF_NINE_CELLS; i++)
        board[i] = text[i] >= '1' && text[i] <= '9' ? (uint8_t)(text[i] - '0') : 0;
}

/* Blanks become points; no zero at the end. */
static inline void hf_nine_write(const uint8_t board[HF_NINE_CELLS], char text[HF_NINE_CELLS])
{
    for (size_t i = 0; i < HF_NINE_CELLS; i++)
        text[i] = board[i] != 0 ? (char)('0' + board[i]) : '.';
}

#endif
