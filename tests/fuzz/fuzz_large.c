/* SPDX-License-Identifier: MIT
 *
 * fuzz_large.c - long texts from few bytes, the format guessed: a head, a piece that is repeated up to
 * 65,535 times, and a tail. What must hold is what fuzz.h says; and that it ends soon.
 */
#include "fuzz.h"

enum { LONGEST = 1 << 16 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[LONGEST];
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    if (size < 5)
        return 0;
    size_t times = (size_t)data[0] << 8 | data[1], length = 0;
    /* Few long ones: their time would be that of all the others. */
    size_t most = data[2] % 64 ? 2048 : LONGEST;
    size_t head = data[2] < size - 4 ? data[2] : size - 4;
    size_t piece = data[3] < size - 4 - head ? data[3] : size - 4 - head;
    size_t tail = size - 4 - head - piece;
    const uint8_t *from = data + 4;
    memcpy(text, from, head);
    length = head;
    for (; times > 0 && piece > 0 && length + piece + tail <= most; times--) {
        memcpy(text + length, from + head, piece);
        length += piece;
    }
    if (length + tail > LONGEST)
        return 0;
    memcpy(text + length, from + head + piece, tail);
    fuzz_text(&options, text, length + tail);
    return 0;
}
