/* SPDX-License-Identifier: MIT
 *
 * fuzz_scl.c - any text, read as scl.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("scl", data, size);
}
