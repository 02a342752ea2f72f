/* SPDX-License-Identifier: MIT
 *
 * test_scl.c - SudokuPad's own links: their short spelling, what is read, what is listed as ignored, and
 * that what is written comes back.
 */
#include "support/support.h"

#include "format/lzstring.h"
#include "format/scl.h"
#include "houseful/format.h"

static void spelling(void **state)
{
    static const char *const cases[][2] = {
        {"{ce:[[,{v:5}],[,]],c1:#F,c:a1B2c3,unique:t}",
         "{\"ce\":[[{},{\"v\":5}],[{},{}]],\"c1\":\"#F\",\"c\":\"a1B2c3\",\"unique\":true}"},
        {"{te:'don\\'t',x:-0.5,y:f}", "{\"te\":\"don't\",\"x\":-0.5,\"y\":false}"},
        {"{\"cells\":[[{}]],\"cages\":[]}", "{\"cells\":[[{}]],\"cages\":[]}"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char out[200];
        size_t length = hf_scl_unzip((hf_span){cases[i][0], strlen(cases[i][0])}, out, sizeof out);
        assert_int_equal(length, strlen(cases[i][1]));
        assert_string_equal(out, cases[i][1]);
        assert_int_equal(hf_scl_unzip((hf_span){cases[i][0], strlen(cases[i][0])}, out, 8), 0);
    }
}

/* The record of a link with this text in it, and its puzzle. */
static hf_status read_link(hf_reader *reader, const char *object, hf_record *record,
                           hf_puzzle **puzzle)
{
    char link[4000];
    hf_text text = hf_text_make(link, sizeof link);
    hf_text_add(&text, "https://sudokupad.app/scl");
    assert_true(hf_lzstring_pack((hf_span){object, strlen(object)}, &text));
    hf_status status = hf_reader_parse(reader, link, text.length, record);
    *puzzle = NULL;
    return status == HF_OK ? hf_reader_puzzle(reader, record, puzzle) : status;
}

static void links(void **state)
{
    hf_reader *reader;
    hf_record record;
    hf_puzzle *puzzle;
    char text[400];
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(
        read_link(
            reader,
            "{cs:50,ce:[[,,,],[,{v:3},,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],"
            "[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],ca:[{v:'title: "
            "Four'},{ce:[[0,0],[0,1]],v:5,unique:t},{ce:[[2,0],[3,0]],unique:t},{ce:[[3,3]],v:"
            "'A'}],l:[{wp:[[0.5,0.5],[1.5,1.5]],c:aabbcc,th:8}],global:['antiking']}",
            &record, &puzzle),
        HF_OK);
    assert_int_equal(
        hf_format_write_puzzle(hf_format_named("iss"), puzzle, NULL, text, sizeof text, NULL),
        HF_OK);
    assert_string_equal(text, ".Shape~4x4.Cage~5~R1C1~R1C2.Cage~0~R3C1~R4C1.AntiKing.~R2C2_3");
    assert_string_equal(hf_puzzle_title(puzzle), "Four");
    assert_string_equal(record.ignored, "lines, A");
    hf_puzzle_free(puzzle);
    assert_int_equal(read_link(reader, "{ce:[[,,,],[,,,]]}", &record, &puzzle), HF_BAD_TEXT);
    assert_string_equal(record.message, "a board that is not square is not supported");
    assert_int_equal(read_link(reader, "{ce:[[,],[,]],global:['antipodal']}", &record, &puzzle),
                     HF_BAD_TEXT);
    assert_string_equal(record.message, "a rule that is not supported: antipodal");
    assert_int_equal(read_link(reader, "{ce:[[,],[,{v:7}]]}", &record, &puzzle), HF_BAD_TEXT);
    assert_int_equal(read_link(reader, "{ce:[[,],[,]],ca:[{ce:[[5,5]],v:3}]}", &record, &puzzle),
                     HF_BAD_TEXT);
    assert_int_equal(read_link(reader, "no puzzle at all", &record, &puzzle), HF_BAD_TEXT);
    static const char bare[] = "https://sudokupad.app/scl{ce:[[,],[,{v:2}]]}";
    assert_int_equal(hf_reader_parse(reader, bare, strlen(bare), &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[3], 2);
    static const char within[] =
        "sudokupad.app/scl{ce:[[,],[,{v:2}]],l:[Bu7fsjfpuz4bq+V6woIfoykycI]}";
    assert_int_equal(hf_reader_parse(reader, within, strlen(within), &record), HF_OK);
    assert_string_equal(hf_format_name(record.format), "scl");
    hf_reader_free(reader);
}

/* What has no drawing there is named among the rules, and those are words: read, they are listed as ignored. */
static void rules_in_words(void **state)
{
    static const char given[] = ".Shape~6x6.LittleKiller~12~R3C1.~R1C1_1";
    hf_reader *reader;
    hf_record record;
    char text[4000];
    size_t length;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    hf_puzzle *puzzle = hf_puzzle_from_string(given);
    assert_non_null(puzzle);
    assert_int_equal(
        hf_format_write_puzzle(hf_format_named("scl"), puzzle, NULL, text, sizeof text, &length),
        HF_OK);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_OK);
    assert_string_equal(record.ignored, "rules");
    hf_reader_free(reader);
}

/* Rules that say no more than every sudoku's are no loss, where the board has boxes. */
static void rules_that_say_nothing(void **state)
{
    static const struct {
        const char *words;
        bool plain;
    } rules[] = {
        {"", true},
        {" Normal sudoku rules apply.", true},
        {" normal Sudoku rules apply\\n", true},
        {" The standard rules apply!", true},
        {" Classic sudoku", true},
        {" Two normal sudoku rules", false},
        {" Any sudoku", false},
        {" Sudoku rules", true},
        {" Normal 4x4 sudoku rules apply.", true},
        {" Normal 6x6 sudoku rules apply.", false},
        {" Normal 4 sudoku rules apply.", false},
        {" Normal 4x sudoku rules apply.", false},
        {" Normal 4x6 sudoku rules apply.", false},
        {" Normal 4x4a sudoku rules apply.", false},
        {" Normal 4y4 sudoku rules apply.", false},
        {" Normal sudoku rules do not apply.", false},
        {" Normal sudoku rules apply. Digits along a thermometer rise.", false},
        {" Irregular sudoku rules apply.", false},
        {" Rules: normal sudoku", false},
        {" Anti-knight", false},
        {" \\\\", true},
    };
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t i = 0; i < 2 * sizeof rules / sizeof *rules; i++) {
        char text[400];
        hf_record record;
        bool boxes = i % 2 == 0;
        snprintf(text, sizeof text,
                 "scl{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],%s"
                 "\"cages\":[{\"value\":\"rules:%s\"}]}",
                 boxes ? "\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                         "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
                       : "",
                 rules[i / 2].words);
        assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
        if (strcmp(record.ignored, boxes && rules[i / 2].plain ? "" : "rules") != 0)
            fail_msg("%s: ignored %s", rules[i / 2].words, record.ignored);
    }
    hf_reader_free(reader);
}

