/* SPDX-License-Identifier: MIT
 *
 * canon.h - which boards are the same up to symmetry? Canonical forms and the maps to them.
 *
 *     hf_canon *canon;
 *     uint8_t form[81];
 *     if (hf_canon_new(HF_FORM_PUZZLE, &canon) == HF_OK) {
 *         hf_canon_form(canon, values, form, NULL, NULL);   // 81 bytes in, 81 bytes out
 *         hf_canon_free(canon);
 *     }
 *
 * Turning a board, exchanging bands, rows of a band, stacks, columns of a stack, and renaming digits
 * change nothing that matters: two boards with such a map between them are *the same*. A canonical form is
 * the least of all boards that are the same. What "least" means must be said, because the world uses
 * three orders; all compare 81 characters in reading order:
 *
 *     HF_FORM_SOLUTION   solved boards: the least string of digits
 *     HF_FORM_PUZZLE     puzzles: the least string, a blank being less than 1
 *     HF_FORM_PATTERN    puzzles: the least pattern of clues (blank before clue), then the least digits on it
 *
 * Boards are 81 bytes, 0 for a blank. On a full board the three forms are one.
 *
 * Ownership: an hf_canon is its maker's, to be freed by hf_canon_free. Threads: one context for one thread;
 * maps are plain data. Errors: as each call says; nothing prints or exits.
 */
#ifndef HOUSEFUL_CANON_H
#define HOUSEFUL_CANON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/cpu.h"
#include "houseful/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- maps ------------------------------------------------------------------------------------ */

/* A symmetry. Its image of a board B, turned over the falling diagonal first if `turned`, has in row r and
 * column c the digit digit[B[row[r]][column[c]]]. digit[0] is 0: blanks stay blanks. There is nothing more to a
 * symmetry of this board, so the struct never grows. */
typedef struct hf_map {
    uint8_t turned;
    uint8_t row[9];
    uint8_t column[9];
    uint8_t digit[10];
} hf_map;

/* The map that changes nothing. */
HF_API void hf_map_identity(hf_map *map);
/* Is it a symmetry: rows kept together by bands, columns by stacks, each digit once? */
HF_API bool hf_map_is_symmetry(const hf_map *map);
/* The image of a board; `image` may not be `board`. */
HF_API void hf_map_apply(const hf_map *map, const uint8_t board[81], uint8_t image[81]);
/* `inverse` undoes `map`; they may be the same object. */
HF_API void hf_map_invert(const hf_map *map, hf_map *inverse);
/* `both` does `first`, then `second`; it may be one of them. */
HF_API void hf_map_compose(const hf_map *first, const hf_map *second, hf_map *both);
/* Map number `index` of a seed's series, each of the 2 * 6^8 * 9! equally likely; the same on every machine. */
HF_API void hf_map_random(uint64_t seed, uint64_t index, hf_map *map);

/* ---- forms ----------------------------------------------------------------------------------- */

typedef enum hf_form { HF_FORM_SOLUTION, HF_FORM_PUZZLE, HF_FORM_PATTERN } hf_form;

/* "solution", "puzzle", "pattern"; NULL past the last. */
HF_API const char *hf_form_name(hf_form form);
/* The form with this name; false if there is none. */
HF_API bool hf_form_named(const char *name, hf_form *form);

typedef struct hf_canon hf_canon;

/* Tables and working room for one form. HF_NO_MEMORY; HF_BAD_ARGUMENT: no such form. */
HF_API hf_status hf_canon_new(hf_form form, hf_canon **out);
HF_API void hf_canon_free(hf_canon *canon);

/* Use only these processor features (HF_CPU_...) from now on; never changes a result. */
HF_API void hf_canon_use_cpu(hf_canon *canon, uint32_t features);

/* The canonical form of one board. `map` (or NULL) receives a map that leads there, `automorphisms` (or NULL)
 * the number of ways to rearrange the cells that, with a suitable renaming of digits, leave the board as it
 * is: 1 for nearly all. HF_BAD_ARGUMENT: a value above 9; for HF_FORM_PUZZLE, a digit twice in a row or
 * column; for HF_FORM_SOLUTION, no solved board.
 * HF_TOO_LARGE: a board with so many symmetries (nearly empty ones) that the search was given up.
 * HF_NO_MEMORY. */
HF_API hf_status hf_canon_form(hf_canon *canon, const uint8_t board[81], uint8_t form[81],
                               hf_map *map, uint32_t *automorphisms);

/* The forms of `count` boards that follow each other in memory, 81 bytes each; `forms` likewise. `automorphisms`
 * (or NULL) receives a number for each. `statuses` receives for each board what hf_canon_form would return; a
 * board that is not HF_OK leaves 81 zeros. HF_NO_MEMORY: it did not suffice for some board, else HF_OK. */
