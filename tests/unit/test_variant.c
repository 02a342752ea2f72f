/* SPDX-License-Identifier: MIT
 *
 * test_variant.c - every kind of written constraint on random small boards, against a brute force that
 * knows what each kind means and nothing of primitives.
 *
 * The brute force has all filled boards that keep the houses and clues: the 288 of a 4x4, or those
 * that a solved 6x6 with cells taken out can be completed to. A puzzle's solutions are those in which
 * every constraint holds.
 */
#include "support/support.h"

#include "base/rng.h"
#include "puzzle/puzzle_data.h"
#include "puzzle/rules.h"

enum { MOST_CELLS = 36, MOST_GRIDS = 500, MOST_TOLD = 24 };

/* A constraint as it is told to the maker. */
typedef struct told {
    hf_constraint_kind kind;
    uint32_t cells[MOST_CELLS];
    uint32_t parts[MOST_CELLS];
    uint32_t part_count;
    int32_t numbers[8];
    uint32_t number_count;
} told;

typedef struct boards {
    int n;
    int box_rows, box_columns;
    uint8_t clue[MOST_CELLS];
    uint8_t grid[MOST_GRIDS][MOST_CELLS];
    int count;
    bool full; /* there are more than fit */
} boards;

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

static void list_boards(boards *b)
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

/* All rows and columns as numbers, forwards and backwards. */
static void read_numbers(const boards *b, const uint8_t *v, int *numbers)
{
    for (int i = 0; i < b->n; i++) {
        int row = 0, row_back = 0, column = 0, column_back = 0;
        for (int k = 0; k < b->n; k++) {
            row = row * 10 + v[i * b->n + k];
            row_back = row_back * 10 + v[i * b->n + b->n - 1 - k];
            column = column * 10 + v[k * b->n + i];
            column_back = column_back * 10 + v[(b->n - 1 - k) * b->n + i];
        }
        *numbers++ = row;
        *numbers++ = row_back;
        *numbers++ = column;
        *numbers++ = column_back;
    }
}

/* How many lines are smaller, and one more; 0: another one is equal. */
static int rank_of(const boards *b, const uint8_t *v, const told *t)
{
    int numbers[24], mine = 0, rank = 1, same = 0;
    read_numbers(b, v, numbers);
    for (uint32_t i = 0; i < (uint32_t)b->n; i++)
        mine = mine * 10 + value(v, t, i);
    for (int i = 0; i < 4 * b->n; i++) {
        rank += numbers[i] < mine;
        same += numbers[i] == mine;
    }
    return same > 1 ? 0 : rank;
}

