/* SPDX-License-Identifier: MIT
 *
 * fuzz_args.c - any arguments (parted by zero bytes), read by a table with every kind of option. What
 * must hold: operands are arguments, in their order; a value that was stored is in its range; a mistake
 * is told exactly once; nothing is read beyond an argument's end (each is in memory of its own).
 */
#include "fuzz.h"

#include <stddef.h>

#include "../../cli/args.c"
#include "../../cli/suggest.c"

enum { MOST = 64 };

static unsigned complaints;

int hf_usage_error(const char *command, const char *format, ...)
{
    (void)command, (void)format;
    complaints++;
    return HF_EXIT_USAGE;
}

void hf_message(const char *format, ...)
{
    (void)format;
}

typedef struct settings {
    bool flag;
    bool other;
    hf_number number;
    hf_number time;
    const char *text;
    const char *choice;
    hf_texts list;
} settings;

static const hf_option options[] = {
    {'f', "flag", HF_ARG_FLAG, NULL, "a flag", offsetof(settings, flag), NULL},
    {0, "flags", HF_ARG_FLAG, NULL, "nearly the same name", offsetof(settings, other), NULL},
    {'n', "number", HF_ARG_NUMBER, "N", "a number", offsetof(settings, number), NULL},
    {'t', "time", HF_ARG_SECONDS, "T", "a time", offsetof(settings, time), NULL},
    {'x', "text", HF_ARG_TEXT, "TEXT", "a text", offsetof(settings, text), NULL},
    {'c', "choice", HF_ARG_CHOICE, "NAME", "one of two", offsetof(settings, choice), "one two"},
    {'s', "sample", HF_ARG_LIST, "N", "several", offsetof(settings, list), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {{"All", options, 0}, {NULL, NULL, 0}};

static void check(const settings *s, const hf_operands *operands, char **all, int count)
{
    int next = 0;

    for (size_t i = 0; i < operands->count; i++) {
        while (next < count && all[next] != operands->at[i])
            next++;
        FUZZ_REQUIRE(next++ < count);
    }
    FUZZ_REQUIRE(!s->choice || !strcmp(s->choice, "one") || !strcmp(s->choice, "two"));
    FUZZ_REQUIRE(s->time.value < UINT64_C(9000000000000000001));
    FUZZ_REQUIRE(s->list.count <= HF_MOST_TEXTS);
    for (size_t i = 0; i < s->list.count; i++)
        FUZZ_REQUIRE(strlen(s->list.at[i]) < 1 << 20);
    FUZZ_REQUIRE(!s->text || strlen(s->text) < 1 << 20);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *arguments[MOST], *all[MOST];
    int count = 0;
    settings s = {0};
    hf_operands operands;

    while (size > 0 && count < MOST) {
        const uint8_t *end = memchr(data, 0, size);
        size_t length = end ? (size_t)(end - data) : size;
        char *argument = malloc(length + 1);
        FUZZ_REQUIRE(argument);
        memcpy(argument, data, length);
        argument[length] = '\0';
        all[count] = arguments[count] = argument;
        count++;
        data += end ? length + 1 : length;
        size -= end ? length + 1 : length;
    }
    complaints = 0;
    hf_args_result result = hf_args_parse("fuzz", groups, count, arguments, &s, &operands);
    FUZZ_REQUIRE(complaints == (result == HF_ARGS_WRONG));
    if (result == HF_ARGS_OK)
        check(&s, &operands, all, count);
    for (int i = 0; i < count; i++)
        free(all[i]);
    return 0;
}
