/* SPDX-License-Identifier: MIT
 *
 * hint.c - hints in stages, and what to say about a position that is already wrong.
 *
 * A mistake comes before any step: what follows from a wrong board is worth nothing. Mistakes are
 * looked for from the plainest on: a symbol twice in a house, an entry that the solution has not, a
 * cell that has lost the solution's candidate.
 */
#include <stdlib.h>

#include "explain/writer.h"

/* ---- finding --------------------------------------------------------------------------------- */

static bool find_clash(const hf_board *board, hf_hint *hint, hf_status *status)
{
    hf_grid *grid;
    *status = hf_grid_new(hf_board_shape(board), &grid);
    if (*status != HF_OK)
        return false;
    hf_board_values(board, grid);
    hint->wrong = (uint32_t)hf_grid_clashes(grid, &hint->clash, 1);
    hf_grid_free(grid);
    if (hint->wrong == 0)
        return false;
    hint->kind = HF_HINT_CLASH;
    hint->symbol = hint->clash.symbol;
    hint->cell =
        hf_board_is_given(board, hint->clash.second) ? hint->clash.first : hint->clash.second;
    return true;
}

/* An entry that differs from the solution; or, if none does, a cell that cannot reach it. */
static bool find_mistake(const hf_board *board, const hf_grid *solution, hf_hint *hint)
{
    uint32_t cells = hf_shape_cells(hf_board_shape(board)), lost = 0, lost_at = 0;
    hint->wrong = 0;
    for (uint32_t c = cells; c-- > 0;) {
        uint32_t value = hf_board_value(board, c), right = solution->cell[c];
        if (value && value != right) {
            hint->kind = HF_HINT_WRONG;
            hint->cell = c;
            hint->symbol = value;
            hint->wrong++;
        } else if (!value && !hf_board_has(board, c, right)) {
            lost++;
            lost_at = c;
        }
    }
    if (hint->wrong > 0 || lost == 0)
        return hint->wrong > 0;
    hint->kind = HF_HINT_MISSING;
    hint->cell = lost_at;
    hint->symbol = solution->cell[lost_at];
    hint->wrong = lost;
    return true;
}

hf_status hf_hint_find(hf_logic *logic, const hf_board *board, const hf_grid *solution,
                       const hf_ladder *ladder, const hf_facts *facts, hf_step *step, hf_hint *hint)
{
    hf_status status;
    *hint = (hf_hint){.kind = HF_HINT_NOTHING};
    if (find_clash(board, hint, &status) || status != HF_OK)
        return status;
    if (solution && find_mistake(board, solution, hint))
        return HF_OK;
    hf_logic_load(logic, board);
    if (hf_logic_state(logic) == HF_LOGIC_SOLVED) {
        hint->kind = HF_HINT_SOLVED;
        return HF_OK;
    }
    status = hf_logic_next(logic, ladder, facts, step);
    if (status == HF_OK)
        hint->kind = HF_HINT_STEP;
    return status == HF_END ? HF_OK : status;
}

/* ---- telling --------------------------------------------------------------------------------- */

static uint32_t home_of(const hf_writer *w, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(w->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++)
        if (hf_shape_house_kind(w->shape, houses[i]) == HF_HOUSE_BOX ||
            hf_shape_house_kind(w->shape, houses[i]) == HF_HOUSE_REGION)
            return houses[i];
    return houses[0];
}

static void say_clash(hf_writer *w, const hf_clash *clash)
{
    hf_say_symbol(w, clash->symbol);
    hf_say(w, " stands twice in ");
    hf_say_house_name(w, clash->house);
    hf_say(w, ": in ");
    hf_say_cell(w, clash->first);
    hf_say(w, " and in ");
    hf_say_cell(w, clash->second);
    hf_say(w, ".");
}

static void say_wrong(hf_writer *w, const hf_hint *hint, uint32_t stage)
{
    bool entry = hint->kind != HF_HINT_MISSING;
    switch (stage) {
    case 1:
        hf_say(w, "There is a mistake on the board.");
        break;
    case 2:
        hf_say(w, entry ? "An entry is wrong." : "A pencil mark that is needed is missing.");
        break;
    case 3:
        hf_say(w, entry ? "Look at the entries in " : "Look at the pencil marks in ");
        hf_say_house_name(w, home_of(w, hint->cell));
        hf_say(w, ".");
        break;
    case 4:
        if (hint->kind == HF_HINT_CLASH) {
            say_clash(w, &hint->clash);
            break;
        }
        hf_say(w, entry ? "The " : "");
        if (entry) {
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " in ");
            hf_say_cell(w, hint->cell);
            hf_say(w, " is wrong.");
        } else {
            hf_say_cell(w, hint->cell);
            hf_say(w, " has lost the candidate that belongs there.");
        }
        break;
    default:
        if (entry) {
            hf_say(w, "Take the ");
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " out of ");
        } else {
            hf_say(w, "Put ");
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " back among the pencil marks of ");
        }
        hf_say_cell(w, hint->cell);
        hf_say(w, ".");
    }
}

