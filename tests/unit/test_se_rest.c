/* SPDX-License-Identifier: MIT
 *
 * test_se_rest.c - Sudoku Explainer's searches and proofs where they seldom come: positions with singles left over,
 * proofs broken off, proofs with more inside them than puzzles have, memory that grows.
 */
#include "support/support.h"

#include <string.h>

#include "logic/rule.h"
#include "logic/se/memory.h"
#include "logic/se/retold.h"
#include "logic/se/se.h"
#include "logic/se/shorten.h"
#include "logic/se/sight.h"
#include "support/proof.h"

enum { CELLS = 81 };

/* ---- positions --------------------------------------------------------------------------------- */

typedef struct place {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_step *step;
    hf_ladder *ladder;
} place;

/* A grid, `+` before what was placed, and the candidates struck as triples symbol, row, column. */
static place go_to(const char *grid, const char *struck)
{
    place p;
    hf_grid *values;
    p.shape = test_shape(test_square(9));
    assert_int_equal(hf_grid_new(p.shape, &values), HF_OK);
    assert_int_equal(hf_logic_new(p.shape, &p.logic), HF_OK);
    assert_int_equal(hf_board_new(p.shape, &p.board), HF_OK);
    assert_int_equal(hf_step_new(&p.step), HF_OK);
    assert_int_equal(hf_ladder_new(&p.ladder), HF_OK);
    for (uint32_t c = 0; c < CELLS; grid++)
        if (*grid != '+')
            hf_grid_values(values)[c++] = (uint16_t)(*grid == '.' ? 0 : *grid - '0');
    assert_true(hf_board_load(p.board, values));
    for (; *struck; struck += struck[3] ? 4 : 3)
        hf_board_eliminate(p.board, (uint32_t)(9 * (struck[1] - '1') + struck[2] - '1'),
                           (uint32_t)(struck[0] - '0'));
    hf_logic_load(p.logic, p.board);
    hf_grid_free(values);
    return p;
}

static void leave(place *p)
{
    hf_ladder_free(p->ladder);
    hf_step_free(p->step);
    hf_board_free(p->board);
    hf_logic_free(p->logic);
    hf_shape_free(p->shape);
}

/* The next step by these rules, in the explainer's manner. */
static hf_status next(place *p, const char *rules)
{
    hf_facts facts = {.unique = true};
    char text[200] = "option explainer yes\n";
    strcat(text, rules);
    assert_int_equal(hf_ladder_read(text, strlen(text), p->ladder, NULL, NULL), HF_OK);
    return hf_logic_next(p->logic, p->ladder, &facts, p->step);
}

static void check_proof(const place *p)
{
    test_proof proof = {p->logic, p->shape, p->step};
    assert_true(p->step->inferences > 0);
    assert_int_equal(proof_fault(&proof), UINT32_MAX);
}

