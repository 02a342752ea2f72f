/* SPDX-License-Identifier: MIT
 *
 * puzzle.c - a puzzle's life and what it says of itself.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "puzzle/puzzle_data.h"

/* ---- life ------------------------------------------------------------------------------------ */

/* The count is the one thing that changes in a puzzle. */
static hf_puzzle *writable(const hf_puzzle *puzzle)
{
    return (hf_puzzle *)(uintptr_t)puzzle;
}

/* Who shares a puzzle has it already, so the count alone has to be right: no order is needed. */
hf_puzzle *hf_puzzle_share(const hf_puzzle *puzzle)
{
    hf_puzzle *shared = writable(puzzle);
    if (shared != NULL)
        atomic_fetch_add_explicit(&shared->holders, 1, memory_order_relaxed);
    return shared;
}

/* Whoever drops the last reference sees all that the others did with the puzzle before. */
void hf_puzzle_free(const hf_puzzle *puzzle)
{
    hf_puzzle *held = writable(puzzle);
    if (held == NULL || atomic_fetch_sub_explicit(&held->holders, 1, memory_order_acq_rel) > 1)
        return;
    hf_rules_free(held->rules);
    hf_shape_free(held->shape);
    free(held);
}

/* Copies a part to *at, behind which the next one goes; NULL stays NULL. */
static const void *put(char **at, const void *part, size_t bytes)
{
    void *copy = *at;
    if (part == NULL)
        return NULL;
    memcpy(copy, part, bytes);
    *at += bytes;
    return copy;
}

/* The bytes of the parts behind the puzzle itself. */
typedef struct lengths {
    size_t sets, given, restricted, given_cells, values, title, comment;
} lengths;

static lengths measure(const hf_puzzle *parts)
{
    lengths l;
    bool twice = parts->given != NULL && parts->given != parts->candidates;
    l.sets = (size_t)parts->cells * parts->words * sizeof *parts->candidates;
    l.given = twice ? l.sets : 0;
    l.restricted =
        parts->candidates != NULL ? parts->restricted_count * sizeof *parts->restricted : 0;
    l.given_cells = twice ? parts->given_count * sizeof *parts->given_cells : 0;
    l.values = parts->cells * sizeof *parts->clues;
    l.title = parts->title != NULL ? strlen(parts->title) + 1 : 0;
    l.comment = parts->comment != NULL ? strlen(parts->comment) + 1 : 0;
    return l;
}

/* What was given is what is allowed, but where constraints say more. */
static void lay_given(hf_puzzle *puzzle, const hf_puzzle *parts, const lengths *l, char **at)
{
    puzzle->given_count = parts->given != NULL ? parts->given_count : 0;
    if (l->given == 0) {
        puzzle->given = parts->given != NULL ? puzzle->candidates : NULL;
        puzzle->given_cells = parts->given != NULL ? puzzle->restricted : NULL;
        return;
    }
    puzzle->given = put(at, parts->given, l->given);
}

hf_status hf_puzzle_lay_out(const hf_puzzle *parts, hf_puzzle **out)
{
    lengths l = measure(parts);
    size_t bytes = sizeof *parts + (parts->candidates != NULL ? l.sets : 0) + l.given +
                   (parts->marks != NULL ? l.sets : 0) + l.restricted + l.given_cells +
                   (parts->entries != NULL ? 2 : 1) * l.values + l.title + l.comment;
    hf_puzzle *puzzle = malloc(bytes);
    *out = puzzle;
    if (puzzle == NULL)
        return HF_NO_MEMORY;
    char *at = (char *)(puzzle + 1);
    memcpy(puzzle, parts, sizeof *puzzle);
    atomic_init(&puzzle->holders, 1);
    puzzle->candidates = put(&at, parts->candidates, l.sets);
    char *given_at = at;
    at += l.given;
    puzzle->marks = put(&at, parts->marks, l.sets);
    puzzle->restricted =
        put(&at, parts->candidates != NULL ? parts->restricted : NULL, l.restricted);
    lay_given(puzzle, parts, &l, &given_at);
    if (l.given > 0)
        puzzle->given_cells = put(&at, parts->given_cells, l.given_cells);
    puzzle->clues = put(&at, parts->clues, l.values);
    puzzle->entries = put(&at, parts->entries, l.values);
    puzzle->title = put(&at, parts->title, l.title);
    puzzle->comment = put(&at, parts->comment, l.comment);
    return HF_OK;
}

/* ---- asking ---------------------------------------------------------------------------------- */

