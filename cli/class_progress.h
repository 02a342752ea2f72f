/* SPDX-License-Identifier: MIT
 *
 * class_progress.h - how far a run of `dedupe` came, in a small file of text, so that it can go on.
 */
#ifndef HF_CLI_CLASS_PROGRESS_H
#define HF_CLI_CLASS_PROGRESS_H

#include "args.h"
#include "class_store.h"

typedef struct hf_class_progress {
    uint64_t pieces;  /* of the input that are done */
    bool finished;    /* all of it is: the next run begins a new input, with the classes known */
    uint64_t records; /* of this input so far */
    uint64_t classes;
    uint64_t output; /* bytes of the output */
    uint64_t kept_keys;
    uint64_t kept_text;
    unsigned generation;
} hf_class_progress;

/* Reads the folder's file; without one, nothing is done yet. False: it belongs to another run, or cannot be read,
 * which was said. */
bool hf_class_progress_read(hf_class_store *store, const hf_operands *operands,
                            hf_class_progress *progress);
/* Writes it, whole or not at all, once the files it speaks of are on disk. */
void hf_class_progress_write(hf_class_store *store, const hf_operands *operands,
                             hf_class_progress *progress);
/* Cuts files that grew after it was written; opens the output, for writing at its end. */
bool hf_class_progress_resume(hf_class_store *store, const hf_class_progress *progress,
                              const char *output);

#endif
