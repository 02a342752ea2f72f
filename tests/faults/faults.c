/* SPDX-License-Identifier: MIT
 *
 * faults.c - a library to be preloaded, which makes reading and writing as bad as POSIX allows.
 *
 *     FAULT_READ=N        no read gives more than N bytes
 *     FAULT_PAUSE=1       whoever asks whether input is there is told: not yet
 *     FAULT_READ_EIO=N    after N bytes, reading fails with EIO
 *     FAULT_WRITE=N       no write takes more than N bytes
 *     FAULT_WRITE_FULL=N  after N bytes on standard output, writing fails with ENOSPC
 *     FAULT_WRITE_EIO=N   likewise with EIO
 *     FAULT_EINTR=N       every N-th read and write is interrupted before it begins
 *     FAULT_MALLOC=N      the N-th allocation fails
 *     FAULT_MALLOC_ON=N   the N-th and all that follow fail
 *     FAULT_COUNT=FILE    at the end, writes there how many allocations were asked for
 *
 * A command that hangs is ended by SIGALRM.
 *
 * Messages on standard error are left alone, so that a test can read them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/uio.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_long calls, read_bytes, written_bytes, allocations;

/* The number in a variable; -1: it is not set. */
static long setting(const char *name)
{
    const char *text = getenv(name);
    return text && *text ? atol(text) : -1;
}

/* What hangs is ended, after a time that no load of the machine explains. */
__attribute__((constructor)) static void limit_time(void)
{
    alarm(600);
}

static bool interrupted(void)
{
    long every = setting("FAULT_EINTR");
    return every > 0 && atomic_fetch_add(&calls, 1) % every == 0;
}

/* How many of `count` bytes may pass: at most `most`, and not beyond `end` of what has passed. */
static size_t allowed(size_t count, long most, long end, long passed)
{
    if (most > 0 && count > (size_t)most)
        count = (size_t)most;
    if (end >= 0 && count > (size_t)(end - passed))
        count = (size_t)(end - passed);
    return count;
}

ssize_t read(int descriptor, void *to, size_t count)
{
    ssize_t (*real)(int, void *, size_t) =
        (ssize_t(*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
    long end = setting("FAULT_READ_EIO");
    long passed = atomic_load(&read_bytes);

    if (interrupted()) {
        errno = EINTR;
        return -1;
    }
    if (end >= 0 && passed >= end) {
        errno = EIO;
        return -1;
    }
    ssize_t got = real(descriptor, to, allowed(count, setting("FAULT_READ"), end, passed));
    if (got > 0)
        atomic_fetch_add(&read_bytes, got);
    return got;
}

ssize_t write(int descriptor, const void *from, size_t count)
{
    ssize_t (*real)(int, const void *, size_t) =
        (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    long full = setting("FAULT_WRITE_FULL");
    long end = full >= 0 ? full : setting("FAULT_WRITE_EIO");
    long passed = atomic_load(&written_bytes);

    if (descriptor == STDERR_FILENO)
        return real(descriptor, from, count);
    if (interrupted()) {
        errno = EINTR;
        return -1;
    }
    if (end >= 0 && passed >= end) {
        errno = full >= 0 ? ENOSPC : EIO;
        return -1;
    }
    ssize_t put = real(descriptor, from, allowed(count, setting("FAULT_WRITE"), end, passed));
    if (put > 0)
        atomic_fetch_add(&written_bytes, put);
    return put;
}

/* Takes no more than the first part that is not empty, as it may. */
ssize_t writev(int descriptor, const struct iovec *parts, int count)
{
    int i = 0;
    while (i < count - 1 && parts[i].iov_len == 0)
        i++;
    return write(descriptor, parts[i].iov_base, parts[i].iov_len);
}

int poll(struct pollfd *list, nfds_t count, int timeout)
{
    int (*real)(struct pollfd *, nfds_t, int) =
        (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
    if (timeout == 0 && setting("FAULT_PAUSE") > 0)
        return 0;
    return real(list, count, timeout);
}

static bool refused(void)
{
    static atomic_long one = -2, on = -2; /* -2: not asked yet; getenv does not allocate */
    if (atomic_load(&one) == -2) {
        atomic_store(&on, setting("FAULT_MALLOC_ON"));
        atomic_store(&one, setting("FAULT_MALLOC"));
    }
    long number = atomic_fetch_add(&allocations, 1) + 1;
    if (number != atomic_load(&one) && (atomic_load(&on) < 0 || number < atomic_load(&on)))
        return false;
    errno = ENOMEM;
    return true;
}

__attribute__((destructor)) static void tell_count(void)
{
    const char *path = getenv("FAULT_COUNT");
    long count = atomic_load(&allocations);
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file)
        return;
    fprintf(file, "%ld\n", count);
    fclose(file);
}

void *malloc(size_t size)
{
    return refused() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return refused() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return refused() ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return refused() ? NULL : __libc_memalign(alignment, size);
}
