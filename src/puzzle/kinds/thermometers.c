/* SPDX-License-Identifier: MIT
 *
 * thermometers.c - symbols that grow from the bulb on; on slow ones they may stay the same.
 */
#include "puzzle/kind.h"

static const char *thermometer_fault(const hf_rules *rules, const hf_written *written)
{
    return written->cell_count > rules->size
               ? "a thermometer has no more cells than there are symbols"
               : NULL;
}

static void expand_thermometer(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 1; i < written->cell_count; i++)
        hf_rules_pair(rules, written->cells[i - 1], written->cells[i], hf_relation_less, 0);
}

const hf_kind hf_kind_thermometer = {
    .name = "thermometer",
    .plural = "thermometers",
    .iss = "Thermo",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "thermometer",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_BULB,
    .colour = "#cbd2d9",
    .least = 2,
    .fault = thermometer_fault,
    .expand = expand_thermometer,
};

static bool not_greater(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a <= b;
}

static void expand_slow(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 1; i < written->cell_count; i++)
        hf_rules_pair(rules, written->cells[i - 1], written->cells[i], not_greater, 0);
}

const hf_kind hf_kind_slow_thermometer = {
    .name = "slow thermometer",
    .plural = "slow thermometers",
    .fpuzzles = "slowthermometer",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_BULB,
    .colour = "#d9c7e8",
    .least = 2,
    .expand = expand_slow,
};
