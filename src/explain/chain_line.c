/* SPDX-License-Identifier: MIT
 *
 * chain_line.c - chains in notation: r4c2 -3- r5c2 -2- r5c5 =2= r4c6 =4= r4c2.
 *
 * `=d=` is a strong link on d, `-d-` a weak one. A link inside a cell is not written: one sees it
 * from the symbols on both sides. An almost locked set is entered by one symbol and left by
 * another: -3- ALS:r56c1 {348} -4-.
 */
#include "base/assert.h"
#include "explain/writer.h"

static const hf_node *node_at(const hf_writer *w, uint32_t i)
{
    return &w->step->node[i];
}

static bool same_cell(const hf_writer *w, const hf_link *link)
{
    const hf_node *from = node_at(w, link->from), *to = node_at(w, link->to);
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           w->step->member[from->first] == w->step->member[to->first];
}

/* The symbol by which a link leaves its first node. */
static uint32_t link_symbol(const hf_writer *w, const hf_link *link)
{
    const hf_node *from = node_at(w, link->from);
    return from->leaves ? from->leaves : from->symbol;
}

static void say_node_cells(hf_writer *w, const hf_node *node)
{
    hf_list cells;
    hf_gather_members(w, node, &cells);
    if (node->kind == HF_NODE_ALS)
        hf_say(w, "ALS:");
    hf_say_cells(w, &cells);
    if (node->kind != HF_NODE_ALS)
        return;
    hf_say(w, " {");
    hf_say_symbols(w, node->candidates, "");
    hf_say(w, "}");
}

void hf_line_links(hf_writer *w)
{
    say_node_cells(w, node_at(w, w->step->link[0].from));
    for (uint32_t i = 0; i < w->step->links; i++) {
        const hf_link *link = &w->step->link[i];
        if (same_cell(w, link))
            continue;
        hf_say(w, link->strong ? " =" : " -");
        hf_say_symbol(w, link_symbol(w, link));
        hf_say(w, link->strong ? "= " : "- ");
        say_node_cells(w, node_at(w, link->to));
    }
}

/* A closed loop shows at both ends how it goes on: 5= r9c3 ... r9c3 =1. It begins with a candidate
 * that is false, leaves its cell at once and comes back from outside to another that is true. */
void hf_line_loop(hf_writer *w)
{
    const hf_link *first = w->step->link, *last = first + w->step->links - 1;
    HF_ASSERT(w->step->links > 1 && first->strong && last->strong);
    HF_ASSERT(!same_cell(w, first) && !same_cell(w, last));
    hf_say(w, ": ");
    hf_say_symbols(w, hf_gather_result_symbols(w), "/");
    hf_say(w, " ");
    hf_say_symbol(w, link_symbol(w, last));
    hf_say(w, "= ");
    hf_line_links(w);
    hf_say(w, " =");
    hf_say_symbol(w, link_symbol(w, first));
}

/* An open chain shows at both ends what is struck there: 2- r7c7 ... r9c2 -2 */
void hf_line_open(hf_writer *w)
{
    const hf_step *step = w->step;
    hf_say(w, ": ");
    hf_say_symbols(w, hf_gather_result_symbols(w), "/");
    hf_say(w, " ");
    HF_ASSERT(step->links > 0);
    hf_say_symbol(w, node_at(w, step->link[0].from)->symbol);
    hf_say(w, "- ");
    hf_line_links(w);
    hf_say(w, " -");
    hf_say_symbol(w, node_at(w, step->link[step->links - 1].to)->symbol);
}

void hf_line_plain_chain(hf_writer *w)
{
    hf_say(w, ": ");
    hf_say_symbols(w, hf_gather_result_symbols(w), "/");
    hf_say(w, " ");
    hf_line_links(w);
}

void hf_line_remote(hf_writer *w)
{
    hf_say(w, ": ");
    hf_say_symbols(w, w->step->symbols, "/");
    hf_say(w, " ");
    hf_line_links(w);
}
