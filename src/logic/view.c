/* SPDX-License-Identifier: MIT
 *
 * view.c - the two moves that change a position in all its tables, and
 * questions about it.
 */
#include "logic/view.h"

#include <string.h>

#include "base/assert.h"

/* ---- the moves ------------------------------------------------------------------------------- */

static void queue_naked(hf_view *v, uint32_t cell)
{
    if (HF_NEVER(v->naked.tail == v->naked.room))
        return;
    v->naked.entry[v->naked.tail++] =
        (hf_single){(uint16_t)cell, (uint16_t)lowest_symbol(v->cand[cell]), HF_NO_HOUSE};
}

static void queue_hidden(hf_view *v, uint32_t house, uint32_t symbol)
{
    uint32_t cell = view_cell(v, house, hf_lowest32(view_spots(v, house, symbol)));
    if (v->hidden.tail < v->hidden.room)
        v->hidden.entry[v->hidden.tail++] =
            (hf_single){(uint16_t)cell, (uint16_t)symbol, (uint16_t)house};
}

/* What a move changes most, in variables of its own: writing bytes through the view would make a
 * compiler read all of its pointers anew each time (a twelfth of the time of a placement). */
typedef struct tables {
    uint32_t *spots;
    uint8_t *places;
    const uint8_t *done, *spot_of;
    uint64_t *house_stamp, version;
    uint32_t cells, wide; /* wide: symbols + 1 */
} tables;

static inline tables tables_of(const hf_view *v)
{
    return (tables){v->spots,       v->places,  v->done,  v->spot_of,
                    v->house_stamp, v->version, v->cells, v->size + 1};
}

/* One place less for a symbol in a house. */
static inline void lose_place(hf_view *v, const tables *t, uint32_t house, uint32_t cell,
                              uint32_t symbol)
{
    uint32_t i = house * t->wide + symbol;
    t->house_stamp[house] = t->version;
    t->spots[i] &= ~(UINT32_C(1) << t->spot_of[(size_t)house * t->cells + cell]);
    uint32_t places = --t->places[i];
    if (places > 1 || t->done[i])
        return;
    if (places == 1)
        queue_hidden(v, house, symbol);
    else
        v->broken = true;
}

/* Strikes a candidate that is there, in all tables. */
static inline void strike(hf_view *v, const tables *t, uint32_t cell, uint32_t symbol)
{
    v->cand[cell] &= ~symbol_bit(symbol);
    v->symbol_stamp[symbol] = v->version;
    set_drop(v->place + (size_t)symbol * v->words, cell);
    switch (--v->count[cell]) {
    case 2:
        set_add(v->pairs, cell);
        break;
    case 1:
        set_drop(v->pairs, cell);
        queue_naked(v, cell);
        break;
    case 0:
        v->broken = true;
        break;
    default:
        break;
    }
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    for (uint32_t i = 0, n = v->homes[cell]; i < n; i++)
        lose_place(v, t, home[i], cell, symbol);
}

void hf_view_eliminate(hf_view *v, uint32_t cell, uint32_t symbol)
{
    if (!view_has(v, cell, symbol))
        return;
    v->version++;
    const tables t = tables_of(v);
    strike(v, &t, cell, symbol);
}

/* The cell's own candidates go without making it look empty: it is filled. */
static void fill_cell(hf_view *v, uint32_t cell, uint32_t symbol)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    uint32_t mask = v->cand[cell];
    v->value[cell] = (uint16_t)symbol;
    v->cand[cell] = 0;
    v->count[cell] = 0;
    v->left--;
    set_drop(v->empty, cell);
    set_drop(v->pairs, cell);
    for (uint32_t i = 0; i < v->homes[cell]; i++) {
        v->house_stamp[home[i]] = v->version;
        v->open[home[i]]--;
        v->done[home[i] * (v->size + 1) + symbol] = 1;
    }
    SYMBOL_EACH (d, mask) {
        v->symbol_stamp[d] = v->version;
        set_drop(v->place + (size_t)d * v->words, cell);
    }
}

