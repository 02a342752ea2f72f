/* SPDX-License-Identifier: MIT
 *
 * wasm_agree.c - the same for a WebAssembly module: its one export returns the number of
 * differences.
 */
#include "agree.h"

__attribute__((export_name("differences"))) int differences(void)
{
    return agree(hf_engine_named("lanes-wasm"), 3000);
}
