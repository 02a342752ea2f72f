/* SPDX-License-Identifier: MIT
 *
 * told.c - what a reader tells of a text (told.h).
 */
#include "support/told.h"

#include "base/text.h"

enum { MOST_CELLS = 25 * 25 }; /* of larger boards the first of them are told */

static void put_count(hf_text *told, const char *what, uint32_t count)
{
    if (count == 0)
        return;
    hf_text_add(told, ", ");
    hf_text_add(told, what);
    hf_text_char(told, ' ');
    hf_text_number(told, count);
}

/* ", regions 111213..." of a jigsaw. */
static void put_regions(const hf_shape *shape, hf_text *told)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    if (spec->layout != HF_LAYOUT_JIGSAW)
        return;
    hf_text_add(told, ", regions ");
    for (uint32_t cell = 0; cell < hf_shape_cells(shape) && cell < MOST_CELLS; cell++)
        hf_text_char(told, hf_format_symbol(spec->regions[cell] + 1u));
}

/* "4x4: 1..............., houses 12, killer cage 1, entries 1" */
static void put_puzzle(const hf_puzzle *puzzle, hf_text *told)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint32_t counts[HF_CONSTRAINT_KINDS] = {0}, entries = 0, marks = 0;
    hf_text_number(told, hf_shape_rows(shape));
    hf_text_char(told, 'x');
    hf_text_number(told, hf_shape_columns(shape));
    hf_text_add(told, ": ");
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++) {
        uint32_t value = hf_puzzle_value(puzzle, cell);
        if (cell < MOST_CELLS)
            hf_text_char(told, value == 0 ? '.' : hf_format_symbol(value));
        entries += value != 0 && hf_puzzle_clue(puzzle, cell) == 0;
        marks += hf_puzzle_marks(puzzle, cell) != NULL;
    }
    put_count(told, "houses", hf_shape_houses(shape));
    put_regions(shape, told);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        counts[hf_puzzle_constraint_kind(puzzle, i)]++;
    for (int k = 0; k < HF_CONSTRAINT_KINDS; k++)
        put_count(told, hf_constraint_kind_name((hf_constraint_kind)k), counts[k]);
    put_count(told, "entries", entries);
    put_count(told, "marks", marks);
}

/* The puzzle, its comment and what was passed over; or the message with its place. */
static void put_outcome(hf_reader *reader, const hf_record *record, hf_status status, hf_text *told)
{
    hf_puzzle *puzzle;
    if (status == HF_END)
        return;
    if (status != HF_OK) {
        hf_text_number(told, record->line);
        hf_text_char(told, ':');
        hf_text_number(told, record->column);
        hf_text_add(told, ": ");
        hf_text_add(told, record->message);
        return;
    }
    assert_int_equal(hf_reader_puzzle(reader, record, &puzzle), HF_OK);
    put_puzzle(puzzle, told);
    if (record->comment_length > 0) {
        const char *kept = hf_puzzle_comment(puzzle); /* what is written from it */
        assert_non_null(kept);
        assert_int_equal(strlen(kept), record->comment_length);
        assert_memory_equal(kept, record->comment, record->comment_length);
        hf_text_add(told, ", comment ");
        hf_text_bytes(told, record->comment, record->comment_length);
    }
    if (record->ignored[0] != '\0') {
        hf_text_add(told, ", ignored ");
        hf_text_add(told, record->ignored);
    }
    hf_puzzle_free(puzzle);
}

/* "rows:cube4", ":9", ":2x3": the format, the shape; a shape of no size leaves it open. ":ignore", ":zero": these
 * options. */
void told_options(const told_text *text, hf_read_options *options, hf_shape_spec *spec)
{
    static const struct {
        const char *name;
        hf_layout layout;
    } layouts[] = {{"cube", HF_LAYOUT_CUBE},     {"roxdoku", HF_LAYOUT_ROXDOKU},
                   {"jigsaw", HF_LAYOUT_JIGSAW}, {"latin", HF_LAYOUT_LATIN},
                   {"boxes", HF_LAYOUT_BOXES},   {"rectangle", HF_LAYOUT_RECTANGLE}};
    char name[40];
    const char *asked = text->asked;
    const char *shape = asked ? strchr(asked, ':') : NULL, *by = shape ? strchr(shape, 'x') : NULL;
    size_t length = shape ? (size_t)(shape - asked) : asked ? strlen(asked) : 0;
    assert_true(length < sizeof name);
    memcpy(name, asked ? asked : "", length);
    name[length] = '\0';
    hf_read_options_init(options, sizeof *options);
    *spec = (hf_shape_spec){0};
    options->format = length ? hf_format_named(name) : NULL;
    assert_true(options->format || length == 0);
    if (!shape)
        return;
    options->ignore_constraints = strcmp(shape, ":ignore") == 0;
    options->zero_is_symbol = strcmp(shape, ":zero") == 0;
    if (options->ignore_constraints || options->zero_is_symbol)
        return;
    options->spec = spec;
    if (strchr("123456789", *++shape)) {
        hf_shape_spec_square(spec, (uint32_t)atoi(shape));
        if (by)
            hf_shape_spec_boxes(spec, (uint32_t)atoi(shape), (uint32_t)atoi(by + 1));
        return;
    }
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
        if (strncmp(shape, layouts[i].name, strlen(layouts[i].name)) == 0) {
            spec->layout = layouts[i].layout;
            spec->size = (uint32_t)atoi(shape + strlen(layouts[i].name));
            return;
        }
    fail_msg("no such shape: %s", asked);
}

