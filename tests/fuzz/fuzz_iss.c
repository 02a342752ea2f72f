/* SPDX-License-Identifier: MIT
 *
 * fuzz_iss.c - any text, read as iss.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("iss", data, size);
}
