/* SPDX-License-Identifier: MIT
 *
 * search.c - what every engine's search has in common: counting solutions and guesses, and knowing
 * when to stop.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "base/assert.h"
#include "base/clock.h"
#include "solve/engine.h"

/* The clock costs some 25 ns, a guess of the fastest engine about as much; one look in 64 guesses, or
 * solutions, keeps the price below a hundredth and a time limit exact to some microseconds. On large
 * boards either takes so long that each of them is worth a look. */
enum { LOOK_EVERY = 64, LARGE_CELLS = 400 };

/* Is it time to look, after so many? */
static bool looks_now(const hf_search *search, uint64_t done)
{
    return done % LOOK_EVERY == 0 || search->cells > LARGE_CELLS;
}

/* What leaves the library as a solution is one. */
static inline bool is_solution(const hf_search *search, const uint16_t *values)
{
    if (search->shape == NULL)
        return true;
    for (uint32_t c = 0; c < search->cells; c++) {
        if (search->clues[c] != 0 && search->clues[c] != values[c])
            return false;
    }
    hf_grid grid = {search->shape, (uint16_t *)(uintptr_t)values}; /* read only */
    return hf_grid_is_solved(&grid) &&
           (search->puzzle == NULL || hf_puzzle_is_solution(search->puzzle, values));
}

bool hf_search_found(hf_search *search, const uint16_t *values)
{
    HF_ASSERT(is_solution(search, values));
    uint16_t *room = search->count == 0   ? search->first
                     : search->count == 1 ? search->second
                                          : NULL;
    if (room != NULL)
        memcpy(room, values, search->cells * sizeof *room);
    search->count++;
    if (search->on_solution != NULL && !search->on_solution(values, search->user)) {
        search->stopped = true;
        return false;
    }
    if (search->count >= search->max_solutions)
        return false;
    return !looks_now(search, search->count) || !hf_search_expired(search);
}

bool hf_search_expired(hf_search *search)
{
    if (search->stopped)
        return true;
    if (search->steps > search->most_steps)
        search->most_steps = search->steps;
    search->steps = 0;
    if (++search->looks == search->max_looks)
        search->stopped = true;
    if (atomic_load_explicit(search->cancelled, memory_order_relaxed) ||
        hf_clock_is_up(search->deadline_ns))
        search->stopped = true;
    return search->stopped;
}

bool hf_search_guess(hf_search *search)
{
    if (search->guesses >= search->max_guesses) {
        search->stopped = true;
        return false;
    }
    search->guesses++;
    return !looks_now(search, search->guesses) || !hf_search_expired(search);
}

bool hf_search_dead_end(hf_search *search)
{
    if (search->dead_ends == 0 || --search->dead_ends > 0)
        return true;
    search->stopped = true;
    return false;
}
