/* SPDX-License-Identifier: MIT
 *
 * chutes.h - the words in which both 9x9 engines think: chute, segment, way.
 *
 * A *chute* is a band (three rows) or a stack (three columns); bands are chutes 0-2, stacks 3-5. The
 * three cells that a line and a box share are a *segment*; a chute has nine, three lines by three
 * boxes, numbered 3 * line + box:
 *
 *      band                box 0   box 1   box 2          stack: the same, turned; its lines are
 *              row 0       seg 0   seg 1   seg 2          columns, its boxes lie one below the
 *              row 1       seg 3   seg 4   seg 5          other
 *              row 2       seg 6   seg 7   seg 8
 *
 * In a chute a digit lies in one segment of each line and one of each box, so in three segments of
 * the 3 x 3 with no two in a line: there are six such *ways*, three even permutations and three odd,
 * in the order in which a search tries them p0 q0 p1 q1 p2 q2. By segments, and drawn:
 *
 *      p0 048   q0 057   p1 156   q1 138   p2 237   q2 246
 *
 *              box 0 1 2                  box 0 1 2
 *      line 0     p0 p1 p2         line 0    q0 q1 q2
 *      line 1     p2 p0 p1         line 1    q1 q2 q0
 *      line 2     p1 p2 p0         line 2    q2 q0 q1
 *
 * A segment is in one even and one odd way. Everything that can be said of one digit alone (hidden
 * singles, pointing, claiming, in all directions) is the question which of its six ways are left in
 * each of the six chutes.
 */
#ifndef HF_NINE_CHUTES_H
#define HF_NINE_CHUTES_H

enum { HF_CHUTES = 6, HF_SEGMENTS = 9, HF_WAYS = 6, HF_NINE_CELLS = 81, HF_NINE_DIGITS = 0x1ff };

#endif
