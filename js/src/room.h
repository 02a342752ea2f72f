/* SPDX-License-Identifier: MIT
 *
 * room.h - the memory in which JavaScript leaves its questions and batches.
 */
#ifndef HOUSEFUL_JS_ROOM_H
#define HOUSEFUL_JS_ROOM_H

#include <stddef.h>

/* Room for at least so many bytes; what was there before may be gone if it had to grow. NULL: there is none. */
void *js_room(size_t bytes);

#endif
