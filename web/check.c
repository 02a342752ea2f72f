/* SPDX-License-Identifier: MIT
 *
 * check.c - how many solutions, and why; conflicts; which entries are wrong; where two solutions differ.
 */
#include <string.h>

#include "bridge.h"

hf_result bridge_solve(bridge *page, uint32_t limit_ms)
{
    hf_solver *solver = NULL;
    hf_result result;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    memset(&result, 0, sizeof result);
    result.answer = HF_LIMIT;
    options.time_limit_ns = (uint64_t)limit_ms * 1000000;
    if (hf_solver_new(page->shape, &options, &solver) == HF_OK)
        hf_solver_solve(solver, page->puzzle, &result, page->solution, page->second);
    hf_solver_free(solver);
    return result;
}

/* ---- the answer ---------------------------------------------------------------------------- */

/* Two cells and their house, a constraint and what breaks it, or a cell and what was not given for it. */
static void tell_clash(bridge *page, const hf_clash *clash)
{
    answer *out = &page->out;
    answer_add(out, "{");
    answer_key_number(out, "symbol", clash->symbol);
    answer_key_number(out, "first", clash->first);
    answer_key_number(out, "second", clash->second);
    if (clash->constraint == 0) {
        answer_key_number(out, "house", clash->house);
    } else if (hf_puzzle_constraint_kind(page->puzzle, clash->constraint - 1) !=
               HF_CONSTRAINT_CANDIDATES) {
        char text[200];
        hf_puzzle_constraint_text(page->puzzle, clash->constraint - 1, text, sizeof text);
        answer_key_text(out, "rule", text);
    }
    answer_add(out, "}");
}

/* Does the symbol stand in the house? */
static bool stands(const hf_board *board, uint32_t house, uint32_t symbol)
{
    const hf_shape *shape = hf_board_shape(board);
    for (uint32_t i = 0; i < hf_shape_size(shape); i++) {
        if (hf_board_value(board, hf_shape_house(shape, house)[i]) == symbol)
            return true;
    }
    return false;
}

/* A house without a place for a symbol. */
static bool tell_house_without(bridge *page, const hf_board *board)
{
    for (uint32_t h = 0; h < hf_shape_houses(page->shape); h++) {
        for (uint32_t s = 1; s <= hf_shape_size(page->shape); s++) {
            if (hf_board_places(board, h, s) != 0 || stands(board, h, s))
                continue;
            answer_key_number(&page->out, "house", h);
            answer_key_number(&page->out, "symbol", s);
            return true;
        }
    }
    return false;
}

/* Why there is no solution, where it can be seen: a cell without candidates, a house without a
 * place. */
static void tell_why_none(bridge *page)
{
    hf_board *board = NULL;
    bool told = false;
    if (hf_board_new(page->shape, &board) != HF_OK)
        return;
    hf_puzzle_board(page->puzzle, board);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape) && !told; c++) {
        told = hf_board_value(board, c) == 0 && hf_board_count(board, c) == 0;
        if (told)
            answer_key_number(&page->out, "cell", c);
    }
    if (!told)
        tell_house_without(page, board);
    hf_board_free(board);
}

static void answer_key_bool(answer *out, const char *key, bool value)
{
    answer_key(out, key);
    answer_add(out, value ? "true" : "false");
}

void bridge_tell(bridge *page, const hf_result *result)
{
    answer *out = &page->out;
    answer_add(out, "{");
    answer_key_text(out, "answer", hf_answer_text(result->answer));
    answer_key_number(out, "clues", hf_puzzle_clue_count(page->puzzle));
    answer_key_bool(out, "candidates", hf_puzzle_candidates(page->puzzle, 0) != NULL);
    answer_key_bool(out, "solved",
                    hf_puzzle_is_solution(page->puzzle, hf_grid_const_values(page->all)));
    answer_key_number(out, "guesses", result->guesses);
    if (result->answer == HF_NONE)
        tell_why_none(page);
    if (result->answer == HF_INVALID) {
        answer_key(out, "clash");
        tell_clash(page, &result->clash);
    }
    answer_add(out, "}");
}

/* ---- the call ------------------------------------------------------------------------------ */

static void add_clashes(bridge *page)
{
    enum { MOST = 100 };
    hf_clash clashes[MOST];
    answer *out = &page->out;
    size_t count = hf_puzzle_clashes(page->puzzle, hf_grid_const_values(page->all), clashes, MOST);
    answer_key(out, "clashes");
    answer_add(out, "[");
    for (size_t i = 0; i < count && i < MOST; i++) {
        answer_comma(out);
        tell_clash(page, &clashes[i]);
    }
    answer_add(out, "]");
}

/* The cells for which a question is true, as a list. */
static void add_cells(bridge *page, const char *key, bool (*asked)(const bridge *, uint32_t))
{
    answer *out = &page->out;
    answer_key(out, key);
    answer_add(out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        if (asked(page, c)) {
            answer_comma(out);
            answer_number(out, c);
        }
    }
    answer_add(out, "]");
}

static bool is_wrong(const bridge *page, uint32_t c)
{
    return hf_grid_values(page->all)[c] != 0 &&
           hf_grid_values(page->all)[c] != hf_grid_values(page->solution)[c];
}

static bool is_missing(const bridge *page, uint32_t c)
{
    return hf_grid_values(page->all)[c] == 0 &&
           !hf_board_has(page->board, c, hf_grid_values(page->solution)[c]);
}

static bool is_differing(const bridge *page, uint32_t c)
{
    return hf_grid_values(page->solution)[c] != hf_grid_values(page->second)[c];
}

void bridge_check(bridge *page, uint32_t limit_ms)
{
    answer *out = &page->out;
    size_t cells = hf_shape_cells(page->shape);
    hf_result result = bridge_solve(page, limit_ms);
    answer_add(out, "{");
    answer_key(out, "told");
    bridge_tell(page, &result);
    add_clashes(page);
    if (result.count >= 1)
        answer_key_values(out, "first", hf_grid_values(page->solution), cells);
    if (result.count >= 2) {
        answer_key_values(out, "second", hf_grid_values(page->second), cells);
        add_cells(page, "differing", is_differing);
    }
    if (result.answer == HF_UNIQUE) {
        add_cells(page, "wrong", is_wrong);
        bool clean = hf_grid_extends(page->solution, page->all);
        if (clean)
            add_cells(page, "missing", is_missing);
    }
    answer_add(out, "}");
}
