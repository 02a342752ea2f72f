/* SPDX-License-Identifier: MIT
 *
 * kind.h - a kind of written constraint: what it is called, how formats spell it, what it comes to,
 * how it is drawn.
 *
 * A kind is one constant of type hf_kind, in a file of kinds/ with its nearest relatives, and one
 * line in the table of kinds.c. Formats read and write it by its spelling, engines see what `expand`
 * makes of it, pictures follow its drawing: none of them knows the kind itself.
 */
#ifndef HF_PUZZLE_KIND_H
#define HF_PUZZLE_KIND_H

#include "puzzle/rules.h"

/* What stands behind the name in the notation of the Interactive Sudoku Solver. */
typedef enum hf_iss_form {
    HF_ISS_NONE,
    HF_ISS_GLOBAL,       /* nothing */
    HF_ISS_CELLS,        /* cells */
    HF_ISS_FIRST_CELLS,  /* cells, the first of which is a part of its own */
    HF_ISS_ENDS,         /* cells, whose first and last are a part of their own, and come first */
    HF_ISS_NUMBER_CELLS, /* a number, cells */
    HF_ISS_MAYBE_NUMBER, /* a number that may be missing, cells */
    HF_ISS_PILL,         /* the length of the first part, cells */
    HF_ISS_PAIRS,        /* cells; every two neighbours among them are a constraint */
    HF_ISS_OUTSIDE,      /* R1 or C1, a number seen from its beginning, one from its end */
    HF_ISS_LINE,         /* a number, R1 or C1 */
    HF_ISS_DIAGONAL,     /* a number, the first cell of a diagonal */
    HF_ISS_QUAD,         /* the cell at the upper left, numbers */
    HF_ISS_INDEXING_ROW, /* R, cells */
    HF_ISS_INDEXING_COLUMN, /* C, cells */
    HF_ISS_DIGITS,          /* digits without anything between them, cells */
    HF_ISS_SEGMENTS,        /* cells in parts, with an empty piece between two parts */
    HF_ISS_SETS,            /* how many parts the cells make, cells */
    HF_ISS_LOOP,            /* a number, cells, perhaps LOOP, which is a second number */
    HF_ISS_TIES,            /* none, only-unclued or any: the number 0, 1 or 2 */
    HF_ISS_VALUES,          /* numbers with a _ between them, cells */
    HF_ISS_WEIGHTS          /* a sum, =, coefficients, with a _ between them; cells */
} hf_iss_form;

/* Where the field of f-puzzles' JSON keeps what. */
typedef enum hf_fpuzzles_form {
    HF_FPUZZLES_NONE,
    HF_FPUZZLES_GLOBAL,   /* true */
    HF_FPUZZLES_NEGATIVE, /* its name in the list "negative" */
    HF_FPUZZLES_CELLS,    /* cells, and perhaps value */
    HF_FPUZZLES_LETTER,   /* cells, value "X" or "V" */
    HF_FPUZZLES_CELL,     /* cell */
    HF_FPUZZLES_LINES,    /* lines, perhaps value */
    HF_FPUZZLES_ENDS,     /* lines whose ends are a part of their own */
    HF_FPUZZLES_ARROW,    /* cells: the bulb; lines: from it */
    HF_FPUZZLES_OUTSIDE,  /* cell outside the board, value */
    HF_FPUZZLES_LITTLE,   /* the same with a direction and cells */
    HF_FPUZZLES_CLONE,    /* cells, cloneCells */
    HF_FPUZZLES_QUAD      /* cells, values */
} hf_fpuzzles_form;

typedef enum hf_drawing_style {
    HF_STYLE_NONE,    /* said below the board, by name */
    HF_STYLE_CAGE,    /* a dashed line around the cells, the number in the corner */
    HF_STYLE_SHADE,   /* the cells in a tint */
    HF_STYLE_LINE,    /* a thick line along the cells */
    HF_STYLE_BULB,    /* the same from a round end */
    HF_STYLE_ARROW,   /* a circle around the first part, a thin line with a head */
    HF_STYLE_ENDS,    /* a thick line between two circles */
    HF_STYLE_DOT,     /* a dot on the border of two cells, the number in it */
    HF_STYLE_LETTER,  /* a letter there */
    HF_STYLE_CORNER,  /* numbers in a circle where four cells meet */
    HF_STYLE_OUTSIDE, /* a number beside the board */
    HF_STYLE_SQUARE,  /* a square in the cell */
    HF_STYLE_CIRCLE   /* a circle in the cell */
} hf_drawing_style;

