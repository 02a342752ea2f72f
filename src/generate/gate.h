/* SPDX-License-Identifier: MIT
 *
 * gate.h - is a plain 9x9 puzzle solved by naked and hidden singles alone?
 */
#ifndef HF_GENERATE_GATE_H
#define HF_GENERATE_GATE_H

#include <stdbool.h>
#include <stdint.h>

bool hf_gate_singles(const uint16_t puzzle[81]);

#endif
