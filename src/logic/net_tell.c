/* SPDX-License-Identifier: MIT
 *
 * net_tell.c - one premise followed step by step, with the reasons for each.
 */
#include <string.h>

#include "base/assert.h"
#include "logic/net.h"
#include "logic/table_make.h"

bool hf_net_take(hf_find *find, const hf_table *t, hf_net *net)
{
    const hf_view *v = find->view;
    size_t list = ((size_t)t->literals + 1) * sizeof(uint16_t);
    net->lit = hf_find_take(find, list);
    net->before = hf_find_take(find, list);
    net->told = hf_find_take(find, list);
    net->cause = hf_find_take(find, t->literals + 1);
    net->needed = hf_find_take(find, t->literals + 1);
    net->in_cell = hf_find_take(find, v->cells);
    net->in_house = hf_find_take(find, (size_t)v->houses * (v->size + 1) + 1);
    return !find->failed;
}

/* ---- spreading ------------------------------------------------------------------------------- */

static void reach(hf_net *net, uint32_t lit, hf_net_cause cause, uint32_t before)
{
    if (net->cause[lit] != HF_NET_UNKNOWN)
        return;
    net->cause[lit] = (uint8_t)cause;
    net->before[lit] = (uint16_t)before;
    net->lit[net->count++] = (uint16_t)lit;
}

/* The last candidate of the cell that is not false. */
static void last_of_cell(const hf_view *v, const hf_table *t, hf_net *net, uint32_t cell)
{
    SYMBOL_EACH (d, v->cand[cell]) {
        uint32_t node = table_candidate(t, v, cell, d);
        if (net->cause[literal(node, false)] == HF_NET_UNKNOWN)
            reach(net, literal(node, true), HF_NET_CELL, 0);
    }
}

static void last_of_house(const hf_view *v, const hf_table *t, hf_net *net, uint32_t house,
                          uint32_t symbol)
{
    SPOT_EACH (p, view_spots(v, house, symbol)) {
        uint32_t node = table_candidate(t, v, view_cell(v, house, p), symbol);
        if (net->cause[literal(node, false)] == HF_NET_UNKNOWN)
            reach(net, literal(node, true), HF_NET_HOUSE, house);
    }
}

/* A candidate has become false: its cell and its houses have one less. Literals that are known but
 * still wait their turn are not counted down yet, so a count of one can come late, and the last one
 * may by then be known to be false as well: then nothing is reached. */
static void count_down(const hf_view *v, const hf_table *t, hf_net *net, uint32_t node)
{
    uint32_t cell = t->candidate[node].cell, d = t->candidate[node].symbol;
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    if (--net->in_cell[cell] == 1)
        last_of_cell(v, t, net, cell);
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        if (--net->in_house[home[i] * (v->size + 1) + d] == 1)
            last_of_house(v, t, net, home[i], d);
}

void hf_net_spread(const hf_view *v, const hf_table *t, uint32_t premise, hf_net *net)
{
    memset(net->cause, HF_NET_UNKNOWN, t->literals);
    memcpy(net->in_cell, v->count, v->cells);
    memcpy(net->in_house, v->places, (size_t)v->houses * (v->size + 1));
    net->count = 0;
    reach(net, premise, HF_NET_LINK, premise);
    for (uint32_t i = 0; i < net->count; i++) {
        uint32_t lit = net->lit[i];
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            reach(net, t->edge[e].to, HF_NET_LINK, lit);
        if (!(lit & 1) && table_is_candidate(t, lit))
            count_down(v, t, net, lit / 2);
    }
}

/* ---- reasons --------------------------------------------------------------------------------- */

/* Calls `each` for every reason of a literal. */
typedef void (*reason_fn)(hf_net *net, uint32_t reason, void *user);

static void each_reason(const hf_view *v, const hf_table *t, hf_net *net, uint32_t lit,
                        reason_fn each, void *user)
{
    hf_candidate c = {0, 0};
    if (net->cause[lit] == HF_NET_LINK) {
        each(net, net->before[lit], user);
        return;
    }
    c = t->candidate[lit / 2];
    if (net->cause[lit] == HF_NET_CELL) {
        SYMBOL_EACH (d, v->cand[c.cell] & ~symbol_bit(c.symbol))
            each(net, literal(table_candidate(t, v, c.cell, d), false), user);
        return;
    }
    uint32_t house = net->before[lit];
    SPOT_EACH (p, view_spots(v, house, c.symbol))
        if (view_cell(v, house, p) != c.cell)
            each(net, literal(table_candidate(t, v, view_cell(v, house, p), c.symbol), false),
                 user);
}

static void need(hf_net *net, uint32_t lit, void *user)
{
    (void)user;
    net->needed[lit] = 1;
}

uint32_t hf_net_measure(const hf_view *v, const hf_table *t, hf_net *net, uint32_t to)
{
    uint32_t count = 0;
    if (net->cause[to] == HF_NET_UNKNOWN)
        return UINT32_MAX;
    memset(net->needed, 0, t->literals);
    net->needed[to] = 1;
    for (uint32_t i = net->count; i-- > 0;) {
        uint32_t lit = net->lit[i];
        if (!net->needed[lit])
            continue;
        count++;
        if (i > 0)
            each_reason(v, t, net, lit, need, NULL);
    }
    return count;
}

/* ---- telling --------------------------------------------------------------------------------- */

typedef struct telling {
    hf_step *step;
    uint32_t to; /* literal */
    uint32_t house;
    uint32_t number;
} telling;

static void link_reason(hf_net *net, uint32_t reason, void *user)
{
    const telling *at = user;
    hf_step_link(at->step, at->to & 1, net->told[reason], net->told[at->to], at->house, at->number);
}

static uint32_t tell_node(hf_step *step, const hf_view *v, const hf_table *t, uint32_t lit)
{
    uint32_t node = lit / 2;
    if (node < t->candidates)
        return hf_step_node_cell(step, t->candidate[node].cell, t->candidate[node].symbol);
    node -= t->candidates;
    return hf_step_node_group(step, v, group_cells(t, v, node), t->group[node].symbol);
}

void hf_net_tell(hf_step *step, const hf_view *v, const hf_table *t, hf_net *net, uint32_t to,
                 uint32_t number)
{
    uint32_t length = hf_net_measure(v, t, net, to); /* marks what is needed */
    HF_ASSERT(length != UINT32_MAX);                 /* a way without an end is not chosen */
    (void)length;
    for (uint32_t i = 0; i < net->count; i++) {
        uint32_t lit = net->lit[i];
        if (!net->needed[lit])
            continue;
        telling at = {step, lit, HF_NO_HOUSE, number};
        net->told[lit] = (uint16_t)tell_node(step, v, t, lit);
        if (net->cause[lit] == HF_NET_HOUSE)
            at.house = net->before[lit];
        else if (net->cause[lit] == HF_NET_LINK && i > 0)
            at.house = hf_table_house(t, v, net->before[lit], lit);
        if (i > 0)
            each_reason(v, t, net, lit, link_reason, &at);
    }
}
