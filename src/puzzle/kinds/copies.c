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
