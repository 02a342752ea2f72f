/* SPDX-License-Identifier: MIT
 *
 * x_chain.c - one symbol, places linked alternately strong (the only two of a house) and weak (they
 * see each other), the first and the last link strong: one of the two ends is true, so the symbol
 * leaves every cell that sees both.
 *
 *      a ===== b
 *              :          if a is false, b is true, c is false, d is true
 *              c
 *              ||
 *      - . . . d          - sees a and d
 *
 * A chain may return to its start: then the start is true, and the symbol leaves all that sees it.
 *
 * From every place the shortest chains are found breadth first over "place is false" and "place is
 * true". Such a shortest chain may run through one place twice; then a proper chain to the same end
 * is looked for depth first, with a limit on the work.
 */
#include <string.h>

#include "logic/chain.h"
#include "logic/collect.h"
#include "logic/links.h"
#include "logic/quiet.h"
#include "logic/rules/rules.h"

enum { SHORTEST = 4, MOST_WORK = 4000 };

/* A state is a place (its number among the places of the symbol) times two, plus one if true. */
typedef struct search {
    hf_find *find;
    const hf_links *links;
    hf_collect collect;
    uint32_t symbol;
    uint32_t places;
    uint16_t cell[HF_LOGIC_MAX_CELLS];
    uint16_t number[HF_LOGIC_MAX_CELLS]; /* [cell] */
    uint16_t before[2 * HF_LOGIC_MAX_CELLS];
    uint16_t length[2 * HF_LOGIC_MAX_CELLS]; /* nodes from the start on; 0: not reached */
    uint16_t queue[2 * HF_LOGIC_MAX_CELLS];
    uint16_t path[256]; /* places */
    uint32_t path_length;
    hf_set on_path;
    uint32_t work, most_work;
} search;

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const hf_path *path = finding->data;
    hf_step_symbol(step, path->node[0].symbol);
    hf_path_tell(step, find->view, path);
}

/* Keeps the chain in s->path if it strikes something that no shorter one does. */
static void record(search *s)
{
    const hf_view *v = s->find->view;
    uint32_t first = s->cell[s->path[0]], last = s->cell[s->path[s->path_length - 1]];
    hf_set hit;
    set_and(hit, view_peers(v, first), view_peers(v, last), v->words);
    hf_collect_strike_set(&s->collect, hit, s->symbol);
    if (!hf_collect_keeps(&s->collect, &hf_rule_x_chain, s->path_length))
        return;
    hf_path *path = hf_path_new(s->find, s->path_length);
    if (!path)
        return;
    for (uint32_t i = 0; i < s->path_length; i++)
        path->node[i] = (hf_candidate){s->cell[s->path[i]], (uint16_t)s->symbol};
    hf_collect_keep(&s->collect, &hf_rule_x_chain, s->path_length, path);
}

/* ---- breadth first --------------------------------------------------------------------------- */

/* The states that follow from one: strong links from false to true, weak ones back. */
static void successors(const search *s, uint32_t state, uint64_t *cells)
{
    const hf_view *v = s->find->view;
    uint32_t cell = s->cell[state / 2];
    if (state & 1)
        links_weak(v, cell, s->symbol, cells);
    else
        set_copy(cells, links_mates(s->links, v, cell, s->symbol), v->words);
}

static void spread(search *s, uint32_t start)
{
    const hf_view *v = s->find->view;
    uint32_t head = 0, tail = 0;
    memset(s->length, 0, 2 * s->places * sizeof *s->length);
    s->length[2 * start] = 1;
    s->queue[tail++] = (uint16_t)(2 * start);
    while (head < tail) {
        uint32_t state = s->queue[head++];
        hf_set next;
        if (state == 2 * start + 1 || s->length[state] >= s->find->options->max_chain)
            continue;
        successors(s, state, next);
        SET_EACH (cell, next, v->words) {
            uint32_t to = 2u * s->number[cell] + !(state & 1);
            if (s->length[to])
                continue;
            s->length[to] = (uint16_t)(s->length[state] + 1);
            s->before[to] = (uint16_t)state;
            s->queue[tail++] = (uint16_t)to;
        }
    }
}

