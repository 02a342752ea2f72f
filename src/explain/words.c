/* SPDX-License-Identifier: MIT
 *
 * words.c - the parts of a telling that are the same for all rules: title, notation, where to look,
 * what follows. The rest comes from the tables of words, one per family of rules.
 */
#include "explain/proof.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"

static const hf_words *const tables[] = {
    hf_words_singles,   hf_words_subsets, hf_words_fish,     hf_words_patterns, hf_words_colours,
    hf_words_unique,    hf_words_chains,  hf_words_sets,     hf_words_forcing,  hf_words_bets,
    hf_words_explainer, hf_words_proof,   hf_words_variants,
};

static bool is_for(const hf_words *words, const hf_rule *rule)
{
    for (uint32_t i = 0; i < words->rules; i++)
        if (&words->rule[i] == rule)
            return true;
    return false;
}

const hf_words *hf_words_for(const hf_rule *rule)
{
    for (size_t i = 0;; i++) { /* every rule has some */
        HF_ASSERT(i < sizeof tables / sizeof *tables);
        for (const hf_words *words = tables[i]; words->rule; words++)
            if (is_for(words, rule))
                return words;
    }
}

/* ---- title and line -------------------------------------------------------------------------- */

void hf_say_title(hf_writer *w)
{
    if (w->step->merged)
        hf_say(w, "Siamese ");
    hf_say(w, hf_rule_name(w->step->rule));
}

/* A cell that is filled loses its other candidates: that goes without saying. */
static void drop_placed(const hf_writer *w, hf_list *cells)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < cells->count; i++) {
        bool placed = false;
        for (uint32_t k = 0; k < w->step->places; k++)
            placed |= w->step->place[k].cell == cells->at[i];
        if (!placed)
            cells->at[kept++] = cells->at[i];
    }
    cells->count = kept;
}

void hf_say_result(hf_writer *w)
{
    const hf_step *step = w->step;
    const char *between = "";
    for (uint32_t i = 0; i < step->places; i++) {
        hf_say(w, between);
        hf_say_cell(w, step->place[i].cell);
        hf_say(w, "=");
        hf_say_symbol(w, step->place[i].symbol);
        between = ", ";
    }
    for (uint32_t d = 1; d <= HF_LOGIC_MAX_SIZE; d++) {
        hf_list cells;
        hf_gather_struck(w, d, &cells);
        drop_placed(w, &cells);
        if (cells.count == 0)
            continue;
        hf_say(w, between);
        hf_say_cells(w, &cells);
        hf_say(w, "<>");
        hf_say_symbol(w, d);
        between = ", ";
    }
}

void hf_say_line(hf_writer *w)
{
    const hf_words *words = hf_words_for(w->step->rule);
    hf_say_title(w);
    if (words->line) {
        words->line(w);
        hf_say(w, " => ");
    } else {
        hf_say(w, ": ");
    }
    hf_say_result(w);
}

/* ---- where to look --------------------------------------------------------------------------- */

static bool where_houses(hf_writer *w, uint32_t role, bool symbol)
{
    hf_list houses;
    hf_gather_houses(w, role, HF_ANY, &houses);
    if (houses.count == 0)
        return false;
    if (symbol && w->step->symbols) {
        hf_say(w, "Look at the places for ");
        hf_say_symbol_list(w, w->step->symbols, "and");
        hf_say(w, " in ");
    } else {
        hf_say(w, "Look at ");
        houses.count = 1;
    }
    hf_say_house_list(w, &houses);
    hf_say(w, ".");
    return true;
}

static bool where_cells(hf_writer *w, uint32_t role, const char *words)
{
    hf_list cells; /* sets: of the first of them */
    hf_gather_marked(w, role, role == HF_ROLE_SET ? 0 : HF_ANY, &cells);
    if (cells.count == 0)
        return false;
    hf_say(w, words);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, ".");
    return true;
}

static void where_candidates(hf_writer *w)
{
    uint32_t symbols = w->step->symbols;
    for (uint32_t i = 0; i < w->step->nodes; i++)
        symbols |= UINT32_C(1) << (w->step->node[i].symbol - 1);
    if (symbols && (symbols & (symbols - 1)) == 0) {
        hf_say(w, "Look at the places for ");
        hf_say_symbols(w, symbols, "");
        hf_say(w, ", all over the board.");
        return;
    }
    HF_ASSERT(w->step->members + w->step->marks > 0);
    uint32_t cell = w->step->members ? w->step->member[0] : w->step->mark[0].cell;
    hf_say(w, "Look at the candidates of ");
    hf_say_cell(w, cell);
    hf_say(w, " and of the cells that it sees.");
}

