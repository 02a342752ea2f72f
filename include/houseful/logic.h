/* SPDX-License-Identifier: MIT
 *
 * logic.h - the next step a person could find, as pure data.
 *
 *     hf_logic *logic;
 *     hf_step *step;
 *     hf_facts facts = {.unique = true};
 *     hf_logic_new(shape, &logic);
 *     hf_step_new(&step);
 *     hf_logic_load(logic, board);
 *     while (hf_logic_next(logic, NULL, &facts, step) == HF_OK) {
 *         printf("%s\n", hf_rule_name(step->rule));
 *         hf_logic_apply(logic, step);
 *     }
 *     if (hf_logic_state(logic) == HF_LOGIC_SOLVED)
 *         printf("solved\n");
 *     hf_step_free(step);
 *     hf_logic_free(logic);
 *
 * A *rule* is one named technique. A *ladder* is a list of rules in the order in which they are
 * tried. A *step* is what a rule found: what to place or strike, and everything needed to explain
 * why. This module writes no words and knows no solution; the caller says through hf_facts what it
 * knows about the puzzle.
 *
 * A logic context serves one thread, but for hf_logic_cancel. Steps are deterministic: the same board gives the same step.
 *
 * Threads: a logic context, a step and a ladder belong to one thread at a time; rules are constants.
 * Ownership: whoever makes one frees it. Errors: HF_NO_MEMORY, HF_TOO_LARGE for boards beyond the bounds
 * below; HF_END is no error but the end of what the ladder finds.
 */
#ifndef HOUSEFUL_LOGIC_H
#define HOUSEFUL_LOGIC_H

#include "houseful/grid.h"
#include "houseful/puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Boards with more symbols or cells than this get HF_TOO_LARGE from hf_logic_new. */
enum { HF_LOGIC_MAX_SIZE = 32, HF_LOGIC_MAX_CELLS = 1024 };

/* "No house", where a field for a house does not apply. */
enum { HF_NO_HOUSE = 0xffff };

/* ---- rules ----------------------------------------------------------------------------------- */

/* A rule: a name, what it needs to know, and a way to find it. How hard it is, is another matter:
 * see the scales in rate.h. All rules are constants of the library; compare them by address. */
typedef struct hf_rule hf_rule;

/* No library has more rules: arrays by rule may have this length. */
enum { HF_RULES_MOST = 256 };

/* Rule number i (0, 1, 2 ...), roughly from easy to hard, bets last; NULL past the last. */
HF_API const hf_rule *hf_rule_at(size_t i);
/* The number of a rule: hf_rule_at of it is the rule again. */
HF_API size_t hf_rule_number(const hf_rule *rule);
/* The rule with this key, brief name, code or full name, or NULL. */
HF_API const hf_rule *hf_rule_named(const char *name);

/* "Naked Pair". */
HF_API const char *hf_rule_name(const hf_rule *rule);
/* "naked-pair", as in ladder files and options; unique. */
HF_API const char *hf_rule_key(const hf_rule *rule);
/* "n2"; unique. */
HF_API const char *hf_rule_brief(const hf_rule *rule);
/* "0200": the technique in the notation of cases; "" if it has none. */
HF_API const char *hf_rule_code(const hf_rule *rule);
/* Does it hold only if the puzzle has exactly one solution? */
HF_API bool hf_rule_needs_unique(const hf_rule *rule);

/* ---- steps ----------------------------------------------------------------------------------- */

/* One candidate. */
typedef struct hf_candidate {
    uint16_t cell;
    uint16_t symbol;
} hf_candidate;

