/* SPDX-License-Identifier: MIT
 *
 * pack.c - the three libraries behind one face, for writing. Each takes bytes in and gives bytes out; the last
 * call goes on until its stream is over.
 */
#include "pack.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef HF_HAVE_ZLIB
#include <zlib.h>
#endif
#ifdef HF_HAVE_LZMA
#include <lzma.h>
#endif
#ifdef HF_HAVE_ZSTD
#include <zstd.h>
#endif

enum { OUTPUT_SIZE = 1 << 16 };

struct hf_pack {
    hf_pack_kind kind;
    hf_pack_fn write;
    void *user;
    bool opened;
    union {
        int none;
#ifdef HF_HAVE_ZLIB
        z_stream zlib;
#endif
#ifdef HF_HAVE_LZMA
        lzma_stream lzma;
#endif
#ifdef HF_HAVE_ZSTD
        ZSTD_CStream *zstd;
#endif
    } state;
    unsigned char output[OUTPUT_SIZE];
};

/* What one step of a library came to. */
typedef enum step { STEP_MORE, STEP_DONE, STEP_FAILED } step;

hf_pack_kind hf_pack_named(const char *name)
{
    static const char *const endings[] = {NULL, ".gz", ".xz", ".zst"};
    size_t length = strlen(name);

    for (hf_pack_kind kind = HF_PACK_GZIP; kind <= HF_PACK_ZSTD; kind++) {
        size_t tail = strlen(endings[kind]);
        if (length > tail && strcmp(name + length - tail, endings[kind]) == 0)
            return kind;
    }
    return HF_PACK_NONE;
}

bool hf_pack_known(hf_pack_kind kind)
{
    switch (kind) {
    case HF_PACK_NONE:
        return true;
    case HF_PACK_GZIP:
#ifdef HF_HAVE_ZLIB
        return true;
#else
        return false;
#endif
    case HF_PACK_XZ:
#ifdef HF_HAVE_LZMA
        return true;
#else
        return false;
#endif
    case HF_PACK_ZSTD:
#ifdef HF_HAVE_ZSTD
        return true;
#else
        return false;
#endif
    }
    return false;
}

/* ---- gzip ------------------------------------------------------------------------------------ */

#ifdef HF_HAVE_ZLIB
static bool zlib_open(hf_pack *pack)
{
    return deflateInit2(&pack->state.zlib, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) == Z_OK;
}

static step zlib_step(hf_pack *pack, const unsigned char **in, size_t *count, bool last,
                      size_t *made)
{
    z_stream *z = &pack->state.zlib;
    int result;

    z->next_in = (Bytef *)(uintptr_t)*in;
    z->avail_in = (uInt)*count;
    z->next_out = pack->output;
    z->avail_out = OUTPUT_SIZE;
    result = deflate(z, last ? Z_FINISH : Z_NO_FLUSH);
    *in += *count - z->avail_in;
    *count = z->avail_in;
    *made = OUTPUT_SIZE - z->avail_out;
    if (result == Z_STREAM_ERROR)
        return STEP_FAILED;
    return last ? (result == Z_STREAM_END ? STEP_DONE : STEP_MORE)
                : (*count == 0 && z->avail_out > 0 ? STEP_DONE : STEP_MORE);
}
#endif

/* ---- xz -------------------------------------------------------------------------------------- */

#ifdef HF_HAVE_LZMA
static bool lzma_begin(hf_pack *pack)
{
    lzma_stream fresh = LZMA_STREAM_INIT;

    pack->state.lzma = fresh;
    return lzma_easy_encoder(&pack->state.lzma, 6, LZMA_CHECK_CRC64) == LZMA_OK;
}

static step lzma_step(hf_pack *pack, const unsigned char **in, size_t *count, bool last,
                      size_t *made)
{
    lzma_stream *x = &pack->state.lzma;
    lzma_ret result;

    x->next_in = *in;
    x->avail_in = *count;
    x->next_out = pack->output;
    x->avail_out = OUTPUT_SIZE;
    result = lzma_code(x, last ? LZMA_FINISH : LZMA_RUN);
    *in = x->next_in;
    *count = x->avail_in;
    *made = OUTPUT_SIZE - x->avail_out;
    if (result != LZMA_OK && result != LZMA_STREAM_END)
        return STEP_FAILED;
    return last ? (result == LZMA_STREAM_END ? STEP_DONE : STEP_MORE)
                : (*count == 0 && x->avail_out > 0 ? STEP_DONE : STEP_MORE);
}
#endif

