/* SPDX-License-Identifier: MIT
 *
 * board.h - any bytes as a shape and a puzzle, for the targets that do more than read.
 *
 * Mostly small boards, because targets must be fast; some as large as people draw them. Clues are
 * strewn, or what a mask leaves of a solved board, so that many puzzles have solutions.
 */
#ifndef TESTS_FUZZ_BOARD_H
#define TESTS_FUZZ_BOARD_H

#include "fuzz.h"
#include "houseful/houseful.h"

typedef struct fuzz_bytes {
    const uint8_t *at;
    size_t left;
} fuzz_bytes;

/* The next byte; 0 where there is none. */
static uint32_t fuzz_byte(fuzz_bytes *b)
{
    if (b->left == 0)
        return 0;
    b->left--;
    return *b->at++;
}

static uint32_t fuzz_below(fuzz_bytes *b, uint32_t bound)
{
    return fuzz_byte(b) % bound;
}

/* Regions that are rows, with cells exchanged. */
static void fuzz_regions(fuzz_bytes *b, uint32_t n, uint16_t *regions)
{
    for (uint32_t i = 0; i < n * n; i++)
        regions[i] = (uint16_t)(i / n);
    for (uint32_t swaps = fuzz_below(b, 16); swaps > 0; swaps--) {
        uint32_t one = fuzz_below(b, n * n), other = fuzz_below(b, n * n);
        uint16_t kept = regions[one];
        regions[one] = regions[other];
        regions[other] = kept;
    }
}

/* Any numbers as houses: cells out of range and twice in a house are refused, and must be. */
static void fuzz_houses(fuzz_bytes *b, uint32_t count, uint32_t *cells)
{
    for (uint32_t i = 0; i < count; i++)
        cells[i] = fuzz_byte(b);
}

/* A shape, or NULL where the bytes describe none. Up to `most` cells. */
static inline hf_shape *fuzz_shape(fuzz_bytes *b, uint32_t most)
{
    static const uint8_t small[][2] = {{2, 2}, {2, 3}, {1, 4}, {3, 2},
                                       {5, 1}, {1, 1}, {1, 2}, {0, 0}};
    static const uint8_t large[][2] = {{3, 3}, {2, 4}, {3, 4}, {4, 4}, {5, 5}, {3, 3}};
    hf_shape_spec spec = {0};
    uint16_t regions[64];
    uint32_t houses[256];
    hf_shape *shape;
    switch (fuzz_below(b, 8)) {
    default: {
        uint32_t which = fuzz_byte(b); /* one in eight is large */
        const uint8_t *side = which < 224 ? small[which % 8] : large[which % 6];
        hf_shape_spec_boxes(&spec, side[0], side[1]);
        break;
    }
    case 1:
        spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = fuzz_below(b, 9)};
        break;
    case 2:
        spec = (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = 2 + fuzz_below(b, 6)};
        fuzz_regions(b, spec.size, regions);
        spec.regions = regions;
        break;
    case 3:
        spec = (hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                               .size = fuzz_below(b, 7),
                               .custom = houses,
                               .custom_cells = fuzz_below(b, 32),
                               .custom_houses = fuzz_below(b, 12)};
        fuzz_houses(b, spec.size * spec.custom_houses, houses);
        break;
    case 4:
        spec.layout = fuzz_below(b, 2) ? HF_LAYOUT_CUBE : HF_LAYOUT_ROXDOKU;
        spec.size = 4;
        break;
    }
    spec.extras = fuzz_below(b, 4);
    if (fuzz_below(b, 4) == 1 && spec.size > 0 && spec.size < 64) {
        spec.listed = houses + (spec.layout == HF_LAYOUT_CUSTOM ? 128 : 0);
        spec.listed_houses = 1 + fuzz_below(b, 2);
        fuzz_houses(b, spec.listed_houses * spec.size, houses + (spec.listed - houses));
    }
    if (hf_shape_new(&spec, &shape) != HF_OK)
        return NULL;
    if (hf_shape_cells(shape) <= most)
        return shape;
    hf_shape_free(shape);
    return NULL;
}

/* A solved board with boxes by the well-known formula; any values on other shapes. */
static inline uint32_t fuzz_value(const hf_shape *shape, uint32_t cell, uint32_t shift)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    uint32_t n = spec->size, row = cell / n, column = cell % n;
    uint32_t high = spec->box_rows ? spec->box_rows : 1;
    uint32_t wide = spec->box_columns ? spec->box_columns : 1;
    return (wide * (row % high) + row / high + column + shift) % n + 1;
}

/* A puzzle of a shape: clues, now and then given candidates, entries and marks. */
static inline hf_puzzle *fuzz_puzzle(fuzz_bytes *b, const hf_shape *shape)
{
    uint32_t cells = hf_shape_cells(shape), size = hf_shape_size(shape);
    uint32_t manner = fuzz_byte(b), shift = fuzz_byte(b);
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    FUZZ_REQUIRE(hf_puzzle_maker_new(shape, &maker) == HF_OK);
    for (uint32_t cell = 0; cell < cells && b->left > 0; cell++) {
        uint32_t byte = fuzz_byte(b);
        uint32_t symbol = manner & 1 ? byte % (size + 1) : fuzz_value(shape, cell, shift);
        if (byte & 128)
            FUZZ_REQUIRE(hf_puzzle_maker_clue(maker, cell, symbol) == HF_OK);
        else if (manner & 2 && byte & 64 && size <= 64)
            FUZZ_REQUIRE(hf_puzzle_maker_entry(maker, cell, symbol) == HF_OK);
        else if (manner & 12 && byte & 32 && size <= 16) {
            uint64_t set =
                (fuzz_byte(b) << 8 | byte | (manner & 4 ? 1u << (symbol - !!symbol) : 0)) &
                ((1u << size) - 1);
            FUZZ_REQUIRE((manner & 4 ? hf_puzzle_maker_candidates
                                     : hf_puzzle_maker_marks)(maker, cell, &set) == HF_OK);
        }
    }
    FUZZ_REQUIRE(hf_puzzle_maker_make(maker, &puzzle) == HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* Is this a solution? Asked of the houses, not of the library's own check. */
static inline bool fuzz_solves(const hf_puzzle *puzzle, const uint16_t *values)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint32_t size = hf_shape_size(shape);
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++) {
        uint32_t clue = hf_puzzle_clue(puzzle, cell);
        if (values[cell] < 1 || values[cell] > size || (clue && clue != values[cell]) ||
            !hf_puzzle_allows(puzzle, cell, values[cell]))
            return false;
    }
    for (uint32_t house = 0; house < hf_shape_houses(shape); house++)
        for (uint32_t i = 0; i < size; i++)
            for (uint32_t j = 0; j < i; j++)
                if (values[hf_shape_house(shape, house)[i]] ==
                    values[hf_shape_house(shape, house)[j]])
                    return false;
    return true;
}

#endif
