/* SPDX-License-Identifier: MIT
 *
 * generate_worker.c - one thread of `houseful generate`: a stretch of the series, made and written into a buffer.
 */
#include "generate_worker.h"

#include <stdlib.h>
#include <string.h>

#include "format_args.h"
#include "print.h"
#include "rate_write.h"
#include "term.h"

/* What --print shows. */
typedef struct record {
    const generate_worker *worker;
    const hf_made *made;
    const rated *rated;
} record;

static void print_field(hf_out *out, char letter, const void *user)
{
    const record *r = user;
    switch (letter) {
    case 'p':
        hf_out_line(out, r->worker->puzzle);
        break;
    case 's':
        hf_out_line(out, r->worker->solution);
        break;
    case 'c':
        hf_out_number(out, r->made->clues);
        break;
    case 'l':
        hf_out_number(out, r->made->index + 1);
        break;
    case 't':
        hf_out_number(out, r->made->attempts);
        break;
    case 'w':
        hf_out_format(out, "%.6g", r->made->weight);
        break;
    default:
        rate_write_field(out, letter, r->rated);
        break;
    }
}

/* Rates the puzzle as far as the fields ask for it. */
static void write_printed(generate_worker *w, const hf_made *made)
{
    const hf_scale *scale[] = {hf_scale_named("hodoku"), hf_scale_named("se")};
    hf_rater *const rater[] = {w->hodoku, w->se};
    size_t first = w->hodoku != NULL ? 0 : 1;
    rated r = {.answer = HF_UNIQUE, .scale = scale + first};
    for (size_t i = first; i < 2 && rater[i] != NULL && w->status == HF_OK; i++)
        w->status = hf_rater_rate_grid(rater[i], w->puzzle, &r.rating[r.scales++]);
    record rec = {w, made, &r};
    hf_print(&w->out, w->settings->print, print_field, &rec);
}

static void write_puzzle(generate_worker *w, const hf_made *made)
{
    if (w->settings->print != NULL) {
        write_printed(w, made);
    } else if (w->format != NULL) {
        size_t before = w->out.length;
        hf_out_grid(&w->out, w->format, w->puzzle, NULL);
        if (w->out.length > before && w->out.data[w->out.length - 1] != '\n')
            hf_out_char(&w->out, '\n');
    } else {
        hf_out_line(&w->out, w->puzzle);
        hf_out_char(&w->out, '\n');
    }
}

/* A generator's limit is for one call: each has what is left of the time. */
static void make_one_by_one(generate_worker *w)
{
    for (uint64_t i = 0; i < w->count && w->status == HF_OK; i++) {
        w->made[i] = (hf_made){.status = HF_END};
        if (hf_term_is_up(w->ends_ns))
            continue;
        hf_generator_set_time_limit(w->generator, hf_term_left(w->ends_ns));
        hf_status status = hf_generator_next(w->generator, w->puzzle, w->solution);
        hf_generator_last(w->generator, &w->made[i]);
        if (status == HF_OK)
            write_puzzle(w, &w->made[i]);
        else if (status != HF_END)
            w->status = status;
    }
}

static void make_many(generate_worker *w)
{
    hf_generator_set_time_limit(w->generator, hf_term_left(w->ends_ns));
    hf_status status = hf_generator_make(w->generator, w->count, w->nine,
                                         w->nine + STRETCH_OF_NINE * HF_NINE_CELLS, w->made);
    if (status != HF_OK && status != HF_END)
        w->status = status;
}

/* The line of a plain 9x9 puzzle, which is what most runs write. */
static void write_nine(hf_out *out, const uint8_t *puzzle)
{
    char *line = hf_out_room(out, HF_NINE_CELLS + 1);
    if (line == NULL)
        return;
    hf_nine_write(puzzle, line);
    line[HF_NINE_CELLS] = '\n';
    out->length += HF_NINE_CELLS + 1;
}

static void write_many(generate_worker *w)
{
    bool lines = w->settings->print == NULL && w->format == NULL;
    for (uint64_t i = 0; i < w->count && w->status == HF_OK; i++) {
        const uint8_t *puzzle = w->nine + i * HF_NINE_CELLS;
        const uint8_t *solution = puzzle + STRETCH_OF_NINE * HF_NINE_CELLS;
        if (w->made[i].status != HF_OK)
            continue;
        if (lines) {
            write_nine(&w->out, puzzle);
            continue;
        }
        for (size_t c = 0; c < HF_NINE_CELLS; c++) {
            hf_grid_values(w->puzzle)[c] = puzzle[c];
            hf_grid_values(w->solution)[c] = solution[c];
        }
        write_puzzle(w, &w->made[i]);
    }
}

void *generate_make_stretch(void *context)
{
    generate_worker *w = context;
    hf_generator_seek(w->generator, w->from);
    if (w->nine == NULL)
        make_one_by_one(w);
    else
        make_many(w);
    if (w->nine != NULL && !w->settings->distinct)
        write_many(w);
    return NULL;
}

void *generate_write_stretch(void *context)
{
    write_many(context);
    return NULL;
}

/* ---- opening and closing --------------------------------------------------------------------- */

/* Does --print ask for one of these fields? */
static bool prints(const generate_settings *s, const char *letters)
{
    for (const char *p = s->print; p != NULL && (p = strchr(p, '%')) != NULL; p += 2) {
        if (p[1] == '\0')
            return false;
        if (strchr(letters, p[1]) != NULL)
            return true;
    }
    return false;
}

hf_status generate_worker_open(generate_worker *w, const hf_shape *shape,
                               const generate_settings *s, const hf_generate_options *options)
{
    w->settings = s;
    w->format = s->to != NULL ? hf_format_named(s->to) : NULL;
    hf_status status = hf_grid_new(shape, &w->puzzle);
    if (status == HF_OK)
        status = hf_grid_new(shape, &w->solution);
    if (status == HF_OK)
        status = hf_generator_new(shape, options, &w->generator);
    if (status == HF_OK && prints(s, "vrhk"))
        status = hf_rater_new(shape, hf_scale_named("hodoku"), &w->hodoku);
    if (status == HF_OK && prints(s, "e"))
        status = hf_rater_new(shape, hf_scale_named("se"), &w->se);
    if (status != HF_OK)
        return status;
    status = hf_generator_make(w->generator, 0, NULL, NULL, NULL);
    bool many = status != HF_UNSUPPORTED;
    if (many && status != HF_OK)
        return status;
    if (many)
        w->nine = malloc((size_t)2 * STRETCH_OF_NINE * HF_NINE_CELLS);
    w->made = malloc((many ? STRETCH_OF_NINE : STRETCH) * sizeof *w->made);
    return w->made != NULL && (!many || w->nine != NULL) ? HF_OK : HF_NO_MEMORY;
}

void generate_worker_close(generate_worker *w)
{
    hf_generator_free(w->generator);
    hf_rater_free(w->hodoku);
    hf_rater_free(w->se);
    hf_grid_free(w->puzzle);
    hf_grid_free(w->solution);
    free(w->nine);
    free(w->made);
    hf_out_free(&w->out);
}