/* ---- zstd ------------------------------------------------------------------------------------ */

#ifdef HF_HAVE_ZSTD
static bool zstd_open(hf_pack *pack)
{
    pack->state.zstd = ZSTD_createCStream();
    return pack->state.zstd != NULL && !ZSTD_isError(ZSTD_initCStream(pack->state.zstd, 3));
}

static step zstd_step(hf_pack *pack, const unsigned char **in, size_t *count, bool last,
                      size_t *made)
{
    ZSTD_inBuffer input = {*in, *count, 0};
    ZSTD_outBuffer output = {pack->output, OUTPUT_SIZE, 0};
    size_t left = ZSTD_compressStream2(pack->state.zstd, &output, &input,
                                       last ? ZSTD_e_end : ZSTD_e_continue);

    *in += input.pos;
    *count -= input.pos;
    *made = output.pos;
    if (ZSTD_isError(left))
        return STEP_FAILED;
    return last ? (left == 0 ? STEP_DONE : STEP_MORE)
                : (*count == 0 && output.pos < OUTPUT_SIZE ? STEP_DONE : STEP_MORE);
}
#endif

/* ---- all of them ----------------------------------------------------------------------------- */

static bool open_kind(hf_pack *pack)
{
    switch (pack->kind) {
#ifdef HF_HAVE_ZLIB
    case HF_PACK_GZIP:
        return zlib_open(pack);
#endif
#ifdef HF_HAVE_LZMA
    case HF_PACK_XZ:
        return lzma_begin(pack);
#endif
#ifdef HF_HAVE_ZSTD
    case HF_PACK_ZSTD:
        return zstd_open(pack);
#endif
    default:
        return pack->kind == HF_PACK_NONE;
    }
}

static step take_step(hf_pack *pack, const unsigned char **in, size_t *count, bool last,
                      size_t *made)
{
    switch (pack->kind) {
#ifdef HF_HAVE_ZLIB
    case HF_PACK_GZIP:
        return zlib_step(pack, in, count, last, made);
#endif
#ifdef HF_HAVE_LZMA
    case HF_PACK_XZ:
        return lzma_step(pack, in, count, last, made);
#endif
#ifdef HF_HAVE_ZSTD
    case HF_PACK_ZSTD:
        return zstd_step(pack, in, count, last, made);
#endif
    default:
        (void)in, (void)count, (void)last, (void)made;
        return STEP_FAILED;
    }
}

hf_pack *hf_pack_open(hf_pack_kind kind, hf_pack_fn write, void *user)
{
    hf_pack *pack = calloc(1, sizeof *pack);

    if (pack == NULL)
        return NULL;
    pack->kind = kind;
    pack->write = write;
    pack->user = user;
    pack->opened = open_kind(pack);
    if (!pack->opened) {
        hf_pack_close(pack);
        return NULL;
    }
    return pack;
}

bool hf_pack_add(hf_pack *pack, const void *bytes, size_t count, bool last)
{
    const unsigned char *in = bytes;
    step state = STEP_MORE;

    if (pack->kind == HF_PACK_NONE)
        return count == 0 || pack->write(bytes, count, pack->user);
    while (state == STEP_MORE) {
        size_t made = 0;
        state = take_step(pack, &in, &count, last, &made);
        if (made > 0 && !pack->write(pack->output, made, pack->user))
            return false;
    }
    return state == STEP_DONE;
}

void hf_pack_close(hf_pack *pack)
{
    if (pack == NULL)
        return;
#ifdef HF_HAVE_ZLIB
    if (pack->opened && pack->kind == HF_PACK_GZIP)
        deflateEnd(&pack->state.zlib);
#endif
#ifdef HF_HAVE_LZMA
    if (pack->opened && pack->kind == HF_PACK_XZ)
        lzma_end(&pack->state.lzma);
#endif
#ifdef HF_HAVE_ZSTD
    if (pack->kind == HF_PACK_ZSTD)
        ZSTD_freeCStream(pack->state.zstd);
#endif
    free(pack);
}
