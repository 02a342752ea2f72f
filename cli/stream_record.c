/* SPDX-License-Identifier: MIT
 *
 * stream_record.c - one record: parsed for the job, refused where the command does not serve its
 * constraints, and what is said of it.
 */
#include <stdio.h>

#include "stream_data.h"

/* ---- what texts were taken for ----------------------------------------------------------------- */

static bool tells_formats(const hf_stream_batch *batch)
{
    return batch->work.verbose && !batch->stream->options->input->read.format;
}

/* A board of this format comes next. What is told is where it changes, so that it does not depend on batches:
 * of the first board in a batch the thread that writes finds it out. */
static void note_format(hf_stream_batch *batch, const hf_format *format, size_t line, bool told)
{
    if (batch->format == NULL && !told) {
        batch->began = format;
        batch->began_line = line;
    } else if (format != batch->format && !told) {
        hf_out_format(&batch->work.messages, "%s:%zu:1: read as format '%s'\n", batch->work.source,
                      line, hf_format_name(format));
    }
    batch->format = format;
}

/* The plain lines before a piece. */
static void note_plain(hf_stream_batch *batch, size_t end)
{
    for (; batch->looked < end; batch->looked++)
        if (batch->work.pieces[batch->looked].plain)
            note_format(batch, hf_format_named("line"), batch->work.pieces[batch->looked].line,
                        false);
}

void hf_stream_tell_plain(hf_stream_batch *batch)
{
    if (tells_formats(batch))
        note_plain(batch, batch->work.count);
}

static void tell_format(hf_stream_batch *batch, const hf_piece *piece, const hf_item *item)
{
    size_t number = (size_t)(piece - batch->work.pieces);

    if (!tells_formats(batch) || number < batch->looked)
        return;
    note_plain(batch, number);
    batch->looked = number + 1;
    if (item->status == HF_OK)
        note_format(batch, item->record.format, item->line, item->record.guess != NULL);
}

/* What a text was taken for, and what it was read without. */
static void tell_reading(hf_work *work, const hf_item *item)
{
    if (item->record.ignored[0])
        hf_out_format(&work->messages, "%s:%zu:1: read without its constraints: %s\n", item->source,
                      item->line, item->record.ignored);
    if (work->verbose && item->record.guess)
        hf_out_format(&work->messages, "%s:%zu:1: read as %s\n", item->source, item->line,
                      item->record.guess);
}

/* A command that knows clues, houses and candidates only must not take a puzzle for another one. */
static void refuse_variant(hf_work *work, hf_item *item)
{
    const hf_stream *stream = ((const hf_stream_batch *)(const void *)work)->stream;
    const hf_puzzle *puzzle = item->record.puzzle;
    uint32_t last;

    if (!puzzle || stream->job->variants || !hf_puzzle_is_variant(puzzle))
        return;
    last = hf_puzzle_constraints(puzzle) - 1;
    snprintf(item->record.message, sizeof item->record.message,
             "this command does not serve puzzles with such constraints: %s",
             hf_constraint_kind_name(hf_puzzle_constraint_kind(puzzle, last)));
    item->record.line = item->record.column = 1;
    item->record.grid = NULL;
    item->record.puzzle = NULL;
    item->status = HF_BAD_TEXT;
}

/* A reader is shown how a source begins when it first parses a piece of it: of a list of plain lines it never
 * does, and the look takes a fifth of a millisecond. */
static void show_source(const hf_stream_batch *batch)
{
    const hf_feed_source *source = batch->source;

    if (*batch->shown == source->number)
        return;
    if (source->head)
        hf_reader_look(batch->work.reader, source->head, source->head_length);
    *batch->shown = source->number;
}

bool hf_work_parse(hf_work *work, const hf_piece *piece, hf_item *item)
{
    show_source((const hf_stream_batch *)(const void *)work);
    item->source = work->source;
    item->line = piece->line;
    item->number = work->first + (uint64_t)(piece - work->pieces);
    item->text = piece->text;
    item->length = piece->length;
    item->status = hf_reader_parse(work->reader, piece->text, piece->length, &item->record);
    work->no_memory |= item->status == HF_NO_MEMORY;
    if (item->status == HF_OK)
        refuse_variant(work, item);
    tell_format((hf_stream_batch *)(void *)work, piece, item);
    if (item->status == HF_OK)
        tell_reading(work, item);
    return item->status != HF_END;
}

bool hf_work_tells(const hf_work *work)
{
    const hf_stream *stream = ((const hf_stream_batch *)(const void *)work)->stream;

    return stream->options->tells_errors && stream->one_terminal;
}

void hf_work_complain(hf_work *work, const hf_item *item)
{
    work->bad = true;
    if (hf_work_tells(work))
        return;
    if (item->status == HF_BAD_TEXT)
        hf_out_format(&work->messages, "%s:%zu:%zu: %s\n", item->source,
                      item->line + item->record.line - 1, item->record.column,
                      item->record.message);
    else
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line,
                      hf_status_text(item->status));
}
