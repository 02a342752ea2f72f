/* SPDX-License-Identifier: MIT
 *
 * chains_logic.c - steps, hints, ratings, ladders.
 */
#include <limits.h>
#include <string.h>

#include "memory.h"

#include "logic/logic_data.h"
#include "logic/rule.h"
#include "logic/se/se.h"

static const char easy[] = "..............3.85..1.2.......5.7.....4...1...9......."
                           "5......73..2.1........4...9";
static const char hard[] =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17.........."
    "36.4.";

static void tell_step(chain *c, const hf_step *step)
{
    const char *key = hf_rule_key(step->rule);
    chain_tell(c, key, strlen(key));
    chain_tell(c, step->place, step->places * sizeof *step->place);
    chain_tell(c, step->eliminate, step->eliminations * sizeof *step->eliminate);
}

typedef struct laid_out {
    hf_shape *shape;
    hf_grid *grid, *solution;
    hf_puzzle *puzzle;
    hf_logic *logic;
    hf_step *step, *copy;
    hf_board *board;
    hf_ladder *ladder;
} laid_out;

static void clear_away(laid_out *l)
{
    hf_ladder_free(l->ladder);
    hf_board_free(l->board);
    hf_step_free(l->copy);
    hf_step_free(l->step);
    hf_logic_free(l->logic);
    hf_puzzle_free(l->puzzle);
    hf_grid_free(l->solution);
    hf_grid_free(l->grid);
    hf_shape_free(l->shape);
}

