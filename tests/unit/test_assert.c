/* SPDX-License-Identifier: MIT
 *
 * test_assert.c - an assertion that does not hold ends the program; one that holds does nothing; in
 * a release build nothing is evaluated, but what should never happen is still seen. The failing one
 * runs in a child process, which must die.
 */
#include "support/support.h"

#include <signal.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

/* Both forms of the macro, whichever build this is. */
#ifdef HF_DEBUG_CHECKS
#define BUILD_CHECKS 1
#undef HF_DEBUG_CHECKS
#else
#define BUILD_CHECKS 0
#endif
#include "base/assert.h"
static int release_evaluates(int n)
{
    HF_ASSERT(n++ < 0);
    return n;
}
static bool release_looks(int n)
{
    return HF_NEVER(n < 1);
}
#undef HF_BASE_ASSERT_H
#undef HF_ASSERT
#undef HF_NEVER
#define HF_DEBUG_CHECKS
#include "base/assert.h"
static void debug_asserts(int n)
{
    HF_ASSERT(n > 0);
}
static void debug_never(int n)
{
    if (HF_NEVER(n < 1))
        _exit(0);
}

static bool dies(void (*check)(int n), int n)
{
    int status = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        signal(SIGILL, SIG_DFL); /* a sanitizer's or cmocka's handler would only make noise */
        signal(SIGTRAP, SIG_DFL);
        signal(SIGABRT, SIG_DFL);
        check(n);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status);
}

static void a_failing_assertion_ends_the_program(void **state)
{
    (void)state;
    assert_true(dies(debug_asserts, 0));
}

static void a_true_assertion_does_nothing(void **state)
{
    (void)state;
    assert_false(dies(debug_asserts, 1));
}

static void a_release_build_evaluates_nothing(void **state)
{
    (void)state;
    assert_int_equal(release_evaluates(7), 7);
}

static void what_never_happens_ends_a_debug_build_alone(void **state)
{
    (void)state;
    assert_true(dies(debug_never, 0));
    assert_false(dies(debug_never, 1));
    assert_true(release_looks(0));
    assert_false(release_looks(1));
}

/* Debug builds (nothing optimized) and builds with a sanitizer check, and no others do. */
#if defined(__has_feature)
#define SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif
static void builds_check_as_promised(void **state)
{
    (void)state;
#if SANITIZED || !defined(__OPTIMIZE__)
    assert_true(BUILD_CHECKS);
#else
    assert_false(BUILD_CHECKS);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_failing_assertion_ends_the_program),
        cmocka_unit_test(a_true_assertion_does_nothing),
        cmocka_unit_test(a_release_build_evaluates_nothing),
        cmocka_unit_test(what_never_happens_ends_a_debug_build_alone),
        cmocka_unit_test(builds_check_as_promised),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
