/* SPDX-License-Identifier: MIT
 *
 * scan.h - small tools for looking at text: spans, lines, words, numbers, and the folding of
 * drawings into plain ASCII.
 */
#ifndef HF_FORMAT_SCAN_H
#define HF_FORMAT_SCAN_H

#include "houseful/format.h"

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
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
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

/* The first line of a text. It ends in a line feed, a carriage return, or both. False: its end is
 * not among these bytes, and more may come. */
typedef struct hf_line {
    hf_span text; /* without line end and byte order mark */
    size_t whole; /* bytes up to the next line */
} hf_line;
bool hf_scan_line(hf_span text, bool last, hf_line *line);
/* The same where the line is whole: the reader asks no format of lines before that (reader_cut.c). */
hf_line hf_scan_first(hf_span text, bool last);

/* The text without byte order marks at its front: no format has to know of them. */
hf_span hf_scan_unmarked(hf_span text);
/* How many characters the bytes of a text are. */
size_t hf_scan_characters(hf_span text);

/* What the text is if it is none ("gzip data; expected text"), by its first 512 bytes; NULL: it is
 * text. *more: that cannot be told yet. */
const char *hf_scan_binary(hf_span text, bool last, bool *more);
hf_span hf_scan_trim(hf_span text);
/* How often a character stands in a text. */
uint32_t hf_scan_count(hf_span text, char c);
/* The run of characters up to white space or one of , ; # (the first such character ends it). */
size_t hf_scan_word(hf_span text);
/* What follows a puzzle on its line: without separators in front and white space behind. */
void hf_scan_comment(hf_span rest, hf_record *record);
/* The same of the words behind a link, of which `code` is a part. */
void hf_scan_behind(hf_span line, hf_span code, hf_record *record);
bool hf_scan_starts(hf_span text, const char *prefix);
/* The same whatever the case of letters; `prefix` in lower case. */
bool hf_scan_starts_any_case(hf_span text, const char *prefix);
/* The place of a string, or text.length. */
size_t hf_scan_find(hf_span text, const char *string);
/* Reads a decimal number (saturating) and moves `at` behind it; false if there is no digit. */
bool hf_scan_number(hf_span text, size_t *at, uint32_t *number);

/* Drawings and what people type are looked at as plain ASCII (fold.c), character by character.
 *
 *     vertical lines    '|' heavy, double or ASCII, '!' light
 *     horizontal lines  '=' heavy or double,        '-' light
 *     corners, crosses  '+'
 *     dots, squares '.', spaces and tab ' ', digits of other scripts '0' to '9', quotation marks
 *     1 for any other character beyond ASCII, and for bytes that are no text; 2 for '!' itself
 *
 * What has no width (colour sequences, characters that cannot be seen) is passed over; the one
 * character that is three dots is three. */
typedef struct hf_folding {
    hf_span line;
    size_t at;
    size_t origin; /* where the character that was returned last begins */
    unsigned dots; /* of three in one that were returned */
} hf_folding;

static inline hf_folding hf_fold_start(hf_span line)
{
    return (hf_folding){line, 0, 0, 0};
}
/* The next character; 0 at the end. */
char hf_fold_next(hf_folding *folding);

#endif
