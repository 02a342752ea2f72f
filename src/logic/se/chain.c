/* SPDX-License-Identifier: MIT
 *
 * chain.c - the search for static chains and cycles.
 *
 * From each source one breadth-first walk serves both its chain and its cycles, since both follow
 * the same links in the same order; what reach.h rules out is not walked from. If only the best is
 * wanted, chains come first and then cycles, no deeper than could still be better: where complexity
 * and rating are equal the order of generation decides, and each chain knows its own.
 */
#include "base/assert.h"
#include "logic/se/se.h"

enum { ORDERS = 2048 }; /* of one source: cycles, then the chain from on, the chain from off */

typedef struct se_walk {
    hf_se *se;
    se_chains *all;
    const se_field *field;
    se_web *web;
    se_mode mode;
    se_cells places[9]; /* by digit */
    bool cycles, chains;
    unsigned deepest; /* longest walk to a source that is worth following */
    uint32_t changes; /* of the best when that was worked out */
} se_walk;

const se_kind hf_se_cycle_kind[SE_MODES] = {SE_X_CYCLE, SE_Y_CYCLE, SE_XY_CYCLE};
const se_kind hf_se_chain_kind[SE_MODES] = {SE_X_FORCING, SE_XY_FORCING, SE_XY_FORCING};
static const double cycle_base[SE_MODES] = {6.5, 6.5, 7.0}, chain_base[SE_MODES] = {6.6, 0, 7.0};

/* ---- how deep -------------------------------------------------------------------------------- */

static bool could_win(const se_walk *w, unsigned complexity, double base)
{
    se_chain trial = {.complexity = complexity,
                      .mode = w->mode,
                      .rating = base + hf_se_added(complexity),
                      .order = 0};
    return hf_se_chain_wanted(w->all, &trial);
}

static void limit_depth(se_walk *w)
{
    unsigned most = SE_CANDIDATES * 2;
    if (w->all->best_only && w->all->count) {
        unsigned next = 4;
        while (could_win(w, next, cycle_base[w->mode])) /* a chain is never rated less */
            next++;
        most = next - 1;
    }
    w->deepest = most - 2;
    w->changes = w->all->changes;
}

/* ---- walking --------------------------------------------------------------------------------- */

static void begin_walk(se_web *web)
{
    web->walk++;
}

/* The strong links of a candidate that is off. */
static unsigned follow_off(se_web *web, unsigned off, unsigned length, unsigned tail)
{
    for (unsigned k = 0; k < web->strongs[off]; k++) {
        unsigned on = web->strong[off][k] & 1023;
        if (web->on_walk[on] == web->walk)
            continue;
        web->on_walk[on] = web->walk;
        web->on_from[on] = (uint16_t)off;
        web->on_cause[on] = (uint8_t)(web->strong[off][k] >> 10);
        web->length[on] = (uint16_t)length;
        web->queue[tail++] = (uint16_t)on;
    }
    return tail;
}

static bool reach_off(se_web *web, unsigned on, unsigned link)
{
    unsigned off = link & 1023;
    if (web->off_walk[off] == web->walk)
        return false;
    web->off_walk[off] = web->walk;
    web->off_from[off] = (uint16_t)on;
    web->off_cause[off] = (uint8_t)(link >> 10);
    return true;
}

static void add_link(se_chains *all, unsigned what, unsigned cause)
{
    all->link[all->links++] = (se_link){(uint16_t)what, (uint8_t)cause};
}

/* From "on" back to the source, which is on or off at the beginning and nowhere else: whatever leads
 * to its opposite ends the chain. */
static void add_way_back(se_chains *all, const se_web *web, unsigned on, unsigned source)
{
    for (;;) {
        add_link(all, se_potential(on, true), on == source ? SE_CAUSE_NONE : web->on_cause[on]);
        if (on == source)
            return;
        unsigned off = web->on_from[on];
        if (off == source) {
            add_link(all, se_potential(off, false), SE_CAUSE_NONE);
            return;
        }
        add_link(all, se_potential(off, false), web->off_cause[off]);
        on = web->off_from[off];
    }
}

