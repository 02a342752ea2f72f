/* SPDX-License-Identifier: MIT
 *
 * fuzz_same.c - forms of small boards of any kept shape, and keys of 9x9 puzzles. What must hold: a form
 * is that of every image of the board; the map that is told leads there; a board and its image are the
 * same, and of two that a set was told of only the first is new.
 */
#include "small.h"

static hf_labeller *labeller_of(uint32_t which)
{
    static hf_labeller *kept[SMALL_SHAPES];
    if (!kept[which])
        FUZZ_REQUIRE(hf_labeller_new(small_shape(which), &kept[which]) == HF_OK);
    return kept[which];
}

static void move(const small_board *board, const uint32_t *place, const uint16_t *name,
                 uint16_t *image)
{
    for (uint32_t cell = 0; cell < board->cells; cell++)
        image[place[cell]] = name[board->clue[cell]];
}

static void label(fuzz_bytes *b)
{
    uint32_t place[SMALL_CELLS];
    uint16_t name[SMALL_CELLS + 1], form[SMALL_CELLS], other[SMALL_CELLS], image[SMALL_CELLS];
    uint64_t one, two;
    small_board board;
    uint32_t which = fuzz_below(b, SMALL_SHAPES);
    hf_labeller *labeller = labeller_of(which);
    size_t bytes = hf_shape_cells(small_shape(which)) * sizeof *form;
    small_read(b, small_shape(which), &board);
    hf_status status = hf_labeller_form(labeller, board.clue, form, place, name, &one);
    FUZZ_REQUIRE(status == HF_OK || status == HF_TOO_LARGE);
    if (status != HF_OK)
        return;
    move(&board, place, name, image);
    FUZZ_REQUIRE(memcmp(image, form, bytes) == 0 && one > 0);
    FUZZ_REQUIRE(hf_labeller_random(labeller, fuzz_byte(b), fuzz_byte(b), place, name) == HF_OK);
    move(&board, place, name, image);
    FUZZ_REQUIRE(hf_labeller_form(labeller, image, other, NULL, NULL, &two) == HF_OK);
    FUZZ_REQUIRE(memcmp(other, form, bytes) == 0 && one == two);
}

/* A puzzle of enough clues that it has few symmetries: of such the keys are quick. */
static bool read_nine(fuzz_bytes *b, uint8_t board[81])
{
    static const char solved[] = "754389126182465973639172854293714568817256439546938712"
                                 "971823645425697381368541297";
    uint32_t clues = 0, bits = 0;
    for (uint32_t cell = 0; cell < 81; cell++) {
        bits = cell % 8 == 0 ? fuzz_byte(b) : bits >> 1;
        board[cell] = (uint8_t)(bits & 1 ? solved[cell] - '0' : 0);
        clues += bits & 1;
    }
    return clues >= 24;
}

static void keys(fuzz_bytes *b)
{
    static hf_canon *canon;
    static hf_distinct *distinct;
    static uint32_t told;
    uint8_t boards[2][81], image[81];
    uint64_t key[2], both[2][2];
    hf_status statuses[2];
    hf_map random, map;
    bool same, is_new;
    if (!read_nine(b, boards[0]))
        return;
    if (!canon)
        FUZZ_REQUIRE(hf_canon_new(HF_FORM_PUZZLE, &canon) == HF_OK);
    if (!distinct || told++ > 10000) {
        hf_distinct_free(distinct);
        FUZZ_REQUIRE(hf_distinct_new(&distinct) == HF_OK);
        told = 0;
    }
    hf_map_random(fuzz_byte(b), fuzz_byte(b), &random);
    hf_map_apply(&random, boards[0], boards[1]);
    FUZZ_REQUIRE(hf_canon_key(canon, boards[0], key) == HF_OK && (key[0] | key[1]) != 0);
    FUZZ_REQUIRE(hf_canon_keys(canon, 2, boards[0], both, statuses) == HF_OK);
    FUZZ_REQUIRE(memcmp(key, both[0], sizeof key) == 0 && memcmp(key, both[1], sizeof key) == 0);
    FUZZ_REQUIRE(hf_canon_same(canon, boards[0], boards[1], &same, &map) == HF_OK && same);
    hf_map_apply(&map, boards[0], image);
    FUZZ_REQUIRE(memcmp(image, boards[1], 81) == 0);
    FUZZ_REQUIRE(hf_distinct_add(distinct, boards[0], &is_new) == HF_OK);
    FUZZ_REQUIRE(hf_distinct_add(distinct, boards[1], &is_new) == HF_OK && !is_new);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    if (fuzz_below(&b, 8) == 1)
        keys(&b);
    else
        label(&b);
    return 0;
}
