/* SPDX-License-Identifier: MIT
 *
 * als_chain.c - four or more almost locked sets in a row, each tied with the next by a restricted
 * common, two neighbouring ties being different symbols. A symbol z common to the first and the
 * last (and not the tie at that end) stands in one of them, and leaves every cell that sees all its
 * places in both.
 *
 *         x1        x2        x3
 *     A ------ B ------ C ------ D         z gone from A: A has x1, B lacks it and has x2,
 *     z                          z         C lacks it and has x3, D lacks it and has z
 *
 * The reasoning runs from tie to tie, so it does not matter if a set comes twice.
 *
 * als_reach.h says what can be reached from where. Chains of three ties or more from a set through a
 * first tie x1 are the far ends of the state behind that tie. The path itself is only looked for when
 * a chain is told.
 */
#include "base/assert.h"
#include "logic/collect.h"
#include "logic/rules/als_reach.h"
#include "logic/rules/rules.h"

/* How a tie is used: which set it leads to, by which symbols, and by which the next may not. */
typedef struct hop {
    uint32_t to;
    uint32_t id; /* of its end */
    uint32_t by; /* the symbol counted as used */
} hop;

typedef struct search {
    hf_als_reach reach;
    hf_find *find;
    const hf_als_table *table;
    hf_collect collect;
    uint32_t *strikes; /* [set]: its symbols that are seen from anywhere */
} search;

/* Uses a link to leave a set that was entered by `entry`. */
static bool take_hop(search *s, const hf_als_link *link, uint32_t from, uint32_t entry, hop *h)
{
    uint32_t free = reach_ties(link) & ~symbol_bit(entry);
    if (!free)
        return false;
    h->to = link->a == from ? link->b : link->a;
    h->id = hf_als_reach_end(&s->reach, h->to, free);
    h->by = lowest_symbol(free);
    return true;
}

/* ---- telling --------------------------------------------------------------------------------- */

typedef struct chain {
    uint32_t first, last; /* sets */
    uint32_t begins;      /* the first tie's symbol */
    uint32_t ends;        /* the last tie's symbols */
} chain;

/* How states were reached, by the shortest paths. A chain has three ties or more, so a state that the
 * first tie leads to may have to be come back to by others: it is kept twice. Beyond that no shortest
 * path meets a state twice, since what follows a state does not depend on how long the way was. */
typedef struct trail {
    uint32_t *from;   /* [place]: the place before + 1 */
    uint32_t *length; /* [place]: ties so far; 0: not reached */
    uint32_t *path;   /* the states of the path that is told */
    uint32_t states;
} trail;

/* A state's place in the trail, reached by one tie or by more. */
static uint32_t place_of(const trail *t, uint32_t length, uint32_t state)
{
    return length > 1 ? t->states + state : state;
}

static uint32_t set_of_state(const search *s, uint32_t state)
{
    uint32_t low = 0, high = s->table->count;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (s->reach.state_at[middle] <= state)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint32_t entry_of_state(const search *s, uint32_t set, uint32_t state)
{
    uint32_t mask = s->table->als[set].mask;
    for (uint32_t rank = state - s->reach.state_at[set]; rank > 0; rank--)
        mask &= mask - 1;
    return lowest_symbol(mask);
}

/* Goes one tie further from a state; true if that ends the chain. */
static bool step_on(search *s, const chain *c, trail *t, uint32_t length, uint32_t state)
{
    uint32_t set = set_of_state(s, state), entry = entry_of_state(s, set, state), count;
    const uint32_t *links = reach_links(&s->reach, set, &count);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        hop h;
        if (!reach_follows(&s->reach, link, set) || !take_hop(s, link, set, entry, &h))
            continue;
        if (length >= 2 && h.to == c->last && s->reach.ends[h.id].last == c->ends)
            return true;
        uint32_t next = place_of(t, length + 1, reach_state(&s->reach, h.to, h.by));
        if (t->length[next])
            continue;
        t->length[next] = length + 1;
        t->from[next] = place_of(t, length, state) + 1;
    }
    return false;
}

