/* SPDX-License-Identifier: MIT
 *
 * lzstring.h - packing and unpacking as JavaScript's LZString does, in base 64.
 */
#ifndef HF_FORMAT_LZSTRING_H
#define HF_FORMAT_LZSTRING_H

#include "format/table.h"

/* Unpacks to out[0..room), in UTF-8. Returns the length, 0 if the text is not packed so, or not whole, or does
 * not fit, SIZE_MAX if memory ran out. */
size_t hf_lzstring_unpack(hf_span packed, char *out, size_t room);

/* Packs UTF-8; a byte that is no part of it is a character by itself. False: no memory, or more than 8 MiB. */
bool hf_lzstring_pack(hf_span text, hf_text *out);

#endif
