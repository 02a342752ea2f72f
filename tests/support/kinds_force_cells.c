/* SPDX-License-Identifier: MIT
 *
 * kinds_force_cells.c - the meaning of kinds that speak of their own cells alone, in the order in which they are told.
 */
#include "support/kinds_force_data.h"

static bool all_different(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < force_length(t); i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (force_value(v, t, i) == force_value(v, t, k))
                return false;
        }
    }
    return true;
}

static bool is_any(int number, const told *t)
{
    for (uint32_t i = 0; i < t->number_count; i++) {
        if (t->numbers[i] == number)
            return true;
    }
    return false;
}

static bool zipped(const uint8_t *v, const told *t)
{
    uint32_t n = force_length(t);
    int wanted =
        n % 2 != 0 ? force_value(v, t, n / 2) : force_value(v, t, 0) + force_value(v, t, n - 1);
    for (uint32_t i = 0; i < n / 2; i++) {
        if (force_value(v, t, i) + force_value(v, t, n - 1 - i) != wanted)
            return false;
    }
    return true;
}

static bool equal_parts(const uint8_t *v, const told *t)
{
    uint32_t from = 0;
    for (uint32_t i = 0; i < t->part_count; i++) {
        if (force_sum(v, t, from, from + t->parts[i]) != force_sum(v, t, 0, t->parts[0]))
            return false;
        from += t->parts[i];
    }
    return true;
}

