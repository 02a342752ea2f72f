/* SPDX-License-Identifier: MIT
 *
 * args.c - the parser behind args.h.
 *
 * Understood: --name, --name=value, --name value, -n, -nVALUE, -n VALUE, and letters in a bunch
 * (-qv). Options may follow operands. No option has an optional value, so nothing is ever guessed.
 */
#include "args.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

typedef struct parser {
    const char *command;
    const hf_option_group *groups;
    char **argv;
    int argc;
    int next; /* the argument to look at */
    void *settings;
} parser;

/* ---- values ---------------------------------------------------------------------------------- */

bool hf_args_number(const char *text, uint64_t *value)
{
    uint64_t number = 0;
    uint64_t unit = 1;

    if (*text < '0' || *text > '9')
        return false;
    for (; (*text >= '0' && *text <= '9') || *text == '_'; text++) {
        if (*text == '_')
            continue;
        uint64_t digit = (uint64_t)(*text - '0');
        if (number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    if (*text == 'k' || *text == 'K')
        unit = 1000;
    else if (*text == 'M')
        unit = 1000000;
    else if (*text == 'G')
        unit = 1000000000;
    if (unit > 1)
        text++;
    if (*text || number > UINT64_MAX / unit)
        return false;
    *value = number * unit;
    return true;
}

/* A time: digits, perhaps a point and digits, then s (or nothing), ms, us, m or h. */
static bool read_seconds(const char *text, uint64_t *nanoseconds)
{
    static const struct {
        const char *name;
        double seconds;
    } units[] = {{"", 1},   {"s", 1},    {"ms", 1e-3}, {"us", 1e-6},
                 {"m", 60}, {"min", 60}, {"h", 3600}};
    double number = 0;
    double place = 1;
    bool fraction = false;
    bool digits = false;
    bool some = false; /* of a nanosecond, if no more: 0 alone is no limit */

    for (; (*text >= '0' && *text <= '9') || (*text == '.' && !fraction); text++) {
        if (*text == '.') {
            fraction = true;
            continue;
        }
        digits = true;
        some |= *text != '0';
        if (place >= 1e18) /* the rest says nothing, and hundreds would be infinite */
            continue;
        number = number * 10 + (*text - '0');
        if (fraction)
            place *= 10;
    }
    for (size_t i = 0; digits && i < sizeof units / sizeof units[0]; i++) {
        if (strcmp(text, units[i].name) == 0) {
            double result = number / place * units[i].seconds * 1e9;
            if (result >= 9e18)
                return false;
            *nanoseconds = some && result < 1 ? 1 : (uint64_t)result;
            return true;
        }
    }
    return false;
}

static bool is_choice(const char *choices, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = choices; *at;) {
        size_t span = strcspn(at, " ");
        if (span == length && memcmp(at, word, span) == 0)
            return true;
        at += span + strspn(at + span, " ");
    }
    return false;
}

static bool wrong_choice(const parser *p, const hf_option *option, const char *text)
{
    char nearest[64];

    if (hf_args_suggest(text, option->choices, nearest, sizeof nearest))
        hf_usage_error(p->command, "--%s: there is no '%s'; did you mean '%s'?", option->name, text,
                       nearest);
    else
        hf_usage_error(p->command, "--%s: there is no '%s'; expected one of: %s", option->name,
                       text, option->choices);
    return false;
}

static bool add_text(const parser *p, const hf_option *option, hf_texts *texts, const char *text)
{
    if (texts->count == HF_MOST_TEXTS) {
        hf_usage_error(p->command, "--%s: at most %d of them", option->name, (int)HF_MOST_TEXTS);
        return false;
    }
    texts->at[texts->count++] = text;
    return true;
}

/* Puts the value where the option's row says. False: it is wrong, and a message was printed. */
static bool store(const parser *p, const hf_option_group *group, const hf_option *option,
                  const char *text)
{
    char *field = (char *)p->settings + group->offset + option->offset;
    hf_number *number = (hf_number *)(void *)field;

    switch (option->kind) {
    case HF_ARG_FLAG:
        *(bool *)field = true;
        return true;
    case HF_ARG_NUMBER:
        number->given = true;
        if (hf_args_number(text, &number->value))
            return true;
        hf_usage_error(p->command, "--%s: '%s' is not a whole number", option->name, text);
        return false;
    case HF_ARG_SECONDS:
        number->given = true;
        if (read_seconds(text, &number->value))
            return true;
        hf_usage_error(p->command, "--%s: '%s' is not a time; expected seconds, or 300ms, 2m, 1h",
                       option->name, text);
        return false;
    case HF_ARG_CHOICE:
        if (!is_choice(option->choices, text))
            return wrong_choice(p, option, text);
        break;
    case HF_ARG_LIST:
        return add_text(p, option, (hf_texts *)(void *)field, text);
    case HF_ARG_TEXT:
        break;
    }
    *(const char **)(void *)field = text;
    return true;
}

/* ---- finding the row ------------------------------------------------------------------------- */

static const hf_option *find_long(const parser *p, const char *name, size_t length,
                                  const hf_option_group **group)
{
    for (*group = p->groups; *group && (*group)->title; ++*group)
        for (const hf_option *o = (*group)->options; o->name; o++)
            if (strlen(o->name) == length && memcmp(o->name, name, length) == 0)
                return o;
    return NULL;
}

static const hf_option *find_letter(const parser *p, char letter, const hf_option_group **group)
{
    for (*group = p->groups; *group && (*group)->title; ++*group)
        for (const hf_option *o = (*group)->options; o->name; o++)
            if (o->letter == letter)
                return o;
    return NULL;
}

static void unknown_long(const parser *p, const char *name, size_t length)
{
    char words[4096] = "help version";
    char nearest[64];
    char given[64];
    size_t used = strlen(words);

    for (const hf_option_group *g = p->groups; g && g->title; g++)
        for (const hf_option *o = g->options; o->name && used < sizeof words; o++)
            used += (size_t)snprintf(words + used, sizeof words - used, " %s", o->name);
    snprintf(given, sizeof given, "%.*s", (int)(length < 60 ? length : 60), name);
    if (hf_args_suggest(given, words, nearest, sizeof nearest))
        hf_usage_error(p->command, "there is no option --%s; did you mean --%s?", given, nearest);
    else
        hf_usage_error(p->command, "there is no option --%s", given);
}

/* ---- parsing --------------------------------------------------------------------------------- */

/* The argument after the current one as a value, or NULL with a message. */
static const char *next_value(parser *p, const hf_option *option)
{
    if (p->next < p->argc)
        return p->argv[p->next++];
    hf_usage_error(p->command, "--%s needs a value: %s", option->name, option->value);
    return NULL;
}

static hf_args_result parse_long(parser *p, const char *name)
{
    size_t length = strcspn(name, "=");
    const char *value = name[length] ? name + length + 1 : NULL;
    const hf_option_group *group;
    const hf_option *option = find_long(p, name, length, &group);

    if (!option) {
        if (strcmp(name, "help") == 0)
            return HF_ARGS_HELP;
        if (strcmp(name, "version") == 0)
            return HF_ARGS_VERSION;
    }
    bool flag = option ? option->kind == HF_ARG_FLAG
                       : strncmp(name, "help=", 5) == 0 || strncmp(name, "version=", 8) == 0;
    if (flag && value) {
        hf_usage_error(p->command, "--%.*s takes no value", (int)length, name);
        return HF_ARGS_WRONG;
    }
    if (!option) {
        unknown_long(p, name, length);
        return HF_ARGS_WRONG;
    }
    if (option->kind != HF_ARG_FLAG && !value)
        value = next_value(p, option);
    if (option->kind != HF_ARG_FLAG && !value)
        return HF_ARGS_WRONG;
    return store(p, group, option, value) ? HF_ARGS_OK : HF_ARGS_WRONG;
}

static hf_args_result parse_letters(parser *p, const char *letters)
{
    for (; *letters; letters++) {
        const hf_option_group *group;
        const hf_option *option = find_letter(p, *letters, &group);

        if (!option) {
            if (*letters == 'h')
                return HF_ARGS_HELP;
            hf_usage_error(p->command, "there is no option -%c", *letters);
            return HF_ARGS_WRONG;
        }
        if (option->kind == HF_ARG_FLAG) {
            store(p, group, option, NULL);
            continue;
        }
        const char *value = letters[1] ? letters + 1 : next_value(p, option);
        if (!value || !store(p, group, option, value))
            return HF_ARGS_WRONG;
        break;
    }
    return HF_ARGS_OK;
}

/* "-" is an operand, and so is a puzzle whose blanks are written as dashes. */
static bool is_operand(const char *argument)
{
    size_t length = strlen(argument);

    if (argument[0] != '-' || length == 1)
        return true;
    return length >= 16 && strspn(argument, "-0123456789") == length;
}

hf_args_result hf_args_parse(const char *command, const hf_option_group *groups, int argc,
                             char **argv, void *settings, hf_operands *operands)
{
    parser p = {command, groups, argv, argc, 0, settings};
    bool options_over = false;
    hf_args_result result = HF_ARGS_OK;

    operands->count = 0;
    operands->at = argv;
    while (p.next < argc && result == HF_ARGS_OK) {
        char *argument = argv[p.next++];

        if (options_over || is_operand(argument))
            operands->at[operands->count++] = argument;
        else if (strcmp(argument, "--") == 0)
            options_over = true;
        else if (argument[1] == '-')
            result = parse_long(&p, argument + 2);
        else
            result = parse_letters(&p, argument + 1);
    }
    return result;
}
