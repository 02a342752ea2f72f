/* SPDX-License-Identifier: MIT
 *
 * math.h - square roots, which are instructions in WASM.
 */
#ifndef HF_WEB_MATH_H
#define HF_WEB_MATH_H

static inline double sqrt(double x)
{
    return __builtin_sqrt(x);
}
static inline float sqrtf(float x)
{
    return __builtin_sqrtf(x);
}

#endif
