/* SPDX-License-Identifier: MIT
 *
 * band_table.c - the classes of bands and the maps to their least forms, computed from nothing.
 *
 * Orbits by flooding: from one normal chute, six simple exchanges (neighbouring rows, boxes, columns of the
 * first box) reach all others of its class; the columns of the other boxes are ordered by normalising. Each
 * chute remembers the way back to where the flood began. The least band is searched for once per class: its
 * second row begins 3 4 5 or 3 4 6, so few orders come into question. All maps of a chute are its way back
 * followed by each way from there to the least band.
 */
#include <stdbool.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "canon/band.h"

/* A class has 216 normal chutes divided by its number of automorphisms: 6 orders of rows, 6 of boxes and 6 of
 * the first box's columns act on them. */
enum { ORBIT = 216 };

/* ---- maps of a chute ------------------------------------------------------------------------- */

static uint16_t map_number(const hf_chute_map *map)
{
    uint8_t boxes[3];
    uint32_t number = 0;
    for (int b = 2; b >= 0; b--) {
        uint8_t inner[3];
        boxes[b] = map->column[3 * b] / 3;
        for (int k = 0; k < 3; k++)
            inner[k] = map->column[3 * b + k] % 3;
        number = 6 * number + hf_order3_number(inner);
    }
    return (uint16_t)((number * 6 + hf_order3_number(boxes)) * 6 + hf_order3_number(map->row));
}

static void map_of_number(uint32_t number, hf_chute_map *map)
{
    HF_ASSERT(number < HF_CHUTE_MAPS);
    const uint8_t *rows = hf_order3[number % 6];
    const uint8_t *boxes = hf_order3[number / 6 % 6];
    number /= 36;
    for (int b = 0; b < 3; b++, number /= 6) {
        map->row[b] = rows[b];
        for (int k = 0; k < 3; k++)
            map->column[3 * b + k] = (uint8_t)(3 * boxes[b] + hf_order3[number % 6][k]);
    }
}

/* First `a`, then `b`. */
static hf_chute_map compose(const hf_chute_map *a, const hf_chute_map *b)
{
    hf_chute_map both;
    for (int r = 0; r < 3; r++)
        both.row[r] = a->row[b->row[r]];
    for (int c = 0; c < 9; c++)
        both.column[c] = a->column[b->column[c]];
    return both;
}

static hf_chute_map inverse(const hf_chute_map *map)
{
    hf_chute_map back;
    for (uint8_t r = 0; r < 3; r++)
        back.row[map->row[r]] = r;
    for (uint8_t c = 0; c < 9; c++)
        back.column[map->column[c]] = c;
    return back;
}

/* ---- the least band of a class ---------------------------------------------------------------- */

typedef struct least_search {
    const hf_band *band;
    uint8_t best[2][9]; /* rows 1 and 2; row 0 is 0..8 */
    uint32_t count;     /* maps that lead to it */
    uint16_t map[ORBIT];
} least_search;

/* Compares what a map makes of the band with the best so far. */
static void try_map(least_search *search, const hf_chute_map *map)
{
    uint8_t label[9];
    uint8_t image[2][9];
    for (uint8_t c = 0; c < 9; c++)
        label[search->band->at[map->row[0]][map->column[c]]] = c;
    for (int r = 0; r < 2; r++) {
        for (int c = 0; c < 9; c++)
            image[r][c] = label[search->band->at[map->row[r + 1]][map->column[c]]];
    }
    int order = memcmp(image, search->best, sizeof image);
    if (order > 0)
        return;
    if (order < 0) {
        memcpy(search->best, image, sizeof image);
        search->count = 0;
    }
    HF_ASSERT(search->count < sizeof search->map / sizeof *search->map);
    search->map[search->count++] = map_number(map);
}

/* All orders of columns for given rows and boxes whose second row begins 3 4 and then 5 or 6: the first two
 * digits of the second row must stand in the first two columns of the second box, the third digit in the third
 * column there or the first of the third box. No band has less to offer, and with the boxes exchanged one of
 * the two can always be had. */
static void try_columns(least_search *search, hf_chute_map *map, const uint8_t boxes[3])
{
    uint8_t where[9]; /* where in the first row stands what is in a column of the second? */
    uint8_t column_of[9];
    for (uint8_t c = 0; c < 9; c++)
        column_of[search->band->at[map->row[0]][c]] = c;
    for (int c = 0; c < 9; c++)
        where[c] = column_of[search->band->at[map->row[1]][c]];
    for (uint32_t orders = 0; orders < 36; orders++) {
        for (int k = 0; k < 3; k++) {
            map->column[k] = (uint8_t)(3 * boxes[0] + hf_order3[orders / 6][k]);
            map->column[3 + k] = (uint8_t)(3 * boxes[1] + hf_order3[orders % 6][k]);
        }
        if (where[map->column[0]] != map->column[3] || where[map->column[1]] != map->column[4])
            continue;
        uint8_t third = where[map->column[2]];
        for (int last = 0; last < 6; last++) {
            for (int k = 0; k < 3; k++)
                map->column[6 + k] = (uint8_t)(3 * boxes[2] + hf_order3[last][k]);
            if (third == map->column[5] || third == map->column[6])
                try_map(search, map);
        }
    }
}

