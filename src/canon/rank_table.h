/* SPDX-License-Identifier: MIT
 *
 * rank_table.h - how many canonical boards begin with which band and which digits of the fourth row.
 */
#ifndef HF_CANON_RANK_TABLE_H
#define HF_CANON_RANK_TABLE_H

#include <stdint.h>

/* The fourth row begins with the least digit that the band leaves the first column; a prefix is the two digits after it,
 * 10 * second + third. */
typedef struct hf_rank_prefix {
    uint32_t digits : 7;
    uint32_t boards : 25;
} hf_rank_prefix;

/* In ascending order for each band; those of band b are number hf_rank_bands[b] to hf_rank_bands[b + 1] - 1. */
extern const hf_rank_prefix hf_rank_prefixes[];
extern const uint16_t hf_rank_bands[];

#endif
