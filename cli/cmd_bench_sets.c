/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_sets.c - what is measured: files in any format, and sets made from a seed, which are
 * the same on every machine.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"
#include "houseful/format.h"
#include "houseful/generate.h"
#include "houseful/sample.h"

const char hf_bench_set_names[] = "easy minimal mixed pencil samples";

/* ---- any set --------------------------------------------------------------------------------- */

void hf_bench_set_close(hf_bench_set *set)
{
    for (size_t i = 0; set->puzzles != NULL && i < set->count; i++)
        hf_puzzle_free(set->puzzles[i]);
    free(set->puzzles);
    free(set->candidates);
    free(set->values);
    free(set->text);
    hf_grid_free(set->grid);
    hf_shape_free(set->shape);
    memset(set, 0, sizeof *set);
}

/* Gives the set its shape: a copy, so that it does not depend on a reader. */
static bool take_shape(hf_bench_set *set, const hf_shape_spec *spec)
{
    if (hf_shape_new(spec, &set->shape) != HF_OK || hf_grid_new(set->shape, &set->grid) != HF_OK)
        return false;
    set->cells = hf_shape_cells(set->shape);
    set->plain = hf_engine_serves(hf_engine_named("nine"), set->shape);
    set->text_step = HF_BENCH_TEXT;
    return true;
}

bool hf_bench_set_start(hf_bench_set *set, const char *name, uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    memset(set, 0, sizeof *set);
    snprintf(set->name, sizeof set->name, "%s", name);
    return take_shape(set, &spec);
}

static bool grow(hf_bench_set *set)
{
    size_t room = set->room > 0 ? 2 * set->room : 256;
    uint16_t *values = realloc(set->values, room * set->cells * sizeof *values);
    if (values == NULL)
        return false;
    set->values = values;
    if (set->plain) {
        char *text = realloc(set->text, room * HF_BENCH_TEXT);
        if (text == NULL)
            return false;
        set->text = text;
    }
    set->room = room;
    return true;
}

bool hf_bench_set_add(hf_bench_set *set, const uint16_t *values)
{
    if (set->count == set->room && !grow(set))
        return false;
    memcpy(set->values + set->count * set->cells, values, set->cells * sizeof *values);
    if (set->plain) {
        char *text = set->text + set->count * HF_BENCH_TEXT;
        for (uint32_t c = 0; c < HF_BENCH_CELLS; c++)
            text[c] = values[c] == 0 ? '.' : (char)('0' + values[c]);
        text[HF_BENCH_CELLS] = '\0';
    }
    set->count++;
    return true;
}

const hf_grid *hf_bench_set_grid(const hf_bench_set *set, size_t i)
{
    memcpy(hf_grid_values(set->grid), set->values + i * set->cells,
           set->cells * sizeof *set->values);
    return set->grid;
}

/* ---- files ----------------------------------------------------------------------------------- */

static char *read_whole(const char *path, size_t *length)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    char *data = NULL;
    size_t room = 0;
    size_t got = 0;
    *length = 0;
    if (file == NULL) {
        hf_message("%s: %s", path, hf_error_text(errno));
        return NULL;
    }
    do {
        if (*length + 1 >= room) {
            room = room > 0 ? 2 * room : 1 << 16;
            char *more = realloc(data, room);
            if (more == NULL) {
                free(data);
                data = NULL;
                hf_message("out of memory");
                break;
            }
            data = more;
        }
        got = fread(data + *length, 1, room - *length - 1, file);
        *length += got;
    } while (got > 0 &&
             memchr(data + *length - got, 0, got) == NULL); /* what has zeros may have no end */
    if (data != NULL && ferror(file)) {
        hf_message("%s: %s", path, hf_error_text(errno));
        free(data);
        data = NULL;
    }
    if (file != stdin)
        fclose(file);
    return data;
}