/* The part a cell, a candidate or a house plays in a step. */
typedef enum hf_role {
    HF_ROLE_PATTERN,  /* cells or candidates that make the pattern (subsets, singles, locked) */
    HF_ROLE_BASE,     /* fish: base houses and their candidates */
    HF_ROLE_COVER,    /* fish: cover houses */
    HF_ROLE_FIN,      /* fish: base candidates outside the covers */
    HF_ROLE_ENDO_FIN, /* fish: candidates in two base houses */
    HF_ROLE_CANNIBAL, /* fish: base candidates in two cover houses, struck */
    HF_ROLE_PIVOT,    /* wings: the hinge */
    HF_ROLE_PINCER,   /* wings, kites, skyscrapers, rectangles: the ends that are seen */
    HF_ROLE_LINK,     /* the strong link between the ends, or the cells that connect them */
    HF_ROLE_CORNER,   /* uniqueness: the cells of the rectangle */
    HF_ROLE_EXTRA,    /* uniqueness: candidates beside the two digits */
    HF_ROLE_SUPPORT,  /* uniqueness 3: the other cells of the naked subset */
    HF_ROLE_SET,      /* almost locked sets: cells of set `group` (0 = A, 1 = B, ...) */
    HF_ROLE_COMMON,   /* restricted common candidates (group 0 = X, 1 = Y, ...) */
    HF_ROLE_STEM,     /* death blossom: the stem cell */
    HF_ROLE_PETAL,    /* death blossom: cells of petal `group` */
    HF_ROLE_COLOUR,   /* colouring: candidates of colour `group` (0 = A, 1 = B, ...) */
    HF_ROLE_LINE,     /* Sue de Coq: cells on the line */
    HF_ROLE_BOX,      /* Sue de Coq: cells in the box */
    HF_ROLE_PREMISE,  /* forcing: what is assumed, by branch `group` */
    HF_ROLE_CONFLICT, /* forcing, bets: where it breaks */
    HF_ROLE_BET       /* the candidate that is tried, or was */
} hf_role;

/* A cell (symbol 0) or a candidate with its role. */
typedef struct hf_role_mark {
    uint16_t cell;
    uint16_t symbol;
    uint8_t role;  /* an hf_role */
    uint8_t group; /* which set, petal, colour, house in order ...; 0 where there is one */
} hf_role_mark;

/* A house with its role. */
typedef struct hf_house_mark {
    uint16_t house;
    uint8_t role;
    uint8_t group;
} hf_house_mark;

/* What a link ties: one candidate, a group of candidates of one symbol, or an almost locked set. */
typedef enum hf_node_kind { HF_NODE_CELL, HF_NODE_GROUP, HF_NODE_ALS } hf_node_kind;

typedef struct hf_node {
    uint8_t kind;        /* an hf_node_kind */
    uint16_t symbol;     /* the symbol spoken of; an ALS is entered by it */
    uint16_t leaves;     /* ALS: the symbol by which the chain leaves it; otherwise 0 */
    uint16_t first;      /* its cells are member[first] ... */
    uint16_t count;      /* ... so many of them */
    uint32_t candidates; /* ALS: its symbols, bit (symbol - 1) */
} hf_node;

/* Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
typedef struct hf_link {
    uint16_t from; /* node numbers */
    uint16_t to;
    uint16_t house; /* where they meet; HF_NO_HOUSE: inside one cell, or told by the nodes */
    uint8_t strong;
    uint8_t chain; /* which chain of several; 0 for the only one */
} hf_link;

/* Why a thought of a proof holds. */
typedef enum hf_ground {
    HF_GROUND_SUPPOSED, /* it is assumed */
    HF_GROUND_SEEN,     /* false: another symbol is in the cell, or the same one in `house` */
    HF_GROUND_LAST,     /* true: nothing else is left in the cell, or no other place in `house` */
    HF_GROUND_LOCKED,   /* false: in `house` the symbol is confined to where that crosses `other` */
    HF_GROUND_HIDDEN_PAIR, /* false: two other `symbols` of `house` need the cell */
    HF_GROUND_NAKED_PAIR,  /* false: two other cells of `house` take its `symbols` */
    HF_GROUND_X_WING,      /* false: the symbol is in two places of `house` and `other`, in line */
    HF_GROUND_PROVED       /* by the deeper thoughts just before it, or by the one referred to */
} hf_ground;