static void mark_tie(hf_step *step, const search *s, uint32_t group, uint32_t a, uint32_t b,
                     uint32_t symbol)
{
    const hf_view *v = s->find->view;
    hf_step_mark_set(step, v, HF_ROLE_COMMON, group, als_has(s->table, a, symbol), symbol);
    hf_step_mark_set(step, v, HF_ROLE_COMMON, group, als_has(s->table, b, symbol), symbol);
}

/* Writes down the sets of a path that has `length` ties before its last, and so two sets more; a mark has room for
 * 256 numbers of sets. */
static void tell_path(hf_step *step, const search *s, const chain *c, const trail *t,
                      uint32_t length, uint32_t state)
{
    const hf_view *v = s->find->view;
    uint32_t place = place_of(t, length, state);
    for (uint32_t i = length; i > 0; i--) {
        t->path[i] = place % t->states;
        place = t->from[place] - 1;
    }
    for (uint32_t i = 0; i <= length + 1; i++) {
        uint32_t set = i == 0 ? c->first : i > length ? c->last : set_of_state(s, t->path[i]);
        hf_als_mark(step, v, s->table, set, HF_ROLE_SET, i);
    }
    uint32_t before = c->first;
    for (uint32_t i = 1; i <= length; i++) {
        uint32_t set = set_of_state(s, t->path[i]);
        mark_tie(step, s, i - 1, before, set, entry_of_state(s, set, t->path[i]));
        before = set;
    }
    mark_tie(step, s, length, before, c->last, lowest_symbol(c->ends));
}

/* The first ties that leave the first set by the right symbol. */
static void start_trail(search *s, const chain *c, trail *t)
{
    uint32_t count;
    const uint32_t *links = reach_links(&s->reach, c->first, &count);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        if (!reach_follows(&s->reach, link, c->first) ||
            !(reach_ties(link) & symbol_bit(c->begins)))
            continue;
        uint32_t to = link->a == c->first ? link->b : link->a;
        t->length[reach_state(&s->reach, to, c->begins)] = 1;
    }
}

/* The search that a finding belongs to. */
typedef struct told {
    chain chain;
    search *search;
} told;

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const told *what = finding->data;
    search *s = what->search;
    trail t = {.states = s->reach.state_at[s->table->count]};
    t.from = hf_find_take(find, ((size_t)5 * t.states + 2) * sizeof *t.from);
    if (!t.from)
        return;
    t.length = t.from + 2 * (size_t)t.states;
    t.path = t.length + 2 * (size_t)t.states;
    for (uint32_t i = 0; i < finding->count; i++)
        if (i == 0 || finding->result[i].symbol != finding->result[i - 1].symbol)
            hf_step_symbol(step, finding->result[i].symbol);
    start_trail(s, &what->chain, &t);
    /* The end is among those that als_reach.h found by the same hops, so there is a path to it. Each
     * length but the first adds a state that none before it had: states + 1 are the most. */
    for (uint32_t length = 1;; length++) {
        if (HF_NEVER(length > t.states + 1))
            return;
        for (uint32_t state = 0; state < t.states; state++)
            if (t.length[place_of(&t, length, state)] == length &&
                step_on(s, &what->chain, &t, length, state)) {
                s->collect.untold = length + 2 > UINT8_MAX + 1;
                if (!s->collect.untold)
                    tell_path(step, s, &what->chain, &t, length, state);
                return;
            }
    }
}

/* ---- finding --------------------------------------------------------------------------------- */

/* Symbols that could be struck between two sets, whatever ties them. */
static uint32_t strikable(const search *s, uint32_t a, uint32_t b)
{
    const hf_als_table *t = s->table;
    uint32_t mask = 0;
    SYMBOL_EACH (z, s->strikes[a] & s->strikes[b])
        if (set_meets(als_sees(t, a, z), als_sees(t, b, z), t->words))
            mask |= symbol_bit(z);
    return mask;
}

