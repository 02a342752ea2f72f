/* SPDX-License-Identifier: MIT
 *
 * reader.h - what a reader keeps from record to record (shapes with their grids, the alphabet,
 * scratch memory), and what it does for the formats.
 */
#ifndef HF_FORMAT_READER_H
#define HF_FORMAT_READER_H

#include "base/text.h"
#include "format/symbols.h"

/* A shape the reader has met, with its grid. */
typedef struct hf_slot {
    hf_shape *shape;
    hf_grid *grid;
    hf_board *board;   /* made when first needed */
    uint64_t *marks;   /* pencil marks being read, likewise: words per cell as on the board */
    uint8_t *placed;   /* likewise: 1 for a digit of the grid that is the player's, not a given */
    hf_board *plain;   /* likewise: the candidates that values alone leave */
    uint64_t *allowed; /* likewise: candidates given for a cell, of up to 64 symbols; 0: none are */
    bool detailed;     /* there is more than values: hf_slot_marks was called for this record */
    bool given;        /* the marks are the author's, since nothing else tells what the clues are */
    uint64_t used;     /* when, for finding the one to give up */
} hf_slot;

enum { HF_READER_SLOTS = 64 };

struct hf_reader {
    hf_read_options options;
    hf_shape_spec spec; /* valid if options.spec is set */
    hf_slot slots[HF_READER_SLOTS];
    size_t slot_count;
    hf_slot *nine; /* the plain 9x9 board, never given up */
    uint64_t clock;
    hf_alphabet alphabet; /* the one used last */
    bool decided;         /* hf_reader_look saw boards of decided_size and chose a notation */
    uint32_t decided_size;
    hf_notation decided_notation;
    const char *decision;
    char *folded; /* one line of a drawing as ASCII, and where each character came from */
    uint32_t *origin;
    size_t folded_room;
    uint32_t csv_column; /* the column of a table that holds the puzzle, from 1; 0: not known */
    char *unpacked;      /* text that was compressed */
    size_t unpacked_room;
    uint16_t *regions; /* a jigsaw's map being read */
    size_t regions_room;
    uint32_t *listed; /* houses that a text lists, N cells each */
    size_t listed_room;
    uint32_t listed_houses;
    hf_span
        heading;  /* words above or before what is being read, for what has no comment of its own */
    hf_rest rest; /* to be passed over behind the piece cut last */
    hf_puzzle *puzzle;      /* of the record parsed last, where there is more than values */
    hf_puzzle *constraints; /* a puzzle of those of the record being parsed; NULL: none */
};

/* The specification of a board with so many cells, or so many columns, as far as the options leave
 * it open. False: there is none. */
bool hf_reader_spec_for_cells(const hf_reader *reader, size_t cells, hf_shape_spec *spec);
bool hf_reader_spec_for_columns(const hf_reader *reader, uint32_t columns, hf_shape_spec *spec);

/* Adds the houses that the options ask for to the board that a text tells of by itself. HF_BAD_TEXT, with
 * a message at this column: it is another board than the one that was asked for. */
hf_status hf_reader_as_asked(const hf_reader *reader, hf_shape_spec *spec, size_t column,
                             hf_record *record);
/* The slot for a specification, its grid empty. HF_BAD_SHAPE, HF_TOO_LARGE, HF_NO_MEMORY. */
hf_status hf_reader_slot(hf_reader *reader, const hf_shape_spec *spec, hf_slot **slot);
/* The slot of a grid that a record holds. */
hf_slot *hf_reader_slot_of(hf_reader *reader, const hf_grid *grid);
/* The same as hf_reader_slot, with a message in the record on failure. */
hf_status hf_reader_open(hf_reader *reader, const hf_shape_spec *spec, hf_record *record,
                         hf_slot **slot);
/* The alphabet for boards of `size` symbols, decided by the look or else by `cells`. */
const hf_alphabet *hf_reader_alphabet(hf_reader *reader, uint32_t size, const hf_tally *tally);
/* Room for a jigsaw's map. */
bool hf_reader_regions(hf_reader *reader, size_t cells);
/* Folds a line into reader->folded; *length receives the number of characters. */
bool hf_reader_fold(hf_reader *reader, hf_span line, size_t *length);
/* Frees what a slot holds. */
void hf_slot_close(hf_slot *slot);
/* Makes room for pencil marks (and placed digits) of a slot, all clear. `given`: nothing but the
 * marks tells what the clues are, so that they are the puzzle; else they are the player's. */
hf_status hf_slot_marks(hf_slot *slot, bool given);
/* Gives candidates for a cell, after hf_slot_marks; on boards of up to 64 symbols. */
void hf_slot_allow(hf_slot *slot, uint32_t cell, uint64_t set);
/* Fills grid and board of a slot from its marks; see rows/marks.c. */
hf_status hf_slot_settle(hf_slot *slot, hf_record *record);
/* The puzzle of a slot with more than values, and with the constraints of another one, which may be
 * NULL; NULL in *out if it turns out to be values alone. */
hf_status hf_slot_puzzle(hf_slot *slot, const hf_record *record, const hf_puzzle *constraints,
                         hf_puzzle **out);

/* A record without a comment has the heading for one: to be called before a puzzle is made of it. */
void hf_reader_take_heading(const hf_reader *reader, hf_record *record);
/* Makes the puzzle that a maker was told of the one of the record: its clues go into the slot's
 * grid. A puzzle of clues alone is the grid. */
hf_status hf_reader_keep(hf_reader *reader, hf_puzzle_maker *maker, hf_slot *slot,
                         hf_record *record);
/* Room for one more house in reader->listed; NULL: no memory. */
uint32_t *hf_reader_next_house(hf_reader *reader, uint32_t size);
/* Lists a house for each place in a box. HF_UNSUPPORTED: boards of this size have no boxes. */
hf_status hf_reader_add_disjoint(hf_reader *reader, uint32_t size);
/* Are the listed houses of a board these, from one of them on? */
bool hf_listed_is_disjoint(const hf_shape_spec *spec, uint32_t from);
/* Lists one of the long diagonals. */
hf_status hf_reader_add_diagonal(hf_reader *reader, uint32_t size, bool rising);

/* Begins an error message at a place of the record; add words to the text it returns. */
hf_text hf_record_fail(hf_record *record, size_t line, size_t column);

#endif
