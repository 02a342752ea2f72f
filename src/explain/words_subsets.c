/* SPDX-License-Identifier: MIT
 *
 * words_subsets.c - locked candidates, naked and hidden subsets.
 */
#include "base/bits.h"
#include "explain/writer.h"

static const char *noun(const hf_writer *w)
{
    return hf_shape_size(w->shape) <= 9 ? "digits" : "symbols";
}

/* ---- locked candidates ----------------------------------------------------------------------- */

static void locked_line(hf_writer *w)
{
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " in ");
    hf_say_house(w, hf_gather_house(w, HF_ROLE_BASE));
}

static void locked_pattern(hf_writer *w)
{
    uint32_t cover = hf_gather_house(w, HF_ROLE_COVER);
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_BASE));
    hf_say(w, ", ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " can only be in ");
    hf_say_cell_list(w, &cells, "or");
    if (cover != HF_NO_HOUSE) {
        hf_say(w, cells.count == 2 ? ", and both lie in " : ", and all of them lie in ");
        hf_say_house_name(w, cover);
    }
    hf_say(w, ".");
}

static void locked_reason(hf_writer *w)
{
    uint32_t cover = hf_gather_house(w, HF_ROLE_COVER);
    hf_say(w, "One of them must be ");
    hf_say_step_symbols(w, ",");
    if (cover == HF_NO_HOUSE) {
        hf_say(w, ", so no cell that sees them all can be.");
        return;
    }
    hf_say(w, ", so no other cell of ");
    hf_say_house_name(w, cover);
    hf_say(w, " can be.");
}

/* ---- subsets --------------------------------------------------------------------------------- */

static void subset_line(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_say(w, ": ");
    hf_say_symbols(w, w->step->symbols, ",");
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

static void naked_pattern(hf_writer *w)
{
    hf_list cells, houses;
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_gather_houses(w, HF_ROLE_PATTERN, HF_ANY, &houses);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, houses.count > 1 ? ", which lie in " : ", in ");
    hf_say_house_list(w, &houses);
    hf_say(w, ", have only the candidates ");
    hf_say_symbol_list(w, w->step->symbols, "and");
    hf_say(w, " between them.");
}

static void naked_reason(hf_writer *w)
{
    uint32_t size = hf_popcount32(w->step->symbols);
    hf_say(w, size == 2 ? "Two" : size == 3 ? "Three" : "Four");
    hf_say(w, " cells for ");
    hf_say_count(w, size);
    hf_say(w, " ");
    hf_say(w, noun(w));
    hf_say(w, ": in whichever order, these cells use them up, and no cell that sees them all "
              "can have one of them.");
}

static void hidden_pattern(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_PATTERN));
    hf_say(w, ", ");
    hf_say_symbol_list(w, w->step->symbols, "and");
    hf_say(w, " can only go to ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ".");
}

static void hidden_reason(hf_writer *w)
{
    uint32_t size = hf_popcount32(w->step->symbols);
    hf_say(w, size == 2 ? "Two " : size == 3 ? "Three " : "Four ");
    hf_say(w, noun(w));
    hf_say(w, " need as many cells, so these cells have no room for anything else.");
}

const hf_words hf_words_subsets[] = {
    {&hf_rule_locked[0], 1, locked_line, locked_pattern, locked_reason},
    {&hf_rule_locked[1], 1, locked_line, locked_pattern, locked_reason},
    {hf_rule_naked + 3, 2, subset_line, naked_pattern, naked_reason},
    {hf_rule_naked, 3, subset_line, naked_pattern, naked_reason},
    {hf_rule_hidden, 3, subset_line, hidden_pattern, hidden_reason},
    {NULL, 0, NULL, NULL, NULL}};
