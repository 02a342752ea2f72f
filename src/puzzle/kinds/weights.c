/* SPDX-License-Identifier: MIT
 *
 * weights.c - sums of another sort: with coefficients, and sums that must not be.
 */
#include "puzzle/kind.h"

/* numbers: the sum, then a coefficient for each cell. */
static const char *weights_fault(const hf_rules *rules, const hf_written *written)
{
    enum { MOST = 100 };
    (void)rules;
    if (written->number_count != written->cell_count + 1)
        return "expected a coefficient for each cell";
    for (uint32_t i = 1; i < written->number_count; i++) {
        if (written->numbers[i] < -MOST || written->numbers[i] > MOST || written->numbers[i] == 0)
            return "coefficients are from -100 to 100, and not 0";
    }
    return NULL;
}

static void expand_weights(hf_rules *rules, const hf_written *written)
{
    hf_rules_sum(rules, written->cells, written->numbers + 1, written->cell_count,
                 written->numbers[0]);
}

const hf_kind hf_kind_weighted_sum = {
    .name = "weighted sum",
    .plural = "weighted sums",
    .iss = "Sum",
    .iss_form = HF_ISS_WEIGHTS,
    .style = HF_STYLE_CAGE,
    .colour = "#9aa5b1",
    .least = 1,
    .most = 63,
    .fault = weights_fault,
    .expand = expand_weights,
    .numbered = true,
};

enum { RELLIK_SYMBOLS = 12 }; /* an automaton has a state for each set of symbols */

static const char *rellik_fault(const hf_rules *rules, const hf_written *written)
{
    if (rules->size > RELLIK_SYMBOLS)
        return "needs a board of no more than 12 symbols";
    if (written->cell_count > rules->size)
        return "a cage has no more cells than there are symbols";
    return written->number_count != 1 || written->numbers[0] < 0 || written->numbers[0] > 63
               ? "expected a sum of no more than 63"
               : NULL;
}

/* The state is the values met so far that are no greater than the sum, as bits. */
static int64_t rellik_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int32_t sum = numbers[0];
    uint64_t sums = 1;
    if (value == sum)
        return -1;
    if (value > sum || value == 0)
        return state;
    int64_t met = state | INT64_C(1) << value;
    for (int32_t v = 1; v <= RELLIK_SYMBOLS; v++)
        sums |= (met >> v & 1) != 0 ? sums << v : 0; /* those beyond 63 are lost */
    return (sums >> sum & 1) != 0 ? -1 : met;
}

static bool always(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state >= 0;
}

static void expand_rellik(hf_rules *rules, const hf_written *written)
{
    hf_rules_different(rules, written->cells, written->cell_count);
    hf_rules_line(rules, written->cells, written->cell_count,
                  &(hf_automaton_maker){&(int64_t){0}, 1, rellik_next, always, written->numbers});
}

const hf_kind hf_kind_rellik_cage = {
    .name = "rellik cage",
    .plural = "rellik cages",
    .iss = "RellikCage",
    .iss_form = HF_ISS_NUMBER_CELLS,
    .style = HF_STYLE_CAGE,
    .colour = "#b23b3b",
    .least = 1,
    .fault = rellik_fault,
    .expand = expand_rellik,
    .numbered = true,
};
