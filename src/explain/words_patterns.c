/* SPDX-License-Identifier: MIT
 *
 * words_patterns.c - skyscraper, kites, empty rectangles, and the wings.
 */
#include "base/bits.h"
#include "explain/writer.h"

/* ---- two strong links ------------------------------------------------------------------------ */

/* "9 in r3c8,r9c7 (connected by r39c4)", once for each of two patterns told as one. */
static void two_links_line(hf_writer *w)
{
    hf_list cells;
    uint32_t groups = hf_gather_groups(w, HF_ROLE_PINCER);
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " in ");
    for (uint32_t g = 0; g < groups; g++) {
        hf_gather_marked(w, HF_ROLE_PINCER, g, &cells);
        hf_say(w, g ? "/" : "");
        hf_say_cells(w, &cells);
    }
    hf_say(w, " (connected by ");
    hf_gather_marked(w, HF_ROLE_LINK, HF_ANY, &cells);
    hf_say_cells(w, &cells);
    hf_say(w, ")");
}

static bool is_one(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}

/* Two patterns told as one have the same links. Have they the same ends too? Then they are two symbols', told
 * once. */
static bool same_ends(const hf_writer *w)
{
    hf_list ends[2];
    for (uint32_t g = 0; g < 2; g++)
        hf_gather_marked(w, HF_ROLE_PINCER, g, &ends[g]);
    return hf_list_same(&ends[0], &ends[1]);
}

static uint32_t patterns_of(const hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_PINCER);
    return groups == 2 && same_ends(w) ? 1 : groups;
}

/* The symbols of one of the patterns. */
static uint32_t symbols_of(const hf_writer *w, uint32_t group)
{
    return patterns_of(w) > 1 ? hf_gather_marked_symbols(w, HF_ROLE_PINCER, group)
                              : w->step->symbols;
}

static void one_two_links(hf_writer *w, uint32_t group)
{
    hf_list houses, ends, links;
    hf_gather_houses(w, HF_ROLE_BASE, group, &houses);
    if (houses.count < 2) /* the two houses may carry their own numbers */
        hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &houses);
    hf_gather_marked(w, HF_ROLE_LINK, group, &links);
    hf_gather_marked(w, HF_ROLE_PINCER, group, &ends);
    uint32_t shared = hf_gather_common_house(w, &links);
    uint32_t symbols = symbols_of(w, group);
    hf_say(w, "In each of ");
    hf_say_house_list(w, &houses);
    hf_say(w, ", ");
    hf_say_symbol_list(w, symbols, "and");
    hf_say(w, is_one(symbols) ? " has only two places. One of each, "
                              : " have only the same two places. One of each, ");
    hf_say_cell_list(w, &links, "and");
    if (shared != HF_NO_HOUSE) {
        hf_say(w, ", lie together in ");
        hf_say_house_name(w, shared);
    } else {
        hf_say(w, ", see each other");
    }
    hf_say(w, "; the other two are ");
    hf_say_cell_list(w, &ends, "and");
    hf_say(w, ".");
}

static void two_links_pattern(hf_writer *w)
{
    uint32_t groups = patterns_of(w);
    for (uint32_t g = 0; g < groups; g++) {
        hf_say(w, g ? " " : "");
        one_two_links(w, g);
    }
}

static void two_links_reason(hf_writer *w)
{
    uint32_t groups = patterns_of(w);
    for (uint32_t g = 0; g < groups; g++) {
        hf_list ends, links;
        uint32_t symbols = symbols_of(w, g);
        hf_gather_marked(w, HF_ROLE_LINK, g, &links);
        hf_gather_marked(w, HF_ROLE_PINCER, g, &ends);
        hf_say(w, g ? " " : "");
        hf_say(w, "Not both of ");
        hf_say_cell_list(w, &links, "and");
        hf_say(w, " can be ");
        hf_say_symbol_list(w, symbols, "or");
        hf_say(w, ", so at least one of ");
        hf_say_cell_list(w, &ends, "and");
        hf_say(w, is_one(symbols) ? " is. A cell that sees both cannot be."
                                  : " is; the same goes for either symbol. A cell that sees both "
                                    "ends can be neither.");
    }
}

