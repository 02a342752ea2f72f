/* SPDX-License-Identifier: MIT
 *
 * test_variant_kernels.c - the kernels of the engine "variant": each version against the plain one, bit
 * for bit, and the plain one against counting on fingers.
 */
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "houseful/cpu.h"
#include "solve/variant/kernels.h"

static hf_sets_tables *tables;

/* In plain C, and the narrower and the wider ones that this processor has. */
enum { SETS = 3 };
static const hf_variant_kernels *all[SETS];

static int set_up(void **state)
{
    (void)state;
    tables = malloc(sizeof *tables);
    assert_non_null(tables);
    hf_sets_fill_tables(tables);
    all[0] = &hf_variant_kernels_portable;
    all[1] = hf_variant_kernels_for(hf_cpu_detect() & ~(uint32_t)HF_CPU_AVX512);
    all[2] = hf_variant_kernels_for(hf_cpu_detect());
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    free(tables);
    return 0;
}

static uint16_t random_mask(hf_rng *rng, uint32_t symbols)
{
    uint16_t mask = 0;
    while (mask == 0)
        mask = (uint16_t)(hf_rng_below(rng, 512) &
                          (hf_rng_below(rng, 3) == 0 ? 511 : hf_rng_below(rng, 512)) &
                          ((1u << symbols) - 1));
    return mask;
}

/* Every way to fill the cells from i on; what occurs is kept. */
static bool fill(const hf_row_of_cells *row, uint32_t i, uint32_t used, int32_t sum, uint16_t *kept)
{
    bool any = false;
    if (i == row->count)
        return row->ends == NULL || (row->ends->word[used / 64] >> (used % 64) & 1) != 0;
    for (uint32_t s = 0; s < HF_SETS_CELLS; s++) {
        int32_t now = sum + (int32_t)s;
        if ((row->mask[i] >> s & 1) == 0 || (used >> s & 1) != 0 || now < row->least[i] ||
            now > row->most[i] || !fill(row, i + 1, used | 1u << s, now, kept))
            continue;
        kept[i] |= (uint16_t)(1u << s);
        any = true;
    }
    return any;
}

static hf_row_of_cells random_row(hf_rng *rng, uint32_t most_cells)
{
    hf_row_of_cells row;
    memset(&row, 0, sizeof row);
    row.count = 1 + hf_rng_below(rng, most_cells);
    uint32_t symbols = 6 + hf_rng_below(rng, 4);
    for (uint32_t i = 0; i < row.count; i++) {
        bool bounded = hf_rng_below(rng, 4) == 0;
        row.mask[i] = random_mask(rng, symbols);
        row.least[i] = (int16_t)(bounded ? (int32_t)hf_rng_below(rng, 20) - 2 : 0);
        row.most[i] =
            (int16_t)(bounded ? row.least[i] + (int32_t)hf_rng_below(rng, 20) : HF_SETS_SUM);
    }
    return row;
}

static void check_row(const hf_row_of_cells *row)
{
    uint16_t kept[HF_SETS_CELLS] = {0};
    bool possible = fill(row, 0, 0, 0, kept);
    for (int k = 0; k < SETS; k++) {
        hf_row_of_cells done = *row;
        assert_int_equal(all[k]->subsets(tables, &done), possible);
        if (possible)
            assert_memory_equal(done.mask, kept, row->count * sizeof *kept);
    }
}

/* Greater than all nine symbols together. */
static void sums_that_nothing_has(void **state)
{
    (void)state;
    for (int k = 0; k < SETS; k++) {
        uint16_t four[4] = {511, 511, 511, 511};
        hf_row_of_cells row = {.count = 2, .mask = {511, 511}};
        row.least[0] = HF_SETS_SUM + 1;
        row.most[0] = row.most[1] = HF_SETS_SUM + 1;
        assert_false(all[k]->subsets(tables, &row));
        if (all[k]->four != NULL)
            assert_false(all[k]->four(tables, four, HF_SETS_SUM + 1));
    }
}

