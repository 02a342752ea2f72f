/* SPDX-License-Identifier: MIT
 *
 * chains_texts.c - the texts of test_variant_texts.c and test_odd_texts.c: each is read, and what was read is written
 * in every format.
 */
#include <stdio.h>
#include <string.h>

#include "memory.h"

typedef struct odd_text {
    const char *format, *text, *told;
} odd_text;

#include "../unit/odd_texts.h"
#include "../unit/variant_texts.h"
#include "../unit/written_texts.h"

#define COUNT(table) (sizeof table / sizeof *table)

static void write_all(chain *c, const hf_puzzle *puzzle)
{
    static char text[1 << 16];
    for (size_t i = 0; hf_format_at(i) != NULL; i++) {
        size_t length = 0;
        if (!hf_format_can_write(hf_format_at(i)))
            continue;
        TRY(hf_format_write_puzzle(hf_format_at(i), puzzle, NULL, text, sizeof text, &length));
        chain_tell(c, text, length < sizeof text ? length : sizeof text);
    }
out:
    return;
}

static void read_and_write(chain *c, const char *text, const char *format)
{
    hf_read_options options;
    hf_reader *reader = NULL;
    hf_record record;
    hf_puzzle *puzzle = NULL;
    hf_read_options_init(&options, sizeof options);
    options.format = format ? hf_format_named(format) : NULL;
    TRY(hf_reader_new(&options, &reader));
    size_t length = hf_reader_cut(reader, text, strlen(text), true);
    TRY(hf_reader_parse(reader, text, length, &record));
    if (c->last == HF_BAD_TEXT)
        chain_tell(c, record.message, strlen(record.message));
    if (c->last == HF_OK) {
        TRY(hf_reader_puzzle(reader, &record, &puzzle));
        write_all(c, puzzle);
    }
out:
    hf_puzzle_free(puzzle);
    hf_reader_free(reader);
}

static void lines(chain *c, uint32_t which)
{
    read_and_write(c, iss_texts[which].text, NULL);
}

static void fields(chain *c, uint32_t which)
{
    char text[1000];
    snprintf(text, sizeof text, "%s%s}", FPUZZLES_FOUR, fpuzzles_texts[which].text);
    read_and_write(c, text, NULL);
}

/* The tables of the others, one behind the other. */
static void others(chain *c, uint32_t which)
{
    static const struct {
        const odd_text *texts;
        size_t count;
    } tables[] = {{json_texts, COUNT(json_texts)},     {scl_texts, COUNT(scl_texts)},
                  {killer_texts, COUNT(killer_texts)}, {sgt_texts, COUNT(sgt_texts)},
                  {hodoku_texts, COUNT(hodoku_texts)}, {marks_texts, COUNT(marks_texts)},
                  {sdk_texts, COUNT(sdk_texts)},       {opensudoku_texts, COUNT(opensudoku_texts)},
                  {url_texts, COUNT(url_texts)},       {line_texts, COUNT(line_texts)},
                  {tokens_texts, COUNT(tokens_texts)}, {csv_texts, COUNT(csv_texts)},
                  {fold_texts, COUNT(fold_texts)},     {sudokupad_texts, COUNT(sudokupad_texts)}};
    for (size_t i = 0; i < COUNT(tables); i++) {
        if (which < tables[i].count) {
            read_and_write(c, tables[i].texts[which].text, tables[i].texts[which].format);
            return;
        }
        which -= (uint32_t)tables[i].count;
    }
}

const chain_kind chains_texts[] = {
    {"lines with constraints", lines, COUNT(iss_texts)},
    {"fields with constraints", fields, COUNT(fpuzzles_texts)},
    {"odd texts", others,
     COUNT(json_texts) + COUNT(scl_texts) + COUNT(killer_texts) + COUNT(sgt_texts) +
         COUNT(hodoku_texts) + COUNT(marks_texts) + COUNT(sdk_texts) + COUNT(opensudoku_texts) +
         COUNT(url_texts) + COUNT(line_texts) + COUNT(tokens_texts) + COUNT(csv_texts) +
         COUNT(fold_texts) + COUNT(sudokupad_texts)},
    {NULL, NULL, 0}};
