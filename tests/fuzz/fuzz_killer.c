/* SPDX-License-Identifier: MIT
 *
 * fuzz_killer.c - any text, read as killer.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("killer", data, size);
}
