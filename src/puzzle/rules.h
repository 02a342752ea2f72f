/* SPDX-License-Identifier: MIT
 *
 * rules.h - the constraints of a puzzle: as they were written, and what they come to.
 *
 * A written constraint keeps its kind, its cells in the order they were given, and its numbers: for
 * drawing, for words, for writing it out again. Engines do not know kinds. They see primitives, of
 * which there are seven, and one more for ranks, which compare all lines of the board:
 *
 *     unary      a cell holds one of a set of symbols
 *     different  no two of the cells hold the same symbol; of a run is known besides, from pairs, that
 *                its symbols follow each other
 *     pair       two cells stand in a relation: a table of N rows of N bits
 *     sum        numbers times the values of the cells add up to a total
 *     count      so many of the cells hold a symbol of a set
 *     line       the symbols along the cells are accepted by an automaton
 *     element    the cell whose place the first cell tells holds a symbol
 *     rank       a line of the board, read as a number, comes at its place among all of them
 *
 * A puzzle's rules never change once they are made. A puzzle without written constraints has none.
 *
 * Symbols are 1..N, bit (symbol - 1) in sets; there are at most 16. The *value* of a symbol, which
 * sums and relations speak of, is symbol - 1 + first, where first is 1 but on boards whose symbols
 * count from 0.
 */
#ifndef HF_PUZZLE_RULES_H
#define HF_PUZZLE_RULES_H

#include "houseful/puzzle.h"

enum { HF_RULES_SYMBOLS = 16, HF_RULES_CELLS = 256 };

typedef enum hf_primitive_type {
    HF_PRIMITIVE_UNARY,     /* data: the set */
    HF_PRIMITIVE_DIFFERENT, /* data: 1 if it is a run, for engines that can use it */
    HF_PRIMITIVE_PAIR,      /* data: the number of the relation; cells[0] is its row */
    HF_PRIMITIVE_SUM,       /* data: where in `numbers` the coefficients stand, one per cell, then
                               the total */
    HF_PRIMITIVE_COUNT,     /* data: the set; counts: bit n if n cells may hold one of it */
    HF_PRIMITIVE_LINE,      /* data: the number of the automaton */
    HF_PRIMITIVE_ELEMENT,   /* data: the symbol; cells[0] tells the place, from 1 by its symbol,
                               among cells[1], cells[2] ... */
    HF_PRIMITIVE_RANK       /* data: hf_rules_rank; all cells of the board, in their order */
} hf_primitive_type;

typedef struct hf_primitive {
    hf_primitive_type type;
    uint32_t owner;   /* the written constraint it comes from */
    uint32_t partner; /* the other one, where it follows from two of them; else the owner */
    uint32_t count;   /* of cells */
    uint32_t cells;   /* where they stand in hf_rules.cells */
    uint32_t data;
    uint64_t counts;
} hf_primitive;

/* For each symbol in the first cell, the set of those that may stand in the second. */
typedef struct hf_relation {
    uint16_t row[HF_RULES_SYMBOLS];
} hf_relation;

enum { HF_AUTOMATON_DEAD = 0xffff };

typedef struct hf_automaton {
    uint32_t states;
    uint32_t starts;  /* the first so many states are where it may begin */
    uint16_t *next;   /* states * N; HF_AUTOMATON_DEAD: no way on */
    uint8_t *accepts; /* per state: may the line end here? */
} hf_automaton;

typedef struct hf_written {
    hf_constraint_kind kind;
    uint32_t cell_count;
    uint32_t part_count;
    uint32_t number_count;
    const uint32_t *cells;
    const uint32_t *parts; /* how many of the cells belong to each part, one after the other */
    const int32_t *numbers;
} hf_written;

/* Growing arrays; what a puzzle holds is never added to. */
typedef struct hf_rules {
    const hf_shape *shape; /* whoever holds the rules holds it */
    uint32_t size;         /* symbols */
    int32_t first;         /* the value of symbol 1 */
    uint32_t owner;        /* while expanding: the constraint at work, */
    uint32_t partner;      /* and the one without which what is added would not hold */
    bool failed;           /* out of memory: the rules are incomplete */
    hf_written *written;   /* their arrays stand in `pieces` */
    uint32_t written_count, written_room;
    struct hf_rules_piece *pieces; /* the latest first */
    hf_primitive *primitives;
    uint32_t primitive_count, primitive_room;
    uint32_t *cells;
    uint32_t cell_count, cell_room;
    int32_t *numbers;
    uint32_t number_count, number_room;
    hf_relation *relations;
    uint32_t relation_count, relation_room;
    hf_automaton *automata;
    uint32_t automaton_count, automaton_room;
} hf_rules;

