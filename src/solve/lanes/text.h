/* SPDX-License-Identifier: MIT
 *
 * text.h - puzzles into lanes: from text, from bytes, from sets of candidates.
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
 * bit; three rounds bring the puzzle's number down to the lowest place. The characters are judged and turned into codes before,
 * while they are still as they came: the codes become low and high bytes of candidates by table
 * look-up, and one more zip makes them 16-bit lanes. Cell 80 is done by hand. Bytes are codes
 * already. Candidates are eight cells to 16 bytes: three rounds bring the low bytes of a cell of
 * eight puzzles, and then the high ones, into one part, and a shuffle mixes the two. Where large
 * tables are to be had, text_far.h reads nearly all texts and bytes faster.
 */
#ifndef HF_LANES_TEXT_H
#define HF_LANES_TEXT_H

/* Which characters may be, from the alphabet: a character with upper half h and lower half l is one of
 * ours if by_high[h] & by_low[l]. The bit stands for the row of ASCII. */
typedef struct text_classes {
    uint8_t by_low[16];
    uint8_t by_high[16];
    uint16_t candidates[256]; /* of a character; 0 if it is none of ours */
    far_table text, bytes;    /* for text_far.h */
} text_classes;

/* Candidates of a value; 0 if it is none. */
static unsigned candidates_of(unsigned value)
{
    return value == 0 ? ALL_DIGITS : value <= 9 ? 1u << (value - 1) : 0;
}

static text_classes classify_text(void)
{
    text_classes t;
    uint8_t values[128];
    memset(&t, 0, sizeof t);
    for (unsigned c = 0; c < 128; c++)
        values[c] = (uint8_t)(c <= 9 ? c : HF_ALPHABET_OTHER);
    for (unsigned c = 0; c < 256; c++)
        t.candidates[c] = (uint16_t)candidates_of(hf_alphabet_nine[c]);
    for (unsigned c = 0; c < 128; c++) {
        if (hf_alphabet_nine[c] != HF_ALPHABET_OTHER) {
            t.by_low[c % 16] |= (uint8_t)(1u << c / 16);
            t.by_high[c / 16] = (uint8_t)(1u << c / 16);
        }
    }
    t.text = make_far_table(hf_alphabet_nine, HF_ALPHABET_OTHER);
    t.bytes = make_far_table(values, HF_ALPHABET_OTHER);
    return t;
}

/* Candidates of a code: 1-9 a digit, 0 and 10 a blank; 0xff, a bad character, gives nothing, as a
 * look-up with the top bit set always does. */
static const uint8_t code_low[16] = {0xff, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0xff, 0, 0, 0, 0, 0};
static const uint8_t code_high[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};

/* Digits lie side by side in ASCII, and no blank but '0' (code 0) is within ten of it. */
LANES_INLINE vec codes_of_text(vec text, const text_classes *t)
{
    vec low = vec_look_up(vec_bytes_table(t->by_low), text);
    vec high = vec_look_up(vec_bytes_table(t->by_high), vec_high_nibbles(text));
    vec bad = vec_bytes_equal(vec_and(low, high), vec_zero());
    return vec_or(vec_bytes_min(vec_bytes_sub(text, vec_byte('0')), vec_byte(10)), bad);
}

LANES_INLINE vec codes_of_values(vec values)
{
    vec ten = vec_byte(10);
    return vec_or(values, vec_bytes_equal(vec_bytes_min(values, ten), ten));
}

LANES_INLINE void zip_round(const vec in[8], vec out[8])
{
    UNROLL(4)
    for (unsigned i = 0; i < 4; i++) {
        out[2 * i] = vec_zip_low(in[i], in[i + 4]);
        out[2 * i + 1] = vec_zip_high(in[i], in[i + 4]);
    }
}

/* The 16 cells from `offset` on, of LANES puzzles; codes become candidates. */
LANES_INLINE vec read_codes(state *s, const vec codes[8], unsigned offset, vec smallest)
{
    vec a[8], b[8];
    zip_round(codes, b);
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
    return smallest;
}

/* Cell by cell, where vectors of bytes are not to be had: there the zipping is a third of the time on
 * easy puzzles. */
static lane_mask read_plainly(state *s, const char *const *puzzles, const text_classes *classes)
{
    vec smallest = vec_set(0xffff);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        for (unsigned lane = 0; lane < LANES; lane++)
            lane_set(&s->cell[cell], lane, classes->candidates[(unsigned char)puzzles[lane][cell]]);
        smallest = vec_min(smallest, s->cell[cell]);
    }
    return vec_zero_lanes(smallest);
}

