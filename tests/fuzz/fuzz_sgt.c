/* SPDX-License-Identifier: MIT
 *
 * fuzz_sgt.c - any text, read as sgt.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("sgt", data, size);
}
