/* SPDX-License-Identifier: MIT
 *
 * reader_look.c - looking at a text as a whole: which notation its boards of more than nine symbols
 * are written in.
 */
#include "base/assert.h"
#include "format/rows/block.h"
#include "grid/grid_data.h"

/* Counts the characters in the cells of a record, if it is a board of more than nine symbols, and no more than there
 * are characters for, in a format with one character per cell. */
static void tally_record(hf_reader *reader, hf_span piece, hf_tally *tally)
{
    hf_record record;
    if (hf_reader_parse(reader, piece.at, piece.length, &record) == HF_END)
        return;
    bool line = record.format == &hf_format_line || record.format == &hf_format_sdm;
    if (!line && record.format != &hf_format_rows)
        return;
    if (line) {
        piece = hf_scan_trim(hf_scan_unmarked(piece));
        piece.length = hf_scan_word(piece);
    }
    uint32_t size = 0;
    if (record.grid) {
        size = hf_shape_size(record.grid->shape);
    } else { /* an error: perhaps just the notation's */
        hf_shape_spec spec;
        size = line && hf_reader_spec_for_cells(reader, piece.length, &spec) ? spec.size : 0;
    }
    if (size <= 9 || size > HF_MAX_LETTERED || (tally->size && tally->size != size))
        return;
    tally->size = size;
    if (line)
        hf_tally_add(tally, piece);
    else
        hf_rows_tally(piece, tally);
}

static const char *decision_text(hf_notation notation)
{
    HF_ASSERT(notation != HF_NOTATION_LETTER); /* that is never open */
    return notation == HF_NOTATION_ZERO
               ? "0 is read as the first symbol (0-9, then letters), not as a blank"
               : "0 is read as a blank (symbols 1-9, then letters)";
}

bool hf_reader_look(hf_reader *reader, const char *text, size_t length)
{
    hf_tally tally = {0};
    size_t at = 0;
    reader->decided = false;
    reader->decision = NULL;
    while (at < length) {
        size_t cut = hf_reader_cut(reader, text + at, length - at, false);
        if (cut == 0 && at == 0)
            cut = length; /* a single record, perhaps without an end */
        if (cut == 0)
            break;
        tally_record(reader, (hf_span){text + at, cut}, &tally);
        at += cut;
    }
    if (tally.size <= 9 || reader->options.zero_is_symbol)
        return true;
    bool open = false;
    reader->decided_notation = hf_tally_notation(&tally, &open);
    reader->decided_size = tally.size;
    reader->decided = true;
    if (open)
        reader->decision = decision_text(reader->decided_notation);
    return hf_tally_settled(&tally);
}

const char *hf_reader_decision(const hf_reader *reader)
{
    return reader->decision;
}
