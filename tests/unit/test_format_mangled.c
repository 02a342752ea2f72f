/* SPDX-License-Identifier: MIT
 *
 * test_format_mangled.c - good texts of a puzzle, mangled: a cell, a separator or a line lost, doubled,
 * exchanged; a column lost; the text cut, joined with another, words among it; a byte changed. What is read
 * is the puzzle, or a mistake is told, or it is what the text honestly says now: never a board that differs
 * in silence, nor one of another size, nor nothing at all without a word.
 *
 * Text I of a seed is a function of both alone. HOUSEFUL_MANGLED=SEED:I prints one, and what is made of it;
 * SEED-COUNT judges the first of a seed.
 */
#include "base/rng.h"
#include "support/mangle.h"
#include "support/typed.h"

static const char *const puzzles[] = {
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "...7.....1..............43.2...........5.9..............418....81...2....5....3..",
    "1...5...9.8.2.1.5.4...3...7.1.8.2.4.3.........9.1.4.2.7...6...8.6.3.5.1.5...4...3",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53467891267219534819834256785976142342685379171392485696153728428741963534528617.",
};
enum { PUZZLES = sizeof puzzles / sizeof *puzzles };

/* Is the board one that the text may honestly be read as? */
static bool is_allowed(const mangled *m, const hf_grid *grid)
{
    if (hf_shape_spec_of(hf_grid_shape(grid))->layout != HF_LAYOUT_BOXES)
        return false;
    const char *line = test_line(grid);
    for (unsigned i = 0; i < m->honest_count; i++)
        if (strcmp(line, m->honest[i]) == 0)
            return true;
    return false;
}

/* Reads a mangled text to its end; true if all that comes of it is honest and something does. */
static bool holds(const mangled *m, bool show)
{
    const char *text = m->text;
    size_t length = m->length;
    unsigned boards = 0, mistakes = 0;
    bool good = true;
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (length > 0) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text, length, true);
        assert_true(cut > 0 && cut <= length);
        hf_status status = hf_reader_parse(reader, text, cut, &record);
        if (status == HF_OK) {
            bool allowed = is_allowed(m, record.grid);
            boards++;
            good = good && allowed;
            if (show)
                print_message("# %s %s (%s)\n",
                              allowed ? "read:" : "WRONG:", test_line(record.grid),
                              record.guess ? record.guess : "");
        } else if (status == HF_BAD_TEXT) {
            mistakes++;
            if (show)
                print_message("# told: %s\n", record.message);
        }
        text += cut;
        length -= cut;
    }
    hf_reader_free(reader);
    return m->any || (good && (mistakes || boards >= m->boards));
}

static void show(uint64_t seed, uint64_t i, const mangled *m)
{
    print_message("# HOUSEFUL_MANGLED=%llu:%llu %s\n%.*s\n# ---\n", (unsigned long long)seed,
                  (unsigned long long)i, m->what, (int)m->length, m->text);
    holds(m, true);
    for (unsigned k = 0; k < m->honest_count; k++)
        print_message("# honest: %s\n", m->honest[k]);
}

static void make(uint64_t seed, uint64_t i, mangled *m)
{
    hf_rng rng = hf_rng_make(seed, i);
    const char *first = puzzles[hf_rng_below(&rng, PUZZLES)];
    mangle_make(&rng, first, puzzles[hf_rng_below(&rng, PUZZLES)], m);
}

/* Texts of a seed that are misread, from number `first` on; the first of them are shown. */
static unsigned count_misread(uint64_t seed, uint64_t first, uint64_t end, bool all)
{
    static mangled m;
    unsigned bad = 0;
    for (uint64_t i = first; i < end; i++) {
        make(seed, i, &m);
        bool good = holds(&m, false);
        bad += !good;
        if (all || (!good && bad <= 20))
            show(seed, i, &m);
    }
    print_message("# seed %llu: %llu texts, %u misread\n", (unsigned long long)seed,
                  (unsigned long long)(end - first), bad);
    return bad;
}

static void nothing_is_misread(void **state)
{
    const char *one = getenv("HOUSEFUL_MANGLED");
    (void)state;
    if (one) {
        char *end;
        uint64_t seed = strtoull(one, &end, 10), i = *end ? strtoull(end + 1, NULL, 10) : 0;
        count_misread(seed, *end == ':' ? i : 0, *end == ':' ? i + 1 : i, *end == ':');
        return;
    }
    assert_int_equal(count_misread(1, 0, test_is_short() ? 600 : 6000, false), 0);
}

/* Where a row that begins with a bar is cut behind it, the fields beyond its end were counted up to 2^32. */
static void a_bar_alone_frames_nothing(void **state)
{
    (void)state;
    assert_int_equal(count_misread(1, 2794, 2795, false), 0);
}

/* Parts of damaged texts that a reading took for boards, or passed over: a page that was cut, 72 cells each on a line,
 * a table of floats with a torn row. */
static void what_is_left_is_no_board(void **state)
{
    static const uint64_t texts[][2] = {{7001, 5171},  {7001, 8608},  {7002, 16713},
                                        {7002, 19182}, {8101, 13946}, {8105, 15386}};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_int_equal(count_misread(texts[i][0], texts[i][1], texts[i][1] + 1, false), 0);
}

/* Of texts that nobody has looked at, four in ten thousand at most. */
static void hardly_anything_is_misread(void **state)
{
    (void)state;
    if (!test_is_soak())
        skip();
    for (uint64_t seed = 2; seed < 12; seed++)
        assert_true(count_misread(seed, 0, 20000, false) <= 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_misread),
        cmocka_unit_test(a_bar_alone_frames_nothing),
        cmocka_unit_test(what_is_left_is_no_board),
        cmocka_unit_test(hardly_anything_is_misread),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
