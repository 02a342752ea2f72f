/* SPDX-License-Identifier: MIT
 *
 * words_forcing.c - forcing chains and nets, templates, and bets.
 */
#include "explain/proof.h"

#include "base/assert.h"
#include "base/bits.h"

/* Where it breaks: " in c6", " in r1c7"; nothing if the step does not say. */
static void conflict_notation(hf_writer *w)
{
    hf_list cells;
    uint32_t house = hf_gather_house(w, HF_ROLE_CONFLICT);
    hf_gather_marked(w, HF_ROLE_CONFLICT, HF_ANY, &cells);
    if (house != HF_NO_HOUSE) {
        hf_say(w, " in ");
        hf_say_house(w, house);
    } else if (cells.count) {
        hf_say(w, " in ");
        hf_say_cells(w, &cells);
    }
}

static void no_line(hf_writer *w)
{
    (void)w;
}

static bool has_links(const hf_writer *w, uint32_t chain)
{
    for (uint32_t i = 0; i < w->step->links; i++)
        if (w->step->link[i].chain == chain)
            return true;
    return false;
}

/* ---- contradictions -------------------------------------------------------------------------- */

static void contradiction_pattern(hf_writer *w)
{
    const hf_step *step = w->step;
    bool is = step->places == 0;
    hf_proof_say_supposition(w, is ? step->eliminate[0].cell : step->place[0].cell,
                             is ? step->eliminate[0].symbol : step->place[0].symbol, is);
}

/* What cannot be, at the end of all chains: of a house, or of one cell. */
static void say_conflict(hf_writer *w, const hf_proof *proof)
{
    hf_list cells;
    uint32_t house = hf_gather_house(w, HF_ROLE_CONFLICT);
    uint32_t symbols = hf_gather_marked_symbols(w, HF_ROLE_CONFLICT, HF_ANY);
    hf_gather_marked(w, HF_ROLE_CONFLICT, HF_ANY, &cells);
    HF_ASSERT(house != HF_NO_HOUSE || cells.count == 1);
    hf_say(w, "Then ");
    if (house != HF_NO_HOUSE) {
        hf_say_house_name(w, house);
        hf_say(w, " has no place left for ");
        hf_say_symbol_list(w, symbols, "and");
    } else if (hf_popcount32(symbols) == 1) {
        hf_say_cell(w, cells.at[0]);
        hf_say(w, " must be ");
        hf_say_symbol_list(w, symbols, "and");
        hf_say(w, " and cannot be");
    } else {
        hf_say_cell(w, cells.at[0]);
        hf_say(w, " has no candidate left");
    }
    if (proof->lines && !proof->cut) {
        hf_say(w, " (");
        hf_proof_say_lines(proof, proof->ends);
        hf_say(w, ")");
    }
    hf_say(w, HF_PROOF_WRONG);
}

static void contradiction_reason(hf_writer *w)
{
    hf_proof proof = {.w = w};
    uint32_t ends = hf_gather_groups(w, HF_ROLE_CONFLICT);
    for (uint32_t c = 0; c < ends; c++)
        if (has_links(w, c))
            hf_proof_take_chain(&proof, c, false);
        else /* the beginning itself stands against it: line 1 */
            proof.ends[0] |= 1;
    if (ends == 1) /* the beginning leads to its own opposite */
        proof.ends[0] |= 1;
    hf_proof_say(&proof);
    if (proof.lines) /* a single that is supposed not to be needs no proof */
        hf_say_break(w);
    say_conflict(w, &proof);
}

/* ---- verities -------------------------------------------------------------------------------- */

