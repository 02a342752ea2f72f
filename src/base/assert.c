/* SPDX-License-Identifier: MIT
 *
 * assert.c - where a failed assertion ends. Never inlined, so that its caller is the next frame of
 * the stack.
 */
#include "base/assert.h"

#if defined(__GNUC__)
#define TRAP() __builtin_trap()
#else
#include <stdlib.h>
#define TRAP() abort()
#endif

_Noreturn void hf_assert_failed(const char *condition, const char *file, int line)
{
    (void)condition, (void)file, (void)line;
    TRAP();
}
