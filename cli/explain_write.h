/* SPDX-License-Identifier: MIT
 *
 * explain_write.h - what `houseful explain` writes: text for people, JSON for programs, pictures.
 */
#ifndef HF_CLI_EXPLAIN_WRITE_H
#define HF_CLI_EXPLAIN_WRITE_H

#include "animate.h"
#include "game.h"
#include "wrap.h"
#include "stream.h"

/* How one record is told. */
typedef struct hf_explain_writer {
    hf_out *out;
    hf_game *game;
    const hf_item *item;
    hf_scene scene; /* the step and the position; names and colours as asked for */
    bool json;
    bool brief;              /* lines without reasons */
    bool drawn;              /* the board before and after each step */
    unsigned width;          /* of the terminal */
    const char *svg;         /* folder for pictures, or NULL */
    hf_animation *animation; /* to be shown the path, or NULL */
    size_t record;           /* number for the pictures' names; 0: there is only one record */
    size_t picture;          /* what its pictures are numbered by, if not by `record`; else 0 */
    uint32_t steps;
    uint32_t count[HF_RULES_MOST]; /* by rule, in the order of hf_rule_at */
    int error;                     /* errno of a picture that could not be written; 0: none */
} hf_explain_writer;

/* The beginning of a record, and its end. */
void hf_explain_writer_open(hf_explain_writer *writer, const hf_game_facts *known);
void hf_explain_writer_close(hf_explain_writer *writer);

/* The next step of a path, which is about to be carried out. */
void hf_explain_writer_step(hf_explain_writer *writer, const hf_step *step);
/* How the path ended: "solved", "stuck", "until", "broken". */
void hf_explain_writer_end(hf_explain_writer *writer, const char *outcome);
/* Counts per rule. */
void hf_explain_writer_summary(hf_explain_writer *writer);
/* A line of --all-steps. */
void hf_explain_writer_listed(hf_explain_writer *writer, const hf_step *step);

/* A puzzle that has not exactly one solution: which answer, and what shows it. `conflict`: what clashes
 * where there is none; empty: not known. */
void hf_explain_writer_not_unique(hf_explain_writer *writer, const hf_game_facts *known,
                                  const char *conflict);
/* A hint (explain_hint.c); `stage` 0: all of it. `why` adds the reason why an entry is wrong. */
void hf_explain_writer_hint(hf_explain_writer *writer, const hf_hint *hint, uint32_t stage,
                            bool why);
/* That the time was up before a hint was found. */
void hf_explain_writer_late(hf_explain_writer *t);

/* For the parts of a writer: the step that is told next, at the position it was found in; a picture of
 * it, into the folder for them. */
void hf_explain_writer_scene(hf_explain_writer *writer, const hf_step *step);
void hf_explain_writer_picture(hf_explain_writer *writer, uint32_t number);

#endif
