/* SPDX-License-Identifier: MIT
 *
 * kinds_judge_pairs.c - relations of two cells forbid pairs: on lines, and everywhere on the board.
 */
#ifdef HF_HAVE_CADICAL

#include "support/kinds_judge_data.h"

#include <stdlib.h>

typedef bool (*pair_of)(int a, int b, int number);

static void relate(const judge *j, uint32_t a, uint32_t b, pair_of good, int number, bool wanted)
{
    for (int x = 1; x <= j->n; x++) {
        for (int y = 1; y <= j->n; y++) {
            if (good(x, y, number) != wanted)
                judge_forbid(j, a, x, b, y);
        }
    }
}

static bool same(int a, int b, int number)
{
    return a == b && (number == 0 || a == number);
}
static bool apart_by(int a, int b, int number)
{
    return abs(a - b) == number;
}
static bool at_least_apart(int a, int b, int number)
{
    return abs(a - b) >= number;
}
static bool times(int a, int b, int number)
{
    return a == number * b || b == number * a;
}
static bool greater_by(int a, int b, int number)
{
    return b - a >= number;
}
static bool five_or_ten(int a, int b, int number)
{
    (void)number;
    return a + b == 5 || a + b == 10;
}
static bool dotted(int a, int b, int number)
{
    (void)number;
    return abs(a - b) == 1 || times(a, b, 2);
}
static bool same_rest(int a, int b, int number)
{
    return a % number == b % number;
}
static bool same_third(int a, int b, int number)
{
    return (a - 1) / number == (b - 1) / number;
}
static bool renban(int a, int b, int number)
{
    return a != b && abs(a - b) < number;
}

/* Every two cells of a line less than `reach` apart. */
static void relate_all(const judge *j, const written *c, uint32_t reach, pair_of good, int number,
                       bool wanted)
{
    for (uint32_t i = 0; i < c->count; i++) {
        for (uint32_t k = i + 1; k < c->count && k < i + reach; k++)
            relate(j, c->cells[i], c->cells[k], good, number, wanted);
    }
}

void judge_different(const judge *j, const written *c)
{
    relate_all(j, c, UINT8_MAX, same, 0, false);
}

/* Do two cells have a mark of one of two kinds between them? */
static bool is_marked(const judge *j, uint32_t a, uint32_t b, hf_constraint_kind one,
                      hf_constraint_kind two)
{
    for (uint32_t i = 0; i < hf_puzzle_constraints(j->puzzle); i++) {
        written c = judge_constraint(j->puzzle, i);
        if ((c.kind == one || c.kind == two) && c.count == 2 &&
            ((c.cells[0] == a && c.cells[1] == b) || (c.cells[0] == b && c.cells[1] == a)))
            return true;
    }
    return false;
}

/* Forbids a relation of cells so far apart, everywhere but at such marks. */
static void nowhere(const judge *j, int down, int right, pair_of bad, int number,
                    hf_constraint_kind one, hf_constraint_kind two)
{
    for (int r = 0; r + down < j->n; r++) {
        for (int c = 0; c < j->n; c++) {
            int to = c + right;
            uint32_t a = (uint32_t)(r * j->n + c), b = (uint32_t)((r + down) * j->n + to);
            if (to >= 0 && to < j->n && !is_marked(j, a, b, one, two))
                relate(j, a, b, bad, number, false);
        }
    }
}

static void global_entropy(const judge *j)
{
    for (int r = 0; r + 1 < j->n; r++) {
        for (int c = 0; c + 1 < j->n; c++) {
            for (int third = 0; third < 3; third++) {
                for (int i = 0; i < 4; i++) {
                    for (int v = 1; v <= j->n / 3; v++)
                        ccadical_add(j->solver,
                                     judge_holds(j, (uint32_t)((r + i / 2) * j->n + c + i % 2),
                                                 third * (j->n / 3) + v));
                }
                ccadical_add(j->solver, 0);
            }
        }
    }
}

