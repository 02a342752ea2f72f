/* SPDX-License-Identifier: MIT
 *
 * conflict.c - see conflict.h.
 */
#include "conflict.h"

#include <stdlib.h>

#include "houseful/solve.h"
#include "term.h"

/* No limit of time but the user's, so that the words are the same on every machine; seconds at most. */
enum { MOST_GUESSES = 100000 };

static bool find(const hf_puzzle *puzzle, uint64_t ends_ns, char *text)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    hf_solve_options options;
    hf_solver *solver = NULL;
    hf_contradiction found;
    uint8_t *constraints = malloc((size_t)hf_puzzle_constraints(puzzle) + 1);
    uint8_t *cells = malloc(hf_shape_cells(shape));
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = MOST_GUESSES;
    options.time_limit_ns = hf_term_left(ends_ns);
    bool good = constraints && cells && hf_solver_new(shape, &options, &solver) == HF_OK &&
                hf_solver_contradiction(solver, puzzle, &found, constraints, cells) == HF_OK &&
                found.answer == HF_NONE;
    if (good)
        hf_puzzle_contradiction_text(puzzle, constraints, cells, text, HF_CONFLICT_ROOM);
    hf_solver_free(solver);
    free(constraints);
    free(cells);
    return good;
}

bool hf_conflict_words(hf_work *work, const hf_item *item, uint64_t ends_ns,
                       char text[HF_CONFLICT_ROOM])
{
    hf_puzzle *puzzle = NULL;
    text[0] = '\0';
    if (hf_reader_puzzle(work->reader, &item->record, &puzzle) != HF_OK)
        return false;
    bool found = find(puzzle, ends_ns, text);
    hf_puzzle_free(puzzle);
    return found;
}
