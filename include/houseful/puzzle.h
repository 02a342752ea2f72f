/* SPDX-License-Identifier: MIT
 *
 * puzzle.h - the puzzle: what a person holds, and what walks through the library.
 *
 * Text becomes a puzzle, the puzzle is asked, the answer is told. A puzzle has
 *
 *     a shape       cells and houses
 *     clues         the symbols its author printed
 *     constraints   what else its author demands: candidates given as clues, extra houses, and
 *                   what makes a variant: cages, thermometers, arrows, dots ...
 *     entries       the symbols a player has entered
 *     marks         the pencil marks a player has made
 *     title, comment
 *
 * Clues and constraints are the author's: they decide what a solution is, and every call that
 * answers honours all of them or says which one it does not serve. Entries and marks are the
 * player's position: they may be wrong, and no solution depends on them. So the candidates of a
 * Sukaku, or of a grid of pencil marks that comes without anything else, are given, and the marks
 * of a half-solved board whose clues are known are marks.
 *
 *     hf_puzzle_maker *maker;
 *     hf_puzzle *puzzle;
 *     hf_puzzle_maker_new(shape, &maker);
 *     hf_puzzle_maker_clue(maker, 0, 5);
 *     hf_puzzle_maker_title(maker, "Five in the corner", SIZE_MAX);
 *     if (hf_puzzle_maker_make(maker, &puzzle) == HF_OK) {
 *         printf("%s: %u clue\n", hf_puzzle_title(puzzle), hf_puzzle_clue_count(puzzle));
 *         hf_puzzle_free(puzzle);
 *     }
 *     hf_puzzle_maker_free(maker);
 *
 * Threads: a puzzle never changes once it is made, so any number of threads may ask it, share it
 * and free their references. A maker belongs to one thread at a time. Ownership: a puzzle is
 * counted; hf_puzzle_share takes a reference, hf_puzzle_free drops one. It holds a reference to its
 * shape. What a call returns as a pointer to const is the puzzle's own and lives as long as it
 * does. Errors: cells and numbers of constraints must exist; nothing is checked but what a call
 * says.
 */
#ifndef HOUSEFUL_PUZZLE_H
#define HOUSEFUL_PUZZLE_H

#include "houseful/grid.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hf_puzzle hf_puzzle;

/* Takes one more reference; returns the puzzle. NULL is allowed. */
HF_API hf_puzzle *hf_puzzle_share(const hf_puzzle *puzzle);
/* Drops a reference; the last one frees the puzzle. NULL is allowed. */
HF_API void hf_puzzle_free(const hf_puzzle *puzzle);

/* A puzzle of clues alone, one value per cell, 0 for none. HF_BAD_ARGUMENT: a value out of range;
 * HF_NO_MEMORY. */
HF_API hf_status hf_puzzle_new(const hf_shape *shape, const uint16_t *clues, hf_puzzle **out);

/* ---- asking a puzzle --------------------------------------------------------------------------
 */

/* Its shape, extra houses included: make grids, boards and solvers for this one. */
HF_API const hf_shape *hf_puzzle_shape(const hf_puzzle *puzzle);

/* The clues, one value per cell, 0 for none. They may contradict each other: hf_puzzle_clashes. */
HF_API const uint16_t *hf_puzzle_clues(const hf_puzzle *puzzle);
HF_API uint32_t hf_puzzle_clue(const hf_puzzle *puzzle, uint32_t cell);
HF_API uint32_t hf_puzzle_clue_count(const hf_puzzle *puzzle);

/* The player's entries, one value per cell, 0 for none and for clues; NULL if there is no entry. */
HF_API const uint16_t *hf_puzzle_entries(const hf_puzzle *puzzle);
/* What stands in a cell: clue or entry, 0 if neither. */
HF_API uint32_t hf_puzzle_value(const hf_puzzle *puzzle, uint32_t cell);

/* Sets of symbols are words of 64 bits, bit (symbol - 1); so many to a cell. */
HF_API uint32_t hf_puzzle_words(const hf_puzzle *puzzle);
/* The candidates given for a cell; NULL if the puzzle gives none anywhere. A cell for which none
 * were given has all symbols; one for which an empty set was given cannot be filled. */
HF_API const uint64_t *hf_puzzle_candidates(const hf_puzzle *puzzle, uint32_t cell);
/* Is `symbol` (1..N) among the candidates given for a cell? True where none are given. */
HF_API bool hf_puzzle_allows(const hf_puzzle *puzzle, uint32_t cell, uint32_t symbol);
/* The player's marks in a cell, an empty set where there are none; NULL if there are none at all.
 */
HF_API const uint64_t *hf_puzzle_marks(const hf_puzzle *puzzle, uint32_t cell);

