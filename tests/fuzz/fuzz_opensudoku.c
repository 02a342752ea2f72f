/* SPDX-License-Identifier: MIT
 *
 * fuzz_opensudoku.c - any text, read as opensudoku.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_format("opensudoku", data, size);
}