hf_rules *hf_rules_new(const hf_shape *shape);
void hf_rules_free(hf_rules *rules);
/* Adds a copy of a written constraint, unexpanded. False: no memory. */
bool hf_rules_write(hf_rules *rules, const hf_written *written);
/* Makes the primitives of all that was written. False: no memory. */
bool hf_rules_expand(hf_rules *rules);

/* ---- for kinds: adding primitives. No memory: `failed` is set ---------------------------------- */

void hf_rules_unary(hf_rules *rules, uint32_t cell, uint32_t set);
void hf_rules_different(hf_rules *rules, const uint32_t *cells, uint32_t count);
void hf_rules_run(hf_rules *rules, const uint32_t *cells, uint32_t count);
/* Is the pair of values (a, b) in the relation? */
typedef bool (*hf_relation_fn)(int32_t a, int32_t b, int32_t number);
void hf_rules_pair(hf_rules *rules, uint32_t a, uint32_t b, hf_relation_fn holds, int32_t number);
/* Does one of these cells, each below HF_RULES_CELLS, come twice? */
bool hf_cells_repeat(const uint32_t *cells, uint32_t count);
/* Coefficients NULL: all 1. */
void hf_rules_sum(hf_rules *rules, const uint32_t *cells, const int32_t *coefficients,
                  uint32_t count, int32_t total);
void hf_rules_count(hf_rules *rules, const uint32_t *cells, uint32_t count, uint32_t set,
                    uint64_t counts);
/* The way of an automaton: the state after `state` on a value, or -1. States are any numbers the
 * kind likes that are not negative. */
typedef struct hf_automaton_maker {
    const int64_t *starts;
    uint32_t start_count;
    int64_t (*next)(const int32_t *numbers, int64_t state, int32_t value);
    bool (*accepts)(const int32_t *numbers, int64_t state);
    const int32_t *numbers;
} hf_automaton_maker;
void hf_rules_line(hf_rules *rules, const uint32_t *cells, uint32_t count,
                   const hf_automaton_maker *maker);
void hf_rules_element(hf_rules *rules, uint32_t index, const uint32_t *array, uint32_t count,
                      uint32_t symbol);

/* All rows and columns of a board of N x N cells, from both ends: 4N lines. Rows come first, then rows
 * from their ends, columns, columns from their ends. */
static inline uint32_t hf_rank_cell(uint32_t size, uint32_t line, uint32_t place)
{
    uint32_t number = line % size, way = line / size;
    uint32_t along = way % 2 == 0 ? place : size - 1 - place;
    return way < 2 ? number * size + along : along * size + number;
}
typedef enum hf_rank_ties {
    HF_RANK_TIES_NONE,   /* no two lines are equal */
    HF_RANK_TIES_UNTOLD, /* none is equal to one with a clue */
    HF_RANK_TIES_ANY     /* equal lines have any of the ranks they take up */
} hf_rank_ties;
enum { HF_RANK_ALL = 255 }; /* instead of a line: no two of all are equal */
/* Of the three other lines that begin with the same symbol so many are smaller. data: the line, `below`
 * times 256, `ties` times 65536. */
void hf_rules_rank(hf_rules *rules, uint32_t line, uint32_t below, hf_rank_ties ties);

/* ---- asking ------------------------------------------------------------------------------------ */

static inline const uint32_t *hf_primitive_cells(const hf_rules *rules, const hf_primitive *p)
{
    return rules->cells + p->cells;
}
/* The symbols whose value is so many; an empty set if there is none. */
static inline uint32_t hf_rules_symbol(const hf_rules *rules, int32_t value)
{
    int32_t place = value - rules->first;
    return place >= 0 && place < (int32_t)rules->size ? 1u << place : 0;
}
/* Can no two of its cells hold the same? */
bool hf_primitive_parts_equals(const hf_rules *rules, const hf_primitive *p);
/* Do these values, 0 for empty cells, break the primitive already? */
bool hf_primitive_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values);

#endif
