/* SPDX-License-Identifier: MIT
 *
 * words_patterns.c - skyscraper, kites, empty rectangles, and the wings.
 */
#include "base/bits.h"
#include "explain/tale.h"

/* ---- two strong links ------------------------------------------------------------------------ */

/* "9 in r3c8,r9c7 (connected by r39c4)", once for each of two patterns told as one. */
static void two_links_line(hf_tale *tale)
{
    hf_list cells;
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_PINCER);
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " in ");
    for (uint32_t g = 0; g < groups; g++) {
        hf_tale_marked(tale, HF_ROLE_PINCER, g, HF_ANY, &cells);
        hf_tell(tale, g ? "/" : "");
        hf_tell_cells(tale, &cells);
    }
    hf_tell(tale, " (connected by ");
    hf_tale_marked(tale, HF_ROLE_LINK, HF_ANY, HF_ANY, &cells);
    hf_tell_cells(tale, &cells);
    hf_tell(tale, ")");
}

static void one_two_links(hf_tale *tale, uint32_t group)
{
    hf_list houses, ends, links;
    hf_tale_houses(tale, HF_ROLE_BASE, group, &houses);
    if (houses.count < 2) /* the two houses may carry their own numbers */
        hf_tale_houses(tale, HF_ROLE_BASE, HF_ANY, &houses);
    hf_tale_marked(tale, HF_ROLE_LINK, group, HF_ANY, &links);
    hf_tale_marked(tale, HF_ROLE_PINCER, group, HF_ANY, &ends);
    uint32_t shared = hf_tale_common_house(tale, &links);
    hf_tell(tale, "In each of ");
    hf_tell_house_list(tale, &houses);
    hf_tell(tale, ", ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " has only two places. One of each, ");
    hf_tell_cell_list(tale, &links, "and");
    if (shared != HF_NO_HOUSE) {
        hf_tell(tale, ", lie together in ");
        hf_tell_house_name(tale, shared);
    } else {
        hf_tell(tale, ", see each other");
    }
    hf_tell(tale, "; the other two are ");
    hf_tell_cell_list(tale, &ends, "and");
    hf_tell(tale, ".");
}

static void two_links_pattern(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_PINCER);
    for (uint32_t g = 0; g < groups; g++) {
        hf_tell(tale, g ? " " : "");
        one_two_links(tale, g);
    }
}

static void two_links_reason(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_PINCER);
    for (uint32_t g = 0; g < groups; g++) {
        hf_list ends, links;
        hf_tale_marked(tale, HF_ROLE_LINK, g, HF_ANY, &links);
        hf_tale_marked(tale, HF_ROLE_PINCER, g, HF_ANY, &ends);
        hf_tell(tale, g ? " " : "");
        hf_tell(tale, "Not both of ");
        hf_tell_cell_list(tale, &links, "and");
        hf_tell(tale, " can be ");
        hf_tell_step_symbols(tale, ",");
        hf_tell(tale, ", so at least one of ");
        hf_tell_cell_list(tale, &ends, "and");
        hf_tell(tale, " is. A cell that sees both cannot be.");
    }
}

/* ---- empty rectangle ------------------------------------------------------------------------- */

static void rectangle_line(hf_tale *tale)
{
    hf_list cells;
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_LINK);
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " in ");
    hf_tell_house(tale, hf_tale_house(tale, HF_ROLE_BASE));
    hf_tell(tale, " (");
    for (uint32_t g = 0; g < groups; g++) {
        hf_tale_marked(tale, HF_ROLE_LINK, g, HF_ANY, &cells);
        hf_tell(tale, g ? "/" : "");
        hf_tell_cells(tale, &cells);
    }
    hf_tell(tale, ")");
}

/* The two ends of the link: the one on a line of the box, then the other. */
static void link_ends(const hf_tale *tale, uint32_t group, uint32_t end[2])
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < tale->step->marks && n < 2; i++)
        if (tale->step->mark[i].role == HF_ROLE_LINK && tale->step->mark[i].group == group)
            end[n++] = tale->step->mark[i].cell;
}