/* A packed text that ends within its first field, without a link around it, is damaged: nothing more is asked of it. */
static void cut_before_its_first_value(void **state)
{
    static const char *const objects[] = {
        "{\"size\"", "{\"size\":", "{\"si", "{\"size\":9", "{\"size\":9,\"grid\":[[", "{\"a\" :x"};
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++) {
        hf_record record;
        char code[200];
        hf_text text = hf_text_make(code, sizeof code);
        assert_true(hf_lzstring_pack((hf_span){objects[i], strlen(objects[i])}, &text));
        assert_memory_equal(code, "N4Ig", 4);
        assert_int_equal(hf_reader_parse(reader, code, text.length, &record), HF_BAD_TEXT);
    }
    hf_reader_free(reader);
}

/* Read in one notation, written as a link, read again: what SudokuPad understands has not changed. */
static void there_and_back(void **state)
{
    static const char *const puzzles[] = {
        ".Cage~3~R1C1~R1C2.AntiKnight.~R4C1_2",
        ".Shape~4x4.NoBoxes.Cage~3~R1C1~R1C2.AntiKing",
        ".Shape~4x4.NoBoxes.Jigsaw~1112133223342444.Sum~7~R1C1~R1C2~R4C4.~R2C2_1",
    };
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        hf_record record;
        hf_puzzle *first, *again;
        char text[6000];
        size_t length;
        assert_int_equal(hf_reader_parse(reader, puzzles[i], strlen(puzzles[i]), &record), HF_OK);
        assert_int_equal(hf_reader_puzzle(reader, &record, &first), HF_OK);
        assert_int_equal(
            hf_format_write_puzzle(hf_format_named("scl"), first, NULL, text, sizeof text, &length),
            HF_OK);
        assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_OK);
        assert_string_equal(record.ignored, "");
        assert_int_equal(hf_reader_puzzle(reader, &record, &again), HF_OK);
        assert_true(hf_puzzle_same(first, again));
        hf_puzzle_free(first);
        hf_puzzle_free(again);
    }
    hf_reader_free(reader);
}

