/* SPDX-License-Identifier: MIT
 *
 * cmd_generate.c - `houseful generate`: new puzzles from a seed.
 *
 * Here are the options; generate_wish.c makes data of them, generate_work.c does the work.
 */
#include "cmd_generate.h"
#include "format_args.h"
#include "print.h"

static hf_status make_shape(hf_asked_shape *asked, hf_shape **shape)
{
    hf_shape_spec spec = asked->spec;
    if (spec.size == 0)
        spec.size = 9;
    if (spec.layout == HF_LAYOUT_BOXES && spec.box_rows == 0) {
        hf_shape_spec_square(&spec, spec.size);
        spec.extras = asked->spec.extras;
    }
    return hf_shape_new(&spec, shape);
}

static bool settings_are_sound(const generate_settings *s, const hf_operands *operands)
{
    if (operands->count > 0) {
        hf_usage_error("generate", "it takes no arguments, but there is '%.40s'", operands->at[0]);
        return false;
    }
    if (s->first.value == 0 || s->first.value - 1 > UINT64_MAX - s->number.value) {
        hf_usage_error("generate", "--first: puzzles are numbered from 1");
        return false;
    }
    if (s->to != NULL && hf_format_to_write("generate", s->to) == NULL)
        return false;
    return s->print == NULL || hf_print_check("generate", s->print, hf_command_generate.fields);
}

/* --shard and --resume: which of the puzzles are to be made now. */
static int take_part(generate_settings *s)
{
    uint64_t part = 1, parts = 1, begin, end, first = s->first.value - 1;
    if (s->shard != NULL && !hf_shard_parse(s->shard, &part, &parts))
        return hf_usage_error("generate", "--shard: '%.40s' is no part; expected K/N, such as 3/8",
                              s->shard);
    if ((s->shard != NULL || s->output.resume) && !s->seed.given)
        return hf_usage_error("generate", "%s needs --seed: parts are of one series",
                              s->shard != NULL ? "--shard" : "--resume");
    if ((s->shard != NULL || s->output.resume) && s->distinct)
        return hf_usage_error("generate",
                              "--distinct does not go with %s; `houseful gather "
                              "--distinct` puts parts together so",
                              s->shard != NULL ? "--shard" : "--resume");
    hf_shard_stretch(part, parts, s->number.value, &begin, &end);
    hf_output_range(part, parts, first + begin, first + end);
    if (hf_output_resume() > first + begin)
        begin = hf_output_resume() - first;
    s->first.value += begin;
    s->number.value = end - begin;
    return HF_EXIT_OK;
}

/* Can the format that was asked for hold boards of this shape? If not, says so. */
static int look_at_format(const hf_shape *shape, const generate_settings *s)
{
    hf_grid *grid = NULL;
    if (s->to == NULL || s->print != NULL)
        return HF_EXIT_OK;
    hf_status status = hf_grid_new(shape, &grid);
    if (status == HF_OK)
        status = hf_format_write(hf_format_named(s->to), grid, NULL, NULL, 0, NULL);
    hf_grid_free(grid);
    if (status == HF_UNSUPPORTED)
        return hf_usage_error("generate", "the format %s cannot hold boards of this kind", s->to);
    if (status != HF_OK)
        hf_message("%s", hf_status_text(status));
    return status == HF_OK ? HF_EXIT_OK : HF_EXIT_IO;
}

static int generate(const hf_shape *shape, generate_settings *s)
{
    generate_wish wish;
    uint32_t extras;
    if (s->kind != NULL && !generate_kind_is_board(s->kind, &extras))
        return generate_kind(shape, s);
    int status = look_at_format(shape, s);
    if (status != HF_EXIT_OK)
        return status;
    status = generate_wish_read(s, shape, &wish);
    if (status == HF_EXIT_OK)
        status = hf_seed_read(&s->seed) ? HF_EXIT_OK : HF_EXIT_IO;
    wish.options.seed = s->seed.value;
    if (status == HF_EXIT_OK)
        status = generate_all(shape, s, &wish.options);
    generate_wish_free(&wish);
    return status;
}

