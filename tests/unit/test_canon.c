/* SPDX-License-Identifier: MIT
 *
 * test_canon.c - canonical forms: against a search through all 3,359,232 rearrangements, against
 * themselves after scrambling, in every instruction set, and against published forms where they are
 * there.
 */
#include "support/support.h"

#include <houseful/canon.h>
#include <houseful/cpu.h>
#include <stdio.h>

#include "canon/band.h"
#include "canon/canon_data.h"

static hf_canon *new_canon(hf_form form)
{
    hf_canon *canon = NULL;
    assert_int_equal(hf_canon_new(form, &canon), HF_OK);
    return canon;
}

static void read_board(const char *text, uint8_t board[81])
{
    for (int i = 0; i < 81; i++)
        board[i] = text[i] >= '1' && text[i] <= '9' ? (uint8_t)(text[i] - '0') : 0;
}

/* A solved board from nothing: the pattern everybody knows, scrambled. */
static void make_solution(uint64_t seed, uint8_t board[81])
{
    hf_map map;
    uint8_t plain[81];
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++)
            plain[9 * r + c] = (uint8_t)((3 * (r % 3) + r / 3 + c) % 9 + 1);
    }
    hf_map_random(seed, 0, &map);
    hf_map_apply(&map, plain, board);
}

/* Keeps about `clues` of 81 cells. */
static void make_puzzle(uint64_t seed, unsigned clues, uint8_t board[81])
{
    uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    make_solution(seed, board);
    for (int i = 0; i < 81; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        if ((x >> 33) % 81 >= clues)
            board[i] = 0;
    }
}

/* ---- maps -------------------------------------------------------------------------------------
 */

static void maps_undo_and_compose(void **state)
{
    (void)state;
    hf_map identity;
    hf_map_identity(&identity);
    for (uint64_t i = 0; i < 2000; i++) {
        hf_map a, b, both, back;
        uint8_t board[81], one[81], two[81], direct[81];
        make_puzzle(i, 50, board);
        hf_map_random(1, i, &a);
        hf_map_random(2, i, &b);
        assert_true(hf_map_is_symmetry(&a));
        hf_map_apply(&a, board, one);
        hf_map_apply(&b, one, two);
        hf_map_compose(&a, &b, &both);
        hf_map_apply(&both, board, direct);
        assert_memory_equal(direct, two, 81);
        hf_map_invert(&both, &back);
        hf_map_apply(&back, two, one);
        assert_memory_equal(one, board, 81);
        hf_map_compose(&both, &back, &back);
        assert_memory_equal(&back, &identity, sizeof back);
    }
}

static void what_is_no_map_is_told(void **state)
{
    (void)state;
    hf_map map;
    hf_map_identity(&map);
    map.row[0] = 3; /* twice, and out of its band */
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.digit[3] = 4;
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.digit[0] = 1;
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.column[2] = 9;
    assert_false(hf_map_is_symmetry(&map));
}

/* ---- bands ------------------------------------------------------------------------------------
 */

static void there_are_416_bands(void **state)
{
    (void)state;
    hf_bands *bands = malloc(sizeof *bands);
    assert_non_null(bands);
    hf_bands_make(bands);
    unsigned keys[HF_BAND_CLASSES] = {0};
    for (uint32_t key = 0; key < HF_BAND_KEYS; key++) {
        hf_band band;
        uint8_t sorted[9];
        hf_band_of_key(&bands->contents, key, &band);
        const uint8_t *const row[3] = {band.at[0], band.at[1], band.at[2]};
        assert_int_equal(hf_band_key(&bands->contents, row, sorted), key);
        for (uint8_t c = 0; c < 9; c++)
            assert_int_equal(sorted[c], c);
        keys[bands->class_of[key]]++;
        /* each of its maps leads to the least band of its class */
        for (unsigned m = 0; m < bands->maps_of[bands->class_of[key]]; m++) {
            unsigned t = bands->map[bands->first[key] + m];
            uint8_t name[9];
            for (uint8_t c = 0; c < 9; c++)
                name[band.at[bands->row[t][0]][bands->column[t][c]]] = c;
            for (int i = 0; i < 27; i++)
                assert_int_equal(name[band.at[bands->row[t][i / 9]][bands->column[t][i % 9]]],
                                 bands->least[bands->class_of[key]].at[i / 9][i % 9]);
        }
    }
    for (int class = 0; class < HF_BAND_CLASSES; class ++) {
        assert_int_equal(keys[class] * bands->maps_of[class], 216);
        if (class > 0)
            assert_true(memcmp(&bands->least[class - 1], &bands->least[class], sizeof(hf_band)) <
                        0);
    }
    free(bands);
}

