/* SPDX-License-Identifier: MIT
 *
 * view.h - a position as rules like to see it: the same candidates indexed in every useful way, all
 * kept up to date by each move.
 *
 *     by cell            cand[cell]        which symbols, bit (symbol - 1); 0 if filled
 *                        count[cell]       how many
 *     by symbol          view_cells_with(d)     set of the cells that have candidate d
 *     by house, symbol   spots[h][d]       bit p: the p-th cell of house h has candidate d
 *                        places[h][d]      how many
 *
 * Symbols are 1..size everywhere, cells and houses count from 0. Houses stand in the order of the
 * shape: rows, columns, boxes, the rest. "Position p of house h" is the p-th of its cells in
 * ascending order; a house has `size` positions, so a uint32_t holds any subset of them.
 *
 * Always true: cand, count, place, spots and places describe the same set of candidates; a filled
 * cell has no candidates; no candidate equals the value of a peer.
 *
 * Singles are also queued as they arise (naked: cells; hidden: house and symbol), because one
 * ladder takes them in that order. A queued entry may be stale: the reader checks.
 */
#ifndef HF_LOGIC_VIEW_H
#define HF_LOGIC_VIEW_H

#include "houseful/grid.h"
#include "houseful/logic.h"
#include "logic/set.h"

/* Two houses that share at least two cells: a box and a line, say. Each pair stands in the table
 * twice, once from either side. */
typedef struct hf_cross {
    uint16_t from, to;  /* houses */
    uint32_t from_mask; /* positions of `from` that lie in `to` */
    uint32_t to_mask;   /* positions of `to` that lie in `from` */
} hf_cross;

/* A queue of singles: a ring would do, but no position ever sees more than a few hundred. */
typedef struct hf_single {
    uint16_t cell;
    uint16_t symbol;
    uint16_t house; /* HF_NO_HOUSE for a naked single */
} hf_single;

typedef struct hf_single_queue {
    hf_single *entry;
    uint32_t head, tail, room;
} hf_single_queue;

/* Searches that remember what was quiet (quiet.h): by symbol, and by house. */
enum {
    HF_QUIET_FISH = 0,                      /* and the 18 variants of fish.c */
    HF_QUIET_BIG_FISH = HF_QUIET_FISH + 18, /* and the 24 variants of big_fish.c */
    HF_QUIET_KITE = HF_QUIET_BIG_FISH + 24,
    HF_QUIET_TURBOT,
    HF_QUIET_ER,
    HF_QUIET_X_CHAIN,
    HF_QUIET_SYMBOL_KINDS
};
enum {
    HF_QUIET_NAKED = 0,                   /* by size, 2 to 4 */
    HF_QUIET_HIDDEN = HF_QUIET_NAKED + 3, /* by size, 2 to 4 */
    HF_QUIET_HOUSE_KINDS = HF_QUIET_HIDDEN + 3
};

/* Derived tables that several rules share, made when first asked for at a position. */
enum { HF_CACHE_LINKS, HF_CACHE_ALS, HF_CACHE_CHAINS, HF_CACHE_FISH_BOXES, HF_CACHES };

typedef struct hf_cached {
    void *data;
    uint64_t version; /* the view's version it was made for */
    void (*discard)(void *data);
} hf_cached;

