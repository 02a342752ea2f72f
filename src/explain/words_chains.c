/* SPDX-License-Identifier: MIT
 *
 * words_chains.c - chains in sentences, one per link.
 *
 * A chain is told as a thought: suppose something, and see what follows. A strong link takes
 * "not this" to "then that", a weak one takes "this" to "then not that"; so the first link tells
 * whether the thought begins with a candidate being false or true.
 */
#include "explain/tale.h"

#include <string.h>

static const hf_node *node_at(const hf_tale *tale, uint32_t i)
{
    return &tale->step->node[i];
}

static bool inside_a_cell(const hf_tale *tale, const hf_link *link)
{
    const hf_node *from = node_at(tale, link->from), *to = node_at(tale, link->to);
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           tale->step->member[from->first] == tale->step->member[to->first];
}

/* "r4c2 is 3", "r4c2 is not 3", "3 is in r5c1 or r6c1", "3 is in none of r5c1 and r6c1" */
static void tell_node(hf_tale *tale, const hf_node *node, bool is)
{
    hf_list cells;
    hf_tale_members(tale, node, &cells);
    if (cells.count == 1) {
        hf_tell_cell(tale, cells.at[0]);
        hf_tell(tale, is ? " is " : " is not ");
        hf_tell_symbol(tale, node->symbol);
        return;
    }
    hf_tell_symbol(tale, node->symbol);
    hf_tell(tale, is ? " is in one of " : " is in none of ");
    hf_tell_cell_list(tale, &cells, "and");
}

