/* SPDX-License-Identifier: MIT
 *
 * test_kernels.c - every vector function of every instruction set against the portable one, bit for
 * bit, on random and on awkward inputs.
 *
 *     test_kernels --time     how long each takes, in nanoseconds per call (no judgement)
 *
 * An instruction set that the processor lacks is skipped; AVX-512 is then still tested under
 * emulation, if SIMDe is installed.
 */
#include "support/support.h"

#include <time.h>

#include "base/bits.h"
#include "base/rng.h"
#include "kernels/kernels.h"
#include "solve/lanes/overflow.h"

enum { ALL_DIGITS = 0x1ff, CELLS = 81 };

static const kernel_set *const sets[] = {
    &kernels_portable,
#if defined(__x86_64__)
    &kernels_sse41,        &kernels_avx2,         &kernels_avx512, &kernels_avx512_256,
#endif
#if defined(__aarch64__)
    &kernels_neon,
#endif
#if defined(HAVE_SIMDE)
    &kernels_emulated_512, &kernels_emulated_256,
#endif
};
enum { SETS = sizeof sets / sizeof *sets };

static hf_rng rng;

/* The set under test, or none if the processor cannot run it. */
static const kernel_set *usable(void **state)
{
    const kernel_set *set = *state;
    if ((set->needs & ~hf_cpu_detect()) != 0) {
        print_message("# skipped: this processor has not what %s needs\n", set->name);
        skip();
    }
    return set;
}

static int rounds(void)
{
    return test_is_soak() ? 200000 : test_is_short() ? 300 : 1500;
}

/* ---- inputs -------------------------------------------------------------------------------- */

/* Numbers of many kinds: sets of few and of many digits, extremes, anything. */
static uint16_t awkward(void)
{
    static const uint16_t extremes[] = {0,      1,      0x100,  0x1ff,  0x7fff, 0x8000,
                                        0x8001, 0xffff, 0x00ff, 0xff00, 0x0101, 0x8080};
    uint64_t r = hf_rng_next(&rng);
    switch (r % 6) {
    case 0:
        return extremes[(r >> 8) % (sizeof extremes / sizeof *extremes)];
    case 1:
        return (uint16_t)(1u << (r >> 8) % 9);
    case 2:
        return (uint16_t)(r >> 8 & r >> 24 & ALL_DIGITS);
    case 3:
        return (uint16_t)((r >> 8 | r >> 24) & ALL_DIGITS);
    case 4:
        return (uint16_t)(r >> 8 & ALL_DIGITS);
    default:
        return (uint16_t)(r >> 8);
    }
}

static void awkward_row(uint16_t *row)
{
    for (unsigned lane = 0; lane < MAX_LANES; lane++)
        row[lane] = awkward();
}

/* A random solved grid as digits 1-9: a known one with digits, rows and columns shuffled. */
static void random_solution(uint8_t *cells)
{
    uint32_t digit[9], row[9], column[9], third[3] = {0, 1, 2}, in[3] = {0, 1, 2};
    for (uint32_t i = 0; i < 9; i++)
        digit[i] = i + 1;
    hf_rng_shuffle(&rng, digit, 9);
    for (int k = 0; k < 2; k++) {
        hf_rng_shuffle(&rng, third, 3);
        for (uint32_t i = 0; i < 9; i++) {
            if (i % 3 == 0)
                hf_rng_shuffle(&rng, in, 3);
            (k ? row : column)[i] = 3 * third[i / 3] + in[i % 3];
        }
    }
    for (uint32_t r = 0; r < 9; r++)
        for (uint32_t c = 0; c < 9; c++)
            cells[9 * row[r] + column[c]] = (uint8_t)digit[(3 * r + r / 3 + c) % 9];
}

/* A lane of candidates: some cells of a solution known, others with a few or all candidates, and
 * now and then something impossible. */
