/* SPDX-License-Identifier: MIT
 *
 * writer.h - what the writers of words share: the text under construction, the step it is about, and
 * the names of cells, houses and symbols.
 *
 * Two manners of naming: the notation ("r26c2,r3c1", "r68", "c35b6"), compressed where one digit
 * per row and column suffices, and prose ("r2c2, r3c1 and r6c2", "rows 6 and 8").
 */
#ifndef HF_EXPLAIN_WRITER_H
#define HF_EXPLAIN_WRITER_H

#include "base/text.h"
#include "houseful/explain.h"
#include "houseful/logic.h"
#include "logic/rules/rules.h"

typedef struct hf_writer {
    hf_text text;
    const hf_scene *scene;
    const hf_board *board;
    const hf_shape *shape;
    const hf_step *step;
    bool fresh;   /* a proof is the first thing said: its first line need not be begun */
    bool escaped; /* the text goes into a JSON string: line breaks are written as \n */
} hf_writer;

/* A list of cells or houses, in the order in which they are told. */
typedef struct hf_list {
    uint32_t count;
    uint16_t at[HF_LOGIC_MAX_CELLS];
} hf_list;

void hf_list_add(hf_list *list, uint32_t item); /* once */
bool hf_list_has(const hf_list *list, uint32_t item);
void hf_list_sort(hf_list *list);
bool hf_list_same(const hf_list *a, const hf_list *b);

/* ---- gathering (gather.c) -------------------------------------------------------------------- */

enum { HF_ANY = 0xff };

/* The cells marked with a role, ascending; the group may be HF_ANY. */
void hf_gather_marked(const hf_writer *w, uint32_t role, uint32_t group, hf_list *cells);
/* The symbols so marked, as bits; of roles that no rule gives to whole cells. */
uint32_t hf_gather_marked_symbols(const hf_writer *w, uint32_t role, uint32_t group);
/* The houses with a role, in the step's order. */
void hf_gather_houses(const hf_writer *w, uint32_t role, uint32_t group, hf_list *houses);
/* The first house with a role, or HF_NO_HOUSE. */
uint32_t hf_gather_house(const hf_writer *w, uint32_t role);
/* The largest group number used with a role, plus one; 0: the role does not occur. */
uint32_t hf_gather_groups(const hf_writer *w, uint32_t role);
/* The cells of a node. */
void hf_gather_members(const hf_writer *w, const hf_node *node, hf_list *cells);
/* The candidates of a cell as bits; 0 if filled. */
uint32_t hf_gather_candidates(const hf_writer *w, uint32_t cell);
/* The symbols that are placed or struck. */
uint32_t hf_gather_result_symbols(const hf_writer *w);
/* The cells from which `symbol` is struck. */
void hf_gather_struck(const hf_writer *w, uint32_t symbol, hf_list *cells);
/* The smallest stretch of board people look at around a cell: its box, else its first house; HF_NO_HOUSE if it has none. */
uint32_t hf_gather_home(const hf_writer *w, uint32_t cell);
/* A house that holds all of them, or HF_NO_HOUSE. */
uint32_t hf_gather_common_house(const hf_writer *w, const hf_list *cells);
/* The same: one in which the symbol has no place but in these cells, if there is one. */
uint32_t hf_gather_only_house(const hf_writer *w, const hf_list *cells, uint32_t symbol);

/* ---- naming (names.c) ------------------------------------------------------------------------ */

