/* SPDX-License-Identifier: MIT
 *
 * sample_args.c - see sample_args.h.
 */
#include "sample_args.h"

#include <stdio.h>
#include <string.h>

#include "args.h"
#include "command.h"
#include "houseful/sample.h"

enum { KEY_SIZE = 64 };

/* A name as it may be typed: small letters and digits, a dash for everything else. */
static void make_key(const char *name, char key[KEY_SIZE])
{
    size_t length = 0;

    for (; *name && length + 1 < KEY_SIZE; name++) {
        char c = *name >= 'A' && *name <= 'Z' ? (char)(*name - 'A' + 'a') : *name;
        bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (plain || (length > 0 && key[length - 1] != '-'))
            key[length++] = plain ? c : '-';
    }
    key[length] = '\0';
}

size_t hf_sample_find(const char *text)
{
    char wanted[KEY_SIZE];
    char key[KEY_SIZE];
    uint64_t number;

    if (hf_args_number(text, &number))
        return number > 0 && number < 10000 && hf_sample_at((size_t)number) ? (size_t)number : 0;
    make_key(text, wanted);
    for (size_t i = 1; hf_sample_at(i); i++) {
        make_key(hf_sample_at(i)->name, key);
        if (strcmp(key, wanted) == 0)
            return i;
    }
    return 0;
}

size_t hf_sample_demand(const char *command, const char *what, const char *text)
{
    size_t found = hf_sample_find(text);
    char words[4096] = "";
    char key[KEY_SIZE];
    char nearest[KEY_SIZE];
    size_t used = 0;
    size_t count = 0;

    if (found)
        return found;
    while (hf_sample_at(count + 1) && used < sizeof words) {
        make_key(hf_sample_at(++count)->name, key);
        used += (size_t)snprintf(words + used, sizeof words - used, "%s ", key);
    }
    make_key(text, key);
    if (hf_args_suggest(key, words, nearest, sizeof nearest))
        hf_usage_error(command, "%sthere is no sample '%.40s'; did you mean '%s'?", what, text,
                       nearest);
    else
        hf_usage_error(command,
                       "%sthere is no sample '%.40s'; they go from 1 to %zu, and 'houseful "
                       "samples' lists them",
                       what, text, count);
    return 0;
}