/* Into an almost locked set by one symbol: the others are locked there. */
static void tell_into_set(hf_tale *tale, const hf_node *set)
{
    hf_list cells;
    hf_tale_members(tale, set, &cells);
    hf_tell(tale, "Then ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, cells.count == 1 ? " loses " : " lose ");
    hf_tell_symbol(tale, set->symbol);
    hf_tell(tale, " and must hold ");
    hf_tell_symbol_list(tale, set->candidates & ~(UINT32_C(1) << (set->symbol - 1)), "and");
    hf_tell(tale, ".");
}

/* "Then r9c8 must be 4, the only other place in row 9, and not 5." */
static void tell_strong(hf_tale *tale, const hf_link *link, const hf_link *next)
{
    const hf_node *to = node_at(tale, link->to);
    hf_list cells;
    hf_tale_members(tale, to, &cells);
    hf_tell(tale, "Then ");
    hf_tell_cell_list(tale, &cells, "or");
    hf_tell(tale, " must be ");
    hf_tell_symbol(tale, to->symbol);
    if (inside_a_cell(tale, link)) {
        hf_tell(tale, ", its only candidate left");
    } else if (link->house != HF_NO_HOUSE) {
        hf_tell(tale,
                cells.count == 1 ? ", the only place left in " : ", the only places left in ");
        hf_tell_house_name(tale, link->house);
    }
    if (next) {
        hf_tell(tale, ", and not ");
        hf_tell_symbol(tale, node_at(tale, next->to)->symbol);
    }
    hf_tell(tale, ".");
}

/* "Then r5c5 is not 6 (row 5)." */
static void tell_weak(hf_tale *tale, const hf_link *link, const hf_link *next)
{
    const hf_node *to = node_at(tale, link->to);
    if (to->kind == HF_NODE_ALS) {
        tell_into_set(tale, to);
        return;
    }
    hf_tell(tale, "Then ");
    tell_node(tale, to, false);
    if (link->house != HF_NO_HOUSE && !inside_a_cell(tale, link)) {
        hf_tell(tale, " (");
        hf_tell_house_name(tale, link->house);
        hf_tell(tale, ")");
    }
    if (next) {
        hf_tell(tale, ", but ");
        hf_tell_symbol(tale, node_at(tale, next->to)->symbol);
    }
    hf_tell(tale, ".");
}

/* Out of a cell by another symbol as soon as it is entered? Then that link is told in the same
 * sentence: "Then r5c5 is not 6 (row 5), but 2." Not if something else leads on from there. */
static const hf_link *passes_through(const hf_tale *tale, uint32_t i)
{
    const hf_link *link = &tale->step->link[i];
    if (i + 1 >= tale->step->links || inside_a_cell(tale, link))
        return NULL;
    const hf_link *next = link + 1;
    if (next->chain != link->chain || next->from != link->to || next->strong == link->strong ||
        !inside_a_cell(tale, next))
        return NULL;
    bool alone = i + 2 >= tale->step->links || next[1].to != next->to;
    return alone ? next : NULL;
}

static bool same_end(const hf_tale *tale, const hf_link *a, const hf_link *b)
{
    const hf_node *x = node_at(tale, a->to), *y = node_at(tale, b->to);
    return a->strong == b->strong && x->kind == y->kind && x->symbol == y->symbol &&
           x->count == y->count &&
           memcmp(tale->step->member + x->first, tale->step->member + y->first,
                  x->count * sizeof *tale->step->member) == 0;
}

/* Was the end of this link told before? In a net several links lead to one end; and chains from one
 * premise may run together for a while (`shared`). */
static bool told_before(const hf_tale *tale, const hf_link *link, bool shared)
{
    for (const hf_link *other = tale->step->link; other < link; other++)
        if ((shared || other->chain == link->chain) && same_end(tale, other, link))
            return true;
    return false;
}

static void tell_link(hf_tale *tale, uint32_t *i, bool shared)
{
    const hf_link *link = &tale->step->link[*i], *next = passes_through(tale, *i);
    if (next && told_before(tale, next, shared))
        next = NULL;
    if (link->strong)
        tell_strong(tale, link, next);
    else
        tell_weak(tale, link, next);
    *i += next != NULL;
}

/* The thought along one chain: "Suppose that ... Then ... Then ..." */
void hf_tell_chain_links(hf_tale *tale, uint32_t chain, bool suppose)
{
    const char *between = "";
    for (uint32_t i = 0; i < tale->step->links; i++) {
        const hf_link *link = &tale->step->link[i];
        if (link->chain != chain || told_before(tale, link, !suppose))
            continue;
        if (suppose && *between == 0) {
            hf_tell(tale, "Suppose that ");
            tell_node(tale, node_at(tale, link->from), !link->strong);
            hf_tell(tale, ". ");
        }
        hf_tell(tale, between);
        between = " ";
        tell_link(tale, &i, !suppose);
    }
}

static void chain_pattern(hf_tale *tale)
{
    hf_tell(tale, "Follow the chain ");
    hf_line_links(tale, 0);
    hf_tell(tale, ".");
}

static const hf_node *first_node(const hf_tale *tale)
{
    return node_at(tale, tale->step->link[0].from);
}

static const hf_node *last_node(const hf_tale *tale)
{
    return node_at(tale, tale->step->link[tale->step->links - 1].to);
}

/* ---- open chains ----------------------------------------------------------------------------- */

static void open_reason(hf_tale *tale)
{
    const hf_node *first = first_node(tale), *last = last_node(tale);
    hf_tell_chain_links(tale, 0, true);
    hf_tell(tale, " So ");
    tell_node(tale, first, true);
    hf_tell(tale, ", or ");
    tell_node(tale, last, true);
    if (first->symbol == last->symbol)
        hf_tell(tale, ": what sees both ends cannot be it.");
    else
        hf_tell(tale, ": what cannot stand beside either of them is out.");
}

/* ---- loops ----------------------------------------------------------------------------------- */

static void loop_reason(hf_tale *tale)
{
    hf_tell_chain_links(tale, 0, true);
    hf_tell(tale, " So the chain closes into a ring, and it holds both ways round: of the two ends "
                  "of every link, the weak ones too, exactly one is true. Nothing else that the "
                  "two ends of a link both see or share can be true.");
}

static void contradiction_reason(hf_tale *tale)
{
    const hf_node *first = first_node(tale);
    bool supposed = !tale->step->link[0].strong;
    hf_tell_chain_links(tale, 0, true);
    hf_tell(tale, " That is impossible together with the beginning");
    if (!supposed) {
        hf_tell(tale, ", so ");
        tell_node(tale, first, true);
    }
    hf_tell(tale, ".");
}

/* ---- remote pairs ---------------------------------------------------------------------------- */

static void remote_pattern(hf_tale *tale)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < tale->step->nodes; i++)
        hf_list_add(&cells, tale->step->member[node_at(tale, i)->first]);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " have only ");
    hf_tell_symbol_list(tale, tale->step->symbols, "and");
    hf_tell(tale, ", and each sees the next.");
}

static void remote_reason(hf_tale *tale)
{
    hf_tell(tale, "So they take turns: two cells with an even number of cells between them hold "
                  "one of the two each, and a cell that sees both can be neither ");
    hf_tell_symbol_list(tale, tale->step->symbols, "nor");
    hf_tell(tale, ".");
}

const hf_words hf_words_chains[] = {
    {&hf_rule_turbot, 1, hf_line_plain_chain, chain_pattern, open_reason},
    {&hf_rule_x_chain, 1, hf_line_plain_chain, chain_pattern, open_reason},
    {&hf_rule_xy_chain, 1, hf_line_open, chain_pattern, open_reason},
    {&hf_rule_remote_pair, 1, hf_line_remote, remote_pattern, remote_reason},
    {&hf_rule_nice_loops[0], 1, hf_line_loop, chain_pattern, loop_reason},
    {&hf_rule_nice_loops[1], 1, hf_line_plain_chain, chain_pattern, contradiction_reason},
    {&hf_rule_nice_loops[2], 1, hf_line_open, chain_pattern, open_reason},
    {&hf_rule_nice_loops[3], 1, hf_line_loop, chain_pattern, loop_reason},
    {&hf_rule_nice_loops[4], 1, hf_line_plain_chain, chain_pattern, contradiction_reason},
    {&hf_rule_nice_loops[5], 1, hf_line_open, chain_pattern, open_reason},
    {NULL, 0, NULL, NULL, NULL}};
