/* SPDX-License-Identifier: MIT
 *
 * open.c - what the shape of a board says, built once and kept for all its puzzles.
 */
#include "solve/variant/model.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"

/* ---- memory ------------------------------------------------------------------------------------- */

bool hf_variant_room(hf_variant *v, void **array, uint32_t *room, uint32_t wanted, size_t element)
{
    if (v->failed)
        return false;
    if (wanted <= *room)
        return true;
    void *grown = realloc(*array, 2 * (size_t)wanted * element);
    if (grown == NULL) {
        v->failed = true;
        return false;
    }
    *array = grown;
    *room = 2 * wanted;
    return true;
}

void hf_variant_room_for_states(hf_variant *v, size_t wanted)
{
    HF_ASSERT(wanted < UINT32_MAX / 2);
    hf_variant_room(v, (void **)&v->states, &v->state_room, (uint32_t)wanted, sizeof *v->states);
}

hf_propagator *hf_variant_add(hf_variant *v, hf_propagator_type type, const uint32_t *cells,
                              uint32_t count)
{
    if (!hf_variant_room(v, (void **)&v->props, &v->prop_room, v->prop_count + 1,
                         sizeof *v->props) ||
        !hf_variant_room(v, (void **)&v->cells, &v->cells_room, v->cells_count + count,
                         sizeof *v->cells))
        return &v->refused;
    hf_propagator *p = &v->props[v->prop_count++];
    *p = (hf_propagator){.type = (uint8_t)type, .count = (uint16_t)count, .cells = v->cells_count};
    for (uint32_t i = 0; i < count; i++)
        v->cells[v->cells_count++] = v->place[cells[i]];
    return p;
}

/* ---- the shape ---------------------------------------------------------------------------------- */

void hf_variant_set_apart(uint64_t (*peers)[HF_VARIANT_WORDS], const uint32_t *cells,
                          uint32_t count)
{
    uint64_t all[HF_VARIANT_WORDS] = {0};
    for (uint32_t i = 0; i < count; i++)
        all[cells[i] / 64] |= UINT64_C(1) << (cells[i] % 64);
    for (uint32_t i = 0; i < count; i++) {
        uint64_t *own = peers[cells[i]];
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
            own[w] |= all[w];
        own[cells[i] / 64] &= ~(UINT64_C(1) << (cells[i] % 64));
    }
}

bool hf_variant_all_apart(const hf_variant *v, const uint32_t *cells, uint32_t count)
{
    bool apart = true;
    for (uint32_t i = 0; i < count && apart; i++) {
        for (uint32_t k = 0; k < i; k++)
            apart &= hf_variant_apart(v, cells[i], cells[k]);
    }
    return apart;
}

/* The places of house a that lie in house b. */
static uint32_t shared_places(const uint32_t *a, const uint32_t *b, uint32_t size)
{
    uint32_t shared = 0;
    for (uint32_t i = 0; i < size; i++) {
        for (uint32_t k = 0; k < size; k++)
            shared |= a[i] == b[k] ? 1u << i : 0;
    }
    return shared;
}

/* An overlap, with the rest of house b behind the cells there are. */
static void add_overlap(hf_variant *v, const uint32_t *a, const uint32_t *b, uint32_t within)
{
    uint32_t from_b = shared_places(b, a, v->size);
    if (!hf_variant_room(v, (void **)&v->overlaps, &v->overlap_room, v->overlap_count + 1,
                         sizeof *v->overlaps) ||
        !hf_variant_room(v, (void **)&v->cells, &v->cells_room, v->cells_count + v->size,
                         sizeof *v->cells))
        return;
    hf_overlap *overlap = &v->overlaps[v->overlap_count++];
    overlap->within = (uint16_t)within;
    overlap->rest = v->cells_count;
    for (uint32_t i = 0; i < v->size; i++) {
        if ((from_b >> i & 1) == 0)
            v->cells[v->cells_count++] = v->place[b[i]];
    }
    overlap->count = (uint16_t)(v->cells_count - overlap->rest);
}

/* Does singles.c look after this house? */
static bool is_near(const hf_variant *v, uint32_t house)
{
    hf_house_kind kind = hf_shape_house_kind(v->shape, house);
    return v->nine && (kind == HF_HOUSE_ROW || kind == HF_HOUSE_COLUMN || kind == HF_HOUSE_BOX);
}

