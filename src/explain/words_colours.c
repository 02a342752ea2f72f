/* SPDX-License-Identifier: MIT
 *
 * words_colours.c - colouring: the places of one symbol in two colours that take turns along houses
 * with only two places. All places of one colour are true, or all of the other.
 */
#include "explain/tale.h"

static void colour(hf_tale *tale, uint32_t group)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_COLOUR, group, HF_ANY, &cells);
    hf_tell(tale, "(");
    hf_tell_cells(tale, &cells);
    hf_tell(tale, ")");
}

static void colour_line(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_COLOUR);
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " ");
    for (uint32_t g = 0; g < groups; g++) {
        hf_tell(tale, g == 0 ? "" : g % 2 ? " / " : ", ");
        colour(tale, g);
    }
}

static void one_pair(hf_tale *tale, uint32_t first)
{
    hf_list cells;
    hf_tale_marked(tale, HF_ROLE_COLOUR, first, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, first ? " (colour C) take turns with " : " (colour A) take turns with ");
    hf_tale_marked(tale, HF_ROLE_COLOUR, first + 1, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, first ? " (colour D)" : " (colour B)");
}

static void colour_pattern(hf_tale *tale)
{
    hf_tell(tale, "Follow the houses in which ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " has only two places, and colour the places in turn: ");
    one_pair(tale, 0);
    if (hf_tale_groups(tale, HF_ROLE_COLOUR) > 2) {
        hf_tell(tale, "; and, apart from these, ");
        one_pair(tale, 2);
    }
    hf_tell(tale, ". Of such a pair of colours one is true throughout and the other false.");
}

static void trap_reason(hf_tale *tale)
{
    hf_tell(tale, "One of the two colours is ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, ", so a cell that sees both colours cannot be.");
}

/* The colour that is struck. */
static uint32_t false_colour(const hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_COLOUR);
    for (uint32_t g = 0; g < groups; g++) {
        hf_list cells;
        hf_tale_marked(tale, HF_ROLE_COLOUR, g, HF_ANY, &cells);
        if (hf_list_has(&cells, tale->step->eliminate[0].cell))
            return g;
    }
    return 0;
}

static void tell_colour_name(hf_tale *tale, uint32_t group)
{
    hf_tell(tale, "colour ");
    hf_text_char(&tale->text, (char)('A' + group));
}

static void wrap_reason(hf_tale *tale)
{
    hf_tell(tale, "Two cells of ");
    tell_colour_name(tale, false_colour(tale));
    hf_tell(tale, " see each other, so that colour is the false one.");
}

static void multi_1_reason(hf_tale *tale)
{
    hf_tell(tale, "A cell of one pair sees a cell of the other, so these two colours cannot both "
                  "be true: at least one of their opposites is. A cell that sees both opposites "
                  "cannot be ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, ".");
}

static void multi_2_reason(hf_tale *tale)
{
    uint32_t group = false_colour(tale);
    hf_tell(tale, "Cells of ");
    tell_colour_name(tale, group);
    hf_tell(tale, " see ");
    tell_colour_name(tale, group < 2 ? 2 : 0);
    hf_tell(tale, " and ");
    tell_colour_name(tale, group < 2 ? 3 : 1);
    hf_tell(tale, ", one of which is true, so ");
    tell_colour_name(tale, group);
    hf_tell(tale, " is false.");
}

const hf_words hf_words_colours[] = {
    {&hf_rule_simple_colours[0], 1, colour_line, colour_pattern, trap_reason},
    {&hf_rule_simple_colours[1], 1, colour_line, colour_pattern, wrap_reason},
    {&hf_rule_multi_colours[0], 1, colour_line, colour_pattern, multi_1_reason},
    {&hf_rule_multi_colours[1], 1, colour_line, colour_pattern, multi_2_reason},
    {NULL, 0, NULL, NULL, NULL}};
