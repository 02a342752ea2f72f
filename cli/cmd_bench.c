/* SPDX-License-Identifier: MIT
 *
 * cmd_bench.c - `houseful bench`: engines against sets of puzzles, in one table.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"
#include "solving.h"

enum { MOST_CONTESTANTS = 32, RUNS_OF_EACH = 100 };

typedef struct settings {
    const char *engines;
    const char *peer;
    const char *command;
    const char *mode;
    hf_number repeats;
    hf_number budget;
    hf_number number;
    hf_number seed;
    bool json;
    bool work;
    bool signature;
    bool story;
    bool each;
    bool entries;
    bool markdown;
} settings;

/* ---- contestants ----------------------------------------------------------------------------- */

typedef struct contest {
    hf_bench_contestant list[MOST_CONTESTANTS];
    size_t count;
} contest;

/* NULL: the rules a person uses. */
static void add_engine(contest *c, const hf_engine *engine)
{
    for (size_t i = 0; i < c->count; i++)
        if (c->list[i].engine == engine)
            return;
    if (c->count == MOST_CONTESTANTS)
        return;
    hf_bench_contestant_init(&c->list[c->count++], engine);
}

/* "nine,trail": by name; "all": those that this machine can run; nothing: the serious
 * ones among them. */
static bool add_engines(contest *c, const char *names)
{
    if (names == NULL || strcmp(names, "all") == 0) {
        for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
            const hf_engine *engine = hf_engine_at(i);
            bool usable = (hf_engine_needs(engine) & ~hf_cli_cpu()) == 0;
            if (usable && (names != NULL || !hf_engine_is_reference(engine)))
                add_engine(c, engine);
        }
        if (names != NULL)
            add_engine(c, NULL);
        return true;
    }
    while (*names != '\0') {
        char name[64];
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, names);
        const hf_engine *engine = hf_human_is(name) ? NULL : hf_solving_engine("bench", name);
        if (engine == NULL && !hf_human_is(name))
            return false;
        add_engine(c, engine);
        names += length + (names[length] == ',');
    }
    return true;
}

/* ---- sets ------------------------------------------------------------------------------------ */

static hf_bench_plan plan_of(const settings *s)
{
    hf_bench_plan plan = {
        .repeats = s->repeats.value > 0 && s->repeats.value < 1000 ? (unsigned)s->repeats.value : 5,
        .batch = strcmp(s->mode, "single") != 0,
        .single = strcmp(s->mode, "batch") != 0,
        .budget_ns = s->budget.value,
        .give_up_ns = s->budget.value,
    };
    return plan;
}

static bool measure_set(const settings *s, contest *c, const hf_bench_set *set)
{
    hf_bench_score scores[MOST_CONTESTANTS];
    hf_bench_plan plan = plan_of(s);

    if (s->each) {
        plan.repeats = s->repeats.given ? plan.repeats : RUNS_OF_EACH;
        return hf_bench_each(set, c->list, c->count, &plan,
                             s->json       ? HF_BENCH_JSON
                             : s->markdown ? HF_BENCH_MARKDOWN
                                           : HF_BENCH_TABLE);
    }
    if (s->entries)
        return hf_bench_entries(set, c->list, c->count, plan.repeats, s->json);
    if (!hf_bench_measure(set, c->list, c->count, &plan, scores))
        return false;
    if (s->json)
        hf_bench_print_json(set, c->list, scores, c->count);
    else
        hf_bench_print_table(set, c->list, scores, c->count, s->work);
    return true;
}

static int run_work(const settings *s, const char *name)
{
    hf_bench_work work = {.number = s->number.value,
                          .seed = s->seed.value,
                          .repeats = plan_of(s).repeats,
                          .command = s->command,
                          .json = s->json};
    if (hf_bench_work_run(&work, name))
        return HF_EXIT_OK;
    hf_message("out of memory, or no room for files in /tmp");
    return HF_EXIT_IO;
}

static int run_set(const settings *s, contest *c, const char *name)
{
    if (hf_bench_work_is(name))
        return run_work(s, name);
    hf_bench_set set;
    int status = HF_EXIT_OK;
    if (!hf_bench_set_open(&set, name, (size_t)s->number.value, s->seed.value)) {
        status = HF_EXIT_IO;
    } else if (!measure_set(s, c, &set)) {
        hf_message("out of memory");
        status = HF_EXIT_IO;
    }
    fflush(stdout);
    hf_bench_set_close(&set);
    return status;
}

