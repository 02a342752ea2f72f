/* SPDX-License-Identifier: MIT
 *
 * words_sets.c - almost locked sets: XZ-rule, XY-wing, chain, death blossom; and Sue de Coq.
 */
#include "base/bits.h"
#include "explain/tale.h"

/* "r7c1,r89c3 {2359}" */
static void set_notation(hf_tale *tale, uint32_t role, uint32_t group)
{
    hf_list cells;
    hf_tale_marked(tale, role, group, HF_ANY, &cells);
    hf_tell_cells(tale, &cells);
    hf_tell(tale, " {");
    hf_tell_symbols(tale, hf_tale_marked_symbols(tale, role, group), "");
    hf_tell(tale, "}");
}

static void letter(hf_tale *tale, uint32_t group)
{
    hf_text_char(&tale->text, (char)('A' + group));
}

/* "A=r7c7 {23}, B=r7c1,r89c3 {2359}" */
static void sets_notation(hf_tale *tale, uint32_t groups)
{
    for (uint32_t g = 0; g < groups; g++) {
        hf_tell(tale, g ? ", " : "");
        letter(tale, g);
        hf_tell(tale, "=");
        set_notation(tale, HF_ROLE_SET, g);
    }
}

/* ---- XZ-rule --------------------------------------------------------------------------------- */

static void xz_line(hf_tale *tale)
{
    uint32_t commons = hf_tale_marked_symbols(tale, HF_ROLE_COMMON, HF_ANY);
    hf_tell(tale, ": ");
    sets_notation(tale, 2);
    hf_tell(tale, ", X=");
    hf_tell_symbols(tale, commons, ",");
    uint32_t z = hf_tale_result_symbols(tale) & ~commons;
    if (hf_popcount32(commons) == 1 && z) {
        hf_tell(tale, ", Z=");
        hf_tell_symbols(tale, z, ",");
    }
}

static void set_sentence(hf_tale *tale, uint32_t role, uint32_t group, const char *name)
{
    hf_list cells;
    hf_tale_marked(tale, role, group, HF_ANY, &cells);
    hf_tell(tale, name);
    if (role == HF_ROLE_SET)
        letter(tale, group);
    hf_tell(tale, " is ");
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, " with the candidates ");
    hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, role, group), "and");
}

static void sets_pattern(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_SET);
    for (uint32_t g = 0; g < groups; g++) {
        hf_tell(tale, g ? "; " : "");
        set_sentence(tale, HF_ROLE_SET, g, g ? "set " : "Set ");
    }
    hf_tell(tale, ". Each has one candidate more than cells: take one away, and all the others "
                  "must stand in it.");
}

static void xz_reason(hf_tale *tale)
{
    uint32_t commons = hf_tale_marked_symbols(tale, HF_ROLE_COMMON, HF_ANY);
    uint32_t z = hf_tale_result_symbols(tale) & ~commons;
    if (hf_popcount32(commons) > 1) {
        hf_tell(tale, "Neither ");
        hf_tell_symbol_list(tale, commons, "nor");
        hf_tell(tale, " can be in both sets, for their places in A and in B see each other. So "
                      "each set has exactly one of them, and keeps all its other candidates to "
                      "itself.");
        return;
    }
    hf_tell_symbols(tale, commons, "");
    hf_tell(tale, " cannot be in both sets, for its places in A and in B see each other. So one "
                  "of the sets lacks it, and that one holds ");
    hf_tell_symbol_list(tale, z, "and");
    hf_tell(tale, ". A cell that sees all places for such a candidate in both sets cannot have "
                  "it.");
}

/* ---- XY-wing --------------------------------------------------------------------------------- */

static uint32_t wing_symbols(const hf_tale *tale, uint32_t group)
{
    return hf_tale_marked_symbols(tale, HF_ROLE_COMMON, group);
}

static void xy_line(hf_tale *tale)
{
    hf_tell(tale, ": ");
    sets_notation(tale, 3);
    hf_tell(tale, ", X,Y=");
    hf_tell_symbols(tale, wing_symbols(tale, 0) | wing_symbols(tale, 1), ",");
    hf_tell(tale, ", Z=");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), ",");
}

static void xy_reason(hf_tale *tale)
{
    hf_tell_symbols(tale, wing_symbols(tale, 0), "");
    hf_tell(tale, " cannot be in both A and C, nor ");
    hf_tell_symbols(tale, wing_symbols(tale, 1), "");
    hf_tell(tale, " in both B and C. C holds at least one of the two, so A lacks the first or B "
                  "the second; and the set that lacks it holds ");
    hf_tell_symbol_list(tale, hf_tale_result_symbols(tale), "and");
    hf_tell(tale, ". A cell that sees all places for it in A and B cannot have it.");
}

/* ---- chain ----------------------------------------------------------------------------------- */

