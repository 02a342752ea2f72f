/* SPDX-License-Identifier: MIT
 *
 * opened.c - a puzzle that was read or made, with all that the page needs to show it.
 */
#include "bridge.h"

/* The candidates of a cell that the player has struck: where there are marks, what the board would
 * have besides them. */
static uint32_t struck_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *marks = hf_puzzle_marks(puzzle, cell);
    if (marks == NULL || *marks == 0)
        return 0;
    return (uint32_t)(*hf_board_candidates(page->board, cell) & ~*marks);
}

static uint32_t given_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *given = hf_puzzle_candidates(puzzle, cell);
    uint64_t all = (UINT64_C(1) << hf_shape_size(page->shape)) - 1;
    return given != NULL && *given != all ? (uint32_t)*given | BRIDGE_GIVEN : 0;
}

static uint32_t clue_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    (void)page;
    return hf_puzzle_clue(puzzle, cell);
}

static uint32_t entry_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    (void)page;
    return hf_puzzle_clue(puzzle, cell) != 0 ? 0 : hf_puzzle_value(puzzle, cell);
}

/* One number for each cell. */
static void add_list(bridge *page, const hf_puzzle *puzzle, const char *key,
                     uint32_t (*of)(const bridge *, const hf_puzzle *, uint32_t))
{
    answer_key(&page->out, key);
    answer_add(&page->out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        answer_comma(&page->out);
        answer_number(&page->out, of(page, puzzle, c));
    }
    answer_add(&page->out, "]");
}

/* What was read: geometry, clues, own digits, struck candidates and given ones. */
static void add_reading(bridge *page, const hf_puzzle *puzzle)
{
    hf_puzzle_board(puzzle, page->board);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        if (entry_in(page, puzzle, c) != 0)
            hf_board_place(page->board, c, entry_in(page, puzzle, c));
    }
    answer_key(&page->out, "geometry");
    bridge_geometry(page, puzzle);
    add_list(page, puzzle, "clues", clue_in);
    add_list(page, puzzle, "values", entry_in);
    add_list(page, puzzle, "struck", struck_in);
    add_list(page, puzzle, "given", given_in);
}

void bridge_bad_text(bridge *page, size_t line, size_t column, const char *message)
{
    answer_clear(&page->out);
    answer_add(&page->out, "{\"ok\":false");
    answer_key_number(&page->out, "line", line);
    answer_key_number(&page->out, "column", column);
    answer_key_text(&page->out, "message", message);
    answer_add(&page->out, "}");
}

bool bridge_can_show(const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    return spec->layout <= HF_LAYOUT_JIGSAW && spec->size <= BRIDGE_LARGEST &&
           spec->listed_houses == 0 && spec->symbols == HF_SYMBOLS_USUAL;
}

void bridge_opened(bridge *page, const hf_puzzle *puzzle, const char *title)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    if (!bridge_can_show(shape)) {
        bridge_bad_text(page, 1, 1, "this page shows flat boards up to 25 x 25");
        return;
    }
    if (!bridge_use_shape(page, hf_shape_spec_of(shape))) {
        page->out.failed = true;
        return;
    }
    answer_clear(&page->out);
    answer_add(&page->out, "{\"ok\":true");
    add_reading(page, puzzle);
    if (title != NULL)
        answer_key_text(&page->out, "comment", title);
    answer_add(&page->out, "}");
}
