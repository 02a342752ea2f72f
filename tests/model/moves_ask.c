/* SPDX-License-Identifier: MIT
 *
 * moves_ask.c - moves that check, take steps, hint, rate, generate, write, and work on a board.
 */
#include <stdlib.h>
#include <string.h>

#include "world.h"

void move_check(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    uint16_t values[MODEL_CELLS];
    hf_clash clash;
    if (!world_make_puzzle(w, p))
        return;
    EXPECT((hf_puzzle_clashes(p->made, NULL, &clash, 1) > 0) == p->truth.invalid);
    for (uint32_t cell = 0; cell < w->plain.cells; cell++) {
        EXPECT(hf_puzzle_clue(p->made, cell) == p->plain.clue[cell]);
        EXPECT(hf_puzzle_value(p->made, cell) ==
               (p->plain.clue[cell] ? p->plain.clue[cell] : p->plain.entry[cell]));
        for (uint32_t symbol = 1; symbol <= w->plain.size; symbol++)
            EXPECT(hf_puzzle_allows(p->made, cell, symbol) ==
                   (p->plain.allowed[cell] >> (symbol - 1) & 1));
        values[cell] = (uint16_t)hf_puzzle_value(p->made, cell);
    }
    EXPECT((hf_puzzle_clashes(p->made, values, &clash, 1) > 0) ==
           plain_clashes(&w->plain, &p->plain, values));
    if (!p->truth.known || p->truth.count == 0)
        return;
    memcpy(values, p->truth.solution[0], sizeof values);
    EXPECT(hf_puzzle_is_solution(p->made, values));
    uint32_t cell = n[1] % w->plain.cells;
    values[cell] = (uint16_t)(values[cell] % w->plain.size + 1);
    EXPECT(hf_puzzle_is_solution(p->made, values) == plain_solves(&w->plain, &p->plain, values));
}

/* A step must hold in every solution there is. */
static void judge_step(world *w, const world_puzzle *p)
{
    const hf_step *step = w->step;
    EXPECT(step->places + step->eliminations > 0);
    for (uint32_t s = 0; p->truth.known && s < p->truth.count; s++) {
        for (uint32_t i = 0; i < step->places; i++)
            EXPECT(p->truth.solution[s][step->place[i].cell] == step->place[i].symbol);
        for (uint32_t i = 0; i < step->eliminations; i++)
            EXPECT(p->truth.solution[s][step->eliminate[i].cell] != step->eliminate[i].symbol);
    }
}

void move_steps(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    hf_ladder *ladder;
    if (!world_make_puzzle(w, p) || !p->truth.known || p->truth.invalid)
        return;
    hf_facts facts = {.unique = p->truth.count == 1};
    if (!EXPECT(hf_ladder_new(&ladder) == HF_OK))
        return;
    EXPECT(hf_ladder_named(n[1] % 2 ? "hodoku" : "default", ladder) == HF_OK);
    EXPECT(hf_ladder_max_rule(ladder, "als-xz") == HF_OK);
    EXPECT(hf_logic_load_puzzle(w->logic, p->made) == HF_OK);
    for (uint32_t steps = 1 + n[2] % 30; steps > 0 && !w->wrong; steps--) {
        hf_status status = hf_logic_next(w->logic, ladder, &facts, w->step);
        EXPECT(status == HF_OK || status == HF_END);
        if (status != HF_OK)
            break;
        judge_step(w, p);
        EXPECT(hf_logic_apply(w->logic, w->step) == HF_OK);
    }
    if (hf_logic_state(w->logic) == HF_LOGIC_BROKEN)
        EXPECT(p->truth.count == 0);
    if (hf_logic_state(w->logic) == HF_LOGIC_SOLVED)
        EXPECT(p->truth.count == 1);
    hf_ladder_free(ladder);
}

void move_hint(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    char text[400];
    uint32_t wrong = 0;
    hf_hint hint;
    if (!world_make_puzzle(w, p) || !p->truth.known || p->truth.count != 1)
        return;
    memcpy(hf_grid_values(w->first), p->truth.solution[0], w->plain.cells * sizeof(uint16_t));
    if (!EXPECT(hf_hint_find_puzzle(w->logic, p->made, w->first, NULL, w->board, w->step, &hint) ==
                HF_OK))
        return;
    for (uint32_t cell = 0; cell < w->plain.cells; cell++)
        wrong += !p->plain.clue[cell] && p->plain.entry[cell] &&
                 p->plain.entry[cell] != p->truth.solution[0][cell];
    EXPECT((hint.kind == HF_HINT_WRONG || hint.kind == HF_HINT_CLASH) == (wrong > 0));
    if (hint.kind == HF_HINT_STEP)
        judge_step(w, p);
    hf_scene scene = {.board = w->board, .step = w->step};
    EXPECT(hf_hint_write(&scene, &hint, 1 + n[1] % HF_HINT_STAGES, text, sizeof text) > 0);
}

