/* SPDX-License-Identifier: MIT
 *
 * print.c - see print.h.
 */
#include "print.h"

#include <stdio.h>
#include <string.h>

static const hf_field *find_field(const hf_field *fields, char letter)
{
    for (; fields->letter; fields++)
        if (fields->letter == letter)
            return fields;
    return NULL;
}

bool hf_print_check(const char *command, const char *format, const hf_field *fields)
{
    char known[128];
    size_t used = 0;

    for (const char *at = format; (at = strchr(at, '%')) != NULL; at += 2) {
        if (at[1] == '%' || (at[1] && find_field(fields, at[1])))
            continue;
        for (const hf_field *f = fields; f->letter && used + 5 < sizeof known; f++)
            used += (size_t)snprintf(known + used, sizeof known - used, "%s%%%c", used ? " " : "",
                                     f->letter);
        if (at[1])
            hf_usage_error(command, "--print: there is no field %%%c; there are: %s", at[1], known);
        else
            hf_usage_error(command, "--print: a %% at the end; write %%%% for one");
        return false;
    }
    return true;
}

static char escaped(char c)
{
    return c == 't' ? '\t' : c == 'n' ? '\n' : c;
}

void hf_print(hf_out *out, const char *format, hf_field_fn field, const void *record)
{
    const char *at = format;

    while (*at) {
        size_t plain = strcspn(at, "%\\");
        hf_out_bytes(out, at, plain);
        at += plain;
        if (!at[0] || !at[1]) {
            hf_out_text(out, at);
            break;
        }
        if (*at == '\\')
            hf_out_char(out, escaped(at[1]));
        else if (at[1] == '%')
            hf_out_char(out, '%');
        else
            field(out, at[1], record);
        at += 2;
    }
    hf_out_char(out, '\n');
}
