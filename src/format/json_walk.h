/* SPDX-License-Identifier: MIT
 *
 * json_walk.h - going through JSON where it stands: nothing is built in memory.
 *
 * A place `at` in a text is moved over what was recognised. Every call is linear in what it moves
 * over.
 */
#ifndef HF_FORMAT_JSON_WALK_H
#define HF_FORMAT_JSON_WALK_H

#include "format/scan.h"

void hf_json_space(hf_span text, size_t *at);
/* Passes a string; *content receives what is between the quotes, escapes and all. */
bool hf_json_string(hf_span text, size_t *at, hf_span *content);
/* Passes one value of any kind. False: it is not JSON, or (with *at at the end) not all of it. */
bool hf_json_value(hf_span text, size_t *at);
/* The next key anywhere in the text, with *at at the value that follows it; false: no more. */
bool hf_json_key(hf_span text, size_t *at, hf_span *key);
/* The next member of an object, begun with *at = 0. False: no more. */
bool hf_json_member(hf_span object, size_t *at, hf_span *key, hf_span *value);
/* The next element of a list, likewise. */
bool hf_json_element(hf_span list, size_t *at, hf_span *value);
/* Without the quotes around a string. */
hf_span hf_json_plain(hf_span value);
bool hf_json_is(hf_span text, const char *word);
/* Is the text JSON to the letter, and nothing else? All else here takes what people write by hand; what a
 * program has packed is so, or damaged. */
bool hf_json_is_strict(hf_span text);

#endif
