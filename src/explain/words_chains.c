/* SPDX-License-Identifier: MIT
 *
 * words_chains.c - chains in numbered lines (proof.h), or in sentences, one per link.
 *
 * A chain is told as a thought: suppose something, and see what follows. A strong link takes
 * "not this" to "then that", a weak one takes "this" to "then not that"; so the first link tells
 * whether the thought begins with a candidate being false or true.
 */
#include "explain/proof.h"

static const hf_node *node_at(const hf_writer *w, uint32_t i)
{
    return &w->step->node[i];
}

static bool inside_a_cell(const hf_writer *w, const hf_link *link)
{
    const hf_node *from = node_at(w, link->from), *to = node_at(w, link->to);
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           w->step->member[from->first] == w->step->member[to->first];
}

/* Into an almost locked set by one symbol: the others are locked there. */
static void say_into_set(hf_writer *w, const hf_node *set)
{
    hf_list cells;
    hf_gather_members(w, set, &cells);
    hf_say(w, "Then ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " lose ");
    hf_say_symbol(w, set->symbol);
    hf_say(w, " and must hold ");
    hf_say_symbol_list(w, set->candidates & ~(UINT32_C(1) << (set->symbol - 1)), "and");
    hf_say(w, ".");
}

/* "Then r9c8 must be 4, the only other place in row 9, and not 5." */
static void say_strong(hf_writer *w, const hf_link *link, const hf_link *next)
{
    const hf_node *to = node_at(w, link->to);
    hf_list cells;
    hf_gather_members(w, to, &cells);
    hf_say(w, "Then ");
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, " must be ");
    hf_say_symbol(w, to->symbol);
    if (inside_a_cell(w, link)) {
        hf_say(w, ", its only candidate left");
    } else if (link->house != HF_NO_HOUSE) {
        hf_say(w, cells.count == 1 ? ", the only place left in " : ", the only places left in ");
        hf_say_house_name(w, link->house);
    }
    if (next) {
        hf_say(w, ", and not ");
        hf_say_symbol(w, node_at(w, next->to)->symbol);
    }
    hf_say(w, ".");
}

/* "Then r5c5 is not 6 (row 5)." */
static void say_weak(hf_writer *w, const hf_link *link, const hf_link *next)
{
    const hf_node *to = node_at(w, link->to);
    if (to->kind == HF_NODE_ALS) {
        say_into_set(w, to);
        return;
    }
    hf_say(w, "Then ");
    hf_say_node(w, to, false);
    if (link->house != HF_NO_HOUSE) {
        hf_say(w, " (");
        hf_say_house_name(w, link->house);
        hf_say(w, ")");
    }
    if (next) {
        hf_say(w, ", but ");
        hf_say_symbol(w, node_at(w, next->to)->symbol);
    }
    hf_say(w, ".");
}

/* Out of a cell by another symbol as soon as it is entered? Then that link is told in the same
 * sentence: "Then r5c5 is not 6 (row 5), but 2." */
static const hf_link *passes_through(const hf_writer *w, uint32_t i)
{
    const hf_link *link = &w->step->link[i];
    if (i + 1 == w->step->links || inside_a_cell(w, link) || !inside_a_cell(w, link + 1))
        return NULL;
    return link + 1;
}

/* The thought along the chain: "Suppose that ... Then ... Then ..." */
static void say_chain_links(hf_writer *w)
{
    const hf_link *link = w->step->link;
    hf_say(w, "Suppose that ");
    hf_say_node(w, node_at(w, link->from), !link->strong);
    hf_say(w, ".");
    for (uint32_t i = 0; i < w->step->links; i++) {
        const hf_link *next = passes_through(w, i);
        hf_say(w, " ");
        if (link[i].strong)
            say_strong(w, &link[i], next);
        else
            say_weak(w, &link[i], next);
        i += next != NULL;
    }
}

static void chain_pattern(hf_writer *w)
{
    hf_say(w, "Follow the chain ");
    hf_line_links(w);
    hf_say(w, ".");
}

static const hf_node *first_node(const hf_writer *w)
{
    return node_at(w, w->step->link[0].from);
}