static void subsets_keep_what_occurs(void **state)
{
    hf_rng rng = hf_rng_make(512, 1);
    int rounds = test_is_soak() ? 1000000 : test_is_short() ? 2000 : 10000;
    (void)state;
    for (int i = 0; i < rounds; i++) {
        hf_row_of_cells row = random_row(&rng, i % 8 == 0 ? 9 : 6);
        check_row(&row);
    }
}

/* Runs, and sums told as a set. */
static void ends_are_kept(void **state)
{
    hf_rng rng = hf_rng_make(512, 5);
    int rounds = test_is_short() ? 2000 : 10000;
    (void)state;
    for (int i = 0; i < rounds; i++) {
        hf_row_of_cells row = random_row(&rng, 6);
        hf_sets ends = tables->runs[row.count];
        if (i % 2 == 0)
            hf_sets_with_sums(tables, hf_rng_next(&rng), &ends);
        row.ends = &ends;
        check_row(&row);
    }
}

static void reached_sums_are_all_sums(void **state)
{
    hf_rng rng = hf_rng_make(512, 6);
    (void)state;
    for (int i = 0; i < 500; i++) {
        hf_row_of_cells row = random_row(&rng, 6);
        uint64_t sums = 0;
        for (uint32_t c = 0; c < row.count; c++) {
            row.least[c] = 0;
            row.most[c] = HF_SETS_SUM;
        }
        for (int16_t s = 0; s <= HF_SETS_SUM; s++) {
            uint16_t kept[HF_SETS_CELLS];
            row.least[row.count - 1] = row.most[row.count - 1] = s;
            sums |= (uint64_t)fill(&row, 0, 0, 0, kept) << s;
        }
        for (int k = 0; k < SETS; k++) {
            hf_sets reached;
            all[k]->reach(tables, row.mask, row.count, &reached);
            assert_int_equal(hf_sets_sums(tables, &reached), sums);
        }
    }
}

static void four_cells_are_a_short_row(void **state)
{
    const hf_variant_kernels *k = all[1];
    hf_rng rng = hf_rng_make(512, 2);
    (void)state;
    for (int i = 0; k->four != NULL && i < 20000; i++) {
        hf_row_of_cells row = {.count = 4};
        uint16_t mask[4];
        uint32_t total = hf_rng_below(&rng, HF_SETS_SUM + 1);
        for (uint32_t c = 0; c < 4; c++) {
            row.mask[c] = mask[c] = random_mask(&rng, 9);
            row.most[c] = HF_SETS_SUM;
        }
        row.least[3] = row.most[3] = (int16_t)total;
        bool possible = hf_variant_kernels_portable.subsets(tables, &row);
        assert_int_equal(k->four(tables, mask, total), possible);
        if (possible)
            assert_memory_equal(mask, row.mask, sizeof mask);
    }
}

/* The sums of two or three different cells, of those in `only`; what occurs is kept. */
static uint64_t add_few(const uint32_t *mask, uint32_t count, uint64_t only, uint32_t *kept)
{
    uint64_t sums = 0;
    for (uint32_t way = 0; way < (count == 2 ? 81u : 729u); way++) {
        uint32_t s[3] = {way % 9, way / 9 % 9, count == 3 ? way / 81 : 9};
        uint32_t sum = s[0] + s[1] + (count == 3 ? s[2] : 0);
        bool fits = s[0] != s[1] && s[0] != s[2] && s[1] != s[2] && (only >> sum & 1) != 0;
        for (uint32_t i = 0; i < count; i++)
            fits = fits && (mask[i] >> s[i] & 1) != 0;
        if (!fits)
            continue;
        sums |= UINT64_C(1) << sum;
        for (uint32_t i = 0; i < count; i++)
            kept[i] |= 1u << s[i];
    }
    return sums;
}

static void few_cells_have_the_sums_that_occur(void **state)
{
    hf_rng rng = hf_rng_make(29, 0);
    (void)state;
    for (uint32_t i = 0; i < 2000; i++) {
        uint32_t mask[3], none[3] = {0}, count = 2 + i % 2;
        for (uint32_t k = 0; k < 3; k++)
            mask[k] = random_mask(&rng, 9);
        uint64_t only = hf_rng_below(&rng, 1u << 25), sums = add_few(mask, count, UINT64_MAX, none);
        for (uint32_t n = 0; n < SETS; n++) {
            uint32_t kept[3] = {0}, wanted[3] = {0};
            assert_true(all[n]->few_sums(mask, count) == sums);
            add_few(mask, count, only, wanted);
            all[n]->few_keep(mask, count, only, kept);
            assert_memory_equal(kept, wanted, count * sizeof *kept);
        }
    }
}

