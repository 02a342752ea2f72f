/* SPDX-License-Identifier: MIT
 *
 * logic_args.h - group "Logic": the options that choose rules and their order.
 */
#ifndef HF_CLI_LOGIC_ARGS_H
#define HF_CLI_LOGIC_ARGS_H

#include "args.h"
#include "houseful/logic.h"

typedef struct hf_logic_args {
    const char *ladder;   /* a built-in ladder or a file */
    const char *only;     /* rules, parted by commas */
    const char *without;  /* likewise */
    const char *max_rule; /* the hardest rule to use */
} hf_logic_args;

extern const hf_option hf_logic_arg_options[];

/* The ladder that the options ask for; `name` is the one without --ladder. Free it with
 * hf_ladder_free. Returns HF_EXIT_OK, or after a message the status to exit with. */
int hf_logic_args_read(const char *command, const hf_logic_args *args, const char *name,
                       hf_ladder **out);
/* The rule with this name; if there is none, NULL and a message with the nearest name. */
const hf_rule *hf_logic_args_rule(const char *command, const char *option, const char *name);

#endif