static void random_lane(uint16_t (*state)[MAX_LANES], unsigned lane)
{
    uint8_t solution[CELLS];
    uint32_t known = hf_rng_below(&rng, 70), noise = hf_rng_below(&rng, 3);
    random_solution(solution);
    for (unsigned i = 0; i < CELLS; i++) {
        uint16_t bit = (uint16_t)(1u << (solution[i] - 1));
        uint32_t dice = hf_rng_below(&rng, 100);
        uint16_t others = (uint16_t)(hf_rng_next(&rng) & hf_rng_next(&rng) & ALL_DIGITS);
        state[i][lane] = dice < known ? bit : noise == 0 ? ALL_DIGITS : (uint16_t)(bit | others);
        if (noise == 2 && hf_rng_below(&rng, 200) == 0)
            state[i][lane] = (uint16_t)(awkward() & ALL_DIGITS);
    }
    state[81][lane] = (uint16_t)hf_rng_next(&rng);
    state[82][lane] = (uint16_t)hf_rng_below(&rng, 20);
}

/* Eight lanes of rows, starting at `first`, as the first eight of others. */
static void cut_out(uint16_t (*rows)[MAX_LANES], unsigned count, unsigned first,
                    uint16_t (*out)[MAX_LANES])
{
    for (unsigned i = 0; i < count; i++)
        memcpy(out[i], rows[i] + first, 8 * sizeof **rows);
}

static void expect_lanes(const char *what, const char *set, uint16_t (*got)[MAX_LANES],
                         unsigned first, uint16_t (*want)[MAX_LANES], unsigned rows)
{
    for (unsigned i = 0; i < rows; i++) {
        if (memcmp(got[i] + first, want[i], 8 * sizeof **got) != 0) {
            print_message("# %s of %s differs in row %u, lanes %u to %u\n", what, set, i, first,
                          first + 7);
            fail();
        }
    }
}

/* ---- tests --------------------------------------------------------------------------------- */

static void words_mean_the_same(void **state)
{
    const kernel_set *set = usable(state);
    static uint16_t in[3][MAX_LANES], got[1][MAX_LANES], part[3][MAX_LANES], want[1][MAX_LANES];
    for (const kernel_word *word = set->word; word->name != NULL; word++) {
        const kernel_word *reference = &kernels_portable.word[word - set->word];
        assert_string_equal(word->name, reference->name);
        for (int round = 0; round < rounds(); round++) {
            unsigned number = awkward();
            for (int i = 0; i < 3; i++)
                awkward_row(in[i]);
            if (round % 4 == 0) /* comparisons should also come out true */
                memcpy(in[1], in[0], hf_rng_below(&rng, MAX_LANES) * sizeof *in[0]);
            /* a table is the same for every part */
            for (unsigned lane = 8; strcmp(word->name, "look_up") == 0 && lane < MAX_LANES; lane++)
                in[1][lane] = in[1][lane - 8];
            word->run(in[0], in[1], in[2], number, got[0]);
            for (unsigned first = 0; first < set->lanes; first += 8) {
                cut_out(in, 3, first, part);
                reference->run(part[0], part[1], part[2], number, want[0]);
                expect_lanes(word->name, set->name, got, first, want, 1);
            }
        }
    }
}

static void sweeps_are_the_same(void **state)
{
    const kernel_set *set = usable(state);
    static uint16_t rows[STATE_ROWS][MAX_LANES], part[STATE_ROWS][MAX_LANES];
    static kernel_notes got, want;
    for (int round = 0; round < rounds(); round++) {
        static uint16_t before[STATE_ROWS][MAX_LANES];
        for (unsigned lane = 0; lane < MAX_LANES && round % 4 == 0; lane++)
            random_lane(rows, lane);
        memcpy(before, rows, sizeof rows);
        set->sweep(rows, &got);
        for (unsigned first = 0; first < set->lanes; first += 8) {
            cut_out(before, STATE_ROWS, first, part);
            kernels_portable.sweep(part, &want);
            expect_lanes("sweep", set->name, rows, first, part, STATE_ROWS);
            expect_lanes("ways", set->name, got.way, first, want.way, WAY_ROWS);
            expect_lanes("singles", set->name, got.single, first, want.single, 27);
            expect_lanes("verdict dead", set->name, &got.dead, first, &want.dead, 1);
            expect_lanes("verdict open", set->name, &got.open, first, &want.open, 1);
            expect_lanes("verdict moving", set->name, &got.moving, first, &want.moving, 1);
            expect_lanes("verdict restless", set->name, &got.restless, first, &want.restless, 1);
        }
    }
}

