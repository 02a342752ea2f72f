/* SPDX-License-Identifier: MIT
 *
 * test_bad_kinds.c - constraints that are wrong, in each notation that has them: what is wrong is told, and where.
 */
#include "support/support.h"

/* Reads a text that is no puzzle; `column` 0 is any. */
static void expect(const char *text, size_t column, const char *message)
{
    hf_reader *reader;
    hf_record record;
    const size_t length = strlen(text);
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    if (hf_reader_parse(reader, text, length, &record) != HF_BAD_TEXT)
        fail_msg("read without complaint: %s", text);
    if (strcmp(record.message, message) != 0)
        fail_msg("%s\n  told: %s\n  expected: %s", text, record.message, message);
    if (column != 0)
        assert_int_equal(record.column, column);
    hf_reader_free(reader);
}

static void in_a_line(void **state)
{
    static const struct {
        const char *text;
        size_t column;
        const char *message;
    } bad[] = {
        {".Cage~46~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9", 2,
         "killer cage of 46 at r1c1: no cage of so many cells has this sum"},
        {".AntiKnight.Cage~2~R1C1~R1C2", 13,
         "killer cage of 2 at r1c1: no cage of so many cells has this sum"},
        {".Cage~10~R1C1~R1C1", 2, "a cell comes twice: 10~R1C1~R1C1"},
        {".Cage~-3~R1C1~R1C2", 2, "killer cage at r1c1: no cage of so many cells has this sum"},
        {".Cage~99999999999~R1C1~R1C2", 2, "expected a number: 99999999999"},
        {".Cage~x~R1C1~R1C2", 2, "expected a number: x"},
        {".Cage", 2, "killer cage: too few cells"},
        {".Cage~10~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C1", 2,
         "killer cage of 10 at r1c1: a cage has no more cells than there are symbols"},
        {".Cage~10~R0C1~R1C2", 2, "expected a cell such as R1C2: R0C1"},
        {".Cage~10~R10C1~R1C2", 2, "expected a cell such as R1C2: R10C1"},
        {".Thermo~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C9", 2,
         "thermometer at r1c1: a thermometer has no more cells than there are symbols"},
        {".Thermo~R1C1", 2, "thermometer at r1c1: too few cells"},
        {".Thermo~R1C1~R1C2~R1C1", 2, "thermometer at r1c1: a cell comes twice"},
        {".Arrow~R1C1", 2, "too few cells"},
        {".PillArrow~4~R1C1~R1C2~R1C3~R1C4~R1C5", 2, "expected a pill of 2 or 3 cells: 4"},
        {".WhiteDot~R1C1", 2, "too few cells: WhiteDot"},
        {".V~R1C1~R9C9", 2, "no two of the cells lie side by side"},
        {".LittleKiller~10~R5C5", 2, "expected a sum and the line it belongs to: R5C5"},
        {".Skyscraper~R1~10~1", 2,
         "skyscraper of 10 at r1c1: one skyscraper is seen at least, and no more than there are "
         "cells"},
        {".Skyscraper~R12~1~1", 2, "expected a line and numbers, such as R1~5~7: R12"},
        {".Quad~R9C9~1~2", 2, "expected the upper left one of four cells: R9C9"},
        {".Quad~R1C1~1~2~3~4~5", 2,
         "quadruple at r1c1: expected one number at least, and no more than there are cells"},
        {".Quad~R1C1~10", 2, "quadruple of 10 at r1c1: a number that is no symbol of the board"},
        {".NumberedRoom~C1~10~", 2,
         "numbered room of 10 at r1c1: the number is no symbol of the board"},
        {".Whisper~9~R1C1~R1C2", 2, "whisper of 9 at r1c1: no two symbols are so far apart"},
        {".Renban~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C9", 2,
         "renban at r1c1: more cells than there are symbols"},
        {".Lockout~12~R1C1~R1C2~R1C3", 2,
         "lockout line of 12 at r1c1: no two symbols are so far apart"},
        {".Modular~1~R1C1~R1C2", 2, "modular line of 1 at r1c1: expected a number from 2 on"},
        {".Shape~17x17", 2,
         "boards have sides of 1 to 16 cells, and at least as many symbols: Shape~17x17"},
        {".Shape~9x9~20", 2,
         "boards have sides of 1 to 16 cells, and at least as many symbols: Shape~9x9~20"},
        {".Jigsaw~00", 1, "expected a map of as many regions as symbols: 00"},
        {".~R1C1_10", 2, "a value outside the symbols of this board: R1C1_10"},
        {".~R1C1_1~R1C1_2", 2, "another value is given for this cell: R1C1_2"},
        {".Nonsense~R1C1", 2, "a constraint that is not supported: Nonsense"},
        {".Shape~5x5~6.DisjointSets", 1, "disjoint groups need boxes"},
        {".Or.Cage~3~R1C1~R1C2.End", 2, "a constraint that is not supported: Or"},
        {".Diagonal~2", 2, "expected Diagonal~1 or Diagonal~-1: Diagonal~2"},
        {".AntiKnight~3", 2, "a rule for the whole board has nothing behind it: 3"},
        {".Sum~5_1~R1C1~R1C2", 2, "expected a sum and coefficients, such as 14_=_1_-1: 5_1"},
        {".Sum~5_=_1~R1C1~R1C2", 2, "weighted sum at r1c1: expected a coefficient for each cell"},
        {".Sum~5_=_0_1~R1C1~R1C2", 2,
         "weighted sum at r1c1: coefficients are from -100 to 100, and not 0"},
        {".ContainExact~1_x~R1C1~R1C2", 2, "expected values: 1_x"},
        {".ContainAtLeast~1_1_1~R1C1~R1C2", 2,
         "content at r1c1: expected one number at least, and no more than there are cells"},
        {".RellikCage~64~R1C1~R1C2", 2,
         "rellik cage of 64 at r1c1: expected a sum of no more than 63"},
        {".EqualityCage~R1C1~R1C2~R1C3", 2,
         "equality cage at r1c1: expected an even number of cells"},
        {".Indexing~X~R1C1", 2, "expected R or C: X"},
        {".EqualSum~R1C1~R1C2", 2, "equal sums at r1c1: equal sums need two parts or more"},
        {".FullRank~R1~40~", 2,
         "full rank of 40 at r1c1: no line has such a rank: there are four for each symbol"},
        {".SumLine~0~R1C1~R1C2", 2, "sum line of 0 at r1c1: expected a sum from 1 to 100"},
        {".LookAndSay~1~R1C1", 2,
         "look-and-say cage of 1 at r1c1: expected pairs of digits: how often, which"},
        {".LookAndSay~99~R1C1", 2,
         "look-and-say cage at r1c1: a digit that comes more often than there are cells"},
        {"3x3::k:99999:6144:6401:6401:6401:6658:6658:6658:6658:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:",
         8, "a cage whose sum is beyond 45"},
        {"3x3::k:6144:6144:6401:6401:6401:6658:6658:6658:6658:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:x:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:",
         115, "expected 81 numbers with colons between them"},
        {"3x3::k:6144:6144:6401:6401:6401:6658:6658:6658:6658:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0::",
         195, "expected 81 numbers with colons between them"},
        {"3x3::k:6144:6400:6401:6401:6401:6658:6658:6658:6658:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:",
         13, "a cage with two sums"},
        {"<<<<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>^", 1,
         "an arrow that leaves the board"},
        {"R><<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>^", 2,
         "arrows that run in a circle"},
        {"1<<<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>^", 1,
         "killer cage of 1 at r1c1: no cage of so many cells has this sum"},
        {"R<<<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>v", 81,
         "an arrow that leaves the board"},
        {"3x3k:zzzc,abca_b__ab_a___aa_________aa__", 11,
         "expected the walls of cages and their sums"},
        {"3x3k:zzzc,abca_b__ab_a___aa_________aa___a_ba__b_acbdba_b_aa_ba_aa_______a______aa_ab_aa_"
         "b_abc,24a25b26f20_19b26b20i20_13_9a20b24c18_5a20i26b21_20e24e25kz",
         11, "expected the walls of cages and their sums"},
        {"2x2k:zzzc,abca_b__ab_a___aa_________aa___a_ba__b_acbdba_b_aa_ba_aa_______a______aa_ab_aa_"
         "b_abc,24a25b26f20_19b26b20i20_13_9a20b24c18_5a20i26b21_20e24e25k",
         6, "more cells than the board has"},
        {"3x3k:zzzc,abca_b__ab_a___aa_________aa___a_ba__b_acbdba_b_aa_ba_aa_______a______aa_ab_aa_"
         "b_abc",
         11, "expected the walls of cages and their sums"},
        {"3x3k:zzzc,abca_b__ab_a___aa_________aa___a_ba__b_acbdba_b_aa_ba_aa_______a______aa_ab_aa_"
         "b_abc,99a25b26f20_19b26b20i20_13_9a20b24c18_5a20i26b21_20e24e25k",
         11, "killer cage of 99 at r1c1: no cage of so many cells has this sum"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        expect(bad[i].text, bad[i].column, bad[i].message);
}

static const char rows[] = "[{},{},{},{},{},{},{},{},{}]";

/* An object of f-puzzles with a field more, and its first cell as told. */
static const char *object_with(const char *field, const char *cell)
{
    static char text[2000];
    snprintf(text, sizeof text,
             "{\"size\":9,%s%s\"grid\":[[%s,{},{},{},{},{},{},{},{}],%s,%s,%s,%s,%s,%s,%s,%s]}",
             field, *field ? "," : "", cell, rows, rows, rows, rows, rows, rows, rows, rows);
    return text;
}

static void in_a_field(void **state)
{
    static const char *const bad[][2] = {
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\",\"R1C5\",\"R1C6\","
         "\"R1C7\",\"R1C8\",\"R1C9\"],\"value\":\"46\"}]",
         "killer cage of 46 at r1c1: no cage of so many cells has this sum"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R1C1\"],\"value\":\"9\"}]",
         "killer cage of 9 at r1c1: a cell comes twice"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"-3\"}]",
         "killer cage (field \"killercage\"): expected a number"},
        {"\"killercage\":[{\"value\":\"3\"}]",
         "killer cage (field \"killercage\"): expected a list of cells"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R10C1\"],\"value\":\"3\"}]",
         "killer cage (field \"killercage\"): expected a list of cells"},
        {"\"killercage\":{\"cells\":[\"R1C1\"]}",
         "killer cage (field \"killercage\"): expected a list"},
        {"\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\",\"R1C5\",\"R1C6\","
         "\"R1C7\",\"R1C8\",\"R1C9\",\"R2C9\"]]}]",
         "thermometer at r1c1: a thermometer has no more cells than there are symbols"},
        {"\"thermometer\":[{}]",
         "thermometer (field \"thermometer\"): a field is missing that tells what it demands"},
        {"\"arrow\":[{\"cells\":[\"R1C1\"]}]",
         "arrow (field \"arrow\"): a field is missing that tells what it demands"},
        {"\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]",
         "arrow (field \"arrow\"): expected a circle and lines"},
        {"\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R1C3\"]}]",
         "difference of 1 at r1c1: too many cells"},
        {"\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"9\"}]",
         "difference of 9 at r1c1: no two symbols have this difference"},
        {"\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"0\"}]",
         "ratio of 0 at r1c1: no two symbols have this ratio"},
        {"\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"W\"}]",
         "XV (field \"xv\"): expected X or V"},
        {"\"negative\":[\"foo\"]", "a negative constraint that is not supported: foo"},
        {"\"littlekillersum\":[{\"cell\":\"R5C5\",\"direction\":\"DR\",\"value\":\"5\"}]",
         "little killer (field \"littlekillersum\"): expected a cell beside the board"},
        {"\"littlekillersum\":[{\"cell\":\"R0C3\",\"direction\":\"X\",\"value\":\"5\"}]",
         "little killer (field \"littlekillersum\"): expected a direction: UL, UR, DL or DR"},
        {"\"littlekillersum\":[{\"cell\":\"R0C9\",\"direction\":\"DR\",\"value\":\"5\"}]",
         "little killer (field \"littlekillersum\"): expected a cell beside the board"},
        {"\"sandwichsum\":[{\"cell\":\"R5C5\",\"value\":\"5\"}]",
         "sandwich sum (field \"sandwichsum\"): expected a cell beside the board"},
        {"\"skyscraper\":[{\"cell\":\"R0C5\",\"value\":\"0\"}]",
         "skyscraper of 0 at r1c5: one skyscraper is seen at least, and no more than there are "
         "cells"},
        {"\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,2,3,4,5]}]",
         "quadruple at r1c1: expected one number at least, and no more than there are cells"},
        {"\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[10]}]",
         "quadruple of 10 at r1c1: a number that is no symbol of the board"},
        {"\"clone\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"cloneCells\":[\"R2C1\"]}]",
         "clone at r1c1: a shape and its copy have as many cells"},
        {"\"odd\":[{}]", "odd cell (field \"odd\"): expected a cell"},
        {"\"odd\":[{\"cell\":\"R0C1\"}]", "odd cell (field \"odd\"): expected a cell"},
        {"\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\",\"R1C5\",\"R1C6\",\"R1C7\","
         "\"R1C8\",\"R1C9\",\"R2C9\"]]}]",
         "renban at r1c1: more cells than there are symbols"},
        {"\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"9\"}]",
         "whisper of 9 at r1c1: no two symbols are so far apart"},
        {"\"rowindexer\":[{\"cells\":[]}]", "row indexer: too few cells"},
        {"\"antiknight\":\"yes\"", "anti-knight (field \"antiknight\"): expected true or false"},
        {"\"wormhole\":[{\"cells\":[\"R1C1\"]}]",
         "a constraint that is not supported: an unknown constraint (field \"wormhole\"); without "
         "it this is another puzzle"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const char *text = object_with(bad[i][0], "{}"), *field = strstr(text, bad[i][0]);
        const char *value =
            strchr(bad[i][0], ':') + 1; /* the constraint in its list, or the field */
        bool unknown = strstr(bad[i][1], "unknown") != NULL;
        size_t within = *value == '[' ? (size_t)(value - bad[i][0]) + 2 : 2;
        expect(text, unknown ? 1 : (size_t)(field - text) + within, bad[i][1]);
    }
}

static void in_a_cell(void **state)
{
    static const char *const bad[][2] = {
        {"{\"value\":10}", "a number larger than the board allows"},
        {"{\"givenPencilMarks\":[0,12]}",
         "candidates (field \"givenPencilMarks\") that are no symbols"},
        {"{\"region\":9}", "regions (field \"region\") that are not N of N cells each"},
        {"{\"region\":1}", "regions (field \"region\") that are not N of N cells each"},
        {"{\"region\":null}", "regions (field \"region\") that are not N of N cells each"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        expect(object_with("", bad[i][0]), 0, bad[i][1]);
}

/* "region": null in every cell: there are no boxes. Read, written, and read again. */
static void no_regions(void **state)
{
    static char text[4000], back[8000];
    size_t length = (size_t)snprintf(text, sizeof text, "{\"size\":9,\"grid\":[");
    (void)state;
    for (int c = 0; c < 81; c++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s{\"region\":null}",
                                   c == 0       ? "["
                                   : c % 9 == 0 ? "],["
                                                : ",");
    snprintf(text + length, sizeof text - length, "]]}");
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    assert_non_null(puzzle);
    assert_int_equal(hf_shape_houses(hf_puzzle_shape(puzzle)), 18);
    assert_int_equal(hf_format_write_puzzle(hf_format_named("fpuzzles"), puzzle, NULL, back,
                                            sizeof back, &length),
                     HF_OK);
    hf_puzzle *again = hf_puzzle_from_string(back);
    assert_non_null(again);
    assert_int_equal(hf_shape_houses(hf_puzzle_shape(again)), 18);
    hf_puzzle_free(again);
    hf_puzzle_free(puzzle);
}

/* A line of one cell, which a stray click leaves behind, demands nothing: it is told, not refused. */
static void a_line_of_one_cell(void **state)
{
    hf_reader *reader;
    hf_record record;
    const char *text =
        object_with("\"thermometer\":[{\"lines\":[[\"R1C1\"]]}],\"renban\":[{\"lines\":[[\"R2C2\"],"
                    "[\"R3C3\",\"R3C4\"]]}]",
                    "{}");
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
    assert_string_equal(record.ignored, "thermometer, renban");
    assert_non_null(record.puzzle);
    assert_int_equal(hf_puzzle_constraints(record.puzzle), 1);
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(in_a_line), cmocka_unit_test(in_a_field),
                                       cmocka_unit_test(in_a_cell), cmocka_unit_test(no_regions),
                                       cmocka_unit_test(a_line_of_one_cell)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
