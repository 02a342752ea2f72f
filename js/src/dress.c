/* SPDX-License-Identifier: MIT
 *
 * dress.c - in place of src/format/typed/dress_*.c: the package has no room for tables of pages, lists within
 * programs and frames of odd characters, which the command, the library and the page read.
 */
#include "format/typed/dress.h"

void hf_undress_markup(hf_span text, bool last, hf_bare *bare)
{
    (void)text;
    (void)last;
    bare->bytes = bare->length = 0;
    bare->more = false;
}

void hf_undress_lists(hf_span text, bool last, hf_bare *bare)
{
    hf_undress_markup(text, last, bare);
}

void hf_undress_frame(hf_span text, bool last, hf_bare *bare)
{
    hf_undress_markup(text, last, bare);
}
