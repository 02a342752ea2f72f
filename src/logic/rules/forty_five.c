/* SPDX-License-Identifier: MIT
 *
 * forty_five.c - the rule of 45: every house adds up to 45 (on boards of nine symbols).
 *
 *      +-------+-----+
 *      |12     |15   |  . .     the cages inside a row come to 27, so the two cells left over, the
 *      +-------+-----+          innies, add up to 18
 *
 * Innies: cells of one house, or of several neighbours of one kind, that no cage inside covers. Outies:
 * cells outside of cages that reach in, if cages cover all of the houses: what the cages come to beyond
 * the houses' own sum.
 */
#include "base/assert.h"
#include "logic/ruled.h"
#include "logic/rules/rules.h"

enum { INNIES, OUTIES };
enum { MOST_HOUSES = 4, MOST_LEFT = 4 };

/* Neighbouring houses of one kind, and the cages that lie in them. */
typedef struct region {
    uint32_t first, count;
    hf_set cells;
    int32_t whole; /* what the houses add up to */
    int32_t cages; /* what the cages used add up to */
} region;

/* A sum of cells that counts as a cage here: each cell once, and no two the same cell. */
static bool is_cage(const hf_view *v, const hf_primitive *p)
{
    if (p->type != HF_PRIMITIVE_SUM)
        return false;
    for (uint32_t i = 0; i < p->count; i++)
        if (v->rules->numbers[p->data + i] != 1)
            return false;
    return true;
}

static void cells_of(const hf_view *v, const hf_primitive *p, uint64_t *set)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    set_clear(set, v->words);
    for (uint32_t i = 0; i < p->count; i++)
        set_add(set, cells[i]);
}

/* Adds up the cages inside the region, or those that reach into it, as far as they do not overlap. */
static void use_cages(const hf_view *v, region *r, bool inside, uint64_t *covered)
{
    hf_set cage;
    set_clear(covered, v->words);
    r->cages = 0;
    for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
        const hf_primitive *p = &v->rules->primitives[i];
        if (!is_cage(v, p))
            continue;
        cells_of(v, p, cage);
        if (set_meets(cage, covered, v->words) || !set_meets(cage, r->cells, v->words))
            continue;
        set_minus(cage, cage, r->cells, v->words);
        if (inside && set_count(cage, v->words) > 0)
            continue;
        cells_of(v, p, cage);
        set_or(covered, covered, cage, v->words);
        r->cages += v->rules->numbers[p->data + p->count];
    }
}

static bool report(hf_find *find, const region *r, uint32_t variant, const uint64_t *left)
{
    const hf_view *v = find->view;
    uint32_t cells[MOST_LEFT], count = 0;
    int32_t total = variant == INNIES ? r->whole - r->cages : r->cages - r->whole;
    hf_sum sum;
    SET_EACH (cell, left, v->words)
        cells[count++] = cell;
    if (!find_wants(find, &hf_rule_forty_five[variant]))
        return true;
    bool few = hf_ruled_sum(v, cells, NULL, count, total, &sum);
    HF_ASSERT(few); /* MOST_LEFT is less than a sum may have */
    (void)few;
    hf_step *step = hf_find_begin(find, &hf_rule_forty_five[variant]);
    if (!hf_ruled_strike_sum(step, v, &sum))
        return true;
    hf_step_numbers(step, v, r->whole, r->cages);
    for (uint32_t h = 0; h < r->count; h++)
        hf_step_house(step, HF_ROLE_BASE, 0, r->first + h);
    for (uint32_t i = 0; i < count; i++)
        hf_ruled_mark(step, v, cells[i]);
    return hf_find_emit(find);
}

static bool look(hf_find *find, region *r)
{
    const hf_view *v = find->view;
    hf_set covered, left;
    use_cages(v, r, true, covered);
    set_minus(left, r->cells, covered, v->words);
    uint32_t count = set_count(left, v->words);
    if (r->cages > 0 && count > 0 && count <= MOST_LEFT && !report(find, r, INNIES, left))
        return false;
    use_cages(v, r, false, covered);
    set_minus(left, r->cells, covered, v->words);
    if (set_count(left, v->words) > 0)
        return true;
    set_minus(left, covered, r->cells, v->words);
    count = set_count(left, v->words);
    return count == 0 || count > MOST_LEFT || report(find, r, OUTIES, left);
}

/* Does every symbol stand `count` times in these houses: are they apart, and of one kind? */
static bool gather(const hf_view *v, region *r)
{
    set_clear(r->cells, v->words);
    for (uint32_t h = r->first; h < r->first + r->count; h++) {
        if (v->kind[h] != v->kind[r->first] || set_meets(r->cells, view_house(v, h), v->words))
            return false;
        set_or(r->cells, r->cells, view_house(v, h), v->words);
    }
    int32_t size = (int32_t)v->size;
    r->whole = (int32_t)r->count * (size * (size - 1) / 2 + size * v->rules->first);
    return true;
}

static void find_forty_five(hf_find *find)
{
    const hf_view *v = find->view;
    region r;
    for (r.count = 1; v->rules && r.count <= MOST_HOUSES; r.count++)
        for (r.first = 0; r.first + r.count <= v->houses; r.first++)
            if (gather(v, &r) && !look(find, &r))
                return;
}

const hf_rule hf_rule_forty_five[] = {{.name = "Innies",
                                       .key = "innies",
                                       .code = "",
                                       .brief = "inn",
                                       .variant = INNIES,
                                       .find = find_forty_five},
                                      {.name = "Outies",
                                       .key = "outies",
                                       .code = "",
                                       .brief = "out",
                                       .variant = OUTIES,
                                       .find = find_forty_five}};
