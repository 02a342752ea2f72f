/* SPDX-License-Identifier: MIT
 *
 * sha256.h - the hash SHA-256 (FIPS 180-4), by which receipts prove that a file is what was written.
 */
#ifndef HF_CLI_SHA256_H
#define HF_CLI_SHA256_H

#include <stddef.h>
#include <stdint.h>

typedef struct hf_sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes taken so far */
    unsigned char block[64];
} hf_sha256;

enum { HF_SHA256_TEXT = 65 }; /* of the hash in hexadecimal digits, with a terminating zero */

void hf_sha256_begin(hf_sha256 *hash);
void hf_sha256_add(hf_sha256 *hash, const void *bytes, size_t count);
/* Ends it; `text` receives 64 hexadecimal digits. */
void hf_sha256_end(hf_sha256 *hash, char text[HF_SHA256_TEXT]);

#endif
