/* SPDX-License-Identifier: MIT
 *
 * class_store.h - which records are the first of their class? Any number of them, in bounded memory.
 *
 * As long as the classes fit into memory, each record is decided at once. When they do not, they are merged into
 * one sorted file, and memory begins anew. From then on a record that is new to memory may be old to the file:
 * such records wait in a spool, and when memory is full again one pass over the file decides them all. All access
 * to disk is sequential.
 *
 *      records ──> set in memory ──full──> classes.N   (sorted keys with counts)
 *         │                                   │
 *         └── new to memory ──> spool ──decided by one pass──> output, in the order of the input
 *
 * The folder's file `progress` says how much of the input is done and how long each file was then, so that a run
 * that was ended can go on from there.
 */
#ifndef HF_CLI_CLASS_STORE_H
#define HF_CLI_CLASS_STORE_H

#include <stdio.h>

#include "class_set.h"
#include "out.h"

typedef struct hf_class_store {
    hf_class_set set;
    const char *folder;  /* where files go */
    bool temporary;      /* it is removed at the end */
    bool counting;       /* records are told at the end, with the size of their class */
    bool whole;          /* all classes are in memory */
    bool broken;         /* something failed, which was said */
    unsigned generation; /* the N of classes.N; 0: there is none */
    FILE *output;        /* where records go; NULL: the standard output */
    FILE *spool;         /* records that wait: key, length, text */
    FILE *kept_keys;     /* counting: the classes in the order of their first records */
    FILE *kept_text;     /* counting: those records: length, text */
    uint64_t records;    /* decided or waiting */
    uint64_t known;      /* classes in classes.N when the run began */
    uint64_t classes;    /* told as first */
    char *scratch;       /* a record's text, while it is copied */
    size_t scratch_size;
} hf_class_store;

/* `folder` NULL: a new one in TMPDIR, removed at the end. `memory` in bytes. False: a message was printed. */
bool hf_class_store_open(hf_class_store *store, const char *folder, size_t memory, bool counting);
void hf_class_store_close(hf_class_store *store);

/* One record: its class, and the text to be written if it is the first. */
void hf_class_store_take(hf_class_store *store, const hf_class_key *key, const char *text,
                         size_t length);
/* Merges what is in memory into the file and decides what waits. */
void hf_class_store_save(hf_class_store *store);
/* The end of the input: decides what waits; writes what is counted. */
void hf_class_store_finish(hf_class_store *store);
/* Takes up the classes of classes.N; false: a message was printed. */
bool hf_class_store_load(hf_class_store *store);

/* A file of the folder, opened; NULL: a message was printed. */
FILE *hf_class_store_file(hf_class_store *store, const char *name, const char *mode);
/* Says that a file of the folder could not be used; no more is done after it. */
void hf_class_store_fail(hf_class_store *store, const char *what);

#endif
