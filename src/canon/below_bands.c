/* SPDX-License-Identifier: MIT
 *
 * below_bands.c - all bands that fit given splits of the first two stacks, by the split of the last one.
 *
 * Box by box: two boxes side by side have no digit of a row in common, and what they leave the three rows are the rows of
 * the last box, which a table finds. The key of a band is a sum, too: the first two boxes decide most of it once for all
 * last boxes, of which only the order of each row is to be looked up.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "canon/below.h"

enum { ALL = 0x1ff, TRIPLES = 729 };

/* Two boxes side by side, and what follows from them. */
typedef struct pair {
    const hf_below *below;
    const hf_below_search *search; /* or NULL */
    const bool *wanted;            /* or NULL */
    const uint8_t
        *order; /* by triple: how its three digits are ordered among the labels of the first box */
    hf_below_band band; /* so far */
    uint32_t key;       /* so far */
    unsigned first_row; /* its last three cells, wanted as a triple; TRIPLES: any */
} pair;

static bool grow(hf_below_list *list)
{
    size_t room = 2 * list->room + 8192;
    hf_below_band *band = realloc(list->band, room * sizeof *band);
    if (band != NULL)
        list->band = band;
    hf_below_band *loose = realloc(list->loose, room * sizeof *loose);
    if (loose != NULL)
        list->loose = loose;
    uint8_t *split = realloc(list->split, room);
    if (split != NULL)
        list->split = split;
    if (band == NULL || loose == NULL || split == NULL)
        return false;
    list->room = room;
    return true;
}

/* For the labels of a first box, digits in place of positions: three digits a b c as the bits a < b, b < c, c < a. */
static void make_orders(const hf_below_box *box, uint8_t order[TRIPLES])
{
    uint8_t label[9];
    for (uint8_t i = 0; i < 9; i++)
        label[box->cell[i]] = i;
    for (unsigned t = 0; t < TRIPLES; t++) {
        unsigned a = label[t / 81], b = label[t / 9 % 9], c = label[t % 9];
        order[t] = (uint8_t)((a < b) | (b < c) << 1 | (c < a) << 2);
    }
}

/* The number, below 36, of a last box's orders of rows 1 and 2 against row 0. In the look-up the second box stands in its
 * normal order, bits 1, and so adds nothing. */
static uint32_t third_of_key(const pair *p, const hf_below_box *box, const uint8_t *turn)
{
    const uint16_t *orders = p->below->bands->shortcuts.orders;
    unsigned row[3];
    for (int r = 0; r < 3; r++)
        row[r] = 1u | (unsigned)p->order[box->triple[turn[r]]] << 3;
    return orders[row[0] << 6 | row[1]] * 6u + orders[row[0] << 6 | row[2]];
}

/* Adds the bands that complete a pair whose last box must have these rows. */
static void add_last(const pair *p, unsigned place, hf_below_list *list)
{
    const hf_below *b = p->below;
    for (unsigned i = b->first[place]; i < b->first[place + 1]; i++) {
        unsigned last = b->last_box[i], split = last / 216, x = last / 6 % 36;
        const hf_below_box *box = &b->stack[2].box[split][x];
        const uint8_t *turn = hf_order3[last % 6];
        if (p->wanted != NULL && !p->wanted[split])
            continue;
        if (p->first_row != TRIPLES && box->triple[turn[0]] != p->first_row)
            continue;
        uint16_t class = b->bands->class_of[p->key + third_of_key(p, box, turn)];
        if (class < b->class)
            continue;
        hf_below_band *to = &list->loose[list->count];
        *to = p->band;
        to->stacking[2] = (uint8_t)x;
        to->turns = (uint8_t)(to->turns + last % 6);
        to->ties = class == b->class;
        list->split[list->count++] = (uint8_t)split;
    }
}

