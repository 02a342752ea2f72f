/* SPDX-License-Identifier: MIT
 *
 * fuzz_args.c - any arguments for any command, read by the command's own tables. The first byte chooses
 * the command; then each argument begins with a byte: even, it is an option of that command, by its name
 * or letter, with what follows up to a zero as its value; odd, it is what follows as it stands. What must
 * hold: operands are arguments, in their order; a choice is one of the words allowed; texts are whole; a
 * mistake is told exactly once; nothing is read beyond an argument's end (each has memory of its own).
 */
#include "fuzz.h"

#include "../../cli/args.h"
#include "../../cli/command.h"

enum { MOST = 24, LONGEST = 1 << 12 };

static unsigned complaints;

/* The linker puts these in place of the command's own. */
int __wrap_hf_usage_error(const char *command, const char *format, ...);
void __wrap_hf_message(const char *format, ...);

int __wrap_hf_usage_error(const char *command, const char *format, ...)
{
    (void)command, (void)format;
    complaints++;
    return HF_EXIT_USAGE;
}

void __wrap_hf_message(const char *format, ...)
{
    (void)format;
}

static const hf_option *option_number(const hf_command *command, unsigned number)
{
    unsigned count = 0;
    for (const hf_option_group *g = command->groups; g && g->title; g++)
        for (const hf_option *o = g->options; o->name; o++)
            count++;
    if (count == 0)
        return NULL;
    number %= count;
    for (const hf_option_group *g = command->groups;; g++)
        for (const hf_option *o = g->options; o->name; o++)
            if (number-- == 0)
                return o;
}

/* One argument, in memory of its own length. */
static char *argument(const hf_command *command, unsigned head, const char *text, size_t length)
{
    char buffer[LONGEST + 128];
    const hf_option *option = head & 1 ? NULL : option_number(command, head >> 3);
    int used = 0;
    if (option && head & 2 && option->letter)
        used = snprintf(buffer, sizeof buffer, "-%c%.*s", option->letter, (int)length, text);
    else if (option)
        used = snprintf(buffer, sizeof buffer, "--%s%s%.*s", option->name,
                        head & 4 && length > 0 ? "=" : "", (int)length, text);
    else
        used = snprintf(buffer, sizeof buffer, "%.*s", (int)length, text);
    char *copy = malloc((size_t)used + 1);
    FUZZ_REQUIRE(copy && used >= 0 && (size_t)used < sizeof buffer);
    return memcpy(copy, buffer, (size_t)used + 1);
}

static int read_arguments(const hf_command *command, const uint8_t *data, size_t size, char **all)
{
    int count = 0;
    while (size > 0 && count < MOST) {
        unsigned head = *data++;
        size--;
        const uint8_t *end = size ? memchr(data, 0, size) : NULL;
        size_t length = end ? (size_t)(end - data) : size;
        all[count++] = argument(command, head, (const char *)data, length);
        data += length + !!end;
        size -= length + !!end;
    }
    return count;
}

static bool is_word_of(const char *words, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(words, word); at && length; at = strstr(at + 1, word))
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

static void check_option(const hf_option *option, const char *field, const char *before)
{
    const char *text;
    hf_number number;
    hf_texts list;
    switch (option->kind) {
    case HF_ARG_CHOICE:
    case HF_ARG_TEXT:
        memcpy(&text, field, sizeof text);
        FUZZ_REQUIRE(!text || strlen(text) <= LONGEST + 128);
        if (text && option->kind == HF_ARG_CHOICE && memcmp(field, before, sizeof text) != 0)
            FUZZ_REQUIRE(is_word_of(option->choices, text));
        break;
    case HF_ARG_NUMBER:
    case HF_ARG_SECONDS:
        memcpy(&number, field, sizeof number);
        if (option->kind == HF_ARG_SECONDS)
            FUZZ_REQUIRE(number.value < UINT64_C(9000000000000000001));
        break;
    case HF_ARG_LIST:
        memcpy(&list, field, sizeof list);
        FUZZ_REQUIRE(list.count <= HF_MOST_TEXTS);
        for (size_t i = 0; i < list.count; i++)
            FUZZ_REQUIRE(strlen(list.at[i]) <= LONGEST + 128);
        break;
    case HF_ARG_FLAG:
        FUZZ_REQUIRE(*(const unsigned char *)field <= 1);
        break;
    }
}

static void check(const hf_command *command, const char *settings, const char *before,
                  const hf_operands *operands, char **all, int count)
{
    int next = 0;
    for (size_t i = 0; i < operands->count; i++) {
        while (next < count && all[next] != operands->at[i])
            next++;
        FUZZ_REQUIRE(next++ < count);
    }
    for (const hf_option_group *g = command->groups; g && g->title; g++)
        for (const hf_option *o = g->options; o->name; o++)
            check_option(o, settings + g->offset + o->offset, before + g->offset + o->offset);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *arguments[MOST], *all[MOST];
    hf_operands operands;
    size_t commands = 0;
    if (size == 0 || size > LONGEST)
        return 0;
    while (hf_commands()[commands])
        commands++;
    const hf_command *command = hf_commands()[data[0] % commands];
    size_t bytes = command->settings_size ? command->settings_size : 1;
    char *settings = calloc(1, bytes), *before = calloc(1, bytes);
    FUZZ_REQUIRE(settings && before);
    if (command->defaults) {
        memcpy(settings, command->defaults, bytes);
        memcpy(before, command->defaults, bytes);
    }
    int count = read_arguments(command, data + 1, size - 1, all);
    memcpy(arguments, all, sizeof all[0] * (size_t)count);
    complaints = 0;
    hf_args_result result =
        hf_args_parse(command->name, command->groups, count, arguments, settings, &operands);
    FUZZ_REQUIRE(complaints == (result == HF_ARGS_WRONG));
    if (result == HF_ARGS_OK)
        check(command, settings, before, &operands, all, count);
    for (int i = 0; i < count; i++)
        free(all[i]);
    free(before);
    free(settings);
    return 0;
}
