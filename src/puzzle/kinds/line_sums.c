/* SPDX-License-Identifier: MIT
 *
 * line_sums.c - lines whose parts have equal sums: cut by regions, in pairs around the middle, in
 * given parts, or wherever the sum is reached.
 */
#include "base/assert.h"
#include "puzzle/kind.h"

/* The sum of some cells is that of others. */
static void equal_sums(hf_rules *rules, const uint32_t *a, uint32_t count_a, const uint32_t *b,
                       uint32_t count_b)
{
    uint32_t cells[2 * HF_RULES_CELLS];
    int32_t weights[2 * HF_RULES_CELLS];
    uint32_t count = 0;
    for (uint32_t i = 0; i < count_a; i++, count++) {
        cells[count] = a[i];
        weights[count] = 1;
    }
    for (uint32_t i = 0; i < count_b; i++, count++) {
        cells[count] = b[i];
        weights[count] = -1;
    }
    HF_ASSERT(count <= HF_RULES_CELLS); /* two stretches of one list of cells, which has no more */
    hf_rules_sum(rules, cells, weights, count, 0);
}

/* The length of the run of cells in one region from cell i on. */
static uint32_t run_from(const hf_rules *rules, const hf_written *written, uint32_t i)
{
    uint32_t k = i + 1;
    while (k < written->cell_count && hf_shape_region(rules->shape, written->cells[k]) ==
                                          hf_shape_region(rules->shape, written->cells[i]))
        k++;
    return k - i;
}

static void expand_region_sum(hf_rules *rules, const hf_written *written)
{
    uint32_t first = run_from(rules, written, 0);
    uint32_t before = 0;
    uint32_t length = first;
    for (uint32_t i = first; i < written->cell_count;) {
        uint32_t next = run_from(rules, written, i);
        equal_sums(rules, written->cells + i, next, written->cells + before, length);
        before = i;
        length = next;
        i += next;
    }
}

const hf_kind hf_kind_region_sum = {
    .name = "region sum line",
    .plural = "region sum lines",
    .iss = "RegionSumLine",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "regionsumline",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#a9c8f5",
    .least = 2,
    .expand = expand_region_sum,
    .repeats = true,
};

static void expand_zipper(hf_rules *rules, const hf_written *written)
{
    uint32_t n = written->cell_count;
    const uint32_t *cells = written->cells;
    for (uint32_t i = 0; i < n / 2; i++) {
        const uint32_t pair[2] = {cells[i], cells[n - 1 - i]};
        const uint32_t inner[2] = {cells[i + 1], cells[n - 2 - i]};
        if (n % 2 != 0)
            equal_sums(rules, pair, 2, &cells[n / 2], 1);
        else if (i + 1 < n / 2)
            equal_sums(rules, pair, 2, inner, 2);
    }
}

const hf_kind hf_kind_zipper = {
    .name = "zipper line",
    .plural = "zipper lines",
    .iss = "Zipper",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "zipperline",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#c9bdf0",
    .least = 3,
    .expand = expand_zipper,
    .repeats = true,
};

static const char *parts_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->part_count < 2 ? "equal sums need two parts or more" : NULL;
}

static void expand_equal_sum(hf_rules *rules, const hf_written *written)
{
    const uint32_t *before = written->cells;
    for (uint32_t i = 1; i < written->part_count; i++) {
        const uint32_t *part = before + written->parts[i - 1];
        equal_sums(rules, part, written->parts[i], before, written->parts[i - 1]);
        before = part;
    }
}

const hf_kind hf_kind_equal_sum = {
    .name = "equal sums",
    .plural = "equal sums",
    .iss = "EqualSum",
    .iss_form = HF_ISS_SEGMENTS,
    .style = HF_STYLE_SHADE,
    .colour = "#f0e6c8",
    .least = 2,
    .fault = parts_fault,
    .expand = expand_equal_sum,
    .repeats = true,
};

/* State: where the sum stands, and where it stood when the line began (not 0 on loops only). */
static int64_t sum_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t total = numbers[0] + 1;
    int64_t sum = state % total + value;
    if (sum > numbers[0])
        return -1;
    return state / total * total + (sum == numbers[0] ? 0 : sum);
}

static bool sum_accepts(const int32_t *numbers, int64_t state)
{
    return state % (numbers[0] + 1) == state / (numbers[0] + 1);
}

static const char *sum_line_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->numbers[0] < 1 || written->numbers[0] > 100 ? "expected a sum from 1 to 100"
                                                                : NULL;
}

static void expand_sum_line(hf_rules *rules, const hf_written *written)
{
    int64_t starts[128];
    bool loop = written->number_count > 1 && written->numbers[1] != 0;
    uint32_t count = loop ? (uint32_t)written->numbers[0] : 1;
    for (uint32_t i = 0; i < count; i++)
        starts[i] = (int64_t)i * (written->numbers[0] + 1) + i;
    hf_rules_line(rules, written->cells, written->cell_count,
                  &(hf_automaton_maker){starts, count, sum_next, sum_accepts, written->numbers});
}

const hf_kind hf_kind_sum_line = {
    .name = "sum line",
    .plural = "sum lines",
    .iss = "SumLine",
    .iss_form = HF_ISS_LOOP,
    .style = HF_STYLE_LINE,
    .colour = "#f2b8b5",
    .usual = 10,
    .least = 2,
    .fault = sum_line_fault,
    .expand = expand_sum_line,
    .numbered = true,
    .repeats = true,
};
