/* SPDX-License-Identifier: MIT
 *
 * format.h - bytes to grids and back.
 *
 * Reading. A text (a file, a pipe, something pasted) is a series of records, each one board, or one
 * mistake: nothing in a text is ever skipped in silence. Cut a record off the front of the text,
 * then parse it:
 *
 *     hf_reader *reader;
 *     hf_record record;
 *     hf_reader_new(NULL, &reader);
 *     size_t length = hf_reader_cut(reader, text, strlen(text), true);
 *     if (hf_reader_parse(reader, text, length, &record) == HF_OK)
 *         printf("%u clues\n", hf_grid_clues(record.grid));
 *     else
 *         printf("%zu:%zu: %s\n", record.line, record.column, record.message);
 *     hf_reader_free(reader);
 *
 * Writing. hf_format_write prints a grid in any format into a buffer of the caller's.
 *
 * Formats are rows of one table; hf_format_at lists them. A reader that is given no format tells
 * them apart by their looks.
 *
 * Threads: a reader belongs to one thread; formats are constants, and writing uses no memory that is
 * shared. Ownership: what a record points to is the reader's and lives until its next parse or its end;
 * share a puzzle to keep it. Errors: HF_BAD_TEXT with place and reason in the record, HF_NO_MEMORY,
 * HF_UNSUPPORTED where a format cannot hold a board.
 */
#ifndef HOUSEFUL_FORMAT_H
#define HOUSEFUL_FORMAT_H

#include "houseful/puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the table of formats ---------------------------------------------------------------------
 */

typedef struct hf_format hf_format;

/* The format with number i (0, 1, 2 ...), or NULL past the last. */
HF_API const hf_format *hf_format_at(size_t i);
/* The format with this name ("line", "rows", "tokens" ...), or NULL. */
HF_API const hf_format *hf_format_named(const char *name);
HF_API const char *hf_format_name(const hf_format *format);
HF_API const char *hf_format_summary(const hf_format *format);
HF_API bool hf_format_can_read(const hf_format *format);
HF_API bool hf_format_can_write(const hf_format *format);

/* ---- reading ------------------------------------------------------------------------------------
 */

typedef struct hf_read_options {
    size_t size;               /* of this struct, as hf_read_options_init set it */
    const hf_format *format;   /* NULL: guess, record by record (default) */
    const hf_shape_spec *spec; /* NULL: from the number of symbols (default). A spec whose size is 0
                                  gives the layout and extras only. Copied, but not its arrays. */
    size_t max_record;         /* longest record in bytes; default 16 MiB; longer ones are errors */
    bool zero_is_symbol;       /* sizes over 9: 0 is the first symbol, not a blank; default false */
    uint32_t column;           /* tables (CSV): the column that holds the puzzle, from 1; 0: as its
                                  heading says, else the first that can be one (default) */
    bool ignore_constraints; /* constraints that are not supported are passed over, and named in the
                                  record, instead of being errors; default false */
    const hf_format
        *carry; /* records are only to be written again, in this format: where that is the one
                                  they come in ("fpuzzles" and "json" are one, and "scl"), what nobody here
                                  knows is kept for hf_format_write_record instead of being an error, and so
                                  is what is only drawn. Such a record is not to be solved. Default NULL */
} hf_read_options;

/* Fills in the defaults: hf_read_options_init(&options, sizeof options). */
HF_API void hf_read_options_init(hf_read_options *options, size_t size);

/* A reader keeps the shapes it has met and one grid; it is a context for one thread. */
typedef struct hf_reader hf_reader;

typedef struct hf_record {
    const hf_grid *grid;     /* the board; NULL after an error. The reader's, until the next parse.
                                Its shape is the reader's too, and lives until the reader is freed or
                                has met 64 other shapes since (which only jigsaws make likely): who
                                keeps something per shape compares with hf_shape_same. */
    const hf_board *board;   /* values and pencil marks, where the text had marks; else NULL */
    const hf_puzzle *puzzle; /* where there is more than clues: candidates given, what the player
                                entered and marked; else NULL, and the grid's values are the clues.
                                The reader's, until the next parse; hf_puzzle_share keeps it. */
    const hf_format *format; /* what the record was read as */
    const char *comment;     /* what followed the puzzle, a part of the text, without leading
                                separators; NULL if nothing did */
    size_t comment_length;
    const char *guess; /* what the reader took an unusual text for, as a phrase for people;
                                NULL where there was nothing to guess. Static storage. */
    char ignored[120]; /* constraints that hf_read_options.ignore_constraints had passed over,
                                by name; empty if there were none */
    size_t line;       /* an error's place in the record, both from 1 */
    size_t column;     /* in characters, of UTF-8 */
    char message[200]; /* an error: what is wrong and what was expected */
    const char *
        carried; /* what hf_read_options.carry asked for, a part of the text or the reader's until the
                                next parse; NULL: nothing */
    size_t carried_length;
    uint64_t spare[2]; /* zero; later versions may say more here */
} hf_record;

/* `options` may be NULL for the defaults. */
HF_API hf_status hf_reader_new(const hf_read_options *options, hf_reader **out);
HF_API void hf_reader_free(hf_reader *reader);

