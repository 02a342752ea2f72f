/* SPDX-License-Identifier: MIT
 *
 * kinds_force.c - the meaning of each kind, by looking at a filled board.
 */
#include "support/kinds_force.h"

/* ---- all filled boards -------------------------------------------------------------------------- */

static bool fits(const boards *b, const uint8_t *v, int cell, int symbol)
{
    int n = b->n, row = cell / n, column = cell % n;
    for (int i = 0; i < n * n; i++) {
        bool box = i / n / b->box_rows == row / b->box_rows &&
                   i % n / b->box_columns == column / b->box_columns;
        if (i != cell && v[i] == symbol && (i / n == row || i % n == column || box))
            return false;
    }
    return true;
}

static void fill_from(boards *b, uint8_t *v, int cell)
{
    if (cell == b->n * b->n) {
        b->full = b->full || b->count == MOST_GRIDS;
        if (!b->full)
            memcpy(b->grid[b->count++], v, (size_t)cell);
        return;
    }
    if (b->clue[cell] != 0) {
        fill_from(b, v, cell + 1);
        return;
    }
    for (int s = 1; s <= b->n && !b->full; s++) {
        if (!fits(b, v, cell, s))
            continue;
        v[cell] = (uint8_t)s;
        fill_from(b, v, cell + 1);
        v[cell] = 0;
    }
}

void force_list(boards *b)
{
    uint8_t v[MOST_CELLS];
    b->count = 0;
    b->full = false;
    memcpy(v, b->clue, sizeof v);
    fill_from(b, v, 0);
}
/* ---- what each kind means ------------------------------------------------------------------------ */

static int value(const uint8_t *v, const told *t, uint32_t i)
{
    return v[t->cells[i]];
}

static uint32_t length(const told *t)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < t->part_count; i++)
        count += t->parts[i];
    return count;
}

static bool all_different(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < length(t); i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (value(v, t, i) == value(v, t, k))
                return false;
        }
    }
    return true;
}

static int sum_from(const uint8_t *v, const told *t, uint32_t from, uint32_t to)
{
    int sum = 0;
    for (uint32_t i = from; i < to; i++)
        sum += value(v, t, i);
    return sum;
}

static bool is_any(int number, const told *t)
{
    for (uint32_t i = 0; i < t->number_count; i++) {
        if (t->numbers[i] == number)
            return true;
    }
    return false;
}

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
    for (uint32_t i = 0; i < length(t); i++) {
        sum += value(v, t, i);
        if (i + 1 < length(t) && box_of(b, t->cells[i]) == box_of(b, t->cells[i + 1]))
            continue;
        if (wanted >= 0 && sum != wanted)
            return false;
        wanted = sum;
        sum = 0;
    }
    return true;
}

static bool zipped(const uint8_t *v, const told *t)
{
    uint32_t n = length(t);
    int wanted = n % 2 != 0 ? value(v, t, n / 2) : value(v, t, 0) + value(v, t, n - 1);
    for (uint32_t i = 0; i < n / 2; i++) {
        if (value(v, t, i) + value(v, t, n - 1 - i) != wanted)
            return false;
    }
    return true;
}

static bool equal_parts(const uint8_t *v, const told *t)
{
    uint32_t from = 0;
    for (uint32_t i = 0; i < t->part_count; i++) {
        if (sum_from(v, t, from, from + t->parts[i]) != sum_from(v, t, 0, t->parts[0]))
            return false;
        from += t->parts[i];
    }
    return true;
}

/* Can the line be cut into pieces with this sum? */
static bool cut_up(const uint8_t *v, const told *t)
{
    uint32_t n = length(t);
    for (uint32_t start = 0; start < (t->number_count > 1 ? n : 1); start++) {
        int sum = 0;
        bool good = true;
        for (uint32_t i = 0; i < n; i++) {
            sum += value(v, t, (start + i) % n);
            good = good && sum <= t->numbers[0];
            sum = sum == t->numbers[0] ? 0 : sum;
        }
        if (good && sum == 0)
            return true;
    }
    return false;
}

