/* SPDX-License-Identifier: MIT
 *
 * args.h - options as tables.
 *
 * A command lists its options once, as rows of a table; parsing, help, man pages, completions and
 * the suggestion after a typing error are all made from that table. A row says where in the
 * command's settings the value goes:
 *
 *     typedef struct settings {
 *         hf_number count;
 *         bool minimal;
 *         const char *layout;
 *     } settings;
 *
 *     static const hf_option options[] = {
 *         {'n', "number", HF_ARG_NUMBER, "N", "how many puzzles (default 1)",
 *          offsetof(settings, count), NULL},
 *         {'m', "minimal", HF_ARG_FLAG, NULL, "every clue needed",
 *          offsetof(settings, minimal), NULL},
 *         {0, "layout", HF_ARG_CHOICE, "NAME", "kind of board",
 *          offsetof(settings, layout), "boxes latin cube"},
 *         {0}};
 *
 * Tables that several commands share (input, solver, ...) are groups: each is written to a struct
 * of its own, which is a member of the command's settings.
 */
#ifndef HF_CLI_ARGS_H
#define HF_CLI_ARGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What an option's value is, and the type of the field it is stored in. */
typedef enum hf_arg_kind {
    HF_ARG_FLAG,    /* bool: no value; set to true */
    HF_ARG_NUMBER,  /* hf_number: a whole number; "10k", "2M" and "1_000" are understood */
    HF_ARG_SECONDS, /* hf_number: a time in nanoseconds, written "2", "0.5", "300ms", "2m" */
    HF_ARG_TEXT,    /* const char *: as it stands */
    HF_ARG_LIST,    /* hf_texts: as it stands; the option may be there several times */
    HF_ARG_CHOICE   /* const char *: one of the words in `choices` */
} hf_arg_kind;

typedef struct hf_number {
    uint64_t value;
    bool given; /* was the option there? */
} hf_number;

enum { HF_MOST_TEXTS = 64 };

typedef struct hf_texts {
    size_t count;
    const char *at[HF_MOST_TEXTS];
} hf_texts;

typedef struct hf_option {
    char letter;      /* 'n' for -n; 0: none */
    const char *name; /* "number" for --number; NULL ends the table */
    hf_arg_kind kind;
    const char *value; /* what help calls the value: "N", "FILE"; NULL for flags */
    const char *help;  /* one phrase; help breaks it into lines */
    size_t offset;     /* of the field in the group's struct */
    /* Words parted by blanks: all that are allowed (HF_ARG_CHOICE), or hints for completion: "@files",
     * "@engines", "@formats", "@samples"; else NULL. */
    const char *choices;
} hf_option;

/* A table of options with a heading, stored at `offset` in the command's settings. */
typedef struct hf_option_group {
    const char *title; /* "Input"; NULL ends the list */
    const hf_option *options;
    size_t offset;
} hf_option_group;

/* What is left when the options are taken out: files, puzzles, numbers. */
typedef struct hf_operands {
    size_t count;
    char **at;
} hf_operands;

typedef enum hf_args_result {
    HF_ARGS_OK,
    HF_ARGS_HELP,    /* --help was asked for */
    HF_ARGS_VERSION, /* --version was asked for */
    HF_ARGS_WRONG    /* a message was printed; exit with 2 */
} hf_args_result;

/* Parses argv[0..argc) into `settings` by the groups' tables. Options and operands may be mixed;
 * "--" ends the options. The operands are gathered at the front of argv itself. `command` is for
 * messages. */
hf_args_result hf_args_parse(const char *command, const hf_option_group *groups, int argc,
                             char **argv, void *settings, hf_operands *operands);

/* Reads a whole number as HF_ARG_NUMBER does. */
bool hf_args_number(const char *text, uint64_t *value);

/* The word of `words` (blank-separated) nearest to `word` if it is near enough to be a typing
 * error; it is copied to `nearest`. */
bool hf_args_suggest(const char *word, const char *words, char *nearest, size_t size);

/* ---- seeds (seed.c) -------------------------------------------------------------------------- */

/* Where no seed was given, one comes from the system and is reported. False: it has none, which was said. */
bool hf_seed_read(hf_number *seed);

#endif
