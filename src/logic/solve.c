/* SPDX-License-Identifier: MIT
 *
 * solve.c - a puzzle to its end by logic and bets alone.
 *
 * A solution that stands on bets does not prove that it is the only one: the last bet is then taken
 * back as if it had failed, and the search goes on, until enough solutions are found or no bet is
 * left. That is the whole search tree, walked depth first.
 */
#include "grid/grid_data.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"

static void write_values(const hf_view *v, hf_grid *grid)
{
    if (grid)
        for (uint32_t c = 0; c < v->cells; c++)
            grid->cell[c] = v->value[c];
}

static void note_solution(hf_logic *logic, hf_logic_result *result, hf_grid *first, hf_grid *second)
{
    result->solutions++;
    if (result->solutions == 1)
        write_values(&logic->view, first);
    else if (result->solutions == 2)
        write_values(&logic->view, second);
}

static hf_status take_step(hf_logic *logic, const hf_step *step, hf_logic_result *result)
{
    result->steps++;
    hf_status status = hf_logic_apply(logic, step);
    if (step->rule == &hf_rule_bet) {
        result->bets++;
        if (logic->bets > result->deepest)
            result->deepest = logic->bets;
    }
    return status;
}

static hf_status run(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                     uint64_t max_solutions, hf_logic_result *result, hf_step *step, hf_grid *first,
                     hf_grid *second)
{
    for (;;) {
        hf_status status = hf_logic_next(logic, ladder, facts, step);
        if (status == HF_END && hf_logic_state(logic) == HF_LOGIC_SOLVED) {
            note_solution(logic, result, first, second);
            result->exhausted = logic->bets == 0;
            if (result->solutions >= max_solutions || logic->bets == 0)
                return HF_OK;
            hf_bet_take_back(logic, step);
            status = hf_step_failed(step) ? HF_NO_MEMORY : HF_OK;
        } else if (status == HF_END) {
            result->exhausted = hf_logic_state(logic) == HF_LOGIC_BROKEN;
            return HF_OK;
        }
        if (status == HF_OK)
            status = take_step(logic, step, result);
        if (status != HF_OK)
            return status;
    }
}

hf_status hf_logic_solve(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                         uint64_t max_solutions, hf_logic_result *result, hf_grid *first,
                         hf_grid *second)
{
    hf_step *step;
    *result = (hf_logic_result){0};
    if (max_solutions == 0)
        return HF_BAD_ARGUMENT;
    hf_status status = hf_step_new(&step);
    hf_watch_begin_whole(&logic->watch);
    if (status == HF_OK)
        status = run(logic, ladder, facts, max_solutions, result, step, first, second);
    hf_watch_end_whole(&logic->watch);
    hf_step_free(step);
    return status;
}
