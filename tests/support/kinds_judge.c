/* SPDX-License-Identifier: MIT
 *
 * kinds_judge.c - a literal says that a cell holds a symbol. Relations of two cells forbid pairs; all else walks
 * along the cells in some order with a state, a number that says all that matters of the cells before, and has a
 * literal for each state that can be reached before each cell.
 */
#include "support/kinds_judge.h"

#ifdef HF_HAVE_CADICAL

#include "support/kinds_judge_data.h"

#include <ccadical.h>
#include <stdlib.h>

enum { MOST_STATES = 20000, DEAD = -1 };

typedef bool (*pair_of)(int a, int b, int number);

/* ---- clauses ------------------------------------------------------------------------------------ */

int judge_holds(const judge *j, uint32_t cell, int v)
{
    return (int)cell * j->n + v;
}

void judge_add(const judge *j, const int *literals, int count)
{
    for (int i = 0; i < count; i++)
        ccadical_add(j->solver, literals[i]);
    ccadical_add(j->solver, 0);
}

static void forbid(const judge *j, uint32_t a, int x, uint32_t b, int y)
{
    judge_add(j, (const int[]){-judge_holds(j, a, x), -judge_holds(j, b, y)}, 2);
}

static void relate(const judge *j, uint32_t a, uint32_t b, pair_of good, int number, bool wanted)
{
    for (int x = 1; x <= j->n; x++) {
        for (int y = 1; y <= j->n; y++) {
            if (good(x, y, number) != wanted)
                forbid(j, a, x, b, y);
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

/* ---- walks -------------------------------------------------------------------------------------- */

static int literal_of(judge *j, int64_t *states, int *literals, int *count, int64_t state)
{
    int i = 0;
    while (i < *count && states[i] != state)
        i++;
    if (i == *count) {
        if (*count == MOST_STATES) {
            j->unknown = true;
            return j->variables;
        }
        states[i] = state;
        literals[i] = ++j->variables;
        ++*count;
    }
    return literals[i];
}

void judge_walk(judge *j, const written *c, int64_t start, step_by step, ends_in ends)
{
    static int64_t states[2][MOST_STATES];
    static int literals[2][MOST_STATES];
    int count[2] = {0, 0};
    int first = literal_of(j, states[0], literals[0], &count[0], start);
    judge_add(j, &first, 1);
    for (uint32_t i = 0; i < j->order_count; i++) {
        const uint32_t here = i % 2, there = 1 - here;
        count[there] = 0;
        for (int k = 0; k < count[here]; k++) {
            for (int v = 1; v <= j->n; v++) {
                int64_t next = step(j, c, i, states[here][k], v);
                int clause[3] = {-literals[here][k], -judge_holds(j, j->order[i], v), 0};
                if (next != DEAD)
                    clause[2] = literal_of(j, states[there], literals[there], &count[there], next);
                judge_add(j, clause, next == DEAD ? 2 : 3);
            }
        }
    }
    const uint32_t last = j->order_count % 2;
    for (int k = 0; k < count[last]; k++) {
        if (!ends(j, c, states[last][k]))
            judge_add(j, (const int[]){-literals[last][k]}, 1);
    }
}

/* The cells add up to one of the numbers. */
static int64_t add_value(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    (void)i;
    return state + v;
}
static bool is_told(const judge *j, const written *c, int64_t state)
{
    (void)j;
    for (uint32_t i = 0; i < c->number_count; i++) {
        if (c->numbers[i] == state)
            return true;
    }
    return false;
}
static void in_order(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = 0; i < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
}

void judge_sum(judge *j, const written *c)
{
    in_order(j, c);
    judge_walk(j, c, 0, add_value, is_told);
}

static bool is_zero(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    return state == 0;
}

/* The line first, then the pill's digits, the highest place first: its cells as they stand on the board. */
static int64_t arrow_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    const uint32_t line = c->count - c->parts[0];
    int place = 1;
    for (uint32_t k = i; k + 1 < j->order_count; k++)
        place *= i >= line ? 10 : 1;
    return i < line ? state + v : state - place * v < 0 ? DEAD : state - place * v;
}
static void arrow_order(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = c->parts[0]; i < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
    for (uint32_t cell = 0; cell < MOST_CELLS; cell++) {
        for (uint32_t i = 0; i < c->parts[0]; i++) {
            if (c->cells[i] == cell)
                j->order[j->order_count++] = cell;
        }
    }
}

/* The inner cells, then the two ends. */
static void ends_last(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = 1; i + 1 < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
    j->order[j->order_count++] = c->cells[0];
    j->order[j->order_count++] = c->cells[c->count - 1];
}
static void ends_first(judge *j, const written *c)
{
    j->order_count = 0;
    j->order[j->order_count++] = c->cells[0];
    j->order[j->order_count++] = c->cells[c->count - 1];
    for (uint32_t i = 1; i + 1 < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
}
static int64_t double_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)c;
    if (i + 2 < j->order_count)
        return state + v;
    return state < v ? DEAD : state - v;
}

/* States: the first end; then 100 times the lower one and the higher one. */
static int64_t between_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    bool lockout = c->kind == HF_CONSTRAINT_LOCKOUT;
    (void)j;
    if (i == 0)
        return v;
    if (i == 1 && lockout && abs((int)state - v) < c->numbers[0])
        return DEAD;
    if (i == 1)
        return state < v ? state * 100 + v : v * 100 + state;
    bool inside = v > state / 100 && v < state % 100;
    bool outside = v < state / 100 || v > state % 100;
    return (lockout ? outside : inside) ? state : DEAD;
}
static bool anything(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    (void)state;
    return true;
}

