/* SPDX-License-Identifier: MIT
 *
 * kinds.c - the table of kinds that can be written, and what they share.
 */
#include "puzzle/kind.h"

#include "base/assert.h"

/* By hf_constraint_kind. Candidates and houses are not written but parts of the puzzle. */
static const hf_kind *const table[HF_CONSTRAINT_KINDS] = {
    [HF_CONSTRAINT_CAGE] = &hf_kind_cage,
    [HF_CONSTRAINT_DIFFERENCE] = &hf_kind_difference,
    [HF_CONSTRAINT_RATIO] = &hf_kind_ratio,
    [HF_CONSTRAINT_PAIR_SUM] = &hf_kind_pair_sum,
    [HF_CONSTRAINT_THERMOMETER] = &hf_kind_thermometer,
    [HF_CONSTRAINT_SLOW_THERMOMETER] = &hf_kind_slow_thermometer,
    [HF_CONSTRAINT_ARROW] = &hf_kind_arrow,
    [HF_CONSTRAINT_DOUBLE_ARROW] = &hf_kind_double_arrow,
    [HF_CONSTRAINT_ANTI_KNIGHT] = &hf_kind_anti_knight,
    [HF_CONSTRAINT_ANTI_KING] = &hf_kind_anti_king,
    [HF_CONSTRAINT_ANTI_TAXICAB] = &hf_kind_anti_taxicab,
    [HF_CONSTRAINT_NON_CONSECUTIVE] = &hf_kind_non_consecutive,
    [HF_CONSTRAINT_DIAGONAL_NON_CONSECUTIVE] = &hf_kind_diagonal_non_consecutive,
    [HF_CONSTRAINT_NEGATIVE_RATIO] = &hf_kind_negative_ratio,
    [HF_CONSTRAINT_NEGATIVE_SUM] = &hf_kind_negative_sum,
    [HF_CONSTRAINT_NEGATIVE_DOTS] = &hf_kind_negative_dots,
    [HF_CONSTRAINT_REGION] = &hf_kind_region,
    [HF_CONSTRAINT_SUM] = &hf_kind_sum,
    [HF_CONSTRAINT_LITTLE_KILLER] = &hf_kind_little_killer,
    [HF_CONSTRAINT_ODD] = &hf_kind_odd,
    [HF_CONSTRAINT_EVEN] = &hf_kind_even,
    [HF_CONSTRAINT_MINIMUM] = &hf_kind_minimum,
    [HF_CONSTRAINT_MAXIMUM] = &hf_kind_maximum,
    [HF_CONSTRAINT_GREATER] = &hf_kind_greater,
    [HF_CONSTRAINT_PALINDROME] = &hf_kind_palindrome,
    [HF_CONSTRAINT_CLONE] = &hf_kind_clone,
    [HF_CONSTRAINT_WHISPER] = &hf_kind_whisper,
    [HF_CONSTRAINT_RENBAN] = &hf_kind_renban,
    [HF_CONSTRAINT_NABNER] = &hf_kind_nabner,
    [HF_CONSTRAINT_REGION_SUM] = &hf_kind_region_sum,
    [HF_CONSTRAINT_BETWEEN] = &hf_kind_between,
    [HF_CONSTRAINT_LOCKOUT] = &hf_kind_lockout,
    [HF_CONSTRAINT_QUADRUPLE] = &hf_kind_quadruple,
    [HF_CONSTRAINT_SANDWICH] = &hf_kind_sandwich,
    [HF_CONSTRAINT_X_SUM] = &hf_kind_x_sum,
    [HF_CONSTRAINT_SKYSCRAPER] = &hf_kind_skyscraper,
    [HF_CONSTRAINT_ENTROPIC] = &hf_kind_entropic,
    [HF_CONSTRAINT_MODULAR] = &hf_kind_modular,
    [HF_CONSTRAINT_ZIPPER] = &hf_kind_zipper,
    [HF_CONSTRAINT_NUMBERED_ROOM] = &hf_kind_numbered_room,
    [HF_CONSTRAINT_ROW_INDEXER] = &hf_kind_row_indexer,
    [HF_CONSTRAINT_COLUMN_INDEXER] = &hf_kind_column_indexer,
    [HF_CONSTRAINT_BOX_INDEXER] = &hf_kind_box_indexer,
    [HF_CONSTRAINT_EQUAL_SUM] = &hf_kind_equal_sum,
    [HF_CONSTRAINT_SUM_LINE] = &hf_kind_sum_line,
    [HF_CONSTRAINT_LUNCHBOX] = &hf_kind_lunchbox,
    [HF_CONSTRAINT_HIDDEN_SKYSCRAPER] = &hf_kind_hidden_skyscraper,
    [HF_CONSTRAINT_LOOK_AND_SAY] = &hf_kind_look_and_say,
    [HF_CONSTRAINT_COUNTING_CIRCLES] = &hf_kind_counting_circles,
    [HF_CONSTRAINT_GLOBAL_ENTROPY] = &hf_kind_global_entropy,
    [HF_CONSTRAINT_LINES] = &hf_kind_lines,
    [HF_CONSTRAINT_FULL_RANK] = &hf_kind_full_rank,
    [HF_CONSTRAINT_RANK_TIES] = &hf_kind_rank_ties,
    [HF_CONSTRAINT_SAME_SETS] = &hf_kind_same_sets,
    [HF_CONSTRAINT_WEIGHTED_SUM] = &hf_kind_weighted_sum,
    [HF_CONSTRAINT_CONTENT] = &hf_kind_content,
    [HF_CONSTRAINT_EXACT_CONTENT] = &hf_kind_exact_content,
    [HF_CONSTRAINT_RELLIK_CAGE] = &hf_kind_rellik_cage,
    [HF_CONSTRAINT_EQUALITY_CAGE] = &hf_kind_equality_cage,
};

