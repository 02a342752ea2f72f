/* SPDX-License-Identifier: MIT
 *
 * rule.h - how a rule is written.
 *
 * A rule is one file in rules/: the definition in words, a drawing, one `find` function, and its
 * hf_rule constants, each with one line in rules/rule_list.h. A family (naked subsets of 2, 3, 4
 * cells) is one find function with several constants; `variant` tells them apart, and find->wanted
 * says which of them are asked for. CONTRIBUTING.md has the recipe. This is all a rule does:
 *
 *     static void find_it(hf_find *find)
 *     {
 *         const hf_view *v = find->view;
 *         ... for every pattern, in a fixed order ...
 *             hf_step *step = hf_find_begin(find, &hf_rule_naked[2]);
 *             hf_step_symbols(step, mask);                             // what it is about
 *             hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, symbol);    // why
 *             hf_step_house(step, HF_ROLE_PATTERN, 0, house);
 *             hf_step_strike_set(step, v, peers, symbol);              // what follows
 *             if (!hf_find_emit(find))
 *                 return;                                           // enough
 *     }
 *
 * Promises of a find function:
 *  - it reads the view and changes nothing in it;
 *  - it goes through patterns in a fixed order, so that the same position gives the same steps;
 *  - it reports every pattern that has a consequence (a step without one is dropped by
 *    hf_find_emit, so it may report freely), each once;
 *  - it returns at once when hf_find_emit says false;
 *  - it works on any shape: it sees houses and peers, never coordinates. Where a definition names
 *    rows, columns or boxes (fish, skyscraper, kite, empty rectangle, the rectangles of uniqueness,
 *    Sue de Coq, and pointing beside claiming), it asks for a house's kind, and is silent if there
 *    are none of that kind;
 *  - a rule with .unique is only called when the facts say that the solution is unique.
 *
 * A rule that must see all its patterns before it knows the best (chains) collects them in memory
 * from hf_find_take and emits them best first: hf_logic_next takes the first step emitted.
 *
 * Memory: hf_find_take gives zeroed bytes that live until the find function returns. Nothing is to
 * be freed. NULL means that memory ran out: return at once, the caller reports it.
 *
 * Tables worth sharing between rules at one position (almost locked sets, link tables) live in the
 * view (hf_cached): see links.h for the pattern.
 */
#ifndef HF_LOGIC_RULE_H
#define HF_LOGIC_RULE_H

#include "houseful/logic.h"
#include "logic/view.h"

/* A chain of memory blocks behind hf_find_take; kept from search to search. */
typedef struct hf_pool {
    struct hf_pool_block *block; /* the one in use; older ones behind it */
    size_t used;                 /* bytes of it handed out */
    bool tight;                  /* tests: a block for every piece, so that each can be refused */
    unsigned hurry;              /* tests: the limits of searches are halved so many times */
} hf_pool;

void hf_pool_reset(hf_pool *pool);
void hf_pool_discard(hf_pool *pool);

/* Families of which one search looks for several variants at once: what it has not met need not be
 * looked for again by a later rung. */
enum { HF_ABSENT_FISH, HF_ABSENT_BIG_FISH, HF_ABSENT_RECTANGLES, HF_ABSENTS };

struct hf_find;

/* A rule is an identity: what it is called, what it needs, how to find it. */
struct hf_rule {
    const char *name;                   /* "Naked Pair" */
    const char *key;                    /* "naked-pair"; unique */
    const char *code;                   /* "0200" in the notation of cases; "" if it has none */
    const char *brief;                  /* "n2"; unique */
    uint8_t size;                       /* of a subset or a fish; otherwise 0 */
    uint8_t variant;                    /* tells apart the rules that share one `find`; 0..31 */
    bool unique;                        /* holds only if there is exactly one solution */
    void (*find)(struct hf_find *find); /* reports patterns: see above */
};

typedef struct hf_find {
    /* for the rule to read */
    const hf_view *view;
    const hf_logic_options *options;
    const hf_facts *facts;
    uint32_t wanted; /* bits of hf_rule.variant */
    uint32_t bets;   /* that stand */
    bool first_only; /* only the first step emitted will be used: a search may take short cuts */
    /* for the rule to keep, from rung to rung at one position */
    uint32_t absent[HF_ABSENTS]; /* by family: variants that a complete search did not meet */
    /* the caller's */
    hf_view *own_view; /* the same view, for the tables it keeps */
    hf_step *step;     /* under construction */
    hf_step_fn each;
    void *user;
    hf_pool *pool;
    struct hf_watch *watch;   /* who may stop the search */
    struct hf_se **explainer; /* the context's, made when first asked for */
    uint32_t emitted;         /* steps handed over so far, by all rungs */
    bool stopped;
    bool failed; /* memory ran out */
    bool halted; /* it was asked to stop */
} hf_find;

