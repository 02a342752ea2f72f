/* SPDX-License-Identifier: MIT
 *
 * pump.h - from a pipe into a file, on a thread of its own: what passes is compressed, counted and hashed.
 */
#ifndef HF_CLI_PUMP_H
#define HF_CLI_PUMP_H

#include <pthread.h>

#include "pack.h"
#include "sha256.h"

typedef struct hf_pump {
    int from; /* the pipe's end to read */
    int to;   /* the file */
    hf_pack *pack;
    hf_sha256 hash;   /* of the file as it is stored */
    uint64_t bytes;   /* of the file */
    uint64_t lines;   /* of what it holds */
    uint64_t content; /* bytes of what it holds */
    int error;        /* errno of the first failure; 0: none */
    pthread_t thread;
} hf_pump;

/* Starts it. What a file that is gone on with holds already has been told to hash, bytes, lines and content.
 * False: no memory or no thread. */
bool hf_pump_start(hf_pump *pump, int from, int to, hf_pack_kind kind);
/* Waits until the pipe was closed at its other end and all has been written; false: something failed. */
bool hf_pump_finish(hf_pump *pump);

#endif
