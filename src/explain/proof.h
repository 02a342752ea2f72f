/* SPDX-License-Identifier: MIT
 *
 * proof.h - numbered lines with references, for steps that rest on many facts (proof.c).
 */
#ifndef HF_EXPLAIN_PROOF_H
#define HF_EXPLAIN_PROOF_H

#include "explain/writer.h"

/* More facts than this are left untold; a proof so long is read by nobody. */
enum { HF_PROOF_FACTS = 256, HF_PROOF_WORDS = 5 };

/* A node of the step that is so, or is not so. */
typedef struct hf_fact {
    uint16_t node;
    uint16_t line;  /* 0: it has none */
    uint16_t house; /* that shows it, or HF_NO_HOUSE */
    bool is;
    bool in_cell;                /* its own cell shows it */
    uint64_t by[HF_PROOF_WORDS]; /* the lines it rests on */
} hf_fact;

typedef struct hf_proof {
    hf_writer *w;
    uint32_t lines;
    uint32_t cases; /* one of several cases is told: its number; 0: there is only one */
    uint32_t facts;
    hf_fact fact[HF_PROOF_FACTS];
    uint64_t ends[HF_PROOF_WORDS]; /* the lines on which the ends of all chains rest */
} hf_proof;

/* A line for what is supposed, if it has none yet. */
void hf_proof_suppose(hf_proof *proof, uint32_t node, bool is);
/* The lines of one chain, what was told before left out. `end`: its last fact gets a line even if it
 * is not so. */
void hf_proof_chain(hf_proof *proof, uint32_t chain, bool end);

/* "r4c2 is 3", "r4c2 is not 3", "3 is in one of r5c1 and r6c1", "3 is in none of ..." */
void hf_proof_say_node(hf_writer *w, const hf_node *node, bool is);
/* "by 1, 2 and 4" */
void hf_proof_say_lines(hf_writer *w, const uint64_t *lines);

#endif