void hf_say_where(hf_writer *w)
{
    const hf_step *step = w->step;
    if (where_houses(w, HF_ROLE_PATTERN, false) || where_houses(w, HF_ROLE_BASE, true) ||
        where_cells(w, HF_ROLE_PIVOT, "Look around ") ||
        where_cells(w, HF_ROLE_STEM, "Look around ") ||
        where_cells(w, HF_ROLE_CORNER, "Look at the rectangle ") ||
        where_cells(w, HF_ROLE_SET, "Look at the candidates of ") ||
        where_cells(w, HF_ROLE_BET, "Look at "))
        return;
    if (step->places > 0 && step->links == 0) {
        hf_say(w, "Look at ");
        hf_say_home(w, step->place[0].cell);
        hf_say(w, ".");
        return;
    }
    where_candidates(w);
}

void hf_say_technique(hf_writer *w)
{
    hf_say(w, "The technique is called ");
    hf_say_title(w);
    hf_say(w, ".");
}

/* ---- pattern, conclusion, paragraph ---------------------------------------------------------- */

void hf_say_pattern(hf_writer *w)
{
    const hf_words *words = hf_words_for(w->step->rule);
    words->pattern(w);
}

static void conclude_places(hf_writer *w)
{
    const hf_step *step = w->step;
    for (uint32_t i = 0; i < step->places; i++) {
        hf_say(w, i == 0 ? "So " : i + 1 < step->places ? ", " : " and ");
        hf_say_cell(w, step->place[i].cell);
        hf_say(w, " is ");
        hf_say_symbol(w, step->place[i].symbol);
    }
}

/* The symbols that are struck from exactly these cells. */
static uint32_t struck_alike(const hf_writer *w, uint32_t mask, const hf_list *cells)
{
    uint32_t alike = 0;
    for (; mask; mask &= mask - 1) {
        hf_list other;
        hf_gather_struck(w, hf_lowest32(mask) + 1, &other);
        if (other.count == cells->count &&
            memcmp(other.at, cells->at, cells->count * sizeof *cells->at) == 0)
            alike |= mask & (~mask + 1);
    }
    return alike;
}

static void conclude_strikes(hf_writer *w)
{
    uint32_t mask = 0;
    bool told = false;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        mask |= UINT32_C(1) << (w->step->eliminate[i].symbol - 1);
    while (mask) {
        hf_list cells;
        hf_gather_struck(w, hf_lowest32(mask) + 1, &cells);
        uint32_t alike = struck_alike(w, mask, &cells);
        mask &= ~alike;
        hf_say(w, !told ? "So " : mask ? ", " : ", and ");
        hf_say_symbol_list(w, alike, "and");
        hf_say(w, !told ? " can be struck from " : " from ");
        hf_say_cell_list(w, &cells, "and");
        told = true;
    }
}

void hf_say_conclusion(hf_writer *w)
{
    if (w->step->places)
        conclude_places(w);
    else
        conclude_strikes(w);
    hf_say(w, ".");
}

/* Is the reason told in numbered lines? These stand below what is said before them. */
static bool is_numbered(const hf_writer *w, const hf_words *words)
{
    char first[8] = {0};
    hf_writer silent = *w;
    if (!words->reason)
        return false;
    silent.text = hf_text_make(first, sizeof first);
    silent.escaped = false;
    silent.fresh = true;
    words->reason(&silent);
    return memcmp(first, "1. ", 3) == 0;
}

/* The opening of a proof. Where its first line supposes the only thing there is, that is said there
 * and not before. */
static void say_opening(hf_writer *w, const hf_words *words, bool numbered)
{
    const hf_rule *rule = w->step->rule;
    bool kraken = rule >= hf_rule_kraken && rule < hf_rule_kraken + 2;
    w->fresh =
        numbered && !hf_proof_is_cycle(w) && !kraken && hf_gather_groups(w, HF_ROLE_PREMISE) <= 1;
    if (!w->fresh)
        words->pattern(w);
}

void hf_say_paragraph(hf_writer *w)
{
    const hf_words *words = hf_words_for(w->step->rule);
    bool numbered = is_numbered(w, words);
    say_opening(w, words, numbered);
    if (words->reason) {
        if (!numbered)
            hf_say(w, " ");
        words->reason(w);
    }
    hf_say(w, " ");
    hf_say_conclusion(w);
}

void hf_say_proof(hf_writer *w)
{
    const hf_words *words = hf_words_for(w->step->rule);
    if (!is_numbered(w, words))
        return;
    say_opening(w, words, true);
    words->reason(w);
    hf_say_break(w);
}
