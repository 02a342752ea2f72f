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
 *     candidates given: bits and GIVEN, one per cell; 0 for none given
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

enum { SHAPE_WORDS = 5, LARGEST = 25, BOARD_LISTS = 4 };

/* Marks a set of candidates as given, which an empty one may be too; above all symbols. */
#define GIVEN (UINT32_C(1) << 30)

/* Makes page.shape the shape that the words describe, keeping it if it is the same. */
static bool take_shape(const uint32_t *words, size_t count, size_t *used)
{
    hf_shape_spec spec;
    static uint16_t regions[LARGEST * LARGEST];
    if (count < SHAPE_WORDS || words[0] > HF_LAYOUT_JIGSAW || words[1] == 0 || words[1] > LARGEST)
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
    if (status == HF_OK && (given & GIVEN) != 0)
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
        any |= given[c] & GIVEN;
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
        uint32_t out = struck[c] | ((given[c] & GIVEN) != 0 ? ~given[c] : 0);
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

/* The candidates of a cell that the player has struck: where there are marks, what the board would
 * have besides them. */
static uint32_t struck_in(const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *marks = hf_puzzle_marks(puzzle, cell);
    if (marks == NULL || *marks == 0)
        return 0;
    return (uint32_t)(*hf_board_candidates(page.board, cell) & ~*marks);
}

static uint32_t given_in(const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *given = hf_puzzle_candidates(puzzle, cell);
    uint64_t all = (UINT64_C(1) << hf_shape_size(page.shape)) - 1;
    return given != NULL && *given != all ? (uint32_t)*given | GIVEN : 0;
}

/* One number for each cell. */
static void add_list(const hf_puzzle *puzzle, const char *key,
                     uint32_t (*of)(const hf_puzzle *, uint32_t))
{
    answer_key(&page.out, key);
    answer_add(&page.out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++) {
        answer_comma(&page.out);
        answer_number(&page.out, of(puzzle, c));
    }
    answer_add(&page.out, "]");
}

static uint32_t entry_in(const hf_puzzle *puzzle, uint32_t cell)
{
    return hf_puzzle_clue(puzzle, cell) != 0 ? 0 : hf_puzzle_value(puzzle, cell);
}

/* What was read: geometry, clues, own digits, struck candidates and given ones. */
static void add_reading(const hf_puzzle *puzzle)
{
    hf_puzzle_board(puzzle, page.board);
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++) {
        if (entry_in(puzzle, c) != 0)
            hf_board_place(page.board, c, entry_in(puzzle, c));
    }
    answer_key(&page.out, "geometry");
    bridge_geometry(&page);
    add_list(puzzle, "clues", hf_puzzle_clue);
    add_list(puzzle, "values", entry_in);
    add_list(puzzle, "struck", struck_in);
    add_list(puzzle, "given", given_in);
}

static size_t bad_text(size_t line, size_t column, const char *message)
{
    answer_clear(&page.out);
    answer_add(&page.out, "{\"ok\":false");
    answer_key_number(&page.out, "line", line);
    answer_key_number(&page.out, "column", column);
    answer_key_text(&page.out, "message", message);
    answer_add(&page.out, "}");
    return finish();
}

/* Can the page show this board? */
static bool showable(const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    return spec->layout <= HF_LAYOUT_JIGSAW && spec->size <= LARGEST && spec->listed_houses == 0;
}

static size_t opened(const hf_puzzle *puzzle, const char *title)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    if (!showable(shape))
        return bad_text(1, 1, "this page shows flat boards up to 25 x 25");
    if (!bridge_use_shape(&page, hf_shape_spec_of(shape)))
        return refuse("out of memory");
    answer_clear(&page.out);
    answer_add(&page.out, "{\"ok\":true");
    add_reading(puzzle);
    if (title != NULL)
        answer_key_text(&page.out, "comment", title);
    answer_add(&page.out, "}");
    return finish();
}

/* The puzzle that was just parsed. */
static size_t opened_record(hf_reader *reader, const hf_record *record)
{
    hf_puzzle *puzzle = NULL;
    if (hf_reader_puzzle(reader, record, &puzzle) != HF_OK)
        return refuse("out of memory");
    const char *title = hf_puzzle_title(puzzle);
    size_t result = opened(puzzle, title != NULL ? title : hf_puzzle_comment(puzzle));
    hf_puzzle_free(puzzle);
    return result;
}

