/* SPDX-License-Identifier: MIT
 *
 * moves.c - the moves of a sequence: which there are, and those that make and change puzzles.
 */
#include "model.h"

#include <stdlib.h>
#include <string.h>

#include "world.h"

bool world_make_puzzle(world *w, world_puzzle *p)
{
    if (p->made)
        return true;
    if (!EXPECT(hf_puzzle_maker_make(p->maker, &p->made) == HF_OK))
        return false;
    plain_truth_find(&w->plain, &p->plain, &p->truth);
    return true;
}

static world_puzzle *changed(world *w, uint32_t number)
{
    world_puzzle *p = &w->puzzle[number % WORLD_PUZZLES];
    hf_puzzle_free(p->made);
    p->made = NULL;
    return p;
}

static void move_clue(world *w, const uint32_t *n)
{
    world_puzzle *p = changed(w, n[0]);
    uint32_t cell = n[1] % w->plain.cells, symbol = n[2] % (w->plain.size + 1);
    EXPECT(hf_puzzle_maker_clue(p->maker, cell, symbol) == HF_OK);
    p->plain.clue[cell] = (uint16_t)symbol;
    EXPECT(hf_puzzle_maker_clue(p->maker, cell, w->plain.size + 1 + n[3]) == HF_BAD_ARGUMENT);
    EXPECT(hf_puzzle_maker_clue(p->maker, w->plain.cells, 1) == HF_BAD_ARGUMENT);
}

/* Clues from a solution of another puzzle, thinned out: what people call a puzzle. */
static void move_thin(world *w, const uint32_t *n)
{
    world_puzzle *from = &w->puzzle[n[1] % WORLD_PUZZLES];
    if (!world_make_puzzle(w, from) || !from->truth.known || from->truth.count == 0)
        return;
    const uint16_t *solution = from->truth.solution[n[2] % from->truth.count];
    uint16_t clues[MODEL_CELLS] = {0};
    uint32_t state = n[3];
    for (uint32_t cell = 0; cell < w->plain.cells; cell++) {
        state = state * 1664525 + 1013904223;
        clues[cell] = (state >> 16) % 100 < 20 + n[3] % 60 ? solution[cell] : 0;
    }
    world_puzzle *p = changed(w, n[0]);
    EXPECT(hf_puzzle_maker_clues(p->maker, clues) == HF_OK);
    memcpy(p->plain.clue, clues, sizeof clues);
}

static void move_entry(world *w, const uint32_t *n)
{
    world_puzzle *p = changed(w, n[0]);
    uint32_t cell = n[1] % w->plain.cells, symbol = n[2] % (w->plain.size + 1);
    EXPECT(hf_puzzle_maker_entry(p->maker, cell, symbol) == HF_OK);
    p->plain.entry[cell] = (uint16_t)symbol;
}

static void move_candidates(world *w, const uint32_t *n)
{
    world_puzzle *p = changed(w, n[0]);
    uint32_t cell = n[1] % w->plain.cells, all = (1u << w->plain.size) - 1;
    uint64_t set = (n[2] | 1u << n[3] % w->plain.size) & all;
    bool take_back = n[3] % 8 == 7;
    EXPECT(hf_puzzle_maker_candidates(p->maker, cell, take_back ? NULL : &set) == HF_OK);
    p->plain.allowed[cell] = (uint16_t)(take_back ? all : set);
    p->plain.given[cell] = !take_back;
}

static void move_clear(world *w, const uint32_t *n)
{
    world_puzzle *p = changed(w, n[0]);
    hf_puzzle_maker_clear(p->maker);
    plain_puzzle_clear(&p->plain, &w->plain);
}

/* References: as many as are taken are dropped, in any order. */
static void move_share(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    if (!world_make_puzzle(w, p))
        return;
    hf_puzzle *other = hf_puzzle_share(p->made);
    hf_shape *shape = hf_shape_share(hf_puzzle_shape(p->made));
    EXPECT(other == p->made && hf_shape_cells(shape) == w->plain.cells);
    hf_puzzle_free(other);
    EXPECT(hf_puzzle_same(p->made, p->made));
    hf_shape_free(shape);
}

