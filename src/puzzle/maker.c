/* SPDX-License-Identifier: MIT
 *
 * maker.c - what a puzzle's maker is told.
 */
#include <stdlib.h>
#include <string.h>

#include "puzzle/kind.h"
#include "puzzle/maker.h"

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

/* Is every symbol of the set in range? */
static bool in_range(const hf_puzzle_maker *maker, const uint64_t *set)
{
    uint64_t strange = 0;
    for (uint32_t w = 0; set != NULL && w < maker->words; w++)
        strange |= set[w] & ~hf_maker_all_symbols(maker, w);
    return strange == 0;
}

bool hf_maker_open_table(hf_puzzle_maker *maker, uint64_t **table, bool all)
{
    if (*table != NULL)
        return true;
    *table = calloc((size_t)maker->cells * maker->words, sizeof **table);
    for (size_t i = 0; all && *table != NULL && i < (size_t)maker->cells * maker->words; i++)
        (*table)[i] = hf_maker_all_symbols(maker, (uint32_t)(i % maker->words));
    return *table != NULL;
}

/* Writes a cell's set, or where it is NULL what the table began with. */
static hf_status write_set(hf_puzzle_maker *maker, uint64_t **table, bool all, uint32_t cell,
                           const uint64_t *set)
{
    if (cell >= maker->cells || !in_range(maker, set))
        return HF_BAD_ARGUMENT;
    if (!hf_maker_open_table(maker, table, all))
        return HF_NO_MEMORY;
    for (uint32_t w = 0; w < maker->words; w++) {
        uint64_t blank = all ? hf_maker_all_symbols(maker, w) : 0;
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
