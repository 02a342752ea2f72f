/* SPDX-License-Identifier: MIT
 *
 * any_form.c - see any_form.h.
 */
#include "any_form.h"

#include <stdlib.h>
#include <string.h>

void hf_any_form_close(hf_any_form *any)
{
    hf_labeller_free(any->labeller);
    hf_grid_free(any->form);
    free(any->place);
    free(any->name);
    hf_shape_free(any->shape);
    *any = (hf_any_form){0};
}

static void take_in(uint64_t key[2], uint64_t word)
{
    key[0] = (key[0] ^ word) * UINT64_C(0xd6e8feb86659fd93);
    key[0] ^= key[0] >> 32;
    key[1] = (key[1] + word) * UINT64_C(0xa0761d6478bd642f);
    key[1] ^= key[1] >> 29;
}

/* The houses and their kinds are the shape. */
static void key_of_shape(const hf_shape *shape, uint64_t key[2])
{
    uint32_t size = hf_shape_size(shape);
    key[0] = size;
    key[1] = hf_shape_cells(shape);
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++) {
        take_in(key, (uint64_t)hf_shape_house_kind(shape, h) + 1);
        for (uint32_t i = 0; i < size; i++)
            take_in(key, hf_shape_house(shape, h)[i]);
    }
}

static hf_status open_shape(hf_any_form *any, const hf_shape *shape)
{
    if (any->shape != NULL && hf_shape_same(hf_shape_spec_of(any->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    hf_any_form_close(any);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &any->shape);
    if (status == HF_OK)
        status = hf_labeller_new(any->shape, &any->labeller);
    if (status == HF_OK)
        status = hf_grid_new(any->shape, &any->form);
    if (status == HF_OK) {
        any->place = malloc(hf_shape_cells(any->shape) * sizeof *any->place);
        any->name = malloc((hf_shape_size(any->shape) + 1) * sizeof *any->name);
        key_of_shape(any->shape, any->shape_key);
    }
    if (status == HF_OK && (any->place == NULL || any->name == NULL))
        status = HF_NO_MEMORY;
    if (status != HF_OK)
        hf_any_form_close(any);
    return status;
}

hf_status hf_any_form_find(hf_any_form *any, const hf_grid *board)
{
    hf_status status = open_shape(any, hf_grid_shape(board));
    if (status != HF_OK)
        return status;
    return hf_labeller_form(any->labeller, hf_grid_const_values(board), hf_grid_values(any->form),
                            any->place, any->name, &any->automorphisms);
}

hf_status hf_any_form_scramble(hf_any_form *any, const hf_grid *board, uint64_t seed,
                               uint64_t index)
{
    hf_status status = open_shape(any, hf_grid_shape(board));
    if (status == HF_OK)
        status = hf_labeller_random(any->labeller, seed, index, any->place, any->name);
    for (uint32_t i = 0; status == HF_OK && i < hf_shape_cells(any->shape); i++)
        hf_grid_values(any->form)[any->place[i]] = any->name[hf_grid_const_values(board)[i]];
    return status;
}

/* What the first board's map was: taken out of `any` before the second one's is found. */
typedef struct first_map {
    hf_grid *form;
    uint32_t *place;
    uint16_t *name;
    uint32_t *back; /* the second one's, undone */
} first_map;

static bool take_first(hf_any_form *any, first_map *map)
{
    uint32_t cells = hf_shape_cells(any->shape), symbols = hf_shape_size(any->shape) + 1;
    map->place = malloc(cells * sizeof *map->place);
    map->back = malloc((cells > symbols ? cells : symbols) * sizeof *map->back);
    map->name = malloc(symbols * sizeof *map->name);
    if (map->place == NULL || map->back == NULL || map->name == NULL ||
        hf_grid_new(any->shape, &map->form) != HF_OK)
        return false;
    memcpy(map->place, any->place, cells * sizeof *map->place);
    memcpy(map->name, any->name, symbols * sizeof *map->name);
    hf_grid_copy(map->form, any->form);
    return true;
}

/* There by the first one's, back by the second one's. */
static void join_maps(hf_any_form *any, const first_map *map)
{
    uint32_t cells = hf_shape_cells(any->shape), symbols = hf_shape_size(any->shape) + 1;
    for (uint32_t i = 0; i < cells; i++)
        map->back[any->place[i]] = i;
    for (uint32_t i = 0; i < cells; i++)
        any->place[i] = map->back[map->place[i]];
    for (uint32_t s = 0; s < symbols; s++)
        map->back[any->name[s]] = s;
    for (uint32_t s = 0; s < symbols; s++)
        any->name[s] = (uint16_t)map->back[map->name[s]];
}

hf_status hf_any_form_same(hf_any_form *any, const hf_grid *first, const hf_grid *second,
                           bool *same)
{
    first_map map = {0};
    *same = hf_shape_same(hf_shape_spec_of(hf_grid_shape(first)),
                          hf_shape_spec_of(hf_grid_shape(second)));
    if (!*same)
        return HF_OK;
    hf_status status = hf_any_form_find(any, first);
    if (status == HF_OK && !take_first(any, &map))
        status = HF_NO_MEMORY;
    if (status == HF_OK)
        status = hf_any_form_find(any, second);
    *same =
        status == HF_OK && memcmp(hf_grid_const_values(map.form), hf_grid_const_values(any->form),
                                  hf_shape_cells(any->shape) * sizeof(uint16_t)) == 0;
    if (*same)
        join_maps(any, &map);
    hf_grid_free(map.form);
    free(map.place);
    free(map.back);
    free(map.name);
    return status;
}

void hf_any_form_key(const hf_any_form *any, uint64_t key[2])
{
    key[0] = any->shape_key[0];
    key[1] = any->shape_key[1];
    for (uint32_t i = 0; i < hf_shape_cells(any->shape); i++)
        take_in(key, hf_grid_const_values(any->form)[i]);
    take_in(key, UINT64_C(0x9e3779b97f4a7c15)); /* the last values reach all bits */
    take_in(key, 1);
}

void hf_any_form_map(hf_out *out, const hf_any_form *any)
{
    hf_out_text(out, "cells");
    for (uint32_t i = 0; i < hf_shape_cells(any->shape); i++)
        hf_out_format(out, " %u", any->place[i] + 1);
    hf_out_text(out, " symbols");
    for (uint32_t s = 1; s <= hf_shape_size(any->shape); s++)
        hf_out_format(out, " %u", any->name[s]);
}

const char *hf_any_form_why(hf_status status)
{
    return status == HF_TOO_LARGE ? "too large or too empty: it has too many symmetries"
                                  : hf_status_text(status);
}
