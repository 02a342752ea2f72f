/* SPDX-License-Identifier: MIT
 *
 * sets.c - how often symbols occur among some cells: quadruples and other contents, look-and-say cages,
 * equality cages, counting circles, and the whole board's entropy.
 */
#include "puzzle/kind.h"

#include "base/bits.h"

static uint32_t times_asked(const hf_written *written, int32_t value)
{
    uint32_t times = 0;
    for (uint32_t i = 0; i < written->number_count; i++)
        times += written->numbers[i] == value;
    return times;
}

/* At least so many. */
static uint64_t at_least(uint32_t times)
{
    return ~hf_low_bits64(times);
}

static void expand_quadruple(hf_rules *rules, const hf_written *written)
{
    uint32_t all = 0;
    for (uint32_t i = 0; i < rules->size; i++) {
        uint32_t times = times_asked(written, (int32_t)i + rules->first);
        if (times > 0)
            hf_rules_count(rules, written->cells, written->cell_count, 1u << i, at_least(times));
        all |= times > 0 ? 1u << i : 0;
    }
    hf_rules_count(rules, written->cells, written->cell_count, all,
                   at_least(written->number_count));
}

static const char *numbers_fault(const hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 0; i < written->number_count; i++) {
        if (hf_rules_symbol(rules, written->numbers[i]) == 0)
            return "a number that is no symbol of the board";
    }
    return written->number_count < 1 || written->number_count > written->cell_count
               ? "expected one number at least, and no more than there are cells"
               : NULL;
}

/* Sets of counts are words. */
static const char *content_fault(const hf_rules *rules, const hf_written *written)
{
    return written->cell_count > 63 ? "no more than 63 cells" : numbers_fault(rules, written);
}

const hf_kind hf_kind_quadruple = {
    .name = "quadruple",
    .plural = "quadruples",
    .iss = "Quad",
    .iss_form = HF_ISS_QUAD,
    .fpuzzles = "quadruple",
    .fpuzzles_form = HF_FPUZZLES_QUAD,
    .style = HF_STYLE_CORNER,
    .colour = "#ffffff",
    .least = 1,
    .fault = content_fault,
    .expand = expand_quadruple,
    .lists = true,
};

const hf_kind hf_kind_content = {
    .name = "content",
    .plural = "contents",
    .iss = "ContainAtLeast",
    .iss_form = HF_ISS_VALUES,
    .style = HF_STYLE_CAGE,
    .colour = "#2f855a",
    .least = 1,
    .fault = content_fault,
    .expand = expand_quadruple,
    .lists = true,
};

static void expand_exactly(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 0; i < rules->size; i++) {
        uint32_t times = times_asked(written, (int32_t)i + rules->first);
        if (times > 0)
            hf_rules_count(rules, written->cells, written->cell_count, 1u << i,
                           UINT64_C(1) << times);
    }
}

const hf_kind hf_kind_exact_content = {
    .name = "exact content",
    .plural = "exact contents",
    .iss = "ContainExact",
    .iss_form = HF_ISS_VALUES,
    .style = HF_STYLE_CAGE,
    .colour = "#2b6cb0",
    .least = 1,
    .fault = content_fault,
    .expand = expand_exactly,
    .lists = true,
};

static const char *equality_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->cell_count % 2 != 0)
        return "expected an even number of cells";
    return written->cell_count > rules->size ? "a cage has no more cells than there are symbols"
                                             : NULL;
}

/* The middle one of an odd number of symbols is neither low nor high. */
static void expand_equality(hf_rules *rules, const hf_written *written)
{
    uint32_t half = rules->size / 2, low = (1u << half) - 1, odd = 0;
    uint32_t all = (1u << rules->size) - 1;
    uint64_t counts = UINT64_C(1) << (written->cell_count / 2);
    for (uint32_t i = 0; i < rules->size; i++)
        odd |= (((int32_t)i + rules->first) % 2 != 0 ? 1u : 0u) << i;
    const uint32_t sets[4] = {odd, all & ~odd, low, low << (rules->size - half)};
    hf_rules_different(rules, written->cells, written->cell_count);
    for (uint32_t i = 0; i < 4; i++)
        hf_rules_count(rules, written->cells, written->cell_count, sets[i], counts);
}

