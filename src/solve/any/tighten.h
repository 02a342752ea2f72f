/* SPDX-License-Identifier: MIT
 *
 * tighten.h - what houses say about candidates beyond singles: overlaps and subsets.
 */
#ifndef HF_SOLVE_ANY_TIGHTEN_H
#define HF_SOLVE_ANY_TIGHTEN_H

#include "solve/any/singles.h"
#include "solve/engine.h"

/* The most words in a set of symbols. */
enum { HF_TIGHTEN_WORDS = HF_MAX_SIZE / 64 };

/* Two houses with two or more cells in common. */
typedef struct hf_house_overlap {
    uint32_t a;
    uint32_t b;
} hf_house_overlap;

typedef struct hf_tightener {
    hf_singles *singles;
    uint32_t overlaps;
    hf_house_overlap *overlap;
    uint64_t *common;  /* per overlap: which places of a, then which places of b (words each) */
    uint8_t *stale;    /* per house: what must be looked at again */
    uint16_t *partner; /* houses x size: a symbol for each cell of a house, all different */

    /* For one house at a time: */
    uint16_t *owner;    /* per symbol: the place that has it as its partner */
    uint16_t *from;     /* per symbol: the place from which it was reached */
    uint16_t *queue;    /* symbols reached */
    uint64_t *choice;   /* per symbol: the candidates of its owner */
    uint64_t *path;     /* sets of symbols, see subsets.c */
    uint64_t *path_out; /* for each of them the symbols one step away */
} hf_tightener;

/* Takes the memory: 0.1 MB for 81 x 81 cells, 3 MB for 400 x 400. */
/* HF_NO_MEMORY, also if the search was told to stop on the way. */
hf_status hf_tighten_open(hf_tightener *t, hf_singles *singles, hf_search *search);
void hf_tighten_close(hf_tightener *t);
size_t hf_tighten_memory(const hf_tightener *t);

/* Strikes candidates until neither singles, nor two houses that overlap, nor the cells of a house
 * among themselves exclude any more; or until the search has to stop. False: no solution. */
bool hf_tighten_run(hf_tightener *t, hf_search *search);

/* ---- parts ---- */
/* Strikes a set of symbols from a cell, as far as they are its candidates. False: contradiction. */
bool hf_tighten_strike(hf_singles *s, uint32_t cell, const uint64_t *set);
/* Fills in `overlaps`, `overlap` and `common`. False: no memory. */
bool hf_overlaps_list(hf_tightener *t, hf_search *search);
/* Strike what one overlap, or one house, excludes, not what follows from that. False: no solution.
 */
bool hf_overlaps_look(hf_tightener *t, uint32_t i);
bool hf_subsets_look(hf_tightener *t, uint32_t house);

#endif
