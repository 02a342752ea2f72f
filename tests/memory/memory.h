/* SPDX-License-Identifier: MIT
 *
 * memory.h - every call of the library with every allocation refused once.
 *
 * A *chain* is a series of public calls. Each call that reports HF_NO_MEMORY is made once more, as a
 * program would after it has freed something: then it must succeed, and all that the chain tells must be
 * what it tells when nothing is refused. Where everything from one allocation on is refused, the chain
 * ends there. In both cases nothing may be left allocated.
 */
#ifndef TESTS_MEMORY_MEMORY_H
#define TESTS_MEMORY_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/houseful.h"

/* ---- refusing (refuse.c, linked in place of malloc and its kin) -------------------------------- */

/* From now on: refuses allocation number `at` (from 1; 0: none), and all later ones if `on`. */
void memory_refuse(uint64_t at, bool on);
uint64_t memory_asked(void);   /* allocations asked for since then */
uint64_t memory_refused(void); /* of these, refused */
int64_t memory_live(void);     /* allocated and not freed, in all */

/* From now on: the numbers of allocations that are reached by a way (a series of calls) never seen before
 * go to the list, and memory_noted ends that and says how many. */
void memory_note(uint64_t *list, size_t most);
size_t memory_noted(void);

/* ---- chains ---------------------------------------------------------------------------------- */

typedef struct chain {
    uint64_t digest;     /* of all that was told */
    uint32_t complaints; /* calls that reported HF_NO_MEMORY */
    hf_status last;      /* HF_NO_MEMORY: the chain ended there */
} chain;

/* Adds to the digest. */
void chain_tell(chain *c, const void *data, size_t size);
static inline void chain_number(chain *c, uint64_t number)
{
    chain_tell(c, &number, sizeof number);
}

/* Calls, once more if memory was refused; leaves by `goto out` if that fails too. Any other status is
 * told. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        c->last = (call);                                                                          \
        if (c->last == HF_NO_MEMORY) {                                                             \
            c->complaints++;                                                                       \
            c->last = (call);                                                                      \
        }                                                                                          \
        if (c->last == HF_NO_MEMORY)                                                               \
            goto out;                                                                              \
        chain_number(c, (uint64_t)c->last);                                                        \
    } while (0)

typedef struct chain_kind {
    const char *name;
    void (*run)(chain *c, uint32_t which);
    uint32_t variants;
} chain_kind;

extern const chain_kind chains_boards[], chains_solve[], chains_logic[], chains_kinds[],
    chains_variants[], chains_texts[];
/* ended by a NULL name */
void chain_ranks_of_boards(chain *c, uint32_t which);
extern const chain_kind chains_seldom[]; /* likewise; run if named, and in the long run */

#endif
