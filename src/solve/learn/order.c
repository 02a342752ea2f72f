/* SPDX-License-Identifier: MIT
 *
 * order.c - what to guess: the candidate with the greatest product of activity (how much it took
 * part in conflicts lately) and tightness (how few members its groups have left). Guessed
 * true: that has by far the more consequences. (Where there are more clauses than houses, activity alone counts, and
 * candidates are guessed false: learner.c.)
 *
 * Variables are kept in a heap by activity. The product's maximum is found by branch and bound:
 * below a node nothing is more active than the node, and no tightness exceeds that of a variable
 * whose groups are all pairs; so a subtree whose node cannot beat the best so far is skipped. 25 %
 * fewer conflicts than activity alone.
 */
#include <math.h>
#include <string.h>

#include "base/rng.h"
#include "solve/learn/order.h"
#include "solve/learn/room.h"

/* With nearly equal activities the bound cuts little; so many nodes are enough then. */
enum { MOST_VISITS = 300 };
/* Above this all activities are scaled down, before a double overflows. */
static const double activity_limit = 1e100;
/* Activity before the first conflict: a thousandth of a conflict's worth, to start at tight groups
 * and because the branch and bound would visit the whole heap if all were equal. */
static const double first_activity = 0.001;
/* Candidates of a known solution start ahead of the others, as if they had met a conflict. */
static const double guided_activity = 1;
/* A seed other than 0 moves the first activities by up to a thousandth of that. */
static const double seed_noise = 1e-6 / 1024;

enum { MOST_MEMBERS = HF_MAX_SIZE };

/* ---- memory ---------------------------------------------------------------------------------- */

void hf_order_close(hf_order *o)
{
    void *all[] = {o->activity, o->heap, o->place, o->visit, o->tightness};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    memset(o, 0, sizeof *o);
}

size_t hf_order_memory(const hf_order *o)
{
    return o->vars_room *
               (sizeof *o->activity + sizeof *o->heap + sizeof *o->place + sizeof *o->visit) +
           (o->tightness ? (MOST_MEMBERS + 1) * sizeof *o->tightness : 0);
}

static bool fit_tightness(hf_order *o)
{
    if (o->tightness)
        return true;
    o->tightness = malloc((MOST_MEMBERS + 1) * sizeof *o->tightness);
    if (!o->tightness)
        return false;
    /* How much a group speaks for guessing one of its members: 1/2 for a pair, less for more. A
     * root because the plain quotient lets pairs drown everything that was learned. */
    o->tightness[0] = o->tightness[1] = 0;
    for (int live = 2; live <= MOST_MEMBERS; live++)
        o->tightness[live] = 0.5f * sqrtf(2.0f / (float)live);
    return true;
}

static bool fit_vars(hf_order *o, size_t vars)
{
    size_t now = hf_room_for(vars);
    if (vars <= o->vars_room)
        return true;
    o->vars_room = 0;
    if (!hf_room_renew(&o->activity, now, sizeof *o->activity) ||
        !hf_room_renew(&o->heap, now, sizeof *o->heap) ||
        !hf_room_renew(&o->place, now, sizeof *o->place) ||
        !hf_room_renew(&o->visit, now, sizeof *o->visit))
        return false;
    o->vars_room = now;
    return true;
}

bool hf_order_start(hf_order *o, uint32_t vars, uint32_t choices)
{
    o->vars = vars;
    o->choices = choices;
    o->count = 0;
    o->step = 1;
    if (!fit_vars(o, vars) || !fit_tightness(o))
        return false;
    for (uint32_t var = 0; var < vars; var++) {
        o->activity[var] = 0;
        o->place[var] = var < choices ? HF_NOT_IN_HEAP : HF_NEVER_GUESSED;
    }
    return true;
}

/* ---- the heap -------------------------------------------------------------------------------- */

static void sift_up(hf_order *o, uint32_t place)
{
    uint32_t *heap = o->heap, var = heap[place];
    double activity = o->activity[var];
    while (place) {
        uint32_t parent = (place - 1) / 2;
        if (o->activity[heap[parent]] >= activity)
            break;
        heap[place] = heap[parent];
        o->place[heap[place]] = place;
        place = parent;
    }
    heap[place] = var;
    o->place[var] = place;
}

