/* SPDX-License-Identifier: MIT
 *
 * words_sets.c - almost locked sets: XZ-rule, XY-wing, chain, death blossom; and Sue de Coq.
 */
#include "base/bits.h"
#include "explain/writer.h"

/* "r7c1,r89c3 {2359}" */
static void set_notation(hf_writer *w, uint32_t role, uint32_t group)
{
    hf_list cells;
    hf_gather_marked(w, role, group, &cells);
    hf_say_cells(w, &cells);
    hf_say(w, " {");
    hf_say_symbols(w, hf_gather_marked_symbols(w, role, group), "");
    hf_say(w, "}");
}

/* A to Z, then A1 to Z1, and so on. */
static void letter(hf_writer *w, uint32_t group)
{
    hf_text_char(&w->text, (char)('A' + group % 26));
    if (group >= 26)
        hf_text_number(&w->text, group / 26);
}

/* "A=r7c7 {23}, B=r7c1,r89c3 {2359}" */
static void sets_notation(hf_writer *w, uint32_t groups)
{
    for (uint32_t g = 0; g < groups; g++) {
        hf_say(w, g ? ", " : "");
        letter(w, g);
        hf_say(w, "=");
        set_notation(w, HF_ROLE_SET, g);
    }
}

/* ---- XZ-rule --------------------------------------------------------------------------------- */

static void xz_line(hf_writer *w)
{
    uint32_t commons = hf_gather_marked_symbols(w, HF_ROLE_COMMON, HF_ANY);
    hf_say(w, ": ");
    sets_notation(w, 2);
    hf_say(w, ", X=");
    hf_say_symbols(w, commons, ",");
    uint32_t z = hf_gather_result_symbols(w) & ~commons;
    if (hf_popcount32(commons) == 1) {
        hf_say(w, ", Z=");
        hf_say_symbols(w, z, ",");
    }
}

static void set_sentence(hf_writer *w, uint32_t group)
{
    hf_list cells;
    hf_gather_marked(w, HF_ROLE_SET, group, &cells);
    hf_say(w, group ? "; set " : "Set ");
    letter(w, group);
    hf_say(w, " is ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, " with the candidates ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_SET, group), "and");
}

static void sets_pattern(hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_SET);
    for (uint32_t g = 0; g < groups; g++)
        set_sentence(w, g);
    hf_say(w, ". Each has one candidate more than cells: take one away, and all the others "
              "must stand in it.");
}

static void xz_reason(hf_writer *w)
{
    uint32_t commons = hf_gather_marked_symbols(w, HF_ROLE_COMMON, HF_ANY);
    uint32_t z = hf_gather_result_symbols(w) & ~commons;
    if (hf_popcount32(commons) > 1) {
        hf_say(w, "Neither ");
        hf_say_symbol_list(w, commons, "nor");
        hf_say(w, " can be in both sets, for their places in A and in B see each other. So "
                  "each set has exactly one of them, and keeps all its other candidates to "
                  "itself.");
        return;
    }
    hf_say_symbols(w, commons, "");
    hf_say(w, " cannot be in both sets, for its places in A and in B see each other. So one "
              "of the sets lacks it, and that one holds ");
    hf_say_symbol_list(w, z, "and");
    hf_say(w, ". A cell that sees all places for such a candidate in both sets cannot have "
              "it.");
}

/* ---- XY-wing --------------------------------------------------------------------------------- */

static uint32_t wing_symbols(const hf_writer *w, uint32_t group)
{
    return hf_gather_marked_symbols(w, HF_ROLE_COMMON, group);
}

static void xy_line(hf_writer *w)
{
    hf_say(w, ": ");
    sets_notation(w, 3);
    hf_say(w, ", X,Y=");
    hf_say_symbols(w, wing_symbols(w, 0) | wing_symbols(w, 1), ",");
    hf_say(w, ", Z=");
    hf_say_symbols(w, hf_gather_result_symbols(w), ",");
}

static void xy_reason(hf_writer *w)
{
    hf_say_symbols(w, wing_symbols(w, 0), "");
    hf_say(w, " cannot be in both A and C, nor ");
    hf_say_symbols(w, wing_symbols(w, 1), "");
    hf_say(w, " in both B and C. C holds at least one of the two, so A lacks the first or B "
              "the second; and the set that lacks it holds ");
    hf_say_symbol_list(w, hf_gather_result_symbols(w), "and");
    hf_say(w, ". A cell that sees all places for it in A and B cannot have it.");
}

/* ---- chain ----------------------------------------------------------------------------------- */

static void chain_line(hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_SET);
    hf_say(w, ": ");
    hf_say_symbols(w, hf_gather_result_symbols(w), ",");
    hf_say(w, "- ");
    for (uint32_t g = 0; g < groups; g++) {
        if (g) {
            hf_say(w, " -");
            hf_say_symbols(w, wing_symbols(w, g - 1), ",");
            hf_say(w, "- ");
        }
        set_notation(w, HF_ROLE_SET, g);
    }
    hf_say(w, " -");
    hf_say_symbols(w, hf_gather_result_symbols(w), ",");
}

