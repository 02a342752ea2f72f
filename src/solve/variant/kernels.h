/* SPDX-License-Identifier: MIT
 *
 * kernels.h - the work that the engine "variant" spends its time on, free of everything around it, so
 * that it can be written once more for a processor with wide registers.
 *
 * Each kernel draws all conclusions of its kind, so every version of it comes to the same sets, bit for
 * bit, and the search is the same everywhere but for walks.
 *
 * Many of them work on *sets of sets*: a set of the symbols 0 to 8 is a number below 512, and a set
 * of such sets has a bit for each of them, eight words in all.
 */
#ifndef HF_VARIANT_KERNELS_H
#define HF_VARIANT_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    HF_SETS = 512,
    HF_SETS_WORDS = HF_SETS / 64,
    HF_SETS_CELLS = 9,      /* symbols and cells, at most */
    HF_SETS_SUM = 36,       /* of the symbols 0 to 8 */
    HF_SETS_FOURS = 12,     /* sets of four symbols with one sum, at most */
    HF_SETS_THREES = 21,    /* of three symbols */
    HF_SETS_LANES = 16,     /* few_tpl.h */
    HF_SETS_LOW_SUMS = 16,  /* of the symbols 0 to 5, and 0 */
    HF_BOARD_WORDS = 9 * 3, /* singles.c */
    HF_BOARD_CHANGES = 2,   /* words with a bit for each of its places */
    HF_GROUPS_CELLS = 16,   /* in hf_groups, at most */
    /* a long sum is worth a look if it is nearer to a bound than its widest cell and that */
    HF_GROUPS_SLACK = 3,
    HF_WALK_DEAD = 0xffff
};

typedef struct hf_sets {
    uint64_t word[HF_SETS_WORDS];
} hf_sets;

typedef struct hf_sets_tables {
    hf_sets at_least[HF_SETS_SUM + 2]; /* the sets with this sum or more */
    hf_sets has[HF_SETS_CELLS];        /* the sets with this symbol */
    hf_sets within[HF_SETS];           /* by set: those it is a part of */
    hf_sets meets[HF_SETS];            /* by set: those it is no part of but shares a symbol with */
    hf_sets size[4];                   /* the sets whose number of symbols has this bit */
    hf_sets runs[HF_SETS_CELLS + 1];   /* the sets of so many symbols that follow each other */
    uint64_t low_sum[HF_SETS_LOW_SUMS]; /* by sum: the sets of the symbols 0 to 5 */
    uint16_t turned[HF_SETS];           /* symbol s as 8 - s */
    /* by the sum of three cells and the symbol of the first: symbols of the second that would make two of them
     * alike; behind the nine nobody asks */
    uint32_t alike[HF_SETS_THREES + 1][HF_SETS_LANES];
    /* subsets_avx2.h: by size the sets of the symbols 0 to 7; by a cell's symbols below 6, and from there on, for
     * each of these the sets that it can be added to, in a word */
    uint64_t sized[HF_SETS_CELLS + 1][HF_SETS_WORDS / 2];
    uint64_t low_symbols[64][6];
    uint64_t high_symbols[8][3];
    uint16_t symbols[HF_SETS_CELLS + 1][HF_SETS_SUM + 1]; /* by number and sum: all sets, or'ed */
    /* by sum, the sets of four symbols, up to the first 0 */
    uint16_t fours[HF_SETS_SUM + 1][HF_SETS_FOURS + 1];
    /* Four cells with four symbols each, as four bits by cell: what is left of them if the cells must
     * be different. */
    uint16_t matched[1 << 16];
} hf_sets_tables;

/* Different cells, and what the first i + 1 of them may add up to. */
typedef struct hf_row_of_cells {
    uint32_t count;
    const hf_sets *ends; /* the sets that all of them together may have; NULL: any */
    uint16_t mask[HF_SETS_CELLS];
    int16_t least[HF_SETS_CELLS];
    int16_t most[HF_SETS_CELLS];
} hf_row_of_cells;

/* Walks, and bands of diagonals (bands.c), are not for a browser, where what is downloaded counts: lines stay
 * lines there (line.c). */
#if !defined(__wasm__)
#define HF_WALKS 1
#endif

/* Different cells along which an automaton walks. */
typedef struct hf_walk {
    uint32_t count;
    uint32_t symbols; /* of the board */
    uint32_t states;
    uint32_t words;       /* in a set of states */
    uint32_t starts;      /* it begins in one of the first so many states */
    const uint16_t *next; /* by state, `symbols` each; HF_WALK_DEAD: no way on */
    const uint8_t *accepts;
    uint16_t mask[HF_SETS_CELLS];
    /* scratch: before, between and behind the cells, the states from which the end can be reached, those
     * of them that can be reached, and by state what symbols can have been used by then */
    uint64_t *useful;
    uint64_t *alive;
    hf_sets *used;
} hf_walk;

