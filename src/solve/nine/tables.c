/* SPDX-License-Identifier: MIT
 *
 * tables.c - the constants behind the engine `nine`; board.h says what they mean.
 */
#include "solve/nine/board.h"

#include "base/bits.h"

/* Bit 3 * line + box: even and odd permutations alternate, so that neighbours share a segment. */
const uint16_t hf_nine_way[HF_WAYS] = {
    1 << 0 | 1 << 4 | 1 << 8, 1 << 0 | 1 << 5 | 1 << 7, 1 << 1 | 1 << 5 | 1 << 6,
    1 << 1 | 1 << 3 | 1 << 8, 1 << 2 | 1 << 3 | 1 << 7, 1 << 2 | 1 << 4 | 1 << 6,
};

/* Segments of a band as cells: segment i has the cells 3i, 3i + 1, 3i + 2. */
static uint32_t cells_of_band(unsigned segments)
{
    uint32_t cells = 0;
    for (unsigned i = 0; i < 9; i++)
        if (segments >> i & 1)
            cells |= (uint32_t)7 << (3 * i);
    return cells;
}

/* Segments of the leftmost stack as (band, column), nine columns to a band. */
static uint32_t columns_of_stack(unsigned segments)
{
    uint32_t columns = 0;
    for (unsigned i = 0; i < 9; i++)
        if (segments >> i & 1)
            columns |= (uint32_t)1 << (9 * (i / 3) + i % 3);
    return columns;
}

/* The segments of the set that have no other of it in their box, in a band (boxes are columns of
 * the 3 x 3) and in a stack (boxes are rows of it). */
static unsigned alone_in_band(unsigned set)
{
    unsigned alone = 0;
    for (unsigned i = 0; i < 9; i++)
        if ((set & 0x49u << (i % 3)) == 1u << i)
            alone |= 1u << i;
    return alone;
}

static unsigned alone_in_stack(unsigned set)
{
    unsigned alone = 0;
    for (unsigned i = 0; i < 9; i++)
        if ((set & 7u << (i / 3 * 3)) == 1u << i)
            alone |= 1u << i;
    return alone;
}

static void fill_segments(hf_nine_tables *t, unsigned set)
{
    static const uint8_t cost[HF_WAYS + 1] = {0, 0, 2, 3, 4, 4, 4};
    unsigned allowed = 0;
    unsigned ways = 0;
    for (unsigned w = 0; w < HF_WAYS; w++) {
        if ((hf_nine_way[w] & ~set) == 0) {
            allowed |= hf_nine_way[w];
            ways |= 1u << w;
        }
    }
    t->allowed[set] = (uint16_t)allowed;
    t->ways[set] = (uint8_t)ways;
    t->cost[set] = cost[hf_popcount32(ways)];
    t->band[set].allowed = cells_of_band(allowed);
    t->band[set].alone = cells_of_band(alone_in_band(allowed));
    t->stack[set].allowed = columns_of_stack(allowed);
    t->stack[set].alone = columns_of_stack(alone_in_stack(allowed));
    t->touched[set] = (uint8_t)((set & 0007) != 0 ? 1 : 0) | ((set & 0070) != 0 ? 2 : 0) |
                      ((set & 0700) != 0 ? 4 : 0);
}

static bool sees(unsigned a, unsigned b)
{
    unsigned row = a / 9, column = a % 9;
    unsigned other_row = b / 9, other_column = b % 9;
    return a != b && (row == other_row || column == other_column ||
                      (row / 3 == other_row / 3 && column / 3 == other_column / 3));
}

static void fill_cell(hf_nine_tables *t, unsigned cell)
{
    uint64_t band[3] = {0, 0, 0};
    uint64_t own[3] = {0, 0, 0};
    own[cell / 27] = (uint64_t)1 << cell % 27;
    t->bit[cell][0] = own[0] | own[1] << 32;
    t->bit[cell][1] = own[2];
    for (unsigned other = 0; other < 81; other++)
        if (!sees(cell, other))
            band[other / 27] |= (uint64_t)1 << other % 27;
    t->unseen[cell][0] = band[0] | band[1] << 32;
    t->unseen[cell][1] = band[2];
}

void hf_nine_fill_tables(hf_nine_tables *tables)
{
    for (unsigned set = 0; set < 512; set++)
        fill_segments(tables, set);
    for (unsigned cell = 0; cell < 81; cell++)
        fill_cell(tables, cell);
}
