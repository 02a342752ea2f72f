/* SPDX-License-Identifier: MIT
 *
 * test_labeller.c - canonical forms of boards of any shape: the same for all guises of a board, reached by a
 * symmetry, as many classes as there are, and the sizes of the groups.
 */
#include "support/support.h"

#include <houseful/canon.h>
#include <houseful/generate.h>
#include <stdlib.h>
#include <string.h>

#include "canon/label.h"
#include "canon/place.h"

enum { MOST_CELLS = 729, MOST_SYMBOLS = 30 };

/* Nine crooked regions. */
static const char crooked[] = "222222118"
                              "220002118"
                              "300000188"
                              "340444188"
                              "344474118"
                              "333477718"
                              "367775558"
                              "366776555"
                              "366666555";

static void read_regions(const char *text, uint16_t regions[81])
{
    for (int i = 0; i < 81; i++)
        regions[i] = (uint16_t)(text[i] - '0');
}

typedef enum kind { PLAIN, X, WINDOKU, LATIN, JIGSAW, CUBE, ROXDOKU } kind;

static hf_shape *new_shape(kind which, uint32_t rows, uint32_t columns)
{
    static uint16_t regions[81];
    hf_shape_spec spec;
    hf_shape *shape = NULL;
    if (rows > 0)
        hf_shape_spec_boxes(&spec, rows, columns);
    else
        hf_shape_spec_square(&spec, columns);
    if (which == X)
        spec.extras = HF_EXTRA_DIAGONALS;
    if (which == WINDOKU)
        spec.extras = HF_EXTRA_WINDOWS;
    if (which == LATIN || which == CUBE || which == ROXDOKU || which == JIGSAW) {
        memset(&spec, 0, sizeof spec);
        spec.layout = which == LATIN    ? HF_LAYOUT_LATIN
                      : which == CUBE   ? HF_LAYOUT_CUBE
                      : which == JIGSAW ? HF_LAYOUT_JIGSAW
                                        : HF_LAYOUT_ROXDOKU;
        spec.size = columns;
        read_regions(crooked, regions);
        spec.regions = which == JIGSAW ? regions : NULL;
    }
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    return shape;
}

static hf_labeller *new_labeller(const hf_shape *shape)
{
    hf_labeller *labeller = NULL;
    assert_int_equal(hf_labeller_new(shape, &labeller), HF_OK);
    return labeller;
}

/* Some clues at random, not minding whether they contradict each other: forms do not mind either. */
static void make_board(const hf_shape *shape, uint64_t seed, unsigned percent, uint16_t *values)
{
    uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + 7;
    for (uint32_t i = 0; i < hf_shape_cells(shape); i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        bool clue = (x >> 40) % 100 < percent;
        values[i] = clue ? (uint16_t)(1 + (x >> 20) % hf_shape_size(shape)) : 0;
    }
}

static void apply(const hf_shape *shape, const uint32_t *place, const uint16_t *name,
                  const uint16_t *values, uint16_t *image)
{
    for (uint32_t i = 0; i < hf_shape_cells(shape); i++)
        image[place[i]] = name[values[i]];
}

/* Houses go to houses of their kind, each cell somewhere else. */
static void assert_symmetry(const hf_shape *shape, const uint32_t *place)
{
    uint32_t size = hf_shape_size(shape), houses = hf_shape_houses(shape);
    bool taken[MOST_CELLS] = {false};
    for (uint32_t i = 0; i < hf_shape_cells(shape); i++) {
        assert_false(taken[place[i]]);
        taken[place[i]] = true;
    }
    for (uint32_t h = 0; h < houses; h++) {
        bool found = false;
        bool in[MOST_CELLS] = {false};
        for (uint32_t i = 0; i < size; i++)
            in[place[hf_shape_house(shape, h)[i]]] = true;
        for (uint32_t g = 0; g < houses && !found; g++) {
            found = true;
            for (uint32_t i = 0; i < size; i++)
                found &= in[hf_shape_house(shape, g)[i]];
        }
        assert_true(found);
    }
}

