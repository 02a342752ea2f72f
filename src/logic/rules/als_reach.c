/* SPDX-License-Identifier: MIT
 *
 * als_reach.c - what can be reached from tie to tie, for all states at once: what lies behind a link is joined, and
 * joined again until nothing is new.
 */
#include <string.h>

#include "logic/rules/als_reach.h"

/* A new end is added: there is room for all that links can make. */
uint32_t hf_als_reach_end(hf_als_reach *r, uint32_t set, uint32_t last)
{
    for (uint32_t i = r->end_at[set]; i; i = r->end_next[i - 1])
        if (r->ends[i - 1].last == last)
            return i - 1;
    uint32_t n = r->end_count++;
    r->ends[n] = (hf_als_end){set, last};
    r->end_next[n] = r->end_at[set];
    r->end_at[set] = n + 1;
    return n;
}

/* Joins what lies behind a hop: its end, and what is near the state there. */
static bool join_hop(const hf_als_reach *r, uint64_t *near, uint64_t *far, uint32_t to, uint32_t by,
                     uint32_t id)
{
    set_add(near, id);
    return reach_join(far, r->near + (size_t)reach_state(r, to, by) * r->words, r->words);
}

/* Links with one tie lead to the same whatever the entry was (unless it was that symbol): they are
 * joined once per set, by symbol. */
static void gather_single(const hf_als_reach *r, uint32_t set)
{
    uint32_t count;
    const uint32_t *links = reach_links(r, set, &count);
    memset(r->by_near, 0, (size_t)(r->find->view->size + 1) * 2 * r->words * sizeof *r->by_near);
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &r->table->link[links[i]];
        if (link->y || !reach_follows(r, link, set))
            continue;
        bool back = link->b == set;
        size_t at = (size_t)link->x * r->words;
        join_hop(r, r->by_near + at, r->by_far + at, back ? link->a : link->b, link->x,
                 r->ids[2 * links[i] + back].x);
    }
}

/* Links with two ties: the entry takes one away. */
static bool join_double(const hf_als_reach *r, uint64_t *near, uint64_t *far, uint32_t set,
                        uint32_t entry)
{
    uint32_t count;
    const uint32_t *links = reach_links(r, set, &count);
    bool news = false;
    for (uint32_t i = 0; i < count; i++) {
        const hf_als_link *link = &r->table->link[links[i]];
        if (!link->y || !reach_follows(r, link, set))
            continue;
        bool back = link->b == set;
        const hf_als_ends *ids = &r->ids[2 * links[i] + back];
        uint32_t to = back ? link->a : link->b;
        if (entry == link->x)
            news |= join_hop(r, near, far, to, link->y, ids->y);
        else
            news |= join_hop(r, near, far, to, link->x, entry == link->y ? ids->x : ids->both);
    }
    return news;
}

/* Adds what one state reaches by way of its neighbours; true: something new. */
static bool reach_from(hf_als_reach *r, uint32_t set, uint32_t entry)
{
    size_t at = (size_t)reach_state(r, set, entry) * r->words;
    uint64_t *near = r->near + at, *far = r->far + at;
    bool news = join_double(r, near, far, set, entry);
    SYMBOL_EACH (d, r->table->als[set].mask & ~symbol_bit(entry)) {
        news |= reach_join(near, r->by_near + (size_t)d * r->words, r->words);
        news |= reach_join(far, r->by_far + (size_t)d * r->words, r->words);
    }
    return reach_join(near, far, r->words) || news;
}

static void reach_all(hf_als_reach *r)
{
    for (bool news = true; news;) {
        news = false;
        for (uint32_t set = r->table->count; set-- > 0;) {
            gather_single(r, set);
            SYMBOL_EACH (entry, r->table->als[set].mask)
                news |= reach_from(r, set, entry);
        }
        if (!r->both_ways)
            return;
    }
}

/* Takes memory for states and ends. Each link makes at most three ends at either side. */
static bool set_up(hf_als_reach *r)
{
    const hf_als_table *t = r->table;
    size_t most = (size_t)t->links * 6 + 1;
    r->state_at = hf_find_take(r->find, (t->count + 1) * sizeof *r->state_at);
    r->ends = hf_find_take(r->find, most * sizeof *r->ends);
    r->end_at = hf_find_take(r->find, (t->count + 1) * sizeof *r->end_at);
    r->end_next = hf_find_take(r->find, most * sizeof *r->end_next);
    r->ids = hf_find_take(r->find, ((size_t)t->links * 2 + 1) * sizeof *r->ids);
    if (r->find->failed)
        return false;
    for (uint32_t i = 0; i < t->count; i++)
        r->state_at[i + 1] = r->state_at[i] + hf_popcount32(t->als[i].mask);
    for (uint32_t i = 0; i < t->links; i++)
        for (uint32_t way = 0; way < 2; way++) {
            const hf_als_link *link = &t->link[i];
            uint32_t to = way ? link->a : link->b;
            hf_als_ends *ids = &r->ids[2 * i + way];
            ids->x = hf_als_reach_end(r, to, symbol_bit(link->x));
            if (link->y) {
                ids->y = hf_als_reach_end(r, to, symbol_bit(link->y));
                ids->both = hf_als_reach_end(r, to, reach_ties(link));
            }
        }
    r->words = r->end_count / 64 + 2;
    size_t room = (size_t)r->state_at[t->count] * r->words * sizeof *r->near;
    r->near = hf_find_take(r->find, room + 8);
    r->far = hf_find_take(r->find, room + 8);
    size_t symbols = (size_t)(r->find->view->size + 1) * r->words;
    r->by_near = hf_find_take(r->find, 2 * symbols * sizeof *r->by_near);
    if (r->find->failed)
        return false;
    r->by_far = r->by_near + symbols;
    return true;
}

bool hf_als_reach_all(hf_als_reach *r)
{
    if (!set_up(r))
        return false;
    reach_all(r);
    return true;
}