bool judge_globals(judge *j, const written *c)
{
    static const hf_constraint_kind no = HF_CONSTRAINT_KINDS;
    static const int moves[][4] = {{1, 2, 2, 1}, {1, 1, 1, 1}};
    switch (c->kind) {
    case HF_CONSTRAINT_ANTI_KNIGHT:
    case HF_CONSTRAINT_ANTI_KING:
        for (int i = 0; i < 4; i += 2) {
            const int *m = moves[c->kind == HF_CONSTRAINT_ANTI_KING] + i;
            nowhere(j, m[0], m[1], same, 0, no, no);
            nowhere(j, m[0], -m[1], same, 0, no, no);
        }
        return true;
    case HF_CONSTRAINT_ANTI_TAXICAB:
        for (int down = 0; down < j->n; down++) {
            for (int right = -j->n; right < j->n; right++) {
                int far = down + abs(right);
                if ((down > 0 || right > 0) && far <= j->n)
                    nowhere(j, down, right, same, far, no, no);
            }
        }
        return true;
    case HF_CONSTRAINT_NON_CONSECUTIVE:
        nowhere(j, 0, 1, apart_by, 1, HF_CONSTRAINT_DIFFERENCE, no);
        nowhere(j, 1, 0, apart_by, 1, HF_CONSTRAINT_DIFFERENCE, no);
        return true;
    case HF_CONSTRAINT_NEGATIVE_SUM:
        nowhere(j, 0, 1, five_or_ten, 0, HF_CONSTRAINT_PAIR_SUM, no);
        nowhere(j, 1, 0, five_or_ten, 0, HF_CONSTRAINT_PAIR_SUM, no);
        return true;
    case HF_CONSTRAINT_NEGATIVE_DOTS:
        nowhere(j, 0, 1, dotted, 0, HF_CONSTRAINT_DIFFERENCE, HF_CONSTRAINT_RATIO);
        nowhere(j, 1, 0, dotted, 0, HF_CONSTRAINT_DIFFERENCE, HF_CONSTRAINT_RATIO);
        return true;
    case HF_CONSTRAINT_NEGATIVE_RATIO:
        nowhere(j, 0, 1, times, 2, HF_CONSTRAINT_RATIO, no);
        nowhere(j, 1, 0, times, 2, HF_CONSTRAINT_RATIO, no);
        return true;
    case HF_CONSTRAINT_GLOBAL_ENTROPY:
        global_entropy(j);
        return true;
    default:
        return false;
    }
}

/* Indexers: the cell at the place that this one tells holds the number of this one's own place. */
static void add_indexer(const judge *j, const written *c)
{
    for (uint32_t i = 0; i < c->count; i++) {
        const int row = (int)c->cells[i] / j->n, column = (int)c->cells[i] % j->n;
        for (int v = 1; v <= j->n; v++) {
            bool by_row = c->kind == HF_CONSTRAINT_ROW_INDEXER;
            uint32_t there = (uint32_t)(by_row ? (v - 1) * j->n + column : row * j->n + v - 1);
            judge_add(j,
                      (const int[]){-judge_holds(j, c->cells[i], v),
                                    judge_holds(j, there, (by_row ? row : column) + 1)},
                      2);
        }
    }
}

bool judge_pairs(judge *j, const written *c)
{
    const int number = c->number_count > 0 ? c->numbers[0] : 0;
    switch (c->kind) {
    case HF_CONSTRAINT_REGION:
        judge_different(j, c);
        return true;
    case HF_CONSTRAINT_DIFFERENCE:
        relate_all(j, c, 2, apart_by, number, true);
        return true;
    case HF_CONSTRAINT_RATIO:
        relate_all(j, c, 2, times, number, true);
        return true;
    case HF_CONSTRAINT_GREATER:
        relate_all(j, c, 2, greater_by, 0, false);
        return true;
    case HF_CONSTRAINT_THERMOMETER:
        relate_all(j, c, 2, greater_by, 1, true);
        return true;
    case HF_CONSTRAINT_SLOW_THERMOMETER:
        relate_all(j, c, 2, greater_by, 0, true);
        return true;
    case HF_CONSTRAINT_WHISPER:
        relate_all(j, c, 2, at_least_apart, number, true);
        return true;
    case HF_CONSTRAINT_NABNER:
        relate_all(j, c, UINT8_MAX, at_least_apart, 2, true);
        return true;
    case HF_CONSTRAINT_RENBAN:
        relate_all(j, c, UINT8_MAX, renban, (int)c->count, true);
        return true;
    case HF_CONSTRAINT_MODULAR:
        relate_all(j, c, (uint32_t)number, same_rest, number, false);
        return true;
    case HF_CONSTRAINT_ENTROPIC:
        relate_all(j, c, 3, same_third, j->n / 3, false);
        return true;
    case HF_CONSTRAINT_PALINDROME:
        for (uint32_t i = 0; i < c->count / 2; i++)
            relate(j, c->cells[i], c->cells[c->count - 1 - i], same, 0, true);
        return true;
    case HF_CONSTRAINT_CLONE:
        for (uint32_t i = c->parts[0]; i < c->count; i++)
            relate(j, c->cells[i % c->parts[0]], c->cells[i], same, 0, true);
        return true;
    case HF_CONSTRAINT_NUMBERED_ROOM:
        for (int v = 1; v <= j->n; v++)
            judge_add(j,
                      (const int[]){-judge_holds(j, c->cells[0], v),
                                    judge_holds(j, c->cells[(uint32_t)(v - 1) % c->count], number)},
                      v <= (int)c->count ? 2 : 1);
        return true;
    case HF_CONSTRAINT_ROW_INDEXER:
    case HF_CONSTRAINT_COLUMN_INDEXER:
        add_indexer(j, c);
        return true;
    default:
        return false;
    }
}

#else

typedef int kinds_judge_pairs_is_empty; /* a file of C has something in it */

#endif
