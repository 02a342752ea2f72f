/* SPDX-License-Identifier: MIT
 *
 * propagate_wide.c - groups of up to 1024 members and more than 65,536 variables: several words per
 * live set, and a count beside it.
 */
#define FORM(name)  name##_wide
#define MEMBER      uint32_t
#define MEMBER_LIST member
#define SEAT_BITS   10
#define SEATS(m)    ((m)->seats)
#define SEATS_VARY  1
#define WIDE        1
#include "solve/learn/propagate_tpl.h"
