/* SPDX-License-Identifier: MIT
 *
 * alike.c - which plain 9x9 boards are the same up to symmetry.
 */
#include <string.h>

#include "core.h"

static void add_map(asking *a, const hf_map *map)
{
    uint16_t numbers[10];
    answer_key(a->out, "map");
    answer_add(a->out, "{");
    answer_key(a->out, "turned");
    answer_add(a->out, map->turned ? "true" : "false");
    for (unsigned i = 0; i < 9; i++)
        numbers[i] = map->row[i];
    answer_key_values(a->out, "rows", numbers, 9);
    for (unsigned i = 0; i < 9; i++)
        numbers[i] = map->column[i];
    answer_key_values(a->out, "columns", numbers, 9);
    for (unsigned i = 0; i < 10; i++)
        numbers[i] = map->digit[i];
    answer_key_values(a->out, "digits", numbers, 10);
    answer_add(a->out, "}");
}

void asking_canonical(asking *a)
{
    const char *name = asking_text(a, "form");
    hf_form form;
    hf_canon *canon = NULL;
    hf_map map;
    uint8_t board[81], least[81];
    uint32_t automorphisms = 0;
    if (!hf_form_named(name != NULL ? name : "puzzle", &form)) {
        asking_refuse(a, "argument", "there is no such form: solution, puzzle, pattern");
        return;
    }
    if (asking_nine(a, a->puzzle, board) &&
        asking_passed(a, hf_canon_new(form, &canon), "canonical form") &&
        asking_passed(a, hf_canon_form(canon, board, least, &map, &automorphisms),
                      "canonical form")) {
        answer_add(a->out, "{");
        asking_add_bytes_line(a, "form", least);
        answer_key_number(a->out, "automorphisms", automorphisms);
        add_map(a, &map);
        answer_add(a->out, "}");
    }
    hf_canon_free(canon);
}

/* Two boards, one after the other: "cut" says how long the first is. */
void asking_same(asking *a)
{
    size_t cut = (size_t)asking_number(a, "cut", 0);
    hf_puzzle *second = NULL;
    hf_canon *canon = NULL;
    hf_map map;
    uint8_t first_board[81], second_board[81];
    bool same = false;
    if (cut <= a->length && asking_take_puzzle(a, a->body, cut, &a->puzzle) &&
        asking_take_puzzle(a, a->body + cut, a->length - cut, &second) &&
        asking_nine(a, a->puzzle, first_board) && asking_nine(a, second, second_board) &&
        asking_passed(a, hf_canon_new(HF_FORM_PUZZLE, &canon), "same") &&
        asking_passed(a, hf_canon_same(canon, first_board, second_board, &same, &map), "same")) {
        answer_add(a->out, "{");
        answer_key(a->out, "same");
        answer_add(a->out, same ? "true" : "false");
        if (same)
            add_map(a, &map);
        answer_add(a->out, "}");
    }
    hf_canon_free(canon);
    hf_puzzle_free(second);
}

void asking_scramble(asking *a)
{
    hf_map map;
    uint8_t board[81], image[81];
    if (!asking_nine(a, a->puzzle, board))
        return;
    hf_map_random(asking_number(a, "seed", 0), asking_number(a, "index", 0), &map);
    hf_map_apply(&map, board, image);
    answer_add(a->out, "{");
    asking_add_bytes_line(a, "board", image);
    add_map(a, &map);
    answer_add(a->out, "}");
}
