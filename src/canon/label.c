/* SPDX-License-Identifier: MIT
 *
 * label.c - see label.h. The search that programs for graphs do (McKay's): colour, single out one of the cells that
 * tie, colour again, until no two cells have the same colour. Each of the cells that tie is tried, and of all
 * outcomes the one whose colours give the least series of numbers counts.
 *
 *            stable colouring, four cells tie
 *           /      |      |      \            each is singled out in turn ...
 *        outcome  same   (same) (same)        ... unless a symmetry that was found carries it into one tried before
 *
 * Two outcomes with the same numbers differ by a symmetry of the board, which is checked and kept. So a board with
 * many symmetries costs little more than one with few.
 */
#include "canon/label.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/sort.h"

enum { MOST_DEPTH = 256, MOST_SYMMETRIES = HF_LABEL_NODES };

/* An outcome: cells in the order of their colours, and the numbers on the way there. */
typedef struct outcome {
    uint32_t *order;
    uint64_t number[MOST_DEPTH];
    uint32_t depth;
    bool there;
} outcome;

struct hf_label_search {
    hf_colour_graph graph;
    hf_colour_room room;
    uint64_t *levels[MOST_DEPTH]; /* colours by depth */
    outcome first, best;
    uint64_t number[MOST_DEPTH]; /* on the way to here */
    uint32_t path[MOST_DEPTH];   /* the cells singled out */
    uint32_t
        *symmetry[MOST_SYMMETRIES]; /* one node has one outcome at most, an outcome one of them */
    uint32_t symmetries;
    uint32_t *order; /* of the outcome that is looked at */
    uint32_t *orbit;
    uint32_t nodes, most_nodes;
    uint64_t automorphisms;
};

/* ---- memory ------------------------------------------------------------------------------------ */

void hf_label_free(hf_label_search *s)
{
    if (s == NULL)
        return;
    free(s->room.sum);
    free(s->room.sorted);
    free(s->room.spare);
    for (uint32_t i = 0; i < MOST_DEPTH; i++)
        free(s->levels[i]);
    for (uint32_t i = 0; i < MOST_SYMMETRIES; i++)
        free(s->symmetry[i]);
    free(s->first.order);
    free(s->best.order);
    free(s->order);
    free(s->orbit);
    hf_shape_free(s->graph.shape);
    free(s);
}

static bool take_room(hf_label_search *s)
{
    uint32_t cells = s->graph.cells, vertices = s->graph.vertices;
    s->room.sum = malloc(vertices * sizeof(uint64_t));
    s->room.sorted = malloc(vertices * sizeof(uint64_t));
    s->room.spare = malloc(vertices * sizeof(uint64_t));
    s->first.order = malloc(cells * sizeof(uint32_t));
    s->best.order = malloc(cells * sizeof(uint32_t));
    s->order = malloc(cells * sizeof(uint32_t));
    s->orbit = malloc(cells * sizeof(uint32_t));
    return s->room.sum && s->room.sorted && s->room.spare && s->first.order && s->best.order &&
           s->order && s->orbit;
}

hf_status hf_label_new(const hf_shape *shape, hf_label_search **out)
{
    hf_label_search *s = *out = calloc(1, sizeof *s);
    if (s == NULL)
        return HF_NO_MEMORY;
    s->graph.shape = hf_shape_share(shape);
    s->graph.cells = hf_shape_cells(shape);
    s->graph.houses = hf_shape_houses(shape);
    s->graph.symbols = hf_shape_size(shape);
    s->graph.vertices = s->graph.cells + s->graph.houses + s->graph.symbols;
    if (take_room(s))
        return HF_OK;
    hf_label_free(s);
    *out = NULL;
    return HF_NO_MEMORY;
}

static uint64_t *level(hf_label_search *s, uint32_t depth)
{
    if (depth >= MOST_DEPTH)
        return NULL;
    if (s->levels[depth] == NULL)
        s->levels[depth] = malloc(s->graph.vertices * sizeof(uint64_t));
    return s->levels[depth];
}

/* ---- outcomes ---------------------------------------------------------------------------------- */

static int by_colour(const void *a, const void *b, const void *context)
{
    const uint64_t *colour = context;
    uint64_t x = colour[*(const uint32_t *)a], y = colour[*(const uint32_t *)b];
    return x < y ? -1 : x > y;
}

