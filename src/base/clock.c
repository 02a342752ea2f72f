/* SPDX-License-Identifier: MIT
 *
 * clock.c - the monotonic clock of POSIX; in WASM, one imported function of the host.
 */
#if !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif

#include "base/assert.h"
#include "base/clock.h"

#if defined(__wasm__)

__attribute__((import_module("env"), import_name("now_ms"))) double hf_host_now_ms(void);

uint64_t hf_clock_ns(void)
{
    return (uint64_t)(hf_host_now_ms() * 1e6);
}

#else

#include <time.h>

uint64_t hf_clock_ns(void)
{
    struct timespec now;
    if (HF_NEVER(clock_gettime(CLOCK_MONOTONIC, &now) != 0)) /* every system here has this clock */
        return 0;
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

#endif
