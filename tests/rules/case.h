/* SPDX-License-Identifier: MIT
 *
 * case.h - the notation of rule cases, shared by the program that judges them and the one that
 * makes them.
 *
 *     :CODE[-VARIANT]:DIGITS:GRID:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA
 *
 * GRID has one character per cell: `.` empty, a digit for a given, `+` and a digit for a value that
 * was placed later. DELETED lists candidates already struck, as blank-separated triples digit, row,
 * column; ELIMINATIONS and PLACEMENTS say what the rule must find, likewise. The last colon may be
 * missing. CODE is HoDoKu's number of the rule (some numbers mean options or another DIGITS field: case.c),
 * or for a rule of ours its brief name; a key with a dash would be taken for a VARIANT. Above nine symbols, digits are letters (A = 10), in the triples also rows and columns.
 */
#ifndef TESTS_RULES_CASE_H
#define TESTS_RULES_CASE_H

#include "houseful/houseful.h"
#include "houseful/logic.h"

enum { CASE_TEXT = 4096 };

/* Which rule, in which form. */
typedef struct case_kind {
    char code[16];
    char variant[16];
    const hf_rule *rule;
    bool merged; /* a siamese fish: five digits, the last one 1 */
} case_kind;

/* Takes "CODE-VARIANT" apart; false if there is no such rule. */
bool case_read_code(case_kind *kind, const char *text);

/* The ladder of this rule alone, with the options that belong to the code and the variant; the
 * caller's to free. */
hf_ladder *case_ladder(const case_kind *kind);

/* The digits field of a step. */
void case_digits(const case_kind *kind, const hf_step *step, char *text);

/* Symbols as characters and back (0: none). */
int case_symbol(char c);
char case_char(uint32_t symbol);

/* Sorts blank-separated triples in place and drops doubles; `text` has room for one more byte. */
void case_sort_triples(char *text);
void case_triples(const hf_shape *shape, const hf_candidate *candidate, uint32_t count, char *text);
/* What a step does, as sorted triples: its placements, or else its eliminations. */
void case_result(const hf_shape *shape, const hf_step *step, char *text);

/* Everything a board of one shape needs. */
typedef struct case_bench {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *grid;
    unsigned passed, failed;
} case_bench;

bool case_open(case_bench *b, hf_shape_spec spec);
void case_close(case_bench *b);
/* A line "%shape SIZE [x] [windows] [latin] [ROWSxCOLUMNS]". */
bool case_read_shape(const char *line, hf_shape_spec *spec);

#endif
