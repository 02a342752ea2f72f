/* SPDX-License-Identifier: MIT
 *
 * view.c - the tables of a position, and the two moves that change them.
 *
 * All of the position lies in one block (state), so that saving it for a bet is one copy. The block
 * is cut into the arrays below, widest elements first, so that each is aligned.
 */
#include "logic/view.h"

#include <stdlib.h>
#include <string.h>

/* ---- the shape ------------------------------------------------------------------------------- */

static void fill_houses(hf_view *v)
{
    memset(v->spot_of, 0xff, (size_t)v->houses * v->cells);
    for (uint32_t h = 0; h < v->houses; h++) {
        const uint32_t *cell = hf_shape_house(v->shape, h);
        v->kind[h] = (uint8_t)hf_shape_house_kind(v->shape, h);
        for (uint32_t p = 0; p < v->size; p++) {
            v->house_cell[h * v->size + p] = (uint16_t)cell[p];
            v->spot_of[(size_t)h * v->cells + cell[p]] = (uint8_t)p;
            set_add(v->house_set + (size_t)h * v->words, cell[p]);
        }
    }
}

static void fill_cells(hf_view *v)
{
    for (uint32_t c = 0; c < v->cells; c++) {
        uint64_t *peers = v->peer_set + (size_t)c * v->words;
        uint32_t n;
        const uint32_t *house = hf_shape_houses_of(v->shape, c, &n);
        v->homes[c] = (uint8_t)n;
        for (uint32_t i = 0; i < n; i++) {
            v->home[c * v->max_homes + i] = (uint16_t)house[i];
            set_or(peers, peers, view_house(v, house[i]), v->words);
        }
        set_drop(peers, c);
    }
}

/* Positions of `a` that lie in `b`. */
static uint32_t shared_spots(const hf_view *v, uint32_t a, uint32_t b)
{
    uint32_t mask = 0;
    for (uint32_t p = 0; p < v->size; p++)
        if (view_in_house(v, b, view_cell(v, a, p)))
            mask |= UINT32_C(1) << p;
    return mask;
}

/* With v->cross NULL only counts. */
static uint32_t fill_crosses(hf_view *v)
{
    uint32_t n = 0;
    for (uint32_t a = 0; a < v->houses; a++) {
        v->cross_at[a] = (uint16_t)n;
        for (uint32_t b = 0; b < v->houses; b++) {
            uint32_t mask = a == b ? 0 : shared_spots(v, a, b);
            if (hf_popcount32(mask) < 2)
                continue;
            if (hf_popcount32(mask) > v->reach)
                v->reach = hf_popcount32(mask);
            if (v->cross)
                v->cross[n] = (hf_cross){(uint16_t)a, (uint16_t)b, mask, shared_spots(v, b, a)};
            n++;
        }
    }
    v->cross_at[v->houses] = (uint16_t)n;
    return n;
}

static void fill_order(hf_view *v)
{
    uint32_t n = 0;
    v->plain = true;
    for (uint32_t h = 0; h < v->houses; h++) {
        if (view_is_box(v, h))
            v->order[n++] = (uint16_t)h;
        else if (v->kind[h] != HF_HOUSE_ROW && v->kind[h] != HF_HOUSE_COLUMN)
            v->plain = false;
    }
    for (uint32_t h = 0; h < v->houses; h++)
        if (!view_is_box(v, h))
            v->order[n++] = (uint16_t)h;
}

static uint32_t most_homes(const hf_shape *shape)
{
    uint32_t most = 0, n;
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        hf_shape_houses_of(shape, c, &n);
        if (n > most)
            most = n;
    }
    return most;
}

/* Takes the tables of the shape; all or nothing is left to hf_view_discard. */
static hf_status init_shape(hf_view *v)
{
    size_t spots = (size_t)v->houses * v->cells;
    v->max_homes = most_homes(v->shape);
    v->house_set = calloc((size_t)v->houses * v->words, sizeof *v->house_set);
    v->peer_set = calloc((size_t)v->cells * v->words, sizeof *v->peer_set);
    v->spot_of = malloc(spots ? spots : 1);
    v->home = calloc((size_t)v->cells * (v->max_homes + 1), sizeof *v->home);
    v->homes = calloc(v->cells, 1);
    v->house_cell = calloc((size_t)v->houses * v->size + 1, sizeof *v->house_cell);
    v->kind = calloc((size_t)v->houses + 1, 1);
    v->order = calloc((size_t)v->houses + 1, sizeof *v->order);
    v->cross_at = calloc((size_t)v->houses + 1, sizeof *v->cross_at);
    if (!v->house_set || !v->peer_set || !v->spot_of || !v->home || !v->homes || !v->house_cell ||
        !v->kind || !v->order || !v->cross_at)
        return HF_NO_MEMORY;
    fill_houses(v);
    fill_cells(v);
    fill_order(v);
    v->cross = calloc((size_t)fill_crosses(v) + 1, sizeof *v->cross);
    if (!v->cross)
        return HF_NO_MEMORY;
    fill_crosses(v);
    return HF_OK;
}

/* ---- the block of the position --------------------------------------------------------------- */

/* Small facts that travel with the block. */
typedef struct header {
    uint32_t left;
    uint32_t broken;
    uint32_t naked_head, naked_tail, hidden_head, hidden_tail;
} header;