/* Can the line be cut into pieces with this sum? */
static bool cut_up(const uint8_t *v, const told *t)
{
    uint32_t n = force_length(t);
    for (uint32_t start = 0; start < (t->number_count > 1 ? n : 1); start++) {
        int sum = 0;
        bool good = true;
        for (uint32_t i = 0; i < n; i++) {
            sum += force_value(v, t, (start + i) % n);
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
    uint32_t n = force_length(t);
    int a = force_value(v, t, 0), z = force_value(v, t, n - 1);
    int low = a < z ? a : z, high = a < z ? z : a;
    if (outside && high - low < t->numbers[0])
        return false;
    for (uint32_t i = 1; i + 1 < n; i++) {
        int x = force_value(v, t, i);
        if (outside ? x >= low && x <= high : x <= low || x >= high)
            return false;
    }
    return true;
}

static bool lunch(const uint8_t *v, const told *t)
{
    uint32_t low = 0, high = 0;
    for (uint32_t i = 0; i < force_length(t); i++) {
        low = force_value(v, t, i) < force_value(v, t, low) ? i : low;
        high = force_value(v, t, i) > force_value(v, t, high) ? i : high;
    }
    uint32_t from = low < high ? low : high, to = low < high ? high : low;
    return all_different(v, t) && force_sum(v, t, from + 1, to) == t->numbers[0];
}

static int sandwich(const boards *b, const uint8_t *v, const told *t)
{
    int sum = -1;
    for (uint32_t i = 0; i < force_length(t); i++) {
        if (force_value(v, t, i) == 1 || force_value(v, t, i) == b->n) {
            if (sum >= 0)
                return sum;
            sum = 0;
        } else if (sum >= 0) {
            sum += force_value(v, t, i);
        }
    }
    return -1;
}

static int seen(const uint8_t *v, const told *t)
{
    int highest = 0, count = 0;
    for (uint32_t i = 0; i < force_length(t); i++) {
        count += force_value(v, t, i) > highest;
        highest = force_value(v, t, i) > highest ? force_value(v, t, i) : highest;
    }
    return count;
}

static int first_hidden(const uint8_t *v, const told *t)
{
    for (uint32_t i = 1; i < force_length(t); i++) {
        if (force_value(v, t, i) < force_value(v, t, i - 1))
            return force_value(v, t, i);
    }
    return 0;
}

static int how_often(const uint8_t *v, const told *t, int symbol)
{
    int count = 0;
    for (uint32_t i = 0; i < force_length(t); i++)
        count += force_value(v, t, i) == symbol;
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
    for (uint32_t i = 0; i < force_length(t); i++) {
        if (how_often(v, t, force_value(v, t, i)) != force_value(v, t, i))
            return false;
    }
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
    return number == force_sum(v, t, t->parts[0], force_length(t));
}

/* Is every two in turn, at a distance below `reach`, good? */
static bool in_turn(const uint8_t *v, const told *t, uint32_t reach, int number,
                    bool (*good)(int a, int c, int number))
{
    for (uint32_t i = 0; i < force_length(t); i++) {
        for (uint32_t k = i + 1; k < force_length(t) && k < i + reach; k++) {
            if (!good(force_value(v, t, i), force_value(v, t, k), number))
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
    for (uint32_t i = 0; i < force_length(t); i++) {
        low = force_value(v, t, i) < low ? force_value(v, t, i) : low;
        high = force_value(v, t, i) > high ? force_value(v, t, i) : high;
    }
    return all_different(v, t) && high - low + 1 == (int)force_length(t);
}

static bool mirrored(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < force_length(t); i++) {
        if (force_value(v, t, i) != force_value(v, t, force_length(t) - 1 - i))
            return false;
    }
    return true;
}

static bool cloned(const uint8_t *v, const told *t)
{
    for (uint32_t i = 0; i < force_length(t); i++) {
        if (force_value(v, t, i) != force_value(v, t, i % t->parts[0]))
            return false;
    }
    return true;
}

meaning force_on_cells(const boards *b, const uint8_t *v, const told *t)
{
    int first = t->part_count > 0 ? force_value(v, t, 0) : 0;
    int second = force_length(t) > 1 ? force_value(v, t, 1) : 0;
    int number = t->number_count > 0 ? t->numbers[0] : 0;
    int sum = force_sum(v, t, 0, force_length(t));
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
        return 2 * (first + force_value(v, t, force_length(t) - 1)) == sum;
    case HF_CONSTRAINT_REGION:
        return all_different(v, t);
    case HF_CONSTRAINT_ODD:
        return first % 2 == 1;
    case HF_CONSTRAINT_EVEN:
        return first % 2 == 0;
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
    case HF_CONSTRAINT_BETWEEN:
        return between(v, t, false);
    case HF_CONSTRAINT_LOCKOUT:
        return between(v, t, true);
    case HF_CONSTRAINT_QUADRUPLE:
        return contains(v, t);
    case HF_CONSTRAINT_SANDWICH:
        return sandwich(b, v, t) == number;
    case HF_CONSTRAINT_X_SUM:
        return force_sum(v, t, 0, (uint32_t)first) == number;
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
        return force_value(v, t, (uint32_t)first - 1) == number;
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
    case HF_CONSTRAINT_SAME_SETS:
        return same_sets(b, v, t);
    default:
        return ELSEWHERE;
    }
}

int force_number(const boards *b, const uint8_t *v, const told *t)
{
    switch (t->kind) {
    case HF_CONSTRAINT_DIFFERENCE:
        return abs(force_value(v, t, 0) - force_value(v, t, 1));
    case HF_CONSTRAINT_SANDWICH:
        return sandwich(b, v, t);
    case HF_CONSTRAINT_X_SUM:
        return force_sum(v, t, 0, (uint32_t)force_value(v, t, 0));
    case HF_CONSTRAINT_SKYSCRAPER:
        return seen(v, t);
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        return first_hidden(v, t);
    case HF_CONSTRAINT_NUMBERED_ROOM:
        return force_value(v, t, (uint32_t)force_value(v, t, 0) - 1);
    case HF_CONSTRAINT_FULL_RANK:
        return force_rank(b, v, t);
    case HF_CONSTRAINT_LOOK_AND_SAY:
        return how_often(v, t, t->numbers[1]);
    case HF_CONSTRAINT_WEIGHTED_SUM:
        return force_weighted(v, t);
    default:
        return force_sum(v, t, 0, force_length(t));
    }
}