/* A case that is the end already: what it supposes is placed. */
static void say_done(hf_writer *w, hf_proof *proof)
{
    HF_ASSERT(w->step->places > 0);
    hf_proof_begin_line(w, ++proof->lines, 0);
    hf_say(w, "Suppose ");
    hf_say_cell(w, w->step->place[0].cell);
    hf_say(w, " is ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, " (case ");
    hf_say_number(w, proof->cases);
    hf_say(w, "): there is nothing more to show.");
}

/* The cases one after the other, with numbers that go on. */
static void verity_reason(hf_writer *w)
{
    hf_proof proof = {.w = w};
    uint32_t cases = hf_gather_groups(w, HF_ROLE_PREMISE);
    for (uint32_t c = 0; c < cases; c++) {
        hf_proof_begin_case(&proof);
        if (has_links(w, c))
            hf_proof_take_chain(&proof, c, true);
        else
            say_done(w, &proof);
        hf_proof_say(&proof);
    }
    HF_ASSERT(proof.lines > 0);
    hf_say_break(w);
    hf_say(w, HF_PROOF_ALIKE);
}

/* ---- templates ------------------------------------------------------------------------------- */

static void template_pattern(hf_writer *w)
{
    hf_say(w, "List every way in which ");
    hf_say_symbol_list(w, hf_gather_result_symbols(w), "and");
    hf_say(w, " can still be placed once in each house of the whole board.");
}

static void template_set_reason(hf_writer *w)
{
    hf_say(w, "All of them agree on some cells.");
}

static void template_delete_reason(hf_writer *w)
{
    hf_say(w, "None of them uses these candidates.");
}

const hf_words hf_words_forcing[] = {
    {&hf_rule_forcing_chain[0], 1, conflict_notation, contradiction_pattern, contradiction_reason},
    {&hf_rule_forcing_net[0], 1, conflict_notation, contradiction_pattern, contradiction_reason},
    {&hf_rule_forcing_chain[1], 1, no_line, hf_proof_say_choice, verity_reason},
    {&hf_rule_forcing_net[1], 1, no_line, hf_proof_say_choice, verity_reason},
    {&hf_rule_templates[0], 1, NULL, template_pattern, template_set_reason},
    {&hf_rule_templates[1], 1, NULL, template_pattern, template_delete_reason},
    {NULL, 0, NULL, NULL, NULL}};

/* ---- bets ------------------------------------------------------------------------------------ */

/* "first", "second", ... "6th", "11th", "21st" */
static void ordinal(hf_writer *w, uint32_t number)
{
    static const char *const words[] = {"", "first", "second", "third", "fourth", "fifth"};
    static const char *const ends[] = {"th", "st", "nd", "rd"};
    if (number < sizeof words / sizeof *words) {
        hf_say(w, words[number]);
    } else {
        bool teen = number / 10 % 10 == 1;
        hf_say_number(w, number);
        hf_say(w, ends[!teen && number % 10 < 4 ? number % 10 : 0]);
    }
}

static void bet_line(hf_writer *w)
{
    hf_say(w, " ");
    hf_say_number(w, w->step->depth);
}

static void bet_pattern(hf_writer *w)
{
    uint32_t cell = w->step->place[0].cell;
    hf_say(w, "No rule finds anything more, so this is a guess, not a proof. ");
    hf_say_cell(w, cell);
    hf_say(w, " has the fewest candidates, ");
    hf_say_symbol_list(w, hf_gather_candidates(w, cell), "and");
    hf_say(w, "; try the first of them. This is the ");
    ordinal(w, w->step->depth);
    hf_say(w, w->step->depth == 1 ? " bet." : " bet that stands.");
}

static void lost_line(hf_writer *w)
{
    bet_line(w);
    conflict_notation(w);
}

static void lost_pattern(hf_writer *w)
{
    hf_list cells, bet;
    uint32_t house = hf_gather_house(w, HF_ROLE_CONFLICT);
    hf_gather_marked(w, HF_ROLE_CONFLICT, HF_ANY, &cells);
    hf_gather_marked(w, HF_ROLE_BET, HF_ANY, &bet);
    if (house != HF_NO_HOUSE) {
        size_t begin = w->text.length;
        hf_say_house_name(w, house);
        hf_say_capital(w, begin);
        hf_say(w, " has no place left for ");
        hf_say_step_symbols(w, ",");
    } else if (cells.count > 0) {
        hf_say_cell_list(w, &cells, "and");
        hf_say(w, " has no candidate left");
    } else { /* the board is full */
        hf_say(w, "A constraint of the puzzle is broken");
    }
    hf_say(w, ", so the ");
    ordinal(w, w->step->depth);
    hf_say(w, " bet was wrong: ");
    hf_say_cell_list(w, &bet, "and");
    hf_say(w, " is not ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_BET, HF_ANY), "and");
    hf_say(w, ". Everything since it is taken back.");
}

const hf_words hf_words_bets[] = {{&hf_rule_bet, 1, bet_line, bet_pattern, NULL},
                                  {&hf_rule_bet_lost, 1, lost_line, lost_pattern, NULL},
                                  {NULL, 0, NULL, NULL, NULL}};
