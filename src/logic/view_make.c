/* SPDX-License-Identifier: MIT
 *
 * view_make.c - making a view: the tables of a shape, and the block that holds
 * a position.
 *
 * All of the position lies in one block (state), so that saving it for a bet is
 * one copy. The block is cut into the arrays below, widest elements first, so
 * that each is aligned.
 */
#include "logic/view.h"

#include <stdlib.h>
#include <string.h>

#include "grid/overlap.h"

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
        v->homes[c] = (uint16_t)n;
        for (uint32_t i = 0; i < n; i++) {
            v->home[c * v->max_homes + i] = (uint16_t)house[i];
            set_or(peers, peers, view_house(v, house[i]), v->words);
        }
        set_drop(peers, c);
    }
}

/* Positions of `a` that lie in `b`: of at most 32, so one word holds them. */
static uint32_t shared_spots(const hf_view *v, uint32_t a, uint32_t b)
{
    uint64_t places;
    hf_overlap_places(v->shape, a, b, &places);
    return (uint32_t)places;
}

/* The houses that share two cells or more with `a`, ascending. */
static uint32_t crossing_houses(const hf_view *v, uint32_t a, uint32_t *shared, uint32_t *out)
{
    uint32_t count = hf_overlap_list(v->shape, a, shared, out);
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t k = i; k > 0 && out[k - 1] > out[k]; k--) {
            uint32_t later = out[k - 1];
            out[k - 1] = out[k];
            out[k] = later;
        }
    return count;
}

/* With v->cross NULL only counts. `room` has two numbers per house, all 0. */
static uint32_t fill_crosses(hf_view *v, uint32_t *room)
{
    uint32_t n = 0, *found = room + v->houses;
    for (uint32_t a = 0; a < v->houses; a++) {
        v->cross_at[a] = (uint16_t)n;
        uint32_t count = crossing_houses(v, a, room, found);
        for (uint32_t i = 0; v->cross && i < count; i++) {
            uint32_t b = found[i], mask = shared_spots(v, a, b);
            if (hf_popcount32(mask) > v->reach)
                v->reach = hf_popcount32(mask);
            v->cross[n + i] = (hf_cross){(uint16_t)a, (uint16_t)b, mask, shared_spots(v, b, a)};
        }
        n += count;
    }
    v->cross_at[v->houses] = (uint16_t)n;
    return n;
}

/* Makes the table of crosses. False: no memory. */
static bool make_crosses(hf_view *v)
{
    uint32_t *room = calloc(2 * (size_t)v->houses + 1, sizeof *room);
    if (room)
        v->cross = calloc((size_t)fill_crosses(v, room) + 1, sizeof *v->cross);
    if (v->cross)
        fill_crosses(v, room);
    free(room);
    return v->cross != NULL;
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

static void fill_boxes(hf_view *v)
{
    for (uint32_t c = 0; c < v->cells; c++) {
        v->box_of[c] = HF_NO_HOUSE;
        for (uint32_t i = v->homes[c]; i-- > 0;) {
            uint32_t house = v->home[c * v->max_homes + i];
            if (view_is_box(v, house))
                v->box_of[c] = (uint16_t)house;
        }
    }
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

/* The stamps, and what was quiet: one block, all zero, which is no version that
 * anything has. */
static bool init_stamps(hf_view *v)
{
    size_t symbols = v->size + 1, crosses = v->cross_at[v->houses];
    size_t quiet = HF_QUIET_SYMBOL_KINDS * symbols + HF_QUIET_HOUSE_KINDS * (size_t)v->houses;
    v->symbol_stamp = calloc(symbols + v->houses + quiet + crosses, sizeof *v->symbol_stamp);
    if (!v->symbol_stamp)
        return false;
    v->house_stamp = v->symbol_stamp + symbols;
    v->quiet_symbol = v->house_stamp + v->houses;
    v->quiet_house = v->quiet_symbol + HF_QUIET_SYMBOL_KINDS * symbols;
    v->quiet_cross = v->quiet_house + HF_QUIET_HOUSE_KINDS * (size_t)v->houses;
    hf_view_stamp_all(v);
    return true;
}

/* Takes the tables of the shape; all or nothing is left to hf_view_discard. */
static hf_status init_shape(hf_view *v)
{
    size_t spots = (size_t)v->houses * v->cells;
    v->max_homes = most_homes(v->shape);
    v->house_set = calloc((size_t)v->houses * v->words, sizeof *v->house_set);
    v->shape_peers = calloc((size_t)v->cells * v->words, sizeof *v->shape_peers);
    v->peer_set = v->shape_peers;
    v->spot_of = malloc(spots + 1);
    v->home = calloc((size_t)v->cells * (v->max_homes + 1), sizeof *v->home);
    v->homes = calloc(v->cells, sizeof *v->homes);
    v->house_cell = calloc((size_t)v->houses * v->size + 1, sizeof *v->house_cell);
    v->kind = calloc((size_t)v->houses + 1, 1);
    v->box_of = calloc(v->cells, sizeof *v->box_of);
    v->order = calloc((size_t)v->houses + 1, sizeof *v->order);
    v->cross_at = calloc((size_t)v->houses + 1, sizeof *v->cross_at);
    if (!v->house_set || !v->peer_set || !v->spot_of || !v->home || !v->homes || !v->house_cell ||
        !v->kind || !v->box_of || !v->order || !v->cross_at)
        return HF_NO_MEMORY;
    fill_houses(v);
    fill_cells(v);
    fill_order(v);
    fill_boxes(v);
    return make_crosses(v) && init_stamps(v) ? HF_OK : HF_NO_MEMORY;
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
    free(v->symbol_stamp);
    free(v->house_set);
    free(v->shape_peers);
    free(v->ruled_peers);
    free(v->spot_of);
    free(v->home);
    free(v->homes);
    free(v->house_cell);
    free(v->kind);
    free(v->box_of);
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
    hf_view_stamp_all(v);
}

void hf_view_stamp_all(hf_view *v)
{
    v->version++;
    for (uint32_t d = 0; d <= v->size; d++)
        v->symbol_stamp[d] = v->version;
    for (uint32_t h = 0; h < v->houses; h++)
        v->house_stamp[h] = v->version;
}