/* Killers go through their one-line forms and the identifiers of Tatham's Solo unchanged. */
static void killers(void **state)
{
    static const char puzzle[] =
        "G<<N<J<H<^O>^>^K^^>^GI<A^<L^>^^E^<>^FF<E^<C^I^^E^<>^>^^C^<GH<^QF^<>^^E<^^<J<<>^>^";
    static const char *const formats[] = {"killer", "sgt", "iss", "fpuzzles", "scl", "killer"};
    hf_reader *reader;
    hf_record record;
    hf_puzzle *first, *again;
    char text[8000];
    size_t length;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, puzzle, strlen(puzzle), &record), HF_OK);
    assert_int_equal(hf_reader_puzzle(reader, &record, &first), HF_OK);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        assert_int_equal(hf_format_write_puzzle(hf_format_named(formats[i]), first, NULL, text,
                                                sizeof text, &length),
                         HF_OK);
        assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_OK);
        assert_string_equal(hf_format_name(record.format), formats[i]);
        assert_int_equal(hf_reader_puzzle(reader, &record, &again), HF_OK);
        assert_true(hf_puzzle_same(first, again));
        hf_puzzle_free(again);
    }
    hf_puzzle_free(first);
    hf_reader_free(reader);
}

/* ---- the packing of links ------------------------------------------------------------------------ */

static void check_packing(const char *text)
{
    char link[4000], back[4000];
    hf_text packed = hf_text_make(link, sizeof link);
    assert_true(hf_lzstring_pack((hf_span){text, strlen(text)}, &packed));
    size_t length = hf_lzstring_unpack((hf_span){link, packed.length}, back, sizeof back);
    assert_int_equal(length, strlen(text));
    assert_memory_equal(back, text, length);
}

/* Characters are JavaScript's: what was packed there has units of UTF-16, not bytes. */
static void characters(void **state)
{
    char text[40];
    hf_text packed = hf_text_make(text, sizeof text);
    (void)state;
    check_packing("{\"title\":\"Gr\xc3\xb6\xc3\x9f"
                  "e\"}");
    check_packing("\xe2\x89\xa4 \xe2\x89\xa4 \xe6\x95\xb0\xe7\x8b\xac");
    check_packing("a pair \xf0\x9f\xa7\xa9\xf0\x9f\xa7\xa9 of units");
    assert_true(hf_lzstring_pack((hf_span){"\xe2\x89\xa4", 3}, &packed));
    assert_int_equal(packed.length, 4); /* 2 + 16 bits, the end, the rest of a digit */
}

/* A byte that is no part of a character of UTF-8 is a character by itself, not another one. */
static void bytes_alone(void **state)
{
    char link[40], out[8];
    hf_text packed = hf_text_make(link, sizeof link);
    (void)state;
    assert_true(hf_lzstring_pack((hf_span){"\x84\x8a", 2}, &packed));
    assert_int_equal(hf_lzstring_unpack((hf_span){link, packed.length}, out, sizeof out), 4);
    assert_memory_equal(out, "\xc2\x84\xc2\x8a", 4);
}

/* A part is missing, or there is too much: refused, wherever it was cut. */
static void damaged(void **state)
{
    static const char object[] =
        "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{\"value\":3},{},"
        "{}],[{},{},{},{}]],\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":"
        "\"3\"}]}";
    char link[1000], out[2000];
    hf_text text = hf_text_make(link, sizeof link);
    (void)state;
    assert_true(hf_lzstring_pack((hf_span){object, sizeof object - 1}, &text));
    size_t whole = strcspn(link, "=");
    assert_true(hf_lzstring_unpack((hf_span){link, whole}, out, sizeof out) > 0);
    for (size_t cut = 1; cut + 1 < whole; cut++)
        assert_int_equal(hf_lzstring_unpack((hf_span){link, cut}, out, sizeof out), 0);
    link[whole] = 'B';
    assert_int_equal(hf_lzstring_unpack((hf_span){link, whole + 1}, out, sizeof out), 0);
    link[20] = '!';
    assert_int_equal(hf_lzstring_unpack((hf_span){link, whole}, out, sizeof out), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spelling),
        cmocka_unit_test(characters),
        cmocka_unit_test(bytes_alone),
        cmocka_unit_test(damaged),
        cmocka_unit_test(links),
        cmocka_unit_test(rules_in_words),
        cmocka_unit_test(rules_that_say_nothing),
        cmocka_unit_test(cut_before_its_first_value),
        cmocka_unit_test(there_and_back),
        cmocka_unit_test(killers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
