/* SPDX-License-Identifier: MIT
 *
 * chains_texts.c - the texts of test_variant_texts.c and test_texts.c: each is read, and what was read is written
 * in every format.
 */
#include <stdio.h>
#include <string.h>

#include "memory.h"

typedef struct told_text {
    const char *asked, *text, *told;
} told_text;

#include "../unit/texts/formats.h"
#include "../unit/texts/formats_constraints.h"
#include "../unit/texts/formats_kinds.h"

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
        const told_text *texts;
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
            read_and_write(c, tables[i].texts[which].text, tables[i].texts[which].asked);
            return;
        }
        which -= (uint32_t)tables[i].count;
    }
}

/* Boards with maps of regions, in every notation that has them; a link that is spelt out. */
static const char *const map_texts[] = {
    "1..............4 AAABACBBCCDBCDDD",
    "1...\n....\n....\n...4\n\nAAAB\nACBB\nCCDB\nCDDD\n",
    "+---+---+---+---+\n| 1         |   |\n+   +---+---+   +\n|   |   |       |\n+---+   +---+   "
    "+\n"
    "|       |   |   |\n+   +---+   +---+\n|   |         4 |\n+---+---+---+---+\n",
    "{\"size\":4,\"grid\":[[{\"region\":0},{\"region\":0},{\"region\":0},{\"region\":1}],[{"
    "\"region\":0},{"
    "\"region\":2},{\"region\":1},{\"region\":1}],[{\"region\":2},{\"region\":2},{\"region\":3},{"
    "\"region\":"
    "1}],[{\"region\":2},{\"region\":3},{\"region\":3},{\"region\":3,\"value\":4,\"given\":true}]]"
    "}",
    "https://sudokupad.app/"
    "scl{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{\"value\":4}]],"
    "\"regions\":[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,2],[1,3],[2,3]],[[1,1],[2,0],[2,1],[3,0]],[["
    "2,2],[3,1],"
    "[3,2],[3,3]]]}",
    ".Shape~4x4.NoBoxes.Jigsaw~aaabacbbccdbcddd.DisjointSets",
    ".Shape~15x15~16.Diagonal~1.Diagonal~-1.DisjointSets",
    "https://example.org/?q=%2EShape~4x4%2EJigsaw~aaabacbbccdbcddd%2EDisjointSets",
    ".Shape~4x4\n.NoBoxes\n.Cage~3~R1C1~R1C2\n.AntiKnight\n",
    "{\"size\":4,\"grid\":[[{\"region\":null},{\"region\":null},{},{}],[{\"region\":null},{"
    "\"region\":null},{},{}],[{},{},{},{}],[{},{},{},{}]],"
    "\"antiknight\":true}",
};

/* Large boards with a map: a line and an object of 36x36, a drawing of 64x64
 * whose regions are its columns, for which a reader needs more memory. */
static void put_large_map(char *text, uint32_t form)
{
    unsigned side = form == 2 ? 64 : 36, box = form == 2 ? 8 : 6;
    char *end = text + sprintf(text, "%s", form == 1 ? "{\"size\":36,\"grid\":[[" : "");
    for (unsigned i = 0; form == 0 && i < side * side; i++)
        *end++ = i ? '.' : '1';
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = i / side, column = i % side, region = row / box * box + column / box;
        if (form == 0)
            end += sprintf(end, i ? "%c" : " %c",
                           (char)(region < 26 ? 'A' + region : '0' + (region - 26)));
        else if (form == 1)
            end += sprintf(end, "%s{\"region\":%u}", column ? "," : row ? "],[" : "", region);
        for (unsigned k = 0; form == 2 && column == 0 && k < side; k++)
            end += sprintf(end, row ? "+   " : "+---");
        if (form == 2)
            end += sprintf(end, "%s%c .", column == 0 ? "+\n" : " ", '|');
        if (form == 2 && column == side - 1)
            end += sprintf(end, " |\n");
    }
    for (unsigned k = 0; form == 2 && k < side; k++)
        end += sprintf(end, "+---");
    sprintf(end, form == 1 ? "]]}\n" : form == 2 ? "+\n" : "\n");
}

static void maps(chain *c, uint32_t which)
{
    static char text[1 << 16];
    if (which >= COUNT(map_texts))
        put_large_map(text, which - (uint32_t)COUNT(map_texts));
    read_and_write(c, which < COUNT(map_texts) ? map_texts[which] : text, NULL);
}

const chain_kind chains_texts[] = {
    {"maps", maps, COUNT(map_texts) + 3},
    {"lines with constraints", lines, COUNT(iss_texts)},
    {"fields with constraints", fields, COUNT(fpuzzles_texts)},
    {"odd texts", others,
     COUNT(json_texts) + COUNT(scl_texts) + COUNT(killer_texts) + COUNT(sgt_texts) +
         COUNT(hodoku_texts) + COUNT(marks_texts) + COUNT(sdk_texts) + COUNT(opensudoku_texts) +
         COUNT(url_texts) + COUNT(line_texts) + COUNT(tokens_texts) + COUNT(csv_texts) +
         COUNT(fold_texts) + COUNT(sudokupad_texts)},
    {NULL, NULL, 0}};
