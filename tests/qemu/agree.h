/* SPDX-License-Identifier: MIT
 *
 * agree.h - do the engines of this machine agree? Free of any test library, and of stdio, so that
 * it runs on foreign processors and in WebAssembly.
 */
#ifndef TESTS_AGREE_H
#define TESTS_AGREE_H

#include <stddef.h>

#include "houseful/solve.h"

/* Solves `count` random puzzles with an engine and with `nine`. Returns the number of differences,
 * or -1 if there is no memory. */
int agree(const hf_engine *engine, size_t count);

#endif