static bool between(const uint8_t *v, const told *t, bool outside)
{
    uint32_t n = length(t);
    int a = value(v, t, 0), z = value(v, t, n - 1);
    int low = a < z ? a : z, high = a < z ? z : a;
    if (outside && high - low < t->numbers[0])
        return false;
    for (uint32_t i = 1; i + 1 < n; i++) {
        int x = value(v, t, i);
        if (outside ? x >= low && x <= high : x <= low || x >= high)
            return false;
    }
    return true;
}

static bool lunch(const uint8_t *v, const told *t)
{
    uint32_t low = 0, high = 0;
    for (uint32_t i = 0; i < length(t); i++) {
        low = value(v, t, i) < value(v, t, low) ? i : low;
        high = value(v, t, i) > value(v, t, high) ? i : high;
    }
    uint32_t from = low < high ? low : high, to = low < high ? high : low;
    return all_different(v, t) && sum_from(v, t, from + 1, to) == t->numbers[0];
}

static int sandwich(const boards *b, const uint8_t *v, const told *t)
{
    int sum = -1;
    for (uint32_t i = 0; i < length(t); i++) {
        if (value(v, t, i) == 1 || value(v, t, i) == b->n) {
            if (sum >= 0)
                return sum;
            sum = 0;
        } else if (sum >= 0) {
            sum += value(v, t, i);
        }
    }
    return -1;
}

static int seen(const uint8_t *v, const told *t)
{
    int highest = 0, count = 0;
    for (uint32_t i = 0; i < length(t); i++) {
        count += value(v, t, i) > highest;
        highest = value(v, t, i) > highest ? value(v, t, i) : highest;
    }
    return count;
}

static int first_hidden(const uint8_t *v, const told *t)
{
    for (uint32_t i = 1; i < length(t); i++) {
        if (value(v, t, i) < value(v, t, i - 1))
            return value(v, t, i);
    }
    return 0;
}

static int how_often(const uint8_t *v, const told *t, int symbol)
{
    int count = 0;
    for (uint32_t i = 0; i < length(t); i++)
        count += value(v, t, i) == symbol;
    return count;
}

static bool contains(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < t->number_count; i++) {
        int wanted = 0;
        for (uint32_t k = 0; k < t->number_count; k++)
            wanted += t->numbers[k] == t->numbers[i];
        if (how_often(v, t, t->numbers[i]) < wanted)
            return false;
    }
    return true;
}

static bool looks(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < t->number_count; i += 2) {
        if (how_often(v, t, t->numbers[i + 1]) != t->numbers[i])
            return false;
    }
    return true;
}

