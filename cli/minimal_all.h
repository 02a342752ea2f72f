/* SPDX-License-Identifier: MIT
 *
 * minimal_all.h - all minimal puzzles among the clues of one.
 *
 * Each clue is undecided, gone, kept (on trial) or needed. Where every undecided clue is needed, the puzzle is at
 * an end: minimal, if the clues that were kept are needed, too. Otherwise one that is not needed goes, and
 * afterwards it is kept instead. A clue that was kept must come to be needed: if those that are sure to stay
 * say what it says, it never will, and the branch is left.
 *
 *                 abcdef        d can go
 *                /      \
 *            abc.ef    abc(d)ef      kept: something else must go that makes it needed
 */
#ifndef HF_CLI_MINIMAL_ALL_H
#define HF_CLI_MINIMAL_ALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/status.h"

/* Is clue `which` needed among the clues whose `in` is set? Many at once: question i is about `in[i]`. */
typedef struct hf_minimal_question {
    const bool *in; /* by number of the clue */
    size_t which;
    bool needed; /* the answer */
} hf_minimal_question;

typedef struct hf_minimal_search {
    size_t clues;
    hf_status (*ask)(void *user, hf_minimal_question *questions, size_t count);
    bool (*tell)(void *user, const bool *in); /* one was found; false: enough */
    void *user;
} hf_minimal_search;

/* HF_OK: all were told. HF_END: `tell` had enough. Else what `ask` returned, or HF_NO_MEMORY. */
hf_status hf_minimal_all(const hf_minimal_search *search);

#endif