void hf_view_place(hf_view *v, uint32_t cell, uint32_t symbol)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    uint32_t mask = v->cand[cell];
    hf_set seen;
    v->version++;
    fill_cell(v, cell, symbol);
    set_and(seen, view_peers(v, cell), view_cells_with(v, symbol), v->words);
    const tables t = tables_of(v);
    SET_EACH (peer, seen, v->words)
        strike(v, &t, peer, symbol);
    SYMBOL_EACH (d, mask)
        for (uint32_t i = 0, n = v->homes[cell]; i < n; i++)
            lose_place(v, &t, home[i], cell, d);
}

/* ---- loading --------------------------------------------------------------------------------- */

static void open_all(hf_view *v)
{
    memset(v->state, 0, v->state_size);
    v->left = v->cells;
    v->broken = false;
    v->naked.head = v->naked.tail = v->hidden.head = v->hidden.tail = 0;
    for (uint32_t c = 0; c < v->cells; c++) {
        v->cand[c] = v->all;
        v->count[c] = (uint8_t)v->size;
        set_add(v->empty, c);
        if (v->size == 2)
            set_add(v->pairs, c);
    }
    for (uint32_t d = 1; d <= v->size; d++)
        set_copy(v->place + (size_t)d * v->words, v->empty, v->words);
    for (uint32_t h = 0; h < v->houses; h++) {
        v->open[h] = (uint8_t)v->size;
        for (uint32_t d = 1; d <= v->size; d++) {
            v->spots[h * (v->size + 1) + d] = v->all;
            v->places[h * (v->size + 1) + d] = (uint8_t)v->size;
        }
    }
}

/* A value that is no candidate any more clashes with another one: kept, but the board is broken. */
static void place_loaded(hf_view *v, uint32_t cell, uint32_t symbol)
{
    if (!view_has(v, cell, symbol))
        v->broken = true;
    hf_view_place(v, cell, symbol);
}

void hf_view_load(hf_view *v, const hf_board *board)
{
    open_all(v);
    v->version++;
    for (uint32_t c = 0; c < v->cells; c++) {
        uint32_t symbol = hf_board_value(board, c);
        if (symbol == 0)
            continue;
        v->given[c] = hf_board_is_given(board, c);
        place_loaded(v, c, symbol);
    }
    for (uint32_t c = 0; c < v->cells; c++) {
        if (v->value[c])
            continue;
        uint32_t gone = v->cand[c] & ~(uint32_t)hf_board_candidates(board, c)[0];
        SYMBOL_EACH (d, gone)
            hf_view_eliminate(v, c, d);
    }
    hf_view_stamp_all(v);
}

/* ---- questions ------------------------------------------------------------------------------- */

void hf_view_common_peers(const hf_view *v, const uint64_t *cells, uint64_t *out)
{
    hf_set seen;
    bool first = true;
    set_clear(seen, v->words);
    SET_EACH (cell, cells, v->words) {
        if (first)
            set_copy(seen, view_peers(v, cell), v->words);
        else
            set_and(seen, seen, view_peers(v, cell), v->words);
        first = false;
    }
    set_copy(out, seen, v->words);
}

void hf_view_add_spots(const hf_view *v, uint32_t house, uint32_t mask, uint64_t *set)
{
    SPOT_EACH (p, mask)
        set_add(set, view_cell(v, house, p));
}

uint32_t hf_view_house_of(const hf_view *v, uint32_t cell, hf_house_kind kind)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    uint32_t i = 0;
    while (v->kind[home[i]] != kind)
        i++;
    HF_ASSERT(i < v->homes[cell]);
    return home[i];
}

uint32_t hf_view_crossing(const hf_view *v, uint32_t a, uint32_t b)
{
    hf_set both;
    set_and(both, view_house(v, a), view_house(v, b), v->words);
    return set_first(both, v->words);
}

uint32_t hf_view_common_house(const hf_view *v, uint32_t a, uint32_t b)
{
    const uint16_t *home = v->home + (size_t)a * v->max_homes;
    for (uint32_t i = 0; i < v->homes[a]; i++)
        if (view_in_house(v, home[i], b))
            return home[i];
    return HF_NO_HOUSE;
}
