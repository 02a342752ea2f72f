/* SPDX-License-Identifier: MIT
 *
 * copies.c - cells that hold the same: lines that read alike from both ends, shapes that are copies.
 */
#include "puzzle/kind.h"

static void expand_palindrome(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 0, k = written->cell_count - 1; i < k; i++, k--)
        hf_rules_pair(rules, written->cells[i], written->cells[k], hf_relation_equal, 0);
}

const hf_kind hf_kind_palindrome = {
    .name = "palindrome",
    .plural = "palindromes",
    .iss = "Palindrome",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "palindrome",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#cfd8e3",
    .least = 2,
    .expand = expand_palindrome,
};

static const char *clone_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    if (written->part_count < 2)
        return "a clone needs a shape and its copy";
    for (uint32_t i = 1; i < written->part_count; i++) {
        if (written->parts[i] != written->parts[0])
            return "a shape and its copy have as many cells";
    }
    return NULL;
}

static void expand_clone(hf_rules *rules, const hf_written *written)
{
    uint32_t size = written->parts[0];
    for (uint32_t i = size; i < written->cell_count; i++) {
        if (written->cells[i % size] != written->cells[i])
            hf_rules_pair(rules, written->cells[i % size], written->cells[i], hf_relation_equal, 0);
    }
}

/* The same symbols in two parts: none comes more often in one than in the other. numbers: the symbol,
 * the cells of a part. State: where the line is, times 64, and 32 plus how many more the first has. */
static int64_t balance_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t place = state / 64, more = state % 64 - 32;
    if (place == 2 * numbers[1])
        return -1;
    more += value != numbers[0] ? 0 : place < numbers[1] ? 1 : -1;
    return more < 0 ? -1 : (place + 1) * 64 + more + 32;
}

static bool balance_accepts(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state % 64 == 32;
}

static void expand_same_sets(hf_rules *rules, const hf_written *written)
{
    uint32_t size = written->parts[0], cells[HF_RULES_CELLS];
    for (uint32_t part = 1; part < written->part_count; part++) {
        for (uint32_t i = 0; i < size; i++) {
            cells[i] = written->cells[i];
            cells[size + i] = written->cells[part * size + i];
        }
        for (uint32_t s = 0; s < rules->size; s++) {
            const int32_t numbers[2] = {(int32_t)s + rules->first, (int32_t)size};
            hf_rules_line(
                rules, cells, 2 * size,
                &(hf_automaton_maker){&(int64_t){32}, 1, balance_next, balance_accepts, numbers});
        }
    }
}

static const char *same_sets_fault(const hf_rules *rules, const hf_written *written)
{
    const char *fault = clone_fault(rules, written);
    return fault == NULL && written->parts[0] > 31 ? "sets of more than 31 cells" : fault;
}

const hf_kind hf_kind_same_sets = {
    .name = "same sets",
    .plural = "same sets",
    .iss = "SameValues",
    .iss_form = HF_ISS_SETS,
    .style = HF_STYLE_SHADE,
    .colour = "#d3e3e7",
    .least = 2,
    .fault = same_sets_fault,
    .expand = expand_same_sets,
    .repeats = true,
};

const hf_kind hf_kind_clone = {
    .name = "clone",
    .plural = "clones",
    .iss = "SameValues",
    .iss_form = HF_ISS_SETS,
    .fpuzzles = "clone",
    .fpuzzles_form = HF_FPUZZLES_CLONE,
    .style = HF_STYLE_SHADE,
    .colour = "#dbe7d3",
    .least = 2,
    .fault = clone_fault,
    .expand = expand_clone,
    .repeats = true,
};
