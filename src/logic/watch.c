/* SPDX-License-Identifier: MIT
 *
 * watch.c - see watch.h.
 *
 * A word to stop holds for the call that is running, or for the next one if none is: whoever says
 * it from another thread cannot know. It is forgotten when that call ends.
 */
#include "logic/watch.h"

#include "base/clock.h"

static void stop(hf_watch *w)
{
    atomic_store_explicit(&w->cancelled, true, memory_order_relaxed);
}

void hf_watch_heed(hf_watch *w, const atomic_bool *cancelled)
{
    w->heeds = cancelled;
}

static bool is_cancelled(const hf_watch *w)
{
    return atomic_load_explicit(&w->cancelled, memory_order_relaxed) ||
           (w->heeds && atomic_load_explicit(w->heeds, memory_order_relaxed));
}

static void start_clock(hf_watch *w)
{
    w->started_ns = w->limit_ns || w->each ? hf_clock_ns() : 0;
}

void hf_watch_begin_whole(hf_watch *w)
{
    start_clock(w);
    w->whole = true;
}

void hf_watch_end_whole(hf_watch *w)
{
    w->whole = false;
    hf_watch_end(w);
}

void hf_watch_begin(hf_watch *w, uint32_t rungs)
{
    w->progress = (hf_logic_progress){.rungs = rungs};
    if (!w->whole)
        start_clock(w);
}

void hf_watch_climb(hf_watch *w, uint32_t rung, const hf_rule *rule)
{
    w->progress.rung = rung;
    w->progress.rule = rule;
}

bool hf_watch_goes_on(hf_watch *w)
{
    if (is_cancelled(w))
        return false;
    if (!w->limit_ns && !w->each)
        return true;
    w->progress.elapsed_ns = hf_clock_ns() - w->started_ns;
    if ((w->limit_ns && w->progress.elapsed_ns >= w->limit_ns) ||
        (w->each && !w->each(&w->progress, w->user)))
        stop(w);
    return !is_cancelled(w);
}

void hf_watch_end(hf_watch *w)
{
    if (!w->whole)
        atomic_store_explicit(&w->cancelled, false, memory_order_relaxed);
}