static void three_cells_keep_what_one_sum_leaves(void **state)
{
    hf_rng rng = hf_rng_make(29, 1);
    (void)state;
    for (uint32_t i = 0; i < 2000; i++) {
        uint32_t mask[3], wanted[3] = {0}, total = hf_rng_below(&rng, 30);
        for (uint32_t k = 0; k < 3; k++)
            mask[k] = random_mask(&rng, 9);
        add_few(mask, 3, UINT64_C(1) << total, wanted);
        for (uint32_t n = 0; n < SETS; n++) {
            uint32_t kept[3] = {0};
            if (all[n]->three == NULL)
                continue;
            all[n]->three(tables, mask, total, kept);
            assert_memory_equal(kept, wanted, sizeof kept);
        }
    }
}

/* ---- sums of groups ------------------------------------------------------------------------------ */

enum { PLACES = 128, MOST_SUM = 400 };

typedef struct case_of_groups {
    uint16_t board[PLACES];
    uint32_t cells[HF_GROUPS_CELLS];
    hf_sum_group group[HF_GROUPS_CELLS];
    hf_groups sum;
} case_of_groups;

static uint32_t turned_mask(uint32_t mask)
{
    uint32_t turned = 0;
    for (uint32_t s = 0; s < 9; s++)
        turned |= (mask >> s & 1) << (8 - s);
    return turned;
}

static void random_groups(hf_rng *rng, case_of_groups *c)
{
    uint32_t cells = 1 + hf_rng_below(rng, HF_GROUPS_CELLS), narrow = hf_rng_below(rng, 3);
    memset(c, 0, sizeof *c);
    for (uint32_t p = 0; p < PLACES; p++) {
        c->board[p] = random_mask(rng, 9);
        if (hf_rng_below(rng, 3) < narrow)
            c->board[p] = (uint16_t)(1u << hf_rng_below(rng, 9));
    }
    c->sum.cells = c->cells;
    c->sum.group = c->group;
    for (uint32_t left = cells; left > 0; left -= c->group[c->sum.groups++].count) {
        uint32_t most = left < 3 ? left : 3, count = 1 + hf_rng_below(rng, most);
        bool turned = hf_rng_below(rng, 3) == 0;
        c->group[c->sum.groups] = (hf_sum_group){(uint8_t)count, turned, 1};
        for (uint32_t i = 0; i < count; i++, c->sum.count++) {
            c->cells[c->sum.count] = hf_rng_below(rng, PLACES);
            c->sum.turned |= (uint32_t)turned << c->sum.count;
        }
    }
}

/* What the cells have at least and at most, and the widest of them. */
static void bounds_of(const case_of_groups *c, int32_t *least, int32_t *most, int32_t *widest)
{
    *least = *most = *widest = 0;
    for (uint32_t i = 0; i < c->sum.count; i++) {
        uint32_t m = c->board[c->cells[i]];
        m = (c->sum.turned >> i & 1) != 0 ? turned_mask(m) : m;
        int32_t low = (int32_t)hf_lowest32(m), high = (int32_t)hf_highest32(m);
        *least += low;
        *most += high;
        *widest = high - low > *widest ? high - low : *widest;
    }
}

/* The sums of all groups but one. */
static void add_others(const uint64_t *own, uint32_t groups, uint32_t but, bool *can)
{
    memset(can, 0, MOST_SUM);
    can[0] = true;
    for (uint32_t g = 0; g < groups; g++) {
        bool next[MOST_SUM] = {false};
        for (uint32_t at = 0; at + 64 < MOST_SUM; at++) {
            for (uint32_t s = 0; s < 64; s++)
                next[at + s] |= can[at] && (own[g] >> s & 1) != 0;
        }
        if (g != but)
            memcpy(can, next, sizeof next);
    }
}

