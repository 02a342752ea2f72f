/* SPDX-License-Identifier: MIT
 *
 * kinds_travel.c - a puzzle written in a format and read again.
 */
#include "support/kinds_force.h"

const char *const travel_formats[TRAVEL_FORMATS] = {"iss", "fpuzzles", "json",
                                                    "scl", "killer",   "sgt"};
enum { ISS = 0, SCL = 3, KILLER = 4, SGT = 5 };

/* What SudokuPad only draws does not come back. */
bool travel_comes_back(size_t format, int n, const told *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        hf_constraint_kind kind = list[i].kind;
        for (uint32_t k = 0; k < i && draws_whole_board(kind); k++) {
            if (list[k].kind == kind) /* told twice, written once */
                return false;
        }
        bool other = kind == HF_CONSTRAINT_CLONE || kind == HF_CONSTRAINT_ODD ||
                     kind == HF_CONSTRAINT_EVEN || /* told as equal cells, or as candidates */
                     (kind == HF_CONSTRAINT_SAME_SETS && list[i].parts[0] == 1);
        if (kind == HF_CONSTRAINT_LINES || (format == ISS && other)) /* lines are houses here */
            return false;
        if (kind == HF_CONSTRAINT_REGION && (int)list[i].parts[0] == n) /* read as a house */
            return false;
        if (format == SCL && list[i].number_count == 0 && (int)list[i].parts[0] == n)
            return false; /* perhaps a house already */
        if (format == SCL &&
            ((kind != HF_CONSTRAINT_CAGE && kind != HF_CONSTRAINT_SUM) ||
             list[i].number_count > 1) &&
            kind != HF_CONSTRAINT_ANTI_KNIGHT && kind != HF_CONSTRAINT_ANTI_KING &&
            kind != HF_CONSTRAINT_NON_CONSECUTIVE)
            return false;
    }
    return true;
}

static bool same_list(const void *a, uint32_t count, const void *b, uint32_t other, size_t element)
{
    return count == other && (count == 0 || memcmp(a, b, count * element) == 0);
}

static bool is_from_both_ends(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_SANDWICH || kind == HF_CONSTRAINT_LITTLE_KILLER;
}

static bool turned(const uint32_t *a, uint32_t count, const uint32_t *b, uint32_t other)
{
    uint32_t i = 0;
    while (count == other && i < count && a[i] == b[count - 1 - i])
        i++;
    return count == other && i == count;
}

/* A map of cages does not tell in which order their cells were told. */
static bool same_cage(const uint32_t *a, uint32_t count, const uint32_t *b, uint32_t other)
{
    bool in[MOST_CELLS] = {false};
    for (uint32_t i = 0; i < count; i++)
        in[a[i]] = true;
    for (uint32_t i = 0; i < other; i++) {
        if (!in[b[i]])
            return false;
        in[b[i]] = false;
    }
    return count == other;
}

static bool same_constraint(const hf_puzzle *a, uint32_t i, const hf_puzzle *b, uint32_t k,
                            size_t format)
{
    uint32_t ca, cb, pa, pb, na, nb;
    const uint32_t *cells = hf_puzzle_constraint_cells(a, i, &ca);
    const uint32_t *others = hf_puzzle_constraint_cells(b, k, &cb);
    const uint32_t *parts = hf_puzzle_constraint_parts(a, i, &pa);
    const uint32_t *other_parts = hf_puzzle_constraint_parts(b, k, &pb);
    const int32_t *numbers = hf_puzzle_constraint_numbers(a, i, &na);
    const int32_t *other_numbers = hf_puzzle_constraint_numbers(b, k, &nb);
    return hf_puzzle_constraint_kind(a, i) == hf_puzzle_constraint_kind(b, k) &&
           (same_list(cells, ca, others, cb, sizeof *cells) ||
            (is_from_both_ends(hf_puzzle_constraint_kind(a, i)) && turned(cells, ca, others, cb)) ||
            ((format == KILLER || format == SGT) && same_cage(cells, ca, others, cb))) &&
           same_list(parts, pa, other_parts, pb, sizeof *parts) &&
           same_list(numbers, na, other_numbers, nb, sizeof *numbers);
}

/* Formats put constraints in an order of their own. */
static bool same_in_any_order(const hf_puzzle *a, const hf_puzzle *b, size_t format)
{
    bool used[MOST_TRAVELLERS] = {false};
    uint32_t count = hf_puzzle_constraints(a);
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(a));
    if (count != hf_puzzle_constraints(b) || count > MOST_TRAVELLERS)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = 0;
        while (k < count && (used[k] || !same_constraint(a, i, b, k, format)))
            k++;
        if (k == count)
            return false;
        used[k] = true;
    }
    return memcmp(hf_puzzle_clues(a), hf_puzzle_clues(b), cells * sizeof(uint16_t)) == 0;
}

bool travel(const hf_puzzle *puzzle, size_t format, char *text, size_t size)
{
    size_t length;
    if (hf_format_write_puzzle(hf_format_named(travel_formats[format]), puzzle, NULL, text,
                               size - 1, &length) != HF_OK)
        return false;
    assert_true(length < size);
    text[length] = 0;
    hf_puzzle *again = hf_puzzle_from_string(text);
    if (again == NULL || !same_in_any_order(puzzle, again, format))
        fail_msg("another puzzle comes back from %s: %s", travel_formats[format], text);
    hf_puzzle_free(again);
    return true;
}