const hf_kind hf_kind_equality_cage = {
    .name = "equality cage",
    .plural = "equality cages",
    .iss = "EqualityCage",
    .iss_form = HF_ISS_CELLS,
    .style = HF_STYLE_CAGE,
    .colour = "#b7791f",
    .least = 2,
    .fault = equality_fault,
    .expand = expand_equality,
};

/* numbers: how often, which, how often, which ... */
static const char *look_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->number_count < 2 || written->number_count % 2 != 0 || written->cell_count > 63)
        return "expected pairs of digits: how often, which";
    for (uint32_t i = 0; i < written->number_count; i += 2) {
        if (written->numbers[i] < 0 || hf_rules_symbol(rules, written->numbers[i + 1]) == 0)
            return "a digit that is no symbol of the board";
        if (written->numbers[i] > (int32_t)written->cell_count)
            return "a digit that comes more often than there are cells";
    }
    return NULL;
}

static void expand_look(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 0; i < written->number_count; i += 2)
        hf_rules_count(rules, written->cells, written->cell_count,
                       hf_rules_symbol(rules, written->numbers[i + 1]),
                       UINT64_C(1) << written->numbers[i]);
}

const hf_kind hf_kind_look_and_say = {
    .name = "look-and-say cage",
    .plural = "look-and-say cages",
    .iss = "LookAndSay",
    .iss_form = HF_ISS_DIGITS,
    .style = HF_STYLE_CAGE,
    .colour = "#7b3fa0",
    .least = 1,
    .fault = look_fault,
    .expand = expand_look,
};

static const char *circles_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->cell_count > 63 ? "no more than 63 circles" : NULL;
}

/* A symbol in a circle says how many circles hold it: none, or that many. */
static void expand_circles(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 0; i < rules->size; i++)
        hf_rules_count(rules, written->cells, written->cell_count, 1u << i,
                       1 | UINT64_C(1) << ((int32_t)i + rules->first));
}

const hf_kind hf_kind_counting_circles = {
    .name = "counting circles",
    .plural = "counting circles",
    .iss = "CountingCircles",
    .iss_form = HF_ISS_CELLS,
    .style = HF_STYLE_CIRCLE,
    .colour = "#f5e3a5",
    .least = 1,
    .fault = circles_fault,
    .expand = expand_circles,
};

/* Every square of four cells has a low, a middle and a high symbol. */
static void expand_entropy(hf_rules *rules, const hf_written *written)
{
    uint32_t third = rules->size / 3;
    (void)written;
    for (uint32_t c = 0; c < hf_shape_cells(rules->shape); c++) {
        uint32_t square[4] = {c};
        if (!hf_cell_beside(rules, c, 0, 1, &square[1]) ||
            !hf_cell_beside(rules, c, 1, 0, &square[2]))
            continue;
        square[3] = square[2] + 1;
        for (uint32_t part = 0; part < 3; part++)
            hf_rules_count(rules, square, 4, ((1u << third) - 1) << (part * third), at_least(1));
    }
}

static const char *entropy_fault(const hf_rules *rules, const hf_written *written)
{
    (void)written;
    return rules->size % 3 != 0 || rules->first != 1 ? "needs three equal thirds of symbols" : NULL;
}

const hf_kind hf_kind_global_entropy = {
    .name = "global entropy",
    .plural = "global entropy",
    .iss = "GlobalEntropy",
    .iss_form = HF_ISS_GLOBAL,
    .fault = entropy_fault,
    .expand = expand_entropy,
};
