/* SPDX-License-Identifier: MIT
 *
 * board.c - boards: read from text or values, written in any format, checked.
 */
#include <stdlib.h>
#include <string.h>

#include "core.h"

/* ---- shapes -------------------------------------------------------------------------------------- */

bool asking_take_spec(asking *a)
{
    hf_shape_spec *spec = &a->spec;
    const char *map = asking_text(a, "regions");
    uint64_t size = asking_number(a, "size", 0);
    if (asking_text(a, "size") == NULL)
        return true;
    if (size > HF_MAX_SIZE) {
        asking_refuse(a, "argument", "size: at most 1024 symbols");
        return false;
    }
    a->shaped = true;
    hf_shape_spec_square(spec, (uint32_t)size);
    spec->layout = (hf_layout)asking_number(a, "layout", spec->layout);
    spec->box_rows = (uint32_t)asking_number(a, "box_rows", spec->box_rows);
    spec->box_columns = (uint32_t)asking_number(a, "box_columns", spec->box_columns);
    spec->extras = (uint32_t)asking_number(a, "extras", 0);
    if (map == NULL)
        return true;
    a->regions = asking_values(map, (size_t)size * size);
    spec->regions = a->regions;
    if (a->regions == NULL)
        asking_refuse(a, "argument", "regions: one number per cell is expected");
    return a->regions != NULL;
}

bool asking_make_shape(asking *a)
{
    if (!a->shaped) {
        asking_refuse(a, "argument", "size: a number of symbols is expected");
        return false;
    }
    return asking_passed(a, hf_shape_new(&a->spec, &a->shape), "there is no such board");
}

/* ---- puzzles ------------------------------------------------------------------------------------- */

/* The first record of a text that is no blank or comment. *used receives how far it reaches, *lines how many lines
 * came before it. */
static hf_status first_record(hf_reader *reader, const char *text, size_t length, hf_record *record,
                              size_t *used, size_t *lines)
{
    size_t at = 0;
    while (at < length) {
        size_t piece = hf_reader_cut(reader, text + at, length - at, true);
        hf_status status = hf_reader_parse(reader, text + at, piece, record);
        at += piece;
        *used = at;
        if (status != HF_END || piece == 0)
            return status;
        for (size_t i = at - piece; i < at; i++)
            *lines += text[i] == '\n';
    }
    *used = length;
    return HF_END;
}

static bool read_text(asking *a, hf_reader *reader, const char *text, size_t length,
                      hf_puzzle **puzzle)
{
    hf_record record;
    size_t used = 0, lines = 0, ignored = 0;
    memset(&record, 0, sizeof record);
    hf_reader_look(reader, text, length);
    hf_status status = first_record(reader, text, length, &record, &used, &lines);
    if (status == HF_BAD_TEXT) {
        asking_refuse_at(a, record.message, record.line + lines, record.column);
        return false;
    }
    if (status == HF_END) {
        asking_refuse_at(a, "there is no puzzle in the text", 1, 1);
        return false;
    }
    if (status == HF_OK)
        status = hf_reader_puzzle(reader, &record, puzzle);
    if (!asking_passed(a, status, "reading"))
        return false;
    if (first_record(reader, text + used, length - used, &record, &used, &ignored) == HF_END)
        return true;
    asking_refuse(a, "text", "there is more than one puzzle in the text; solveMany takes many");
    return false;
}

static bool make_of_values(asking *a, hf_puzzle **puzzle)
{
    if (!asking_make_shape(a))
        return false;
    uint16_t *values = asking_values(a->body, hf_shape_cells(a->shape));
    if (values == NULL)
        asking_refuse(a, "argument", "one value per cell is expected");
    bool made = values != NULL && asking_passed(a, hf_puzzle_new(a->shape, values, puzzle),
                                                "a value is too large for the board");
    free(values);
    return made;
}

bool asking_take_puzzle(asking *a, const char *text, size_t length, hf_puzzle **puzzle)
{
    hf_reader *reader = NULL;
    hf_read_options options;
    const char *name = asking_text(a, "from");
    if (asking_text(a, "values") != NULL)
        return make_of_values(a, puzzle);
    hf_read_options_init(&options, sizeof options);
    if (name != NULL && (options.format = hf_format_named(name)) == NULL) {
        asking_refuse(a, "argument", "there is no such format");
        return false;
    }
    if (a->shaped)
        options.spec = &a->spec;
    bool taken = asking_passed(a, hf_reader_new(&options, &reader), "reading") &&
                 read_text(a, reader, text, length, puzzle);
    hf_reader_free(reader);
    return taken;
}

bool asking_nine(asking *a, const hf_puzzle *puzzle, uint8_t values[81])
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    if (hf_shape_cells(shape) != 81 || hf_shape_size(shape) != 9 || hf_shape_houses(shape) != 27 ||
        hf_shape_spec_of(shape)->layout != HF_LAYOUT_BOXES) {
        asking_refuse(a, "unsupported", "canonical forms are for plain 9x9 boards");
        return false;
    }
    for (uint32_t c = 0; c < 81; c++)
        values[c] = (uint8_t)hf_puzzle_value(puzzle, c);
    return true;
}