static hf_groups_answer groups_by_hand(const case_of_groups *c, hf_groups *sum)
{
    int32_t least, most, widest;
    bool none = false;
    uint64_t struck = 0;
    bounds_of(c, &least, &most, &widest);
    if (sum->total < least || sum->total > most)
        return HF_GROUPS_FAIL;
    if (least == most) /* different cells are looked after elsewhere */
        return HF_GROUPS_STAY;
    if (sum->total - least >= widest + HF_GROUPS_SLACK &&
        most - sum->total >= widest + HF_GROUPS_SLACK)
        return HF_GROUPS_STAY;
    for (uint32_t g = 0, at = 0; g < sum->groups; at += c->group[g].count, g++) {
        uint32_t kept[3] = {0}, count = c->group[g].count;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t m = c->board[c->cells[at + i]];
            sum->mask[at + i] = c->group[g].turned ? turned_mask(m) : m;
        }
        sum->own[g] = count == 1 ? sum->mask[at] : add_few(sum->mask + at, count, UINT64_MAX, kept);
        none = none || sum->own[g] == 0;
    }
    for (uint32_t g = 0; g < sum->groups; g++) {
        bool can[MOST_SUM];
        add_others(sum->own, sum->groups, g, can);
        sum->kept[g] = 0;
        for (int32_t s = 0; s < 64 && s <= sum->total; s++)
            sum->kept[g] |= can[sum->total - s] ? sum->own[g] & UINT64_C(1) << s : 0;
        none = none || sum->kept[g] == 0;
        struck |= sum->kept[g] ^ sum->own[g];
    }
    return none ? HF_GROUPS_FAIL : struck == 0 ? HF_GROUPS_STAY : HF_GROUPS_STRIKE;
}

static void groups_keep_what_others_complete(void **state)
{
    hf_rng rng = hf_rng_make(36, 0);
    int rounds = test_is_soak() ? 1000000 : test_is_short() ? 3000 : 20000;
    int answers[3] = {0};
    (void)state;
    for (int i = 0; i < rounds; i++) {
        case_of_groups c;
        int32_t least, most, widest;
        random_groups(&rng, &c);
        bounds_of(&c, &least, &most, &widest);
        int32_t by = (int32_t)hf_rng_below(&rng, 14) - 1;
        c.sum.total = hf_rng_below(&rng, 2) == 0 ? least + by : most - by;
        hf_groups wanted = c.sum;
        hf_groups_answer answer = groups_by_hand(&c, &wanted);
        answers[answer]++;
        for (int k = 0; k < SETS; k++) {
            hf_groups done = c.sum;
            if (all[k]->groups == NULL)
                continue;
            assert_int_equal(all[k]->groups(c.board, &done), answer);
            if (answer != HF_GROUPS_STRIKE)
                continue;
            assert_memory_equal(done.mask, wanted.mask, done.count * sizeof *done.mask);
            assert_memory_equal(done.own, wanted.own, done.groups * sizeof *done.own);
            assert_memory_equal(done.kept, wanted.kept, done.groups * sizeof *done.kept);
        }
    }
    for (int a = 0; a < 3; a++)
        assert_true(answers[a] > rounds / 50);
}

/* A long sum near its greatest whose cells are all wide open: its first group's least and what is above it are
 * more than 63 together. */
static void groups_far_above_their_least(void **state)
{
    enum { TRIPLES = 5 };
    case_of_groups c;
    (void)state;
    memset(&c, 0, sizeof c);
    c.sum.cells = c.cells;
    c.sum.group = c.group;
    c.sum.groups = TRIPLES;
    c.sum.count = 3 * TRIPLES;
    for (uint32_t i = 0; i < c.sum.count; i++) {
        c.cells[i] = i;
        c.board[i] = (uint16_t)(0x1ff >> i % 3); /* together 21 at most, 0 at least by bounds */
        c.group[i / 3] = (hf_sum_group){3, false, 1};
    }
    for (int32_t below = 0; below < 12; below++) {
        c.sum.total = 21 * TRIPLES - below;
        hf_groups wanted = c.sum;
        hf_groups_answer answer = groups_by_hand(&c, &wanted);
        assert_int_equal(answer, below == 11 ? HF_GROUPS_STAY : HF_GROUPS_STRIKE);
        for (int k = 0; k < SETS; k++) {
            hf_groups done = c.sum;
            if (all[k]->groups == NULL)
                continue;
            assert_int_equal(all[k]->groups(c.board, &done), answer);
            if (answer == HF_GROUPS_STRIKE)
                assert_memory_equal(done.kept, wanted.kept, done.groups * sizeof *done.kept);
        }
    }
}

