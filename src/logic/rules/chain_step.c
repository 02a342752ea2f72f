/* SPDX-License-Identifier: MIT
 *
 * chain_step.c - see chain_step.h.
 */
#include "logic/rules/chain_step.h"

void hf_step_chain_of_four(hf_step *step, const hf_view *v, uint32_t symbol, const uint32_t cell[4])
{
    uint32_t before = 0;
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t node = hf_step_node_cell(step, cell[i], symbol);
        if (i > 0)
            hf_step_link(step, i % 2 == 1, before, node,
                         hf_view_common_house(v, cell[i - 1], cell[i]), 0);
        before = node;
    }
}