/* Shows the reader the beginning of a text (the first 64 KiB are plenty) before the first cut, so
 * that what a single record leaves open (is 0 a blank or a symbol?) is decided for the text as a
 * whole. Optional. Readers that share a text must all be shown the same. False: what follows in the
 * text might still speak for another decision, so show more of it if there is more. */
HF_API bool hf_reader_look(hf_reader *reader, const char *text, size_t length);
/* What hf_reader_look decided, as a phrase for people; NULL if nothing was open. */
HF_API const char *hf_reader_decision(const hf_reader *reader);

/* The length in bytes, its line ends included, of the record at the front of `text`; 0 if more
 * bytes are needed to tell, which cannot be if `last` says that there are none. Blank lines and
 * comment lines ('#') before a record are cut off as pieces of their own; parsing them gives
 * HF_END. A byte order mark is a part of the first record and ignored. Records longer than
 * max_record are cut at that length. */
HF_API size_t hf_reader_cut(hf_reader *reader, const char *text, size_t length, bool last);

/* What of the text must be passed over behind the piece that was cut last: it is a part of the same
 * mistake. */
typedef enum hf_rest {
    HF_REST_NONE, /* nothing: the next record begins behind it */
    HF_REST_LINE, /* all up to the next line: the record was longer than max_record */
    HF_REST_ALL   /* all there is: this is no text */
} hf_rest;
HF_API hf_rest hf_reader_rest(const hf_reader *reader);

/* Parses one piece that hf_reader_cut measured. HF_OK: a board. HF_END: nothing in it (blank,
 * comment, header). HF_BAD_TEXT: line, column and message say what is wrong. HF_NO_MEMORY. */
HF_API hf_status hf_reader_parse(hf_reader *reader, const char *text, size_t length,
                                 hf_record *record);

/* The puzzle of a record that was parsed last, whatever it consists of, with its comment; yours to
 * free. HF_BAD_ARGUMENT: the record holds no board; HF_NO_MEMORY. */
HF_API hf_status hf_reader_puzzle(hf_reader *reader, const hf_record *record, hf_puzzle **out);

/* ---- writing ------------------------------------------------------------------------------------
 */

/* How one cell is to be shown, for formats that can (drawings, SVG). */
typedef enum hf_mark {
    HF_MARK_NONE,
    HF_MARK_GIVEN,  /* a clue: bold */
    HF_MARK_SOLVED, /* found by solving */
    HF_MARK_WRONG   /* in a contradiction */
} hf_mark;

typedef struct hf_write_options {
    size_t size;             /* of this struct, as hf_write_options_init set it */
    char blank;              /* default '.' */
    bool colour;             /* drawings: ANSI colours; default false */
    bool ascii;              /* drawings: no characters beyond ASCII; default false */
    const hf_board *board;   /* drawings: show the candidates of empty cells; default NULL */
    const uint8_t *marks;    /* an hf_mark per cell; default NULL */
    const hf_puzzle *puzzle; /* drawings: show its constraints; default NULL */
} hf_write_options;

/* Fills in the defaults: hf_write_options_init(&options, sizeof options). */
HF_API void hf_write_options_init(hf_write_options *options, size_t size);

/* Writes `grid` in `format` to buffer[0..size) with a terminating zero. *length (which may be NULL)
 * receives the length that the whole text has or would have had, without the zero (as snprintf
 * counts); buffer may be NULL if size is 0. `options` may be NULL. Line formats end without a
 * newline, drawings and other formats of several lines end with one. HF_UNSUPPORTED: the format
 * cannot write this shape; HF_BAD_ARGUMENT: options that were never initialised; HF_NO_MEMORY. The
 * length is then 0. */
HF_API hf_status hf_format_write(const hf_format *format, const hf_grid *grid,
                                 const hf_write_options *options, char *buffer, size_t size,
                                 size_t *length);

/* The same for a puzzle: its clues, its candidates, what the player entered and marked, as far as
 * the format keeps them. Where options->marks or options->board are set, they count. A constraint
 * that the format cannot hold is never left out in silence: HF_UNSUPPORTED. */
HF_API hf_status hf_format_write_puzzle(const hf_format *format, const hf_puzzle *puzzle,
                                        const hf_write_options *options, char *buffer, size_t size,
                                        size_t *length);
/* Writes a record that was parsed last, whatever it consists of; if it was read with hf_read_options.carry, and this
 * is the format, with all that stood there. Otherwise as the two above. */
HF_API hf_status hf_format_write_record(const hf_format *format, const hf_record *record,
                                        const hf_write_options *options, char *buffer, size_t size,
                                        size_t *length);

/* What a format keeps of a puzzle besides the values in its cells: HF_KEEPS_... or'ed. */
enum {
    HF_KEEPS_ENTRIES = 1,    /* which digits are the player's */
    HF_KEEPS_CANDIDATES = 2, /* candidates and marks of empty cells */
    HF_KEEPS_CONSTRAINTS = 4 /* written constraints, as far as it has a notation for them */
};
HF_API unsigned hf_format_keeps(const hf_format *format);

/* The character for a symbol: 1-9, then A-Z, then a-z; '?' beyond 61. */
HF_API char hf_format_symbol(uint32_t symbol);

#ifdef __cplusplus
}
#endif
#endif
