/* SPDX-License-Identifier: MIT
 *
 * nine.c - the engine `nine`: 9x9 boards, one at a time. Here in plain C; wide.h does the same in
 * vectors, where the processor has them.
 *
 * Depth-first search over the boards of board.h. Every board is first reasoned through
 * (propagate.c); if digits remain undecided, it is split in two by the ways one digit can lie
 * in one chute. Splitting a chute, not a cell, speaks the language in which the logic draws its
 * conclusions. Guesses per puzzle, against taking the first cell with two digits: 17clue 0.62 and
 * 0.95, magictour1465 8.6 and 13.4, hardest1106 101 and 283.
 *
 * The order of the search depends on nothing but the puzzle, so this engine gives the solutions
 * that people see, whatever engine found out how many there are.
 *
 * The stack. A split replaces the board at the top by its second part and pushes the first, so the
 * height is the number of first parts on the way to the current board. Each belongs to a digit and
 * a chute that had n >= 2 ways left. If n is 2 or 3, the first part has one way; if n is more, it
 * has those ways that share a segment of the first line, which are 2 at most. Ways never come back,
 * so each of the 9 * 6 pairs of digit and chute gives at most two first parts: 108, plus the board
 * we started with.
 */
#include "solve/nine/nine.h"

#include <stdlib.h>

#include "base/assert.h"
#include "base/bits.h"

_Static_assert(HF_NINE_HEIGHT == 2 * 9 * HF_CHUTES + 1, "the bound above");

/* One digit in one chute, and its segments divided in two. */
typedef struct split {
    unsigned digit;
    unsigned chute;
    unsigned first;
    unsigned second;
} split;

static unsigned segments_in(const hf_nine_board *board, unsigned digit, unsigned chute)
{
    return (unsigned)(board->segments[digit] >> (9 * chute)) & HF_NINE_SEGMENTS;
}

/* The undecided chute that is closest to a decision: a split there changes most. The logic has
 * stopped with cells to fill, so there is one: a digit that is decided in all chutes has one cell
 * in each box. */
static unsigned choose_chute(const hf_nine *engine, const hf_nine_board *board)
{
    unsigned cost[HF_CHUTES] = {0};
    for (unsigned d = 0; d < 9; d++)
        for (unsigned c = 0; c < HF_CHUTES; c++)
            cost[c] += engine->tables.cost[segments_in(board, d, c)];
    unsigned best = 0;
    for (unsigned c = 1; c < HF_CHUTES; c++)
        if (cost[c] - 1 < cost[best] - 1) /* a decided one is 0, and wraps to the largest */
            best = c;
    return best;
}

/* In that chute the first digit with the fewest ways, but at least two. */
static unsigned choose_digit(const hf_nine *engine, const hf_nine_board *board, unsigned chute)
{
    unsigned best = 0;
    unsigned best_cost = UINT32_MAX;
    for (unsigned d = 0; d < 9; d++) {
        unsigned cost = engine->tables.cost[segments_in(board, d, chute)];
        if (cost - 1 < best_cost - 1) {
            best = d;
            best_cost = cost;
        }
    }
    return best;
}

static unsigned union_of(unsigned ways)
{
    unsigned segments = 0;
    for (; ways != 0; ways = hf_without_lowest32(ways))
        segments |= hf_nine_way[hf_lowest32(ways)];
    return segments;
}

/* With two or three ways: the first against the rest. A union of two ways allows no third: two that
 * share a segment have five, in which the other four ways do not fit; two that share none leave out
 * three segments that lie in a way, and every other way has one of them. So both parts are exact.
 * With more ways: the segment of the first line that the first way has, or has not. */
void hf_nine_divide(unsigned ways, unsigned *first, unsigned *second)
{
    if (hf_without_lowest32(hf_without_lowest32(hf_without_lowest32(ways))) == 0) {
        *first = hf_nine_way[hf_lowest32(ways)];
        *second = union_of(hf_without_lowest32(ways));
        return;
    }
    unsigned all = union_of(ways);
    unsigned segment = hf_nine_way[hf_lowest32(ways)] & 7;
    *first = all & ~(7 & ~segment);
    *second = all & ~segment;
}

