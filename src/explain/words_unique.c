/* SPDX-License-Identifier: MIT
 *
 * words_unique.c - rules that rest on the puzzle having one solution: rectangles whose four cells
 * could swap their two digits, and the BUG+1.
 */
#include "base/bits.h"
#include "explain/tale.h"

static void unique_line(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_CORNER, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, "/");
    hf_tell(tale, " in ");
    hf_tell_cells(tale, &cells);
}

static void pair(hf_tale *tale, const char *word)
{
    for (uint32_t i = 0; i < tale->step->symbol_count && i < 2; i++) {
        if (i) {
            hf_tell(tale, " ");
            hf_tell(tale, word);
            hf_tell(tale, " ");
        }
        hf_tell_symbol(tale, tale->step->symbol[i]);
    }
}

static void unique_pattern(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_CORNER, HF_ANY, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " are the corners of a rectangle in two rows, two columns and two boxes, and "
                  "all of them could be ");
    pair(tale, "or");
    hf_tell(tale, ". If nothing but these two were left in the corners, they could be exchanged "
                  "and the puzzle would have two solutions; but it has only one.");
}

/* The corners with other candidates than the pair. */
static void extra_corners(const hf_tale *tale, hf_list *cells)
{
    hf_tale_marked(tale, HF_ROLE_EXTRA, HF_ANY, HF_ANY, cells);
}

static void test_1_reason(hf_tale *tale)
{
    hf_tell(tale, "Three corners have only ");
    pair(tale, "and");
    hf_tell(tale, ": the fourth must take one of its other candidates.");
}

static void test_2_reason(hf_tale *tale)
{
    hf_list cells;
    extra_corners(tale, &cells);
    hf_tell(tale, "The only further candidate is ");
    hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, HF_ROLE_EXTRA, HF_ANY), "and");
    hf_tell(tale, ", in ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, ": one of them must take it, and no cell that sees them all can.");
}

static void test_3_reason(hf_tale *tale)
{
    hf_list cells, support;
    extra_corners(tale, &cells);
    hf_tale_marked(tale, HF_ROLE_SUPPORT, HF_ANY, HF_ANY, &support);
    hf_tell(tale, "So one of ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " must take one of the further candidates ");
    hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, HF_ROLE_EXTRA, HF_ANY), "or");
    hf_tell(tale, ". Counted as one cell, they form a naked subset with ");
    hf_tell_cell_list(tale, &support, "and");
    hf_tell(tale, ", which uses up its candidates in their house.");
}

/* The symbol of the pair that is not struck, and the one that is. */
static void split_pair(const hf_tale *tale, uint32_t *kept, uint32_t *struck)
{
    *struck = tale->step->eliminate[0].symbol;
    *kept = tale->step->symbol[0] == *struck ? tale->step->symbol[1] : tale->step->symbol[0];
}

/* The house in which the symbol can only be in these two cells. */
static uint32_t house_of_pair(const hf_tale *tale, const hf_list *cells, uint32_t symbol)
{
    uint32_t count, other;
    const uint32_t *houses = hf_shape_houses_of(tale->shape, cells->at[0], &count);
    const uint32_t *others = hf_shape_houses_of(tale->shape, cells->at[1], &other);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < other; k++)
            if (houses[i] == others[k] && hf_board_places(tale->board, houses[i], symbol) == 2)
                return houses[i];
    return hf_tale_common_house(tale, cells);
}

static void test_4_reason(hf_tale *tale)
{
    uint32_t kept, struck;
    hf_list cells;
    split_pair(tale, &kept, &struck);
    extra_corners(tale, &cells);
    hf_tell(tale, "In ");
    hf_tell_house_name(tale, house_of_pair(tale, &cells, kept));
    hf_tell(tale, ", ");
    hf_tell_symbol(tale, kept);
    hf_tell(tale, " can only be in ");
    hf_tell_cell_list(tale, &cells, "or");
    hf_tell(tale, ", so one of them is ");
    hf_tell_symbol(tale, kept);
    hf_tell(tale, ". Were the other ");
    hf_tell_symbol(tale, struck);
    hf_tell(tale, ", the four corners could be exchanged.");
}

