/* SPDX-License-Identifier: MIT
 *
 * status.c - words for status codes.
 */
#include "houseful/status.h"

const char *hf_status_text(hf_status status)
{
    switch (status) {
    case HF_OK:
        return "done";
    case HF_NO_MEMORY:
        return "out of memory";
    case HF_BAD_ARGUMENT:
        return "argument out of range";
    case HF_BAD_SHAPE:
        return "these numbers describe no board";
    case HF_BAD_TEXT:
        return "the text is not a board";
    case HF_UNSUPPORTED:
        return "not supported for this board or processor";
    case HF_TOO_LARGE:
        return "too large";
    case HF_END:
        return "nothing more";
    case HF_STOPPED:
        return "stopped";
    }
    return "unknown status";
}
