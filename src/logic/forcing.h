/* SPDX-License-Identifier: MIT
 *
 * forcing.h - what must be true or false because of where assumptions lead.
 *
 * Contradiction: a premise is wrong if from it follows that
 *     some candidate is true and false;            a cell has no candidate left;
 *     a house has no place left for a symbol.
 * Verity: something is so if it follows
 *     from a candidate being true as well as from its being false;
 *     from every candidate of a cell;              from every place of a symbol in a house.
 *
 * Chains and nets differ in what follows from a premise (`reach`), and in how a way from a premise
 * to something that follows is measured and told; the rest is here. A *result* is a literal of a
 * candidate that must hold: to be placed if true, to be struck if false.
 */
#ifndef HF_LOGIC_FORCING_H
#define HF_LOGIC_FORCING_H

#include "logic/collect.h"
#include "logic/table.h"

enum { HF_MOST_WAYS = HF_LOGIC_MAX_SIZE };

/* Why a result holds: ways from premises to what follows from them. */
typedef struct hf_deduction {
    bool verity;
    uint32_t result; /* literal */
    uint32_t house;  /* where it breaks, or whose places are the premises; HF_NO_HOUSE */
    uint32_t cell;   /* likewise; HF_NO_CELL */
    uint32_t ways;
    uint16_t from[HF_MOST_WAYS], to[HF_MOST_WAYS];
} hf_deduction;

typedef struct hf_forcing hf_forcing;
struct hf_forcing {
    hf_find *find;
    const hf_table *table;
    const hf_rule *rule; /* [0] contradiction, [1] verity */
    uint32_t words;
    uint64_t *reach; /* [literal * words]: all that follows */
    /* The length of one way; UINT32_MAX: there is none. */
    uint32_t (*measure)(hf_forcing *f, uint32_t from, uint32_t to);
    /* Adds a way to a step, as chain number `number`. */
    void (*tell)(hf_forcing *f, hf_step *step, uint32_t from, uint32_t to, uint32_t number);
    void *own; /* of measure and tell */
};

/* Finds and tells all results, the first of them first: placements by cell, then what is struck by
 * cell and symbol. */
void hf_forcing_run(hf_forcing *f);

#endif
