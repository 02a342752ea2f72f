/* SPDX-License-Identifier: MIT
 *
 * texts.c - puzzles from texts and to texts: pasted or from a file, one or many, the built-in ones, and all
 * formats that can be written.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge.h"

/* ---- reading --------------------------------------------------------------------------------- */

static const char *title_of(const hf_puzzle *puzzle)
{
    return hf_puzzle_title(puzzle) != NULL ? hf_puzzle_title(puzzle) : hf_puzzle_comment(puzzle);
}

/* A text on its way through the reader, puzzle by puzzle. */
typedef struct reading {
    hf_reader *reader;
    const char *text;
    size_t length;
    size_t lines; /* before the text */
    hf_record record;
} reading;

static bool begin_reading(reading *r, const bridge *page, size_t length)
{
    memset(r, 0, sizeof *r);
    r->text = page->input;
    r->length = length;
    if (r->text == NULL || hf_reader_new(NULL, &r->reader) != HF_OK)
        return false;
    hf_reader_look(r->reader, r->text, length);
    return true;
}

/* The next puzzle. HF_END: there is none; HF_BAD_TEXT: r->record says where, its lines counted from the
 * start of the whole text. */
static hf_status next_puzzle(reading *r, hf_puzzle **puzzle)
{
    *puzzle = NULL;
    while (r->length > 0) {
        size_t piece = hf_reader_cut(r->reader, r->text, r->length, true);
        hf_status status = hf_reader_parse(r->reader, r->text, piece, &r->record);
        if (status == HF_OK)
            status = hf_reader_puzzle(r->reader, &r->record, puzzle);
        else if (status != HF_END)
            r->record.line += r->lines;
        for (size_t i = 0; i < piece; i++)
            r->lines += r->text[i] == '\n' ||
                        (r->text[i] == '\r' && (i + 1 == piece || r->text[i + 1] != '\n'));
        r->text += piece;
        r->length -= piece;
        if (status != HF_END)
            return status;
    }
    return HF_END;
}

void bridge_read(bridge *page, size_t length, uint32_t number)
{
    reading r;
    hf_puzzle *puzzle = NULL;
    if (!begin_reading(&r, page, length)) {
        page->out.failed = true;
        return;
    }
    hf_status status = next_puzzle(&r, &puzzle);
    for (uint32_t i = 0; i < number && status != HF_END; i++) {
        hf_puzzle_free(puzzle);
        status = next_puzzle(&r, &puzzle);
    }
    if (status == HF_OK)
        bridge_opened(page, puzzle, title_of(puzzle));
    else if (status == HF_END)
        bridge_bad_text(page, 1, 1, "there is no puzzle in this text");
    else if (status == HF_NO_MEMORY)
        page->out.failed = true;
    else
        bridge_bad_text(page, r.record.line, r.record.column, r.record.message);
    hf_puzzle_free(puzzle);
    hf_reader_free(r.reader);
}

/* One line of the list: what is needed for a small picture. */
static void add_entry(bridge *page, const hf_puzzle *puzzle, uint32_t number)
{
    answer *out = &page->out;
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    answer_comma(out);
    answer_add(out, "{");
    answer_key_number(out, "number", number);
    answer_key_number(out, "rows", hf_shape_rows(shape));
    answer_key_number(out, "columns", hf_shape_columns(shape));
    if (title_of(puzzle) != NULL)
        answer_key_text(out, "title", title_of(puzzle));
    bridge_regions(page, shape);
    answer_key(out, "clues");
    answer_add(out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        answer_comma(out);
        answer_number(out, hf_puzzle_clue(puzzle, c));
    }
    answer_add(out, "]}");
}

/* Beside the puzzles, how many records are none, and where the first of them is. */
void bridge_list(bridge *page, size_t length, uint32_t most)
{
    answer *out = &page->out;
    reading r;
    hf_record wrong = {0};
    uint32_t count = 0, bad = 0;
    if (!begin_reading(&r, page, length)) {
        out->failed = true;
        return;
    }
    answer_clear(out);
    answer_add(out, "{\"puzzles\":[");
    for (uint32_t number = 0;; number++) {
        hf_puzzle *puzzle;
        hf_status status = next_puzzle(&r, &puzzle);
        if (status == HF_OK && bridge_can_show(hf_puzzle_shape(puzzle)) && count++ < most)
            add_entry(page, puzzle, number);
        if (status == HF_BAD_TEXT && bad++ == 0)
            wrong = r.record;
        hf_puzzle_free(puzzle);
        if (status == HF_END || status == HF_NO_MEMORY)
            break;
    }
    answer_add(out, "]");
    answer_key_number(out, "count", count);
    answer_key_number(out, "bad", bad);
    answer_key_number(out, "line", wrong.line);
    answer_key_number(out, "column", wrong.column);
    answer_key_text(out, "message", wrong.message);
    answer_add(out, "}");
    hf_reader_free(r.reader);
}

/* ---- samples --------------------------------------------------------------------------------- */

void bridge_sample(bridge *page, uint32_t number)
{
    const hf_sample *sample = hf_sample_at(number);
    hf_shape *shape = NULL;
    hf_grid *grid = NULL;
    hf_puzzle *puzzle = NULL;
    if (sample != NULL && hf_sample_shape(sample, &shape) == HF_OK &&
        hf_sample_grid(sample, shape, &grid) == HF_OK &&
        hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle) == HF_OK)
        bridge_opened(page, puzzle, sample->name);
    else
        bridge_bad_text(page, 1, 1, "there is no such puzzle");
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

void bridge_samples(bridge *page)
{
    answer *out = &page->out;
    answer_clear(out);
    answer_add(out, "[");
    for (uint32_t i = 1; hf_sample_at(i) != NULL; i++) {
        const hf_sample *sample = hf_sample_at(i);
        hf_shape *shape = NULL;
        if (hf_sample_shape(sample, &shape) == HF_OK && bridge_can_show(shape)) {
            answer_comma(out);
            answer_add(out, "{");
            answer_key_number(out, "number", i);
            answer_key_text(out, "name", sample->name);
            answer_key_text(out, "about", sample->about);
            answer_key_text(out, "layout", sample->layout);
            answer_add(out, "}");
        }
        hf_shape_free(shape);
    }
    answer_add(out, "]");
}

/* ---- writing --------------------------------------------------------------------------------- */

void bridge_formats(bridge *page)
{
    answer *out = &page->out;
    answer_clear(out);
    answer_add(out, "[");
    for (size_t i = 0; hf_format_at(i) != NULL; i++) {
        const hf_format *format = hf_format_at(i);
        if (!hf_format_can_write(format))
            continue;
        answer_comma(out);
        answer_add(out, "{");
        answer_key_number(out, "number", i);
        answer_key_text(out, "name", hf_format_name(format));
        answer_key_text(out, "summary", hf_format_summary(format));
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

void bridge_write(bridge *page, const hf_format *format)
{
    hf_write_options options;
    uint8_t marks[BRIDGE_LARGEST * BRIDGE_LARGEST];
    size_t length;
    answer_clear(&page->out);
    hf_write_options_init(&options, sizeof options);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++)
        marks[c] = hf_grid_values(page->clues)[c] != 0 ? HF_MARK_GIVEN : HF_MARK_SOLVED;
    options.marks = marks;
    hf_format_write_puzzle(format, page->puzzle, &options, NULL, 0, &length);
    char *room = answer_room(&page->out, length + 1);
    if (room == NULL)
        return;
    hf_format_write_puzzle(format, page->puzzle, &options, room, length + 1, NULL);
    answer_wrote(&page->out, length);
}
