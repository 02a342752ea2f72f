/* SPDX-License-Identifier: MIT
 *
 * proof.c - forcing chains and nets as numbered lines that name what they rest on.
 *
 *      1. Suppose r5c5 is 2. That clears 2 from r5c8.
 *      2. r5c8 is 6, the only place left in row 5 (by 1).
 *      3. r9c8 is 4, its only candidate left (by 1 and 2).
 *
 * A step holds the ancestors of its conclusion and nothing else, as nodes and links. Each node is a
 * *fact*: something that is so, or is not so. What is so gets a line. What is not so follows from
 * something that is so, at sight: it is told in the line of that, and what rests on it names that
 * line. So all that one placement clears is told with it, once.
 *
 * Always true: links come in an order in which everything that a fact rests on has been met before.
 */
#include "explain/proof.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"

static bool same_node(const hf_writer *w, const hf_node *a, const hf_node *b)
{
    return a->kind == b->kind && a->symbol == b->symbol && a->count == b->count &&
           memcmp(w->step->member + a->first, w->step->member + b->first,
                  a->count * sizeof *w->step->member) == 0;
}

static uint32_t find_fact(const hf_proof *p, uint32_t node, bool is)
{
    for (uint32_t i = 0; i < p->facts; i++)
        if (p->fact[i].is == is &&
            same_node(p->w, &p->w->step->node[p->fact[i].node], &p->w->step->node[node]))
            return i;
    return HF_PROOF_FACTS;
}

/* A new fact; HF_PROOF_FACTS: there is no room, and the proof is cut. */
static uint32_t add_fact(hf_proof *p, uint32_t node, bool is)
{
    p->cut = p->facts == HF_PROOF_FACTS;
    if (p->cut)
        return HF_PROOF_FACTS;
    p->fact[p->facts] =
        (hf_fact){.node = (uint16_t)node, .is = is, .house = HF_NO_HOUSE, .cause = HF_PROOF_FACTS};
    return p->facts++;
}

/* Adds a fact to those that something rests on; if it has no line, what it rests on itself. */
static void rest_on(const hf_proof *p, uint32_t fact, uint64_t *by)
{
    if (p->fact[fact].line)
        by[fact / 64] |= UINT64_C(1) << fact % 64;
    for (uint32_t i = 0; !p->fact[fact].line && i < HF_PROOF_WORDS; i++)
        by[i] |= p->fact[fact].by[i];
}

static bool inside_a_cell(const hf_writer *w, const hf_link *link)
{
    const hf_node *from = &w->step->node[link->from], *to = &w->step->node[link->to];
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           w->step->member[from->first] == w->step->member[to->first];
}

static void give_line(hf_proof *p, uint32_t fact)
{
    if (!p->fact[fact].line)
        p->fact[fact].line = (uint16_t)++p->lines;
}

/* All links of one chain that lead to the same node: one fact and all its reasons. Gives back the fact,
 * HF_PROOF_FACTS if there is no room for it. */
static uint32_t take_fact(hf_proof *p, uint32_t i)
{
    const hf_step *step = p->w->step;
    const hf_link *link = &step->link[i];
    uint32_t fact = find_fact(p, link->to, link->strong);
    if (fact < HF_PROOF_FACTS)
        return fact;
    fact = add_fact(p, link->to, link->strong);
    if (fact == HF_PROOF_FACTS)
        return fact;
    p->fact[fact].house = link->house;
    p->fact[fact].in_cell = inside_a_cell(p->w, link);
    for (; i < step->links && step->link[i].chain == link->chain && step->link[i].to == link->to;
         i++) {
        uint32_t reason = find_fact(p, step->link[i].from, !link->strong);
        HF_ASSERT(reason < HF_PROOF_FACTS && step->link[i].strong == link->strong);
        rest_on(p, reason, p->fact[fact].by);
        if (!link->strong)
            p->fact[fact].cause = (uint16_t)reason;
    }
    if (link->strong)
        give_line(p, fact);
    return fact;
}

/* ---- taking in -------------------------------------------------------------------------------- */

void hf_proof_begin_case(hf_proof *p)
{
    p->facts = 0;
    p->cut = false;
    p->cases++;
}

