/* SPDX-License-Identifier: MIT
 *
 * ladder_data.h - the reader of ladders, as ladder.c uses it.
 */
#ifndef HF_LOGIC_LADDER_DATA_H
#define HF_LOGIC_LADDER_DATA_H

#include "houseful/logic.h"

/* Reads one of our own ladders; a rung whose rule does not exist is left out. */
hf_status hf_ladder_read_built_in(const char *text, hf_ladder *ladder);

#endif
