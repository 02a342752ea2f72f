/* SPDX-License-Identifier: MIT
 *
 * bridge.c - what the page can ask of the library: a dozen calls, each from a few words or a text
 * to JSON.
 *
 * The page writes its input where input() says, calls, and reads the answer at output(). A board
 * comes as 32-bit words:
 *
 *     layout size box_rows box_columns extras  [regions: one per cell, jigsaws only]
 *     clues: one per cell    own digits: one per cell    struck candidates: bits, one per cell
 *     candidates given: bits and BRIDGE_GIVEN, one per cell; 0 for none given
 *
 * Whatever comes from outside is checked here: a page can be made to send anything by a link.
 */
#include "bridge.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* One page, one thread, one board at a time. */
static bridge page;

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
static size_t finish(void)
{
    if (page.out.failed) {
        answer_clear(&page.out);
        answer_add(&page.out, "{\"error\":\"out of memory\"}");
    }
    return page.out.length;
}

static size_t refuse(const char *why)
{
    answer_clear(&page.out);
    answer_add(&page.out, "{");
    answer_key_text(&page.out, "error", why);
    answer_add(&page.out, "}");
    return finish();
}

/* ---- reading a board from words ------------------------------------------------------------ */

enum { SHAPE_WORDS = 5, BOARD_LISTS = 4 };

/* Makes page.shape the shape that the words describe, keeping it if it is the same. */
static bool take_shape(const uint32_t *words, size_t count, size_t *used)
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

/* Makes page.puzzle of the clues, the entries and the two lists. What was entered on an empty board
 * is the puzzle. */
static hf_status make_puzzle(const uint32_t *struck, const uint32_t *given)
{
    hf_puzzle_maker *maker = NULL;
    uint32_t cells = hf_shape_cells(page.shape);
    uint32_t any = hf_grid_clues(page.clues);
    hf_puzzle_free(page.puzzle);
    page.puzzle = NULL;
    for (uint32_t c = 0; c < cells; c++)
        any |= given[c] & BRIDGE_GIVEN;
    hf_status status = hf_puzzle_maker_new(page.shape, &maker);
    for (uint32_t c = 0; status == HF_OK && c < cells; c++)
        status = tell_cell(maker, c, any == 0, struck[c], given[c]);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &page.puzzle);
    hf_puzzle_maker_free(maker);
    return status;
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

/* A board: shape, clues, own digits, struck candidates, candidates given. */
static bool take_board(size_t count)
{
    const uint32_t *words = page.input;
    size_t used;
    if (words == NULL || !take_shape(words, count, &used))
        return false;
    size_t cells = hf_shape_cells(page.shape);
    uint32_t size = hf_shape_size(page.shape);
    if (count != used + BOARD_LISTS * cells)
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
    if (make_puzzle(struck, given) != HF_OK)
        return false;
    load_board(struck, given);
    return true;
}

/* ---- calls --------------------------------------------------------------------------------- */

EXPORT(describe) size_t web_describe(size_t count)
{
    size_t used;
    if (page.input == NULL || !take_shape(page.input, count, &used) || used != count)
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_geometry(&page);
    return finish();
}

/* Puzzle number `number` (0, 1 ...) in a text of any form. */
EXPORT(read) size_t web_read(size_t length, uint32_t number)
{
    bridge_read(&page, length, number);
    return finish();
}

/* The puzzles of a text, at most so many. */
EXPORT(list) size_t web_list(size_t length, uint32_t most)
{
    bridge_list(&page, length, most);
    return finish();
}

EXPORT(sample) size_t web_sample(size_t unused, uint32_t number)
{
    (void)unused;
    bridge_sample(&page, number);
    return finish();
}

/* The built-in puzzles that the page can show. */
EXPORT(samples) size_t web_samples(void)
{
    bridge_samples(&page);
    return finish();
}

/* The formats that can be written. */
EXPORT(formats) size_t web_formats(void)
{
    bridge_formats(&page);
    return finish();
}

/* The board as text; not JSON. */
EXPORT(write) size_t web_write(size_t count, uint32_t number)
{
    const hf_format *format = hf_format_at(number);
    if (format == NULL || !take_board(count))
        return refuse("there is no such board");
    bridge_write(&page, format);
    return finish();
}

/* The techniques, and which of them are used. */
EXPORT(rules) size_t web_rules(void)
{
    bridge_rules(&page);
    return finish();
}

/* Techniques that hints and steps leave out from now on: their names with commas between, or nothing. */
EXPORT(without) void web_without(size_t length)
{
    bridge_without(&page, page.input, length);
}

EXPORT(candidates) size_t web_candidates(size_t count)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    answer_add(&page.out, "{");
    answer_key(&page.out, "candidates");
    answer_add(&page.out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++) {
        answer_comma(&page.out);
        answer_number(&page.out, hf_board_candidates(page.board, c)[0]);
    }
    answer_add(&page.out, "]}");
    return finish();
}

EXPORT(generate) size_t web_generate(size_t count, uint32_t seed_low, uint32_t seed_high)
{
    size_t used;
    hf_generator *generator = NULL;
    if (page.input == NULL || !take_shape(page.input, count, &used))
        return refuse("there is no such board");
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = (uint64_t)seed_high << 32 | seed_low;
    hf_status status = hf_generator_new(page.shape, &options, &generator);
    if (status == HF_OK)
        status = hf_generator_next(generator, page.clues, NULL);
    hf_generator_free(generator);
    if (status != HF_OK)
        return refuse("no puzzle was found; try again");
    answer_clear(&page.out);
    answer_add(&page.out, "{");
    answer_key_values(&page.out, "clues", hf_grid_values(page.clues), hf_shape_cells(page.shape));
    answer_add(&page.out, "}");
    return finish();
}

EXPORT(check) size_t web_check(size_t count, uint32_t limit_ms)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_check(&page, limit_ms);
    return finish();
}

EXPORT(hint) size_t web_hint(size_t count)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_hint(&page);
    return finish();
}

EXPORT(path) size_t web_path(size_t count, uint32_t limit_ms)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_path(&page, limit_ms);
    return finish();
}

EXPORT(rate) size_t web_rate(size_t count)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_rate(&page);
    return finish();
}

EXPORT(all) size_t web_all(size_t count, uint32_t most)
{
    if (!take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    bridge_all(&page, most);
    return finish();
}