static void check_shape(const hf_shape *shape, unsigned percent, size_t boards)
{
    hf_labeller *labeller = new_labeller(shape);
    uint32_t cells = hf_shape_cells(shape), size = hf_shape_size(shape);
    for (uint64_t i = 0; i < boards; i++) {
        uint16_t values[MOST_CELLS], other[MOST_CELLS], form[MOST_CELLS], again[MOST_CELLS];
        uint32_t place[MOST_CELLS];
        uint16_t name[MOST_SYMBOLS + 1];
        uint64_t count, others;
        make_board(shape, i, percent, values);
        assert_int_equal(hf_labeller_form(labeller, values, form, place, name, &count), HF_OK);
        assert_symmetry(shape, place);
        apply(shape, place, name, values, again);
        assert_memory_equal(again, form, cells * sizeof *form);
        assert_int_equal(hf_labeller_random(labeller, 3, i, place, name), HF_OK);
        assert_symmetry(shape, place);
        apply(shape, place, name, values, other);
        assert_int_equal(hf_labeller_form(labeller, other, again, NULL, NULL, &others), HF_OK);
        assert_memory_equal(again, form, cells * sizeof *form);
        assert_int_equal(count, others);
        assert_int_equal(hf_labeller_form(labeller, form, again, NULL, NULL, NULL), HF_OK);
        assert_memory_equal(again, form, cells * sizeof *form);
        /* one clue less is another class */
        uint32_t at = (uint32_t)i % cells;
        while (values[at] == 0)
            at = (at + 1) % cells;
        values[at] = 0;
        assert_int_equal(hf_labeller_form(labeller, values, again, NULL, NULL, NULL), HF_OK);
        assert_memory_not_equal(again, form, cells * sizeof *form);
    }
    uint16_t bad[MOST_CELLS] = {0};
    bad[3] = (uint16_t)(size + 1);
    assert_int_equal(hf_labeller_form(labeller, bad, bad, NULL, NULL, NULL), HF_BAD_ARGUMENT);
    hf_labeller_free(labeller);
}

static void guises_have_one_form(void **state)
{
    (void)state;
    static const struct {
        kind which;
        uint32_t rows, columns;
        unsigned percent;
        size_t boards;
    } cases[] = {{PLAIN, 3, 3, 30, 100},  {X, 3, 3, 20, 100},      {WINDOKU, 3, 3, 20, 100},
                 {JIGSAW, 0, 9, 20, 100}, {PLAIN, 2, 3, 25, 100},  {PLAIN, 3, 4, 30, 30},
                 {LATIN, 0, 7, 30, 60},   {ROXDOKU, 0, 9, 40, 60}, {PLAIN, 4, 4, 35, 20},
                 {X, 4, 4, 25, 10},       {CUBE, 0, 4, 30, 30},    {PLAIN, 5, 5, 40, 4},
                 {PLAIN, 3, 3, 8, 40},    {PLAIN, 2, 2, 30, 50}};
    size_t fewer = test_is_soak() ? 1 : test_is_short() ? 20 : 3;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape *shape = new_shape(cases[i].which, cases[i].rows, cases[i].columns);
        size_t boards = (cases[i].boards + fewer - 1) / fewer;
        check_shape(shape, cases[i].percent, boards);
        hf_shape_free(shape);
    }
}

/* The symmetries of an empty board are those of its shape. */
static void groups_have_their_sizes(void **state)
{
    (void)state;
    static const struct {
        kind which;
        uint32_t rows, columns;
        uint64_t size;
    } cases[] = {{PLAIN, 3, 3, 3359232},
                 {PLAIN, 2, 3, 48 * 72},
                 {PLAIN, 2, 2, 128},
                 {X, 3, 3, 96},
                 {LATIN, 0, 5, 2 * 120 * 120},
                 {JIGSAW, 0, 9, 1},
                 {PLAIN, 4, 4, UINT64_C(2) * 63403380965376}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape *shape = new_shape(cases[i].which, cases[i].rows, cases[i].columns);
        hf_labeller *labeller = new_labeller(shape);
        uint16_t values[MOST_CELLS] = {0}, form[MOST_CELLS];
        uint64_t count = 0;
        assert_int_equal(hf_labeller_form(labeller, values, form, NULL, NULL, &count), HF_OK);
        assert_int_equal(count, cases[i].size);
        hf_labeller_free(labeller);
        hf_shape_free(shape);
    }
}

/* All 288 solved boards of 4x4 fall into two classes. */
static bool fits(const uint16_t *v, int at)
{
    for (int i = 0; i < at; i++) {
        bool sees =
            i / 4 == at / 4 || i % 4 == at % 4 || (i / 8 == at / 8 && i % 4 / 2 == at % 4 / 2);
        if (sees && v[i] == v[at])
            return false;
    }
    return true;
}

typedef struct classes {
    hf_labeller *labeller;
    uint16_t forms[10][16];
    int count;
    int boards;
} classes;

static void fill_from(classes *c, uint16_t *v, int at)
{
    if (at == 16) {
        uint16_t form[16];
        assert_int_equal(hf_labeller_form(c->labeller, v, form, NULL, NULL, NULL), HF_OK);
        int i = 0;
        while (i < c->count && memcmp(c->forms[i], form, sizeof form) != 0)
            i++;
        assert_true(i < 10);
        memcpy(c->forms[i], form, sizeof form);
        c->count = i == c->count ? i + 1 : c->count;
        c->boards++;
        return;
    }
    for (v[at] = 1; v[at] <= 4; v[at]++)
        if (fits(v, at))
            fill_from(c, v, at + 1);
}

static void small_boards_fall_into_two_classes(void **state)
{
    (void)state;
    uint16_t values[16];
    hf_shape *shape = new_shape(PLAIN, 2, 2);
    classes c = {.labeller = new_labeller(shape)};
    fill_from(&c, values, 0);
    assert_int_equal(c.boards, 288);
    assert_int_equal(c.count, 2);
    hf_labeller_free(c.labeller);
    hf_shape_free(shape);
}

