/* SPDX-License-Identifier: MIT
 *
 * xy_chain.c - cells with two candidates in a row, each seeing the next and sharing with it the
 * symbol it passes on: if the first cell is not z, it has its other symbol, so the second has its
 * other, and so on; the last then is z. So z is at one of the ends, and leaves every cell that sees
 * both.
 *
 *      z a --- a b                        if the first is a, the second is b, the third c, and
 *               |                         the last is z
 *              b c --- c z
 *
 * From every cell and each of its symbols the shortest chains are found breadth first over "cell
 * takes symbol". A shortest chain may run through one cell twice; then a proper chain to the same
 * end is looked for depth first, with a limit on the work.
 */
#include <string.h>

#include "logic/chain.h"
#include "logic/collect.h"
#include "logic/rules/rules.h"

enum { MOST_WORK = 4000 };

/* A state is a cell times two, plus one if it takes the higher of its two symbols. */
typedef struct search {
    hf_find *find;
    hf_collect collect;
    uint32_t z;
    uint32_t longest; /* cells */
    uint16_t before[2 * HF_LOGIC_MAX_CELLS];
    uint16_t length[2 * HF_LOGIC_MAX_CELLS]; /* cells from the start on; 0: not reached */
    uint16_t queue[2 * HF_LOGIC_MAX_CELLS];
    uint16_t path[128]; /* states */
    uint32_t path_length;
    hf_set on_path; /* cells */
    uint32_t work, most_work;
} search;

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const hf_path *path = finding->data;
    hf_step_symbol(step, path->node[0].symbol);
    hf_path_tell(step, find->view, path);
}

static uint32_t taken(const hf_view *v, uint32_t state)
{
    uint32_t mask = v->cand[state / 2];
    return lowest_symbol(state & 1 ? mask & (mask - 1) : mask);
}

/* The state in which a cell with two candidates does not take the symbol. */
static uint32_t state_without(const hf_view *v, uint32_t cell, uint32_t symbol)
{
    return 2 * cell + (lowest_symbol(v->cand[cell]) == symbol);
}

/* The cells to which a state passes its symbol on. */
static void successors(const search *s, uint32_t state, uint64_t *cells)
{
    const hf_view *v = s->find->view;
    set_and(cells, view_peers(v, state / 2), view_cells_with(v, taken(v, state)), v->words);
    set_and(cells, cells, v->pairs, v->words);
}

static void record(search *s)
{
    const hf_view *v = s->find->view;
    uint32_t n = s->path_length;
    hf_set hit;
    set_and(hit, view_peers(v, s->path[0] / 2), view_peers(v, s->path[n - 1] / 2), v->words);
    hf_collect_strike_set(&s->collect, hit, s->z);
    if (!hf_collect_keeps(&s->collect, &hf_rule_xy_chain, n))
        return;
    hf_path *path = hf_path_new(s->find, 2 * n);
    if (!path)
        return;
    uint32_t in = s->z;
    for (uint32_t i = 0; i < n; i++) {
        uint16_t cell = s->path[i] / 2;
        path->node[2 * i] = (hf_candidate){cell, (uint16_t)in};
        in = taken(v, s->path[i]);
        path->node[2 * i + 1] = (hf_candidate){cell, (uint16_t)in};
    }
    hf_collect_keep(&s->collect, &hf_rule_xy_chain, n, path);
}

static void spread(search *s, uint32_t start)
{
    const hf_view *v = s->find->view;
    uint32_t head = 0, tail = 0;
    memset(s->length, 0, 2 * v->cells * sizeof *s->length);
    s->length[start] = 1;
    s->queue[tail++] = (uint16_t)start;
    while (head < tail) {
        uint32_t state = s->queue[head++];
        hf_set next;
        if (s->length[state] >= s->longest)
            continue;
        successors(s, state, next);
        set_drop(next, start / 2);
        SET_EACH (cell, next, v->words) {
            uint32_t to = state_without(v, cell, taken(v, state));
            if (s->length[to])
                continue;
            s->length[to] = (uint16_t)(s->length[state] + 1);
            s->before[to] = (uint16_t)state;
            s->queue[tail++] = (uint16_t)to;
        }
    }
}

/* Writes down the shortest chain to a state; false: it runs through a cell twice. */
static bool trace(search *s, uint32_t state)
{
    hf_set seen;
    bool proper = true;
    s->path_length = s->length[state];
    set_clear(seen, s->find->view->words);
    for (uint32_t n = s->path_length; n-- > 0; state = s->before[state]) {
        s->path[n] = (uint16_t)state;
        if (set_has(seen, state / 2))
            proper = false;
        set_add(seen, state / 2);
    }
    return proper;
}

/* Extends s->path to a proper chain that ends in a state. */
static bool extend(search *s, uint32_t last)
{
    const hf_view *v = s->find->view;
    uint32_t state = s->path[s->path_length - 1];
    hf_set next;
    if (s->path_length >= s->longest || s->work++ > s->most_work)
        return false;
    successors(s, state, next);
    set_minus(next, next, s->on_path, v->words);
    SET_EACH (cell, next, v->words) {
        uint32_t to = state_without(v, cell, taken(v, state));
        s->path[s->path_length++] = (uint16_t)to;
        set_add(s->on_path, cell);
        if (to == last || extend(s, last))
            return true;
        set_drop(s->on_path, cell);
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
    set_add(s->on_path, start / 2);
    return extend(s, last);
}

/* All chains from a cell that prove z: it takes its other symbol first. */
static void try_start(search *s, uint32_t cell)
{
    const hf_view *v = s->find->view;
    uint32_t start = state_without(v, cell, s->z);
    hf_set around, ends;
    set_and(around, view_peers(v, cell), view_cells_with(v, s->z), v->words);
    if (set_is_empty(around, v->words))
        return;
    spread(s, start);
    set_and(ends, v->pairs, view_cells_with(v, s->z), v->words);
    set_drop(ends, cell);
    SET_EACH (end, ends, v->words) {
        uint32_t last = 2 * end + (lowest_symbol(v->cand[end]) != s->z);
        if (s->length[last] && set_meets(around, view_peers(v, end), v->words) &&
            (trace(s, last) || search_proper(s, start, last)))
            record(s);
    }
}

static void find_xy_chain(hf_find *find)
{
    const hf_view *v = find->view;
    search *s = hf_find_take(find, sizeof *s);
    if (!s)
        return;
    s->find = find;
    s->longest = find->options->max_chain / 2;
    s->most_work = find_limit(find, MOST_WORK);
    s->collect = hf_collect_begin(find, tell);
    SET_EACH (cell, v->pairs, v->words)
        SYMBOL_EACH (z, v->cand[cell]) {
            s->z = z;
            try_start(s, cell);
        }
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_xy_chain = {
    .name = "XY-Chain", .key = "xy-chain", .code = "0702", .brief = "xyc", .find = find_xy_chain};
