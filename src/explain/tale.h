/* SPDX-License-Identifier: MIT
 *
 * tale.h - what the writers of words share: the text under construction, the step it is about, and
 * the names of cells, houses and symbols.
 *
 * Two manners of naming: the notation ("r26c2,r3c1", "r68", "c35b6"), compressed where one digit
 * per row and column suffices, and prose ("r2c2, r3c1 and r6c2", "rows 6 and 8").
 */
#ifndef HF_EXPLAIN_TALE_H
#define HF_EXPLAIN_TALE_H

#include "base/text.h"
#include "houseful/explain.h"
#include "houseful/logic.h"
#include "logic/rules/rules.h"

typedef struct hf_tale {
    hf_text text;
    const hf_scene *scene;
    const hf_board *board;
    const hf_shape *shape;
    const hf_step *step;
} hf_tale;

/* A list of cells or houses, in the order in which they are told. */
typedef struct hf_list {
    uint32_t count;
    uint16_t at[HF_LOGIC_MAX_CELLS];
} hf_list;

void hf_list_add(hf_list *list, uint32_t item); /* once */
bool hf_list_has(const hf_list *list, uint32_t item);
void hf_list_sort(hf_list *list);

/* ---- gathering (gather.c) -------------------------------------------------------------------- */

enum { HF_ANY = 0xff };

/* The cells marked with a role, ascending; group or symbol may be HF_ANY. */
void hf_tale_marked(const hf_tale *tale, uint32_t role, uint32_t group, uint32_t symbol,
                    hf_list *cells);
/* The symbols so marked, as bits. */
uint32_t hf_tale_marked_symbols(const hf_tale *tale, uint32_t role, uint32_t group);
/* The houses with a role, in the step's order. */
void hf_tale_houses(const hf_tale *tale, uint32_t role, uint32_t group, hf_list *houses);
/* The first house with a role, or HF_NO_HOUSE. */
uint32_t hf_tale_house(const hf_tale *tale, uint32_t role);
/* The largest group number used with a role, plus one; 0: the role does not occur. */
uint32_t hf_tale_groups(const hf_tale *tale, uint32_t role);
/* The cells of a node. */
void hf_tale_members(const hf_tale *tale, const hf_node *node, hf_list *cells);
/* The candidates of a cell as bits; 0 if filled. */
uint32_t hf_tale_candidates(const hf_tale *tale, uint32_t cell);
/* The symbols that are placed or struck. */
uint32_t hf_tale_result_symbols(const hf_tale *tale);
/* The cells from which `symbol` is struck. */
void hf_tale_struck(const hf_tale *tale, uint32_t symbol, hf_list *cells);
/* A house that holds all of them, or HF_NO_HOUSE; lines first if `line`. */
uint32_t hf_tale_common_house(const hf_tale *tale, const hf_list *cells);

/* ---- naming (names.c) ------------------------------------------------------------------------ */

void hf_tell(hf_tale *tale, const char *words);
/* Makes a capital of the letter at `from`, a length that the text had: a sentence began there. */
void hf_tell_capital(hf_tale *tale, size_t from);
void hf_tell_number(hf_tale *tale, uint64_t number);
void hf_tell_symbol(hf_tale *tale, uint32_t symbol);
/* The symbols of a mask with something between them. */
void hf_tell_symbols(hf_tale *tale, uint32_t mask, const char *between);
/* The symbols of a mask in prose: "3", "3 and 8", "3, 7 and 9"; `word` is "and" or "or". */
void hf_tell_symbol_list(hf_tale *tale, uint32_t mask, const char *word);
/* The symbols as the step lists them. */
void hf_tell_step_symbols(hf_tale *tale, const char *between);
void hf_tell_cell(hf_tale *tale, uint32_t cell);
/* Notation: "r26c2,r3c1". */
void hf_tell_cells(hf_tale *tale, const hf_list *cells);
/* Prose: "r2c2, r3c1 and r6c2". */
void hf_tell_cell_list(hf_tale *tale, const hf_list *cells, const char *word);
/* Notation: "r6". */
void hf_tell_house(hf_tale *tale, uint32_t house);
/* Notation: "c35b6". */
void hf_tell_houses(hf_tale *tale, const hf_list *houses);
/* Prose: "row 6"; "rows 6 and 8"; "columns 3 and 5 and box 6". */
void hf_tell_house_name(hf_tale *tale, uint32_t house);
void hf_tell_house_list(hf_tale *tale, const hf_list *houses);
/* "two", "three", ... "nine"; digits beyond. */
void hf_tell_count(hf_tale *tale, uint32_t count);

/* ---- the parts ------------------------------------------------------------------------------- */

/* How a rule is told, or several of one family that lie side by side. `line` writes what stands
 * between the title and " => ". */
typedef struct hf_words {
    const hf_rule *rule; /* NULL ends a table */
    uint32_t rules;      /* so many from there on: rule[0], rule[1] ... */
    void (*line)(hf_tale *tale);
    void (*pattern)(hf_tale *tale); /* what there is: complete sentences */
    void (*reason)(hf_tale *tale);  /* why something follows: complete sentences; or NULL */
} hf_words;

/* The words for the step's rule (words.c). */
const hf_words *hf_words_for(const hf_rule *rule);

void hf_tell_title(hf_tale *tale);
void hf_tell_line(hf_tale *tale);
void hf_tell_result(hf_tale *tale); /* "r1c2,r4c1<>3", "r6c9=1" */
void hf_tell_where(hf_tale *tale);
void hf_tell_technique(hf_tale *tale);
void hf_tell_pattern(hf_tale *tale);
void hf_tell_conclusion(hf_tale *tale);
void hf_tell_paragraph(hf_tale *tale);
void hf_tell_json(hf_tale *tale);
void hf_tell_drawing(hf_tale *tale);
void hf_tell_svg(hf_tale *tale);

/* Chains: notation (chain_line.c) and sentences (words_chains.c). */
void hf_line_plain_chain(hf_tale *tale); /* from its first node to its last */
void hf_line_open(hf_tale *tale);        /* the same, with what its ends strike */
void hf_line_loop(hf_tale *tale);        /* closed: shows how it goes on */
void hf_line_remote(hf_tale *tale);      /* of cells with the same two symbols */
/* One thought; `suppose` false: its beginning is known already, and so is all that other chains of
 * the step have told before. */
void hf_tell_chain_links(hf_tale *tale, uint32_t chain, bool suppose);
/* One chain in notation, its cells and links only. */
void hf_line_links(hf_tale *tale, uint32_t chain);

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

#endif
