/* SPDX-License-Identifier: MIT
 *
 * many.c - batches of text for the engine `nine`: from characters to boards and back without a
 * grid in between. Saves about a third of the time of an easy puzzle.
 */
#include <string.h>

#include "solve/nine/brief.h"
#include "solve/nine/nine.h"

enum { CELLS = 81 };

/* False: a character is neither a digit nor a blank. */
static bool is_readable(const hf_nine_tables *t, const char *text)
{
    unsigned all = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        all |= t->digit[(unsigned char)text[cell]];
    return (all & HF_NINE_UNREADABLE) == 0;
}

static void note_text(const hf_nine_tables *t, const char *text, hf_nine_clues *clues)
{
    clues->count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        hf_nine_note(clues, cell, t->digit[(unsigned char)text[cell]]);
}

static uint8_t first_unreadable(const hf_nine_tables *t, const char *text)
{
    uint8_t cell = 0;
    while (t->digit[(unsigned char)text[cell]] != HF_NINE_UNREADABLE)
        cell++;
    return cell;
}

static hf_answer answer_of(const hf_search *search)
{
    if (search->count >= 2)
        return HF_MULTIPLE;
    if (!search->complete)
        return HF_LIMIT;
    return search->count == 1 ? HF_UNIQUE : HF_NONE;
}

void hf_nine_search_text(hf_nine *engine, const char *text, hf_search *search)
{
    hf_nine_clues clues;
    if (engine->wide != NULL) {
        engine->wide(engine->wide_boards, text, search);
        return;
    }
    note_text(&engine->tables, text, &clues);
    hf_nine_search(engine, &clues, search);
}

bool hf_nine_read(const hf_nine *engine, const char *text, hf_brief *brief)
{
    memset(brief, 0, sizeof *brief);
    if (is_readable(&engine->tables, text))
        return true;
    brief->answer = HF_UNREADABLE;
    brief->where = first_unreadable(&engine->tables, text);
    return false;
}

/* Givens that clash are found out only where there is no solution. */
static void solve_text(hf_nine *engine, hf_search *search, const char *text, hf_brief *brief)
{
    if (!hf_nine_read(engine, text, brief))
        return;
    search->count = 0;
    search->guesses = 0;
    search->stopped = false;
    hf_nine_search_text(engine, text, search);
    brief->answer = (uint8_t)answer_of(search);
    brief->count = search->count;
    brief->guesses = search->guesses < UINT32_MAX ? (uint32_t)search->guesses : UINT32_MAX;
    if (search->count == 0 && hf_nine_clash(text))
        brief->answer = HF_INVALID;
}

void hf_nine_solve_many(void *state, const hf_batch *batch)
{
    hf_nine *engine = state;
    uint16_t first[CELLS];
    atomic_bool cancelled;
    atomic_init(&cancelled, false);
    hf_search search = {
        .cells = CELLS,
        .max_solutions = batch->max_solutions,
        .max_guesses = engine->max_guesses,
        .deadline_ns = UINT64_MAX,
        .cancelled = &cancelled,
        .first = first,
    };
    for (size_t i = 0; i < batch->count; i++) {
        solve_text(engine, &search, batch->texts[i], &batch->brief[i]);
        if (batch->solutions == NULL || batch->brief[i].answer != HF_UNIQUE)
            continue;
        char *solution = batch->solutions + i * batch->stride;
        for (unsigned cell = 0; cell < CELLS; cell++)
            solution[cell] = (char)('0' + first[cell]);
    }
}