/* False: memory ran out. */
static bool lay_out(chain *c, laid_out *l, const char *text)
{
    memset(l, 0, sizeof *l);
    TRY(hf_shape_new_square(9, &l->shape));
    TRY(hf_grid_new(l->shape, &l->grid));
    TRY(hf_grid_new(l->shape, &l->solution));
    for (uint32_t cell = 0; cell < 81; cell++)
        hf_grid_values(l->grid)[cell] = (uint16_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    TRY(hf_puzzle_new(l->shape, hf_grid_values(l->grid), &l->puzzle));
    TRY(hf_logic_new(l->shape, &l->logic));
    TRY(hf_step_new(&l->step));
    TRY(hf_step_new(&l->copy));
    TRY(hf_board_new(l->shape, &l->board));
    TRY(hf_ladder_new(&l->ladder));
    return true;
out:
    return false;
}

static void paths(chain *c, uint32_t which)
{
    static const char *const ladders[] = {"default", "hodoku", "se"};
    hf_facts facts = {.unique = true};
    laid_out l;
    if (!lay_out(c, &l, which < 3 ? hard : easy))
        goto out;
    TRY(hf_ladder_named(ladders[which % 3], l.ladder));
    TRY(hf_logic_load_puzzle(l.logic, l.puzzle));
    for (uint32_t steps = 0; steps < 90; steps++) {
        TRY(hf_logic_next(l.logic, l.ladder, &facts, l.step));
        if (c->last == HF_END)
            break;
        TRY(hf_step_copy(l.copy, l.step));
        tell_step(c, l.copy);
        TRY(hf_logic_apply(l.logic, l.step));
    }
    TRY(hf_logic_load_position(l.logic, l.puzzle));
out:
    clear_away(&l);
}

static bool count_step(const hf_step *step, void *user)
{
    tell_step(user, step);
    return true;
}

/* Every step of some rules: a refusal in the middle leaves steps told, so the digest begins anew. */
static void all_steps(chain *c, uint32_t which)
{
    static const char *const rules[] = {"als-xz", "xy-chain",      "finned-swordfish",
                                        "aic",    "death-blossom", "forcing-chain-contradiction"};
    hf_facts facts = {.unique = true};
    laid_out l;
    chain told = {0};
    if (!lay_out(c, &l, hard))
        goto out;
    hf_ladder_of_rule(hf_rule_named(rules[which]), l.ladder);
    TRY(hf_logic_load_puzzle(l.logic, l.puzzle));
    TRY((told.digest = 0, hf_logic_all(l.logic, l.ladder, &facts, count_step, &told)));
    chain_number(c, told.digest);
out:
    clear_away(&l);
}

/* Each rule alone and with memory that nobody has used before: what it takes first is refused. Few cells are
 * open, so that it is quick. */
static void look_for(chain *c, uint32_t which, bool tight)
{
    static const char open[] = ".54.8..261..46..7.6..1.28.4.93.14.6.81.2"
                               "..43...69..7.2..1.23.4542.69.3..3.8..12..";
    static const char more[] = "4..6.......1839....9..5....1.3.....2.6.."
                               "...399...7..1..24...38......174......7...";
    hf_facts facts = {.unique = true};
    hf_logic_options options;
    laid_out l;
    const hf_rule *rule = hf_rule_at(which % 160);
    chain told = {0};
    if (!rule)
        return;
    if (!lay_out(c, &l, which < 160 ? open : more))
        goto out;
    hf_ladder_of_rule(rule, l.ladder);
    hf_logic_options_init(&options, sizeof options);
    options.siamese = options.duals = true;
    TRY(hf_ladder_set_options(l.ladder, &options));
    TRY(hf_logic_load_puzzle(l.logic, l.puzzle));
    l.logic->pool.tight = tight;
    TRY((told.digest = 0, hf_logic_all(l.logic, l.ladder, &facts, count_step, &told)));
    chain_number(c, told.digest);
out:
    clear_away(&l);
}

static void every_rule(chain *c, uint32_t which)
{
    look_for(c, which, false);
}

/* Every piece of memory that a rule takes, too: on one position, and on another with more to find. */
static void every_piece(chain *c, uint32_t which)
{
    look_for(c, which, true);
}

/* A proof with proofs inside, almost locked sets as nodes of chains, remote pairs. */
static void rare_steps(chain *c, uint32_t which)
{
    static const char nested[] = "98.76.5..7....5.....58.....4......3...83.69....6..97...2.....6"
                                 "...7..82......2...1";
    static const char pairs[] = "6497135823528961..8712459632653714981874692359345827167.6158"
                                "3..4.893.6..5.362.8..";
    static const char *const rules[] = {"option explainer yes\nnested-forcing-chains-3\n",
                                        "option als-nodes yes\ngrouped-aic\n", "remote-pair\n"};
    hf_facts facts = {.unique = true};
    uint32_t line;
    const char *why;
    laid_out l;
    if (!lay_out(c, &l, which < 2 ? nested : pairs))
        goto out;
    TRY(hf_ladder_read(rules[which], strlen(rules[which]), l.ladder, &line, &why));
    TRY(hf_logic_load_puzzle(l.logic, l.puzzle));
    l.logic->pool.tight = true;
    TRY(hf_logic_next(l.logic, l.ladder, &facts, l.step));
    if (c->last == HF_OK)
        tell_step(c, l.step);
out:
    clear_away(&l);
}

/* Of a hard puzzle, or of eight solutions that each bet leads to: then the first thing that is struck is a bet taken
 * back. */
static void bets(chain *c, uint32_t which)
{
    static const char eight[] = "..................789123456234567891567891234891234567345678912"
                                "678912345912345678";
    hf_logic_result result;
    laid_out l;
    if (!lay_out(c, &l, which ? eight : hard))
        goto out;
    TRY(hf_ladder_named("default", l.ladder));
    TRY(hf_ladder_only(l.ladder, "naked-single,hidden-single,bet"));
    TRY(hf_ladder_max_rule(l.ladder, "bet"));
    TRY(hf_ladder_without(l.ladder, "naked-single"));
    TRY((hf_board_load(l.board, l.grid), hf_logic_load(l.logic, l.board),
         hf_logic_solve(l.logic, l.ladder, NULL, 2, &result, l.solution, NULL)));
    chain_number(c, result.solutions);
    chain_tell(c, hf_grid_values(l.solution), 81 * sizeof(uint16_t));
out:
    clear_away(&l);
}

static hf_status think(hf_step *step)
{
    const hf_inference supposed = {.cell = 1, .symbol = 2, .holds = true};
    hf_step_clear(step);
    hf_step_infer(step, &supposed);
    hf_step_refer(step, 0);
    return hf_step_failed(step) ? HF_NO_MEMORY : HF_OK;
}

/* A thought, and what it rests on. */
static void thoughts(chain *c, uint32_t which)
{
    hf_step *step = NULL;
    (void)which;
    TRY(hf_step_new(&step));
    TRY(think(step));
    chain_number(c, step->inferences);
    chain_number(c, step->references);
out:
    hf_step_free(step);
}

static hf_status spread_out(hf_se *se, se_spread *s)
{
    static const uint8_t value[SE_CELLS];
    uint16_t cand[SE_CELLS];
    for (unsigned i = 0; i < SE_CELLS; i++) { /* that of a solved board, and the next */
        unsigned digit = (i / 9 * 3 + i / 27 + i) % 9;
        cand[i] = (uint16_t)(1u << digit | 1u << (digit + 1) % 9);
    }
    hf_se_begin(se);
    hf_se_load(&se->position, value, cand);
    hf_se_spread_begin(se, s, &se->position.field, se_potential(se_candidate(0, 0), true), true,
                       UINT_MAX);
    s->thought_room = s->thought_room < 20 ? s->thought_room : 20; /* so that it has to grow */
    if (!se->stopped)
        hf_se_spread_run(se, s, &se->position.field, 0);
    return se->status;
}

/* One assumption and all that follows, in a room that has to grow. */
static void long_thoughts(chain *c, uint32_t which)
{
    hf_se *se = NULL;
    se_spread *s = NULL;
    (void)which;
    TRY((se = hf_se_new()) ? HF_OK : HF_NO_MEMORY);
    TRY((s = hf_se_spread_new()) ? HF_OK : HF_NO_MEMORY);
    TRY(spread_out(se, s));
    chain_number(c, s->count);
out:
    hf_se_spread_free(s);
    hf_se_free(se);
}

static void hints(chain *c, uint32_t which)
{
    static const uint32_t cage[2] = {70, 71};
    static char text[20000];
    hf_hint hint;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *played = NULL;
    hf_solver *solver = NULL;
    hf_result r;
    size_t length;
    laid_out l;
    if (!lay_out(c, &l, hard))
        goto out;
    TRY(hf_solver_new(l.shape, NULL, &solver));
    TRY(hf_solver_solve(solver, l.puzzle, &r, l.solution, NULL));
    TRY(hf_puzzle_maker_new(l.shape, &maker));
    TRY(hf_puzzle_maker_clues(maker, hf_grid_values(l.grid)));
    if (which == 2) /* a cage, so that the puzzle is asked for what it leaves */
        TRY(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cage, &(uint32_t){2}, 1, NULL,
                                       0));
    if (which) /* a wrong entry, and why it is wrong */
        TRY(hf_puzzle_maker_entry(maker, 2, hf_grid_values(l.solution)[2] % 9 + 1u));
    TRY(hf_puzzle_maker_make(maker, &played));
    TRY(hf_hint_find_puzzle(l.logic, played, l.solution, NULL, l.board, l.step, &hint));
    hf_scene scene = {.board = l.board, .step = l.step};
    chain_number(c, (uint64_t)hint.kind);
    chain_tell(c, text, hf_hint_write(&scene, &hint, 4, text, sizeof text));
    if (which) {
        TRY(hf_hint_why(l.logic, &scene, &hint, NULL, text, sizeof text, &length));
        chain_tell(c, text, length);
    } else {
        hf_facts facts = {.unique = true};
        TRY(hf_hint_find(l.logic, l.board, l.solution, NULL, &facts, l.step, &hint));
        chain_tell(c, text, hf_explain_write(&scene, HF_PART_JSON, text, sizeof text));
    }
out:
    hf_solver_free(solver);
    hf_puzzle_free(played);
    hf_puzzle_maker_free(maker);
    clear_away(&l);
}

