/* SPDX-License-Identifier: MIT
 *
 * singles.c - the fixpoint of naked and hidden singles, driven by a queue.
 *
 * Nothing is ever scanned for singles: a group whose count falls to one puts its survivor into the
 * queue at that moment. The work is therefore proportional to the candidates struck, which is what
 * makes a 400 x 400 board a matter of a fraction of a second (rescanning needs minutes).
 *
 * Givens are not placed one by one either: or'ing them into a mask per house leaves each empty
 * cell's candidates after three operations per word.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "solve/any/singles.h"

#define ONE_MEMBER (UINT64_C(1) << 32)
/* The key of the house no one sees: more members than could ever be struck. */
#define UNSEEN_KEY (UINT64_C(1) << 62)

static void *room(size_t count, size_t size)
{
    return malloc(count * size + 1); /* never asks for nothing, whose answer may be NULL */
}

static void list_houses(hf_singles *s)
{
    const hf_shape *shape = s->shape;
    for (uint32_t c = 0; c < s->cells; c++) {
        uint32_t *of = s->houses_of + (size_t)c * s->degree;
        uint32_t n = 0;
        for (uint32_t i = shape->cell_start[c]; i < shape->cell_start[c + 1]; i++)
            of[n++] = shape->cell_houses[i];
        while (n < s->degree)
            of[n++] = s->houses;
    }
}

hf_status hf_singles_open(hf_singles *s, const hf_shape *shape)
{
    memset(s, 0, sizeof *s);
    s->shape = shape;
    s->size = shape->size;
    s->cells = shape->cells;
    s->houses = shape->houses;
    s->degree = shape->most_houses;
    s->words = (shape->size + 63) / 64;
    s->houses_of = room((size_t)s->cells * s->degree, sizeof *s->houses_of);
    s->candidates = room((size_t)s->cells * s->words, sizeof *s->candidates);
    s->cell_key = room(s->cells, sizeof *s->cell_key);
    s->house_key = room((size_t)(s->houses + 1) * s->size, sizeof *s->house_key);
    s->seen = room((size_t)(s->houses + 1) * s->words, sizeof *s->seen);
    s->value = room(s->cells, sizeof *s->value);
    s->placed = room(s->cells, sizeof *s->placed);
    if (!s->houses_of || !s->candidates || !s->cell_key || !s->house_key || !s->seen || !s->value ||
        !s->placed) {
        hf_singles_close(s);
        return HF_NO_MEMORY;
    }
    list_houses(s);
    return HF_OK;
}

void hf_singles_close(hf_singles *s)
{
    free(s->houses_of);
    free(s->candidates);
    free(s->cell_key);
    free(s->house_key);
    free(s->seen);
    free(s->value);
    free(s->placed);
    free(s->struck);
    memset(s, 0, sizeof *s);
}

size_t hf_singles_memory(const hf_singles *s)
{
    return (size_t)s->cells * s->degree * sizeof *s->houses_of +
           (size_t)s->cells * s->words * sizeof *s->candidates +
           (size_t)s->cells * (sizeof *s->cell_key + sizeof *s->value + sizeof *s->placed) +
           (size_t)(s->houses + 1) * s->size * sizeof *s->house_key +
           (size_t)(s->houses + 1) * s->words * sizeof *s->seen +
           s->struck_room * sizeof *s->struck;
}

/* ---- the moves ------------------------------------------------------------------------------ */

bool hf_singles_place(hf_singles *s, uint32_t cell, uint32_t symbol)
{
    if (s->value[cell] != HF_SINGLES_NONE)
        return s->value[cell] == symbol;
    HF_ASSERT(hf_singles_has(s, cell, symbol)); /* it is the last of a group, or guessed */
    s->value[cell] = (uint16_t)symbol;
    s->placed[s->placed_count++] = cell;
    return true;
}

static void record(hf_singles *s, uint32_t cell, uint32_t symbol)
{
    if (s->struck_count == s->struck_room) {
        size_t more = s->struck_room ? 2 * s->struck_room : 1024;
        uint32_t *bigger = realloc(s->struck, more * sizeof *bigger);
        if (!bigger) {
            s->overflowed = true;
            return;
        }
        s->struck = bigger;
        s->struck_room = more;
    }
    s->struck[s->struck_count++] = cell * s->size + symbol; /* below 2^20 * 2^10 */
}

