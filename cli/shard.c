/* SPDX-License-Identifier: MIT
 *
 * shard.c - measuring the input, and finding a part's place in it.
 */
#define _POSIX_C_SOURCE 200809L
#include "shard.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "compressed.h"
#include "input.h"
#include "output.h"

enum { CELLS = 81, LONGEST_LINE = CELLS + 2, MOST_PARTS = 1000000 };

bool hf_shard_parse(const char *text, uint64_t *part, uint64_t *parts)
{
    char first[32];
    const char *stroke = strchr(text, '/');
    size_t length = stroke ? (size_t)(stroke - text) : 0;

    if (length == 0 || length >= sizeof first)
        return false;
    memcpy(first, text, length);
    first[length] = '\0';
    return hf_args_number(first, part) && hf_args_number(stroke + 1, parts) && *part >= 1 &&
           *part <= *parts && *parts <= MOST_PARTS;
}

/* length * part / parts, which may not fit 64 bits on the way. */
static uint64_t share(uint64_t length, uint64_t part, uint64_t parts)
{
    return length / parts * part + length % parts * part / parts;
}

void hf_shard_stretch(uint64_t part, uint64_t parts, uint64_t length, uint64_t *begin,
                      uint64_t *end)
{
    *begin = share(length, part - 1, parts);
    *end = share(length, part, parts);
}

/* ---- measuring ------------------------------------------------------------------------------- */

/* What a compressed file holds can only be counted. */
static bool count_content(int descriptor, const char *magic, size_t known, uint64_t *length)
{
    static const size_t room = 1 << 16;
    hf_compressed *file = hf_compressed_open(magic, known);
    char *buffer = malloc(room);
    ssize_t count = -1;

    errno = ENOMEM;
    *length = 0;
    while (file && buffer && (count = hf_compressed_read(file, descriptor, buffer, room)) > 0)
        *length += (uint64_t)count;
    hf_compressed_close(file);
    free(buffer);
    return count == 0;
}

/* Is there a plain line at this place of a file, from the line end before it to its own? */
static bool is_line_at(int descriptor, uint64_t place, uint64_t line_length)
{
    char text[1 + LONGEST_LINE];
    size_t before = place > 0, wanted = before + (size_t)line_length;

    if (pread(descriptor, text, wanted, (off_t)(place - before)) != (ssize_t)wanted)
        return false;
    return (!before || text[0] == '\n') && text[wanted - 1] == '\n' &&
           strspn(text + before, "0123456789.") == CELLS &&
           (line_length == CELLS + 1 || text[wanted - 2] == '\r');
}

/* The length of the lines of a file that is nothing but plain 9x9 lines, by all we can see; else 0. Every part
 * asks the same questions, so that all agree. */
static uint64_t find_line_length(int descriptor, uint64_t parts, uint64_t size)
{
    char text[LONGEST_LINE];
    uint64_t length;

    if (pread(descriptor, text, sizeof text, 0) != (ssize_t)sizeof text)
        return 0;
    length = text[CELLS] == '\n' ? CELLS + 1 : CELLS + 2;
    if ((size % length != 0 && size % length != CELLS) || !is_line_at(descriptor, 0, length))
        return 0;
    for (uint64_t part = 1; part < parts; part++) {
        uint64_t place = share(size, part, parts) / length * length;
        if (place + length <= size && !is_line_at(descriptor, place, length))
            return 0;
    }
    return length;
}

/* One source. Returns its length, with errno set on failure. */
static bool measure_file(int descriptor, uint64_t parts, hf_shard_source *source, uint64_t *length)
{
    struct stat state;
    char magic[HF_COMPRESSED_MAGIC];
    ssize_t known;
    bool sure = false;

    if (fstat(descriptor, &state) != 0)
        return false;
    if (!S_ISREG(state.st_mode)) {
        errno = ESPIPE;
        return false;
    }
    *length = (uint64_t)state.st_size;
    known = pread(descriptor, magic, sizeof magic, 0);
    if (known < 0)
        return false;
    if (known > 0 && hf_compressed_begins(magic, (size_t)known, &sure) && sure) {
        return lseek(descriptor, known, SEEK_SET) == known &&
               count_content(descriptor, magic, (size_t)known, length) &&
               lseek(descriptor, 0, SEEK_SET) == 0;
    }
    source->line_length = find_line_length(descriptor, parts, *length);
    return true;
}

static int measure(const char *command, const char *operand, uint64_t parts,
                   hf_shard_source *source, uint64_t *length)
{
    bool standard = strcmp(operand, "-") == 0;
    int descriptor, error;
    bool right;

    if (!standard && hf_input_is_puzzle(operand)) {
        *length = strlen(operand);
        return HF_EXIT_OK;
    }
    descriptor = standard ? STDIN_FILENO : open(operand, O_RDONLY | O_CLOEXEC);
    right = descriptor >= 0 && measure_file(descriptor, parts, source, length);
    error = errno;
    if (!standard && descriptor >= 0)
        close(descriptor);
    if (right)
        return HF_EXIT_OK;
    if (error == ESPIPE)
        return hf_usage_error(command, "--shard: %s has no length to be divided; expected files",
                              standard ? "standard input" : operand);
    hf_message("cannot read %s: %s", standard ? "standard input" : operand, hf_error_text(error));
    return HF_EXIT_IO;
}

int hf_shard_open(const char *command, const char *text, const hf_operands *operands,
                  hf_shard *shard)
{
    uint64_t total = 0;
    int status = HF_EXIT_OK;

    *shard = (hf_shard){.end = UINT64_MAX};
    if (!text && !hf_output_resume())
        return HF_EXIT_OK;
    if (!text)
        text = "1/1";
    if (!hf_shard_parse(text, &shard->part, &shard->parts))
        return hf_usage_error(command, "--shard: '%.40s' is no part; expected K/N, such as 3/8",
                              text);
    shard->count = operands->count ? operands->count : 1;
    shard->sources = calloc(shard->count, sizeof *shard->sources);
    if (!shard->sources) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    for (size_t i = 0; status == HF_EXIT_OK && i < shard->count; i++) {
        uint64_t length = 0;
        shard->sources[i].start = total;
        status = measure(command, operands->count ? operands->at[i] : "-", shard->parts,
                         &shard->sources[i], &length);
        total += length;
    }
    hf_shard_stretch(shard->part, shard->parts, total, &shard->begin, &shard->end);
    hf_output_range(shard->part, shard->parts, shard->begin, shard->end);
    if (hf_output_resume() > shard->begin)
        shard->begin = hf_output_resume();
    if (status != HF_EXIT_OK)
        hf_shard_close(shard);
    return status;
}

void hf_shard_close(hf_shard *shard)
{
    free(shard->sources);
    *shard = (hf_shard){.end = UINT64_MAX};
}

uint64_t hf_shard_entry(const hf_shard *shard, size_t i)
{
    const hf_shard_source *source = i < shard->count ? &shard->sources[i] : NULL;

    if (!source || source->line_length == 0 || shard->begin <= source->start)
        return 0;
    return (shard->begin - source->start) / source->line_length * source->line_length;
}
