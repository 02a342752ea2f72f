/* SPDX-License-Identifier: MIT
 *
 * shape.h - boards of every kind, as one idea: cells, and houses of N cells that must each hold all
 * N symbols.
 *
 * A row, a column, a 3x3 box, a diagonal of Sudoku X or a plane of a cube are all just houses.
 * What kind a house is, ask drawing and naming, the 9x9 engines, canonical forms and a few rules of logic; all
 * else sees houses alone.
 *
 *     hf_shape *shape;
 *     hf_shape_spec spec;
 *     hf_shape_spec_square(&spec, 9);
 *     if (hf_shape_new(&spec, &shape) == HF_OK) {
 *         printf("%u cells, %u houses\n", hf_shape_cells(shape), hf_shape_houses(shape));
 *         hf_shape_free(shape);
 *     }
 *
 * A shape never changes after hf_shape_new, so any number of grids, solvers and threads may share
 * it. It is counted: hf_shape_share takes a reference, hf_shape_free drops one.
 *
 * Threads: every call may come from any thread at any time, sharing and freeing included. Ownership:
 * pointers that a call returns are the shape's own. Errors: of hf_shape_new alone; cells and houses
 * asked for must exist.
 */
#ifndef HOUSEFUL_SHAPE_H
#define HOUSEFUL_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The largest number of symbols, and of cells, a shape may have. */
enum { HF_MAX_SIZE = 1024, HF_MAX_CELLS = 1024 * 1024 };

typedef struct hf_shape hf_shape;

/* How the houses lie. N is the number of symbols, the `size` of the specification. */
typedef enum hf_layout {
    HF_LAYOUT_BOXES,    /* N x N cells: rows, columns, boxes of box_rows x box_columns cells */
    HF_LAYOUT_LATIN,    /* N x N cells: rows and columns only */
    HF_LAYOUT_JIGSAW,   /* N x N cells: rows, columns, and N regions of any form */
    HF_LAYOUT_CUBE,     /* N x N x N cells: each of the 3N slices is a board with boxes */
    HF_LAYOUT_ROXDOKU,  /* k x k x k cells, N = k*k: the 3k planes across the axes */
    HF_LAYOUT_CUSTOM,   /* the houses are listed in `custom`, nothing else */
    HF_LAYOUT_RECTANGLE /* `rows` x `columns` cells, neither more than N: rows and columns where they
                          have N cells, and the regions, each of N cells; other lines are no houses,
                          so that there may be none */
} hf_layout;

/* How the symbols of a board are written. Where sums are taken they count 1, 2, 3 ..., but on boards
 * that are written from 0 on 0, 1, 2 ... */
typedef enum hf_symbols {
    HF_SYMBOLS_USUAL,  /* 1-9, then A-Z, then a-z */
    HF_SYMBOLS_ZERO,   /* 0-9, then A-Z, then a-z */
    HF_SYMBOLS_LETTERS /* A-Z, then a-z */
} hf_symbols;

/* A cell of a rectangle in no region. */
enum { HF_NO_REGION = 0xffff };

/* Houses on top of those of the layout (HF_LAYOUT_BOXES, _LATIN and _JIGSAW only). */
enum {
    HF_EXTRA_DIAGONALS = 1, /* Sudoku X: the two long diagonals */
    HF_EXTRA_WINDOWS = 2    /* windoku: the (k-1)^2 inner k x k windows; needs N = k*k */
};

/* Everything that makes a shape. Start from one of the makers below, or zero it and fill it in. A
 * field that a later version puts into the spare words changes the board, so a library that does not
 * know it refuses (HF_UNSUPPORTED) instead of building another one. */
typedef struct hf_shape_spec {
    hf_layout layout;
    uint32_t size;           /* number of symbols N, 1 to HF_MAX_SIZE */
    uint32_t box_rows;       /* rows of one box; 0: the default for the size */
    uint32_t box_columns;    /* columns of one box; 0: the default for the size */
    uint32_t extras;         /* HF_EXTRA_... or'ed */
    const uint16_t *regions; /* jigsaw: N*N region numbers 0..N-1 in reading order; copied.
                                Rectangle: from 0 without gaps, HF_NO_REGION; NULL: none */
    const uint32_t *custom;  /* custom: custom_houses * N cell numbers; copied */
    uint32_t custom_cells;   /* custom: number of cells */
    uint32_t custom_houses;  /* custom: number of houses */
    const uint32_t *listed;  /* any layout: more houses, listed_houses * N cell numbers; copied */
    uint32_t listed_houses;  /* number of these; 0: none */
    hf_symbols symbols;      /* any layout */
    uint32_t rows;           /* rectangle */
    uint32_t columns;        /* rectangle */
    uint32_t unused;         /* zero */
    uint64_t spare[2];       /* zero */
} hf_shape_spec;

/* The board people expect for N symbols: square boxes where N is a square, the usual rectangle
 * otherwise (6: 2x3, 8: 2x4, 10: 2x5, 12: 3x4, 15: 3x5, 20: 4x5: the divisors nearest the root,
 * fewer rows than columns). A prime N gives a Latin square. */
