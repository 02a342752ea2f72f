/* SPDX-License-Identifier: MIT
 *
 * feed_source.c - the sources of a feed, one after the other: files, standard input, puzzles among the
 * arguments, samples; and what is said when one cannot be opened, fails or is empty.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "feed.h"
#include "feed_parts.h"
#include "sample_args.h"
#include "term.h"

/* Under the lock. */
static void drop_source(hf_feed_source *source)
{
    if (!source || --source->users > 0)
        return;
    free(source->head);
    free(source);
}

void hf_feed_note(hf_feed *feed, const char *format, const char *name, const char *more)
{
    hf_out_text(&feed->notes, "houseful: ");
    hf_out_format(&feed->notes, format, name, more);
    hf_out_char(&feed->notes, '\n');
}

void hf_feed_fail(hf_feed *feed, bool no_memory)
{
    pthread_mutex_lock(&feed->lock);
    feed->io_failed = true;
    feed->no_memory |= no_memory;
    pthread_mutex_unlock(&feed->lock);
}

void hf_feed_report_failure(hf_feed *feed, const char *format, int error)
{
    hf_feed_note(feed, format, feed->source->name, hf_error_text(error));
    feed->source->failed = true;
    hf_feed_fail(feed, false);
    feed->ended = true;
}

static void open_text(hf_feed *feed, const char *name, const char *text)
{
    feed->source->name = name;
    feed->source->by_hand = true;
    feed->source->steady = true;
    feed->text = text;
    feed->text_length = strlen(text);
}

/* Is it written as the number of a sample? */
static bool is_number(const char *name)
{
    return *name != '\0' && name[strspn(name, "0123456789")] == '\0';
}

static void open_file(hf_feed *feed, const char *name)
{
    struct stat state;

    feed->source->name = name;
    feed->descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (feed->descriptor < 0 && errno == ENOENT && is_number(name) && !hf_sample_find(name))
        hf_feed_report_failure(feed, "there is neither a sample nor a file %s: %s", errno);
    else if (feed->descriptor < 0)
        hf_feed_report_failure(feed, "cannot open %s: %s", errno);
    else
        feed->source->steady = fstat(feed->descriptor, &state) == 0 && S_ISREG(state.st_mode);
}

static void open_stdin(hf_feed *feed)
{
    struct stat state;

    feed->source->name = "stdin";
    feed->source->by_hand = isatty(STDIN_FILENO) == 1 && hf_term_out();
    feed->source->steady = fstat(STDIN_FILENO, &state) == 0 && S_ISREG(state.st_mode);
    feed->descriptor = STDIN_FILENO;
}

static void open_operand(hf_feed *feed, const char *operand)
{
    if (strcmp(operand, "-") == 0)
        open_stdin(feed);
    else if (hf_input_is_puzzle(operand))
        open_text(feed, "argument", operand);
    else
        open_file(feed, operand);
}

bool hf_feed_open_source(hf_feed *feed)
{
    const hf_operands *operands = feed->input->operands;
    bool default_stdin = operands->count == 0;

    if (feed->next_operand >= (default_stdin ? 1 : operands->count))
        return false;
    feed->source = calloc(1, sizeof *feed->source);
    if (!feed->source) {
        hf_feed_fail(feed, true);
        return false;
    }
    feed->rest = HF_REST_NONE;
    feed->passed = 0;
    feed->fresh = true;
    feed->source->users = 1;
    feed->source->number = ++feed->sources;
    feed->descriptor = -1;
    feed->text = NULL;
    feed->text_length = 0;
    feed->ended = false;
    feed->line = 1;
    feed->tried = 0;
    feed->looked = 0;
    if (feed->next_operand < feed->input->shard.count)
        feed->place = feed->input->shard.sources[feed->next_operand].start;
    if (feed->input->sample)
        open_text(feed, "sample", feed->input->sample);
    else
        open_operand(feed, default_stdin ? "-" : operands->at[feed->next_operand]);
    feed->next_operand++;
    return true;
}

void hf_feed_release_source(hf_feed *feed, hf_feed_source *source)
{
    pthread_mutex_lock(&feed->lock);
    drop_source(source);
    pthread_mutex_unlock(&feed->lock);
}

/* Where a source gave no piece at all, no batch will ever tell that it was empty. After a failure
 * there may be the beginning of a record left, which is of no use. */
void hf_feed_close_source(hf_feed *feed)
{
    if (feed->block)
        feed->from = feed->block->filled;
    hf_compressed_close(feed->packed);
    feed->packed = NULL;
    if (feed->descriptor > STDIN_FILENO)
        close(feed->descriptor);
    feed->descriptor = -1;
    if (!feed->source->cut && !feed->source->failed && !feed->input->shard.parts) {
        feed->empty_source = true;
        if (!feed->quiet)
            hf_feed_note(feed, HF_FEED_EMPTY, feed->source->name, "");
    }
    hf_feed_release_source(feed, feed->source);
    feed->source = NULL;
}

uint64_t hf_feed_total(const hf_input *input)
{
    uint64_t total = 0;
    struct stat state;

    if (input->operands->count == 0)
        return fstat(STDIN_FILENO, &state) == 0 && S_ISREG(state.st_mode) ? (uint64_t)state.st_size
                                                                          : 0;
    for (size_t i = 0; i < input->operands->count; i++) {
        const char *operand = input->operands->at[i];
        if (hf_input_is_puzzle(operand))
            continue;
        if (stat(operand, &state) != 0 || !S_ISREG(state.st_mode))
            return 0;
        total += (uint64_t)state.st_size;
    }
    return total;
}
