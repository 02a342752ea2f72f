/* SPDX-License-Identifier: MIT
 *
 * help.h - everything that is made from the tables of commands and options: help texts, man pages
 * and completions.
 */
#ifndef HF_CLI_HELP_H
#define HF_CLI_HELP_H

#include <stdio.h>

#include "command.h"

/* `houseful help`: all commands. */
void hf_help_overview(FILE *file);
/* `houseful help CMD`. */
void hf_help_command(const hf_command *command, FILE *file);
/* A man page: of a command, or with NULL the one of houseful itself. */
void hf_help_man(const hf_command *command, FILE *file);
/* A completion script for "bash", "zsh" or "fish"; false: no such shell. */
bool hf_help_completion(const char *shell, FILE *file);

/* The texts below are shared by help and man pages. */
typedef struct hf_help_row {
    const char *term;
    const char *about;
} hf_help_row;

/* Exit status and environment, ended by a NULL term. */
extern const hf_help_row hf_help_exits[];
extern const hf_help_row hf_help_environment[];
/* What houseful is, in one line and in a paragraph. */
extern const char hf_help_tagline[];
extern const char hf_help_about[];

/* "  -n, --number N" for an option, without the leading blanks. */
void hf_help_option_term(const hf_option *option, char *term, size_t size);

#endif
