/* SPDX-License-Identifier: MIT
 *
 * all.c - all fuzz targets in one program, which runs the one it is called by: fuzz_line the target of fuzz_line.c.
 * One program is linked much faster than thirty.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*target_fn)(const uint8_t *data, size_t size);

#define TARGET(name) int target_##name(const uint8_t *data, size_t size);
#include "targets.h"
#undef TARGET

static const struct {
    const char *name;
    target_fn run;
} targets[] = {
#define TARGET(name) {"fuzz_" #name, target_##name},
#include "targets.h"
#undef TARGET
};

static target_fn chosen;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const char *path = (*argv)[0], *slash = strrchr(path, '/');
    (void)argc;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(slash ? slash + 1 : path, targets[i].name) == 0)
            chosen = targets[i].run;
    if (chosen)
        return 0;
    fprintf(stderr, "%s is no name of a target\n", path);
    exit(2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return chosen(data, size);
}
