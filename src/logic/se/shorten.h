/* SPDX-License-Identifier: MIT
 *
 * shorten.h - a proof with less in it.
 */
#ifndef HF_LOGIC_SE_SHORTEN_H
#define HF_LOGIC_SE_SHORTEN_H

#include "logic/se/tell.h"

/* Leaves out of a step's proof what need not be told. `ends`: the thoughts that it is all about. */
void hf_se_shorten(hf_se *se, hf_step *step, const uint16_t *ends, unsigned count);

#endif
