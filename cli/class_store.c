/* SPDX-License-Identifier: MIT
 *
 * class_store.c - see class_store.h.
 */
#define _DEFAULT_SOURCE
#include "class_store.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"

/* In the set: the class is in the file as well. Counts stay far below. */
#define OLD (UINT64_C(1) << 63)

enum { BLOCK = 4096 };

/* ---- files ----------------------------------------------------------------------------------- */

void hf_class_store_fail(hf_class_store *store, const char *what)
{
    if (!store->broken)
        hf_message("%s in %s: %s", what, store->folder, hf_error_text(errno));
    store->broken = true;
}

static void path_of(const hf_class_store *store, const char *name, char path[4096])
{
    snprintf(path, 4096, "%s/%s", store->folder, name);
}

FILE *hf_class_store_file(hf_class_store *store, const char *name, const char *mode)
{
    char path[4096];
    path_of(store, name, path);
    FILE *file = fopen(path, mode);
    if (file == NULL)
        hf_class_store_fail(store, name);
    return file;
}

static void name_classes(unsigned generation, char name[32])
{
    snprintf(name, 32, "classes.%u", generation);
}

static void remove_file(const hf_class_store *store, const char *name)
{
    char path[4096];
    path_of(store, name, path);
    unlink(path);
}

bool hf_class_store_open(hf_class_store *store, const char *folder, size_t memory, bool counting)
{
    *store = (hf_class_store){.counting = counting, .whole = true};
    if (folder == NULL) {
        static char made[4096];
        const char *base = getenv("TMPDIR");
        base = base != NULL && *base ? base : "/tmp";
        snprintf(made, sizeof made, "%s/houseful.XXXXXX", base);
        folder = mkdtemp(made);
        store->folder = folder != NULL ? made : base;
        store->temporary = folder != NULL;
    } else {
        store->folder = folder;
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            folder = NULL;
    }
    if (folder == NULL) {
        hf_class_store_fail(store, "no folder for temporary files");
        return false;
    }
    if (!hf_class_set_open(&store->set, memory)) {
        hf_message("out of memory");
        return false;
    }
    return true;
}

static void close_file(FILE **file)
{
    if (*file != NULL)
        fclose(*file);
    *file = NULL;
}

void hf_class_store_close(hf_class_store *store)
{
    static const char *const names[] = {"spool", "kept.keys", "kept.text"};
    char name[32];
    close_file(&store->spool);
    close_file(&store->kept_keys);
    close_file(&store->kept_text);
    hf_class_set_close(&store->set);
    free(store->scratch);
    if (!store->temporary)
        return;
    name_classes(store->generation, name);
    remove_file(store, name);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        remove_file(store, names[i]);
    rmdir(store->folder);
}

/* ---- records --------------------------------------------------------------------------------- */

static void write_text(hf_class_store *store, FILE *file, const char *text, size_t length)
{
    uint64_t size = length;
    if (fwrite(&size, sizeof size, 1, file) != 1 || fwrite(text, 1, length, file) != length)
        hf_class_store_fail(store, "a temporary file cannot be written");
}

/* The next text of a spool into store->scratch; false: there is none. */
static bool read_text(hf_class_store *store, FILE *file, size_t *length)
{
    uint64_t size;
    if (fread(&size, sizeof size, 1, file) != 1)
        return false;
    if (size > store->scratch_size) {
        char *larger = realloc(store->scratch, (size_t)size);
        if (larger == NULL) {
            hf_class_store_fail(store, "memory for a record");
            return false;
        }
        store->scratch = larger;
        store->scratch_size = (size_t)size;
    }
    *length = (size_t)size;
    return fread(store->scratch, 1, *length, file) == *length;
}

static void put_out(hf_class_store *store, const char *text, size_t length)
{
    FILE *file = store->output != NULL ? store->output : stdout;
    if (fwrite(text, 1, length, file) != length && !store->broken) {
        if (errno != EPIPE)
            hf_message("cannot write the output: %s", hf_error_text(errno));
        store->broken = true;
    }
}

