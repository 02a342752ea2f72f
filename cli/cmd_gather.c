/* SPDX-License-Identifier: MIT
 *
 * cmd_gather.c - `houseful gather`: the parts of a piece of work, checked and put together.
 *
 * Parts are known by their receipts. Nothing is written before all is right: every part is there once, of one
 * command, they tile the work without gap or overlap, and each file is what its receipt says.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "compressed.h"
#include "out.h"
#include "output.h"
#include "receipt.h"

typedef struct settings {
    bool distinct;
    bool check;
    hf_output_args output;
} settings;

typedef struct shard_file {
    char *name;
    hf_receipt receipt;
} shard_file;

typedef struct collection {
    shard_file *files;
    size_t count, room;
} collection;

/* ---- finding --------------------------------------------------------------------------------- */

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* One more, with its name; NULL: no memory. */
static shard_file *new_file(collection *all, const char *folder, const char *entry)
{
    size_t size = strlen(folder) + strlen(entry) + 2;
    shard_file *file;

    if (all->count == all->room) {
        size_t room = all->room ? 2 * all->room : 64;
        shard_file *files = realloc(all->files, room * sizeof *files);
        if (files == NULL)
            return NULL;
        all->files = files;
        all->room = room;
    }
    file = &all->files[all->count];
    file->name = malloc(size);
    if (file->name == NULL)
        return NULL;
    snprintf(file->name, size, "%s/%s", folder, entry);
    all->count++;
    return file;
}

static bool add_file(collection *all, const char *folder, const char *entry)
{
    shard_file *file = new_file(all, folder, entry);

    if (file == NULL) {
        hf_message("out of memory");
        return false;
    }
    if (!hf_receipt_read(file->name, &file->receipt)) {
        hf_message("%s is no receipt", file->name);
        return false;
    }
    file->name[strlen(file->name) - strlen(".ok")] = '\0';
    return true;
}

static int by_part(const void *first, const void *second)
{
    const shard_file *a = first, *b = second;

    if (a->receipt.part != b->receipt.part)
        return a->receipt.part < b->receipt.part ? -1 : 1;
    return strcmp(a->name, b->name);
}

static int find_files(const char *folder, collection *all)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;
    bool right = true;

    if (directory == NULL) {
        hf_message("cannot open %s: %s", folder, hf_error_text(errno));
        return HF_EXIT_IO;
    }
    while (right && (entry = readdir(directory)) != NULL)
        if (ends_with(entry->d_name, ".ok") && !ends_with(entry->d_name, ".part.ok"))
            right = add_file(all, folder, entry->d_name);
    closedir(directory);
    if (!right)
        return HF_EXIT_IO;
    if (all->count > 1)
        qsort(all->files, all->count, sizeof *all->files, by_part);
    return HF_EXIT_OK;
}

/* ---- checking -------------------------------------------------------------------------------- */

/* Are they parts of one piece of work? */
static bool are_one_work(const collection *all)
{
    const hf_receipt *first = &all->files[0].receipt;

    for (size_t i = 1; i < all->count; i++) {
        const hf_receipt *other = &all->files[i].receipt;
        const char *what = strcmp(first->command, other->command) != 0   ? "command"
                           : strcmp(first->version, other->version) != 0 ? "version"
                           : first->parts != other->parts                ? "number of parts"
                                                                         : NULL;
        if (what != NULL) {
            hf_message("%s and %s differ in their %s: they are not of one piece of work",
                       all->files[0].name, all->files[i].name, what);
            return false;
        }
    }
    return true;
}

/* A part that was done twice counts once, if both have the same result. */
static bool drop_doubles(collection *all)
{
    size_t kept = 0;

    for (size_t i = 0; i < all->count; i++) {
        shard_file *last = kept > 0 ? &all->files[kept - 1] : NULL;
        if (last == NULL || last->receipt.part != all->files[i].receipt.part) {
            shard_file file = all->files[i];
            all->files[i].name = NULL;
            free(i == kept ? NULL : all->files[kept].name);
            all->files[kept++] = file;
            continue;
        }
        if (strcmp(last->receipt.sha256, all->files[i].receipt.sha256) != 0) {
            hf_message("%s and %s are both part %" PRIu64 ", and differ", last->name,
                       all->files[i].name, last->receipt.part);
            return false;
        }
        free(all->files[i].name);
        all->files[i].name = NULL;
    }
    all->count = kept;
    return true;
}

/* Names the parts that are not there, as Slurm writes them: 3,17-19. */
static bool is_complete(const collection *all)
{
    hf_out missing = {0};
    uint64_t parts = all->files[0].receipt.parts, next = 1, count = 0;

    for (size_t i = 0; i <= all->count; i++) {
        uint64_t part = i < all->count ? all->files[i].receipt.part : parts + 1;
        if (part > next) {
            hf_out_format(&missing, "%s%" PRIu64, missing.length ? "," : "", next);
            if (part - 1 > next)
                hf_out_format(&missing, "-%" PRIu64, part - 1);
            count += part - next;
        }
        next = part + 1;
    }
    hf_out_char(&missing, '\0');
    if (count > 0)
        hf_message("%" PRIu64 " of %" PRIu64 " parts missing: --array=%s", count, parts,
                   missing.failed ? "?" : missing.data);
    hf_out_free(&missing);
    return count == 0;
}

static bool do_tile(const collection *all)
{
    for (size_t i = 0; i < all->count; i++) {
        const hf_receipt *this = &all->files[i].receipt;
        uint64_t expected = i > 0 ? all->files[i - 1].receipt.end : this->begin;

        if (this->begin != expected || this->place != this->end) {
            hf_message("%s begins at %" PRIu64 " and came to %" PRIu64 "; expected %" PRIu64
                       " to %" PRIu64,
                       all->files[i].name, this->begin, this->place, expected, this->end);
            return false;
        }
    }
    return true;
}

