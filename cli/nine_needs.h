/* SPDX-License-Identifier: MIT
 *
 * nine_needs.h - which clues of plain 9x9 puzzles are needed? Many questions at once, through the lanes.
 *
 * A clue of a puzzle with one solution is needed if, without it, there is a solution in which its cell holds
 * something else. That is asked by candidates: the cell may hold all but its digit, and the first solution decides.
 */
#ifndef HF_CLI_NINE_NEEDS_H
#define HF_CLI_NINE_NEEDS_H

#include "houseful/solve.h"
#include "nine_item.h"

enum { HF_NINE_QUESTIONS = 2048 };

typedef struct hf_nine_needs {
    hf_solver *solver;
    uint16_t *masks; /* HF_NINE_CELLS for each question */
    hf_brief *briefs;
    size_t count;
} hf_nine_needs;

hf_status hf_nine_needs_open(hf_nine_needs *needs, const hf_shape *nine);
void hf_nine_needs_close(hf_nine_needs *needs);

/* Adds a question: can the clues that `board` still has, `cell` apart, be completed with another digit than
 * solution[cell] there? At most HF_NINE_QUESTIONS between two answers. */
void hf_nine_needs_ask(hf_nine_needs *needs, const uint8_t board[HF_NINE_CELLS], size_t cell,
                       uint8_t digit);
/* Answers all questions: hf_nine_needed(needs, i) tells of question i. Begins anew with the next question. */
hf_status hf_nine_needs_answer(hf_nine_needs *needs);
bool hf_nine_needed(const hf_nine_needs *needs, size_t i);

#endif
