/* SPDX-License-Identifier: MIT
 *
 * links.h - the links of a position.
 *
 * Strong, between cells: a house has exactly two places for a symbol (a conjugate pair): if one is
 * false, the other is true. Strong, inside a cell: it has exactly two candidates. Weak: two places
 * of a symbol that see each other, or two candidates of one cell: not both are true.
 *
 * The table of conjugate pairs is made once per position, when first asked for, and lives in the
 * view's cache HF_CACHE_LINKS; weak links need no table: view_peers & view_cells_with.
 */
#ifndef HF_LOGIC_LINKS_H
#define HF_LOGIC_LINKS_H

#include "logic/rule.h"

/* A conjugate pair. The same two cells may be a pair in two houses: then they are listed twice. */
typedef struct hf_pair {
    uint16_t a, b; /* cells, a before b */
    uint16_t house;
    uint16_t symbol;
} hf_pair;

typedef struct hf_links {
    uint32_t pairs;  /* how many */
    hf_pair *pair;   /* by symbol, then house (rows, columns, boxes, ...) */
    uint32_t *first; /* [symbol]: its first pair; [symbol + 1] ends it */
    uint64_t *mate;  /* [(cell * (size + 1) + symbol) * words]: the cells strongly linked with it */
} hf_links;

/* The table for the current position; NULL: memory ran out (find->failed is set). */
const hf_links *hf_links_get(hf_find *find);

/* The cells strongly linked with a candidate. */
static inline const uint64_t *links_mates(const hf_links *links, const hf_view *v, uint32_t cell,
                                          uint32_t symbol)
{
    return links->mate + (size_t)(cell * (v->size + 1) + symbol) * v->words;
}

/* The cells weakly linked with a candidate: other places of the symbol that it sees. */
static inline void links_weak(const hf_view *v, uint32_t cell, uint32_t symbol, uint64_t *out)
{
    set_and(out, view_peers(v, cell), view_cells_with(v, symbol), v->words);
}

#endif
