/* SPDX-License-Identifier: MIT
 *
 * options.h - option structs that can grow without breaking a compiled caller.
 *
 * Every public option struct begins with `size_t size`: its size as the caller was compiled. A caller
 * that is older than the library has a shorter struct, one that is newer a longer one:
 *
 *     the caller's    | size | a | b |              only these bytes are read or written
 *     the library's   | size | a | b | c | d |      c and d keep their defaults
 *
 * Fields are only ever added at the end.
 */
#ifndef HF_BASE_OPTIONS_H
#define HF_BASE_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the defaults into the caller's struct of `size` bytes, and `size` into its first member.
 * What the caller's struct has beyond the library's becomes zero. */
void hf_options_init(void *options, size_t size, const void *defaults, size_t whole);

/* Takes the caller's options over `to`, a struct of `whole` bytes that holds the defaults. NULL
 * leaves them as they are. False: the size cannot be right, hence the struct was never initialised. */
bool hf_options_take(void *to, size_t whole, const void *options);

#endif
