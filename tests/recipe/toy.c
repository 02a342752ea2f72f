/* SPDX-License-Identifier: MIT
 *
 * toy.c - Toy Corner: the first cell of the board has one candidate left.
 *
 *      +-------+
 *      | 7 . . |     r1c1 can only be 7
 *
 * A rule of no use, by which tests/recipe/run follows the recipe of CONTRIBUTING.md.
 */
#include "logic/rules/rules.h"

static void find_toy(hf_find *find)
{
    const hf_view *v = find->view;
    if (v->count[0] != 1)
        return;
    uint32_t symbol = lowest_symbol(v->cand[0]);
    hf_step *step = hf_find_begin(find, &hf_rule_toy);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_PATTERN, 0, 0, symbol);
    hf_step_place(step, 0, symbol);
    hf_find_emit(find);
}

const hf_rule hf_rule_toy = {
    .name = "Toy Corner", .key = "toy-corner", .code = "9900", .brief = "toy", .find = find_toy};
