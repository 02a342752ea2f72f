/* SPDX-License-Identifier: MIT
 *
 * words_unique.c - rules that rest on the puzzle having one solution: rectangles whose four cells
 * could swap their two digits, and the BUG+1.
 */
#include "base/bits.h"
#include "explain/writer.h"

static void unique_line(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_CORNER, HF_ANY, &cells);
    hf_say(w, ": ");
    hf_say_step_symbols(w, "/");
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

static void pair(hf_writer *w, const char *word)
{
    hf_say_symbol(w, w->step->symbol[0]);
    hf_say(w, " ");
    hf_say(w, word);
    hf_say(w, " ");
    hf_say_symbol(w, w->step->symbol[1]);
}

static void unique_pattern(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_CORNER, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " are the corners of a rectangle in two rows, two columns and two boxes, and "
              "all of them could be ");
    pair(w, "or");
    hf_say(w, ". If nothing but these two were left in the corners, they could be exchanged "
              "and the puzzle would have two solutions; but it has only one.");
}

/* The corners with other candidates than the pair. */
static void extra_corners(const hf_writer *w, hf_list *cells)
{
    hf_gather_marked(w, HF_ROLE_EXTRA, HF_ANY, cells);
}

static void test_1_reason(hf_writer *w)
{
    hf_say(w, "Three corners have only ");
    pair(w, "and");
    hf_say(w, ": the fourth must take one of its other candidates.");
}

static void test_2_reason(hf_writer *w)
{
    hf_list cells;
    extra_corners(w, &cells);
    hf_say(w, "The only further candidate is ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "and");
    hf_say(w, ", in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ": one of them must take it, and no cell that sees them all can.");
}

/* The house that holds these cells and all from which something is struck, or HF_NO_HOUSE. */
static uint32_t house_of_all(const hf_writer *w, const hf_list *cells)
{
    hf_list all = *cells;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        hf_list_add(&all, w->step->eliminate[i].cell);
    return hf_gather_common_house(w, &all);
}

static void test_3_reason(hf_writer *w)
{
    hf_list cells, support;
    extra_corners(w, &cells);
    hf_gather_marked(w, HF_ROLE_SUPPORT, HF_ANY, &support);
    hf_say(w, "So one of ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " must take one of the further candidates ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "or");
    hf_say(w, ". Counted as one cell, they form a naked subset with ");
    hf_say_cell_list(w, &support, "and");
    for (uint32_t i = 0; i < support.count; i++)
        hf_list_add(&cells, support.at[i]);
    uint32_t house = house_of_all(w, &cells);
    hf_say(w, ", which uses up its candidates ");
    if (house != HF_NO_HOUSE) {
        hf_say(w, "in ");
        hf_say_house_name(w, house);
        hf_say(w, ".");
    } else {
        hf_say(w, "in all houses that they share.");
    }
}

/* The symbol of the pair that is not struck, and the one that is. */
static void split_pair(const hf_writer *w, uint32_t *kept, uint32_t *struck)
{
    *struck = w->step->eliminate[0].symbol;
    *kept = w->step->symbol[0] == *struck ? w->step->symbol[1] : w->step->symbol[0];
}

static void test_4_reason(hf_writer *w)
{
    uint32_t kept, struck;
    hf_list cells;
    split_pair(w, &kept, &struck);
    extra_corners(w, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_only_house(w, &cells, kept));
    hf_say(w, ", ");
    hf_say_symbol(w, kept);
    hf_say(w, " can only be in ");
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, ", so one of them is ");
    hf_say_symbol(w, kept);
    hf_say(w, ". Were the other ");
    hf_say_symbol(w, struck);
    hf_say(w, ", the four corners could be exchanged.");
}

static void test_6_reason(hf_writer *w)
{
    uint32_t kept, struck;
    hf_list cells;
    split_pair(w, &kept, &struck);
    extra_corners(w, &cells);
    hf_say(w, "In the two rows and columns of the rectangle, ");
    hf_say_symbol(w, struck);
    hf_say(w, " can only be in the corners. If it stood in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ", the other two corners would both be ");
    hf_say_symbol(w, kept);
    hf_say(w, ", and the four could be exchanged.");
}

static void hidden_reason(hf_writer *w)
{
    uint32_t kept, struck;
    split_pair(w, &kept, &struck);
    hf_say(w, "In the row and in the column of ");
    hf_say_cell(w, w->step->eliminate[0].cell);
    hf_say(w, ", ");
    hf_say_symbol(w, kept);
    hf_say(w, " can only be in corners. If ");
    hf_say_cell(w, w->step->eliminate[0].cell);
    hf_say(w, " were ");
    hf_say_symbol(w, struck);
    hf_say(w, ", its two neighbours on the rectangle would be ");
    hf_say_symbol(w, kept);
    hf_say(w, " and the opposite corner ");
    hf_say_symbol(w, struck);
    hf_say(w, ": the four could be exchanged.");
}

/* ---- avoidable rectangles -------------------------------------------------------------------- */

static void avoidable_pattern(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_CORNER, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " are the corners of a rectangle in two boxes, and none of them was given. If "
              "they held ");
    pair(w, "and");
    hf_say(w, " crosswise, these could be exchanged and the puzzle would have two solutions; "
              "but it has only one.");
}

static void avoidable_1_reason(hf_writer *w)
{
    hf_say(w, "Three corners are already filled so.");
}

static void avoidable_2_reason(hf_writer *w)
{
    hf_say(w, "Two corners are already filled so, and the other two must not follow: one of "
              "them must be ");
    hf_say_symbol(w, w->step->eliminate[0].symbol);
    hf_say(w, ", and no cell that sees both can be.");
}

/* ---- BUG+1 ----------------------------------------------------------------------------------- */

static void bug_line(hf_writer *w)
{
    (void)w;
}

static uint32_t bug_cell(const hf_writer *w)
{
    return w->step->eliminate[0].cell;
}

/* What it has too much: one symbol; Sudoku Explainer also takes several in one cell. */
static uint32_t bug_symbols(const hf_writer *w)
{
    return hf_gather_marked_symbols(w, HF_ROLE_PATTERN, HF_ANY);
}

static void bug_pattern(hf_writer *w)
{
    hf_say(w, "Every empty cell has exactly two candidates, except ");
    hf_say_cell(w, bug_cell(w));
    hf_say(w, ", which has ");
    hf_say_count(w, hf_popcount32(hf_gather_candidates(w, bug_cell(w))));
    hf_say(w, "; and without ");
    hf_say_symbol_list(w, bug_symbols(w), "and");
    hf_say(w, " there, every candidate would stand exactly twice in each of its houses.");
}

static void bug_reason(hf_writer *w)
{
    hf_say(w, "Such a board never has exactly one solution, but this puzzle has. The cell must "
              "be ");
    hf_say_symbol_list(w, bug_symbols(w), "or");
    hf_say(w, ".");
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