/* Singles are left over; many thoughts follow from one; proofs inside the proof are told at sight. */
static void steps_are_proved(void **state)
{
    static const struct {
        const char *grid, *struck, *rule;
    } cases[] = {
        {".5.+9+2+1.47...+68..2+1.2.+7..+8.64..35+6+27.+765+29.4.+3+238+1.+7.+6.+3..51+26...+1.+8."
         "9..4+6.9."
         "7.+1.2",
         "333", "dynamic-forcing-chains-plus"},
        {"2.3.8....8..7...........1...6.5.7...4......3....1............82.5....6...1.......",
         "932 849 953 412 931 856 595 535", "dynamic-forcing-chains-plus"},
        {"98.7..6..5..........4.9..8.4...5..3...3.....2.....61...4..8..9...9..1..7...9..2..", "",
         "nested-forcing-chains-3"},
        {"98.7..6..5.7........4.9..7.4..8..9...5..3..8......2..1.4..8..3...56..8.......1..2",
         "222 326 426 127 329 237 339 342 251 173 393", "nested-forcing-chains-2"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        place p = go_to(cases[i].grid, cases[i].struck);
        assert_int_equal(next(&p, cases[i].rule), HF_OK);
        check_proof(&p);
        leave(&p);
    }
}

/* Cells with one candidate are no use to forcing chains of cells, and do no harm. */
static void singles_left_over(void **state)
{
    place p = go_to("..2.+6+873.....972+5+1+7+1+34+5...639+6.1..+7+2+5+4..7.+8..8+2.6.+51+4+9...9+"
                    "43+6.8+1+84...3+95"
                    "..+9+5+81.2+7",
                    "");
    (void)state;
    assert_int_equal(next(&p, "multiple-forcing-chains"), HF_END);
    leave(&p);
}

static const char nested_2[] =
    "98.7..6..5...9..7...7..4...4...327....65...9.......3.11...8.5...2.........54...8.";
static const char nested_3[] =
    "98.76.5..7....5.....58.....4......3...83.69....6..97...2.....6...7..82......2...1";

/* A search may go on from the one of a lower level, but not from that of another position. */
static void levels_at_two_positions(void **state)
{
    place p = go_to(nested_2, "229 478"), fresh = go_to(nested_2, "229 478");
    hf_step *step;
    (void)state;
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(next(&p, "nested-forcing-chains-2"), HF_OK);
    assert_int_equal(hf_step_copy(step, p.step), HF_OK);
    assert_int_equal(next(&p, "dynamic-forcing-chains"), HF_END);
    assert_int_equal(hf_logic_apply(p.logic, step), HF_OK);
    assert_int_equal(hf_logic_apply(fresh.logic, step), HF_OK);
    hf_status status = next(&p, "dynamic-forcing-chains-plus");
    assert_int_equal(next(&fresh, "dynamic-forcing-chains-plus"), status);
    assert_int_equal(fresh.step->eliminations, p.step->eliminations);
    hf_step_free(step);
    leave(&p);
    leave(&fresh);
}

/* ---- stopping ---------------------------------------------------------------------------------- */

typedef struct patience {
    uint32_t left, asked;
} patience;

static bool go_on(const hf_logic_progress *progress, void *user)
{
    patience *p = user;
    (void)progress;
    p->asked++;
    return p->left-- > 1;
}

/* Early, in the middle, and while it tells its proof. */
static void stop_at(const char *grid, const char *struck, const char *rules)
{
    place p = go_to(grid, struck);
    patience all = {UINT32_MAX, 0};
    hf_logic_watch(p.logic, go_on, &all);
    hf_status whole = next(&p, rules);
    assert_true(all.asked > 0);
    const uint32_t stops[] = {1, all.asked / 2, all.asked - 1, all.asked};
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
        if (stops[i] == 0)
            continue;
        patience some = {stops[i], 0};
        hf_logic_watch(p.logic, go_on, &some);
        assert_int_equal(next(&p, rules), HF_STOPPED);
        assert_int_equal(some.asked, stops[i]);
    }
    hf_logic_watch(p.logic, NULL, NULL);
    assert_int_equal(next(&p, rules), whole);
    leave(&p);
}

static void stopped_on_the_way(void **state)
{
    (void)state;
    stop_at(nested_2, "229 478", "multiple-forcing-chains + dynamic-forcing-chains");
    stop_at(nested_2, "229 478", "nested-forcing-chains-2");
    stop_at(nested_3, "", "nested-forcing-chains-3");
}

static void load(hf_se *se, const place *p)
{
    uint8_t value[CELLS];
    uint16_t cand[CELLS];
    for (uint32_t c = 0; c < CELLS; c++) {
        value[c] = (uint8_t)hf_logic_value(p->logic, c);
        cand[c] = (uint16_t)hf_logic_candidates(p->logic, c);
    }
    hf_se_begin(se);
    hf_se_load(&se->position, value, cand);
}