/* ---- the list -------------------------------------------------------------------------------- */

const char *const model_words[] = {"shape",   "clue",     "thin",   "entry", "candidates",
                                   "clear",   "share",    "solver", "solve", "race",
                                   "minimal", "many",     "check",  "steps", "hint",
                                   "rate",    "generate", "write",  "board", NULL};
const uint8_t model_weights[] = {0, 10, 8, 3, 3, 1, 1, 6, 12, 2, 2, 2, 3, 4, 3, 1, 1, 2, 2};

static void (*const moves[])(world *w, const uint32_t *n) = {
    NULL,        move_clue,  move_thin,     move_entry,   move_candidates, move_clear, move_share,
    move_solver, move_solve, move_race,     move_minimal, move_many,       move_check, move_steps,
    move_hint,   move_rate,  move_generate, move_write,   move_board};

/* ---- playing --------------------------------------------------------------------------------- */

/* Is every house of one list in the other? The library's own are ascending. */
static bool houses_agree(const world *w)
{
    const plain_shape *s = &w->plain;
    uint32_t found = 0;
    for (uint32_t h = 0; h < hf_shape_houses(w->shape); h++) {
        const uint32_t *house = hf_shape_house(w->shape, h);
        bool known = false;
        for (uint32_t k = 0; k < s->houses && !known; k++) {
            known = true;
            for (uint32_t i = 0; i < s->size; i++) {
                bool inside = false;
                for (uint32_t j = 0; j < s->size; j++)
                    inside |= s->house[k][j] == house[i];
                known &= inside;
            }
        }
        found += known;
    }
    return found == hf_shape_houses(w->shape) && hf_shape_houses(w->shape) <= s->houses;
}

static bool open_world(world *w, const uint32_t *n)
{
    plain_shape_make(&w->plain, n[0], n[1], n[2], n[3]);
    if (!EXPECT(hf_shape_new(&w->plain.spec, &w->shape) == HF_OK))
        return false;
    EXPECT(hf_shape_cells(w->shape) == w->plain.cells);
    EXPECT(hf_shape_size(w->shape) == w->plain.size);
    EXPECT(houses_agree(w));
    EXPECT(hf_grid_new(w->shape, &w->first) == HF_OK);
    EXPECT(hf_grid_new(w->shape, &w->second) == HF_OK);
    EXPECT(hf_board_new(w->shape, &w->board) == HF_OK);
    EXPECT(hf_logic_new(w->shape, &w->logic) == HF_OK);
    EXPECT(hf_step_new(&w->step) == HF_OK);
    for (uint32_t i = 0; i < WORLD_PUZZLES; i++) {
        EXPECT(hf_puzzle_maker_new(w->shape, &w->puzzle[i].maker) == HF_OK);
        plain_puzzle_clear(&w->puzzle[i].plain, &w->plain);
    }
    return !w->wrong;
}

static void close_world(world *w)
{
    hf_shape_free(w->shape); /* what was made for it holds it */
    for (uint32_t i = 0; i < WORLD_PUZZLES; i++) {
        hf_puzzle_maker_free(w->puzzle[i].maker);
        hf_puzzle_free(w->puzzle[i].made);
    }
    for (uint32_t i = 0; i < WORLD_SOLVERS; i++)
        hf_solver_free(w->solver[i].solver);
    hf_step_free(w->step);
    hf_logic_free(w->logic);
    hf_board_free(w->board);
    hf_grid_free(w->first);
    hf_grid_free(w->second);
}

const char *model_play(const model_sequence *sequence, bool fault)
{
    static const uint32_t usual[4];
    world *w = calloc(1, sizeof *w);
    if (!w)
        return "no memory for the model";
    w->fault = fault;
    bool shaped = sequence->count > 0 && sequence->move[0].word == 0;
    if (open_world(w, shaped ? sequence->move[0].number : usual))
        for (uint32_t i = 0; i < sequence->count && !w->wrong; i++)
            if (moves[sequence->move[i].word])
                moves[sequence->move[i].word](w, sequence->move[i].number);
    const char *wrong = w->wrong;
    close_world(w);
    free(w);
    return wrong;
}
