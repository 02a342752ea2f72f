/* SPDX-License-Identifier: MIT
 *
 * class_progress.c - see class_progress.h.
 */
#define _DEFAULT_SOURCE
#include "class_progress.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "command.h"

static const char title[] = "houseful dedupe 1";

/* ---- writing --------------------------------------------------------------------------------- */

static uint64_t length_of(hf_class_store *store, FILE *file)
{
    if (file == NULL)
        return 0;
    if (fflush(file) != 0 || fsync(fileno(file)) != 0)
        hf_class_store_fail(store, "a file cannot be written");
    long length = ftell(file);
    return length < 0 ? 0 : (uint64_t)length;
}

static void write_progress(FILE *file, const hf_operands *operands, const hf_class_progress *p)
{
    fprintf(file, "%s\n", title);
    fprintf(file, "pieces %" PRIu64 "\nfinished %d\nrecords %" PRIu64 "\nclasses %" PRIu64 "\n",
            p->pieces, p->finished, p->records, p->classes);
    fprintf(file, "output %" PRIu64 "\nkept %" PRIu64 " %" PRIu64 "\ngeneration %u\n", p->output,
            p->kept_keys, p->kept_text, p->generation);
    for (size_t i = 0; i < operands->count; i++)
        fprintf(file, "input %s\n", operands->at[i]);
    fprintf(file, "end\n");
}

void hf_class_progress_write(hf_class_store *store, const hf_operands *operands,
                             hf_class_progress *progress)
{
    char from[4096], to[4096];
    if (store->broken)
        return;
    unsigned before = progress->generation;
    progress->output = length_of(store, store->output);
    progress->kept_keys = length_of(store, store->kept_keys);
    progress->kept_text = length_of(store, store->kept_text);
    progress->generation = store->generation;
    progress->records = store->records;
    progress->classes = store->classes;
    FILE *file = hf_class_store_file(store, "progress.new", "w");
    if (file == NULL)
        return;
    write_progress(file, operands, progress);
    length_of(store, file);
    if (fclose(file) != 0)
        hf_class_store_fail(store, "progress.new");
    snprintf(from, sizeof from, "%s/progress.new", store->folder);
    snprintf(to, sizeof to, "%s/progress", store->folder);
    if (!store->broken && rename(from, to) != 0)
        hf_class_store_fail(store, "progress");
    if (!store->broken && before > 0 && before != progress->generation) {
        snprintf(from, sizeof from, "%s/classes.%u", store->folder, before);
        unlink(from);
    }
}

/* ---- reading --------------------------------------------------------------------------------- */

/* One line that is a number, or two. */
static void read_number(const char *line, hf_class_progress *p)
{
    uint64_t a = 0, b = 0;
    char word[16];
    if (sscanf(line, "%15s %" SCNu64 " %" SCNu64, word, &a, &b) < 2)
        return;
    const struct {
        const char *word;
        uint64_t *to;
    } numbers[] = {{"pieces", &p->pieces},
                   {"records", &p->records},
                   {"classes", &p->classes},
                   {"output", &p->output},
                   {"kept", &p->kept_keys}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (strcmp(word, numbers[i].word) == 0)
            *numbers[i].to = a;
    if (strcmp(word, "kept") == 0)
        p->kept_text = b;
    if (strcmp(word, "finished") == 0)
        p->finished = a != 0;
    if (strcmp(word, "generation") == 0)
        p->generation = (unsigned)a;
}

/* Says what does not fit; NULL: all does, or the input may be another one because the last is finished. */
static const char *read_lines(FILE *file, const hf_operands *operands, hf_class_progress *p)
{
    char line[4200];
    size_t inputs = 0;
    bool same = true, ended = false;
    if (fgets(line, sizeof line, file) == NULL || strncmp(line, title, sizeof title - 1) != 0)
        return "it is no state of this version of dedupe";
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "input ", 6) == 0) {
            same &= inputs < operands->count && strcmp(line + 6, operands->at[inputs]) == 0;
            inputs++;
        }
        ended |= strcmp(line, "end") == 0;
        read_number(line, p);
    }
    if (!ended)
        return "its file 'progress' is not whole";
    if (!p->finished && (!same || inputs != operands->count))
        return "it belongs to other input, which is not finished";
    return NULL;
}

bool hf_class_progress_read(hf_class_store *store, const hf_operands *operands,
                            hf_class_progress *progress)
{
    char path[4096];
    *progress = (hf_class_progress){0};
    snprintf(path, sizeof path, "%s/progress", store->folder);
    FILE *file = fopen(path, "r");
    if (file == NULL && errno == ENOENT)
        return true;
    if (file == NULL) {
        hf_class_store_fail(store, "progress");
        return false;
    }
    const char *why = read_lines(file, operands, progress);
    fclose(file);
    if (why != NULL) {
        hf_message("--state %s: %s", store->folder, why);
        return false;
    }
    if (progress->finished)
        *progress = (hf_class_progress){.generation = progress->generation};
    return true;
}

/* ---- going on -------------------------------------------------------------------------------- */

static FILE *open_cut(hf_class_store *store, const char *path, uint64_t length)
{
    FILE *file = fopen(path, length > 0 ? "r+b" : "w+b");
    if (file == NULL || ftruncate(fileno(file), (off_t)length) != 0 ||
        fseek(file, 0, SEEK_END) != 0)
        hf_class_store_fail(store, path);
    if (file != NULL && !store->broken && (uint64_t)ftell(file) != length) {
        hf_message("%s is shorter than it was", path);
        store->broken = true;
    }
    return file;
}

bool hf_class_progress_resume(hf_class_store *store, const hf_class_progress *progress,
                              const char *output)
{
    char path[4096];
    store->output = open_cut(store, output, progress->output);
    if (store->counting) {
        snprintf(path, sizeof path, "%s/kept.keys", store->folder);
        store->kept_keys = open_cut(store, path, progress->kept_keys);
        snprintf(path, sizeof path, "%s/kept.text", store->folder);
        store->kept_text = open_cut(store, path, progress->kept_text);
    }
    store->generation = progress->generation;
    store->records = progress->records;
    store->classes = progress->classes;
    return !store->broken && hf_class_store_load(store);
}
