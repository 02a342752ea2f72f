/* SPDX-License-Identifier: MIT
 *
 * contradiction.c - constraints and givens that clash, in words.
 */
#include "base/text.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

enum { MOST_TOLD = 12 };

/* Where a constraint is, by how its kind is drawn. */
static void put_place(const hf_puzzle *puzzle, const hf_written *written, hf_text *text)
{
    char name[HF_NAME_SIZE];
    hf_drawing_style style = hf_kind_of(written->kind)->style;
    if (written->cell_count == 0)
        return;
    const char *first = hf_shape_cell_name(puzzle->shape, written->cells[0], name);
    if (style == HF_STYLE_DOT || style == HF_STYLE_LETTER) {
        hf_text_add(text, " between ");
        hf_text_add(text, first);
        hf_text_add(text, " and ");
        hf_text_add(text, hf_shape_cell_name(puzzle->shape, written->cells[1], name));
        return;
    }
    bool line = style == HF_STYLE_LINE || style == HF_STYLE_BULB || style == HF_STYLE_ARROW ||
                style == HF_STYLE_ENDS || style == HF_STYLE_OUTSIDE;
    hf_text_add(text, line ? " from " : written->cell_count == 1 ? " in " : " at ");
    hf_text_add(text, first);
}

static void put_constraint(const hf_puzzle *puzzle, uint32_t constraint, hf_text *text)
{
    uint32_t before = hf_puzzle_constraints(puzzle) - puzzle->rules->written_count;
    const hf_written *written = &puzzle->rules->written[constraint - before];
    const hf_kind *kind = hf_kind_of(written->kind);
    hf_text_add(text, written->cell_count > 0 ? "the " : "");
    if (written->kind == HF_CONSTRAINT_PAIR_SUM)
        hf_text_add(text, written->numbers[0] == 5 ? "V" : "X");
    else
        hf_text_add(text, kind->name);
    if (kind->numbered && written->number_count == 1 && written->numbers[0] >= 0) {
        hf_text_add(text, " of ");
        hf_text_number(text, (uint64_t)written->numbers[0]);
    }
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
    return text.length;
}
