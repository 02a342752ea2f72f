/* SPDX-License-Identifier: MIT
 *
 * out.c - the buffer of out.h.
 */
#define _POSIX_C_SOURCE 200809L
#include "out.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SMALLEST = 256 };

void hf_out_free(hf_out *out)
{
    free(out->data);
    *out = (hf_out){0};
}

char *hf_out_room(hf_out *out, size_t extra)
{
    if (out->failed)
        return NULL;
    if (out->capacity - out->length >= extra)
        return out->data ? out->data + out->length : NULL;

    size_t wanted = out->length + extra;
    size_t capacity = out->capacity * 2 > wanted ? out->capacity * 2 : wanted;
    char *data = realloc(out->data, capacity < SMALLEST ? SMALLEST : capacity);

    if (!data) {
        out->failed = true;
        return NULL;
    }
    out->data = data;
    out->capacity = capacity < SMALLEST ? SMALLEST : capacity;
    return data + out->length;
}

void hf_out_bytes(hf_out *out, const char *bytes, size_t count)
{
    if (count == 0)
        return;
    char *room = hf_out_room(out, count);
    if (!room)
        return;
    memcpy(room, bytes, count);
    out->length += count;
}

void hf_out_text(hf_out *out, const char *text)
{
    hf_out_bytes(out, text, strlen(text));
}

void hf_out_char(hf_out *out, char c)
{
    hf_out_bytes(out, &c, 1);
}

void hf_out_number(hf_out *out, uint64_t number)
{
    char digits[20]; /* 2^64 has 20 */
    size_t at = sizeof digits;

    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    hf_out_bytes(out, digits + at, sizeof digits - at);
}

