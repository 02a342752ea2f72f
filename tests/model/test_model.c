/* SPDX-License-Identifier: MIT
 *
 * test_model.c - sequences of public calls against the model: those that once failed, and random ones.
 *
 *     test_model                      the test, TAP on standard output
 *     test_model FIRST COUNT          random sequences of these seeds
 *     test_model FILE...              plays these
 *
 * A sequence that fails is shrunk, written to model-failed-SEED.txt in the folder of the program, and told.
 * Once it is mended, it belongs into tests/model/kept/.
 */
#include <dirent.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

#ifndef MODEL_KEPT
#define MODEL_KEPT "tests/model/kept"
#endif

static const char *folder = ".";
static int tests, failures;

static bool tell(bool good, const char *name)
{
    printf("%s %d - %s\n", good ? "ok" : "not ok", ++tests, name);
    failures += !good;
    fflush(stdout);
    return good;
}

static void print_sequence(const model_sequence *sequence, const char *what)
{
    printf("# %s\n", what);
    for (uint32_t i = 0; i < sequence->count; i++) {
        const model_move *m = &sequence->move[i];
        printf("#   %s %" PRIu32 " %" PRIu32 " %" PRIu32 " %" PRIu32 "\n", model_words[m->word],
               m->number[0], m->number[1], m->number[2], m->number[3]);
    }
}

static void keep(model_sequence *sequence, uint64_t seed)
{
    char path[4096], what[160];
    model_shrink(sequence, false);
    model_try(sequence, false, what);
    print_sequence(sequence, what);
    snprintf(path, sizeof path, "%s/model-failed-%" PRIu64 ".txt", folder, seed);
    FILE *file = fopen(path, "w");
    if (!file)
        return;
    fprintf(file, "# seed %" PRIu64 ": %s\n", seed, what);
    model_write(sequence, file);
    fclose(file);
    printf("# written to %s\n", path);
}

static bool play_random(uint64_t first, uint64_t count)
{
    uint64_t failed = 0;
    for (uint64_t seed = first; seed < first + count && failed < 5; seed++) {
        model_sequence sequence;
        char what[160];
        model_draw(&sequence, seed);
        if (model_try(&sequence, false, what))
            continue;
        failed++;
        keep(&sequence, seed);
    }
    return failed == 0;
}

static bool play_file(const char *path)
{
    model_sequence sequence;
    char what[160];
    FILE *file = fopen(path, "r");
    bool good = file && model_read(&sequence, file);
    if (file)
        fclose(file);
    if (!good) {
        printf("# %s is no sequence\n", path);
        return false;
    }
    good = model_try(&sequence, false, what);
    if (!good)
        print_sequence(&sequence, what);
    return good;
}

static bool play_kept(uint32_t *played)
{
    DIR *dir = opendir(MODEL_KEPT);
    bool good = dir != NULL;
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        char path[4096];
        if (!strstr(entry->d_name, ".txt"))
            continue;
        snprintf(path, sizeof path, "%s/%s", MODEL_KEPT, entry->d_name);
        good &= play_file(path);
        ++*played;
    }
    if (dir)
        closedir(dir);
    return good && *played > 0;
}

/* With an answer bent on purpose: found soon, and shrunk to a handful of moves that still show it. */
static bool finds_a_fault(void)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        model_sequence sequence;
        char what[160];
        model_draw(&sequence, seed);
        if (model_try(&sequence, true, what))
            continue;
        uint32_t before = sequence.count;
        model_shrink(&sequence, true);
        bool shown = !model_try(&sequence, true, what) && model_try(&sequence, false, what);
        printf("# found at seed %" PRIu64 ", shrunk from %" PRIu32 " moves to %" PRIu32 "\n", seed,
               before, sequence.count);
        return shown && sequence.count <= 8;
    }
    return false;
}

static uint64_t sequences(void)
{
    const char *length = getenv("HOUSEFUL_TEST_LENGTH");
    if (length && strcmp(length, "soak") == 0)
        return 100000;
    return length && strcmp(length, "short") == 0 ? 15 : 150;
}

int main(int count, char **arguments)
{
    char name[100];
    uint32_t kept = 0;
    char *slash = strrchr(arguments[0], '/');
    if (slash) {
        *slash = '\0';
        folder = arguments[0];
    }
    if (count == 3 && strspn(arguments[1], "0123456789") == strlen(arguments[1]))
        return !play_random(strtoull(arguments[1], NULL, 10), strtoull(arguments[2], NULL, 10));
    if (count > 1) {
        bool good = true;
        for (int i = 1; i < count; i++)
            good &= play_file(arguments[i]);
        return !good;
    }
    tell(play_kept(&kept), "sequences that once failed");
    snprintf(name, sizeof name, "%" PRIu64 " random sequences", sequences());
    tell(play_random(1000, sequences()), name);
    tell(finds_a_fault(), "a planted fault is found and shrunk");
    printf("1..%d\n", tests);
    return failures > 0;
}
