/* SPDX-License-Identifier: MIT
 *
 * sha256.c - SHA-256, as the standard describes it: 64 rounds over each block of 64 bytes.
 */
#include "sha256.h"

#include <string.h>

enum { BLOCK = 64 };

static const uint32_t round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t word, unsigned by)
{
    return word >> by | word << (32 - by);
}

/* The 64 words that a block's rounds take in. */
static void expand(const unsigned char *block, uint32_t word[64])
{
    for (unsigned i = 0; i < 16; i++)
        word[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
                  (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (unsigned i = 16; i < 64; i++) {
        uint32_t early = word[i - 15], late = word[i - 2];
        uint32_t first = turn(early, 7) ^ turn(early, 18) ^ early >> 3;
        uint32_t second = turn(late, 17) ^ turn(late, 19) ^ late >> 10;
        word[i] = word[i - 16] + first + word[i - 7] + second;
    }
}

static void take_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t word[64], s[8];

    expand(block, word);
    memcpy(s, state, sizeof s);
    for (unsigned i = 0; i < 64; i++) {
        uint32_t sum_high = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25);
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t add = s[7] + sum_high + choice + round_constant[i] + word[i];
        uint32_t sum_low = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22);
        uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);

        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += add;
        s[0] = add + sum_low + majority;
    }
    for (unsigned i = 0; i < 8; i++)
        state[i] += s[i];
}

void hf_sha256_begin(hf_sha256 *hash)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

    *hash = (hf_sha256){.length = 0};
    memcpy(hash->state, start, sizeof start);
}

void hf_sha256_add(hf_sha256 *hash, const void *bytes, size_t count)
{
    const unsigned char *from = bytes;
    size_t filled = (size_t)(hash->length % BLOCK);

    hash->length += count;
    if (filled > 0) {
        size_t part = count < BLOCK - filled ? count : BLOCK - filled;
        memcpy(hash->block + filled, from, part);
        from += part;
        count -= part;
        if (filled + part < BLOCK)
            return;
        take_block(hash->state, hash->block);
    }
    for (; count >= BLOCK; from += BLOCK, count -= BLOCK)
        take_block(hash->state, from);
    if (count > 0)
        memcpy(hash->block, from, count);
}

void hf_sha256_end(hf_sha256 *hash, char text[HF_SHA256_TEXT])
{
    static const char digits[] = "0123456789abcdef";
    unsigned char end[BLOCK + 8] = {0x80};
    uint64_t bits = hash->length * 8;
    size_t zeros =
        (BLOCK + 55 - (size_t)(hash->length % BLOCK)) % BLOCK; /* up to the length's place */

    for (unsigned i = 0; i < 8; i++)
        end[1 + zeros + i] = (unsigned char)(bits >> (56 - 8 * i));
    hf_sha256_add(hash, end, 1 + zeros + 8);
    for (unsigned i = 0; i < 32; i++) {
        unsigned byte = hash->state[i / 4] >> (24 - 8 * (i % 4)) & 0xff;
        text[2 * i] = digits[byte >> 4];
        text[2 * i + 1] = digits[byte & 15];
    }
    text[64] = '\0';
}