static void record(search *s, const chain *c, uint32_t symbols)
{
    const hf_als_table *t = s->table;
    SYMBOL_EACH (z, symbols) {
        hf_set hit;
        set_and(hit, als_sees(t, c->first, z), als_sees(t, c->last, z), t->words);
        hf_collect_strike_set(&s->collect, hit, z);
    }
    uint32_t length = (uint32_t)t->als[c->first].count + t->als[c->last].count;
    if (!hf_collect_keeps(&s->collect, &hf_rule_als_chain, length))
        return;
    told *what = hf_find_take(s->find, sizeof *what);
    if (!what)
        return;
    *what = (told){*c, s};
    hf_collect_keep(&s->collect, &hf_rule_als_chain, length, what);
}

/* All chains that leave a set by one symbol. */
static void try_start(search *s, uint32_t first, uint32_t begins, const uint64_t *worth,
                      const uint32_t *symbols)
{
    uint32_t count;
    const uint32_t *links = reach_links(&s->reach, first, &count);
    uint64_t *ends = hf_find_take(s->find, s->reach.words * sizeof *ends);
    for (uint32_t i = 0; ends && i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        uint32_t to = link->a == first ? link->b : link->a;
        if (reach_follows(&s->reach, link, first) && (reach_ties(link) & symbol_bit(begins)))
            reach_join(ends,
                       s->reach.far + (size_t)reach_state(&s->reach, to, begins) * s->reach.words,
                       s->reach.words);
    }
    for (uint32_t w = 0; ends && w < s->reach.words; w++)
        for (uint64_t bits = ends[w] & worth[w]; bits; bits &= bits - 1) {
            const hf_als_end *e = &s->reach.ends[w * 64 + hf_lowest64(bits)];
            uint32_t mask = symbols[e->set] & ~symbol_bit(begins) & ~e->last;
            chain c = {first, e->set, begins, e->last};
            if (mask)
                record(s, &c, mask);
        }
}

static void try_set(search *s, uint32_t first)
{
    uint32_t *symbols = hf_find_take(s->find, s->table->count * sizeof *symbols);
    uint64_t *worth = hf_find_take(s->find, s->reach.words * sizeof *worth);
    if (s->find->failed)
        return;
    for (uint32_t set = s->reach.both_ways ? 0 : first + 1; set < s->table->count; set++) {
        symbols[set] = set == first ? 0 : strikable(s, first, set);
        if (symbols[set])
            for (uint32_t i = s->reach.end_at[set]; i; i = s->reach.end_next[i - 1])
                set_add(worth, i - 1);
    }
    SYMBOL_EACH (begins, s->table->als[first].mask)
        try_start(s, first, begins, worth, symbols);
}

/* What can be struck from a set by a symbol, whatever else holds. */
static bool note_strikes(search *s)
{
    const hf_als_table *t = s->table;
    s->strikes = hf_find_take(s->find, (t->count + 1) * sizeof *s->strikes);
    for (uint32_t i = 0; s->strikes && i < t->count; i++)
        SYMBOL_EACH (d, t->als[i].mask)
            if (!set_is_empty(als_sees(t, i, d), t->words))
                s->strikes[i] |= symbol_bit(d);
    return s->strikes != NULL;
}

static void find_als_chain(hf_find *find)
{
    search *s = hf_find_take(find, sizeof *s);
    const hf_als_table *t = s ? hf_als_get_linked(find, find->options->als_chain_overlap) : NULL;
    if (!t)
        return;
    s->find = find;
    s->table = t;
    s->reach = (hf_als_reach){.find = find, .table = t, .both_ways = !find->first_only};
    s->collect = hf_collect_begin(find, tell);
    if (!note_strikes(s) || !hf_als_reach_all(&s->reach))
        return;
    for (uint32_t set = 0; set < t->count; set++)
        try_set(s, set);
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_als_chain = {.name = "Almost Locked Set Chain",
                                   .key = "als-chain",
                                   .code = "0903",
                                   .brief = "ach",
                                   .find = find_als_chain};
