/* SPDX-License-Identifier: MIT
 *
 * labeller.c - canonical forms of boards of any shape: an order of the cells that the class has in common (label.h),
 * and the symmetry that carries it to the least cells (place.h).
 */
#include <stdlib.h>
#include <string.h>

#include "canon/label.h"
#include "canon/place.h"
#include "houseful/canon.h"

struct hf_labeller {
    hf_shape *shape;
    hf_label_search *search;
    hf_places *places;
    uint32_t *order;
    uint32_t *place;
    uint16_t *name;
};

/* Beyond, colouring would take too long to be of use. */
enum { MOST_CELLS = 10000 };

void hf_labeller_free(hf_labeller *l)
{
    if (l == NULL)
        return;
    hf_label_free(l->search);
    hf_places_free(l->places);
    free(l->order);
    free(l->place);
    free(l->name);
    hf_shape_free(l->shape);
    free(l);
}

hf_status hf_labeller_new(const hf_shape *shape, hf_labeller **out)
{
    uint32_t cells = hf_shape_cells(shape);
    *out = NULL;
    if (cells > MOST_CELLS)
        return HF_TOO_LARGE;
    hf_labeller *l = calloc(1, sizeof *l);
    if (l == NULL)
        return HF_NO_MEMORY;
    l->shape = hf_shape_share(shape);
    l->order = malloc(cells * sizeof *l->order);
    l->place = malloc(cells * sizeof *l->place);
    l->name = malloc((hf_shape_size(shape) + 1) * sizeof *l->name);
    if (l->order == NULL || l->place == NULL || l->name == NULL ||
        hf_label_new(shape, &l->search) != HF_OK || hf_places_new(shape, &l->places) != HF_OK) {
        hf_labeller_free(l);
        return HF_NO_MEMORY;
    }
    *out = l;
    return HF_OK;
}

/* Symbols are named as they come, in reading order; those that do not occur get the names that are left. */
static void name_symbols(const hf_labeller *l, const uint16_t *image)
{
    uint32_t size = hf_shape_size(l->shape);
    uint16_t named = 0;
    memset(l->name, 0, (size + 1) * sizeof *l->name);
    for (uint32_t i = 0; i < hf_shape_cells(l->shape); i++)
        if (image[i] != 0 && l->name[image[i]] == 0)
            l->name[image[i]] = ++named;
    for (uint32_t s = 1; s <= size; s++)
        if (l->name[s] == 0)
            l->name[s] = ++named;
}

hf_status hf_labeller_form(hf_labeller *l, const uint16_t *values, uint16_t *form, uint32_t *place,
                           uint16_t *name, uint64_t *automorphisms)
{
    uint32_t cells = hf_shape_cells(l->shape), size = hf_shape_size(l->shape);
    for (uint32_t i = 0; i < cells; i++)
        if (values[i] > size)
            return HF_BAD_ARGUMENT;
    hf_status status = hf_label_order(l->search, values, HF_LABEL_NODES, l->order, automorphisms);
    if (status == HF_OK)
        status = hf_places_find(l->places, l->order, HF_PLACE_NODES, NULL, l->place);
    if (status != HF_OK)
        return status;
    for (uint32_t i = 0; i < cells; i++)
        form[l->place[i]] = values[i];
    name_symbols(l, form);
    for (uint32_t i = 0; i < cells; i++)
        form[i] = l->name[form[i]];
    if (place != NULL)
        memcpy(place, l->place, cells * sizeof *place);
    if (name != NULL)
        memcpy(name, l->name, (size + 1) * sizeof *name);
    return HF_OK;
}

hf_status hf_labeller_random(hf_labeller *l, uint64_t seed, uint64_t index, uint32_t *place,
                             uint16_t *name)
{
    hf_rng rng = hf_rng_make(seed, index);
    uint32_t size = hf_shape_size(l->shape);
    for (uint32_t i = 0; i < hf_shape_cells(l->shape); i++)
        l->order[i] = i;
    hf_status status = hf_places_find(l->places, l->order, HF_PLACE_NODES, &rng, place);
    for (uint32_t s = 0; s <= size; s++)
        name[s] = (uint16_t)s;
    for (uint32_t s = size; s > 1; s--) {
        uint32_t other = 1 + hf_rng_below(&rng, s);
        uint16_t swap = name[s];
        name[s] = name[other];
        name[other] = swap;
    }
    return status;
}