static void choices_are_the_same(void **state)
{
    const kernel_set *set = usable(state);
    static kernel_notes got, want;
    for (int round = 0; round < rounds(); round++) {
        for (unsigned i = 0; i < WAY_ROWS; i++)
            for (unsigned lane = 0; lane < MAX_LANES; lane++)
                got.way[i][lane] = awkward() & ALL_DIGITS;
        uint32_t loose = (uint32_t)hf_rng_next(&rng), seconds = (uint32_t)hf_rng_next(&rng);
        set->choose(&got, loose, seconds);
        for (unsigned first = 0; first < set->lanes; first += 8) {
            cut_out(got.way, WAY_ROWS, first, want.way);
            kernels_portable.choose(&want, loose >> first & 0xff, seconds >> first & 0xff);
            expect_lanes("digit", set->name, &got.digit, first, &want.digit, 1);
            expect_lanes("chute", set->name, &got.chute, first, &want.chute, 1);
            expect_lanes("few", set->name, &got.few, first, &want.few, 1);
            expect_lanes("cuts", set->name, got.cut, first, want.cut, CUT_ROWS);
            expect_lanes("twins", set->name, got.twin, first, want.twin, CUT_ROWS);
        }
    }
}

/* Texts are read as a plain loop would read them; exactly 81 bytes each, which the address
 * sanitizer sees to. */
static void texts_are_read(void **state)
{
    const kernel_set *set = usable(state);
    enum { usual = 15, all = 17 }; /* some sets have a faster way for the first of these */
    static const char good[] = "123456789.0*_-?xX";
    static uint16_t rows[STATE_ROWS][MAX_LANES];
    const char *texts[MAX_LANES];
    char *text[MAX_LANES];
    for (unsigned lane = 0; lane < set->lanes; lane++)
        texts[lane] = text[lane] = malloc(CELLS);
    for (int round = 0; round < rounds(); round++) {
        uint32_t bad = 0, want_bad = 0;
        for (unsigned lane = 0; lane < set->lanes; lane++) {
            for (unsigned i = 0; i < CELLS; i++)
                text[lane][i] = good[hf_rng_below(&rng, round % 2 == 0 ? usual : all)];
            if (round % 4 < 2 && hf_rng_below(&rng, 4) == 0)
                text[lane][hf_rng_below(&rng, CELLS)] = (char)hf_rng_next(&rng);
        }
        set->read(texts, rows, &bad);
        for (unsigned lane = 0; lane < set->lanes; lane++) {
            for (unsigned i = 0; i < CELLS; i++) {
                char c = text[lane][i];
                uint16_t want = ALL_DIGITS;
                if (c == '\0' || strchr(good, c) == NULL)
                    want = 0;
                else if (c >= '1' && c <= '9')
                    want = (uint16_t)(1u << (c - '1'));
                want_bad |= (uint32_t)(want == 0) << lane;
                assert_int_equal(rows[i][lane], want);
            }
        }
        assert_int_equal(bad, want_bad);
    }
    for (unsigned lane = 0; lane < set->lanes; lane++)
        free(text[lane]);
}

static void texts_are_written(void **state)
{
    const kernel_set *set = usable(state);
    static uint16_t rows[STATE_ROWS][MAX_LANES], kept[STATE_ROWS][MAX_LANES];
    char *text[MAX_LANES];
    for (unsigned lane = 0; lane < set->lanes; lane++)
        text[lane] = malloc(CELLS);
    for (int round = 0; round < rounds(); round++) {
        for (unsigned i = 0; i < CELLS; i++)
            for (unsigned lane = 0; lane < MAX_LANES; lane++)
                rows[i][lane] = (uint16_t)(1u << hf_rng_below(&rng, 9));
        memcpy(kept, rows, sizeof kept);
        set->write(rows, text);
        assert_memory_equal(kept, rows, CELLS * sizeof *kept);
        for (unsigned lane = 0; lane < set->lanes; lane++)
            for (unsigned i = 0; i < CELLS; i++)
                assert_int_equal(text[lane][i], '1' + hf_lowest32(rows[i][lane]));
    }
    for (unsigned lane = 0; lane < set->lanes; lane++)
        free(text[lane]);
}

