/* SPDX-License-Identifier: MIT
 *
 * help.c - help texts, laid out in 80 columns.
 */
#include "help.h"

#include <string.h>

enum { WIDTH = 79, TERM_COLUMN = 2, OPTION_COLUMN = 25, SHORT_COLUMN = 16 };

const char hf_help_tagline[] = "a Sudoku toolkit: solve, explain, rate, draw and make puzzles";

const char hf_help_about[] =
    "Without a command, houseful solves: the arguments are puzzles or files, and without any it "
    "reads "
    "standard input. A single puzzle is drawn beside its solution; a file or a pipe gives one line "
    "for each puzzle, in the order of the input.\n\n"
    "Puzzles are read in many forms: a line of 81 characters with 1-9 for the clues and any of "
    ". 0 * _ - x X ? for the blanks, rows with or without frames, boards of other sizes and kinds. "
    "The form is recognised; --from names it where need be.";

const hf_help_row hf_help_exits[] = {
    {"0", "all well"},
    {"1", "some puzzle was bad, unsolvable or not unique"},
    {"2", "the command was called wrongly"},
    {"3", "something could not be read or written"},
    {NULL, NULL},
};

const hf_help_row hf_help_environment[] = {
    {"NO_COLOR", "if set and not empty, nothing is coloured"},
    {"HOUSEFUL_CPU", "use no more of the processor than: none, sse41, avx2, avx512, neon, native"},
    {NULL, NULL},
};

/* Prints words from `column` on, with a break before the margin; the cursor is at `at`. */
static void print_wrapped(FILE *file, const char *text, size_t at, size_t column)
{
    bool first = true;

    while (*text) {
        size_t length = strcspn(text, " \n");
        if (!first && at + 1 + length > WIDTH) {
            fputc('\n', file);
            at = 0;
            first = true;
        }
        if (first)
            for (; at < column; at++)
                fputc(' ', file);
        else
            at += (size_t)fprintf(file, " ");
        at += (size_t)fprintf(file, "%.*s", (int)length, text);
        first = false;
        text += length;
        if (text[0] == '\n' && text[1] == '\n') {
            fputs("\n\n", file);
            at = 0;
            first = true;
        }
        text += strspn(text, " \n");
    }
    fputc('\n', file);
}

/* A term in its column and what is to be said about it in the next; below, if the term is long. */
static void print_row(FILE *file, const char *term, const char *about, size_t column)
{
    size_t at = (size_t)fprintf(file, "%*s%s", TERM_COLUMN, "", term);

    if (at + 1 > column) {
        fputc('\n', file);
        at = 0;
    }
    print_wrapped(file, about, at, column);
}

static void print_rows(FILE *file, const char *title, const hf_help_row *rows)
{
    fprintf(file, "\n%s:\n", title);
    for (; rows->term; rows++)
        print_row(file, rows->term, rows->about, SHORT_COLUMN);
}

void hf_help_option_term(const hf_option *option, char *term, size_t size)
{
    char letter[8] = "";

    if (option->letter)
        snprintf(letter, sizeof letter, "-%c, ", option->letter);
    snprintf(term, size, "%s--%s%s%s", letter, option->name, option->value ? " " : "",
             option->value ? option->value : "");
}

static void print_options(FILE *file, const hf_option_group *groups)
{
    for (; groups && groups->title; groups++) {
        fprintf(file, "\n%s:\n", groups->title);
        for (const hf_option *o = groups->options; o->name; o++) {
            char term[80];
            hf_help_option_term(o, term, sizeof term);
            print_row(file, term, o->help, OPTION_COLUMN);
        }
    }
    fputs("\nOther:\n", file);
    print_row(file, "-h, --help", "this text", OPTION_COLUMN);
    print_row(file, "--version", "the version", OPTION_COLUMN);
}

void hf_help_command(const hf_command *command, FILE *file)
{
    fprintf(file, "Usage: houseful %s %s\n\n", command->name, command->synopsis);
    print_wrapped(file, command->about, 0, 0);
    print_options(file, command->groups);
    if (command->fields) {
        fputs("\nFields of --print:\n", file);
        for (const hf_field *f = command->fields; f->letter; f++) {
            char term[4] = {'%', f->letter, '\0', '\0'};
            print_row(file, term, f->about, SHORT_COLUMN);
        }
    }
    if (command->examples) {
        fputs("\nExamples:\n", file);
        for (const hf_example *e = command->examples; e->line; e++)
            fprintf(file, "  houseful %s\n      %s\n", e->line, e->about);
    }
    print_rows(file, "Exit status", hf_help_exits);
}

void hf_help_overview(FILE *file)
{
    fprintf(file, "houseful - %s\n\n", hf_help_tagline);
    fputs("Usage: houseful COMMAND [OPTION...] [ARGUMENT...]\n"
          "       houseful [OPTION...] [FILE...|-|PUZZLE]      (solves)\n\n",
          file);
    print_wrapped(file, hf_help_about, 0, 0);
    fputs("\nCommands:\n", file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        print_row(file, (*c)->name, (*c)->summary, SHORT_COLUMN);
    print_rows(file, "Exit status", hf_help_exits);
    print_rows(file, "Environment", hf_help_environment);
    fputs("\n'houseful help COMMAND' tells all about a command; 'houseful solve --sample 3'\n"
          "solves a built-in puzzle.\n",
          file);
}