/* Negative, zero, positive: the numbers up to `depth` against those of an outcome. Where all of the outcome's are the
 * same, so are the colours: no two cells tie, and the search goes no deeper. So 0 means the same depth, too. */
static int compare_numbers(const hf_label_search *s, const outcome *o, uint32_t depth)
{
    for (uint32_t i = 0; i <= depth; i++) {
        HF_ASSERT(i <= o->depth);
        if (s->number[i] != o->number[i])
            return s->number[i] < o->number[i] ? -1 : 1;
    }
    return 0;
}

static void keep(const hf_label_search *s, outcome *o, uint32_t depth)
{
    memcpy(o->order, s->order, s->graph.cells * sizeof *s->order);
    memcpy(o->number, s->number, (depth + 1) * sizeof *s->number);
    o->depth = depth;
    o->there = true;
}

/* Does the map from one order to the other keep clues together by symbol? That it keeps houses follows from the
 * colours, which are checked here for clues only: a map that is none would only make the search skip too much. */
static bool keeps_clues(const hf_label_search *s, const uint32_t *map)
{
    const uint16_t *values = s->graph.values;
    uint16_t name[HF_MAX_SIZE + 1];
    bool kept = true;
    memset(name, 0, sizeof name);
    for (uint32_t i = 0; i < s->graph.cells; i++) {
        uint16_t from = values[i], to = values[map[i]];
        name[from] = name[from] == 0 ? to : name[from];
        kept &= ((from == 0) == (to == 0)) & (name[from] == to);
    }
    return kept;
}

/* Without one of them symmetries would be counted wrong, so that one must be kept. Both orders are by stable colours of
 * which no two cells share one, and both have the same colours. So a cell and where it goes have houses and symbols of
 * the same colours, and these have cells of the same colours: short of an accident of one in 2^64 (colour.h) the map
 * is a symmetry. */
static hf_status note_symmetry(hf_label_search *s, const outcome *o)
{
    HF_ASSERT(s->symmetries < MOST_SYMMETRIES);
    uint32_t *map = s->symmetry[s->symmetries];
    if (map == NULL)
        map = s->symmetry[s->symmetries] = malloc(s->graph.cells * sizeof *map);
    if (map == NULL)
        return HF_NO_MEMORY;
    for (uint32_t i = 0; i < s->graph.cells; i++)
        map[o->order[i]] = s->order[i];
    if (HF_NEVER(!keeps_clues(s, map)))
        return HF_OK;
    s->symmetries++;
    return HF_OK;
}

static hf_status look_at_outcome(hf_label_search *s, const uint64_t *colour, uint32_t depth)
{
    for (uint32_t i = 0; i < s->graph.cells; i++)
        s->order[i] = i;
    hf_sort(s->order, s->graph.cells, sizeof *s->order, s->room.spare, by_colour, colour);
    if (!s->first.there) {
        keep(s, &s->first, depth);
        keep(s, &s->best, depth);
        return HF_OK;
    }
    if (compare_numbers(s, &s->first, depth) == 0)
        return note_symmetry(s, &s->first);
    int order = compare_numbers(s, &s->best, depth);
    HF_ASSERT(order <= 0); /* else the search would not have come here */
    if (order == 0)
        return note_symmetry(s, &s->best);
    keep(s, &s->best, depth);
    return HF_OK;
}

/* ---- the search -------------------------------------------------------------------------------- */

static uint32_t root(uint32_t *orbit, uint32_t cell)
{
    while (orbit[cell] != cell)
        cell = orbit[cell] = orbit[orbit[cell]];
    return cell;
}

/* Which cells do the symmetries that leave the path as it is carry into each other? */
static void find_orbits(hf_label_search *s, uint32_t depth)
{
    for (uint32_t i = 0; i < s->graph.cells; i++)
        s->orbit[i] = i;
    for (uint32_t k = 0; k < s->symmetries; k++) {
        const uint32_t *map = s->symmetry[k];
        bool fixes = true;
        for (uint32_t i = 0; i < depth && fixes; i++)
            fixes = map[s->path[i]] == s->path[i];
        for (uint32_t i = 0; fixes && i < s->graph.cells; i++)
            s->orbit[root(s->orbit, i)] = root(s->orbit, map[i]);
    }
}

