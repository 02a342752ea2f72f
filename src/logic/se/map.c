/* SPDX-License-Identifier: MIT
 *
 * map.c - the tables of map.h, each written as the formula it follows.
 */
#include "logic/se/map.h"

#define NINE(F, a)                                                                                 \
    F((a) + 0), F((a) + 1), F((a) + 2), F((a) + 3), F((a) + 4), F((a) + 5), F((a) + 6),            \
        F((a) + 7), F((a) + 8)
#define EIGHTY_ONE(F, a)                                                                           \
    NINE(F, (a) + 0), NINE(F, (a) + 9), NINE(F, (a) + 18), NINE(F, (a) + 27), NINE(F, (a) + 36),   \
        NINE(F, (a) + 45), NINE(F, (a) + 54), NINE(F, (a) + 63), NINE(F, (a) + 72)

#define ROW(c)              ((c) / 9)
#define COLUMN(c)           ((c) % 9)
#define BLOCK(c)            ((c) / 27 * 3 + (c) % 9 / 3)
#define SPOT(c)             ((c) / 9 % 3 * 3 + (c) % 3)
#define CELL_IN_BLOCK(b, p) ((b) / 3 * 27 + (b) % 3 * 3 + (p) / 3 * 9 + (p) % 3)

/* ---- regions --------------------------------------------------------------------------------- */

#define BLOCK_CELL(i)       CELL_IN_BLOCK((i) / 9, (i) % 9)
#define ROW_CELL(i)         (i)
#define COLUMN_CELL(i)      ((i) % 9 * 9 + (i) / 9)
#define NINE_OF(F, r)                                                                              \
    {                                                                                              \
        NINE(F, 9 * (r))                                                                           \
    }
#define BLOCK_CELLS(b)  NINE_OF(BLOCK_CELL, b)
#define ROW_CELLS(y)    NINE_OF(ROW_CELL, y)
#define COLUMN_CELLS(x) NINE_OF(COLUMN_CELL, x)
#define EACH_REGION(F, G, H)                                                                       \
    F(0), F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8), G(0), G(1), G(2), G(3), G(4), G(5),      \
        G(6), G(7), G(8), H(0), H(1), H(2), H(3), H(4), H(5), H(6), H(7), H(8)

const uint8_t hf_se_cell[SE_REGIONS][9] = {EACH_REGION(BLOCK_CELLS, ROW_CELLS, COLUMN_CELLS)};

#define REGIONS_OF(c)                                                                              \
    {                                                                                              \
        BLOCK(c), 9 + ROW(c), 18 + COLUMN(c)                                                       \
    }
#define SPOTS_OF(c)                                                                                \
    {                                                                                              \
        SPOT(c), COLUMN(c), ROW(c)                                                                 \
    }
const uint8_t hf_se_region[SE_CELLS][SE_TYPES] = {EIGHTY_ONE(REGIONS_OF, 0)};
const uint8_t hf_se_spot[SE_CELLS][SE_TYPES] = {EIGHTY_ONE(SPOTS_OF, 0)};

const uint8_t hf_se_types_bcr[SE_TYPES] = {SE_BLOCK, SE_COLUMN, SE_ROW};

/* ---- peers ----------------------------------------------------------------------------------- */

/* The k-th other cell of the block; of the row outside the block; of the column outside it. */
#define IN_BLOCK(c, k)  CELL_IN_BLOCK(BLOCK(c), (k) + ((k) >= SPOT(c)))
#define IN_ROW(c, k)    (ROW(c) * 9 + (k) + ((k) >= COLUMN(c) / 3 * 3 ? 3 : 0))
#define IN_COLUMN(c, k) (((k) + ((k) >= ROW(c) / 3 * 3 ? 3 : 0)) * 9 + COLUMN(c))
#define PEERS_OF(c)                                                                                \
    {                                                                                              \
        IN_BLOCK(c, 0), IN_BLOCK(c, 1), IN_BLOCK(c, 2), IN_BLOCK(c, 3), IN_BLOCK(c, 4),            \
            IN_BLOCK(c, 5), IN_BLOCK(c, 6), IN_BLOCK(c, 7), IN_ROW(c, 0), IN_ROW(c, 1),            \
            IN_ROW(c, 2), IN_ROW(c, 3), IN_ROW(c, 4), IN_ROW(c, 5), IN_COLUMN(c, 0),               \
            IN_COLUMN(c, 1), IN_COLUMN(c, 2), IN_COLUMN(c, 3), IN_COLUMN(c, 4), IN_COLUMN(c, 5)    \
    }
const uint8_t hf_se_peer[SE_CELLS][SE_PEERS] = {EIGHTY_ONE(PEERS_OF, 0)};

