/* SPDX-License-Identifier: MIT
 *
 * check.c - how many solutions, said in a sentence; conflicts; which entries are wrong; where two
 * solutions differ.
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

/* ---- one sentence -------------------------------------------------------------------------- */

static void add_clues(answer *out, uint32_t clues)
{
    answer_number(out, clues);
    answer_add(out, clues == 1 ? " clue, " : " clues, ");
}

static void say_symbol(answer *out, uint32_t symbol)
{
    char text[2] = {hf_format_symbol(symbol), '\0'};
    answer_add(out, text);
}

static void say_clash(bridge *page, const hf_clash *clash)
{
    char name[HF_NAME_SIZE];
    answer *out = &page->out;
    answer_add(out, "invalid: ");
    say_symbol(out, clash->symbol);
    if (clash->constraint != 0) {
        answer_add(out, " is not among the candidates given for ");
        answer_add(out, hf_shape_cell_name(page->shape, clash->first, name));
        return;
    }
    answer_add(out, " stands twice in ");
    answer_add(out, hf_shape_house_name(page->shape, clash->house, name));
    answer_add(out, ", at ");
    answer_add(out, hf_shape_cell_name(page->shape, clash->first, name));
    answer_add(out, " and ");
    answer_add(out, hf_shape_cell_name(page->shape, clash->second, name));
}

/* Why there is no solution, where it can be seen: a cell without candidates, a house without a
 * place. */
static void say_why_none(bridge *page)
{
    char name[HF_NAME_SIZE];
    answer *out = &page->out;
    hf_board *board = NULL;
    if (hf_board_new(page->shape, &board) != HF_OK)
        return;
    hf_puzzle_board(page->puzzle, board);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        if (hf_board_value(board, c) == 0 && hf_board_count(board, c) == 0) {
            answer_add(out, ": nothing fits into ");
            answer_add(out, hf_shape_cell_name(page->shape, c, name));
            goto done;
        }
    }
    for (uint32_t h = 0; h < hf_shape_houses(page->shape); h++) {
        for (uint32_t s = 1; s <= hf_shape_size(page->shape); s++) {
            bool stands = false;
            for (uint32_t i = 0; i < hf_shape_size(page->shape); i++)
                stands = stands || hf_board_value(board, hf_shape_house(page->shape, h)[i]) == s;
            if (!stands && hf_board_places(board, h, s) == 0) {
                answer_add(out, ": no place is left for ");
                say_symbol(out, s);
                answer_add(out, " in ");
                answer_add(out, hf_shape_house_name(page->shape, h, name));
                goto done;
            }
        }
    }
    answer_add(out, ": every way to fill it was tried");
done:
    hf_board_free(board);
}

void bridge_answer_text(bridge *page, const hf_result *result)
{
    answer *out = &page->out;
    if (hf_grid_is_solved(page->all)) {
        answer_add(out, "solved: every house is full");
        return;
    }
    add_clues(out, hf_puzzle_clue_count(page->puzzle));
    if (hf_puzzle_candidates(page->puzzle, 0) != NULL)
        answer_add(out, "candidates given, ");
    switch (result->answer) {
    case HF_UNIQUE:
        answer_add(out, "exactly one solution");
        break;
    case HF_MULTIPLE:
        answer_add(out, "more than one solution");
        break;
    case HF_NONE:
        answer_add(out, "no solution");
        say_why_none(page);
        break;
    case HF_INVALID:
        say_clash(page, &result->clash);
        break;
    case HF_LIMIT:
    case HF_UNREADABLE:
        answer_add(out, "too hard to decide at once");
        break;
    }
}

/* ---- the call ------------------------------------------------------------------------------ */

static void add_clashes(bridge *page)
{
    enum { MOST = 100 };
    hf_clash clashes[MOST];
    answer *out = &page->out;
    char name[HF_NAME_SIZE];
    size_t count = hf_grid_clashes(page->all, clashes, MOST);
    answer_key(out, "clashes");
    answer_add(out, "[");
    for (size_t i = 0; i < count && i < MOST; i++) {
        answer_comma(out);
        answer_add(out, "{");
        answer_key_number(out, "house", clashes[i].house);
        answer_key_text(out, "name", hf_shape_house_name(page->shape, clashes[i].house, name));
        answer_key_number(out, "first", clashes[i].first);
        answer_key_number(out, "second", clashes[i].second);
        answer_key_number(out, "symbol", clashes[i].symbol);
        answer_add(out, "}");
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
    answer_key_text(out, "answer", hf_answer_text(result.answer));
    answer_key(out, "text");
    answer_add(out, "\"");
    bridge_answer_text(page, &result);
    answer_add(out, "\"");
    answer_key_number(out, "guesses", result.guesses);
    answer_key(out, "solved");
    answer_add(out, hf_grid_is_solved(page->all) ? "true" : "false");
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