/* A record that is the first of its class. */
static void tell_first(hf_class_store *store, const hf_class_key *key, const char *text,
                       size_t length)
{
    store->classes++;
    if (!store->counting) {
        put_out(store, text, length);
        return;
    }
    if (store->kept_keys == NULL)
        store->kept_keys = hf_class_store_file(store, "kept.keys", "w+b");
    if (store->kept_text == NULL)
        store->kept_text = hf_class_store_file(store, "kept.text", "w+b");
    if (store->broken)
        return;
    hf_class one = {*key, 0};
    if (fwrite(&one, sizeof one, 1, store->kept_keys) != 1)
        hf_class_store_fail(store, "kept.keys");
    write_text(store, store->kept_text, text, length);
}

static void let_wait(hf_class_store *store, const hf_class_key *key, const char *text,
                     size_t length)
{
    if (store->spool == NULL)
        store->spool = hf_class_store_file(store, "spool", "w+b");
    if (store->broken)
        return;
    if (fwrite(key, sizeof *key, 1, store->spool) != 1)
        hf_class_store_fail(store, "spool");
    write_text(store, store->spool, text, length);
}

void hf_class_store_take(hf_class_store *store, const hf_class_key *key, const char *text,
                         size_t length)
{
    bool fresh;
    if (store->broken)
        return;
    if (hf_class_set_add(&store->set, key, 1, &fresh) == NULL) {
        hf_class_store_save(store);
        if (store->whole)
            hf_class_set_clear(&store->set);
        store->whole = false;
        if (hf_class_set_add(&store->set, key, 1, &fresh) == NULL)
            hf_class_store_fail(store, "memory for classes");
    }
    store->records++;
    if (fresh && store->whole)
        tell_first(store, key, text, length);
    else if (fresh)
        let_wait(store, key, text, length);
}

/* ---- the file of classes --------------------------------------------------------------------- */

/* Writes what is less than `until` (NULL: all the rest) of the set. */
static void write_set(hf_class_store *store, size_t *place, const hf_class_key *until, FILE *to)
{
    hf_class *one;
    while ((one = hf_class_set_next(&store->set, place)) != NULL) {
        if (until != NULL && hf_class_key_compare(&one->key, until) >= 0) {
            --*place;
            return;
        }
        hf_class told = {one->key, one->count & ~OLD};
        if (fwrite(&told, sizeof told, 1, to) != 1)
            hf_class_store_fail(store, "the file of classes cannot be written");
    }
}

/* The set and the file, which have classes in common, into a new file. */
static void merge(hf_class_store *store, FILE *from, FILE *to)
{
    hf_class old;
    size_t place = 0;
    while (!store->broken && fread(&old, sizeof old, 1, from) == 1) {
        write_set(store, &place, &old.key, to);
        size_t here = place;
        hf_class *one = hf_class_set_next(&store->set, &here);
        if (one != NULL && hf_class_key_compare(&one->key, &old.key) == 0) {
            place = here;
            old.count += one->count;
            one->count |= OLD;
        }
        if (fwrite(&old, sizeof old, 1, to) != 1)
            hf_class_store_fail(store, "the file of classes cannot be written");
    }
    write_set(store, &place, NULL, to);
}

/* What waited: the first of its class if the file had not known it. */
static void decide_waiting(hf_class_store *store)
{
    hf_class_key key;
    size_t length;
    if (store->spool == NULL || store->broken)
        return;
    rewind(store->spool);
    while (fread(&key, sizeof key, 1, store->spool) == 1 &&
           read_text(store, store->spool, &length)) {
        const hf_class *one = hf_class_set_find(&store->set, &key);
        if (one != NULL && (one->count & OLD) == 0)
            tell_first(store, &key, store->scratch, length);
    }
    if (ferror(store->spool))
        hf_class_store_fail(store, "spool");
    close_file(&store->spool);
    remove_file(store, "spool");
}