void hf_say(hf_writer *w, const char *words);
/* Begins a new line. */
void hf_say_break(hf_writer *w);
/* Makes a capital of the small letter at `from`, a length that the text had: a sentence began there. */
void hf_say_capital(hf_writer *w, size_t from);
void hf_say_number(hf_writer *w, uint64_t number);
void hf_say_symbol(hf_writer *w, uint32_t symbol);
/* The symbols of a mask with something between them. */
void hf_say_symbols(hf_writer *w, uint32_t mask, const char *between);
/* The symbols of a mask in prose: "3", "3 and 8", "3, 7 and 9"; `word` is "and" or "or". */
void hf_say_symbol_list(hf_writer *w, uint32_t mask, const char *word);
/* The symbols as the step lists them. */
void hf_say_step_symbols(hf_writer *w, const char *between);
/* "27", "AA" */
void hf_say_row(hf_writer *w, uint32_t row);
void hf_say_cell(hf_writer *w, uint32_t cell);
/* Notation: "r26c2,r3c1". */
void hf_say_cells(hf_writer *w, const hf_list *cells);
/* Prose: "r2c2, r3c1 and r6c2". */
void hf_say_cell_list(hf_writer *w, const hf_list *cells, const char *word);
/* "r4c2 is 3", "r4c2 is not 3", "3 is in one of r5c1 and r6c1", "3 is in none of r5c1 and r6c1" */
void hf_say_node(hf_writer *w, const hf_node *node, bool is);
/* Notation: "r6". */
void hf_say_house(hf_writer *w, uint32_t house);
/* Notation: "c35b6". */
void hf_say_houses(hf_writer *w, const hf_list *houses);
/* Prose: "row 6"; "rows 6 and 8"; "columns 3 and 5 and box 6". */
void hf_say_house_name(hf_writer *w, uint32_t house);
/* Where people look for a cell: hf_gather_home, or the cell itself. */
void hf_say_home(hf_writer *w, uint32_t cell);
void hf_say_house_list(hf_writer *w, const hf_list *houses);
/* The constraint that the step rests on: "killer cage of 10 in r1c1 and r1c2" (names_constraint.c). */
void hf_say_constraint(hf_writer *w);
/* "two", "three", ... "nine": more are never told. */
void hf_say_count(hf_writer *w, uint32_t count);

/* ---- the parts ------------------------------------------------------------------------------- */

/* How a rule is told, or several of one family that lie side by side. `line` writes what stands
 * between the title and " => ", NULL: nothing. */
typedef struct hf_words {
    const hf_rule *rule; /* NULL ends a table */
    uint32_t rules;      /* so many from there on: rule[0], rule[1] ... */
    void (*line)(hf_writer *w);
    void (*pattern)(hf_writer *w); /* what there is: complete sentences */
    void (*reason)(hf_writer *w);  /* why something follows: complete sentences; or NULL */
} hf_words;

/* The words for the step's rule (words.c). */
const hf_words *hf_words_for(const hf_rule *rule);

void hf_say_title(hf_writer *w);
void hf_say_line(hf_writer *w);
void hf_say_result(hf_writer *w); /* "r1c2,r4c1<>3", "r6c9=1" */
void hf_say_where(hf_writer *w);
void hf_say_technique(hf_writer *w);
void hf_say_pattern(hf_writer *w);
void hf_say_conclusion(hf_writer *w);
void hf_say_paragraph(hf_writer *w);
void hf_say_json(hf_writer *w);
void hf_say_drawing(hf_writer *w);
void hf_say_svg(hf_writer *w);
void hf_say_proof(hf_writer *w);

/* Chains: notation (chain_line.c) and sentences (words_chains.c). */
void hf_line_plain_chain(hf_writer *w); /* from its first node to its last */
void hf_line_open(hf_writer *w);        /* the same, with what its ends strike */
void hf_line_loop(hf_writer *w);        /* closed: shows how it goes on */
void hf_line_remote(hf_writer *w);      /* of cells with the same two symbols */
/* Its cells and links only. */
void hf_line_links(hf_writer *w);

extern const hf_words hf_words_singles[];
extern const hf_words hf_words_subsets[];
extern const hf_words hf_words_fish[];
extern const hf_words hf_words_patterns[];
extern const hf_words hf_words_colours[];
extern const hf_words hf_words_unique[];
extern const hf_words hf_words_chains[];
extern const hf_words hf_words_sets[];
extern const hf_words hf_words_forcing[];
extern const hf_words hf_words_bets[];
extern const hf_words hf_words_explainer[];
extern const hf_words hf_words_proof[];
extern const hf_words hf_words_variants[];

#endif
