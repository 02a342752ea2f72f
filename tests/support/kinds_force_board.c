/* SPDX-License-Identifier: MIT
 *
 * kinds_force_board.c - the meaning of kinds that speak of the whole board, of neighbours, boxes or lines of it.
 */
#include "support/kinds_force_data.h"

/* Does `bad` hold for two cells so far apart anywhere on the board? */
static bool anywhere(const boards *b, const uint8_t *v, int down, int right,
                     bool (*bad)(int a, int c, int far))
{
    for (int row = 0; row < b->n; row++) {
        for (int column = 0; column < b->n; column++) {
            int r = row + down, c = column + right;
            if (r >= 0 && r < b->n && c >= 0 && c < b->n &&
                bad(v[row * b->n + column], v[r * b->n + c], abs(down) + abs(right)))
                return true;
        }
    }
    return false;
}

static bool same(int a, int c, int far)
{
    (void)far;
    return a == c;
}
static bool consecutive(int a, int c, int far)
{
    (void)far;
    return abs(a - c) == 1;
}
static bool taxi(int a, int c, int far)
{
    return a == c && a == far;
}
static bool five_or_ten(int a, int c, int far)
{
    (void)far;
    return a + c == 5 || a + c == 10;
}
static bool double_of(int a, int c, int far)
{
    (void)far;
    return a == 2 * c || c == 2 * a;
}
static bool dot(int a, int c, int far)
{
    return consecutive(a, c, far) || double_of(a, c, far);
}

static bool everywhere_free(const boards *b, const uint8_t *v, bool (*bad)(int, int, int))
{
    return !anywhere(b, v, 0, 1, bad) && !anywhere(b, v, 1, 0, bad);
}

static bool knight_free(const boards *b, const uint8_t *v)
{
    return !anywhere(b, v, 1, 2, same) && !anywhere(b, v, 2, 1, same) &&
           !anywhere(b, v, 1, -2, same) && !anywhere(b, v, 2, -1, same);
}

static bool taxi_free(const boards *b, const uint8_t *v)
{
    for (int down = 0; down < b->n; down++) {
        for (int right = -b->n; right < b->n; right++) {
            if ((down > 0 || right > 0) && anywhere(b, v, down, right, taxi))
                return false;
        }
    }
    return true;
}

