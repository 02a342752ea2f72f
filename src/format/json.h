/* SPDX-License-Identifier: MIT
 *
 * json.h - reading a board from JSON, for formats that have JSON inside.
 */
#ifndef HF_FORMAT_JSON_H
#define HF_FORMAT_JSON_H

#include "format/table.h"

hf_status hf_json_parse(hf_reader *reader, hf_span piece, hf_record *record);

#endif