/* One line of a proof: a candidate is true or false. */
typedef struct hf_inference {
    uint16_t cell, symbol;
    bool holds;
    uint8_t ground;        /* an hf_ground */
    uint8_t depth;         /* 0; deeper: part of a proof inside the proof */
    uint8_t branch;        /* which of several assumptions it belongs to */
    uint16_t house, other; /* HF_NO_HOUSE: a cell is meant */
    uint32_t symbols;
    uint16_t first; /* it rests on the thoughts reference[first] ... */
    uint16_t count; /* ... so many of them; all come earlier */
} hf_inference;

/* A step, to be read: hf_step_new makes it (it is longer than what is shown here), hf_logic_next
 * and hf_step_copy fill it in. The arrays belong to it and grow as needed. Eliminations come in the order of symbol, then cell (with
 * queued_singles: in the order in which they are to be carried out); marks, houses and links in the
 * order in which they are best told. */
typedef struct hf_step {
    const hf_rule *rule;
    uint32_t symbols;   /* the symbols of the pattern, bit (symbol - 1) */
    uint16_t symbol[8]; /* the same as the notation lists them, as far as there is room */
    uint32_t symbol_count;
    uint32_t depth;  /* bets: how many stand, this one included */
    bool merged;     /* two patterns told as one: a siamese fish */
    uint16_t rating; /* Sudoku Explainer's, in tenths, if found its way; otherwise 0 */

    hf_candidate *place;
    hf_candidate *eliminate;
    hf_role_mark *mark;
    hf_house_mark *house;
    hf_node *node;
    hf_link *link;
    uint16_t *member;
    hf_inference *inference; /* forcing chains: the proof, line by line */
    uint16_t *reference;
    uint32_t places;
    uint32_t eliminations;
    uint32_t marks;
    uint32_t houses;
    uint32_t nodes;
    uint32_t links;
    uint32_t members;
    uint32_t inferences;
    uint32_t references;
} hf_step;

HF_API hf_status hf_step_new(hf_step **out);
HF_API void hf_step_free(hf_step *step);
/* HF_NO_MEMORY: `to` is empty then. */
HF_API hf_status hf_step_copy(hf_step *to, const hf_step *from);

/* ---- ladders --------------------------------------------------------------------------------- */

/* How far and how rules look. */
typedef struct hf_logic_options {
    size_t size;             /* of this struct, as hf_logic_options_init set it */
    uint8_t max_fins;        /* default 5 */
    uint8_t max_endo_fins;   /* default 2 */
    uint8_t max_chain;       /* longest X- or XY-chain, in nodes; default 20 */
    bool siamese;            /* merge two fish on the same base; default false */
    bool duals;              /* two kites or two empty rectangles as one step; default false */
    bool two_candidate_er;   /* empty rectangles of only two candidates; default false */
    bool missing_candidates; /* rectangles may lack candidates of their pair; default true */
    bool als_overlap;        /* almost locked sets may overlap; default false */
    bool als_chain_overlap;  /* the same in ALS chains; default false */
    bool als_nodes;          /* almost locked sets as nodes of grouped chains; default false */
    bool queued_singles;     /* singles in the order in which they arose; default false */
    bool explainer;          /* every rule as Sudoku Explainer looks for it; default false */
} hf_logic_options;

/* Fills in the defaults: hf_logic_options_init(&options, sizeof options). */
HF_API void hf_logic_options_init(hf_logic_options *options, size_t size);

/* A ladder is a list of rungs, each a rule or several that are searched together, and options. */
typedef struct hf_ladder hf_ladder;

/* A ladder without rungs, with the default options. HF_NO_MEMORY. */
HF_API hf_status hf_ladder_new(hf_ladder **out);
/* NULL is allowed. */
HF_API void hf_ladder_free(hf_ladder *ladder);
HF_API void hf_ladder_copy(hf_ladder *to, const hf_ladder *from);

