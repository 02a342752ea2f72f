/* SPDX-License-Identifier: MIT
 *
 * names_constraint.c - what the written constraint is called that a step rests on.
 */
#include "base/text.h"
#include "explain/writer.h"
#include "puzzle/constraint.h"

/* Clues beside a row or column that is looked at from one end. */
static bool is_seen_from_an_end(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_X_SUM || kind == HF_CONSTRAINT_SKYSCRAPER ||
           kind == HF_CONSTRAINT_HIDDEN_SKYSCRAPER || kind == HF_CONSTRAINT_NUMBERED_ROOM ||
           kind == HF_CONSTRAINT_FULL_RANK;
}

/* A whole row or column by its name; else some of the cells in their order, and how many there are besides. */
static void say_its_cells(hf_writer *w, hf_constraint_kind kind, const uint32_t *cells,
                          uint32_t count)
{
    hf_list named = {0};
    for (uint32_t i = 0; i < count; i++)
        hf_list_add(&named, cells[i]);
    const uint32_t house = hf_gather_common_house(w, &named);
    const bool line = is_seen_from_an_end(kind) || kind == HF_CONSTRAINT_SANDWICH;
    hf_say(w, hf_constraint_is_sign(kind) ? " between " : " in ");
    if (line && house != HF_NO_HOUSE) {
        hf_say_house_name(w, house);
        if (is_seen_from_an_end(kind)) {
            hf_say(w, ", seen from ");
            hf_say_cell(w, cells[0]);
        }
        return;
    }
    const uint32_t shown = hf_constraint_cells_named(count);
    for (uint32_t i = 0; i < shown; i++) {
        hf_say(w, i == 0 ? "" : i + 1 == count ? " and " : ", ");
        hf_say_cell(w, cells[i]);
    }
    if (shown < count) {
        hf_say(w, " and ");
        hf_say_number(w, count - shown);
        hf_say(w, " more cells");
    }
}

void hf_say_constraint(hf_writer *w)
{
    const hf_puzzle *puzzle = hf_step_puzzle(w->step);
    const uint32_t constraint = hf_step_rests_on(w->step);
    uint32_t count;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    char title[400];
    hf_text text = hf_text_make(title, sizeof title);
    hf_constraint_put_title(puzzle, constraint, &text);
    hf_say(w, title);
    if (count > 0)
        say_its_cells(w, hf_puzzle_constraint_kind(puzzle, constraint), cells, count);
}
