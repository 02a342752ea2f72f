/* SPDX-License-Identifier: MIT
 *
 * walk_tpl.h - an automaton along different cells, exactly: a symbol stays where some way to fill the cells has
 * it that both the automaton accepts and that has no symbol twice.
 *
 * As in subsets_tpl.h the sets of symbols used so far go along, but apart for each state: adding a symbol moves
 * all sets of a state at once, and the automaton says which state they come to. The nine cells of a row with a sandwich
 * sum so know that what lies outside the sandwich is all that is not within.
 */

static inline hf_sets *used_at(const hf_walk *w, uint32_t place, uint32_t state)
{
    return &w->used[(place * w->words + state / 64) * 64 + state % 64];
}

static inline bool has_state(const uint64_t *states, uint32_t state)
{
    return (states[state / 64] >> (state % 64) & 1) != 0;
}

/* The states from which the end can be reached at all: most are dropped here without a look at sets. */
static void find_useful(const hf_walk *w, uint32_t i)
{
    const uint64_t *to = w->useful + (i + 1) * w->words;
    uint64_t *from = w->useful + i * w->words;
    for (uint32_t state = 0; state < w->states; state++) {
        const uint16_t *next = w->next + state * w->symbols;
        uint64_t leads = 0;
        for (uint32_t m = w->mask[i]; m != 0 && leads == 0; m &= m - 1) {
            const uint32_t q = next[hf_lowest32(m)];
            leads = q != HF_WALK_DEAD && has_state(to, q);
        }
        from[state / 64] |= leads << (state % 64);
    }
}

/* From before a cell to behind it. */
static void walk_on(const hf_walk *w, uint32_t i)
{
    const uint64_t *from = w->alive + i * w->words;
    const uint64_t *useful = w->useful + (i + 1) * w->words;
    uint64_t *to = w->alive + (i + 1) * w->words;
    for (uint32_t k = 0; k < w->words; k++) {
        for (uint64_t rest = from[k]; rest != 0; rest &= rest - 1) {
            const uint32_t state = k * 64 + hf_lowest64(rest);
            const sets used = load(used_at(w, i, state));
            const uint16_t *next = w->next + state * w->symbols;
            for (uint32_t m = w->mask[i]; m != 0; m &= m - 1) {
                const uint32_t s = hf_lowest32(m), q = next[s];
                if (q == HF_WALK_DEAD || !has_state(useful, q))
                    continue;
                sets more = add_symbol(used, s);
                if (is_empty(more))
                    continue;
                if (has_state(to, q))
                    more = join(more, load(used_at(w, i + 1, q)));
                to[q / 64] |= UINT64_C(1) << (q % 64);
                store(used_at(w, i + 1, q), more);
            }
        }
    }
}

/* Of what is before a cell keeps what leads on; returns the symbols that do. */
static uint32_t walk_back(const hf_walk *w, uint32_t i)
{
    uint64_t *from = w->alive + i * w->words;
    const uint64_t *to = w->alive + (i + 1) * w->words;
    uint32_t kept = 0;
    for (uint32_t k = 0; k < w->words; k++) {
        for (uint64_t rest = from[k]; rest != 0; rest &= rest - 1) {
            const uint32_t state = k * 64 + hf_lowest64(rest);
            const sets used = load(used_at(w, i, state));
            const uint16_t *next = w->next + state * w->symbols;
            sets before = no_sets();
            for (uint32_t m = w->mask[i]; m != 0; m &= m - 1) {
                const uint32_t s = hf_lowest32(m), q = next[s];
                if (q != HF_WALK_DEAD && has_state(to, q))
                    kept |= take_symbol(load(used_at(w, i + 1, q)), used, s, &before);
            }
            if (is_empty(before))
                from[k] &= ~(rest & (~rest + 1));
            else
                store(used_at(w, i, state), before);
        }
    }
    return kept;
}

static bool walk(hf_walk *w)
{
    const uint32_t room = (w->count + 1) * w->words;
    uint64_t *end = w->useful + w->count * w->words, any = 0;
    memset(w->alive, 0, room * sizeof *w->alive);
    memset(w->useful, 0, room * sizeof *w->useful);
    for (uint32_t s = 0; s < w->states; s++)
        end[s / 64] |= (uint64_t)(w->accepts[s] != 0) << (s % 64);
    for (uint32_t i = w->count; i-- > 0;)
        find_useful(w, i);
    for (uint32_t s = 0; s < w->starts; s++) {
        w->alive[s / 64] |= w->useful[s / 64] & UINT64_C(1) << (s % 64);
        store(used_at(w, 0, s), first_set());
    }
    for (uint32_t i = 0; i < w->count; i++)
        walk_on(w, i);
    for (uint32_t k = 0; k < w->words; k++)
        any |= w->alive[w->count * w->words + k];
    for (uint32_t i = w->count; any != 0 && i-- > 0;)
        w->mask[i] = (uint16_t)walk_back(w, i);
    return any != 0;
}