/* ---- empty rectangle ------------------------------------------------------------------------- */

static void rectangle_line(hf_writer *w)
{
    hf_list cells;
    uint32_t groups = hf_gather_groups(w, HF_ROLE_LINK);
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " in ");
    hf_say_house(w, hf_gather_house(w, HF_ROLE_BASE));
    hf_say(w, " (");
    for (uint32_t g = 0; g < groups; g++) {
        hf_gather_marked(w, HF_ROLE_LINK, g, &cells);
        hf_say(w, g ? "/" : "");
        hf_say_cells(w, &cells);
    }
    hf_say(w, ")");
}

/* The two ends of the link: the one on a line of the box, then the other. */
static void link_ends(const hf_writer *w, uint32_t group, uint32_t end[2])
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->step->marks && n < 2; i++)
        if (w->step->mark[i].role == HF_ROLE_LINK && w->step->mark[i].group == group)
            end[n++] = w->step->mark[i].cell;
}

static void rectangle_pattern(hf_writer *w)
{
    hf_list cells, lines, link;
    uint32_t groups = hf_gather_groups(w, HF_ROLE_LINK), end[2] = {0, 0};
    hf_gather_marked(w, HF_ROLE_BASE, HF_ANY, &cells);
    hf_say(w, "In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_BASE));
    hf_say(w, ", ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " can only be in ");
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, ".");
    for (uint32_t g = 0; g < groups; g++) {
        hf_gather_houses(w, HF_ROLE_LINE, g, &lines);
        hf_gather_houses(w, HF_ROLE_LINK, g, &link);
        link_ends(w, g, end);
        hf_say(w, g ? " Likewise: it lies in " : " So it lies in ");
        hf_say_house_name(w, lines.at[0]);
        hf_say(w, " or in ");
        hf_say_house_name(w, lines.at[1]);
        hf_say(w, ". And ");
        hf_say_house_name(w, link.at[0]);
        hf_say(w, " has only two places for it: ");
        hf_say_cell(w, end[0]);
        hf_say(w, " (in ");
        hf_say_house_name(w, lines.at[0]);
        hf_say(w, ") and ");
        hf_say_cell(w, end[1]);
        hf_say(w, ".");
    }
}

static void rectangle_reason(hf_writer *w)
{
    hf_list lines;
    uint32_t groups = hf_gather_groups(w, HF_ROLE_LINK), end[2] = {0, 0};
    for (uint32_t g = 0; g < groups; g++) {
        hf_gather_houses(w, HF_ROLE_LINE, g, &lines);
        link_ends(w, g, end);
        hf_say(w, g ? " If " : "If ");
        hf_say_cell(w, end[0]);
        hf_say(w, " is ");
        hf_say_step_symbols(w, ",");
        hf_say(w, ", the box has it in ");
        hf_say_house_name(w, lines.at[1]);
        hf_say(w, "; if not, ");
        hf_say_cell(w, end[1]);
        hf_say(w, " is. Either way the cell of ");
        hf_say_house_name(w, lines.at[1]);
        hf_say(w, " that sees ");
        hf_say_cell(w, end[1]);
        hf_say(w, " cannot be ");
        hf_say_step_symbols(w, ",");
        hf_say(w, ".");
    }
}

/* ---- XY-wing and XYZ-wing -------------------------------------------------------------------- */

static void wing_line(hf_writer *w)
{
    hf_list cells = {0};
    for (uint32_t i = 0; i < w->step->marks; i++)
        hf_list_add(&cells, w->step->mark[i].cell);
    hf_list_sort(&cells);
    hf_say(w, ": ");
    hf_say_step_symbols(w, "/");
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

static void say_with_candidates(hf_writer *w, uint32_t cell)
{
    hf_say_cell(w, cell);
    hf_say(w, " {");
    hf_say_symbols(w, hf_gather_candidates(w, cell), "");
    hf_say(w, "}");
}

static void wing_pattern(hf_writer *w)
{
    hf_list pivot, pincers;
    hf_gather_marked(w, HF_ROLE_PIVOT, HF_ANY, &pivot);
    hf_gather_marked(w, HF_ROLE_PINCER, HF_ANY, &pincers);
    hf_say(w, "The pivot ");
    say_with_candidates(w, pivot.at[0]);
    hf_say(w, " sees the pincers ");
    for (uint32_t i = 0; i < pincers.count; i++) {
        hf_say(w, i ? " and " : "");
        say_with_candidates(w, pincers.at[i]);
    }
    hf_say(w, ".");
}

static void wing_reason(hf_writer *w)
{
    hf_list pivot, pincers;
    uint32_t z = w->step->eliminate[0].symbol;
    uint32_t z_bit = UINT32_C(1) << (z - 1);
    hf_gather_marked(w, HF_ROLE_PIVOT, HF_ANY, &pivot);
    hf_gather_marked(w, HF_ROLE_PINCER, HF_ANY, &pincers);
    for (uint32_t i = 0; i < pincers.count; i++) {
        uint32_t other = hf_gather_candidates(w, pincers.at[i]) & ~z_bit;
        hf_say(w, i ? "; if it is " : "If the pivot is ");
        hf_say_symbols(w, other, "");
        hf_say(w, ", ");
        hf_say_cell(w, pincers.at[i]);
        hf_say(w, " is ");
        hf_say_symbol(w, z);
    }
    bool three = (hf_gather_candidates(w, pivot.at[0]) & z_bit) != 0;
    if (three) {
        hf_say(w, "; or it is ");
        hf_say_symbol(w, z);
        hf_say(w, " itself");
    }
    hf_say(w, three ? ". One of the three cells is " : ". Either way one of the pincers is ");
    hf_say_symbol(w, z);
    hf_say(w, three ? ", and a cell that sees them all cannot be."
                    : ", and a cell that sees both cannot be.");
}

/* ---- W-wing ---------------------------------------------------------------------------------- */

static void w_line(hf_writer *w)
{
    hf_list cells;
    hf_say(w, ": ");
    hf_say_step_symbols(w, "/");
    hf_say(w, " in ");
    hf_gather_marked(w, HF_ROLE_PINCER, HF_ANY, &cells);
    hf_say_cells(w, &cells);
    hf_say(w, " connected by ");
    hf_say_symbol(w, w->step->symbol[1]);
    hf_say(w, " in ");
    hf_gather_marked(w, HF_ROLE_LINK, HF_ANY, &cells);
    hf_say_cells(w, &cells);
}

static void w_pattern(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PINCER, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " have the same two candidates, ");
    hf_say_symbol_list(w, w->step->symbols, "and");
    hf_say(w, ". In ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_LINK));
    hf_say(w, ", ");
    hf_say_symbol(w, w->step->symbol[1]);
    hf_say(w, " can only be in ");
    hf_gather_marked(w, HF_ROLE_LINK, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, ", each of which sees one of the two.");
}

static void w_reason(hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_PINCER, HF_ANY, &cells);
    hf_say(w, "If neither ");
    hf_say_cell_list(w, &cells, "nor");
    hf_say(w, " were ");
    hf_say_symbol(w, w->step->symbol[0]);
    hf_say(w, ", both would be ");
    hf_say_symbol(w, w->step->symbol[1]);
    hf_say(w, ", and that house would have no place for it. So one of them is ");
    hf_say_symbol(w, w->step->symbol[0]);
    hf_say(w, ", and a cell that sees both cannot be.");
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
