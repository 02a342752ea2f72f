/* SPDX-License-Identifier: MIT
 *
 * net.c - rounds of singles from every premise.
 *
 * For each premise the board is played on: a set of candidates known to be false, and how many are
 * left in each cell and for each symbol of each house. Setting a candidate makes those it clears
 * false (a row of bits in the table); each of these that is new counts down its cell and its
 * houses, and what comes down to one waits for the next round. About a microsecond per premise on
 * 9x9.
 */
#include "logic/net.h"

#include <string.h>

typedef struct single {
    uint16_t cell, house, symbol; /* house HF_NO_HOUSE: the last candidate of the cell */
} single;

typedef struct play {
    const hf_view *view;
    const hf_table *table;
    uint64_t *on, *off; /* nodes */
    uint8_t *in_cell, *in_house;
    uint8_t *filled; /* [cell] */
    single *naked,
        *hidden; /* room for each cell, and for each symbol of each house: none comes twice */
    uint32_t naked_count, hidden_count;
} play;

static void lose(play *p, uint32_t node)
{
    const hf_view *v = p->view;
    uint32_t cell = p->table->candidate[node].cell, d = p->table->candidate[node].symbol;
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    set_add(p->off, node);
    if (--p->in_cell[cell] == 1)
        p->naked[p->naked_count++] = (single){(uint16_t)cell, HF_NO_HOUSE, 0};
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        if (--p->in_house[home[i] * (v->size + 1) + d] == 1)
            p->hidden[p->hidden_count++] = (single){0, home[i], (uint16_t)d};
}

static void set_node(play *p, uint32_t node)
{
    const hf_table *t = p->table;
    const uint64_t *clears = t->clears + (size_t)node * t->words;
    p->filled[t->candidate[node].cell] = 1;
    set_add(p->on, node);
    for (uint32_t w = 0; w * 64 < t->candidates; w++)
        for (uint64_t news = clears[w] & ~p->off[w]; news; news &= news - 1) {
            uint32_t other = w * 64 + hf_lowest64(news);
            if (other < t->candidates)
                lose(p, other);
        }
}

/* The candidate that is left in a cell; HF_NO_LITERAL: none, or the cell is filled. */
static uint32_t last_of_cell(const play *p, uint32_t cell)
{
    const hf_view *v = p->view;
    if (p->filled[cell])
        return HF_NO_LITERAL;
    SYMBOL_EACH (d, v->cand[cell]) {
        uint32_t node = table_candidate(p->table, v, cell, d);
        if (!set_has(p->off, node))
            return node;
    }
    return HF_NO_LITERAL;
}

static uint32_t last_of_house(const play *p, uint32_t house, uint32_t symbol)
{
    const hf_view *v = p->view;
    SPOT_EACH (spot, view_spots(v, house, symbol)) {
        uint32_t cell = view_cell(v, house, spot);
        uint32_t node = table_candidate(p->table, v, cell, symbol);
        if (!set_has(p->off, node))
            return p->filled[cell] ? (uint32_t)HF_NO_LITERAL : node;
    }
    return HF_NO_LITERAL;
}

/* One round: what waits is worked out first and set afterwards. False: nothing was waiting. */
static bool play_round(play *p, uint16_t *chosen)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->naked_count; i++) {
        uint32_t node = last_of_cell(p, p->naked[i].cell);
        if (node != HF_NO_LITERAL)
            chosen[count++] = (uint16_t)node;
    }
    for (uint32_t i = 0; i < p->hidden_count; i++) {
        uint32_t node = last_of_house(p, p->hidden[i].house, p->hidden[i].symbol);
        if (node != HF_NO_LITERAL)
            chosen[count++] = (uint16_t)node;
    }
    p->naked_count = p->hidden_count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (!set_has(p->on, chosen[i]))
            set_node(p, chosen[i]);
    return count > 0;
}

static void start_play(play *p)
{
    const hf_view *v = p->view;
    memset(p->on, 0, 2 * p->table->words * sizeof *p->on);
    memcpy(p->in_cell, v->count, v->cells);
    memcpy(p->in_house, v->places, (size_t)v->houses * (v->size + 1));
    memset(p->filled, 0, v->cells);
    p->naked_count = p->hidden_count = 0;
}

static void assume(play *p, uint32_t premise)
{
    start_play(p);
    if (premise & 1) {
        set_node(p, premise / 2);
        return;
    }
    lose(p, premise / 2);
    uint32_t cell = p->table->candidate[premise / 2].cell;
    if (p->in_cell[cell] == 1)
        set_node(p, last_of_cell(p, cell));
}

/* Nodes to literals. */
static void write_row(const play *p, uint64_t *row)
{
    for (uint32_t w = 0; w * 64 < p->table->candidates; w++) {
        for (uint64_t bits = p->on[w]; bits; bits &= bits - 1)
            set_add(row, literal(w * 64 + hf_lowest64(bits), true));
        for (uint64_t bits = p->off[w]; bits; bits &= bits - 1)
            set_add(row, literal(w * 64 + hf_lowest64(bits), false));
    }
}

bool hf_net_fill(hf_find *find, const hf_table *t, uint32_t rounds, uint64_t *direct,
                 uint32_t words)
{
    const hf_view *v = find->view;
    play p = {.view = v, .table = t};
    uint32_t naked_room = v->cells, hidden_room = v->houses * v->size;
    p.on = hf_find_take(find, 2 * t->words * sizeof *p.on);
    p.in_cell = hf_find_take(find, v->cells);
    p.in_house = hf_find_take(find, (size_t)v->houses * (v->size + 1) + 1);
    p.filled = hf_find_take(find, v->cells);
    p.naked = hf_find_take(find, naked_room * sizeof *p.naked);
    p.hidden = hf_find_take(find, (hidden_room + 1) * sizeof *p.hidden);
    uint16_t *chosen = hf_find_take(find, (naked_room + hidden_room + 1) * sizeof *chosen);
    if (find->failed)
        return false;
    p.off = p.on + t->words;
    for (uint32_t premise = 0; premise < 2 * t->candidates; premise++) {
        if (premise % 64 == 0 && !hf_find_goes_on(find))
            return false;
        assume(&p, premise);
        for (uint32_t i = 0; i < rounds && play_round(&p, chosen); i++)
            continue;
        write_row(&p, direct + (size_t)premise * words);
    }
    return true;
}
