/* SPDX-License-Identifier: MIT
 *
 * test_format_roundtrip.c - whatever is written is read back as the same board: each format, many
 * shapes, boards by the thousand. The reader guesses the format wherever a text of that shape can
 * tell; where it cannot, the format is named.
 */
#include "support/typed.h"

#include "base/rng.h"

/* A shape, and what a reader must be told to expect it. */
typedef struct kind {
    const char *name;
    hf_layout layout;
    uint32_t size, extras;
    bool tell; /* the shape is not what the number of cells says */
    const char *map;
} kind;

static const kind kinds[] = {
    {"9x9", HF_LAYOUT_BOXES, 9, 0, false, NULL},
    {"9x9 X", HF_LAYOUT_BOXES, 9, HF_EXTRA_DIAGONALS, true, NULL},
    {"4x4", HF_LAYOUT_BOXES, 4, 0, false, NULL},
    {"6x6", HF_LAYOUT_BOXES, 6, 0, false, NULL},
    {"8x8", HF_LAYOUT_BOXES, 8, 0, false, NULL},
    {"16x16", HF_LAYOUT_BOXES, 16, 0, false, NULL},
    {"25x25", HF_LAYOUT_BOXES, 25, 0, false, NULL},
    {"7x7 Latin", HF_LAYOUT_LATIN, 7, 0, false, NULL},
    {"jigsaw", HF_LAYOUT_JIGSAW, 9, 0, false,
     "333333229331113229411111299451555299455585229444588829478886669477887666477777666"},
    {"cube", HF_LAYOUT_CUBE, 4, 0, true, NULL},
    {"roxdoku", HF_LAYOUT_ROXDOKU, 9, 0, true, NULL},
};

static hf_shape *shape_of(const kind *k)
{
    hf_shape_spec spec;
    uint16_t regions[81];
    hf_shape *shape;
    hf_shape_spec_square(&spec, k->size);
    if (k->layout != HF_LAYOUT_BOXES)
        spec.box_rows = spec.box_columns = 0;
    spec.layout = k->layout;
    spec.extras = k->extras;
    for (int i = 0; k->map && i < 81; i++)
        regions[i] = (uint16_t)(k->map[i] - '1');
    spec.regions = k->map ? regions : NULL;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    return shape;
}

/* Random values, from few to nearly all cells; they need not be a puzzle, only a board. But no
 * symbol stands twice in a house, or marks could not be told from values. */
static void fill(hf_grid *grid, const hf_shape *shape, hf_rng *rng)
{
    uint16_t *values = hf_grid_values(grid);
    uint32_t cells = hf_shape_cells(shape), size = hf_shape_size(shape);
    uint32_t share = 5 + hf_rng_below(rng, 90);
    hf_grid_clear(grid);
    for (uint32_t i = 0; i < cells; i++) {
        if (hf_rng_below(rng, 100) >= share)
            continue;
        uint16_t value = (uint16_t)(1 + hf_rng_below(rng, size));
        uint32_t houses;
        const uint32_t *house = hf_shape_houses_of(shape, i, &houses);
        bool free = true;
        for (uint32_t h = 0; h < houses; h++)
            for (uint32_t k = 0; k < size; k++)
                free = free && values[hf_shape_house(shape, house[h])[k]] != value;
        if (free)
            values[i] = value;
    }
}

static bool keeps_candidates_only(const hf_format *format)
{
    const char *name = hf_format_name(format);
    return strcmp(name, "pencilmarks") == 0 || strcmp(name, "sukaku") == 0 ||
           strcmp(name, "sdx") == 0;
}

/* The same candidates everywhere: there, a last candidate may come back as a value. */
static bool same_position(const hf_shape *shape, const hf_grid *before, const hf_record *after)
{
    hf_board *left, *right;
    bool same = true;
    assert_int_equal(hf_board_new(shape, &left), HF_OK);
    assert_int_equal(hf_board_new(shape, &right), HF_OK);
    hf_board_load(left, before);
    hf_board_load(right, after->grid);
    for (uint32_t i = 0; i < hf_shape_cells(shape); i++) {
        uint32_t value = hf_grid_const_values(after->grid)[i];
        if (hf_board_value(left, i))
            same = same && hf_board_value(left, i) == value;
        else if (value)
            same = same && hf_board_count(left, i) == 1 && hf_board_has(left, i, value);
    }
    hf_board_free(left);
    hf_board_free(right);
    return same;
}

