/* SPDX-License-Identifier: MIT
 *
 * dress.h - what people wrap a board in, taken off, so that a sheet (sheet.h) can be made of the rest. A dress is all
 * that stands around cells and is no part of them.
 *
 *     <tr><td>5</td><td></td>...      a table of a web page, of a forum               dress_markup.c
 *     ##########                      a frame drawn with any one character            dress_frame.c
 *     problem(1, [[5, 3, _, ...       lists within anything                           dress_lists.c
 *     5,3,,,,7,,,,,                   a spreadsheet with gaps between boxes           dress_gaps.c
 *     ,,5.0,3.0,,,7.0,,,,             a table with empty ones around              dress_margins.c
 *     | 5 || 3 ||   || ...            a table of a wiki or a typesetter               dress_bars.c
 *     [0] => 5                        lists with each cell on a line                  dress_leaves.c
 *     [12:03] Ann: 53..7....          messages with their times                       dress_stamps.c
 *     53..7....   534678912           a board beside its solution                     dress_pairs.c
 *     Puzzle, 30 clues                an answer as it is drawn                        dress_answer.c
 *     +-------+  -->  +-------+       before and after a step                         dress_steps.c
 *     1. 6...52......                 a line of 36 cells, say, behind a label         dress_label.c
 *     16                              256 cells, each on a line                       dress_cells.c
 *     [b]5[/b]..  :five:  >!5..!<     tags of a forum, pictures of a chat             dress_inline.c
 *     [puzzle]                        a section of settings; blanks of a page         dress_section.c
 *     1 |   5   | 3     |             names of rows beside a frame                    dress_rulers.c
 *     [[np.nan, 3, ...                words for empty cells                           dress_words.c
 *     1 | 53..7....6..195...          what a database answers                         dress_query.c
 *     <<EOS                           lines that open and close; a number of boards   dress_fence.c
 *     10x10                           the size of the board                           dress_size.c
 *     ..A.95..3.,7...5.4.A.,...       rows or fields of other sizes on a line         dress_joined.c
 *     r1c1=5 r1c2=3                   cells by name                                   dress_named.c
 *     {"matrix": [[5, ...             a name that nobody knows                        dress_keys.c
 *     {"grid": ..., "regions": ...    a map beside a board, rows with names           dress_object.c
 *     > https://f-puzzles.com/?load=  a link among words (format/front.h)             dress_link.c
 *
 * All of it is known by marks at the very front, or is asked only about what nobody else knows, so that
 * reading stays linear in the text.
 */
#ifndef HF_FORMAT_TYPED_DRESS_H
#define HF_FORMAT_TYPED_DRESS_H

#include "format/rows/block.h"
#include "format/typed/lettered.h"
#include "format/typed/readings.h"

enum { HF_CLUES_OPEN = -1 };

/* A text without its dress. */
typedef struct hf_bare {
    bool more;    /* cannot be told before more of the source is there */
    size_t bytes; /* of the source that belong to it; 0: it wears no such dress */
    size_t whole; /* the same of a table that is one beyond doubt, board or not; else 0 */
    const char
        *why; /* of a whole that is no board: what is wrong with it; NULL: nothing in particular */
    const char *doubt; /* of a board: what is to be asked unless its shape was; NULL: nothing */
    int64_t clues;     /* that it says it has; HF_CLUES_OPEN: it does not say */
    uint32_t length;
    char text[HF_SHEET_ROOM];
} hf_bare;

/* More of a source than this is not looked at. */
enum { HF_DRESS_ROOM = 1 << 16 };

/* The line at a place; false: there is none, it is too long, or its end is not there (*more). In dress_fence.c. */
bool hf_dress_line(hf_span text, size_t at, bool last, hf_line *line, bool *more);

/* Nothing has been taken off yet. */
static inline void hf_bare_clear(hf_bare *bare)
{
    bare->more = false;
    bare->bytes = bare->whole = 0;
    bare->why = bare->doubt = NULL;
    bare->clues = HF_CLUES_OPEN;
    bare->length = 0;
}

