/* SPDX-License-Identifier: MIT
 *
 * literal.h - something that can be true or false, with one of the two: the one polarity of
 * literals in the project.
 *
 *     literal = 2 * node + (1 if true, 0 if false)
 *
 * A node is a variable of the learner, or a candidate, group or set of the logic's tables.
 */
#ifndef HF_BASE_LITERAL_H
#define HF_BASE_LITERAL_H

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t hf_lit;

static inline hf_lit hf_lit_true(uint32_t node)
{
    return 2 * node + 1;
}
static inline hf_lit hf_lit_false(uint32_t node)
{
    return 2 * node;
}
static inline uint32_t hf_lit_node(hf_lit lit)
{
    return lit >> 1;
}
static inline hf_lit hf_lit_not(hf_lit lit)
{
    return lit ^ 1;
}
static inline bool hf_lit_is_true(hf_lit lit)
{
    return lit & 1;
}

#endif