HF_API void hf_shape_spec_square(hf_shape_spec *spec, uint32_t size);

/* A board with boxes of `box_rows` x `box_columns` cells; N is their product. */
HF_API void hf_shape_spec_boxes(hf_shape_spec *spec, uint32_t box_rows, uint32_t box_columns);

/* Builds a shape. HF_BAD_SHAPE: the numbers make no board (box sides whose product is not N, a
 * region that has not N cells, windows without N = k*k, ...). HF_TOO_LARGE: beyond HF_MAX_SIZE or
 * HF_MAX_CELLS. On failure *out is NULL. */
HF_API hf_status hf_shape_new(const hf_shape_spec *spec, hf_shape **out);

/* The board people expect for N symbols, in one call. */
HF_API hf_status hf_shape_new_square(uint32_t size, hf_shape **out);

/* Takes a further reference to a shape, to be dropped by a hf_shape_free of its own; returns the
 * same shape. NULL gives NULL. Any thread, at any time. */
HF_API hf_shape *hf_shape_share(const hf_shape *shape);

/* Drops one reference; the last frees the shape. NULL is allowed. What was made for a shape (grids,
 * boards, solvers ...) holds a reference of its own, so a shape may be let go before them. */
HF_API void hf_shape_free(const hf_shape *shape);

/* The specification the shape was built from, with defaults filled in; its pointers are the
 * shape's own copies. */
HF_API const hf_shape_spec *hf_shape_spec_of(const hf_shape *shape);

/* Do two specifications describe the same board, written with the same symbols? */
HF_API bool hf_shape_same(const hf_shape_spec *a, const hf_shape_spec *b);

/* Number of symbols N; the symbols are 1..N, and 0 stands for an empty cell. */
HF_API uint32_t hf_shape_size(const hf_shape *shape);
/* The value of symbol 1 where values are added up: 1, or 0 (HF_SYMBOLS_ZERO). */
HF_API uint32_t hf_shape_first(const hf_shape *shape);
/* The character for a symbol of this board; '?' beyond 61 symbols. */
HF_API char hf_shape_symbol(const hf_shape *shape, uint32_t symbol);
/* Number of cells; cells are 0..cells-1 in reading order (layer, row, column). */
HF_API uint32_t hf_shape_cells(const hf_shape *shape);
/* Number of houses. Rows come first, then columns, then boxes, then the rest. */
HF_API uint32_t hf_shape_houses(const hf_shape *shape);

/* For drawing: how many layers, rows and columns the board has. A custom shape is one row. */
HF_API uint32_t hf_shape_layers(const hf_shape *shape);
HF_API uint32_t hf_shape_rows(const hf_shape *shape);
HF_API uint32_t hf_shape_columns(const hf_shape *shape);

/* The N cells of a house, ascending. */
HF_API const uint32_t *hf_shape_house(const hf_shape *shape, uint32_t house);
/* The houses a cell lies in, ascending; *count receives how many. */
HF_API const uint32_t *hf_shape_houses_of(const hf_shape *shape, uint32_t cell, uint32_t *count);
/* The cells that share a house with `cell`, ascending, without itself. NULL (and *count 0) where
 * the table would be too large to keep, which is above about 64 x 64. */
HF_API const uint32_t *hf_shape_peers(const hf_shape *shape, uint32_t cell, uint32_t *count);
/* Do two different cells share a house? */
HF_API bool hf_shape_sees(const hf_shape *shape, uint32_t a, uint32_t b);

/* What people call a house. */
typedef enum hf_house_kind {
    HF_HOUSE_ROW,
    HF_HOUSE_COLUMN,
    HF_HOUSE_BOX,
    HF_HOUSE_REGION,
    HF_HOUSE_DIAGONAL,
    HF_HOUSE_WINDOW,
    HF_HOUSE_PILLAR, /* a line of a cube across its layers */
    HF_HOUSE_PLANE,  /* of a Roxdoku */
    HF_HOUSE_CUSTOM,
    HF_HOUSE_LISTED /* one of hf_shape_spec.listed */
} hf_house_kind;

HF_API hf_house_kind hf_shape_house_kind(const hf_shape *shape, uint32_t house);
/* Its number within its kind, from 0: row 0, 1, 2 ...; box 0, 1, 2 ... */
HF_API uint32_t hf_shape_house_number(const hf_shape *shape, uint32_t house);
/* The house that is the box or region of a cell, on a cube the one within its layer; UINT32_MAX: it
 * lies in none. Where this differs between two cells that are drawn side by side, a thick line is. */
HF_API uint32_t hf_shape_region(const hf_shape *shape, uint32_t cell);

/* Room enough for any name the two calls below write. */
enum { HF_NAME_SIZE = 48 };
/* Writes "row 3", "box 5", "the falling diagonal" ...; returns `name`. */
HF_API char *hf_shape_house_name(const hf_shape *shape, uint32_t house, char name[HF_NAME_SIZE]);
/* Writes "r3c5", on boards with layers "l2r3c5"; returns `name`. */
HF_API char *hf_shape_cell_name(const hf_shape *shape, uint32_t cell, char name[HF_NAME_SIZE]);

#ifdef __cplusplus
}
#endif
#endif
