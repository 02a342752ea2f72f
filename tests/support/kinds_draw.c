/* SPDX-License-Identifier: MIT
 *
 * kinds_draw.c - random constraints of every kind, made so that they hold on a filled board.
 */
#include "support/kinds_force.h"

/* ---- random constraints -------------------------------------------------------------------------- */

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

/* A walk over neighbouring cells, none of them twice; as long as it gets. */
static uint32_t walk(const boards *b, hf_rng *rng, uint32_t wanted, uint32_t *cells)
{
    uint32_t n = (uint32_t)b->n, count = 1;
    cells[0] = below(rng, n * n);
    for (int tries = 0; count < wanted && tries < 60; tries++) {
        int r = (int)(cells[count - 1] / n) + (int)below(rng, 3) - 1;
        int c = (int)(cells[count - 1] % n) + (int)below(rng, 3) - 1;
        if (r < 0 || r >= b->n || c < 0 || c >= b->n)
            continue;
        uint32_t cell = (uint32_t)(r * b->n + c), k = 0;
        while (k < count && cells[k] != cell)
            k++;
        if (k == count)
            cells[count++] = cell;
    }
    return count;
}

static void one_part(told *t, uint32_t count)
{
    t->part_count = 1;
    t->parts[0] = count;
}

/* A row or column from one of its ends. */
static void look_along(const boards *b, hf_rng *rng, told *t)
{
    uint32_t n = (uint32_t)b->n, line = below(rng, n);
    bool row = below(rng, 2) == 0, back = below(rng, 2) == 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t k = back ? n - 1 - i : i;
        t->cells[i] = row ? line * n + k : k * n + line;
    }
    one_part(t, n);
}

static void two_neighbours(const boards *b, hf_rng *rng, told *t)
{
    uint32_t n = (uint32_t)b->n, r = below(rng, n), c = below(rng, n - 1);
    bool across = below(rng, 2) == 0;
    t->cells[0] = across ? r * n + c : c * n + r;
    t->cells[1] = across ? r * n + c + 1 : (c + 1) * n + r;
    if (below(rng, 2) == 0) {
        uint32_t first = t->cells[0];
        t->cells[0] = t->cells[1];
        t->cells[1] = first;
    }
    one_part(t, 2);
}

/* From a cell of the border inwards. */
static void diagonal(const boards *b, hf_rng *rng, told *t)
{
    const int n = b->n, down = below(rng, 2) == 0 ? 1 : -1, right = below(rng, 2) == 0 ? 1 : -1;
    const int place = (int)below(rng, (uint32_t)n - 1);
    const bool row = below(rng, 2) == 0;
    int r = row ? (down > 0 ? 0 : n - 1) : (down > 0 ? place : n - 1 - place), count = 0;
    int c = row ? (right > 0 ? place : n - 1 - place) : (right > 0 ? 0 : n - 1);
    for (; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right)
        t->cells[count++] = (uint32_t)(r * n + c);
    one_part(t, (uint32_t)count);
}

static void square(const boards *b, hf_rng *rng, told *t)
{
    uint32_t n = (uint32_t)b->n, r = below(rng, n - 1), c = below(rng, n - 1);
    const uint32_t cells[4] = {r * n + c, r * n + c + 1, r * n + n + c, r * n + n + c + 1};
    memcpy(t->cells, cells, sizeof cells);
    one_part(t, 4);
}

/* Cuts the cells into parts of the same or of any size. */
static void cut(told *t, hf_rng *rng, uint32_t count, bool alike)
{
    uint32_t parts = 2 + below(rng, 2), each = count / parts;
    t->part_count = parts;
    for (uint32_t i = 0; i < parts; i++)
        t->parts[i] = alike || i + 1 < parts ? each : count - each * (parts - 1);
}

bool draws_whole_board(hf_constraint_kind kind)
{
    return (kind >= HF_CONSTRAINT_ANTI_KNIGHT && kind <= HF_CONSTRAINT_NEGATIVE_DOTS) ||
           kind == HF_CONSTRAINT_GLOBAL_ENTROPY || kind == HF_CONSTRAINT_RANK_TIES;
}

static bool is_seen_from_outside(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_SANDWICH || kind == HF_CONSTRAINT_X_SUM ||
           kind == HF_CONSTRAINT_SKYSCRAPER || kind == HF_CONSTRAINT_HIDDEN_SKYSCRAPER ||
           kind == HF_CONSTRAINT_NUMBERED_ROOM || kind == HF_CONSTRAINT_FULL_RANK;
}

static bool is_between_two(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_DIFFERENCE || kind == HF_CONSTRAINT_RATIO ||
           kind == HF_CONSTRAINT_PAIR_SUM || kind == HF_CONSTRAINT_GREATER;
}

static bool is_of_one_cell(hf_constraint_kind kind)
{
    return kind >= HF_CONSTRAINT_ODD && kind <= HF_CONSTRAINT_MAXIMUM;
}

