/* SPDX-License-Identifier: MIT
 *
 * band.h - every band of a solved board is one of 416, up to symmetry.
 *
 * A *chute* is a band, or a stack turned. It is *normal* if its first box reads 0..8 and the columns of the
 * other two boxes stand in the order of their first row:
 *
 *      0 1 2 | 3 6 8 | 4 5 7        first row ascending within each box
 *      3 4 5 | . . . | . . .        which labels: 56 ways; in which order: 6 for each row and box
 *      6 7 8 | . . . | . . .
 *
 * Renaming digits and ordering those columns makes any chute normal, and 56 * 6^4 = 72,576 normal chutes
 * exist, so a chute has a *key* below that number, found without search. A table by key gives the class and
 * all maps that take the normal chute to the least band of its class. They are as many as the band has
 * automorphisms; over all keys 416 * 216 = 89,856.
 */
#ifndef HF_CANON_BAND_H
#define HF_CANON_BAND_H

#include <stdint.h>

enum {
    HF_BAND_CONTENTS = 56,
    HF_BAND_KEYS = HF_BAND_CONTENTS * 36 * 36,
    HF_BAND_CLASSES = 416,
    HF_BAND_MAPS = HF_BAND_CLASSES * 216,
    HF_CHUTE_MAPS = 7776 /* 6 orders of rows, 6 of boxes, 6 of columns in each of three boxes */
};

/* The six orders of three things, and the number of an order by its first two entries. */
extern const uint8_t hf_order3[6][3];
uint32_t hf_order3_number(const uint8_t order[3]);

/* An order of the rows and columns of a chute: the image has in row r and column c what stood in row row[r]
 * and column column[c]. As a number: rows + 6 * boxes + 36 * columns of each box. */
typedef struct hf_chute_map {
    uint8_t row[3];
    uint8_t column[9];
} hf_chute_map;

/* The cells of a chute. */
typedef struct hf_band {
    uint8_t at[3][9];
} hf_band;

/* What gives keys their numbers; a part of the tables below, filled in first. */
typedef struct hf_band_contents {
    uint8_t subset[64]; /* 3-subsets of 6 things as bits -> 0..19; 255: not three bits */
    uint8_t number[20]
                  [20]; /* subsets of rows 0 and 1 of the second box -> 0..55; 255: impossible */
    uint16_t box[HF_BAND_CONTENTS]
                [3]; /* ... and back: the labels of each row of the second box, as bits */
} hf_band_contents;

void hf_band_contents_make(hf_band_contents *contents);

/* The key of a chute of three rows with digits 0..8, and the columns in their normal order. The plain way. */
uint32_t hf_band_key(const hf_band_contents *contents, const uint8_t *const row[3],
                     uint8_t sorted[9]);
/* The normal chute of a key. */
void hf_band_of_key(const hf_band_contents *contents, uint32_t key, hf_band *band);

/* The same key by few look-ups, from what vectors give: for each row six bits, three for the second box and
 * three for the third, that compare each label with the next in its box, round about; and the labels of the
 * second box as sets of six bits. */
typedef struct hf_band_shortcuts {
    uint8_t content[64 * 64]; /* by the sets of rows 0 and 1 */
    uint16_t
        orders[64 *
               64]; /* by the comparisons of row 0 and of another row: 36 * second box + third */
    uint8_t
        sorted[64]
              [16]; /* by the comparisons of row 0: the columns in normal order, padded with 15 */
} hf_band_shortcuts;

typedef struct hf_bands {
    hf_band_contents contents;
    hf_band_shortcuts shortcuts;
    uint16_t class_of[HF_BAND_KEYS];
    uint32_t first[HF_BAND_KEYS];     /* the key's maps are map[first] ... */
    uint8_t maps_of[HF_BAND_CLASSES]; /* ... so many of them: at most 108 */
    uint16_t map[HF_BAND_MAPS];
    hf_band least[HF_BAND_CLASSES];
    uint8_t column[HF_CHUTE_MAPS][16]; /* the maps by number, the columns padded with 15 */
    uint8_t row[HF_CHUTE_MAPS][4];
} hf_bands;

/* Fills in the tables, in some 20 ms. */
void hf_bands_make(hf_bands *bands);

#endif
