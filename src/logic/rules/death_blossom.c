/* SPDX-License-Identifier: MIT
 *
 * death_blossom.c - a stem cell, and for each of its candidates c a petal: an almost locked set
 * with c, all of whose places of c see the stem. Whatever the stem becomes, the petal of that
 * symbol loses it and is locked. A symbol z that is in every petal (and not in the stem) therefore
 * stands in one of them, and leaves every cell that sees all its places in all petals.
 *
 *          petal 1 ( 1 4 5 )                     stem = 1: petal 1 has 4 and 5
 *              \
 *               stem ( 1 2 3 )                   stem = 2: petal 2 has 5 and 6
 *              /      \
 *      petal 2 ( 2 5 6 )  petal 3 ( 3 5 )        stem = 3: petal 3 has 5
 *                                                -> 5 leaves what sees all of them
 *
 * Petals may share cells only if the options say so.
 */
#include "base/assert.h"
#include "logic/als.h"
#include "logic/collect.h"
#include "logic/rules/rules.h"

/* What is known after choosing petals for some candidates of the stem. */
typedef struct level {
    hf_set taken;    /* cells of the petals */
    uint32_t common; /* symbols in all petals that can still strike something */
} level;

typedef struct blossom {
    hf_find *find;
    const hf_als_table *table;
    hf_collect collect;
    uint32_t stem;
    uint32_t petals;
    uint32_t symbol[HF_LOGIC_MAX_SIZE]; /* the stem's candidates */
    uint32_t petal[HF_LOGIC_MAX_SIZE];  /* the sets chosen for them */
    hf_set hit[HF_LOGIC_MAX_SIZE + 1];  /* per symbol of `common`: cells that see all so far */
    uint32_t cells;                     /* of all petals */
    uint32_t tries, most_tries;         /* combinations looked at, which are limited */
} blossom;

enum { MOST_TRIES = 2000000 };

typedef struct finding {
    uint32_t stem, petals;
    uint32_t petal[HF_LOGIC_MAX_SIZE];
    uint32_t symbol[HF_LOGIC_MAX_SIZE];
} finding;

static void tell(hf_find *find, hf_step *step, const hf_finding *found)
{
    const finding *f = found->data;
    const hf_als_table *t = hf_als_get(find);
    HF_ASSERT(t); /* made for the search */
    for (uint32_t i = 0; i < found->count; i++)
        if (i == 0 || found->result[i].symbol != found->result[i - 1].symbol)
            hf_step_symbol(step, found->result[i].symbol);
    hf_step_mark_mask(step, HF_ROLE_STEM, 0, f->stem, find->view->cand[f->stem]);
    for (uint32_t i = 0; i < f->petals; i++) {
        hf_als_mark(step, find->view, t, f->petal[i], HF_ROLE_PETAL, i);
        hf_step_mark_set(step, find->view, HF_ROLE_COMMON, i, als_has(t, f->petal[i], f->symbol[i]),
                         f->symbol[i]);
    }
}

static void bloom(blossom *b, const level *now)
{
    const hf_view *v = b->find->view;
    SYMBOL_EACH (z, now->common) {
        hf_set hit;
        set_minus(hit, b->hit[z], now->taken, v->words);
        set_drop(hit, b->stem);
        hf_collect_strike_set(&b->collect, hit, z);
    }
    if (!hf_collect_keeps(&b->collect, &hf_rule_death_blossom, b->cells))
        return;
    finding *f = hf_find_take(b->find, sizeof *f);
    if (!f)
        return;
    f->stem = b->stem;
    f->petals = b->petals;
    for (uint32_t i = 0; i < b->petals; i++) {
        f->petal[i] = b->petal[i];
        f->symbol[i] = b->symbol[i];
    }
    hf_collect_keep(&b->collect, &hf_rule_death_blossom, b->cells, f);
}

/* Can the set be the petal of a candidate of the stem? */
static bool is_petal(const blossom *b, uint32_t set, uint32_t symbol, const level *now)
{
    const hf_view *v = b->find->view;
    const hf_als_table *t = b->table;
    /* The stem has the symbol and does not see itself, so it is no cell of a set that it sees. */
    return (t->als[set].mask & symbol_bit(symbol)) && (t->als[set].mask & now->common) &&
           set_has(als_sees(t, set, symbol), b->stem) &&
           (b->find->options->als_overlap || !set_meets(als_cells(t, set), now->taken, v->words));
}

/* Narrows what can be struck by one more petal. */
static void narrow(blossom *b, const level *now, uint32_t set, level *next)
{
    const hf_view *v = b->find->view;
    set_or(next->taken, now->taken, als_cells(b->table, set), v->words);
    next->common = now->common & b->table->als[set].mask;
    SYMBOL_EACH (z, next->common) {
        set_and(b->hit[z], b->hit[z], als_sees(b->table, set, z), v->words);
        if (set_is_empty(b->hit[z], v->words))
            next->common &= ~symbol_bit(z);
    }
}

static void choose(blossom *b, uint32_t i, const level *now)
{
    const hf_view *v = b->find->view;
    if (i == b->petals) {
        bloom(b, now);
        return;
    }
    for (uint32_t set = 0; set < b->table->count; set++) {
        if (!is_petal(b, set, b->symbol[i], now) || b->tries >= b->most_tries)
            continue;
        hf_set kept[HF_LOGIC_MAX_SIZE + 1];
        level next;
        b->tries++;
        SYMBOL_EACH (z, now->common)
            set_copy(kept[z], b->hit[z], v->words);
        narrow(b, now, set, &next);
        b->petal[i] = set;
        b->cells += b->table->als[set].count;
        if (next.common)
            choose(b, i + 1, &next);
        b->cells -= b->table->als[set].count;
        SYMBOL_EACH (y, now->common)
            set_copy(b->hit[y], kept[y], v->words);
    }
}

static void try_stem(blossom *b, uint32_t stem)
{
    const hf_view *v = b->find->view;
    level none = {.common = v->all & ~v->cand[stem]};
    b->stem = stem;
    b->petals = 0;
    SYMBOL_EACH (c, v->cand[stem])
        b->symbol[b->petals++] = c;
    set_clear(none.taken, v->words);
    SYMBOL_EACH (z, none.common)
        set_copy(b->hit[z], view_cells_with(v, z), v->words);
    choose(b, 0, &none);
}

static void find_death_blossom(hf_find *find)
{
    const hf_view *v = find->view;
    blossom *b = hf_find_take(find, sizeof *b);
    if (!b)
        return;
    b->find = find;
    b->most_tries = find_limit(find, MOST_TRIES);
    b->table = hf_als_get(find);
    b->collect = hf_collect_begin(find, tell);
    if (!b->table)
        return;
    SET_EACH (stem, v->empty, v->words)
        if (v->count[stem] >= 2)
            try_stem(b, stem);
    hf_collect_emit(&b->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_death_blossom = {.name = "Death Blossom",
                                       .key = "death-blossom",
                                       .code = "0904",
                                       .brief = "db",
                                       .find = find_death_blossom};
