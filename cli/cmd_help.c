/* SPDX-License-Identifier: MIT
 *
 * cmd_help.c - `houseful help [COMMAND]`, and the makers of man pages and completions.
 */
#include <string.h>

#include "command.h"
#include "help.h"

typedef struct settings {
    bool man;
    bool names;
    const char *completion;
} settings;

static int no_such_command(const char *name)
{
    char words[512] = "";
    char nearest[64];
    size_t used = 0;

    for (const hf_command *const *c = hf_commands(); *c && used < sizeof words; c++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s ", (*c)->name);
    if (hf_args_suggest(name, words, nearest, sizeof nearest))
        return hf_usage_error(NULL, "there is no command '%.40s'; did you mean '%s'?", name,
                              nearest);
    return hf_usage_error(NULL, "there is no command '%.40s'", name);
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    const hf_command *command = NULL;

    if (s->completion)
        return hf_help_completion(s->completion, stdout) ? HF_EXIT_OK : HF_EXIT_USAGE;
    if (s->names) {
        for (const hf_command *const *c = hf_commands(); *c; c++)
            printf("%s\n", (*c)->name);
        return HF_EXIT_OK;
    }
    if (operands->count > 1)
        return hf_usage_error("help", "one command at a time");
    if (operands->count == 1) {
        command = hf_command_named(operands->at[0]);
        if (!command)
            return no_such_command(operands->at[0]);
    }
    if (s->man)
        hf_help_man(command, stdout);
    else if (command)
        hf_help_command(command, stdout);
    else
        hf_help_overview(stdout);
    return HF_EXIT_OK;
}

static const hf_option own_options[] = {
    {0, "names", HF_ARG_FLAG, NULL, "just the names of the commands", offsetof(settings, names),
     NULL},
    {0, "man", HF_ARG_FLAG, NULL, "as the source of a man page", offsetof(settings, man), NULL},
    {0, "completion", HF_ARG_CHOICE, "SHELL", "a completion script for bash, zsh or fish",
     offsetof(settings, completion), "bash zsh fish"},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"help solve", "All about solve."},
    {"help --completion bash > ~/.local/share/bash-completion/completions/houseful",
     "Completion for the shell."},
    {NULL, NULL},
};

const hf_command hf_command_help = {
    .name = "help",
    .synopsis = "[OPTION...] [COMMAND]",
    .summary = "tell about houseful or one of its commands",
    .about =
        "Lists the commands, or tells all about one: its options, the fields of its --print, and "
        "examples.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