static void find_least(least_search *search, const hf_band *band)
{
    search->band = band;
    search->count = 0;
    memset(search->best, 255, sizeof search->best);
    for (int rows = 0; rows < 6; rows++) {
        for (int boxes = 0; boxes < 6; boxes++) {
            hf_chute_map map;
            memcpy(map.row, hf_order3[rows], sizeof map.row);
            try_columns(search, &map, hf_order3[boxes]);
        }
    }
}

/* ---- orbits ------------------------------------------------------------------------------------ */

enum { EXCHANGES = 6, UNKNOWN = 0xffff };

/* Neighbouring rows, neighbouring boxes, neighbouring columns of the first box. */
static const hf_chute_map exchange[EXCHANGES] = {
    {{1, 0, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8}}, {{0, 2, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8}},
    {{0, 1, 2}, {3, 4, 5, 0, 1, 2, 6, 7, 8}}, {{0, 1, 2}, {0, 1, 2, 6, 7, 8, 3, 4, 5}},
    {{0, 1, 2}, {1, 0, 2, 3, 4, 5, 6, 7, 8}}, {{0, 1, 2}, {0, 2, 1, 3, 4, 5, 6, 7, 8}},
};

/* The chute after an exchange, made normal: its key, and the map that does both. */
static uint32_t neighbour(const hf_bands *bands, const hf_band *band, const hf_chute_map *by,
                          hf_chute_map *way)
{
    uint8_t image[3][9];
    hf_chute_map sort = {{0, 1, 2}, {0}};
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 9; c++)
            image[r][c] = band->at[by->row[r]][by->column[c]];
    }
    const uint8_t *const row[3] = {image[0], image[1], image[2]};
    uint32_t key = hf_band_key(&bands->contents, row, sort.column);
    *way = compose(by, &sort);
    return key;
}

/* Marks all chutes of the class of `root` with `class` and lists their keys; bands->first receives, for each,
 * the number of the map to the root's normal chute. Returns how many they are. */
static uint32_t flood(hf_bands *bands, uint32_t root, uint16_t class, uint32_t keys[ORBIT])
{
    uint32_t count = 0;
    bands->class_of[root] = class;
    bands->first[root] = 0;
    keys[count++] = root;
    for (uint32_t i = 0; i < count; i++) {
        hf_band band;
        hf_chute_map home;
        hf_band_of_key(&bands->contents, keys[i], &band);
        map_of_number(bands->first[keys[i]], &home);
        for (int e = 0; e < EXCHANGES; e++) {
            hf_chute_map way;
            uint32_t key = neighbour(bands, &band, &exchange[e], &way);
            if (bands->class_of[key] != UNKNOWN)
                continue;
            hf_chute_map undo = inverse(&way);
            hf_chute_map whole = compose(&undo, &home);
            HF_ASSERT(count < ORBIT);
            bands->class_of[key] = class;
            bands->first[key] = map_number(&whole);
            keys[count++] = key;
        }
    }
    return count;
}

/* ---- the tables -------------------------------------------------------------------------------- */

/* Puts in place of each key's way to the root its list of maps to the least band, from `next` on; returns the
 * new end of the list. */
static uint32_t list_maps(hf_bands *bands, const least_search *search, const uint32_t *keys,
                          uint32_t count, uint32_t next)
{
    for (uint32_t i = 0; i < count; i++) {
        hf_chute_map home;
        map_of_number(bands->first[keys[i]], &home);
        bands->first[keys[i]] = next;
        for (uint32_t m = 0; m < search->count; m++) {
            hf_chute_map onward;
            map_of_number(search->map[m], &onward);
            hf_chute_map whole = compose(&home, &onward);
            HF_ASSERT(next < HF_BAND_MAPS);
            bands->map[next++] = map_number(&whole);
        }
    }
    return next;
}

/* Finds the class of the normal chute `root` and all that belongs to it. */
static uint32_t make_class(hf_bands *bands, uint32_t root, uint16_t class, uint32_t next)
{
    uint32_t keys[ORBIT];
    hf_band band;
    least_search search;
    uint32_t count = flood(bands, root, class, keys);
    hf_band_of_key(&bands->contents, root, &band);
    find_least(&search, &band);
    HF_ASSERT(count * search.count == ORBIT);
    for (uint8_t c = 0; c < 9; c++)
        bands->least[class].at[0][c] = c;
    memcpy(bands->least[class].at[1], search.best, sizeof search.best);
    bands->maps_of[class] = (uint8_t)search.count;
    return list_maps(bands, &search, keys, count, next);
}