static void add_houses(hf_variant *v)
{
    const hf_shape *shape = v->shape;
    for (uint32_t h = 0; h < shape->houses; h++) {
        hf_variant_set_apart(v->shape_peers, hf_house_cells(shape, h), v->size);
        if (is_near(v, h))
            hf_variant_set_apart(v->near, hf_house_cells(shape, h), v->size);
        else
            hf_variant_add(v, HF_PROPAGATE_HOUSE, hf_house_cells(shape, h), v->size);
    }
    for (uint32_t h = 0; h < shape->houses && !v->failed; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        uint32_t first = v->overlap_count;
        for (uint32_t other = 0; other < shape->houses; other++) {
            uint32_t within = shared_places(cells, hf_house_cells(shape, other), v->size);
            if (other != h && !hf_is_one(within) && within != v->full &&
                !(is_near(v, h) && is_near(v, other)))
                add_overlap(v, cells, hf_house_cells(shape, other), within);
        }
        if (v->overlap_count > first) {
            hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_LOCKED, cells, v->size);
            p->data = first;
            p->more = v->overlap_count - first;
        }
    }
    v->shape_props = v->prop_count;
    v->shape_cells = v->cells_count;
}

static void fill_tables(hf_variant *v)
{
    for (uint32_t i = 0; i < 256; i++) {
        for (uint32_t k = 0; k < 8; k++)
            v->reversed[i] = (uint8_t)(v->reversed[i] | (i >> k & 1) << (7 - k));
    }
    if (v->sets != NULL)
        hf_sets_fill_tables(v->sets);
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
enum { FIRST_IS_LOWEST = 0 };
#else
enum { FIRST_IS_LOWEST = 1 };
#endif

/* Words of four places, three of them cells, on plain 9x9 boards; singles.c takes them for numbers with
 * the first place lowest. */
static void lay_out(hf_variant *v)
{
    const hf_shape_spec *spec = &v->shape->spec;
    v->nine = FIRST_IS_LOWEST && spec->layout == HF_LAYOUT_BOXES && spec->size == 9;
    v->places = v->nine ? v->cell_count / 3 * 4 : v->cell_count;
    v->words = (v->places + 63) / 64;
    memset(v->empty, 0xff, sizeof v->empty);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint32_t p = v->nine ? c / 3 * 4 + c % 3 : c;
        v->place[c] = (uint16_t)p;
        v->cell[p] = (uint16_t)c;
        v->empty[p / 64] &= ~(UINT64_C(1) << (p % 64));
    }
}

hf_status hf_variant_open(const hf_shape *shape, uint32_t cpu, hf_variant **out)
{
    hf_variant *v = calloc(1, sizeof *v);
    *out = v;
    if (v == NULL)
        return HF_NO_MEMORY;
    v->shape = shape;
    v->size = shape->size;
    v->cell_count = shape->cells;
    lay_out(v);
    v->full = (uint16_t)((1u << shape->size) - 1);
    v->peers = calloc(shape->cells, sizeof *v->peers);
    v->shape_peers = calloc(shape->cells, sizeof *v->shape_peers);
    v->near = calloc(shape->cells, sizeof *v->near);
    v->far = calloc(v->places, sizeof *v->far);
    v->arc_start = calloc(v->places + 1, sizeof *v->arc_start);
    v->boards = calloc(shape->cells + 2, sizeof *v->boards);
    v->score = calloc(v->places, sizeof *v->score);
    v->kernels = hf_variant_kernels_for(cpu);
    v->few = shape->size <= HF_SETS_CELLS ? v->kernels : &hf_variant_kernels_portable;
    v->sets = shape->size <= HF_SETS_CELLS ? malloc(sizeof *v->sets) : NULL;
    v->house_score = calloc((size_t)shape->houses * shape->size, sizeof *v->house_score);
    v->derivation = hf_derivation_new(v);
    v->failed = v->peers == NULL || v->shape_peers == NULL || v->arc_start == NULL ||
                v->derivation == NULL || v->house_score == NULL || v->near == NULL ||
                v->far == NULL || v->boards == NULL || v->score == NULL ||
                (shape->size <= HF_SETS_CELLS && v->sets == NULL);
    if (!v->failed) {
        fill_tables(v);
        add_houses(v);
    }
    return v->failed ? HF_NO_MEMORY : HF_OK;
}

void hf_variant_close(hf_variant *v)
{
    if (v == NULL)
        return;
    free(v->props);
    free(v->cells);
    free(v->groups);
    free(v->stretches);
    free(v->overlaps);
    free(v->peers);
    free(v->shape_peers);
    free(v->near);
    free(v->far);
    free(v->arc_start);
    free(v->arcs);
    free(v->supports);
    free(v->triggers);
    free(v->dirty);
    free(v->leads);
    free(v->lead_start);
    free(v->states);
    free(v->walk_sets);
    free(v->boards);
    free(v->score);
    free(v->house_score);
    free(v->sets);
    free(v->derivation);
    free(v);
}