/* Each takes one dress off the front of a text; the bare is clear. */
void hf_undress_markup(hf_span text, bool last, hf_bare *bare);
void hf_undress_frame(hf_span text, bool last, hf_bare *bare);
void hf_undress_lists(hf_span text, bool last, hf_bare *bare);
void hf_undress_gaps(hf_span text, bool last, hf_bare *bare);
void hf_undress_margins(hf_span text, bool last, hf_bare *bare);
void hf_undress_bars(hf_span text, bool last, hf_bare *bare);
void hf_undress_leaves(hf_span text, bool last, hf_bare *bare);
void hf_undress_stamps(hf_span text, bool last, hf_bare *bare);
void hf_undress_answer(hf_span text, bool last, hf_bare *bare);
void hf_undress_steps(hf_span text, bool last, hf_bare *bare);
void hf_undress_pairs(hf_span text, bool last, hf_bare *bare);
void hf_undress_section(hf_span text, bool last, hf_bare *bare);
void hf_undress_blanks(hf_span text, bool last, hf_bare *bare);
void hf_undress_label(hf_span text, bool last, hf_bare *bare);
void hf_undress_cells(hf_span text, bool last, hf_bare *bare);
void hf_undress_object(hf_span text, bool last, hf_bare *bare);
void hf_undress_rulers(hf_span text, bool last, hf_bare *bare);
void hf_undress_size(hf_span text, bool last, hf_bare *bare);
void hf_undress_joined(hf_span text, bool last, hf_bare *bare);
void hf_undress_words(hf_span text, bool last, hf_bare *bare);
void hf_undress_query(hf_span text, bool last, hf_bare *bare);
void hf_undress_fence(hf_span text, bool last, hf_bare *bare);
void hf_undress_inline(hf_span text, bool last, hf_bare *bare);

/* Puts the cells of lines of fields, which come box by box, into rows; false: they are none such. */
bool hf_bare_join_boxes(hf_bare *bare);

/* Is a text without its dress a board, rows that need nobody's guess or what a sheet makes of it? It must be a whole one:
 * nothing is left over. And the board as a record, or what is wrong with it; the text does not outlive that call. */
bool hf_bare_is_board(const hf_reader *reader, const hf_bare *bare, hf_reading *reading);
hf_status hf_bare_parse(hf_reader *reader, const hf_bare *bare, hf_record *record);

/* Is the front of a text rows that need nobody's guess (*length receives theirs), rows of letters that are once they are
 * freed of what stands around them, or the table whose first line is ",0,1,2,3..."? */
bool hf_typed_is_plain(const hf_reader *reader, hf_span text, bool last, size_t *length,
                       hf_block *block);
bool hf_typed_has_letters(const hf_reader *reader, hf_span text, bool last, hf_lettered *rows);
bool hf_typed_is_indexed(hf_span text, bool last);

/* Of a reading that found a board: the specification of it; false: it is not the one that was asked for. And the record. */
bool hf_reading_specify(const hf_reader *reader, const hf_reading *reading, hf_shape_spec *spec);
hf_status hf_reading_record(hf_reader *reader, const hf_reading *reading, hf_record *record);

/* Appends a character, unless there is no room. */
static inline void hf_bare_put(hf_bare *bare, char c)
{
    if (bare->length < HF_SHEET_ROOM)
        bare->text[bare->length++] = c;
}

/* A field without the quotes or brackets of some language. Is a line nothing but sequences for a terminal? (dress_ends.c) */
hf_span hf_dress_without_quotes(hf_span text);
bool hf_dress_is_unseen(hf_span content);

/* Cells by name, each with its value: the length of the record, HF_CUT_NO or HF_CUT_MORE. A reading
 * without a size, but with a question, is a mistake. `asked` is the size that was asked for, or 0. */
size_t hf_named_find(hf_span text, bool last, uint32_t asked, hf_reading *reading);

/* Is the value at the front of a text, which a key of an object names, a board by what it is? */
bool hf_key_holds_board(hf_span key, hf_span text);

#endif
