/* SPDX-License-Identifier: MIT
 *
 * answer.h - what was found out about one record, and how it is written: as a line, by --print, as
 * JSON, as a drawing. Commands that solve share it.
 */
#ifndef HF_CLI_ANSWER_H
#define HF_CLI_ANSWER_H

#include "command.h"
#include "drawing.h"
#include "houseful/solve.h"
#include "solving.h"
#include "stream.h"

/* A board that is either text (81 characters, from a plain line) or a grid, or nothing. */
typedef struct hf_shown_board {
    const char *text;
    const hf_grid *grid;
} hf_shown_board;

typedef struct hf_answered {
    const char *source;
    size_t line;
    size_t column;     /* of an error in the text; 0: none */
    hf_answer answer;  /* HF_UNREADABLE: the text was no board */
    const char *error; /* HF_UNREADABLE: why; HF_LIMIT: NULL, or why nothing was tried */
    uint64_t count;
    bool capped;     /* there may be more than `count` */
    bool unfinished; /* some were found, then the time was up */
    bool one_asked;  /* --limit 1, and one was found: others were not looked for */
    uint64_t guesses;
    hf_clash clash;           /* HF_INVALID */
    const char *conflict;     /* HF_NONE: what clashes, in words; NULL: not told */
    const hf_shape *shape;    /* NULL: plain 9x9 */
    const hf_puzzle *variant; /* if it has constraints; else NULL */
    hf_shown_board puzzle;
    hf_shown_board first;
    hf_shown_board second;
    const char *comment;
    size_t comment_length;
    const char *ignored; /* constraints that were passed over, by name; NULL or empty: none */
} hf_answered;

/* The fields of --print that hf_answer_field writes, for the command's table. */
#define HF_ANSWER_FIELDS                                                                           \
    {'p', "the puzzle"}, {'s', "the solution; the first, if there are several"},                   \
        {'t', "a second solution, if there is one"},                                               \
        {'a', "the answer: unique, multiple, none, invalid or limit"},                             \
        {'n', "the number of solutions, up to --limit; 5+ if the time was up after 5"},            \
        {'g', "guesses the engine took (a statistic: it may vary)"}, {'c', "the number of clues"}, \
        {'l', "the number of the line"}, {'#', "the comment that followed the puzzle"},            \
        {'i', "constraints that were passed over, see --ignore-constraints"},                      \
    {                                                                                              \
        '%', "a per cent sign"                                                                     \
    }

/* One field of --print; `record` is an hf_answered. */
void hf_answer_field(hf_out *out, char letter, const void *record);
/* The record as one line: the solution if it is unique, else a word, with the reason for `invalid`.
 */
void hf_answer_line(hf_out *out, const hf_answered *answered);
/* The record as a JSON object on one line. */
void hf_answer_json(hf_out *out, const hf_answered *answered);
/* Why it is invalid: "5 twice in row 1: r1c1 and r1c4", or "3:81: what the reader said". */
void hf_answer_reason(hf_out *out, const hf_answered *answered);
/* Puzzle and solution drawn for people, and a sentence. */
void hf_answer_draw(hf_out *out, const hf_answered *answered, const hf_write_options *options);

#endif