static bool no_ties(const boards *b, const uint8_t *v)
{
    int numbers[24];
    read_numbers(b, v, numbers);
    for (int i = 0; i < 4 * b->n; i++)
        for (int k = 0; k < i; k++)
            if (numbers[i] == numbers[k])
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

static bool holds(const boards *b, const uint8_t *v, const told *t)
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
        return rank_of(b, v, t) == number;
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

static bool is_global(hf_constraint_kind kind)
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

static void choose_cells(const boards *b, hf_rng *rng, told *t)
{
    if (is_global(t->kind))
        return;
    if (is_seen_from_outside(t->kind)) {
        look_along(b, rng, t);
    } else if (is_between_two(t->kind)) {
        two_neighbours(b, rng, t);
    } else if (is_of_one_cell(t->kind)) {
        walk(b, rng, 1, t->cells);
        one_part(t, 1);
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
static void choose_numbers(const boards *b, hf_rng *rng, const uint8_t *v, told *t)
{
    t->number_count = 1;
    switch (t->kind) {
    case HF_CONSTRAINT_CAGE:
    case HF_CONSTRAINT_SUM:
        t->number_count = t->kind == HF_CONSTRAINT_SUM ? 1 + below(rng, 2) : below(rng, 3);
        t->numbers[0] = sum_from(v, t, 0, length(t));
        t->numbers[1] = t->numbers[0] + 1 + (int32_t)below(rng, 3);
        break;
    case HF_CONSTRAINT_LITTLE_KILLER:
        t->numbers[0] = sum_from(v, t, 0, length(t));
        break;
    case HF_CONSTRAINT_DIFFERENCE:
        t->numbers[0] = abs(value(v, t, 0) - value(v, t, 1));
        break;
    case HF_CONSTRAINT_RATIO:
        t->numbers[0] = 2 + (int32_t)below(rng, 2);
        break;
    case HF_CONSTRAINT_PAIR_SUM:
        t->numbers[0] = below(rng, 3) > 0 ? 5 : 10;
        break;
    case HF_CONSTRAINT_WHISPER:
    case HF_CONSTRAINT_LOCKOUT:
    case HF_CONSTRAINT_MODULAR:
        t->numbers[0] = 2 + (int32_t)below(rng, 2);
        break;
    case HF_CONSTRAINT_QUADRUPLE:
        t->number_count = 1 + below(rng, 4);
        for (uint32_t i = 0; i < t->number_count; i++)
            t->numbers[i] = value(v, t, i);
        break;
    case HF_CONSTRAINT_SANDWICH:
        t->numbers[0] = sandwich(b, v, t);
        break;
    case HF_CONSTRAINT_X_SUM:
        t->numbers[0] = sum_from(v, t, 0, (uint32_t)value(v, t, 0));
        break;
    case HF_CONSTRAINT_SKYSCRAPER:
        t->numbers[0] = seen(v, t);
        break;
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        t->numbers[0] = first_hidden(v, t);
        break;
    case HF_CONSTRAINT_NUMBERED_ROOM:
        t->numbers[0] = value(v, t, (uint32_t)value(v, t, 0) - 1);
        break;
    case HF_CONSTRAINT_FULL_RANK:
        t->numbers[0] = rank_of(b, v, t);
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
    case HF_CONSTRAINT_LOOK_AND_SAY:
        t->number_count = 2;
        t->numbers[1] = 1 + (int32_t)below(rng, (uint32_t)b->n);
        t->numbers[0] = how_often(v, t, t->numbers[1]);
        break;
    default:
        t->number_count = 0;
    }
}

/* ---- the tests ----------------------------------------------------------------------------------- */

static int count_by_force(const boards *b, const told *list, uint32_t count)
{
    int found = 0;
    for (int g = 0; g < b->count; g++) {
        uint32_t i = 0;
        while (i < count && holds(b, b->grid[g], &list[i]))
            i++;
        found += i == count;
    }
    return found;
}

typedef struct asked {
    const boards *b;
    const told *list;
    uint32_t count;
    uint64_t found;
} asked;

static bool check_solution(const uint16_t *values, void *user)
{
    asked *a = user;
    uint8_t v[MOST_CELLS];
    for (int c = 0; c < a->b->n * a->b->n; c++)
        v[c] = (uint8_t)values[c];
    for (uint32_t i = 0; i < a->count; i++)
        assert_true(holds(a->b, v, &a->list[i]));
    a->found++;
    return true;
}

static hf_puzzle *make_puzzle(const hf_shape *shape, const boards *b, told *list, uint32_t *count)
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

/* Signs that negative constraints speak of would have to be known to them here. */
static bool goes_with(hf_constraint_kind kind, const told *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        bool sign = is_between_two(list[i].kind) || is_between_two(kind);
        bool extremes = is_of_one_cell(kind) && list[i].kind == kind;
        if ((is_global(list[i].kind) || is_global(kind)) && sign)
            return false;
        if (extremes)
            return false;
    }
    return true;
}

/* The true candidates are the symbols of all boards in which every constraint holds. */
static void compare_candidates(hf_solver *finder, const hf_puzzle *puzzle, const boards *b,
                               const told *list, uint32_t count, int expected)
{
    uint64_t sets[MOST_CELLS], met_here[MOST_CELLS] = {0};
    hf_true_candidates found;
    for (int g = 0; g < b->count; g++) {
        uint32_t i = 0;
        while (i < count && holds(b, b->grid[g], &list[i]))
            i++;
        for (int c = 0; i == count && c < b->n * b->n; c++)
            met_here[c] |= UINT64_C(1) << (b->grid[g][c] - 1);
    }
    assert_int_equal(hf_solver_candidates(finder, puzzle, &found, sets), HF_OK);
    assert_true(found.complete);
    assert_memory_equal(sets, met_here, (size_t)(b->n * b->n) * sizeof *sets);
    assert_int_equal(found.count, expected);
    assert_true(found.exact);
    assert_int_equal(found.answer, expected == 0   ? HF_NONE
                                   : expected == 1 ? HF_UNIQUE
                                                   : HF_MULTIPLE);
}

/* For whoever has to find out why. */
static void tell_puzzle(const hf_puzzle *puzzle, uint64_t answered, int expected)
{
    print_message("%u solutions, %d expected:\n", (unsigned)answered, expected);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        char text[200];
        uint32_t count;
        const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, i, &count);
        hf_puzzle_constraint_text(puzzle, i, text, sizeof text);
        print_message("  %s;", text);
        for (uint32_t c = 0; c < count; c++)
            print_message(" %u", cells[c]);
        print_message("\n");
    }
}