static int run(void *command_settings, const hf_operands *operands)
{
    generate_settings *s = command_settings;
    hf_asked_shape asked;
    hf_shape *shape = NULL;
    if (!settings_are_sound(s, operands))
        return HF_EXIT_USAGE;
    int status = take_part(s);
    if (status == HF_EXIT_OK)
        status = hf_asked_shape_read("generate", &s->board, &asked);
    if (status != HF_EXIT_OK)
        return status;
    if (asked.spec.layout == HF_LAYOUT_JIGSAW && !asked.regions)
        return hf_usage_error("generate", "a jigsaw is made for a map: --regions says which");
    uint32_t extras = 0;
    if (s->kind != NULL && generate_kind_is_board(s->kind, &extras)) {
        asked.spec.extras |= extras;
        if (s->to == NULL && s->print == NULL) /* a line would not tell which board it is */
            s->to = "iss";
    }
    hf_status built = make_shape(&asked, &shape);
    if (built == HF_NO_MEMORY) {
        hf_message("out of memory");
        status = HF_EXIT_IO;
    } else if (built != HF_OK) {
        status = hf_usage_error("generate", "there is no such board: %s", hf_status_text(built));
    } else {
        status = generate(shape, s);
    }
    hf_shape_free(shape);
    hf_asked_shape_free(&asked);
    return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static const generate_settings defaults = {.number = {1, false}, .first = {1, false}};

#define AT(field) offsetof(generate_settings, field)

static const hf_option making_options[] = {
    {'n', "number", HF_ARG_NUMBER, "N", "how many puzzles (default 1)", AT(number), NULL},
    {0, "seed", HF_ARG_NUMBER, "S",
     "which series of puzzles (default: from the system, and reported)", AT(seed), NULL},
    {0, "first", HF_ARG_NUMBER, "I", "begin with puzzle I of the series (default 1)", AT(first),
     NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T",
     "end after T seconds with what was found (also 300ms, 2m)", AT(time_limit), NULL},
    {0, "attempts", HF_ARG_NUMBER, "N",
     "give a puzzle up after N attempts (default 1M for plain 9x9 boards, else 1000)", AT(attempts),
     NULL},
    {0, "kind", HF_ARG_CHOICE, "NAME", "a variant; written as iss unless --to says otherwise",
     AT(kind), "killer killer-clues thermometer anti-knight anti-king non-consecutive x windoku"},
    {0, "shard", HF_ARG_TEXT, "K/N", "only the K-th of N parts of the puzzles", AT(shard), NULL},
    {'t', "threads", HF_ARG_NUMBER, "N",
     "work with N threads (default: one for each processor it may use)", AT(threads), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option wish_options[] = {
    {0, "level", HF_ARG_TEXT, "A..B",
     "HoDoKu's level: easy, medium, hard, unfair, extreme, or a range", AT(level),
     "easy medium hard unfair extreme"},
    {0, "score", HF_ARG_TEXT, "A..B", "HoDoKu's score", AT(score), NULL},
    {0, "rating", HF_ARG_TEXT, "A..B", "Sudoku Explainer's rating, as in 6.5..7.2 (plain 9x9)",
     AT(rating), NULL},
    {0, "technique", HF_ARG_TEXT, "KEY,...", "the way to the solution needs these rules",
     AT(technique), NULL},
    {0, "hardest", HF_ARG_FLAG, NULL, "and none harder than the first of them", AT(hardest), NULL},
    {'c', "clues", HF_ARG_TEXT, "A..B", "so many clues, as in 24, 22..24, ..22", AT(clues), NULL},
    {'m', "minimal", HF_ARG_FLAG, NULL,
     "every clue is needed (always so up to 9x9, unless --clues asks for more)", AT(minimal), NULL},
    {0, "symmetry", HF_ARG_CHOICE, "NAME", "how the clues lie", AT(symmetry),
     "none rotate180 rotate90 mirror flip diagonal antidiagonal full"},
    {0, "pattern", HF_ARG_TEXT, "TEXT",
     "clues exactly there: a character for each cell, '.' for none; or a file", AT(pattern),
     "@files"},
    {0, "solution", HF_ARG_TEXT, "BOARD", "puzzles of this solved board; or a file", AT(solution),
     "@files"},
    {0, "from", HF_ARG_TEXT, "FILE", "neighbours of the puzzles in this file", AT(from), "@files"},
    {0, "swap", HF_ARG_NUMBER, "N", "with --from: N clues go, N or fewer others come (default 1)",
     AT(swap), NULL},
    {0, "unbiased", HF_ARG_FLAG, NULL,
     "minimal puzzles of one number of clues are equally likely; %w is the weight of that number",
     AT(unbiased), NULL},
    {0, "distinct", HF_ARG_FLAG, NULL, "no two that are the same up to symmetry (plain 9x9)",
     AT(distinct), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option output_options[] = {
    {0, "to", HF_ARG_TEXT, "FORMAT", "write this format (default: one line each)", AT(to),
     "@formats"},
    {'p', "print", HF_ARG_TEXT, "TEXT", "write these fields", AT(print), NULL},
    {'q', "quiet", HF_ARG_FLAG, NULL, "show no progress", AT(quiet), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Making", making_options, 0},
    {"Wishes", wish_options, 0},
    {"Board", hf_board_options, AT(board)},
    {"Output", output_options, 0},
    {"Result", hf_output_options, AT(output)},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {
    {'p', "the puzzle"},
    {'s', "its solution"},
    {'c', "number of clues"},
    {'l', "number in the series"},
    {'v', "level: Easy, Medium, Hard, Unfair or Extreme"},
    {'r', "score on HoDoKu's scale"},
    {'e', "rating on Sudoku Explainer's scale"},
    {'h', "hardest rule"},
    {'k', "how often each rule was used: hidden-single=12,x-wing=1"},
    {'t', "attempts made for it"},
    {'w', "with --unbiased: its weight"},
    {0, NULL},
};

static const hf_example examples[] = {
    {"generate", "One puzzle."},
    {"generate -n 1000 --seed 42", "A thousand, the same on every machine."},
    {"generate --clues 30 --print '%p %s'", "An easier one, and its solution."},
    {"generate --level hard --symmetry rotate180", "A hard one that looks good in a newspaper."},
    {"generate -n 10 --technique swordfish --hardest --print '%p %k'",
     "Ten that need a swordfish and nothing harder."},
    {"generate --rating 7.0..7.5 --time-limit 1m", "By Sudoku Explainer's scale, within a minute."},
    {"generate --size 16", "A large board."},
    {"generate -x", "A Sudoku X."},
    {"generate --kind killer", "A killer without clues."},
    {"generate --kind thermometer --to fpuzzles", "Thermometers, as a link."},
    {"generate -n 1G --seed 7 --shard 3/1000 --output part.3",
     "The third of a thousand parts of a thousand million."},
    {NULL, NULL},
};

const hf_command hf_command_generate = {
    .name = "generate",
    .synopsis = "[OPTION...]",
    .summary = "make new puzzles",
    .about =
        "Fills a board at random and takes clues out, in random order, while the solution stays "
        "the only one. Every puzzle has exactly one solution.\n\n"
        "A seed names a series of puzzles. The same seed and options give the same puzzles on "
        "every machine and with any number of threads. Without --seed, a seed comes from the "
        "system and is written to standard error.\n\n"
        "Wishes are met by attempts: puzzle after puzzle is made and judged, cheap questions "
        "first. "
        "What no puzzle can be is refused at once; what is not found within --time-limit or "
        "--attempts ends the run with what was found, a count of the attempts, and status 1. Time "
        "alone can make two runs differ.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(generate_settings),
    .defaults = &defaults,
    .run = run,
};
