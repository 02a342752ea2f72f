/* SPDX-License-Identifier: MIT
 *
 * out.h - a buffer that text is appended to.
 *
 * Start from a zeroed hf_out. When memory runs out, `failed` is set and what follows is dropped;
 * whoever writes the buffer checks it once.
 */
#ifndef HF_CLI_OUT_H
#define HF_CLI_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/format.h"

typedef struct hf_out {
    char *data;
    size_t length;
    size_t capacity;
    bool failed;
} hf_out;

void hf_out_free(hf_out *out);
/* Makes room for `extra` bytes more; returns where they go, or NULL. */
char *hf_out_room(hf_out *out, size_t extra);
void hf_out_bytes(hf_out *out, const char *bytes, size_t count);
void hf_out_text(hf_out *out, const char *text);
void hf_out_char(hf_out *out, char c);
void hf_out_number(hf_out *out, uint64_t number);
/* As printf does; for short texts off the hot path. */
void hf_out_format(hf_out *out, const char *format, ...);
/* A grid in a format that can write it; false: it cannot. */
bool hf_out_grid(hf_out *out, const hf_format *format, const hf_grid *grid,
                 const hf_write_options *options);
/* The same for a puzzle, with its candidates and what the player entered. */
bool hf_out_puzzle(hf_out *out, const hf_format *format, const hf_puzzle *puzzle,
                   const hf_write_options *options);
/* The same of a record, with what was carried along (hf_read_options.carry). */
bool hf_out_record(hf_out *out, const hf_format *format, const hf_record *record,
                   const hf_write_options *options);
/* A grid on one line: as a line of symbols where there are enough of them, else as numbers. */
void hf_out_line(hf_out *out, const hf_grid *grid);
/* Its symbols alone, without what a line may carry beside them (the map of a jigsaw). */
void hf_out_symbols(hf_out *out, const hf_grid *grid);
/* The same for values alone. */
void hf_out_values(hf_out *out, const hf_shape *shape, const uint16_t *values);
/* A JSON string with its quotes; bytes that are not UTF-8 become U+FFFD. */
void hf_out_json(hf_out *out, const char *text, size_t length);

/* Says in a record that constraints were passed over: behind a line, as a member of a JSON object. NULL or empty:
 * there were none, and nothing is written. */
void hf_out_ignored(hf_out *out, const char *names);
void hf_out_json_ignored(hf_out *out, const char *names);

/* Writes all of it to a file descriptor and empties it. Returns 0 or an errno value; ENOMEM, and
 * nothing is written, if it has failed before. */
int hf_out_flush(hf_out *out, int descriptor);

/* Writes all of it to a new file of this name. Returns as hf_out_flush does. */
int hf_out_save(const hf_out *out, const char *path);

#endif