/* Sets are of clues: with candidates or cages left out it would be another puzzle. */
static bool is_of_clues(const hf_puzzle *puzzle)
{
    return puzzle == NULL || (!hf_puzzle_is_variant(puzzle) && !hf_puzzle_candidates(puzzle, 0));
}

/* Puzzles of the first board's shape; others, and what cannot be read, are counted. */
static bool add_records(hf_bench_set *set, hf_reader *reader, const char *text, size_t length,
                        size_t *skipped)
{
    hf_record record;
    while (length > 0) {
        size_t piece = hf_reader_cut(reader, text, length, true);
        hf_status status = hf_reader_parse(reader, text, piece, &record);
        text += piece;
        length -= piece;
        if (status == HF_END)
            continue;
        if (status == HF_NO_MEMORY)
            return false;
        if (status != HF_OK || !is_of_clues(record.puzzle)) {
            ++*skipped;
            continue;
        }
        const hf_shape_spec *spec = hf_shape_spec_of(hf_grid_shape(record.grid));
        if (set->shape == NULL && !take_shape(set, spec))
            return false;
        if (!hf_shape_same(spec, hf_shape_spec_of(set->shape)))
            ++*skipped;
        else if (!hf_bench_set_add(set, hf_grid_const_values(record.grid)))
            return false;
    }
    return true;
}

static bool open_file(hf_bench_set *set, const char *path)
{
    size_t length;
    size_t skipped = 0;
    hf_reader *reader = NULL;
    char *text = read_whole(path, &length);
    if (text == NULL)
        return false;
    const char *slash = strrchr(path, '/');
    snprintf(set->name, sizeof set->name, "%.60s", slash != NULL ? slash + 1 : path);
    bool ok = hf_reader_new(NULL, &reader) == HF_OK;
    if (ok) {
        hf_reader_look(reader, text, length < 65536 ? length : 65536);
        ok = add_records(set, reader, text, length, &skipped);
    }
    hf_reader_free(reader);
    free(text);
    if (!ok)
        hf_message("out of memory");
    else if (set->count == 0)
        hf_message("%s: there is no puzzle%s in it", path, skipped > 0 ? " of clues alone" : "");
    else if (skipped > 0)
        hf_message(
            "%s: %zu records are no boards, not of the first one's shape, or more than clues", path,
            skipped);
    return ok && set->count > 0;
}

/* ---- made from a seed ------------------------------------------------------------------------ */

/* SplitMix64. */
uint32_t hf_bench_draw(uint64_t *state, uint32_t bound)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) % bound);
}

/* Takes out some clues of a minimal puzzle: at least two solutions. */
static void make_several(hf_grid *puzzle, uint64_t *chance)
{
    uint32_t clues = 1 + hf_bench_draw(chance, 8);
    while (clues > 0) {
        uint32_t cell = hf_bench_draw(chance, HF_BENCH_CELLS);
        if (hf_grid_values(puzzle)[cell] != 0) {
            hf_grid_values(puzzle)[cell] = 0;
            clues--;
        }
    }
}

static bool would_clash(const hf_grid *puzzle, uint32_t cell, uint16_t digit)
{
    uint32_t peers;
    const uint32_t *peer = hf_shape_peers(hf_grid_shape(puzzle), cell, &peers);
    for (uint32_t i = 0; i < peers; i++)
        if (hf_grid_const_values(puzzle)[peer[i]] == digit)
            return true;
    return false;
}

/* Puts a digit that is not the solution's into an empty cell, without a clash where that can be
 * done: no solution. */
static void make_none(hf_grid *puzzle, const hf_grid *solution, uint64_t *chance)
{
    for (int tries = 0;; tries++) {
        uint32_t cell = hf_bench_draw(chance, HF_BENCH_CELLS);
        uint16_t digit = (uint16_t)(1 + hf_bench_draw(chance, 9));
        if (hf_grid_const_values(puzzle)[cell] != 0 ||
            hf_grid_const_values(solution)[cell] == digit ||
            (tries < 1000 && would_clash(puzzle, cell, digit)))
            continue;
        hf_grid_values(puzzle)[cell] = digit;
        return;
    }
}

