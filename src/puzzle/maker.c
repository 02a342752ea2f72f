/* SPDX-License-Identifier: MIT
 *
 * maker.c - gathering a puzzle's parts until they are laid out as one.
 *
 * The tables that few puzzles have (entries, candidates, marks) are made when first told of. A
 * table of candidates begins with all symbols everywhere, one of marks with none.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

struct hf_puzzle_maker {
    hf_shape *shape;
    uint32_t size;
    uint32_t cells;
    uint32_t words;
    uint16_t *clues;
    uint16_t *entries;
    uint64_t *candidates;
    uint64_t *marks;
    uint32_t *houses; /* extra houses, size cells each; those of the shape first */
    uint32_t house_count;
    uint32_t house_room;
    hf_rules *written; /* constraints as told, not yet expanded; NULL: none */
    const char *fault; /* of the last constraint told of */
    char *title;
    char *comment;
};

hf_status hf_puzzle_maker_new(const hf_shape *shape, hf_puzzle_maker **out)
{
    hf_puzzle_maker *maker = calloc(1, sizeof *maker);
    *out = NULL;
    if (maker == NULL)
        return HF_NO_MEMORY;
    maker->size = hf_shape_size(shape);
    maker->cells = hf_shape_cells(shape);
    maker->words = (maker->size + 63) / 64;
    maker->clues = calloc(maker->cells, sizeof *maker->clues);
    if (maker->clues == NULL) {
        free(maker);
        return HF_NO_MEMORY;
    }
    maker->shape = hf_shape_share(shape);
    *out = maker;
    return HF_OK;
}

/* Drops everything but the clues' own room. */
static void forget(hf_puzzle_maker *maker)
{
    free(maker->entries);
    free(maker->candidates);
    free(maker->marks);
    free(maker->houses);
    hf_rules_free(maker->written);
    free(maker->title);
    free(maker->comment);
    maker->written = NULL;
    maker->fault = NULL;
    maker->entries = NULL;
    maker->candidates = NULL;
    maker->marks = NULL;
    maker->houses = NULL;
    maker->title = NULL;
    maker->comment = NULL;
    maker->house_count = maker->house_room = 0;
}

void hf_puzzle_maker_clear(hf_puzzle_maker *maker)
{
    forget(maker);
    memset(maker->clues, 0, maker->cells * sizeof *maker->clues);
}

void hf_puzzle_maker_free(hf_puzzle_maker *maker)
{
    if (maker == NULL)
        return;
    forget(maker);
    free(maker->clues);
    hf_shape_free(maker->shape);
    free(maker);
}

/* ---- values ---------------------------------------------------------------------------------- */

hf_status hf_puzzle_maker_clue(hf_puzzle_maker *maker, uint32_t cell, uint32_t symbol)
{
    if (cell >= maker->cells || symbol > maker->size)
        return HF_BAD_ARGUMENT;
    maker->clues[cell] = (uint16_t)symbol;
    return HF_OK;
}

hf_status hf_puzzle_maker_clues(hf_puzzle_maker *maker, const uint16_t *values)
{
    for (uint32_t c = 0; c < maker->cells; c++) {
        if (values[c] > maker->size)
            return HF_BAD_ARGUMENT;
    }
    memcpy(maker->clues, values, maker->cells * sizeof *values);
    return HF_OK;
}

hf_status hf_puzzle_maker_entry(hf_puzzle_maker *maker, uint32_t cell, uint32_t symbol)
{
    if (cell >= maker->cells || symbol > maker->size)
        return HF_BAD_ARGUMENT;
    if (maker->entries == NULL)
        maker->entries = calloc(maker->cells, sizeof *maker->entries);
    if (maker->entries == NULL)
        return HF_NO_MEMORY;
    maker->entries[cell] = (uint16_t)symbol;
    return HF_OK;
}

/* ---- sets of symbols ------------------------------------------------------------------------- */

/* The word w of the set of all symbols. */
static uint64_t all_symbols(const hf_puzzle_maker *maker, uint32_t w)
{
    return hf_low_bits64(maker->size - w * 64);
}

/* Is every symbol of the set in range? */
static bool in_range(const hf_puzzle_maker *maker, const uint64_t *set)
{
    uint64_t strange = 0;
    for (uint32_t w = 0; set != NULL && w < maker->words; w++)
        strange |= set[w] & ~all_symbols(maker, w);
    return strange == 0;
}