/* ---- different cells ----------------------------------------------------------------------------- */

static void hall_keeps_what_occurs(void **state)
{
    hf_rng rng = hf_rng_make(512, 3);
    int rounds = test_is_short() ? 2000 : 10000;
    (void)state;
    for (int i = 0; i < rounds; i++) {
        hf_row_of_cells row = random_row(&rng, 9);
        for (uint32_t c = 0; c < row.count; c++) {
            row.least[c] = 0;
            row.most[c] = HF_SETS_SUM;
        }
        hf_row_of_cells done = row;
        bool possible = all[0]->subsets(tables, &done);
        for (int k = 0; k < SETS; k++) {
            hf_row_of_cells other = row;
            bool answer = all[k]->hall(tables, other.mask, other.count);
            assert_int_equal(answer, possible);
            if (possible)
                assert_memory_equal(other.mask, done.mask, row.count * sizeof *done.mask);
        }
    }
}

/* Every way to fill the cells from i on, as the automaton goes; what occurs is kept. */
static bool walk_on(const hf_walk *w, uint32_t i, uint32_t state, uint32_t used, uint16_t *kept)
{
    bool any = false;
    if (i == w->count)
        return w->accepts[state] != 0;
    for (uint32_t s = 0; s < w->symbols; s++) {
        uint32_t next = w->next[state * w->symbols + s];
        if ((w->mask[i] >> s & 1) == 0 || (used >> s & 1) != 0 || next == HF_WALK_DEAD ||
            !walk_on(w, i + 1, next, used | 1u << s, kept))
            continue;
        kept[i] |= (uint16_t)(1u << s);
        any = true;
    }
    return any;
}

enum { WALK_STATES = 130, WALK_WORDS = (WALK_STATES + 63) / 64 };

static void walks_keep_what_occurs(void **state)
{
    static uint16_t next[WALK_STATES * HF_SETS_CELLS];
    static uint8_t accepts[WALK_STATES];
    static uint64_t useful[(HF_SETS_CELLS + 1) * WALK_WORDS], alive[sizeof useful / 8];
    static hf_sets used[(HF_SETS_CELLS + 1) * WALK_WORDS * 64];
    hf_rng rng = hf_rng_make(512, 7);
    int possible = 0, rounds = test_is_short() ? 2000 : 10000;
    (void)state;
    for (int i = 0; i < rounds; i++) {
        uint32_t states = 1 + hf_rng_below(&rng, i % 2 == 0 ? 8 : WALK_STATES);
        hf_walk w = {.count = 1 + hf_rng_below(&rng, 6), .symbols = 4 + hf_rng_below(&rng, 6)};
        w.count = w.count < w.symbols ? w.count : w.symbols;
        w.states = states;
        w.words = (states + 63) / 64;
        w.starts = 1 + hf_rng_below(&rng, states < 3 ? states : 3);
        for (uint32_t k = 0; k < states * w.symbols; k++)
            next[k] = hf_rng_below(&rng, 3) != 0 ? (uint16_t)hf_rng_below(&rng, states)
                                                 : (uint16_t)HF_WALK_DEAD;
        for (uint32_t k = 0; k < states; k++)
            accepts[k] = hf_rng_below(&rng, 4) == 0;
        w.next = next;
        w.accepts = accepts;
        w.useful = useful;
        w.alive = alive;
        w.used = used;
        for (uint32_t c = 0; c < w.count; c++)
            w.mask[c] = random_mask(&rng, w.symbols);
        uint16_t kept[HF_SETS_CELLS] = {0};
        bool answer = false;
        for (uint32_t s = 0; s < w.starts; s++)
            answer = walk_on(&w, 0, s, 0, kept) || answer;
        possible += answer;
        for (int k = 0; k < SETS; k++) {
            hf_walk other = w;
            assert_int_equal(all[k]->walk(&other), answer);
            if (answer)
                assert_memory_equal(other.mask, kept, w.count * sizeof *kept);
        }
    }
    assert_true(possible > rounds / 10 && possible < rounds);
}

