/* SPDX-License-Identifier: MIT
 *
 * front.h - what stands at the front of a text: shared by cutting (reader_cut.c) and parsing
 * (reader_parse.c), which must see the same.
 */
#ifndef HF_FORMAT_FRONT_H
#define HF_FORMAT_FRONT_H

#include "format/table.h"

/* What stands at the front of a text. */
typedef struct hf_front {
    const hf_format *format; /* NULL: no format knows it, or there is nothing to read */
    size_t length;           /* HF_CUT_MORE: cannot be told yet */
    bool empty;              /* a blank line or a comment */
} hf_front;

/* Of what is a text, without the map of a jigsaw, that may stand above or below. */
hf_front hf_reader_front(const hf_reader *reader, hf_span text, bool last);

/* The same for a text whose first line is blank: a board of which that is the first row, in a spreadsheet or where blanks
 * are empty cells, or a spreadsheet with empty rows around the board. Else its length is HF_CUT_NO. */
hf_front hf_typed_front_blank(const hf_reader *reader, hf_span text, bool last);

/* May the common case, a line of 81 characters, be taken without asking? */
bool hf_takes_nine_lines(const hf_reader *reader);
/* Is the front of the text a map of regions, or may it become one? */
bool hf_begins_map(hf_reader *reader, const char *text, size_t length);
/* May the map of a jigsaw stand above or below what this format knows? */
bool hf_takes_map(const hf_reader *reader, const hf_format *format);
/* The length of a map of regions that stands above its board, HF_CUT_NO or HF_CUT_MORE. */
size_t hf_map_above(hf_reader *reader, hf_span text, bool last);

/* A format whose records may share a line, and are known by their first character; else NULL. */
const hf_format *hf_format_by_character(const hf_reader *reader, hf_span text);

/* The link at the front of a text that stands alone on its line in angle brackets, without these; length 0 if
 * there is none such. */
hf_span hf_url_enclosed(hf_span text);
/* The link that the front of a text is about, these and the words around it aside. */
hf_span hf_front_link(const hf_reader *reader, hf_span text);

/* Likewise a link with a puzzle in it among other words; and those before it, length 0 if they are none (dress_link.c). */
hf_span hf_undress_link(const hf_reader *reader, hf_span text);
hf_span hf_undress_link_words(hf_span text, hf_span link);
/* Is there a parameter with a board in a link? */
bool hf_url_holds_board(hf_span link);

/* What no format knows: its length, and the format that can say best what is wrong with it. */
size_t hf_unknown_cut(const hf_reader *reader, hf_span text, bool last);
/* The length of rows with that of what stands below them, if the rows are no board. */
size_t hf_unknown_rows(const hf_reader *reader, hf_span text, size_t length, bool last);
const hf_format *hf_format_of_unknown(const hf_reader *reader, hf_span text);
/* Has such a text several lines, or is it the path of a program? Then this is the record's error. */
bool hf_unknown_lines(hf_span piece, hf_record *record);

static inline bool hf_ends_line(char c)
{
    return c == '\n' || c == '\r';
}

#endif
