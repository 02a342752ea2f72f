/* SPDX-License-Identifier: MIT
 *
 * test_format_pieces.c - a text that arrives in pieces: of any beginning of it a reader says that it must see more,
 * or cuts off what it cuts off the whole text. Never anything else, so that what is printed does not depend on
 * when input arrives. (Those of unit/texts/: test_texts.c.)
 */
#include "support/told.h"
#include "support/typed.h"

typedef struct notation {
    const char *format;
    bool marks; /* with pencil marks, or digits that were placed */
    const char *text;
} notation;

#include "notations.h"

static void typed_texts(void **state)
{
    static char text[8192];
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < typed_way_count; i += test_is_short() ? 3 : 1)
        wrong += told_pieces(typed_ways[i].name, text, typed_render(&typed_ways[i], text), NULL);
    assert_int_equal(wrong, 0);
}

/* Guessed, and asked for by name. */
static void notations_of_programs(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++) {
        const notation *n = &notations[i];
        hf_read_options options;
        hf_read_options_init(&options, sizeof options);
        wrong += told_pieces(n->format, n->text, strlen(n->text), &options);
        options.format = hf_format_named(n->format);
        wrong += told_pieces(n->format, n->text, strlen(n->text), &options);
    }
    assert_int_equal(wrong, 0);
}

/* What is no text may follow a board with a heading, too little of it to make the whole no text: the board below the
 * heading is not judged anew by what stands behind it. */
static void bytes_behind_a_heading(void **state)
{
    static const char *const texts[] = {"cube, layer 1 of 2\n\n+-+\n\n\x01\x02",
                                        "Puzzle number 12\n\n+-+-+\n\n\x01\x02\x03"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_int_equal(told_pieces("bytes behind", texts[i], strlen(texts[i]), NULL), 0);
}

#define LAYER "[[0,0,0,1],[0,0,0,0],[0,2,0,0],[0,0,0,0]]"

/* Fields, cells by name and lists in lists of lists, where a board is asked for that they cannot be: they are no other
 * board instead. */
static void other_boards_are_asked_for(void **state)
{
    static const hf_shape_spec specs[] = {
        {.layout = HF_LAYOUT_CUBE, .size = 4},
        {.layout = HF_LAYOUT_BOXES, .size = 36, .box_rows = 6, .box_columns = 6},
        {.layout = HF_LAYOUT_BOXES, .size = 9, .box_rows = 3, .box_columns = 3},
    };
    static const char *const texts[] = {
        "1|||2||3|||||3||4|||1\n",
        "r1c1=1 r1c4=2 r2c3=3 r3c4=3 r4c2=4 r4c4=1 r2c1=4 r3c1=2 r1c2=3\n",
        "{\"grid\":[" LAYER "," LAYER "," LAYER "," LAYER "]}\n",
    };
    (void)state;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++)
        for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
            hf_read_options options;
            hf_reader *reader;
            hf_record record;
            hf_read_options_init(&options, sizeof options);
            options.spec = &specs[i];
            assert_int_equal(told_pieces(texts[t], texts[t], strlen(texts[t]), &options), 0);
            assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
            size_t cut = hf_reader_cut(reader, texts[t], strlen(texts[t]), true);
            hf_status status = hf_reader_parse(reader, texts[t], cut, &record);
            bool is_right = (i == 2 && t == 1) || (i == 0 && t == 2);
            assert_int_equal(status, is_right ? HF_OK : HF_BAD_TEXT);
            hf_reader_free(reader);
        }
}

/* A byte that no text has, behind more than tells whether it is one, stands where another row of a frame would. */
static void nothing_behind_a_frame(void **state)
{
    static const char edge[] = "        +-------+-------+-------+\n";
    char text[1000];
    size_t n = typed_put(text, 0, "          1 2 3   4 5 6   7 8 9\n");
    hf_reader *reader;
    hf_record record;
    (void)state;
    for (unsigned row = 0; row < 9; row++) {
        n = row % 3 ? n : typed_put(text, n, edge);
        n = typed_put_numbered(text, n, "      # ", row + 1);
        for (unsigned c = 0; c < 9; c++) {
            const char cell[] = {typed_puzzle[row * 9 + c], '\0'};
            n = typed_put(text, n, c % 3 ? " " : "| ");
            n = typed_put(text, n, cell);
            n = typed_put(text, n, c % 3 == 2 ? " " : "");
        }
        n = typed_put(text, n, "|           \n");
    }
    n = typed_put(text, n, edge);
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, n, true), n);
    assert_int_equal(hf_reader_parse(reader, text, n, &record), HF_OK);
    const size_t board = n;
    n = typed_put(text, n, "        ");
    assert_true(n > 512);
    memcpy(text + n, "\0 1\n", 4);
    n += 4;
    assert_int_equal(hf_reader_cut(reader, text, n, true), board);
    assert_int_equal(hf_reader_parse(reader, text + board, n - board, &record), HF_BAD_TEXT);
    hf_reader_free(reader);
    assert_int_equal(told_pieces("a byte behind a frame", text, n, NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(typed_texts),
        cmocka_unit_test(notations_of_programs),
        cmocka_unit_test(bytes_behind_a_heading),
        cmocka_unit_test(other_boards_are_asked_for),
        cmocka_unit_test(nothing_behind_a_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
