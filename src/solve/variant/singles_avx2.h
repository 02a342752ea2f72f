/* SPDX-License-Identifier: MIT
 *
 * singles_avx2.h - singles.c with a row in a register.
 *
 * The three words of a row and an empty one are a register of 16 parts:
 *
 *     c1 c2 c3 -   c4 c5 c6 -   c7 c8 c9 -   - - - -
 *
 * What is true of columns is one operation on registers. Boxes are three rows, and then the parts of each
 * word. For rows, the words of a band are turned around (word s of the three rows side by side), and
 * then treated like boxes. A pass over the board takes about 300 instructions, a quarter of what words
 * need.
 */

typedef __m256i row;

static inline row any_of(row a, row b)
{
    return _mm256_or_si256(a, b);
}

static inline row both_of(row a, row b)
{
    return _mm256_and_si256(a, b);
}

/* a without b */
static inline row less(row a, row b)
{
    return _mm256_andnot_si256(b, a);
}

static inline row zero_parts(row a)
{
    return _mm256_cmpeq_epi16(a, _mm256_setzero_si256());
}

static inline bool is_zero(row a)
{
    return _mm256_testz_si256(a, a) != 0;
}

/* All bits of the nine parts that are cells, and of the words that hold them. */
static inline row cell_parts(void)
{
    return _mm256_set_epi64x(0, 0x0000ffffffffffff, 0x0000ffffffffffff, 0x0000ffffffffffff);
}

static inline row full_words(void)
{
    return _mm256_set_epi64x(0, 0x01ff01ff01ff01ff, 0x01ff01ff01ff01ff, 0x01ff01ff01ff01ff);
}

/* The parts of each word with the first and second, third and fourth exchanged; and the halves. */
static inline row swap_parts(row a)
{
    return _mm256_shuffle_epi8(a, _mm256_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12,
                                                   13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15,
                                                   12, 13));
}

static inline row swap_halves(row a)
{
    return _mm256_shuffle_epi32(a, 0xb1);
}

/* All parts of a word or'ed, in each of them. */
static inline row fold_word(row a)
{
    a = any_of(a, swap_parts(a));
    return any_of(a, swap_halves(a));
}

static inline row add_word(row a)
{
    a = _mm256_add_epi16(a, swap_parts(a));
    return _mm256_add_epi16(a, swap_halves(a));
}

/* The first three words turned on by one, and by two. */
static inline row next_word(row a)
{
    return _mm256_permute4x64_epi64(a, 0xc9);
}

static inline row word_after(row a)
{
    return _mm256_permute4x64_epi64(a, 0xd2);
}

/* The two other cells of each word, or'ed. */
static inline row other_parts(row a)
{
    const row one = _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15, 2, 3, 4,
                                     5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
    const row two = _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15, 4, 5, 0,
                                     1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
    return any_of(_mm256_shuffle_epi8(a, one), _mm256_shuffle_epi8(a, two));
}

/* Three rows of three words to three registers with word s of each row. */
static inline void turn(const row *from, row *to)
{
    const row none = _mm256_setzero_si256();
    row even = _mm256_unpacklo_epi64(from[0], from[1]),
        third = _mm256_unpacklo_epi64(from[2], none);
    row odd = _mm256_unpackhi_epi64(from[0], from[1]), last = _mm256_unpackhi_epi64(from[2], none);
    to[0] = _mm256_permute2x128_si256(even, third, 0x20);
    to[1] = _mm256_permute2x128_si256(odd, last, 0x20);
    to[2] = _mm256_permute2x128_si256(even, third, 0x31);
}

/* Word r of a register in all of them. */
static inline row word_of(row a, unsigned r)
{
    switch (r) {
    case 0:
        return _mm256_permute4x64_epi64(a, 0x00);
    case 1:
        return _mm256_permute4x64_epi64(a, 0x55);
    default:
        return _mm256_permute4x64_epi64(a, 0xaa);
    }
}

/* What the solved cells are, all others empty. */
static inline row solved_parts(row a)
{
    row more = both_of(a, _mm256_sub_epi16(a, _mm256_set1_epi16(1)));
    return both_of(a, zero_parts(more));
}

