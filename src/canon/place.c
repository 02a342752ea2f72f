/* SPDX-License-Identifier: MIT
 *
 * place.c - see place.h. Two copies of the empty board are coloured side by side. A cell of one and the cell of the
 * other that it shall go to are singled out in both; as long as both have the same colours, a symmetry may still be
 * found. On most boards it always is; on crooked ones the search may have to step back.
 */
#include "canon/place.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

enum { MOST_DEPTH = 256 };

struct hf_places {
    hf_colour_graph graph;
    hf_colour_room room;
    uint64_t *start; /* stable colours of the empty board */
    uint64_t start_number;
    uint64_t *from[MOST_DEPTH]; /* colours of the copy that is carried, by depth */
    uint64_t *to[MOST_DEPTH];   /* of the copy it is carried to */
    uint32_t nodes, most_nodes;
};

void hf_places_free(hf_places *p)
{
    if (p == NULL)
        return;
    free(p->room.sum);
    free(p->room.sorted);
    free(p->room.spare);
    free(p->start);
    for (uint32_t i = 0; i < MOST_DEPTH; i++) {
        free(p->from[i]);
        free(p->to[i]);
    }
    hf_shape_free(p->graph.shape);
    free(p);
}

hf_status hf_places_new(const hf_shape *shape, hf_places **out)
{
    hf_places *p = *out = calloc(1, sizeof *p);
    if (p == NULL)
        return HF_NO_MEMORY;
    p->graph.shape = hf_shape_share(shape);
    p->graph.cells = hf_shape_cells(shape);
    p->graph.houses = hf_shape_houses(shape);
    p->graph.vertices = p->graph.cells + p->graph.houses;
    size_t bytes = p->graph.vertices * sizeof(uint64_t);
    p->room.sum = malloc(bytes);
    p->room.sorted = malloc(bytes);
    p->room.spare = malloc(bytes);
    p->start = malloc(bytes);
    if (p->room.sum == NULL || p->room.sorted == NULL || p->room.spare == NULL ||
        p->start == NULL) {
        hf_places_free(p);
        *out = NULL;
        return HF_NO_MEMORY;
    }
    hf_colour_begin(&p->graph, p->start);
    p->start_number = hf_colour_refine(&p->graph, &p->room, p->start);
    return HF_OK;
}

static bool take_level(hf_places *p, uint32_t depth)
{
    size_t bytes = p->graph.vertices * sizeof(uint64_t);
    if (depth >= MOST_DEPTH)
        return false;
    if (p->from[depth] == NULL)
        p->from[depth] = malloc(bytes);
    if (p->to[depth] == NULL)
        p->to[depth] = malloc(bytes);
    return p->from[depth] != NULL && p->to[depth] != NULL;
}

/* How many cells have this colour, and the first of them. */
static uint32_t cells_of(const hf_places *p, const uint64_t *colour, uint64_t wanted,
                         uint32_t *first)
{
    uint32_t count = 0;
    for (uint32_t i = p->graph.cells; i-- > 0;) {
        if (colour[i] == wanted) {
            *first = i;
            count++;
        }
    }
    return count;
}

/* All cells have colours of their own: where do they go? */
static bool read_map(const hf_places *p, uint32_t depth, uint32_t *place)
{
    bool alone = true;
    for (uint32_t i = 0; i < p->graph.cells; i++)
        alone &= cells_of(p, p->to[depth], p->from[depth][i], &place[i]) == 1;
    return alone;
}

/* Does it carry every house to one of its kind? */
static bool is_symmetry(const hf_places *p, const uint32_t *place)
{
    const hf_shape *shape = p->graph.shape;
    uint32_t size = hf_shape_size(shape);
    bool all = true;
    for (uint32_t h = 0; h < p->graph.houses; h++) {
        const uint32_t *cell = hf_shape_house(shape, h);
        uint32_t count;
        const uint32_t *candidates = hf_shape_houses_of(shape, place[cell[0]], &count);
        bool found = false;
        for (uint32_t k = 0; k < count && !found; k++) {
            found = true;
            for (uint32_t i = 0; i < size && found; i++) {
                uint32_t others;
                const uint32_t *houses = hf_shape_houses_of(shape, place[cell[i]], &others);
                found = false;
                for (uint32_t j = 0; j < others; j++)
                    found |= houses[j] == candidates[k];
            }
        }
        all &= found;
    }
    return all;
}

