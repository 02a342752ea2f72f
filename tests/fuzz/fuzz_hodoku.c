/* SPDX-License-Identifier: MIT
 *
 * fuzz_hodoku.c - any text, read as hodoku.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("hodoku", data, size);
}
