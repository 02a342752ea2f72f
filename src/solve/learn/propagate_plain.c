/* SPDX-License-Identifier: MIT
 *
 * propagate_plain.c - boards with three houses per cell, the common case: the four seats of a
 * variable are a constant, and members take two bytes.
 */
#define FORM(name)  name##_plain
#define MEMBER      uint16_t
#define MEMBER_LIST member16
#define SEAT_BITS   6
#define SEATS(m)    4u
#define SEATS_VARY  0
#define WIDE        0
#include "solve/learn/propagate_tpl.h"
