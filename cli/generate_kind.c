/* SPDX-License-Identifier: MIT
 *
 * generate_kind.c - `houseful generate --kind`: variants, one after the other.
 */
#include <string.h>
#include <unistd.h>

#include "cmd_generate.h"
#include "format_args.h"
#include "out.h"
#include "term.h"

typedef struct known_kind {
    const char *name;
    hf_constraint_kind kind;
    bool clues;
} known_kind;

static const known_kind kinds[] = {
    {"killer", HF_CONSTRAINT_CAGE, false},
    {"killer-clues", HF_CONSTRAINT_CAGE, true},
    {"thermometer", HF_CONSTRAINT_THERMOMETER, true},
    {"anti-knight", HF_CONSTRAINT_ANTI_KNIGHT, true},
    {"anti-king", HF_CONSTRAINT_ANTI_KING, true},
    {"non-consecutive", HF_CONSTRAINT_NON_CONSECUTIVE, true},
};

bool generate_kind_is_board(const char *kind, uint32_t *extras)
{
    *extras = strcmp(kind, "x") == 0         ? HF_EXTRA_DIAGONALS
              : strcmp(kind, "windoku") == 0 ? HF_EXTRA_WINDOWS
                                             : 0;
    return *extras != 0;
}

/* Wishes that are about plain puzzles. */
static bool has_wishes(const generate_settings *s)
{
    return s->print || s->clues || s->minimal || s->pattern || s->solution || s->from || s->score ||
           s->rating || s->technique || s->unbiased || s->distinct;
}

static int write_one(const hf_shape *shape, const known_kind *kind, hf_generate_options *wish,
                     uint64_t ends_ns, const hf_format *format, uint64_t number, hf_out *out)
{
    hf_puzzle *puzzle = NULL;
    wish->time_limit_ns = hf_term_left(ends_ns);
    hf_status status =
        hf_generate_variant_wished(shape, kind->kind, kind->clues, wish, number, &puzzle);
    if (status == HF_OK && !hf_out_puzzle(out, format, puzzle, NULL))
        status = out->failed ? HF_NO_MEMORY : HF_UNSUPPORTED;
    hf_puzzle_free(puzzle);
    if (status == HF_OK) {
        if (out->length > 0 && out->data[out->length - 1] != '\n')
            hf_out_char(out, '\n');
        return hf_stdout_status(hf_out_flush(out, STDOUT_FILENO));
    }
    hf_message("--kind %s: %s", kind->name,
               status == HF_END && hf_term_is_up(ends_ns) ? "time ran out"
               : status == HF_END         ? "no board was found that keeps it and meets the wishes"
               : status == HF_UNSUPPORTED ? "not on boards of this kind, or not in this format"
                                          : hf_status_text(status));
    return status == HF_NO_MEMORY ? HF_EXIT_IO : status == HF_END ? HF_EXIT_PUZZLES : HF_EXIT_USAGE;
}

int generate_kind(const hf_shape *shape, generate_settings *s)
{
    const hf_format *format = hf_format_named(s->to ? s->to : "iss");
    const known_kind *kind = kinds;
    generate_wish wish;
    hf_out out = {0};
    while (strcmp(kind->name, s->kind) != 0) /* args.c has looked: it is one of them */
        kind++;
    if (has_wishes(s))
        return hf_usage_error(
            "generate",
            "--kind %s goes with --number, --seed, --first, --level, "
            "--symmetry, --attempts, --time-limit, --to and the options about the board only",
            s->kind);
    int status = generate_wish_read(s, shape, &wish);
    const char *refusal = hf_generate_variant_refusal(&wish.options, shape, kind->kind);
    if (status == HF_EXIT_OK && refusal != NULL)
        status = hf_usage_error("generate", "there is no such puzzle: %s", refusal);
    if (status == HF_EXIT_OK)
        status = hf_seed_read(&s->seed) ? HF_EXIT_OK : HF_EXIT_IO;
    wish.options.seed = s->seed.value;
    const uint64_t ends = hf_term_ends(s->time_limit.value);
    for (uint64_t i = 0; i < s->number.value && status == HF_EXIT_OK; i++) {
        status = write_one(shape, kind, &wish.options, ends, format, s->first.value - 1 + i, &out);
        hf_output_reached(s->first.value + i);
    }
    generate_wish_free(&wish);
    hf_out_free(&out);
    return status;
}