/* The number of rungs. */
HF_API uint32_t hf_ladder_rungs(const hf_ladder *ladder);
/* Its options, written into a struct that hf_logic_options_init has seen. */
HF_API void hf_ladder_options(const hf_ladder *ladder, hf_logic_options *options);
/* HF_BAD_ARGUMENT: options that were never initialised. */
HF_API hf_status hf_ladder_set_options(hf_ladder *ladder, const hf_logic_options *options);

/* Fills in a built-in ladder: "default" (as a person would look, a bet last), "hodoku" (HoDoKu's
 * order, nothing that it does not use by default) or "se" (Sudoku Explainer's searches in its
 * order; plain 9x9 boards only). HF_BAD_ARGUMENT: no such name. */
HF_API hf_status hf_ladder_named(const char *name, hf_ladder *ladder);
/* A ladder of one rule, with the default options. */
HF_API void hf_ladder_of_rule(const hf_rule *rule, hf_ladder *ladder);
/* Does the ladder try this rule? */
HF_API bool hf_ladder_has(const hf_ladder *ladder, const hf_rule *rule);

/* Reads a ladder: one rung per line, rules by any of their names, `+` between rules searched
 * together, `#` comments; `option NAME VALUE` lines set options. HF_BAD_TEXT: *line says where
 * (1, 2 ...), and *why what was expected. */
HF_API hf_status hf_ladder_read(const char *text, size_t length, hf_ladder *ladder, uint32_t *line,
                                const char **why);
/* Only the named rules ("naked-pair,x-wing"), in the order of the ladder, those that it has not behind them;
 * all but them; none that comes after one. HF_BAD_ARGUMENT: an unknown name, or for the last one that the
 * ladder has not; the ladder is unchanged. */
HF_API hf_status hf_ladder_only(hf_ladder *ladder, const char *names);
HF_API hf_status hf_ladder_without(hf_ladder *ladder, const char *names);
HF_API hf_status hf_ladder_max_rule(hf_ladder *ladder, const char *name);

/* ---- looking for steps ----------------------------------------------------------------------- */

/* What the caller knows of the puzzle. Zero what is not known. It carries no size: a fact that later
 * versions add goes into the spare words, and a caller compiled before knows nothing of it, which is
 * what zero says. */
typedef struct hf_facts {
    bool unique; /* it has exactly one solution: uniqueness rules may speak, and assumptions may be
                    followed at length (Nishio and later) */
    uint64_t spare[2]; /* zero */
} hf_facts;

typedef struct hf_logic hf_logic;

/* A context for boards of one shape. */
HF_API hf_status hf_logic_new(const hf_shape *shape, hf_logic **out);
HF_API void hf_logic_free(hf_logic *logic);

/* Takes over the values and candidates of a board of the same shape; forgets all bets. */
HF_API void hf_logic_load(hf_logic *logic, const hf_board *board);
/* Takes over a puzzle as its author gave it: clues, the candidates that clues and given candidates
 * leave, and its written constraints: cells that these keep apart see each other, rules of cages, sums
 * and their like speak, rules that rest on the solution being unique are silent. The context holds a
 * reference to such a puzzle. HF_BAD_ARGUMENT: it has another shape; HF_NO_MEMORY. */
HF_API hf_status hf_logic_load_puzzle(hf_logic *logic, const hf_puzzle *puzzle);
/* The same as its player has left it: entries and pencil marks count. An entry that contradicts
 * what stands already is left out. */
HF_API hf_status hf_logic_load_position(hf_logic *logic, const hf_puzzle *puzzle);
/* Writes the current values and candidates into a board of the same shape that was loaded from the
 * same puzzle: places and eliminates there what is not yet. */
HF_API void hf_logic_save(const hf_logic *logic, hf_board *board);
/* One value, 0 if empty; one cell's candidates, bit (symbol - 1). */
HF_API uint32_t hf_logic_value(const hf_logic *logic, uint32_t cell);
HF_API uint32_t hf_logic_candidates(const hf_logic *logic, uint32_t cell);

