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
 * How it is found. A *state* is a set together with the symbol by which it was entered. An *end* is
 * a set together with the symbols that tie it to its neighbour. For every state two sets of ends
 * are worked out as bits: those that can be reached by one tie or more (`near`), and by two or more
 * (`far`). Chains of three ties or more from a set through a first tie x1 then are the far ends of
 * the state behind that tie. The path itself is only looked for when a chain is told.
 *
 * When one step is wanted, ties are followed from earlier to later sets only: then one pass from
 * the last set backwards is enough, and the choice is HoDoKu's. Otherwise they are followed both
 * ways until nothing changes.
 */
#include <string.h>

#include "logic/als.h"
#include "logic/collect.h"
#include "logic/rules/rules.h"

enum { LONGEST = 24 };

typedef struct end {
    uint32_t set;
    uint32_t last; /* the symbols that tie it */
} end;

/* How a tie is used: which set it leads to, by which symbols, and by which the next may not. */
typedef struct hop {
    uint32_t to;
    uint32_t id; /* of its end */
    uint32_t by; /* the symbol counted as used */
} hop;

/* The ends of a link in one direction, by what ties them. */
typedef struct tie_ids {
    uint32_t x, y, both;
} tie_ids;

typedef struct search {
    hf_find *find;
    const hf_als_table *table;
    hf_collect collect;
    bool both_ways;
    uint32_t *state_at; /* [set]: its first state; one entry more ends the last */
    end *ends;
    uint32_t end_count, end_room;
    uint32_t *end_at; /* [set]: a list of its ends, linked by end_next; 0: none, else number + 1 */
    uint32_t *end_next; /* likewise */
    uint32_t words;     /* of a set of ends */
    uint64_t *near, *far;
    uint32_t *strikes;          /* [set]: its symbols that are seen from anywhere */
    tie_ids *ids;               /* [2 * link + (1 if towards its first set)] */
    uint64_t *by_near, *by_far; /* [symbol]: behind the set's links with that tie alone */
} search;

static uint32_t state_of(const search *s, uint32_t set, uint32_t symbol)
{
    return s->state_at[set] + als_rank(s->table, set, symbol);
}

/* ---- ends ------------------------------------------------------------------------------------ */

/* The number of an end; a new one is added while there is room. */
static uint32_t end_number(search *s, uint32_t set, uint32_t last)
{
    for (uint32_t i = s->end_at[set]; i; i = s->end_next[i - 1])
        if (s->ends[i - 1].last == last)
            return i - 1;
    uint32_t n = s->end_count++;
    s->ends[n] = (end){set, last};
    s->end_next[n] = s->end_at[set];
    s->end_at[set] = n + 1;
    return n;
}

static uint32_t ties(const hf_als_link *link)
{
    return symbol_bit(link->x) | (link->y ? symbol_bit(link->y) : 0);
}

/* Uses a link to leave a set that was entered by `entry` (0: the first set, left by `by`). */
static bool take_hop(search *s, const hf_als_link *link, uint32_t from, uint32_t entry, hop *h)
{
    uint32_t free = ties(link) & ~(entry ? symbol_bit(entry) : 0);
    if (!free)
        return false;
    h->to = link->a == from ? link->b : link->a;
    h->id = end_number(s, h->to, free);
    h->by = lowest_symbol(free);
    return true;
}

static const uint32_t *links_from(const search *s, uint32_t set, uint32_t *count)
{
    const hf_als_table *t = s->table;
    *count = t->around_at[set + 1] - t->around_at[set];
    return t->around + t->around_at[set];
}

static bool follows(const search *s, const hf_als_link *link, uint32_t from)
{
    return s->both_ways || link->a == from;
}

/* ---- what can be reached --------------------------------------------------------------------- */

static bool join(uint64_t *to, const uint64_t *from, uint32_t words)
{
    uint64_t news = 0;
    for (uint32_t i = 0; i < words; i++) {
        news |= from[i] & ~to[i];
        to[i] |= from[i];
    }
    return news != 0;
}

/* Joins what lies behind a hop: its end, and what is near the state there. */
static bool join_hop(const search *s, uint64_t *near, uint64_t *far, uint32_t to, uint32_t by,
                     uint32_t id)
{
    set_add(near, id);
    return join(far, s->near + (size_t)state_of(s, to, by) * s->words, s->words);
}

/* Links with one tie lead to the same whatever the entry was (unless it was that symbol): they are
 * joined once per set, by symbol. */
static void gather_single(const search *s, uint32_t set)
{
    uint32_t count;
    const uint32_t *links = links_from(s, set, &count);
    memset(s->by_near, 0, (size_t)(s->find->view->size + 1) * 2 * s->words * sizeof *s->by_near);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        if (link->y || !follows(s, link, set))
            continue;
        bool back = link->b == set;
        size_t at = (size_t)link->x * s->words;
        join_hop(s, s->by_near + at, s->by_far + at, back ? link->a : link->b, link->x,
                 s->ids[2 * links[i] + back].x);
    }
}