static const hf_node *last_node(const hf_writer *w)
{
    return node_at(w, w->step->link[w->step->links - 1].to);
}

static bool has_sets(const hf_writer *w)
{
    for (uint32_t i = 0; i < w->step->nodes; i++)
        if (node_at(w, i)->kind == HF_NODE_ALS)
            return true;
    return false;
}

/* The thought: in numbered lines, or, where it runs through almost locked sets, in sentences. What
 * comes of it begins after that. */
static void say_thought(hf_writer *w)
{
    hf_proof proof = {.w = w};
    if (has_sets(w)) {
        say_chain_links(w);
        hf_say(w, " ");
        return;
    }
    hf_proof_take_chain(&proof, 0, false);
    hf_proof_say(&proof);
    hf_say_break(w);
}

/* ---- open chains ----------------------------------------------------------------------------- */

/* Two ends that see each other, with different symbols: whichever is true keeps its own cell and the
 * other one free of the other's symbol. */
static void say_crosswise(hf_writer *w, const hf_node *first, const hf_node *last)
{
    hf_say(w, ". Either way ");
    hf_say_cell(w, w->step->member[first->first]);
    hf_say(w, " is not ");
    hf_say_symbol(w, last->symbol);
    hf_say(w, ", and ");
    hf_say_cell(w, w->step->member[last->first]);
    hf_say(w, " is not ");
    hf_say_symbol(w, first->symbol);
    hf_say(w, ".");
}

/* Both ends are candidates. A chain may come back to where it began. */
static void open_reason(hf_writer *w)
{
    const hf_node *first = first_node(w), *last = last_node(w);
    uint32_t a = w->step->member[first->first], b = w->step->member[last->first];
    say_thought(w);
    hf_say(w, "So ");
    hf_say_cell(w, a);
    if (first->symbol != last->symbol) {
        hf_say(w, " is ");
        hf_say_symbol(w, first->symbol);
        hf_say(w, ", or ");
        hf_say_node(w, last, true);
        say_crosswise(w, first, last);
        return;
    }
    if (a != b) {
        hf_say(w, " or ");
        hf_say_cell(w, b);
    }
    hf_say(w, " is ");
    hf_say_symbol(w, first->symbol);
    hf_say(w, a == b ? " after all, and no cell that sees it can be."
                     : ", and no cell that sees both can be.");
}

/* ---- loops ----------------------------------------------------------------------------------- */

static void loop_reason(hf_writer *w)
{
    say_thought(w);
    hf_say(w, "So the chain closes into a ring, and it holds both ways round: of the two ends "
              "of every link, the weak ones too, exactly one is true. Nothing else that the "
              "two ends of a link both see or share can be true.");
}

/* From "not a" to "not b" in the same cell: b is out either way. All else contradicts the beginning. */
static void contradiction_reason(hf_writer *w)
{
    const hf_node *first = first_node(w), *last = last_node(w);
    const hf_link *links = w->step->link;
    say_thought(w);
    if (links[0].strong && !links[w->step->links - 1].strong) {
        hf_say(w, "And if ");
        hf_say_node(w, first, true);
        hf_say(w, ", it is not ");
        hf_say_symbol(w, last->symbol);
        hf_say(w, " either.");
        return;
    }
    hf_say(w, has_sets(w) ? "That contradicts the beginning" : "That contradicts line 1");
    hf_say(w, HF_PROOF_WRONG);
}

/* ---- remote pairs ---------------------------------------------------------------------------- */

static void remote_pattern(hf_writer *w)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < w->step->nodes; i++)
        hf_list_add(&cells, w->step->member[node_at(w, i)->first]);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " have only ");
    hf_say_symbol_list(w, w->step->symbols, "and");
    hf_say(w, ", and each sees the next.");
}

static void remote_reason(hf_writer *w)
{
    hf_say(w, "So they take turns: two cells with an even number of cells between them hold "
              "one of the two each, and a cell that sees both can be neither ");
    hf_say_symbol_list(w, w->step->symbols, "nor");
    hf_say(w, ".");
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
