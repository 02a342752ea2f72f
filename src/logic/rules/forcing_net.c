/* SPDX-License-Identifier: MIT
 *
 * forcing_net.c - as a forcing chain (forcing_chain.c), but a link may follow from several earlier
 * ones together: the last candidate of a cell when all others are gone, the last place of a house.
 *
 *          .--> 3 not in r1c1 --.
 *      p --|                    +--> 8 in r1c1 --> ... --> what cannot be
 *          '--> 5 not in r1c1 --'
 *
 * From each premise four rounds of singles are played; what follows from what follows is then added
 * as with chains. Only what chains do not find comes here, since their rung stands before.
 */
#include <string.h>

#include "logic/forcing.h"
#include "logic/net.h"
#include "logic/reach.h"
#include "logic/rules/rules.h"

enum { CONTRADICTION, VERITY };
enum { ROUNDS = 4 };

typedef struct ways {
    hf_net net; /* of `premise` */
    uint32_t premise;
} ways;

static ways *ways_from(hf_forcing *f, uint32_t premise)
{
    ways *w = f->own;
    if (w->premise != premise)
        hf_net_spread(f->find->view, f->table, premise, &w->net);
    w->premise = premise;
    return w;
}

static uint32_t measure(hf_forcing *f, uint32_t from, uint32_t to)
{
    ways *w = ways_from(f, from);
    return hf_net_measure(f->find->view, f->table, &w->net, to);
}

static void tell(hf_forcing *f, hf_step *step, uint32_t from, uint32_t to, uint32_t number)
{
    ways *w = ways_from(f, from);
    hf_net_tell(step, f->find->view, f->table, &w->net, to, number);
}

static bool reach_all(hf_forcing *f)
{
    const hf_table *t = f->table;
    f->words = t->literals / 64 + 2;
    uint64_t *direct = hf_reach_rows(f->find, t->literals, f->words);
    uint16_t *scratch = hf_find_take_raw(f->find, 4 * (t->literals + 1) * sizeof *scratch);
    f->reach = hf_find_take_raw(f->find, (size_t)t->literals * f->words * sizeof *f->reach + 8);
    if (f->find->stopped || !hf_net_fill(f->find, t, ROUNDS, direct, f->words))
        return false;
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            set_add(direct + (size_t)lit * f->words, t->edge[e].to);
    return hf_reach_close(f->find, direct, f->reach, scratch, t->literals, f->words);
}

static void find_forcing_net(hf_find *find)
{
    ways w = {.premise = HF_NO_LITERAL};
    hf_forcing f = {.find = find,
                    .table = hf_table_get(find, HF_TABLE_GROUPS),
                    .rule = hf_rule_forcing_net,
                    .measure = measure,
                    .tell = tell,
                    .own = &w};
    if (f.table && hf_net_take(find, f.table, &w.net) && reach_all(&f))
        hf_forcing_run(&f);
}

const hf_rule hf_rule_forcing_net[2] = {{.name = "Forcing Net Contradiction",
                                         .key = "forcing-net-contradiction",
                                         .code = "1303",
                                         .brief = "fnc",
                                         .variant = CONTRADICTION,
                                         .find = find_forcing_net},
                                        {.name = "Forcing Net Verity",
                                         .key = "forcing-net-verity",
                                         .code = "1304",
                                         .brief = "fnv",
                                         .variant = VERITY,
                                         .find = find_forcing_net}};