/* ---- the passes --------------------------------------------------------------------------------- */

/* Solved cells tell their houses. */
static inline void strike_rows(row *r, const row *solved)
{
    row by_row[3], by_box[3], column = _mm256_setzero_si256();
    for (unsigned band = 0; band < 3; band++) {
        const row *s = solved + 3 * band;
        row t[3];
        turn(s, t);
        by_row[band] = fold_word(any_of(any_of(t[0], t[1]), t[2]));
        by_box[band] = any_of(any_of(s[0], s[1]), s[2]);
        column = any_of(column, by_box[band]);
        by_box[band] = fold_word(by_box[band]);
    }
    for (unsigned i = 0; i < 9; i++) {
        row known = any_of(any_of(column, by_box[i / 3]), word_of(by_row[i / 3], i % 3));
        r[i] = any_of(less(r[i], known), solved[i]);
    }
}

/* Does a house have a symbol twice? The sum of its solved cells is greater than the symbols or'ed then,
 * and it stays below 9 * 256. */
static inline bool has_twice(const row *solved)
{
    row twice = _mm256_setzero_si256(), some = twice, sum = twice;
    for (unsigned band = 0; band < 3; band++) {
        const row *s = solved + 3 * band;
        row t[3];
        for (unsigned k = 0; k < 3; k++) {
            some = any_of(some, s[k]);
            sum = _mm256_add_epi16(sum, s[k]);
        }
        turn(s, t);
        for (unsigned way = 0; way < 2; way++) {
            const row *x = way == 0 ? s : t;
            row folded = fold_word(any_of(any_of(x[0], x[1]), x[2]));
            row added = add_word(_mm256_add_epi16(_mm256_add_epi16(x[0], x[1]), x[2]));
            twice = any_of(twice, _mm256_xor_si256(folded, added));
        }
    }
    return !is_zero(any_of(twice, _mm256_xor_si256(some, sum)));
}

/* The symbols with one place in the words of three registers; *missing: some symbol has none. */
static inline row single_in(const row *x, row *missing)
{
    row once = any_of(x[0], x[1]);
    row twice = any_of(both_of(x[0], x[1]), both_of(once, x[2]));
    once = any_of(once, x[2]);
    row other = swap_parts(once);
    twice = any_of(any_of(twice, swap_parts(twice)), both_of(once, other));
    once = any_of(once, other);
    other = swap_halves(once);
    twice = any_of(any_of(twice, swap_halves(twice)), both_of(once, other));
    once = any_of(once, other);
    *missing = any_of(*missing, less(full_words(), once));
    return less(once, twice);
}

static inline row single_in_columns(const row *r, row *missing)
{
    row once = r[0], twice = _mm256_setzero_si256();
    for (unsigned i = 1; i < 9; i++) {
        twice = any_of(twice, both_of(once, r[i]));
        once = any_of(once, r[i]);
    }
    *missing = any_of(*missing, less(both_of(full_words(), cell_parts()), once));
    return less(once, twice);
}

/* False: a symbol without a place, or two in one cell. */
static inline bool place_rows(row *r)
{
    row by_row[3], by_box[3], missing = _mm256_setzero_si256();
    for (unsigned band = 0; band < 3; band++) {
        row t[3];
        turn(r + 3 * band, t);
        by_row[band] = single_in(t, &missing);
        by_box[band] = single_in(r + 3 * band, &missing);
    }
    row column = single_in_columns(r, &missing);
    if (!is_zero(missing))
        return false;
    row clash = missing;
    for (unsigned i = 0; i < 9; i++) {
        row single = any_of(any_of(column, by_box[i / 3]), word_of(by_row[i / 3], i % 3));
        row here = both_of(r[i], single);
        clash = any_of(clash, both_of(here, _mm256_sub_epi16(here, _mm256_set1_epi16(1))));
        r[i] = _mm256_blendv_epi8(here, r[i], zero_parts(here));
    }
    return is_zero(clash);
}