/* What the first chain supposes is the first fact. All chains of one case suppose the same. */
static void suppose(hf_proof *p, uint32_t node, bool is)
{
    if (p->facts == 0) {
        p->fact[add_fact(p, node, is)].supposed = true;
        give_line(p, 0);
    }
    HF_ASSERT(find_fact(p, node, is) == 0);
}

void hf_proof_take_chain(hf_proof *p, uint32_t chain, bool end)
{
    const hf_step *step = p->w->step;
    uint32_t i = 0, last = HF_PROOF_FACTS;
    while (step->link[i].chain != chain)
        i++;
    HF_ASSERT(i < step->links);
    suppose(p, step->link[i].from, !step->link[i].strong);
    for (; i < step->links && !p->cut; i++)
        if (step->link[i].chain == chain)
            last = take_fact(p, i);
    if (p->cut)
        return;
    if (end)
        give_line(p, last);
    rest_on(p, last, p->ends);
}

/* ---- saying ---------------------------------------------------------------------------------- */

/* "by 1", "by 1 and 4", "by 1, 2 and 4": facts have their lines in the order of their numbers. */
void hf_proof_say_lines(const hf_proof *p, const uint64_t *facts)
{
    uint32_t left = 0;
    for (uint32_t i = 0; i < HF_PROOF_WORDS; i++)
        left += hf_popcount64(facts[i]);
    hf_say(p->w, "by ");
    for (uint32_t i = 0; i < HF_PROOF_WORDS; i++)
        for (uint64_t rest = facts[i]; rest; rest &= rest - 1) {
            hf_say_number(p->w, p->fact[i * 64 + hf_lowest64(rest)].line);
            left--;
            hf_say(p->w, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

/* Where a fact clears a symbol, in facts that have no line of their own. */
static void list_cleared(const void *proof, uint32_t fact, uint32_t symbol, hf_list *cells)
{
    const hf_proof *p = proof;
    cells->count = 0;
    for (uint32_t i = 0; i < p->facts; i++) {
        const hf_node *node = &p->w->step->node[p->fact[i].node];
        hf_list members;
        if (p->fact[i].is || p->fact[i].line || p->fact[i].cause != fact || node->symbol != symbol)
            continue;
        hf_gather_members(p->w, node, &members);
        for (uint32_t k = 0; k < members.count; k++)
            hf_list_add(cells, members.at[k]);
    }
}

/* Why a fact is so, and what it rests on. */
static void say_ground(const hf_proof *p, const hf_fact *f)
{
    hf_writer *w = p->w;
    if (f->is && f->in_cell) {
        hf_say(w, ", its only candidate left");
    } else if (f->is) {
        HF_ASSERT(f->house != HF_NO_HOUSE); /* nothing else makes a candidate true */
        bool one = w->step->node[f->node].count == 1;
        hf_say(w, one ? ", the only place left in " : ", the only places left in ");
        hf_say_house_name(w, f->house);
    }
    hf_say(w, " (");
    hf_proof_say_lines(p, f->by);
    if (!f->is && f->house != HF_NO_HOUSE) {
        hf_say(w, ", ");
        hf_say_house_name(w, f->house);
    }
    hf_say(w, ")");
}

static void say_line(const hf_proof *p, uint32_t fact)
{
    hf_writer *w = p->w;
    const hf_fact *f = &p->fact[fact];
    hf_proof_begin_line(w, f->line, 0);
    hf_say(w, f->supposed ? "Suppose " : "");
    hf_say_node(w, &w->step->node[f->node], f->is);
    if (!f->supposed)
        say_ground(p, f);
    if (f->supposed && p->cases) {
        hf_say(w, " (case ");
        hf_say_number(w, p->cases);
        hf_say(w, ")");
    }
    hf_say(w, ".");
    hf_proof_say_cleared(w, list_cleared, p, fact);
}

void hf_proof_say(const hf_proof *p)
{
    for (uint32_t i = 0; i < p->facts; i++)
        if (p->fact[i].line)
            say_line(p, i);
    if (p->cut) {
        hf_say_break(p->w);
        hf_say(p->w, "The rest is too long to be told.");
    }
}
