/* SPDX-License-Identifier: MIT
 *
 * propagate_mixed.c - cells of differently many houses (X, windoku, cubes), groups of at most 64.
 */
#define FORM(name)  name##_mixed
#define MEMBER      uint16_t
#define MEMBER_LIST member16
#define SEAT_BITS   6
#define SEATS(m)    ((m)->seats)
#define SEATS_VARY  1
#define WIDE        0
#include "solve/learn/propagate_tpl.h"
