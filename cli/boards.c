/* SPDX-License-Identifier: MIT
 *
 * boards.c - boards that an option names: a file of them, or the text itself.
 */
#include "boards.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

/* ---- text ------------------------------------------------------------------------------------ */

/* Everything of a file; NULL: out of memory, or it cannot be read (errno). No text has zeros, and some that have have
 * no end: nothing is read behind one. */
static char *read_all(FILE *file, size_t *length)
{
    size_t room = 1 << 16;
    char *text = malloc(room + 1);
    *length = 0;
    while (text != NULL) {
        size_t more = fread(text + *length, 1, room - *length, file);
        bool zero = memchr(text + *length, 0, more) != NULL;
        *length += more;
        if (*length < room || zero)
            break;
        room *= 2;
        char *longer = realloc(text, room + 1);
        if (longer == NULL)
            free(text);
        text = longer;
    }
    if (text != NULL && ferror(file) != 0) {
        free(text);
        return NULL;
    }
    if (text != NULL)
        text[*length] = '\0';
    return text;
}

/* A stroke, or a short ending such as ".txt", is in names and hardly in boards; so are letters alone, but for boards of
 * 10x10 and more. */
static bool is_meant_as_file(const char *argument)
{
    enum { LEAST_LETTERS = 100 };
    const char *point = strrchr(argument, '.');
    size_t length = strlen(argument);
    return (strcspn(argument, "0123456789.*_-?#") == length && length < LEAST_LETTERS) ||
           strchr(argument, '/') != NULL ||
           (point != NULL && point[1] >= 'a' && point[1] < 'x' && strlen(point) < 6);
}

int hf_argument_text(const char *option, const char *argument, bool or_itself, char **text,
                     size_t *length)
{
    bool standard = strcmp(argument, "-") == 0;
    FILE *file = standard ? stdin : fopen(argument, "r");
    int error = errno;
    *text = NULL;
    if (file == NULL && or_itself && !is_meant_as_file(argument)) {
        *length = strlen(argument);
        *text = malloc(*length + 1);
        if (*text != NULL)
            memcpy(*text, argument, *length + 1);
        error = ENOMEM;
    } else if (file != NULL) {
        errno = 0;
        *text = read_all(file, length);
        error = errno != 0 ? errno : ENOMEM;
        if (!standard)
            fclose(file);
    }
    if (*text != NULL)
        return HF_EXIT_OK;
    hf_message("--%s: cannot read %.200s: %s", option, argument, hf_error_text(error));
    return HF_EXIT_IO;
}

/* ---- boards ---------------------------------------------------------------------------------- */

typedef struct reading {
    const char *option;
    const hf_shape *shape;
    uint16_t *values;
    size_t count;
    size_t room;
} reading;

static bool keep(reading *r, const hf_grid *grid)
{
    uint32_t cells = hf_shape_cells(r->shape);
    if (r->count == r->room) {
        size_t room = r->room > 0 ? 2 * r->room : 16;
        uint16_t *more = realloc(r->values, room * cells * sizeof *more);
        if (more == NULL)
            return false;
        r->values = more;
        r->room = room;
    }
    memcpy(r->values + r->count * cells, hf_grid_const_values(grid), cells * sizeof *r->values);
    r->count++;
    return true;
}

/* What a puzzle asks for beside its clues and houses, which a generator knows nothing of; NULL: nothing. */
static const char *is_more(const hf_puzzle *puzzle)
{
    if (puzzle == NULL || (!hf_puzzle_is_variant(puzzle) && !hf_puzzle_candidates(puzzle, 0)))
        return NULL;
    uint32_t one = hf_puzzle_is_variant(puzzle) ? hf_puzzle_constraints(puzzle) - 1 : 0;
    return hf_constraint_kind_name(hf_puzzle_constraint_kind(puzzle, one));
}

static int keep_record(reading *r, hf_reader *reader, const char *text, size_t length)
{
    hf_record record;
    hf_status status = hf_reader_parse(reader, text, length, &record);
    if (status == HF_END)
        return HF_EXIT_OK;
    if (status == HF_BAD_TEXT) {
        hf_message("--%s: board %zu: %s", r->option, r->count + 1, record.message);
        return HF_EXIT_USAGE;
    }
    if (status == HF_OK &&
        !hf_shape_same(hf_shape_spec_of(hf_grid_shape(record.grid)), hf_shape_spec_of(r->shape))) {
        hf_message("--%s: board %zu has another shape", r->option, r->count + 1);
        return HF_EXIT_USAGE;
    }
    const char *more = status == HF_OK ? is_more(record.puzzle) : NULL;
    if (more != NULL) {
        hf_message("--%s: board %zu is another puzzle without what it has beside clues: %s",
                   r->option, r->count + 1, more);
        return HF_EXIT_USAGE;
    }
    if (status == HF_OK && keep(r, record.grid))
        return HF_EXIT_OK;
    hf_message("--%s: %s", r->option, hf_status_text(status != HF_OK ? status : HF_NO_MEMORY));
    return HF_EXIT_IO;
}

static int read_text(reading *r, const char *text, size_t length)
{
    hf_read_options options;
    hf_reader *reader = NULL;
    hf_read_options_init(&options, sizeof options);
    options.spec = hf_shape_spec_of(r->shape);
    if (hf_reader_new(&options, &reader) != HF_OK) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    int status = HF_EXIT_OK;
    for (size_t at = 0; status == HF_EXIT_OK && at < length;) {
        size_t piece = hf_reader_cut(reader, text + at, length - at, true);
        if (piece == 0)
            break;
        status = keep_record(r, reader, text + at, piece);
        at += piece;
    }
    hf_reader_free(reader);
    if (status == HF_EXIT_OK && r->count == 0) {
        hf_message("--%s: there is no board", r->option);
        status = HF_EXIT_USAGE;
    }
    return status;
}

int hf_boards_read(const char *option, const char *argument, bool or_itself, const hf_shape *shape,
                   uint16_t **values, size_t *count)
{
    char *text;
    size_t length;
    reading r = {.option = option, .shape = shape};
    int status = hf_argument_text(option, argument, or_itself, &text, &length);
    if (status != HF_EXIT_OK)
        return status;
    status = read_text(&r, text, length);
    free(text);
    if (status != HF_EXIT_OK) {
        free(r.values);
        return status;
    }
    *values = r.values;
    *count = r.count;
    return HF_EXIT_OK;
}

/* ---- patterns -------------------------------------------------------------------------------- */

int hf_pattern_read(const char *option, const char *argument, const hf_shape *shape,
                    uint8_t **cells)
{
    char *text;
    size_t length, count = 0, wanted = hf_shape_cells(shape);
    int status = hf_argument_text(option, argument, true, &text, &length);
    if (status != HF_EXIT_OK)
        return status;
    *cells = malloc(wanted);
    for (size_t i = 0; *cells != NULL && i < length; i++) {
        bool empty = strchr(".0_-", text[i]) != NULL && text[i] != '\0';
        bool clue = (text[i] >= '1' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'z') ||
                    (text[i] >= 'A' && text[i] <= 'Z') || text[i] == '*' || text[i] == '#';
        if ((empty || clue) && count < wanted)
            (*cells)[count] = clue;
        count += empty || clue;
    }
    free(text);
    if (*cells != NULL && count == wanted)
        return HF_EXIT_OK;
    if (*cells == NULL) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    free(*cells);
    *cells = NULL;
    return hf_usage_error("generate", "--%s: %zu cells where the board has %zu", option, count,
                          wanted);
}
