/* SPDX-License-Identifier: MIT
 *
 * output.c - the file behind --output.
 */
#define _POSIX_C_SOURCE 200809L
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "houseful/houseful.h"
#include "input.h"
#include "pump.h"
#include "receipt.h"
#include "shard.h"
#include "term.h"

enum { LONGEST_NAME = 4000 };

typedef struct output {
    const char *name;
    char part[LONGEST_NAME + 32];  /* FILE.part */
    char state[LONGEST_NAME + 32]; /* FILE.part.ok */
    hf_receipt receipt;
    hf_pump pump;
    int descriptor; /* of FILE.part */
    uint64_t resume;
    uint64_t start; /* on the clock */
    bool broken_off;
} output;

static output current;
static volatile sig_atomic_t stop_wanted;

const hf_option hf_output_options[] = {
    {0, "output", HF_ARG_TEXT, "FILE",
     "write to this file, which appears when it is whole, with a receipt beside it; .gz, .xz and "
     ".zst are "
     "compressed; what the same command left there is not made again",
     offsetof(hf_output_args, name), "@files"},
    {0, "resume", HF_ARG_FLAG, NULL,
     "go on where the same command was interrupted (SIGTERM, Ctrl-C), if it was",
     offsetof(hf_output_args, resume), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

bool hf_output_is_file(void)
{
    return current.name != NULL;
}

void hf_output_range(uint64_t part, uint64_t parts, uint64_t begin, uint64_t end)
{
    current.receipt.part = part;
    current.receipt.parts = parts;
    current.receipt.begin = begin;
    current.receipt.end = end;
    if (current.receipt.place < begin)
        current.receipt.place = begin;
}

uint64_t hf_output_resume(void)
{
    return current.resume;
}

void hf_output_reached(uint64_t place)
{
    current.receipt.place = place;
}

bool hf_output_stopping(void)
{
    return stop_wanted != 0;
}

void hf_output_break_off(void)
{
    current.broken_off = true;
}

/* ---- beginning ------------------------------------------------------------------------------- */

static void on_signal(int signal)
{
    (void)signal;
    stop_wanted = 1;
}

/* Asked to end, it finishes what it has begun; asked a second time, it ends. */
static void catch_signals(void)
{
    struct sigaction action = {.sa_flags = (int)SA_RESETHAND};

    action.sa_handler = on_signal;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* What FILE.part holds already is hashed and counted, to the byte where it was right. */
static bool take_up(const hf_receipt *before)
{
    char buffer[1 << 14];
    uint64_t left = before->bytes;

    while (left > 0) {
        size_t room = left < sizeof buffer ? (size_t)left : sizeof buffer;
        ssize_t count = read(current.descriptor, buffer, room);
        if (count <= 0)
            return false;
        hf_sha256_add(&current.pump.hash, buffer, (size_t)count);
        left -= (uint64_t)count;
    }
    current.pump.bytes = before->bytes;
    current.pump.lines = before->lines;
    current.pump.content = before->content;
    current.resume = before->place;
    current.receipt.place = before->place;
    return ftruncate(current.descriptor, (off_t)before->bytes) == 0;
}

/* False: there is something to go on with, but it is not of this command, which was said. */
static bool try_resume(const char *command, bool *resumed)
{
    hf_receipt before;

    *resumed = false;
    if (!hf_receipt_read(current.state, &before))
        return true;
    if (strcmp(before.command, current.receipt.command) != 0 ||
        strcmp(before.version, current.receipt.version) != 0) {
        hf_usage_error(command, "--resume: %s was begun by another command or version: %s",
                       current.part, before.command);
        return false;
    }
    *resumed = take_up(&before);
    if (!*resumed) {
        hf_sha256_begin(&current.pump.hash);
        current.pump.bytes = current.pump.lines = current.pump.content = 0;
        current.resume = 0;
    }
    return true;
}

static int open_part(const char *command, bool resume)
{
    bool resumed = false;

    current.descriptor = open(current.part, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (current.descriptor < 0) {
        hf_message("cannot write %s: %s", current.part, hf_error_text(errno));
        return HF_EXIT_IO;
    }
    hf_sha256_begin(&current.pump.hash);
    if (resume && !try_resume(command, &resumed))
        return HF_EXIT_USAGE;
    if (!resumed &&
        (ftruncate(current.descriptor, 0) != 0 || lseek(current.descriptor, 0, SEEK_SET) != 0)) {
        hf_message("cannot write %s: %s", current.part, hf_error_text(errno));
        return HF_EXIT_IO;
    }
    unlink(current.state);
    return HF_EXIT_OK;
}

/* Puts the pump behind standard output. */
static int connect_pump(void)
{
    int ends[2];

    fflush(stdout);
    if (pipe(ends) != 0) {
        hf_message("cannot write %s: %s", current.part, hf_error_text(errno));
        return HF_EXIT_IO;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    if (!hf_pump_start(&current.pump, ends[0], current.descriptor, hf_pack_named(current.name)) ||
        dup2(ends[1], STDOUT_FILENO) < 0) {
        hf_message("cannot write %s: %s", current.part, hf_error_text(ENOMEM));
        return HF_EXIT_IO;
    }
    close(ends[1]);
    return HF_EXIT_OK;
}

static int check_name(const char *command, const hf_output_args *args)
{
    if (strlen(args->name) == 0 || strlen(args->name) > LONGEST_NAME)
        return hf_usage_error(command, "--output: expected the name of a file");
    if (hf_input_is_puzzle(args->name))
        return hf_usage_error(command, "--output: expected the name of a file; this is a puzzle");
    if (!hf_pack_known(hf_pack_named(args->name)))
        return hf_usage_error(command, "--output: this build cannot compress %s", args->name);
    return HF_EXIT_OK;
}

/* The part that a command line asks for. */
static void find_part(size_t count, char *const *words, uint64_t *part, uint64_t *parts)
{
    *part = *parts = 1;
    for (size_t i = 1; i < count; i++) {
        if (strcmp(words[i], "--shard") == 0 && i + 1 < count)
            hf_shard_parse(words[++i], part, parts);
        else if (strncmp(words[i], "--shard=", 8) == 0)
            hf_shard_parse(words[i] + 8, part, parts);
    }
}

/* The file is there: then its receipt says whether it is what this command writes, and how that went. */
static int find_done(const char *name, size_t count, char *const *words)
{
    char beside[LONGEST_NAME + 32];
    hf_receipt before;
    uint64_t part, parts;

    snprintf(beside, sizeof beside, "%s.ok", name);
    if (!hf_receipt_read(beside, &before))
        hf_message("--output: %s is there already, with no receipt that says what of", name);
    else if (strcmp(before.command, current.receipt.command) != 0)
        hf_message("--output: %s is there already, of another command: %s", name, before.command);
    else if (find_part(count, words, &part, &parts), part != before.part || parts != before.parts)
        hf_message("--output: %s is there already, of part %llu of %llu", name,
                   (unsigned long long)before.part, (unsigned long long)before.parts);
    else
        return before.status;
    return HF_EXIT_IO;
}

int hf_output_begin(const char *command, const hf_output_args *args, size_t count,
                    char *const *words, bool *done)
{
    time_t now = time(NULL);
    struct tm parts;
    int status;

    *done = false;
    if (args->name == NULL)
        return args->resume ? hf_usage_error(command, "--resume needs --output") : HF_EXIT_OK;
    status = check_name(command, args);
    if (status != HF_EXIT_OK)
        return status;
    snprintf(current.part, sizeof current.part, "%s.part", args->name);
    snprintf(current.state, sizeof current.state, "%s.part.ok", args->name);
    if (!hf_receipt_command(count, words, current.receipt.command))
        return hf_usage_error(command, "--output: the command line is too long for a receipt");
    if (access(args->name, F_OK) == 0) {
        *done = true;
        return find_done(args->name, count, words);
    }
    snprintf(current.receipt.version, sizeof current.receipt.version, "%s", hf_version());
    if (gmtime_r(&now, &parts) != NULL)
        strftime(current.receipt.begun, sizeof current.receipt.begun, "%Y-%m-%dT%H:%M:%SZ", &parts);
    hf_output_range(1, 1, 0, 0);
    current.start = hf_term_now();
    status = open_part(command, args->resume);
    if (status == HF_EXIT_OK) {
        current.name = args->name;
        catch_signals();
        status = connect_pump();
    }
    return status;
}

/* ---- the end --------------------------------------------------------------------------------- */

static void complete_receipt(int status)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    current.receipt.status = status;
    current.receipt.lines = current.pump.lines;
    current.receipt.content = current.pump.content;
    current.receipt.bytes = current.pump.bytes;
    hf_sha256_end(&current.pump.hash, current.receipt.sha256);
    current.receipt.seconds = (double)(hf_term_now() - current.start) / 1e9;
    current.receipt.cpu_seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                                  (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* The folder's entry is only safe once the folder is. */
static void sync_folder(const char *name)
{
    char folder[LONGEST_NAME + 2];
    const char *stroke = strrchr(name, '/');
    int descriptor;

    snprintf(folder, sizeof folder, "%.*s", stroke ? (int)(stroke - name + 1) : 1,
             stroke ? name : ".");
    descriptor = open(folder, O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        fsync(descriptor);
        close(descriptor);
    }
}

/* The receipt comes first: a file that is there has one. */
static int publish(void)
{
    char name[LONGEST_NAME + 32];
    int error;

    snprintf(name, sizeof name, "%s.ok", current.name);
    error = hf_receipt_write(&current.receipt, name);
    if (error == 0 && rename(current.part, current.name) != 0)
        error = errno;
    if (error != 0) {
        hf_message("cannot write %s: %s", current.name, hf_error_text(error));
        return HF_EXIT_IO;
    }
    sync_folder(current.name);
    return current.receipt.status;
}

/* What was written so far stays for --resume. */
static int rest(void)
{
    int error = hf_receipt_write(&current.receipt, current.state);

    if (error != 0) {
        hf_message("cannot write %s: %s", current.state, hf_error_text(error));
        return HF_EXIT_IO;
    }
    hf_message("stopped; %s holds what is done, --resume goes on", current.part);
    return HF_EXIT_LATER;
}

int hf_output_end(int status)
{
    bool failed = fflush(stdout) != 0;
    bool pumped;

    if (!hf_output_is_file())
        return status;
    close(STDOUT_FILENO);
    pumped = hf_pump_finish(&current.pump);
    if (pumped && fsync(current.descriptor) != 0) {
        current.pump.error = errno;
        pumped = false;
    }
    close(current.descriptor);
    if (!pumped || failed) {
        hf_message("cannot write %s: %s", current.part,
                   hf_error_text(current.pump.error ? current.pump.error : EIO));
        return HF_EXIT_IO;
    }
    complete_receipt(status);
    if (status != HF_EXIT_OK && status != HF_EXIT_PUZZLES)
        return status;
    if (current.broken_off)
        return rest();
    if (current.receipt.end == 0) /* all of an input that nobody measured */
        current.receipt.end = current.receipt.place;
    return publish();
}
