/* SPDX-License-Identifier: MIT
 *
 * classic.c - which boards the classic engines take.
 */
#include "solve/classic/classic.h"

bool hf_classic_serves(const hf_shape *shape)
{
    return hf_shape_cells(shape) <= HF_CLASSIC_MAX_CELLS &&
           hf_shape_size(shape) <= HF_CLASSIC_MAX_SIZE &&
           hf_shape_houses(shape) <= HF_CLASSIC_MAX_HOUSES;
}
