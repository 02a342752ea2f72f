/* SPDX-License-Identifier: MIT
 *
 * pack.h - writing compressed files: the other side of compressed.h, by the file's name.
 */
#ifndef HF_CLI_PACK_H
#define HF_CLI_PACK_H

#include <stdbool.h>
#include <stddef.h>

typedef enum hf_pack_kind { HF_PACK_NONE, HF_PACK_GZIP, HF_PACK_XZ, HF_PACK_ZSTD } hf_pack_kind;

/* What a name asks for: .gz, .xz and .zst. */
hf_pack_kind hf_pack_named(const char *name);
/* Was the library for it there when this program was built? */
bool hf_pack_known(hf_pack_kind kind);

typedef struct hf_pack hf_pack;

/* Called with what is to be written; false: it could not be. */
typedef bool (*hf_pack_fn)(const void *bytes, size_t count, void *user);

/* NULL: no memory. HF_PACK_NONE hands everything on as it is. */
hf_pack *hf_pack_open(hf_pack_kind kind, hf_pack_fn write, void *user);
/* Takes bytes in; `last` ends the file. False: no memory, or `write` said so. */
bool hf_pack_add(hf_pack *pack, const void *bytes, size_t count, bool last);
void hf_pack_close(hf_pack *pack);

#endif
