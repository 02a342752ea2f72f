/* SPDX-License-Identifier: MIT
 *
 * fuzz_rows.c - any text, read as rows.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("rows", data, size);
}
