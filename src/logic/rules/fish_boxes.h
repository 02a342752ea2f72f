/* SPDX-License-Identifier: MIT
 *
 * fish_boxes.h - lines cut at the boxes, for finned fish: which positions of a line lie in a box,
 * and which outside, all boxes side by side.
 *
 * A word holds several boxes in lanes of 16 bits (of 32 on boards with more than 16 symbols), so that
 * the question "in which boxes could all fins lie?" takes a few operations for all of them. This
 * made finned fish a third quicker than box by box.
 */
#ifndef HF_LOGIC_FISH_BOXES_H
#define HF_LOGIC_FISH_BOXES_H

#include "logic/rule.h"

enum { HF_FISH_BOX_WORDS = HF_LOGIC_MAX_SIZE / 2 };

typedef struct hf_fish_boxes {
    uint32_t boxes;    /* 0 if fins need not lie in one box */
    uint32_t lane;     /* bits of a box */
    uint32_t words;    /* of all boxes side by side */
    uint32_t *part[2]; /* by column, by row: [box * size + line]: the line's positions in the box */
    uint64_t *apart[2]; /* likewise [line * words]: its other positions, boxes side by side */
} hf_fish_boxes;

/* Positions of the base lines outside each box. Alive are boxes in which they are at most n, so that
 * n covers can hold them. More lines only add to them: a box that is not alive stays so. */
typedef struct hf_box_state {
    uint64_t outside[HF_FISH_BOX_WORDS];
} hf_box_state;

/* Made when first asked for; it goes by the shape alone. NULL: memory ran out. */
const hf_fish_boxes *hf_fish_boxes_get(hf_find *find);

/* No line is in the base yet. Lanes without a box are full, which no box can be. */
void hf_fish_boxes_begin(const hf_fish_boxes *b, uint32_t all, hf_box_state *none);

/* The same bits in every lane. */
static inline uint64_t fish_lanes(const hf_fish_boxes *b, uint64_t bits)
{
    return bits * (b->lane == 16 ? UINT64_C(0x0001000100010001) : UINT64_C(0x0000000100000001));
}

/* The top bit of each lane with at most n positions. */
static inline uint64_t fish_alive(const hf_fish_boxes *b, uint64_t x, uint32_t n)
{
    uint64_t top = fish_lanes(b, UINT64_C(1) << (b->lane - 1));
    x -= x >> 1 & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + (x >> 2 & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    x = (x + (x >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
    if (b->lane == 32)
        x = (x + (x >> 16)) & UINT64_C(0x000000ff000000ff);
    return ~(x + top - fish_lanes(b, n + 1)) & top; /* a count above n reaches the top bit */
}

#endif