/* ---- telling ------------------------------------------------------------------------------------- */

/* Writes a grid as one line: a character per cell where there are enough, else numbers; without the map of regions
 * that the line of a jigsaw has behind it. */
static void add_grid(asking *a, const hf_grid *grid)
{
    size_t length = 0;
    const hf_format *format = hf_format_named("line");
    if (hf_format_write(format, grid, NULL, NULL, 0, &length) != HF_OK) {
        format = hf_format_named("tokens");
        hf_format_write(format, grid, NULL, NULL, 0, &length);
    }
    char *text = malloc(length + 1);
    if (text == NULL) {
        a->out->failed = true;
        return;
    }
    hf_format_write(format, grid, NULL, text, length + 1, NULL);
    const hf_shape *shape = hf_grid_shape(grid);
    if (hf_shape_spec_of(shape)->regions != NULL && length > hf_shape_cells(shape) &&
        text[hf_shape_cells(shape)] == ' ')
        length = hf_shape_cells(shape);
    answer_quoted(a->out, text, length);
    free(text);
}

void asking_add_line(asking *a, const char *key, const hf_shape *shape, const uint16_t *values)
{
    hf_grid *grid = NULL;
    if (hf_grid_new(shape, &grid) != HF_OK) {
        a->out->failed = true;
        return;
    }
    memcpy(hf_grid_values(grid), values, hf_shape_cells(shape) * sizeof *values);
    if (key != NULL)
        answer_key(a->out, key);
    add_grid(a, grid);
    hf_grid_free(grid);
}

void asking_add_bytes_line(asking *a, const char *key, const uint8_t values[81])
{
    char text[81];
    for (unsigned c = 0; c < 81; c++)
        text[c] = values[c] == 0 ? '.' : (char)('0' + values[c]);
    if (key != NULL)
        answer_key(a->out, key);
    answer_quoted(a->out, text, sizeof text);
}

/* "5 twice in row 1: r1c1 and r1c2". */
void asking_add_clash(asking *a, const char *key, const hf_clash *clash)
{
    answer text = {0};
    char name[256];
    const hf_shape *shape = hf_puzzle_shape(a->puzzle);
    answer_number(&text, clash->symbol);
    if (clash->constraint > 0) {
        hf_puzzle_constraint_text(a->puzzle, clash->constraint - 1, name, sizeof name);
        answer_add(&text, " contradicts ");
        answer_add(&text, name);
        answer_add(&text, ": ");
    } else {
        answer_add(&text, " twice in ");
        answer_add(&text, hf_shape_house_name(shape, clash->house, name));
        answer_add(&text, ": ");
    }
    answer_add(&text, hf_shape_cell_name(shape, clash->first, name));
    if (clash->second != clash->first) {
        answer_add(&text, " and ");
        answer_add(&text, hf_shape_cell_name(shape, clash->second, name));
    }
    if (text.failed)
        a->out->failed = true;
    else if (key != NULL)
        answer_key_text(a->out, key, text.text);
    else
        answer_quoted(a->out, text.text, text.length);
    free(text.text);
}

static void add_flag(answer *out, const char *key, bool flag)
{
    answer_key(out, key);
    answer_add(out, flag ? "true" : "false");
}

void asking_read(asking *a)
{
    static const char *const layouts[] = {"boxes", "latin", "jigsaw", "cube", "roxdoku", "custom"};
    const hf_shape *shape = hf_puzzle_shape(a->puzzle);
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    uint32_t cells = hf_shape_cells(shape);
    uint16_t *values = malloc((cells + 1) * sizeof *values);
    answer *out = a->out;
    if (values == NULL) {
        out->failed = true;
        return;
    }
    for (uint32_t c = 0; c < cells; c++)
        values[c] = (uint16_t)hf_puzzle_value(a->puzzle, c);
    answer_add(out, "{");
    answer_key_number(out, "size", spec->size);
    answer_key_number(out, "columns", hf_shape_columns(shape));
    answer_key_text(out, "layout", layouts[spec->layout]);
    answer_key_values(out, "flat", values, cells);
    answer_key_values(out, "clues", hf_puzzle_clues(a->puzzle), cells);
    asking_add_line(a, "line", shape, values);
    add_flag(out, "isSolved", hf_puzzle_is_solved(a->puzzle));
    add_flag(out, "isPlain", hf_puzzle_is_plain(a->puzzle));
    if (hf_puzzle_title(a->puzzle) != NULL)
        answer_key_text(out, "title", hf_puzzle_title(a->puzzle));
    if (hf_puzzle_comment(a->puzzle) != NULL)
        answer_key_text(out, "comment", hf_puzzle_comment(a->puzzle));
    answer_add(out, "}");
    free(values);
}