static void chain_line(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_SET);
    hf_tell(tale, ": ");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), ",");
    hf_tell(tale, "- ");
    for (uint32_t g = 0; g < groups; g++) {
        if (g) {
            hf_tell(tale, " -");
            hf_tell_symbols(tale, wing_symbols(tale, g - 1), ",");
            hf_tell(tale, "- ");
        }
        set_notation(tale, HF_ROLE_SET, g);
    }
    hf_tell(tale, " -");
    hf_tell_symbols(tale, hf_tale_result_symbols(tale), ",");
}

static void chain_reason(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_SET);
    uint32_t z = hf_tale_result_symbols(tale);
    hf_tell(tale, "If set A does not hold ");
    hf_tell_symbol_list(tale, z, "or");
    for (uint32_t g = 0; g + 1 < groups; g++) {
        hf_tell(tale, g ? " Then " : ", ");
        hf_tell(tale, g ? "set " : "it");
        if (g)
            letter(tale, g);
        hf_tell(tale, " holds ");
        hf_tell_symbols(tale, wing_symbols(tale, g), ",");
        hf_tell(tale, ", and set ");
        letter(tale, g + 1);
        hf_tell(tale, " cannot.");
    }
    hf_tell(tale, " Then set ");
    letter(tale, groups - 1);
    hf_tell(tale, " holds ");
    hf_tell_symbol_list(tale, z, "and");
    hf_tell(tale, ". So the first set or the last holds it, and a cell that sees all its places "
                  "in both cannot.");
}

/* ---- death blossom --------------------------------------------------------------------------- */

static void blossom_line(hf_tale *tale)
{
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_PETAL);
    hf_tell(tale, ": ");
    set_notation(tale, HF_ROLE_STEM, HF_ANY);
    for (uint32_t g = 0; g < groups; g++) {
        hf_tell(tale, ", ");
        hf_tell_symbols(tale, wing_symbols(tale, g), "");
        hf_tell(tale, "- ");
        set_notation(tale, HF_ROLE_PETAL, g);
    }
}

static void blossom_pattern(hf_tale *tale)
{
    hf_list stem;
    uint32_t groups = hf_tale_groups(tale, HF_ROLE_PETAL);
    hf_tale_marked(tale, HF_ROLE_STEM, HF_ANY, HF_ANY, &stem);
    hf_tell(tale, "The stem is ");
    hf_tell_cell_list(tale, &stem, "and");
    hf_tell(tale, ". For each of its candidates there is a petal, a set of cells with one "
                  "candidate more than cells, whose places for that candidate it sees:");
    for (uint32_t g = 0; g < groups; g++) {
        hf_list cells;
        hf_tale_marked(tale, HF_ROLE_PETAL, g, HF_ANY, &cells);
        hf_tell(tale, g ? "; for " : " for ");
        hf_tell_symbols(tale, wing_symbols(tale, g), "");
        hf_tell(tale, ", ");
        hf_tell_cell_list(tale, &cells, "and");
        hf_tell(tale, " with ");
        hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, HF_ROLE_PETAL, g), "and");
    }
    hf_tell(tale, ".");
}

static void blossom_reason(hf_tale *tale)
{
    hf_tell(tale, "Whatever the stem becomes, the petal of that candidate loses it and holds all "
                  "its others, among them ");
    hf_tell_symbol_list(tale, hf_tale_result_symbols(tale), "and");
    hf_tell(tale, ". A cell that sees its places in every petal cannot have it.");
}

/* ---- Sue de Coq ------------------------------------------------------------------------------ */

static void coq_set(hf_tale *tale, uint32_t role)
{
    hf_list cells;
    hf_tale_marked(tale, role, HF_ANY, HF_ANY, &cells);
    hf_tell_cells(tale, &cells);
    hf_tell(tale, " - {");
    hf_tell_symbols(tale, hf_tale_marked_symbols(tale, role, HF_ANY), "");
    hf_tell(tale, "}");
}

static void coq_line(hf_tale *tale)
{
    hf_tell(tale, ": ");
    coq_set(tale, HF_ROLE_PATTERN);
    hf_tell(tale, " (");
    coq_set(tale, HF_ROLE_LINE);
    hf_tell(tale, ", ");
    coq_set(tale, HF_ROLE_BOX);
    hf_tell(tale, ")");
}

static void coq_part(hf_tale *tale, uint32_t role)
{
    hf_list cells;
    hf_tale_marked(tale, role, HF_ANY, HF_ANY, &cells);
    hf_tell_cell_list(tale, &cells, "and");
    hf_tell(tale, cells.count == 1 ? " has " : " have ");
    hf_tell_symbol_list(tale, hf_tale_marked_symbols(tale, role, HF_ANY), "and");
}

static void coq_pattern(hf_tale *tale)
{
    hf_tell(tale, "Where a line and a box cross, ");
    coq_part(tale, HF_ROLE_PATTERN);
    hf_tell(tale, ". On the rest of the line, ");
    coq_part(tale, HF_ROLE_LINE);
    hf_tell(tale, "; in the rest of the box, ");
    coq_part(tale, HF_ROLE_BOX);
    hf_tell(tale, ".");
}

static void coq_reason(hf_tale *tale)
{
    hf_tell(tale, "All these cells together have just as many candidates as there are cells, so "
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
