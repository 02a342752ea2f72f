/* SPDX-License-Identifier: MIT
 *
 * reader.c - a reader, and what it keeps from record to record.
 *
 * That is only what saves work: the shapes it has met (reader_slots.c), and what hf_reader_look decided
 * (reader_look.c). How a text falls into records is told in reader_cut.c, what they hold in
 * reader_parse.c.
 */
#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "base/assert.h"
#include "base/options.h"
#include "format/table.h"
#include "format/map_below.h"

enum { DEFAULT_MAX_RECORD = 16 << 20 };

void hf_read_options_init(hf_read_options *options, size_t size)
{
    hf_read_options defaults = {.size = sizeof defaults, .max_record = DEFAULT_MAX_RECORD};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

hf_status hf_reader_new(const hf_read_options *options, hf_reader **out)
{
    *out = NULL;
    hf_reader *reader = calloc(1, sizeof *reader);
    if (!reader)
        return HF_NO_MEMORY;
    hf_read_options_init(&reader->options, sizeof reader->options);
    if (!hf_options_take(&reader->options, sizeof reader->options, options)) {
        free(reader);
        return HF_BAD_ARGUMENT;
    }
    if (reader->options.max_record == 0)
        reader->options.max_record = DEFAULT_MAX_RECORD;
    if (reader->options.spec) {
        reader->spec = *reader->options.spec;
        reader->options.spec = &reader->spec;
    }
    reader->csv_column = reader->options.column;
    size_t most = (size_t)HF_MAX_LETTERED * HF_MAX_LETTERED;
    if (!hf_reader_regions(reader, most)) { /* looking for a map must not fail */
        free(reader);
        return HF_NO_MEMORY;
    }
    *out = reader;
    return HF_OK;
}

void hf_reader_free(hf_reader *reader)
{
    if (!reader)
        return;
    for (size_t i = 0; i < reader->slot_count; i++)
        hf_slot_close(&reader->slots[i]);
    free(reader->folded);
    free(reader->origin);
    free(reader->regions);
    free(reader->unpacked);
    free(reader->listed);
    hf_puzzle_free(reader->puzzle);
    hf_puzzle_free(reader->constraints);
    free(reader);
}

/* ---- room for a record ----------------------------------------------------------------------- */

const hf_alphabet *hf_reader_alphabet(hf_reader *reader, uint32_t size, const hf_tally *tally)
{
    hf_notation notation = HF_NOTATION_ONE;
    bool open;
    if ((size > 9 && reader->options.zero_is_symbol) ||
        (reader->options.spec && reader->spec.symbols == HF_SYMBOLS_ZERO))
        notation = HF_NOTATION_ZERO;
    else if (reader->decided && reader->decided_size == size)
        notation = reader->decided_notation;
    else if (size > 9)
        notation = hf_tally_notation(tally, &open);
    if (reader->alphabet.size != size || reader->alphabet.notation != notation)
        hf_alphabet_make(&reader->alphabet, size, notation);
    return &reader->alphabet;
}

bool hf_reader_regions(hf_reader *reader, size_t cells)
{
    if (cells <= reader->regions_room)
        return true;
    uint16_t *regions = realloc(reader->regions, cells * sizeof *regions);
    if (!regions)
        return false;
    reader->regions = regions;
    reader->regions_room = cells;
    return true;
}

bool hf_reader_fold(hf_reader *reader, hf_span line, size_t *length)
{
    if (line.length >= reader->folded_room) {
        size_t room = line.length + 256;
        free(reader->folded);
        free(reader->origin);
        reader->folded = malloc(room);
        reader->origin = malloc(room * sizeof *reader->origin);
        reader->folded_room = reader->folded && reader->origin ? room : 0;
        if (!reader->folded_room)
            return false;
    }
    size_t n = 0;
    hf_folding folding = hf_fold_start(line);
    for (char c; (c = hf_fold_next(&folding)) != 0; n++) {
        HF_ASSERT(n < reader->folded_room); /* three dots in one have three bytes */
        reader->folded[n] = c;
        reader->origin[n] = (uint32_t)folding.origin;
    }
    *length = n;
    return true;
}

/* ---- what a record holds ---------------------------------------------------------------------- */

void hf_reader_take_heading(const hf_reader *reader, hf_record *record)
{
    if (record->comment == NULL && reader->heading.length > 0)
        hf_scan_comment(reader->heading, record);
}

hf_status hf_reader_keep(hf_reader *reader, hf_puzzle_maker *maker, hf_slot *slot,
                         hf_record *record)
{
    hf_puzzle *puzzle = NULL;
    hf_status status = hf_puzzle_maker_make(maker, &puzzle);
    if (status != HF_OK)
        return status;
    memcpy(slot->grid->cell, hf_puzzle_clues(puzzle),
           hf_shape_cells(slot->shape) * sizeof *slot->grid->cell);
    record->grid = slot->grid;
    if (hf_puzzle_is_plain(puzzle)) {
        hf_puzzle_free(puzzle);
        return HF_OK;
    }
    reader->puzzle = puzzle;
    record->puzzle = puzzle;
    return HF_OK;
}

hf_status hf_reader_puzzle(hf_reader *reader, const hf_record *record, hf_puzzle **out)
{
    hf_puzzle_maker *maker;
    (void)reader;
    *out = NULL;
    if (!record->grid)
        return HF_BAD_ARGUMENT;
    if (record->puzzle) {
        *out = hf_puzzle_share(record->puzzle);
        return HF_OK;
    }
    hf_status status = hf_puzzle_maker_new(record->grid->shape, &maker);
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(maker, record->grid->cell);
    if (status == HF_OK && record->comment)
        status = hf_puzzle_maker_comment(maker, record->comment, record->comment_length);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, out);
    hf_puzzle_maker_free(maker);
    return status;
}
