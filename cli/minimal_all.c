/* SPDX-License-Identifier: MIT
 *
 * minimal_all.c - see minimal_all.h.
 */
#include "minimal_all.h"

#include <stdlib.h>
#include <string.h>

typedef enum fate { UNDECIDED, GONE, KEPT, NEEDED } fate;

typedef struct state {
    const hf_minimal_search *search;
    hf_minimal_question *questions;
    bool *here;  /* clues that are not gone */
    bool *stays; /* kept or needed */
} state;

static void note_sets(const state *s, const uint8_t *fates)
{
    for (size_t i = 0; i < s->search->clues; i++) {
        s->here[i] = fates[i] != GONE;
        s->stays[i] = fates[i] == KEPT || fates[i] == NEEDED;
    }
}

/* Asks about all clues of one fate; returns how many there were. */
static hf_status ask_about(const state *s, const uint8_t *fates, fate which, const bool *in,
                           size_t *count)
{
    *count = 0;
    for (size_t i = 0; i < s->search->clues; i++)
        if (fates[i] == which)
            s->questions[(*count)++] = (hf_minimal_question){in, i, false};
    return *count > 0 ? s->search->ask(s->search->user, s->questions, *count) : HF_OK;
}

/* Undecided clues that are needed become so; *free_one receives the first that is not, or `clues`. */
static hf_status settle(const state *s, uint8_t *fates, size_t *free_one)
{
    size_t count;
    note_sets(s, fates);
    hf_status status = ask_about(s, fates, UNDECIDED, s->here, &count);
    *free_one = s->search->clues;
    for (size_t i = 0; i < count; i++) {
        if (s->questions[i].needed)
            fates[s->questions[i].which] = NEEDED;
        else if (*free_one == s->search->clues)
            *free_one = s->questions[i].which;
    }
    return status;
}

/* Can all that was kept still come to be needed? */
static hf_status look_ahead(const state *s, const uint8_t *fates, bool *hope)
{
    size_t count;
    note_sets(s, fates);
    hf_status status = ask_about(s, fates, KEPT, s->stays, &count);
    *hope = true;
    for (size_t i = 0; i < count; i++)
        *hope &= s->questions[i].needed;
    return status;
}

/* `fates` is this node's own: clues settled here are open again for who called. */
static hf_status search_from(const state *s, uint8_t *fates)
{
    size_t clues = s->search->clues;
    size_t free_one;
    bool hope;
    hf_status status = settle(s, fates, &free_one);
    if (status == HF_OK)
        status = look_ahead(s, fates, &hope);
    if (status != HF_OK || !hope)
        return status;
    if (free_one == clues)
        return s->search->tell(s->search->user, s->here) ? HF_OK : HF_END;
    uint8_t *next = malloc(clues);
    if (next == NULL)
        return HF_NO_MEMORY;
    for (int kept = 0; kept < 2 && status == HF_OK; kept++) {
        memcpy(next, fates, clues);
        next[free_one] = kept ? KEPT : GONE;
        status = search_from(s, next);
    }
    free(next);
    return status;
}

hf_status hf_minimal_all(const hf_minimal_search *search)
{
    state s = {.search = search};
    size_t clues = search->clues > 0 ? search->clues : 1;
    uint8_t *fates = calloc(clues, 1);
    s.questions = malloc(clues * sizeof *s.questions);
    s.here = malloc(clues * sizeof *s.here);
    s.stays = malloc(clues * sizeof *s.stays);
    hf_status status = HF_NO_MEMORY;
    if (fates != NULL && s.questions != NULL && s.here != NULL && s.stays != NULL)
        status = search_from(&s, fates);
    free(fates);
    free(s.questions);
    free(s.here);
    free(s.stays);
    return status;
}
