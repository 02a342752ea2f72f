/* SPDX-License-Identifier: MIT
 *
 * spread.c - spread.h: a trial, cuts, batches.
 *
 * A cut takes the first cell with the fewest candidates: one of them, or the others. Sixteen cuts deep there
 * are up to 65,536 parts; 36,000 and 55,000 were left of the two hardest boards of candidates known, which took
 * `nine` 9.2 and 15.4 s and take 1.2 and 2.3 s so with AVX-512. Ten cuts deep the same lanes need 13 s, since the
 * last parts go on alone.
 */
#include "solve/spread.h"

#if HF_SPREADS

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "solve/variant/kernels.h"

enum {
    CELLS = 81,
    DEPTH = 16,   /* cuts */
    PARTS = 4096, /* in a batch */
    ENOUGH = 2    /* solutions */
};

/* A board as singles.c lays it out: four places for three cells. */
typedef union board {
    uint16_t mask[4 * (HF_BOARD_WORDS + 1)];
    uint64_t words[HF_BOARD_WORDS + 1];
} board;

typedef struct batch_room {
    uint16_t parts[PARTS][CELLS];
    char solved[PARTS][CELLS];
    hf_brief brief[PARTS];
} batch_room;

typedef struct spread {
    const hf_open_engine *many;
    const hf_variant_kernels *kernels;
    hf_search *search;
    uint64_t solutions;
    batch_room *room;
    size_t count; /* of parts */
    uint16_t values[CELLS];
} spread;

static inline uint32_t place_of(uint32_t cell)
{
    return cell / 3 * 4 + cell % 3;
}

/* Solves the parts there are. False: it is time to stop. */
static bool flush(spread *s)
{
    hf_batch batch = {.count = s->count,
                      .form = HF_BATCH_CANDIDATES,
                      .puzzles = s->room->parts,
                      .step = sizeof *s->room->parts,
                      .brief = s->room->brief,
                      .solutions = (char *)s->room->solved,
                      .stride = sizeof *s->room->solved,
                      .max_solutions = ENOUGH,
                      .watched = s->search,
                      .trusted = true};
    bool done = true;
    s->many->engine->solve_many(s->many->state, &batch);
    for (size_t i = 0; i < s->count; i++) {
        s->solutions += s->room->brief[i].count;
        done = done && s->room->brief[i].answer != HF_LIMIT;
        for (uint32_t c = 0; s->room->brief[i].answer == HF_UNIQUE && c < CELLS; c++)
            s->values[c] = (uint8_t)s->room->solved[i][c];
    }
    s->count = 0;
    return done && s->solutions < ENOUGH && !hf_search_expired(s->search);
}

/* The first cell with the fewest candidates; CELLS: all are settled. */
static uint32_t tightest(const board *b)
{
    uint32_t best = CELLS, least = 99;
    for (uint32_t c = 0; c < CELLS; c++) {
        uint32_t mask = b->mask[place_of(c)];
        uint32_t symbols = hf_popcount32(mask);
        if (symbols > 1 && symbols < least) {
            least = symbols;
            best = c;
        }
    }
    return best;
}

static bool add_part(spread *s, const board *b)
{
    for (uint32_t c = 0; c < CELLS; c++)
        s->room->parts[s->count][c] = b->mask[place_of(c)];
    bool on = true;
    if (++s->count == PARTS)
        on = flush(s);
    return on;
}

/* Cuts a board, which is settled, into parts. False: it is time to stop. */
static bool cut(spread *s, const board *b, uint32_t depth)
{
    uint32_t cell = depth < DEPTH ? tightest(b) : CELLS;
    if (cell == CELLS)
        return add_part(s, b);
    uint16_t mask = b->mask[place_of(cell)], symbol = (uint16_t)(mask & (~mask + 1u));
    bool on = hf_search_guess(s->search);
    for (uint32_t way = 0; on && way < 2; way++) {
        board next = *b;
        uint64_t changed[HF_BOARD_CHANGES] = {0};
        next.mask[place_of(cell)] = way == 0 ? symbol : (uint16_t)(mask & ~symbol);
        if (s->kernels->settle(next.words, true, changed))
            on = cut(s, &next, depth + 1);
    }
    return on;
}

/* Nothing is left of a cell: settle says so. */
static void begin(const hf_puzzle *puzzle, const uint16_t *clues, board *b)
{
    memset(b, 0, sizeof *b);
    for (uint32_t c = 0; c < CELLS; c++) {
        const uint64_t *given = hf_puzzle_candidates(puzzle, c);
        uint32_t mask = clues[c] != 0 ? 1u << (clues[c] - 1) : 511;
        HF_ASSERT(given != NULL); /* a search is spread for their sake */
        b->mask[place_of(c)] = (uint16_t)(mask & given[0]);
    }
}

static void spread_out(spread *s, const uint16_t *clues)
{
    board b;
    uint64_t changed[HF_BOARD_CHANGES] = {0};
    hf_search *search = s->search;
    begin(search->puzzle, clues, &b);
    bool done = !s->kernels->settle(b.words, true, changed) || (cut(s, &b, 0) && flush(s));
    if (s->solutions == 1 && done)
        hf_search_found(search, s->values);
    else if (s->solutions >= ENOUGH)
        search->count = ENOUGH;
    search->complete = done;
}

bool hf_spread_serves(const hf_solver *solver, const hf_search *search)
{
    bool lanes = !solver->chosen.engine->deterministic;
    HF_ASSERT(!lanes ||
              (solver->chosen.engine->solve_many && hf_engine_serves_nine(solver->shape)));
    return lanes && search->max_solutions == ENOUGH && search->max_guesses == UINT64_MAX &&
           search->on_solution == NULL;
}

hf_status hf_spread_parts(hf_solver *solver, const uint16_t *clues, hf_search *search)
{
    spread s = {.many = &solver->chosen,
                .kernels = hf_variant_kernels_for(solver->options.cpu),
                .search = search,
                .room = malloc(sizeof *s.room)};
    if (s.room == NULL)
        return HF_NO_MEMORY;
    spread_out(&s, clues);
    free(s.room);
    return HF_OK;
}

hf_status hf_spread_solve(hf_solver *solver, const uint16_t *clues, uint64_t guesses,
                          hf_search *search)
{
    hf_search trial = *search;
    trial.max_guesses = guesses;
    hf_status status = solver->ordered.engine->solve(solver->ordered.state, clues, &trial);
    HF_ASSERT(status == HF_OK); /* `nine` needs nothing more once it is open */
    if (trial.complete || trial.count >= ENOUGH || trial.guesses < guesses ||
        hf_search_expired(search)) {
        *search = trial;
        search->ordered = true;
        return HF_OK;
    }
    search->guesses = trial.guesses;
    status = hf_spread_parts(solver, clues, search);
    if (!search->complete && search->count == 0)
        search->count = trial.count; /* its solution is still there */
    return status;
}

#endif
