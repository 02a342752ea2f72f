/* SPDX-License-Identifier: MIT
 *
 * ties.c - tables for sorting columns that are still open.
 */
#include "base/assert.h"
#include "canon/ties.h"

#include <stdbool.h>
#include <string.h>

#include "base/bits.h"
#include "canon/band.h"

/* May columns v, the first `open` of them free, be put into this order? Equal ones that have a name, or none
 * at all, only as they stand. */
static bool allowed(const uint8_t v[3], const uint8_t order[3], unsigned open)
{
    for (unsigned k = open < 2 ? 0 : open; k < 3; k++) {
        if (order[k] != k)
            return false;
    }
    for (int i = 0; i < 3; i++) {
        for (int j = i + 1; j < 3; j++) {
            if (v[order[i]] == v[order[j]] && v[order[i]] != HF_TIE_UNNAMED && order[i] > order[j])
                return false;
        }
    }
    return true;
}

/* The least triple, and all orders that give it. */
static uint16_t sort_triple(const uint8_t v[3], unsigned open, hf_tie_orders *orders)
{
    uint16_t least = UINT16_MAX;
    memset(orders, 0, sizeof *orders);
    for (uint8_t p = 0; p < 6; p++) {
        const uint8_t *order = hf_order3[p];
        if (!allowed(v, order, open))
            continue;
        uint16_t triple = (uint16_t)(v[order[0]] << 8 | v[order[1]] << 4 | v[order[2]]);
        if (triple < least) {
            least = triple;
            orders->count = 0;
        }
        if (triple == least)
            orders->order[orders->count++] = p;
    }
    return least;
}

/* Place p of the new columns is byte 8 - p; bytes 9 to 15 stay marked as no column. */
static void make_shuffle(unsigned number, uint8_t shuffle[16])
{
    const uint8_t *stacks = hf_order3[number / 216];
    const uint8_t *inner[3] = {hf_order3[number / 36 % 6], hf_order3[number / 6 % 6],
                               hf_order3[number % 6]};
    memset(shuffle, 0x80, 16);
    for (int p = 0; p < 9; p++)
        shuffle[8 - p] = (uint8_t)(8 - (3 * stacks[p / 3] + inner[p / 3][p % 3]));
}

/* The clues of the three parts of a line, fewest first: a line with a lower code can begin with more blanks. */
static uint8_t code_of(unsigned clues)
{
    HF_ASSERT(clues < 512);
    uint8_t v[3] = {(uint8_t)hf_popcount32(clues & 7), (uint8_t)hf_popcount32(clues >> 3 & 7),
                    (uint8_t)hf_popcount32(clues >> 6)};
    hf_tie_orders orders;
    uint16_t sorted = sort_triple(v, 3, &orders);
    return (uint8_t)((sorted >> 8) << 4 | (sorted >> 4 & 3) << 2 | (sorted & 3));
}

void hf_ties_make(hf_ties *ties)
{
    for (unsigned x = 0; x < HF_TIE_TRIPLES; x++) {
        const uint8_t v[3] = {(uint8_t)(x >> 8), (uint8_t)(x >> 4 & 15), (uint8_t)(x & 15)};
        for (unsigned open = 0; open < 4; open++) {
            uint16_t least = sort_triple(v, open, &ties->orders[open][x]);
            if (open >= 2)
                ties->sorted[open - 2][x] = least;
        }
    }
    for (unsigned i = 0; i < HF_TIE_SHUFFLES; i++)
        make_shuffle(i, ties->shuffle[i]);
    for (unsigned i = 0; i < 512; i++)
        ties->line_code[i] = code_of(i);
    for (unsigned i = 0; i < 64; i++)
        ties->open_stacks[i] = (uint8_t)(((i & 3) == 3) + ((i >> 2 & 3) == 3) + ((i >> 4) == 3));
}
