/* SPDX-License-Identifier: MIT
 *
 * contradiction.c - constraints and givens that clash, in words.
 */
#include "base/assert.h"
#include "base/text.h"
#include "puzzle/constraint.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

enum { MOST_TOLD = 12 };

/* "row 3 from the right": a line that a number beside the board speaks of. False: it is neither a row
 * nor a column. Sandwich sums are the same from both ends. */
static bool put_line(const hf_puzzle *puzzle, const hf_written *written, hf_text *text)
{
    uint32_t wide = hf_shape_columns(puzzle->shape), first = written->cells[0];
    uint32_t last = written->cells[written->cell_count - 1];
    bool row = first / wide == last / wide, backwards = last < first;
    if (written->cell_count < 2 || (!row && first % wide != last % wide))
        return false;
    hf_text_add(text, row ? " of row " : " of column ");
    hf_text_number(text, (row ? first / wide : first % wide) + 1);
    if (written->kind == HF_CONSTRAINT_SANDWICH)
        return true;
    hf_text_add(text, row         ? backwards ? " from the right" : " from the left"
                      : backwards ? " from below"
                                  : " from above");
    return true;
}

/* Does another one of its kind begin in the same cell? */
static bool has_twin(const hf_puzzle *puzzle, const hf_written *written)
{
    uint32_t same = 0;
    for (uint32_t i = 0; i < puzzle->rules->written_count; i++) {
        const hf_written *other = &puzzle->rules->written[i];
        same += other->kind == written->kind && other->cells[0] == written->cells[0];
    }
    return same > 1;
}

/* Where a constraint is, by how its kind is drawn. */
static void put_place(const hf_puzzle *puzzle, const hf_written *written, hf_text *text)
{
    char name[HF_NAME_SIZE];
    hf_drawing_style style = hf_kind_of(written->kind)->style;
    if (written->cell_count == 0 || (style == HF_STYLE_OUTSIDE && put_line(puzzle, written, text)))
        return;
    const char *first = hf_shape_cell_name(puzzle->shape, written->cells[0], name);
    bool between = style == HF_STYLE_DOT || style == HF_STYLE_LETTER;
    bool line = style == HF_STYLE_LINE || style == HF_STYLE_BULB || style == HF_STYLE_ARROW ||
                style == HF_STYLE_ENDS || style == HF_STYLE_OUTSIDE;
    hf_text_add(text, between                    ? " between "
                      : line                     ? " from "
                      : written->cell_count == 1 ? " in "
                                                 : " at ");
    hf_text_add(text, first);
    if (!between && !(line && has_twin(puzzle, written)))
        return;
    hf_text_add(text, between ? " and " : " to ");
    hf_text_add(text,
                hf_shape_cell_name(puzzle->shape, written->cells[written->cell_count - 1], name));
}

static void put_constraint(const hf_puzzle *puzzle, uint32_t constraint, hf_text *text)
{
    uint32_t before = hf_puzzle_constraints(puzzle) - puzzle->rules->written_count;
    const hf_written *written = &puzzle->rules->written[constraint - before];
    const bool whole = written->cell_count == 0; /* a rule for the whole board */
    hf_text_add(text, whole ? "the rule \"" : "the ");
    hf_constraint_put_title(puzzle, constraint, text);
    hf_text_add(text, whole ? "\"" : "");
    put_place(puzzle, written, text);
}

static void put_cell(const hf_puzzle *puzzle, uint32_t cell, bool clue, hf_text *text)
{
    char name[HF_NAME_SIZE];
    hf_text_add(text, "the ");
    if (clue)
        hf_text_char(text, hf_shape_symbol(puzzle->shape, puzzle->clues[cell]));
    else
        hf_text_add(text, "candidates given");
    hf_text_add(text, " in ");
    hf_text_add(text, hf_shape_cell_name(puzzle->shape, cell, name));
}

static uint32_t count_members(const hf_puzzle *puzzle, const uint8_t *constraints,
                              const uint8_t *cells)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        count += constraints[i] != 0;
    for (uint32_t c = 0; c < puzzle->cells; c++)
        count += (cells[c] & 1u) + (cells[c] >> 1 & 1u);
    return count;
}

/* What stands before the next member: nothing, a comma, "and". False: enough has been told. */
static bool put_joint(hf_text *text, uint32_t told, uint32_t count)
{
    bool cut = count > MOST_TOLD;
    if (cut && told == MOST_TOLD - 1) {
        hf_text_add(text, " and ");
        hf_text_number(text, count - told);
        hf_text_add(text, " more");
    }
    if (cut && told >= MOST_TOLD - 1)
        return false;
    hf_text_add(text, told == 0 ? "" : told + 1 == count ? " and " : ", ");
    return true;
}

size_t hf_puzzle_contradiction_text(const hf_puzzle *puzzle, const uint8_t *constraints,
                                    const uint8_t *cells, char *buffer, size_t size)
{
    hf_text text = hf_text_make(buffer, size);
    uint32_t count = count_members(puzzle, constraints, cells), told = 0;
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        if (constraints[i] != 0 && put_joint(&text, told++, count))
            put_constraint(puzzle, i, &text);
    }
    for (uint32_t c = 0; c < puzzle->cells; c++) {
        for (uint32_t bit = 0; bit < 2; bit++) {
            if ((cells[c] >> bit & 1) != 0 && put_joint(&text, told++, count))
                put_cell(puzzle, c, bit == 0, &text);
        }
    }
    if (count == 0)
        hf_text_add(&text, "the houses of the board");
    return text.length;
}
