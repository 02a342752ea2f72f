/* SPDX-License-Identifier: MIT
 *
 * colour.c - see colour.h.
 */
#include "canon/colour.h"

#include <string.h>

#include "base/rng.h"
#include "base/sort.h"

uint64_t hf_colour_mix(uint64_t a, uint64_t b)
{
    return hf_rng_mix(a + HF_RNG_GOLDEN * (b ^ b >> 32));
}

/* Rows, columns and pillars are alike, boxes and regions are; a house of another kind is like its own only. */
static uint64_t kind_colour(hf_house_kind kind)
{
    bool line = kind == HF_HOUSE_ROW || kind == HF_HOUSE_COLUMN || kind == HF_HOUSE_PILLAR;
    bool box = kind == HF_HOUSE_BOX || kind == HF_HOUSE_REGION;
    return hf_colour_mix(2, line ? 1 : box ? 2 : 10 + (uint64_t)kind);
}

void hf_colour_begin(const hf_colour_graph *graph, uint64_t *colour)
{
    uint64_t *symbol = colour + graph->cells + graph->houses;
    for (uint32_t i = 0; i < graph->cells; i++)
        colour[i] = hf_colour_mix(1, 1);
    for (uint32_t i = 0; i < graph->houses; i++)
        colour[graph->cells + i] = kind_colour(hf_shape_house_kind(graph->shape, i));
    for (uint32_t i = 0; i < graph->symbols; i++)
        symbol[i] = 3;
    for (uint32_t i = 0; graph->symbols > 0 && i < graph->cells; i++) {
        if (graph->values[i] != 0) {
            symbol[graph->values[i] - 1] += 16;
            colour[i] = hf_colour_mix(1, 2);
        }
    }
    for (uint32_t i = 0; i < graph->symbols; i++)
        symbol[i] = hf_colour_mix(3, symbol[i]);
}

void hf_colour_single_out(uint64_t *colour, uint32_t vertex, uint32_t depth)
{
    colour[vertex] = hf_colour_mix(colour[vertex], UINT64_C(0x100000000) + depth);
}

static int compare(const void *a, const void *b, const void *context)
{
    const uint64_t *x = a, *y = b;
    (void)context;
    return *x < *y ? -1 : *x > *y;
}

static uint32_t count_different(const hf_colour_room *room, const uint64_t *colour, uint32_t count)
{
    uint32_t different = count > 0;
    memcpy(room->sorted, colour, count * sizeof *colour);
    hf_sort(room->sorted, count, sizeof *colour, room->spare, compare, NULL);
    for (uint32_t i = 1; i < count; i++)
        different += room->sorted[i] != room->sorted[i - 1];
    return different;
}

void hf_colour_sort_cells(const hf_colour_graph *graph, const hf_colour_room *room,
                          const uint64_t *colour)
{
    count_different(room, colour, graph->cells);
}

/* One round. */
static void take_in(const hf_colour_graph *graph, uint64_t *sum, uint64_t *colour)
{
    uint32_t size = hf_shape_size(graph->shape);
    memset(sum, 0, graph->vertices * sizeof *sum);
    for (uint32_t h = 0; h < graph->houses; h++) {
        const uint32_t *cell = hf_shape_house(graph->shape, h);
        uint64_t own = hf_colour_mix(colour[graph->cells + h], 5);
        for (uint32_t i = 0; i < size; i++) {
            sum[cell[i]] += own;
            sum[graph->cells + h] += hf_colour_mix(colour[cell[i]], 6);
        }
    }
    for (uint32_t i = 0; graph->symbols > 0 && i < graph->cells; i++) {
        if (graph->values[i] == 0)
            continue;
        uint32_t symbol = graph->cells + graph->houses + graph->values[i] - 1u;
        sum[i] += hf_colour_mix(colour[symbol], 7);
        sum[symbol] += hf_colour_mix(colour[i], 8);
    }
    for (uint32_t v = 0; v < graph->vertices; v++)
        colour[v] = hf_colour_mix(colour[v], sum[v]);
}

/* How often it is done depends on the number of colours alone, so on nothing but the class. */
uint64_t hf_colour_refine(const hf_colour_graph *graph, const hf_colour_room *room,
                          uint64_t *colour)
{
    uint32_t before;
    uint32_t after = count_different(room, colour, graph->vertices);
    do {
        before = after;
        take_in(graph, room->sum, colour);
        after = count_different(room, colour, graph->vertices);
    } while (after > before);
    uint64_t all = after;
    for (uint32_t i = 0; i < graph->vertices; i++)
        all = hf_colour_mix(all, room->sorted[i]);
    return all;
}