void draw_cells(const boards *b, hf_rng *rng, told *t)
{
    if (draws_whole_board(t->kind))
        return;
    if (is_seen_from_outside(t->kind)) {
        look_along(b, rng, t);
    } else if (is_between_two(t->kind)) {
        two_neighbours(b, rng, t);
    } else if (is_of_one_cell(t->kind)) {
        walk(b, rng, 1, t->cells);
        one_part(t, 1);
    } else if (t->kind == HF_CONSTRAINT_LITTLE_KILLER && below(rng, 2) == 0) {
        diagonal(b, rng, t);
    } else if (t->kind == HF_CONSTRAINT_QUADRUPLE) {
        square(b, rng, t);
    } else {
        uint32_t count = walk(b, rng, 3 + below(rng, (uint32_t)b->n - 1), t->cells);
        one_part(t, count);
        if (t->kind == HF_CONSTRAINT_ARROW) {
            t->part_count = 2;
            t->parts[0] = 1 + below(rng, 2);
            t->parts[1] = count - t->parts[0];
        } else if (t->kind == HF_CONSTRAINT_CLONE || t->kind == HF_CONSTRAINT_EQUAL_SUM ||
                   t->kind == HF_CONSTRAINT_SAME_SETS) {
            cut(t, rng, count, t->kind != HF_CONSTRAINT_EQUAL_SUM);
        }
    }
}

/* Numbers that fit a filled board. */
void draw_numbers(const boards *b, hf_rng *rng, const uint8_t *v, told *t)
{
    t->number_count = 1;
    switch (t->kind) {
    case HF_CONSTRAINT_CAGE:
    case HF_CONSTRAINT_SUM:
        t->number_count = t->kind == HF_CONSTRAINT_SUM ? 1 + below(rng, 2) : below(rng, 3);
        t->numbers[0] = force_number(b, v, t);
        t->numbers[1] = t->numbers[0] + 1 + (int32_t)below(rng, 3);
        break;
    case HF_CONSTRAINT_LITTLE_KILLER:
    case HF_CONSTRAINT_DIFFERENCE:
    case HF_CONSTRAINT_SANDWICH:
    case HF_CONSTRAINT_X_SUM:
    case HF_CONSTRAINT_SKYSCRAPER:
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
    case HF_CONSTRAINT_NUMBERED_ROOM:
    case HF_CONSTRAINT_FULL_RANK:
        t->numbers[0] = force_number(b, v, t);
        break;
    case HF_CONSTRAINT_RATIO:
    case HF_CONSTRAINT_WHISPER:
    case HF_CONSTRAINT_LOCKOUT:
    case HF_CONSTRAINT_MODULAR:
        t->numbers[0] = 2 + (int32_t)below(rng, 2);
        break;
    case HF_CONSTRAINT_PAIR_SUM:
        t->numbers[0] = below(rng, 3) > 0 ? 5 : 10;
        break;
    case HF_CONSTRAINT_QUADRUPLE:
        t->number_count = 1 + below(rng, 4);
        for (uint32_t i = 0; i < t->number_count; i++)
            t->numbers[i] = v[t->cells[i]];
        break;
    case HF_CONSTRAINT_RANK_TIES:
        t->numbers[0] = (int32_t)below(rng, 2); /* with 2 a rank would mean something else */
        break;
    case HF_CONSTRAINT_SUM_LINE:
        t->numbers[0] = 4 + (int32_t)below(rng, 6);
        t->numbers[1] = 1;
        t->number_count = 1 + below(rng, 2);
        break;
    case HF_CONSTRAINT_LUNCHBOX:
        t->numbers[0] = (int32_t)below(rng, 8);
        break;
    case HF_CONSTRAINT_CONTENT:
    case HF_CONSTRAINT_EXACT_CONTENT:
        t->number_count = 1 + below(rng, t->parts[0]);
        for (uint32_t i = 0; i < t->number_count; i++)
            t->numbers[i] = v[t->cells[i]];
        break;
    case HF_CONSTRAINT_WEIGHTED_SUM:
        t->number_count = t->parts[0] + 1;
        for (uint32_t i = 1; i < t->number_count; i++)
            t->numbers[i] = (below(rng, 2) == 0 ? 1 : -1) * (1 + (int32_t)below(rng, 3));
        t->numbers[0] = force_number(b, v, t);
        break;
    case HF_CONSTRAINT_RELLIK_CAGE:
        t->numbers[0] = 1 + (int32_t)below(rng, 20);
        break;
    case HF_CONSTRAINT_LOOK_AND_SAY:
        t->number_count = 2;
        t->numbers[1] = 1 + (int32_t)below(rng, (uint32_t)b->n);
        t->numbers[0] = force_number(b, v, t);
        break;
    default:
        t->number_count = 0;
    }
}

/* Signs that negative constraints speak of would have to be known to them here. */
bool draws_with(hf_constraint_kind kind, const told *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        bool sign = is_between_two(list[i].kind) || is_between_two(kind);
        bool extremes = is_of_one_cell(kind) && list[i].kind == kind;
        if ((draws_whole_board(list[i].kind) || draws_whole_board(kind)) && sign)
            return false;
        if (extremes)
            return false;
    }
    return true;
}

hf_puzzle *draw_puzzle(const hf_shape *shape, const boards *b, told *list, uint32_t *count)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint32_t kept = 0;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++)
        assert_int_equal(hf_puzzle_maker_clue(maker, c, b->clue[c]), HF_OK);
    for (uint32_t i = 0; i < *count; i++) { /* what the maker refuses is left out */
        const told *t = &list[i];
        if (hf_puzzle_maker_constraint(maker, t->kind, t->cells, t->parts, t->part_count,
                                       t->numbers, t->number_count) == HF_OK)
            list[kept++] = list[i];
        else
            assert_non_null(hf_puzzle_maker_fault(maker));
    }
    *count = kept;
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}
