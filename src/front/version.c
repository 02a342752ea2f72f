/* SPDX-License-Identifier: MIT
 *
 * version.c - which version of the library is running.
 */
#include "houseful/houseful.h"

#define TEXT_OF(number)                   #number
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *hf_version(void)
{
    return VERSION_TEXT(HF_VERSION_MAJOR, HF_VERSION_MINOR, HF_VERSION_PATCH);
}