bool hf_singles_strike(hf_singles *s, uint32_t cell, uint32_t symbol)
{
    const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
    uint64_t *word = s->candidates + (size_t)cell * s->words + (symbol >> 6);
    uint64_t key;
    bool sound = true;

    *word &= ~(UINT64_C(1) << (symbol & 63));
    if (s->recording)
        record(s, cell, symbol);
    key = s->cell_key[cell] -= ONE_MEMBER + symbol;
    if (hf_key_count(key) <= 1)
        sound = hf_key_count(key) == 1 && hf_singles_place(s, cell, (uint32_t)key);
    for (uint32_t i = 0; i < s->degree; i++) {
        key = s->house_key[(size_t)of[i] * s->size + symbol] -= ONE_MEMBER + cell;
        if (hf_key_count(key) <= 1)
            sound = sound && hf_key_count(key) == 1 && hf_singles_place(s, (uint32_t)key, symbol);
    }
    return sound; /* not before every key is right, or the strike could not be undone */
}

/* Strikes what a filled cell excludes. */
static bool follow_up(hf_singles *s, uint32_t cell)
{
    const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
    const uint64_t *set = s->candidates + (size_t)cell * s->words;
    uint32_t symbol = s->value[cell];

    HF_ASSERT(hf_singles_has(s, cell, symbol)); /* to strike the last of a group is not sound */
    if (hf_key_count(s->cell_key[cell]) > 1)
        for (uint32_t w = 0; w < s->words; w++)
            for (uint64_t left = set[w]; left; left = hf_without_lowest64(left)) {
                uint32_t other = w * 64 + hf_lowest64(left);
                if (other != symbol && !hf_singles_strike(s, cell, other))
                    return false;
            }
    for (uint32_t i = 0; i < s->degree; i++) {
        const uint32_t *members = s->shape->house_cells + (size_t)of[i] * s->size;
        if (of[i] == s->houses || hf_key_count(s->house_key[(size_t)of[i] * s->size + symbol]) == 1)
            continue;
        for (uint32_t k = 0; k < s->size; k++)
            if (members[k] != cell && hf_singles_has(s, members[k], symbol) &&
                !hf_singles_strike(s, members[k], symbol))
                return false;
    }
    return true;
}

/* Tells of work; true: stop. */
static inline bool told_to_stop(hf_singles *s, uint64_t steps)
{
    return s->search && hf_search_work(s->search, steps);
}

bool hf_singles_run(hf_singles *s)
{
    while (s->placed_done < s->placed_count) {
        if (told_to_stop(s, (uint64_t)s->degree * s->size))
            return true;
        if (!follow_up(s, s->placed[s->placed_done++]))
            return false;
    }
    return true;
}

/* ---- going back -------------------------------------------------------------------------------
 */

hf_singles_mark hf_singles_now(const hf_singles *s)
{
    return (hf_singles_mark){.struck = s->struck_count, .placed = s->placed_count};
}

void hf_singles_undo(hf_singles *s, hf_singles_mark mark)
{
    while (s->struck_count > mark.struck) {
        uint32_t candidate = s->struck[--s->struck_count];
        uint32_t cell = candidate / s->size, symbol = candidate % s->size;
        const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
        s->candidates[(size_t)cell * s->words + (symbol >> 6)] |= UINT64_C(1) << (symbol & 63);
        s->cell_key[cell] += ONE_MEMBER + symbol;
        for (uint32_t i = 0; i < s->degree; i++)
            s->house_key[(size_t)of[i] * s->size + symbol] += ONE_MEMBER + cell;
    }
    while (s->placed_count > mark.placed)
        s->value[s->placed[--s->placed_count]] = HF_SINGLES_NONE;
    s->placed_done = s->placed_count;
}

/* ---- loading ------------------------------------------------------------------------------------
 */

/* Fills in the givens and leaves, in `seen`, the symbols they take in each house. */
static void load_givens(hf_singles *s, const uint16_t *givens)
{
    memset(s->seen, 0, (size_t)(s->houses + 1) * s->words * sizeof *s->seen);
    for (uint32_t c = 0; c < s->cells; c++) {
        const uint32_t *of = s->houses_of + (size_t)c * s->degree;
        uint32_t symbol = givens[c] - 1u;
        s->value[c] = HF_SINGLES_NONE;
        if (!givens[c])
            continue;
        s->value[c] = (uint16_t)symbol;
        s->placed[s->placed_count++] = c;
        for (uint32_t i = 0; i < s->degree; i++)
            if (of[i] != s->houses)
                s->seen[(size_t)of[i] * s->words + (symbol >> 6)] |= UINT64_C(1) << (symbol & 63);
    }
}

/* Enters the candidates of a cell, those in word w, into the keys of its houses. Returns what its own
 * key gains. */