/* NULL: none. UTF-8, with a terminating zero. */
HF_API const char *hf_puzzle_title(const hf_puzzle *puzzle);
HF_API const char *hf_puzzle_comment(const hf_puzzle *puzzle);

/* Does it consist of clues alone: no constraints, no entries, no marks? Then the clues, as values,
 * say all that there is to solve and to show. */
HF_API bool hf_puzzle_is_plain(const hf_puzzle *puzzle);

/* Has it constraints that neither houses nor candidates say? The scale "hodoku" knows them by the rules
 * of logic; others refuse such a puzzle (HF_UNSUPPORTED). */
HF_API bool hf_puzzle_is_variant(const hf_puzzle *puzzle);

/* Are two puzzles the same but for title and comment? */
HF_API bool hf_puzzle_same(const hf_puzzle *a, const hf_puzzle *b);

/* ---- constraints ------------------------------------------------------------------------------
 */

/* Kinds. The first two are parts of the puzzle (hf_puzzle_candidates, hf_puzzle_shape); the others
 * are written constraints, each with cells, which may fall into parts, and numbers. A line is cells
 * in their order. What stands in brackets are the numbers; one with "or" may be missing. */
typedef enum hf_constraint_kind {
    HF_CONSTRAINT_CANDIDATES,       /* each cell holds one of the candidates given for it */
    HF_CONSTRAINT_HOUSE,            /* the cells, N of them, hold all N symbols */
    HF_CONSTRAINT_CAGE,             /* all different [sums, one of which they have, or none] */
    HF_CONSTRAINT_DIFFERENCE,       /* two cells differ by [number]: a white dot */
    HF_CONSTRAINT_RATIO,            /* one is [number] times the other: a black dot */
    HF_CONSTRAINT_PAIR_SUM,         /* two cells add up to [10 or 5]: X and V */
    HF_CONSTRAINT_THERMOMETER,      /* a line that grows */
    HF_CONSTRAINT_SLOW_THERMOMETER, /* a line that never falls */
    HF_CONSTRAINT_ARROW,            /* part 1, read as a number, is the sum of part 2 */
    HF_CONSTRAINT_DOUBLE_ARROW,     /* the ends of a line add up to the rest of it */
    HF_CONSTRAINT_ANTI_KNIGHT,      /* no two equal symbols a knight's move apart; no cells */
    HF_CONSTRAINT_ANTI_KING,        /* the same with a king's move */
    HF_CONSTRAINT_ANTI_TAXICAB,     /* no two equal symbols as many steps apart as they say */
    HF_CONSTRAINT_NON_CONSECUTIVE,  /* neighbours never differ by 1, but at a white dot */
    HF_CONSTRAINT_DIAGONAL_NON_CONSECUTIVE, /* nor do those that touch at a corner */
    HF_CONSTRAINT_NEGATIVE_RATIO,           /* all ratios are marked */
    HF_CONSTRAINT_NEGATIVE_SUM,             /* all X and V are marked */
    HF_CONSTRAINT_NEGATIVE_DOTS,            /* all white dots of 1 and black dots of 2 are marked */
    HF_CONSTRAINT_REGION,                   /* all different */
    HF_CONSTRAINT_SUM,                      /* add up to [one of the sums]; cells may come twice */
    HF_CONSTRAINT_LITTLE_KILLER,            /* a diagonal adds up to [sum] */
    HF_CONSTRAINT_ODD,
    HF_CONSTRAINT_EVEN,
    HF_CONSTRAINT_MINIMUM,       /* smaller than its neighbours, but for other such cells */
    HF_CONSTRAINT_MAXIMUM,       /* greater */
    HF_CONSTRAINT_GREATER,       /* the first cell is greater than the second */
    HF_CONSTRAINT_PALINDROME,    /* a line that reads the same from both ends */
    HF_CONSTRAINT_CLONE,         /* parts that hold the same */
    HF_CONSTRAINT_WHISPER,       /* neighbours on the line differ by [number] at least */
    HF_CONSTRAINT_RENBAN,        /* symbols that follow each other, in any order */
    HF_CONSTRAINT_NABNER,        /* no two the same or following each other */
    HF_CONSTRAINT_REGION_SUM,    /* a line with equal sums in the boxes it passes */
    HF_CONSTRAINT_BETWEEN,       /* a line that lies between its ends */
    HF_CONSTRAINT_LOCKOUT,       /* ends that differ by [number], and nothing between them */
    HF_CONSTRAINT_QUADRUPLE,     /* the cells hold [symbols] */
    HF_CONSTRAINT_SANDWICH,      /* a row or column adds up to [sum] between symbols 1 and N */
    HF_CONSTRAINT_X_SUM,         /* as many cells as the first says add up to [sum] */
    HF_CONSTRAINT_SKYSCRAPER,    /* [number] cells are greater than all before them */
    HF_CONSTRAINT_ENTROPIC,      /* any three in turn: low, middle, high */
    HF_CONSTRAINT_MODULAR,       /* any [number] in turn: different modulo that */
    HF_CONSTRAINT_ZIPPER,        /* cells as far from the middle add up to it, or to the same */
    HF_CONSTRAINT_NUMBERED_ROOM, /* the cell whose place the first tells holds [symbol] */
    HF_CONSTRAINT_ROW_INDEXER, /* each cell tells the row in which its column has its row's number */
    HF_CONSTRAINT_COLUMN_INDEXER,
    HF_CONSTRAINT_BOX_INDEXER,
    HF_CONSTRAINT_EQUAL_SUM,         /* parts with equal sums */
    HF_CONSTRAINT_SUM_LINE,          /* a line of pieces that add up to [sum, 1 if it is a loop] */
    HF_CONSTRAINT_LUNCHBOX,          /* [sum] between the least and the greatest of the line */
    HF_CONSTRAINT_HIDDEN_SKYSCRAPER, /* the first that is not seen is [symbol] */
    HF_CONSTRAINT_LOOK_AND_SAY,      /* the cells hold [how often, which, how often, which ...] */
    HF_CONSTRAINT_COUNTING_CIRCLES,  /* each symbol occurs as often as it says, or never */
    HF_CONSTRAINT_GLOBAL_ENTROPY,    /* every 2x2 square: low, middle, high */
    HF_CONSTRAINT_LINES,             /* no row or column holds a symbol twice */
    HF_CONSTRAINT_FULL_RANK,         /* the line is [number] of all 4N, read as numbers, by size */
    HF_CONSTRAINT_RANK_TIES,         /* lines may be equal: [0 never, 1 without a clue, 2 always] */
    HF_CONSTRAINT_SAME_SETS,         /* parts that hold the same, in any order */
    HF_CONSTRAINT_WEIGHTED_SUM,      /* [sum, a coefficient for each cell] */
    HF_CONSTRAINT_CONTENT, /* the cells hold [symbols], each as often as it is told at least */
    HF_CONSTRAINT_EXACT_CONTENT, /* the same, and no more often */
    HF_CONSTRAINT_RELLIK_CAGE,   /* all different; no one or more of them add up to [sum] */
    HF_CONSTRAINT_EQUALITY_CAGE, /* all different; as many odd as even, as many low as high */
    HF_CONSTRAINT_KINDS          /* how many there are */
} hf_constraint_kind;