const hf_shape *hf_puzzle_shape(const hf_puzzle *puzzle)
{
    return puzzle->shape;
}
const uint16_t *hf_puzzle_clues(const hf_puzzle *puzzle)
{
    return puzzle->clues;
}
uint32_t hf_puzzle_clue(const hf_puzzle *puzzle, uint32_t cell)
{
    HF_ASSERT(cell < puzzle->cells);
    return puzzle->clues[cell];
}
uint32_t hf_puzzle_clue_count(const hf_puzzle *puzzle)
{
    return puzzle->clue_count;
}
const uint16_t *hf_puzzle_entries(const hf_puzzle *puzzle)
{
    return puzzle->entries;
}
uint32_t hf_puzzle_words(const hf_puzzle *puzzle)
{
    return puzzle->words;
}
const char *hf_puzzle_title(const hf_puzzle *puzzle)
{
    return puzzle->title;
}
const char *hf_puzzle_comment(const hf_puzzle *puzzle)
{
    return puzzle->comment;
}

uint32_t hf_puzzle_value(const hf_puzzle *puzzle, uint32_t cell)
{
    HF_ASSERT(cell < puzzle->cells);
    if (puzzle->clues[cell] != 0 || puzzle->entries == NULL)
        return puzzle->clues[cell];
    return puzzle->entries[cell];
}

static const uint64_t *set_of(const hf_puzzle *puzzle, const uint64_t *sets, uint32_t cell)
{
    HF_ASSERT(cell < puzzle->cells);
    return sets != NULL ? sets + (size_t)cell * puzzle->words : NULL;
}

const uint64_t *hf_puzzle_candidates(const hf_puzzle *puzzle, uint32_t cell)
{
    return set_of(puzzle, puzzle->candidates, cell);
}

const uint64_t *hf_puzzle_marks(const hf_puzzle *puzzle, uint32_t cell)
{
    return set_of(puzzle, puzzle->marks, cell);
}

bool hf_puzzle_allows(const hf_puzzle *puzzle, uint32_t cell, uint32_t symbol)
{
    HF_ASSERT(symbol >= 1 && symbol <= hf_shape_size(puzzle->shape));
    const uint64_t *set = hf_puzzle_candidates(puzzle, cell);
    return set == NULL || (set[(symbol - 1) / 64] >> ((symbol - 1) & 63) & 1);
}

bool hf_puzzle_is_plain(const hf_puzzle *puzzle)
{
    /* There are rules where something was written, which is of some kind. */
    HF_ASSERT(puzzle->kinds != 0 || puzzle->rules == NULL);
    return puzzle->kinds == 0 && puzzle->entries == NULL && puzzle->marks == NULL;
}

bool hf_puzzle_is_variant(const hf_puzzle *puzzle)
{
    return puzzle->ruled;
}

static bool same_part(const void *a, const void *b, size_t bytes)
{
    return (a == NULL) == (b == NULL) && (a == NULL || memcmp(a, b, bytes) == 0);
}

static bool same_written(const hf_written *a, const hf_written *b)
{
    return a->kind == b->kind && a->cell_count == b->cell_count && a->part_count == b->part_count &&
           a->number_count == b->number_count &&
           memcmp(a->cells, b->cells, a->cell_count * sizeof *a->cells) == 0 &&
           memcmp(a->parts, b->parts, a->part_count * sizeof *a->parts) == 0 &&
           memcmp(a->numbers, b->numbers, a->number_count * sizeof *a->numbers) == 0;
}

/* The same constraints in the same order, on boards of the same shape? */
static bool same_rules(const hf_rules *a, const hf_rules *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    HF_ASSERT(a->first == b->first); /* by the symbols of their shapes */
    bool same = a->written_count == b->written_count;
    for (uint32_t i = 0; same && i < a->written_count; i++)
        same = same_written(&a->written[i], &b->written[i]);
    return same;
}

bool hf_puzzle_same(const hf_puzzle *a, const hf_puzzle *b)
{
    size_t sets = (size_t)a->cells * a->words * sizeof *a->candidates;
    size_t values = a->cells * sizeof *a->clues;
    return hf_shape_same(hf_shape_spec_of(a->shape), hf_shape_spec_of(b->shape)) &&
           same_part(a->clues, b->clues, values) && same_part(a->entries, b->entries, values) &&
           same_part(a->candidates, b->candidates, sets) && same_part(a->given, b->given, sets) &&
           same_part(a->marks, b->marks, sets) && same_rules(a->rules, b->rules);
}
