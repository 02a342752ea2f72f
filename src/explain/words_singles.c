/* SPDX-License-Identifier: MIT
 *
 * words_singles.c - full house, naked single, hidden single: the reason is what the cells see.
 */
#include "base/bits.h"
#include "explain/writer.h"

static uint32_t bit(uint32_t symbol)
{
    return UINT32_C(1) << (symbol - 1);
}

/* ---- full house ------------------------------------------------------------------------------ */

static void full_house_pattern(hf_writer *w)
{
    hf_say(w, "All cells of ");
    hf_say_house_name(w, w->step->house[0].house);
    hf_say(w, " but ");
    hf_say_cell(w, w->step->place[0].cell);
    hf_say(w, " are filled.");
}

static void full_house_reason(hf_writer *w)
{
    hf_say(w, "Only ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, " is missing there.");
}

/* ---- naked single ---------------------------------------------------------------------------- */

static void naked_pattern(hf_writer *w)
{
    hf_say_cell(w, w->step->place[0].cell);
    hf_say(w, " has only one candidate left: ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, ".");
}

/* The symbols that stand in a house. */
static uint32_t standing(const hf_writer *w, uint32_t house)
{
    const uint32_t *cells = hf_shape_house(w->shape, house);
    uint32_t mask = 0;
    for (uint32_t i = 0; i < hf_shape_size(w->shape); i++)
        if (hf_board_value(w->board, cells[i]))
            mask |= bit(hf_board_value(w->board, cells[i]));
    return mask;
}

static void naked_reason(hf_writer *w)
{
    uint32_t cell = w->step->place[0].cell, count, size = hf_shape_size(w->shape);
    const uint32_t *houses = hf_shape_houses_of(w->shape, cell, &count);
    uint32_t told = bit(w->step->place[0].symbol);
    uint32_t all = (uint32_t)hf_low_bits64(size);
    const char *before = "It sees ";
    for (uint32_t i = 0; i < count; i++) {
        uint32_t fresh = standing(w, houses[i]) & ~told;
        if (!fresh)
            continue;
        hf_say(w, before);
        hf_say_symbol_list(w, fresh, "and");
        hf_say(w, " in ");
        hf_say_house_name(w, houses[i]);
        told |= fresh;
        before = "; ";
    }
    if (told == all) {
        hf_say(w, ".");
        return;
    }
    hf_say(w, before[0] == ';' ? before : "");
    hf_say_symbol_list(w, all & ~told, "and");
    hf_say(w, (all & ~told & ((all & ~told) - 1)) == 0 ? " was" : " were");
    hf_say(w, " struck out earlier.");
}

/* ---- hidden single --------------------------------------------------------------------------- */

static void hidden_pattern(hf_writer *w)
{
    hf_say(w, "In ");
    hf_say_house_name(w, w->step->house[0].house);
    hf_say(w, " there is only one cell left for ");
    hf_say_symbol(w, w->step->place[0].symbol);
    hf_say(w, ": ");
    hf_say_cell(w, w->step->place[0].cell);
    hf_say(w, ".");
}

/* Those of the cells that see `from`. */
static void seen_from(const hf_writer *w, const hf_list *cells, uint32_t from, hf_list *seen)
{
    seen->count = 0;
    for (uint32_t i = 0; i < cells->count; i++)
        if (hf_shape_sees(w->shape, from, cells->at[i]))
            hf_list_add(seen, cells->at[i]);
}

/* Where `symbol` stands and is seen from the most of the cells; false if from none. */
static bool best_blocker(const hf_writer *w, const hf_list *cells, uint32_t symbol,
                         uint32_t *blocker)
{
    uint32_t most = 0;
    hf_list seen;
    for (uint32_t c = 0; c < hf_shape_cells(w->shape); c++) {
        if (hf_board_value(w->board, c) != symbol)
            continue;
        seen_from(w, cells, c, &seen);
        if (seen.count > most) {
            most = seen.count;
            *blocker = c;
        }
    }
    return most > 0;
}

static void drop_all(hf_list *list, const hf_list *gone)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (!hf_list_has(gone, list->at[i]))
            list->at[kept++] = list->at[i];
    list->count = kept;
}

static void hidden_reason(hf_writer *w)
{
    uint32_t symbol = w->step->place[0].symbol, blocker = 0;
    const uint32_t *house = hf_shape_house(w->shape, w->step->house[0].house);
    hf_list left = {0}, seen;
    const char *before = "";
    for (uint32_t i = 0; i < hf_shape_size(w->shape); i++)
        if (!hf_board_value(w->board, house[i]) && house[i] != w->step->place[0].cell)
            hf_list_add(&left, house[i]);
    if (left.count == 0)
        hf_say(w, "All its other cells are filled.");
    while (left.count > 0 && best_blocker(w, &left, symbol, &blocker)) {
        seen_from(w, &left, blocker, &seen);
        hf_say(w, before);
        hf_say_cell_list(w, &seen, "and");
        hf_say(w, seen.count == 1 ? " sees the " : " see the ");
        hf_say_symbol(w, symbol);
        hf_say(w, " in ");
        hf_say_cell(w, blocker);
        drop_all(&left, &seen);
        before = "; ";
    }
    if (left.count > 0) {
        hf_say(w, before);
        hf_say_symbol(w, symbol);
        hf_say(w, " was struck from ");
        hf_say_cell_list(w, &left, "and");
        hf_say(w, " earlier");
        before = "; ";
    }
    hf_say(w, before[0] ? "." : "");
}

const hf_words hf_words_singles[] = {
    {&hf_rule_full_house, 1, NULL, full_house_pattern, full_house_reason},
    {&hf_rule_naked_single, 1, NULL, naked_pattern, naked_reason},
    {&hf_rule_hidden_single, 1, NULL, hidden_pattern, hidden_reason},
    {NULL, 0, NULL, NULL, NULL}};
