/* SPDX-License-Identifier: MIT
 *
 * assert.h - what is always true, checked by a machine.
 *
 *     HF_ASSERT(cell < shape->cells);
 *
 * Where HF_DEBUG_CHECKS is defined (debug builds and every build with a sanitizer) a condition that
 * does not hold ends the program at once, in hf_assert_failed: a debugger or a sanitizer shows the
 * caller. Elsewhere nothing is left of it: the condition is compiled, so that it stays correct and
 * what it names counts as used, but never evaluated. So a condition must have no effect. A function
 * that only assertions call is `static inline`, which no compiler calls unused.
 *
 * An assertion states what the library itself guarantees. What callers or files get wrong is an
 * hf_status.
 *
 *     if (HF_NEVER(length > sizeof text))
 *         return HF_UNSUPPORTED;
 *
 * is for the few places where a release build should stay on its feet even if the proof were wrong,
 * a write beyond memory above all: there the condition is looked at, debug builds end at it, and
 * tools/coverage does not ask for a test that makes it true. The proof stands beside it unless it is
 * evident.
 */
#ifndef HF_BASE_ASSERT_H
#define HF_BASE_ASSERT_H

#include <stdbool.h>

/* Ends the program by a trap. The arguments are there to be seen in a debugger; nothing is printed,
 * since the web page has nowhere to print to. */
_Noreturn void hf_assert_failed(const char *condition, const char *file, int line);

#ifdef HF_DEBUG_CHECKS
#define HF_ASSERT(condition)                                                                       \
    ((condition) ? (void)0 : hf_assert_failed(#condition, __FILE__, __LINE__))
#define HF_NEVER(condition)                                                                        \
    ((condition) ? (hf_assert_failed(#condition, __FILE__, __LINE__), true) : false)
#else
#define HF_ASSERT(condition) ((void)(0 && (condition)))
#define HF_NEVER(condition)  (condition)
#endif

#endif