/* What the first two boxes decide of the key; the rows of the last box may have any order for that. */
static uint32_t first_of_key(const hf_below *b, const hf_below_box *first,
                             const hf_below_box *second, const uint8_t *turn,
                             const unsigned rest[3])
{
    uint8_t line[3][9], sorted[9];
    for (int r = 0; r < 3; r++) {
        unsigned k = 6;
        memcpy(line[r], &first->cell[3 * r], 3);
        memcpy(line[r] + 3, &second->cell[3 * turn[r]], 3);
        for (uint8_t d = 0; d < 9; d++) {
            if ((rest[r] >> d & 1) != 0)
                line[r][k++] = d;
        }
    }
    const uint8_t *const row[3] = {line[0], line[1], line[2]};
    return hf_band_key(&b->bands->contents, row, sorted) / 36 * 36;
}

/* All bands with this first box and a second box of this split. False: no memory. */
static bool add_pairs(pair *p, const hf_below_box *first, unsigned second, hf_below_list *list)
{
    enum { MOST_LAST = HF_SPLITS * HF_STACKINGS * 6 };
    const hf_below *b = p->below;
    const uint8_t *wish = p->search != NULL && p->search->cells == 9 ? p->search->row : NULL;
    p->first_row = wish != NULL ? wish[6] * 81u + wish[7] * 9u + wish[8] : TRIPLES;
    for (unsigned xt = 0; xt < HF_STACKINGS * 6; xt++) {
        const hf_below_box *box = &b->stack[1].box[second][xt / 6];
        const uint8_t *turn = hf_order3[xt % 6];
        unsigned rest[3];
        if ((first->row[0] & box->row[turn[0]]) != 0 || (first->row[1] & box->row[turn[1]]) != 0 ||
            (first->row[2] & box->row[turn[2]]) != 0)
            continue;
        if (wish != NULL && memcmp(&box->cell[3 * turn[0]], wish + 3, 3) != 0)
            continue;
        for (int r = 0; r < 3; r++)
            rest[r] = ALL & ~(unsigned)(first->row[r] | box->row[turn[r]]);
        if (list->room < list->count + MOST_LAST && !grow(list))
            return false;
        p->band.stacking[1] = (uint8_t)(xt / 6);
        p->band.turns = (uint8_t)(xt % 6 * 6);
        p->key = first_of_key(b, first, box, turn, rest);
        add_last(p, b->number_of_set[rest[0]] * 84u + b->number_of_set[rest[1]], list);
    }
    return true;
}

static void sort_list(hf_below_list *list)
{
    size_t next[HF_SPLITS];
    memset(list->start, 0, sizeof list->start);
    for (size_t i = 0; i < list->count; i++)
        list->start[list->split[i] + 1]++;
    for (unsigned u = 0; u < HF_SPLITS; u++) {
        next[u] = list->start[u];
        list->start[u + 1] += list->start[u];
    }
    for (size_t i = 0; i < list->count; i++)
        list->band[next[list->split[i]]++] = list->loose[i];
}

hf_status hf_below_make(const hf_below *below, unsigned first, unsigned second,
                        const hf_below_search *search, const bool *wanted, hf_below_list *list)
{
    uint8_t order[TRIPLES];
    pair p = {.below = below, .search = search, .wanted = wanted, .order = order};
    list->count = 0;
    for (unsigned x = 0; x < HF_STACKINGS; x++) {
        const hf_below_box *box = &below->stack[0].box[first][x];
        if (search != NULL && search->cells != 0 && memcmp(box->cell, search->row, 3) != 0)
            continue;
        make_orders(box, order);
        p.band.stacking[0] = (uint8_t)x;
        if (!add_pairs(&p, box, second, list))
            return HF_NO_MEMORY;
    }
    sort_list(list);
    return HF_OK;
}

void hf_below_rows(const hf_below *below, const uint8_t split[3], const hf_below_band *band,
                   uint8_t rows[3][9])
{
    const uint8_t *turn[3] = {hf_order3[0], hf_order3[band->turns / 6], hf_order3[band->turns % 6]};
    for (int s = 0; s < 3; s++) {
        const hf_below_box *box = &below->stack[s].box[split[s]][band->stacking[s]];
        for (int r = 0; r < 3; r++)
            memcpy(&rows[r][3 * s], &box->cell[3 * turn[s][r]], 3);
    }
}