static void exchanges_are_the_same(void **state)
{
    const kernel_set *set = usable(state);
    static uint16_t solution[CELLS + 2][MAX_LANES], puzzle[CELLS + 2][MAX_LANES];
    static uint16_t part_s[CELLS + 2][MAX_LANES], part_p[CELLS + 2][MAX_LANES];
    unsigned found = 0, tried = 0;
    for (int round = 0; round < rounds(); round++) {
        for (unsigned lane = 0; lane < MAX_LANES; lane++) {
            uint8_t grid[CELLS];
            uint32_t known = hf_rng_below(&rng, 60);
            random_solution(grid);
            for (unsigned i = 0; i < CELLS; i++) {
                solution[i][lane] = (uint16_t)(1u << (grid[i] - 1));
                bool given = hf_rng_below(&rng, 100) < known;
                puzzle[i][lane] = given ? solution[i][lane] : ALL_DIGITS;
            }
        }
        uint32_t got, want;
        set->exchange(solution, puzzle, &got);
        for (unsigned first = 0; first < set->lanes; first += 8) {
            cut_out(solution, CELLS, first, part_s);
            cut_out(puzzle, CELLS, first, part_p);
            kernels_portable.exchange(part_s, part_p, &want);
            assert_int_equal(got >> first & 0xff, want & 0xff);
            found += hf_popcount32(want & 0xff);
            tried += 8;
        }
    }
    assert_true(found > 0 && found < tried);
}

/* A random set of lanes of a given size. */
static uint32_t random_lanes(unsigned lanes, unsigned size)
{
    uint32_t number[MAX_LANES], set = 0;
    for (uint32_t i = 0; i < lanes; i++)
        number[i] = i;
    hf_rng_shuffle(&rng, number, lanes);
    for (unsigned i = 0; i < size; i++)
        set |= UINT32_C(1) << number[i];
    return set;
}

/* Which lane goes where is the instruction set's own choice; but every chosen lane must arrive,
 * whole, in one of the chosen places, and nothing else may change. */
static void lanes_move_whole(void **state)
{
    const kernel_set *set = usable(state);
    static uint16_t to[STATE_ROWS][MAX_LANES], from[STATE_ROWS][MAX_LANES];
    static uint16_t before[STATE_ROWS][MAX_LANES];
    for (int round = 0; round < rounds(); round++) {
        unsigned size = hf_rng_below(&rng, set->lanes + 1);
        uint32_t to_lanes = random_lanes(set->lanes, size);
        uint32_t from_lanes = random_lanes(set->lanes, size), arrived = 0;
        for (unsigned i = 0; i < STATE_ROWS; i++) {
            awkward_row(to[i]);
            awkward_row(from[i]);
        }
        for (unsigned lane = 0; lane < MAX_LANES; lane++)
            from[81][lane] = (uint16_t)lane;
        memcpy(before, to, sizeof to);
        set->move(to, to_lanes, from, from_lanes);
        for (unsigned lane = 0; lane < set->lanes; lane++) {
            bool moved = to_lanes >> lane & 1;
            unsigned source = moved ? to[81][lane] : lane;
            assert_true(source < set->lanes);
            for (unsigned i = 0; i < STATE_ROWS; i++)
                assert_int_equal(to[i][lane], moved ? from[i][source] : before[i][lane]);
            arrived |= moved ? UINT32_C(1) << source : 0;
        }
        assert_int_equal(arrived, from_lanes);
    }
}

