/* SPDX-License-Identifier: MIT
 *
 * room.h - what JavaScript calls, and the memory in which it leaves its questions and batches.
 */
#ifndef HOUSEFUL_JS_ROOM_H
#define HOUSEFUL_JS_ROOM_H

#include <stddef.h>
#include <stdint.h>

/* What JavaScript may call, and under which name. */
#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

void *js_input(size_t bytes);
const char *js_output(void);
size_t js_ask(size_t length);
int32_t js_many(size_t count, size_t step, uint32_t text, size_t at, double milliseconds);

/* Room for at least so many bytes; what was there before may be gone if it had to grow. NULL: there is none. */
void *js_room(size_t bytes);

#endif