static hf_status carry(hf_places *p, uint32_t depth, const uint32_t *order, uint32_t next,
                       hf_rng *rng, uint32_t *place);

/* Singles out `cell` here and `goal` there, and goes on if both look the same. HF_END: it leads nowhere. */
static hf_status carry_to(hf_places *p, uint32_t depth, const uint32_t *order, uint32_t next,
                          uint32_t goal, hf_rng *rng, uint32_t *place)
{
    size_t bytes = p->graph.vertices * sizeof(uint64_t);
    if (!take_level(p, depth + 1))
        return depth + 1 < MOST_DEPTH ? HF_NO_MEMORY : HF_TOO_LARGE;
    memcpy(p->from[depth + 1], p->from[depth], bytes);
    memcpy(p->to[depth + 1], p->to[depth], bytes);
    hf_colour_single_out(p->from[depth + 1], order[next], depth);
    hf_colour_single_out(p->to[depth + 1], goal, depth);
    uint64_t here = hf_colour_refine(&p->graph, &p->room, p->from[depth + 1]);
    uint64_t there = hf_colour_refine(&p->graph, &p->room, p->to[depth + 1]);
    return here == there ? carry(p, depth + 1, order, next + 1, rng, place) : HF_END;
}

static hf_status carry(hf_places *p, uint32_t depth, const uint32_t *order, uint32_t next,
                       hf_rng *rng, uint32_t *place)
{
    uint32_t first = 0, count = 0;
    hf_status status = HF_END;
    if (++p->nodes > p->most_nodes)
        return HF_TOO_LARGE;
    for (; next < p->graph.cells; next++) { /* those that can go to one place only need no choice */
        count = cells_of(p, p->to[depth], p->from[depth][order[next]], &first);
        if (count != 1)
            break;
    }
    /* Both copies have the same colours. Where each cell has one of its own, as in label.c, what keeps colours is a
     * symmetry, short of an accident of one in 2^64. */
    if (next == p->graph.cells) {
        if (HF_NEVER(!read_map(p, depth, place) || !is_symmetry(p, place)))
            return HF_END;
        return HF_OK;
    }
    if (HF_NEVER(count == 0))
        return HF_END;
    uint64_t colour = p->from[depth][order[next]];
    uint32_t skip = rng != NULL ? hf_rng_below(rng, count) : 0;
    for (uint32_t turn = 0; turn < 2 && status == HF_END;
         turn++) { /* from a chosen one on, and round */
        uint32_t seen = 0;
        for (uint32_t goal = first; goal < p->graph.cells && status == HF_END; goal++) {
            if (p->to[depth][goal] != colour)
                continue;
            if ((seen++ >= skip) == (turn == 0))
                status = carry_to(p, depth, order, next, goal, rng, place);
        }
    }
    return status;
}

hf_status hf_places_find(hf_places *p, const uint32_t *order, uint32_t most_nodes, hf_rng *rng,
                         uint32_t *place)
{
    size_t bytes = p->graph.vertices * sizeof(uint64_t);
    p->nodes = 0;
    p->most_nodes = most_nodes;
    if (!take_level(p, 0))
        return HF_NO_MEMORY;
    memcpy(p->from[0], p->start, bytes);
    memcpy(p->to[0], p->start, bytes);
    hf_status status = carry(p, 0, order, 0, rng, place);
    /* there is one: the map that changes nothing */
    if (HF_NEVER(status == HF_END))
        return HF_TOO_LARGE;
    return status;
}
