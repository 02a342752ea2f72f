/* SPDX-License-Identifier: MIT
 *
 * dig_nine.c - many plain 9x9 puzzles dug side by side, so that the lane engines have full lanes.
 *
 * Each puzzle goes through its cells, or orbits of cells, in its own random order, as in dig.c. A clue can go if
 * there is no solution in which its cell holds something else: that is the question which the puzzles put to the
 * solver, all of them as one batch. It needs one solution for a no, and none for a yes. A clue that is needed now
 * is needed ever after, so the order alone decides the result: the same puzzles as one by one.
 *
 * The clues of an orbit go together or not at all. They are blanked together and asked about one by one; a cell
 * that is proven to hold its digit may be taken to hold it in the questions about the others.
 *
 * A third of the questions need no solver: if the clues that remain in its row, column and box leave the cell no
 * other digit, the clue can go. Of the rest, half are answered by yes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/prefetch.h"
#include "generate/nine.h"
#include "generate/wish.h"
#include "solve/solver.h"

enum { CELLS = 81, ANY = 0x1ff };

/* A clue in the order in which they are asked about; those of an orbit stand together. */
typedef struct clue {
    uint8_t cell;
    uint8_t digit; /* 0 to 8 */
    uint8_t size;  /* of the orbit that begins here */
} clue;

/* One puzzle on its way. */
typedef struct hf_digging {
    uint16_t houses[27]; /* the digits that stand in each row, column and box, as bits */
    uint8_t next;        /* the orbit in question; CELLS: done */
    uint8_t part;        /* which clue of it */
    uint8_t clues;
    uint8_t goal; /* no more clues go once there are so few */
    bool asking;  /* is a question out? */
    clue order[CELLS];
    uint16_t candidates[CELLS]; /* a clue's digit, or any; of the cell in question: all others */
    hf_nine_job *job;           /* NULL: none */
} digging;

/* The row, column and box of each cell, as houses. */
typedef struct homes {
    uint8_t of[CELLS][3];
} homes;

static void find_homes(homes *h)
{
    for (unsigned c = 0; c < CELLS; c++) {
        h->of[c][0] = (uint8_t)(c / 9);
        h->of[c][1] = (uint8_t)(9 + c % 9);
        h->of[c][2] = (uint8_t)(18 + c / 27 * 3 + c % 9 / 3);
    }
}

/* ---- the beginning and the end of a puzzle --------------------------------------------------- */

/* The orbits in random order. Without symmetry they are the cells. */
static void shuffle_orbits(const hf_generator *g, hf_rng *rng, const uint8_t *solution,
                           clue order[CELLS])
{
    const hf_orbits *orbits = &g->orbits;
    uint8_t orbit[CELLS];
    if (orbits->count == CELLS) {
        g->nine->filler->shuffle(rng, orbit);
        for (unsigned i = 0; i < CELLS; i++)
            order[i] = (clue){orbit[i], (uint8_t)(solution[orbit[i]] - 1), 1};
        return;
    }
    for (uint8_t i = 0; i < orbits->count; i++)
        orbit[i] = i;
    for (unsigned left = orbits->count; left > 1; left--) {
        unsigned pick = hf_rng_below(rng, left);
        uint8_t swap = orbit[left - 1];
        orbit[left - 1] = orbit[pick];
        orbit[pick] = swap;
    }
    for (unsigned i = 0, at = 0; i < orbits->count; i++) {
        unsigned from = orbits->start[orbit[i]], end = orbits->start[orbit[i] + 1];
        uint8_t size = (uint8_t)(end - from);
        for (; from < end; from++) {
            uint8_t cell = (uint8_t)orbits->cell[from];
            order[at++] = (clue){cell, (uint8_t)(solution[cell] - 1), size};
        }
    }
}

static void begin(const hf_generator *g, hf_nine_job *job, hf_rng *rng, digging *d)
{
    d->job = job;
    shuffle_orbits(g, rng, job->solution, d->order);
    d->goal = (uint8_t)hf_wish_goal(g, rng);
    for (unsigned c = 0; c < CELLS; c++)
        d->candidates[c] = (uint16_t)(1u << (job->solution[c] - 1));
    for (unsigned h = 0; h < 27; h++)
        d->houses[h] = ANY;
    d->next = d->part = 0;
    d->clues = CELLS;
    d->asking = false;
}

static void end(digging *d)
{
    hf_nine_job *job = d->job;
    for (unsigned c = 0; c < CELLS; c++)
        job->puzzle[c] = (uint8_t)(job->solution[c] & (d->candidates[c] == ANY ? 0 : UINT8_MAX));
    job->clues = d->clues;
    d->job = NULL;
}

/* ---- questions and answers ------------------------------------------------------------------- */

/* Takes a digit in or out of the cell's three houses. */
static void flip(const homes *h, digging *d, const clue *c)
{
    const uint8_t *home = h->of[c->cell];
    uint16_t bit = (uint16_t)(1u << c->digit);
    d->houses[home[0]] ^= bit;
    d->houses[home[1]] ^= bit;
    d->houses[home[2]] ^= bit;
}

static void blank_orbit(const homes *h, digging *d)
{
    const clue *c = &d->order[d->next];
    for (const clue *end = c + c->size; c < end; c++) {
        flip(h, d, c);
        d->candidates[c->cell] = ANY;
    }
}

