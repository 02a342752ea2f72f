/* SPDX-License-Identifier: MIT
 *
 * term.h - what there is to know about the terminal, and the line that shows progress on it.
 */
#ifndef HF_CLI_TERM_H
#define HF_CLI_TERM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Is stdout a terminal? */
bool hf_term_out(void);
/* Its width in columns: of the terminal, of $COLUMNS, or 80. */
unsigned hf_term_width(void);
/* Shall stdout be coloured? `when` is "auto" (or NULL), "always" or "never". In "auto": on a
 * terminal that is not dumb, unless NO_COLOR is set and not empty. */
bool hf_term_colour(const char *when);
/* Nanoseconds of a clock that never goes back. */
uint64_t hf_term_now(void);
/* When a limit of time ends that begins now, 0 (never) if it is 0, which is none; and what is left until then, 1 at
 * least, 0 if it never ends. */
uint64_t hf_term_ends(uint64_t limit_ns);
uint64_t hf_term_left(uint64_t ends_ns);
bool hf_term_is_up(uint64_t ends_ns);

/* Shown on stderr if that is a terminal and stdout is none, from the second second on. */
typedef struct hf_progress {
    bool wanted;
    bool shown; /* there is a line on the screen */
    uint64_t start;
    uint64_t next;  /* when to show it again */
    uint64_t total; /* bytes of input; 0: not known */
} hf_progress;

void hf_progress_start(hf_progress *progress, uint64_t total, bool quiet);
void hf_progress_update(hf_progress *progress, uint64_t records, uint64_t bytes);
/* Takes the line off the screen. */
void hf_progress_clear(hf_progress *progress);

#endif
