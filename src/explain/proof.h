/* SPDX-License-Identifier: MIT
 *
 * proof.h - what all proofs in numbered lines share: their layout, and the words around the lines.
 *
 *     r1c2 must be 5, 6 or 9.                                  the opening, where there are cases
 *     1. Suppose r1c2 is 5 (case 1). That clears 5 from r1c7.
 *     2. r1c7 is 2, its only candidate left (by 1).
 *     ...
 *     All cases end alike.                                     the end
 *
 * Steps bring proofs in two forms: inferences (inference.h), and nodes with links (proof.c).
 */
#ifndef HF_EXPLAIN_PROOF_H
#define HF_EXPLAIN_PROOF_H

#include "explain/writer.h"

/* Is it a chain that comes back to its beginning: no supposition, no cases? */
static inline bool hf_proof_is_cycle(const hf_writer *w)
{
    return w->step->rule >= hf_rule_cycle && w->step->rule < hf_rule_cycle + 3;
}

/* ---- layout ---------------------------------------------------------------------------------- */

/* Begins line `number`, `depth` proofs deep. */
void hf_proof_begin_line(hf_writer *w, uint32_t number, uint32_t depth);
/* " That clears 3 from r3c46,r5c4 and 7 and 8 from r1c4.": what a line makes impossible. The callback
 * gives the cells from which it clears a symbol. */
typedef void (*hf_cleared_fn)(const void *proof, uint32_t line, uint32_t symbol, hf_list *cells);
void hf_proof_say_cleared(hf_writer *w, hf_cleared_fn cleared, const void *proof, uint32_t line);
/* "In row 3, 5 must be in r3c1 or r3c7.", "r1c2 must be 5, 6 or 9.": what the cases are. */
void hf_proof_say_choice(hf_writer *w);
/* "Suppose that r1c2 were 5, and see where that leads.": for who is shown no lines. */
void hf_proof_say_supposition(hf_writer *w, uint32_t cell, uint32_t symbol, bool is);
/* What stands behind the lines that end a supposition, and all cases. */
#define HF_PROOF_WRONG ", so the supposition is wrong."
#define HF_PROOF_ALIKE "All cases end alike."

/* ---- nodes and links (proof.c) --------------------------------------------------------------- */

/* More facts of one case than this are left untold; a proof so long is read by nobody. */
enum { HF_PROOF_FACTS = 256, HF_PROOF_WORDS = HF_PROOF_FACTS / 64 };

/* A node of the step that is so, or is not so. */
typedef struct hf_fact {
    uint16_t node;
    uint16_t line;  /* 0: it has none */
    uint16_t house; /* that shows it, or HF_NO_HOUSE */
    uint16_t cause; /* of a fact that is not so: the number of the one that clears it */
    bool is;
    bool supposed;
    bool in_cell;                /* its own cell shows it */
    uint64_t by[HF_PROOF_WORDS]; /* the facts it rests on that have lines: bits of their numbers */
} hf_fact;

typedef struct hf_proof {
    hf_writer *w;
    uint32_t lines;
    uint32_t cases; /* one of several cases is told: its number; 0: there is only one */
    uint32_t facts;
    bool cut; /* there were more of them */
    hf_fact fact[HF_PROOF_FACTS];
    uint64_t ends[HF_PROOF_WORDS]; /* the facts with lines on which the ends of all chains rest */
} hf_proof;

/* Begins the next of several cases: no fact of one holds in another. */
void hf_proof_begin_case(hf_proof *proof);
/* Takes in one chain, what was met before left out. `end`: its last fact gets a line even if it is
 * not so. */
void hf_proof_take_chain(hf_proof *proof, uint32_t chain, bool end);
/* Says the lines of all that was taken in. */
void hf_proof_say(const hf_proof *proof);

/* "by 1, 2 and 4": the lines of these facts. */
void hf_proof_say_lines(const hf_proof *proof, const uint64_t *facts);

#endif
