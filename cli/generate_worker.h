/* SPDX-License-Identifier: MIT
 *
 * generate_worker.h - one thread of `houseful generate`.
 */
#ifndef HF_CLI_GENERATE_WORKER_H
#define HF_CLI_GENERATE_WORKER_H

#include "cmd_generate.h"
#include "nine_text.h"
#include "out.h"

enum {
    STRETCH = 64,           /* puzzles of one thread in one round, at most */
    STRETCH_OF_NINE = 8192, /* the same of 9x9 boards, which are made many at a time */
};

typedef struct generate_worker {
    const generate_settings *settings;
    const hf_format *format; /* NULL: one line each */
    hf_generator *generator;
    hf_rater *hodoku, *se; /* for --print; NULL: not asked for */
    hf_grid *puzzle;
    hf_grid *solution;
    uint8_t *nine; /* puzzles of a stretch, then their solutions; NULL: made one by one */
    hf_made *made; /* of the stretch */
    uint64_t from; /* the stretch */
    uint64_t count;
    uint64_t ends_ns; /* hf_term_now() value; 0: no limit */
    hf_status status;
    hf_out out;
} generate_worker;

hf_status generate_worker_open(generate_worker *worker, const hf_shape *shape,
                               const generate_settings *settings,
                               const hf_generate_options *options);
void generate_worker_close(generate_worker *worker);

/* For threads: makes the stretch, and writes it unless --distinct has a say first; writes it. */
void *generate_make_stretch(void *worker);
void *generate_write_stretch(void *worker);

#endif