/* A table with a set for every cell: all symbols, or none. */
static bool open_table(hf_puzzle_maker *maker, uint64_t **table, bool all)
{
    if (*table != NULL)
        return true;
    *table = calloc((size_t)maker->cells * maker->words, sizeof **table);
    for (size_t i = 0; all && *table != NULL && i < (size_t)maker->cells * maker->words; i++)
        (*table)[i] = all_symbols(maker, (uint32_t)(i % maker->words));
    return *table != NULL;
}

/* Writes a cell's set, or where it is NULL what the table began with. */
static hf_status write_set(hf_puzzle_maker *maker, uint64_t **table, bool all, uint32_t cell,
                           const uint64_t *set)
{
    if (cell >= maker->cells || !in_range(maker, set))
        return HF_BAD_ARGUMENT;
    if (!open_table(maker, table, all))
        return HF_NO_MEMORY;
    for (uint32_t w = 0; w < maker->words; w++) {
        uint64_t blank = all ? all_symbols(maker, w) : 0;
        (*table)[(size_t)cell * maker->words + w] = set != NULL ? set[w] : blank;
    }
    return HF_OK;
}

hf_status hf_puzzle_maker_candidates(hf_puzzle_maker *maker, uint32_t cell, const uint64_t *words)
{
    return write_set(maker, &maker->candidates, true, cell, words);
}

hf_status hf_puzzle_maker_marks(hf_puzzle_maker *maker, uint32_t cell, const uint64_t *words)
{
    return write_set(maker, &maker->marks, false, cell, words);
}

/* ---- houses and words ------------------------------------------------------------------------ */

static bool make_house_room(hf_puzzle_maker *maker)
{
    uint32_t room = maker->house_room > 0 ? 2 * maker->house_room : 4;
    if (maker->house_count < maker->house_room)
        return true;
    uint32_t *houses = realloc(maker->houses, (size_t)room * maker->size * sizeof *houses);
    if (houses == NULL)
        return false;
    maker->houses = houses;
    maker->house_room = room;
    return true;
}

/* Puts a cell into its place among the `count` smaller and greater ones before it. */
static void insert_cell(uint32_t *house, uint32_t count, uint32_t cell)
{
    uint32_t at = count;
    for (; at > 0 && house[at - 1] > cell; at--)
        house[at] = house[at - 1];
    house[at] = cell;
}

hf_status hf_puzzle_maker_house(hf_puzzle_maker *maker, const uint32_t *cells)
{
    if (maker->house_count >= HF_MAX_CELLS)
        return HF_TOO_LARGE;
    if (!make_house_room(maker))
        return HF_NO_MEMORY;
    uint32_t *house = maker->houses + (size_t)maker->house_count * maker->size;
    for (uint32_t i = 0; i < maker->size; i++)
        insert_cell(house, i, cells[i]);
    for (uint32_t i = 0; i < maker->size; i++) {
        if (house[i] >= maker->cells || (i > 0 && house[i] == house[i - 1]))
            return HF_BAD_ARGUMENT;
    }
    maker->house_count++;
    return HF_OK;
}

hf_status hf_puzzle_maker_constraint(hf_puzzle_maker *maker, hf_constraint_kind kind,
                                     const uint32_t *cells, const uint32_t *parts,
                                     uint32_t part_count, const int32_t *numbers,
                                     uint32_t number_count)
{
    hf_written written = {.kind = kind, .part_count = part_count, .number_count = number_count};
    written.cells = cells;
    written.parts = parts;
    written.numbers = numbers;
    for (uint32_t i = 0; i < part_count; i++)
        written.cell_count += parts[i];
    if (maker->written == NULL)
        maker->written = hf_rules_new(maker->shape);
    if (maker->written == NULL)
        return HF_NO_MEMORY;
    maker->fault = hf_written_fault(maker->written, &written);
    if (maker->fault != NULL)
        return HF_BAD_ARGUMENT;
    if (hf_rules_write(maker->written, &written))
        return HF_OK;
    maker->written->failed = false; /* nothing is missing but this one, which may be told again */
    return HF_NO_MEMORY;
}

const char *hf_puzzle_maker_fault(const hf_puzzle_maker *maker)
{
    return maker->fault;
}

hf_status hf_puzzle_maker_constraints_of(hf_puzzle_maker *maker, const hf_puzzle *puzzle)
{
    uint32_t count = puzzle->rules != NULL ? puzzle->rules->written_count : 0;
    for (uint32_t i = 0; i < count; i++) {
        const hf_written *w = &puzzle->rules->written[i];
        hf_status status = hf_puzzle_maker_constraint(maker, w->kind, w->cells, w->parts,
                                                      w->part_count, w->numbers, w->number_count);
        if (status != HF_OK)
            return status;
    }
    return HF_OK;
}

