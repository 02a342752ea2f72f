/* SPDX-License-Identifier: MIT
 *
 * als.h - the almost locked sets of a position, and what ties them together.
 *
 * An *almost locked set* is n empty cells of one house with n + 1 symbols between them; a cell with
 * two candidates is one of size 1. Take any one symbol away, and the others are locked in: each
 * stands in one of the cells.
 *
 *      row 5:  | 12 . 23 | . 134 . | . . . |       three cells, the symbols 1 2 3 4
 *
 * For each symbol d of a set two sets of cells are kept: `has` (its cells with candidate d) and
 * `sees` (the other places of d that see all of those: where d cannot be if it is in the set).
 *
 * A *restricted common* of two sets is a symbol that cannot be in both: every place in the one sees
 * every place in the other. Two sets are tied by one or two of them.
 *
 * Both tables are made once per position, when first asked for, and live in the view's
 * HF_CACHE_ALS. Boards above 9x9 have too many sets to list: there only small ones are kept, the
 * first ALS_MOST of them, in the order of houses and cells.
 */
#ifndef HF_LOGIC_ALS_H
#define HF_LOGIC_ALS_H

#include "logic/rule.h"

typedef struct hf_als {
    uint32_t mask;  /* its symbols */
    uint32_t at;    /* where its sets of cells begin in hf_als_table.pool */
    uint16_t count; /* its cells */
    uint16_t house; /* the first house that holds it */
} hf_als;

/* Two sets and their restricted commons. */
typedef struct hf_als_link {
    uint16_t a, b; /* a < b */
    uint8_t x, y;  /* x < y; y is 0 if there is only one */
} hf_als_link;

typedef struct hf_als_table {
    hf_als *als; /* by house (rows, columns, boxes, ...), then cells */
    uint32_t count, room;
    uint32_t *symbol_at; /* [set * stride + symbol]: where `has` of the symbol begins in pool */
    uint32_t stride;
    uint64_t *pool; /* per set: its cells, then `has` and `sees` of each of its symbols */
    size_t pool_used, pool_room;
    uint32_t words;
    hf_als_link *link; /* by a, then b */
    uint32_t links, link_room;
    uint32_t *first;  /* [a]: its first link as the smaller one; [count] ends the last */
    uint32_t *around; /* link numbers by set, either way, ascending; those of set i begin at ... */
    uint32_t *around_at; /* ... [i]; [count] ends the last */
    int linked;          /* the links are made: 1 between disjoint sets, 2 also overlapping ones */
} hf_als_table;

/* The table for the current position; NULL: memory ran out (find->failed is set). */
hf_als_table *hf_als_get(hf_find *find);
/* The same with its links. */
hf_als_table *hf_als_get_linked(hf_find *find, bool overlap);

static inline const uint64_t *als_cells(const hf_als_table *t, uint32_t i)
{
    return t->pool + t->als[i].at;
}

static inline uint32_t als_rank(const hf_als_table *t, uint32_t i, uint32_t symbol)
{
    return hf_popcount32(t->als[i].mask & (symbol_bit(symbol) - 1));
}

/* The cells of the set that have the symbol, which must be one of its own. */
static inline const uint64_t *als_has(const hf_als_table *t, uint32_t i, uint32_t symbol)
{
    return t->pool + t->symbol_at[i * t->stride + symbol];
}

/* The places of the symbol outside that see all of these. */
static inline const uint64_t *als_sees(const hf_als_table *t, uint32_t i, uint32_t symbol)
{
    return als_has(t, i, symbol) + t->words;
}

/* Marks all candidates of a set with a role. */
void hf_als_mark(hf_step *step, const hf_view *view, const hf_als_table *t, uint32_t i,
                 hf_role role, uint32_t group);

#endif
