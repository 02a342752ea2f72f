/* SPDX-License-Identifier: MIT
 *
 * man.c - man pages from the tables of commands and options.
 *
 * The pages in docs/man are what this writes; a test compares them.
 */
#include <string.h>

#include "help.h"
#include "houseful/houseful.h"

/* Text for troff: backslashes and dashes are escaped, a point or quote must not begin a line. */
static void print_text(FILE *file, const char *text)
{
    bool start = true;

    for (; *text; text++) {
        if (text[0] == '\n' && text[1] == '\n') {
            fputs("\n.PP\n", file);
            text++;
            start = true;
            continue;
        }
        if (start && (*text == '.' || *text == '\''))
            fputs("\\&", file);
        if (*text == '\\')
            fputs("\\e", file);
        else if (*text == '-')
            fputs("\\-", file);
        else
            fputc(*text, file);
        start = *text == '\n';
    }
    fputc('\n', file);
}

static void print_entry(FILE *file, const char *term, const char *about)
{
    fputs(".TP\n.B ", file);
    print_text(file, term);
    print_text(file, about);
}

static void print_rows(FILE *file, const char *title, const hf_help_row *rows)
{
    fprintf(file, ".SH %s\n", title);
    for (; rows->term; rows++)
        print_entry(file, rows->term, rows->about);
}

static void print_head(FILE *file, const char *name, const char *summary)
{
    fprintf(file, ".\\\" SPDX-License-Identifier: MIT\n.\\\" Made by 'houseful help --man'.\n");
    fprintf(file, ".TH %s 1 \"\" \"houseful %s\" \"User Commands\"\n.SH NAME\n", name,
            hf_version());
    for (const char *at = name; *at; at++) {
        if (*at == '-')
            fputc('\\', file);
        fputc(*at, file);
    }
    fputs(" \\- ", file);
    print_text(file, summary);
}

static void print_options(FILE *file, const hf_command *command)
{
    fputs(".SH OPTIONS\n", file);
    for (const hf_option_group *g = command->groups; g && g->title; g++) {
        fprintf(file, ".SS %s\n", g->title);
        for (const hf_option *o = g->options; o->name; o++) {
            char term[80];
            hf_help_option_term(o, term, sizeof term);
            print_entry(file, term, o->help);
        }
    }
    fputs(".SS Other\n", file);
    print_entry(file, "-h, --help", "the help text");
    print_entry(file, "--version", "the version");
}

static void print_examples(FILE *file, const hf_example *examples)
{
    fputs(".SH EXAMPLES\n", file);
    for (const hf_example *e = examples; e->line; e++) {
        char line[256];
        snprintf(line, sizeof line, "houseful %s", e->line);
        print_entry(file, line, e->about);
    }
}

static void print_command(const hf_command *command, FILE *file)
{
    char name[64];

    snprintf(name, sizeof name, "houseful-%s", command->name);
    print_head(file, name, command->summary);
    fprintf(file, ".SH SYNOPSIS\n.B houseful %s\n", command->name);
    print_text(file, command->synopsis);
    fputs(".SH DESCRIPTION\n", file);
    print_text(file, command->about);
    print_options(file, command);
    if (command->fields) {
        fputs(".SH FIELDS OF \\-\\-print\n", file);
        for (const hf_field *f = command->fields; f->letter; f++) {
            char term[4] = {'%', f->letter, '\0', '\0'};
            print_entry(file, term, f->about);
        }
    }
    if (command->examples)
        print_examples(file, command->examples);
    print_rows(file, "EXIT STATUS", hf_help_exits);
    print_rows(file, "ENVIRONMENT", hf_help_environment);
    fputs(".SH SEE ALSO\n.BR houseful (1)\n", file);
}

static void print_overview(FILE *file)
{
    print_head(file, "houseful", hf_help_tagline);
    fputs(".SH SYNOPSIS\n.B houseful\n.I COMMAND\n[OPTION...] [ARGUMENT...]\n.br\n"
          ".B houseful\n[OPTION...] [FILE...|\\-|PUZZLE]\n.SH DESCRIPTION\n",
          file);
    print_text(file, hf_help_about);
    fputs(".SH COMMANDS\n", file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        print_entry(file, (*c)->name, (*c)->summary);
    print_rows(file, "EXIT STATUS", hf_help_exits);
    print_rows(file, "ENVIRONMENT", hf_help_environment);
    fputs(".SH SEE ALSO\n", file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        fprintf(file, ".BR houseful\\-%s (1)%s\n", (*c)->name, c[1] ? "," : "");
}

void hf_help_man(const hf_command *command, FILE *file)
{
    if (command)
        print_command(command, file);
    else
        print_overview(file);
}
