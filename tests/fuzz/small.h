/* SPDX-License-Identifier: MIT
 *
 * small.h - a dozen small shapes that are made once and kept, and a brute force, for targets that run
 * tens of thousands of times a second. The brute force knows which cells share a house and nothing else.
 */
#ifndef TESTS_FUZZ_SMALL_H
#define TESTS_FUZZ_SMALL_H

#include "board.h"

enum { SMALL_SHAPES = 12, SMALL_CELLS = 36, SMALL_MOST = 8, SMALL_PATIENCE = 4000 };

/* A puzzle: values as clues, and for each cell the symbols allowed, bit (symbol - 1). */
typedef struct small_board {
    const hf_shape *shape;
    uint32_t cells, size;
    uint16_t clue[SMALL_CELLS];
    uint16_t allowed[SMALL_CELLS];
} small_board;

/* What the brute force found: up to SMALL_MOST solutions. */
typedef struct small_truth {
    bool known; /* it came to an end */
    uint32_t count;
    uint16_t solution[SMALL_MOST][SMALL_CELLS];
} small_truth;

static hf_shape *small_make(uint32_t which)
{
    static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
    static const uint32_t uneven[] = {0, 1, 2, 2, 3, 4, 0, 3, 5, 1, 4, 5, 0, 4, 6};
    static const uint32_t listed[] = {0, 3, 12, 15, 5, 6, 9, 10};
    static const uint8_t boxes[][2] = {{2, 2}, {2, 3}, {2, 2}, {3, 2}};
    hf_shape_spec spec = {0};
    hf_shape *shape;
    if (which < 4)
        hf_shape_spec_boxes(&spec, boxes[which][0], boxes[which][1]);
    else if (which < 7)
        spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = which - 1};
    else if (which == 7)
        spec = (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = regions};
    else if (which == 8)
        spec = (hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                               .size = 3,
                               .custom = uneven,
                               .custom_cells = 8,
                               .custom_houses = 5};
    else if (which == 9)
        spec = (hf_shape_spec){.layout = HF_LAYOUT_ROXDOKU, .size = 4};
    else
        hf_shape_spec_boxes(&spec, 2, 2);
    if (which == 4 || which == 10)
        spec.extras = HF_EXTRA_DIAGONALS;
    if (which == 2)
        spec.extras = HF_EXTRA_WINDOWS;
    if (which == 11)
        spec.listed = listed, spec.listed_houses = 2;
    FUZZ_REQUIRE(hf_shape_new(&spec, &shape) == HF_OK);
    FUZZ_REQUIRE(hf_shape_cells(shape) <= SMALL_CELLS);
    return shape;
}

static const hf_shape *small_shape(uint32_t which)
{
    static hf_shape *kept[SMALL_SHAPES];
    if (!kept[which])
        kept[which] = small_make(which);
    return kept[which];
}

/* Clues from a byte each: none, any, or that of a solved board, so that many puzzles have solutions. */
static void small_read(fuzz_bytes *b, const hf_shape *shape, small_board *board)
{
    uint32_t manner = fuzz_byte(b), shift = fuzz_byte(b);
    *board =
        (small_board){.shape = shape, .cells = hf_shape_cells(shape), .size = hf_shape_size(shape)};
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint32_t byte = fuzz_byte(b), all = (1u << board->size) - 1;
        uint32_t planned = fuzz_value(shape, cell, shift);
        board->allowed[cell] = (uint16_t)all;
        if (byte & 1)
            board->clue[cell] = (uint16_t)(manner & 1 ? (byte >> 1) % (board->size + 1) : planned);
        else if (manner & 2 && byte & 2)
            board->allowed[cell] =
                (uint16_t)((byte >> 2 | (manner & 4 ? 1u << (planned - 1) : 0)) & all);
    }
}

/* ---- the brute force ------------------------------------------------------------------------- */

typedef struct small_search {
    const small_board *board;
    small_truth *truth;
    uint16_t value[SMALL_CELLS];
    uint32_t patience;
} small_search;

static uint32_t small_left(const small_search *s, uint32_t cell)
{
    uint32_t taken = 0, count;
    const uint32_t *peers = hf_shape_peers(s->board->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++)
        taken |= 1u << s->value[peers[i]] >> 1;
    return s->board->allowed[cell] & ~taken;
}

/* False: enough, or too much. */
static bool small_try(small_search *s)
{
    uint32_t best = SMALL_CELLS, left = 0, fewest = 64;
    for (uint32_t cell = 0; cell < s->board->cells && fewest > 1; cell++) {
        if (s->value[cell])
            continue;
        uint32_t set = small_left(s, cell), count = 0;
        for (uint32_t rest = set; rest; rest &= rest - 1)
            count++;
        if (count < fewest) {
            fewest = count;
            left = set;
            best = cell;
        }
    }
    if (best == SMALL_CELLS) {
        memcpy(s->truth->solution[s->truth->count++], s->value, sizeof s->value);
        return s->truth->count < SMALL_MOST;
    }
    for (uint32_t symbol = 1; symbol <= s->board->size; symbol++) {
        if (!(left >> (symbol - 1) & 1))
            continue;
        if (s->patience-- == 0)
            return false;
        s->value[best] = (uint16_t)symbol;
        if (!small_try(s))
            return false;
        s->value[best] = 0;
    }
    return true;
}

/* All solutions, up to SMALL_MOST. Clues that contradict each other or what is allowed have none. */
static inline void small_judge(const small_board *board, small_truth *truth)
{
    small_search s = {.board = board, .truth = truth, .patience = SMALL_PATIENCE};
    truth->known = true;
    truth->count = 0;
    memcpy(s.value, board->clue, sizeof s.value);
    for (uint32_t cell = 0; cell < board->cells; cell++)
        if (s.value[cell] && !(small_left(&s, cell) >> (s.value[cell] - 1) & 1))
            return;
    truth->known = small_try(&s) || truth->count == SMALL_MOST;
}

/* The board as a puzzle, made by a maker that is kept for each shape. */
static inline hf_puzzle *small_puzzle(const small_board *board, uint32_t which)
{
    static hf_puzzle_maker *makers[SMALL_SHAPES];
    hf_puzzle *puzzle;
    if (!makers[which])
        FUZZ_REQUIRE(hf_puzzle_maker_new(board->shape, &makers[which]) == HF_OK);
    hf_puzzle_maker_clear(makers[which]);
    FUZZ_REQUIRE(hf_puzzle_maker_clues(makers[which], board->clue) == HF_OK);
    for (uint32_t cell = 0; cell < board->cells; cell++) {
        uint64_t set = board->allowed[cell];
        if (set != (1u << board->size) - 1)
            FUZZ_REQUIRE(hf_puzzle_maker_candidates(makers[which], cell, &set) == HF_OK);
    }
    FUZZ_REQUIRE(hf_puzzle_maker_make(makers[which], &puzzle) == HF_OK);
    return puzzle;
}

#endif
