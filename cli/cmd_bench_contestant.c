/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_contestant.c - who takes part in a benchmark, and one puzzle solved by one of them.
 */
#include "cmd_bench.h"

#include <stdio.h>
#include <string.h>

#include "command.h"

void hf_bench_contestant_init(hf_bench_contestant *who, const hf_engine *engine)
{
    *who = (hf_bench_contestant){.engine = engine, .is_human = engine == NULL};
    snprintf(who->name, sizeof who->name, "%s", engine ? hf_engine_name(engine) : HF_HUMAN_NAME);
}

bool hf_bench_contestant_open(hf_bench_contestant *who, const hf_bench_set *set,
                              uint64_t give_up_ns)
{
    hf_solve_options options;

    if (who->peer)
        return set->plain;
    if (who->is_human)
        return set->puzzles == NULL && hf_human_open(&who->human, set->shape) == HF_OK;
    if (set->puzzles != NULL && !hf_engine_honours(who->engine, set->puzzles[0], NULL))
        return false;
    hf_solve_options_init(&options, sizeof options);
    options.engine = who->engine;
    options.cpu = hf_cli_cpu();
    options.time_limit_ns = give_up_ns;
    return hf_solver_new(set->shape, &options, &who->solver) == HF_OK;
}

void hf_bench_contestant_close(hf_bench_contestant *who)
{
    hf_solver_free(who->solver);
    who->solver = NULL;
    hf_human_close(&who->human);
}

void hf_bench_contestant_solve(const hf_bench_contestant *who, const hf_bench_set *set, size_t i,
                               hf_bench_tally *tally)
{
    hf_result result = {0};
    hf_status status;

    if (who->peer) {
        char solution[HF_BENCH_PENCIL_TEXT];
        size_t guesses = 0;
        tally->solutions += who->peer(set->text + i * set->text_step, 2, 0, solution, &guesses);
        tally->guesses += guesses;
        return;
    }
    if (set->puzzles != NULL)
        status = hf_solver_solve(who->solver, set->puzzles[i], &result, NULL, NULL);
    else if (who->is_human)
        status = hf_human_solve((hf_human *)(uintptr_t)&who->human, hf_bench_set_grid(set, i), NULL,
                                &(hf_human_limits){.solutions = 2}, &result, NULL, NULL);
    else
        status = hf_solver_solve_grid(who->solver, hf_bench_set_grid(set, i), &result, NULL, NULL);
    tally->unfinished += status != HF_OK || result.answer == HF_LIMIT;
    tally->solutions += result.count;
    tally->guesses += result.guesses;
}