static lane_mask read_values_plainly(state *s, const char *const *puzzles)
{
    vec smallest = vec_set(0xffff);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        for (unsigned lane = 0; lane < LANES; lane++)
            lane_set(&s->cell[cell], lane, candidates_of((unsigned char)puzzles[lane][cell]));
        smallest = vec_min(smallest, s->cell[cell]);
    }
    return vec_zero_lanes(smallest);
}

static vec read_candidates_plainly(state *s, const char *const *puzzles)
{
    vec all = vec_zero();
    for (unsigned cell = 0; cell < CELLS; cell++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            uint16_t set;
            memcpy(&set, puzzles[lane] + 2 * cell, sizeof set);
            lane_set(&s->cell[cell], lane, set);
        }
        all = vec_or(all, s->cell[cell]);
    }
    return all;
}

/* Reads LANES puzzles of 81 characters or bytes; returns the lanes with a bad one (those have an
 * empty cell). Exactly 81 bytes of each are touched. */
static lane_mask read_text(state *s, const char *const *puzzles, const text_classes *classes)
{
    vec smallest = vec_set(0xffff);
    if (!VEC_ZIPS)
        return read_plainly(s, puzzles, classes);
#if VEC_LOOKS_FAR
    if (read_far(s, puzzles, &classes->text))
        return 0;
#endif
    for (unsigned offset = 0; offset < 80; offset += 16) {
        vec codes[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            codes[i] = codes_of_text(vec_load_parts(puzzles + i, offset), classes);
        smallest = read_codes(s, codes, offset, smallest);
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        lane_set(&s->cell[80], lane, classes->candidates[(unsigned char)puzzles[lane][80]]);
    return vec_zero_lanes(vec_min(smallest, s->cell[80]));
}

static lane_mask read_values(state *s, const char *const *puzzles, const text_classes *classes)
{
    vec smallest = vec_set(0xffff);
    if (!VEC_ZIPS)
        return read_values_plainly(s, puzzles);
#if VEC_LOOKS_FAR
    if (read_far(s, puzzles, &classes->bytes))
        return 0;
#else
    (void)classes;
#endif
    for (unsigned offset = 0; offset < 80; offset += 16) {
        vec codes[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            codes[i] = codes_of_values(vec_load_parts(puzzles + i, offset));
        smallest = read_codes(s, codes, offset, smallest);
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        lane_set(&s->cell[80], lane, candidates_of((unsigned char)puzzles[lane][80]));
    return vec_zero_lanes(vec_min(smallest, s->cell[80]));
}

/* Returns all that occurs. */
static vec zip_candidates(state *s, const char *const *puzzles)
{
    static const uint8_t mix[16] = {0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15};
    vec all = vec_zero();
    for (unsigned cell = 0; cell < 80; cell += 8) {
        vec a[8], b[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            a[i] = vec_load_parts(puzzles + i, 2 * cell);
        zip_round(a, b);
        zip_round(b, a);
        zip_round(a, b);
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++) {
            s->cell[cell + i] = vec_look_up(b[i], vec_bytes_table(mix));
            all = vec_or(all, s->cell[cell + i]);
        }
    }
    for (unsigned lane = 0; lane < LANES; lane++) {
        uint16_t last;
        memcpy(&last, puzzles[lane] + 2 * 80, sizeof last);
        lane_set(&s->cell[80], lane, last);
    }
    return vec_or(all, s->cell[80]);
}

/* Reads LANES puzzles of 81 sets; returns the lanes in which one has a bit that is no digit. An
 * empty cell is none of that: there is no solution then. */
static lane_mask read_candidates(state *s, const char *const *puzzles)
{
    vec all = VEC_ZIPS ? zip_candidates(s, puzzles) : read_candidates_plainly(s, puzzles);
    return (lane_mask)~vec_zero_lanes(vec_without(all, vec_set(ALL_DIGITS))) & ALL_LANES;
}

static lane_mask read_lanes(state *s, hf_batch_form form, const char *const *puzzles,
                            const text_classes *classes)
{
    return form == HF_BATCH_TEXT     ? read_text(s, puzzles, classes)
           : form == HF_BATCH_VALUES ? read_values(s, puzzles, classes)
                                     : read_candidates(s, puzzles);
}

#endif
