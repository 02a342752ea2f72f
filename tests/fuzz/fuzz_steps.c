/* SPDX-License-Identifier: MIT
 *
 * fuzz_steps.c - steps of any rule, told in any way, hints and ratings, on small boards of a dozen
 * shapes whose solutions a brute force knows. Contexts are kept: there are tens of thousands of runs a
 * second. What must hold: a step does something; what it strikes stands in no solution, what it places
 * in all; a text has the length that was told; a hint is never a bet; logic and bets find the solutions.
 */
#include "small.h"

enum { ROOM = 1 << 16, STEPS = 12 };

typedef struct kept {
    hf_logic *logic;
    hf_board *board;
    hf_grid *first, *second;
    hf_rater *rater;
} kept;

static kept *kept_of(uint32_t which)
{
    static kept all[SMALL_SHAPES];
    kept *k = &all[which];
    const hf_shape *shape = small_shape(which);
    if (!k->logic)
        FUZZ_REQUIRE(
            hf_logic_new(shape, &k->logic) == HF_OK && hf_board_new(shape, &k->board) == HF_OK &&
            hf_grid_new(shape, &k->first) == HF_OK && hf_grid_new(shape, &k->second) == HF_OK &&
            hf_rater_new(shape, NULL, &k->rater) == HF_OK);
    return k;
}

static hf_step *the_step(void)
{
    static hf_step *step;
    if (!step)
        FUZZ_REQUIRE(hf_step_new(&step) == HF_OK);
    return step;
}

/* A ladder of one rule, or the default one as far as it is quick: made once. */
static const hf_ladder *ladder_of(uint32_t number)
{
    static hf_ladder *made[HF_RULES_MOST + 1];
    static uint32_t rules;
    while (hf_rule_at(rules))
        rules++;
    number %= rules + 16;
    if (number >= rules)
        number = rules;
    if (!made[number]) {
        FUZZ_REQUIRE(hf_ladder_new(&made[number]) == HF_OK);
        if (number < rules)
            hf_ladder_of_rule(hf_rule_at(number), made[number]);
        else
            FUZZ_REQUIRE(hf_ladder_named("default", made[number]) == HF_OK &&
                         hf_ladder_max_rule(made[number], "als-xz") == HF_OK);
    }
    return made[number];
}

static bool is_bet(const hf_rule *rule)
{
    return strncmp(hf_rule_key(rule), "bet", 3) == 0;
}

static void judge(const small_truth *truth, const hf_logic *logic, const hf_step *step)
{
    FUZZ_REQUIRE(step->places + step->eliminations > 0);
    for (uint32_t i = 0; i < step->places; i++) {
        hf_candidate p = step->place[i];
        FUZZ_REQUIRE(hf_logic_candidates(logic, p.cell) >> (p.symbol - 1) & 1);
        for (uint32_t n = 0; n < truth->count; n++)
            FUZZ_REQUIRE(truth->solution[n][p.cell] == p.symbol);
    }
    for (uint32_t i = 0; i < step->eliminations; i++) {
        hf_candidate e = step->eliminate[i];
        FUZZ_REQUIRE(hf_logic_candidates(logic, e.cell) >> (e.symbol - 1) & 1);
        for (uint32_t n = 0; n < truth->count; n++)
            FUZZ_REQUIRE(truth->solution[n][e.cell] != e.symbol);
    }
}

static void tell(fuzz_bytes *b, const hf_scene *scene)
{
    static char whole[ROOM], part[ROOM];
    hf_part which = (hf_part)fuzz_below(b, HF_PART_PROOF + 1);
    size_t room = fuzz_byte(b) * 4, length = hf_explain_write(scene, which, whole, ROOM);
    FUZZ_REQUIRE(length < ROOM && strlen(whole) == length);
    FUZZ_REQUIRE(hf_explain_write(scene, which, part, room) == length);
    if (room > 0)
        FUZZ_REQUIRE(strlen(part) == (length < room ? length : room - 1) &&
                     memcmp(whole, part, strlen(part)) == 0);
}

