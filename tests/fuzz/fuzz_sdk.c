/* SPDX-License-Identifier: MIT
 *
 * fuzz_sdk.c - any text, read as sdk.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("sdk", data, size);
}
