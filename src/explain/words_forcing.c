/* SPDX-License-Identifier: MIT
 *
 * words_forcing.c - forcing chains and nets, templates, and bets.
 */
#include "explain/tale.h"

#include <string.h>

#include "base/bits.h"

/* Where it breaks: " in c6", " in r1c7"; nothing if the step does not say. */
static void conflict_notation(hf_tale *tale)
{
    hf_list cells;
    uint32_t house = hf_tale_house(tale, HF_ROLE_CONFLICT);
    hf_tale_marked(tale, HF_ROLE_CONFLICT, HF_ANY, HF_ANY, &cells);
    if (house != HF_NO_HOUSE) {
        hf_tell(tale, " in ");
        hf_tell_house(tale, house);
    } else if (cells.count) {
        hf_tell(tale, " in ");
        hf_tell_cells(tale, &cells);
    }
}

static void no_line(hf_tale *tale)
{
    (void)tale;
}

/* The chains that the step has, by number. */
static uint32_t chains_of(const hf_tale *tale)
{
    uint32_t chains = 0;
    for (uint32_t i = 0; i < tale->step->links; i++)
        if (tale->step->link[i].chain >= chains)
            chains = tale->step->link[i].chain + 1u;
    return chains;
}

/* Each chain a thought of its own, unless one premise is behind them all. A chain may have nothing
 * (new) to tell. */
static void tell_all_chains(hf_tale *tale, bool one_premise)
{
    uint32_t chains = chains_of(tale);
    bool told = false;
    for (uint32_t c = 0; c < chains; c++) {
        hf_tale silent = *tale;
        silent.text = hf_text_make(NULL, 0);
        hf_tell_chain_links(&silent, c, !one_premise);
        if (silent.text.length == 0)
            continue;
        hf_tell(tale, told ? " " : "");
        hf_tell_chain_links(tale, c, !one_premise);
        told = true;
    }
}

/* ---- contradictions -------------------------------------------------------------------------- */

static void contradiction_pattern(hf_tale *tale)
{
    const hf_step *step = tale->step;
    bool false_premise = step->places > 0;
    hf_tell(tale, "Suppose that ");
    hf_tell_cell(tale, false_premise ? step->place[0].cell : step->eliminate[0].cell);
    hf_tell(tale, false_premise ? " were not " : " were ");
    hf_tell_symbol(tale, false_premise ? step->place[0].symbol : step->eliminate[0].symbol);
    hf_tell(tale, ", and see where that leads.");
}

/* What cannot be, at the end of all chains. */
static void tell_conflict(hf_tale *tale)
{
    hf_list cells;
    uint32_t house = hf_tale_house(tale, HF_ROLE_CONFLICT);
    uint32_t symbols = hf_tale_marked_symbols(tale, HF_ROLE_CONFLICT, HF_ANY);
    hf_tale_marked(tale, HF_ROLE_CONFLICT, HF_ANY, HF_ANY, &cells);
    if (house != HF_NO_HOUSE) {
        hf_tell(tale, "Now ");
        hf_tell_house_name(tale, house);
        hf_tell(tale, " has no place left for ");
        hf_tell_symbol_list(tale, symbols, "and");
    } else if (cells.count == 1 && hf_popcount32(symbols) == 1) {
        hf_tell_cell(tale, cells.at[0]);
        hf_tell(tale, " would be ");
        hf_tell_symbols(tale, symbols, "");
        hf_tell(tale, " and not be it");
    } else if (cells.count == 1) {
        hf_tell(tale, "Now ");
        hf_tell_cell(tale, cells.at[0]);
        hf_tell(tale, " has no candidate left");
    } else {
        hf_tell(tale, "All this cannot be true together");
    }
    hf_tell(tale, ": the beginning was wrong.");
}

static void contradiction_reason(hf_tale *tale)
{
    size_t begin = tale->text.length;
    tell_all_chains(tale, true);
    hf_tell(tale, tale->text.length > begin ? " " : "");
    tell_conflict(tale);
}

/* ---- verities -------------------------------------------------------------------------------- */

/* The premises: one candidate either way, the places of a symbol in a house, or the candidates of a
 * cell. */
static void verity_pattern(hf_tale *tale)
{
    hf_list cells;
    uint32_t house = hf_tale_house(tale, HF_ROLE_PREMISE);
    uint32_t symbols = hf_tale_marked_symbols(tale, HF_ROLE_PREMISE, HF_ANY);
    hf_tale_marked(tale, HF_ROLE_PREMISE, HF_ANY, HF_ANY, &cells);
    if (house != HF_NO_HOUSE) {
        hf_tell(tale, "In ");
        hf_tell_house_name(tale, house);
        hf_tell(tale, ", ");
        hf_tell_symbol_list(tale, symbols, "or");
        hf_tell(tale, " must be in ");
        hf_tell_cell_list(tale, &cells, "or");
    } else if (hf_popcount32(symbols) == 1) {
        hf_tell(tale, "Either ");
        hf_tell_cell_list(tale, &cells, "or");
        hf_tell(tale, " is ");
        hf_tell_symbols(tale, symbols, "");
        hf_tell(tale, ", or it is not");
    } else {
        hf_tell_cell_list(tale, &cells, "or");
        hf_tell(tale, " must be ");
        hf_tell_symbol_list(tale, symbols, "or");
    }
    hf_tell(tale, ". Look at what follows in each case.");
}

