/* SPDX-License-Identifier: MIT
 *
 * fuzz_guess.c - any text, the format guessed. The first byte chooses the options.
 */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_shape_spec spec = {0};
    if (size == 0)
        return 0;
    switch (data[0]) {
    case 1:
        options.max_record = 64;
        break;
    case 2:
        spec.layout = HF_LAYOUT_CUBE;
        options.spec = &spec;
        break;
    case 3:
        spec.layout = HF_LAYOUT_ROXDOKU;
        options.spec = &spec;
        break;
    case 4:
        spec.layout = HF_LAYOUT_JIGSAW;
        options.spec = &spec;
        break;
    case 5:
        hf_shape_spec_boxes(&spec, 2, 2);
        options.spec = &spec;
        break;
    case 6:
        options.zero_is_symbol = true;
        break;
    default:
        break;
    }
    size_t skip = data[0] >= 1 && data[0] <= 6;
    fuzz_text(&options, (const char *)data + skip, size - skip);
    return 0;
}