/* Steps one after the other; a rule that bets is none here. */
static void walk(fuzz_bytes *b, kept *k, const small_truth *truth, const hf_ladder *ladder,
                 uint32_t manner)
{
    hf_facts facts = {.unique = truth->count == 1};
    hf_step *step = the_step();
    hf_scene scene = {.board = k->board,
                      .step = step,
                      .names = manner & 1 ? HF_NAMES_A1 : HF_NAMES_RC,
                      .colour = manner >> 1 & 1,
                      .ascii = manner >> 2 & 1};
    for (uint32_t steps = 0; steps < STEPS; steps++) {
        hf_status status = hf_logic_next(k->logic, ladder, &facts, step);
        FUZZ_REQUIRE(status == HF_OK || status == HF_END);
        if (status == HF_END || is_bet(step->rule))
            break;
        judge(truth, k->logic, step);
        if (steps == (manner >> 3) % STEPS) {
            hf_logic_save(k->logic, k->board);
            tell(b, &scene);
        }
        FUZZ_REQUIRE(hf_logic_apply(k->logic, step) == HF_OK);
    }
    if (hf_logic_state(k->logic) == HF_LOGIC_SOLVED && truth->count > 0)
        for (uint32_t cell = 0; cell < hf_shape_cells(hf_board_shape(k->board)); cell++)
            FUZZ_REQUIRE(hf_logic_value(k->logic, cell) == truth->solution[0][cell]);
}

static void hint(kept *k, const hf_puzzle *puzzle, const small_truth *truth, uint32_t stage)
{
    static char text[ROOM];
    hf_step *step = the_step();
    hf_hint found;
    hf_scene scene = {.board = k->board, .step = step};
    if (truth->count == 1)
        memcpy(hf_grid_values(k->first), truth->solution[0],
               hf_shape_cells(hf_board_shape(k->board)) * sizeof(uint16_t));
    FUZZ_REQUIRE(hf_hint_find_puzzle(k->logic, puzzle, truth->count == 1 ? k->first : NULL,
                                     ladder_of(HF_RULES_MOST - 1), k->board, step,
                                     &found) == HF_OK);
    if (found.kind == HF_HINT_STEP)
        FUZZ_REQUIRE(!is_bet(step->rule));
    FUZZ_REQUIRE(hf_hint_write(&scene, &found, 1 + stage % HF_HINT_STAGES, text, ROOM) ==
                 strlen(text));
}

/* Logic with bets is a solver too. */
static void solve(kept *k, const small_board *board, const small_truth *truth)
{
    hf_logic_result result;
    hf_facts facts = {.unique = false};
    static hf_ladder *ladder;
    if (!ladder)
        FUZZ_REQUIRE(hf_ladder_new(&ladder) == HF_OK &&
                     hf_ladder_named("default", ladder) == HF_OK &&
                     hf_ladder_only(ladder, "naked-single,hidden-single,naked-pair,bet") == HF_OK);
    FUZZ_REQUIRE(hf_logic_solve(k->logic, ladder, &facts, SMALL_MOST, &result, k->first,
                                k->second) == HF_OK);
    FUZZ_REQUIRE(result.solutions == truth->count);
    if (truth->count == 1)
        FUZZ_REQUIRE(memcmp(hf_grid_values(k->first), truth->solution[0],
                            board->cells * sizeof(uint16_t)) == 0);
}

static void rate(kept *k, const hf_puzzle *puzzle, const small_truth *truth)
{
    hf_rating rating;
    FUZZ_REQUIRE(hf_rater_rate(k->rater, puzzle, &rating) == HF_OK);
    FUZZ_REQUIRE((rating.answer == HF_UNIQUE) == (truth->count == 1));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    small_board board;
    small_truth truth;
    uint32_t which = fuzz_below(&b, SMALL_SHAPES), manner = fuzz_byte(&b);
    uint32_t deed = fuzz_below(&b, 16), rule = fuzz_byte(&b);
    small_read(&b, small_shape(which), &board);
    small_judge(&board, &truth);
    /* What holds for some of many solutions says nothing. */
    if (!truth.known || truth.count == SMALL_MOST)
        return 0;
    kept *k = kept_of(which);
    hf_puzzle *puzzle = small_puzzle(&board, which);
    FUZZ_REQUIRE(hf_logic_load_puzzle(k->logic, puzzle) == HF_OK);
    bool sound = hf_puzzle_board(puzzle, k->board);
    if (deed == 0)
        hint(k, puzzle, &truth, manner);
    else if (deed == 1)
        rate(k, puzzle, &truth);
    else if (deed == 2 && sound)
        solve(k, &board, &truth);
    else if (sound)
        walk(&b, k, &truth, ladder_of(rule), manner);
    hf_puzzle_free(puzzle);
    return 0;
}