/* A board of random candidates around a solved one, now and then with a mistake. */
static void random_board(hf_rng *rng, uint64_t *words)
{
    uint32_t width = 1 + hf_rng_below(rng, 8);
    memset(words, 0, (HF_BOARD_WORDS + 1) * sizeof *words);
    for (uint32_t r = 0; r < 9; r++) {
        for (uint32_t c = 0; c < 9; c++) {
            uint64_t mask = 1u << (r * 3 + r / 3 + c) % 9;
            for (uint32_t more = hf_rng_below(rng, width); more > 0; more--)
                mask |= 1u << hf_rng_below(rng, 9);
            if (hf_rng_below(rng, 400) == 0)
                mask = 1u << hf_rng_below(rng, 9);
            words[3 * r + c / 3] |= mask << 16 * (c % 3);
        }
    }
}

static void check_changes(const uint64_t *from, const uint64_t *to, const uint64_t *changed)
{
    for (uint32_t place = 0; place < 64 * HF_BOARD_CHANGES; place++) {
        uint32_t word = place / 4, shift = 16 * (place % 4);
        bool news = word < HF_BOARD_WORDS && ((from[word] ^ to[word]) >> shift & 0xffff) != 0;
        assert_int_equal(changed[place / 64] >> (place % 64) & 1, news);
    }
}

static void singles_come_to_the_same_end(void **state)
{
    hf_rng rng = hf_rng_make(512, 4);
    int rounds = test_is_soak() ? 3000000 : test_is_short() ? 5000 : 30000;
    int possible = 0;
    (void)state;
    for (int i = 0; i < rounds; i++) {
        uint64_t a[HF_BOARD_WORDS + 1], b[HF_BOARD_WORDS + 1], start[HF_BOARD_WORDS + 1];
        uint64_t changed[2][HF_BOARD_CHANGES] = {{0}};
        random_board(&rng, a);
        memcpy(b, a, sizeof a);
        memcpy(start, a, sizeof a);
        bool answer = hf_variant_kernels_portable.settle(a, i % 2 == 0, changed[0]);
        assert_int_equal(all[1 + i / 2 % 2]->settle(b, i % 2 == 0, changed[1]), answer);
        if (answer) {
            assert_memory_equal(a, b, HF_BOARD_WORDS * sizeof *a);
            check_changes(start, a, changed[0]);
            check_changes(start, b, changed[1]);
        }
        possible += answer;
    }
    assert_true(possible > rounds / 10 && possible < rounds);
}

/* The best that a processor has, whatever this one is. */
static void each_processor_has_its_kernels(void **state)
{
    (void)state;
    assert_ptr_equal(hf_variant_kernels_for(0), &hf_variant_kernels_portable);
#if defined(__x86_64__)
    assert_ptr_equal(hf_variant_kernels_for(HF_CPU_AVX2), &hf_variant_kernels_avx2);
    assert_ptr_equal(hf_variant_kernels_for(HF_CPU_AVX2 | HF_CPU_AVX512),
                     &hf_variant_kernels_avx512);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sums_that_nothing_has),
                                       cmocka_unit_test(subsets_keep_what_occurs),
                                       cmocka_unit_test(four_cells_are_a_short_row),
                                       cmocka_unit_test(ends_are_kept),
                                       cmocka_unit_test(reached_sums_are_all_sums),
                                       cmocka_unit_test(few_cells_have_the_sums_that_occur),
                                       cmocka_unit_test(three_cells_keep_what_one_sum_leaves),
                                       cmocka_unit_test(groups_keep_what_others_complete),
                                       cmocka_unit_test(groups_far_above_their_least),
                                       cmocka_unit_test(hall_keeps_what_occurs),
                                       cmocka_unit_test(walks_keep_what_occurs),
                                       cmocka_unit_test(singles_come_to_the_same_end),
                                       cmocka_unit_test(each_processor_has_its_kernels)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
