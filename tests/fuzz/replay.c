/* SPDX-License-Identifier: MIT
 *
 * replay.c - every input that fuzzing has kept, once through its target, without a fuzzer. So what was
 * found once stays mended, and what the corpora reach is reached by every run of the tests.
 *
 * targets.h lists the targets.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int (*target_fn)(const uint8_t *data, size_t size);

#define TARGET(name) int target_##name(const uint8_t *data, size_t size);
#include "targets.h"
#undef TARGET

static const struct {
    const char *name;
    target_fn run;
} targets[] = {
#define TARGET(name) {#name, target_##name},
#include "targets.h"
#undef TARGET
};

static char path[4096];

/* A target that finds a fault aborts: says at which input. */
static void tell_input(int signal_number)
{
    static const char head[] = "# the input is ", end[] = "\n";
    (void)signal_number;
    if (write(STDERR_FILENO, head, sizeof head - 1) > 0 &&
        write(STDERR_FILENO, path, strlen(path)) > 0 && write(STDERR_FILENO, end, 1) > 0)
        signal(SIGABRT, SIG_DFL);
}

/* An input in memory of its own length, so that a sanitizer sees what is read beyond it. */
static int replay_input(target_fn run, FILE *file, long size)
{
    uint8_t *data = malloc(size > 0 ? (size_t)size : 1);
    size_t got = data && size > 0 ? fread(data, 1, (size_t)size, file) : 0;
    if (data)
        run(data, got);
    free(data);
    return data != NULL;
}

static int replay_file(target_fn run)
{
    int done = 0;
    FILE *file = fopen(path, "rb");
    if (!file)
        return 0;
    if (fseek(file, 0, SEEK_END) == 0) {
        long size = ftell(file);
        rewind(file);
        done = replay_input(run, file, size);
    }
    fclose(file);
    return done;
}

/* Many inputs in one file, as tests/fuzz/pack writes them. */
static int replay_pack(const char *folder, const char *name, target_fn run)
{
    int inputs = 0;
    char length[5] = "";
    snprintf(path, sizeof path, "%s/%s.pack", folder, name);
    FILE *file = fopen(path, "rb");
    while (file && fread(length, 1, 4, file) == 4) {
        snprintf(path, sizeof path, "number %d of %s/%s.pack", inputs + 1, folder, name);
        inputs += replay_input(run, file, strtol(length, NULL, 16));
    }
    if (file)
        fclose(file);
    return inputs;
}

static int replay_folder(const char *folder, const char *name, target_fn run)
{
    int inputs = 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    DIR *list = opendir(path);
    for (struct dirent *entry; list && (entry = readdir(list));)
        if (entry->d_name[0] != '.') {
            snprintf(path, sizeof path, "%s/%s/%s", folder, name, entry->d_name);
            inputs += replay_file(run);
        }
    if (list)
        closedir(list);
    return inputs;
}

#ifndef FUZZ_CORPUS
#define FUZZ_CORPUS "tests/fuzz/corpus"
#endif

int main(int argc, char **argv)
{
    const char *folder = argc > 1 ? argv[1] : FUZZ_CORPUS;
    int count = (int)(sizeof targets / sizeof *targets), failed = 0;
    signal(SIGABRT, tell_input);
    for (int i = 0; i < count; i++) {
        int inputs = replay_folder(folder, targets[i].name, targets[i].run) +
                     replay_pack(folder, targets[i].name, targets[i].run);
        printf("%s %d - replayed: %s, %d inputs\n", inputs > 0 ? "ok" : "not ok", i + 1,
               targets[i].name, inputs);
        fflush(stdout);
        failed += inputs == 0;
    }
    printf("1..%d\n", count);
    return failed > 0;
}
