/* SPDX-License-Identifier: MIT
 *
 * compressed.h - files that gzip, xz or zstd have made smaller, read as what they hold. Which of them
 * are known is decided when the command is built.
 */
#ifndef HF_CLI_COMPRESSED_H
#define HF_CLI_COMPRESSED_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct hf_compressed hf_compressed;

/* How many bytes at the front of a file tell its kind. */
enum { HF_COMPRESSED_MAGIC = 6 };

/* May these first bytes of a file be those of a kind that is known? *sure: they are. */
bool hf_compressed_begins(const char *bytes, size_t count, bool *sure);

/* Takes the bytes that have been read already. NULL: no memory. */
hf_compressed *hf_compressed_open(const char *bytes, size_t count);
void hf_compressed_close(hf_compressed *file);

/* Reads on from the descriptor: bytes of the content, 0 at its end, -1 with errno (EBADMSG if the file
 * is damaged or cut short). */
ssize_t hf_compressed_read(hf_compressed *file, int descriptor, char *to, size_t room);

#endif