static hf_status write_text(char **place, const char *text, size_t length)
{
    char *copy = NULL;
    if (text != NULL) {
        size_t bytes = length == SIZE_MAX ? strlen(text) : length;
        copy = malloc(bytes + 1);
        if (copy == NULL)
            return HF_NO_MEMORY;
        memcpy(copy, text, bytes);
        copy[bytes] = '\0';
    }
    free(*place);
    *place = copy;
    return HF_OK;
}

hf_status hf_puzzle_maker_title(hf_puzzle_maker *maker, const char *text, size_t length)
{
    return write_text(&maker->title, text, length);
}

hf_status hf_puzzle_maker_comment(hf_puzzle_maker *maker, const char *text, size_t length)
{
    return write_text(&maker->comment, text, length);
}

/* ---- making ---------------------------------------------------------------------------------- */

/* The maker's shape, or one with the extra houses behind its own. */
static hf_status make_shape(const hf_puzzle_maker *maker, hf_shape **out)
{
    hf_shape_spec spec = *hf_shape_spec_of(maker->shape);
    *out = NULL;
    if (maker->house_count == 0) {
        *out = hf_shape_share(maker->shape);
        return HF_OK;
    }
    size_t before = (size_t)spec.listed_houses * maker->size;
    size_t added = (size_t)maker->house_count * maker->size;
    uint32_t *listed = malloc((before + added) * sizeof *listed);
    if (listed == NULL)
        return HF_NO_MEMORY;
    if (before > 0)
        memcpy(listed, spec.listed, before * sizeof *listed);
    memcpy(listed + before, maker->houses, added * sizeof *listed);
    spec.listed = listed;
    spec.listed_houses += maker->house_count;
    hf_status status = hf_shape_new(&spec, out);
    free(listed);
    return status;
}

/* Lists the cells that lack a candidate in a table; returns how many. */
static uint32_t list_restricted(const hf_puzzle_maker *maker, const uint64_t *table,
                                uint32_t *restricted)
{
    uint32_t count = 0;
    for (uint32_t c = 0; table != NULL && c < maker->cells; c++) {
        const uint64_t *set = table + (size_t)c * maker->words;
        uint64_t lacking = 0;
        for (uint32_t w = 0; w < maker->words; w++)
            lacking |= set[w] ^ all_symbols(maker, w);
        if (lacking != 0)
            restricted[count++] = c;
    }
    return count;
}

static uint32_t count_values(const uint16_t *values, uint32_t cells)
{
    uint32_t count = 0;
    for (uint32_t c = 0; c < cells; c++)
        count += values[c] != 0;
    return count;
}

/* The entries where no clue stands, as a copy: the maker keeps what it was told, because the clue may go
 * again. NULL: there are none. False: no memory. */
static bool copy_uncovered(const hf_puzzle_maker *maker, uint16_t **copy)
{
    *copy = NULL;
    uint32_t count = 0;
    for (uint32_t c = 0; maker->entries != NULL && c < maker->cells; c++)
        count += maker->entries[c] != 0 && maker->clues[c] == 0;
    if (count == 0)
        return true;
    *copy = malloc(maker->cells * sizeof **copy);
    for (uint32_t c = 0; *copy != NULL && c < maker->cells; c++)
        (*copy)[c] = maker->clues[c] != 0 ? 0 : maker->entries[c];
    return *copy != NULL;
}

static bool has_marks(const hf_puzzle_maker *maker)
{
    uint64_t any = 0;
    for (size_t i = 0; maker->marks != NULL && i < (size_t)maker->cells * maker->words; i++)
        any |= maker->marks[i];
    return any != 0;
}

/* ---- constraints ------------------------------------------------------------------------------ */

/* What one puzzle's making needs besides the maker. */
typedef struct making {
    hf_shape *shape;
    hf_rules *rules;      /* NULL: nothing was written */
    uint64_t *allowed;    /* NULL: no written constraint speaks of a single cell */
    uint32_t *restricted; /* room for two lists of cells; NULL: no cell lacks a candidate */
} making;

/* Copies what was written and expands it on the puzzle's own shape. */
static hf_status make_rules(const hf_puzzle_maker *maker, making *m)
{
    if (maker->written == NULL || maker->written->written_count == 0)
        return HF_OK;
    m->rules = hf_rules_new(m->shape);
    if (m->rules == NULL)
        return HF_NO_MEMORY;
    for (uint32_t i = 0; i < maker->written->written_count; i++) {
        if (!hf_rules_write(m->rules, &maker->written->written[i]))
            return HF_NO_MEMORY;
    }
    return hf_rules_expand(m->rules) ? HF_OK : HF_NO_MEMORY;
}

