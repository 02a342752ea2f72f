/* SPDX-License-Identifier: MIT
 *
 * making.c - a puzzle, laid out from what its maker was told.
 */
#include <stdlib.h>
#include <string.h>

#include "puzzle/kind.h"
#include "puzzle/maker.h"

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
            lacking |= set[w] ^ hf_maker_all_symbols(maker, w);
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
            if (!hf_maker_open_table(maker, &m->allowed, true))
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
