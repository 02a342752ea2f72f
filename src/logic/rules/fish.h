/* SPDX-License-Identifier: MIT
 *
 * fish.h - what is known while fish are looked for: fish.c chooses bases, fish_covers.c covers for them, fish_tell.c
 * tells what was found. A line is a mask of positions: on a square board row r's position p is column p.
 */
#ifndef HF_LOGIC_RULES_FISH_H
#define HF_LOGIC_RULES_FISH_H

#include "logic/rules/fish_boxes.h"
#include "logic/rules/rules.h"

/* Sizes, and where the rules of a kind begin in hf_rule_fish. */
enum {
    HF_FISH_SMALLEST = 2,
    HF_FISH_LARGEST = 7,
    HF_FISH_BASIC = 0,
    HF_FISH_FINNED = 6,
    HF_FISH_SASHIMI = 12
};
enum { HF_FISH_MOST_KEPT = 64 };

/* A fish on one base; kept while siamese pairs are looked for. */
typedef struct hf_fish {
    uint32_t covers;
    const hf_rule *rule;
    hf_set fins;
    hf_set hit;
} hf_fish;

typedef struct hf_fish_search {
    hf_find *find;
    uint32_t symbol;
    bool by_row; /* base lines are rows */
    uint32_t size;
    uint32_t line[HF_LOGIC_MAX_SIZE]; /* the positions of the symbol in each line */
    const hf_fish_boxes *boxes;
    uint32_t usable; /* lines that can be chosen */
    uint32_t base;   /* lines chosen */
    uint32_t joined; /* the union of their positions */
    hf_fish *kept;
    uint32_t kept_count;
    uint32_t seen; /* variants met for this symbol, wanted or not */
} hf_fish_search;

/* Looks at all covers for the base chosen, with fins; false: enough is found. */
bool hf_fish_covers(hf_fish_search *s, const hf_box_state *b);

/* Places in the covers and not in the base that see all fins. False: there are none. */
bool hf_fish_hits(const hf_fish_search *s, hf_fish *f);

/* Tells a fish, or all pairs kept that differ in fins and results; false: enough is found. */
bool hf_fish_report(const hf_fish_search *s, const hf_fish *f);
bool hf_fish_report_pairs(const hf_fish_search *s);

static inline uint32_t fish_cell(const hf_fish_search *s, uint32_t line, uint32_t position)
{
    uint32_t size = s->find->view->size;
    return s->by_row ? line * size + position : position * size + line;
}

static inline const hf_rule *fish_rule(const hf_fish_search *s, int kind)
{
    return &hf_rule_fish[kind + (int)s->size - HF_FISH_SMALLEST];
}

#endif
