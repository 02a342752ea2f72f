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
#include "logic/follow.h"
#include "logic/forcing.h"
#include "logic/rules/rules.h"

enum { CONTRADICTION, VERITY };

static uint32_t measure(hf_forcing *f, uint32_t from, uint32_t to)
{
    return hf_follow_measure(f->own, from, to);
}

static void tell(hf_forcing *f, hf_step *step, uint32_t from, uint32_t to, uint32_t number)
{
    hf_follow_tell(f->own, step, from, to, number);
}

static void find_forcing_chain(hf_find *find)
{
    hf_follow follow;
    hf_forcing f = {.find = find,
                    .table = hf_table_get(find, HF_TABLE_GROUPS),
                    .rule = hf_rule_forcing_chain,
                    .measure = measure,
                    .tell = tell,
                    .own = &follow};
    if (!f.table || !hf_follow_begin(find, f.table, &follow))
        return;
    f.words = follow.words;
    f.reach = follow.reach;
    hf_forcing_run(&f);
}

const hf_rule hf_rule_forcing_chain[2] = {{.name = "Forcing Chain Contradiction",
                                           .key = "forcing-chain-contradiction",
                                           .code = "1301",
                                           .brief = "fcc",
                                           .variant = CONTRADICTION,
                                           .find = find_forcing_chain},
                                          {.name = "Forcing Chain Verity",
                                           .key = "forcing-chain-verity",
                                           .code = "1302",
                                           .brief = "fcv",
                                           .variant = VERITY,
                                           .find = find_forcing_chain}};
