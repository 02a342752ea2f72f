/* SPDX-License-Identifier: MIT
 *
 * minimize.c - see minimize.h: one board after the other, and all minimal puzzles of one.
 */
#include "minimize.h"

#include <stdlib.h>
#include <string.h>

#include "answer.h"
#include "lost.h"
#include "minimal_all.h"
#include "term.h"

/* ---- all ------------------------------------------------------------------------------------- */

typedef struct all_search {
    hf_minimize_context *c;
    hf_work *work;
    const hf_shape *shape;
    hf_solver *solver; /* for boards that are not plain 9x9 */
    const uint16_t *values;
    uint32_t *cell;    /* by number of the clue */
    uint16_t *minimal; /* values of one that is told */
    uint64_t told;
    uint64_t until; /* when the time is up; 0: never */
} all_search;

static bool is_late(const all_search *s)
{
    return hf_term_is_up(s->until);
}

static hf_status ask_nine(void *user, hf_minimal_question *questions, size_t count)
{
    all_search *s = user;
    hf_nine_needs *needs = &s->c->needs;
    hf_status status = is_late(s) ? HF_STOPPED : HF_OK;
    if (status == HF_OK && needs->solver == NULL)
        status = hf_nine_needs_open(needs, s->c->plan->nine);
    for (size_t q = 0; status == HF_OK && q < count; q++) {
        uint8_t board[HF_NINE_CELLS] = {0};
        for (size_t i = 0; s->cell[i] != UINT32_MAX; i++)
            board[s->cell[i]] = questions[q].in[i] ? (uint8_t)s->values[s->cell[i]] : 0;
        uint32_t cell = s->cell[questions[q].which];
        hf_nine_needs_ask(needs, board, cell, (uint8_t)s->values[cell]);
    }
    if (status == HF_OK)
        status = hf_nine_needs_answer(needs);
    for (size_t q = 0; status == HF_OK && q < count; q++)
        questions[q].needed = hf_nine_needed(needs, q);
    return status;
}

/* One question about any board: the clue's cell may hold all but its symbol. */
static hf_status ask_one(all_search *s, hf_puzzle_maker *maker, hf_minimal_question *question)
{
    enum { MOST_WORDS = 16 };
    uint64_t words[MOST_WORDS];
    hf_puzzle *puzzle = NULL;
    hf_result result;
    uint32_t cell = s->cell[question->which];
    uint32_t symbol = s->values[cell];
    hf_puzzle_maker_clear(maker);
    for (size_t i = 0; s->cell[i] != UINT32_MAX; i++)
        if (question->in[i] && s->cell[i] != cell)
            hf_puzzle_maker_clue(maker, s->cell[i], s->values[s->cell[i]]);
    memset(words, 0, sizeof words);
    for (uint32_t x = 0; x < hf_shape_size(s->shape); x++)
        if (x + 1 != symbol)
            words[x / 64] |= UINT64_C(1) << x % 64;
    hf_status status = hf_puzzle_maker_candidates(maker, cell, words);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &puzzle);
    if (status == HF_OK)
        status = is_late(s) ? HF_STOPPED : hf_solver_solve(s->solver, puzzle, &result, NULL, NULL);
    if (status == HF_OK && result.answer == HF_LIMIT && result.count == 0)
        status = HF_STOPPED;
    hf_puzzle_free(puzzle);
    question->needed = status == HF_OK && result.count > 0;
    return status;
}

static hf_status ask_any(void *user, hf_minimal_question *questions, size_t count)
{
    all_search *s = user;
    hf_puzzle_maker *maker = NULL;
    hf_status status = hf_puzzle_maker_new(s->shape, &maker);
    for (size_t i = 0; status == HF_OK && i < count; i++)
        status = ask_one(s, maker, &questions[i]);
    hf_puzzle_maker_free(maker);
    return status;
}

static bool tell(void *user, const bool *in)
{
    all_search *s = user;
    if (s->told == s->c->plan->args.limit.value)
        return false;
    for (size_t i = 0; s->cell[i] != UINT32_MAX; i++)
        s->minimal[s->cell[i]] = in[i] ? s->values[s->cell[i]] : 0;
    hf_out_values(&s->work->out, s->shape, s->minimal);
    hf_out_char(&s->work->out, '\n');
    hf_work_write_early(s->work);
    s->told++;
    return true;
}

static bool is_plain_nine(const hf_shape *shape)
{
    hf_shape_spec nine;
    hf_shape_spec_square(&nine, 9);
    return hf_shape_same(&nine, hf_shape_spec_of(shape));
}