/* Must the format be named, since the text of such a board looks like another's? */
static bool needs_name(const hf_format *format, const kind *k)
{
    const char *name = hf_format_name(format);
    if (k->tell)
        return true;
    return strcmp(name, "sukaku") == 0 && k->size != 9; /* but see candidates_of_small_boards */
}

/* A single cell with several candidates among digits is asked about unless the format is named: such a board is written
 * only of a position that contradicts itself, and typed where a blank is missing. */
static hf_status read_named(const hf_format *format, const char *text, size_t length,
                            hf_reader **reader, hf_record *record)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    assert_int_equal(hf_reader_new(&options, reader), HF_OK);
    size_t cut = hf_reader_cut(*reader, text, length, true);
    return cut == length ? hf_reader_parse(*reader, text, cut, record) : HF_BAD_TEXT;
}

typedef struct trip {
    const kind *kind;
    const hf_shape *shape;
    const hf_format *format;
    hf_reader *reader;
    char *text;
    size_t room;
} trip;

static void make_trip(trip *t, const hf_grid *grid, const hf_write_options *how)
{
    hf_record record;
    size_t length;
    hf_status status = hf_format_write(t->format, grid, how, t->text, t->room, &length);
    if (status == HF_UNSUPPORTED)
        return;
    assert_int_equal(status, HF_OK);
    assert_true(length < t->room);
    const char *format = hf_format_name(t->format);
    size_t cut = hf_reader_cut(t->reader, t->text, length, true);
    hf_reader *named = NULL;
    status = hf_reader_parse(t->reader, t->text, cut, &record);
    if (status == HF_BAD_TEXT && keeps_candidates_only(t->format) &&
        strncmp(record.message, "are several symbols in one cell", 31) == 0)
        status = read_named(t->format, t->text, length, &named, &record);
    if (cut != length || status != HF_OK)
        fail_msg("%s, %s: %zu of %zu bytes, %s\n%s", t->kind->name, format, cut, length,
                 record.message, t->text);
    const hf_shape *shape = hf_grid_shape(record.grid);
    uint32_t cells = hf_shape_cells(t->shape);
    if (hf_shape_cells(shape) != cells)
        fail_msg("%s, %s: read as %s\n%s", t->kind->name, format, hf_format_name(record.format),
                 t->text);
    bool same = keeps_candidates_only(t->format)
                    ? same_position(t->shape, grid, &record)
                    : memcmp(hf_grid_const_values(record.grid), hf_grid_const_values(grid),
                             cells * sizeof(uint16_t)) == 0;
    if (!same)
        fail_msg("%s, %s: another board\n%s", t->kind->name, format, t->text);
    hf_reader_free(named);
}

static uint32_t boards_for(const kind *k)
{
    if (test_is_short())
        return k->size > 9 ? 1 : 12;
    if (test_is_soak())
        return 10000;
    return k->size > 9 ? 30 : 500;
}

static void open_trip(trip *t, const kind *k, const hf_shape *shape, const hf_format *format)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    *t = (trip){k, shape, format, NULL, NULL, 1 << 18};
    options.spec = k->tell ? hf_shape_spec_of(shape) : NULL;
    options.format = needs_name(format, k) ? format : NULL;
    assert_int_equal(hf_reader_new(&options, &t->reader), HF_OK);
    t->text = malloc(t->room);
    assert_non_null(t->text);
}

