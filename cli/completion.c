/* SPDX-License-Identifier: MIT
 *
 * completion.c - completion scripts for shells, from the tables of commands and options.
 *
 * The files in completions/ are what this writes; a test compares them. Names that depend on the
 * build (engines, formats, samples) are asked of the command itself when they are wanted.
 */
#include <string.h>

#include "help.h"

static const struct {
    const char *hint;
    const char *command; /* prints the words */
} lists[] = {
    {"@engines", "houseful engines 2>/dev/null | awk 'NR > 1 {print $1}'"},
    {"@formats", "houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}'"},
    {"@samples", "houseful samples 2>/dev/null | awk '{print $1}'"},
};

/* The shell command that lists the words for an option's value, NULL if there is none. */
static const char *list_command(const hf_option *option)
{
    for (size_t i = 0; option->choices && i < sizeof lists / sizeof lists[0]; i++)
        if (strcmp(option->choices, lists[i].hint) == 0)
            return lists[i].command;
    return NULL;
}

static bool has_words(const hf_option *option)
{
    return option->choices && option->choices[0] != '@';
}

static bool takes_files(const hf_command *command)
{
    return strstr(command->synopsis, "FILE") != NULL;
}

static void print_commands(FILE *file, const char *separator)
{
    for (const hf_command *const *c = hf_commands(); *c; c++)
        fprintf(file, "%s%s", c == hf_commands() ? "" : separator, (*c)->name);
}

/* Text inside single quotes of a shell. */
static void print_quoted(FILE *file, const char *text)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\''", file);
        else
            fputc(*text, file);
    }
}

/* ---- bash ------------------------------------------------------------------------------------ */

/* One branch of the case over the word before the cursor. */
static void bash_value(FILE *file, const hf_command *command, const hf_option *option)
{
    if (option->kind == HF_ARG_FLAG)
        return;
    fprintf(file, "    %s:--%s", command->name, option->name);
    if (option->letter)
        fprintf(file, "|%s:-%c", command->name, option->letter);
    if (has_words(option))
        fprintf(file, ") COMPREPLY=($(compgen -W '%s' -- \"$word\")); return ;;\n",
                option->choices);
    else if (list_command(option))
        fprintf(file, ") COMPREPLY=($(compgen -W \"$(%s)\" -- \"$word\")); return ;;\n",
                list_command(option));
    else if (option->choices)
        fputs(") COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n", file);
    else
        fputs(") return ;;\n", file);
}

static void bash_options(FILE *file, const hf_command *command)
{
    fprintf(file, "    %s) options='", command->name);
    for (const hf_option_group *g = command->groups; g && g->title; g++)
        for (const hf_option *o = g->options; o->name; o++)
            fprintf(file, "--%s ", o->name);
    fputs("--help' ;;\n", file);
}

static void print_bash(FILE *file)
{
    fputs("# SPDX-License-Identifier: MIT\n"
          "# bash completion for houseful; made by 'houseful help --completion bash'.\n"
          "# shellcheck shell=bash disable=SC2207\n\n"
          "_houseful()\n{\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
          "    local command=${COMP_WORDS[1]} options='' commands='",
          file);
    print_commands(file, " ");
    fputs("'\n    COMPREPLY=()\n"
          "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
          "        COMPREPLY=($(compgen -W \"$commands --help --version\" -- \"$word\")"
          " $(compgen -f -- \"$word\"))\n"
          "        return\n    fi\n"
          "    case \" $commands \" in *\" $command \"*) ;; *) command=solve ;; esac\n"
          "    case $command:$before in\n",
          file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        for (const hf_option_group *g = (*c)->groups; g && g->title; g++)
            for (const hf_option *o = g->options; o->name; o++)
                bash_value(file, *c, o);
    fputs("    help:*) COMPREPLY=($(compgen -W \"$commands\" -- \"$word\")) ;;\n    esac\n"
          "    case $command in\n",
          file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        bash_options(file, *c);
    fputs("    esac\n"
          "    case $word in\n"
          "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
          "    *) [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
          "    esac\n}\n\n"
          "complete -o filenames -F _houseful houseful\n",
          file);
}

/* ---- zsh ------------------------------------------------------------------------------------- */

/* An explanation in brackets: ] and : mean something there. */
static void zsh_text(FILE *file, const char *text)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\''", file);
        else if (strchr("[]:\\", *text))
            fprintf(file, "\\%c", *text);
        else
            fputc(*text, file);
    }
}