typedef struct hf_kind {
    const char *name;   /* "killer cage" */
    const char *plural; /* "killer cages" */
    const char *iss;    /* its name there; NULL: none */
    const char *fpuzzles;
    hf_iss_form iss_form;
    hf_fpuzzles_form fpuzzles_form;
    hf_drawing_style style;
    const char *colour;   /* for drawing */
    const char *mark;     /* numbers beside the board: a path of up to 8 x 8 to tell them apart */
    int32_t usual;        /* the number where none is given */
    uint32_t least, most; /* cells it must and may have; most 0: as many as there are */
    /* What is wrong with it, for people; NULL: nothing. May be NULL. The number of cells, that they
     * exist and that none comes twice in a part has been looked at (but see `repeats`). */
    const char *(*fault)(const hf_rules *rules, const hf_written *written);
    void (*expand)(hf_rules *rules, const hf_written *written);
    bool lists;    /* all its numbers are told in words: "quadruple of 1, 2 and 2" */
    bool numbered; /* its first number is told in words: "killer cage of 10" */
    bool repeats;  /* a cell may come twice */
    bool late;     /* expands after all others, of which it speaks */
} hf_kind;

const hf_kind *hf_kind_of(hf_constraint_kind kind);
/* What is wrong with a written constraint, for people; NULL: nothing. */
const char *hf_written_fault(const hf_rules *rules, const hf_written *written);

/* ---- geometry for kinds: flat boards ------------------------------------------------------------ */

/* The cell so many rows and columns away; false: outside. */
bool hf_cell_beside(const hf_rules *rules, uint32_t cell, int32_t down, int32_t right,
                    uint32_t *other);
/* Calls `pair` for every two cells that lie `down` and `right` apart. */
void hf_each_apart(hf_rules *rules, int32_t down, int32_t right, hf_relation_fn holds,
                   int32_t number);

/* Relations that several kinds need. */
bool hf_relation_differ(int32_t a, int32_t b, int32_t number);
bool hf_relation_equal(int32_t a, int32_t b, int32_t number);
bool hf_relation_less(int32_t a, int32_t b, int32_t number);

extern const hf_kind hf_kind_cage, hf_kind_sum, hf_kind_region, hf_kind_lines; /* cages.c */
extern const hf_kind hf_kind_difference, hf_kind_ratio, hf_kind_pair_sum,
    hf_kind_greater; /* dots.c */
extern const hf_kind hf_kind_negative_ratio, hf_kind_negative_sum, hf_kind_negative_dots,
    hf_kind_non_consecutive; /* negative.c */
extern const hf_kind hf_kind_anti_knight, hf_kind_anti_king, hf_kind_anti_taxicab,
    hf_kind_diagonal_non_consecutive;                               /* moves.c */
extern const hf_kind hf_kind_thermometer, hf_kind_slow_thermometer; /* thermometers.c */
extern const hf_kind hf_kind_arrow, hf_kind_double_arrow;           /* arrows.c */
extern const hf_kind hf_kind_odd, hf_kind_even, hf_kind_minimum, hf_kind_maximum; /* cells.c */
extern const hf_kind hf_kind_palindrome, hf_kind_clone, hf_kind_same_sets;        /* copies.c */
extern const hf_kind hf_kind_whisper, hf_kind_renban, hf_kind_nabner, hf_kind_entropic,
    hf_kind_modular; /* lines.c */
extern const hf_kind hf_kind_region_sum, hf_kind_zipper, hf_kind_equal_sum,
    hf_kind_sum_line;                                                    /* line_sums.c */
extern const hf_kind hf_kind_between, hf_kind_lockout, hf_kind_lunchbox; /* ends.c */
extern const hf_kind hf_kind_little_killer, hf_kind_sandwich, hf_kind_x_sum, hf_kind_skyscraper,
    hf_kind_hidden_skyscraper, hf_kind_numbered_room; /* outside.c */
extern const hf_kind hf_kind_quadruple, hf_kind_look_and_say, hf_kind_counting_circles,
    hf_kind_global_entropy, hf_kind_content, hf_kind_exact_content,
    hf_kind_equality_cage;                                      /* sets.c */
extern const hf_kind hf_kind_weighted_sum, hf_kind_rellik_cage; /* weights.c */
extern const hf_kind hf_kind_full_rank, hf_kind_rank_ties;      /* ranks.c */
extern const hf_kind hf_kind_row_indexer, hf_kind_column_indexer,
    hf_kind_box_indexer; /* indexers.c */

#endif
