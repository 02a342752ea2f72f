/* SPDX-License-Identifier: MIT
 *
 * bridge.c - what all calls of the page go over: their input, a board in it, their answer. The calls themselves
 * are in calls.c and logic.c.
 *
 * The page writes its input where input() says, calls, and reads the answer at output(), which is JSON. A board
 * comes as 32-bit words:
 *
 *     layout size box_rows box_columns extras  [regions: one per cell, jigsaws only]
 *     clues: one per cell    own digits: one per cell    struck candidates: bits, one per cell
 *     candidates given: bits and BRIDGE_GIVEN, one per cell; 0 for none given
 *     constraints of a variant, as variant.c has them
 *
 * Whatever comes from outside is checked here: a page can be made to send anything by a link.
 */
#include "bridge.h"

#include <stdlib.h>
#include <string.h>

bridge bridge_page;
#define page bridge_page

EXPORT(input) void *web_input(size_t bytes)
{
    if (bytes > page.input_room) {
        void *larger = realloc(page.input, bytes);
        if (larger == NULL)
            return NULL;
        page.input = larger;
        page.input_room = bytes;
    }
    return page.input;
}

EXPORT(output) const char *web_output(void)
{
    return page.out.text;
}

/* Ends an answer: its length, or that of an error if memory ran out on the way. */
size_t bridge_finish(void)
{
    if (page.out.failed) {
        answer_clear(&page.out);
        answer_add(&page.out, "{\"error\":\"out of memory\"}");
    }
    return page.out.length;
}

size_t bridge_refuse(const char *why)
{
    answer_clear(&page.out);
    answer_add(&page.out, "{");
    answer_key_text(&page.out, "error", why);
    answer_add(&page.out, "}");
    return bridge_finish();
}

/* ---- reading a board from words ------------------------------------------------------------ */

enum { SHAPE_WORDS = 5, BOARD_LISTS = 4 };

/* Makes page.shape the shape that the words describe, keeping it if it is the same. */
bool bridge_take_shape(const uint32_t *words, size_t count, size_t *used)
{
    hf_shape_spec spec;
    static uint16_t regions[BRIDGE_LARGEST * BRIDGE_LARGEST];
    if (count < SHAPE_WORDS || words[0] > HF_LAYOUT_JIGSAW || words[1] == 0 ||
        words[1] > BRIDGE_LARGEST)
        return false;
    memset(&spec, 0, sizeof spec);
    spec.layout = (hf_layout)words[0];
    spec.size = words[1];
    spec.box_rows = words[2];
    spec.box_columns = words[3];
    spec.extras = words[4];
    *used = SHAPE_WORDS;
    if (spec.layout == HF_LAYOUT_JIGSAW) {
        size_t cells = (size_t)spec.size * spec.size;
        if (count < SHAPE_WORDS + cells)
            return false;
        for (size_t i = 0; i < cells; i++)
            regions[i] =
                words[SHAPE_WORDS + i] < spec.size ? (uint16_t)words[SHAPE_WORDS + i] : UINT16_MAX;
        spec.regions = regions;
        *used += cells;
    }
    return bridge_use_shape(&page, &spec);
}

/* One cell of the puzzle. Struck candidates are marks: all the others. */
static hf_status tell_cell(hf_puzzle_maker *maker, uint32_t cell, bool entries_are_clues,
                           uint32_t struck, uint32_t given)
{
    uint64_t all = (UINT64_C(1) << hf_shape_size(page.shape)) - 1;
    uint64_t marks = all & ~(uint64_t)struck;
    uint64_t candidates = all & given;
    const hf_grid *clues = entries_are_clues ? page.all : page.clues;
    hf_status status = hf_puzzle_maker_clue(maker, cell, hf_grid_const_values(clues)[cell]);
    if (status == HF_OK && hf_grid_const_values(clues)[cell] == 0 &&
        hf_grid_const_values(page.all)[cell] != 0)
        status = hf_puzzle_maker_entry(maker, cell, hf_grid_const_values(page.all)[cell]);
    if (status == HF_OK && (struck & all) != 0)
        status = hf_puzzle_maker_marks(maker, cell, &marks);
    if (status == HF_OK && (given & BRIDGE_GIVEN) != 0)
        status = hf_puzzle_maker_candidates(maker, cell, &candidates);
    return status;
}

/* Makes page.puzzle of the clues, the entries, the two lists and the constraints behind them. What was
 * entered on an empty board is the puzzle. */
static bool make_puzzle(const uint32_t *struck, const uint32_t *given, size_t constraint_words)
{
    hf_puzzle_maker *maker = NULL;
    uint32_t cells = hf_shape_cells(page.shape);
    uint32_t any = hf_grid_clues(page.clues);
    hf_puzzle_free(page.puzzle);
    page.puzzle = NULL;
    for (uint32_t c = 0; c < cells; c++)
        any |= given[c] & BRIDGE_GIVEN;
    any |= (uint32_t)constraint_words;
    hf_status status = hf_puzzle_maker_new(page.shape, &maker);
    for (uint32_t c = 0; status == HF_OK && c < cells; c++)
        status = tell_cell(maker, c, any == 0, struck[c], given[c]);
    bool told = status == HF_OK &&
                bridge_take_constraints(maker, given + cells, constraint_words) &&
                hf_puzzle_maker_make(maker, &page.puzzle) == HF_OK;
    hf_puzzle_maker_free(maker);
    return told;
}

/* The position. Where an entry contradicts the rest, all of it stands on the board all the same, so
 * that the contradiction can be shown. */
static void load_board(const uint32_t *struck, const uint32_t *given)
{
    if (hf_puzzle_position(page.puzzle, page.board))
        return;
    hf_board_load(page.board, page.all);
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++) {
        uint32_t out = struck[c] | ((given[c] & BRIDGE_GIVEN) != 0 ? ~given[c] : 0);
        for (uint32_t s = 1; s <= hf_shape_size(page.shape); s++) {
            if (out >> (s - 1) & 1)
                hf_board_eliminate(page.board, c, s);
        }
    }
}

/* A board: shape, clues, own digits, struck candidates, candidates given, constraints. */
bool bridge_take_board(size_t count)
{
    const uint32_t *words = page.input;
    size_t used;
    if (words == NULL || !bridge_take_shape(words, count, &used))
        return false;
    size_t cells = hf_shape_cells(page.shape);
    uint32_t size = hf_shape_size(page.shape);
    if (count < used + BOARD_LISTS * cells)
        return false;
    for (size_t c = 0; c < cells; c++) {
        uint32_t clue = words[used + c];
        uint32_t own = words[used + cells + c];
        if (clue > size || own > size)
            return false;
        hf_grid_values(page.clues)[c] = (uint16_t)clue;
        hf_grid_values(page.all)[c] = (uint16_t)(clue != 0 ? clue : own);
    }
    const uint32_t *struck = words + used + 2 * cells;
    const uint32_t *given = struck + cells;
    if (!make_puzzle(struck, given, count - used - BOARD_LISTS * cells))
        return false;
    load_board(struck, given);
    return true;
}