/* One record that begins a text: how much of it, and what is told. The text lies in memory of its own length: a
 * sanitizer sees what is read beyond it. */
static size_t tell_record(hf_reader *reader, const char *from, size_t length, hf_text *told)
{
    hf_record record;
    char *text = malloc(length);
    assert_non_null(text);
    memcpy(text, from, length);
    size_t cut = hf_reader_cut(reader, text, length, true);
    assert_true(cut > 0);
    size_t early = hf_reader_cut(reader, text, length, false); /* while more may come */
    while (early > 0 && early < cut && strchr(" \t\r\n", text[early]))
        early++; /* the end of the line may come by itself */
    if (early != 0 && early != cut)
        print_message("# %s: cut at %zu instead of %zu\n", from, early, cut);
    assert_true(early == 0 || early == cut);
    put_outcome(reader, &record, hf_reader_parse(reader, text, cut, &record), told);
    free(text);
    return cut;
}

/* " x 3" behind a line that is told three times. */
static void put_times(unsigned times, hf_text *told)
{
    if (times < 2)
        return;
    hf_text_add(told, " x ");
    hf_text_number(told, times);
}

void told_tell(const told_text *text, char *buffer, size_t size)
{
    static char lines[2][MOST_CELLS + 1000]; /* of the record before and of this one */
    hf_text told = hf_text_make(buffer, size);
    hf_read_options options;
    hf_shape_spec spec;
    hf_reader *reader;
    size_t length = strlen(text->text);
    unsigned times = 0;
    told_options(text, &options, &spec);
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    lines[0][0] = '\0';
    for (size_t at = 0; at < length;) {
        hf_text line = hf_text_make(lines[1], sizeof lines[1]);
        at += tell_record(reader, text->text + at, length - at, &line);
        if (line.length == 0)
            continue;
        if (strcmp(lines[0], lines[1]) != 0) {
            put_times(times, &told);
            hf_text_add(&told, told.length > 0 ? "\n" : "");
            hf_text_add(&told, lines[1]);
            times = 0;
        }
        times++;
        strcpy(lines[0], lines[1]);
    }
    put_times(times, &told);
    hf_reader_free(reader);
}

/* The places at which a text may be broken: everywhere in a short one and near the end; line ends and some others in a
 * long one. */
static bool is_break(const char *text, size_t length, size_t at)
{
    return length < 200 || at + 8 > length || text[at - 1] == '\n' || text[at - 1] == '\r' ||
           at % (test_is_short() ? 131 : 13) == 5;
}

unsigned told_pieces(const char *name, const char *text, size_t length,
                     const hf_read_options *options)
{
    hf_reader *reader;
    unsigned wrong = 0;
    assert_int_equal(hf_reader_new(options, &reader), HF_OK);
    const size_t whole = hf_reader_cut(reader, text, length, true);
    for (size_t at = 1; at <= length; at++) {
        if (!is_break(text, length, at))
            continue;
        char *piece = malloc(at); /* of its own, so that a sanitizer sees what is read beyond it */
        assert_non_null(piece);
        memcpy(piece, text, at);
        const size_t cut = hf_reader_cut(reader, piece, at, false);
        free(piece);
        if (cut == 0 || cut == whole)
            continue;
        if (wrong++ == 0)
            print_message("# %s: %zu of %zu bytes, cut %zu instead of %zu\n", name, at, length, cut,
                          whole);
    }
    const size_t alone = hf_reader_cut(reader, text, whole, true);
    if (alone != whole) {
        print_message("# %s: the %zu bytes cut off are %zu alone\n", name, whole, alone);
        wrong++;
    }
    hf_reader_free(reader);
    return wrong;
}
