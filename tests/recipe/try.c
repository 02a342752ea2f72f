/* SPDX-License-Identifier: MIT
 *
 * try.c - looks for the rule that the recipe has added, by its name alone, and prints what is said
 * about it; written over the public headers.
 */
#include <stdio.h>

#include "houseful/houseful.h"

int main(void)
{
    static const char board[] =
        "........." /* r1c1 sees 1 to 4 in its box, 5, 6, 8 and 9 in its column */
        ".12......"
        ".34......"
        "8........"
        "9........"
        "........."
        "........."
        "5........"
        "6........";
    const hf_rule *rule = hf_rule_named("toy-corner");
    hf_puzzle *puzzle = NULL;
    hf_logic *logic = NULL;
    hf_step *step = NULL;
    hf_board *position = NULL;
    hf_shape *shape = NULL;
    hf_ladder *ladder = NULL;
    uint16_t clues[81];
    char text[2000];

    if (!rule || hf_rule_at(hf_rule_number(rule)) != rule)
        return 2;
    for (int c = 0; c < 81; c++)
        clues[c] = (uint16_t)(board[c] == '.' ? 0 : board[c] - '0');
    if (hf_shape_new_square(9, &shape) != HF_OK || hf_puzzle_new(shape, clues, &puzzle) != HF_OK ||
        hf_logic_new(shape, &logic) != HF_OK || hf_step_new(&step) != HF_OK ||
        hf_board_new(shape, &position) != HF_OK || hf_ladder_new(&ladder) != HF_OK ||
        hf_logic_load_puzzle(logic, puzzle) != HF_OK)
        return 3;
    hf_puzzle_board(puzzle, position);
    hf_ladder_of_rule(rule, ladder);
    if (hf_logic_next(logic, ladder, NULL, step) != HF_OK)
        return 4;
    hf_scene scene = {.board = position, .step = step};
    hf_explain_write(&scene, HF_PART_LINE, text, sizeof text);
    puts(text);
    hf_explain_write(&scene, HF_PART_PARAGRAPH, text, sizeof text);
    puts(text);
    hf_ladder_free(ladder);
    hf_board_free(position);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
    return 0;
}
