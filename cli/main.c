/* SPDX-License-Identifier: MIT
 *
 * main.c - the houseful command: which subcommand is meant, and the end of it.
 *
 * The first argument names a command. If it is a puzzle, a file or an option instead, `solve` is
 * meant; so it is when there is no argument but something comes through a pipe.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "row_words.h"
#include "help.h"
#include "houseful/houseful.h"
#include "input.h"
#include "output.h"
#include "sample_args.h"

static const hf_command *const commands[] = {
    &hf_command_solve,    &hf_command_explain,    &hf_command_rate,
    &hf_command_check,    &hf_command_candidates, &hf_command_show,
    &hf_command_convert,  &hf_command_samples,    &hf_command_engines,
    &hf_command_generate, &hf_command_sheet,      &hf_command_canon,
    &hf_command_same,     &hf_command_scramble,   &hf_command_minimize,
    &hf_command_dedupe,   &hf_command_filter,     &hf_command_gather,
    &hf_command_bench,    &hf_command_help,       NULL,
};

const hf_command *const *hf_commands(void)
{
    return commands;
}

const hf_command *hf_command_named(const char *name)
{
    for (size_t i = 0; commands[i]; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

static int print_version(void)
{
    printf("houseful %s\n", hf_version());
    return HF_EXIT_OK;
}

/* Rows of one board, given as words, are one puzzle. */
static int run_with_rows(const hf_command *command, void *settings, hf_operands *operands)
{
    char *joined = NULL;
    int status;

    if (hf_row_words(operands->at, operands->count)) {
        joined = hf_row_words_join(operands->at, operands->count);
        if (!joined) {
            hf_message("out of memory");
            return HF_EXIT_IO;
        }
        operands->at[0] = joined;
        operands->count = 1;
    }
    status = command->run(settings, operands);
    free(joined);
    return status;
}

/* What --output asks for, of commands that know it; else NULL. */
static const hf_output_args *find_output(const hf_command *command, const char *settings)
{
    for (const hf_option_group *group = command->groups; group && group->title; group++)
        if (group->options == hf_output_options)
            return (const hf_output_args *)(const void *)(settings + group->offset);
    return NULL;
}

/* Runs a command with standard output where it is to be. */
static int run_to_output(const hf_command *command, void *settings, hf_operands *operands,
                         size_t count, char *const *words)
{
    const hf_output_args *output = find_output(command, settings);
    bool done = false;
    int status = HF_EXIT_OK;

    if (output)
        status = hf_output_begin(command->name, output, count, words, &done);
    if (status != HF_EXIT_OK || done)
        return status;
    return hf_output_end(run_with_rows(command, settings, operands));
}

/* The words of a command line, its command first: parsing changes the order of the arguments. */
static char **copy_words(const hf_command *command, int argc, char **argv)
{
    char **words = malloc(((size_t)argc + 1) * sizeof *words);

    if (words) {
        words[0] = (char *)(uintptr_t)command->name;
        memcpy(words + 1, argv, (size_t)argc * sizeof *words);
    }
    return words;
}

int hf_command_call(const hf_command *command, int argc, char **argv)
{
    hf_operands operands;
    void *settings = calloc(1, command->settings_size ? command->settings_size : 1);
    char **words = copy_words(command, argc, argv);
    int status = HF_EXIT_USAGE;

    if (!settings || !words) {
        free(settings);
        free(words);
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    if (command->defaults)
        memcpy(settings, command->defaults, command->settings_size);
    switch (hf_args_parse(command->name, command->groups, argc, argv, settings, &operands)) {
    case HF_ARGS_OK:
        status = run_to_output(command, settings, &operands, (size_t)argc + 1, words);
        break;
    case HF_ARGS_HELP:
        hf_help_command(command, stdout);
        status = HF_EXIT_OK;
        break;
    case HF_ARGS_VERSION:
        status = print_version();
        break;
    case HF_ARGS_WRONG:
        break;
    }
    free(settings);
    free(words);
    return status;
}

/* A word with a point or a stroke in it is meant as a file, even if there is none. */
static bool is_file_or_puzzle(const char *word)
{
    return access(word, F_OK) == 0 || strpbrk(word, "./") || hf_input_is_puzzle(word);
}

static int unknown_command(const char *word)
{
    char words[512] = "";
    char nearest[64];
    size_t used = 0;

    size_t digits = strspn(word, "0123456789");
    if (digits > 0 && digits < 4 && word[digits] == 0)
        return hf_usage_error(NULL, "there is no sample or file '%.80s'; see 'houseful samples'",
                              word);
    for (size_t i = 0; commands[i] && used < sizeof words; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s ", commands[i]->name);
    if (hf_args_suggest(word, words, nearest, sizeof nearest))
        return hf_usage_error(NULL, "there is no command or file '%.80s'; did you mean '%s'?", word,
                              nearest);
    return hf_usage_error(NULL, "there is no command or file '%.80s', and it is not a puzzle",
                          word);
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        if (!isatty(STDIN_FILENO))
            return hf_command_call(&hf_command_solve, 0, argv + 1);
        hf_help_overview(stdout);
        return HF_EXIT_OK;
    }
    const char *word = argv[1];
    const hf_command *command = hf_command_named(word);

    if (command)
        return hf_command_call(command, argc - 2, argv + 2);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
        hf_help_overview(stdout);
        return HF_EXIT_OK;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0)
        return print_version();
    if (word[0] == '-' || is_file_or_puzzle(word) || hf_row_words(argv + 1, (size_t)argc - 1) ||
        hf_sample_find(word))
        return hf_command_call(&hf_command_solve, argc - 1, argv + 1);
    return unknown_command(word);
}

static bool cpu_is_known(void)
{
    const char *word = getenv("HOUSEFUL_CPU");
    uint32_t features;

    if (!word || !*word || hf_cpu_named(word, &features))
        return true;
    hf_usage_error(
        NULL, "HOUSEFUL_CPU is '%.40s'; expected none, sse41, avx2, avx512, neon or native", word);
    return false;
}

/* What stdio still holds must reach its place, or the command has failed. If it has noticed that itself, it has told
 * so. */
static int close_stdout(int status)
{
    bool failed = ferror(stdout) != 0;
    bool told = failed && status == HF_EXIT_IO;
    int error = errno;

    if (fflush(stdout) != 0) {
        failed = true;
        error = errno;
    }
    if (close(STDOUT_FILENO) != 0 && errno != EBADF) {
        failed = true;
        error = errno;
    }
    if (!failed)
        return status;
    if (error != EPIPE && !told)
        hf_message("cannot write to standard output: %s", hf_error_text(error));
    return HF_EXIT_IO;
}

int main(int argc, char **argv)
{
    signal(SIGXFSZ, SIG_IGN); /* a limit of the size of files is told as a full disk is */
    if (!cpu_is_known())
        return HF_EXIT_USAGE;
    return close_stdout(dispatch(argc, argv));
}