/* Who is stopped while it tells a proof tells the step without the proofs inside. */
static void a_proof_broken_off(void **state)
{
    place p[2] = {go_to(nested_2, "229 478"), go_to(nested_3, "")};
    hf_se *se = hf_se_new();
    (void)state;
    assert_non_null(se);
    for (unsigned i = 0; i < 2; i++) {
        se_hint hint;
        load(se, &p[i]);
        assert_true(hf_se_find(se, i ? SE_FIND_NESTED_3 : SE_FIND_NESTED_2, &hint));
        hf_se_stop(se, HF_END);
        hf_se_tell(se, &hint, p[i].step);
        assert_true(se->stopped && p[i].step->eliminations > 0);
        for (uint32_t k = 0; k < p[i].step->inferences; k++)
            assert_int_equal(p[i].step->inference[k].depth, 0);
        leave(&p[i]);
    }
    hf_se_free(se);
}

/* ---- proofs, told anew ------------------------------------------------------------------------- */

/* Rows and columns count from 1; a thought rests on one other, or on none (-1). */
static uint32_t think(hf_step *step, uint32_t row, uint32_t column, uint32_t symbol, bool holds,
                      hf_ground ground, uint32_t depth, int rests_on)
{
    hf_inference t = {.cell = (uint16_t)(9 * (row - 1) + column - 1),
                      .symbol = (uint16_t)symbol,
                      .holds = holds,
                      .ground = (uint8_t)ground,
                      .depth = (uint8_t)depth,
                      .house = HF_NO_HOUSE,
                      .other = HF_NO_HOUSE};
    uint32_t number = hf_step_infer(step, &t);
    if (rests_on >= 0)
        hf_step_refer(step, (uint32_t)rests_on);
    return number;
}

static hf_se *empty_board(void)
{
    uint8_t value[CELLS] = {0};
    uint16_t cand[CELLS];
    hf_se *se = hf_se_new();
    assert_non_null(se);
    for (unsigned c = 0; c < CELLS; c++)
        cand[c] = SE_ALL;
    cand[0] = 3;       /* r1c1: 1, 2 */
    cand[72] = 3 << 2; /* r9c1: 3, 4 */
    hf_se_begin(se);
    hf_se_load(&se->position, value, cand);
    return se;
}

/* More proofs than are remembered, one after the other: what the end rests on is left. */
static void many_proofs_inside(void **state)
{
    hf_se *se = empty_board();
    hf_step *step;
    uint16_t end = 0;
    (void)state;
    assert_int_equal(hf_step_new(&step), HF_OK);
    think(step, 5, 5, 9, true, HF_GROUND_SUPPOSED, 0, -1);
    for (uint32_t i = 0; i < SE_RETOLD_BLOCKS + 9; i++) {
        uint32_t row = 2 + i / 9, column = 1 + i % 9, last;
        last = think(step, row, column, 1, true, HF_GROUND_SUPPOSED, 1, -1);
        last = think(step, row, column, i % 2 ? 3 : 2, false, HF_GROUND_SEEN, 1, (int)last);
        end = (uint16_t)think(step, row, column, 2, false, HF_GROUND_PROVED, 0, (int)last);
    }
    hf_se_shorten(se, step, &end, 1);
    assert_int_equal(step->inferences, 4);
    assert_int_equal(step->inference[3].ground, HF_GROUND_PROVED);
    hf_step_free(step);
    hf_se_free(se);
}

/* Inside a proof inside the proof the one around it is not taken for the same. */
static void proofs_inside_proofs(void **state)
{
    hf_se *se = empty_board();
    hf_step *step;
    (void)state;
    assert_int_equal(hf_step_new(&step), HF_OK);
    think(step, 5, 5, 9, true, HF_GROUND_SUPPOSED, 0, -1);
    think(step, 5, 6, 1, true, HF_GROUND_SUPPOSED, 1, 0);
    think(step, 5, 7, 2, true, HF_GROUND_SUPPOSED, 2, -1);
    think(step, 5, 8, 2, false, HF_GROUND_SEEN, 2, 2);
    think(step, 5, 8, 2, false, HF_GROUND_PROVED, 1, 3);
    think(step, 5, 9, 1, false, HF_GROUND_SEEN, 1, 4);
    uint16_t end = (uint16_t)think(step, 5, 9, 1, false, HF_GROUND_PROVED, 0, 5);
    hf_se_shorten(se, step, &end, 1);
    assert_int_equal(step->inferences, 7);
    hf_step_free(step);
    hf_se_free(se);
}

