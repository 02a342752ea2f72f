/* SPDX-License-Identifier: MIT
 *
 * table.h - what follows from "this candidate is true" and from "it is false".
 *
 * A *node* is something that can be true or false: a candidate, a *group* (the candidates of one
 * symbol in the crossing of two houses: true if one of them is), or an almost locked set with one
 * of its symbols (true if the set holds that symbol; only its being false has consequences). A
 * *literal* is a node with a truth value:
 *
 *     literal = 2 * node + (1 if true, 0 if false)      as everywhere: base/literal.h
 *     nodes:    candidates | groups | sets        candidates by cell, then symbol
 *
 * The table lists the direct consequences of every literal:
 *
 *     candidate true   -> the other candidates of its cell, and those of its symbol it sees, false
 *     candidate false  -> the last other candidate of its cell, or of its symbol in a house, true
 *     group true       -> what sees all of it, and other groups of its houses, false
 *     group false      -> the last other place, or group, of the symbol in one of its houses, true
 *     set without x    -> its other symbols are locked: what sees all places of one of them, false
 *
 * A *row* is all that follows from one premise by such steps, nearest first, each with the literal
 * it follows from: walking these back gives a shortest chain. Rows are made when asked for.
 *
 * The order in which consequences are listed decides which of several shortest chains is found; it
 * is HoDoKu's (Trebor's tables), whose choice of steps can so be repeated.
 */
#ifndef HF_LOGIC_TABLE_H
#define HF_LOGIC_TABLE_H

#include "logic/als.h"
#include "logic/reach.h"
#include "logic/rule.h"

/* A board with more literals has no table: they would not fit into the rows of reach.h, nor into 16
 * bits. That takes 30 symbols and hardly a clue. */
enum { HF_NO_LITERAL = 0xffff, HF_TABLE_LITERALS = (HF_REACH_WORDS - 2) * 64 };

/* What a table knows of, besides candidates. */
typedef enum hf_table_kind { HF_TABLE_PLAIN, HF_TABLE_GROUPS, HF_TABLE_SETS } hf_table_kind;

typedef struct hf_group {
    uint16_t symbol;
    uint16_t house[2]; /* whose crossing it lies in, in their order */
    uint16_t count;    /* of its cells */
    uint16_t first;    /* its first cell */
} hf_group;

typedef struct hf_set_node {
    uint16_t als;
    uint16_t symbol; /* that is missing from it */
} hf_set_node;

/* A consequence while the table is made. */
typedef struct hf_edge {
    uint16_t from, to;
    uint8_t extra; /* added to the distance of a step, which is 2 */
} hf_edge;

typedef struct hf_row {
    uint16_t *lit;    /* the premise, then what follows, nearest first */
    uint16_t *before; /* [literal]: what it follows from; HF_NO_LITERAL: not reached */
    uint16_t *far;    /* [literal]: its distance */
    uint32_t count;
    uint64_t *on, *off; /* the nodes that become true, false */
} hf_row;

typedef struct hf_table {
    hf_table_kind kind;
    uint32_t candidates, groups, sets; /* numbers of nodes */
    uint32_t literals;
    uint32_t words; /* of a set of nodes */
    hf_candidate *candidate;
    uint16_t *number; /* [cell * (size + 1) + symbol]: the candidate's node */
    hf_group *group;
    uint64_t *group_cells; /* per group: its cells, then what sees all of them */
    hf_set_node *set;
    uint16_t *set_number; /* [als * (size + 1) + symbol]: its node + 1; 0: none */
    const hf_als_table *als;
    hf_edge *made;
    uint32_t made_count, made_room;
    uint32_t plain_count;   /* of them those of candidates alone, which every kind of table has */
    uint64_t plain_version; /* of the position they were made for; 0: none */
    uint32_t *edge_at;      /* [literal]: its first consequence; one entry more ends the last */
    hf_edge *edge;
    uint64_t *clears; /* [node * words]: the nodes that are false directly if it is true */
    void *block;      /* holds candidate, number */
    size_t block_size;
    void *edge_block; /* holds clears, edge, edge_at */
    size_t edge_block_size;
    uint32_t group_room, set_room;
    uint32_t most; /* entries of a row */
} hf_table;

static inline uint32_t literal(uint32_t node, bool on)
{
    return 2 * node + on;
}

/* The table for the current position; NULL: the board has too many literals, or memory ran out
 * (find->failed is set). */
const hf_table *hf_table_get(hf_find *find, hf_table_kind kind);

/* Memory for a row; find->failed: there was none. */
void hf_row_take(hf_find *find, const hf_table *table, hf_row *row);
/* Works out what follows from a premise. */
void hf_row_fill(const hf_table *table, uint32_t premise, hf_row *row);

/* The chain from the premise to a literal, written from its end; the number of its literals. */
uint32_t hf_row_trace(const hf_row *row, uint32_t to, uint16_t *chain);

static inline uint32_t table_candidate(const hf_table *t, const hf_view *v, uint32_t cell,
                                       uint32_t symbol)
{
    return t->number[cell * (v->size + 1) + symbol];
}

/* The first cell of a literal's node, and its symbol. */
uint32_t hf_table_cell(const hf_table *table, uint32_t lit);
uint32_t hf_table_symbol(const hf_table *table, uint32_t lit);
/* Adds the cells of the literal's node to a set. */
void hf_table_cells(const hf_table *table, const hf_view *view, uint32_t lit, uint64_t *set);
static inline bool table_is_candidate(const hf_table *t, uint32_t lit)
{
    return lit / 2 < t->candidates;
}

/* The house that links two literals, where the link is in one: for a strong link, one in which the
 * two are alone. */
uint32_t hf_table_house(const hf_table *table, const hf_view *view, uint32_t from, uint32_t to);

/* Adds a chain of literals to a step: its nodes and links. `chain` runs from the premise on. */
void hf_table_tell(hf_step *step, const hf_view *view, const hf_table *table, const uint16_t *chain,
                   uint32_t count, uint32_t number);

#endif