/* 0: before; 100 and the sum: within; 1000: behind. */
static int64_t sandwich_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    bool crust = v == 1 || v == j->n;
    (void)i;
    if (state == 1000)
        return state;
    if (crust)
        return state == 0 ? 100 : state - 100 == c->numbers[0] ? 1000 : DEAD;
    return state == 0 ? 0 : state + v - 100 > c->numbers[0] ? DEAD : state + v;
}
static bool is_behind(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    return state == 1000;
}

/* 1000 times the cells that still count, and the sum. */
static int64_t x_sum_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    if (i == 0)
        return (v - 1) * 1000 + v;
    return state >= 1000 ? state - 1000 + v : state;
}

/* 100 times the highest, and how many are seen. */
static int64_t skyscraper_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    (void)i;
    return v > state / 100 ? v * 100 + state % 100 + 1 : state;
}
static bool sees(const judge *j, const written *c, int64_t state)
{
    (void)j;
    return state % 100 == c->numbers[0];
}
static int64_t hidden_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)i;
    if (state == 1000 || v > state)
        return state == 1000 ? state : v;
    return v == c->numbers[0] ? 1000 : DEAD;
}

/* 1000 times the sum that all pieces have (0: not known yet), and the sum of this one. */
static int64_t piece(int64_t state, int v, bool last)
{
    int64_t wanted = state / 1000, sum = state % 1000 + v;
    if (wanted != 0 && sum > wanted)
        return DEAD;
    if (!last)
        return wanted * 1000 + sum;
    return wanted == 0 || wanted == sum ? sum * 1000 : DEAD;
}
static uint32_t box_of(const judge *j, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(j->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        hf_house_kind kind = hf_shape_house_kind(j->shape, houses[i]);
        if (kind == HF_HOUSE_BOX || kind == HF_HOUSE_REGION)
            return houses[i];
    }
    return UINT32_MAX;
}
static int64_t region_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    return piece(state, v,
                 i + 1 == c->count || box_of(j, c->cells[i]) != box_of(j, c->cells[i + 1]));
}
static int64_t parts_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    uint32_t end = 0;
    (void)j;
    for (uint32_t p = 0; p < c->part_count && end <= i; p++)
        end += c->parts[p];
    return piece(state, v, i + 1 == end);
}
/* The middle alone, if there is one, then pairs from outside. */
static int64_t zipper_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    return piece(state, v, (i + c->count) % 2 == 1);
}
static void zipper_order(judge *j, const written *c)
{
    j->order_count = 0;
    if (c->count % 2 == 1)
        j->order[j->order_count++] = c->cells[c->count / 2];
    for (uint32_t i = 0; i < c->count / 2; i++) {
        j->order[j->order_count++] = c->cells[i];
        j->order[j->order_count++] = c->cells[c->count - 1 - i];
    }
}
static int64_t cut_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)i;
    int64_t sum = state + v;
    return sum > c->numbers[0] ? DEAD : sum == c->numbers[0] ? 0 : sum;
}

/* How often j->symbol is there. */
static int64_t count_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)c;
    (void)i;
    return state + (v == j->symbol);
}
static bool as_told(const judge *j, const written *c, int64_t state)
{
    for (uint32_t i = 0; i + 1 < c->number_count; i += 2) {
        if (c->numbers[i + 1] == j->symbol && c->numbers[i] != state)
            return false;
    }
    return true;
}
static bool as_it_says(const judge *j, const written *c, int64_t state)
{
    (void)c;
    return state == 0 || state == j->symbol;
}
static bool often_enough(const judge *j, const written *c, int64_t state)
{
    int wanted = 0;
    for (uint32_t i = 0; i < c->number_count; i++)
        wanted += c->numbers[i] == j->symbol;
    return state >= wanted;
}
static void count_all(judge *j, const written *c, ends_in ends)
{
    in_order(j, c);
    for (j->symbol = 1; j->symbol <= j->n; j->symbol++)
        judge_walk(j, c, 0, count_step, ends);
}

