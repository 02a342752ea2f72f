/* SPDX-License-Identifier: MIT
 *
 * nine_needs.c - see nine_needs.h.
 */
#include "nine_needs.h"

#include <stdlib.h>

#include "command.h"

enum { ALL = 0x1ff };

hf_status hf_nine_needs_open(hf_nine_needs *needs, const hf_shape *nine)
{
    hf_solve_options options;
    *needs = (hf_nine_needs){0};
    hf_solve_options_init(&options, sizeof options);
    options.cpu = hf_cli_cpu();
    options.max_solutions = 1;
    needs->masks = malloc((size_t)HF_NINE_QUESTIONS * HF_NINE_CELLS * sizeof *needs->masks);
    needs->briefs = malloc(HF_NINE_QUESTIONS * sizeof *needs->briefs);
    if (needs->masks == NULL || needs->briefs == NULL)
        return HF_NO_MEMORY;
    return hf_solver_new(nine, &options, &needs->solver);
}

void hf_nine_needs_close(hf_nine_needs *needs)
{
    hf_solver_free(needs->solver);
    free(needs->masks);
    free(needs->briefs);
    *needs = (hf_nine_needs){0};
}

void hf_nine_needs_ask(hf_nine_needs *needs, const uint8_t board[HF_NINE_CELLS], size_t cell,
                       uint8_t digit)
{
    uint16_t *mask = needs->masks + needs->count++ * HF_NINE_CELLS;
    for (size_t i = 0; i < HF_NINE_CELLS; i++)
        mask[i] = board[i] != 0 ? (uint16_t)(1u << (board[i] - 1)) : ALL;
    mask[cell] = (uint16_t)(ALL & ~(1u << (digit - 1)));
}

hf_status hf_nine_needs_answer(hf_nine_needs *needs)
{
    size_t count = needs->count;
    needs->count = 0;
    if (count == 0)
        return HF_OK;
    return hf_solve_many_candidates(needs->solver, count, needs->masks, needs->briefs, NULL);
}

bool hf_nine_needed(const hf_nine_needs *needs, size_t i)
{
    return needs->briefs[i].count > 0;
}
