/* SPDX-License-Identifier: MIT
 *
 * words_proof.c - forcing chains and cycles that bring a proof: what is assumed, the proof line by
 * line, and what all branches come to.
 */
#include "base/bits.h"
#include "explain/inference.h"
#include "explain/proof.h"

/* ---- notation -------------------------------------------------------------------------------- */

static bool has_conflict(const hf_writer *w)
{
    return hf_gather_marked_symbols(w, HF_ROLE_CONFLICT, HF_ANY) != 0;
}

/* The assumption of each branch: ": r1c1=5", ": r1c1=5/7", ": 5 in row 2". */
static void proof_line(hf_writer *w)
{
    const char *between = ": ";
    for (uint32_t i = 0; i < w->step->inferences; i++) {
        const hf_inference *t = &w->step->inference[i];
        if (t->depth || t->ground != HF_GROUND_SUPPOSED)
            continue;
        hf_say(w, between);
        hf_say_cell(w, t->cell);
        hf_say(w, t->holds ? "=" : "<>");
        hf_say_symbol(w, t->symbol);
        between = ", ";
    }
}

/* ---- sentences ------------------------------------------------------------------------------- */

static void proof_pattern(hf_writer *w)
{
    const hf_inference *first = w->step->inference;
    if (hf_proof_is_cycle(w)) {
        hf_say(w, "A chain of links starts from ");
        hf_say_symbol(w, first->symbol);
        hf_say(w, " in ");
        hf_say_cell(w, first->cell);
        hf_say(w, " and comes back to it.");
    } else if (hf_gather_groups(w, HF_ROLE_PREMISE) > 1) {
        hf_proof_say_choice(w);
    } else {
        hf_proof_say_supposition(w, first->cell, first->symbol, first->holds);
    }
}

/* The two lines of the outermost proof that say the opposite of each other. */
static void say_conflict_lines(const hf_inferences *proof, uint32_t cell, uint32_t symbols)
{
    const hf_step *step = proof->w->step;
    const char *between = "";
    for (uint32_t i = 0; i < step->inferences; i++) {
        const hf_inference *t = &step->inference[i];
        if (t->depth || t->cell != cell || !(symbols >> (t->symbol - 1) & 1))
            continue;
        hf_say(proof->w, between);
        hf_say_number(proof->w, proof->line[i]);
        between = " and ";
    }
}

/* What the proof comes to. */
static void say_end(const hf_inferences *proof, hf_writer *w)
{
    hf_list cells;
    if (hf_proof_is_cycle(w)) {
        hf_say(w, "The chain is a circle and can be read both ways, so of any two neighbours in "
                  "it one is true; what sees both is false.");
    } else if (has_conflict(w)) {
        uint32_t symbols = hf_gather_marked_symbols(w, HF_ROLE_CONFLICT, HF_ANY);
        hf_gather_marked(w, HF_ROLE_CONFLICT, HF_ANY, &cells);
        hf_say(w, "Then ");
        hf_say_cell(w, cells.at[0]);
        hf_say(w, " must be ");
        hf_say_symbol_list(w, symbols, "or");
        hf_say(w, " and cannot be (by ");
        say_conflict_lines(proof, cells.at[0], symbols);
        hf_say(w, ")" HF_PROOF_WRONG);
    } else if (hf_gather_groups(w, HF_ROLE_PREMISE) > 1) {
        hf_say(w, HF_PROOF_ALIKE);
    } else {
        hf_say(w, "That contradicts line 1" HF_PROOF_WRONG);
    }
}

static void proof_reason(hf_writer *w)
{
    hf_inferences proof;
    if (!hf_inferences_number(&proof, w)) {
        hf_say(w, "The proof is too long to be told.");
        return;
    }
    for (uint32_t i = 0; i < w->step->inferences; i++) {
        if (!hf_inference_leads(&proof, i))
            continue;
        hf_proof_begin_line(w, proof.line[i], w->step->inference[i].depth);
        hf_inference_say(&proof, i);
    }
    hf_say_break(w);
    say_end(&proof, w);
}

const hf_words hf_words_proof[] = {
    {hf_rule_cycle, 3, proof_line, proof_pattern, proof_reason},
    {hf_rule_forcing_line, 2, proof_line, proof_pattern, proof_reason},
    {hf_rule_forcing_more, 8, proof_line, proof_pattern, proof_reason},
    {NULL, 0, NULL, NULL, NULL}};
