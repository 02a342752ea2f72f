/* SPDX-License-Identifier: MIT
 *
 * test_format_pieces.c - a text that arrives in pieces: of any beginning of it a reader says that it must see more,
 * or cuts off what it cuts off the whole text. Never anything else, so that what is printed does not depend on
 * when input arrives.
 */
#include "support/typed.h"

typedef struct notation {
    const char *format;
    bool marks; /* with pencil marks, or digits that were placed */
    const char *text;
} notation;

#include "notations.h"
#include "chat_texts.h"
#include "pasted_texts.h"
#include "stranger_texts.h"

#include "stranger_odds.h"

#include "stranger_brinks.h"

#include "stranger_ends.h"

/* The places at which a text may be broken: everywhere in a short one and near the end; line ends and some others in a
 * long one. */
static bool is_break(const char *text, size_t length, size_t at)
{
    return length < 200 || at + 8 > length || text[at - 1] == '\n' || text[at - 1] == '\r' ||
           at % (test_is_short() ? 131 : 13) == 5;
}

/* How many beginnings of a text are cut otherwise than the text itself, what is cut off of it among them. */
static unsigned count_wrong(const char *name, const char *text, size_t length,
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

static void typed_texts(void **state)
{
    static char text[8192];
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < typed_way_count; i += test_is_short() ? 3 : 1)
        wrong += count_wrong(typed_ways[i].name, text, typed_render(&typed_ways[i], text), NULL);
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
        wrong += count_wrong(n->format, n->text, strlen(n->text), &options);
        options.format = hf_format_named(n->format);
        wrong += count_wrong(n->format, n->text, strlen(n->text), &options);
    }
    assert_int_equal(wrong, 0);
}

/* Nothing is read as another board than was meant, and what is read does not depend on where the text is broken. */
static void pasted(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof pasted_texts / sizeof *pasted_texts; i++) {
        const char *text = pasted_texts[i].text;
        const char *board = pasted_texts[i].board ? pasted_texts[i].board : puzzle;
        typed_outcome all = typed_read_all(text);
        if (all.boards > 0 && strcmp(all.line, board) != 0) {
            print_message("# pasted\n%s\n#   read as: %s\n", text, all.line);
            wrong++;
        }
        wrong += count_wrong(text, text, strlen(text), NULL);
    }
    assert_int_equal(wrong, 0);
}

static void chats(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof chat_texts / sizeof *chat_texts; i++) {
        const char *text = chat_texts[i].text;
        wrong += count_wrong(text, text, strlen(text), NULL);
    }
    assert_int_equal(wrong, 0);
}

/* (A map below its board is read if it is there: nobody waits for it.) */
static void strangers(void **state)
{
    static const struct {
        const stranger_text *texts;
        size_t count;
    } themes[] = {
        {tables_with_margins, sizeof tables_with_margins / sizeof *tables_with_margins},
        {objects_with_maps, sizeof objects_with_maps / sizeof *objects_with_maps},
        {wide_blanks, sizeof wide_blanks / sizeof *wide_blanks},
        {numbers_with_a_base, sizeof numbers_with_a_base / sizeof *numbers_with_a_base},
        {boards_of_other_sizes_on_a_line,
         sizeof boards_of_other_sizes_on_a_line / sizeof *boards_of_other_sizes_on_a_line},
        {rulers_beside_frames, sizeof rulers_beside_frames / sizeof *rulers_beside_frames},
        {what_programs_print, sizeof what_programs_print / sizeof *what_programs_print},
        {boards_that_follow_each_other,
         sizeof boards_that_follow_each_other / sizeof *boards_that_follow_each_other},
        {remarks_of_other_languages,
         sizeof remarks_of_other_languages / sizeof *remarks_of_other_languages},
        {odd_relatives, sizeof odd_relatives / sizeof *odd_relatives},
        {boards_in_attributes, sizeof boards_in_attributes / sizeof *boards_in_attributes},
        {rows_or_something_else, sizeof rows_or_something_else / sizeof *rows_or_something_else},
        {objects_of_other_programs,
         sizeof objects_of_other_programs / sizeof *objects_of_other_programs},
        {lines_joined_and_fenced, sizeof lines_joined_and_fenced / sizeof *lines_joined_and_fenced},
        {tables_of_databases, sizeof tables_of_databases / sizeof *tables_of_databases},
        {names_beside_frames, sizeof names_beside_frames / sizeof *names_beside_frames},
        {rows_below_their_size, sizeof rows_below_their_size / sizeof *rows_below_their_size},
        {words_for_empty_cells, sizeof words_for_empty_cells / sizeof *words_for_empty_cells},
        {headings_and_what_they_say,
         sizeof headings_and_what_they_say / sizeof *headings_and_what_they_say},
        {lists_and_their_ends, sizeof lists_and_their_ends / sizeof *lists_and_their_ends},
        {tables_of_other_widths, sizeof tables_of_other_widths / sizeof *tables_of_other_widths},
        {boards_in_tags, sizeof boards_in_tags / sizeof *boards_in_tags},
        {frames_that_end_twice, sizeof frames_that_end_twice / sizeof *frames_that_end_twice},
    };
    unsigned wrong = 0;
    (void)state;
    for (size_t t = 0; t < sizeof themes / sizeof *themes; t++)
        for (size_t i = 0; i < themes[t].count; i++)
            wrong += count_wrong(themes[t].texts[i].text, themes[t].texts[i].text,
                                 strlen(themes[t].texts[i].text), NULL);
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
        assert_int_equal(count_wrong("bytes behind", texts[i], strlen(texts[i]), NULL), 0);
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
            assert_int_equal(count_wrong(texts[t], texts[t], strlen(texts[t]), &options), 0);
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
    assert_int_equal(count_wrong("a byte behind a frame", text, n, NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(typed_texts),
        cmocka_unit_test(notations_of_programs),
        cmocka_unit_test(pasted),
        cmocka_unit_test(chats),
        cmocka_unit_test(strangers),
        cmocka_unit_test(bytes_behind_a_heading),
        cmocka_unit_test(other_boards_are_asked_for),
        cmocka_unit_test(nothing_behind_a_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