/* ---- against all rearrangements ---------------------------------------------------------------
 */

/* A line order from a number below 1296. */
static void lines_of(unsigned number, uint8_t line[9])
{
    const uint8_t *chutes = hf_order3[number / 216];
    for (int i = 0; i < 3; i++, number /= 6) {
        for (int k = 0; k < 3; k++)
            line[3 * i + k] = (uint8_t)(3 * chutes[i] + hf_order3[number % 6][k]);
    }
}

/* Compares the image, digits named as they come, with the best so far. Pattern: clue or blank
 * counts first. */
static int compare_image(const hf_map *map, const uint8_t board[81], bool pattern, uint8_t best[81],
                         uint8_t image[81])
{
    uint8_t name[10] = {0};
    uint8_t named = 0;
    int digits = 0;
    for (int i = 0; i < 81; i++) {
        int r = map->row[i / 9], c = map->column[i % 9];
        uint8_t digit = board[map->turned ? 9 * c + r : 9 * r + c];
        if (digit != 0 && name[digit] == 0)
            name[digit] = ++named;
        image[i] = name[digit];
        if (pattern && (image[i] != 0) != (best[i] != 0))
            return image[i] != 0 ? 1 : -1;
        if (digits == 0 && image[i] != best[i])
            digits = image[i] < best[i] ? -1 : 1;
        if (digits > 0 && !pattern)
            return 1;
    }
    return digits;
}

static void finish_image(const hf_map *map, const uint8_t board[81], uint8_t image[81])
{
    uint8_t none[81];
    memset(none, 255, sizeof none);
    compare_image(map, board, false, none, image);
}

static uint32_t by_brute_force(const uint8_t board[81], bool pattern, uint8_t best[81])
{
    uint32_t count = 0;
    memset(best, 255, 81);
    for (unsigned i = 0; i < 2 * 1296 * 1296; i++) {
        hf_map map;
        uint8_t image[81];
        map.turned = i % 2;
        lines_of(i / 2 % 1296, map.row);
        lines_of(i / 2 / 1296, map.column);
        int order = compare_image(&map, board, pattern, best, image);
        if (order == 0)
            count++;
        if (order >= 0)
            continue;
        finish_image(&map, board, best);
        count = 1;
    }
    return count;
}

static void forms_are_the_least_of_all(void **state)
{
    (void)state;
    static const struct {
        hf_form form;
        unsigned clues;
    } cases[] = {{HF_FORM_PUZZLE, 26}, {HF_FORM_PATTERN, 20}, {HF_FORM_SOLUTION, 81},
                 {HF_FORM_PUZZLE, 8},  {HF_FORM_PATTERN, 60}, {HF_FORM_PUZZLE, 70}};
    size_t count = test_is_short() ? 1 : 6;
    for (size_t i = 0; i < count; i++) {
        uint8_t board[81], form[81], least[81];
        uint32_t automorphisms;
        hf_canon *canon = new_canon(cases[i].form);
        make_puzzle(i + 40, cases[i].clues, board);
        assert_int_equal(hf_canon_form(canon, board, form, NULL, &automorphisms), HF_OK);
        assert_int_equal(automorphisms,
                         by_brute_force(board, cases[i].form == HF_FORM_PATTERN, least));
        assert_memory_equal(form, least, 81);
        hf_canon_free(canon);
    }
}

/* ---- against themselves -----------------------------------------------------------------------
 */

/* One board, in all instruction sets: form, map, idempotence, scrambles. */
static void check_board(hf_canon *canon, const uint8_t board[81], uint64_t number)
{
    static const char *const sets[] = {"none", "sse41", "avx2", "native"};
    hf_map map, scramble;
    uint8_t form[81], again[81], other[81];
    uint32_t automorphisms, others;
    assert_int_equal(hf_canon_form(canon, board, form, &map, &automorphisms), HF_OK);
    assert_true(hf_map_is_symmetry(&map));
    hf_map_apply(&map, board, again);
    assert_memory_equal(again, form, 81);
    assert_int_equal(hf_canon_form(canon, form, again, NULL, NULL), HF_OK);
    assert_memory_equal(again, form, 81);
    hf_map_random(5, number, &scramble);
    hf_map_apply(&scramble, board, other);
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        uint32_t features = 0;
        assert_true(hf_cpu_named(sets[i], &features));
        hf_canon_use_cpu(canon, features & hf_cpu_detect());
        assert_int_equal(hf_canon_form(canon, other, again, NULL, &others), HF_OK);
        assert_memory_equal(again, form, 81);
        assert_int_equal(others, automorphisms);
    }
}

