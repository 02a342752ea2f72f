/* SPDX-License-Identifier: MIT
 *
 * words.c - the parts of a telling that are the same for all rules: title, notation, where to look,
 * what follows. The rest comes from the tables of words, one per family of rules.
 */
#include "explain/tale.h"

#include <string.h>

#include "base/bits.h"

static const hf_words *const tables[] = {
    hf_words_singles, hf_words_subsets, hf_words_fish, hf_words_patterns, hf_words_colours,
    hf_words_unique,  hf_words_chains,  hf_words_sets, hf_words_forcing,  hf_words_bets,
};

/* The notation for a rule nobody has words for: what is marked. */
static void line_plain(hf_tale *tale)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < tale->step->marks; i++)
        hf_list_add(&cells, tale->step->mark[i].cell);
    hf_list_sort(&cells);
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, tale->step->symbols, ",");
    if (cells.count) {
        hf_tell(tale, " in ");
        hf_tell_cells(tale, &cells);
    }
}

static void pattern_plain(hf_tale *tale)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < tale->step->marks; i++)
        hf_list_add(&cells, tale->step->mark[i].cell);
    hf_list_sort(&cells);
    hf_tell(tale, "The candidates of ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " form a pattern.");
}

static const hf_words plain_words = {NULL, 0, line_plain, pattern_plain, NULL};

static bool is_for(const hf_words *words, const hf_rule *rule)
{
    for (uint32_t i = 0; i < words->rules; i++)
        if (&words->rule[i] == rule)
            return true;
    return false;
}

const hf_words *hf_words_for(const hf_rule *rule)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        for (const hf_words *words = tables[i]; words->rule; words++)
            if (is_for(words, rule))
                return words;
    return &plain_words;
}

/* ---- title and line -------------------------------------------------------------------------- */

void hf_tell_title(hf_tale *tale)
{
    if (tale->step->merged)
        hf_tell(tale, "Siamese ");
    hf_tell(tale, hf_rule_name(tale->step->rule));
}

void hf_tell_result(hf_tale *tale)
{
    const hf_step *step = tale->step;
    const char *between = "";
    for (uint32_t i = 0; i < step->places; i++) {
        hf_tell(tale, between);
        hf_tell_cell(tale, step->place[i].cell);
        hf_tell(tale, "=");
        hf_tell_symbol(tale, step->place[i].symbol);
        between = ", ";
    }
    for (uint32_t d = 1; d <= HF_LOGIC_MAX_SIZE; d++) {
        hf_list cells;
        hf_tale_struck(tale, d, &cells);
        if (cells.count == 0)
            continue;
        hf_tell(tale, between);
        hf_tell_cells(tale, &cells);
        hf_tell(tale, "<>");
        hf_tell_symbol(tale, d);
        between = ", ";
    }
}

void hf_tell_line(hf_tale *tale)
{
    const hf_words *words = hf_words_for(tale->step->rule);
    hf_tell_title(tale);
    if (words->line) {
        words->line(tale);
        hf_tell(tale, " => ");
    } else {
        hf_tell(tale, ": ");
    }
    hf_tell_result(tale);
}

/* ---- where to look --------------------------------------------------------------------------- */

static bool where_houses(hf_tale *tale, uint32_t role, bool symbol)
{
    hf_list houses;
    hf_tale_houses(tale, role, HF_ANY, &houses);
    if (houses.count == 0)
        return false;
    if (symbol && tale->step->symbols) {
        hf_tell(tale, "Look at the places for ");
        hf_tell_symbol_list(tale, tale->step->symbols, "and");
        hf_tell(tale, " in ");
    } else {
        hf_tell(tale, "Look at ");
        houses.count = 1;
    }
    hf_tell_house_list(tale, &houses);
    hf_tell(tale, ".");
    return true;
}

static bool where_cells(hf_tale *tale, uint32_t role, const char *words)
{
    hf_list cells; /* sets: of the first of them */
    hf_tale_marked(tale, role, role == HF_ROLE_SET ? 0 : HF_ANY, HF_ANY, &cells);
    if (cells.count == 0)
        return false;
    hf_tell(tale, words);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, ".");
    return true;
}

/* The smallest stretch of board people look at around a cell: its box, else its first house. */
static uint32_t home_of(const hf_tale *tale, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(tale->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++)
        if (hf_shape_house_kind(tale->shape, houses[i]) == HF_HOUSE_BOX ||
            hf_shape_house_kind(tale->shape, houses[i]) == HF_HOUSE_REGION)
            return houses[i];
    return houses[0];
}