static se_chain begin_chain(const se_walk *w, unsigned source, unsigned complexity, double base,
                            unsigned order)
{
    return (se_chain){.rating = base + hf_se_added(complexity),
                      .complexity = complexity,
                      .mode = w->mode,
                      .place = -1,
                      .order = ((unsigned)w->mode * SE_CANDIDATES + source) * ORDERS + order};
}

/* ---- from a source that is on ---------------------------------------------------------------- */

static void offer_strike(se_walk *w, unsigned source, unsigned last)
{
    se_chain chain =
        begin_chain(w, source, w->web->length[last] + 2u, chain_base[w->mode], ORDERS - 2);
    chain.hash = se_noise(source);
    if (!hf_se_chain_wanted(w->all, &chain))
        return;
    w->all->links = 0;
    add_link(w->all, se_potential(source, false), hf_se_weak_cause(last, source));
    add_way_back(w->all, w->web, last, source);
    w->all->strike[0] = (se_struck){(uint8_t)(source / 9), (uint16_t)(1u << source % 9)};
    w->all->strikes = 1;
    hf_se_chain_offer(w->se, w->all, &chain);
}

static bool is_partner(const se_web *web, unsigned source, unsigned off)
{
    for (unsigned k = 0; k < web->strongs[source]; k++)
        if ((web->strong[source][k] & 1023) == off)
            return true;
    return false;
}

/* Does the way to `on` pass through `off`? */
static bool passes(const se_web *web, unsigned on, unsigned off, unsigned source)
{
    while (on != source) {
        unsigned before = web->on_from[on];
        if (before == off)
            return true;
        on = web->off_from[before];
    }
    return false;
}

static bool closes_chain(const se_walk *w, unsigned on, unsigned source)
{
    unsigned cause = hf_se_weak_cause(on, source);
    HF_ASSERT(on == source || w->mode != SE_MODE_X || cause != SE_CAUSE_CELL); /* one digit */
    return on != source && cause != SE_CAUSE_NONE;
}

static void walk_from_on(se_walk *w, unsigned source, bool chains, bool cycles)
{
    se_web *web = w->web;
    unsigned head = 0, tail = 0, found = SE_CANDIDATES, order = 0;
    begin_walk(web);
    web->queue[tail++] = (uint16_t)source;
    web->on_walk[source] = web->walk;
    web->length[source] = 0;
    while (head < tail) {
        unsigned on = web->queue[head++], length = web->length[on];
        if (length > w->deepest)
            break;
        if (chains && found == SE_CANDIDATES && closes_chain(w, on, source)) {
            found = on;
            if (!cycles)
                break;
        }
        for (unsigned k = 0; k < web->weaks[on]; k++) {
            unsigned off = web->weak[on][k] & 1023;
            if (cycles && length >= 2 && is_partner(web, source, off) &&
                !passes(web, on, off, source)) {
                se_chain cycle = begin_chain(w, source, length + 2, cycle_base[w->mode], order++);
                hf_se_cycle(w->se, w->all, w->places, &cycle, source, on, off,
                            web->weak[on][k] >> 10);
            }
            if (reach_off(web, on, web->weak[on][k]))
                tail = follow_off(web, off, length + 2, tail);
        }
    }
    if (found < SE_CANDIDATES)
        offer_strike(w, source, found);
}

/* ---- from a source that is off --------------------------------------------------------------- */

