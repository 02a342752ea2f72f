/* SPDX-License-Identifier: MIT
 *
 * canon_data.h - a context for canonical forms, and what a search for one returns.
 */
#ifndef HF_CANON_DATA_H
#define HF_CANON_DATA_H

#include "canon/band.h"
#include "canon/ties.h"
#include "houseful/canon.h"

/* A board as nine rows (0) and nine columns (1), each in the first nine of 16 bytes. */
typedef struct hf_canon_line {
    uint8_t at[16];
} hf_canon_line;

typedef struct hf_canon_lines {
    hf_canon_line line[2][9];
} hf_canon_lines;

/* What was found. The lines and columns say which of the board's come where. The arrays have room for whole
 * vectors; only the first 9, 10 and 81 bytes count. */
typedef struct hf_canon_found {
    uint8_t turned;
    uint8_t line[9];
    uint8_t column[16];
    uint8_t digit[16]; /* digit[d]: what d is called; 0 for one that does not occur */
    uint8_t form[96];
    uint32_t automorphisms;
} hf_canon_found;

/* The searches in one instruction set. */
typedef struct hf_canon_engine {
    uint32_t needs; /* HF_CPU_... */
    /* Values are below 16 and are replaced by their names; names[0] also fills bytes 9 to 15. */
    void (*lay)(const uint8_t board[81], const uint8_t names[16], hf_canon_lines *lines);
    void (*solution)(const hf_bands *bands, const hf_canon_lines *lines, hf_canon_found *found);
    hf_status (*puzzle)(const hf_ties *ties, hf_tie_room *room, const hf_canon_lines *lines,
                        hf_canon_found *found);
} hf_canon_engine;

extern const hf_canon_engine hf_canon_portable;
extern const hf_canon_engine hf_canon_sse41;
extern const hf_canon_engine hf_canon_avx2;
extern const hf_canon_engine hf_canon_neon;
extern const hf_canon_engine hf_canon_wasm;

struct hf_canon {
    hf_form form;
    const hf_canon_engine *engine;
    hf_bands *bands;  /* solutions; NULL until a puzzle turns out to be full */
    hf_ties *ties;    /* puzzles */
    hf_tie_room room; /* puzzles: states of the search */
    struct hf_patterns *patterns;
};

/* The pattern form needs no vectors. */
typedef struct hf_patterns hf_patterns;
hf_status hf_patterns_new(hf_patterns **out);
void hf_patterns_free(hf_patterns *patterns);
hf_status hf_patterns_form(hf_patterns *patterns, const hf_canon_lines *lines,
                           hf_canon_found *found);

#endif