void move_rate(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    hf_rater *rater;
    hf_rating rating;
    if (!world_make_puzzle(w, p) || !p->truth.known)
        return;
    if (!EXPECT(hf_rater_new(w->shape, NULL, &rater) == HF_OK))
        return;
    hf_status status = hf_rater_rate(rater, p->made, &rating);
    EXPECT(status == HF_OK || (status == HF_UNSUPPORTED && hf_puzzle_constraints(p->made) > 0));
    if (status == HF_OK)
        EXPECT(rating.answer == (p->truth.invalid      ? HF_INVALID
                                 : p->truth.count == 0 ? HF_NONE
                                 : p->truth.count == 1 ? HF_UNIQUE
                                                       : HF_MULTIPLE));
    hf_rater_free(rater);
}

/* A generated puzzle takes the place of one of ours. */
void move_generate(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    hf_generate_options options;
    hf_generator *generator;
    if (w->plain.cells > 36)
        return;
    hf_generate_options_init(&options, sizeof options);
    options.seed = n[1];
    options.minimal = n[2] % 2;
    options.clues = n[2] % 3 ? 0 : n[3] % (w->plain.cells + 1);
    options.time_limit_ns = 50000000;
    hf_status status = hf_generator_new(w->shape, &options, &generator);
    EXPECT((status == HF_BAD_ARGUMENT) ==
           (hf_generate_options_refusal(&options, w->shape) != NULL));
    EXPECT(status == HF_OK || (status == HF_BAD_ARGUMENT && options.clues > 0));
    if (status != HF_OK)
        return;
    status = hf_generator_next(generator, w->first, w->second);
    EXPECT(status == HF_OK || status == HF_END);
    hf_generator_free(generator);
    if (status != HF_OK)
        return;
    hf_puzzle_free(p->made);
    p->made = NULL;
    hf_puzzle_maker_clear(p->maker);
    plain_puzzle_clear(&p->plain, &w->plain);
    EXPECT(hf_puzzle_maker_clues(p->maker, hf_grid_values(w->first)) == HF_OK);
    memcpy(p->plain.clue, hf_grid_values(w->first), w->plain.cells * sizeof(uint16_t));
    if (!world_make_puzzle(w, p))
        return;
    EXPECT(!p->truth.invalid && (!p->truth.known || p->truth.count == 1));
    EXPECT(plain_solves(&w->plain, &p->plain, hf_grid_values(w->second)));
    if (options.clues)
        EXPECT(options.minimal ? hf_puzzle_clue_count(p->made) <= options.clues
                               : hf_puzzle_clue_count(p->made) == options.clues);
}

/* What is written is read back the same, where the format keeps all there is. */
void move_write(world *w, const uint32_t *n)
{
    static char text[1 << 16];
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    static const char *const names[] = {"line", "rows", "sdk", "json"};
    const hf_format *format = hf_format_named(names[n[1] % 4]);
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    size_t length;
    if (!format || !world_make_puzzle(w, p) || hf_puzzle_constraints(p->made) ||
        w->plain.spec.layout == HF_LAYOUT_CUSTOM)
        return;
    hf_status status = hf_format_write_puzzle(format, p->made, NULL, text, sizeof text, &length);
    EXPECT(status == HF_OK || status == HF_UNSUPPORTED);
    if (status != HF_OK || !hf_format_can_read(format))
        return;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    options.spec = &w->plain.spec;
    if (!EXPECT(hf_reader_new(&options, &reader) == HF_OK))
        return;
    if (EXPECT(hf_reader_parse(reader, text, length, &record) == HF_OK))
        for (uint32_t cell = 0; cell < w->plain.cells; cell++)
            EXPECT((record.puzzle ? hf_puzzle_value(record.puzzle, cell)
                                  : hf_grid_const_values(record.grid)[cell]) ==
                   hf_puzzle_value(p->made, cell));
    hf_reader_free(reader);
}

/* A board knows two moves; the model keeps candidates as bits. */
void move_board(world *w, const uint32_t *n)
{
    world_puzzle *p = &w->puzzle[n[0] % WORLD_PUZZLES];
    uint32_t cell = n[1] % w->plain.cells, symbol = 1 + n[2] % w->plain.size;
    if (!world_make_puzzle(w, p) || p->truth.invalid)
        return;
    EXPECT(hf_puzzle_board(p->made, w->board));
    bool has = hf_board_has(w->board, cell, symbol);
    uint16_t values[MODEL_CELLS];
    memcpy(values, p->plain.clue, sizeof values);
    bool open = values[cell] == 0;
    values[cell] = (uint16_t)symbol;
    EXPECT(has == (open && !plain_clashes(&w->plain, &p->plain, values)));
    if (n[3] % 2) {
        EXPECT(hf_board_place(w->board, cell, symbol) == has);
        EXPECT(!has || hf_board_value(w->board, cell) == symbol);
    } else {
        EXPECT(hf_board_eliminate(w->board, cell, symbol) == has);
        EXPECT(!hf_board_has(w->board, cell, symbol));
    }
}
