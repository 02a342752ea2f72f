/* SPDX-License-Identifier: MIT
 *
 * fuzz_url.c - any text, read as url.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("url", data, size);
}