const hf_kind *hf_kind_of(hf_constraint_kind kind)
{
    return (size_t)kind < HF_CONSTRAINT_KINDS ? table[kind] : NULL;
}

/* ---- what is wrong ----------------------------------------------------------------------------- */

static const char *cells_fault(const hf_rules *rules, const hf_kind *kind,
                               const hf_written *written)
{
    if (kind->iss != NULL && kind->iss_form == HF_ISS_GLOBAL && written->cell_count > 0)
        return "too many cells"; /* it speaks of the whole board */
    uint32_t cells = hf_shape_cells(rules->shape);
    for (uint32_t i = 0; i < written->cell_count; i++) {
        if (written->cells[i] >= cells)
            return "a cell outside the board";
    }
    if (written->cell_count < kind->least)
        return "too few cells";
    if (written->cell_count > HF_RULES_CELLS ||
        (kind->most > 0 && written->cell_count > kind->most))
        return "too many cells";
    if (!kind->repeats && hf_cells_repeat(written->cells, written->cell_count))
        return "a cell comes twice";
    return NULL;
}

static bool takes_numbers(const hf_kind *kind, hf_constraint_kind number)
{
    return kind->numbered || kind->lists || number == HF_CONSTRAINT_LOOK_AND_SAY;
}

const char *hf_written_fault(const hf_rules *rules, const hf_written *written)
{
    const hf_kind *kind = hf_kind_of(written->kind);
    if (kind == NULL)
        return "no such kind of constraint";
    if (rules->size > HF_RULES_SYMBOLS || hf_shape_cells(rules->shape) > HF_RULES_CELLS ||
        hf_shape_layers(rules->shape) > 1)
        return "such constraints are for flat boards of up to 16 symbols";
    const char *fault = cells_fault(rules, kind, written);
    if (fault == NULL && kind->numbered && written->number_count == 0 &&
        written->kind != HF_CONSTRAINT_CAGE)
        return "a number is missing";
    if (fault == NULL && !takes_numbers(kind, written->kind) && written->number_count > 0)
        return "it has no number";
    return fault == NULL && kind->fault != NULL ? kind->fault(rules, written) : fault;
}

/* ---- geometry ---------------------------------------------------------------------------------- */

bool hf_cell_beside(const hf_rules *rules, uint32_t cell, int32_t down, int32_t right,
                    uint32_t *other)
{
    int32_t columns = (int32_t)hf_shape_columns(rules->shape);
    int32_t row = (int32_t)cell / columns + down;
    int32_t column = (int32_t)cell % columns + right;
    *other = (uint32_t)(row * columns + column);
    return row >= 0 && row < (int32_t)hf_shape_rows(rules->shape) && column >= 0 &&
           column < columns;
}

void hf_each_apart(hf_rules *rules, int32_t down, int32_t right, hf_relation_fn holds,
                   int32_t number)
{
    uint32_t cells = hf_shape_cells(rules->shape);
    for (uint32_t a = 0; a < cells; a++) {
        uint32_t b;
        if (hf_cell_beside(rules, a, down, right, &b))
            hf_rules_pair(rules, a, b, holds, number);
    }
}

bool hf_relation_differ(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a != b;
}

bool hf_relation_equal(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a == b;
}

bool hf_relation_less(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a < b;
}
