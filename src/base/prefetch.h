/* SPDX-License-Identifier: MIT
 *
 * prefetch.h - asks for memory before it is needed, where the compiler knows how.
 */
#ifndef HF_BASE_PREFETCH_H
#define HF_BASE_PREFETCH_H

static inline void hf_prefetch(const void *address)
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#else
    (void)address;
#endif
}

#endif
