/* SPDX-License-Identifier: MIT
 *
 * net.h - what follows from a premise when consequences work together: several candidates gone from
 * a cell leave the last one, several places gone from a house leave the last one.
 *
 *      p --> 3 not in r1c1 --.
 *        \-> 5 not in r1c1 --+--> 8 in r1c1 --> ...          (r1c1 has the candidates 3 5 8)
 *
 * Two views of the same thing. hf_net_fill finds quickly *what* follows, in a few rounds of
 * singles, as the rows of bits that forcing.h reads. hf_net_spread finds *how*, one step after the
 * other with its reasons, without a limit; it reaches everything the former does.
 */
#ifndef HF_LOGIC_NET_H
#define HF_LOGIC_NET_H

#include "logic/table.h"

/* Adds to `direct` (rows of `words` words, one per literal of the table) what follows from each
 * literal of a candidate within `rounds` rounds of singles. False: memory ran out. */
bool hf_net_fill(hf_find *find, const hf_table *table, uint32_t rounds, uint64_t *direct,
                 uint32_t words);

/* Why a literal holds. */
typedef enum hf_net_cause { HF_NET_UNKNOWN, HF_NET_LINK, HF_NET_CELL, HF_NET_HOUSE } hf_net_cause;

typedef struct hf_net {
    uint16_t *lit; /* in the order in which they follow, the premise first */
    uint32_t count;
    uint8_t *cause;    /* [literal]: an hf_net_cause */
    uint16_t *before;  /* [literal]: LINK: what it follows from; HOUSE: the house */
    uint8_t *needed;   /* [literal]: for hf_net_tell */
    uint16_t *told;    /* [literal]: its node in the step */
    uint8_t *in_cell;  /* [cell]: candidates left */
    uint8_t *in_house; /* [house * (size + 1) + symbol]: places left */
} hf_net;

bool hf_net_take(hf_find *find, const hf_table *table, hf_net *net);
void hf_net_spread(const hf_view *view, const hf_table *table, uint32_t premise, hf_net *net);
/* The number of literals it takes to come to one; UINT32_MAX: it does not follow. */
uint32_t hf_net_measure(const hf_view *view, const hf_table *table, hf_net *net, uint32_t to);
/* Adds them to a step, with a link from each reason. */
void hf_net_tell(hf_step *step, const hf_view *view, const hf_table *table, hf_net *net,
                 uint32_t to, uint32_t number);

#endif
