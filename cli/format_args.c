/* SPDX-License-Identifier: MIT
 *
 * format_args.c - see format_args.h.
 */
#include "format_args.h"

#include <stdio.h>

#include "args.h"
#include "command.h"

static const hf_format *find(const char *command, const char *option, const char *name,
                             bool (*can)(const hf_format *), const char *but)
{
    const hf_format *format = hf_format_named(name);
    char words[1024] = "";
    char nearest[64];
    size_t used = 0;

    if (format && can(format))
        return format;
    if (format) {
        hf_usage_error(command, "--%s: format '%s' can be %s", option, name, but);
        return NULL;
    }
    for (size_t i = 0; hf_format_at(i) && used < sizeof words; i++)
        if (can(hf_format_at(i)))
            used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", used ? " " : "",
                                     hf_format_name(hf_format_at(i)));
    if (hf_args_suggest(name, words, nearest, sizeof nearest))
        hf_usage_error(command, "--%s: there is no format '%.40s'; did you mean '%s'?", option,
                       name, nearest);
    else
        hf_usage_error(command, "--%s: there is no format '%.40s'; there are: %s", option, name,
                       words);
    return NULL;
}

const hf_format *hf_format_to_read(const char *command, const char *name)
{
    return find(command, "from", name, hf_format_can_read, "written but not read");
}

const hf_format *hf_format_to_write(const char *command, const char *name)
{
    return find(command, "to", name, hf_format_can_write, "read but not written");
}