/* Cells of a sum that are different from each other and have the same coefficient, 1 or -1; or one
 * cell with any. A coefficient below 0 is turned around: the cell counts from its other end. */
typedef struct hf_sum_group {
    uint8_t count;   /* of cells: up to 3, or up to 9 in long sums */
    bool turned;     /* coefficient below 0 */
    uint16_t factor; /* its size */
} hf_sum_group;

/* Groups of up to three cells of nine symbols, all counted once, that have a total together. */
typedef struct hf_groups {
    const uint32_t *cells; /* places on the board */
    const hf_sum_group *group;
    uint32_t count; /* cells, */
    uint32_t groups;
    uint32_t turned; /* cells, as bits */
    int32_t total;
    /* what it comes to */
    uint32_t mask[HF_GROUPS_CELLS]; /* cells, as they count */
    uint64_t own[HF_GROUPS_CELLS];  /* by group: the sums that it can have, */
    uint64_t kept[HF_GROUPS_CELLS]; /* and those of them that others complete */
} hf_groups;

typedef enum hf_groups_answer {
    HF_GROUPS_FAIL,
    HF_GROUPS_STAY,  /* nothing is struck, or so little that it is not worth the work */
    HF_GROUPS_STRIKE /* as `kept` tells */
} hf_groups_answer;

typedef struct hf_variant_kernels {
    /* The rows, columns and boxes of a 9x9 board to the end (singles.c). The words behind the board
     * are scratch. The places that changed are added to `changed`. False: a contradiction, as below. */
    bool (*settle)(uint64_t words[HF_BOARD_WORDS + 1], bool locked,
                   uint64_t changed[HF_BOARD_CHANGES]);
    /* Leaves in each mask what some way to fill the cells has there (subsets_tpl.h). */
    bool (*subsets)(const hf_sets_tables *tables, hf_row_of_cells *row);
    /* The sets that so many cells, different ones, can have together. */
    void (*reach)(const hf_sets_tables *tables, const uint16_t *mask, uint32_t count,
                  hf_sets *reached);
    /* The same for four cells with one sum; NULL: `subsets` is as good. */
    bool (*four)(const hf_sets_tables *tables, uint16_t *mask, uint32_t total);
    /* The same for up to nine different cells, whatever their sum (hall_tpl.h). */
    bool (*hall)(const hf_sets_tables *tables, uint16_t *mask, uint32_t count);
    /* The same for different cells and an automaton along them (walk_tpl.h); NULL: none. */
    bool (*walk)(hf_walk *walk);
    /* Two or three different cells: the sums they can have, as bits, and what is left of them if their sum
     * is to be one of these (few_tpl.h). The portable ones are for 16 symbols, the others for nine. */
    uint64_t (*few_sums)(const uint32_t *mask, uint32_t count);
    void (*few_keep)(const uint32_t *mask, uint32_t count, uint64_t sums, uint32_t *kept);
    /* few_keep for three cells of nine symbols with one sum; NULL: no better than that. */
    void (*three)(const hf_sets_tables *tables, const uint32_t *mask, uint32_t total,
                  uint32_t *kept);
    /* A long sum on a plain 9x9 board, of which the words are `board`. NULL: none. */
    hf_groups_answer (*groups)(const uint16_t *board, hf_groups *sum);
} hf_variant_kernels;

/* Those that a processor with these features (HF_CPU_...) can use. */
const hf_variant_kernels *hf_variant_kernels_for(uint32_t cpu);
extern const hf_variant_kernels hf_variant_kernels_portable;
extern const hf_variant_kernels hf_variant_kernels_avx2;
extern const hf_variant_kernels hf_variant_kernels_avx512;

void hf_sets_fill_tables(hf_sets_tables *tables);
/* The sums that some of the sets have, as bits. */
uint64_t hf_sets_sums(const hf_sets_tables *tables, const hf_sets *sets);
/* All sets with one of these sums. */
void hf_sets_with_sums(const hf_sets_tables *tables, uint64_t sums, hf_sets *sets);

/* singles.c */
bool hf_variant_settle(uint64_t words[HF_BOARD_WORDS + 1], bool locked,
                       uint64_t changed[HF_BOARD_CHANGES]);

#endif
