/* SPDX-License-Identifier: MIT
 *
 * skyscraper.c - two rows with exactly two places for a symbol each, one place of either in the
 * same column: the two of the shared column are not both true, so at least one of the other two
 * ends is, and a cell that sees both of them cannot have the symbol.
 *
 *      row 1   . . . | . . - | . . .
 *      row 2   . A . | . B . | . . .       A = B, C = D strong links (rows)
 *      row 3   . . . | . . - | . . .       A and C share a column
 *              ------+-------+------
 *      row 7   . C . | . . D | . . .       B or D is true: every - that sees both
 *      row 8   . . . | . - . | . . .       loses the symbol
 *      row 9   . . . | . - . | . . .
 *
 * The same with rows and columns exchanged. If B and D share a column too, it is an X-wing.
 */
#include "logic/rules/chain_step.h"
#include "logic/rules/rules.h"

/* The two ends of one row's (or column's) link. */
typedef struct link_ends {
    uint32_t house;
    uint32_t spots;
    uint32_t end[2];
} link_ends;

static bool report(hf_find *find, uint32_t symbol, const link_ends *a, const link_ends *b, int free)
{
    const hf_view *v = find->view;
    hf_set seen;
    set_and(seen, view_peers(v, a->end[free]), view_peers(v, b->end[free]), v->words);
    if (!set_meets(seen, view_cells_with(v, symbol), v->words))
        return true;
    hf_step *step = hf_find_begin(find, &hf_rule_skyscraper);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_PINCER, 0, a->end[free], symbol);
    hf_step_mark(step, HF_ROLE_PINCER, 0, b->end[free], symbol);
    hf_step_mark(step, HF_ROLE_LINK, 0, a->end[!free], symbol);
    hf_step_mark(step, HF_ROLE_LINK, 0, b->end[!free], symbol);
    hf_step_house(step, HF_ROLE_BASE, 0, a->house);
    hf_step_house(step, HF_ROLE_BASE, 1, b->house);
    const uint32_t cells[4] = {a->end[free], a->end[!free], b->end[!free], b->end[free]};
    hf_step_chain_of_four(step, v, symbol, cells);
    hf_step_strike_set(step, v, seen, symbol);
    return hf_find_emit(find);
}

/* Two links that share exactly one position are joined there. */
static bool join(hf_find *find, uint32_t symbol, const link_ends *a, const link_ends *b)
{
    uint32_t shared = a->spots & b->spots;
    if (hf_popcount32(shared) != 1)
        return true;
    /* The shared position must be the same end of both for the drawing above; an end that is the
     * first in one and the second in the other is found all the same. */
    link_ends first = *a, second = *b;
    bool a_low = (a->spots & (~a->spots + 1)) == shared;
    bool b_low = (b->spots & (~b->spots + 1)) == shared;
    if (!a_low) {
        first.end[0] = a->end[1];
        first.end[1] = a->end[0];
    }
    if (!b_low) {
        second.end[0] = b->end[1];
        second.end[1] = b->end[0];
    }
    return report(find, symbol, &first, &second, 1);
}

static uint32_t collect(const hf_view *v, hf_house_kind kind, uint32_t symbol, link_ends *ends)
{
    uint32_t n = 0;
    for (uint32_t h = 0; h < v->houses; h++) {
        if (v->kind[h] != kind || view_places(v, h, symbol) != 2)
            continue;
        uint32_t spots = view_spots(v, h, symbol);
        ends[n++] = (link_ends){h,
                                spots,
                                {view_cell(v, h, hf_lowest32(spots)),
                                 view_cell(v, h, hf_lowest32(hf_without_lowest32(spots)))}};
    }
    return n;
}

static bool look_at(hf_find *find, hf_house_kind kind, uint32_t symbol)
{
    link_ends ends[HF_LOGIC_MAX_SIZE];
    uint32_t n = collect(find->view, kind, symbol, ends);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = i + 1; j < n; j++)
            if (!join(find, symbol, &ends[i], &ends[j]))
                return false;
    return true;
}

static void find_skyscraper(hf_find *find)
{
    if (!view_is_square(find->view))
        return;
    for (int k = 0; k < 2; k++)
        for (uint32_t d = 1; d <= find->view->size; d++)
            if (!look_at(find, k == 0 ? HF_HOUSE_ROW : HF_HOUSE_COLUMN, d))
                return;
}

const hf_rule hf_rule_skyscraper = {.name = "Skyscraper",
                                    .key = "skyscraper",
                                    .code = "0400",
                                    .brief = "sk",
                                    .find = find_skyscraper};
