/* SPDX-License-Identifier: MIT
 *
 * variant.c - what makes a board a variant: constraints from the words that the page keeps, and back to it
 * with all it needs to draw and to tell them.
 *
 * A constraint in words: kind, number of parts, cells of each part, number of numbers, numbers, cells.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge.h"

enum { MOST_CELLS = 128, MOST_PARTS = 16, MOST_NUMBERS = 64 };

/* Words that are taken one after the other; `left` is what remains. */
typedef struct words {
    const uint32_t *at;
    size_t left;
} words;

static bool take(words *w, uint32_t *word)
{
    if (w->left == 0)
        return false;
    *word = *w->at++;
    w->left--;
    return true;
}

/* A count and so many words. */
static bool take_list(words *w, uint32_t *list, uint32_t most, uint32_t *count)
{
    if (!take(w, count) || *count > most || *count > w->left)
        return false;
    for (uint32_t i = 0; i < *count; i++)
        take(w, &list[i]);
    return true;
}

static bool take_constraint(words *w, hf_puzzle_maker *maker)
{
    uint32_t kind, part_count, number_count, cell_count = 0;
    uint32_t parts[MOST_PARTS], raw[MOST_NUMBERS], cells[MOST_CELLS];
    int32_t numbers[MOST_NUMBERS];
    if (!take(w, &kind) || kind <= HF_CONSTRAINT_HOUSE || kind >= HF_CONSTRAINT_KINDS ||
        !take_list(w, parts, MOST_PARTS, &part_count) ||
        !take_list(w, raw, MOST_NUMBERS, &number_count))
        return false;
    for (uint32_t i = 0; i < part_count; i++) {
        if (parts[i] > MOST_CELLS - cell_count)
            return false;
        cell_count += parts[i];
    }
    for (uint32_t i = 0; i < cell_count; i++) {
        if (!take(w, &cells[i]))
            return false;
    }
    for (uint32_t i = 0; i < number_count; i++)
        numbers[i] = (int32_t)raw[i];
    return hf_puzzle_maker_constraint(maker, (hf_constraint_kind)kind, cells, parts, part_count,
                                      numbers, number_count) == HF_OK;
}

bool bridge_take_constraints(hf_puzzle_maker *maker, const uint32_t *at, size_t count)
{
    words w = {at, count};
    while (w.left > 0) {
        if (!take_constraint(&w, maker))
            return false;
    }
    return true;
}

/* How a kind is drawn, in which colour or with which mark, and the number that need not be told; the page has the
 * strokes and the colours. Kinds that are missing are told in words alone. */
