/* SPDX-License-Identifier: MIT
 *
 * fuzz_pencilmarks.c - any text, read as pencilmarks.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("pencilmarks", data, size);
}
