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

void hf_processors_elsewhere(pthread_attr_t *attributes)
{
#if defined(__linux__)
    cpu_set_t set;
    int here = sched_getcpu();

    if (here < 0 || sched_getaffinity(0, sizeof set, &set) != 0 || CPU_COUNT(&set) < 2)
        return;
    CPU_CLR((size_t)here, &set);
    pthread_attr_setaffinity_np(attributes, sizeof set, &set);
#else
    (void)attributes;
#endif
}

void hf_processors_anywhere(void)
{
#if defined(__linux__)
    cpu_set_t set;

    if (sched_getaffinity(getpid(), sizeof set, &set) == 0)
        sched_setaffinity(0, sizeof set, &set);
#endif
}