static inline uint64_t enter(hf_singles *s, uint32_t cell, uint32_t w)
{
    const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
    uint64_t key = 0, left = s->candidates[(size_t)cell * s->words + w];
    for (; left; left = hf_without_lowest64(left)) {
        uint32_t symbol = w * 64 + hf_lowest64(left);
        key += ONE_MEMBER + symbol;
        for (uint32_t i = 0; i < s->degree; i++)
            s->house_key[(size_t)of[i] * s->size + symbol] += ONE_MEMBER + cell;
    }
    return key;
}

/* The same where cells have three houses, as most have: a third fewer instructions. */
static inline uint64_t enter_in_three(hf_singles *s, uint32_t cell, uint32_t w)
{
    const uint32_t *of = s->houses_of + (size_t)cell * 3;
    uint64_t *a = s->house_key + (size_t)of[0] * s->size,
             *b = s->house_key + (size_t)of[1] * s->size,
             *c = s->house_key + (size_t)of[2] * s->size;
    uint64_t key = 0, left = s->candidates[(size_t)cell * s->words + w], member = ONE_MEMBER + cell;
    for (; left; left = hf_without_lowest64(left)) {
        uint32_t symbol = w * 64 + hf_lowest64(left);
        key += ONE_MEMBER + symbol;
        a[symbol] += member;
        b[symbol] += member;
        c[symbol] += member;
    }
    return key;
}

/* Works out one cell's candidates and enters them into the keys. `given` are those that the puzzle
 * gives, or NULL. */
static inline void load_cell(hf_singles *s, uint32_t cell, const uint64_t *given)
{
    const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
    uint64_t *set = s->candidates + (size_t)cell * s->words;
    uint64_t key = 0;

    for (uint32_t w = 0; w < s->words; w++) {
        if (s->value[cell] != HF_SINGLES_NONE) {
            set[w] = s->value[cell] >> 6 == w ? UINT64_C(1) << (s->value[cell] & 63) : 0;
        } else {
            uint64_t taken = 0;
            for (uint32_t i = 0; i < s->degree; i++)
                taken |= s->seen[(size_t)of[i] * s->words + w];
            set[w] = ~taken & hf_low_bits64(s->size - 64 * w);
            if (given)
                set[w] &= given[w];
        }
        key += s->degree == 3 ? enter_in_three(s, cell, w) : enter(s, cell, w);
    }
    s->cell_key[cell] = key;
}

/* Queues the groups that have one member from the start. False: some have none. */
static bool queue_first_singles(hf_singles *s)
{
    size_t groups = (size_t)s->houses * s->size;
    for (uint32_t c = 0; c < s->cells; c++) {
        if (hf_key_count(s->cell_key[c]) > 1)
            continue;
        if (!s->cell_key[c])
            return false;
        hf_singles_place(s, c, (uint32_t)s->cell_key[c]); /* as it is given, or empty */
    }
    for (size_t i = 0; i < groups; i++)
        if (hf_key_count(s->house_key[i]) <= 1 &&
            (!s->house_key[i] ||
             !hf_singles_place(s, (uint32_t)s->house_key[i], (uint32_t)(i % s->size))))
            return false;
    return true;
}

bool hf_singles_load(hf_singles *s, const uint16_t *givens, hf_search *search)
{
    const hf_puzzle *puzzle = search ? search->puzzle : NULL;
    s->search = search;
    s->placed_count = 0;
    s->struck_count = 0;
    s->recording = false;
    s->overflowed = false;
    load_givens(s, givens);
    s->placed_done = s->placed_count; /* what givens exclude was never entered */
    memset(s->house_key, 0, (size_t)s->houses * s->size * sizeof *s->house_key);
    for (uint32_t v = 0; v < s->size; v++)
        s->house_key[(size_t)s->houses * s->size + v] = UNSEEN_KEY;
    /* Work is told of row by row: told of cell by cell it takes a seventh of the time on small boards. */
    for (uint32_t c = 0, end; c < s->cells; c = end) {
        end = s->cells - c < s->size ? s->cells : c + s->size;
        if (puzzle)
            for (uint32_t cell = c; cell < end; cell++)
                load_cell(s, cell, hf_puzzle_candidates(puzzle, cell));
        else
            for (uint32_t cell = c; cell < end; cell++)
                load_cell(s, cell, NULL);
        if (told_to_stop(s, (uint64_t)s->size * s->size * s->degree))
            return true;
    }
    return queue_first_singles(s) && hf_singles_run(s);
}
