/* SPDX-License-Identifier: MIT
 *
 * map_below.h - the map of a jigsaw that stands below its board, in whatever way both are written.
 */
#ifndef HF_FORMAT_MAP_BELOW_H
#define HF_FORMAT_MAP_BELOW_H

#include "format/table.h"

enum { HF_MAP_CELLS = 25 * 25 }; /* of the largest board with such a map */

/* The length of the map of regions at the front of a text, with blank lines and a title above it, if
 * there is one; else HF_CUT_NO, or HF_CUT_MORE. Its regions go into reader->regions, their number into
 * *size. */
size_t hf_map_below(hf_span text, bool last, hf_reader *reader, uint32_t *size);

/* Makes the board of a record, read from the text above the map, one of a jigsaw with reader->regions.
 */
hf_status hf_map_join(hf_reader *reader, uint32_t size, hf_record *record);
/* The record is a map without a board. */
hf_status hf_map_alone(hf_record *record);

#endif
