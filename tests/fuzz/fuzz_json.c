/* SPDX-License-Identifier: MIT
 *
 * fuzz_json.c - any text, read as json.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("json", data, size);
}
