/* SPDX-License-Identifier: MIT
 *
 * plain.c - see plain.h.
 */
#include "plain.h"

#include <stdlib.h>
#include <string.h>

#include "feed.h"

enum { CELLS = 81, STRIDE = 82 };

bool hf_plain_open(hf_plain *plain, const hf_shape *nine, const hf_solve_options *options)
{
    plain->shape = nine;
    plain->options = *options;
    plain->options.threads = 1;
    plain->texts = malloc(HF_FEED_MOST_PIECES * sizeof *plain->texts);
    plain->briefs = malloc(HF_FEED_MOST_PIECES * sizeof *plain->briefs);
    return plain->texts && plain->briefs;
}

void hf_plain_close(hf_plain *plain)
{
    hf_solver_free(plain->solver);
    hf_out_free(&plain->solutions);
    free(plain->texts);
    free(plain->briefs);
}

/* The solver's tables would be a good part of the time that a single larger board takes, so it is made
 * no sooner than here. */
static bool have_solver(hf_plain *plain)
{
    return plain->solver || hf_solver_new(plain->shape, &plain->options, &plain->solver) == HF_OK;
}

size_t hf_plain_solve(hf_plain *plain, const hf_work *work)
{
    size_t count = 0;

    for (size_t i = 0; i < work->count; i++)
        if (work->pieces[i].plain)
            plain->texts[count++] = work->pieces[i].text;
    plain->solutions.length = 0;
    if (count == 0 || !have_solver(plain) || !hf_out_room(&plain->solutions, count * STRIDE))
        return 0;
    if (hf_solve_many(plain->solver, count, plain->texts, plain->briefs, plain->solutions.data,
                      STRIDE) != HF_OK)
        return 0;
    return count;
}

bool hf_plain_pass_on(hf_plain *plain, hf_work *work)
{
    for (size_t i = 0; i < work->count; i++) {
        if (plain->briefs[i].answer != HF_UNIQUE)
            return false;
        plain->solutions.data[i * STRIDE + CELLS] = '\n';
    }
    hf_out empty = work->out;
    work->out = plain->solutions;
    work->out.length = work->count * STRIDE;
    plain->solutions = empty;
    work->records += work->count;
    return true;
}

hf_answer hf_plain_answer(const hf_plain *plain, size_t number)
{
    return (hf_answer)plain->briefs[number].answer;
}

/* What follows the 81 characters, without separators in front and white space behind. */
static void find_comment(const hf_piece *piece, hf_answered *answered)
{
    const char *from = piece->text + CELLS;
    const char *end = piece->text + piece->length;

    while (from < end && strchr(" \t\r\n,;#", *from))
        from++;
    while (end > from && strchr(" \t\r\n", end[-1]))
        end--;
    answered->comment = from;
    answered->comment_length = (size_t)(end - from);
}

void hf_plain_tell(const hf_plain *plain, size_t number, const hf_piece *piece,
                   hf_answered *answered)
{
    const hf_brief *brief = &plain->briefs[number];

    answered->answer = (hf_answer)brief->answer;
    answered->count = brief->count;
    answered->capped = brief->count >= plain->options.max_solutions || brief->answer == HF_LIMIT;
    answered->guesses = brief->guesses;
    answered->puzzle.text = piece->text;
    if (brief->answer == HF_UNIQUE)
        answered->first.text = plain->solutions.data + number * STRIDE;
    find_comment(piece, answered);
}
