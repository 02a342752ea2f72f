/* SPDX-License-Identifier: MIT
 *
 * band_key.c - a chute's key, and the chute of a key.
 */
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "canon/band.h"

const uint8_t hf_order3[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

uint32_t hf_order3_number(const uint8_t order[3])
{
    return 2u * order[0] + (order[1] > order[2] ? 1u : 0u);
}

/* Labels 0..8 as bits, less those of one row of the first box, pushed together to six bits. */
static uint32_t six_bits(uint32_t labels, uint32_t without_row)
{
    uint32_t low = labels & ((1u << 3 * without_row) - 1);
    return low | labels >> (3 * without_row + 3) << 3 * without_row;
}

void hf_band_contents_make(hf_band_contents *contents)
{
    memset(contents, 255, sizeof *contents);
    uint8_t subsets = 0;
    for (uint32_t bits = 0; bits < 64; bits++)
        contents->subset[bits] = hf_popcount32(bits) == 3 ? subsets++ : 255;
    uint8_t count = 0;
    for (uint32_t a = 0; a < 512; a++) {
        for (uint32_t b = 0; b < 512; b++) {
            uint32_t c = 0x1ff & ~a & ~b;
            if (hf_popcount32(a) != 3 || hf_popcount32(b) != 3 || (a & b) != 0 ||
                (a & 0x007) != 0 || (b & 0x038) != 0 || (c & 0x1c0) != 0)
                continue;
            contents->number[contents->subset[six_bits(a, 0)]][contents->subset[six_bits(b, 1)]] =
                count;
            contents->box[count][0] = (uint16_t)a;
            contents->box[count][1] = (uint16_t)b;
            contents->box[count][2] = (uint16_t)c;
            count++;
        }
    }
}

/* The ranks of three different labels. */
static void rank3(const uint8_t label[3], uint8_t rank[3])
{
    for (int k = 0; k < 3; k++)
        rank[k] = (uint8_t)((label[k] > label[(k + 1) % 3]) + (label[k] > label[(k + 2) % 3]));
}

/* Box `b` of a chute of labels: writes its columns in the order of their first row, returns the orders of
 * rows 1 and 2 as one number below 36. */
static uint32_t box_orders(uint8_t label[3][9], int b, uint8_t *sorted)
{
    uint8_t first[3];
    uint32_t number = 0;
    rank3(&label[0][3 * b], first);
    for (uint8_t k = 0; k < 3; k++)
        sorted[first[k]] = (uint8_t)(3 * b + k);
    for (int r = 1; r < 3; r++) {
        uint8_t rank[3];
        uint8_t order[3];
        rank3(&label[r][3 * b], rank);
        for (int k = 0; k < 3; k++)
            order[first[k]] = rank[k];
        number = 6 * number + hf_order3_number(order);
    }
    return number;
}

uint32_t hf_band_key(const hf_band_contents *contents, const uint8_t *const row[3],
                     uint8_t sorted[9])
{
    uint8_t label_of[9];
    uint8_t label[3][9];
    uint32_t box[2] = {0, 0};
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 3; c++)
            label_of[row[r][c]] = (uint8_t)(3 * r + c);
    }
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 9; c++)
            label[r][c] = label_of[row[r][c]];
    }
    for (int r = 0; r < 2; r++) {
        for (int c = 3; c < 6; c++)
            box[r] |= 1u << label[r][c];
    }
    for (uint8_t c = 0; c < 3; c++)
        sorted[c] = c;
    uint32_t second = box_orders(label, 1, sorted + 3);
    uint32_t third = box_orders(label, 2, sorted + 6);
    uint32_t content =
        contents
            ->number[contents->subset[six_bits(box[0], 0)]][contents->subset[six_bits(box[1], 1)]];
    return (content * 36 + second) * 36 + third;
}

/* Three labels given as bits, in one of the six orders. */
static void write_labels(uint32_t bits, const uint8_t order[3], uint8_t *cell)
{
    uint8_t ascending[3];
    for (int k = 0; k < 3; k++, bits &= bits - 1)
        ascending[k] = (uint8_t)hf_lowest32(bits);
    for (int k = 0; k < 3; k++)
        cell[k] = ascending[order[k]];
}

void hf_band_of_key(const hf_band_contents *contents, uint32_t key, hf_band *band)
{
    HF_ASSERT(key < HF_BAND_KEYS);
    const uint16_t *second = contents->box[key / 1296];
    uint32_t order[3][2] = {{0, 0}, {key / 216 % 6, key / 6 % 6}, {key / 36 % 6, key % 6}};
    for (uint32_t r = 0; r < 3; r++) {
        uint32_t own = 7u << 3 * r;
        write_labels(own, hf_order3[0], &band->at[r][0]);
        write_labels(second[r], hf_order3[order[r][0]], &band->at[r][3]);
        write_labels(0x1ff & ~own & ~second[r], hf_order3[order[r][1]], &band->at[r][6]);
    }
}
