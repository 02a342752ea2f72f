/* SPDX-License-Identifier: MIT
 *
 * pump.c - the thread behind --output.
 */
#define _POSIX_C_SOURCE 200809L
#include "pump.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BUFFER_SIZE = 1 << 18 };

static bool store(const void *bytes, size_t count, void *user)
{
    hf_pump *pump = user;
    const char *from = bytes;

    hf_sha256_add(&pump->hash, bytes, count);
    pump->bytes += count;
    while (count > 0) {
        ssize_t done = write(pump->to, from, count);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0) {
            pump->error = errno;
            return false;
        }
        from += done;
        count -= (size_t)done;
    }
    return true;
}

static uint64_t count_lines(const char *text, size_t count)
{
    uint64_t lines = 0;
    const char *end = text + count;

    while ((text = memchr(text, '\n', (size_t)(end - text))) != NULL) {
        lines++;
        text++;
    }
    return lines;
}

/* When something has failed it closes its end, so that the writer learns of it. */
static void *run(void *argument)
{
    hf_pump *pump = argument;
    char *buffer = malloc(BUFFER_SIZE);
    bool going = buffer != NULL;

    if (!going)
        pump->error = ENOMEM;
    while (going) {
        ssize_t count = read(pump->from, buffer, BUFFER_SIZE);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            going = count == 0 && hf_pack_add(pump->pack, "", 0, true);
            break;
        }
        pump->lines += count_lines(buffer, (size_t)count);
        pump->content += (uint64_t)count;
        going = hf_pack_add(pump->pack, buffer, (size_t)count, false);
    }
    if (!going && pump->error == 0)
        pump->error = ENOMEM;
    close(pump->from);
    free(buffer);
    return NULL;
}

bool hf_pump_start(hf_pump *pump, int from, int to, hf_pack_kind kind)
{
    pump->from = from;
    pump->to = to;
    pump->pack = hf_pack_open(kind, store, pump);
    if (pump->pack == NULL)
        return false;
    if (pthread_create(&pump->thread, NULL, run, pump) == 0)
        return true;
    hf_pack_close(pump->pack);
    return false;
}

bool hf_pump_finish(hf_pump *pump)
{
    pthread_join(pump->thread, NULL);
    hf_pack_close(pump->pack);
    return pump->error == 0;
}
