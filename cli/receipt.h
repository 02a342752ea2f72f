/* SPDX-License-Identifier: MIT
 *
 * receipt.h - what is known of a file that --output wrote: beside it, as FILE.ok, once it is whole; as
 * FILE.part.ok while the work rests.
 */
#ifndef HF_CLI_RECEIPT_H
#define HF_CLI_RECEIPT_H

#include "out.h"
#include "sha256.h"

enum { HF_RECEIPT_COMMAND = 4096 };

typedef struct hf_receipt {
    char version[32];
    char command[HF_RECEIPT_COMMAND]; /* its arguments as a JSON array */
    uint64_t part, parts;             /* 1 of 1: the whole */
    uint64_t begin, end;              /* bytes of the input, or puzzles of a series from 0 */
    uint64_t place;                   /* how far it came: `end` when it is whole */
    int status;                       /* with which the command ended */
    uint64_t lines;
    uint64_t content; /* bytes, before they were compressed */
    uint64_t bytes;   /* of the file */
    char sha256[HF_SHA256_TEXT];
    char begun[32]; /* 2026-11-16T19:17:32Z */
    double seconds;
    double cpu_seconds;
} hf_receipt;

/* The command of these words as JSON, without what may differ from part to part: --output, --shard, --resume,
 * --threads and --quiet. False: too long. */
bool hf_receipt_command(size_t count, char *const *words, char command[HF_RECEIPT_COMMAND]);

/* Writes it to a file of this name, whole or not at all. 0, or an errno value. */
int hf_receipt_write(const hf_receipt *receipt, const char *name);
/* Reads it. False: there is none, or it is no receipt. */
bool hf_receipt_read(const char *name, hf_receipt *receipt);

#endif
