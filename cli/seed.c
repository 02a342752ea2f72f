/* SPDX-License-Identifier: MIT
 *
 * seed.c - a seed for chance: the one that was given, or eight bytes from the system.
 */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <unistd.h>

#include "args.h"
#include "command.h"

bool hf_seed_read(hf_number *seed)
{
    if (seed->given)
        return true;
    int file = open("/dev/urandom", O_RDONLY);
    bool ok =
        file >= 0 && read(file, &seed->value, sizeof seed->value) == (ssize_t)sizeof seed->value;
    if (file >= 0)
        close(file);
    if (ok)
        hf_message("--seed %llu", (unsigned long long)seed->value);
    else
        hf_message("the system gives no random numbers; name a seed with --seed");
    return ok;
}
