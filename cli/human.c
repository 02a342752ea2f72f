/* SPDX-License-Identifier: MIT
 *
 * human.c - see human.h.
 */
#include "human.h"

#include <string.h>

bool hf_human_is(const char *name)
{
    return name && strcmp(name, HF_HUMAN_NAME) == 0;
}

hf_status hf_human_open(hf_human *human, const hf_shape *shape)
{
    hf_status status = hf_logic_new(shape, &human->logic);

    if (status == HF_OK)
        status = hf_board_new(shape, &human->board);
    return status;
}

void hf_human_close(hf_human *human)
{
    hf_board_free(human->board);
    hf_logic_free(human->logic);
    *human = (hf_human){NULL, NULL};
}

/* Without bets left to try, what was found is all there is. */
static hf_answer answer_of(const hf_logic_result *found)
{
    if (found->solutions > 1)
        return HF_MULTIPLE;
    if (!found->exhausted)
        return HF_LIMIT;
    return found->solutions == 1 ? HF_UNIQUE : HF_NONE;
}

hf_status hf_human_solve(hf_human *human, const hf_grid *grid, const hf_puzzle *puzzle,
                         const hf_human_limits *limits, hf_result *result, hf_grid *first,
                         hf_grid *second)
{
    hf_logic_result found = {0};
    hf_status status;

    *result = (hf_result){.answer = HF_INVALID};
    if (puzzle && hf_puzzle_is_variant(puzzle)) {
        result->constraint =
            hf_puzzle_constraints(puzzle); /* its last; houses and candidates come first */
        return HF_UNSUPPORTED;
    }
    if (puzzle ? hf_puzzle_clashes(puzzle, NULL, &result->clash, 1) > 0
               : hf_grid_clashes(grid, &result->clash, 1) > 0)
        return HF_OK;
    if (puzzle)
        hf_puzzle_board(puzzle, human->board);
    else
        hf_board_load(human->board, grid);
    hf_logic_load(human->logic, human->board);
    hf_logic_set_time_limit(human->logic, limits->time_ns);
    status = hf_logic_solve(human->logic, NULL, NULL, limits->solutions, &found, first, second);
    if (status != HF_OK && status != HF_STOPPED)
        return status;
    result->answer = answer_of(&found);
    if (status == HF_STOPPED && result->answer != HF_MULTIPLE)
        result->answer = HF_LIMIT;
    result->count = found.solutions;
    result->guesses = found.bets;
    result->exhausted = found.exhausted;
    return HF_OK;
}