/* Of ten puzzles four have several solutions, four have none, one has one; the last is a clash, an
 * empty board or one with a few clues. */
static void make_mixed(hf_grid *puzzle, const hf_grid *solution, size_t i, uint64_t *chance)
{
    uint32_t cell = hf_bench_draw(chance, HF_BENCH_CELLS);
    if (i % 10 < 4) {
        make_several(puzzle, chance);
    } else if (i % 10 < 8) {
        make_none(puzzle, solution, chance);
    } else if (i % 10 == 9) {
        switch (i / 10 % 3) {
        case 0:
            hf_grid_values(puzzle)[cell] = (uint16_t)(hf_grid_values(puzzle)[cell] % 9 + 1);
            break;
        case 1:
            hf_grid_clear(puzzle);
            break;
        default:
            hf_grid_clear(puzzle);
            for (uint32_t c = cell % 9; c < HF_BENCH_CELLS; c += 9)
                hf_grid_values(puzzle)[c] = hf_grid_const_values(solution)[c];
            break;
        }
    }
}

static bool open_generated(hf_bench_set *set, size_t count, uint64_t seed, uint32_t clues,
                           bool mixed)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL;
    hf_grid *solution = NULL;
    uint64_t chance = seed;
    options.seed = seed;
    options.clues = clues;
    bool ok = hf_generator_new(set->shape, &options, &generator) == HF_OK &&
              hf_grid_new(set->shape, &puzzle) == HF_OK &&
              hf_grid_new(set->shape, &solution) == HF_OK;
    for (size_t i = 0; ok && i < count; i++) {
        ok = hf_generator_next(generator, puzzle, solution) == HF_OK;
        if (ok && mixed)
            make_mixed(puzzle, solution, i, &chance);
        ok = ok && hf_bench_set_add(set, hf_grid_values(puzzle));
    }
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    if (!ok)
        hf_message("out of memory");
    return ok;
}

/* The samples that are plain 9x9 boards. */
static bool open_samples(hf_bench_set *set)
{
    const hf_sample *sample;
    bool ok = true;
    for (size_t i = 1; ok && (sample = hf_sample_at(i)) != NULL; i++) {
        hf_shape *shape = NULL;
        hf_grid *grid = NULL;
        ok = hf_sample_shape(sample, &shape) == HF_OK;
        if (ok && hf_engine_serves(hf_engine_named("nine"), shape))
            ok = hf_sample_grid(sample, shape, &grid) == HF_OK &&
                 hf_bench_set_add(set, hf_grid_values(grid));
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
    return ok;
}

bool hf_bench_set_open(hf_bench_set *set, const char *name, size_t count, uint64_t seed)
{
    enum { EASY_CLUES = 32 };
    bool easy = strcmp(name, "easy") == 0;
    bool mixed = strcmp(name, "mixed") == 0;
    bool samples = strcmp(name, "samples") == 0;
    bool pencil = strcmp(name, "pencil") == 0;
    memset(set, 0, sizeof *set);
    if (!easy && !mixed && !pencil && !samples && strcmp(name, "minimal") != 0)
        return open_file(set, name);
    if (!hf_bench_set_start(set, name, 9)) {
        hf_message("out of memory");
        return false;
    }
    if (samples) {
        snprintf(set->about, sizeof set->about, "built in");
        return open_samples(set);
    }
    snprintf(set->about, sizeof set->about, "generated, seed %llu%s", (unsigned long long)seed,
             easy     ? ", 32 clues"
             : mixed  ? ", 40 % several solutions, 40 % none"
             : pencil ? ", candidates and no clues"
                      : ", every clue needed");
    if (pencil) {
        bool made = hf_bench_set_pencil(set, count, seed);
        if (!made)
            hf_message("out of memory");
        return made;
    }
    return open_generated(set, count, seed, easy ? EASY_CLUES : 0, mixed);
}