/* Two things are proved by one proof, which singles can show as well: they are told so. If what is said in between
 * contradicts itself the second is not seen any more, and all stays as it was. */
static void told_at_sight(void **state)
{
    hf_se *se = empty_board();
    (void)state;
    for (int contradicts = 0; contradicts < 2; contradicts++) {
        hf_step *step;
        assert_int_equal(hf_step_new(&step), HF_OK);
        think(step, 5, 5, 9, true, HF_GROUND_SUPPOSED, 0, -1);
        think(step, 1, 1, 1, false, HF_GROUND_SEEN, 0, 0);
        think(step, 9, 1, 3, false, HF_GROUND_SEEN, 0, 0);
        think(step, 7, 7, 5, true, HF_GROUND_SUPPOSED, 1, -1);
        think(step, 7, 8, 6, true, HF_GROUND_LAST, 1, 3);
        think(step, 1, 2, 2, false, HF_GROUND_PROVED, 0, 4);
        if (contradicts)
            think(step, 9, 1, 4, false, HF_GROUND_SEEN, 0, 0);
        uint16_t end = (uint16_t)think(step, 9, 2, 4, false, HF_GROUND_PROVED, 0, 5);
        think(step, 2, 2, 7, false, HF_GROUND_SEEN, 0, 0);
        uint32_t before = step->inferences;
        hf_se_shorten(se, step, &end, 1);
        if (contradicts) {
            assert_int_equal(step->inferences, before);
        } else {
            assert_int_equal(step->inferences, 4); /* r9c1 is not 3, so it is 4, so r9c2 is not */
            assert_int_equal(step->inference[2].ground, HF_GROUND_LAST);
        }
        hf_step_free(step);
    }
    hf_se_free(se);
}

/* A list that is full takes nothing more and says so. */
static void lists_that_are_full(void **state)
{
    hf_se *se = empty_board();
    hf_step *step;
    (void)state;
    assert_int_equal(hf_step_new(&step), HF_OK);
    think(step, 5, 5, 9, true, HF_GROUND_SUPPOSED, 0, -1);
    hf_inference t = step->inference[0];
    for (int by_references = 0; by_references < 2; by_references++) {
        se_retold *s = hf_se_retold_new(se, step);
        assert_non_null(s);
        hf_se_retold_add(s, &t);
        while (by_references ? s->references < s->reference_room : s->count < s->room)
            if (by_references)
                hf_se_retold_refer(s, 0);
            else
                hf_se_retold_add(s, &t);
        assert_false(s->failed);
        uint32_t count = s->count, references = s->references;
        hf_se_retold_insert(s, 0, &t, 0);
        assert_true(s->failed);
        s->failed = false;
        if (by_references)
            hf_se_retold_refer(s, 0);
        else
            assert_int_equal(hf_se_retold_add(s, &t), 0);
        assert_true(s->failed && s->count == count && s->references == references);
        hf_se_retold_free(s);
    }
    for (uint32_t i = 0; i < 22000; i++)
        hf_step_infer(step, &t);
    se_retold *s = hf_se_retold_new(se, step);
    assert_non_null(s);
    assert_int_equal(s->room, UINT16_MAX);
    hf_se_retold_free(s);
    hf_step_free(step);
    hf_se_free(se);
}

