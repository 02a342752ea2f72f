/* SPDX-License-Identifier: MIT
 *
 * full_house.c - the only empty cell of a house takes the symbol that is missing there.
 *
 *      row 4:   9 3 5 | 1 . 7 | 2 8 6      only one cell is empty: it is the 4
 *
 * The simplest step there is: one house alone tells it, and nobody needs to look elsewhere.
 */
#include "base/assert.h"
#include "logic/rules/rules.h"

static bool report(hf_find *find, uint32_t house, uint32_t cell, uint32_t symbol)
{
    hf_step *step = hf_find_begin(find, &hf_rule_full_house);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, symbol);
    hf_step_house(step, HF_ROLE_PATTERN, 0, house);
    hf_step_place(step, cell, symbol);
    return hf_find_emit(find);
}

static uint32_t only_empty_cell(const hf_view *v, uint32_t house)
{
    hf_set empty;
    set_and(empty, view_house(v, house), v->empty, v->words);
    return set_first(empty, v->words);
}

/* A house with one empty cell, through this cell? */
static uint32_t full_house_of(const hf_view *v, uint32_t cell)
{
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        if (v->open[home[i]] == 1)
            return home[i];
    return HF_NO_HOUSE;
}

/* In the order in which cells became naked singles: a full house always is one. */
static void find_queued(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t i = v->naked.head; i < v->naked.tail; i++) {
        const hf_single *single = &v->naked.entry[i];
        if (v->count[single->cell] != 1)
            continue;
        uint32_t house = full_house_of(v, single->cell);
        if (house == HF_NO_HOUSE)
            continue;
        report(find, house, single->cell, lowest_symbol(v->cand[single->cell]));
        return;
    }
}

static void find_full_house(hf_find *find)
{
    const hf_view *v = find->view;
    if (find->options->queued_singles && find->first_only) {
        find_queued(find);
        return;
    }
    for (uint32_t h = 0; h < v->houses; h++) {
        if (v->open[h] != 1)
            continue;
        uint32_t cell = only_empty_cell(v, h);
        HF_ASSERT(v->count[cell] == 1); /* what the others hold is out, and it is not broken */
        if (full_house_of(v, cell) == h && !report(find, h, cell, lowest_symbol(v->cand[cell])))
            return;
    }
}

const hf_rule hf_rule_full_house = {.name = "Full House",
                                    .key = "full-house",
                                    .code = "0000",
                                    .brief = "fh",
                                    .find = find_full_house};