static void sift_down(hf_order *o, uint32_t place)
{
    uint32_t *heap = o->heap, var = heap[place];
    double activity = o->activity[var];
    for (;;) {
        uint32_t child = 2 * place + 1;
        if (child >= o->count)
            break;
        if (child + 1 < o->count && o->activity[heap[child + 1]] > o->activity[heap[child]])
            child++;
        if (o->activity[heap[child]] <= activity)
            break;
        heap[place] = heap[child];
        o->place[heap[place]] = place;
        place = child;
    }
    heap[place] = var;
    o->place[var] = place;
}

void hf_order_insert(hf_order *o, uint32_t var)
{
    o->heap[o->count] = var;
    sift_up(o, o->count++);
}

void hf_order_clean(hf_order *o, const hf_assignment *a)
{
    while (o->count && !hf_assignment_is_open(a, o->heap[0])) {
        o->place[o->heap[0]] = HF_NOT_IN_HEAP;
        if (--o->count) {
            o->heap[0] = o->heap[o->count];
            sift_down(o, 0);
        }
    }
}

void hf_order_bump(hf_order *o, uint32_t var)
{
    o->activity[var] += o->step;
    if (o->activity[var] > activity_limit) {
        for (uint32_t v = 0; v < o->vars; v++)
            o->activity[v] /= activity_limit;
        o->step /= activity_limit;
    }
    if (o->place[var] < HF_NEVER_GUESSED)
        sift_up(o, o->place[var]);
}

/* ---- what to guess --------------------------------------------------------------------------- */

void hf_order_begin(hf_order *o, const hf_model *m, const hf_assignment *a)
{
    hf_rng rng = hf_rng_make(o->seed, 0);
    for (uint32_t i = 0; i < o->count; i++)
        o->place[o->heap[i]] = HF_NOT_IN_HEAP;
    o->count = 0;
    for (uint32_t var = 0; var < o->choices; var++) {
        const uint32_t *seat = hf_model_seats(m, var);
        double sum = 0;
        if (!hf_assignment_is_open(a, var))
            continue;
        for (uint32_t i = 0; i < m->seats && seat[i] != HF_NO_SEAT; i++)
            sum += 1.0 / hf_assignment_live(a, m, seat[i]);
        o->activity[var] = first_activity * sum;
        if (o->guide &&
            o->guide[m->candidate[var] / o->guide_size] == m->candidate[var] % o->guide_size + 1)
            o->activity[var] += guided_activity;
        if (o->seed)
            o->activity[var] += seed_noise * hf_rng_below(&rng, 1 << 20);
    }
    for (uint32_t var = 0; var < o->choices; var++)
        if (hf_assignment_is_open(a, var))
            hf_order_insert(o, var);
}

static float tightness_of(const hf_order *o, const hf_model *m, const hf_assignment *a,
                          uint32_t var)
{
    const uint32_t *seat = hf_model_seats(m, var);
    float sum = 0;
    if (m->form == HF_MODEL_PLAIN)
        return o->tightness[hf_popcount64(a->live[seat[0] >> 6])] +
               o->tightness[hf_popcount64(a->live[seat[1] >> 6])] +
               o->tightness[hf_popcount64(a->live[seat[2] >> 6])] +
               o->tightness[hf_popcount64(a->live[seat[3] >> 6])];
    for (uint32_t i = 0; i < m->seats && seat[i] != HF_NO_SEAT; i++)
        sum += o->tightness[hf_assignment_live(a, m, seat[i])];
    return sum;
}

bool hf_order_next(hf_order *o, const hf_model *m, const hf_assignment *a, uint32_t *var)
{
    double best = -1, most_tight = (double)m->seats * o->tightness[2];
    uint32_t waiting = 0, visits = 0;

    hf_order_clean(o, a);
    if (!o->count)
        return false;
    if (o->by_activity) {
        *var = o->heap[0];
        return true;
    }
    o->visit[waiting++] = 0;
    /* The root of the heap is open, so that something is found at the first visit. */
    while (waiting && visits++ < MOST_VISITS) {
        uint32_t place = o->visit[--waiting], at = o->heap[place], child = 2 * place + 1;
        double activity = o->activity[at];
        if (activity * most_tight <= best)
            continue;
        if (hf_assignment_is_open(a, at)) {
            double worth = activity * (double)tightness_of(o, m, a, at);
            if (worth > best) {
                best = worth;
                *var = at;
            }
        }
        if (child + 1 < o->count) { /* the more active child last: it is looked at first */
            bool left = o->activity[o->heap[child]] > o->activity[o->heap[child + 1]];
            o->visit[waiting++] = left ? child + 1 : child;
            o->visit[waiting++] = left ? child : child + 1;
        } else if (child < o->count) {
            o->visit[waiting++] = child;
        }
    }
    return true;
}
