/* SPDX-License-Identifier: MIT
 *
 * tell.h - a hint as a step.
 */
#ifndef HF_LOGIC_SE_TELL_H
#define HF_LOGIC_SE_TELL_H

#include "houseful/logic.h"
#include "logic/se/se.h"

/* Houses of a shape stand in the order of rows, columns, boxes. */
static inline unsigned hf_se_house_of(unsigned region)
{
    return region < 9 ? 18 + region : region - 9;
}

/* Fills in the step, which has its rule already. */
void hf_se_tell(hf_se *se, const se_hint *hint, hf_step *step);

/* The proof of a chain or forcing chain found at the position, right after it was (proof.c). */
void hf_se_prove_chain(hf_se *se, const se_chain *chain, hf_step *step);
void hf_se_prove_forcing(hf_se *se, const se_forcing *forcing, hf_step *step);

#endif