static uint64_t met[HF_CONSTRAINT_KINDS];

/* ---- written and read again ---------------------------------------------------------------------- */

static const char *const formats[] = {"iss", "fpuzzles", "json", "scl"};
enum { FORMATS = sizeof formats / sizeof *formats, ISS = 0, SCL = 3 };
static uint64_t travelled[FORMATS][HF_CONSTRAINT_KINDS];

/* What SudokuPad only draws does not come back. */
static bool comes_back(size_t format, int n, const told *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        hf_constraint_kind kind = list[i].kind;
        for (uint32_t k = 0; k < i && is_global(kind); k++) {
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
        if (format == SCL && (kind != HF_CONSTRAINT_CAGE || list[i].number_count > 1) &&
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

static bool same_constraint(const hf_puzzle *a, uint32_t i, const hf_puzzle *b, uint32_t k)
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
            (is_from_both_ends(hf_puzzle_constraint_kind(a, i)) &&
             turned(cells, ca, others, cb))) &&
           same_list(parts, pa, other_parts, pb, sizeof *parts) &&
           same_list(numbers, na, other_numbers, nb, sizeof *numbers);
}

/* Formats put constraints in an order of their own. */
static bool same_in_any_order(const hf_puzzle *a, const hf_puzzle *b)
{
    bool used[MOST_TOLD + 2] = {false};
    uint32_t count = hf_puzzle_constraints(a);
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(a));
    if (count != hf_puzzle_constraints(b) || count > MOST_TOLD + 2)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = 0;
        while (k < count && (used[k] || !same_constraint(a, i, b, k)))
            k++;
        if (k == count)
            return false;
        used[k] = true;
    }
    return memcmp(hf_puzzle_clues(a), hf_puzzle_clues(b), cells * sizeof(uint16_t)) == 0;
}

static void write_and_read(const hf_puzzle *puzzle, int n, const told *list, uint32_t count)
{
    for (size_t f = 0; f < FORMATS; f++) {
        static char text[1 << 16];
        size_t length;
        const hf_format *format = hf_format_named(formats[f]);
        if (!comes_back(f, n, list, count) ||
            hf_format_write_puzzle(format, puzzle, NULL, text, sizeof text - 1, &length) != HF_OK)
            continue;
        text[length] = 0;
        hf_puzzle *again = hf_puzzle_from_string(text);
        if (again == NULL || !same_in_any_order(puzzle, again)) {
            tell_puzzle(puzzle, 0, 0);
            fail_msg("another puzzle comes back from %s: %s", formats[f], text);
        }
        hf_puzzle_free(again);
        for (uint32_t i = 0; i < count; i++)
            travelled[f][list[i].kind]++;
    }
}

/* In how many puzzles each primitive was. The brute force knows none of them. */
enum { PRIMITIVES = HF_PRIMITIVE_RANK + 1 };
static const char *const primitive_names[PRIMITIVES] = {"unary", "different", "pair",    "sum",
                                                        "count", "line",      "element", "rank"};
