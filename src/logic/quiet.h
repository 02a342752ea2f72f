/* SPDX-License-Identifier: MIT
 *
 * quiet.h - what need not be searched again.
 *
 * From one step to the next little changes: a few candidates of one or two
 * symbols. A search that goes symbol by symbol (fish, kites, X-chains) and has
 * met nothing for a symbol meets nothing for it next time either, unless one of
 * the symbol's places has gone since. Likewise house by house (subsets). So the
 * view stamps every symbol and every house with the version of its last change,
 * and a search writes down the stamp at which it found a part *quiet*:
 *
 *     if (quiet_symbol(find, HF_QUIET_TURBOT, d))
 *         continue;
 *     ... search d ...
 *     if (nothing was met)
 *         note_quiet_symbol(find, HF_QUIET_TURBOT, d);
 *
 * Stamps are versions and grow for ever, also over loading and taking back,
 * which stamp everything: equal stamps mean an unchanged part. What a search
 * meets must depend on the part alone, or on what can only become less while
 * the part stays as it is (what there is to strike around it). Another set of
 * options makes everything new.
 */
#ifndef HF_LOGIC_QUIET_H
#define HF_LOGIC_QUIET_H

#include "logic/rule.h"

/* Has the search met all there is so far? Not if it broke off, or if its step lacks something for want of
 * memory: then nothing is known to be quiet. */
static inline bool saw_all(const hf_find *find)
{
    return !find->stopped && !hf_step_failed(find->step);
}

/* Is there nothing for this kind of search in a symbol, as far as is known? */
static inline bool quiet_symbol(const hf_find *find, uint32_t kind, uint32_t symbol)
{
    const hf_view *v = find->view;
    return v->quiet_symbol[kind * (v->size + 1) + symbol] == v->symbol_stamp[symbol];
}

static inline void note_quiet_symbol(hf_find *find, uint32_t kind, uint32_t symbol)
{
    hf_view *v = find->own_view;
    if (saw_all(find))
        v->quiet_symbol[kind * (v->size + 1) + symbol] = v->symbol_stamp[symbol];
}

/* The same of a house. */
static inline bool quiet_house(const hf_find *find, uint32_t kind, uint32_t house)
{
    const hf_view *v = find->view;
    return v->quiet_house[kind * v->houses + house] == v->house_stamp[house];
}

static inline void note_quiet_house(hf_find *find, uint32_t kind, uint32_t house)
{
    hf_view *v = find->own_view;
    if (saw_all(find))
        v->quiet_house[kind * v->houses + house] = v->house_stamp[house];
}

/* The same of the crossing number `i` of two houses; one kind of search only
 * goes by these. The later stamp of the two grows if either does. */
static inline uint64_t cross_stamp(const hf_view *v, uint32_t i)
{
    uint64_t a = v->house_stamp[v->cross[i].from], b = v->house_stamp[v->cross[i].to];
    return a > b ? a : b;
}

static inline bool quiet_cross(const hf_find *find, uint32_t i)
{
    return find->view->quiet_cross[i] == cross_stamp(find->view, i);
}

static inline void note_quiet_cross(hf_find *find, uint32_t i)
{
    if (saw_all(find))
        find->own_view->quiet_cross[i] = cross_stamp(find->view, i);
}

#endif