static void every_format_reads_what_it_writes(void **state)
{
    hf_rng rng = hf_rng_make(11, 0);
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        hf_shape *shape = shape_of(&kinds[i]);
        hf_grid *grid;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        for (size_t f = 0; hf_format_at(f); f++) {
            const hf_format *format = hf_format_at(f);
            trip t;
            hf_write_options how;
            if (!hf_format_can_read(format) || !hf_format_can_write(format))
                continue;
            hf_write_options_init(&how, sizeof how);
            open_trip(&t, &kinds[i], shape, format);
            for (uint32_t board = 0; board < boards_for(&kinds[i]); board++) {
                how.ascii = board % 2;
                fill(grid, shape, &rng);
                make_trip(&t, grid, &how);
            }
            hf_reader_free(t.reader);
            free(t.text);
        }
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* A board whose symbols are all above 9 is written in letters alone; they must not be read as those of
 * a board that counts from A. */
static void few_letters_are_those_we_write(void **state)
{
    static const char *const formats[] = {"line", "rows", "draw", "sdk", "pencilmarks"};
    (void)state;
    for (uint32_t size = 12; size <= 25; size += size == 12 ? 4 : 9) {
        hf_shape *shape = test_shape(test_square(size));
        kind k = {"letters alone", HF_LAYOUT_BOXES, size, 0, false, NULL};
        hf_grid *grid;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        for (uint32_t symbol = 10; symbol <= size; symbol++)
            hf_grid_values(grid)[symbol * 7] = (uint16_t)symbol;
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
            trip t;
            hf_write_options how;
            hf_write_options_init(&how, sizeof how);
            open_trip(&t, &k, shape, hf_format_named(formats[f]));
            make_trip(&t, grid, &how);
            hf_reader_free(t.reader);
            free(t.text);
        }
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* Not named: where there are as many candidates as cells they are told from a line of 8x8. */
static void candidates_of_small_boards(void **state)
{
    static const char *const boards[] = {"1...............", "1..............."
                                                             "....................."};
    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        hf_shape *shape = test_shape(i == 0 ? test_square(4) : test_boxes(2, 3));
        hf_grid *grid = test_grid(shape, boards[i]);
        char text[300];
        size_t length;
        hf_reader *reader;
        hf_record record;
        assert_int_equal(
            hf_format_write(hf_format_named("sukaku"), grid, NULL, text, sizeof text, &length),
            HF_OK);
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        assert_int_equal(hf_reader_cut(reader, text, length, true), length);
        assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_OK);
        assert_int_equal(hf_shape_cells(hf_grid_shape(record.grid)), hf_shape_cells(shape));
        assert_true(same_position(shape, grid, &record));
        hf_reader_free(reader);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* Boards of more than nine symbols from iss are letters, which few of them do not tell from 1-9A-Z. */
static void few_letters_of_iss_are_read_back(void **state)
{
    static const char *const puzzles[] = {".Shape~16x16.~R1C3_1~R1C9_2~R2C2_7",
                                          ".Shape~16x16.~R1C3_1~R1C9_16", ".Shape~12x12.~R1C3_3"};
    static const char *const formats[] = {"line", "rows", "sdm",    "sdk",        "ss",
                                          "draw", "csv",  "tokens", "pencilmarks"};
    (void)state;
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++)
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
            char text[16000];
            size_t length;
            hf_reader *reader, *again;
            hf_record record, back;
            assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
            assert_int_equal(hf_reader_parse(reader, puzzles[i], strlen(puzzles[i]), &record),
                             HF_OK);
            assert_int_equal(hf_format_write(hf_format_named(formats[f]), record.grid, NULL, text,
                                             sizeof text, &length),
                             HF_OK);
            assert_int_equal(hf_reader_new(NULL, &again), HF_OK);
            assert_int_equal(hf_reader_parse(again, text, length, &back), HF_OK);
            for (uint32_t c = 0; c < hf_shape_cells(hf_grid_shape(record.grid)); c++)
                if (hf_grid_const_values(record.grid)[c] != hf_grid_const_values(back.grid)[c])
                    fail_msg("%s as %s, cell %u", puzzles[i], formats[f], (unsigned)c);
            hf_reader_free(again);
            hf_reader_free(reader);
        }
}

/* Boards of ss that follow each other at once, as they are written one by one; a row too many is still one. */
static void boards_with_bars_follow_each_other(void **state)
{
    static const char board[] = "1.|..\n..|3.\n-----\n.4|..\n..|.2\n";
    char text[200];
    (void)state;
    snprintf(text, sizeof text, "%s%s%s", board, board, board);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 3);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, "1.....3..4.....2");
    /* The size may be asked for, without the boxes. */
    hf_shape_spec four = {.layout = HF_LAYOUT_BOXES, .size = 4};
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_read_options_init(&options, sizeof options);
    options.spec = &four;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, strlen(text), true), strlen(board));
    assert_int_equal(hf_reader_parse(reader, text, strlen(board), &record), HF_OK);
    hf_reader_free(reader);
    snprintf(text, sizeof text, "%s..|.2\n%s", board, board);
    all = typed_read_all(text);
    assert_true(all.mistakes > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(candidates_of_small_boards),
        cmocka_unit_test(every_format_reads_what_it_writes),
        cmocka_unit_test(few_letters_are_those_we_write),
        cmocka_unit_test(few_letters_of_iss_are_read_back),
        cmocka_unit_test(boards_with_bars_follow_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