static inline bool find_wants(const hf_find *find, const hf_rule *rule)
{
    return find->wanted >> rule->variant & 1;
}

/* How far a search goes that would else take too long: `most`, but in tests that are to see its end. */
static inline uint32_t find_limit(const hf_find *find, uint32_t most)
{
    return most >> find->pool->hurry;
}

/* Empties the step under construction and gives it a rule. */
hf_step *hf_find_begin(hf_find *find, const hf_rule *rule);
/* Ends the search if memory ran out for the step under construction; beginning the next and emitting
 * do so too. */
void hf_find_note_failure(hf_find *find);
/* Hands the step over, if it places or strikes anything. False: stop searching. */
bool hf_find_emit(hf_find *find);
/* For long searches, every few milliseconds: may it go on? False: stop searching. */
bool hf_find_goes_on(hf_find *find);
/* Memory until the search ends; aligned for anything. */
void *hf_find_take(hf_find *find, size_t size);
/* The same with bytes of any value, where all of them are written before they are read. */
void *hf_find_take_raw(hf_find *find, size_t size);

/* ---- building a step (step.c) ---------------------------------------------------------------- */

void hf_step_clear(hf_step *step);
/* Did memory run out while it was built? Then it is incomplete. */
bool hf_step_failed(const hf_step *step);
void hf_step_place(hf_step *step, uint32_t cell, uint32_t symbol);
/* Strikes a candidate; one already struck is not struck twice. Emitting sorts them, except for
 * ladders with queued singles: there the order of striking decides which single comes first, and
 * rules strike in HoDoKu's order (mostly house by house, cell by cell, symbol by symbol). */
void hf_step_strike(hf_step *step, uint32_t cell, uint32_t symbol);
/* Strikes `symbol` from all cells of the set that have it. */
void hf_step_strike_set(hf_step *step, const hf_view *view, const uint64_t *cells, uint32_t symbol);
/* Strikes the symbols of a mask from a cell, as far as it has them. */
void hf_step_strike_mask(hf_step *step, const hf_view *view, uint32_t cell, uint32_t mask);

/* The symbols of the pattern, ascending; or one after the other in the order of telling. */
void hf_step_symbols(hf_step *step, uint32_t mask);
void hf_step_symbol(hf_step *step, uint32_t symbol);

/* A candidate (or a whole cell: symbol 0) with its role. */
void hf_step_mark(hf_step *step, hf_role role, uint32_t group, uint32_t cell, uint32_t symbol);
/* All candidates of a mask in one cell. */
void hf_step_mark_mask(hf_step *step, hf_role role, uint32_t group, uint32_t cell, uint32_t mask);
/* `symbol` in every cell of a set. */
void hf_step_mark_set(hf_step *step, const hf_view *view, hf_role role, uint32_t group,
                      const uint64_t *cells, uint32_t symbol);
void hf_step_house(hf_step *step, hf_role role, uint32_t group, uint32_t house);

/* A thought of a proof, and what it rests on: references belong to the last thought added. */
uint32_t hf_step_infer(hf_step *step, const hf_inference *inference);
void hf_step_refer(hf_step *step, uint32_t to);

/* The written constraint that the step rests on, by its number among those written; or sums of
 * several, told by two numbers. The step holds a reference to the puzzle. */
void hf_step_constraint(hf_step *step, const hf_view *view, uint32_t owner);
void hf_step_numbers(hf_step *step, const hf_view *view, int32_t first, int32_t second);
/* The step is one of a puzzle with constraints, though it may rest on none: for drawing. */
void hf_step_among(hf_step *step, const hf_view *view);
/* For telling: the puzzle, NULL if the step rests on none; if there is one, the number of the constraint in it,
 * UINT32_MAX if it is not one; the numbers. */
const hf_puzzle *hf_step_puzzle(const hf_step *step);
uint32_t hf_step_rests_on(const hf_step *step);
int32_t hf_step_number(const hf_step *step, uint32_t i);

/* Nodes and links of chains; both return the number of what was added. */
uint32_t hf_step_node_cell(hf_step *step, uint32_t cell, uint32_t symbol);
uint32_t hf_step_node_group(hf_step *step, const hf_view *view, const uint64_t *cells,
                            uint32_t symbol);
uint32_t hf_step_node_als(hf_step *step, const hf_view *view, const uint64_t *cells,
                          uint32_t candidates, uint32_t enters, uint32_t leaves);
uint32_t hf_step_link(hf_step *step, bool strong, uint32_t from, uint32_t to, uint32_t house,
                      uint32_t chain);

#endif