typedef enum hf_position_state {
    HF_LOGIC_OPEN,   /* cells are empty, nothing is wrong at sight */
    HF_LOGIC_SOLVED, /* every cell is filled and no house is wrong */
    HF_LOGIC_BROKEN  /* a cell without candidates, or a house without a place for a symbol */
} hf_position_state;

HF_API hf_position_state hf_logic_state(const hf_logic *logic);

/* The first step of the first rung that finds one; with bets standing and the board broken, the
 * step that takes the last bet back. `ladder` NULL: the default one; `facts` NULL: nothing is
 * known. HF_END: no rule finds anything, or the board is solved, or it is broken with no bet to
 * take back. HF_NO_MEMORY. HF_STOPPED: see below. */
HF_API hf_status hf_logic_next(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                               hf_step *step);

/* Called with each step; the step lives until the call returns. Return false to stop. */
typedef bool (*hf_step_fn)(const hf_step *step, void *user);

/* Every step of every rung at this position; never bets, and dynamic or nested forcing chains only
 * if there is no other step. */
HF_API hf_status hf_logic_all(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                              hf_step_fn each, void *user);

/* ---- long searches --------------------------------------------------------------------------- */

/* Most steps are found at once. On the hardest puzzles forcing chains inside forcing chains may take
 * a good part of a second, in a browser more, and on large boards nets take long: so a search can be
 * watched, limited and stopped. hf_logic_next, hf_logic_all, hf_logic_solve, hf_hint_find and
 * hf_hint_why then give HF_STOPPED; the next call starts anew, from the same position, but for hf_logic_solve and
 * hf_hint_why, whose position is where they were stopped. */
typedef struct hf_logic_progress {
    const hf_rule *rule;  /* what is looked for: the first rule of the rung */
    uint32_t rung, rungs; /* rung 0, 1 ... of so many */
    uint64_t assumptions; /* followed so far on this rung, or 0 */
    uint64_t elapsed_ns;  /* since the call began */
    uint64_t spare[2];    /* zero */
} hf_logic_progress;

/* Called at every rung and, inside long searches, every few milliseconds; return false to stop. */
typedef bool (*hf_logic_watch_fn)(const hf_logic_progress *progress, void *user);

/* Who watches all later calls; NULL: nobody. */
HF_API void hf_logic_watch(hf_logic *logic, hf_logic_watch_fn watch, void *user);
/* How long one call may take, looked at every few milliseconds; 0 (the default): no limit. */
HF_API void hf_logic_set_time_limit(hf_logic *logic, uint64_t nanoseconds);
/* Stops the call that is running, from any thread; if none is, the next one. */
HF_API void hf_logic_cancel(hf_logic *logic);

/* ---- steps carried out ----------------------------------------------------------------------- */

/* Carries a step out. HF_BAD_ARGUMENT: it does not fit the position (a placement that is no
 * candidate); nothing is changed then. */
HF_API hf_status hf_logic_apply(hf_logic *logic, const hf_step *step);

/* Number of bets that stand. */
HF_API uint32_t hf_logic_bets(const hf_logic *logic);

/* ---- solving by logic and bets alone --------------------------------------------------------- */

typedef struct hf_logic_result {
    uint64_t solutions; /* found, at most max_solutions */
    uint64_t steps;
    uint64_t bets;
    uint32_t deepest;  /* most bets standing at once */
    bool exhausted;    /* nothing was left untried */
    uint64_t spare[4]; /* zero; later versions may say more here */
} hf_logic_result;

/* Runs the ladder, and bets where it ends, until `max_solutions` are found or nothing is left.
 * `first` and `second` (or NULL) receive the first two solutions. The facts must not claim a unique
 * solution unless that is known. */
HF_API hf_status hf_logic_solve(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                                uint64_t max_solutions, hf_logic_result *result, hf_grid *first,
                                hf_grid *second);

#ifdef __cplusplus
}
#endif
#endif
