/* SPDX-License-Identifier: MIT
 *
 * words_subsets.c - locked candidates, naked and hidden subsets.
 */
#include "base/bits.h"
#include "explain/tale.h"

static const char *noun(const hf_tale *tale)
{
    return hf_shape_size(tale->shape) <= 9 ? "digits" : "symbols";
}

/* ---- locked candidates ----------------------------------------------------------------------- */

static void locked_line(hf_tale *tale)
{
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " in ");
    hf_tell_house(tale, hf_tale_house(tale, HF_ROLE_BASE));
}

static void locked_pattern(hf_tale *tale)
{
    uint32_t cover = hf_tale_house(tale, HF_ROLE_COVER);
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_PATTERN, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, "In ");
    hf_tell_house_name(tale, hf_tale_house(tale, HF_ROLE_BASE));
    hf_tell(tale, ", ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " can only be in ");
    hf_tell_cell_list(tale, &cells, "or");
    if (cover != HF_NO_HOUSE) {
        hf_tell(tale, cells.count == 2 ? ", and both lie in " : ", and all of them lie in ");
        hf_tell_house_name(tale, cover);
    }
    hf_tell(tale, ".");
}

static void locked_reason(hf_tale *tale)
{
    uint32_t cover = hf_tale_house(tale, HF_ROLE_COVER);
    hf_tell(tale, "One of them must be ");
    hf_tell_step_symbols(tale, ",");
    if (cover == HF_NO_HOUSE) {
        hf_tell(tale, ", so no cell that sees them all can be.");
        return;
    }
    hf_tell(tale, ", so no other cell of ");
    hf_tell_house_name(tale, cover);
    hf_tell(tale, " can be.");
}

/* ---- subsets --------------------------------------------------------------------------------- */

static void subset_line(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_PATTERN, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, tale->step->symbols, ",");
    hf_tell(tale, " in ");
    hf_tell_cells(tale, &cells);
}

static void naked_pattern(hf_tale *tale)
{
    hf_list cells, houses;
    hf_tale_marked(tale, HF_ROLE_PATTERN, HF_ANY, HF_ANY, &cells);
    hf_tale_houses(tale, HF_ROLE_PATTERN, HF_ANY, &houses);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, houses.count > 1 ? ", which lie in " : ", in ");
    hf_tell_house_list(tale, &houses);
    hf_tell(tale, ", have only the candidates ");
    hf_tell_symbol_list(tale, tale->step->symbols, "and");
    hf_tell(tale, " between them.");
}

static void naked_reason(hf_tale *tale)
{
    uint32_t size = hf_popcount32(tale->step->symbols);
    hf_tell(tale, size == 2 ? "Two" : size == 3 ? "Three" : "Four");
    hf_tell(tale, " cells for ");
    hf_tell_count(tale, size);
    hf_tell(tale, " ");
    hf_tell(tale, noun(tale));
    hf_tell(tale, ": in whichever order, these cells use them up, and no cell that sees them all "
                  "can have one of them.");
}

static void hidden_pattern(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_PATTERN, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, "In ");
    hf_tell_house_name(tale, hf_tale_house(tale, HF_ROLE_PATTERN));
    hf_tell(tale, ", ");
    hf_tell_symbol_list(tale, tale->step->symbols, "and");
    hf_tell(tale, " can only go to ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, ".");
}

static void hidden_reason(hf_tale *tale)
{
    uint32_t size = hf_popcount32(tale->step->symbols);
    hf_tell(tale, size == 2 ? "Two " : size == 3 ? "Three " : "Four ");
    hf_tell(tale, noun(tale));
    hf_tell(tale, " need as many cells, so these cells have no room for anything else.");
}

const hf_words hf_words_subsets[] = {
    {&hf_rule_locked[0], 1, locked_line, locked_pattern, locked_reason},
    {&hf_rule_locked[1], 1, locked_line, locked_pattern, locked_reason},
    {hf_rule_naked + 3, 2, subset_line, naked_pattern, naked_reason},
    {hf_rule_naked, 3, subset_line, naked_pattern, naked_reason},
    {hf_rule_hidden, 3, subset_line, hidden_pattern, hidden_reason},
    {NULL, 0, NULL, NULL, NULL}};
