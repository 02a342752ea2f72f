/* SPDX-License-Identifier: MIT
 *
 * pages.c - see pages.h.
 */
#define _DEFAULT_SOURCE
#include "pages.h"

#include <errno.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum {
    STRETCH = 1 << 15, /* a round place is a multiple of this */
    LONG = STRETCH     /* a batch that is not short */
};

void hf_pages_open(hf_pages *pages, int descriptor)
{
    struct stat file;
    off_t place = lseek(descriptor, 0, SEEK_CUR);

    *pages = (hf_pages){.descriptor = descriptor, .place = place > 0 ? (uint64_t)place : 0};
    pages->whole = place >= 0 && fstat(descriptor, &file) == 0 && S_ISREG(file.st_mode);
}

/* Writes two texts, one after the other. Returns 0 or an errno value. */
static int write_both(int descriptor, struct iovec parts[2])
{
    while (parts[0].iov_len + parts[1].iov_len > 0) {
        ssize_t count = writev(descriptor, parts, 2);
        for (int i = 0; i < 2 && count > 0; i++) {
            if (parts[i].iov_len == 0) /* perhaps no text at all */
                continue;
            size_t done = (size_t)count < parts[i].iov_len ? (size_t)count : parts[i].iov_len;
            parts[i].iov_base = (char *)parts[i].iov_base + done;
            parts[i].iov_len -= done;
            count -= (ssize_t)done;
        }
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            struct pollfd wait = {descriptor, POLLOUT, 0};
            poll(&wait, 1, -1);
        } else if (count < 0 && errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

/* Writes what is kept and the first `count` bytes of `out`, and keeps the rest. */
static int write_until(hf_pages *pages, hf_out *out, size_t count)
{
    hf_out written = pages->kept;
    size_t before = written.length - pages->from;
    struct iovec parts[2] = {{before ? written.data + pages->from : NULL, before},
                             {out->data, count}};

    if (pages->error == 0)
        pages->error = write_both(pages->descriptor, parts);
    pages->place += before + count;
    pages->kept = *out;
    pages->from = count;
    *out = written;
    out->length = 0;
    return pages->error;
}

int hf_pages_write(hf_pages *pages, hf_out *out, bool steady)
{
    if (out->failed)
        return ENOMEM;
    if (!pages->whole)
        return hf_out_flush(out, pages->descriptor);
    size_t before = pages->kept.length - pages->from;
    uint64_t end = pages->place + before + out->length;
    uint64_t round = end - end % STRETCH;
    if (!steady || out->length < LONG || round <= pages->place + before)
        round = end;
    return write_until(pages, out, (size_t)(round - pages->place - before));
}

int hf_pages_flush(hf_pages *pages)
{
    hf_out nothing = {0};
    int error = write_until(pages, &nothing, 0);

    hf_out_free(&nothing);
    return error;
}

void hf_pages_close(hf_pages *pages)
{
    hf_out_free(&pages->kept);
}
