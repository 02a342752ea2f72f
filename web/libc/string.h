/* SPDX-License-Identifier: MIT
 *
 * string.h - the string functions the library uses, for a browser without a C library.
 */
#ifndef HF_WEB_STRING_H
#define HF_WEB_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);
void *memchr(const void *bytes, int byte, size_t count);
size_t strlen(const char *string);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t count);
char *strchr(const char *string, int c);
char *strstr(const char *string, const char *part);

#endif
