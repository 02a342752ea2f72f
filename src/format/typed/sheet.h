/* SPDX-License-Identifier: MIT
 *
 * sheet.h - the front of a text as a person sees it: lines of plain characters, each of a kind.
 *
 *     Grid 01                a heading
 *     > 5 3 . | . 7 . |      cells
 *     ------+-------+---     a border
 *                            blank
 *     };                     a closing
 *     Thanks!                something else, where the sheet ends
 *
 * What the readings (readings.h) look at is a sheet, so that none of them has to know of bytes,
 * quotation marks or scripts.
 */
#ifndef HF_FORMAT_TYPED_SHEET_H
#define HF_FORMAT_TYPED_SHEET_H

#include "format/table.h"

/* More than this nobody types. The sheet lives on the stack. */
enum { HF_SHEET_ROOM = 8192, HF_SHEET_LINES = 256, HF_TYPED_SIZE = 25 };

typedef enum hf_line_kind {
    HF_LINE_BLANK,
    HF_LINE_BORDER,
    HF_LINE_HEADING,
    HF_LINE_CELLS,
    HF_LINE_CLOSING,
    HF_LINE_PROSE, /* words that may be a heading, if rows of cells follow at once */
    HF_LINE_OTHER
} hf_line_kind;

typedef struct hf_sheet_line {
    uint32_t start, end;  /* in the sheet's text */
    uint32_t whole;       /* the end before what stands behind the cells was passed */
    uint32_t front;       /* what was passed before that: marks of quoted text, 256 for a label */
    uint32_t cells;       /* characters that stand for cells, one each */
    uint32_t tokens;      /* words of such characters */
    uint32_t longest;     /* of these */
    uint32_t tail;        /* words behind the first of them */
    bool crowded;         /* fields, and one of them holds several */
    bool uneven;          /* some are longer than others, but for the first */
    bool label;           /* a word stands before the first of them */
    uint32_t name;        /* the number in that word (row3: 4), or its one letter; 0: none */
    uint32_t first_cells; /* characters of the first of them */
    uint32_t first; /* the number that the first of them is, and 1; 0 if none: perhaps a row's */
    char mark;      /* the first of them if it is one character and no digit: perhaps a list's */
    hf_line_kind kind;
    size_t bytes; /* of the source, up to the end of this line */
} hf_sheet_line;

typedef struct hf_sheet {
    uint32_t count;
    bool open;  /* there may be further lines: the source ended, but more of it may come */
    bool tight; /* no blank belongs to the marks of quoted lines */
    hf_sheet_line line[HF_SHEET_LINES];
    char text[HF_SHEET_ROOM + 1]; /* behind the last line there is a blank */
} hf_sheet;

/* Fills a sheet from the front of a text. */
void hf_sheet_read(hf_sheet *sheet, hf_span text, bool last);

static inline hf_span hf_sheet_span(const hf_sheet *sheet, const hf_sheet_line *line)
{
    return (hf_span){sheet->text + line->start, line->end - line->start};
}

/* What a line is made of. */
typedef enum hf_token_kind {
    HF_TOKEN_CELLS, /* digits and blanks */
    HF_TOKEN_EMPTY, /* None, null, "", [ ]: one blank cell */
    HF_TOKEN_WORD   /* anything else with letters */
} hf_token_kind;

typedef struct hf_token {
    hf_token_kind kind;
    uint32_t start, length; /* in the sheet's text */
} hf_token;

/* The next token of a line from *at on; false: no more. */
bool hf_sheet_token(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t *at,
                    hf_token *token);
/* The next token that stands for cells. */
bool hf_sheet_cells(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t *at,
                    hf_token *token);

/* Leaves out what a call says behind its list: c(5, 3, ...), nrow = 9 (dress_ends.c). */
void hf_sheet_pass_arguments(const hf_sheet *sheet, hf_sheet_line *line);

/* Is the number at `start` the value of a named argument, as in nrow=9? */
bool hf_sheet_is_argument(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t start);
/* Takes off what programs and people write around cells (sheet_tidy.c); `source` is the line as it came. */
void hf_sheet_tidy(hf_span source, char *text, uint32_t start, uint32_t end);
/* So many characters at the front of a text are those of a word, capital or not. */
uint32_t hf_sheet_common(const char *text, uint32_t length, const char *word);

/* The kind of a line as it stands, if it is known by its characters alone: a row of empty fields, blank, a
 * border; else HF_LINE_OTHER. */
hf_line_kind hf_sheet_look(const hf_sheet *sheet, const hf_sheet_line *line);
/* The kind of a line that was measured; `whole` is the line with its label. */
hf_line_kind hf_sheet_kind(const hf_sheet *sheet, const hf_sheet_line *line,
                           const hf_sheet_line *whole);
/* Are there letters, but for x? */
bool hf_sheet_has_letter(const char *text, uint32_t start, uint32_t end);
/* Is there a number, perhaps with # or a parenthesis, and nothing else? */
bool hf_sheet_is_number(const char *text, uint32_t start, uint32_t end);

#endif
