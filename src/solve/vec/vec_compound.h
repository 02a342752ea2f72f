/* SPDX-License-Identifier: MIT
 *
 * vec_compound.h - words of the vector vocabulary that are made of others, for the instruction sets
 * whose logic takes two operands (all but AVX-512). vec_portable.h says what each word means.
 *
 * Included in the middle of a vec_*.h, after vec_set, vec_and, vec_or, vec_xor, vec_without and
 * vec_add.
 */
#ifndef HF_VEC_COMPOUND_H
#define HF_VEC_COMPOUND_H

#include "solve/vec/lane_mask.h"

LANES_INLINE vec vec_and3(vec a, vec b, vec c)
{
    return vec_and(vec_and(a, b), c);
}
LANES_INLINE vec vec_or3(vec a, vec b, vec c)
{
    return vec_or(vec_or(a, b), c);
}
LANES_INLINE vec vec_xor3(vec a, vec b, vec c)
{
    return vec_xor(vec_xor(a, b), c);
}
LANES_INLINE vec vec_one_of(vec a, vec b, vec c)
{
    return vec_without(vec_xor3(a, b, c), vec_and3(a, b, c));
}
LANES_INLINE vec vec_without2(vec a, vec b, vec c)
{
    return vec_without(a, vec_or(b, c));
}
LANES_INLINE vec vec_and_or(vec a, vec b, vec c)
{
    return vec_and(a, vec_or(b, c));
}
LANES_INLINE vec vec_or_and(vec a, vec b, vec c)
{
    return vec_or(a, vec_and(b, c));
}
LANES_INLINE vec vec_or_without(vec a, vec b, vec c)
{
    return vec_or(a, vec_without(b, c));
}
LANES_INLINE vec vec_or_xor(vec a, vec b, vec c)
{
    return vec_or(a, vec_xor(b, c));
}
/* x without its lowest bit; 0 stays 0. */
LANES_INLINE vec vec_drop_lowest(vec x)
{
    return vec_and(x, vec_add(x, vec_set(0xffff)));
}

#endif