/* Is a cell smaller (sign -1) or greater (1) than its neighbours? */
static bool extreme(const boards *b, const uint8_t *v, const told *t, int sign)
{
    static const int steps[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    int n = b->n, cell = (int)t->cells[0];
    for (int s = 0; s < 4; s++) {
        int r = cell / n + steps[s][0], c = cell % n + steps[s][1];
        if (r >= 0 && r < n && c >= 0 && c < n && (v[cell] - v[r * n + c]) * sign <= 0)
            return false;
    }
    return true;
}

static int box_of(const boards *b, uint32_t cell)
{
    int row = (int)cell / b->n, column = (int)cell % b->n;
    return row / b->box_rows * (b->n / b->box_columns) + column / b->box_columns;
}

static bool region_sums(const boards *b, const uint8_t *v, const told *t)
{
    int wanted = -1, sum = 0;
    if (b->box_rows == 1) /* no boxes, nothing to say */
        return true;
    for (uint32_t i = 0; i < force_length(t); i++) {
        sum += force_value(v, t, i);
        if (i + 1 < force_length(t) && box_of(b, t->cells[i]) == box_of(b, t->cells[i + 1]))
            continue;
        if (wanted >= 0 && sum != wanted)
            return false;
        wanted = sum;
        sum = 0;
    }
    return true;
}

static bool entropy(const boards *b, const uint8_t *v)
{
    int n = b->n, third = n / 3;
    for (int r = 0; r + 1 < n; r++) {
        for (int c = 0; c + 1 < n; c++) {
            int at[4] = {r * n + c, r * n + c + 1, r * n + n + c, r * n + n + c + 1}, met = 0;
            for (int i = 0; i < 4; i++)
                met |= 1 << ((v[at[i]] - 1) / third);
            if (met != 7)
                return false;
        }
    }
    return true;
}

static bool indexes(const boards *b, const uint8_t *v, const told *t)
{
    int n = b->n;
    for (uint32_t i = 0; i < force_length(t); i++) {
        int cell = (int)t->cells[i], row = cell / n, column = cell % n, x = v[cell] - 1;
        int box_row = row / b->box_rows * b->box_rows,
            box_column = column / b->box_columns * b->box_columns;
        int place = (row - box_row) * b->box_columns + column - box_column;
        int there = (box_row + x / b->box_columns) * n + box_column + x % b->box_columns;
        if ((t->kind == HF_CONSTRAINT_ROW_INDEXER && v[x * n + column] != row + 1) ||
            (t->kind == HF_CONSTRAINT_COLUMN_INDEXER && v[row * n + x] != column + 1) ||
            (t->kind == HF_CONSTRAINT_BOX_INDEXER && v[there] != place + 1))
            return false;
    }
    return true;
}

/* All rows and columns, forwards and backwards. */
static void read_lines(const boards *b, const uint8_t *v, uint8_t lines[][MOST_SIDE])
{
    for (int i = 0; i < b->n; i++) {
        for (int k = 0; k < b->n; k++) {
            int back = b->n - 1 - k;
            lines[4 * i][k] = v[i * b->n + k];
            lines[4 * i + 1][k] = v[i * b->n + back];
            lines[4 * i + 2][k] = v[k * b->n + i];
            lines[4 * i + 3][k] = v[back * b->n + i];
        }
    }
}

int force_rank(const boards *b, const uint8_t *v, const told *t)
{
    uint8_t lines[4 * MOST_SIDE][MOST_SIDE], mine[MOST_SIDE];
    int rank = 1, same_ones = 0;
    read_lines(b, v, lines);
    for (uint32_t i = 0; i < (uint32_t)b->n; i++)
        mine[i] = (uint8_t)force_value(v, t, i);
    for (int i = 0; i < 4 * b->n; i++) {
        int order = memcmp(lines[i], mine, (size_t)b->n);
        rank += order < 0;
        same_ones += order == 0;
    }
    return same_ones > 1 ? 0 : rank;
}

static bool no_ties(const boards *b, const uint8_t *v)
{
    uint8_t lines[4 * MOST_SIDE][MOST_SIDE];
    read_lines(b, v, lines);
    for (int i = 0; i < 4 * b->n; i++)
        for (int k = 0; k < i; k++)
            if (memcmp(lines[i], lines[k], (size_t)b->n) == 0)
                return false;
    return true;
}

meaning force_on_board(const boards *b, const uint8_t *v, const told *t)
{
    int number = t->number_count > 0 ? t->numbers[0] : 0;
    switch (t->kind) {
    case HF_CONSTRAINT_ANTI_KNIGHT:
        return knight_free(b, v);
    case HF_CONSTRAINT_ANTI_KING:
        return !anywhere(b, v, 1, 1, same) && !anywhere(b, v, 1, -1, same);
    case HF_CONSTRAINT_ANTI_TAXICAB:
        return taxi_free(b, v);
    case HF_CONSTRAINT_NON_CONSECUTIVE:
        return everywhere_free(b, v, consecutive);
    case HF_CONSTRAINT_DIAGONAL_NON_CONSECUTIVE:
        return !anywhere(b, v, 1, 1, consecutive) && !anywhere(b, v, 1, -1, consecutive);
    case HF_CONSTRAINT_NEGATIVE_RATIO:
        return everywhere_free(b, v, double_of);
    case HF_CONSTRAINT_NEGATIVE_SUM:
        return everywhere_free(b, v, five_or_ten);
    case HF_CONSTRAINT_NEGATIVE_DOTS:
        return everywhere_free(b, v, dot);
    case HF_CONSTRAINT_MINIMUM:
        return extreme(b, v, t, -1);
    case HF_CONSTRAINT_MAXIMUM:
        return extreme(b, v, t, 1);
    case HF_CONSTRAINT_REGION_SUM:
        return region_sums(b, v, t);
    case HF_CONSTRAINT_ROW_INDEXER:
    case HF_CONSTRAINT_COLUMN_INDEXER:
    case HF_CONSTRAINT_BOX_INDEXER:
        return indexes(b, v, t);
    case HF_CONSTRAINT_GLOBAL_ENTROPY:
        return entropy(b, v);
    case HF_CONSTRAINT_FULL_RANK:
        return number > 0 && force_rank(b, v, t) == number;
    case HF_CONSTRAINT_RANK_TIES:
        return number != 0 || no_ties(b, v);
    case HF_CONSTRAINT_LINES:
        return true; /* on boards of N x N cells they are houses */
    default:
        return ELSEWHERE;
    }
}