static void chain_reason(hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_SET);
    uint32_t z = hf_gather_result_symbols(w);
    hf_say(w, "If set A does not hold ");
    hf_say_symbol_list(w, z, "or");
    for (uint32_t g = 0; g + 1 < groups; g++) {
        hf_say(w, g ? " Then " : ", ");
        hf_say(w, g ? "set " : "it");
        if (g)
            letter(w, g);
        hf_say(w, " holds ");
        hf_say_symbols(w, wing_symbols(w, g), ",");
        hf_say(w, ", and set ");
        letter(w, g + 1);
        hf_say(w, " cannot.");
    }
    hf_say(w, " Then set ");
    letter(w, groups - 1);
    hf_say(w, " holds ");
    hf_say_symbol_list(w, z, "and");
    hf_say(w, ". So the first set or the last holds it, and a cell that sees all its places "
              "in both cannot.");
}

/* ---- death blossom --------------------------------------------------------------------------- */

static void blossom_line(hf_writer *w)
{
    uint32_t groups = hf_gather_groups(w, HF_ROLE_PETAL);
    hf_say(w, ": ");
    set_notation(w, HF_ROLE_STEM, HF_ANY);
    for (uint32_t g = 0; g < groups; g++) {
        hf_say(w, ", ");
        hf_say_symbols(w, wing_symbols(w, g), "");
        hf_say(w, "- ");
        set_notation(w, HF_ROLE_PETAL, g);
    }
}

static void blossom_pattern(hf_writer *w)
{
    hf_list stem;
    uint32_t groups = hf_gather_groups(w, HF_ROLE_PETAL);
    hf_gather_marked(w, HF_ROLE_STEM, HF_ANY, &stem);
    hf_say(w, "The stem is ");
    hf_say_cell_list(w, &stem, "and");
    hf_say(w, ". For each of its candidates there is a petal, a set of cells with one "
              "candidate more than cells, whose places for that candidate it sees:");
    for (uint32_t g = 0; g < groups; g++) {
        hf_list cells;
        hf_gather_marked(w, HF_ROLE_PETAL, g, &cells);
        hf_say(w, g ? "; for " : " for ");
        hf_say_symbols(w, wing_symbols(w, g), "");
        hf_say(w, ", ");
        hf_say_cell_list(w, &cells, "and");
        hf_say(w, " with ");
        hf_say_symbol_list(w, hf_gather_marked_symbols(w, HF_ROLE_PETAL, g), "and");
    }
    hf_say(w, ".");
}

static void blossom_reason(hf_writer *w)
{
    hf_say(w, "Whatever the stem becomes, the petal of that candidate loses it and holds all "
              "its others, among them ");
    hf_say_symbol_list(w, hf_gather_result_symbols(w), "and");
    hf_say(w, ". A cell that sees its places in every petal cannot have it.");
}

/* ---- Sue de Coq ------------------------------------------------------------------------------ */

static void coq_set(hf_writer *w, uint32_t role)
{
    hf_list cells;
    hf_gather_marked(w, role, HF_ANY, &cells);
    hf_say_cells(w, &cells);
    hf_say(w, " - {");
    hf_say_symbols(w, hf_gather_marked_symbols(w, role, HF_ANY), "");
    hf_say(w, "}");
}

static void coq_line(hf_writer *w)
{
    hf_say(w, ": ");
    coq_set(w, HF_ROLE_PATTERN);
    hf_say(w, " (");
    coq_set(w, HF_ROLE_LINE);
    hf_say(w, ", ");
    coq_set(w, HF_ROLE_BOX);
    hf_say(w, ")");
}

static void coq_part(hf_writer *w, uint32_t role)
{
    hf_list cells;
    hf_gather_marked(w, role, HF_ANY, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, cells.count == 1 ? " has " : " have ");
    hf_say_symbol_list(w, hf_gather_marked_symbols(w, role, HF_ANY), "and");
}

static void coq_pattern(hf_writer *w)
{
    hf_say(w, "Where ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_LINE));
    hf_say(w, " and ");
    hf_say_house_name(w, hf_gather_house(w, HF_ROLE_BOX));
    hf_say(w, " cross, ");
    coq_part(w, HF_ROLE_PATTERN);
    hf_say(w, ". On the rest of the line, ");
    coq_part(w, HF_ROLE_LINE);
    hf_say(w, "; in the rest of the box, ");
    coq_part(w, HF_ROLE_BOX);
    hf_say(w, ".");
}

static void coq_reason(hf_writer *w)
{
    hf_say(w, "All these cells together have just as many candidates as there are cells, so "
              "each of the candidates is used, and only in them: those of the line's cells on "
              "the line, those of the box's cells in the box.");
}

const hf_words hf_words_sets[] = {
    {&hf_rule_als_xz, 1, xz_line, sets_pattern, xz_reason},
    {&hf_rule_als_xy_wing, 1, xy_line, sets_pattern, xy_reason},
    {&hf_rule_als_chain, 1, chain_line, sets_pattern, chain_reason},
    {&hf_rule_death_blossom, 1, blossom_line, blossom_pattern, blossom_reason},
    {&hf_rule_sue_de_coq, 1, coq_line, coq_pattern, coq_reason},
    {NULL, 0, NULL, NULL, NULL}};