static int in_puzzles[PRIMITIVES];

static void count_primitives(const hf_puzzle *puzzle)
{
    bool has[PRIMITIVES] = {false};
    for (uint32_t i = 0; puzzle->ruled && i < puzzle->rules->primitive_count; i++)
        has[puzzle->rules->primitives[i].type] = true;
    for (int p = 0; p < PRIMITIVES; p++)
        in_puzzles[p] += has[p];
}

static int rarest_primitive(void)
{
    int rarest = 0;
    for (int p = 0; p < PRIMITIVES; p++)
        rarest = in_puzzles[p] < in_puzzles[rarest] ? p : rarest;
    return rarest;
}

static void one_puzzle(const hf_shape *shape, boards *b, hf_solver *solver, hf_solver *finder,
                       asked *a, hf_rng *rng)
{
    told list[MOST_TOLD];
    uint32_t count = 0, wanted = 1 + below(rng, 4);
    hf_result result;
    const uint8_t *model = b->grid[below(rng, (uint32_t)b->count)];
    for (int tries = 0; count < wanted && tries < 40; tries++) {
        told *t = &list[count];
        memset(t, 0, sizeof *t);
        t->kind = (hf_constraint_kind)(HF_CONSTRAINT_CAGE +
                                       below(rng, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE));
        choose_cells(b, rng, t);
        choose_numbers(b, rng, model, t);
        bool good = goes_with(t->kind, list, count);
        bool needs_thirds =
            t->kind == HF_CONSTRAINT_ENTROPIC || t->kind == HF_CONSTRAINT_GLOBAL_ENTROPY;
        if (good && !(needs_thirds && b->n % 3 != 0) && (holds(b, model, t) || below(rng, 12) == 0))
            count++;
    }
    hf_puzzle *puzzle = make_puzzle(shape, b, list, &count);
    count_primitives(puzzle);
    *a = (asked){b, list, count, 0};
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    int expected = count_by_force(b, list, count);
    uint64_t answered = result.answer == HF_INVALID ? 0 : a->found;
    if (answered != (uint64_t)expected)
        tell_puzzle(puzzle, answered, expected);
    assert_int_equal(answered, expected);
    if (below(rng, 4) == 0)
        compare_candidates(finder, puzzle, b, list, count, expected);
    if (below(rng, 2) == 0)
        write_and_read(puzzle, b->n, list, count);
    for (uint32_t i = 0; i < count; i++)
        met[list[i].kind] += expected > 0 || is_global(list[i].kind);
    hf_puzzle_free(puzzle);
}

static hf_solver *solver_of_all(const hf_shape *shape, asked *a)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_solutions = UINT64_MAX;
    options.on_solution = check_solution;
    options.user = a;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Counts up to so many; where there are more, it estimates them, which takes its time. */
static hf_solver *finder_of(const hf_shape *shape, uint64_t most)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = most;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static void four_by_four(void **state)
{
    static boards b = {.n = 4, .box_rows = 2, .box_columns = 2};
    asked a;
    hf_rng rng;
    hf_shape *shape = test_shape(test_boxes(2, 2));
    hf_solver *solver = solver_of_all(shape, &a), *finder = finder_of(shape, MOST_GRIDS + 1);
    int rounds = test_is_soak() ? 1300000 : test_is_short() ? 2500 : 8000;
    (void)state;
    list_boards(&b);
    assert_int_equal(b.count, 288);
    rng = hf_rng_make(4, 4);
    for (int i = 0; i < rounds; i++)
        one_puzzle(shape, &b, solver, finder, &a, &rng);
    hf_solver_free(solver);
    hf_solver_free(finder);
    hf_shape_free(shape);
    int enough = test_is_soak() ? 100000 : rounds / 100;
    for (int p = 0; p < PRIMITIVES; p++)
        print_message("%s in %d of %d puzzles of 4x4\n", primitive_names[p], in_puzzles[p], rounds);
    if (in_puzzles[rarest_primitive()] < enough)
        fail_msg("%s in fewer than %d", primitive_names[rarest_primitive()], enough);
}