static void scrambles_have_the_same_form(void **state)
{
    (void)state;
    size_t count = test_is_short() ? 100 : test_is_soak() ? 350000 : 5000;
    for (int f = HF_FORM_SOLUTION; f <= HF_FORM_PATTERN; f++) {
        hf_canon *canon = new_canon((hf_form)f);
        for (size_t i = 0; i < count; i++) {
            uint8_t board[81];
            if (f == HF_FORM_SOLUTION)
                make_solution(i, board);
            else
                make_puzzle(i, 17 + (unsigned)i % 40, board);
            check_board(canon, board, i);
        }
        hf_canon_free(canon);
    }
}

static void automorphisms_are_counted(void **state)
{
    (void)state;
    static const struct {
        const char *board;
        uint32_t count;
    } known[] = {
        /* the least of all forms, the greatest, and the board with most automorphisms */
        {"123456789456789123789123456214365897365897214897214365531642978642978531978531642", 3},
        {"123456789457893612986217354274538196531964827698721435342685971715349268869172543", 72},
        {"123456789456789123789123456231564897564897231897231564312645978645978312978312645", 648},
    };
    hf_canon *canon = new_canon(HF_FORM_SOLUTION);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint8_t board[81], form[81];
        uint32_t count;
        uint16_t bands[6];
        read_board(known[i].board, board);
        assert_int_equal(hf_canon_form(canon, board, form, NULL, &count), HF_OK);
        assert_int_equal(count, known[i].count);
        assert_memory_equal(form, board, 81);
        assert_int_equal(hf_canon_bands(canon, board, bands), HF_OK);
        assert_int_equal(bands[0], i == 1 ? 415 : 0);
    }
    hf_canon_free(canon);
}

static size_t first_clue(const uint8_t board[81])
{
    size_t i = 0;
    while (board[i] == 0)
        i++;
    return i;
}

static void sameness_comes_with_a_map(void **state)
{
    (void)state;
    hf_canon *canon = new_canon(HF_FORM_PUZZLE);
    for (uint64_t i = 0; i < 200; i++) {
        uint8_t board[81], other[81], image[81];
        hf_map scramble, map;
        bool same;
        make_puzzle(i, 28, board);
        hf_map_random(9, i, &scramble);
        hf_map_apply(&scramble, board, other);
        assert_int_equal(hf_canon_same(canon, board, other, &same, &map), HF_OK);
        assert_true(same);
        hf_map_apply(&map, board, image);
        assert_memory_equal(image, other, 81);
        other[first_clue(other)] = 0;
        assert_int_equal(hf_canon_same(canon, board, other, &same, NULL), HF_OK);
        assert_false(same);
    }
    hf_canon_free(canon);
}

static void bad_boards_are_refused(void **state)
{
    (void)state;
    uint8_t board[81], form[81];
    hf_canon *canon = NULL;
    assert_int_equal(hf_canon_new((hf_form)7, &canon), HF_BAD_ARGUMENT);
    assert_null(canon);
    canon = new_canon(HF_FORM_SOLUTION);
    make_solution(3, board);
    board[80] = 0;
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_BAD_ARGUMENT);
    hf_canon_free(canon);
    canon = new_canon(HF_FORM_PUZZLE);
    board[5] = 10;
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_BAD_ARGUMENT);
    /* a digit twice in a row or column: the search for the least string would tell equal digits apart */
    for (int other = 1; other < 81; other += test_is_short() ? 8 : 1) {
        uint64_t key[2];
        for (uint8_t digit = 1; digit < 10; digit++) {
            memset(board, 0, sizeof board);
            board[0] = board[other] = digit;
            board[40] = digit == 1 ? 2 : 1;
            hf_status expected = other < 9 || other % 9 == 0 ? HF_BAD_ARGUMENT : HF_OK;
            assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), expected);
            assert_int_equal(hf_canon_key(canon, board, key), expected);
        }
    }
    /* an empty board has all symmetries there are: told as a form or refused, never a crash */
    memset(board, 0, sizeof board);
    uint32_t count;
    hf_status status = hf_canon_form(canon, board, form, NULL, &count);
    assert_true(status == HF_OK || status == HF_TOO_LARGE);
    if (status == HF_OK)
        assert_int_equal(count, 3359232);
    hf_canon_free(canon);
    canon = new_canon(HF_FORM_PATTERN);
    assert_int_equal(hf_canon_form(canon, board, form, NULL, &count), HF_OK);
    assert_int_equal(count, 3359232);
    hf_canon_free(canon);
}

