/* SPDX-License-Identifier: MIT
 *
 * below.h - all canonical solved boards that begin with one of the 416 least bands: counted or listed.
 *
 *      1 2 3 | 4 5 6 | 7 8 9
 *      4 5 . | . . . | . . .        the band: given
 *      7 . . | . . . | . . .
 *      ------+-------+------
 *      a . . | b . . | c . .        a column has six digits left. Three of them stand in the middle box, three in the
 *      . . . | . . . | . . .        lower one: 56 ways to *split* the digits of a stack.
 *      . . . | . . . | . . .
 *      ------+-------+------        Given a split, a box can be *stacked* in 36 ways, its rows in any order: its first
 *      . . . | . . . | . . .        column ascends, the other two have six orders each.
 *      . . . | . . . | . . .
 *      . . . | . . . | . . .
 *
 * The class of a stack does not depend on the order of rows in its boxes. So for a given band it is a table: split,
 * stacking of the middle box, stacking of the lower box. And a middle band knows nothing of the lower one but the three
 * splits. So all middle bands are made (six million, without the order of rows), in lists by their splits; the lists
 * of two opposite splits, middle and lower, are joined, and three look-ups tell of a pair whether all stacks are at least
 * the given band. Bands and stacks that are of a lesser class never get there; where one is of the same class, or where
 * the band can be mapped to itself, the board is compared with its images.
 */
#ifndef HF_CANON_BELOW_H
#define HF_CANON_BELOW_H

#include <stdbool.h>

#include "canon/canon_data.h"

enum { HF_SPLITS = 56, HF_STACKINGS = 36, HF_MOST_AUTOMORPHISMS = 648 };

/* A box below the band, of digits 0 to 8, its rows in the order of their first cells. */
typedef struct hf_below_box {
    uint8_t cell[9];
    uint16_t row[3];    /* each row as a set */
    uint16_t triple[3]; /* each row as a number to the base of 9 */
} hf_below_box;

typedef struct hf_below_stack {
    uint8_t opposite
        [HF_SPLITS]; /* the split that gives the lower box what this one gives the middle one */
    hf_below_box box[HF_SPLITS][HF_STACKINGS];
    /* by the split and the stacking of the middle box: the stackings of the lower box, which is split the opposite way,
     * with which the stack's class is at least the band's, or the same */
    uint64_t fits[HF_SPLITS][HF_STACKINGS];
    uint64_t ties[HF_SPLITS][HF_STACKINGS];
} hf_below_stack;

/* A middle or lower band, for given splits; its rows in the order of their first cells. */
typedef struct hf_below_band {
    uint8_t stacking[3];
    uint8_t
        turns; /* the orders of the rows of the second box and of the third: 6 * second + third */
    bool ties; /* the band's class is that of the given one */
} hf_below_band;

/* A map of the given band to itself. */
typedef struct hf_below_map {
    uint8_t column[9];
    uint8_t name[9];
} hf_below_map;

typedef struct hf_below {
    const hf_bands *bands;
    const hf_canon_engine *engine;
    uint16_t class; /* of the given band */
    hf_below_stack stack[3];
    /* by the sets of the first two rows: which boxes of the last stack have those rows, and in which order:
     * (split * 36 + stacking) * 6 + order */
    uint16_t number_of_set[512]; /* sets of three digits, 0 to 83 */
    uint16_t first[84 * 84 + 1];
    uint16_t last_box[HF_SPLITS * HF_STACKINGS * 6];
    uint32_t maps; /* of the band to itself, without the one that changes nothing */
    hf_below_map map[108];
    /* room: two lists of bands by the split of the last stack */
    struct hf_below_list *list[2];
} hf_below;

/* Room for any band; HF_NO_MEMORY. */
hf_status hf_below_new(const hf_bands *bands, const hf_canon_engine *engine, hf_below **out);
void hf_below_free(hf_below *below);
/* Prepares for the band of this class. */
void hf_below_begin(hf_below *below, uint16_t class);

/* What to look for, and who is told. */
typedef struct hf_below_search {
    unsigned
        cells; /* boards whose fourth row begins with so many given digits, 0 to 8: 0, 3 or 9 cells */
    uint8_t row[9];
    /* Told of each fourth row how many boards have been found with it, or NULL; it may come several times. */
    void (*tell_row)(void *user, const uint8_t row[9], uint64_t boards);
    /* Told of each board: the six rows below the band; or NULL. */
    void (*tell_board)(void *user, uint8_t rows[6][9]);
    void *user;
    uint64_t boards; /* found */
    uint64_t by_automorphisms[HF_MOST_AUTOMORPHISMS + 1];
} hf_below_search;

/* HF_NO_MEMORY. */
hf_status hf_below_run(hf_below *below, hf_below_search *search);

/* ---- the parts --------------------------------------------------------------------------------- */

/* One band of a list: digits 0 to 8. */
void hf_below_rows(const hf_below *below, const uint8_t split[3], const hf_below_band *band,
                   uint8_t rows[3][9]);

typedef struct hf_below_list {
    size_t room;
    size_t start[HF_SPLITS + 1]; /* by the split of the last stack */
    hf_below_band *band;
    /* as they come: */
    size_t count;
    hf_below_band *loose;
    uint8_t *split;
} hf_below_list;

/* All bands with these splits of the first two stacks whose class is at least that of the given band; `search` (or NULL)
 * says how their first row begins, `wanted` (or NULL) which splits of the last stack will do. HF_NO_MEMORY. */
hf_status hf_below_make(const hf_below *below, unsigned first, unsigned second,
                        const hf_below_search *search, const bool *wanted, hf_below_list *list);

#endif
