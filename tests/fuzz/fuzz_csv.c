/* SPDX-License-Identifier: MIT
 *
 * fuzz_csv.c - any text, read as csv.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("csv", data, size);
}