/* "candidates given", "extra house", "killer cage" ... */
HF_API const char *hf_constraint_kind_name(hf_constraint_kind kind);

/* The number of constraints; they are 0, 1, 2 ... Candidates given are one constraint, however many
 * cells they are given for; then come extra houses, then what was written, in that order. */
HF_API uint32_t hf_puzzle_constraints(const hf_puzzle *puzzle);
HF_API hf_constraint_kind hf_puzzle_constraint_kind(const hf_puzzle *puzzle, uint32_t constraint);
/* The cells it speaks of, *count of them: ascending, or as they were written. */
HF_API const uint32_t *hf_puzzle_constraint_cells(const hf_puzzle *puzzle, uint32_t constraint,
                                                  uint32_t *count);
/* How many of the cells belong to each part, *count parts, which lie one after the other. */
HF_API const uint32_t *hf_puzzle_constraint_parts(const hf_puzzle *puzzle, uint32_t constraint,
                                                  uint32_t *count);
/* Its numbers, *count of them. */
HF_API const int32_t *hf_puzzle_constraint_numbers(const hf_puzzle *puzzle, uint32_t constraint,
                                                   uint32_t *count);
/* Which kinds occur: bit UINT64_C(1) << kind for each. 0: no constraint. */
HF_API uint64_t hf_puzzle_constraint_kinds(const hf_puzzle *puzzle);
/* Writes "candidates given in r1c2, r1c3 and 40 more cells", "killer cage of 10 in r1c1 and r1c2"
 * for people; returns the length the
 * whole text has or would have had, as snprintf does. */
HF_API size_t hf_puzzle_constraint_text(const hf_puzzle *puzzle, uint32_t constraint, char *buffer,
                                        size_t size);

/* Writes "the killer cage of 3 at r1c1, the thermometer from r1c2 and the 2 in r4c1": constraints and
 * cells that are not 0 in the two arrays, as hf_solver_contradiction fills them; "the houses of the board" if
 * there are none, since no other cause is left. Returns the length the whole text has or would have had, as
 * snprintf does. */
HF_API size_t hf_puzzle_contradiction_text(const hf_puzzle *puzzle, const uint8_t *constraints,
                                           const uint8_t *cells, char *buffer, size_t size);

/* ---- checking ---------------------------------------------------------------------------------
 */

