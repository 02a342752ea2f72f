/* SPDX-License-Identifier: MIT
 *
 * fill_nine.c - the walk of fill_nine_tpl.h in plain C, and which of its kin serves a processor best.
 */
#include "generate/fill_nine_tpl.h"
#include "houseful/cpu.h"

const hf_nine_filler hf_nine_filler_portable = {fill_some, shuffle};

const hf_nine_filler *hf_nine_filler_for(uint32_t cpu)
{
#if defined(__x86_64__)
    if ((cpu & HF_CPU_AVX512) != 0)
        return &hf_nine_filler_avx512;
    if ((cpu & HF_CPU_AVX2) != 0)
        return &hf_nine_filler_avx2;
#endif
    (void)cpu;
    return &hf_nine_filler_portable;
}

void hf_nine_peers_make(const hf_shape *shape, hf_nine_peers *peers)
{
    memset(peers, 0, sizeof *peers);
    peers->budget = hf_fill_budget_for(shape);
    for (unsigned a = 0; a < CELLS; a++) {
        for (unsigned b = 0; b < CELLS; b++) {
            bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (a / 9 == b / 9 || a % 9 == b % 9 || same_box)
                peers->seen[a][b] = UINT16_MAX;
        }
    }
}
