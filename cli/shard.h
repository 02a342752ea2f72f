/* SPDX-License-Identifier: MIT
 *
 * shard.h - one part of the input of many, for work that is spread over machines.
 *
 * All sources together, one after the other, are so many bytes. Part K of N is every record that begins in the
 * K-th of N equal stretches of them: parts tile the input, and what they give, in order, is what one run gives.
 *
 *     bytes    0 |-------- part 1 --------|-------- part 2 --------|-------- part 3 --------|
 *     records    [  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ][  ]
 *                                        ^ begins in part 1, belongs to it as a whole
 *
 * Where records end is only known to who reads from the beginning. A file of lines of one length, though, is
 * entered at once in its middle, if what stands at every border of two parts proves it to be one.
 */
#ifndef HF_CLI_SHARD_H
#define HF_CLI_SHARD_H

#include "args.h"

typedef struct hf_shard_source {
    uint64_t start; /* of its first byte in the whole input */
    uint64_t
        line_length; /* of all its lines, the line end included; 0: it must be read from the beginning */
} hf_shard_source;

typedef struct hf_shard {
    uint64_t part, parts; /* from 1; parts 0: the whole input */
    uint64_t begin, end;  /* which bytes of the input */
    hf_shard_source *sources;
    size_t count;
} hf_shard;

/* "3/8". False: it is not a part of something. */
bool hf_shard_parse(const char *text, uint64_t *part, uint64_t *parts);

/* The stretch of `length` things that a part gets: from *begin up to *end. */
void hf_shard_stretch(uint64_t part, uint64_t parts, uint64_t length, uint64_t *begin,
                      uint64_t *end);

/* Measures the input and finds the part's place in it. `text` NULL: the whole input, nothing is measured. Returns
 * HF_EXIT_OK, or after a message the status to exit with. */
int hf_shard_open(const char *command, const char *text, const hf_operands *operands,
                  hf_shard *shard);
void hf_shard_close(hf_shard *shard);

/* Where the reading of source `i` may begin, behind what decides how it is read: 0, or the place of a line. */
uint64_t hf_shard_entry(const hf_shard *shard, size_t i);

#endif