static split choose_split(const hf_nine *engine, const hf_nine_board *board)
{
    split s;
    s.chute = choose_chute(engine, board);
    s.digit = choose_digit(engine, board, s.chute);
    hf_nine_divide(engine->tables.ways[segments_in(board, s.digit, s.chute)], &s.first, &s.second);
    return s;
}

/* Reasons through the board at the top of the stack and, if that does not solve it, splits it.
 * Returns the change of height, or says in *going that the search is to stop. */
static int advance(const hf_nine *engine, hf_nine_board *board, hf_search *search, bool *going)
{
    if (!hf_nine_propagate(&engine->tables, board)) {
        *going = hf_search_dead_end(search);
        return -1;
    }
    if (hf_nine_is_solved(board)) {
        uint16_t values[81];
        hf_nine_values(board, values);
        *going = hf_search_found(search, values);
        return -1;
    }
    if (!hf_search_guess(search)) {
        *going = false;
        return 0;
    }
    split s = choose_split(engine, board);
    board[1] = board[0];
    hf_nine_restrict(&engine->tables, &board[1], s.digit, s.chute, s.first);
    hf_nine_restrict(&engine->tables, &board[0], s.digit, s.chute, s.second);
    return 1;
}

void hf_nine_search(hf_nine *engine, const hf_nine_given *given, hf_search *search)
{
    if (engine->wide != NULL) {
        engine->left = engine->wide->search(engine->wide_boards, given, search);
        return;
    }
    bool going = true;
    int top = hf_nine_load(&engine->tables, &engine->stack[0], given) ? 0 : -1;
    while (going && top >= 0) {
        HF_ASSERT(top < HF_NINE_HEIGHT - 1);
        top += advance(engine, &engine->stack[top], search, &going);
    }
    search->complete = top < 0;
    engine->left = (unsigned)(top + 1);
}

void hf_nine_left(const hf_nine *engine, unsigned i, uint16_t candidates[HF_NINE_CELLS])
{
    HF_ASSERT(i < engine->left);
    if (engine->wide != NULL)
        engine->wide->candidates(engine->wide_boards, i, candidates);
    else
        hf_nine_candidates(&engine->stack[i], candidates);
}

static hf_status nine_solve(void *state, const uint16_t *givens, hf_search *search)
{
    hf_nine_given given;
    hf_nine_from_grid(givens, search, &given);
    hf_nine_search(state, &given, search);
    return HF_OK;
}

/* The search in vectors, if the processor has them, and its room behind the engine. */
static void choose_search(hf_nine *engine, uint32_t cpu)
{
    engine->wide = NULL;
#if defined(__x86_64__)
    if (cpu & HF_CPU_AVX512)
        engine->wide = &hf_nine_wide_avx512;
    else if (cpu & HF_CPU_AVX2)
        engine->wide = &hf_nine_wide_avx2;
#else
    (void)cpu;
#endif
    char *room = (char *)(engine + 1);
    uintptr_t over = (uintptr_t)room % HF_NINE_WIDE_ALIGN;
    engine->wide_boards = room + (HF_NINE_WIDE_ALIGN - over);
}

static hf_status nine_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    (void)shape;
    hf_nine *engine =
        malloc(sizeof *engine + HF_NINE_WIDE_ALIGN + HF_NINE_HEIGHT * HF_NINE_WIDE_BOARD);
    *state = engine;
    if (engine == NULL)
        return HF_NO_MEMORY;
    engine->max_guesses = options->max_guesses > 0 ? options->max_guesses : UINT64_MAX;
    choose_search(engine, options->cpu);
    if (engine->wide == NULL)
        hf_nine_fill_tables(&engine->tables);
    return HF_OK;
}

const hf_engine hf_engine_nine = {
    .name = "nine",
    .summary = "9x9, one at a time: singles, locked candidates and triples on sets of cells",
    .width = 1,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .takes_clashes = true,
    .serves = hf_engine_serves_nine,
    .open = nine_open,
    .close = free,
    .solve = nine_solve,
    .solve_many = hf_nine_solve_many,
};