static void rectangle_pattern(hf_tale *tale)
{
    hf_list cells, lines, link;
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_LINK), end[2] = {0, 0};
    hf_tale_marked(tale, HF_ROLE_BASE, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, "In ");
    hf_tell_house_name(tale, hf_tale_house(tale, HF_ROLE_BASE));
    hf_tell(tale, ", ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " can only be in ");
    hf_tell_cell_list(tale, &cells, "or");
    hf_tell(tale, ".");
    for (uint32_t g = 0; g < groups; g++) {
        hf_tale_houses(tale, HF_ROLE_LINE, g, &lines);
        hf_tale_houses(tale, HF_ROLE_LINK, g, &link);
        link_ends(tale, g, end);
        hf_tell(tale, " So it has it in ");
        hf_tell_house_name(tale, lines.at[0]);
        hf_tell(tale, " or in ");
        hf_tell_house_name(tale, lines.at[1]);
        hf_tell(tale, ". In ");
        hf_tell_house_name(tale, link.at[0]);
        hf_tell(tale, " there are only two places, ");
        hf_tell_cell(tale, end[0]);
        hf_tell(tale, " (on ");
        hf_tell_house_name(tale, lines.at[0]);
        hf_tell(tale, ") and ");
        hf_tell_cell(tale, end[1]);
        hf_tell(tale, ".");
    }
}

static void rectangle_reason(hf_tale *tale)
{
    hf_list lines;
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_LINK), end[2] = {0, 0};
    for (uint32_t g = 0; g < groups; g++) {
        hf_tale_houses(tale, HF_ROLE_LINE, g, &lines);
        link_ends(tale, g, end);
        hf_tell(tale, g ? " If " : "If ");
        hf_tell_cell(tale, end[0]);
        hf_tell(tale, " is ");
        hf_tell_step_symbols(tale, ",");
        hf_tell(tale, ", the box must have it in ");
        hf_tell_house_name(tale, lines.at[1]);
        hf_tell(tale, "; if not, ");
        hf_tell_cell(tale, end[1]);
        hf_tell(tale, " is. The cell of ");
        hf_tell_house_name(tale, lines.at[1]);
        hf_tell(tale, " that sees ");
        hf_tell_cell(tale, end[1]);
        hf_tell(tale, " cannot be it either way.");
    }
}

/* ---- XY-wing and XYZ-wing -------------------------------------------------------------------- */

static void wing_line(hf_tale *tale)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < tale->step->marks; i++)
        hf_list_add(&cells, tale->step->mark[i].cell);
    hf_list_sort(&cells);
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, "/");
    hf_tell(tale, " in ");
    hf_tell_cells(tale, &cells);
}

static void tell_with_candidates(hf_tale *tale, uint32_t cell)
{
    hf_tell_cell(tale, cell);
    hf_tell(tale, " {");
    hf_tell_symbols(tale, hf_tale_candidates(tale, cell), "");
    hf_tell(tale, "}");
}

static void wing_pattern(hf_tale *tale)
{
    hf_list pivot, pincers;
    hf_tale_marked(tale, HF_ROLE_PIVOT, HF_ANY, HF_ANY, &pivot);
    hf_tale_marked(tale, HF_ROLE_PINCER, HF_ANY, HF_ANY, &pincers);
    hf_tell(tale, "The pivot ");
    tell_with_candidates(tale, pivot.at[0]);
    hf_tell(tale, " sees the pincers ");
    for (uint32_t i = 0; i < pincers.count; i++) {
        hf_tell(tale, i ? " and " : "");
        tell_with_candidates(tale, pincers.at[i]);
    }
    hf_tell(tale, ".");
}