HF_API hf_status hf_canon_many(hf_canon *canon, size_t count, const uint8_t *boards, uint8_t *forms,
                               uint32_t *automorphisms, hf_status *statuses);

/* A name of 128 bits for the class of a board, several times cheaper than the form: equal for boards that are
 * the same; different for others, but for a chance of about n^2 / 2^129 among n classes. Never 0, 0. The same on
 * every machine and for this version of the library. Contexts for HF_FORM_PUZZLE only, else HF_BAD_ARGUMENT; other
 * errors as hf_canon_form. */
HF_API hf_status hf_canon_key(hf_canon *canon, const uint8_t board[81], uint64_t key[2]);

/* The same for `count` boards, with a status for each, as hf_canon_many; 0, 0 where it is not HF_OK. */
HF_API hf_status hf_canon_keys(hf_canon *canon, size_t count, const uint8_t *boards,
                               uint64_t (*keys)[2], hf_status *statuses);

/* Are two boards the same? If so, `map` (or NULL) receives a map from the first to the second. Errors as
 * hf_canon_form. */
HF_API hf_status hf_canon_same(hf_canon *canon, const uint8_t first[81], const uint8_t second[81],
                               bool *same, hf_map *map);

/* The classes, 0 to 415, of the six chutes of a solved board: its three bands, then its three stacks. Classes
 * are numbered by their least form. Contexts for HF_FORM_SOLUTION only, else HF_BAD_ARGUMENT. */
HF_API hf_status hf_canon_bands(hf_canon *canon, const uint8_t board[81], uint16_t bands[6]);

/* ---- numbers --------------------------------------------------------------------------------- */

/* There are 5,472,730,538 essentially different solved boards. Their canonical forms, as texts in ascending order, are
 * numbered from 1. */
#define HF_RANKS UINT64_C(5472730538)

/* What is counted on the way is kept: the first board of a kind takes some tenths of a second, later ones some
 * hundredths or less; after millions of boards a ranker holds up to 10 MB. One for one thread. */
typedef struct hf_ranker hf_ranker;

/* HF_NO_MEMORY. */
HF_API hf_status hf_ranker_new(hf_ranker **out);
HF_API void hf_ranker_free(hf_ranker *ranker);

/* The number, 1 to HF_RANKS, of the class of a solved board. HF_BAD_ARGUMENT: it is not solved; HF_NO_MEMORY. */
HF_API hf_status hf_ranker_rank(hf_ranker *ranker, const uint8_t board[81], uint64_t *rank);
/* The canonical board of this number. HF_BAD_ARGUMENT: there is none; HF_NO_MEMORY. */
HF_API hf_status hf_ranker_unrank(hf_ranker *ranker, uint64_t rank, uint8_t board[81]);

/* ---- boards of any shape --------------------------------------------------------------------- */

/* Every shape has symmetries of its own: maps of its cells that carry lines to lines, boxes and regions to boxes and
 * regions, diagonals, windows and other houses to their like. Sudoku X has 96 of them, plain 9x9 3,359,232. A
 * labeller finds a canonical form under the symmetries of its shape and the names of symbols: equal for boards that
 * are the same, by colouring and search; it is not the least of anything, so on plain 9x9 boards it differs from the
 * three forms above, which are faster by far. Colours are hashes of 64 bits. */
typedef struct hf_labeller hf_labeller;

/* HF_TOO_LARGE: more than 10,000 cells; HF_NO_MEMORY. One for one thread. */
HF_API hf_status hf_labeller_new(const hf_shape *shape, hf_labeller **out);
HF_API void hf_labeller_free(hf_labeller *labeller);

/* The form of a board, one value per cell, 0 for a blank. `place` (or NULL) receives for each cell where it goes,
 * `name` (or NULL; N + 1 of them) for each symbol what it is called there, and `automorphisms` (or NULL) the number of
 * symmetries that, with a suitable renaming, leave the board as it is, saturating. HF_BAD_ARGUMENT: a value above N.
 * HF_TOO_LARGE: so many ties that the search was given up. HF_NO_MEMORY. */
HF_API hf_status hf_labeller_form(hf_labeller *labeller, const uint16_t *values, uint16_t *form,
                                  uint32_t *place, uint16_t *name, uint64_t *automorphisms);

/* Symmetry number `index` of a seed's series and a renaming, as hf_labeller_form tells them; the same on every
 * machine. Where cells that look alike are alike, which holds for all but crooked regions, each is as likely.
 * HF_TOO_LARGE, HF_NO_MEMORY. */
HF_API hf_status hf_labeller_random(hf_labeller *labeller, uint64_t seed, uint64_t index,
                                    uint32_t *place, uint16_t *name);

#ifdef __cplusplus
}
#endif
#endif