/* A puzzle that has one solution. */
static hf_status tell_all(hf_minimize_context *c, hf_work *work, const hf_item *item,
                          const hf_grid *puzzle, uint64_t start)
{
    hf_solve_options options = c->solving.options;
    all_search s = {.c = c, .work = work, .values = hf_grid_const_values(puzzle)};
    s.shape = hf_grid_shape(puzzle);
    s.until = options.time_limit_ns ? start + options.time_limit_ns : 0;
    uint32_t cells = hf_shape_cells(s.shape);
    bool nine = is_plain_nine(s.shape);
    hf_minimal_search search = {.ask = nine ? ask_nine : ask_any, .tell = tell, .user = &s};
    s.cell = malloc((cells + 1) * sizeof *s.cell);
    s.minimal = calloc(cells, sizeof *s.minimal);
    hf_status status = s.cell != NULL && s.minimal != NULL ? HF_OK : HF_NO_MEMORY;
    options.max_solutions = 1;
    if (status == HF_OK && !nine)
        status = hf_solver_new(s.shape, &options, &s.solver);
    if (status == HF_OK) {
        for (uint32_t i = 0; i < cells; i++)
            if (s.values[i] != 0)
                s.cell[search.clues++] = i;
        s.cell[search.clues] = UINT32_MAX;
        status = hf_minimal_all(&search);
    }
    if (status == HF_STOPPED) {
        work->bad = true;
        hf_out_format(
            &work->messages,
            "%s:%zu:1: the time was up after %llu minimal puzzles; --time-limit allows more\n",
            item->source, item->line, (unsigned long long)s.told);
        status = HF_OK;
    } else if (status == HF_END) {
        work->bad = true;
        hf_out_format(&work->messages,
                      "%s:%zu:1: stopped after %llu minimal puzzles; --limit allows more\n",
                      item->source, item->line, (unsigned long long)s.told);
        status = HF_OK;
    }
    hf_solver_free(s.solver);
    free(s.cell);
    free(s.minimal);
    return status;
}

/* ---- one by one ------------------------------------------------------------------------------ */

/* What is said of a record that has not exactly one solution. */
static void tell_answer(hf_work *work, const hf_item *item, const hf_result *result,
                        const char *error)
{
    hf_answered answered = {.source = item->source, .line = item->line};
    answered.answer = result->answer;
    answered.error = error;
    answered.clash = result->clash;
    if (item->status == HF_OK) {
        answered.shape = hf_grid_shape(item->record.grid);
        answered.puzzle.grid = item->record.grid;
    } else if (item->status == HF_BAD_TEXT) {
        answered.line += item->record.line - 1;
        answered.column = item->record.column;
    }
    work->bad = true;
    hf_answer_line(&work->out, &answered);
}

/* Minimises the record's puzzle into mine->second; its clues are left in mine->puzzle. */
static hf_status minimize_record(hf_minimize_context *c, hf_work *work, const hf_item *item,
                                 hf_shape_solver **mine, hf_result *result)
{
    hf_puzzle *puzzle = NULL;
    hf_status status =
        hf_solving_for_shape(&c->solving, hf_grid_shape(item->record.grid), work->alone, mine);
    if (status == HF_OK)
        status = hf_reader_puzzle(work->reader, &item->record, &puzzle);
    if (status == HF_OK) {
        memcpy(hf_grid_values((*mine)->puzzle), hf_puzzle_clues(puzzle),
               hf_shape_cells((*mine)->shape) * sizeof(uint16_t));
        if (hf_puzzle_candidates(puzzle, 0) ||
            (c->plan->args.all && hf_puzzle_constraints(puzzle) > 0))
            status = HF_UNSUPPORTED;
        else if (c->plan->args.all)
            status = hf_solver_solve((*mine)->solver, puzzle, result, NULL, NULL);
        else
            status = hf_solver_minimal((*mine)->solver, puzzle, result, (*mine)->second);
    }
    hf_puzzle_free(puzzle);
    return status;
}

void hf_minimize_piece(hf_minimize_context *c, hf_work *work, const hf_piece *piece)
{
    hf_item item;
    hf_shape_solver *mine;
    hf_result result = {.answer = HF_UNREADABLE};
    uint64_t start = hf_term_now();
    if (!hf_work_parse(work, piece, &item))
        return;
    work->records++;
    if (item.status != HF_OK) {
        hf_work_complain(work, &item);
        tell_answer(work, &item, &result,
                    item.status == HF_BAD_TEXT ? item.record.message : hf_status_text(item.status));
        return;
    }
    hf_status status = minimize_record(c, work, &item, &mine, &result);
    if (status == HF_OK && result.answer == HF_UNIQUE)
        hf_lost_tell(work, &item, c->plan->board, mine->puzzle);
    if (status == HF_OK && result.answer == HF_UNIQUE && c->plan->args.all) {
        status = tell_all(c, work, &item, mine->puzzle, start);
    } else if (status == HF_OK && result.answer == HF_UNIQUE) {
        hf_out_line(&work->out, mine->second);
        hf_out_char(&work->out, '\n');
    } else if (status == HF_OK) {
        tell_answer(work, &item, &result, NULL);
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_OK)
        return;
    result.answer = HF_LIMIT;
    const char *why = status != HF_UNSUPPORTED ? hf_status_text(status)
                      : c->plan->args.all      ? "--all is for puzzles of clues alone"
                                               : "minimize is for puzzles of clues alone";
    if (!hf_work_tells(work))
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item.source, item.line, why);
    tell_answer(work, &item, &result, why);
}
