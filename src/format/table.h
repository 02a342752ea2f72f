/* SPDX-License-Identifier: MIT
 *
 * table.h - the rows of the table of formats.
 *
 * A format is one constant of type hf_format in a file of its own, listed in format.c. Reading has
 * two halves. `cut` looks at the front of a text and says how many bytes the record there has, if
 * it is one of its kind; it may ask for more bytes. `parse` gets exactly these bytes and fills a
 * record. Both see the reader's options. Nothing is remembered from one record to the next but the
 * column that the heading of a table names (csv.c), so that other records can be parsed in any order
 * and by several readers at once.
 */
#ifndef HF_FORMAT_TABLE_H
#define HF_FORMAT_TABLE_H

#include "grid/grid_data.h"
#include "format/reader.h"

/* What `cut` may say besides a length. */
#define HF_CUT_NO   ((size_t)0)
#define HF_CUT_MORE SIZE_MAX

struct hf_format {
    const char *name;
    const char *summary;
    /* Length of the record of this kind at the front of the text, HF_CUT_NO or HF_CUT_MORE. The
     * text begins with a line that is neither blank nor a comment. With `last` there are no more
     * bytes, and HF_CUT_MORE is not an answer. NULL: the format cannot be read, or never guessed:
     * where it is named, a record is a line then. */
    size_t (*cut)(const hf_reader *reader, hf_span text, bool last);
    /* Fills the record (which comes zeroed, with `format` set). After HF_OK record->grid is there: the
     * slot's own, set here or by hf_slot_settle, hf_line_cells and their kin. NULL: cannot be read. */
    hf_status (*parse)(hf_reader *reader, hf_span piece, hf_record *record);
    /* HF_UNSUPPORTED: this shape cannot be written; HF_NO_MEMORY. NULL: the format cannot be written.
     */
    hf_status (*write)(const hf_grid *grid, const hf_write_options *options, hf_text *text);
    unsigned keeps; /* HF_KEEPS_... or'ed: what is written besides values */
    /* For formats that write more than a grid can tell: called instead of `write`, which may then be
     * NULL. HF_UNSUPPORTED: a shape or a constraint that cannot be written. */
    hf_status (*write_puzzle)(const hf_puzzle *puzzle, const hf_write_options *options,
                              hf_text *text);
};

extern const hf_format hf_format_line, hf_format_rows, hf_format_tokens, hf_format_draw,
    hf_format_sdm, hf_format_hodoku, hf_format_pencilmarks, hf_format_sukaku, hf_format_sdx,
    hf_format_sdk, hf_format_ss, hf_format_sgt, hf_format_csv, hf_format_json, hf_format_url,
    hf_format_classic, hf_format_opensudoku, hf_format_fpuzzles, hf_format_svg, hf_format_typed,
    hf_format_iss, hf_format_killer, hf_format_scl,
    hf_format_dressed, /* a part of `typed`, in no list: asked before the others (reader_cut.c) */
    hf_format_headed;  /* another part of it: asked when all but `rows` have been */

/* Is the digit in a cell the player's? */
static inline bool hf_is_entry(const hf_grid *grid, const hf_write_options *options, uint32_t cell)
{
    return grid->cell[cell] && options->marks && options->marks[cell] == HF_MARK_SOLVED;
}
/* Is there a digit of the player's at all? */
bool hf_has_entries(const hf_grid *grid, const hf_write_options *options);

/* The formats in the order of guessing; NULL past the last. */
const hf_format *hf_format_guess(size_t i);

/* Parsing shared by formats that carry an ordinary line of cells inside. `cells` is that part;
 * `line` and `column` say where it begins. */
hf_status hf_line_cells(hf_reader *reader, hf_span cells, size_t line, size_t column,
                        hf_record *record);
/* Does a link begin here, with or without https:// in front of a known name? */
bool hf_url_is_link(hf_span text);
/* Is this a run of cells of a whole board (4x4 at least)? */
bool hf_line_is_board(const hf_reader *reader, hf_span cells);
/* If `map` is a map of regions for N symbols (the same character for each cell of a region, which
 * must hang together: that is what tells a map from a solution), reads it into reader->regions. */
bool hf_line_map(hf_reader *reader, hf_span map, uint32_t size);

#endif
