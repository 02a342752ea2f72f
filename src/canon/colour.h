/* SPDX-License-Identifier: MIT
 *
 * colour.h - colours of cells, houses and symbols that depend on what they are and not on where they stand.
 *
 * A board of any shape is a graph: cells are joined to their houses and, where there is a clue, to its symbol. A
 * colour is a number of 64 bits; in each round a vertex takes in the sum of its neighbours' colours. When the number
 * of different colours grows no more, the colouring is stable. Vertices that a symmetry carries into each other have
 * the same colour in every round; others keep the same colour only by a likeness that no round can see, or by an
 * accident of one in 2^64. To go on, one of several that tie is singled out and gets a colour of its own.
 */
#ifndef HF_CANON_COLOUR_H
#define HF_CANON_COLOUR_H

#include <stdbool.h>

#include "houseful/shape.h"

typedef struct hf_colour_graph {
    const hf_shape *shape;
    uint32_t cells;
    uint32_t houses;
    uint32_t symbols;       /* 0: a board without clues */
    uint32_t vertices;      /* cells, then houses, then symbols */
    const uint16_t *values; /* one per cell; NULL: no clues */
} hf_colour_graph;

/* Room for working, `vertices` each. */
typedef struct hf_colour_room {
    uint64_t *sum;
    uint64_t *sorted;
    uint64_t *spare;
} hf_colour_room;

uint64_t hf_colour_mix(uint64_t a, uint64_t b);

/* Colours by kind: cells, lines, boxes, other houses, symbols; those of symbols by how often they occur. */
void hf_colour_begin(const hf_colour_graph *graph, uint64_t *colour);
/* Rounds until it is stable. Returns a number that depends on the colours alone, as a set. */
uint64_t hf_colour_refine(const hf_colour_graph *graph, const hf_colour_room *room,
                          uint64_t *colour);
/* Gives one vertex a colour of its own, number `depth` of those singled out. */
void hf_colour_single_out(uint64_t *colour, uint32_t vertex, uint32_t depth);

/* The colours of the cells in order, into room->sorted. */
void hf_colour_sort_cells(const hf_colour_graph *graph, const hf_colour_room *room,
                          const uint64_t *colour);

#endif
