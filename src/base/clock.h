/* SPDX-License-Identifier: MIT
 *
 * clock.h - a clock that only goes forward, for time limits. The web page supplies its own.
 */
#ifndef HF_BASE_CLOCK_H
#define HF_BASE_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Nanoseconds since some fixed moment. */
uint64_t hf_clock_ns(void);

/* When a limit of time ends that begins now: never (UINT64_MAX) if it is 0, which is none. */
static inline uint64_t hf_clock_ends(uint64_t limit_ns)
{
    if (limit_ns == 0)
        return UINT64_MAX;
    uint64_t now = hf_clock_ns();
    return limit_ns < UINT64_MAX - now ? now + limit_ns : UINT64_MAX;
}

/* What is left until then, as a limit for a part of the work: 1 at least; 0 if it never ends. */
static inline uint64_t hf_clock_left(uint64_t ends_ns)
{
    if (ends_ns == UINT64_MAX)
        return 0;
    uint64_t now = hf_clock_ns();
    return now < ends_ns ? ends_ns - now : 1;
}

static inline bool hf_clock_is_up(uint64_t ends_ns)
{
    return ends_ns != UINT64_MAX && hf_clock_ns() >= ends_ns;
}

#endif