/* The colour of the fewest cells that tie, the least of these colours; false: no two tie. */
static bool choose_tie(hf_label_search *s, const uint64_t *colour, uint64_t *tie)
{
    uint32_t fewest = UINT32_MAX;
    hf_colour_sort_cells(&s->graph, &s->room, colour);
    for (uint32_t i = 0, from = 0; i < s->graph.cells; i = from) {
        while (from < s->graph.cells && s->room.sorted[from] == s->room.sorted[i])
            from++;
        if (from - i > 1 && from - i < fewest) {
            fewest = from - i;
            *tie = s->room.sorted[i];
        }
    }
    return fewest != UINT32_MAX;
}

static bool tried_before(hf_label_search *s, uint32_t depth, const uint32_t *tried, uint32_t count,
                         uint32_t cell)
{
    if (count == 0)
        return false;
    find_orbits(s, depth);
    for (uint32_t i = 0; i < count; i++)
        if (root(s->orbit, tried[i]) == root(s->orbit, cell))
            return true;
    return false;
}

static hf_status search_from(hf_label_search *s, uint32_t depth);

/* Tries each of the cells that tie. On the first way down, the orbit of the first of them counts symmetries. */
static hf_status try_each(hf_label_search *s, uint32_t depth, uint64_t tie, bool on_first)
{
    const uint64_t *colour = s->levels[depth];
    uint64_t *next = level(s, depth + 1);
    uint32_t *tried = malloc(s->graph.cells * sizeof *tried);
    uint32_t count = 0;
    hf_status status = tried != NULL ? HF_OK : HF_NO_MEMORY;
    if (next == NULL && status == HF_OK)
        status = depth + 1 < MOST_DEPTH ? HF_NO_MEMORY : HF_TOO_LARGE;
    for (uint32_t cell = 0; status == HF_OK && cell < s->graph.cells; cell++) {
        if (colour[cell] != tie || tried_before(s, depth, tried, count, cell))
            continue;
        tried[count++] = cell;
        s->path[depth] = cell;
        memcpy(next, colour, s->graph.vertices * sizeof *next);
        hf_colour_single_out(next, cell, depth);
        s->number[depth + 1] = hf_colour_refine(&s->graph, &s->room, next);
        status = search_from(s, depth + 1);
    }
    if (status == HF_OK && on_first) {
        uint64_t size = 0;
        find_orbits(s, depth);
        for (uint32_t i = 0; i < s->graph.cells; i++)
            size += root(s->orbit, i) == root(s->orbit, tried[0]);
        s->automorphisms =
            s->automorphisms > UINT64_MAX / size ? UINT64_MAX : s->automorphisms * size;
    }
    free(tried);
    return status;
}

static hf_status search_from(hf_label_search *s, uint32_t depth)
{
    uint64_t tie = 0;
    bool on_first = !s->first.there;
    if (++s->nodes > s->most_nodes)
        return HF_TOO_LARGE;
    if (!on_first && compare_numbers(s, &s->first, depth) != 0 &&
        compare_numbers(s, &s->best, depth) > 0)
        return HF_OK;
    if (choose_tie(s, s->levels[depth], &tie))
        return try_each(s, depth, tie, on_first);
    return look_at_outcome(s, s->levels[depth], depth);
}

hf_status hf_label_order(hf_label_search *s, const uint16_t *values, uint32_t most_nodes,
                         uint32_t *order, uint64_t *automorphisms)
{
    uint64_t *colour = level(s, 0);
    HF_ASSERT(most_nodes <= HF_LABEL_NODES);
    if (colour == NULL)
        return HF_NO_MEMORY;
    s->most_nodes = most_nodes;
    s->graph.values = values;
    s->first.there = s->best.there = false;
    s->symmetries = 0;
    s->nodes = 0;
    s->automorphisms = 1;
    hf_colour_begin(&s->graph, colour);
    s->number[0] = hf_colour_refine(&s->graph, &s->room, colour);
    hf_status status = search_from(s, 0);
    if (status != HF_OK)
        return status;
    memcpy(order, s->best.order, s->graph.cells * sizeof *order);
    if (automorphisms != NULL)
        *automorphisms = s->automorphisms;
    return HF_OK;
}
