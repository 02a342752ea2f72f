/* SPDX-License-Identifier: MIT
 *
 * kinds_judge.h - written constraints as clauses, from what each kind means, for the SAT solver CaDiCaL. It reads a
 * puzzle through its public functions alone: neither primitives nor engines, so that it can judge both.
 */
#ifndef TEST_KINDS_JUDGE_H
#define TEST_KINDS_JUDGE_H

#include "houseful/houseful.h"

typedef enum verdict {
    VERDICT_REFUSED, /* a kind it has no clauses for, a board that is not N x N or counts from 0 */
    VERDICT_UNKNOWN, /* too many conflicts */
    VERDICT_NONE,
    VERDICT_UNIQUE,
    VERDICT_SEVERAL
} verdict;

/* The first solution, if there is one, into `values`: a symbol for every cell. */
verdict judge_kinds(const hf_puzzle *puzzle, int most_conflicts, uint16_t *values);

/* The same of those constraints and givens alone that are not 0, as hf_solver_contradiction tells them. Houses always
 * count; what a mark allows to rules for the whole board it still allows when it is left out. */
verdict judge_set(const hf_puzzle *puzzle, const uint8_t *constraints, const uint8_t *cells,
                  int most_conflicts, uint16_t *values);

#endif
