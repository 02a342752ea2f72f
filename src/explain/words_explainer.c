/* SPDX-License-Identifier: MIT
 *
 * words_explainer.c - Sudoku Explainer's own patterns: direct singles, unique loops, BUGs of types 2
 * to 4, aligned exclusion.
 */
#include "base/bits.h"
#include "explain/writer.h"

/* ": 1,2 in r1c12": symbols and cells of the pattern. */
static void cells_line(hf_writer *w, uint32_t role)
{
    hf_list cells;
    hf_gather_marked(w, role, HF_ANY, &cells);
    hf_say(w, ": ");
    hf_say_symbols(w, hf_gather_marked_symbols(w, role, HF_ANY), "/");
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

static void pattern_line(hf_writer *w)
{
    cells_line(w, HF_ROLE_PATTERN);
}

static void corner_line(hf_writer *w)
{
    cells_line(w, HF_ROLE_CORNER);
}

static void extra_line(hf_writer *w)
{
    cells_line(w, HF_ROLE_EXTRA);
}

/* ---- direct ---------------------------------------------------------------------------------- */

static void direct_locked_pattern(hf_writer *w)
{
    hf_list houses;
    hf_gather_houses(w, HF_ROLE_COVER, HF_ANY, &houses);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_BASE));
    hf_say(w, ", ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, " can only be where it crosses ");
    hf_say_house_list(w, &houses);
    hf_say(w, ", so it is nowhere else in ");
    hf_say_house_list(w, &houses);
    hf_say(w, ".");
}

static void direct_locked_reason(hf_writer *w)
{
    hf_say(w, "That leaves a single place for it in ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_PATTERN));
    hf_say(w, ".");
}

static void direct_hidden_pattern(hf_writer *w)
{
    hf_list cells;
    uint32_t symbols = hf_gather_marked_symbols(w, HF_ROLE_PATTERN, HF_ANY);
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_PATTERN));
    hf_say(w, ", ");
    hf_say_symbol_list(w, symbols, "and");
    hf_say(w, " can only be in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ", which have no room for anything else.");
}

static void direct_hidden_reason(hf_writer *w)
{
    hf_say(w, "That leaves a single place there for ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, ".");
}

/* ---- loops ----------------------------------------------------------------------------------- */

static void loop_pattern(hf_writer *w)
{
    hf_list cells;
    uint32_t pair = hf_gather_marked_symbols(w, HF_ROLE_CORNER, HF_ANY);
    hf_gather_marked(w, HF_ROLE_CORNER, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " form a loop in which every row, column and box that it meets holds two cells, "
              "and all of them could be ");
    hf_say_symbol_list(w, pair, "or");
    hf_say(w, ". If nothing but these two were left in them, the two could be exchanged all "
              "around and the puzzle would have two solutions; but it has only one.");
}

static void extra_cells(hf_writer *w, hf_list *cells)
{
    hf_gather_marked(w, HF_ROLE_EXTRA, HF_ANY, cells);
}

static void loop_1_reason(hf_writer *w)
{
    hf_list cells;
    extra_cells(w, &cells);
    hf_say(w, "Only ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " has other candidates, and must take one of them.");
}

static void loop_2_reason(hf_writer *w)
{
    hf_list cells;
    extra_cells(w, &cells);
    hf_say(w, "The only further candidate is ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "and");
    hf_say(w, ", in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ": one of them must take it, and no cell that sees them all can.");
}

static void subset_reason(hf_writer *w)
{
    hf_list cells, support;
    extra_cells(w, &cells);
    hf_gather_marked(w, HF_ROLE_SUPPORT, HF_ANY, &support);
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, " must take ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "or");
    hf_say(w, ". With ");
    hf_say_cell_list(w, &support, "and");
    hf_say(w, " that makes as many cells as there are symbols for them in ");
    hf_say_house_name(w, w->step->house[0].house);
    hf_say(w, ".");
}

static void loop_4_reason(hf_writer *w)
{
    hf_list cells;
    uint32_t struck = hf_gather_result_symbols(w);
    uint32_t kept = hf_gather_marked_symbols(w, HF_ROLE_CORNER, HF_ANY) & ~struck; /* one of two */
    extra_cells(w, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_only_house(w, &cells, hf_lowest32(kept) + 1));
    hf_say(w, ", ");
    hf_say_symbols(w, kept, "");
    hf_say(w, " has no other place than ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ", so one of them takes it; the other must not take ");
    hf_say_symbols(w, struck, "");
    hf_say(w, ".");
}

/* ---- BUG ------------------------------------------------------------------------------------- */

static void bug_pattern(hf_writer *w)
{
    hf_list cells;
    extra_cells(w, &cells);
    hf_say(w, "Without ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "and");
    hf_say(w, " in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ", every empty cell would have two candidates and every symbol two places in each "
              "house. Such a board never has exactly one solution, so one of these candidates is "
              "true.");
}

static void bug_2_reason(hf_writer *w)
{
    hf_say(w, "No cell that sees them all can be ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_EXTRA, HF_ANY), "or");
    hf_say(w, ".");
}

static void bug_4_reason(hf_writer *w)
{
    hf_list cells;
    extra_cells(w, &cells);
    hf_say(w, "One of ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " takes ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_PATTERN, HF_ANY), "and");
    hf_say(w, ", since ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_PATTERN));
    hf_say(w, " has no other place for it; the other one takes an extra candidate.");
}

/* ---- aligned exclusion ----------------------------------------------------------------------- */

static void aligned_pattern(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_say(w, "Try every combination of candidates in ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ".");
}

static void aligned_reason(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_SUPPORT, HF_ANY, &cells);
    hf_say(w, "Those that put a symbol twice into a house, or leave ");
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, " without a candidate, are impossible; some candidates are in none of the rest.");
}

const hf_words hf_words_explainer[] = {
    {&hf_rule_direct[0], 2, pattern_line, direct_locked_pattern, direct_locked_reason},
    {&hf_rule_direct[2], 2, pattern_line, direct_hidden_pattern, direct_hidden_reason},
    {&hf_rule_unique_loop[0], 1, corner_line, loop_pattern, loop_1_reason},
    {&hf_rule_unique_loop[1], 1, corner_line, loop_pattern, loop_2_reason},
    {&hf_rule_unique_loop[2], 1, corner_line, loop_pattern, subset_reason},
    {&hf_rule_unique_loop[3], 1, corner_line, loop_pattern, loop_4_reason},
    {&hf_rule_bug_more[0], 1, extra_line, bug_pattern, bug_2_reason},
    {&hf_rule_bug_more[1], 1, extra_line, bug_pattern, subset_reason},
    {&hf_rule_bug_more[2], 1, extra_line, bug_pattern, bug_4_reason},
    {hf_rule_aligned, 2, pattern_line, aligned_pattern, aligned_reason},
    {NULL, 0, NULL, NULL, NULL}};
