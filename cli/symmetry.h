/* SPDX-License-Identifier: MIT
 *
 * symmetry.h - maps between boards, in words.
 */
#ifndef HF_CLI_SYMMETRY_H
#define HF_CLI_SYMMETRY_H

#include "houseful/canon.h"
#include "out.h"

/* "rows 123456789 columns 456123789 digits 987654321", with "turned " before it if the board is turned first. */
void hf_out_map(hf_out *out, const hf_map *map);

#endif