/* Links with two ties: the entry takes one away. */
static bool join_double(const search *s, uint64_t *near, uint64_t *far, uint32_t set,
                        uint32_t entry)
{
    uint32_t count;
    const uint32_t *links = links_from(s, set, &count);
    bool news = false;
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        if (!link->y || !follows(s, link, set))
            continue;
        bool back = link->b == set;
        const tie_ids *ids = &s->ids[2 * links[i] + back];
        uint32_t to = back ? link->a : link->b;
        if (entry == link->x)
            news |= join_hop(s, near, far, to, link->y, ids->y);
        else
            news |= join_hop(s, near, far, to, link->x, entry == link->y ? ids->x : ids->both);
    }
    return news;
}

/* Adds what one state reaches by way of its neighbours; true: something new. */
static bool reach_from(search *s, uint32_t set, uint32_t entry)
{
    size_t at = (size_t)state_of(s, set, entry) * s->words;
    uint64_t *near = s->near + at, *far = s->far + at;
    bool news = join_double(s, near, far, set, entry);
    SYMBOL_EACH (d, s->table->als[set].mask & ~symbol_bit(entry)) {
        news |= join(near, s->by_near + (size_t)d * s->words, s->words);
        news |= join(far, s->by_far + (size_t)d * s->words, s->words);
    }
    return join(near, far, s->words) || news;
}

static void reach_all(search *s)
{
    bool news = true;
    for (uint32_t round = 0; news && round < LONGEST; round++) {
        news = false;
        for (uint32_t set = s->table->count; set-- > 0;) {
            gather_single(s, set);
            SYMBOL_EACH (entry, s->table->als[set].mask)
                news |= reach_from(s, set, entry);
        }
        if (!s->both_ways)
            return;
    }
}

/* ---- telling --------------------------------------------------------------------------------- */

typedef struct chain {
    uint32_t first, last; /* sets */
    uint32_t begins;      /* the first tie's symbol */
    uint32_t ends;        /* the last tie's symbols */
} chain;

/* The state a path came from, by length. */
typedef struct trail {
    uint32_t *from; /* [length * states + state]: state before + 1; 0: not reached */
    uint32_t states;
} trail;