/* A solved 6x6, with so many cells taken out that the completions can be listed. */
static void take_out(boards *b, hf_rng *rng)
{
    static const uint8_t solved[37] = "123456456123231564564231312645645312";
    uint8_t shuffled[6] = {1, 2, 3, 4, 5, 6};
    for (uint32_t i = 5; i > 0; i--) {
        uint32_t k = below(rng, i + 1);
        uint8_t moved = shuffled[i];
        shuffled[i] = shuffled[k];
        shuffled[k] = moved;
    }
    do {
        for (uint32_t c = 0; c < 36; c++)
            b->clue[c] = (uint8_t)(below(rng, 9) < 4 ? shuffled[solved[c] - '1'] : 0);
        list_boards(b);
    } while (b->full);
}

static void six_by_six(void **state)
{
    static boards b = {.n = 6, .box_rows = 2, .box_columns = 3};
    asked a;
    hf_rng rng;
    hf_shape *shape = test_shape(test_boxes(2, 3));
    hf_solver *solver = solver_of_all(shape, &a), *finder = finder_of(shape, MOST_GRIDS + 1);
    int rounds = test_is_soak() ? 20000 : test_is_short() ? 60 : 200;
    (void)state;
    rng = hf_rng_make(6, 6);
    for (int i = 0; i < rounds; i++) {
        take_out(&b, &rng);
        for (int k = 0; k < 30; k++)
            one_puzzle(shape, &b, solver, finder, &a, &rng);
    }
    hf_solver_free(solver);
    hf_solver_free(finder);
    hf_shape_free(shape);
    /* every kind must have been met, in a puzzle with a solution unless it forbids most boards, or
     * nothing was tested */
    for (int kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++) {
        if (met[kind] == 0)
            fail_msg("never met: %s", hf_constraint_kind_name((hf_constraint_kind)kind));
    }
}

/* So many kinds have a place in each format, and all of these came back from it; in few puzzles a rare one
 * may be missing. */
static void every_kind_travels(void **state)
{
    enum { KINDS = HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE };
    static const int expected[FORMATS] = {KINDS - 11, KINDS - 15, KINDS - 15, 4};
    (void)state;
    for (size_t f = 0; f < FORMATS; f++) {
        int came_back = 0;
        for (int kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++)
            came_back += travelled[f][kind] > 0;
        if (came_back > expected[f] || (came_back < expected[f] && !test_is_short()))
            fail_msg("%s: %d kinds came back, not %d", formats[f], came_back, expected[f]);
    }
}

/* ---- what is wrong with a constraint ------------------------------------------------------------- */

static void expect_fault(const hf_shape *shape, hf_constraint_kind kind, uint32_t cells,
                         int32_t number, const char *fault)
{
    hf_puzzle_maker *maker;
    uint32_t row[12];
    for (uint32_t i = 0; i < 12; i++)
        row[i] = i;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, kind, row, &cells, 1, &number, number != 0),
                     HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), fault);
    hf_puzzle_maker_free(maker);
}

static void faults(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    expect_fault(shape, HF_CONSTRAINT_CAGE, 9, 46, "no cage of so many cells has this sum");
    expect_fault(shape, HF_CONSTRAINT_CAGE, 2, 2, "no cage of so many cells has this sum");
    expect_fault(shape, HF_CONSTRAINT_CAGE, 10, 0,
                 "a cage has no more cells than there are symbols");
    expect_fault(shape, HF_CONSTRAINT_THERMOMETER, 10, 0,
                 "a thermometer has no more cells than there are symbols");
    expect_fault(shape, HF_CONSTRAINT_DIFFERENCE, 3, 1, "too many cells");
    expect_fault(shape, HF_CONSTRAINT_RENBAN, 1, 0, "too few cells");
    expect_fault(shape, HF_CONSTRAINT_WHISPER, 3, 9, "no two symbols are so far apart");
    expect_fault(shape, HF_CONSTRAINT_KINDS, 1, 0, "no such kind of constraint");
    expect_fault(shape, HF_CONSTRAINT_RENBAN, 3, 7, "it has no number");
    hf_puzzle_maker *maker;
    const uint32_t twice[2] = {4, 4}, outside[2] = {4, 81}, two = 2;
    const int32_t ten = 10;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, twice, &two, 1, &ten, 1),
                     HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), "a cell comes twice");
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, outside, &two, 1, &ten, 1),
        HF_BAD_ARGUMENT);
    assert_string_equal(hf_puzzle_maker_fault(maker), "a cell outside the board");
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* ---- what a puzzle says of its constraints ------------------------------------------------------- */

