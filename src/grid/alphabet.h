/* SPDX-License-Identifier: MIT
 *
 * alphabet.h - which characters are cells of a plain 9x9 board: '1' to '9', and what people write for
 * a blank. This is the only place that knows; whoever reads such text looks it up here.
 */
#ifndef HF_GRID_ALPHABET_H
#define HF_GRID_ALPHABET_H

#include <stdint.h>

/* No cell at all. A bit that no digit has: or-ing the values of a text shows whether all are cells. */
enum { HF_ALPHABET_OTHER = 0x80 };

/* The value of a character: 1-9, 0 for a blank, or HF_ALPHABET_OTHER. */
extern const uint8_t hf_alphabet_nine[256];

#endif
