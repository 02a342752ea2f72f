/* SPDX-License-Identifier: MIT
 *
 * refuse.c - wishes that no puzzle can meet, told at once and in words.
 */
#include "base/assert.h"
#include "generate/symmetry.h"
#include "generate/wish.h"
#include "grid/shape_data.h"
#include "logic/ladder.h"

/* No plain 9x9 puzzle with fewer clues has one solution (McGuire, Tugemann, Civario 2012). */
enum { FEWEST_OF_NINE = 17 };

static uint32_t count_pattern(const uint8_t *pattern, uint32_t cells)
{
    uint32_t count = 0;
    for (uint32_t c = 0; c < cells; c++)
        count += pattern[c] != 0;
    return count;
}

static const char *refuse_few(const hf_shape *shape, uint32_t most)
{
    if (hf_engine_serves_nine(shape) && most < FEWEST_OF_NINE)
        return "no puzzle with fewer than 17 clues has only one solution";
    if (most + 1 < shape->size)
        return "so few clues leave two symbols out, which could change places";
    return NULL;
}

static const char *refuse_clues(const hf_generate_options *o, const hf_shape *shape)
{
    uint32_t least, most;
    if (o->clues > shape->cells || o->clues_least > shape->cells || o->clues_most > shape->cells)
        return "there are more clues than cells";
    if (o->clues != 0 && (o->clues_least != 0 || o->clues_most != 0))
        return "clues are asked for twice";
    hf_wish_clues(o, shape, &least, &most);
    if (least > most)
        return "the least number of clues is above the most";
    if (o->clues != 0 || o->clues_most != 0)
        return refuse_few(shape, most);
    return NULL;
}

/* Two lines of the same band without a clue may change places. */
static bool has_loose_lines(const uint8_t *pattern, unsigned along, unsigned across)
{
    unsigned empty[9] = {0};
    for (unsigned line = 0; line < 9; line++) {
        empty[line] = 1;
        for (unsigned i = 0; i < 9; i++)
            empty[line] &= pattern[line * across + i * along] == 0;
    }
    for (unsigned band = 0; band < 9; band += 3) {
        if (empty[band] + empty[band + 1] + empty[band + 2] > 1)
            return true;
    }
    return false;
}

static const char *refuse_pattern(const hf_generate_options *o, const hf_shape *shape)
{
    uint32_t least, most, count = count_pattern(o->pattern, shape->cells);
    const char *few = refuse_few(shape, count);
    if (few != NULL)
        return few;
    hf_wish_clues(o, shape, &least, &most);
    if (count < least || count > most)
        return "the pattern has another number of clues than is asked for";
    if (hf_engine_serves_nine(shape) &&
        (has_loose_lines(o->pattern, 1, 9) || has_loose_lines(o->pattern, 9, 1)))
        return "the pattern leaves two lines of a band empty, which could change places";
    if (o->from != NULL)
        return "neighbours of given puzzles have no pattern to keep to";
    return hf_symmetry_keeps(shape, o->symmetry, o->pattern)
               ? NULL
               : "the pattern does not have the symmetry";
}

static const char *refuse_solution(const hf_generate_options *o, const hf_shape *shape)
{
    for (uint32_t c = 0; c < shape->cells; c++) {
        if (o->solution[c] == 0 || o->solution[c] > shape->size)
            return "the solution is not a whole board";
    }
    for (uint32_t c = 0; c < shape->cells; c++) {
        for (uint32_t i = shape->cell_start[c]; i < shape->cell_start[c + 1]; i++) {
            const uint32_t *house = hf_house_cells(shape, shape->cell_houses[i]);
            for (uint32_t k = 0; k < shape->size; k++) {
                if (house[k] != c && o->solution[house[k]] == o->solution[c])
                    return "the solution breaks the rules of the board";
            }
        }
    }
    return o->from != NULL ? "neighbours of given puzzles have solutions of their own" : NULL;
}

static const char *refuse_from(const hf_generate_options *o, const hf_shape *shape)
{
    if (o->from_count == 0 || o->swap == 0)
        return "to look for neighbours takes puzzles, and how many clues to exchange";
    for (size_t i = 0; i < o->from_count * shape->cells; i++) {
        if (o->from[i] > shape->size)
            return "a puzzle to start from is none";
    }
    return o->symmetry != HF_SYMMETRY_NONE ? "neighbours of given puzzles keep no symmetry" : NULL;
}

static const char *refuse_technique(const hf_generate_options *o)
{
    const hf_scale *scale = hf_scale_named("hodoku");
    hf_ladder ladder; /* which needs no memory of its own, as symmetries do not */
    hf_logic_options_init(&ladder.options, sizeof ladder.options);
    hf_ladder_named("hodoku", &ladder);
    for (size_t i = 0; i < o->techniques; i++) {
        hf_level level = HF_LEVEL_EASY;
        uint32_t score = 0;
        bool known = hf_scale_weigh(scale, o->technique[i], &level, &score);
        HF_ASSERT(known ||
                  !hf_ladder_has(&ladder, o->technique[i])); /* the scale weighs its ladder */
        if (!hf_ladder_has(&ladder, o->technique[i]))
            return "HoDoKu's way of solving never uses that technique";
        if (o->level_most != 0 && level > o->level_most)
            return "the technique is beyond the level";
        if (o->score_most != 0 && score > o->score_most)
            return "the technique alone weighs more than the score";
    }
    return NULL;
}

static const char *refuse_difficulty(const hf_generate_options *o, const hf_shape *shape)
{
    if (o->level_least > HF_LEVEL_EXTREME || o->level_most > HF_LEVEL_EXTREME)
        return "there is no such level";
    if ((o->level_most != 0 && o->level_least > o->level_most) ||
        (o->score_most != 0 && o->score_least > o->score_most) ||
        (o->rating_most != 0 && o->rating_least > o->rating_most))
        return "a range ends below its beginning";
    if ((o->rating_least != 0 || o->rating_most != 0) && !hf_engine_serves_nine(shape))
        return "ratings on Sudoku Explainer's scale are for plain 9x9 boards";
    if (o->rating_most != 0 && o->rating_most < 10)
        return "no puzzle is rated below 1.0";
    if (o->hardest && o->techniques == 0)
        return "which technique is to be the hardest?";
    return o->techniques != 0 ? refuse_technique(o) : NULL;
}

static const char *refuse_unbiased(const hf_generate_options *o, const hf_shape *shape)
{
    if (!hf_engine_serves_nine(shape))
        return "unbiased puzzles are made for plain 9x9 boards only";
    if (o->symmetry != HF_SYMMETRY_NONE || o->pattern != NULL || o->solution != NULL ||
        o->from != NULL)
        return "unbiased puzzles have no symmetry, pattern, solution or ancestors of one's own";
    return NULL;
}

const char *hf_generate_options_refusal(const hf_generate_options *o, const hf_shape *shape)
{
    const char *refusal = refuse_clues(o, shape);
    if (refusal == NULL && !hf_symmetry_fits(o->symmetry, shape))
        refusal = "the board has no such symmetry";
    if (refusal == NULL && o->pattern != NULL)
        refusal = refuse_pattern(o, shape);
    if (refusal == NULL && o->solution != NULL)
        refusal = refuse_solution(o, shape);
    if (refusal == NULL && o->from != NULL)
        refusal = refuse_from(o, shape);
    if (refusal == NULL && o->unbiased)
        refusal = refuse_unbiased(o, shape);
    return refusal != NULL ? refusal : refuse_difficulty(o, shape);
}