static bool is_as_received(const shard_file *file)
{
    static char buffer[1 << 16];
    char text[HF_SHA256_TEXT];
    hf_sha256 hash;
    ssize_t count = 0;
    int descriptor = open(file->name, O_RDONLY | O_CLOEXEC);

    hf_sha256_begin(&hash);
    while (descriptor >= 0 && (count = read(descriptor, buffer, sizeof buffer)) > 0)
        hf_sha256_add(&hash, buffer, (size_t)count);
    if (descriptor < 0 || count < 0) {
        hf_message("cannot read %s: %s", file->name, hf_error_text(errno));
        if (descriptor >= 0)
            close(descriptor);
        return false;
    }
    close(descriptor);
    hf_sha256_end(&hash, text);
    if (strcmp(text, file->receipt.sha256) == 0)
        return true;
    hf_message("%s is not what its receipt says: it was changed", file->name);
    return false;
}

static bool check_all(collection *all)
{
    if (!are_one_work(all) || !drop_doubles(all) || !is_complete(all) || !do_tile(all))
        return false;
    for (size_t i = 0; i < all->count; i++)
        if (!is_as_received(&all->files[i]))
            return false;
    return true;
}

/* ---- putting together ------------------------------------------------------------------------ */

static int write_all(const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, count);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return errno;
        bytes += done;
        count -= (size_t)done;
    }
    return 0;
}

/* Copies what a file holds to standard output. */
static int copy_file(const char *name)
{
    static char buffer[1 << 16];
    int descriptor = open(name, O_RDONLY | O_CLOEXEC), error = 0;
    ssize_t count = descriptor >= 0 ? read(descriptor, buffer, HF_COMPRESSED_MAGIC) : -1;
    bool sure = false;
    hf_compressed *packed = NULL;

    if (count > 0 && hf_compressed_begins(buffer, (size_t)count, &sure) && sure) {
        packed = hf_compressed_open(buffer, (size_t)count);
        count = packed ? hf_compressed_read(packed, descriptor, buffer, sizeof buffer) : -1;
    }
    while (count > 0 && error == 0) {
        error = write_all(buffer, (size_t)count);
        count = packed ? hf_compressed_read(packed, descriptor, buffer, sizeof buffer)
                       : read(descriptor, buffer, sizeof buffer);
    }
    if (count < 0 && error == 0)
        error = errno;
    hf_compressed_close(packed);
    if (descriptor >= 0)
        close(descriptor);
    if (error != 0 && error != EPIPE)
        hf_message("cannot copy %s: %s", name, hf_error_text(error));
    return error == 0 ? HF_EXIT_OK : HF_EXIT_IO;
}

static int write_distinct(const collection *all)
{
    char **names = malloc((all->count + 1) * sizeof *names);
    int status;

    if (names == NULL) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    for (size_t i = 0; i < all->count; i++)
        names[i] = all->files[i].name;
    status = hf_command_call(&hf_command_dedupe, (int)all->count, names);
    free(names);
    return status;
}

static int write_result(const settings *s, const collection *all)
{
    int status = HF_EXIT_OK;

    if (s->check) {
        uint64_t lines = 0;
        for (size_t i = 0; i < all->count; i++)
            lines += all->files[i].receipt.lines;
        printf("%zu parts, %" PRIu64 " lines: all there, all right\n", all->count, lines);
        return status;
    }
    if (s->distinct)
        return write_distinct(all);
    for (size_t i = 0; i < all->count && status == HF_EXIT_OK; i++)
        status = copy_file(all->files[i].name);
    return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    collection all = {0};
    int status;

    if (operands->count != 1)
        return hf_usage_error("gather", "expected one folder");
    if (s->check && s->distinct)
        return hf_usage_error("gather", "--check does not go with --distinct");
    status = find_files(operands->at[0], &all);
    if (status == HF_EXIT_OK && all.count == 0) {
        hf_message("%s: no receipt (*.ok) in it", operands->at[0]);
        status = HF_EXIT_PUZZLES;
    }
    if (status == HF_EXIT_OK)
        status = check_all(&all) ? write_result(s, &all) : HF_EXIT_PUZZLES;
    for (size_t i = 0; i < all.count; i++)
        free(all.files[i].name);
    free(all.files);
    return status;
}

static const hf_option own_options[] = {
    {0, "check", HF_ARG_FLAG, NULL, "only check; write nothing but how many there are",
     offsetof(settings, check), NULL},
    {0, "distinct", HF_ARG_FLAG, NULL,
     "of boards that are the same up to symmetry write the first only, as `dedupe` does",
     offsetof(settings, distinct), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"gather parts > all.txt", "What the parts in this folder come to."},
    {"gather --check parts", "Is any missing? Which?"},
    {"gather --distinct parts --output new.txt.zst", "Without repetitions, compressed."},
    {NULL, NULL},
};

const hf_command hf_command_gather = {
    .name = "gather",
    .synopsis = "[OPTION...] FOLDER",
    .summary = "check the parts of a piece of work and put them together",
    .about =
        "The folder holds what the same command with --shard 1/N to N/N and --output left there. "
        "Every part must "
        "be there, tile the work without gap or overlap, and be what its receipt says; then their "
        "contents are written in order: byte for byte what one run of the command writes.\n\n"
        "Parts that are missing are named in the syntax of Slurm's arrays (--array=3,17-19), and "
        "the exit status "
        "is 1. A part that is there twice counts once.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