static void say_step(hf_writer *w, uint32_t stage)
{
    static void (*const stages[])(hf_writer *) = {hf_say_where, hf_say_technique, hf_say_pattern,
                                                  hf_say_paragraph, hf_say_line};
    stages[stage - 1](w);
}

size_t hf_hint_write(const hf_scene *scene, const hf_hint *hint, uint32_t stage, char *buffer,
                     size_t size)
{
    hf_writer w = {.text = hf_text_make(buffer, size),
                   .scene = scene,
                   .board = scene->board,
                   .shape = hf_board_shape(scene->board),
                   .step = scene->step};
    stage = stage < 1 ? 1 : stage > HF_HINT_STAGES ? HF_HINT_STAGES : stage;
    switch (hint->kind) {
    case HF_HINT_STEP:
        say_step(&w, stage);
        break;
    case HF_HINT_SOLVED:
        hf_say(&w, "The puzzle is solved.");
        break;
    case HF_HINT_NOTHING:
        hf_say(&w, "No rule finds anything here.");
        break;
    default:
        say_wrong(&w, hint, stage);
    }
    return w.text.length;
}

/* ---- why an entry is wrong ------------------------------------------------------------------- */

/* The givens and the one entry, with all candidates that these leave. */
static hf_status position_with(const hf_board *board, const hf_hint *hint, hf_board **out)
{
    hf_grid *grid;
    hf_status status = hf_grid_new(hf_board_shape(board), &grid);
    *out = NULL;
    if (status != HF_OK)
        return status;
    for (uint32_t c = 0; c < hf_shape_cells(grid->shape); c++)
        if (hf_board_is_given(board, c))
            grid->cell[c] = (uint16_t)hf_board_value(board, c);
    status = hf_board_new(hf_board_shape(board), out);
    if (status == HF_OK) {
        hf_board_load(*out, grid);
        hf_board_place(*out, hint->cell, hint->symbol);
    }
    hf_grid_free(grid);
    return status;
}

static void say_break(hf_writer *w, const hf_logic *logic)
{
    uint32_t cells = hf_shape_cells(w->shape), size = hf_shape_size(w->shape);
    for (uint32_t c = 0; c < cells; c++)
        if (!hf_logic_value(logic, c) && !hf_logic_candidates(logic, c)) {
            hf_say(w, " Now nothing can stand in ");
            hf_say_cell(w, c);
            hf_say(w, " any more.");
            return;
        }
    for (uint32_t h = 0; h < hf_shape_houses(w->shape); h++) {
        const uint32_t *house = hf_shape_house(w->shape, h);
        uint32_t possible = 0;
        for (uint32_t i = 0; i < size; i++) {
            uint32_t value = hf_logic_value(logic, house[i]);
            possible |= value ? UINT32_C(1) << (value - 1) : hf_logic_candidates(logic, house[i]);
        }
        for (uint32_t d = 1; d <= size; d++)
            if (!(possible >> (d - 1) & 1)) {
                hf_say(w, " Now ");
                hf_say_house_name(w, h);
                hf_say(w, " has no place for ");
                hf_say_symbol(w, d);
                hf_say(w, " any more.");
                return;
            }
    }
}

/* Runs the ladder until something breaks; a step per sentence. */
static hf_status say_consequences(hf_writer *w, hf_logic *logic, const hf_ladder *ladder,
                                  hf_step *step)
{
    hf_status status = HF_OK;
    w->step = step;
    while (hf_logic_state(logic) == HF_LOGIC_OPEN) {
        status = hf_logic_next(logic, ladder, NULL, step);
        if (status != HF_OK)
            break;
        hf_say(w, " ");
        hf_say_line(w);
        hf_say(w, ".");
        status = hf_logic_apply(logic, step);
        if (status != HF_OK)
            break;
    }
    if (hf_logic_state(logic) == HF_LOGIC_BROKEN)
        say_break(w, logic);
    else
        hf_say(w, " From here on it takes a search to see that no solution is left.");
    return status == HF_END ? HF_OK : status;
}

hf_status hf_hint_why(hf_logic *logic, const hf_scene *scene, const hf_hint *hint,
                      const hf_ladder *ladder, char *buffer, size_t size, size_t *length)
{
    hf_writer w = {.text = hf_text_make(buffer, size),
                   .scene = scene,
                   .board = scene->board,
                   .shape = hf_board_shape(scene->board)};
    hf_board *board = NULL;
    hf_step *step = NULL;
    hf_status status = HF_OK;
    if (hint->kind == HF_HINT_CLASH) {
        say_clash(&w, &hint->clash);
        *length = w.text.length;
        return HF_OK;
    }
    status = position_with(scene->board, hint, &board);
    if (status == HF_OK)
        status = hf_step_new(&step);
    if (status == HF_OK) {
        hf_logic_load(logic, board);
        hf_say(&w, "If ");
        hf_say_cell(&w, hint->cell);
        hf_say(&w, " were ");
        hf_say_symbol(&w, hint->symbol);
        hf_say(&w, ", this would follow.");
        status = say_consequences(&w, logic, ladder, step);
    }
    hf_step_free(step);
    hf_board_free(board);
    *length = w.text.length;
    return status;
}