/* The first board in a text of any form. */
EXPORT(read) size_t web_read(size_t length)
{
    const char *text = page.input;
    hf_reader *reader = NULL;
    hf_record record;
    if (text == NULL || hf_reader_new(NULL, &reader) != HF_OK)
        return refuse("out of memory");
    hf_reader_look(reader, text, length);
    size_t lines = 0;
    size_t result = 0;
    while (result == 0 && length > 0) {
        size_t piece = hf_reader_cut(reader, text, length, true);
        hf_status status = hf_reader_parse(reader, text, piece, &record);
        if (status == HF_OK)
            result = opened_record(reader, &record);
        else if (status != HF_END)
            result = bad_text(lines + record.line, record.column, record.message);
        for (size_t i = 0; i < piece; i++)
            lines += text[i] == '\n';
        text += piece;
        length -= piece;
    }
    hf_reader_free(reader);
    return result != 0 ? result : bad_text(1, 1, "there is no puzzle in this text");
}

EXPORT(sample) size_t web_sample(size_t unused, uint32_t number)
{
    const hf_sample *sample = hf_sample_at(number);
    hf_shape *shape = NULL;
    hf_grid *grid = NULL;
    hf_puzzle *puzzle = NULL;
    (void)unused;
    if (sample == NULL || hf_sample_shape(sample, &shape) != HF_OK)
        return refuse("there is no such puzzle");
    size_t result = 0;
    if (hf_sample_grid(sample, shape, &grid) == HF_OK &&
        hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle) == HF_OK)
        result = opened(puzzle, sample->name);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
    return result != 0 ? result : refuse("out of memory");
}

/* The built-in puzzles that the page can show. */
EXPORT(samples) size_t web_samples(void)
{
    answer_clear(&page.out);
    answer_add(&page.out, "[");
    for (uint32_t i = 1; hf_sample_at(i) != NULL; i++) {
        const hf_sample *sample = hf_sample_at(i);
        hf_shape *shape = NULL;
        if (hf_sample_shape(sample, &shape) == HF_OK && showable(shape)) {
            answer_comma(&page.out);
            answer_add(&page.out, "{");
            answer_key_number(&page.out, "number", i);
            answer_key_text(&page.out, "name", sample->name);
            answer_key_text(&page.out, "about", sample->about);
            answer_key_text(&page.out, "layout", sample->layout);
            answer_add(&page.out, "}");
        }
        hf_shape_free(shape);
    }
    answer_add(&page.out, "]");
    return finish();
}

/* The formats, by number; those that cannot be written have an empty name. */
EXPORT(formats) size_t web_formats(void)
{
    answer_clear(&page.out);
    answer_add(&page.out, "[");
    for (size_t i = 0; hf_format_at(i) != NULL; i++) {
        const hf_format *format = hf_format_at(i);
        bool writes = hf_format_can_write(format);
        answer_comma(&page.out);
        answer_add(&page.out, "{");
        answer_key_text(&page.out, "name", writes ? hf_format_name(format) : "");
        answer_key_text(&page.out, "summary", hf_format_summary(format));
        answer_add(&page.out, "}");
    }
    answer_add(&page.out, "]");
    return finish();
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

/* The board as text; not JSON. */
EXPORT(write) size_t web_write(size_t count, uint32_t number)
{
    const hf_format *format = hf_format_at(number);
    if (format == NULL || !take_board(count))
        return refuse("there is no such board");
    answer_clear(&page.out);
    hf_write_options options;
    hf_write_options_init(&options, sizeof options);
    uint8_t marks[LARGEST * LARGEST];
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++)
        marks[c] = hf_grid_values(page.clues)[c] != 0 ? HF_MARK_GIVEN : HF_MARK_SOLVED;
    options.marks = marks;
    size_t length;
    hf_format_write_puzzle(format, page.puzzle, &options, NULL, 0, &length);
    char *room = answer_room(&page.out, length + 1);
    if (room == NULL)
        return finish();
    hf_format_write_puzzle(format, page.puzzle, &options, room, length + 1, NULL);
    answer_wrote(&page.out, length);
    return page.out.length;
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
