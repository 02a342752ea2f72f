/* SPDX-License-Identifier: MIT
 *
 * company.h - all lane engines that can run here, and what they say about a batch of puzzles, compared.
 */
#ifndef TEST_COMPANY_H
#define TEST_COMPANY_H

#include "support/maker.h"

enum { BATCH = 2000, STRIDE = 83 };

/* The lane engines that run here, and `nine`; last, those made for tests only: AVX-512 under
 * emulation and the one with hardly any memory. */
typedef struct company {
    hf_solver *solver[16];
    size_t count;
    size_t real; /* without those for tests */
    uint64_t limit;
} company;

hf_solver *company_solver(const hf_shape *shape, const hf_engine *engine, uint64_t limit);
void company_gather(company *c, const hf_shape *shape, uint64_t limit);
void company_free(company *c);

typedef struct batch {
    char text[BATCH][CELLS];
    const char *texts[BATCH];
    hf_brief want[BATCH], got[BATCH];
    char want_solution[BATCH][STRIDE], got_solution[BATCH][STRIDE];
} batch;

batch *batch_new(void);

/* Fails if what was got of some puzzles is not what is wanted. */
void batch_compare(const batch *b, size_t first, size_t count, const char *engine);

/* A batch judged by a simple engine, then by all others; those for tests only are slow and take part if `all`. */
void batch_judge(batch *b, hf_solver *simple, company *c, hf_rng *rng, bool all);

#endif