typedef struct hf_view {
    /* the shape, in tables */
    const hf_shape *shape;
    uint32_t size; /* symbols, and cells per house */
    uint32_t cells;
    uint32_t houses;
    uint32_t words;               /* of a set of cells; at least 2 */
    uint32_t all;                 /* mask of all symbols, and of all positions of a house */
    uint64_t *house_set;          /* houses * words */
    uint64_t *peer_set;           /* cells * words: one of the next two */
    uint64_t *shape_peers;        /* who shares a house */
    uint64_t *ruled_peers;        /* who is kept apart by the constraints of `puzzle` as well */
    const hf_puzzle *puzzle;      /* with written constraints, which hold here; NULL: none */
    const struct hf_rules *rules; /* these (ruled.h) */
    const hf_puzzle *limits;      /* the one that gives candidates; NULL: none is known to */
    uint8_t *spot_of; /* [house * cells + cell]: position of the cell there; 0xff: not in it */
    uint16_t *home;   /* [cell * max_homes + i]: its houses, ascending */
    uint16_t *homes;  /* [cell]: how many */
    uint32_t max_homes;
    uint16_t *house_cell; /* [house * size + position] */
    uint8_t *kind;        /* [house]: an hf_house_kind */
    uint16_t *box_of;     /* [cell]: its first box or region, or HF_NO_HOUSE */
    uint16_t *order;      /* houses: boxes and regions first, then the others in their order */
    hf_cross *cross;      /* pairs of houses that share two cells or more, by from, then to */
    uint16_t *cross_at;   /* [house]: its first cross; one entry more ends the last */
    bool plain;     /* rows, columns, boxes and regions only: a cell lies in one box at most */
    uint32_t reach; /* most cells two houses share */

    /* the position */
    uint16_t *value;  /* [cell]; 0: empty */
    uint8_t *given;   /* [cell] */
    uint32_t *cand;   /* [cell] */
    uint8_t *count;   /* [cell] */
    uint64_t *place;  /* [symbol * words] */
    uint32_t *spots;  /* [house * (size + 1) + symbol] */
    uint8_t *places;  /* [house * (size + 1) + symbol] */
    uint8_t *done;    /* [house * (size + 1) + symbol]: the symbol stands in the house */
    uint8_t *open;    /* [house]: empty cells */
    uint64_t *empty;  /* set of empty cells */
    uint64_t *pairs;  /* set of cells with exactly two candidates */
    uint32_t left;    /* empty cells on the board */
    bool broken;      /* some cell or some symbol of a house has lost its last place */
    uint64_t version; /* grows with every change */
    hf_single_queue naked, hidden;

    /* what has changed when, and what was quiet then: see quiet.h */
    uint64_t *symbol_stamp; /* [symbol]: the version of its last change */
    uint64_t *house_stamp;  /* [house] */
    uint64_t *quiet_symbol; /* [kind * (size + 1) + symbol]: a stamp */
    uint64_t *quiet_house;  /* [kind * houses + house] */
    uint64_t *quiet_cross;  /* [crossing] */

    void *state;       /* the block that holds the position */
    size_t state_size; /* copying it copies the position */
    hf_cached cached[HF_CACHES];
} hf_view;

hf_status hf_view_init(hf_view *view, const hf_shape *shape);
void hf_view_discard(hf_view *view);
void hf_view_load(hf_view *view, const hf_board *board);

/* The two moves. Both keep every table; both set `broken` when something has no place left. */
void hf_view_place(hf_view *view, uint32_t cell, uint32_t symbol);
void hf_view_eliminate(hf_view *view, uint32_t cell, uint32_t symbol);

/* Makes everything count as changed. */
void hf_view_stamp_all(hf_view *view);

/* Positions as bytes, for bets and look-ahead: `to` has view->state_size bytes. */
void hf_view_save(const hf_view *view, void *to);
void hf_view_restore(hf_view *view, const void *from);

/* A shared table if it was made for this very position, else NULL. */
static inline void *view_cached(const hf_view *v, int which)
{
    return v->cached[which].version == v->version ? v->cached[which].data : NULL;
}

static inline const uint64_t *view_peers(const hf_view *v, uint32_t cell)
{
    return v->peer_set + (size_t)cell * v->words;
}

static inline const uint64_t *view_house(const hf_view *v, uint32_t house)
{
    return v->house_set + (size_t)house * v->words;
}

static inline const uint64_t *view_cells_with(const hf_view *v, uint32_t symbol)
{
    return v->place + (size_t)symbol * v->words;
}