static void verity_reason(hf_tale *tale)
{
    size_t begin = tale->text.length;
    tell_all_chains(tale, false);
    hf_tell(tale, tale->text.length > begin ? " " : "");
    hf_tell(tale, "Whichever it is, the end is the same.");
}

/* ---- templates ------------------------------------------------------------------------------- */

static void template_pattern(hf_tale *tale)
{
    hf_tell(tale, "List every way in which ");
    hf_tell_symbol_list(tale, hf_tale_result_symbols(tale), "and");
    hf_tell(tale, " can still be placed once in each house of the whole board.");
}

static void template_set_reason(hf_tale *tale)
{
    hf_tell(tale, "All of them agree on some cells.");
}

static void template_delete_reason(hf_tale *tale)
{
    hf_tell(tale, "None of them uses these candidates.");
}

const hf_words hf_words_forcing[] = {
    {&hf_rule_forcing_chain[0], 1, conflict_notation, contradiction_pattern, contradiction_reason},
    {&hf_rule_forcing_net[0], 1, conflict_notation, contradiction_pattern, contradiction_reason},
    {&hf_rule_forcing_chain[1], 1, no_line, verity_pattern, verity_reason},
    {&hf_rule_forcing_net[1], 1, no_line, verity_pattern, verity_reason},
    {&hf_rule_templates[0], 1, NULL, template_pattern, template_set_reason},
    {&hf_rule_templates[1], 1, NULL, template_pattern, template_delete_reason},
    {NULL, 0, NULL, NULL, NULL}};

/* ---- bets ------------------------------------------------------------------------------------ */

static void ordinal(hf_tale *tale, uint32_t number)
{
    static const char *const words[] = {"", "first", "second", "third", "fourth", "fifth"};
    if (number < sizeof words / sizeof *words) {
        hf_tell(tale, words[number]);
    } else {
        hf_tell_number(tale, number);
        hf_tell(tale, "th");
    }
}

static void bet_line(hf_tale *tale)
{
    hf_tell(tale, " ");
    hf_tell_number(tale, tale->step->depth);
}

static void bet_pattern(hf_tale *tale)
{
    uint32_t cell = tale->step->place[0].cell;
    hf_tell(tale, "No rule finds anything more, so this is a guess, not a proof. ");
    hf_tell_cell(tale, cell);
    hf_tell(tale, " has the fewest candidates, ");
    hf_tell_symbol_list(tale, hf_tale_candidates(tale, cell), "and");
    hf_tell(tale, "; try the first of them. This is the ");
    ordinal(tale, tale->step->depth);
    hf_tell(tale, tale->step->depth == 1 ? " bet." : " bet that stands.");
}

static void lost_line(hf_tale *tale)
{
    bet_line(tale);
    conflict_notation(tale);
}

static void lost_pattern(hf_tale *tale)
{
    hf_list cells, bet;
    uint32_t house = hf_tale_house(tale, HF_ROLE_CONFLICT);
    hf_tale_marked(tale, HF_ROLE_CONFLICT, HF_ANY, HF_ANY, &cells);
    hf_tale_marked(tale, HF_ROLE_BET, HF_ANY, HF_ANY, &bet);
    if (house != HF_NO_HOUSE) {
        size_t begin = tale->text.length;
        hf_tell_house_name(tale, house);
        hf_tell_capital(tale, begin);
        hf_tell(tale, " has no place left for ");
        hf_tell_step_symbols(tale, ",");
    } else {
        hf_tell_cell_list(tale, &cells, "and");
        hf_tell(tale, " has no candidate left");
    }
    hf_tell(tale, ", so the ");
    ordinal(tale, tale->step->depth);
    hf_tell(tale, " bet was wrong: ");
    hf_tell_cell_list(tale, &bet, "and");
    hf_tell(tale, " is not ");
    hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, HF_ROLE_BET, HF_ANY), "and");
    hf_tell(tale, ". Everything since it is taken back.");
}

const hf_words hf_words_bets[] = {{&hf_rule_bet, 1, bet_line, bet_pattern, NULL},
                                  {&hf_rule_bet_lost, 1, lost_line, lost_pattern, NULL},
                                  {NULL, 0, NULL, NULL, NULL}};