/* Cuts the block into arrays; with base NULL only measures it. */
static size_t lay_out(hf_view *v, char *base)
{
    size_t table = (size_t)v->houses * (v->size + 1);
    size_t at = sizeof(header);
#define CUT(field, count)                                                                          \
    (v->field = base ? (void *)(base + at) : NULL, at += (count) * sizeof *v->field,               \
     at = (at + 7) & ~(size_t)7)
    CUT(place, (size_t)(v->size + 1) * v->words);
    CUT(empty, (size_t)v->words);
    CUT(pairs, (size_t)v->words);
    CUT(cand, (size_t)v->cells);
    CUT(spots, table);
    CUT(value, (size_t)v->cells);
    CUT(count, (size_t)v->cells);
    CUT(given, (size_t)v->cells);
    CUT(places, table);
    CUT(done, table);
    CUT(open, (size_t)v->houses + 1);
    CUT(naked.entry, (size_t)v->naked.room);
    CUT(hidden.entry, (size_t)v->hidden.room);
#undef CUT
    return at;
}

hf_status hf_view_init(hf_view *v, const hf_shape *shape)
{
    memset(v, 0, sizeof *v);
    v->shape = hf_shape_share(shape);
    v->size = hf_shape_size(shape);
    v->cells = hf_shape_cells(shape);
    v->houses = hf_shape_houses(shape);
    if (v->size > HF_LOGIC_MAX_SIZE || v->cells > HF_LOGIC_MAX_CELLS || v->houses >= HF_NO_HOUSE) {
        hf_view_discard(v);
        return HF_TOO_LARGE;
    }
    v->words = (v->cells + 63) / 64;
    if (v->words < 2)
        v->words = 2;
    v->all = (uint32_t)hf_low_bits64(v->size);
    /* A cell becomes a naked single once at most, a symbol of a house a hidden one once. */
    v->naked.room = v->cells;
    v->hidden.room = v->houses * v->size;
    v->state_size = lay_out(v, NULL);
    v->state = calloc(1, v->state_size);
    hf_status status = v->state ? init_shape(v) : HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_view_discard(v);
        return status;
    }
    lay_out(v, v->state);
    return HF_OK;
}

void hf_view_discard(hf_view *v)
{
    for (int i = 0; i < HF_CACHES; i++)
        if (v->cached[i].data)
            v->cached[i].discard(v->cached[i].data);
    free(v->state);
    free(v->house_set);
    free(v->peer_set);
    free(v->spot_of);
    free(v->home);
    free(v->homes);
    free(v->house_cell);
    free(v->kind);
    free(v->order);
    free(v->cross_at);
    free(v->cross);
    hf_shape_free(v->shape);
    memset(v, 0, sizeof *v);
}

void hf_view_save(const hf_view *v, void *to)
{
    header h = {v->left, v->broken, v->naked.head, v->naked.tail, v->hidden.head, v->hidden.tail};
    memcpy(to, v->state, v->state_size);
    memcpy(to, &h, sizeof h);
}

void hf_view_restore(hf_view *v, const void *from)
{
    header h;
    memcpy(v->state, from, v->state_size);
    memcpy(&h, from, sizeof h);
    v->left = h.left;
    v->broken = h.broken != 0;
    v->naked.head = h.naked_head;
    v->naked.tail = h.naked_tail;
    v->hidden.head = h.hidden_head;
    v->hidden.tail = h.hidden_tail;
    v->version++;
}

/* ---- the moves ------------------------------------------------------------------------------- */

static void queue_naked(hf_view *v, uint32_t cell)
{
    if (v->naked.tail < v->naked.room)
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

/* One place less for a symbol in a house. */
static inline void lose_place(hf_view *v, uint32_t house, uint32_t cell, uint32_t symbol)
{
    uint32_t i = house * (v->size + 1) + symbol;
    v->spots[i] &= ~(UINT32_C(1) << v->spot_of[(size_t)house * v->cells + cell]);
    v->places[i]--;
    if (v->done[i])
        return;
    if (v->places[i] == 1)
        queue_hidden(v, house, symbol);
    else if (v->places[i] == 0)
        v->broken = true;
}

/* Strikes a candidate that is there, in all tables. */
static inline void strike(hf_view *v, uint32_t cell, uint32_t symbol)
{
    v->cand[cell] &= ~symbol_bit(symbol);
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
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        lose_place(v, home[i], cell, symbol);
}

void hf_view_eliminate(hf_view *v, uint32_t cell, uint32_t symbol)
{
    if (!view_has(v, cell, symbol))
        return;
    v->version++;
    strike(v, cell, symbol);
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
        v->open[home[i]]--;
        v->done[home[i] * (v->size + 1) + symbol] = 1;
    }
    SYMBOL_EACH (d, mask)
        set_drop(v->place + (size_t)d * v->words, cell);
}

void hf_view_place(hf_view *v, uint32_t cell, uint32_t symbol)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    uint32_t mask = v->cand[cell];
    hf_set seen;
    v->version++;
    fill_cell(v, cell, symbol);
    set_and(seen, view_peers(v, cell), view_cells_with(v, symbol), v->words);
    SET_EACH (peer, seen, v->words)
        strike(v, peer, symbol);
    SYMBOL_EACH (d, mask)
        for (uint32_t i = 0; i < v->homes[cell]; i++)
            lose_place(v, home[i], cell, d);
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
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        if (v->kind[home[i]] == kind)
            return home[i];
    return HF_NO_HOUSE;
}

uint32_t hf_view_box_of(const hf_view *v, uint32_t cell)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        if (view_is_box(v, home[i]))
            return home[i];
    return HF_NO_HOUSE;
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