/* Writes down the shortest chain to a state; false: it runs through a place twice, and not just
 * back to its start. */
static bool trace(search *s, uint32_t state)
{
    hf_set seen;
    bool proper = true;
    s->path_length = s->length[state];
    set_clear(seen, s->find->view->words);
    for (uint32_t n = s->path_length; n-- > 0; state = s->before[state]) {
        uint16_t place = (uint16_t)(state / 2);
        proper = proper && (n == 0 || !set_has(seen, place)); /* the start: only at its end */
        set_add(seen, place);
        s->path[n] = place;
    }
    return proper;
}

/* ---- depth first ----------------------------------------------------------------------------- */

/* Extends s->path to a proper chain that ends in `last` being true. */
static bool extend(search *s, uint32_t last)
{
    const hf_view *v = s->find->view;
    uint32_t length = s->path_length, state = 2u * s->path[length - 1] + !(length & 1);
    hf_set next;
    if (length >= s->find->options->max_chain || s->work++ > s->most_work)
        return false;
    successors(s, state, next);
    SET_EACH (cell, next, v->words) {
        uint32_t place = s->number[cell];
        bool closes = place == last && (length & 1) && length + 1 >= SHORTEST;
        if (!closes && (place == last || set_has(s->on_path, place)))
            continue;
        s->path[s->path_length++] = (uint16_t)place;
        set_add(s->on_path, place);
        if (closes || extend(s, last))
            return true;
        set_drop(s->on_path, place);
        s->path_length--;
    }
    return false;
}

static bool search_proper(search *s, uint32_t start, uint32_t last)
{
    s->path[0] = (uint16_t)start;
    s->path_length = 1;
    s->work = 0;
    set_clear(s->on_path, s->find->view->words);
    set_add(s->on_path, start);
    return extend(s, last);
}

/* ---- finding --------------------------------------------------------------------------------- */

static void try_start(search *s, uint32_t start)
{
    const hf_view *v = s->find->view;
    hf_set around;
    links_weak(v, s->cell[start], s->symbol, around);
    if (set_is_empty(links_mates(s->links, v, s->cell[start], s->symbol), v->words))
        return;
    spread(s, start);
    for (uint32_t last = 0; last < s->places; last++) {
        uint32_t length = s->length[2 * last + 1];
        if (length == 0 || !set_meets(around, view_peers(v, s->cell[last]), v->words))
            continue;
        if (length >= SHORTEST ? trace(s, 2 * last + 1) || search_proper(s, start, last)
                               : search_proper(s, start, last))
            record(s);
    }
}

static void number_places(search *s)
{
    const hf_view *v = s->find->view;
    s->places = 0;
    SET_EACH (cell, view_cells_with(v, s->symbol), v->words) {
        s->number[cell] = (uint16_t)s->places;
        s->cell[s->places++] = (uint16_t)cell;
    }
}

static void find_x_chain(hf_find *find)
{
    search *s = hf_find_take_raw(find, sizeof *s); /* each array is filled before it is read */
    const hf_links *links = s ? hf_links_get(find) : NULL;
    if (!links)
        return;
    s->find = find;
    s->links = links;
    s->most_work = find_limit(find, MOST_WORK);
    s->collect = hf_collect_begin(find, tell);
    for (s->symbol = 1; s->symbol <= find->view->size; s->symbol++) {
        uint32_t before = s->collect.findings;
        if (links->first[s->symbol + 1] - links->first[s->symbol] < 2 ||
            quiet_symbol(find, HF_QUIET_X_CHAIN, s->symbol))
            continue;
        number_places(s);
        for (uint32_t start = 0; start < s->places; start++)
            try_start(s, start);
        if (s->collect.findings == before)
            note_quiet_symbol(find, HF_QUIET_X_CHAIN, s->symbol);
    }
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_x_chain = {
    .name = "X-Chain", .key = "x-chain", .code = "0701", .brief = "x", .find = find_x_chain};
