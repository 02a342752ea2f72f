/* SPDX-License-Identifier: MIT
 *
 * message.c - words to the person, on stderr.
 *
 * A message is put together first and written by one call, so that messages of several threads or
 * programs do not mix within a line.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "houseful/solve.h"

enum { MESSAGE_SIZE = 2048 };

static void print_message(const char *format, va_list list, const char *tail)
{
    char text[MESSAGE_SIZE];

    vsnprintf(text, sizeof text, format, list);
    fprintf(stderr, "houseful: %s\n%s", text, tail);
}

void hf_message(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    print_message(format, list, "");
    va_end(list);
}

int hf_usage_error(const char *command, const char *format, ...)
{
    char tail[128];
    va_list list;

    if (command)
        snprintf(tail, sizeof tail, "Try 'houseful help %s'.\n", command);
    else
        snprintf(tail, sizeof tail, "Try 'houseful help'.\n");
    va_start(list, format);
    print_message(format, list, tail);
    va_end(list);
    return HF_EXIT_USAGE;
}

/* strerror is not safe in threads everywhere; the message for an error that is worth a message is
 * asked for rarely, by one thread, so a plain call will do. */
const char *hf_error_text(int error)
{
    return strerror(error);
}

int hf_stdout_status(int error)
{
    if (error != 0 && error != EPIPE)
        hf_message("cannot write to standard output: %s", hf_error_text(error));
    return error ? HF_EXIT_IO : HF_EXIT_OK;
}

uint32_t hf_cli_cpu(void)
{
    const char *word = getenv("HOUSEFUL_CPU");
    uint32_t features = hf_cpu_detect();
    uint32_t mask;

    if (word && *word && hf_cpu_named(word, &mask))
        features &= mask;
    return features;
}