static void wing_reason(hf_tale *tale)
{
    hf_list pivot, pincers;
    uint32_t z = tale->step->eliminate[0].symbol;
    uint32_t z_bit = UINT32_C(1) << (z - 1);
    hf_tale_marked(tale, HF_ROLE_PIVOT, HF_ANY, HF_ANY, &pivot);
    hf_tale_marked(tale, HF_ROLE_PINCER, HF_ANY, HF_ANY, &pincers);
    for (uint32_t i = 0; i < pincers.count; i++) {
        uint32_t other = hf_tale_candidates(tale, pincers.at[i]) & ~z_bit;
        hf_tell(tale, i ? "; if it is " : "If the pivot is ");
        hf_tell_symbols(tale, other, "");
        hf_tell(tale, ", ");
        hf_tell_cell(tale, pincers.at[i]);
        hf_tell(tale, " is ");
        hf_tell_symbol(tale, z);
    }
    bool three = (hf_tale_candidates(tale, pivot.at[0]) & z_bit) != 0;
    if (three) {
        hf_tell(tale, "; or it is ");
        hf_tell_symbol(tale, z);
        hf_tell(tale, " itself");
    }
    hf_tell(tale, three ? ". One of the three cells is " : ". Either way one of the pincers is ");
    hf_tell_symbol(tale, z);
    hf_tell(tale, three ? ", and a cell that sees them all cannot be."
                        : ", and a cell that sees both cannot be.");
}

/* ---- W-wing ---------------------------------------------------------------------------------- */

static void w_line(hf_tale *tale)
{
    hf_list cells;
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, "/");
    hf_tell(tale, " in ");
    hf_tale_marked(tale, HF_ROLE_PINCER, HF_ANY, HF_ANY, &cells);
    hf_tell_cells(tale, &cells);
    hf_tell(tale, " connected by ");
    hf_tell_symbol(tale, tale->step->symbol[1]);
    hf_tell(tale, " in ");
    hf_tale_marked(tale, HF_ROLE_LINK, HF_ANY, HF_ANY, &cells);
    hf_tell_cells(tale, &cells);
}

static void w_pattern(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_PINCER, HF_ANY, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " have the same two candidates, ");
    hf_tell_symbol_list(tale, tale->step->symbols, "and");
    hf_tell(tale, ". In ");
    hf_tale_marked(tale, HF_ROLE_LINK, HF_ANY, HF_ANY, &cells);
    uint32_t house = hf_tale_common_house(tale, &cells);
    if (house != HF_NO_HOUSE)
        hf_tell_house_name(tale, house);
    hf_tell(tale, ", ");
    hf_tell_symbol(tale, tale->step->symbol[1]);
    hf_tell(tale, " can only be in ");
    hf_tell_cell_list(tale, &cells, "or");
    hf_tell(tale, ", each of which sees one of the two.");
}

static void w_reason(hf_tale *tale)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_PINCER, HF_ANY, HF_ANY, &cells);
    hf_tell(tale, "If neither ");
    hf_tell_cell_list(tale, &cells, "nor");
    hf_tell(tale, " were ");
    hf_tell_symbol(tale, tale->step->symbol[0]);
    hf_tell(tale, ", both would be ");
    hf_tell_symbol(tale, tale->step->symbol[1]);
    hf_tell(tale, ", and that house would have no place for it. So one of them is ");
    hf_tell_symbol(tale, tale->step->symbol[0]);
    hf_tell(tale, ", and a cell that sees both cannot be.");
}

const hf_words hf_words_patterns[] = {
    {&hf_rule_skyscraper, 1, two_links_line, two_links_pattern, two_links_reason},
    {&hf_rule_kite[0], 1, two_links_line, two_links_pattern, two_links_reason},
    {&hf_rule_kite[1], 1, two_links_line, two_links_pattern, two_links_reason},
    {&hf_rule_er[0], 1, rectangle_line, rectangle_pattern, rectangle_reason},
    {&hf_rule_er[1], 1, rectangle_line, rectangle_pattern, rectangle_reason},
    {&hf_rule_xy_wing[0], 1, wing_line, wing_pattern, wing_reason},
    {&hf_rule_xy_wing[1], 1, wing_line, wing_pattern, wing_reason},
    {&hf_rule_w_wing, 1, w_line, w_pattern, w_reason},
    {NULL, 0, NULL, NULL, NULL}};