/* While all classes are in memory the file is only a copy of it, and is not merged but replaced. */
void hf_class_store_save(hf_class_store *store)
{
    char name[32];
    FILE *from = NULL;
    size_t place = 0;
    if (store->broken)
        return;
    name_classes(store->generation, name);
    if (!store->whole && store->generation > 0)
        from = hf_class_store_file(store, name, "rb");
    name_classes(store->generation + 1, name);
    FILE *to = store->broken ? NULL : hf_class_store_file(store, name, "wb");
    if (to != NULL && from != NULL)
        merge(store, from, to);
    else if (to != NULL)
        write_set(store, &place, NULL, to);
    if (from != NULL && ferror(from))
        hf_class_store_fail(store, "the file of classes cannot be read");
    close_file(&from);
    if (to != NULL && fclose(to) != 0)
        hf_class_store_fail(store, "the file of classes cannot be written");
    if (store->broken)
        return;
    decide_waiting(store);
    if (!store->whole)
        hf_class_set_clear(&store->set);
    if (store->temporary && store->generation > 0) {
        name_classes(store->generation, name);
        remove_file(store, name);
    }
    store->generation++;
}

bool hf_class_store_load(hf_class_store *store)
{
    char name[32];
    hf_class one;
    bool fresh;
    if (store->generation == 0)
        return true;
    name_classes(store->generation, name);
    FILE *file = hf_class_store_file(store, name, "rb");
    while (file != NULL && fread(&one, sizeof one, 1, file) == 1) {
        store->known++;
        if (store->whole && hf_class_set_add(&store->set, &one.key, one.count, &fresh) == NULL) {
            store->whole = false;
            hf_class_set_clear(&store->set);
        }
    }
    if (file != NULL && ferror(file))
        hf_class_store_fail(store, name);
    close_file(&file);
    return !store->broken;
}

/* ---- counts ---------------------------------------------------------------------------------- */

/* Copies the counts of the set's classes to the records that were kept. */
static void note_counts(hf_class_store *store)
{
    hf_class block[BLOCK];
    for (long from = 0; !store->broken; from += (long)sizeof block) {
        fseek(store->kept_keys, from, SEEK_SET);
        size_t count = fread(block, sizeof *block, BLOCK, store->kept_keys);
        if (count == 0)
            break;
        for (size_t i = 0; i < count; i++) {
            const hf_class *one = hf_class_set_find(&store->set, &block[i].key);
            block[i].count = one != NULL ? one->count & ~OLD : block[i].count;
        }
        fseek(store->kept_keys, from, SEEK_SET);
        if (fwrite(block, sizeof *block, count, store->kept_keys) != count)
            hf_class_store_fail(store, "kept.keys");
    }
}

/* The counts of all classes: from memory, or from the file, as much at a time as fits. */
static void find_counts(hf_class_store *store)
{
    char name[32];
    hf_class one;
    bool fresh;
    if (store->whole) {
        note_counts(store);
        return;
    }
    name_classes(store->generation, name);
    FILE *file = hf_class_store_file(store, name, "rb");
    hf_class_set_clear(&store->set);
    while (file != NULL && !store->broken && fread(&one, sizeof one, 1, file) == 1) {
        if (hf_class_set_add(&store->set, &one.key, one.count, &fresh) != NULL)
            continue;
        note_counts(store);
        hf_class_set_clear(&store->set);
        hf_class_set_add(&store->set, &one.key, one.count, &fresh);
    }
    note_counts(store);
    close_file(&file);
}

static void tell_counts(hf_class_store *store)
{
    hf_class one;
    size_t length;
    char number[32];
    rewind(store->kept_keys);
    rewind(store->kept_text);
    while (!store->broken && fread(&one, sizeof one, 1, store->kept_keys) == 1 &&
           read_text(store, store->kept_text, &length)) {
        int digits = snprintf(number, sizeof number, "%llu\t", (unsigned long long)one.count);
        put_out(store, number, (size_t)digits);
        put_out(store, store->scratch, length);
    }
    if (ferror(store->kept_keys) || ferror(store->kept_text))
        hf_class_store_fail(store, "a temporary file cannot be read");
}

void hf_class_store_finish(hf_class_store *store)
{
    if (!store->whole)
        hf_class_store_save(store);
    if (store->counting && store->kept_keys != NULL && !store->broken) {
        find_counts(store);
        tell_counts(store);
    }
    if (!store->broken && fflush(store->output != NULL ? store->output : stdout) != 0) {
        hf_message("cannot write the output: %s", hf_error_text(errno));
        store->broken = true;
    }
}
