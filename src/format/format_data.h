/* SPDX-License-Identifier: MIT
 *
 * format_data.h - what the files of src/format share: the row of the table of formats, the reader,
 * and the small tools for looking at text.
 *
 * A format is one constant of type hf_format in a file of its own, listed in format.c. Reading has
 * two halves. `cut` looks at the front of a text and says how many bytes the record there has, if
 * it is one of its kind; it may ask for more bytes. `parse` gets exactly these bytes and fills a
 * record. Both see the reader's options; neither remembers anything from one record to the next, so
 * that records can be parsed in any order and by several readers at once.
 */
#ifndef HF_FORMAT_DATA_H
#define HF_FORMAT_DATA_H

#include "base/text.h"
#include "houseful/format.h"

/* ---- looking at text (scan.c) ---------------------------------------------------------------- */

typedef struct hf_span {
    const char *at;
    size_t length;
} hf_span;

static inline hf_span hf_span_from(hf_span span, size_t offset)
{
    return (hf_span){span.at + offset, span.length - offset};
}
static inline hf_span hf_span_part(hf_span span, size_t offset, size_t length)
{
    return (hf_span){span.at + offset, length};
}

static inline bool hf_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}
static inline bool hf_is_digit(char c)
{
    return c >= '0' && c <= '9';
}
static inline bool hf_is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/* Characters that stand for an empty cell in any notation; 0, x and X only do where they are no
 * symbols. */
static inline bool hf_is_empty_mark(char c)
{
    return c == '.' || c == '*' || c == '_' || c == '-' || c == '?';
}

/* The first line of a text. False: its end is not among these bytes, and more may come. */
typedef struct hf_line {
    hf_span text; /* without line end, trailing carriage return and byte order mark */
    size_t whole; /* bytes up to the next line */
} hf_line;
bool hf_scan_line(hf_span text, bool last, hf_line *line);

/* Length of a byte order mark at the front: 3 or 0. */
size_t hf_scan_mark(hf_span text);
hf_span hf_scan_trim(hf_span text);
/* The run of characters up to white space or one of , ; # (the first such character ends it). */
size_t hf_scan_word(hf_span text);
/* What follows a puzzle on its line: without separators in front and white space behind. */
void hf_scan_comment(hf_span rest, hf_record *record);
bool hf_scan_starts(hf_span text, const char *prefix);
/* The same whatever the case of letters; `prefix` in lower case. */
bool hf_scan_starts_any_case(hf_span text, const char *prefix);
/* The place of a string, or text.length. */
size_t hf_scan_find(hf_span text, const char *string);
/* Reads a decimal number (saturating) and moves `at` behind it; false if there is no digit. */
bool hf_scan_number(hf_span text, size_t *at, uint32_t *number);
/* The integer square and cube roots, 0 if there is none that is exact. */
uint32_t hf_scan_square_root(size_t n);
uint32_t hf_scan_cube_root(size_t n);

/* Drawings are looked at as plain ASCII. One step of the folding: takes the character at *at (which
 * it moves on) and returns its stand-in.
 *
 *     vertical lines    '|' heavy, double or ASCII, '!' light
 *     horizontal lines  '=' heavy or double,        '-' light
 *     corners, crosses  '+'
 *     middle dot '.', no-break space ' ', tab ' ', any other byte that is not ASCII 1
 *     0 for a colour sequence, which has no width
 */
char hf_fold_next(hf_span line, size_t *at);

/* ---- symbols (symbols.c) --------------------------------------------------------------------- */

typedef enum hf_notation {
    HF_NOTATION_ONE,   /* 1-9 A-Z a-z */
    HF_NOTATION_ZERO,  /* 0-9 A-Z a-z: 0 is the first symbol */
    HF_NOTATION_LETTER /* A-Z a-z: A is the first symbol */
} hf_notation;

enum { HF_NOT_A_SYMBOL = 255, HF_MAX_LETTERED = 61 };

/* What each byte means on a board of `size` symbols: 0 blank, 1..size, or HF_NOT_A_SYMBOL. */
typedef struct hf_alphabet {
    uint32_t size;
    hf_notation notation;
    uint8_t value[256];
} hf_alphabet;

void hf_alphabet_make(hf_alphabet *alphabet, uint32_t size, hf_notation notation);

