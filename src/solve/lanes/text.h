/* SPDX-License-Identifier: MIT
 *
 * text.h - puzzles as text into lanes, and solutions out of them.
 *
 * Each 16-byte part of a vector belongs to eight lanes. Eight vectors are filled with 16 characters
 * of the eight puzzles of each part; three rounds of zipping turn rows of puzzles into rows of
 * cells:
 *
 *       vector 0   p0: a b c d ...         vector 0   a of p0..p7, b of p0..p7
 *       vector 1   p1: a b c d ...   =>    vector 1   c of p0..p7, d of p0..p7
 *         ...                                ...
 *       vector 7   p7: a b c d ...         vector 7   o of p0..p7, p of p0..p7
 *
 * A round of zipping rotates the address of a byte (vector number, byte number: 3 + 4 bits) by one
 * bit; three rounds bring the puzzle's number down to the lowest place, and four more would bring
 * it back, which is how text is written. The characters are judged and turned into codes before,
 * while they are still as they came: the codes become low and high bytes of candidates by table
 * look-up, and one more zip makes them 16-bit lanes. Cell 80 is done by hand.
 */
#ifndef HF_LANES_TEXT_H
#define HF_LANES_TEXT_H

/* Which characters may be: bit text_hi_class[c >> 4] & text_lo_class[c & 15], one bit per row of ASCII.
 *   bit 0, row 2:  * - .     bit 1, row 3:  0-9 ?     bit 2, row 5:  X _     bit 3, row 7:  x  */
static const uint8_t text_lo_class[16] = {2, 2, 2, 2, 2, 2, 2, 2, 14, 2, 1, 0, 0, 1, 1, 6};
static const uint8_t text_hi_class[16] = {0, 0, 1, 2, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0};

/* Candidates of a code: 1-9 a digit, 0 and 10 a blank; 0xff, a bad character, gives nothing, as a
 * look-up with the top bit set always does. */
static const uint8_t code_low[16] = {0xff, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0xff, 0, 0, 0, 0, 0};
static const uint8_t code_high[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};

/* Candidates packed to bytes are 1, 2, 4 ... 128, and 255 for digit 9, which saturates: the digit
 * is the sum over both nibbles. */
static const uint8_t digit_low[16] = {0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9};
static const uint8_t digit_high[16] = {'0', '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, '0'};

/* Candidates of one character; 0 if it is none of ours. */
static unsigned candidates_of(char c)
{
    unsigned u = (unsigned char)c;
    if (u >= 0x80 || (text_lo_class[u & 15] & text_hi_class[u >> 4]) == 0)
        return 0;
    return u >= '1' && u <= '9' ? 1u << (u - '1') : ALL_DIGITS;
}

LANES_INLINE vec codes_of(vec text)
{
    vec lo = vec_look_up(vec_bytes_table(text_lo_class), text);
    vec hi = vec_look_up(vec_bytes_table(text_hi_class), vec_high_nibbles(text));
    vec bad = vec_bytes_equal(vec_and(lo, hi), vec_zero());
    return vec_or(vec_bytes_min(vec_bytes_sub(text, vec_byte('0')), vec_byte(10)), bad);
}

LANES_INLINE void zip_round(const vec in[8], vec out[8])
{
    UNROLL(4)
    for (unsigned i = 0; i < 4; i++) {
        out[2 * i] = vec_zip_low(in[i], in[i + 4]);
        out[2 * i + 1] = vec_zip_high(in[i], in[i + 4]);
    }
}

/* Reads LANES texts of 81 characters; returns the lanes with a bad character (those have an empty
 * cell). Exactly 81 bytes of each are touched. */
static lane_mask read_lanes(state *s, const char *const *texts)
{
    vec smallest = vec_set(0xffff);
    for (unsigned offset = 0; offset < 80; offset += 16) {
        vec a[8], b[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            a[i] = codes_of(vec_load_parts(texts + i, offset));
        zip_round(a, b);
        zip_round(b, a);
        zip_round(a, b);
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++) {
            vec low = vec_look_up(vec_bytes_table(code_low), b[i]);
            vec high = vec_look_up(vec_bytes_table(code_high), b[i]);
            vec even = vec_zip_low(low, high), odd = vec_zip_high(low, high);
            s->cell[offset + 2 * i] = even;
            s->cell[offset + 2 * i + 1] = odd;
            smallest = vec_min(smallest, vec_min(even, odd));
        }
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        lane_set(&s->cell[80], lane, candidates_of(texts[lane][80]));
    return vec_zero_lanes(vec_min(smallest, s->cell[80]));
}

/* Writes the 81 digits of LANES solved puzzles. */
static void write_lanes(const state *s, char *const *texts)
{
    for (unsigned offset = 0; offset < 80; offset += 16) {
        vec a[8], b[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++) {
            vec bytes = vec_pack(s->cell[offset + 2 * i], s->cell[offset + 2 * i + 1]);
            vec low = vec_look_up(vec_bytes_table(digit_low), vec_and(bytes, vec_byte(15)));
            vec high = vec_look_up(vec_bytes_table(digit_high), vec_high_nibbles(bytes));
            a[i] = vec_bytes_sub(low, vec_bytes_sub(vec_zero(), high));
        }
        zip_round(a, b);
        zip_round(b, a);
        zip_round(a, b);
        zip_round(b, a);
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            vec_store_parts(a[i], texts + i, offset);
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        texts[lane][80] = (char)('1' + hf_lowest32(lane_get(&s->cell[80], lane) | 0x200));
}

#endif