/* With room for fewer states than a board needs it is refused, and other boards are not. */
static void too_many_states_are_refused(void **state)
{
    (void)state;
    uint8_t board[81] = {0}, form[81], sparse[81];
    hf_canon *canon = new_canon(HF_FORM_PUZZLE);
    canon->room.most = 2000;
    make_puzzle(1, 25, sparse);
    for (int i = 0; i < 81; i++) /* rows and columns without a digit twice: all begin alike */
        board[i] = (uint8_t)((i / 9 + i % 9) % 9 + 1);
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_TOO_LARGE);
    assert_int_equal(hf_canon_form(canon, sparse, form, NULL, NULL), HF_OK);
    /* enough for a blank line to begin with, too little for all columns' orders in each that may follow */
    hf_canon_free(canon);
    canon = new_canon(HF_FORM_PUZZLE);
    canon->room.most = HF_TIE_BRANCHES + 18;
    for (int i = 0; i < 81; i++)
        board[i] = i / 9 % 3 == 0 ? 0 : board[i];
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_TOO_LARGE);
    canon->room.most = HF_TIE_MOST;
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_OK);
    /* enough for the first lines, too little for the second in each of the 648 states that these leave */
    hf_canon_free(canon);
    canon = new_canon(HF_FORM_PUZZLE);
    canon->room.most = 2000;
    for (int i = 0; i < 81; i++) {
        bool blank = i % 9 / 3 == i / 9 % 3 && i % 3 < 2;
        board[i] = (uint8_t)(blank ? 0 : (i / 9 + i % 9) % 9 + 1);
    }
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_TOO_LARGE);
    canon->room.most = HF_TIE_MOST;
    assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_OK);
    hf_canon_free(canon);
}

/* Many at once: what each would be alone, a bad one between them. */
static void many_are_as_each_alone(void **state)
{
    (void)state;
    enum { COUNT = 40, BAD = 17 };
    uint8_t boards[COUNT * 81], forms[COUNT * 81], form[81];
    uint32_t automorphisms[COUNT], number;
    hf_status statuses[COUNT];
    hf_canon *canon = new_canon(HF_FORM_PUZZLE);
    for (uint64_t i = 0; i < COUNT; i++)
        make_puzzle(i, 12 + (unsigned)i, boards + 81 * i);
    boards[81 * BAD + 3] = 200;
    assert_int_equal(hf_canon_many(canon, COUNT, boards, forms, automorphisms, statuses), HF_OK);
    for (size_t i = 0; i < COUNT; i++) {
        assert_int_equal(statuses[i], i == BAD ? HF_BAD_ARGUMENT : HF_OK);
        memset(form, 0, sizeof form);
        number = 0;
        hf_canon_form(canon, boards + 81 * i, form, NULL, &number);
        assert_memory_equal(form, forms + 81 * i, 81);
        assert_int_equal(number, automorphisms[i]);
    }
    uint64_t keys[COUNT][2], key[2];
    assert_int_equal(hf_canon_keys(canon, COUNT, boards, keys, statuses), HF_OK);
    for (size_t i = 0; i < COUNT; i++) {
        memset(key, 0, sizeof key);
        assert_int_equal(hf_canon_key(canon, boards + 81 * i, key), statuses[i]);
        assert_memory_equal(key, keys[i], sizeof key);
    }
    assert_int_equal(hf_canon_many(canon, COUNT, boards, forms, NULL, statuses), HF_OK);
    hf_canon_free(canon);
}

/* Keys are those of classes: equal for scrambles, different where the forms are. Boards of every kind: with and
 * without ties, full, nearly empty. */
static void keys_name_classes(void **state)
{
    (void)state;
    hf_canon *canon = new_canon(HF_FORM_PUZZLE);
    size_t count = test_is_short() ? 200 : 20000;
    for (uint64_t i = 0; i < count; i++) {
        uint8_t board[81], other[81], forms[2][81];
        uint64_t keys[3][2];
        hf_map scramble;
        make_puzzle(i, 4 + (unsigned)(i % 78), board);
        hf_map_random(23, i, &scramble);
        hf_map_apply(&scramble, board, other);
        assert_int_equal(hf_canon_key(canon, board, keys[0]), HF_OK);
        assert_int_equal(hf_canon_key(canon, other, keys[1]), HF_OK);
        assert_memory_equal(keys[0], keys[1], sizeof keys[0]);
        /* one clue moved to a cell that had none, or renamed: mostly another class */
        uint8_t *cell = memchr(other, 0, 81);
        size_t from = i % 81;
        if (cell != NULL && other[from] != 0) {
            *cell = other[from];
            other[from] = 0;
        } else {
            other[from] = other[from] == 0 ? 1 : (uint8_t)(other[from] % 9 + 1);
        }
        hf_status status = hf_canon_key(canon, other, keys[2]);
        if (status == HF_TOO_LARGE || status == HF_BAD_ARGUMENT) /* it clashes now */
            continue;
        assert_int_equal(status, HF_OK);
        assert_int_equal(hf_canon_form(canon, board, forms[0], NULL, NULL), HF_OK);
        assert_int_equal(hf_canon_form(canon, other, forms[1], NULL, NULL), HF_OK);
        assert_int_equal(memcmp(forms[0], forms[1], 81) == 0,
                         memcmp(keys[0], keys[2], sizeof keys[0]) == 0);
    }
    hf_canon_free(canon);
    canon = new_canon(HF_FORM_PATTERN);
    uint8_t board[81];
    uint64_t key[2];
    make_puzzle(1, 30, board);
    assert_int_equal(hf_canon_key(canon, board, key), HF_BAD_ARGUMENT);
    hf_canon_free(canon);
}

