/* SPDX-License-Identifier: MIT
 *
 * reach.h - everything that follows, in one go.
 *
 * Direct consequences are rows of bits: bit b of row a says that literal b follows from literal a.
 * The closure adds what follows from those, and so on.
 */
#ifndef HF_LOGIC_REACH_H
#define HF_LOGIC_REACH_H

#include <stdbool.h>
#include <stdint.h>

/* Rows of more words are not served. */
enum { HF_REACH_WORDS = 1024 };

struct hf_find;

/* Empty rows, which last until the search ends. Where that is now, they are of any value, or NULL. */
uint64_t *hf_reach_rows(struct hf_find *find, uint32_t rows, uint32_t words);

/* `direct` and `all` have `count` rows of `words` words; `scratch` has room for four times `count`.
 * Every row of `all` also holds its own literal. False: the search is to stop. */
bool hf_reach_close(struct hf_find *find, const uint64_t *direct, uint64_t *all, uint16_t *scratch,
                    uint32_t count, uint32_t words);

#endif