static int run_sets(const settings *s, contest *c, const hf_operands *operands)
{
    static const char *const usual[] = {"easy", "minimal", "mixed", "pencil", "samples"};
    size_t count = operands->count > 0 ? operands->count : sizeof usual / sizeof *usual;
    int status = HF_EXIT_OK;
    hf_bench_print_machine(s->json);
    if (s->each && operands->count == 0)
        return run_set(s, c, "samples");
    for (size_t i = 0; i < count && status == HF_EXIT_OK; i++)
        status = run_set(s, c, operands->count > 0 ? operands->at[i] : usual[i]);
    if (status == HF_EXIT_OK && operands->count == 0 && !s->each && !s->entries) {
        if (!s->json)
            printf("\n");
        status = hf_bench_signature(s->json);
    }
    return status;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    contest c = {.count = 0};
    if (s->budget.value == 0)
        return hf_usage_error("bench", "--seconds must be more than 0");
    if (s->number.value == 0)
        return hf_usage_error("bench", "--number must be more than 0");
    if (s->command != NULL && strchr(s->command, '=') == NULL)
        return hf_usage_error("bench", "--command: NAME=COMMAND is wanted");
    if (s->signature)
        return hf_bench_signature(s->json);
    if (s->story)
        return hf_bench_story(operands->count > 0 ? operands->at[0] : NULL, s->peer,
                              s->budget.value);
    if (s->markdown && !s->each)
        return hf_usage_error("bench", "--markdown goes with --each");
    if (!add_engines(&c, s->each && !s->engines ? "nine" : s->engines))
        return HF_EXIT_USAGE;
    size_t peer = c.count;
    if (s->peer != NULL) {
        if (c.count == MOST_CONTESTANTS || !hf_bench_peer_open(&c.list[peer], s->peer))
            return HF_EXIT_IO;
        c.count++;
    }
    int status = run_sets(s, &c, operands);
    if (c.count > peer)
        hf_bench_peer_close(&c.list[peer]);
    return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static const settings defaults = {
    .mode = "both",
    .repeats = {5, false},
    .budget = {UINT64_C(5000000000), false},
    .number = {10000, false},
    .seed = {1, false},
};

static const hf_option options[] = {
    {'e', "engines", HF_ARG_TEXT, "LIST",
     "engines, parted by commas, or 'all' (default: all but the classics)",
     offsetof(settings, engines), "@engines"},
    {0, "peer", HF_ARG_TEXT, "LIB.so", "a library with tdoku's interface, in the same table",
     offsetof(settings, peer), "@files"},
    {0, "command", HF_ARG_TEXT, "NAME=COMMAND",
     "sets generate, canon and dedupe: another program, which makes $N puzzles, or reads them line "
     "by line",
     offsetof(settings, command), NULL},
    {0, "mode", HF_ARG_CHOICE, "MODE", "batch, single, or both (default)", offsetof(settings, mode),
     "batch single both"},
    {'r', "repeats", HF_ARG_NUMBER, "N", "measure N times, engines taking turns (default 5)",
     offsetof(settings, repeats), NULL},
    {0, "seconds", HF_ARG_SECONDS, "T",
     "for one engine and set; what would take longer is sampled (default 5)",
     offsetof(settings, budget), NULL},
    {'n', "number", HF_ARG_NUMBER, "N", "size of the generated sets (default 10000)",
     offsetof(settings, number), NULL},
    {0, "seed", HF_ARG_NUMBER, "S", "of the generated sets (default 1)", offsetof(settings, seed),
     NULL},
    {0, "work", HF_ARG_FLAG, NULL, "also how hard the lanes worked: sweeps and acts",
     offsetof(settings, work), NULL},
    {0, "entries", HF_ARG_FLAG, NULL,
     "the ways in which batches come: text, bytes, candidates; and up to the first solution only",
     offsetof(settings, entries), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {0, "signature", HF_ARG_FLAG, NULL, "only the signature", offsetof(settings, signature), NULL},
    {0, "story", HF_ARG_FLAG, NULL, "one table from the naive search to the best engine",
     offsetof(settings, story), NULL},
    {0, "each", HF_ARG_FLAG, NULL,
     "every puzzle by itself: mean, deviation, least, most and relative time",
     offsetof(settings, each), NULL},
    {0, "markdown", HF_ARG_FLAG, NULL, "with --each: as a Markdown table",
     offsetof(settings, markdown), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Options", options, 0},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"bench", "The engines of this machine on the built-in sets, and the signature."},
    {"bench -e nine,trail puzzles.txt", "Two engines on a file."},
    {"bench --peer ./libtdoku.so puzzles.txt", "Against tdoku."},
    {"bench --command 'qqwing=qqwing --generate $N --one-line' generate",
     "Making puzzles, beside another generator."},
    {"bench --story", "From the naive search to ours."},
    {"bench --each --markdown -e naive,nine puzzles.txt", "A row for each puzzle and engine."},
    {NULL, NULL},
};

const hf_command hf_command_bench = {
    .name = "bench",
    .synopsis = "[OPTION...] [FILE|SET]...",
    .summary = "measure engines on files or built-in sets",
    .about =
        "A SET is 'easy', 'minimal', 'mixed', 'pencil', 'samples', 'generate', 'canon' or "
        "'dedupe'.\n\n"
        "Solves every puzzle up to its second solution, which proves whether there is one, several "
        "or none. 'batch' hands over all puzzles of a set at once, 'single' one per call. The best "
        "of the repeats counts, 'spread' says how far the middle one is from it. 'guesses' are per "
        "puzzle, each column those of its own way of calling: lane engines search otherwise in "
        "batches. With --work, 'sweeps' are those of one lane for a puzzle of the batch, and "
        "'acts' "
        "how many sweeps in a hundred were followed by taking out, splitting and filling up.\n\n"
        "The puzzles of 'pencil' have no clues but candidates: all are there at first, and are "
        "struck at random until one solution is left.\n\n"
        "The sets 'generate', 'canon' and 'dedupe' measure no engines but the making of puzzles by "
        "wish, canonical forms, and whole commands from text to text, by the processor time of one "
        "thread.\n\n"
        "The signature is the sum of the solutions and guesses of the deterministic engines over a "
        "fixed list. It changes only if an engine searches differently.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .defaults = &defaults,
    .run = run,
};
