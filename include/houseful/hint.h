/* SPDX-License-Identifier: MIT
 *
 * hint.h - what to tell a person now: a mistake if there is one, else the next step, in stages.
 *
 *     hf_hint hint;
 *     hf_hint_find(logic, board, solution, NULL, &facts, step, &hint);
 *     hf_scene scene = {.board = board, .step = step};
 *     size_t length = hf_hint_write(&scene, &hint, 1, NULL, 0);
 *     char *text = malloc(length + 1);              // a proof may be long: ask first
 *     hf_hint_write(&scene, &hint, 1, text, length + 1);
 *     puts(text);                                   // Look at row 4.
 *     free(text);
 *
 * A hint is always proven: a bet is none. Where the ladder ends, the hint says so, and its last
 * stage is a digit from the solution, called that.
 *
 * Threads: a logic context serves one thread; so do the calls that take one. Ownership: nothing is
 * kept of what is passed. Errors: HF_NO_MEMORY; HF_STOPPED where the logic context was
 * cancelled or out of time; HF_BAD_ARGUMENT for a puzzle of another shape; all else is an answer.
 */
#ifndef HOUSEFUL_HINT_H
#define HOUSEFUL_HINT_H

#include "houseful/explain.h"
#include "houseful/puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What there is to say about a position. */
typedef enum hf_hint_kind {
    HF_HINT_STEP,    /* a step was found */
    HF_HINT_SOLVED,  /* nothing is left to do */
    HF_HINT_CLASH,   /* a symbol stands twice in a house */
    HF_HINT_WRONG,   /* an entry is not that of the solution */
    HF_HINT_MISSING, /* a cell has lost the candidate of the solution */
    HF_HINT_NOTHING  /* the ladder ends here: none of its rules proves a step */
} hf_hint_kind;

typedef struct hf_hint {
    hf_hint_kind kind;
    uint32_t cell;   /* wrong, missing: where; nothing: where a digit is offered */
    uint32_t symbol; /* wrong: what stands there; missing: what should be a candidate; nothing: the
                        solution's digit, not from logic, or 0 if the solution is not known */
    uint32_t wrong;  /* how many entries are wrong, or cells lack a candidate */
    hf_clash clash;  /* clash: which */
    uint64_t spare[4]; /* zero; later versions may say more here */
} hf_hint;

/* Looks at a position: is it in order, and what is the next step? `solution` is the puzzle's only
 * solution, or NULL if it is not known: then wrong entries are noticed only if they clash.
 * `ladder` and `facts` are those of hf_logic_next; bets in the ladder are passed over. The step is
 * filled in if the kind is HF_HINT_STEP; the logic context is loaded with the board. HF_NO_MEMORY.
 */
HF_API hf_status hf_hint_find(hf_logic *logic, const hf_board *board, const hf_grid *solution,
                              const hf_ladder *ladder, const hf_facts *facts, hf_step *step,
                              hf_hint *hint);

/* The same of a puzzle as its player has left it: clues, given candidates, entries and marks.
 * `solution`, if not NULL, is its only one, and uniqueness rules may speak then. `board`, of the
 * puzzle's shape, receives the position, for hf_scene. HF_BAD_ARGUMENT: the logic context is for
 * another shape. */
HF_API hf_status hf_hint_find_puzzle(hf_logic *logic, const hf_puzzle *puzzle,
                                     const hf_grid *solution, const hf_ladder *ladder,
                                     hf_board *board, hf_step *step, hf_hint *hint);

/* Hints come in stages: 1 where to look, 2 which technique, 3 the pattern, 4 the full reason and
 * what follows, 5 the step to carry out, in notation. For a mistake: 1 that there is one, 2 what
 * kind, 3 where about, 4 which entry, 5 how to mend it. Where the ladder ends: that it does, and as
 * stage 5 a digit from the solution, called that. Returns the length as hf_explain_write
 * does. scene->step is used if the hint is a step. */
enum { HF_HINT_STAGES = 5 };
HF_API size_t hf_hint_write(const hf_scene *scene, const hf_hint *hint, uint32_t stage,
                            char *buffer, size_t size);

/* Why an entry is wrong (kinds HF_HINT_CLASH and HF_HINT_WRONG): what follows from the givens and
 * this entry alone, step by step, until something breaks. Uses and reloads the logic context; of
 * the ladder (NULL: the default one) uniqueness rules and bets are passed over. *length receives
 * the length of the whole text. HF_NO_MEMORY. */
HF_API hf_status hf_hint_why(hf_logic *logic, const hf_scene *scene, const hf_hint *hint,
                             const hf_ladder *ladder, char *buffer, size_t size, size_t *length);

#ifdef __cplusplus
}
#endif
#endif
