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

/* The fact with this node; a new one if there is room, else HF_PROOF_FACTS. */
static uint32_t meet(hf_proof *p, uint32_t node, bool is)
{
    uint32_t found = find_fact(p, node, is);
    if (found < HF_PROOF_FACTS || p->facts == HF_PROOF_FACTS)
        return found;
    p->fact[p->facts] =
        (hf_fact){.node = (uint16_t)node, .is = is, .house = HF_NO_HOUSE, .cause = HF_PROOF_FACTS};
    return p->facts++;
}

/* Adds what `reason` rests on to what `fact` rests on: its own line, or if it has none, its lines.
 */
static void rest_on(hf_proof *p, uint32_t fact, uint32_t reason)
{
    const hf_fact *r = &p->fact[reason];
    if (r->line)
        p->fact[fact].by[r->line / 64] |= UINT64_C(1) << r->line % 64;
    for (uint32_t i = 0; !r->line && i < HF_PROOF_WORDS; i++)
        p->fact[fact].by[i] |= r->by[i];
}

static bool inside_a_cell(const hf_writer *w, const hf_link *link)
{
    const hf_node *from = &w->step->node[link->from], *to = &w->step->node[link->to];
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           w->step->member[from->first] == w->step->member[to->first];
}

/* All links of one chain that lead to the same node: one fact and all its reasons. */
static uint32_t take_fact(hf_proof *p, uint32_t i, bool *known)
{
    const hf_step *step = p->w->step;
    const hf_link *link = &step->link[i];
    *known = find_fact(p, link->to, link->strong) < HF_PROOF_FACTS;
    uint32_t fact = meet(p, link->to, link->strong);
    if (fact == HF_PROOF_FACTS || *known)
        return fact;
    p->fact[fact].house = link->house;
    p->fact[fact].in_cell = inside_a_cell(p->w, link);
    for (; i < step->links && step->link[i].chain == link->chain && step->link[i].to == link->to;
         i++) {
        uint32_t reason = find_fact(p, step->link[i].from, !step->link[i].strong);
        if (reason == HF_PROOF_FACTS)
            continue;
        rest_on(p, fact, reason);
        if (!link->strong && p->fact[reason].is)
            p->fact[fact].cause = (uint16_t)reason;
    }
    return fact;
}

/* ---- taking in -------------------------------------------------------------------------------- */

static void give_line(hf_proof *p, uint32_t fact)
{
    if (!p->fact[fact].line)
        p->fact[fact].line = (uint16_t)++p->lines;
}

static void suppose(hf_proof *p, uint32_t node, bool is)
{
    uint32_t fact = meet(p, node, is);
    if (fact == HF_PROOF_FACTS || p->fact[fact].line)
        return;
    p->fact[fact].supposed = true;
    give_line(p, fact);
}

void hf_proof_take_chain(hf_proof *p, uint32_t chain, bool end)
{
    const hf_step *step = p->w->step;
    uint32_t last = HF_PROOF_FACTS;
    for (uint32_t i = 0; i < step->links; i++) {
        const hf_link *link = &step->link[i];
        bool known;
        if (link->chain != chain)
            continue;
        if (last == HF_PROOF_FACTS)
            suppose(p, link->from, !link->strong);
        uint32_t fact = take_fact(p, i, &known);
        if (fact == HF_PROOF_FACTS)
            continue;
        if (!known && p->fact[fact].is)
            give_line(p, fact);
        last = fact;
    }
    if (last == HF_PROOF_FACTS)
        return;
    if (end)
        give_line(p, last);
    if (p->fact[last].line)
        p->ends[p->fact[last].line / 64] |= UINT64_C(1) << p->fact[last].line % 64;
    for (uint32_t i = 0; !p->fact[last].line && i < HF_PROOF_WORDS; i++)
        p->ends[i] |= p->fact[last].by[i];
}

/* ---- saying ---------------------------------------------------------------------------------- */

/* "by 1", "by 1 and 4", "by 1, 2 and 4" */
void hf_proof_say_lines(hf_writer *w, const uint64_t *lines)
{
    uint32_t left = 0;
    for (uint32_t i = 0; i < HF_PROOF_WORDS; i++)
        left += hf_popcount64(lines[i]);
    hf_say(w, "by ");
    for (uint32_t i = 0; i < HF_PROOF_WORDS; i++)
        for (uint64_t rest = lines[i]; rest; rest &= rest - 1) {
            hf_say_number(w, i * 64 + hf_lowest64(rest));
            left--;
            hf_say(w, left > 1 ? ", " : left == 1 ? " and " : "");
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
    } else if (f->is && f->house != HF_NO_HOUSE) {
        bool one = w->step->node[f->node].count == 1;
        hf_say(w, one ? ", the only place left in " : ", the only places left in ");
        hf_say_house_name(w, f->house);
    }
    hf_say(w, " (");
    hf_proof_say_lines(w, f->by);
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
}
