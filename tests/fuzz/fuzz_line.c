/* SPDX-License-Identifier: MIT
 *
 * fuzz_line.c - any text, read as line.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("line", data, size);
}