static void ratings(chain *c, uint32_t which)
{
    hf_rater *rater = NULL;
    hf_rating rating;
    uint32_t line;
    const char *why;
    laid_out l;
    if (!lay_out(c, &l, which < 2 ? hard : easy))
        goto out;
    TRY(hf_rater_new(l.shape, hf_scale_at(which < 3 ? which % 2 : 0), &rater));
    if (which == 3) { /* which finds nothing: the first cell is looked up */
        TRY(hf_ladder_read("x-wing\n", 7, l.ladder, &line, &why));
        hf_rater_use_ladder(rater, l.ladder);
    }
    TRY(hf_rater_rate(rater, l.puzzle, &rating));
    chain_number(c, rating.score);
    TRY(hf_rater_rate_grid(rater, l.grid, &rating));
    chain_number(c, rating.steps);
out:
    hf_rater_free(rater);
    clear_away(&l);
}

static void ladders(chain *c, uint32_t which)
{
    static const char text[] = "naked-single\nx-wing + swordfish\noption siamese yes\n";
    hf_ladder *ladder = NULL;
    hf_logic_options options;
    uint32_t line;
    const char *why;
    (void)which;
    TRY(hf_ladder_new(&ladder));
    TRY(hf_ladder_read(text, strlen(text), ladder, &line, &why));
    hf_logic_options_init(&options, sizeof options);
    hf_ladder_options(ladder, &options);
    TRY(hf_ladder_set_options(ladder, &options));
    chain_number(c, hf_ladder_rungs(ladder));
out:
    hf_ladder_free(ladder);
}

const chain_kind chains_logic[] = {
    {"paths", paths, 5}, {"all steps", all_steps, 6}, {"every rule", every_rule, 160},
    {"bets", bets, 2},   {"thoughts", thoughts, 1},   {"long thoughts", long_thoughts, 1},
    {"hints", hints, 3}, {"ratings", ratings, 4},     {"ladders", ladders, 1},
    {NULL, NULL, 0}};
const chain_kind chains_seldom[] = {{"every piece", every_piece, 320},
                                    {"rare steps", rare_steps, 3},
                                    {"ranks of boards", chain_ranks_of_boards, 1},
                                    {NULL, NULL, 0}};
