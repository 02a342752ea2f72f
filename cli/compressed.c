/* SPDX-License-Identifier: MIT
 *
 * compressed.c - the three libraries behind one face: each takes bytes in and gives bytes out until
 * its stream is over; a file may hold several streams one after the other.
 */
#define _POSIX_C_SOURCE 200809L
#include "compressed.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef HF_HAVE_ZLIB
#include <zlib.h>
#endif
#ifdef HF_HAVE_LZMA
#include <lzma.h>
#endif
#ifdef HF_HAVE_ZSTD
#include <zstd.h>
#endif

enum { INPUT_SIZE = 1 << 16 };

typedef enum step_result { STEP_ON, STEP_OVER, STEP_BAD, STEP_NO_MEMORY } step_result;

/* What stands ready to go in, and the room for what comes out. */
typedef struct flow {
    const unsigned char *in;
    size_t in_length;
    unsigned char *out;
    size_t out_room;
} flow;

struct hf_compressed {
    const struct codec *codec;
    union {
        int none;
#ifdef HF_HAVE_ZLIB
        z_stream zlib;
#endif
#ifdef HF_HAVE_LZMA
        lzma_stream lzma;
#endif
#ifdef HF_HAVE_ZSTD
        ZSTD_DStream *zstd;
#endif
    } state;
    bool between; /* a stream is over, and none has begun since */
    bool ended;   /* the file is */
    size_t from, filled;
    unsigned char input[INPUT_SIZE];
};

typedef struct codec {
    const char *magic;
    size_t magic_length;
    bool (*open)(hf_compressed *file);
    step_result (*step)(hf_compressed *file, flow *f);
    bool (*again)(hf_compressed *file); /* ready for another stream */
    void (*close)(hf_compressed *file);
} codec;

/* ---- gzip ------------------------------------------------------------------------------------ */

#ifdef HF_HAVE_ZLIB
static bool zlib_open(hf_compressed *file)
{
    memset(&file->state.zlib, 0, sizeof file->state.zlib);
    return inflateInit2(&file->state.zlib, 15 + 16) == Z_OK;
}

static step_result zlib_step(hf_compressed *file, flow *f)
{
    z_stream *z = &file->state.zlib;
    uInt in = f->in_length < UINT32_MAX ? (uInt)f->in_length : UINT32_MAX;
    uInt out = f->out_room < UINT32_MAX ? (uInt)f->out_room : UINT32_MAX;

    z->next_in = (Bytef *)(uintptr_t)f->in;
    z->avail_in = in;
    z->next_out = f->out;
    z->avail_out = out;
    int result = inflate(z, Z_NO_FLUSH);
    f->in += in - z->avail_in;
    f->in_length -= in - z->avail_in;
    f->out += out - z->avail_out;
    f->out_room -= out - z->avail_out;
    if (result == Z_STREAM_END)
        return STEP_OVER;
    if (result == Z_MEM_ERROR)
        return STEP_NO_MEMORY;
    return result == Z_OK || result == Z_BUF_ERROR ? STEP_ON : STEP_BAD;
}

static bool zlib_again(hf_compressed *file)
{
    return inflateReset(&file->state.zlib) == Z_OK;
}

static void zlib_close(hf_compressed *file)
{
    inflateEnd(&file->state.zlib);
}
#endif

/* ---- xz -------------------------------------------------------------------------------------- */

#ifdef HF_HAVE_LZMA
static bool lzma_begin(hf_compressed *file)
{
    lzma_stream fresh = LZMA_STREAM_INIT;
    file->state.lzma = fresh;
    return lzma_stream_decoder(&file->state.lzma, UINT64_MAX, 0) == LZMA_OK;
}

static step_result lzma_step(hf_compressed *file, flow *f)
{
    lzma_stream *l = &file->state.lzma;

    l->next_in = f->in;
    l->avail_in = f->in_length;
    l->next_out = f->out;
    l->avail_out = f->out_room;
    lzma_ret result = lzma_code(l, LZMA_RUN);
    f->in = l->next_in;
    f->in_length = l->avail_in;
    f->out = l->next_out;
    f->out_room = l->avail_out;
    if (result == LZMA_STREAM_END)
        return STEP_OVER;
    if (result == LZMA_MEM_ERROR)
        return STEP_NO_MEMORY;
    return result == LZMA_OK || result == LZMA_BUF_ERROR ? STEP_ON : STEP_BAD;
}

static void lzma_close(hf_compressed *file)
{
    lzma_end(&file->state.lzma);
}

static bool lzma_again(hf_compressed *file)
{
    lzma_close(file);
    return lzma_begin(file);
}
#endif

