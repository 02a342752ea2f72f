/* SPDX-License-Identifier: MIT
 *
 * gate.h - a first look at how hard a plain 9x9 puzzle is, in a few microseconds.
 */
#ifndef HF_GENERATE_GATE_H
#define HF_GENERATE_GATE_H

#include "generate/small.h"
#include "houseful/rate.h"

/* HF_LEVEL_EASY: singles solve it. If `basics`, HF_LEVEL_MEDIUM: so do locked candidates, pairs and triples; and in any
 * case HF_LEVEL_HARD: what was tried does not. `small` is for this shape. */
hf_level hf_gate(hf_small *small, const uint16_t puzzle[81], bool basics);

#endif