/* On plain 9x9 boards: the same classes and the same numbers of automorphisms as the least strings tell. */
static void plain_classes_are_those_of_strings(void **state)
{
    (void)state;
    hf_shape *shape = new_shape(PLAIN, 3, 3);
    hf_labeller *labeller = new_labeller(shape);
    hf_canon *canon = NULL;
    assert_int_equal(hf_canon_new(HF_FORM_PUZZLE, &canon), HF_OK);
    for (uint64_t i = 0; i < (test_is_soak() ? 200 : test_is_short() ? 20 : 80); i++) {
        uint16_t values[81], form[81];
        uint8_t board[81], string[81];
        uint64_t count;
        uint32_t others;
        make_board(shape, i, 6 + (unsigned)(i % 30), values);
        /* of a solved board; every fourth with two digits only, which leaves symmetries */
        for (int k = 0; k < 81; k++) {
            int digit = (3 * (k / 9 % 3) + k / 27 + k % 9) % 9;
            bool clue = values[k] != 0 && (i % 4 != 0 || digit < 2);
            values[k] = clue ? (uint16_t)(digit + 1) : 0;
        }
        for (int k = 0; k < 81; k++)
            board[k] = (uint8_t)values[k];
        assert_int_equal(hf_labeller_form(labeller, values, form, NULL, NULL, &count), HF_OK);
        assert_int_equal(hf_canon_form(canon, board, string, NULL, &others), HF_OK);
        assert_int_equal(count, others);
    }
    hf_canon_free(canon);
    hf_labeller_free(labeller);
    hf_shape_free(shape);
}

/* A row of cells, all in one house or in none: each may stand for each other. */
static hf_shape *new_row(uint32_t columns, uint32_t symbols)
{
    hf_shape_spec spec = {
        .layout = HF_LAYOUT_RECTANGLE, .size = symbols, .rows = 1, .columns = columns};
    return test_shape(spec);
}

static void many_ties_are_counted_or_refused(void **state)
{
    (void)state;
    uint16_t values[MOST_CELLS] = {0}, form[MOST_CELLS], name[MOST_CELLS];
    uint32_t place[MOST_CELLS];
    uint64_t count = 0;
    hf_shape *shape = new_row(20, 20);
    hf_labeller *labeller = new_labeller(shape);
    assert_int_equal(hf_labeller_form(labeller, values, form, NULL, NULL, &count), HF_OK);
    assert_int_equal(count, UINT64_C(2432902008176640000)); /* 20! */
    hf_labeller_free(labeller);
    hf_shape_free(shape);
    shape = new_row(21, 22); /* no house, and more symmetries than a number can tell */
    labeller = new_labeller(shape);
    assert_int_equal(hf_labeller_form(labeller, values, form, NULL, NULL, &count), HF_OK);
    assert_true(count == UINT64_MAX);
    hf_labeller_free(labeller);
    hf_shape_free(shape);
    shape = new_row(300, 300); /* deeper than any search goes */
    labeller = new_labeller(shape);
    assert_int_equal(hf_labeller_form(labeller, values, form, NULL, NULL, &count), HF_TOO_LARGE);
    assert_int_equal(hf_labeller_random(labeller, 1, 2, place, name), HF_TOO_LARGE);
    hf_labeller_free(labeller);
    hf_shape_free(shape);
}

/* A search that ends too early says so, and what it was called with serves again. */
static void searches_keep_to_their_budgets(void **state)
{
    (void)state;
    enum { CELLS = 36 };
    uint16_t values[CELLS] = {0};
    uint32_t order[CELLS], place[CELLS];
    hf_shape *shape = new_shape(PLAIN, 2, 3);
    hf_label_search *search;
    hf_places *places;
    assert_int_equal(hf_label_new(shape, &search), HF_OK);
    assert_int_equal(hf_places_new(shape, &places), HF_OK);
    assert_int_equal(hf_label_order(search, values, 8, order, NULL), HF_TOO_LARGE);
    assert_int_equal(hf_label_order(search, values, HF_LABEL_NODES, order, NULL), HF_OK);
    assert_int_equal(hf_places_find(places, order, 2, NULL, place), HF_TOO_LARGE);
    assert_int_equal(hf_places_find(places, order, HF_PLACE_NODES, NULL, place), HF_OK);
    assert_symmetry(shape, place);
    hf_places_free(places);
    hf_label_free(search);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(guises_have_one_form),
        cmocka_unit_test(groups_have_their_sizes),
        cmocka_unit_test(small_boards_fall_into_two_classes),
        cmocka_unit_test(plain_classes_are_those_of_strings),
        cmocka_unit_test(many_ties_are_counted_or_refused),
        cmocka_unit_test(searches_keep_to_their_budgets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