static void lanes_are_copied(void **state)
{
    const kernel_set *set = usable(state);
    uint16_t in[MAX_LANES], out[MAX_LANES];
    for (unsigned lane = 0; lane < MAX_LANES; lane++)
        in[lane] = (uint16_t)lane;
    for (int round = 0; round < rounds(); round++) {
        unsigned busy = hf_rng_below(&rng, set->lanes + 1);
        uint32_t from = random_lanes(set->lanes, busy), firsts, seconds, copied = 0;
        uint32_t to = random_lanes(set->lanes, set->lanes) & ~from & (uint32_t)hf_rng_next(&rng);
        set->pair(from, to, &firsts, &seconds);
        unsigned pairs =
            hf_popcount32(from) < hf_popcount32(to) ? hf_popcount32(from) : hf_popcount32(to);
        assert_int_equal(hf_popcount32(firsts), pairs);
        assert_int_equal(hf_popcount32(seconds), pairs);
        assert_int_equal((firsts & ~from) | (seconds & ~to), 0);
        set->copy(in, seconds, firsts, out);
        for (unsigned lane = 0; lane < set->lanes; lane++) {
            if (seconds >> lane & 1)
                copied |= UINT32_C(1) << out[lane];
            else
                assert_int_equal(out[lane], lane);
        }
        assert_int_equal(copied, firsts);
    }
}

/* A board of a solution with some cells open: to all digits, to some, or, rarely, to the wrong ones. */
static void random_board(uint16_t *cells)
{
    uint8_t solution[CELLS];
    uint32_t open = hf_rng_below(&rng, 50), kind = hf_rng_below(&rng, 4);
    random_solution(solution);
    for (unsigned i = 0; i < CELLS; i++) {
        uint16_t bit = (uint16_t)(1u << (solution[i] - 1));
        uint16_t some = (uint16_t)(hf_rng_next(&rng) & ALL_DIGITS);
        cells[i] = hf_rng_below(&rng, CELLS) >= open ? bit
                   : kind == 0                       ? ALL_DIGITS
                                                     : (uint16_t)(bit | some);
        if (kind == 3 && hf_rng_below(&rng, 100) == 0)
            cells[i] = some;
    }
}

/* By layouts there are as many solutions as by search. */
static void layouts_count_as_search_does(void **state)
{
    const kernel_set *set = usable(state);
    int several = 0, none = 0;
    for (int round = 0; round < rounds(); round++) {
        uint16_t cells[CELLS], solution[CELLS];
        uint64_t most = 1 + hf_rng_below(&rng, 1u << hf_rng_below(&rng, 10)), got;
        random_board(cells);
        if (!set->count(cells, hf_rng_below(&rng, set->lanes), most, &got))
            continue;
        uint64_t want = hf_overflow_search(cells, NULL, most, solution);
        assert_int_equal(got < most ? got : most, want);
        several += want > 1;
        none += want == 0;
    }
    assert_true(several > 0 && none > 0);
}

/* A board of which the layouts go together in too many ways is left to the search, unless few solutions are asked for. */
static void layouts_that_take_too_long(void **state)
{
    static const char text[] =
        ".9...2....3.6.59...6....3..34.7..1.8.7.1..4...1.4.376..8....5...2.5.48.....8.721.";
    const kernel_set *set = usable(state);
    uint16_t cells[CELLS];
    uint64_t got;
    for (unsigned i = 0; i < CELLS; i++)
        cells[i] = text[i] == '.' ? ALL_DIGITS : (uint16_t)(1u << (text[i] - '1'));
    assert_false(set->count(cells, set->lanes - 1, UINT64_MAX, &got)); /* there are 55,520 */
    assert_true(set->count(cells, set->lanes - 1, 1000, &got));
    assert_true(got >= 1000 && got <= 55520);
}

/* The numbers of the bits of a set. */
static void bits_are_listed(void **state)
{
    const kernel_set *set = usable(state);
    for (int round = 0; round < rounds(); round++) {
        uint64_t bits = hf_rng_next(&rng);
        uint8_t numbers[64], marks[64];
        unsigned count = 0;
        for (int k = round % 6; k > 0; k--)
            bits &= hf_rng_next(&rng);
        assert_int_equal(set->list(bits, numbers, marks, 7), hf_popcount64(bits));
        for (unsigned i = 0; i < 64; i++) {
            if (bits >> i & 1) {
                assert_true(numbers[count] == i && marks[count] == 7);
                count++;
            }
        }
    }
}