/* All clues of the orbit in question can go. */
static void spare_orbit(digging *d)
{
    const clue *c = &d->order[d->next];
    unsigned size = c->size;
    for (unsigned i = 0; size > 1 && i < size; i++)
        d->candidates[c[i].cell] = ANY;
    d->clues = (uint8_t)(d->clues - size);
    d->next = (uint8_t)(d->next + size);
    d->part = 0;
}

static void put_orbit_back(const homes *h, digging *d)
{
    const clue *c = &d->order[d->next];
    d->next = (uint8_t)(d->next + c->size);
    d->part = 0;
    for (const clue *end = c + c->size; c < end; c++) {
        flip(h, d, c);
        d->candidates[c->cell] = (uint16_t)(1u << c->digit);
    }
}

/* Is the cell's digit all that the clues around it leave? */
static bool is_alone(const homes *h, const digging *d, const clue *c)
{
    const uint8_t *home = h->of[c->cell];
    unsigned seen = d->houses[home[0]] | d->houses[home[1]] | d->houses[home[2]];
    return (seen | 1u << c->digit) == ANY;
}

/* Takes out clues until one needs the solver's word; false: all have been asked about. */
static bool ask(const homes *h, digging *d)
{
    while (d->next < CELLS && d->clues > d->goal) {
        const clue *c = &d->order[d->next];
        if (d->clues - c->size < d->goal) { /* an orbit too large */
            d->next = (uint8_t)(d->next + c->size);
            continue;
        }
        if (d->part == 0)
            blank_orbit(h, d);
        for (; d->part < c->size; d->part++) {
            if (!is_alone(h, d, &c[d->part])) {
                d->candidates[c[d->part].cell] = (uint16_t)(ANY ^ 1u << c[d->part].digit);
                return d->asking = true;
            }
        }
        spare_orbit(d);
    }
    return d->asking = false;
}

static void hear(const homes *h, digging *d, bool other)
{
    const clue *c = &d->order[d->next];
    HF_ASSERT(d->asking && d->next < CELLS && d->part < c->size);
    if (other) {
        put_orbit_back(h, d);
        return;
    }
    d->candidates[c[d->part].cell] = c->size == 1 ? ANY : (uint16_t)(1u << c[d->part].digit);
    if (++d->part == c->size)
        spare_orbit(d);
}

/* ---- all jobs -------------------------------------------------------------------------------- */

typedef struct crew {
    hf_generator *g;
    hf_nine_job *jobs;
    size_t count;
    size_t next; /* the first job that nobody has begun */
    size_t width;
    homes homes;
} crew;

/* A job that nobody has begun; false: there is none. */
static bool take_job(crew *w, digging *d)
{
    hf_nine_batch *batch = w->g->nine;
    size_t job = w->next;
    if (job == w->count || (job == batch->filled && !hf_nine_fill(w->g, w->jobs, w->count)))
        return false;
    begin(w->g, &w->jobs[job], &batch->rng[job % HF_FILL_NINE_SOME], d);
    w->next++;
    return true;
}

static const digging *at_work(const crew *w, size_t i)
{
    return &w->g->nine->digging[i < w->width ? i : w->width - 1];
}

/* While the solver worked, the puzzles have left the near memory. What is needed of the next ones is asked for early: first
 * where a puzzle stands, then its clue there, then that clue's cell (3-4 % of all the time). */
static void call_for(const crew *w, size_t i)
{
    const digging *soon = at_work(w, i + 4), *next = at_work(w, i + 2);
    hf_prefetch(at_work(w, i + 8));
    hf_prefetch(&soon->order[soon->next < CELLS ? soon->next : 0]);
    hf_prefetch(&soon->job);
    hf_prefetch(&next->candidates[next->order[next->next < CELLS ? next->next : 0].cell]);
}

/* Hears the answers to all questions that are out and collects the next, from each puzzle as far as it goes without
 * one; returns how many. */
static size_t go_round(crew *w)
{
    hf_nine_batch *batch = w->g->nine;
    const hf_brief *answer = batch->brief;
    size_t questions = 0;
    for (size_t i = 0; i < w->width; i++) {
        digging *d = &batch->digging[i];
        call_for(w, i);
        if (d->job != NULL) /* it was left with a question: whoever has none more is at its end */
            hear(&w->homes, d, answer++->count > 0);
        while (d->job != NULL || take_job(w, d)) {
            if (ask(&w->homes, d)) {
                batch->question[questions++] = (const char *)d->candidates;
                break;
            }
            end(d);
        }
    }
    return questions;
}

hf_status hf_dig_nine(hf_generator *g, size_t count, hf_nine_job *jobs)
{
    hf_nine_batch *batch = g->nine;
    crew w = {.g = g, .jobs = jobs, .count = count};
    w.width = count < HF_NINE_WIDTH ? count : HF_NINE_WIDTH;
    find_homes(&w.homes);
    if (batch->digging == NULL)
        batch->digging = malloc(HF_NINE_WIDTH * sizeof *batch->digging);
    if (batch->digging == NULL)
        return HF_NO_MEMORY;
    for (size_t i = 0; i < w.width; i++)
        batch->digging[i] = (digging){.next = 0};
    for (size_t questions; (questions = go_round(&w)) > 0;) {
        hf_status status = hf_solver_find_some(batch->some, questions, batch->question,
                                               batch->asked, batch->brief);
        HF_ASSERT(status == HF_OK);      /* whoever takes batches needs no more memory */
        if (hf_search_expired(&g->task)) /* then the answers may be none */
            return HF_END;
    }
    return w.next == count ? HF_OK : HF_END;
}
