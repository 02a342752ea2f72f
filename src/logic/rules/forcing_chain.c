/* SPDX-License-Identifier: MIT
 *
 * forcing_chain.c - chains from one premise to a contradiction, or from all ways of filling a cell,
 * placing a symbol in a house, or deciding a candidate to one and the same end.
 *
 *      contradiction               verity
 *
 *          .--> 4 in r1c1              r5c5 = 2 --> ... --> 7 not in r1c1
 *      p --|                           r5c5 = 6 --> ... --> 7 not in r1c1
 *          '--> 4 not in r1c1          r5c5 = 8 --> ... --> 7 not in r1c1
 *
 *      p is wrong                  7 goes from r1c1, whatever r5c5 is
 *
 * Each link follows from the one before it alone: see forcing_net.c for the other kind.
 */
#include <string.h>

#include "logic/forcing.h"
#include "logic/reach.h"
#include "logic/rules/rules.h"

enum { CONTRADICTION, VERITY };

typedef struct ways {
    hf_row row; /* of `premise` */
    uint32_t premise;
    uint16_t *chain;
} ways;

static ways *ways_from(hf_forcing *f, uint32_t premise)
{
    ways *w = f->own;
    if (w->premise != premise)
        hf_row_fill(f->table, premise, &w->row);
    w->premise = premise;
    return w;
}

/* Counts the literals of a chain: every step adds 2 to the distance, the first one 1. */
static uint32_t measure(hf_forcing *f, uint32_t from, uint32_t to)
{
    const ways *w = ways_from(f, from);
    return w->row.before[to] == HF_NO_LITERAL ? UINT32_MAX : w->row.far[to] / 2u + 1;
}

static void tell(hf_forcing *f, hf_step *step, uint32_t from, uint32_t to, uint32_t number)
{
    ways *w = ways_from(f, from);
    uint32_t count = hf_row_trace(&w->row, to, w->chain);
    for (uint32_t i = 0; i < count / 2; i++) {
        uint16_t other = w->chain[count - 1 - i];
        w->chain[count - 1 - i] = w->chain[i];
        w->chain[i] = other;
    }
    hf_table_tell(step, f->find->view, f->table, w->chain, count, number);
}

/* All that follows along the table's links. */
static bool reach_all(hf_forcing *f)
{
    const hf_table *t = f->table;
    f->literals = t->literals;
    f->words = t->literals / 64 + 2;
    size_t room = (size_t)f->literals * f->words * sizeof *f->reach;
    uint64_t *direct = hf_find_take(f->find, room + 8);
    uint8_t *done = hf_find_take(f->find, f->literals + 1);
    f->reach = hf_find_take(f->find, room + 8);
    if (!direct || !done || !f->reach)
        return false;
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            set_add(direct + (size_t)lit * f->words, t->edge[e].to);
    hf_reach_close(direct, f->reach, done, f->literals, f->words);
    return true;
}

static void find_forcing_chain(hf_find *find)
{
    ways w = {.premise = HF_NO_LITERAL};
    hf_forcing f = {.find = find,
                    .table = hf_table_get(find, HF_TABLE_GROUPS),
                    .rule = hf_rule_forcing_chain,
                    .measure = measure,
                    .tell = tell,
                    .own = &w};
    if (!f.table || !hf_row_take(find, f.table, &w.row))
        return;
    w.chain = hf_find_take(find, (f.table->literals + 1) * sizeof *w.chain);
    if (w.chain && reach_all(&f))
        hf_forcing_run(&f);
}

const hf_rule hf_rule_forcing_chain[2] = {{.name = "Forcing Chain Contradiction",
                                           .key = "forcing-chain-contradiction",
                                           .code = "1301",
                                           .brief = "fcc",
                                           .level = HF_LEVEL_EXTREME,
                                           .score = 500,
                                           .index = 8500,
                                           .variant = CONTRADICTION,
                                           .usual = true,
                                           .find = find_forcing_chain},
                                          {.name = "Forcing Chain Verity",
                                           .key = "forcing-chain-verity",
                                           .code = "1302",
                                           .brief = "fcv",
                                           .level = HF_LEVEL_EXTREME,
                                           .score = 500,
                                           .index = 8500,
                                           .variant = VERITY,
                                           .usual = true,
                                           .find = find_forcing_chain}};
