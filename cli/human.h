/* SPDX-License-Identifier: MIT
 *
 * human.h - the engine `human-bets`: solving by logic and bets alone.
 *
 * It stands here and not among the library's engines, because those know nothing of logic; it
 * answers as they do.
 */
#ifndef HF_CLI_HUMAN_H
#define HF_CLI_HUMAN_H

#include "houseful/logic.h"
#include "houseful/puzzle.h"
#include "houseful/solve.h"

#define HF_HUMAN_NAME    "human-bets"
#define HF_HUMAN_SUMMARY "the rules a person uses, and bets where they end"

/* Is this its name? `name` may be NULL. */
bool hf_human_is(const char *name);

/* For boards of one shape; zero at first. */
typedef struct hf_human {
    hf_logic *logic;
    hf_board *board;
} hf_human;

/* HF_TOO_LARGE: a shape that logic does not serve. */
hf_status hf_human_open(hf_human *human, const hf_shape *shape);
void hf_human_close(hf_human *human);

/* What ends a search before all is known. */
typedef struct hf_human_limits {
    uint64_t solutions; /* stop at so many */
    uint64_t time_ns;   /* give up after so long; 0: never */
} hf_human_limits;

/* As hf_solver_solve_grid, or if `puzzle` is not NULL as hf_solver_solve; result->guesses counts the
 * bets. */
hf_status hf_human_solve(hf_human *human, const hf_grid *grid, const hf_puzzle *puzzle,
                         const hf_human_limits *limits, hf_result *result, hf_grid *first,
                         hf_grid *second);

#endif