static void test_6_reason(hf_tale *tale)
{
    uint32_t kept, struck;
    hf_list cells;
    split_pair(tale, &kept, &struck);
    extra_corners(tale, &cells);
    hf_tell(tale, "In the two rows and columns of the rectangle, ");
    hf_tell_symbol(tale, struck);
    hf_tell(tale, " can only be in the corners. If it stood in ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, ", the other two corners would both be ");
    hf_tell_symbol(tale, kept);
    hf_tell(tale, ", and the four could be exchanged.");
}

static void hidden_reason(hf_tale *tale)
{
    uint32_t kept, struck;
    split_pair(tale, &kept, &struck);
    hf_tell(tale, "In the row and in the column of ");
    hf_tell_cell(tale, tale->step->eliminate[0].cell);
    hf_tell(tale, ", ");
    hf_tell_symbol(tale, kept);
    hf_tell(tale, " can only be in corners. If ");
    hf_tell_cell(tale, tale->step->eliminate[0].cell);
    hf_tell(tale, " were ");
    hf_tell_symbol(tale, struck);
    hf_tell(tale, ", its two neighbours on the rectangle would be ");
    hf_tell_symbol(tale, kept);
    hf_tell(tale, " and the opposite corner ");
    hf_tell_symbol(tale, struck);
    hf_tell(tale, ": the four could be exchanged.");
}

/* ---- avoidable rectangles -------------------------------------------------------------------- */

static void avoidable_pattern(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_CORNER, HF_ANY, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " are the corners of a rectangle in two boxes, and none of them was given. If "
                  "they held ");
    pair(tale, "and");
    hf_tell(tale, " crosswise, these could be exchanged and the puzzle would have two solutions; "
                  "but it has only one.");
}

static void avoidable_1_reason(hf_tale *tale)
{
    hf_tell(tale, "Three corners are already filled so.");
}

static void avoidable_2_reason(hf_tale *tale)
{
    hf_tell(tale, "Two corners are already filled so, and the other two must not follow: one of "
                  "them must be ");
    hf_tell_symbol(tale, tale->step->eliminate[0].symbol);
    hf_tell(tale, ", and no cell that sees both can be.");
}

/* ---- BUG+1 ----------------------------------------------------------------------------------- */

static void bug_line(hf_tale *tale)
{
    (void)tale;
}

static uint32_t bug_cell(const hf_tale *tale)
{
    return tale->step->places ? tale->step->place[0].cell : tale->step->eliminate[0].cell;
}

static uint32_t bug_symbol(const hf_tale *tale)
{
    uint32_t mask = hf_tale_candidates(tale, bug_cell(tale));
    if (tale->step->places)
        return tale->step->place[0].symbol;
    for (uint32_t i = 0; i < tale->step->eliminations; i++)
        mask &= ~(UINT32_C(1) << (tale->step->eliminate[i].symbol - 1));
    return mask ? hf_lowest32(mask) + 1 : tale->step->symbol[0];
}

static void bug_pattern(hf_tale *tale)
{
    hf_tell(tale, "Every empty cell has exactly two candidates, except ");
    hf_tell_cell(tale, bug_cell(tale));
    hf_tell(tale, ", which has three; and without ");
    hf_tell_symbol(tale, bug_symbol(tale));
    hf_tell(tale, " there, every candidate would stand exactly twice in each of its houses.");
}

static void bug_reason(hf_tale *tale)
{
    hf_tell(tale, "Such a board never has exactly one solution, but this puzzle has. The cell must "
                  "be ");
    hf_tell_symbol(tale, bug_symbol(tale));
    hf_tell(tale, ".");
}

const hf_words hf_words_unique[] = {
    {&hf_rule_uniqueness[0], 1, unique_line, unique_pattern, test_1_reason},
    {&hf_rule_uniqueness[1], 1, unique_line, unique_pattern, test_2_reason},
    {&hf_rule_uniqueness[2], 1, unique_line, unique_pattern, test_3_reason},
    {&hf_rule_uniqueness[3], 1, unique_line, unique_pattern, test_4_reason},
    {&hf_rule_uniqueness[4], 1, unique_line, unique_pattern, test_2_reason},
    {&hf_rule_uniqueness[5], 1, unique_line, unique_pattern, test_6_reason},
    {&hf_rule_uniqueness[6], 1, unique_line, unique_pattern, hidden_reason},
    {&hf_rule_avoidable[0], 1, unique_line, avoidable_pattern, avoidable_1_reason},
    {&hf_rule_avoidable[1], 1, unique_line, avoidable_pattern, avoidable_2_reason},
    {&hf_rule_bug, 1, bug_line, bug_pattern, bug_reason},
    {NULL, 0, NULL, NULL, NULL}};