/* What a thought has struck already needs no singles that show it. */
static void known_before_it_is_seen(void **state)
{
    static se_sight sight;
    hf_se *se = empty_board();
    uint16_t holds[SE_POTENTIALS];
    (void)state;
    for (unsigned i = 0; i < SE_POTENTIALS; i++)
        holds[i] = SE_NO_THOUGHT;
    holds[se_potential(se_candidate(0, 0), false)] = 4; /* so r1c1 is 2, and r1c2 is not */
    assert_true(hf_se_see(&sight, &se->position.field, holds, 1, 1, 5));
    assert_int_equal(sight.lines, 2);
    assert_false(hf_se_see(&sight, &se->position.field, holds, 0, 0, 5));
    assert_int_equal(sight.lines, 0);
    hf_se_free(se);
}

/* Three cells of a column and of its box, and beside them three like them: what is left of two candidates each is a
 * grave. The extra 4s of two cells are a pair with the 1 that these share. */
static void a_grave_with_a_pair(void **state)
{
    static const uint16_t left[] = {1 | 2, 1 | 4, 2 | 4}; /* 1 and 2, 1 and 3, 2 and 3 */
    enum { EXTRA = 8 };
    uint8_t value[CELLS];
    uint16_t cand[CELLS] = {0};
    se_hint hint;
    hf_se *se = hf_se_new();
    (void)state;
    assert_non_null(se);
    memset(value, 9, sizeof value);
    for (unsigned row = 0; row < 3; row++)
        for (unsigned column = 0; column < 6; column += 3) {
            value[9 * row + column] = 0;
            cand[9 * row + column] = left[row];
        }
    cand[0] |= EXTRA;
    cand[9] |= EXTRA;
    hf_se_begin(se);
    hf_se_load(&se->position, value, cand);
    hf_se_hint_clear(&hint);
    assert_true(hf_se_bug(&se->position, &hint));
    assert_int_equal(hint.kind, SE_BUG_4);
    for (unsigned c = 0; c < CELLS; c++)
        assert_int_equal(hint.strike[c], c == 0 ? 2 : c == 9 ? 4 : 0);
    hf_se_free(se);
}

/* ---- memory ------------------------------------------------------------------------------------ */

/* Pieces larger than a block, and blocks that stop growing. */
static void pieces_of_memory(void **state)
{
    se_arena arena = {NULL, 0, 0};
    size_t size = 0;
    (void)state;
    for (size_t bytes = 1 << 18; bytes <= 1 << 25; bytes *= 2) {
        char *piece = hf_se_take(&arena, bytes);
        assert_non_null(piece);
        piece[0] = piece[bytes - 1] = 1;
        assert_true(arena.size >= bytes);
        size = arena.size;
    }
    assert_non_null(hf_se_take(&arena, size));
    assert_int_equal(arena.size, size); /* as large as before */
    hf_se_arena_discard(&arena);
}

/* Room for the most thoughts that there can be, and for more reasons than are usual. */
static void room_for_thoughts(void **state)
{
    hf_se *se = empty_board();
    se_spread *s = hf_se_spread_new();
    (void)state;
    assert_non_null(s);
    assert_true(hf_se_spread_reserve(se, s, 1, SE_POTENTIALS));
    assert_int_equal(s->reason_room, SE_POTENTIALS);
    for (s->count = 0; s->count < SE_POTENTIALS; s->count++) {
        assert_true(hf_se_spread_reserve(se, s, 28, 40));
        assert_true(s->thought_room >= s->count + 2 && s->thought_room <= SE_POTENTIALS + 2);
        s->thought[s->count + 1].what = 1;
    }
    hf_se_spread_free(s);
    hf_se_free(se);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_proved),        cmocka_unit_test(singles_left_over),
        cmocka_unit_test(levels_at_two_positions), cmocka_unit_test(stopped_on_the_way),
        cmocka_unit_test(a_proof_broken_off),      cmocka_unit_test(many_proofs_inside),
        cmocka_unit_test(proofs_inside_proofs),    cmocka_unit_test(told_at_sight),
        cmocka_unit_test(lists_that_are_full),     cmocka_unit_test(pieces_of_memory),
        cmocka_unit_test(room_for_thoughts),       cmocka_unit_test(known_before_it_is_seen),
        cmocka_unit_test(a_grave_with_a_pair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
