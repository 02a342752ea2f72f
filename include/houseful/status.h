/* SPDX-License-Identifier: MIT
 *
 * status.h - what a library call can report.
 *
 * Every call that can fail returns an hf_status: HF_OK (zero), or a negative code. Answers about a
 * puzzle ("no solution", "several solutions") are not failures: they come back as an hf_answer.
 * The library never prints, never exits and never touches errno.
 *
 * Threads: every call here may come from any thread. Nothing is owned, nothing fails.
 */
#ifndef HOUSEFUL_STATUS_H
#define HOUSEFUL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

/* HF_API marks what the shared library exports; everything else stays hidden. */
#if defined(__GNUC__)
#define HF_API __attribute__((visibility("default")))
#else
#define HF_API
#endif

typedef enum hf_status {
    HF_OK = 0,            /* done */
    HF_NO_MEMORY = -1,    /* an allocation failed; nothing was changed */
    HF_BAD_ARGUMENT = -2, /* an argument outside its documented range */
    HF_BAD_SHAPE = -3,    /* the specification describes no board */
    HF_BAD_TEXT = -4,     /* the text is not a board; the record says where and why */
    HF_UNSUPPORTED = -5,  /* this engine cannot serve that shape or that processor */
    HF_TOO_LARGE = -6,    /* beyond a documented bound */
    HF_END = -7,          /* nothing more */
    HF_STOPPED = -8       /* asked to stop, or a limit of time was reached */
} hf_status;

/* A short English phrase for a status, for messages. Never NULL; static storage. */
HF_API const char *hf_status_text(hf_status status);

#ifdef __cplusplus
}
#endif
#endif
