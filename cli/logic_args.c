/* SPDX-License-Identifier: MIT
 *
 * logic_args.c - see logic_args.h.
 */
#include "logic_args.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

const hf_option hf_logic_arg_options[] = {
    {'L', "ladder", HF_ARG_TEXT, "NAME|FILE",
     "the rules and their order: 'default', 'hodoku', or a file with one rule per line",
     offsetof(hf_logic_args, ladder), "@files"},
    {0, "only", HF_ARG_TEXT, "RULES",
     "use only these rules (names parted by commas), also others than the ladder's",
     offsetof(hf_logic_args, only), NULL},
    {0, "without", HF_ARG_TEXT, "RULES", "do not use these rules", offsetof(hf_logic_args, without),
     NULL},
    {0, "max-rule", HF_ARG_TEXT, "RULE", "use no rule that comes later in the ladder than this one",
     offsetof(hf_logic_args, max_rule), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

const hf_rule *hf_logic_args_rule(const char *command, const char *option, const char *name)
{
    const hf_rule *rule = hf_rule_named(name);
    char words[8192] = "", nearest[64];
    size_t used = 0;

    if (rule)
        return rule;
    for (size_t i = 0; hf_rule_at(i) && used < sizeof words; i++)
        used +=
            (size_t)snprintf(words + used, sizeof words - used, "%s ", hf_rule_key(hf_rule_at(i)));
    if (hf_args_suggest(name, words, nearest, sizeof nearest))
        hf_usage_error(command, "--%s: there is no rule '%.60s'; did you mean '%s'?", option, name,
                       nearest);
    else
        hf_usage_error(command,
                       "--%s: there is no rule '%.60s'; 'houseful explain --rules' lists them",
                       option, name);
    return NULL;
}

/* Every name in a list must be a rule. */
static int check_names(const char *command, const char *option, const char *names)
{
    char name[80];

    while (*names) {
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 79 ? length : 79), names);
        if (length && !hf_logic_args_rule(command, option, name))
            return HF_EXIT_USAGE;
        names += length + (names[length] == ',');
    }
    return HF_EXIT_OK;
}

static int no_memory(void)
{
    hf_message("out of memory");
    return HF_EXIT_IO;
}

static int read_ladder(const char *path, FILE *file, char *text, size_t most, hf_ladder *ladder)
{
    uint32_t line = 0;
    const char *why = NULL;

    errno = 0;
    size_t length = fread(text, 1, most, file);
    if (ferror(file)) {
        hf_message("cannot read %s: %s", path, hf_error_text(errno));
        return HF_EXIT_IO;
    }
    if (hf_ladder_read(text, length, ladder, &line, &why) == HF_OK)
        return HF_EXIT_OK;
    hf_message("%s:%u: expected %s", path, (unsigned)line, why ? why : "a ladder");
    return HF_EXIT_USAGE;
}

static int read_ladder_file(const char *command, const char *path, hf_ladder *ladder)
{
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "r");

    if (!file && errno == ENOMEM)
        return no_memory();
    if (!file)
        return hf_usage_error(command, "--ladder: there is no ladder or file '%.80s': %s", path,
                              hf_error_text(errno));
    char *text = malloc(MOST);
    int status = text ? read_ladder(path, file, text, MOST, ladder) : no_memory();
    free(text);
    fclose(file);
    return status;
}

/* Only the rules with these names, or all but them, as `choose` does. */
static int choose_rules(const char *command, const char *option, const char *names,
                        hf_status (*choose)(hf_ladder *, const char *), hf_ladder *ladder)
{
    int status = names ? check_names(command, option, names) : HF_EXIT_OK;

    if (names && status == HF_EXIT_OK && choose(ladder, names) != HF_OK)
        status = hf_usage_error(command, "--%s: '%.80s' is no list of rules", option, names);
    return status;
}

static int fill_ladder(const char *command, const hf_logic_args *args, const char *name,
                       hf_ladder *ladder)
{
    const char *wanted = args->ladder ? args->ladder : name;
    int status = HF_EXIT_OK;

    if (hf_ladder_named(wanted, ladder) != HF_OK)
        status = read_ladder_file(command, wanted, ladder);
    if (status == HF_EXIT_OK && args->max_rule) {
        const hf_rule *rule = hf_logic_args_rule(command, "max-rule", args->max_rule);
        if (!rule)
            return HF_EXIT_USAGE;
        if (hf_ladder_max_rule(ladder, hf_rule_key(rule)) != HF_OK)
            return hf_usage_error(
                command, "--max-rule: '%s' is not in this ladder; a file for --ladder can name it",
                hf_rule_key(rule));
    }
    if (status == HF_EXIT_OK)
        status = choose_rules(command, "only", args->only, hf_ladder_only, ladder);
    if (status == HF_EXIT_OK)
        status = choose_rules(command, "without", args->without, hf_ladder_without, ladder);
    return status;
}

int hf_logic_args_read(const char *command, const hf_logic_args *args, const char *name,
                       hf_ladder **out)
{
    if (hf_ladder_new(out) != HF_OK)
        return no_memory();
    int status = fill_ladder(command, args, name, *out);
    if (status != HF_EXIT_OK) {
        hf_ladder_free(*out);
        *out = NULL;
    }
    return status;
}
