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

/* The engine that hf_solver_new chooses for a square board of `size` symbols. */
static const hf_engine *chosen_for(uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    const hf_engine *engine = NULL;

    options.cpu = hf_cli_cpu();
    if (hf_shape_new(&spec, &shape) == HF_OK && hf_solver_new(shape, &options, &solver) == HF_OK)
        engine = hf_solver_engine(solver);
    hf_solver_free(solver);
    hf_shape_free(shape);
    return engine;
}

static bool serves_sixteen(const hf_engine *engine)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 16);
    hf_shape *shape = NULL;
    bool serves = hf_shape_new(&spec, &shape) == HF_OK && hf_engine_serves(engine, shape);

    hf_shape_free(shape);
    return serves;
}

static void print_json(const hf_engine *e, bool usable, bool chosen)
{
    printf("{\"engine\":\"%s\",\"usable\":%s,\"default\":%s,\"needs\":\"%s\",\"width\":%u,"
           "\"boards\":\"%s\",\"deterministic\":%s,\"about\":\"%s\"}\n",
           hf_engine_name(e), usable ? "true" : "false", chosen ? "true" : "false",
           needs_text(hf_engine_needs(e)), hf_engine_width(e), serves_sixteen(e) ? "all" : "9x9",
           hf_engine_is_deterministic(e) ? "true" : "false", hf_engine_summary(e));
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    const hf_engine *nine = chosen_for(9);
    const hf_engine *other = chosen_for(16);

    if (operands->count > 0)
        return hf_usage_error("engines", "it takes no arguments, but there is '%.40s'",
                              operands->at[0]);
    if (!s->json)
        printf("%-18s %-6s %-7s %5s %-6s %s\n", "engine", "usable", "needs", "width", "boards",
               "what it is");
    for (size_t i = 0; hf_engine_at(i); i++) {
        const hf_engine *e = hf_engine_at(i);
        bool usable = (hf_engine_needs(e) & ~hf_cli_cpu()) == 0;
        bool chosen = e == nine || e == other;
        if (s->json)
            print_json(e, usable, chosen);
        else
            printf("%-18s %-6s %-7s %5u %-6s %s%s\n", hf_engine_name(e), usable ? "yes" : "no",
                   needs_text(hf_engine_needs(e)), hf_engine_width(e),
                   serves_sixteen(e) ? "all" : "9x9", hf_engine_summary(e),
                   e == nine    ? " [default for 9x9]"
                   : e == other ? " [default for other boards]"
                                : "");
    }
    if (s->json)
        printf("{\"engine\":\"" HF_HUMAN_NAME "\",\"usable\":true,\"default\":false,"
               "\"needs\":\"-\",\"width\":1,\"boards\":\"up to 32x32\",\"deterministic\":true,"
               "\"about\":\"" HF_HUMAN_SUMMARY "\"}\n");
    else
        printf("%-18s %-6s %-7s %5u %-6s %s\n", HF_HUMAN_NAME, "yes", "-", 1u, "<33x33",
               HF_HUMAN_SUMMARY);
    return HF_EXIT_OK;
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