/* ---- zstd ------------------------------------------------------------------------------------ */

#ifdef HF_HAVE_ZSTD
static bool zstd_open(hf_compressed *file)
{
    file->state.zstd = ZSTD_createDStream();
    return file->state.zstd && !ZSTD_isError(ZSTD_initDStream(file->state.zstd));
}

static step_result zstd_step(hf_compressed *file, flow *f)
{
    ZSTD_inBuffer in = {f->in, f->in_length, 0};
    ZSTD_outBuffer out = {f->out, f->out_room, 0};
    size_t result = ZSTD_decompressStream(file->state.zstd, &out, &in);

    f->in += in.pos;
    f->in_length -= in.pos;
    f->out += out.pos;
    f->out_room -= out.pos;
    if (ZSTD_isError(result))
        return STEP_BAD;
    return result == 0 ? STEP_OVER : STEP_ON;
}

static bool zstd_again(hf_compressed *file)
{
    return !ZSTD_isError(ZSTD_initDStream(file->state.zstd));
}

static void zstd_close(hf_compressed *file)
{
    ZSTD_freeDStream(file->state.zstd);
}
#endif

/* ---- all of them ----------------------------------------------------------------------------- */

static const codec codecs[] = {
#ifdef HF_HAVE_ZLIB
    {"\x1F\x8B", 2, zlib_open, zlib_step, zlib_again, zlib_close},
#endif
#ifdef HF_HAVE_LZMA
    {"\xFD"
     "7zXZ",
     6, lzma_begin, lzma_step, lzma_again, lzma_close},
#endif
#ifdef HF_HAVE_ZSTD
    {"\x28\xB5\x2F\xFD", 4, zstd_open, zstd_step, zstd_again, zstd_close},
#endif
    {"", 0, NULL, NULL, NULL, NULL},
};

static const codec *codec_of(const char *bytes, size_t count, bool *sure)
{
    for (const codec *c = codecs; c->open; c++) {
        size_t length = count < c->magic_length ? count : c->magic_length;
        *sure = count >= c->magic_length;
        if (count > 0 && memcmp(bytes, c->magic, length) == 0)
            return c;
    }
    *sure = false;
    return NULL;
}

bool hf_compressed_begins(const char *bytes, size_t count, bool *sure)
{
    return codec_of(bytes, count, sure) != NULL;
}

hf_compressed *hf_compressed_open(const char *bytes, size_t count)
{
    hf_compressed *file = calloc(1, sizeof *file);
    bool sure;

    if (!file)
        return NULL;
    file->codec = codec_of(bytes, count, &sure);
    file->filled = count < INPUT_SIZE ? count : INPUT_SIZE;
    memcpy(file->input, bytes, file->filled);
    if (!file->codec || count > INPUT_SIZE || !file->codec->open(file)) {
        free(file);
        return NULL;
    }
    return file;
}

void hf_compressed_close(hf_compressed *file)
{
    if (!file)
        return;
    file->codec->close(file);
    free(file);
}

/* Reads more of the file. False: an error; errno says which. */
static bool fill(hf_compressed *file, int descriptor)
{
    for (;;) {
        ssize_t count = read(descriptor, file->input, INPUT_SIZE);
        if (count >= 0) {
            file->from = 0;
            file->filled = (size_t)count;
            file->ended = count == 0;
            return true;
        }
        if (errno != EINTR && errno != EAGAIN)
            return false;
        struct pollfd state = {descriptor, POLLIN, 0};
        poll(&state, 1, -1);
    }
}

/* One step with what is there. False: an error; errno says which. */
static bool advance(hf_compressed *file, flow *f)
{
    if (file->between && f->in_length > 0) {
        if (!file->codec->again(file)) {
            errno = ENOMEM;
            return false;
        }
        file->between = false;
    }
    step_result result = file->codec->step(file, f);
    file->from = file->filled - f->in_length;
    file->between = result == STEP_OVER;
    if (result == STEP_ON || result == STEP_OVER)
        return true;
    errno = result == STEP_NO_MEMORY ? ENOMEM : EBADMSG;
    return false;
}

ssize_t hf_compressed_read(hf_compressed *file, int descriptor, char *to, size_t room)
{
    for (;;) {
        if (file->from == file->filled && !file->ended && !fill(file, descriptor))
            return -1;
        if (file->ended && file->between)
            return 0;
        flow f = {file->input + file->from, file->filled - file->from, (unsigned char *)to, room};
        if (!advance(file, &f))
            return -1;
        if (f.out_room < room)
            return (ssize_t)(room - f.out_room);
        if (file->ended && !file->between) {
            errno = EBADMSG; /* cut short */
            return -1;
        }
    }
}