static inline void lock_rows(row *r)
{
    for (unsigned band = 0; band < 3; band++) {
        row *b = r + 3 * band, f[3], only[3];
        for (unsigned k = 0; k < 3; k++) {
            f[k] = fold_word(b[k]);
            only[k] = less(f[k], any_of(next_word(f[k]), word_after(f[k])));
        }
        for (unsigned k = 0; k < 3; k++) {
            row in_box = less(f[k], any_of(f[(k + 1) % 3], f[(k + 2) % 3]));
            row lost = any_of(only[(k + 1) % 3], only[(k + 2) % 3]);
            b[k] = less(b[k], any_of(lost, any_of(next_word(in_box), word_after(in_box))));
        }
    }
    row c[3], in_box[3];
    for (unsigned k = 0; k < 3; k++) {
        c[k] = any_of(any_of(r[3 * k], r[3 * k + 1]), r[3 * k + 2]);
        in_box[k] = less(c[k], other_parts(c[k]));
    }
    for (unsigned k = 0; k < 3; k++) {
        row in_column = less(c[k], any_of(c[(k + 1) % 3], c[(k + 2) % 3]));
        row lost = any_of(other_parts(in_column), any_of(in_box[(k + 1) % 3], in_box[(k + 2) % 3]));
        for (unsigned i = 0; i < 3; i++)
            r[3 * k + i] = less(r[3 * k + i], lost);
    }
}

/* Brings the solved cells up to date. Are there more? */
static inline bool solve_more(const row *r, row *solved)
{
    row changed = _mm256_setzero_si256();
    for (unsigned i = 0; i < 9; i++) {
        row now = solved_parts(r[i]);
        changed = any_of(changed, _mm256_xor_si256(now, solved[i]));
        solved[i] = now;
    }
    return !is_zero(changed);
}

/* Strikes what is locked. Was there any? */
static inline bool lock_more(row *r)
{
    row before[9], changed = _mm256_setzero_si256();
    for (unsigned i = 0; i < 9; i++)
        before[i] = r[i];
    lock_rows(r);
    for (unsigned i = 0; i < 9; i++)
        changed = any_of(changed, _mm256_xor_si256(r[i], before[i]));
    return !is_zero(changed);
}

static inline bool has_empty_cell(const row *r)
{
    row empty = _mm256_setzero_si256();
    for (unsigned i = 0; i < 9; i++)
        empty = any_of(empty, zero_parts(r[i]));
    return !is_zero(both_of(empty, cell_parts()));
}

/* While no more cells are solved there is nothing new to strike, and so nothing to place: asking for that
 * instead of any change saves the last pass. None is empty behind a pass: what is placed was there. */
static inline bool settle_all(row *r, bool locked)
{
    row solved[9];
    for (unsigned i = 0; i < 9; i++)
        solved[i] = solved_parts(r[i]);
    for (;;) {
        do {
            strike_rows(r, solved);
            if (has_empty_cell(r) || !place_rows(r))
                return false;
        } while (solve_more(r, solved));
        if (!locked || !lock_more(r))
            break;
        solve_more(r, solved);
    }
    return !has_twice(solved);
}

/* A bit for each of the twelve parts of a row that differ. */
static inline uint64_t changes_of(row from, row to)
{
    uint32_t same = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi16(from, to));
    return _pext_u32(~same, 0x555555);
}

static bool settle_rows(uint64_t words[HF_BOARD_WORDS + 1], bool locked,
                        uint64_t changed[HF_BOARD_CHANGES])
{
    row r[9], was[9];
    uint64_t news[9];
    for (unsigned i = 0; i < 9; i++)
        r[i] = was[i] = both_of(_mm256_loadu_si256((const __m256i *)(words + 3 * i)), cell_parts());
    if (!settle_all(r, locked))
        return false;
    for (unsigned i = 0; i < 9; i++) {
        _mm256_storeu_si256((__m256i *)(words + 3 * i), r[i]);
        news[i] = changes_of(was[i], r[i]);
    }
    changed[0] |=
        news[0] | news[1] << 12 | news[2] << 24 | news[3] << 36 | news[4] << 48 | news[5] << 60;
    changed[1] |= news[5] >> 4 | news[6] << 8 | news[7] << 20 | news[8] << 32;
    return true;
}