/* What a cell sees in row y, as nine bits. */
#define SEEN_IN(c, y)                                                                              \
    ((y) == ROW(c) ? SE_ALL ^ 1u << COLUMN(c)                                                      \
                   : (ROW(c) / 3 == (y) / 3 ? 7u << COLUMN(c) / 3 * 3 : 0) | 1u << COLUMN(c))
#define SEEN_AT(c, y) ((uint64_t)(SEEN_IN(c, y)) << (y) % 7 * 9)
#define SEEN_BY(c)                                                                                 \
    {                                                                                              \
        SEEN_AT(c, 0) | SEEN_AT(c, 1) | SEEN_AT(c, 2) | SEEN_AT(c, 3) | SEEN_AT(c, 4) |            \
            SEEN_AT(c, 5) | SEEN_AT(c, 6),                                                         \
            SEEN_AT(c, 7) | SEEN_AT(c, 8)                                                          \
    }
const se_cells hf_se_seen[SE_CELLS] = {EIGHTY_ONE(SEEN_BY, 0)};

/* ---- crossings ------------------------------------------------------------------------------- */

/* The spots of a region that lie in another, by the numbers of both in their type. A number may be
 * negative in a branch that is not taken; a shift never (27 is nothing modulo 3), and none leads out
 * of nine bits. */
#define BLOCK_IN_ROW(b, y)    ((y) / 3 == (b) / 3 ? 7u << ((y) + 27) % 3 * 3 : 0)
#define BLOCK_IN_COLUMN(b, x) ((x) / 3 == (b) % 3 ? 73u << ((x) + 27) % 3 : 0)
#define ROW_IN_BLOCK(y, b)    ((y) / 3 == (b) / 3 ? 7u << (b) % 3 * 3 : 0)
#define COLUMN_IN_BLOCK(x, b) ((x) / 3 == (b) % 3 ? 7u << (b) % 9 / 3 * 3 : 0)
#define CROSS(a, b)                                                                                \
    ((a) == (b)            ? SE_ALL                                                                \
     : (a) / 9 == (b) / 9  ? 0                                                                     \
     : (a) < 9 && (b) < 18 ? BLOCK_IN_ROW((a) % 9, (b) % 9)                                        \
     : (a) < 9             ? BLOCK_IN_COLUMN((a) % 9, (b) % 9)                                     \
     : (a) < 18 && (b) < 9 ? ROW_IN_BLOCK((a) % 9, (b) % 9)                                        \
     : (a) < 18            ? 1u << ((b) % 9)                                                       \
     : (b) < 9             ? COLUMN_IN_BLOCK((a) % 9, (b) % 9)                                     \
                           : 1u << ((b) % 9))
#define CROSS_ROW(a)                                                                               \
    {                                                                                              \
        CROSS(a, 0), CROSS(a, 1), CROSS(a, 2), CROSS(a, 3), CROSS(a, 4), CROSS(a, 5), CROSS(a, 6), \
            CROSS(a, 7), CROSS(a, 8), CROSS(a, 9), CROSS(a, 10), CROSS(a, 11), CROSS(a, 12),       \
            CROSS(a, 13), CROSS(a, 14), CROSS(a, 15), CROSS(a, 16), CROSS(a, 17), CROSS(a, 18),    \
            CROSS(a, 19), CROSS(a, 20), CROSS(a, 21), CROSS(a, 22), CROSS(a, 23), CROSS(a, 24),    \
            CROSS(a, 25), CROSS(a, 26)                                                             \
    }
const uint16_t hf_se_cross[SE_REGIONS][SE_REGIONS] = {NINE(CROSS_ROW, 0), NINE(CROSS_ROW, 9),
                                                      NINE(CROSS_ROW, 18)};

/* ---- numbers --------------------------------------------------------------------------------- */

#if !defined(__wasm__)
#define NOISE(i) SE_NOISE((uint64_t)(i))
const uint64_t hf_se_noises[SE_CANDIDATES] = {
    EIGHTY_ONE(NOISE, 0),   EIGHTY_ONE(NOISE, 81),  EIGHTY_ONE(NOISE, 162),
    EIGHTY_ONE(NOISE, 243), EIGHTY_ONE(NOISE, 324), EIGHTY_ONE(NOISE, 405),
    EIGHTY_ONE(NOISE, 486), EIGHTY_ONE(NOISE, 567), EIGHTY_ONE(NOISE, 648)};
#endif

double hf_se_added(unsigned complexity)
{
    double added = 0.0;
    unsigned ceiling = 6;
    for (bool odd = false; complexity > ceiling; odd = !odd) {
        added += 0.1;
        ceiling = odd ? (ceiling - 2) / 3 * 4 + 2 : (ceiling - 2) / 2 * 3 + 2;
    }
    return added;
}
