/* SPDX-License-Identifier: MIT
 *
 * aligned.c - aligned pair and triplet exclusion: try every combination of digits in two or three
 * cells, drop those that leave a cell seen by all of them without a candidate, and strike the
 * digits that are in none of the rest.
 *
 * The cells that exclude (two candidates, for triplets also three) must be at least two. The third
 * cell of a triplet is taken from the excluders of the first two: an oddity of the original, which
 * the ratings depend on.
 *
 * Combinations are not listed: for each digit of each cell one allowed combination is looked for.
 * Most third cells are ruled out by what the excluders common to the first two alone could forbid.
 */
#include "base/assert.h"
#include "logic/se/hint.h"

#include <string.h>

typedef struct se_aligned {
    const se_field *field;
    unsigned degree;        /* 2 or 3 */
    uint8_t list[SE_CELLS]; /* cells that may take part */
    unsigned count;
    se_cells listed;                      /* the same as a set */
    uint8_t excluder[SE_CELLS][SE_PEERS]; /* by cell, in the order of its peers */
    uint8_t excluders[SE_CELLS];
    se_cells excluding[SE_CELLS]; /* the same as sets */
} se_aligned;

/* The cells of one trial, their candidates, and what the common excluders have. */
typedef struct se_trial {
    unsigned cells;
    uint8_t cell[3];
    uint16_t digits[3];
    uint16_t allowed[3];
    bool sees[3][3];
    uint16_t excluder[SE_PEERS];
    unsigned excluders;
} se_trial;

static void list_excluders(se_aligned *a, unsigned cell)
{
    const se_field *f = a->field;
    bool single = false;
    for (unsigned k = 0; k < SE_PEERS; k++) {
        unsigned peer = hf_se_peer[cell][k], count = se_count(f->cand[peer]);
        single |= count == 1;
        if (count < 2 || count > a->degree)
            continue;
        a->excluder[cell][a->excluders[cell]++] = (uint8_t)peer;
        se_add(&a->excluding[cell], peer);
    }
    if (a->excluders[cell] && !single) {
        a->list[a->count++] = (uint8_t)cell;
        se_add(&a->listed, cell);
    }
}

static void begin(se_aligned *a, const se_field *f, unsigned degree)
{
    a->field = f;
    a->degree = degree;
    a->count = 0;
    a->listed = (se_cells){0, 0};
    memset(a->excluders, 0, sizeof a->excluders);
    memset(a->excluding, 0, sizeof a->excluding);
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (se_is_many(f->cand[c]))
            list_excluders(a, c);
}

static bool has_two(const se_cells *set)
{
    return set->low ? (set->low & (set->low - 1)) || set->high : (set->high & (set->high - 1)) != 0;
}

static se_cells common_excluders(const se_aligned *a, unsigned first, unsigned second)
{
    return (se_cells){a->excluding[first].low & a->excluding[second].low,
                      a->excluding[first].high & a->excluding[second].high};
}

static unsigned list_digits(const se_field *f, se_cells set, uint16_t *digits)
{
    unsigned count = 0;
    while (!se_empty(&set))
        digits[count++] = f->cand[se_take(&set)];
    return count;
}

/* ---- one trial ------------------------------------------------------------------------------- */

static bool is_forbidden(const se_trial *t, unsigned digits)
{
    for (unsigned i = 0; i < t->excluders; i++)
        if (!(t->excluder[i] & ~digits))
            return true;
    return false;
}

/* Is a combination allowed that has the digit in the cell `at`? All its digits are then marked. The
 * cells before `at` are only tried with digits known to be allowed: others are in no combination.
 */
static bool has_combination(se_trial *t, unsigned at, unsigned digit)
{
    unsigned x = at == 0 ? 1 : 0, y = at == 2 ? 1 : 2;
    unsigned in_x = x < at ? t->allowed[x] : t->digits[x];
    unsigned in_y = y < at ? t->allowed[y] : t->digits[y];
    if (t->sees[at][x])
        in_x &= ~(1u << digit);
    if (t->sees[at][y])
        in_y &= ~(1u << digit);
    BIT_EACH (i, in_x)
        BIT_EACH (j, t->sees[x][y] ? in_y & ~(1u << i) : in_y)
            if (!is_forbidden(t, 1u << digit | 1u << i | 1u << j)) {
                t->allowed[at] = (uint16_t)(t->allowed[at] | 1u << digit);
                t->allowed[x] = (uint16_t)(t->allowed[x] | 1u << i);
                t->allowed[y] = (uint16_t)(t->allowed[y] | 1u << j);
                return true;
            }
    return false;
}

/* True: some digit is in no allowed combination. A pair is a triple whose third cell has a tenth
 * digit that disturbs nobody. */
static bool try_cells(const se_aligned *a, const uint8_t *cell, unsigned cells, se_cells excluders,
                      se_trial *t)
{
    bool missing = false;
    t->cells = cells;
    for (unsigned i = 0; i < 3; i++) {
        t->cell[i] = i < cells ? cell[i] : 0;
        t->digits[i] = i < cells ? a->field->cand[cell[i]] : 1u << 9;
        t->allowed[i] = 0;
        for (unsigned j = 0; j < 3; j++)
            t->sees[i][j] = i < cells && j < cells && se_sees(cell[i], cell[j]);
    }
    t->excluders = list_digits(a->field, excluders, t->excluder);
    for (unsigned i = 0; i < cells; i++)
        BIT_EACH (d, t->digits[i])
            if (!(t->allowed[i] >> d & 1) && !has_combination(t, i, d))
                missing = true;
    return missing;
}