static const char *style_of(hf_constraint_kind kind)
{
    static const char *const styles[HF_CONSTRAINT_KINDS] = {
        [HF_CONSTRAINT_CAGE] = "cage",
        [HF_CONSTRAINT_SUM] = "cage soft",
        [HF_CONSTRAINT_LOOK_AND_SAY] = "cage long",
        [HF_CONSTRAINT_WEIGHTED_SUM] = "cage soft weighed",
        [HF_CONSTRAINT_CONTENT] = "cage long",
        [HF_CONSTRAINT_EXACT_CONTENT] = "cage long",
        [HF_CONSTRAINT_RELLIK_CAGE] = "cage dots",
        [HF_CONSTRAINT_EQUALITY_CAGE] = "cage dots",
        [HF_CONSTRAINT_DIFFERENCE] = "white",
        [HF_CONSTRAINT_RATIO] = "black",
        [HF_CONSTRAINT_PAIR_SUM] = "letter",
        [HF_CONSTRAINT_GREATER] = "sign",
        [HF_CONSTRAINT_THERMOMETER] = "bulb",
        [HF_CONSTRAINT_SLOW_THERMOMETER] = "bulb slow",
        [HF_CONSTRAINT_ARROW] = "arrow",
        [HF_CONSTRAINT_DOUBLE_ARROW] = "ends orange",
        [HF_CONSTRAINT_BETWEEN] = "ends",
        [HF_CONSTRAINT_LOCKOUT] = "diamonds 4",
        [HF_CONSTRAINT_LUNCHBOX] = "line narrow 0",
        [HF_CONSTRAINT_REGION] = "shade",
        [HF_CONSTRAINT_CLONE] = "shade green",
        [HF_CONSTRAINT_EQUAL_SUM] = "shade yellow",
        [HF_CONSTRAINT_SAME_SETS] = "shade violet",
        [HF_CONSTRAINT_ROW_INDEXER] = "shade teal",
        [HF_CONSTRAINT_COLUMN_INDEXER] = "shade orange",
        [HF_CONSTRAINT_BOX_INDEXER] = "shade blue",
        [HF_CONSTRAINT_MINIMUM] = "inward",
        [HF_CONSTRAINT_MAXIMUM] = "outward",
        [HF_CONSTRAINT_ODD] = "circle",
        [HF_CONSTRAINT_COUNTING_CIRCLES] = "circle yellow",
        [HF_CONSTRAINT_EVEN] = "square",
        [HF_CONSTRAINT_PALINDROME] = "line grey",
        [HF_CONSTRAINT_WHISPER] = "line green 5",
        [HF_CONSTRAINT_RENBAN] = "line violet",
        [HF_CONSTRAINT_NABNER] = "line yellow",
        [HF_CONSTRAINT_REGION_SUM] = "line blue",
        [HF_CONSTRAINT_ENTROPIC] = "line orange",
        [HF_CONSTRAINT_MODULAR] = "line teal 3",
        [HF_CONSTRAINT_ZIPPER] = "line violet narrow",
        [HF_CONSTRAINT_SUM_LINE] = "line orange narrow 10",
        [HF_CONSTRAINT_QUADRUPLE] = "corner",
        [HF_CONSTRAINT_LITTLE_KILLER] = "outside pointing",
        [HF_CONSTRAINT_SANDWICH] = "outside bread",
        [HF_CONSTRAINT_X_SUM] = "outside times",
        [HF_CONSTRAINT_SKYSCRAPER] = "outside towers",
        [HF_CONSTRAINT_HIDDEN_SKYSCRAPER] = "outside hidden",
        [HF_CONSTRAINT_NUMBERED_ROOM] = "outside room",
        [HF_CONSTRAINT_FULL_RANK] = "outside rank",
    };
    return styles[kind] != NULL ? styles[kind] : "";
}

static void add_text(answer *out, const hf_puzzle *puzzle, uint32_t constraint)
{
    size_t length = hf_puzzle_constraint_text(puzzle, constraint, NULL, 0);
    char *text = malloc(length + 1);
    if (text == NULL) {
        out->failed = true;
        return;
    }
    hf_puzzle_constraint_text(puzzle, constraint, text, length + 1);
    answer_key(out, "text");
    answer_quoted(out, text, length);
    free(text);
}

static void add_constraint(answer *out, const hf_puzzle *puzzle, uint32_t constraint)
{
    uint32_t count;
    hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, constraint);
    answer_comma(out);
    answer_add(out, "{");
    answer_key_number(out, "kind", kind);
    answer_key_text(out, "name", hf_constraint_kind_name(kind));
    answer_key_text(out, "style", style_of(kind));
    add_text(out, puzzle, constraint);
    const uint32_t *parts = hf_puzzle_constraint_parts(puzzle, constraint, &count);
    answer_key_numbers(out, "parts", parts, count);
    const int32_t *numbers = hf_puzzle_constraint_numbers(puzzle, constraint, &count);
    answer_key(out, "numbers");
    answer_add(out, "[");
    for (uint32_t i = 0; i < count; i++) {
        answer_comma(out);
        if (numbers[i] < 0)
            answer_add(out, "-");
        answer_number(out,
                      numbers[i] < 0 ? (uint64_t) - (int64_t)numbers[i] : (uint64_t)numbers[i]);
    }
    answer_add(out, "]");
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    answer_key_numbers(out, "cells", cells, count);
    answer_add(out, "}");
}

void bridge_constraints(bridge *page, const hf_puzzle *puzzle)
{
    answer *out = &page->out;
    answer_key(out, "rules");
    answer_add(out, "[");
    for (uint32_t i = 0; puzzle != NULL && i < hf_puzzle_constraints(puzzle); i++) {
        if (hf_puzzle_constraint_kind(puzzle, i) > HF_CONSTRAINT_HOUSE)
            add_constraint(out, puzzle, i);
    }
    answer_add(out, "]");
}
