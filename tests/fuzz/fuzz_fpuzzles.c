/* SPDX-License-Identifier: MIT
 *
 * fuzz_fpuzzles.c - any text, read as fpuzzles.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("fpuzzles", data, size);
}
