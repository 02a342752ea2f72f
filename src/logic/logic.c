/* SPDX-License-Identifier: MIT
 *
 * logic.c - the context: making it, loading a board into it, asking what it holds.
 */
#include "logic/logic_data.h"
#include "logic/ruled.h"
#include "logic/se/se.h"

#include <stdlib.h>
#include <string.h>

hf_status hf_logic_new(const hf_shape *shape, hf_logic **out)
{
    hf_logic *logic = calloc(1, sizeof *logic);
    *out = NULL;
    if (!logic)
        return HF_NO_MEMORY;
    atomic_init(&logic->watch.cancelled, false);
    hf_status status = hf_view_init(&logic->view, shape);
    if (status == HF_OK)
        status = hf_step_new(&logic->step);
    if (status == HF_OK)
        status = hf_ladder_named("default", &logic->ladder);
    if (status != HF_OK) {
        hf_logic_free(logic);
        return status;
    }
    *out = logic;
    return HF_OK;
}

void hf_logic_free(hf_logic *logic)
{
    if (!logic)
        return;
    for (uint32_t i = 0; i < logic->bet_room; i++)
        free(logic->bet[i].before);
    free(logic->bet);
    hf_pool_discard(&logic->pool);
    hf_se_free(logic->explainer);
    hf_step_free(logic->step);
    hf_view_discard(&logic->view);
    hf_puzzle_free(logic->puzzle);
    free(logic);
}

/* Follows the constraints of a puzzle, or of none. */
static hf_status follow(hf_logic *logic, const hf_puzzle *puzzle)
{
    bool written = puzzle && hf_puzzle_is_variant(puzzle);
    bool limited = puzzle && hf_puzzle_candidates(puzzle, 0);
    hf_status status = hf_view_follow(&logic->view, written ? puzzle : NULL);
    hf_puzzle_free(logic->puzzle);
    logic->puzzle = status == HF_OK && (written || limited) ? hf_puzzle_share(puzzle) : NULL;
    logic->view.limits = limited ? logic->puzzle : NULL;
    return status;
}

static void load(hf_logic *logic, const hf_board *board)
{
    logic->bets = 0;
    hf_view_load(&logic->view, board);
    if (logic->explainer)
        hf_se_begin(logic->explainer);
}

void hf_logic_reload(hf_logic *logic, const hf_board *board)
{
    load(logic, board);
}

void hf_logic_load(hf_logic *logic, const hf_board *board)
{
    follow(logic, NULL);
    load(logic, board);
}

/* Loads what `fill` makes of a puzzle. */
static hf_status load_by(hf_logic *logic, const hf_puzzle *puzzle,
                         bool (*fill)(const hf_puzzle *puzzle, hf_board *board))
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    hf_board *board;
    if (!hf_shape_same(hf_shape_spec_of(shape), hf_shape_spec_of(logic->view.shape)))
        return HF_BAD_ARGUMENT;
    hf_status status = hf_board_new(shape, &board);
    if (status != HF_OK)
        return status;
    status = follow(logic, puzzle);
    if (status == HF_OK) {
        fill(puzzle, board);
        load(logic, board);
    }
    hf_board_free(board);
    return status;
}

hf_status hf_logic_load_puzzle(hf_logic *logic, const hf_puzzle *puzzle)
{
    return load_by(logic, puzzle, hf_puzzle_board);
}

hf_status hf_logic_load_position(hf_logic *logic, const hf_puzzle *puzzle)
{
    return load_by(logic, puzzle, hf_puzzle_position);
}

void hf_logic_save(const hf_logic *logic, hf_board *board)
{
    const hf_view *v = &logic->view;
    for (uint32_t c = 0; c < v->cells; c++)
        if (v->value[c] && !hf_board_value(board, c))
            hf_board_place(board, c, v->value[c]);
    for (uint32_t c = 0; c < v->cells; c++)
        for (uint32_t d = 1; d <= v->size; d++)
            if (!v->value[c] && !view_has(v, c, d))
                hf_board_eliminate(board, c, d);
}

uint32_t hf_logic_value(const hf_logic *logic, uint32_t cell)
{
    return logic->view.value[cell];
}

uint32_t hf_logic_candidates(const hf_logic *logic, uint32_t cell)
{
    return logic->view.cand[cell];
}

hf_position_state hf_logic_state(const hf_logic *logic)
{
    if (logic->view.broken)
        return HF_LOGIC_BROKEN;
    return logic->view.left == 0 ? HF_LOGIC_SOLVED : HF_LOGIC_OPEN;
}

void hf_logic_watch(hf_logic *logic, hf_logic_watch_fn watch, void *user)
{
    logic->watch.each = watch;
    logic->watch.user = user;
}

void hf_logic_set_time_limit(hf_logic *logic, uint64_t nanoseconds)
{
    logic->watch.limit_ns = nanoseconds;
}

void hf_logic_cancel(hf_logic *logic)
{
    atomic_store_explicit(&logic->watch.cancelled, true, memory_order_relaxed);
}

uint32_t hf_logic_bets(const hf_logic *logic)
{
    return logic->bets;
}
