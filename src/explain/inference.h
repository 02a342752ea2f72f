/* SPDX-License-Identifier: MIT
 *
 * inference.h - a proof in numbered lines.
 *
 * A line is one conclusion and all that it rules out at once:
 *
 *     1. Suppose r1c1 is 5. That clears 5 from r1c4,r7c1.
 *     2. r7c3 is 5, the only place left in box 7 (by 1).
 *        3. Suppose r2c2 is 8. ...
 *
 * What is ruled out by seeing a line's conclusion belongs to that line; references give the numbers
 * of lines. Proofs inside the proof are indented.
 */
#ifndef HF_EXPLAIN_INFERENCE_H
#define HF_EXPLAIN_INFERENCE_H

#include "explain/writer.h"

enum { HF_INFERENCES_MOST = 6000 }; /* inferences; longer proofs are not told */

typedef struct hf_inferences {
    hf_writer *w;
    uint32_t lines;
    uint16_t line[HF_INFERENCES_MOST]; /* by inference: the number of its line, from 1 */
} hf_inferences;

/* Numbers the lines; false: the proof is too long. */
bool hf_inferences_number(hf_inferences *proof, hf_writer *w);
/* Does the inference begin a line? */
bool hf_inference_leads(const hf_inferences *proof, uint32_t inference);
/* One line, without its number. */
void hf_inference_say(const hf_inferences *proof, uint32_t inference);

#endif
