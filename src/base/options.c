/* SPDX-License-Identifier: MIT
 *
 * options.c - option structs that can grow without breaking a compiled caller.
 */
#include "base/options.h"

#include <string.h>

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

void hf_options_init(void *options, size_t size, const void *defaults, size_t whole)
{
    memset(options, 0, size);
    memcpy(options, defaults, least(size, whole));
    memcpy(options, &size, least(size, sizeof size));
}

bool hf_options_take(void *to, size_t whole, const void *options)
{
    size_t size = 0;
    if (options == NULL)
        return true;
    memcpy(&size, options, sizeof size);
    if (size < sizeof size)
        return false;
    memcpy(to, options, least(size, whole));
    memcpy(to, &whole, sizeof whole);
    return true;
}
