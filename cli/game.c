/* SPDX-License-Identifier: MIT
 *
 * game.c - see game.h.
 */
#include "game.h"

#include "command.h"

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
    *game = (hf_game){0};
}

static hf_status open_for(hf_game *game, const hf_shape *shape)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &game->shape);

    options.cpu = hf_cli_cpu();
    options.time_limit_ns = UINT64_C(60000000000);
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

/* Values from the record; those that its board calls given, or all, are the givens. */
static void read_values(hf_game *game, const hf_record *record, hf_game_facts *known)
{
    uint32_t cells = hf_shape_cells(game->shape);

    for (uint32_t c = 0; c < cells; c++) {
        uint16_t value = record->grid->cell[c];
        bool given = !record->board || hf_board_is_given(record->board, c);
        game->values->cell[c] = value;
        game->givens->cell[c] = given ? value : 0;
        known->marked |= value && !given;
    }
}

/* The position: givens, entries, and what its pencil marks still allow. */
static void set_up(hf_game *game, const hf_record *record, hf_game_facts *known)
{
    uint32_t cells = hf_shape_cells(game->shape), size = hf_shape_size(game->shape);

    hf_board_load(game->start, game->givens);
    for (uint32_t c = 0; c < cells; c++)
        if (game->values->cell[c] && !game->givens->cell[c])
            hf_board_place(game->start, c, game->values->cell[c]);
    for (uint32_t c = 0; record->board && c < cells; c++)
        for (uint32_t d = 1; !game->values->cell[c] && d <= size; d++)
            if (!hf_board_has(record->board, c, d) && hf_board_eliminate(game->start, c, d))
                known->marked = true;
}

/* The values alone leave several solutions: do the pencil marks leave one? Singles and bets count
 * them; that needs no proof of uniqueness, and it is quick where marks are many. */
static void count_by_marks(hf_game *game, hf_game_facts *known)
{
    static const char rungs[] = "full-house\nnaked-single\nhidden-single\nbet\n";
    hf_ladder ladder;
    hf_logic_result result;
    uint32_t line;
    const char *why;

    if (hf_ladder_read(rungs, sizeof rungs - 1, &ladder, &line, &why) != HF_OK)
        return;
    hf_logic_load(game->logic, game->start);
    if (hf_logic_solve(game->logic, &ladder, NULL, 2, &result, game->first, game->second) == HF_OK)
        known->answer = result.solutions == 0   ? HF_NONE
                        : result.solutions == 1 ? HF_UNIQUE
                                                : HF_MULTIPLE;
}

hf_status hf_game_load(hf_game *game, const hf_record *record, hf_game_facts *known)
{
    hf_result result;
    hf_status status = change_shape(game, record->grid->shape);

    *known = (hf_game_facts){0};
    if (status != HF_OK)
        return status;
    read_values(game, record, known);
    if (hf_grid_clashes(game->values, &known->clash, 1) > 0) {
        known->answer = HF_INVALID;
        return HF_OK;
    }
    set_up(game, record, known);
    status = hf_solver_solve_grid(game->solver, game->givens, &result, game->first, game->second);
    if (status != HF_OK)
        return status;
    known->answer = result.answer;
    if (result.answer == HF_MULTIPLE && known->marked)
        count_by_marks(game, known);
    return HF_OK;
}

void hf_game_update(hf_game *game)
{
    hf_board_copy(game->now, game->start);
    hf_logic_save(game->logic, game->now);
}
