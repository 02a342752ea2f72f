/* SPDX-License-Identifier: MIT
 *
 * ladder.c - a ladder as an object: making, copying and asking it.
 */
#include "logic/ladder.h"

#include <stdlib.h>
#include <string.h>

#include "base/options.h"

void hf_logic_options_init(hf_logic_options *options, size_t size)
{
    hf_logic_options defaults = {.size = sizeof defaults,
                                 .max_fins = 5,
                                 .max_endo_fins = 2,
                                 .max_chain = 20,
                                 .missing_candidates = true};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

hf_status hf_ladder_new(hf_ladder **out)
{
    hf_ladder *ladder = calloc(1, sizeof *ladder);
    *out = ladder;
    if (ladder == NULL)
        return HF_NO_MEMORY;
    hf_logic_options_init(&ladder->options, sizeof ladder->options);
    return HF_OK;
}

void hf_ladder_free(hf_ladder *ladder)
{
    free(ladder);
}

void hf_ladder_copy(hf_ladder *to, const hf_ladder *from)
{
    *to = *from;
}

uint32_t hf_ladder_rungs(const hf_ladder *ladder)
{
    return ladder->rungs;
}

void hf_ladder_options(const hf_ladder *ladder, hf_logic_options *options)
{
    size_t size = options->size;
    hf_options_init(options, size, &ladder->options, sizeof ladder->options);
}

hf_status hf_ladder_set_options(hf_ladder *ladder, const hf_logic_options *options)
{
    hf_logic_options chosen;
    hf_logic_options_init(&chosen, sizeof chosen);
    if (!hf_options_take(&chosen, sizeof chosen, options))
        return HF_BAD_ARGUMENT;
    ladder->options = chosen;
    return HF_OK;
}
