/* SPDX-License-Identifier: MIT
 *
 * test_format_linear.c - reading takes time in proportion to the text, whatever the text.
 *
 * The library's files are compiled once more for this program, so that each basic block counts
 * itself (the compilers' -fsanitize-coverage=trace-pc calls a function of ours). A text of a kind is
 * read at twice its length: it may take hardly more than twice the steps. No clock is asked.
 */
#include "support/support.h"

static uint64_t steps;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    steps++;
}

/* A kind of text: the same piece over and over, between a beginning and an end. */
typedef struct kind {
    const char *name, *begin, *piece, *end;
} kind;

#define LINE  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ROW   "[5,3,0,0,7,0,0,0,0]"
#define BOARD "[" ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "]"

static const kind kinds[] = {
    {"brackets", "", "[", ""},
    {"lines of brackets", "", "[\n", ""},
    {"braces", "", "{", ""},
    {"closing brackets", "", "]", ""},
    {"quotes", "", "\"", ""},
    {"backslashes", "\"", "\\", ""},
    {"question marks", "http://x/?", "?", ""},
    {"ampersands", "http://x/?", "&a", ""},
    {"commas", "", ",", ""},
    {"lines of commas", "", ",\n", ""},
    {"semicolons", "", "a;", ""},
    {"dashes", "", "-", ""},
    {"lines of dashes", "", "-----\n", ""},
    {"short lines of dashes", "", "-- \n", ""},
    {"lines of bars", "", "|\n", ""},
    {"bars", "", "|", ""},
    {"plus signs", "", "+\n", ""},
    {"blanks", "", " ", ""},
    {"blank lines", "", "\n", ""},
    {"returns", "", "\r", ""},
    {"tabs", "", "\t", ""},
    {"digits", "", "7", ""},
    {"lines of digits", "", "7\n", ""},
    {"letters", "", "q", ""},
    {"words", "", "puzzle ", ""},
    {"headings", "", "Grid 01\n", ""},
    {"colons", "", ":", ""},
    {"equals signs", "", "a=", ""},
    {"greater signs", "", "> ", ""},
    {"games without end", "", "<game \n", ""},
    {"games on one line", "<opensudoku>", "<game data=\"" LINE "\" />", ""},
    {"tags", "", "<", ""},
    {"puzzle sections", "", "[Puzzle]\n", ""},
    {"state sections", "[Puzzle]\n", "[State]\n", ""},
    {"lines", "", LINE "\n", ""},
    {"lines with comments", "", LINE " # ours\n", ""},
    {"rows", "", "53..7....\n", ""},
    {"rows with blank lines", "", "53..7....\n\n", ""},
    {"rows of sixteen", "", "1234567812345678\n", ""},
    {"framed rows without an end", "+---+\n", "|1 2|\n", ""},
    {"layers", "", "layer 1 of 9\n", ""},
    {"a list of boards on one line", "[", BOARD ",", BOARD "]"},
    {"a list of objects on one line", "[", "{\"puzzle\":\"" LINE "\"},", "{}]"},
    {"a list of strings on one line", "[", "\"" LINE "\",", "\"\"]"},
    {"an object of many keys", "{", "\"a\":1,", "\"puzzle\":\"" LINE "\"}"},
    {"an object of many puzzles", "{", "\"puzzle\":[[1]],", "\"a\":1}"},
    {"groups", "", "12 345 6 ", ""},
    {"packed", "https://f-puzzles.com/?load=", "N4Ig", ""},
    {"colour sequences", "", "\x1B[1m", ""},
    {"escape", "", "\x1B[", ""},
    {"dots in one", "", "\xE2\x80\xA6", ""},
    {"half characters", "", "\xE2\x80", ""},
    {"zeros", "", "\1\2\3", ""},
    {"code", "", "{5, 3, None},\n", ""},
    {"elements", "", "<b>\n", ""},
    {"elements without an end", "", "<b>\n<\n", ""},
    {"forum tables", "", "[table]\n", ""},
    {"cells by name", "", "r1c1=5\nr1c2=3\n", ""},
    {"cells in rows", "", "1 1 5\n", ""},
    {"frames", "", "#########\n", ""},
    {"names of columns", "", "1 2 3 4\n+--+\n", ""},
    {"calls", "", "f([1,2,3,4],\n", ""},
    {"remarks", "", "// [[\n", ""},
    {"sgt", "3x3:", "a_", ""},
};

/* Reads all of a text; returns the steps it took. */
static uint64_t read_all(const char *text, size_t length, size_t *records)
{
    hf_reader *reader;
    hf_read_options options;
    *records = 0;
    hf_read_options_init(&options, sizeof options);
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    steps = 0;
    while (length > 0) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text, length, true);
        assert_true(cut > 0 && cut <= length);
        hf_status status = hf_reader_parse(reader, text, cut, &record);
        *records += status != HF_END;
        text += cut;
        length -= cut;
    }
    uint64_t used = steps;
    hf_reader_free(reader);
    return used;
}

static char *make_text(const kind *k, size_t size, size_t *length)
{
    size_t piece = strlen(k->piece), begin = strlen(k->begin), end = strlen(k->end);
    size_t count = size / piece;
    char *text = malloc(begin + count * piece + end + 1);
    assert_non_null(text);
    memcpy(text, k->begin, begin);
    for (size_t i = 0; i < count; i++)
        memcpy(text + begin + i * piece, k->piece, piece);
    memcpy(text + begin + count * piece, k->end, end);
    *length = begin + count * piece + end;
    return text;
}

static void twice_the_text_takes_twice_the_steps(void **state)
{
    unsigned bad = 0;
    size_t size = test_is_soak() ? 80000 : 8000;
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        size_t length, records;
        char *text = make_text(&kinds[i], size, &length);
        uint64_t once = read_all(text, length, &records);
        free(text);
        text = make_text(&kinds[i], 2 * size, &length);
        uint64_t twice = read_all(text, length, &records);
        free(text);
        /* And not many steps to a byte, lest a factor grows in silence. */
        bool good = twice < once * 5 / 2 && twice < 6000 * (uint64_t)length && once > 0;
        bad += !good;
        if (!good || test_is_soak())
            print_message("# %s: %llu steps, then %llu; %.1f to a byte\n", kinds[i].name,
                          (unsigned long long)once, (unsigned long long)twice,
                          (double)twice / (double)length);
    }
    assert_int_equal(bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twice_the_text_takes_twice_the_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
