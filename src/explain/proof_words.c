/* SPDX-License-Identifier: MIT
 *
 * proof_words.c - the layout of proofs, and the words around their lines: see proof.h.
 */
#include "explain/proof.h"

#include "base/bits.h"

void hf_proof_begin_line(hf_writer *w, uint32_t number, uint32_t depth)
{
    if (!w->fresh)
        hf_say_break(w);
    w->fresh = false;
    while (depth-- > 0)
        hf_say(w, "    ");
    hf_say_number(w, number);
    hf_say(w, ". ");
}

void hf_proof_say_cleared(hf_writer *w, hf_cleared_fn cleared, const void *proof, uint32_t line)
{
    uint32_t left = 0;
    bool told = false;
    hf_list cells, others;
    for (uint32_t d = 1; d <= hf_shape_size(w->shape); d++) {
        cleared(proof, line, d, &cells);
        left |= cells.count ? UINT32_C(1) << (d - 1) : 0;
    }
    while (left) {
        uint32_t alike = 0;
        cleared(proof, line, hf_lowest32(left) + 1, &cells);
        hf_list_sort(&cells);
        for (uint32_t rest = left; rest; rest &= rest - 1) {
            cleared(proof, line, hf_lowest32(rest) + 1, &others);
            hf_list_sort(&others);
            alike |= hf_list_same(&cells, &others) ? rest & (~rest + 1) : 0;
        }
        left &= ~alike;
        hf_say(w, !told ? " That clears " : left ? ", " : ", and ");
        hf_say_symbol_list(w, alike, "and");
        hf_say(w, " from ");
        hf_say_cells(w, &cells);
        told = true;
    }
    hf_say(w, told ? "." : "");
}

void hf_proof_say_choice(hf_writer *w)
{
    hf_list cells;
    uint32_t house = hf_gather_house(w, HF_ROLE_PREMISE);
    uint32_t symbols = hf_gather_marked_symbols(w, HF_ROLE_PREMISE, HF_ANY);
    hf_gather_marked(w, HF_ROLE_PREMISE, HF_ANY, &cells);
    if (house != HF_NO_HOUSE) {
        hf_say(w, "In ");
        hf_say_house_name(w, house);
        hf_say(w, ", ");
        hf_say_symbol_list(w, symbols, "or");
        hf_say(w, " must be in ");
        hf_say_cell_list(w, &cells, "or");
        hf_say(w, ".");
    } else if (hf_popcount32(symbols) == 1) {
        hf_say(w, "Either ");
        hf_say_cell_list(w, &cells, "or");
        hf_say(w, " is ");
        hf_say_symbol_list(w, symbols, "or");
        hf_say(w, ", or it is not.");
    } else {
        hf_say_cell_list(w, &cells, "or");
        hf_say(w, " must be ");
        hf_say_symbol_list(w, symbols, "or");
        hf_say(w, ".");
    }
}

void hf_proof_say_supposition(hf_writer *w, uint32_t cell, uint32_t symbol, bool is)
{
    hf_say(w, "Suppose that ");
    hf_say_cell(w, cell);
    hf_say(w, is ? " were " : " were not ");
    hf_say_symbol(w, symbol);
    hf_say(w, ", and see where that leads.");
}
