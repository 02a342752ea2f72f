/* SPDX-License-Identifier: MIT
 *
 * engines_agree.c - says which lane engines this processor can run, and whether they agree with
 * `nine`, on as many puzzles as the argument says; fails if one does not.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agree.h"

int main(int argc, char **argv)
{
    size_t count = argc > 1 ? strtoul(argv[1], NULL, 10) : 3000;
    int failed = 0;
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = hf_engine_at(i);
        const char *name = hf_engine_name(engine);
        if (strncmp(name, "lanes-", 6) != 0 || (hf_engine_needs(engine) & ~hf_cpu_detect()) != 0)
            continue;
        int differences = agree(engine, count);
        printf("%s %s\n", name, differences == 0 ? "agrees" : "DIFFERS");
        failed |= differences != 0;
    }
    return failed;
}