static inline uint32_t view_spots(const hf_view *v, uint32_t house, uint32_t symbol)
{
    return v->spots[house * (v->size + 1) + symbol];
}

static inline uint32_t view_places(const hf_view *v, uint32_t house, uint32_t symbol)
{
    return v->places[house * (v->size + 1) + symbol];
}

/* The cell at a position of a house. */
static inline uint32_t view_cell(const hf_view *v, uint32_t house, uint32_t position)
{
    return v->house_cell[house * v->size + position];
}

static inline bool view_has(const hf_view *v, uint32_t cell, uint32_t symbol)
{
    return v->cand[cell] >> (symbol - 1) & 1;
}

static inline bool view_sees(const hf_view *v, uint32_t a, uint32_t b)
{
    return set_has(view_peers(v, a), b);
}

static inline bool view_in_house(const hf_view *v, uint32_t house, uint32_t cell)
{
    return v->spot_of[(size_t)house * v->cells + cell] != 0xff;
}

/* Is the house one of the straight kind, as people see it? */
static inline bool view_is_line(const hf_view *v, uint32_t house)
{
    return v->kind[house] == HF_HOUSE_ROW || v->kind[house] == HF_HOUSE_COLUMN ||
           v->kind[house] == HF_HOUSE_DIAGONAL || v->kind[house] == HF_HOUSE_PILLAR;
}

static inline bool view_is_box(const hf_view *v, uint32_t house)
{
    return v->kind[house] == HF_HOUSE_BOX || v->kind[house] == HF_HOUSE_REGION;
}

/* Bits to symbols. */
static inline uint32_t symbol_bit(uint32_t symbol)
{
    return UINT32_C(1) << (symbol - 1);
}
static inline uint32_t lowest_symbol(uint32_t mask)
{
    return hf_lowest32(mask) + 1;
}

/* Has the mask at most `most` bits? Quicker than counting where few are allowed. */
static inline bool at_most(uint32_t mask, uint32_t most)
{
    for (; mask; mask &= mask - 1)
        if (most-- == 0)
            return false;
    return true;
}

/* Runs over the symbols of a mask, ascending. */
#define SYMBOL_EACH(symbol, mask)                                                                  \
    for (uint32_t symbol##_rest = (mask), symbol = 0;                                              \
         symbol##_rest && (symbol = lowest_symbol(symbol##_rest), 1);                              \
         symbol##_rest &= symbol##_rest - 1)

/* Runs over the positions in a mask, ascending. */
#define SPOT_EACH(spot, mask)                                                                      \
    for (uint32_t spot##_rest = (mask), spot = 0;                                                  \
         spot##_rest && (spot = hf_lowest32(spot##_rest), 1); spot##_rest &= spot##_rest - 1)

/* The cells that see all cells of a set (themselves not included): its common peers. */
void hf_view_common_peers(const hf_view *view, const uint64_t *cells, uint64_t *out);

/* The cells at the positions of a mask, added to a set. */
void hf_view_add_spots(const hf_view *view, uint32_t house, uint32_t mask, uint64_t *set);

/* A house of this kind that holds the cell; there must be one. */
uint32_t hf_view_house_of(const hf_view *view, uint32_t cell, hf_house_kind kind);

/* The box or region of a cell, or HF_NO_HOUSE. */
static inline uint32_t view_box_of(const hf_view *v, uint32_t cell)
{
    return v->box_of[cell];
}

/* The first cell two houses share, or HF_NO_CELL. */
uint32_t hf_view_crossing(const hf_view *view, uint32_t a, uint32_t b);

/* Has the board rows and columns that cross in every cell? Then row r's position p is column p. */
static inline bool view_is_square(const hf_view *v)
{
    return v->houses >= 2 * v->size && v->cells == v->size * v->size && v->kind[0] == HF_HOUSE_ROW;
}

/* The first house that holds both cells, or HF_NO_HOUSE. */
uint32_t hf_view_common_house(const hf_view *view, uint32_t a, uint32_t b);

#endif