/* ---- the whole board ---------------------------------------------------------------------------- */

written judge_constraint(const hf_puzzle *p, uint32_t i)
{
    written c = {.kind = hf_puzzle_constraint_kind(p, i)};
    c.cells = hf_puzzle_constraint_cells(p, i, &c.count);
    c.parts = hf_puzzle_constraint_parts(p, i, &c.part_count);
    c.numbers = hf_puzzle_constraint_numbers(p, i, &c.number_count);
    return c;
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

/* True: it was a rule for the whole board. */
static bool add_global(judge *j, const written *c)
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

/* True: it was one of relations between two cells. */
static bool add_relation(judge *j, const written *c)
{
    const int number = c->number_count > 0 ? c->numbers[0] : 0;
    switch (c->kind) {
    case HF_CONSTRAINT_REGION:
        relate_all(j, c, UINT8_MAX, same, 0, false);
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

static void add_walks(judge *j, const written *c)
{
    in_order(j, c);
    switch (c->kind) {
    case HF_CONSTRAINT_CAGE:
        relate_all(j, c, UINT8_MAX, same, 0, false);
        if (c->number_count > 0) {
            judge_sum(j, c);
            judge_combinations(j, c);
        }
        break;
    case HF_CONSTRAINT_PAIR_SUM:
    case HF_CONSTRAINT_SUM:
    case HF_CONSTRAINT_LITTLE_KILLER:
        judge_sum(j, c);
        break;
    case HF_CONSTRAINT_ARROW:
        arrow_order(j, c);
        judge_walk(j, c, 0, arrow_step, is_zero);
        break;
    case HF_CONSTRAINT_DOUBLE_ARROW:
        ends_last(j, c);
        judge_walk(j, c, 0, double_step, is_zero);
        break;
    case HF_CONSTRAINT_BETWEEN:
    case HF_CONSTRAINT_LOCKOUT:
        ends_first(j, c);
        judge_walk(j, c, 0, between_step, anything);
        break;
    case HF_CONSTRAINT_SANDWICH:
        judge_walk(j, c, 0, sandwich_step, is_behind);
        break;
    case HF_CONSTRAINT_X_SUM:
        judge_walk(j, c, 0, x_sum_step, is_told);
        break;
    case HF_CONSTRAINT_SKYSCRAPER:
        judge_walk(j, c, 0, skyscraper_step, sees);
        break;
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        judge_walk(j, c, 0, hidden_step, is_behind);
        break;
    case HF_CONSTRAINT_REGION_SUM:
        judge_walk(j, c, 0, region_step, anything);
        break;
    case HF_CONSTRAINT_EQUAL_SUM:
        judge_walk(j, c, 0, parts_step, anything);
        break;
    case HF_CONSTRAINT_ZIPPER:
        zipper_order(j, c);
        judge_walk(j, c, 0, zipper_step, anything);
        break;
    case HF_CONSTRAINT_SUM_LINE:
        j->unknown = j->unknown || c->number_count > 1;
        judge_walk(j, c, 0, cut_step, is_zero);
        break;
    case HF_CONSTRAINT_QUADRUPLE:
        count_all(j, c, often_enough);
        break;
    case HF_CONSTRAINT_LOOK_AND_SAY:
        count_all(j, c, as_told);
        break;
    case HF_CONSTRAINT_COUNTING_CIRCLES:
        count_all(j, c, as_it_says);
        break;
    case HF_CONSTRAINT_ROW_INDEXER:
    case HF_CONSTRAINT_COLUMN_INDEXER:
        add_indexer(j, c);
        break;
    case HF_CONSTRAINT_ODD:
    case HF_CONSTRAINT_EVEN:
        for (int v = c->kind == HF_CONSTRAINT_ODD ? 2 : 1; v <= j->n; v += 2)
            judge_add(j, (const int[]){-judge_holds(j, c->cells[0], v)}, 1);
        break;
    case HF_CONSTRAINT_CANDIDATES: /* the board has them */
    case HF_CONSTRAINT_HOUSE:
        break;
    default:
        j->unknown = true;
    }
}

static void add_board(judge *j)
{
    const uint32_t cells = hf_shape_cells(j->shape);
    j->variables = (int)cells * j->n;
    for (uint32_t c = 0; c < cells; c++) {
        for (int v = 1; v <= j->n; v++)
            ccadical_add(j->solver, judge_holds(j, c, v));
        ccadical_add(j->solver, 0);
        const uint32_t clue = hf_puzzle_clue(j->puzzle, c);
        const bool told = j->cells == NULL || (j->cells[c] & HF_IN_CLUE) != 0;
        const bool given = j->cells == NULL || (j->cells[c] & HF_IN_CANDIDATES) != 0;
        for (int v = 1; v <= j->n; v++) {
            if ((told && clue != 0 && (int)clue != v) ||
                (given && !hf_puzzle_allows(j->puzzle, c, (uint32_t)v)))
                judge_add(j, (const int[]){-judge_holds(j, c, v)}, 1);
            for (int w = 1; w < v; w++)
                forbid(j, c, v, c, w);
        }
    }
    for (uint32_t h = 0; h < hf_shape_houses(j->shape); h++) {
        const uint32_t *house = hf_shape_house(j->shape, h);
        const written different = {.cells = house, .count = (uint32_t)j->n};
        relate_all(j, &different, UINT8_MAX, same, 0, false);
        for (int v = 1; v <= j->n; v++) {
            for (int i = 0; i < j->n; i++)
                ccadical_add(j->solver, judge_holds(j, house[i], v));
            ccadical_add(j->solver, 0);
        }
    }
}

/* ---- judging ------------------------------------------------------------------------------------ */

/* Reads a solution and forbids it. */
static void take(const judge *j, uint16_t *values)
{
    const uint32_t cells = hf_shape_cells(j->shape);
    for (uint32_t c = 0; c < cells; c++) {
        for (int v = 1; v <= j->n; v++) {
            if (ccadical_val(j->solver, judge_holds(j, c, v)) > 0)
                values[c] = (uint16_t)v;
        }
    }
    for (uint32_t c = 0; c < cells; c++)
        ccadical_add(j->solver, -judge_holds(j, c, values[c]));
    ccadical_add(j->solver, 0);
}

static verdict search(const judge *j, int most_conflicts, uint16_t *values)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };
    ccadical_limit(j->solver, "conflicts", most_conflicts);
    int answer = ccadical_solve(j->solver);
    if (answer != SATISFIABLE)
        return answer == UNSATISFIABLE ? VERDICT_NONE : VERDICT_UNKNOWN;
    take(j, values);
    ccadical_limit(j->solver, "conflicts", most_conflicts);
    answer = ccadical_solve(j->solver);
    return answer == SATISFIABLE     ? VERDICT_SEVERAL
           : answer == UNSATISFIABLE ? VERDICT_UNIQUE
                                     : VERDICT_UNKNOWN;
}

bool judge_counts(const judge *j, uint32_t constraint)
{
    return j->constraints == NULL || j->constraints[constraint] != 0;
}

verdict judge_set(const hf_puzzle *puzzle, const uint8_t *constraints, const uint8_t *cells,
                  int most_conflicts, uint16_t *values)
{
    judge j = {.puzzle = puzzle, .shape = hf_puzzle_shape(puzzle)};
    j.constraints = constraints;
    j.cells = cells;
    j.n = (int)hf_shape_size(j.shape);
    if (hf_shape_cells(j.shape) != (uint32_t)(j.n * j.n) || j.n > 16 ||
        hf_shape_first(j.shape) != 1)
        return VERDICT_REFUSED;
    j.solver = ccadical_init();
    ccadical_set_option(j.solver, "quiet", 1);
    add_board(&j);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle) && !j.unknown; i++) {
        written c = judge_constraint(puzzle, i);
        if (judge_counts(&j, i) && !add_global(&j, &c) && !add_relation(&j, &c))
            add_walks(&j, &c);
    }
    judge_house_sums(&j);
    verdict answer = j.unknown ? VERDICT_REFUSED : search(&j, most_conflicts, values);
    ccadical_release(j.solver);
    return answer;
}

#else

verdict judge_set(const hf_puzzle *puzzle, const uint8_t *constraints, const uint8_t *cells,
                  int most_conflicts, uint16_t *values)
{
    (void)puzzle;
    (void)constraints;
    (void)cells;
    (void)most_conflicts;
    (void)values;
    return VERDICT_REFUSED;
}

#endif

verdict judge_kinds(const hf_puzzle *puzzle, int most_conflicts, uint16_t *values)
{
    return judge_set(puzzle, NULL, NULL, most_conflicts, values);
}
