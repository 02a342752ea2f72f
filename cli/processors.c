/* SPDX-License-Identifier: MIT
 *
 * processors.c - the processors of this process. The set is Linux's; elsewhere the machine's number counts.
 */
#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#else
#define _DEFAULT_SOURCE
#endif
#include "processors.h"

#include <stdlib.h>
#include <unistd.h>

static long usable(void)
{
#if defined(__linux__)
    cpu_set_t set;

    if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0)
        return CPU_COUNT(&set);
#endif
    return sysconf(_SC_NPROCESSORS_ONLN);
}

long hf_processors(void)
{
    const char *slurm = getenv("SLURM_CPUS_PER_TASK");
    long given = slurm ? strtol(slurm, NULL, 10) : 0;
    long count = usable();

    if (count < 1)
        count = 1;
    return given > 0 && given < count ? given : count;
}