static void offer_place(se_walk *w, unsigned source, unsigned off, unsigned cause, unsigned length)
{
    se_chain chain = begin_chain(w, source, length + 1, chain_base[w->mode], ORDERS - 1);
    unsigned cell = source / 9, others = w->field->cand[cell] & ~(1u << source % 9);
    chain.place = (int16_t)source;
    BIT_EACH (d, others)
        chain.hash ^= se_noise(se_candidate(cell, d));
    if (!hf_se_chain_wanted(w->all, &chain))
        return;
    w->all->links = 0;
    add_link(w->all, se_potential(source, true), cause);
    add_link(w->all, se_potential(off, false), w->web->off_cause[off]);
    add_way_back(w->all, w->web, w->web->off_from[off], source);
    w->all->strike[0] = (se_struck){(uint8_t)cell, (uint16_t)others};
    w->all->strikes = 1;
    hf_se_chain_offer(w->se, w->all, &chain);
}

/* The cause of the strong link from a candidate that is off to one that it switches on, or none. */
static unsigned strong_cause(const se_web *web, unsigned off, unsigned on)
{
    for (unsigned k = 0; k < web->strongs[off]; k++)
        if ((web->strong[off][k] & 1023) == on)
            return web->strong[off][k] >> 10;
    return SE_CAUSE_NONE;
}

static void walk_from_off(se_walk *w, unsigned source)
{
    se_web *web = w->web;
    unsigned head = 0, tail;
    begin_walk(web);
    web->off_walk[source] = web->walk;
    tail = follow_off(web, source, 1, 0);
    while (head < tail) {
        unsigned on = web->queue[head++], length = web->length[on];
        if (length > w->deepest)
            return;
        for (unsigned k = 0; k < web->weaks[on]; k++) {
            unsigned off = web->weak[on][k] & 1023;
            if (!reach_off(web, on, web->weak[on][k]))
                continue;
            unsigned cause = strong_cause(web, off, source);
            if (cause != SE_CAUSE_NONE) {
                offer_place(w, source, off, cause, length + 2);
                return;
            }
            tail = follow_off(web, off, length + 2, tail);
        }
    }
}

/* ---- all sources ----------------------------------------------------------------------------- */

static void walk_from(se_walk *w, unsigned source)
{
    const se_reach *r = &w->se->reach;
    bool linked = w->web->strongs[source] > 0;
    bool cycles = w->cycles && linked && r->cyclic[source];
    bool chains = w->chains && r->struck[source];
    if (w->mode == SE_MODE_X && !(r->digits >> source % 9 & 1))
        return;
    if (w->changes != w->all->changes)
        limit_depth(w);
    if (cycles || chains)
        walk_from_on(w, source, chains, cycles);
    if (w->chains && linked && r->placed[source])
        walk_from_off(w, source);
}

static void walk_from_all(se_walk *w)
{
    const se_field *f = w->field;
    limit_depth(w);
    for (unsigned c = 0; c < SE_CELLS && !w->se->stopped; c++)
        if (w->mode == SE_MODE_Y ? se_is_two(f->cand[c]) : se_is_many(f->cand[c]))
            BIT_EACH (d, f->cand[c])
                walk_from(w, se_candidate(c, d));
}

/* Chains, then cycles, as far as they are asked for. */
static void walk_for_best(se_walk *w)
{
    w->chains = w->chains && se_wants(w->se, hf_se_chain_kind[w->mode]);
    w->cycles = false;
    if (w->chains)
        walk_from_all(w);
    w->chains = false;
    w->cycles = se_wants(w->se, hf_se_cycle_kind[w->mode]);
    if (w->cycles)
        walk_from_all(w);
}

void hf_se_chain_search(hf_se *se, se_chains *all, const se_field *f)
{
    se_walk w = {.se = se, .all = all, .field = f, .web = &se->web};
    hf_se_reach(&se->reach, f);
    if (!se->reach.any)
        return;
    for (unsigned d = 0; d < 9; d++)
        w.places[d] = se_places(f, d);
    for (unsigned mode = 0; mode < SE_MODES; mode++) {
        w.mode = (se_mode)mode;
        hf_se_web_build(&se->web, f, w.mode);
        w.chains = mode != SE_MODE_Y;
        w.cycles = true;
        if (all->best_only)
            walk_for_best(&w);
        else
            walk_from_all(&w);
    }
}
