/* SPDX-License-Identifier: MIT
 *
 * cmd_engines.c - `houseful engines`: which engines there are, and which this machine can use.
 */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "houseful/solve.h"
#include "human.h"

typedef struct settings {
    bool json;
} settings;

/* The features an engine needs, as words: "avx2", "sse41", "-". */
static const char *needs_text(uint32_t needs)
{
    if (needs & HF_CPU_AVX512)
        return "avx512";
    if (needs & HF_CPU_AVX2)
        return "avx2";
    if (needs & HF_CPU_SSE41)
        return "sse41";
    if (needs & HF_CPU_NEON)
        return "neon";
    if (needs & HF_CPU_WASM)
        return "wasm";
    return "-";
}

/* What is asked about boards: the engines chosen by themselves, and a board that is not 9x9. */
typedef struct choices {
    const hf_engine *nine, *other;
    hf_shape *sixteen;
} choices;

/* The engine that hf_solver_new chooses for a shape; NULL: no memory. */
static const hf_engine *chosen_for(const hf_shape *shape)
{
    hf_solve_options options;
    hf_solver *solver = NULL;
    const hf_engine *engine = NULL;

    hf_solve_options_init(&options, sizeof options);
    options.cpu = hf_cli_cpu();
    if (hf_solver_new(shape, &options, &solver) == HF_OK)
        engine = hf_solver_engine(solver);
    hf_solver_free(solver);
    return engine;
}

static bool choose(choices *c)
{
    hf_shape *nine = NULL;

    if (hf_shape_new_square(9, &nine) == HF_OK && hf_shape_new_square(16, &c->sixteen) == HF_OK) {
        c->nine = chosen_for(nine);
        c->other = chosen_for(c->sixteen);
    }
    hf_shape_free(nine);
    return c->nine && c->other;
}

static void print_json(const hf_engine *e, bool usable, const choices *c)
{
    bool chosen = e == c->nine || e == c->other;

    printf("{\"engine\":\"%s\",\"usable\":%s,\"default\":%s,\"needs\":\"%s\",\"width\":%u,"
           "\"boards\":\"%s\",\"deterministic\":%s,\"about\":\"%s\"}\n",
           hf_engine_name(e), usable ? "true" : "false", chosen ? "true" : "false",
           needs_text(hf_engine_needs(e)), hf_engine_width(e),
           hf_engine_serves(e, c->sixteen) ? "all" : "9x9",
           hf_engine_is_deterministic(e) ? "true" : "false", hf_engine_summary(e));
}

static void print_row(const hf_engine *e, bool usable, const choices *c)
{
    printf("%-18s %-6s %-7s %5u %-6s %s%s\n", hf_engine_name(e), usable ? "yes" : "no",
           needs_text(hf_engine_needs(e)), hf_engine_width(e),
           hf_engine_serves(e, c->sixteen) ? "all" : "9x9", hf_engine_summary(e),
           e == c->nine    ? " [default for 9x9]"
           : e == c->other ? " [default for other boards]"
                           : "");
}

static void print_all(const settings *s, const choices *c)
{
    if (!s->json)
        printf("%-18s %-6s %-7s %5s %-6s %s\n", "engine", "usable", "needs", "width", "boards",
               "what it is");
    for (size_t i = 0; hf_engine_at(i); i++) {
        const hf_engine *e = hf_engine_at(i);
        bool usable = (hf_engine_needs(e) & ~hf_cli_cpu()) == 0;
        if (s->json)
            print_json(e, usable, c);
        else
            print_row(e, usable, c);
    }
    if (s->json)
        printf("{\"engine\":\"" HF_HUMAN_NAME "\",\"usable\":true,\"default\":false,"
               "\"needs\":\"-\",\"width\":1,\"boards\":\"up to 32x32\",\"deterministic\":true,"
               "\"about\":\"" HF_HUMAN_SUMMARY "\"}\n");
    else
        printf("%-18s %-6s %-7s %5u %-6s %s\n", HF_HUMAN_NAME, "yes", "-", 1u, "<33x33",
               HF_HUMAN_SUMMARY);
}

static int run(void *command_settings, const hf_operands *operands)
{
    choices c = {0};
    bool chosen;

    if (operands->count > 0)
        return hf_usage_error("engines", "it takes no arguments, but there is '%.40s'",
                              operands->at[0]);
    chosen = choose(&c);
    if (chosen)
        print_all(command_settings, &c);
    else
        hf_message("out of memory");
    hf_shape_free(c.sixteen);
    return chosen ? HF_EXIT_OK : HF_EXIT_IO;
}

static const hf_option own_options[] = {
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"engines", "The table."},
    {"solve --engine naive --sample 1", "Solves with a named engine."},
    {NULL, NULL},
};

const hf_command hf_command_engines = {
    .name = "engines",
    .synopsis = "[OPTION...]",
    .summary = "list the engines and which of them this machine can use",
    .about =
        "An engine is a way of solving. The best one that serves a board and that the processor "
        "can run is chosen by itself; --engine NAME chooses another. All give the same answers.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
