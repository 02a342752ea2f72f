/* SPDX-License-Identifier: MIT
 *
 * fuzz_tokens.c - any text, read as tokens.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("tokens", data, size);
}
