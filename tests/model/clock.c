/* SPDX-License-Identifier: MIT
 *
 * clock.c - time for the model: each look at the clock takes 20 microseconds, however busy the machine is, so that
 * a sequence with a time limit gives the same answer again.
 */
#include <stdatomic.h>

#include "base/clock.h"

/* In place of the library's own; several threads may look. */
uint64_t hf_clock_ns(void)
{
    static _Atomic uint64_t now;
    return atomic_fetch_add(&now, 20000) + 20000;
}
