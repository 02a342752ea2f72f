/* SPDX-License-Identifier: MIT
 *
 * remote_pair.c - cells that all have the same two candidates, in a row, each seeing the next: they
 * take the two symbols in turn. Two cells of the chain at an odd distance hold both symbols, which
 * therefore leave every cell that sees both.
 *
 *      7 8 --- 7 8                       first and fourth: one has 7 and the other 8
 *               |
 *      -       7 8 --- 7 8   ...         - sees the first and the fourth
 *
 * The chain has an even number of cells, four at least, and its ends must strike the first symbol
 * somewhere; the other pairs of its cells three, five ... steps apart add what they strike. Cells
 * of one house with the same pair are two at most, so there are few such chains and all are tried.
 */
#include "logic/chain.h"
#include "logic/collect.h"
#include "logic/rules/rules.h"

typedef struct search {
    hf_find *find;
    hf_collect collect;
    uint32_t first_symbol, other_symbol;
    uint32_t longest; /* cells */
    uint32_t count;
    uint16_t cell[128]; /* the chain */
    hf_set on_path;
    uint32_t work;
} search;

enum { SHORTEST = 4, MOST_WORK = 20000 };

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const hf_path *path = finding->data;
    hf_step_symbols(step, find->view->cand[path->node[0].cell]);
    hf_path_tell(step, find->view, path);
}

static hf_path *written(search *s)
{
    hf_path *path = hf_path_new(s->find, 2 * s->count);
    for (uint32_t i = 0; path && i < s->count; i++) {
        uint32_t in = i % 2 == 0 ? s->first_symbol : s->other_symbol;
        uint32_t out = i % 2 == 0 ? s->other_symbol : s->first_symbol;
        path->node[2 * i] = (hf_candidate){s->cell[i], (uint16_t)in};
        path->node[2 * i + 1] = (hf_candidate){s->cell[i], (uint16_t)out};
    }
    return path;
}

static void record(search *s)
{
    const hf_view *v = s->find->view;
    for (uint32_t i = 0; i < s->count; i++)
        for (uint32_t j = i + 3; j < s->count; j += 2) {
            hf_set hit;
            set_and(hit, view_peers(v, s->cell[i]), view_peers(v, s->cell[j]), v->words);
            hf_collect_strike_set(&s->collect, hit, s->first_symbol);
            hf_collect_strike_set(&s->collect, hit, s->other_symbol);
        }
    if (!hf_collect_keeps(&s->collect, &hf_rule_remote_pair, s->count))
        return;
    hf_path *path = written(s);
    if (path)
        hf_collect_keep(&s->collect, &hf_rule_remote_pair, s->count, path);
}

/* Do the ends see a place of the first symbol together? */
static bool ends_strike(const search *s)
{
    const hf_view *v = s->find->view;
    hf_set both;
    set_and(both, view_peers(v, s->cell[0]), view_peers(v, s->cell[s->count - 1]), v->words);
    return set_meets(both, view_cells_with(v, s->first_symbol), v->words);
}

static void extend(search *s)
{
    const hf_view *v = s->find->view;
    uint32_t last = s->cell[s->count - 1];
    hf_set next;
    if (s->count >= SHORTEST && s->count % 2 == 0 && ends_strike(s))
        record(s);
    if (s->count >= s->longest || s->work++ > MOST_WORK)
        return;
    set_and(next, view_peers(v, last), v->pairs, v->words);
    set_minus(next, next, s->on_path, v->words);
    SET_EACH (cell, next, v->words) {
        if (v->cand[cell] != v->cand[last])
            continue;
        s->cell[s->count++] = (uint16_t)cell;
        set_add(s->on_path, cell);
        extend(s);
        set_drop(s->on_path, cell);
        s->count--;
    }
}

static void try_start(search *s, uint32_t cell, uint32_t symbol)
{
    const hf_view *v = s->find->view;
    s->first_symbol = symbol;
    s->other_symbol = lowest_symbol(v->cand[cell] & ~symbol_bit(symbol));
    s->cell[0] = (uint16_t)cell;
    s->count = 1;
    s->work = 0;
    set_clear(s->on_path, v->words);
    set_add(s->on_path, cell);
    extend(s);
}

static void find_remote_pair(hf_find *find)
{
    const hf_view *v = find->view;
    search *s = hf_find_take(find, sizeof *s);
    if (!s)
        return;
    s->find = find;
    s->longest = find->options->max_chain / 2;
    s->collect = hf_collect_begin(find, tell);
    SET_EACH (cell, v->pairs, v->words)
        SYMBOL_EACH (d, v->cand[cell])
            try_start(s, cell, d);
    hf_collect_emit(&s->collect, hf_collect_by_weight);
}

const hf_rule hf_rule_remote_pair = {.name = "Remote Pair",
                                     .key = "remote-pair",
                                     .code = "0703",
                                     .brief = "rp",
                                     .find = find_remote_pair};
