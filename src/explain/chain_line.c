/* SPDX-License-Identifier: MIT
 *
 * chain_line.c - chains in notation: r4c2 -3- r5c2 -2- r5c5 =2= r4c6 =4= r4c2.
 *
 * `=d=` is a strong link on d, `-d-` a weak one. A link inside a cell is not written: one sees it
 * from the symbols on both sides. An almost locked set is entered by one symbol and left by
 * another: -3- ALS:r56c1 {348} -4-.
 */
#include "explain/tale.h"

static const hf_node *node_at(const hf_tale *tale, uint32_t i)
{
    return &tale->step->node[i];
}

static bool same_cell(const hf_tale *tale, const hf_link *link)
{
    const hf_node *from = node_at(tale, link->from), *to = node_at(tale, link->to);
    return from->kind == HF_NODE_CELL && to->kind == HF_NODE_CELL &&
           tale->step->member[from->first] == tale->step->member[to->first];
}

/* The symbol by which a link leaves its first node. */
static uint32_t link_symbol(const hf_tale *tale, const hf_link *link)
{
    const hf_node *from = node_at(tale, link->from);
    return from->kind == HF_NODE_ALS && from->leaves ? from->leaves : from->symbol;
}

static void tell_node_cells(hf_tale *tale, const hf_node *node)
{
    hf_list cells;
    hf_tale_members(tale, node, &cells);
    if (node->kind == HF_NODE_ALS)
        hf_tell(tale, "ALS:");
    hf_tell_cells(tale, &cells);
    if (node->kind != HF_NODE_ALS)
        return;
    hf_tell(tale, " {");
    hf_tell_symbols(tale, node->candidates, "");
    hf_tell(tale, "}");
}

void hf_line_links(hf_tale *tale, uint32_t chain)
{
    bool begun = false;
    for (uint32_t i = 0; i < tale->step->links; i++) {
        const hf_link *link = &tale->step->link[i];
        if (link->chain != chain)
            continue;
        if (!begun)
            tell_node_cells(tale, node_at(tale, link->from));
        begun = true;
        if (same_cell(tale, link))
            continue;
        hf_tell(tale, link->strong ? " =" : " -");
        hf_tell_symbol(tale, link_symbol(tale, link));
        hf_tell(tale, link->strong ? "= " : "- ");
        tell_node_cells(tale, node_at(tale, link->to));
    }
}

/* The first or last link that leaves its cell. */
static const hf_link *outer_link(const hf_tale *tale, bool last)
{
    const hf_link *found = NULL;
    for (uint32_t i = 0; i < tale->step->links; i++)
        if (!same_cell(tale, &tale->step->link[i]) && (last || !found))
            found = &tale->step->link[i];
    return found;
}

/* A closed loop shows at both ends how it goes on: 5= r9c3 ... r9c3 =1 */
void hf_line_loop(hf_tale *tale)
{
    const hf_link *first = outer_link(tale, false), *last = outer_link(tale, true);
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), "/");
    hf_tell(tale, " ");
    if (!first || !last)
        return;
    hf_tell_symbol(tale, link_symbol(tale, last));
    hf_tell(tale, last->strong ? "= " : "- ");
    hf_line_links(tale, 0);
    hf_tell(tale, first->strong ? " =" : " -");
    hf_tell_symbol(tale, link_symbol(tale, first));
}

/* An open chain shows at both ends what is struck there: 2- r7c7 ... r9c2 -2 */
void hf_line_open(hf_tale *tale)
{
    const hf_step *step = tale->step;
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), "/");
    hf_tell(tale, " ");
    if (step->links == 0)
        return;
    hf_tell_symbol(tale, node_at(tale, step->link[0].from)->symbol);
    hf_tell(tale, "- ");
    hf_line_links(tale, 0);
    hf_tell(tale, " -");
    hf_tell_symbol(tale, node_at(tale, step->link[step->links - 1].to)->symbol);
}

void hf_line_plain_chain(hf_tale *tale)
{
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), "/");
    hf_tell(tale, " ");
    hf_line_links(tale, 0);
}

void hf_line_remote(hf_tale *tale)
{
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, tale->step->symbols, "/");
    hf_tell(tale, " ");
    hf_line_links(tale, 0);
}