static void where_candidates(hf_tale *tale)
{
    uint32_t symbols = tale->step->symbols;
    for (uint32_t i = 0; i < tale->step->nodes; i++)
        symbols |= UINT32_C(1) << (tale->step->node[i].symbol - 1);
    if (symbols && (symbols & (symbols - 1)) == 0) {
        hf_tell(tale, "Look at the places for ");
        hf_tell_symbols(tale, symbols, "");
        hf_tell(tale, ", all over the board.");
        return;
    }
    uint32_t cell = tale->step->members ? tale->step->member[0]
                    : tale->step->marks ? tale->step->mark[0].cell
                                        : tale->step->eliminate[0].cell;
    hf_tell(tale, "Look at the candidates of ");
    hf_tell_cell(tale, cell);
    hf_tell(tale, " and of the cells that it sees.");
}

void hf_tell_where(hf_tale *tale)
{
    const hf_step *step = tale->step;
    if (where_houses(tale, HF_ROLE_PATTERN, false) || where_houses(tale, HF_ROLE_BASE, true) ||
        where_cells(tale, HF_ROLE_PIVOT, "Look around ") ||
        where_cells(tale, HF_ROLE_STEM, "Look around ") ||
        where_cells(tale, HF_ROLE_CORNER, "Look at the rectangle ") ||
        where_cells(tale, HF_ROLE_SET, "Look at the candidates of ") ||
        where_cells(tale, HF_ROLE_BET, "Look at "))
        return;
    if (step->places > 0 && step->links == 0) {
        hf_tell(tale, "Look at ");
        hf_tell_house_name(tale, home_of(tale, step->place[0].cell));
        hf_tell(tale, ".");
        return;
    }
    where_candidates(tale);
}

void hf_tell_technique(hf_tale *tale)
{
    hf_tell(tale, "The technique is called ");
    hf_tell_title(tale);
    hf_tell(tale, ".");
}

/* ---- pattern, conclusion, paragraph ---------------------------------------------------------- */

void hf_tell_pattern(hf_tale *tale)
{
    const hf_words *words = hf_words_for(tale->step->rule);
    words->pattern(tale);
}

static void conclude_places(hf_tale *tale)
{
    const hf_step *step = tale->step;
    for (uint32_t i = 0; i < step->places; i++) {
        hf_tell(tale, i == 0 ? "So " : i + 1 < step->places ? ", " : " and ");
        hf_tell_cell(tale, step->place[i].cell);
        hf_tell(tale, " is ");
        hf_tell_symbol(tale, step->place[i].symbol);
    }
}

/* The symbols that are struck from exactly these cells. */
static uint32_t struck_alike(const hf_tale *tale, uint32_t mask, const hf_list *cells)
{
    uint32_t alike = 0;
    for (; mask; mask &= mask - 1) {
        hf_list other;
        hf_tale_struck(tale, hf_lowest32(mask) + 1, &other);
        if (other.count == cells->count &&
            memcmp(other.at, cells->at, cells->count * sizeof *cells->at) == 0)
            alike |= mask & (~mask + 1);
    }
    return alike;
}

static void conclude_strikes(hf_tale *tale)
{
    uint32_t mask = 0;
    bool told = false;
    for (uint32_t i = 0; i < tale->step->eliminations; i++)
        mask |= UINT32_C(1) << (tale->step->eliminate[i].symbol - 1);
    while (mask) {
        hf_list cells;
        hf_tale_struck(tale, hf_lowest32(mask) + 1, &cells);
        uint32_t alike = struck_alike(tale, mask, &cells);
        mask &= ~alike;
        hf_tell(tale, !told ? "So " : mask ? ", " : ", and ");
        hf_tell_symbol_list(tale, alike, "and");
        hf_tell(tale, !told ? " can be struck from " : " from ");
        hf_tell_cell_list(tale, &cells, "and");
        told = true;
    }
}

void hf_tell_conclusion(hf_tale *tale)
{
    if (tale->step->places)
        conclude_places(tale);
    else
        conclude_strikes(tale);
    hf_tell(tale, ".");
}

void hf_tell_paragraph(hf_tale *tale)
{
    const hf_words *words = hf_words_for(tale->step->rule);
    words->pattern(tale);
    hf_tell(tale, " ");
    if (words->reason) {
        words->reason(tale);
        hf_tell(tale, " ");
    }
    hf_tell_conclusion(tale);
}
