/* SPDX-License-Identifier: MIT
 *
 * clock.h - a clock that only goes forward, for time limits. The web page supplies its own.
 */
#ifndef HF_BASE_CLOCK_H
#define HF_BASE_CLOCK_H

#include <stdint.h>

/* Nanoseconds since some fixed moment. */
uint64_t hf_clock_ns(void);

#endif