void asking_write(asking *a)
{
    const char *name = asking_text(a, "to");
    const char *blank = asking_text(a, "blank");
    const hf_format *format = name != NULL ? hf_format_named(name) : NULL;
    hf_write_options options;
    size_t length = 0;
    if (format == NULL || !hf_format_can_write(format)) {
        asking_refuse(a, "argument", "there is no such format to write");
        return;
    }
    hf_write_options_init(&options, sizeof options);
    if (blank != NULL && *blank != '\0')
        options.blank = *blank;
    options.colour = asking_number(a, "colour", 0) != 0;
    options.ascii = asking_number(a, "ascii", 0) != 0;
    if (!asking_passed(a, hf_format_write_puzzle(format, a->puzzle, &options, NULL, 0, &length),
                       name))
        return;
    char *text = malloc(length + 1);
    if (text == NULL) {
        a->out->failed = true;
        return;
    }
    hf_format_write_puzzle(format, a->puzzle, &options, text, length + 1, NULL);
    answer_add(a->out, "{");
    answer_key(a->out, "text");
    answer_quoted(a->out, text, length);
    answer_add(a->out, "}");
    free(text);
}

/* ---- checking ------------------------------------------------------------------------------------ */

static void add_clashes(asking *a, const uint16_t *values)
{
    enum { MOST = 100 };
    hf_clash clashes[MOST];
    size_t count = hf_puzzle_clashes(a->puzzle, values, clashes, MOST);
    answer_key(a->out, "clashes");
    answer_add(a->out, "[");
    for (size_t i = 0; i < count && i < MOST; i++) {
        answer_comma(a->out);
        asking_add_clash(a, NULL, &clashes[i]);
    }
    answer_add(a->out, "]");
}

/* The cells whose entry is not that of the solution. */
static void add_wrong(asking *a, const uint16_t *values, const hf_grid *solution)
{
    answer_key(a->out, "wrong");
    answer_add(a->out, "[");
    for (uint32_t c = 0; solution != NULL && c < hf_shape_cells(hf_grid_shape(solution)); c++) {
        if (values[c] != 0 && values[c] != hf_grid_const_values(solution)[c]) {
            answer_comma(a->out);
            answer_number(a->out, c);
        }
    }
    answer_add(a->out, "]");
}

void asking_check(asking *a)
{
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(a->puzzle));
    uint16_t *values = malloc((cells + 1) * sizeof *values);
    if (values == NULL) {
        a->out->failed = true;
        return;
    }
    for (uint32_t c = 0; c < cells; c++)
        values[c] = (uint16_t)hf_puzzle_value(a->puzzle, c);
    asking_solve(a);
    if (a->out->length > 1 && strncmp(a->out->text, "{\"error", 7) != 0) {
        hf_grid *solution = strstr(a->out->text, "\"unique\"") != NULL ? asking_solution(a) : NULL;
        a->out->length--; /* the closing brace of the answer: more belongs inside */
        add_flag(a->out, "isSolved", hf_puzzle_is_solved(a->puzzle));
        add_clashes(a, values);
        add_wrong(a, values, solution);
        answer_add(a->out, "}");
        hf_grid_free(solution);
    }
    free(values);
}

/* ---- what there is ------------------------------------------------------------------------------- */

static void add_formats(answer *out)
{
    answer_key(out, "formats");
    answer_add(out, "[");
    for (size_t i = 0; hf_format_at(i) != NULL; i++) {
        const hf_format *format = hf_format_at(i);
        answer_comma(out);
        answer_add(out, "{");
        answer_key_text(out, "name", hf_format_name(format));
        answer_key_text(out, "summary", hf_format_summary(format));
        add_flag(out, "reads", hf_format_can_read(format));
        add_flag(out, "writes", hf_format_can_write(format));
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

static void add_techniques(answer *out)
{
    answer_key(out, "techniques");
    answer_add(out, "[");
    for (size_t i = 0; hf_rule_at(i) != NULL; i++) {
        answer_comma(out);
        answer_add(out, "{");
        answer_key_text(out, "key", hf_rule_key(hf_rule_at(i)));
        answer_key_text(out, "name", hf_rule_name(hf_rule_at(i)));
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

static void add_samples(answer *out)
{
    answer_key(out, "samples");
    answer_add(out, "[");
    for (size_t i = 1; hf_sample_at(i) != NULL; i++) {
        const hf_sample *sample = hf_sample_at(i);
        answer_comma(out);
        answer_add(out, "{");
        answer_key_text(out, "name", sample->name);
        answer_key_text(out, "about", sample->about);
        answer_key_text(out, "puzzle", sample->puzzle);
        answer_key_text(out, "layout", sample->layout);
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

void asking_lists(asking *a)
{
    answer_add(a->out, "{");
    answer_key_text(a->out, "version", hf_version());
    add_formats(a->out);
    add_techniques(a->out);
    add_samples(a->out);
    answer_add(a->out, "}");
}
