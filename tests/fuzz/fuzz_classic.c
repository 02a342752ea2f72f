/* SPDX-License-Identifier: MIT
 *
 * fuzz_classic.c - any text, read as classic.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("classic", data, size);
}
