/* SPDX-License-Identifier: MIT
 *
 * hint.h - what a search of Sudoku Explainer's found: what follows, what it is rated, and enough to
 * tell why.
 *
 * The techniques that are patterns leave marks (cells with digits in a role) and houses; chains
 * leave a proof that is worked out only when somebody asks for it.
 */
#ifndef HF_LOGIC_SE_HINT_H
#define HF_LOGIC_SE_HINT_H

#include "logic/se/field.h"

/* The techniques, in the order in which they are tried where one search has one; several kinds of
 * one search stand side by side. */
typedef enum se_kind {
    SE_FULL_HOUSE,
    SE_HIDDEN_SINGLE,
    SE_DIRECT_POINTING,
    SE_DIRECT_CLAIMING,
    SE_DIRECT_HIDDEN_PAIR,
    SE_NAKED_SINGLE,
    SE_DIRECT_HIDDEN_TRIPLE,
    SE_POINTING,
    SE_CLAIMING,
    SE_NAKED_PAIR,
    SE_X_WING,
    SE_HIDDEN_PAIR,
    SE_NAKED_TRIPLE,
    SE_SWORDFISH,
    SE_HIDDEN_TRIPLE,
    SE_XY_WING,
    SE_XYZ_WING,
    SE_UNIQUE_1, /* rectangles and loops */
    SE_UNIQUE_2,
    SE_UNIQUE_3,
    SE_UNIQUE_4,
    SE_NAKED_QUAD,
    SE_JELLYFISH,
    SE_HIDDEN_QUAD,
    SE_BUG_1,
    SE_BUG_2,
    SE_BUG_3,
    SE_BUG_4,
    SE_ALIGNED_PAIR,
    SE_X_CYCLE,
    SE_Y_CYCLE,
    SE_XY_CYCLE,
    SE_X_FORCING,
    SE_XY_FORCING,
    SE_ALIGNED_TRIPLE,
    SE_NISHIO,
    SE_MULTIPLE,
    SE_DYNAMIC,
    SE_DYNAMIC_PLUS,
    SE_NESTED_2,
    SE_NESTED_3,
    SE_NESTED_4,
    SE_NESTED_5,
    SE_KINDS
} se_kind;

/* The part something plays in a pattern. */
typedef enum se_role {
    SE_ROLE_PATTERN, /* what makes the pattern */
    SE_ROLE_BASE,    /* fish: base lines; locking: where the digit is confined */
    SE_ROLE_COVER,   /* fish: cover lines; locking: the region that is cleared */
    SE_ROLE_PIVOT,
    SE_ROLE_WING,
    SE_ROLE_CORNER,  /* cells of a loop, cells with too many candidates in a BUG */
    SE_ROLE_EXTRA,   /* candidates beside the two of a loop, or of the BUG */
    SE_ROLE_SUPPORT, /* the rest of a subset that uses the extra candidates */
    SE_ROLE_TARGET,  /* aligned: the cells whose pairs or triples are tried */
    SE_ROLE_EXCLUDER /* aligned: the cells that exclude combinations */
} se_role;

typedef struct se_mark {
    uint8_t cell, role;
    uint16_t digits;
} se_mark;

typedef struct se_house {
    uint8_t region, role;
} se_house;

enum { SE_MARKS = 96, SE_HOUSES = 8, SE_NOWHERE = 0xff };

typedef struct se_hint {
    double rating;
    se_kind kind;
    uint8_t cell, digit; /* placed; SE_NOWHERE: nothing is */
    uint8_t marks, houses;
    bool strikes;              /* anything */
    uint16_t strike[SE_CELLS]; /* digits by cell */
    uint32_t complexity;       /* chains: how many thoughts */
    se_mark mark[SE_MARKS];
    se_house house[SE_HOUSES];
} se_hint;

void hf_se_hint_clear(se_hint *hint);
/* Strikes what a cell has of these digits. */
void hf_se_hint_strike(se_hint *hint, const se_field *f, unsigned cell, unsigned digits);
void hf_se_hint_place(se_hint *hint, unsigned cell, unsigned digit);
void hf_se_hint_mark(se_hint *hint, se_role role, unsigned cell, unsigned digits);
void hf_se_hint_house(se_hint *hint, se_role role, unsigned region);
/* Gives it its name and its rating; true. */
bool hf_se_hint_found(se_hint *hint, se_kind kind, double rating);

/* The searches for patterns: true if one is found. The hint comes cleared. */
bool hf_se_full_house(const se_position *p, se_hint *hint);
bool hf_se_hidden_single(const se_position *p, se_hint *hint);
bool hf_se_naked_single(const se_position *p, se_hint *hint);
bool hf_se_pointing(const se_position *p, se_hint *hint);
bool hf_se_claiming(const se_position *p, se_hint *hint);
bool hf_se_direct_pointing(const se_position *p, se_hint *hint);
bool hf_se_direct_claiming(const se_position *p, se_hint *hint);
bool hf_se_direct_hidden(const se_position *p, unsigned size, se_hint *hint);
bool hf_se_hidden(const se_position *p, unsigned size, se_hint *hint);
bool hf_se_naked(const se_position *p, unsigned size, se_hint *hint);
bool hf_se_fish(const se_position *p, unsigned size, se_hint *hint);
bool hf_se_wing(const se_position *p, unsigned candidates, se_hint *hint);
bool hf_se_bug(const se_position *p, se_hint *hint);
bool hf_se_aligned_pair(const se_position *p, se_hint *hint);
bool hf_se_aligned_triple(const se_position *p, se_hint *hint);

#endif
