/* SPDX-License-Identifier: MIT
 *
 * fuzz.h - what must hold for any bytes whatever, shared by the fuzz targets:
 *
 *   - cutting always moves on, never past the end, and the pieces add up to the text;
 *   - a piece is complete in itself: cut again, it is one record of the same length;
 *   - parsing never crashes, and an error has a place within the record and a message;
 *   - a board that was read, written in any format that can be read, and read again, is the same.
 */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "houseful/format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define FUZZ_REQUIRE(condition)                                                                    \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* The same cells in the same houses, however the board was described: boxes may come as regions. */
static bool fuzz_same_houses(const hf_shape *a, const hf_shape *b)
{
    if (hf_shape_cells(a) != hf_shape_cells(b) || hf_shape_houses(a) != hf_shape_houses(b) ||
        hf_shape_size(a) != hf_shape_size(b))
        return false;
    for (uint32_t h = 0; h < hf_shape_houses(a); h++)
        if (memcmp(hf_shape_house(a, h), hf_shape_house(b, h),
                   hf_shape_size(a) * sizeof(uint32_t)) != 0)
            return false;
    return true;
}

/* Writes a grid in one format and reads that again, told the shape. */
static void fuzz_round_trip(const hf_format *format, const hf_grid *grid, bool ascii)
{
    static char buffer[1 << 20];
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    hf_reader *reader;
    hf_record record;
    how.ascii = ascii;
    size_t length;
    if (hf_format_write(format, grid, &how, buffer, sizeof buffer, &length) != HF_OK ||
        length >= sizeof buffer)
        return;
    options.format = format;
    options.spec = hf_shape_spec_of(hf_grid_shape(grid));
    FUZZ_REQUIRE(hf_reader_new(&options, &reader) == HF_OK);
    size_t cut = hf_reader_cut(reader, buffer, length, true);
    if (hf_reader_parse(reader, buffer, cut, &record) != HF_OK || cut != length) {
        fprintf(stderr, "%s: %zu of %zu bytes: %s\n%s\n", hf_format_name(format), cut, length,
                record.message, buffer);
        abort();
    }
    FUZZ_REQUIRE(fuzz_same_houses(hf_grid_shape(record.grid), hf_grid_shape(grid)));
    const char *name = hf_format_name(format);
    bool marks = strcmp(name, "pencilmarks") == 0 || strcmp(name, "sukaku") == 0 ||
                 strcmp(name, "sdx") == 0; /* there, a last candidate may come back as a value */
    FUZZ_REQUIRE(marks ? hf_grid_extends(record.grid, grid)
                       : memcmp(hf_grid_const_values(record.grid), hf_grid_const_values(grid),
                                hf_shape_cells(hf_grid_shape(grid)) * sizeof(uint16_t)) == 0);
    hf_reader_free(reader);
}

/* Through one format, in one style; which, depends on the grid. Large boards take so long that there
 * would be little fuzzing beside them. */
static void fuzz_round_trips(const hf_grid *grid)
{
    const hf_format *format;
    size_t turn = 0, count = 0;
    if (hf_shape_cells(hf_grid_shape(grid)) > 1296)
        return;
    if (hf_grid_clues(grid) == hf_shape_cells(hf_grid_shape(grid)) && !hf_grid_is_solved(grid))
        return; /* as a text it may be the map of a jigsaw, which waits for its board */
    for (uint32_t i = 0; i < hf_shape_cells(hf_grid_shape(grid)); i++)
        turn = turn * 31 + hf_grid_const_values(grid)[i];
    while (hf_format_at(count) != NULL)
        count++;
    format = hf_format_at(turn % count);
    if (hf_format_can_read(format) && hf_format_can_write(format))
        fuzz_round_trip(format, grid, turn / count % 2);
}

/* Reads the whole text with these options. */
static void fuzz_text(const hf_read_options *options, const char *text, size_t size)
{
    hf_reader *reader;
    hf_record record;
    FUZZ_REQUIRE(hf_reader_new(options, &reader) == HF_OK);
    hf_reader_look(reader, text, size);
    for (size_t at = 0; at < size;) {
        size_t early = hf_reader_cut(reader, text + at, size - at, false);
        size_t cut = hf_reader_cut(reader, text + at, size - at, true);
        FUZZ_REQUIRE(early == 0 || early == cut);
        FUZZ_REQUIRE(cut > 0 && cut <= size - at);
        FUZZ_REQUIRE(hf_reader_cut(reader, text + at, cut, true) == cut);
        hf_status status = hf_reader_parse(reader, text + at, cut, &record);
        FUZZ_REQUIRE(status == HF_OK || status == HF_END || status == HF_BAD_TEXT);
        if (status == HF_OK) {
            FUZZ_REQUIRE(record.grid && record.format);
            fuzz_round_trips(record.grid);
        }
        if (status == HF_BAD_TEXT)
            FUZZ_REQUIRE(record.message[0] && record.line >= 1 && record.column >= 1);
        at += cut;
    }
    hf_reader_free(reader);
}

/* For the targets of single formats. */
static inline int fuzz_format(const char *name, const uint8_t *data, size_t size)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named(name);
    FUZZ_REQUIRE(options.format);
    fuzz_text(&options, (const char *)data, size);
    return 0;
}

#endif
