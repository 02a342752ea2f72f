/* SPDX-License-Identifier: MIT
 *
 * bet.c - the last rung: when no rule finds anything, bet on a candidate.
 *
 * The bet goes to the empty cell with the fewest candidates (the first of them in reading order)
 * and to its lowest symbol. The position before it is put on a stack. If the board breaks (a cell
 * without candidates, a symbol without a place in a house), the last bet was wrong: the position
 * before it comes back, and the candidate is struck there, so that the next symbol is tried.
 *
 *      bet 1: r1c3 = 2                      stack: [before bet 1]
 *        bet 2: r5c5 = 1                    stack: [before bet 1][before bet 2]
 *        r5c6 has no candidate: take back   stack: [before bet 1], r5c5 <> 1
 *
 * A bet is reported as what it is, never as a proof: step->depth says how many stand.
 */
#include <stdlib.h>

#include "base/assert.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"

static void find_bet(hf_find *find)
{
    const hf_view *v = find->view;
    uint32_t best = HF_NO_CELL, fewest = HF_LOGIC_MAX_SIZE + 1;
    for (uint32_t c = 0; c < v->cells && fewest > 2; c++)
        if (v->count[c] >= 2 && v->count[c] < fewest) {
            fewest = v->count[c];
            best = c;
        }
    if (best == HF_NO_CELL)
        return;
    hf_step *step = hf_find_begin(find, &hf_rule_bet);
    uint32_t symbol = lowest_symbol(v->cand[best]);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_BET, 0, best, symbol);
    hf_step_place(step, best, symbol);
    step->depth = find->bets + 1;
    hf_find_emit(find);
}

const hf_rule hf_rule_bet = {
    .name = "Bet", .key = "bet", .code = "", .brief = "bet", .find = find_bet};

/* Never looked for: it follows from a broken board. */
static void find_nothing(hf_find *find)
{
    (void)find;
}

const hf_rule hf_rule_bet_lost = {.name = "Bet Taken Back",
                                  .key = "bet-taken-back",
                                  .code = "",
                                  .brief = "betx",
                                  .variant = 1,
                                  .find = find_nothing};

/* Marks what broke: the first empty cell without candidates, else the first symbol of a house
 * without a place. */
static void mark_conflict(const hf_view *v, hf_step *step)
{
    for (uint32_t c = 0; c < v->cells; c++)
        if (v->value[c] == 0 && v->count[c] == 0) {
            hf_step_mark(step, HF_ROLE_CONFLICT, 0, c, 0);
            return;
        }
    for (uint32_t h = 0; h < v->houses; h++)
        for (uint32_t d = 1; d <= v->size; d++)
            if (!v->done[h * (v->size + 1) + d] && view_places(v, h, d) == 0) {
                hf_step_house(step, HF_ROLE_CONFLICT, 0, h);
                hf_step_symbol(step, d);
                return;
            }
}

void hf_bet_take_back(hf_logic *logic, hf_step *step)
{
    HF_ASSERT(logic->bets > 0);
    const hf_bet *bet = &logic->bet[logic->bets - 1];
    hf_step_clear(step);
    step->rule = &hf_rule_bet_lost;
    step->depth = logic->bets;
    hf_step_mark(step, HF_ROLE_BET, 0, bet->cell, bet->symbol);
    mark_conflict(&logic->view, step);
    hf_step_strike(step, bet->cell, bet->symbol);
}

/* One more place on the stack, with room for a position. */
static bool grow_stack(hf_logic *logic)
{
    if (logic->bets < logic->bet_room)
        return true;
    hf_bet *larger = realloc(logic->bet, (logic->bet_room + 1) * sizeof *larger);
    if (!larger)
        return false;
    logic->bet = larger;
    larger[logic->bet_room].before = malloc(logic->view.state_size);
    if (!larger[logic->bet_room].before)
        return false;
    logic->bet_room++;
    return true;
}

hf_status hf_bet_push(hf_logic *logic, const hf_step *step)
{
    if (!grow_stack(logic))
        return HF_NO_MEMORY;
    hf_bet *bet = &logic->bet[logic->bets++];
    bet->cell = step->place[0].cell;
    bet->symbol = step->place[0].symbol;
    hf_view_save(&logic->view, bet->before);
    hf_view_place(&logic->view, bet->cell, bet->symbol);
    return HF_OK;
}

hf_status hf_bet_pop(hf_logic *logic, const hf_step *step)
{
    if (logic->bets == 0 || step->eliminations != 1)
        return HF_BAD_ARGUMENT;
    const hf_bet *bet = &logic->bet[logic->bets - 1];
    if (step->eliminate[0].cell != bet->cell || step->eliminate[0].symbol != bet->symbol)
        return HF_BAD_ARGUMENT;
    logic->bets--;
    hf_view_restore(&logic->view, bet->before);
    hf_view_eliminate(&logic->view, bet->cell, bet->symbol);
    return HF_OK;
}