/* Contradictions among values (one per cell, 0 for empty): two equal ones in a house, as
 * hf_grid_clashes finds them, and then those that a constraint forbids: clash.constraint is its
 * number plus one, and first and second are the same cell where one cell alone is at fault.
 * `values` may be NULL for the clues. Writes up to `room` and returns how many there are in all. */
HF_API size_t hf_puzzle_clashes(const hf_puzzle *puzzle, const uint16_t *values, hf_clash *clashes,
                                size_t room);

/* Do these values solve the puzzle: every cell filled, every clue kept, every house complete, every
 * constraint honoured? */
HF_API bool hf_puzzle_is_solution(const hf_puzzle *puzzle, const uint16_t *values);

/* Loads a board of the puzzle's shape with the puzzle as its author gave it: clues as givens, and
 * the candidates that clues and given candidates leave. False: the clues contradict each other or
 * the candidates. */
HF_API bool hf_puzzle_board(const hf_puzzle *puzzle, hf_board *board);
/* The same as the player has left it: entries are placed, and in cells with marks what is not
 * marked is struck. False as above, or an entry was no candidate any more: it is then left out. */
HF_API bool hf_puzzle_position(const hf_puzzle *puzzle, hf_board *board);

/* ---- making a puzzle --------------------------------------------------------------------------
 */

typedef struct hf_puzzle_maker hf_puzzle_maker;

/* Makes a maker of puzzles of a shape; it takes a reference to the shape. HF_NO_MEMORY. */
HF_API hf_status hf_puzzle_maker_new(const hf_shape *shape, hf_puzzle_maker **out);
HF_API void hf_puzzle_maker_free(hf_puzzle_maker *maker);
/* Forgets all that was told. hf_puzzle_maker_make does not: the next puzzle begins as a copy. */
HF_API void hf_puzzle_maker_clear(hf_puzzle_maker *maker);

/* Each of the calls below may come in any order and more than once: the last word on a cell counts.
 * HF_BAD_ARGUMENT: a cell or symbol out of range (nothing is changed). HF_NO_MEMORY likewise. */

/* A clue, 0 to take it away; all clues at once. */
HF_API hf_status hf_puzzle_maker_clue(hf_puzzle_maker *maker, uint32_t cell, uint32_t symbol);
HF_API hf_status hf_puzzle_maker_clues(hf_puzzle_maker *maker, const uint16_t *values);
/* A player's entry, 0 to take it away. Where a clue stands, the clue counts. */
HF_API hf_status hf_puzzle_maker_entry(hf_puzzle_maker *maker, uint32_t cell, uint32_t symbol);
/* The candidates given for a cell, hf_puzzle_words words; NULL: none are given there. */
HF_API hf_status hf_puzzle_maker_candidates(hf_puzzle_maker *maker, uint32_t cell,
                                            const uint64_t *words);
/* The player's marks in a cell; NULL or an empty set: none. */
HF_API hf_status hf_puzzle_maker_marks(hf_puzzle_maker *maker, uint32_t cell,
                                       const uint64_t *words);
/* One more house of N different cells, in any order. HF_BAD_ARGUMENT also if a cell comes twice. */
HF_API hf_status hf_puzzle_maker_house(hf_puzzle_maker *maker, const uint32_t *cells);
/* One more written constraint: `parts` says how many cells belong to each part; one part for most
 * kinds, none for those that speak of the whole board. HF_BAD_ARGUMENT: hf_puzzle_maker_fault says
 * what is wrong with it. HF_NO_MEMORY. */
HF_API hf_status hf_puzzle_maker_constraint(hf_puzzle_maker *maker, hf_constraint_kind kind,
                                            const uint32_t *cells, const uint32_t *parts,
                                            uint32_t part_count, const int32_t *numbers,
                                            uint32_t number_count);
/* Why the last constraint was refused, for people; NULL: it was not. Static storage. */
HF_API const char *hf_puzzle_maker_fault(const hf_puzzle_maker *maker);
/* All written constraints of another puzzle of this shape. HF_NO_MEMORY. */
HF_API hf_status hf_puzzle_maker_constraints_of(hf_puzzle_maker *maker, const hf_puzzle *puzzle);
/* Text of `length` bytes, or up to its terminating zero if length is SIZE_MAX; NULL: none. It is
 * copied. */
HF_API hf_status hf_puzzle_maker_title(hf_puzzle_maker *maker, const char *text, size_t length);
HF_API hf_status hf_puzzle_maker_comment(hf_puzzle_maker *maker, const char *text, size_t length);

/* The puzzle as told so far, yours to free. HF_NO_MEMORY; HF_TOO_LARGE: too many extra houses. */
HF_API hf_status hf_puzzle_maker_make(hf_puzzle_maker *maker, hf_puzzle **out);

#ifdef __cplusplus
}
#endif
#endif
