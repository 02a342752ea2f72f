/* SPDX-License-Identifier: MIT
 *
 * sgt_killer.h - the cages in a game identifier of Tatham's Solo.
 */
#ifndef HF_FORMAT_SGT_KILLER_H
#define HF_FORMAT_SGT_KILLER_H

#include "format/told.h"

/* Reads "structure,sums" into cages of the puzzle being told. HF_BAD_TEXT: the record says why. */
hf_status hf_sgt_read_cages(hf_told *told, hf_span text);
/* Can these cages be told so: none overlap, each has one sum and hangs together? */
bool hf_sgt_has_cages(const hf_puzzle *puzzle);
void hf_sgt_write_cages(const hf_puzzle *puzzle, hf_text *text);

#endif