static void zsh_option(FILE *file, const hf_option *option)
{
    if (option->letter)
        fprintf(file, "        '(-%c --%s)'{-%c,--%s}'[", option->letter, option->name,
                option->letter, option->name);
    else
        fprintf(file, "        '--%s[", option->name);
    zsh_text(file, option->help);
    fputc(']', file);
    if (option->kind != HF_ARG_FLAG) {
        fprintf(file, ":%s:", option->value);
        if (has_words(option))
            fprintf(file, "(%s)", option->choices);
        else if (list_command(option)) {
            fputs("{compadd ${(f)\"$(", file);
            print_quoted(file, list_command(option));
            fputs(")\"}}", file);
        } else if (option->choices)
            fputs("_files", file);
    }
    fputs("' \\\n", file);
}

static void zsh_command(FILE *file, const hf_command *command)
{
    fprintf(file, "    %s)\n        _arguments \\\n", command->name);
    for (const hf_option_group *g = command->groups; g && g->title; g++)
        for (const hf_option *o = g->options; o->name; o++)
            zsh_option(file, o);
    fputs("        '(-h --help)'{-h,--help}'[show help]' \\\n", file);
    if (takes_files(command))
        fputs("        '*:file:_files' ;;\n", file);
    else if (strcmp(command->name, "help") == 0)
        fputs("        '1:command:($commands)' ;;\n", file);
    else
        fputs("        '*:argument:' ;;\n", file);
}

static void print_zsh(FILE *file)
{
    fputs("#compdef houseful\n"
          "# SPDX-License-Identifier: MIT\n"
          "# zsh completion for houseful; made by 'houseful help --completion zsh'.\n\n"
          "_houseful() {\n"
          "    local -a described commands\n"
          "    described=(\n",
          file);
    for (const hf_command *const *c = hf_commands(); *c; c++) {
        fprintf(file, "        '%s:", (*c)->name);
        zsh_text(file, (*c)->summary);
        fputs("'\n", file);
    }
    fputs("    )\n    commands=(${described%%:*})\n"
          "    if (( CURRENT == 2 )); then\n"
          "        _describe command described\n"
          "        _files\n"
          "        return\n    fi\n"
          "    local command=$words[2]\n"
          "    if (( ${commands[(Ie)$command]} )); then\n"
          "        shift words\n        (( CURRENT-- ))\n"
          "    else\n        command=solve\n    fi\n"
          "    case $command in\n",
          file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        zsh_command(file, *c);
    fputs("    esac\n}\n\n_houseful \"$@\"\n", file);
}

/* ---- fish ------------------------------------------------------------------------------------ */

static void fish_text(FILE *file, const char *text)
{
    for (; *text; text++) {
        if (*text == '\'' || *text == '\\')
            fputc('\\', file);
        fputc(*text, file);
    }
}

static void fish_option(FILE *file, const hf_command *command, const hf_option *option)
{
    fprintf(file, "complete -c houseful -n '__fish_seen_subcommand_from %s'", command->name);
    if (option->letter)
        fprintf(file, " -s %c", option->letter);
    fprintf(file, " -l %s", option->name);
    if (has_words(option))
        fprintf(file, " -x -a '%s'", option->choices);
    else if (list_command(option)) {
        fputs(" -x -a '(", file);
        fish_text(file, list_command(option));
        fputs(")'", file);
    } else if (option->choices)
        fputs(" -r -F", file);
    else if (option->kind != HF_ARG_FLAG)
        fputs(" -x", file);
    fputs(" -d '", file);
    fish_text(file, option->help);
    fputs("'\n", file);
}

static void print_fish(FILE *file)
{
    fputs("# SPDX-License-Identifier: MIT\n"
          "# fish completion for houseful; made by 'houseful help --completion fish'.\n\n"
          "complete -c houseful -s h -l help -d 'show help'\n"
          "complete -c houseful -n __fish_use_subcommand -l version -d 'show the version'\n",
          file);
    for (const hf_command *const *c = hf_commands(); *c; c++) {
        fprintf(file, "complete -c houseful -n __fish_use_subcommand -a %s -d '", (*c)->name);
        fish_text(file, (*c)->summary);
        fputs("'\n", file);
    }
    fputs("complete -c houseful -n '__fish_seen_subcommand_from help' -x -a '", file);
    print_commands(file, " ");
    fputs("'\n", file);
    for (const hf_command *const *c = hf_commands(); *c; c++)
        for (const hf_option_group *g = (*c)->groups; g && g->title; g++)
            for (const hf_option *o = g->options; o->name; o++)
                fish_option(file, *c, o);
}

bool hf_help_completion(const char *shell, FILE *file)
{
    if (strcmp(shell, "bash") == 0)
        print_bash(file);
    else if (strcmp(shell, "zsh") == 0)
        print_zsh(file);
    else if (strcmp(shell, "fish") == 0)
        print_fish(file);
    else
        return false;
    return true;
}
