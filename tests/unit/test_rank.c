/* SPDX-License-Identifier: MIT
 *
 * test_rank.c - the numbers of solved boards: bands recounted against published figures, first and last boards, and
 * there and back again.
 */
#include "support/support.h"

#include <houseful/canon.h>
#include <string.h>

#include "canon/below.h"
#include "canon/rank_table.h"

static void read_board(const char *text, uint8_t board[81])
{
    for (int i = 0; i < 81; i++)
        board[i] = (uint8_t)(text[i] - '0');
}

/* Boards of a band by the table, bands from 1. */
static uint64_t boards_of(unsigned band)
{
    uint64_t boards = 0;
    for (unsigned i = hf_rank_bands[band - 1]; i < hf_rank_bands[band]; i++)
        boards += hf_rank_prefixes[i].boards;
    return boards;
}

/* By count, of which a table that was made by the same program can be no witness. */
static uint64_t recount(unsigned band)
{
    hf_canon *canon;
    hf_below *below;
    static hf_below_search search;
    memset(&search, 0, sizeof search);
    assert_int_equal(hf_canon_new(HF_FORM_SOLUTION, &canon), HF_OK);
    assert_int_equal(hf_below_new(canon->bands, canon->engine, &below), HF_OK);
    hf_below_begin(below, (uint16_t)(band - 1));
    assert_int_equal(hf_below_run(below, &search), HF_OK);
    hf_below_free(below);
    hf_canon_free(canon);
    return search.boards;
}

/* Published with the program sudz: bands 1 and 6, the largest, and bands with which no board begins. */
static void bands_have_the_published_numbers(void **state)
{
    (void)state;
    static const unsigned none[] = {395, 397, 398, 400, 402, 403, 404, 406,
                                    408, 409, 410, 412, 413, 414, 415};
    uint64_t largest = 0;
    for (unsigned band = 1; band <= HF_BAND_CLASSES; band++)
        largest = boards_of(band) > largest ? boards_of(band) : largest;
    assert_int_equal(boards_of(1), 1007170);
    assert_int_equal(boards_of(6), 96229042);
    assert_int_equal(largest, 96229042);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_int_equal(boards_of(none[i]), 0);
    if (test_is_soak())
        assert_int_equal(recount(6), 96229042);
    for (size_t i = 0; i < sizeof none / sizeof *none && !test_is_short();
         i += test_is_soak() ? 1 : 21)
        assert_int_equal(recount(none[i]), 0);
    if (test_is_soak()) /* it has 108 maps to itself, and takes longer */
        assert_int_equal(recount(1), 1007170);
}

static void the_table_has_them_all(void **state)
{
    (void)state;
    uint64_t boards = 0;
    for (unsigned band = 1; band <= HF_BAND_CLASSES; band++)
        boards += boards_of(band);
    assert_int_equal(boards, HF_RANKS);
}

static void the_first_and_the_last_are_known(void **state)
{
    (void)state;
    static const char first[] =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    static const char last[] =
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    uint8_t board[81], back[81];
    uint64_t rank;
    hf_ranker *ranker;
    assert_int_equal(hf_ranker_new(&ranker), HF_OK);
    if (!test_is_short()) {
        read_board(first, board);
        assert_int_equal(hf_ranker_rank(ranker, board, &rank), HF_OK);
        assert_int_equal(rank, 1);
        assert_int_equal(hf_ranker_unrank(ranker, 1, back), HF_OK);
        assert_memory_equal(back, board, 81);
    }
    read_board(last, board);
    assert_int_equal(hf_ranker_rank(ranker, board, &rank), HF_OK);
    assert_int_equal(rank, HF_RANKS);
    assert_int_equal(hf_ranker_unrank(ranker, HF_RANKS, back), HF_OK);
    assert_memory_equal(back, board, 81);
    assert_int_equal(hf_ranker_unrank(ranker, 0, back), HF_BAD_ARGUMENT);
    assert_int_equal(hf_ranker_unrank(ranker, HF_RANKS + 1, back), HF_BAD_ARGUMENT);
    board[80] = 0;
    assert_int_equal(hf_ranker_rank(ranker, board, &rank), HF_BAD_ARGUMENT);
    hf_ranker_free(ranker);
}

/* From all over the range: the board of a number is its own form, its guises have that number, and a greater number is
 * a greater board. */
static void numbers_go_there_and_back(void **state)
{
    (void)state;
    enum { MANY = 12, FEW = 5 };
    uint64_t count = test_is_soak() ? MANY : test_is_short() ? 2 : FEW;
    uint8_t board[81], before[81] = {0}, guise[81], form[81];
    hf_ranker *ranker;
    hf_canon *canon;
    assert_int_equal(hf_ranker_new(&ranker), HF_OK);
    assert_int_equal(hf_canon_new(HF_FORM_SOLUTION, &canon), HF_OK);
    for (uint64_t i = 0; i < count; i++) {
        hf_map map;
        uint64_t rank = 150000000 + i * 1234567 + i * ((HF_RANKS - 400000000) / count), found;
        assert_int_equal(hf_ranker_unrank(ranker, rank, board), HF_OK);
        assert_true(memcmp(board, before, 81) > 0);
        memcpy(before, board, 81);
        assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_OK);
        assert_memory_equal(form, board, 81);
        hf_map_random(3, i, &map);
        hf_map_apply(&map, board, guise);
        assert_int_equal(hf_ranker_rank(ranker, guise, &found), HF_OK);
        assert_int_equal(found, rank);
    }
    hf_canon_free(canon);
    hf_ranker_free(ranker);
}

/* Every number of a stretch, across the border of two fourth rows: all different, in order. */
static void neighbours_follow_each_other(void **state)
{
    (void)state;
    uint8_t board[81], before[81] = {0};
    hf_ranker *ranker;
    assert_int_equal(hf_ranker_new(&ranker), HF_OK);
    for (uint64_t rank = 26509242; rank < (test_is_short() ? 26509246u : 26509350u); rank++) {
        uint64_t found;
        assert_int_equal(hf_ranker_unrank(ranker, rank, board), HF_OK);
        assert_true(memcmp(board, before, 81) > 0);
        memcpy(before, board, 81);
        assert_int_equal(hf_ranker_rank(ranker, board, &found), HF_OK);
        assert_int_equal(found, rank);
    }
    if (!test_is_short()) { /* the same beginning, another fourth row */
        assert_int_equal(hf_ranker_unrank(ranker, 26509242 + 60000, board), HF_OK);
        assert_memory_equal(board, before, 30);
        assert_true(memcmp(board + 30, before + 30, 6) > 0);
    }
    hf_ranker_free(ranker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_has_them_all),
        cmocka_unit_test(bands_have_the_published_numbers),
        cmocka_unit_test(the_first_and_the_last_are_known),
        cmocka_unit_test(numbers_go_there_and_back),
        cmocka_unit_test(neighbours_follow_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