void hf_out_format(hf_out *out, const char *format, ...)
{
    char text[1024];
    va_list list;

    va_start(list, format);
    int length = vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (length > 0)
        hf_out_bytes(out, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* Writes one of the two, whichever is not NULL. */
static hf_status write_either(const hf_format *format, const hf_grid *grid, const hf_puzzle *puzzle,
                              const hf_write_options *options, char *room, size_t size,
                              size_t *length)
{
    return puzzle ? hf_format_write_puzzle(format, puzzle, options, room, size, length)
                  : hf_format_write(format, grid, options, room, size, length);
}

static bool put_either(hf_out *out, const hf_format *format, const hf_grid *grid,
                       const hf_puzzle *puzzle, const hf_write_options *options)
{
    const hf_shape *shape = puzzle ? hf_puzzle_shape(puzzle) : hf_grid_shape(grid);
    size_t guess = hf_shape_cells(shape) + 2, length; /* enough for a line */
    char *room = hf_out_room(out, guess);
    hf_status status =
        room ? write_either(format, grid, puzzle, options, room, guess, &length) : HF_NO_MEMORY;

    if (status == HF_OK && length >= guess) {
        room = hf_out_room(out, length + 1);
        status = room ? write_either(format, grid, puzzle, options, room, length + 1, &length)
                      : HF_NO_MEMORY;
    }
    if (status == HF_NO_MEMORY)
        out->failed = true;
    if (status == HF_OK)
        out->length += length;
    return status == HF_OK;
}

bool hf_out_grid(hf_out *out, const hf_format *format, const hf_grid *grid,
                 const hf_write_options *options)
{
    return put_either(out, format, grid, NULL, options);
}

bool hf_out_puzzle(hf_out *out, const hf_format *format, const hf_puzzle *puzzle,
                   const hf_write_options *options)
{
    return put_either(out, format, NULL, puzzle, options);
}

bool hf_out_record(hf_out *out, const hf_format *format, const hf_record *record,
                   const hf_write_options *options)
{
    size_t length = record->carried_length * 4 / 3 + 64;
    char *room;
    if (record->carried == NULL)
        return put_either(out, format, record->grid, record->puzzle, options);
    while ((room = hf_out_room(out, length + 1)) != NULL) {
        size_t size = length + 1;
        hf_status status = hf_format_write_record(format, record, options, room, size, &length);
        out->failed |= status == HF_NO_MEMORY;
        if (status != HF_OK)
            return false;
        if (length < size)
            break;
    }
    out->length += room != NULL ? length : 0;
    return room != NULL;
}

void hf_out_values(hf_out *out, const hf_shape *shape, const uint16_t *values)
{
    uint32_t cells = hf_shape_cells(shape);

    if (hf_shape_size(shape) > 61) {
        for (uint32_t c = 0; c < cells; c++) {
            hf_out_text(out, c ? " " : "");
            hf_out_number(out, values[c]);
        }
        return;
    }
    /* Of letters alone only a full board tells which symbols they are: see hf_tally_notation. */
    bool letters = hf_shape_symbol(shape, 1) == 'A', full = true;
    for (uint32_t c = 0; c < cells; c++)
        full = full && values[c];
    char *room = hf_out_room(out, cells);
    for (uint32_t c = 0; room && c < cells; c++)
        room[c] = !values[c]         ? '.'
                  : letters && !full ? hf_format_symbol(values[c])
                                     : hf_shape_symbol(shape, values[c]);
    out->length += room ? cells : 0;
}

void hf_out_symbols(hf_out *out, const hf_grid *grid)
{
    if (hf_shape_size(hf_grid_shape(grid)) > 61)
        hf_out_line(out, grid);
    else
        hf_out_values(out, hf_grid_shape(grid), hf_grid_const_values(grid));
}

void hf_out_line(hf_out *out, const hf_grid *grid)
{
    if (hf_shape_size(hf_grid_shape(grid)) <= 61 &&
        hf_out_grid(out, hf_format_named("line"), grid, NULL))
        return;
    if (!hf_out_grid(out, hf_format_named("tokens"), grid, NULL))
        hf_out_values(out, hf_grid_shape(grid), hf_grid_const_values(grid));
}

/* The length of the UTF-8 sequence at the front of `text`, 0 if it is none. Overlong forms,
 * surrogates and numbers beyond U+10FFFF are none. */
static size_t utf8_length(const unsigned char *text, size_t length)
{
    static const unsigned least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned first = text[0];
    size_t need = first < 0x80       ? 1
                  : first >> 5 == 6  ? 2
                  : first >> 4 == 14 ? 3
                  : first >> 3 == 30 ? 4
                                     : 0;
    unsigned code;

    if (need < 2)
        return need;
    if (need > length)
        return 0;
    code = first & (0x7fU >> need);
    for (size_t i = 1; i < need; i++) {
        if (text[i] >> 6 != 2)
            return 0;
        code = code << 6 | (text[i] & 0x3fU);
    }
    if (code < least[need] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return 0;
    return need;
}

void hf_out_json(hf_out *out, const char *text, size_t length)
{
    hf_out_char(out, '"');
    for (size_t i = 0; i < length;) {
        size_t span = utf8_length((const unsigned char *)text + i, length - i);
        if (span == 0)
            hf_out_text(out, "\\ufffd");
        else if (text[i] == '"' || text[i] == '\\')
            hf_out_format(out, "\\%c", text[i]);
        else if ((unsigned char)text[i] < 0x20 || text[i] == 0x7f)
            hf_out_format(out, "\\u%04x", (unsigned)(unsigned char)text[i]);
        else
            hf_out_bytes(out, text + i, span);
        i += span ? span : 1;
    }
    hf_out_char(out, '"');
}

void hf_out_ignored(hf_out *out, const char *names)
{
    if (names && *names)
        hf_out_format(out, "  # without its constraints: %s", names);
}

void hf_out_json_ignored(hf_out *out, const char *names)
{
    if (!names || !*names)
        return;
    hf_out_text(out, ",\"ignored\":");
    hf_out_json(out, names, strlen(names));
}

int hf_out_flush(hf_out *out, int descriptor)
{
    size_t done = 0;

    if (out->failed)
        return ENOMEM;
    while (done < out->length) {
        ssize_t count = write(descriptor, out->data + done, out->length - done);
        if (count >= 0) {
            done += (size_t)count;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            struct pollfd wait = {descriptor, POLLOUT, 0};
            poll(&wait, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    out->length = 0;
    return 0;
}

int hf_out_save(const hf_out *out, const char *path)
{
    FILE *file;
    int error = 0;

    if (out->failed)
        return ENOMEM;
    file = fopen(path, "w");
    if (!file)
        return errno;
    if (fwrite(out->data, 1, out->length, file) != out->length)
        error = errno;
    if (fclose(file) != 0 && !error)
        error = errno;
    return error;
}
