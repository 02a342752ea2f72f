/* SPDX-License-Identifier: MIT
 *
 * text_far.h - text into lanes where a table of 64 bytes or of 32 numbers is one instruction
 * (VEC_LOOKS_FAR: AVX-512).
 *
 * Two characters make a lane. Zipping lanes brings cells 2i and 2i + 1 of all puzzles into one
 * vector, as solutions.h draws it, the other way round; each of the two is looked up as it is, as only
 * the lower five bits of a lane count. Nearly all characters that may be differ in those. Whether
 * all are ones that do is asked by a second table, of what a character with these lower six bits must
 * be; if not, text.h reads again, its own way. 3.5 % on easy puzzles, 1 % on
 * 17clue and serg.
 */
#ifndef HF_LANES_TEXT_FAR_H
#define HF_LANES_TEXT_FAR_H

typedef struct far_table {
    uint8_t expected[64];    /* the character with these lower bits; any other, if there is none */
    uint16_t candidates[32]; /* of it */
} far_table;

/* The characters from 0 to 127 as far as there is room: where two compete the first has it. */
static far_table make_far_table(const uint8_t *values, unsigned other)
{
    far_table t;
    memset(t.candidates, 0, sizeof t.candidates);
    for (unsigned c = 0; c < 64; c++)
        t.expected[c] = (uint8_t)~c;
    for (unsigned c = 0; c < 128; c++) {
        unsigned set = values[c] == other ? 0 : values[c] == 0 ? ALL_DIGITS : 1u << (values[c] - 1);
        uint16_t *place = &t.candidates[c % 32];
        if (set == 0 || (*place != 0 && *place != set))
            continue;
        HF_ASSERT(t.expected[c % 64] == (uint8_t) ~(c % 64)); /* none 64 apart mean the same */
        *place = (uint16_t)set;
        t.expected[c % 64] = (uint8_t)c;
    }
    return t;
}

#if VEC_LOOKS_FAR

/* The last cells: of the 16 that end there, seven zips bring the last two into one vector. One by one,
 * as text.h does it, a load would wait for 32 stores: 1 % of easy puzzles. Returns how they differ from
 * what they must be. */
LANES_INLINE vec read_last(state *s, const char *const *puzzles, const far_table *t)
{
    vec a[8];
    UNROLL(8)
    for (unsigned i = 0; i < 8; i++)
        a[i] = vec_load_parts(puzzles + i, CELLS - 16);
    UNROLL(4)
    for (unsigned i = 0; i < 4; i++)
        a[i] = vec_zip_lanes_high(a[i], a[i + 4]);
    vec even = vec_zip_lanes_high(a[0], a[2]), odd = vec_zip_lanes_high(a[1], a[3]);
    vec x = vec_byte_down(vec_zip_lanes_high(even, odd));
    s->cell[CELLS - 1] = vec_look_up_lanes(t->candidates, x);
    return vec_xor(x, vec_and(vec_look_up_far(t->expected, x), vec_set(0xff)));
}

/* Reads LANES puzzles of 81 bytes. False: some byte is not in the table, and `s` in any state. */
static bool read_far(state *s, const char *const *puzzles, const far_table *t)
{
    vec different = read_last(s, puzzles, t);
    for (unsigned offset = 0; offset < CELLS - 1; offset += 16) {
        vec a[8], b[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++) {
            a[i] = vec_load_parts(puzzles + i, offset);
            different = vec_or_xor(different, a[i], vec_look_up_far(t->expected, a[i]));
        }
        zip_lanes_round(a, b);
        zip_lanes_round(b, a);
        zip_lanes_round(a, b);
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++) {
            s->cell[offset + 2 * i] = vec_look_up_lanes(t->candidates, b[i]);
            s->cell[offset + 2 * i + 1] = vec_look_up_lanes(t->candidates, vec_byte_down(b[i]));
        }
    }
    return vec_zero_lanes(different) == ALL_LANES;
}

#endif
#endif
