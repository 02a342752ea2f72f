/* SPDX-License-Identifier: MIT
 *
 * links.c - the table of conjugate pairs.
 */
#include "logic/links.h"

#include <stdlib.h>
#include <string.h>

static void discard_links(void *data)
{
    hf_links *links = data;
    free(links->pair);
    free(links->first);
    free(links->mate);
    free(links);
}

static size_t mate_words(const hf_view *v)
{
    return (size_t)v->cells * (v->size + 1) * v->words;
}

/* Room for the most pairs there can be: every symbol of every house. */
static hf_links *new_links(const hf_view *v)
{
    hf_links *links = calloc(1, sizeof *links);
    if (!links)
        return NULL;
    links->pair = malloc(((size_t)v->houses * v->size + 1) * sizeof *links->pair);
    links->first = malloc((v->size + 2) * sizeof *links->first);
    links->mate = calloc(mate_words(v), sizeof *links->mate);
    if (links->pair && links->first && links->mate)
        return links;
    discard_links(links);
    return NULL;
}

static uint64_t *mates(hf_links *links, const hf_view *v, uint32_t cell, uint32_t symbol)
{
    return links->mate + (size_t)(cell * (v->size + 1) + symbol) * v->words;
}

static void add_pair(hf_links *links, const hf_view *v, uint32_t n, uint32_t house, uint32_t symbol)
{
    uint32_t spots = view_spots(v, house, symbol);
    uint32_t a = view_cell(v, house, hf_lowest32(spots));
    uint32_t b = view_cell(v, house, hf_lowest32(hf_without_lowest32(spots)));
    links->pair[n] = (hf_pair){(uint16_t)a, (uint16_t)b, (uint16_t)house, (uint16_t)symbol};
    set_add(mates(links, v, a, symbol), b);
    set_add(mates(links, v, b, symbol), a);
}

/* Takes back the pairs of the last position, which are few. */
static void clear(hf_links *links, const hf_view *v)
{
    for (uint32_t i = 0; i < links->pairs; i++) {
        const hf_pair *p = &links->pair[i];
        memset(mates(links, v, p->a, p->symbol), 0, v->words * sizeof *links->mate);
        memset(mates(links, v, p->b, p->symbol), 0, v->words * sizeof *links->mate);
    }
}

static void fill(hf_links *links, const hf_view *v)
{
    uint32_t n = 0;
    links->first[0] = 0;
    for (uint32_t d = 1; d <= v->size; d++) {
        links->first[d] = n;
        for (uint32_t h = 0; h < v->houses; h++)
            if (view_places(v, h, d) == 2)
                add_pair(links, v, n++, h, d);
    }
    links->first[v->size + 1] = n;
    links->pairs = n;
}

const hf_links *hf_links_get(hf_find *find)
{
    hf_view *v = find->own_view;
    hf_cached *cached = &v->cached[HF_CACHE_LINKS];
    if (!cached->data) {
        cached->data = new_links(v);
        cached->discard = discard_links;
        if (!cached->data) {
            find->failed = find->stopped = true;
            return NULL;
        }
    } else if (cached->version == v->version) {
        return cached->data;
    }
    clear(cached->data, v);
    fill(cached->data, v);
    cached->version = v->version;
    return cached->data;
}
