/* SPDX-License-Identifier: MIT
 *
 * support.h - what unit tests share: cmocka's includes in the order it wants them, shapes and grids
 * without ceremony, and the shared data if it is there.
 */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "houseful/houseful.h"

/* The specification of the usual board of so many symbols, or with such boxes. */
hf_shape_spec test_square(uint32_t size);
hf_shape_spec test_boxes(uint32_t box_rows, uint32_t box_columns);

/* A shape; the test fails if it cannot be built. */
hf_shape *test_shape(hf_shape_spec spec);

/* A grid of a shape from a line of single symbols (1-9A-Za-z, anything else blank). */
hf_grid *test_grid(const hf_shape *shape, const char *line);

/* The line of a grid, in the same symbols; static storage, overwritten by the next call. */
const char *test_line(const hf_grid *grid);

/* Writes a grid as hf_format_write does; returns the length, 0 if the format cannot. */
size_t test_write(const hf_format *format, const hf_grid *grid, const hf_write_options *options,
                  char *buffer, size_t size);

/* Opens a file below the shared data folder (HOUSEFUL_SHARED, or ../shared from the project's
 * root), or returns NULL after printing why the test is skipped: then call skip(). */
FILE *test_shared(const char *path);

/* Is this the long run (make soak)? Is it the short one (under sanitizers)? */
int test_is_soak(void);
int test_is_short(void);

#endif
