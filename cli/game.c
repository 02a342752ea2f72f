/* SPDX-License-Identifier: MIT
 *
 * game.c - see game.h.
 */
#include "game.h"

#include <string.h>

#include "command.h"
#include "term.h"

void hf_game_close(hf_game *game)
{
    hf_solver_free(game->solver);
    hf_logic_free(game->logic);
    hf_step_free(game->step);
    hf_board_free(game->start);
    hf_board_free(game->now);
    hf_board_free(game->after);
    hf_grid_free(game->scratch);
    hf_grid_free(game->givens);
    hf_grid_free(game->values);
    hf_grid_free(game->first);
    hf_grid_free(game->second);
    hf_shape_free(game->shape);
    *game = (hf_game){.time_limit_ns = game->time_limit_ns, .until = game->until};
}

/* Nobody waits longer to be told whether there is one solution. */
static const uint64_t USUAL_LIMIT = UINT64_C(60000000000);

static hf_status open_for(hf_game *game, const hf_shape *shape)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &game->shape);

    options.cpu = hf_cli_cpu();
    options.time_limit_ns = game->time_limit_ns ? game->time_limit_ns : USUAL_LIMIT;
    if (status == HF_OK)
        status = hf_logic_new(game->shape, &game->logic);
    if (status == HF_OK)
        status = hf_solver_new(game->shape, &options, &game->solver);
    if (status == HF_OK)
        status = hf_step_new(&game->step);
    if (status == HF_OK)
        status = hf_board_new(game->shape, &game->start);
    if (status == HF_OK)
        status = hf_board_new(game->shape, &game->now);
    if (status == HF_OK)
        status = hf_board_new(game->shape, &game->after);
    if (status == HF_OK)
        status = hf_grid_new(game->shape, &game->scratch);
    if (status == HF_OK)
        status = hf_grid_new(game->shape, &game->givens);
    if (status == HF_OK)
        status = hf_grid_new(game->shape, &game->values);
    if (status == HF_OK)
        status = hf_grid_new(game->shape, &game->first);
    if (status == HF_OK)
        status = hf_grid_new(game->shape, &game->second);
    return status;
}

static hf_status change_shape(hf_game *game, const hf_shape *shape)
{
    if (game->shape && hf_shape_same(hf_shape_spec_of(game->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    hf_game_close(game);
    hf_status status = open_for(game, shape);
    if (status != HF_OK)
        hf_game_close(game);
    return status;
}

/* The position: clues, what the player has entered, and what the marks still allow. */
static void set_up(hf_game *game, const hf_record *record)
{
    size_t bytes = hf_shape_cells(game->shape) * sizeof(uint16_t);

    game->puzzle = record->puzzle && hf_puzzle_is_variant(record->puzzle) ? record->puzzle : NULL;
    hf_grid_copy(game->values, record->grid);
    memcpy(hf_grid_values(game->givens),
           record->puzzle ? hf_puzzle_clues(record->puzzle) : hf_grid_const_values(record->grid),
           bytes);
    if (record->puzzle)
        hf_puzzle_position(record->puzzle, game->start);
    else
        hf_board_load(game->start, game->givens);
}

static bool clashes(const hf_game *game, const hf_record *record, hf_clash *clash)
{
    if (record->puzzle)
        return hf_puzzle_clashes(record->puzzle, hf_grid_values(game->values), clash, 1) > 0;
    return hf_grid_clashes(game->values, clash, 1) > 0;
}

/* The clues alone, within the time that is left. */
static hf_status ask_of_clues(hf_game *game, hf_result *result)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = hf_cli_cpu();
    options.time_limit_ns = game->until ? hf_term_left(game->until) : USUAL_LIMIT;
    hf_status status = hf_solver_new(game->shape, &options, &solver);
    if (status != HF_OK)
        return status;
    status = hf_solver_solve_grid(solver, game->givens, result, game->first, game->second);
    hf_solver_free(solver);
    return status;
}

/* Candidates that leave no solution where the clues alone have exactly one are pencil marks of a player
 * who has struck too many; the hint is then which. */
static hf_status ask_solver(hf_game *game, const hf_record *record, hf_result *result)
{
    hf_status status;

    if (!record->puzzle)
        return hf_solver_solve_grid(game->solver, game->givens, result, game->first, game->second);
    status = hf_solver_solve(game->solver, record->puzzle, result, game->first, game->second);
    if (status != HF_OK || result->answer != HF_NONE || game->puzzle ||
        !hf_puzzle_candidates(record->puzzle, 0))
        return status;
    status = ask_of_clues(game, result);
    if (result->answer != HF_UNIQUE)
        result->answer = HF_NONE;
    return status;
}

hf_status hf_game_load(hf_game *game, const hf_record *record, hf_game_facts *known)
{
    hf_result result;
    game->until = hf_term_ends(game->time_limit_ns);
    hf_status status = change_shape(game, hf_grid_shape(record->grid));

    *known = (hf_game_facts){0};
    if (status != HF_OK)
        return status;
    set_up(game, record);
    if (clashes(game, record, &known->clash)) {
        known->answer = HF_INVALID;
        return HF_OK;
    }
    status = ask_solver(game, record, &result);
    if (status == HF_OK)
        known->answer = result.answer;
    return status;
}

bool hf_game_has_time(hf_game *game)
{
    if (hf_term_is_up(game->until))
        return false;
    hf_logic_set_time_limit(game->logic, hf_term_left(game->until));
    return true;
}

hf_status hf_game_start(hf_game *game)
{
    if (game->puzzle)
        return hf_logic_load_position(game->logic, game->puzzle);
    hf_logic_load(game->logic, game->start);
    return HF_OK;
}

void hf_game_update(hf_game *game)
{
    hf_board_copy(game->now, game->start);
    hf_logic_save(game->logic, game->now);
}