/* How often each byte was seen in the cells of boards of one size. */
typedef struct hf_tally {
    uint32_t size;
    uint32_t count[128];
} hf_tally;

void hf_tally_add(hf_tally *tally, hf_span cells);
/* The notation that explains the bytes. *open: another one would have done as well. */
hf_notation hf_tally_notation(const hf_tally *tally, bool *open);

/* Is c one of the characters that any notation uses for a symbol or a blank? */
static inline bool hf_is_cell_char(char c)
{
    return hf_is_digit(c) || hf_is_letter(c) || hf_is_empty_mark(c);
}

/* ---- the reader (reader.c) ------------------------------------------------------------------- */

/* A shape the reader has met, with its grid. */
typedef struct hf_slot {
    hf_shape *shape;
    hf_grid *grid;
    hf_board *board; /* made when first needed */
    uint64_t *marks; /* pencil marks being read, likewise: words per cell as on the board */
    uint8_t *placed; /* likewise: 1 for a digit of the grid that is the player's, not a given */
    uint64_t used;   /* when, for finding the one to give up */
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
};

/* The specification of a board with so many cells, or so many columns, as far as the options leave
 * it open. False: there is none. */
bool hf_reader_spec_for_cells(const hf_reader *reader, size_t cells, hf_shape_spec *spec);
bool hf_reader_spec_for_columns(const hf_reader *reader, uint32_t columns, hf_shape_spec *spec);

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
/* Makes room for pencil marks (and placed digits) of a slot, all clear. */
hf_status hf_slot_marks(hf_slot *slot);
/* Fills grid and board of a slot from its marks; see marks.c. */
hf_status hf_slot_settle(hf_slot *slot, hf_record *record);

/* Begins an error message at a place of the record; add words to the text it returns. */
hf_text hf_record_fail(hf_record *record, size_t line, size_t column);
/* A character as people should see it: 'x', or its number where it cannot be shown. */
void hf_text_shown(hf_text *text, char c);
/* "neither a symbol 1-9 nor a blank" and the like, for a board of `size` symbols. */
void hf_text_expected(hf_text *text, uint32_t size, hf_notation notation);

/* ---- the table of formats (format.c) --------------------------------------------------------- */

/* What `cut` may say besides a length. */
#define HF_CUT_NO   ((size_t)0)
#define HF_CUT_MORE SIZE_MAX

struct hf_format {
    const char *name;
    const char *summary;
    /* Length of the record of this kind at the front of the text, HF_CUT_NO or HF_CUT_MORE. The
     * text begins with a line that is neither blank nor a comment. With `last` there are no more
     * bytes, and HF_CUT_MORE is not an answer. NULL: the format cannot be read, or never guessed.
     */
    size_t (*cut)(const hf_reader *reader, hf_span text, bool last);
    /* Fills the record (which comes zeroed, with `format` set). NULL: cannot be read. */
    hf_status (*parse)(hf_reader *reader, hf_span piece, hf_record *record);
    /* False: this shape cannot be written. NULL: the format cannot be written. */
    bool (*write)(const hf_grid *grid, const hf_write_options *options, hf_text *text);
};

extern const hf_format hf_format_line, hf_format_rows, hf_format_tokens, hf_format_draw,
    hf_format_sdm, hf_format_hodoku, hf_format_pencilmarks, hf_format_sukaku, hf_format_sdx,
    hf_format_sdk, hf_format_ss, hf_format_sgt, hf_format_csv, hf_format_json, hf_format_url,
    hf_format_classic, hf_format_opensudoku, hf_format_fpuzzles, hf_format_svg;

/* The formats in the order of guessing; NULL past the last. */
const hf_format *hf_format_guess(size_t i);

/* Parsing shared by formats that carry an ordinary line of cells inside. `cells` is that part;
 * `line` and `column` say where it begins. */
hf_status hf_line_cells(hf_reader *reader, hf_span cells, size_t line, size_t column,
                        hf_record *record);
/* Is this a run of cells of a whole board (4x4 at least)? */
bool hf_line_is_board(const hf_reader *reader, hf_span cells);

/* Writes a symbol as drawings show it: one character up to 61 symbols, else a number. */
void hf_text_symbol(hf_text *text, uint32_t size, uint32_t symbol);

#endif