/* What given candidates and written constraints leave to single cells. */
static hf_status make_allowed(hf_puzzle_maker *maker, making *m)
{
    for (uint32_t i = 0; m->rules != NULL && i < m->rules->primitive_count; i++) {
        const hf_primitive *p = &m->rules->primitives[i];
        if (p->type != HF_PRIMITIVE_UNARY)
            continue;
        if (m->allowed == NULL) {
            if (!open_table(maker, &m->allowed, true))
                return HF_NO_MEMORY;
            if (maker->candidates != NULL)
                memcpy(m->allowed, maker->candidates,
                       (size_t)maker->cells * maker->words * sizeof *m->allowed);
        }
        m->allowed[*hf_primitive_cells(m->rules, p) * maker->words] &= p->data;
    }
    return HF_OK;
}

static uint64_t kinds_written(const hf_rules *rules)
{
    uint64_t kinds = 0;
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++)
        kinds |= UINT64_C(1) << rules->written[i].kind;
    return kinds;
}

/* Does any of it say more than what may stand in single cells? */
static bool is_ruled(const hf_rules *rules)
{
    for (uint32_t i = 0; rules != NULL && i < rules->primitive_count; i++) {
        if (rules->primitives[i].type != HF_PRIMITIVE_UNARY)
            return true;
    }
    return false;
}

/* ---- the whole -------------------------------------------------------------------------------- */

static hf_status lay_out(hf_puzzle_maker *maker, const making *m, hf_puzzle **out)
{
    hf_puzzle parts;
    memset(&parts, 0, sizeof parts);
    parts.shape = m->shape;
    parts.cells = maker->cells;
    parts.words = maker->words;
    parts.clues = maker->clues;
    parts.clue_count = count_values(maker->clues, maker->cells);
    uint16_t *entries;
    if (!copy_uncovered(maker, &entries))
        return HF_NO_MEMORY;
    parts.entries = entries;
    parts.marks = has_marks(maker) ? maker->marks : NULL;
    const uint64_t *table = m->allowed != NULL ? m->allowed : maker->candidates;
    parts.restricted = m->restricted;
    parts.restricted_count = list_restricted(maker, table, m->restricted);
    parts.candidates = parts.restricted_count > 0 ? table : NULL;
    parts.given = parts.candidates;
    parts.given_cells = parts.restricted;
    parts.given_count = parts.restricted_count;
    if (m->allowed != NULL) {
        uint32_t *cells = m->restricted + maker->cells;
        parts.given_cells = cells;
        parts.given_count = list_restricted(maker, maker->candidates, cells);
        parts.given = parts.given_count > 0 ? maker->candidates : NULL;
    }
    parts.title = maker->title;
    parts.comment = maker->comment;
    parts.kinds = kinds_written(m->rules);
    if (parts.given != NULL)
        parts.kinds |= UINT64_C(1) << HF_CONSTRAINT_CANDIDATES;
    if (hf_shape_spec_of(m->shape)->listed_houses > 0)
        parts.kinds |= UINT64_C(1) << HF_CONSTRAINT_HOUSE;
    parts.rules = m->rules;
    parts.ruled = is_ruled(m->rules);
    hf_status status = hf_puzzle_lay_out(&parts, out);
    free(entries);
    return status;
}

static hf_status make(hf_puzzle_maker *maker, making *m, hf_puzzle **out)
{
    hf_status status = make_shape(maker, &m->shape);
    if (status == HF_OK)
        status = make_rules(maker, m);
    if (status == HF_OK)
        status = make_allowed(maker, m);
    if (status == HF_OK && (maker->candidates != NULL || m->allowed != NULL)) {
        m->restricted = malloc(2 * (size_t)maker->cells * sizeof *m->restricted);
        status = m->restricted != NULL ? HF_OK : HF_NO_MEMORY;
    }
    return status == HF_OK ? lay_out(maker, m, out) : status;
}

hf_status hf_puzzle_maker_make(hf_puzzle_maker *maker, hf_puzzle **out)
{
    making m = {NULL, NULL, NULL, NULL};
    *out = NULL;
    hf_status status = make(maker, &m, out);
    if (status != HF_OK) {
        hf_rules_free(m.rules);
        hf_shape_free(m.shape);
    }
    free(m.restricted);
    free(m.allowed);
    return status;
}

hf_status hf_puzzle_new(const hf_shape *shape, const uint16_t *clues, hf_puzzle **out)
{
    hf_puzzle_maker *maker = NULL;
    *out = NULL;
    hf_status status = hf_puzzle_maker_new(shape, &maker);
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(maker, clues);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, out);
    hf_puzzle_maker_free(maker);
    return status;
}