static void words(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle, *again;
    const uint32_t cells[3] = {0, 1, 9}, three = 3;
    const int32_t number = 10;
    char text[80];
    uint32_t count;
    uint16_t values[81] = {0};
    hf_clash clash;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, &three, 1, &number, 1), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ANTI_KING, NULL, NULL, 0, NULL, 0), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_true(hf_puzzle_is_variant(puzzle));
    assert_false(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_constraints(puzzle), 2);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 1), HF_CONSTRAINT_ANTI_KING);
    hf_puzzle_constraint_text(puzzle, 0, text, sizeof text);
    assert_string_equal(text, "killer cage of 10 in r1c1, r1c2 and r2c1");
    hf_puzzle_constraint_text(puzzle, 1, text, sizeof text);
    assert_string_equal(text, "anti-king");
    assert_int_equal(hf_puzzle_constraint_numbers(puzzle, 0, &count)[0], 10);
    assert_int_equal(count, 1);
    assert_int_equal(hf_puzzle_constraint_parts(puzzle, 0, &count)[0], 3);
    values[0] = 1;
    values[1] = 2;
    assert_int_equal(hf_puzzle_clashes(puzzle, values, &clash, 1), 0);
    values[9] = 8;
    assert_int_equal(hf_puzzle_clashes(puzzle, values, &clash, 1), 1);
    assert_int_equal(clash.constraint, 1);
    assert_int_equal(hf_puzzle_maker_make(maker, &again), HF_OK);
    assert_true(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    hf_puzzle_maker_clear(maker);
    assert_int_equal(hf_puzzle_maker_make(maker, &again), HF_OK);
    assert_false(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Odd and even cells are candidates to whoever knows no constraints. */
static void single_cells(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    const uint32_t cell = 40, one = 1;
    const uint64_t given = 0x1f;
    uint32_t count;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ODD, &cell, &one, 1, NULL, 0),
                     HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_false(hf_puzzle_is_variant(puzzle));
    assert_int_equal(*hf_puzzle_candidates(puzzle, 40), 0x155);
    assert_int_equal(*hf_puzzle_candidates(puzzle, 41), 0x1ff);
    assert_int_equal(hf_puzzle_constraints(puzzle), 1);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 40, &given), HF_OK);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 42, &given), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(*hf_puzzle_candidates(puzzle, 40), 0x15);
    assert_int_equal(hf_puzzle_constraints(puzzle), 2);
    assert_int_equal(hf_puzzle_constraint_cells(puzzle, 0, &count)[1], 42);
    assert_int_equal(count, 2);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* The number of all Sudoku grids is 6,670,903,752,021,072,936,960. */
static void an_estimate_of_the_empty_board(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = finder_of(shape, 5);
    hf_puzzle *puzzle;
    hf_true_candidates found;
    uint64_t sets[81];
    const uint16_t clues[81] = {0};
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_int_equal(hf_solver_candidates(solver, puzzle, &found, sets), HF_OK);
    assert_int_equal(found.answer, HF_MULTIPLE);
    assert_false(found.exact);
    assert_true(found.estimate > 5e21 && found.estimate < 9e21);
    for (uint32_t c = 0; c < 81; c++)
        assert_int_equal(sets[c], 511);
    hf_puzzle_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_by_four),
        cmocka_unit_test(six_by_six),
        cmocka_unit_test(every_kind_travels),
        cmocka_unit_test(faults),
        cmocka_unit_test(words),
        cmocka_unit_test(single_cells),
        cmocka_unit_test(an_estimate_of_the_empty_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
