/* SPDX-License-Identifier: MIT
 *
 * rounds.h - the next puzzles of a series of plain 9x9 boards, many attempts at once.
 */
#ifndef HF_GENERATE_ROUNDS_H
#define HF_GENERATE_ROUNDS_H

#include "generate/generator.h"

/* As hf_generator_make says. */
hf_status hf_rounds(hf_generator *generator, size_t count, uint8_t *puzzles, uint8_t *solutions,
                    hf_made *made);

#endif
