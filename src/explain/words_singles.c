/* SPDX-License-Identifier: MIT
 *
 * words_singles.c - full house, naked single, hidden single: the reason is what the cells see.
 */
#include "explain/tale.h"

static uint32_t bit(uint32_t symbol)
{
    return UINT32_C(1) << (symbol - 1);
}

/* ---- full house ------------------------------------------------------------------------------ */

static void full_house_pattern(hf_tale *tale)
{
    hf_tell(tale, "All cells of ");
    hf_tell_house_name(tale, tale->step->house[0].house);
    hf_tell(tale, " but ");
    hf_tell_cell(tale, tale->step->place[0].cell);
    hf_tell(tale, " are filled.");
}

static void full_house_reason(hf_tale *tale)
{
    hf_tell(tale, "Only ");
    hf_tell_symbol(tale, tale->step->place[0].symbol);
    hf_tell(tale, " is missing there.");
}

/* ---- naked single ---------------------------------------------------------------------------- */

static void naked_pattern(hf_tale *tale)
{
    hf_tell_cell(tale, tale->step->place[0].cell);
    hf_tell(tale, " has only one candidate left: ");
    hf_tell_symbol(tale, tale->step->place[0].symbol);
    hf_tell(tale, ".");
}

/* The symbols that stand in a house. */
static uint32_t standing(const hf_tale *tale, uint32_t house)
{
    const uint32_t *cells = hf_shape_house(tale->shape, house);
    uint32_t mask = 0;
    for (uint32_t i = 0; i < hf_shape_size(tale->shape); i++)
        if (hf_board_value(tale->board, cells[i]))
            mask |= bit(hf_board_value(tale->board, cells[i]));
    return mask;
}

static void naked_reason(hf_tale *tale)
{
    uint32_t cell = tale->step->place[0].cell, count, size = hf_shape_size(tale->shape);
    const uint32_t *houses = hf_shape_houses_of(tale->shape, cell, &count);
    uint32_t told = bit(tale->step->place[0].symbol);
    uint32_t all = size == 32 ? UINT32_MAX : (UINT32_C(1) << size) - 1;
    const char *before = "It sees ";
    for (uint32_t i = 0; i < count; i++) {
        uint32_t fresh = standing(tale, houses[i]) & ~told;
        if (!fresh)
            continue;
        hf_tell(tale, before);
        hf_tell_symbol_list(tale, fresh, "and");
        hf_tell(tale, " in ");
        hf_tell_house_name(tale, houses[i]);
        told |= fresh;
        before = ", ";
    }
    if (told == all) {
        hf_tell(tale, ".");
        return;
    }
    hf_tell(tale, before[0] == ',' ? "; " : "");
    hf_tell_symbol_list(tale, all & ~told, "and");
    hf_tell(tale, (all & ~told & ((all & ~told) - 1)) == 0 ? " was" : " were");
    hf_tell(tale, " struck out earlier.");
}

/* ---- hidden single --------------------------------------------------------------------------- */

static void hidden_pattern(hf_tale *tale)
{
    hf_tell(tale, "In ");
    hf_tell_house_name(tale, tale->step->house[0].house);
    hf_tell(tale, " there is only one cell left for ");
    hf_tell_symbol(tale, tale->step->place[0].symbol);
    hf_tell(tale, ": ");
    hf_tell_cell(tale, tale->step->place[0].cell);
    hf_tell(tale, ".");
}

/* Those of the cells that see `from`. */
static void seen_from(const hf_tale *tale, const hf_list *cells, uint32_t from, hf_list *seen)
{
    seen->count = 0;
    for (uint32_t i = 0; i < cells->count; i++)
        if (hf_shape_sees(tale->shape, from, cells->at[i]))
            hf_list_add(seen, cells->at[i]);
}

/* Where `symbol` stands and is seen from the most of the cells; false if from none. */
static bool best_blocker(const hf_tale *tale, const hf_list *cells, uint32_t symbol,
                         uint32_t *blocker)
{
    uint32_t most = 0;
    hf_list seen;
    for (uint32_t c = 0; c < hf_shape_cells(tale->shape); c++) {
        if (hf_board_value(tale->board, c) != symbol)
            continue;
        seen_from(tale, cells, c, &seen);
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

static void hidden_reason(hf_tale *tale)
{
    uint32_t symbol = tale->step->place[0].symbol, blocker = 0;
    const uint32_t *house = hf_shape_house(tale->shape, tale->step->house[0].house);
    hf_list left = {0}, seen;
    const char *before = "";
    for (uint32_t i = 0; i < hf_shape_size(tale->shape); i++)
        if (!hf_board_value(tale->board, house[i]) && house[i] != tale->step->place[0].cell)
            hf_list_add(&left, house[i]);
    if (left.count == 0)
        hf_tell(tale, "All its other cells are filled.");
    while (left.count > 0 && best_blocker(tale, &left, symbol, &blocker)) {
        seen_from(tale, &left, blocker, &seen);
        hf_tell(tale, before);
        hf_tell_cell_list(tale, &seen, "and");
        hf_tell(tale, seen.count == 1 ? " sees the " : " see the ");
        hf_tell_symbol(tale, symbol);
        hf_tell(tale, " in ");
        hf_tell_cell(tale, blocker);
        drop_all(&left, &seen);
        before = "; ";
    }
    if (left.count > 0) {
        hf_tell(tale, before);
        hf_tell_symbol(tale, symbol);
        hf_tell(tale, " was struck from ");
        hf_tell_cell_list(tale, &left, "and");
        hf_tell(tale, " earlier");
        before = "; ";
    }
    hf_tell(tale, before[0] ? "." : "");
}

const hf_words hf_words_singles[] = {
    {&hf_rule_full_house, 1, NULL, full_house_pattern, full_house_reason},
    {&hf_rule_naked_single, 1, NULL, naked_pattern, naked_reason},
    {&hf_rule_hidden_single, 1, NULL, hidden_pattern, hidden_reason},
    {NULL, 0, NULL, NULL, NULL}};
