/* SPDX-License-Identifier: MIT
 *
 * chain_step.h - what the single-symbol patterns share when they tell their step as a chain.
 */
#ifndef HF_LOGIC_CHAIN_STEP_H
#define HF_LOGIC_CHAIN_STEP_H

#include "logic/rule.h"

/* Adds the nodes and links a =s= b -s- c =s= d. */
void hf_step_chain_of_four(hf_step *step, const hf_view *view, uint32_t symbol,
                           const uint32_t cell[4]);

#endif