/* Sets without a common bit. */
static void sets_apart_are_found(void **state)
{
    const kernel_set *set = usable(state);
    for (int round = 0; round < rounds(); round++) {
        uint64_t words[64];
        uint8_t got[3 * 64];
        unsigned n = hf_rng_below(&rng, 57);
        for (unsigned i = 0; i < 64; i++)
            words[i] = hf_rng_next(&rng) & hf_rng_next(&rng) & hf_rng_next(&rng);
        memset(got, 7, sizeof got);
        set->apart(words + n, words, n, got);
        for (unsigned k = 0; k < 64; k++)
            for (unsigned i = 0; i < 8; i++)
                assert_int_equal(got[3 * k] >> i & 1,
                                 k < n ? (words[k] & words[n + i]) == 0 : 7 >> i & 1);
    }
}

/* ---- timing -------------------------------------------------------------------------------- */

static double seconds_now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The best of many short runs: what the machine can do when nobody disturbs it. */
#define TIME(label, call)                                                                          \
    do {                                                                                           \
        double best = 1;                                                                           \
        for (int run = 0; run < 300; run++) {                                                      \
            double start = seconds_now();                                                          \
            for (int i = 0; i < 100; i++)                                                          \
                call;                                                                              \
            double time = (seconds_now() - start) / 100;                                           \
            best = time < best ? time : best;                                                      \
        }                                                                                          \
        printf("%-32s %-14s %8.1f ns %8.2f ns per lane\n", set->name, label, best * 1e9,           \
               best * 1e9 / set->lanes);                                                           \
    } while (0)

static void time_set(const kernel_set *set)
{
    static uint16_t rows[STATE_ROWS][MAX_LANES], other[STATE_ROWS][MAX_LANES];
    static kernel_notes notes;
    static char text[MAX_LANES][CELLS];
    const char *in[MAX_LANES];
    char *out[MAX_LANES];
    uint32_t m;
    memset(text, '.', sizeof text);
    for (unsigned lane = 0; lane < MAX_LANES; lane++) {
        in[lane] = out[lane] = text[lane];
        random_lane(rows, lane);
    }
    memcpy(other, rows, sizeof rows);
    TIME("sweep", set->sweep(rows, &notes));
    TIME("choose", set->choose(&notes, 0, 0x5555));
    TIME("read", set->read(in, rows, &m));
    TIME("exchange", set->exchange(rows, other, &m));
    TIME("move", set->move(rows, 0x0f, other, 0xf0));
    TIME("write", set->write(rows, out));
}

int main(int argc, char **argv)
{
    rng = hf_rng_make(3, 0);
    if (argc > 1 && strcmp(argv[1], "--time") == 0) {
        for (unsigned i = 0; i < SETS; i++)
            if ((sets[i]->needs & ~hf_cpu_detect()) == 0)
                time_set(sets[i]);
        return 0;
    }
    static const struct {
        const char *name;
        CMUnitTestFunction run;
    } test[] = {
        {"words", words_mean_the_same},
        {"sweep", sweeps_are_the_same},
        {"choose", choices_are_the_same},
        {"read", texts_are_read},
        {"write", texts_are_written},
        {"exchange", exchanges_are_the_same},
        {"move", lanes_move_whole},
        {"copy", lanes_are_copied},
        {"count", layouts_count_as_search_does},
        {"long", layouts_that_take_too_long},
        {"bits", bits_are_listed},
        {"apart", sets_apart_are_found},
    };
    enum { TESTS = sizeof test / sizeof *test };
    static struct CMUnitTest all[SETS * TESTS];
    static char names[SETS * TESTS][80];
    for (unsigned i = 0; i < SETS * TESTS; i++) {
        const kernel_set *set = sets[i / TESTS];
        snprintf(names[i], sizeof names[i], "%s: %s", set->name, test[i % TESTS].name);
        all[i] = (struct CMUnitTest){names[i], test[i % TESTS].run, NULL, NULL, (void *)set};
    }
    return cmocka_run_group_tests(all, NULL, NULL);
}