static void tell(const se_aligned *a, const se_trial *t, se_cells excluders, se_hint *hint)
{
    for (unsigned i = 0; i < t->cells; i++) {
        hf_se_hint_strike(hint, a->field, t->cell[i], SE_ALL & ~(unsigned)t->allowed[i]);
        hf_se_hint_mark(hint, SE_ROLE_TARGET, t->cell[i], t->digits[i]);
    }
    while (!se_empty(&excluders)) {
        unsigned cell = se_take(&excluders);
        hf_se_hint_mark(hint, SE_ROLE_EXCLUDER, cell, a->field->cand[cell]);
    }
}

/* ---- pairs ----------------------------------------------------------------------------------- */

bool hf_se_aligned_pair(const se_position *p, se_hint *hint)
{
    se_aligned a;
    se_trial trial;
    begin(&a, &p->field, 2);
    for (unsigned j = 1; j < a.count; j++)
        for (unsigned i = 0; i < j; i++) {
            uint8_t pair[2] = {a.list[i], a.list[j]};
            se_cells excluders = common_excluders(&a, pair[0], pair[1]);
            if (!has_two(&excluders) || !try_cells(&a, pair, 2, excluders, &trial))
                continue;
            tell(&a, &trial, excluders, hint);
            return hf_se_hint_found(hint, SE_ALIGNED_PAIR, 6.2);
        }
    return false;
}

/* ---- triplets -------------------------------------------------------------------------------- */

/* What a third cell must be like: all its digits in one of `sets`, or one of them in `any`. */
typedef struct se_third {
    uint16_t set[18];
    unsigned sets;
    unsigned any;
} se_third;

/* Digits of a third cell that the excluders of the pair could forbid beside each digit of the pair:
 * if a digit x of the first cell is to go, then with every y all digits of the third cell are
 * forbidden; if a digit of the third is to go, it is forbidden with every x and y. The third cell's
 * excluders are among those of the pair, so these conditions are necessary. */
static bool wants_third(const se_aligned *a, const uint8_t *pair, se_cells excluders,
                        se_third *third)
{
    const se_field *f = a->field;
    uint16_t excluder[SE_PEERS];
    unsigned count = list_digits(f, excluders, excluder), with_y[9];
    bool sees = se_sees(pair[0], pair[1]);
    third->sets = 0;
    third->any = SE_ALL;
    for (unsigned d = 0; d < 9; d++)
        with_y[d] = SE_ALL;
    BIT_EACH (x, f->cand[pair[0]]) {
        unsigned with_x = SE_ALL;
        BIT_EACH (y, sees ? f->cand[pair[1]] & ~(1u << x) : f->cand[pair[1]]) {
            unsigned both = 1u << x | 1u << y, forbidden = both;
            for (unsigned i = 0; i < count; i++) {
                unsigned left = excluder[i] & ~both;
                if (!left) { /* the pair alone is forbidden */
                    forbidden = SE_ALL;
                    break;
                }
                if (!se_is_many(left))
                    forbidden |= left;
            }
            with_x &= forbidden;
            with_y[y] &= forbidden;
            third->any &= forbidden;
        }
        if (se_is_many(with_x))
            third->set[third->sets++] = (uint16_t)with_x;
    }
    BIT_EACH (y, f->cand[pair[1]])
        if (se_is_many(with_y[y]))
            third->set[third->sets++] = (uint16_t)with_y[y];
    /* Each cell has two digits or more: of these, one is not the digit that is forbidden whatever the pair, and
     * makes a set with it. */
    HF_ASSERT(third->sets || !third->any);
    return third->sets > 0;
}

static bool fits(const se_third *third, unsigned digits)
{
    if (digits & third->any)
        return true;
    for (unsigned i = 0; i < third->sets; i++)
        if (!(digits & ~(unsigned)third->set[i]))
            return true;
    return false;
}

/* The excluders of the first cell, then those of the second alone, as far as they are listed. */
static unsigned list_thirds(const se_aligned *a, const uint8_t *pair, uint8_t *cells)
{
    unsigned count = 0;
    for (unsigned i = 0; i < 2; i++)
        for (unsigned k = 0; k < a->excluders[pair[i]]; k++) {
            unsigned cell = a->excluder[pair[i]][k];
            if (se_has(&a->listed, cell) && cell != pair[1 - i] &&
                !(i == 1 && se_has(&a->excluding[pair[0]], cell)))
                cells[count++] = (uint8_t)cell;
        }
    return count;
}

static bool try_pair(const se_aligned *a, const uint8_t *pair, se_hint *hint)
{
    uint8_t thirds[2 * SE_PEERS];
    se_third third;
    se_trial trial;
    se_cells excluders = common_excluders(a, pair[0], pair[1]);
    if (!has_two(&excluders) || !wants_third(a, pair, excluders, &third))
        return false;
    unsigned count = list_thirds(a, pair, thirds);
    for (unsigned k = 0; k < count; k++) {
        uint8_t cell[3] = {pair[0], pair[1], thirds[k]};
        se_cells all = {excluders.low & a->excluding[cell[2]].low,
                        excluders.high & a->excluding[cell[2]].high};
        if (!fits(&third, a->field->cand[cell[2]]) || !has_two(&all) ||
            !try_cells(a, cell, 3, all, &trial))
            continue;
        tell(a, &trial, all, hint);
        return hf_se_hint_found(hint, SE_ALIGNED_TRIPLE, 7.5);
    }
    return false;
}

bool hf_se_aligned_triple(const se_position *p, se_hint *hint)
{
    se_aligned a;
    begin(&a, &p->field, 3);
    for (unsigned j = 1; j < a.count; j++)
        for (unsigned i = 0; i < j; i++) {
            uint8_t pair[2] = {a.list[i], a.list[j]};
            if (try_pair(&a, pair, hint))
                return true;
        }
    return false;
}