static bool circles(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < length(t); i++) {
        if (how_often(v, t, value(v, t, i)) != value(v, t, i))
            return false;
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
    for (uint32_t i = 0; i < length(t); i++) {
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

/* How many lines are smaller, read as numbers, and one more; 0: another one is equal. */
static int rank_of(const boards *b, const uint8_t *v, const told *t)
{
    uint8_t lines[4 * MOST_SIDE][MOST_SIDE], mine[MOST_SIDE];
    int rank = 1, same_ones = 0;
    read_lines(b, v, lines);
    for (uint32_t i = 0; i < (uint32_t)b->n; i++)
        mine[i] = (uint8_t)value(v, t, i);
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

/* Every symbol as often in each part. */
static bool same_sets(const boards *b, const uint8_t *v, const told *t)
{
    for (int symbol = 1; symbol <= b->n; symbol++) {
        uint32_t times[MOST_CELLS] = {0}, at = 0;
        for (uint32_t p = 0; p < t->part_count; p++) {
            for (uint32_t i = 0; i < t->parts[p]; i++)
                times[p] += v[t->cells[at++]] == symbol;
            if (times[p] != times[0])
                return false;
        }
    }
    return true;
}

static bool arrow_sum(const uint8_t *v, const told *t)
{
    uint32_t pill[3];
    int number = 0;
    memcpy(pill, t->cells, t->parts[0] * sizeof *pill);
    for (uint32_t round = 0; round < t->parts[0]; round++) {
        uint32_t least = 0;
        for (uint32_t i = 0; i < t->parts[0]; i++)
            least = pill[i] < pill[least] ? i : least;
        if (round > 0 && v[pill[least]] > 9) /* a place holds a digit */
            return false;
        number = number * 10 + v[pill[least]];
        pill[least] = UINT32_MAX;
    }
    return number == sum_from(v, t, t->parts[0], length(t));
}

/* Is every two in turn, at a distance below `reach`, good? */
static bool in_turn(const uint8_t *v, const told *t, uint32_t reach, int number,
                    bool (*good)(int a, int c, int number))
{
    for (uint32_t i = 0; i < length(t); i++) {
        for (uint32_t k = i + 1; k < length(t) && k < i + reach; k++) {
            if (!good(value(v, t, i), value(v, t, k), number))
                return false;
        }
    }
    return true;
}

static bool grows(int a, int c, int number)
{
    return c - a >= number;
}
static bool is_far(int a, int c, int number)
{
    return abs(a - c) >= number;
}
static bool not_the_same_third(int a, int c, int number)
{
    return (a - 1) / number != (c - 1) / number;
}
static bool not_the_same_rest(int a, int c, int number)
{
    return a % number != c % number;
}

static bool follow(const uint8_t *v, const told *t)
{
    int low = 99, high = 0;
    for (uint32_t i = 0; i < length(t); i++) {
        low = value(v, t, i) < low ? value(v, t, i) : low;
        high = value(v, t, i) > high ? value(v, t, i) : high;
    }
    return all_different(v, t) && high - low + 1 == (int)length(t);
}

static bool mirrored(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < length(t); i++) {
        if (value(v, t, i) != value(v, t, length(t) - 1 - i))
            return false;
    }
    return true;
}

static bool cloned(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < length(t); i++) {
        if (value(v, t, i) != value(v, t, i % t->parts[0]))
            return false;
    }
    return true;
}

bool force_holds(const boards *b, const uint8_t *v, const told *t)
{
    int first = t->part_count > 0 ? value(v, t, 0) : 0;
    int second = length(t) > 1 ? value(v, t, 1) : 0;
    int number = t->number_count > 0 ? t->numbers[0] : 0;
    int sum = sum_from(v, t, 0, length(t));
    switch (t->kind) {
    case HF_CONSTRAINT_CAGE:
        return all_different(v, t) && (t->number_count == 0 || is_any(sum, t));
    case HF_CONSTRAINT_DIFFERENCE:
        return abs(first - second) == number;
    case HF_CONSTRAINT_RATIO:
        return first == number * second || second == number * first;
    case HF_CONSTRAINT_PAIR_SUM:
    case HF_CONSTRAINT_LITTLE_KILLER:
        return sum == number;
    case HF_CONSTRAINT_SUM:
        return is_any(sum, t);
    case HF_CONSTRAINT_THERMOMETER:
        return in_turn(v, t, 2, 1, grows);
    case HF_CONSTRAINT_SLOW_THERMOMETER:
        return in_turn(v, t, 2, 0, grows);
    case HF_CONSTRAINT_ARROW:
        return arrow_sum(v, t);
    case HF_CONSTRAINT_DOUBLE_ARROW:
        return 2 * (first + value(v, t, length(t) - 1)) == sum;
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
    case HF_CONSTRAINT_REGION:
        return all_different(v, t);
    case HF_CONSTRAINT_ODD:
        return first % 2 == 1;
    case HF_CONSTRAINT_EVEN:
        return first % 2 == 0;
    case HF_CONSTRAINT_MINIMUM:
        return extreme(b, v, t, -1);
    case HF_CONSTRAINT_MAXIMUM:
        return extreme(b, v, t, 1);
    case HF_CONSTRAINT_GREATER:
        return first > second;
    case HF_CONSTRAINT_PALINDROME:
        return mirrored(v, t);
    case HF_CONSTRAINT_CLONE:
        return cloned(v, t);
    case HF_CONSTRAINT_WHISPER:
        return in_turn(v, t, 2, number, is_far);
    case HF_CONSTRAINT_RENBAN:
        return follow(v, t);
    case HF_CONSTRAINT_NABNER:
        return in_turn(v, t, 99, 2, is_far);
    case HF_CONSTRAINT_REGION_SUM:
        return region_sums(b, v, t);
    case HF_CONSTRAINT_BETWEEN:
        return between(v, t, false);
    case HF_CONSTRAINT_LOCKOUT:
        return between(v, t, true);
    case HF_CONSTRAINT_QUADRUPLE:
        return contains(v, t);
    case HF_CONSTRAINT_SANDWICH:
        return sandwich(b, v, t) == number;
    case HF_CONSTRAINT_X_SUM:
        return sum_from(v, t, 0, (uint32_t)first) == number;
    case HF_CONSTRAINT_SKYSCRAPER:
        return seen(v, t) == number;
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        return number > 0 && first_hidden(v, t) == number;
    case HF_CONSTRAINT_ENTROPIC:
        return in_turn(v, t, 3, b->n / 3, not_the_same_third);
    case HF_CONSTRAINT_MODULAR:
        return in_turn(v, t, (uint32_t)number, number, not_the_same_rest);
    case HF_CONSTRAINT_ZIPPER:
        return zipped(v, t);
    case HF_CONSTRAINT_NUMBERED_ROOM:
        return value(v, t, (uint32_t)first - 1) == number;
    case HF_CONSTRAINT_ROW_INDEXER:
    case HF_CONSTRAINT_COLUMN_INDEXER:
    case HF_CONSTRAINT_BOX_INDEXER:
        return indexes(b, v, t);
    case HF_CONSTRAINT_EQUAL_SUM:
        return equal_parts(v, t);
    case HF_CONSTRAINT_SUM_LINE:
        return cut_up(v, t);
    case HF_CONSTRAINT_LUNCHBOX:
        return lunch(v, t);
    case HF_CONSTRAINT_LOOK_AND_SAY:
        return looks(v, t);
    case HF_CONSTRAINT_COUNTING_CIRCLES:
        return circles(v, t);
    case HF_CONSTRAINT_GLOBAL_ENTROPY:
        return entropy(b, v);
    case HF_CONSTRAINT_FULL_RANK:
        return number > 0 && rank_of(b, v, t) == number;
    case HF_CONSTRAINT_RANK_TIES:
        return number != 0 || no_ties(b, v);
    case HF_CONSTRAINT_SAME_SETS:
        return same_sets(b, v, t);
    case HF_CONSTRAINT_LINES:
        return true; /* on boards of N x N cells they are houses */
    default:
        fail_msg("kind %d is not known here", (int)t->kind);
        return false;
    }
}

int force_number(const boards *b, const uint8_t *v, const told *t)
{
    switch (t->kind) {
    case HF_CONSTRAINT_DIFFERENCE:
        return abs(value(v, t, 0) - value(v, t, 1));
    case HF_CONSTRAINT_SANDWICH:
        return sandwich(b, v, t);
    case HF_CONSTRAINT_X_SUM:
        return sum_from(v, t, 0, (uint32_t)value(v, t, 0));
    case HF_CONSTRAINT_SKYSCRAPER:
        return seen(v, t);
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        return first_hidden(v, t);
    case HF_CONSTRAINT_NUMBERED_ROOM:
        return value(v, t, (uint32_t)value(v, t, 0) - 1);
    case HF_CONSTRAINT_FULL_RANK:
        return rank_of(b, v, t);
    case HF_CONSTRAINT_LOOK_AND_SAY:
        return how_often(v, t, t->numbers[1]);
    default:
        return sum_from(v, t, 0, length(t));
    }
}

int force_count(const boards *b, const told *list, uint32_t count)
{
    int found = 0;
    for (int g = 0; g < b->count; g++) {
        uint32_t i = 0;
        while (i < count && force_holds(b, b->grid[g], &list[i]))
            i++;
        found += i == count;
    }
    return found;
}
