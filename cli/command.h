/* SPDX-License-Identifier: MIT
 *
 * command.h - what a subcommand is.
 *
 * To add one: write cmd_x.c with a constant `hf_command_x`, declare it below and add it to the
 * table in main.c. Help, man page, completions and the suggestion after a typing error follow by
 * themselves.
 */
#ifndef HF_CLI_COMMAND_H
#define HF_CLI_COMMAND_H

#include "args.h"

/* Exit status, the same for all commands. */
enum {
    HF_EXIT_OK = 0,      /* all well */
    HF_EXIT_PUZZLES = 1, /* some puzzle was bad, unsolvable or not unique */
    HF_EXIT_USAGE = 2,   /* the command was called wrongly */
    HF_EXIT_IO = 3,      /* something could not be read or written */
    HF_EXIT_LATER = 75   /* asked to stop; the rest can be done later */
};

/* A field of --print. */
typedef struct hf_field {
    char letter;       /* 's' for %s; 0 ends the table */
    const char *about; /* "the solution" */
} hf_field;

/* An example: a command line (without "houseful ") and what it is for. */
typedef struct hf_example {
    const char *line; /* NULL ends the list */
    const char *about;
} hf_example;

typedef struct hf_command {
    const char *name;
    const char *synopsis;          /* what follows the name: "[OPTION...] [FILE...|-|PUZZLE]" */
    const char *summary;           /* one line, without a full stop */
    const char *about;             /* paragraphs parted by "\n\n", for help and the man page */
    const hf_option_group *groups; /* ended by a NULL title; NULL: no options */
    const hf_field *fields;        /* what --print knows; NULL: no --print */
    const hf_example *examples;    /* NULL: none */
    size_t settings_size;          /* of the struct that the groups' offsets point into */
    const void *defaults;          /* its initial contents; NULL: all zero */
    /* Does the work; returns an exit status. `settings` is filled in by the options. Data goes to
     * stdout, messages to stderr by hf_message; main checks that stdout could be written. */
    int (*run)(void *settings, const hf_operands *operands);
} hf_command;

/* All commands in the order of the help text, ended by NULL (main.c). */
const hf_command *const *hf_commands(void);
/* The command with this name, or NULL. */
const hf_command *hf_command_named(const char *name);

/* Runs a command with these arguments, as if they stood behind its name; returns its exit status. */
int hf_command_call(const hf_command *command, int argc, char **argv);

extern const hf_command hf_command_solve;
extern const hf_command hf_command_check;
extern const hf_command hf_command_show;
extern const hf_command hf_command_convert;
extern const hf_command hf_command_samples;
extern const hf_command hf_command_engines;
extern const hf_command hf_command_explain;
extern const hf_command hf_command_rate;
extern const hf_command hf_command_help;
extern const hf_command hf_command_bench;
extern const hf_command hf_command_generate;
extern const hf_command hf_command_canon;
extern const hf_command hf_command_gather;
extern const hf_command hf_command_same;
extern const hf_command hf_command_candidates;
extern const hf_command hf_command_scramble;
extern const hf_command hf_command_dedupe;
extern const hf_command hf_command_sheet;
extern const hf_command hf_command_filter;
extern const hf_command hf_command_minimize;

/* ---- messages (message.c) -----------------------------------------------------------------------
 */

/* Prints "houseful: " and the message to stderr, with a newline. */
void hf_message(const char *format, ...);
/* The same for a mistake in the use of a command, with a hint to its help; returns HF_EXIT_USAGE.
 */
int hf_usage_error(const char *command, const char *format, ...);
/* "No space left on device" and the like for an errno value. */
const char *hf_error_text(int error);
/* The status after a write to standard output: an errno value, which is told unless a reader went away, or 0. */
int hf_stdout_status(int error);

/* The processor features that engines may use: those of this machine, less what the environment
 * variable HOUSEFUL_CPU masks. main has checked that the variable holds a word hf_cpu_named knows.
 */
uint32_t hf_cli_cpu(void);

#endif