/* Numbers the classes by their least bands; so far they are numbered as they were found. */
static void sort_classes(hf_bands *bands)
{
    uint16_t place[HF_BAND_CLASSES];
    hf_band least[HF_BAND_CLASSES];
    uint8_t maps_of[HF_BAND_CLASSES];
    memcpy(least, bands->least, sizeof least);
    memcpy(maps_of, bands->maps_of, sizeof maps_of);
    for (int i = 0; i < HF_BAND_CLASSES; i++) {
        place[i] = 0;
        for (int j = 0; j < HF_BAND_CLASSES; j++)
            place[i] = (uint16_t)(place[i] + (memcmp(&least[j], &least[i], sizeof least[i]) < 0));
        bands->least[place[i]] = least[i];
        bands->maps_of[place[i]] = maps_of[i];
    }
    for (uint32_t key = 0; key < HF_BAND_KEYS; key++)
        bands->class_of[key] = place[bands->class_of[key]];
}

static void list_orders(hf_bands *bands)
{
    memset(bands->column, 15, sizeof bands->column);
    memset(bands->row, 0, sizeof bands->row);
    for (uint32_t t = 0; t < HF_CHUTE_MAPS; t++) {
        hf_chute_map map;
        map_of_number(t, &map);
        memcpy(bands->column[t], map.column, sizeof map.column);
        memcpy(bands->row[t], map.row, sizeof map.row);
    }
}

/* ---- the short way to a key ------------------------------------------------------------------- */

/* Three labels a b c as the bits a < b, b < c, c < a: their ranks. */
static void ranks_of_bits(uint32_t bits, uint8_t rank[3])
{
    bool ab = (bits & 1) != 0, bc = (bits & 2) != 0, ca = (bits & 4) != 0;
    rank[0] = (uint8_t)(!ab + ca);
    rank[1] = (uint8_t)(ab + !bc);
    rank[2] = (uint8_t)(bc + !ca);
}

/* The order of one box's row, given as such bits, against its first row, given likewise. */
static uint32_t relative_order(uint32_t first_bits, uint32_t bits)
{
    uint8_t first[3];
    uint8_t rank[3];
    uint8_t order[3] = {0, 0, 0};
    ranks_of_bits(first_bits, first);
    ranks_of_bits(bits, rank);
    for (int k = 0; k < 3; k++)
        order[first[k]] = rank[k];
    return hf_order3_number(order);
}

static bool is_order(uint32_t bits)
{
    return bits != 0 && bits != 7; /* a < b < c < a and its mirror cannot be */
}

static void make_shortcuts(hf_bands *bands)
{
    hf_band_shortcuts *cuts = &bands->shortcuts;
    const hf_band_contents *contents = &bands->contents;
    memset(cuts, 0, sizeof *cuts);
    for (uint32_t a = 0; a < 64; a++) {
        memset(cuts->sorted[a], 15, sizeof cuts->sorted[a]);
        for (uint32_t b = 0; b < 64; b++) {
            if (hf_popcount32(a) == 3 && hf_popcount32(b) == 3)
                cuts->content[a << 6 | b] =
                    contents->number[contents->subset[a]][contents->subset[b]];
            if (is_order(a & 7) && is_order(a >> 3) && is_order(b & 7) && is_order(b >> 3))
                cuts->orders[a << 6 | b] =
                    (uint16_t)(36 * relative_order(a & 7, b & 7) + relative_order(a >> 3, b >> 3));
        }
        for (uint8_t c = 0; c < 9; c++) {
            uint8_t rank[3];
            ranks_of_bits(c < 6 ? a & 7 : a >> 3, rank);
            if (c < 3)
                cuts->sorted[a][c] = c;
            else if (is_order(a & 7) && is_order(a >> 3))
                cuts->sorted[a][c / 3 * 3 + rank[c % 3]] = c;
        }
    }
}

void hf_bands_make(hf_bands *bands)
{
    uint32_t maps = 0;
    uint16_t classes = 0;
    hf_band_contents_make(&bands->contents);
    memset(bands->class_of, 0xff, sizeof bands->class_of);
    for (uint32_t root = 0; root < HF_BAND_KEYS; root++) {
        if (bands->class_of[root] != UNKNOWN)
            continue;
        HF_ASSERT(classes < HF_BAND_CLASSES);
        maps = make_class(bands, root, classes++, maps);
    }
    HF_ASSERT(classes == HF_BAND_CLASSES && maps == HF_BAND_MAPS);
    sort_classes(bands);
    list_orders(bands);
    make_shortcuts(bands);
}
