/* SPDX-License-Identifier: MIT
 *
 * test_base.c - bits, random numbers, text, sorting.
 */
#include "support/support.h"

#include "base/bits.h"
#include "base/rng.h"
#include "base/sort.h"
#include "base/text.h"

static void bits_are_counted_and_found(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 64; i++) {
        uint64_t bit = UINT64_C(1) << i;
        assert_int_equal(hf_popcount64(bit | 1), i == 0 ? 1 : 2);
        assert_int_equal(hf_lowest64(bit | (UINT64_C(1) << 63)), i);
        assert_true(hf_is_single64(bit));
        assert_int_equal(hf_popcount64(hf_low_bits64(i)), i);
    }
    assert_int_equal(hf_at_most32(UINT64_C(1) << 31), UINT32_C(1) << 31);
    assert_int_equal(hf_at_most32(UINT64_C(1) << 32), UINT32_MAX);
    assert_true(hf_low_bits64(64) == UINT64_MAX);
    assert_false(hf_is_single64(6));
    assert_true(hf_is_single64(0));
}

/* The numbers of a seed are part of what users see (same seed, same puzzle), so they may not
 * change. */
static void random_numbers_never_change(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(1, 0);
    hf_rng same = hf_rng_make(1, 0);
    hf_rng other = hf_rng_make(1, 1);
    uint64_t first = hf_rng_next(&rng);
    assert_true(first == hf_rng_next(&same));
    assert_true(first != hf_rng_next(&other));
    assert_true(first == UINT64_C(0xd300120a5ea35cac));
}

static void random_numbers_are_even(void **state)
{
    (void)state;
    uint32_t counts[7] = {0};
    hf_rng rng = hf_rng_make(2, 0);
    for (int i = 0; i < 70000; i++)
        counts[hf_rng_below(&rng, 7)]++;
    for (int i = 0; i < 7; i++)
        assert_in_range(counts[i], 9600, 10400); /* four standard deviations */
}

static void shuffles_are_permutations(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(3, 0);
    for (uint32_t n = 0; n < 40; n++) {
        uint32_t numbers[40];
        uint64_t seen = 0;
        for (uint32_t i = 0; i < n; i++)
            numbers[i] = i;
        hf_rng_shuffle(&rng, numbers, n);
        for (uint32_t i = 0; i < n; i++)
            seen |= UINT64_C(1) << numbers[i];
        assert_true(seen == hf_low_bits64(n));
    }
}

static void text_never_overflows(void **state)
{
    (void)state;
    char buffer[8] = "#######";
    hf_text text = hf_text_make(buffer, 6);
    hf_text_add(&text, "row ");
    hf_text_number(&text, 1234);
    assert_string_equal(buffer, "row 1");
    assert_int_equal(text.length, 8);
    assert_int_equal(buffer[6], '#');
    hf_text none = hf_text_make(NULL, 0);
    hf_text_padded(&none, 7, 3);
    assert_int_equal(none.length, 3);
}

static void numbers_are_written_whole(void **state)
{
    (void)state;
    char buffer[64];
    hf_text text = hf_text_make(buffer, sizeof buffer);
    hf_text_number(&text, 0);
    hf_text_char(&text, ' ');
    hf_text_number(&text, UINT64_MAX);
    hf_text_padded(&text, 42, 5);
    assert_string_equal(buffer, "0 18446744073709551615   42");
}

typedef struct pair {
    uint32_t key, place;
} pair;

static int by_key(const void *a, const void *b, const void *context)
{
    const pair *x = a;
    const pair *y = b;
    (void)context;
    return x->key < y->key ? -1 : x->key > y->key;
}

static void sorting_is_stable(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(4, 0);
    for (uint32_t n = 0; n < 100; n++) {
        pair pairs[100];
        pair spare[100];
        for (uint32_t i = 0; i < n; i++)
            pairs[i] = (pair){hf_rng_below(&rng, 10), i};
        hf_sort(pairs, n, sizeof *pairs, spare, by_key, NULL);
        for (uint32_t i = 1; i < n; i++) {
            assert_true(pairs[i - 1].key <= pairs[i].key);
            assert_true(pairs[i - 1].key < pairs[i].key || pairs[i - 1].place < pairs[i].place);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bits_are_counted_and_found), cmocka_unit_test(random_numbers_never_change),
        cmocka_unit_test(random_numbers_are_even),    cmocka_unit_test(shuffles_are_permutations),
        cmocka_unit_test(text_never_overflows),       cmocka_unit_test(numbers_are_written_whole),
        cmocka_unit_test(sorting_is_stable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
