/* SPDX-License-Identifier: MIT
 *
 * iss_values.c - several values: constraints of the Interactive Sudoku Solver with more than one number in a
 * piece, and what is given of a cell.
 *
 *     .ContainAtLeast~1_2_2~R1C1~R1C2~R1C3~R1C4    a 1 and two 2s
 *     .Sum~14_=_2_-1~R1C1~R1C2                     twice the first less the second is 14
 */
#include "base/bits.h"
#include "format/iss.h"
#include "puzzle/puzzle_data.h"

/* Numbers with a _ between them, all of a piece. */
static bool read_numbers(hf_told *told, hf_span piece)
{
    hf_span value;
    int32_t number;
    while (hf_iss_next(&piece, '_', &value)) {
        if (!hf_iss_number(value, &number) || !hf_told_number(told, number))
            return false;
    }
    return true;
}

hf_status hf_iss_values(hf_told *told, hf_constraint_kind kind, hf_span rest)
{
    hf_span piece;
    hf_iss_next(&rest, '~', &piece);
    if (!read_numbers(told, piece))
        return hf_told_fail(told, "expected values", piece);
    hf_status status = hf_iss_cells(told, rest, false);
    return status == HF_OK ? hf_told_add(told, kind) : status;
}

bool hf_iss_has_weights(hf_span rest)
{
    hf_span piece, sum;
    hf_iss_next(&rest, '~', &piece);
    return hf_iss_next(&piece, '_', &sum) && piece.at != NULL;
}

hf_status hf_iss_weights(hf_told *told, hf_span rest)
{
    hf_span piece, weights, sum, sign;
    int32_t number = 0;
    hf_iss_next(&rest, '~', &piece);
    weights = piece;
    hf_iss_next(&weights, '_', &sum);
    hf_iss_next(&weights, '_', &sign); /* hf_iss_has_weights: there are two */
    bool good = hf_iss_number(sum, &number) && hf_iss_is_word(sign, "=");
    hf_told_number(told, number); /* the first: there is room */
    if (!good || !read_numbers(told, weights))
        return hf_told_fail(told, "expected a sum and coefficients, such as 14_=_1_-1", piece);
    hf_status status = hf_iss_cells(told, rest, false);
    return status == HF_OK ? hf_told_add(told, HF_CONSTRAINT_WEIGHTED_SUM) : status;
}

uint64_t hf_iss_given(const hf_puzzle *puzzle, uint32_t cell)
{
    uint32_t size = hf_shape_size(puzzle->shape), first = hf_shape_first(puzzle->shape);
    uint64_t alternate = UINT64_C(0x5555555555555555); /* symbols 1, 3, 5 ... */
    uint64_t set = hf_low_bits64(size);
    if (puzzle->given != NULL)
        set &= puzzle->given[(size_t)cell * puzzle->words];
    for (uint32_t i = 0; puzzle->rules != NULL && i < puzzle->rules->written_count; i++) {
        const hf_written *written = &puzzle->rules->written[i];
        bool odd = written->kind == HF_CONSTRAINT_ODD;
        if (!odd && written->kind != HF_CONSTRAINT_EVEN)
            continue;
        for (uint32_t k = 0; k < written->cell_count; k++)
            set &= written->cells[k] != cell ? set : odd == (first == 1) ? alternate : ~alternate;
    }
    return set;
}