/* ---- published forms --------------------------------------------------------------------------
 */

static void published_forms_are_met(void **state)
{
    (void)state;
    static const struct {
        const char *file;
        hf_form form;
    } sets[] = {{"canon/solutions.tsv", HF_FORM_SOLUTION},
                {"canon/puzzles.tsv", HF_FORM_PUZZLE},
                {"canon/seventeen.tsv", HF_FORM_PUZZLE},
                {"canon/seventeen-pattern.tsv", HF_FORM_PATTERN}};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        char line[400];
        FILE *file = test_shared(sets[i].file);
        if (file == NULL)
            skip();
        hf_canon *canon = new_canon(sets[i].form);
        while (fgets(line, sizeof line, file) != NULL) {
            uint8_t board[81], expected[81], form[81];
            read_board(line, board);
            read_board(line + 82, expected);
            assert_int_equal(hf_canon_form(canon, board, form, NULL, NULL), HF_OK);
            assert_memory_equal(form, expected, 81);
        }
        hf_canon_free(canon);
        fclose(file);
    }
}

static int compare_forms(const void *a, const void *b)
{
    return memcmp(a, b, 81);
}

/* The known puzzles with 17 clues, each scrambled: as many forms as puzzles. Some lines of the list, which is
 * in another program's order, are not their own least string: 1,505 of them, and ours is the lesser. */
static void seventeen_clues_stay_apart(void **state)
{
    (void)state;
    enum { MOST = 50000, KNOWN = 49158 };
    FILE *file = test_shared("nine/17clue.txt");
    if (file == NULL)
        skip();
    uint8_t(*forms)[81] = malloc((size_t)MOST * 81);
    assert_non_null(forms);
    for (int f = HF_FORM_PUZZLE; f <= HF_FORM_PATTERN; f++) {
        hf_canon *canon = new_canon((hf_form)f);
        char line[200];
        size_t count = 0;
        size_t lesser = 0;
        rewind(file);
        while (fgets(line, sizeof line, file) != NULL && count < MOST) {
            uint8_t board[81], other[81];
            hf_map scramble;
            read_board(line, board);
            hf_map_random(17, count, &scramble);
            hf_map_apply(&scramble, board, other);
            assert_int_equal(hf_canon_form(canon, other, forms[count], NULL, NULL), HF_OK);
            int order = memcmp(forms[count], board, 81);
            lesser += order < 0;
            if (f == HF_FORM_PUZZLE)
                assert_true(order <= 0);
            count++;
        }
        assert_int_equal(count, KNOWN);
        if (f == HF_FORM_PUZZLE)
            assert_int_equal(lesser, 1505);
        qsort(forms, count, 81, compare_forms);
        for (size_t i = 1; i < count; i++)
            assert_true(memcmp(forms[i - 1], forms[i], 81) < 0);
        hf_canon_free(canon);
    }
    free(forms);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps_undo_and_compose),
        cmocka_unit_test(what_is_no_map_is_told),
        cmocka_unit_test(there_are_416_bands),
        cmocka_unit_test(forms_are_the_least_of_all),
        cmocka_unit_test(scrambles_have_the_same_form),
        cmocka_unit_test(automorphisms_are_counted),
        cmocka_unit_test(sameness_comes_with_a_map),
        cmocka_unit_test(bad_boards_are_refused),
        cmocka_unit_test(too_many_states_are_refused),
        cmocka_unit_test(many_are_as_each_alone),
        cmocka_unit_test(keys_name_classes),
        cmocka_unit_test(published_forms_are_met),
        cmocka_unit_test(seventeen_clues_stay_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