static uint32_t set_of_state(const search *s, uint32_t state)
{
    uint32_t low = 0, high = s->table->count;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (s->state_at[middle] <= state)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint32_t entry_of_state(const search *s, uint32_t set, uint32_t state)
{
    uint32_t mask = s->table->als[set].mask;
    for (uint32_t rank = state - s->state_at[set]; rank > 0; rank--)
        mask &= mask - 1;
    return lowest_symbol(mask);
}

/* Goes one tie further from a state; returns the number of states of the whole chain's last but one
 * if it ends the chain here, else 0. */
static bool step_on(search *s, const chain *c, trail *t, uint32_t length, uint32_t state)
{
    uint32_t set = set_of_state(s, state), entry = entry_of_state(s, set, state), count;
    const uint32_t *links = links_from(s, set, &count);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        hop h;
        if (!follows(s, link, set) || !take_hop(s, link, set, entry, &h))
            continue;
        if (length >= 2 && h.to == c->last && s->ends[h.id].last == c->ends)
            return true;
        uint32_t *from = &t->from[(length + 1) * t->states + state_of(s, h.to, h.by)];
        if (!*from)
            *from = state + 1;
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

/* Writes down the sets of a path that has `length` ties before its last. */
static void tell_path(hf_step *step, const search *s, const chain *c, const trail *t,
                      uint32_t length, uint32_t state)
{
    const hf_view *v = s->find->view;
    uint32_t set[LONGEST + 2], by[LONGEST + 2];
    for (uint32_t i = length; i > 0; i--) {
        set[i] = set_of_state(s, state);
        by[i] = entry_of_state(s, set[i], state);
        state = t->from[i * t->states + state] - 1;
    }
    set[0] = c->first;
    set[length + 1] = c->last;
    by[length + 1] = lowest_symbol(c->ends);
    for (uint32_t i = 0; i <= length + 1; i++)
        hf_als_mark(step, v, s->table, set[i], HF_ROLE_SET, i);
    for (uint32_t i = 1; i <= length + 1; i++)
        mark_tie(step, s, i - 1, set[i - 1], set[i], by[i]);
}

/* The first ties that leave the first set by the right symbol. */
static void start_trail(search *s, const chain *c, trail *t)
{
    uint32_t count;
    const uint32_t *links = links_from(s, c->first, &count);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        if (!follows(s, link, c->first) || !(ties(link) & symbol_bit(c->begins)))
            continue;
        uint32_t to = link->a == c->first ? link->b : link->a;
        t->from[t->states + state_of(s, to, c->begins)] = UINT32_MAX;
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
    trail t = {.states = s->state_at[s->table->count]};
    t.from = hf_find_take(find, (size_t)(LONGEST + 2) * t.states * sizeof *t.from);
    if (!t.from)
        return;
    for (uint32_t i = 0; i < finding->count; i++)
        if (i == 0 || finding->result[i].symbol != finding->result[i - 1].symbol)
            hf_step_symbol(step, finding->result[i].symbol);
    start_trail(s, &what->chain, &t);
    for (uint32_t length = 1; length < LONGEST; length++)
        for (uint32_t state = 0; state < t.states; state++)
            if (t.from[length * t.states + state] && step_on(s, &what->chain, &t, length, state)) {
                tell_path(step, s, &what->chain, &t, length, state);
                return;
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
    const uint32_t *links = links_from(s, first, &count);
    uint64_t *ends = hf_find_take(s->find, s->words * sizeof *ends);
    for (uint32_t i = 0; ends && i < count; i++) {
        const hf_als_link *link = &s->table->link[links[i]];
        uint32_t to = link->a == first ? link->b : link->a;
        if (follows(s, link, first) && (ties(link) & symbol_bit(begins)))
            join(ends, s->far + (size_t)state_of(s, to, begins) * s->words, s->words);
    }
    for (uint32_t w = 0; ends && w < s->words; w++)
        for (uint64_t bits = ends[w] & worth[w]; bits; bits &= bits - 1) {
            const end *e = &s->ends[w * 64 + hf_lowest64(bits)];
            uint32_t mask = symbols[e->set] & ~symbol_bit(begins) & ~e->last;
            chain c = {first, e->set, begins, e->last};
            if (mask)
                record(s, &c, mask);
        }
}

static void try_set(search *s, uint32_t first)
{
    uint32_t *symbols = hf_find_take(s->find, s->table->count * sizeof *symbols);
    uint64_t *worth = hf_find_take(s->find, s->words * sizeof *worth);
    if (!symbols || !worth)
        return;
    for (uint32_t set = s->both_ways ? 0 : first + 1; set < s->table->count; set++) {
        symbols[set] = set == first ? 0 : strikable(s, first, set);
        if (symbols[set])
            for (uint32_t i = s->end_at[set]; i; i = s->end_next[i - 1])
                set_add(worth, i - 1);
    }
    SYMBOL_EACH (begins, s->table->als[first].mask)
        try_start(s, first, begins, worth, symbols);
}

/* Takes memory for states and ends. Each link makes at most three ends at either side. */
static bool set_up(search *s)
{
    const hf_als_table *t = s->table;
    size_t most = (size_t)t->links * 6 + 1;
    s->state_at = hf_find_take(s->find, (t->count + 1) * sizeof *s->state_at);
    s->ends = hf_find_take(s->find, most * sizeof *s->ends);
    s->end_at = hf_find_take(s->find, (t->count + 1) * sizeof *s->end_at);
    s->end_next = hf_find_take(s->find, most * sizeof *s->end_next);
    s->strikes = hf_find_take(s->find, (t->count + 1) * sizeof *s->strikes);
    s->ids = hf_find_take(s->find, ((size_t)t->links * 2 + 1) * sizeof *s->ids);
    if (!s->state_at || !s->ends || !s->end_at || !s->end_next || !s->ids || !s->strikes)
        return false;
    for (uint32_t i = 0; i < t->count; i++) {
        s->state_at[i + 1] = s->state_at[i] + hf_popcount32(t->als[i].mask);
        SYMBOL_EACH (d, t->als[i].mask)
            if (!set_is_empty(als_sees(t, i, d), t->words))
                s->strikes[i] |= symbol_bit(d);
    }
    for (uint32_t i = 0; i < t->links; i++)
        for (uint32_t way = 0; way < 2; way++) {
            const hf_als_link *link = &t->link[i];
            uint32_t to = way ? link->a : link->b;
            tie_ids *ids = &s->ids[2 * i + way];
            ids->x = end_number(s, to, symbol_bit(link->x));
            if (link->y) {
                ids->y = end_number(s, to, symbol_bit(link->y));
                ids->both = end_number(s, to, ties(link));
            }
        }
    s->words = s->end_count / 64 + 2;
    size_t room = (size_t)s->state_at[t->count] * s->words * sizeof *s->near;
    s->near = hf_find_take(s->find, room + 8);
    s->far = hf_find_take(s->find, room + 8);
    size_t symbols = (size_t)(s->find->view->size + 1) * s->words;
    s->by_near = hf_find_take(s->find, 2 * symbols * sizeof *s->by_near);
    s->by_far = s->by_near ? s->by_near + symbols : NULL;
    return s->near && s->far && s->by_near;
}

static void find_als_chain(hf_find *find)
{
    search *s = hf_find_take(find, sizeof *s);
    const hf_als_table *t = s ? hf_als_get_linked(find, find->options->als_chain_overlap) : NULL;
    if (!t)
        return;
    s->find = find;
    s->table = t;
    s->both_ways = !find->first_only;
    s->collect = hf_collect_begin(find, tell);
    if (!set_up(s))
        return;
    reach_all(s);
    for (uint32_t set = 0; set < t->count; set++)
        try_set(s, set);
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_als_chain = {.name = "Almost Locked Set Chain",
                                   .key = "als-chain",
                                   .code = "0903",
                                   .brief = "ach",
                                   .find = find_als_chain};
