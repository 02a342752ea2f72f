/* SPDX-License-Identifier: MIT
 *
 * words_colours.c - colouring: the places of one symbol in two colours that take turns along houses
 * with only two places. All places of one colour are true, or all of the other.
 */
#include "explain/writer.h"

static void colour(hf_writer *w, uint32_t group)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_COLOUR, group, &cells);
    hf_say(w, "(");
    hf_say_cells(w, &cells);
    hf_say(w, ")");
}

static void colour_line(hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_COLOUR);
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " ");
    for (uint32_t g = 0; g < groups; g++) {
        hf_say(w, g == 0 ? "" : g % 2 ? " / " : ", ");
        colour(w, g);
    }
}

static void one_pair(hf_writer *w, uint32_t first)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_COLOUR, first, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, first ? " (colour C)" : " (colour A)");
    hf_say(w, cells.count == 1 ? " takes turns with " : " take turns with ");
    hf_gather_marked(w, HF_ROLE_COLOUR, first + 1, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, first ? " (colour D)" : " (colour B)");
}

static void colour_pattern(hf_writer *w)
{
    hf_say(w, "Follow the houses in which ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " has only two places, and colour the places in turn: ");
    one_pair(w, 0);
    if (hf_gather_groups(w, HF_ROLE_COLOUR) > 2) {
        hf_say(w, "; and, apart from these, ");
        one_pair(w, 2);
    }
    hf_say(w, ". Of such a pair of colours one is true throughout and the other false.");
}

static void trap_reason(hf_writer *w)
{
    hf_say(w, "One of the two colours is ");
    hf_say_step_symbols(w, ",");
    hf_say(w, ", so a cell that sees both colours cannot be.");
}

/* The colour that is struck: of the first pair always. */
static uint32_t false_colour(const hf_writer *w)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_COLOUR, 0, &cells);
    return hf_list_has(&cells, w->step->eliminate[0].cell) ? 0 : 1;
}

static void say_colour_name(hf_writer *w, uint32_t group)
{
    hf_say(w, "colour ");
    hf_text_char(&w->text, (char)('A' + group));
}

static void wrap_reason(hf_writer *w)
{
    hf_say(w, "Two cells of ");
    say_colour_name(w, false_colour(w));
    hf_say(w, " see each other, so that colour is the false one.");
}

/* Two cells of these colours that see each other; false: there are none. */
static bool find_meeting(const hf_writer *w, uint32_t a, uint32_t b, uint32_t cell[2])
{
    hf_list first, second;
    hf_gather_marked(w, HF_ROLE_COLOUR, a, &first);
    hf_gather_marked(w, HF_ROLE_COLOUR, b, &second);
    for (uint32_t i = 0; i < first.count; i++)
        for (uint32_t k = 0; k < second.count; k++)
            if (hf_shape_sees(w->shape, first.at[i], second.at[k])) {
                cell[0] = first.at[i];
                cell[1] = second.at[k];
                return true;
            }
    return false;
}

/* Does what is struck see both colours? */
static bool strikes_between(const hf_writer *w, uint32_t a, uint32_t b)
{
    hf_list colour[2];
    uint32_t cell = w->step->eliminate[0].cell;
    hf_gather_marked(w, HF_ROLE_COLOUR, a, &colour[0]);
    hf_gather_marked(w, HF_ROLE_COLOUR, b, &colour[1]);
    for (uint32_t i = 0; i < 2; i++) {
        bool seen = false;
        for (uint32_t k = 0; k < colour[i].count; k++)
            seen = seen || hf_shape_sees(w->shape, colour[i].at[k], cell);
        if (!seen)
            return false;
    }
    return true;
}

/* "r9c8 (colour B) sees r9c5 (colour D), so colour A or colour C is true." */
static bool say_meeting(hf_writer *w)
{
    for (uint32_t a = 0; a < 2; a++)
        for (uint32_t b = 2; b < 4; b++) {
            uint32_t cell[2];
            if (!find_meeting(w, a, b, cell) || !strikes_between(w, a ^ 1, b ^ 1))
                continue;
            hf_say_cell(w, cell[0]);
            hf_say(w, " (");
            say_colour_name(w, a);
            hf_say(w, ") sees ");
            hf_say_cell(w, cell[1]);
            hf_say(w, " (");
            say_colour_name(w, b);
            hf_say(w, "), so not both of these colours can be true: ");
            say_colour_name(w, a ^ 1);
            hf_say(w, " or ");
            say_colour_name(w, b ^ 1);
            hf_say(w, " is, and a cell that sees both of those cannot be ");
            return true;
        }
    return false;
}

/* They may also see each other by a rule of the puzzle. */
static void multi_1_reason(hf_writer *w)
{
    if (!say_meeting(w))
        hf_say(w, "A cell of one pair sees a cell of the other, so these two colours cannot both "
                  "be true: at least one of their opposites is. A cell that sees both opposites "
                  "cannot be ");
    hf_say_step_symbols(w, ",");
    hf_say(w, ".");
}

static void multi_2_reason(hf_writer *w)
{
    uint32_t group = false_colour(w);
    hf_say(w, "Cells of ");
    say_colour_name(w, group);
    hf_say(w, " see colour C and colour D, one of which is true, so ");
    say_colour_name(w, group);
    hf_say(w, " is false.");
}

const hf_words hf_words_colours[] = {
    {&hf_rule_simple_colours[0], 1, colour_line, colour_pattern, trap_reason},
    {&hf_rule_simple_colours[1], 1, colour_line, colour_pattern, wrap_reason},
    {&hf_rule_multi_colours[0], 1, colour_line, colour_pattern, multi_1_reason},
    {&hf_rule_multi_colours[1], 1, colour_line, colour_pattern, multi_2_reason},
    {NULL, 0, NULL, NULL, NULL}};
