/* SPDX-License-Identifier: MIT
 *
 * fuzz_explain.c - steps and hints told in every way, on any small board, into buffers of any size. What
 * must hold: a length that is told is the length of the whole text; a short buffer holds a beginning of
 * it; JSON has no raw control characters and its braces match; a hint is never a bet.
 */
#include "steps.h"

enum { ROOM = 1 << 18 };

static char whole[ROOM], part[ROOM];

static void check_json(const char *text)
{
    int depth = 0;
    bool quoted = false;
    for (; *text; text++) {
        FUZZ_REQUIRE((unsigned char)*text >= 32);
        if (quoted && *text == '\\')
            FUZZ_REQUIRE(*++text);
        else if (*text == '"')
            quoted = !quoted;
        else if (!quoted && strchr("{[", *text))
            depth++;
        else if (!quoted && strchr("}]", *text))
            depth--;
        FUZZ_REQUIRE(depth >= 0);
    }
    FUZZ_REQUIRE(depth == 0 && !quoted);
}

/* The text of `length` is in `whole`; `part`, of `room`, holds a beginning of it. */
static void check_text(size_t length, size_t again, size_t room)
{
    FUZZ_REQUIRE(length == again && length < ROOM && strlen(whole) == length);
    if (room > 0)
        FUZZ_REQUIRE(strlen(part) == (length < room ? length : room - 1) &&
                     memcmp(whole, part, strlen(part)) == 0);
}

static void tell(fuzz_bytes *b, const hf_scene *scene)
{
    for (uint32_t parts = 1 + fuzz_below(b, 3); parts > 0; parts--) {
        hf_part which = (hf_part)fuzz_below(b, HF_PART_PROOF + 1);
        size_t room = fuzz_byte(b) * 4;
        size_t length = hf_explain_write(scene, which, whole, ROOM);
        check_text(length, hf_explain_write(scene, which, part, room), room);
        if (which == HF_PART_JSON)
            check_json(whole);
    }
}

static void hint(fuzz_bytes *b, fuzz_case *c, hf_scene *scene, hf_board *board)
{
    hf_grid *solution = NULL;
    hf_hint found;
    if (c->facts.unique && fuzz_below(b, 2)) {
        FUZZ_REQUIRE(hf_grid_new(c->shape, &solution) == HF_OK);
        memcpy(hf_grid_values(solution), c->solution[0],
               hf_shape_cells(c->shape) * sizeof(uint16_t));
    }
    FUZZ_REQUIRE(hf_hint_find_puzzle(c->logic, c->puzzle, solution, c->ladder, board, c->step,
                                     &found) == HF_OK);
    if (found.kind == HF_HINT_STEP)
        FUZZ_REQUIRE(strncmp(hf_rule_key(c->step->rule), "bet", 3) != 0);
    uint32_t stage = 1 + fuzz_below(b, HF_HINT_STAGES);
    size_t room = fuzz_byte(b), length = hf_hint_write(scene, &found, stage, whole, ROOM);
    check_text(length, hf_hint_write(scene, &found, stage, part, room), room);
    if (found.kind == HF_HINT_CLASH || found.kind == HF_HINT_WRONG) {
        size_t told;
        FUZZ_REQUIRE(hf_hint_why(c->logic, scene, &found, c->ladder, whole, ROOM, &told) == HF_OK);
        FUZZ_REQUIRE(strlen(whole) == told);
    }
    if (found.kind == HF_HINT_STEP)
        tell(b, scene);
    hf_grid_free(solution);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    fuzz_case c;
    hf_board *board;
    uint32_t manner = fuzz_byte(&b);
    if (!fuzz_open(&b, &c)) {
        fuzz_close(&c);
        return 0;
    }
    FUZZ_REQUIRE(hf_board_new(c.shape, &board) == HF_OK);
    hf_scene scene = {.board = board,
                      .step = c.step,
                      .names = manner & 1 ? HF_NAMES_A1 : HF_NAMES_RC,
                      .colour = manner >> 1 & 1,
                      .ascii = manner >> 2 & 1,
                      .quiet = manner >> 3 & 1};
    hint(&b, &c, &scene, board);
    hf_puzzle_board(c.puzzle, board);
    hf_logic_load(c.logic, board);
    for (uint32_t steps = manner >> 4; steps > 0; steps--) {
        if (hf_logic_next(c.logic, c.ladder, &c.facts, c.step) != HF_OK)
            break;
        tell(&b, &scene);
        FUZZ_REQUIRE(hf_logic_apply(c.logic, c.step) == HF_OK);
        hf_logic_save(c.logic, board);
    }
    hf_board_free(board);
    fuzz_close(&c);
    return 0;
}
