/* SPDX-License-Identifier: MIT
 *
 * symbols.h - which characters stand for which symbols, and which of the usual ways of writing more
 * than nine of them a text follows.
 */
#ifndef HF_FORMAT_SYMBOLS_H
#define HF_FORMAT_SYMBOLS_H

#include "base/text.h"
#include "format/scan.h"

typedef enum hf_notation {
    HF_NOTATION_ONE,   /* 1-9 A-Z a-z */
    HF_NOTATION_ZERO,  /* 0-9 A-Z a-z: 0 is the first symbol */
    HF_NOTATION_LETTER /* A-Z a-z: A is the first symbol */
} hf_notation;

enum { HF_NOT_A_SYMBOL = 255, HF_MAX_LETTERED = 61 };

/* What each byte means on a board of `size` symbols: 0 blank, 1..size, or HF_NOT_A_SYMBOL. */
typedef struct hf_alphabet {
    uint32_t size;
    hf_notation notation;
    uint8_t value[256];
} hf_alphabet;

void hf_alphabet_make(hf_alphabet *alphabet, uint32_t size, hf_notation notation);

/* How often each byte was seen in the cells of boards of one size. */
typedef struct hf_tally {
    uint32_t size;
    uint32_t count[128];
} hf_tally;

void hf_tally_add(hf_tally *tally, hf_span cells);
/* The notation that explains the bytes. *open: another one would have done as well. */
hf_notation hf_tally_notation(const hf_tally *tally, bool *open);
/* Can no further bytes speak for another notation? */
bool hf_tally_settled(const hf_tally *tally);

/* Is c one of the characters that any notation uses for a symbol or a blank? */
static inline bool hf_is_cell_char(char c)
{
    return hf_is_digit(c) || hf_is_letter(c) || hf_is_empty_mark(c);
}

/* A character as people should see it: 'x', or its number where it cannot be shown. */
void hf_text_shown(hf_text *text, char c);
/* "expected 1-9 or a blank" and the like, for a board of `size` symbols. */
void hf_text_expected(hf_text *text, uint32_t size, hf_notation notation);

/* Writes a symbol as drawings show it: one character up to 61 symbols, else a number. */
void hf_text_symbol(hf_text *text, const hf_shape *shape, uint32_t symbol);

#endif
