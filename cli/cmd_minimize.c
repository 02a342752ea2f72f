/* SPDX-License-Identifier: MIT
 *
 * cmd_minimize.c - `houseful minimize`: clues that are not needed are taken out.
 *
 * Plain lines go through the lanes side by side: clue number k of every puzzle of the batch is asked about at
 * once. Each clue is asked about once, since one that was needed stays so when others go. Other boards are
 * minimised one by one by the library, which takes out many clues at a time by failed assumptions.
 */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "feed.h"
#include "minimal_all.h"
#include "minimize.h"
#include "nine_needs.h"
#include "solving.h"
#include "output.h"
#include "stream.h"

/* ---- plain lines, many at once --------------------------------------------------------------- */

typedef struct nine_puzzle {
    uint8_t board[HF_NINE_CELLS];
    uint8_t order[HF_NINE_CELLS]; /* the cells of its clues, in the order they are tried */
    size_t clues;                 /* 0: it has not exactly one solution */
} nine_puzzle;

struct hf_minimize_batch {
    hf_solver *solver;
    hf_nine_needs needs;
    const char *texts[HF_FEED_MOST_PIECES];
    hf_brief briefs[HF_FEED_MOST_PIECES];
    nine_puzzle puzzles[HF_FEED_MOST_PIECES];
    size_t asked[HF_FEED_MOST_PIECES];    /* by question: the puzzle */
    uint64_t number[HF_FEED_MOST_PIECES]; /* of its piece in the whole input */
};

/* A number that depends on all of the three; used for orders only. */
static uint64_t scatter(uint64_t seed, uint64_t piece, uint64_t cell)
{
    uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) ^ piece * UINT64_C(0xd6e8feb86659fd93) ^
                 (cell + 1) * UINT64_C(0xa0761d6478bd642f);
    x = (x ^ x >> 32) * UINT64_C(0xd6e8feb86659fd93);
    x = (x ^ x >> 29) * UINT64_C(0xa0761d6478bd642f);
    return x ^ x >> 32;
}

/* The order in which clues are tried: by reading, or with --seed by chance. */
static void choose_order(const hf_minimize_args *args, uint64_t piece, nine_puzzle *puzzle)
{
    for (size_t i = 0; i < HF_NINE_CELLS; i++) {
        puzzle->order[puzzle->clues] = (uint8_t)i;
        puzzle->clues += puzzle->board[i] != 0;
    }
    if (!args->seed.given)
        return;
    for (size_t i = puzzle->clues; i > 1; i--) {
        size_t j = (size_t)(scatter(args->seed.value, piece, i) % i);
        uint8_t swap = puzzle->order[i - 1];
        puzzle->order[i - 1] = puzzle->order[j];
        puzzle->order[j] = swap;
    }
}

/* Clue number k of all puzzles that have one. */
static hf_status try_clue(struct hf_minimize_batch *b, size_t count, size_t k, bool *more)
{
    size_t questions = 0;
    *more = false;
    for (size_t i = 0; i < count; i++) {
        nine_puzzle *p = &b->puzzles[i];
        if (k >= p->clues)
            continue;
        b->asked[questions++] = i;
        hf_nine_needs_ask(&b->needs, p->board, p->order[k], p->board[p->order[k]]);
    }
    *more = questions > 0;
    hf_status status = hf_nine_needs_answer(&b->needs);
    for (size_t q = 0; status == HF_OK && q < questions; q++) {
        nine_puzzle *p = &b->puzzles[b->asked[q]];
        if (!hf_nine_needed(&b->needs, q))
            p->board[p->order[k]] = 0;
    }
    return status;
}

static struct hf_minimize_batch *open_batch(const hf_shape *nine)
{
    hf_solve_options options;
    struct hf_minimize_batch *b = calloc(1, sizeof *b);
    if (b == NULL)
        return NULL;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = hf_cli_cpu();
    if (hf_solver_new(nine, &options, &b->solver) == HF_OK &&
        hf_nine_needs_open(&b->needs, nine) == HF_OK)
        return b;
    hf_minimize_batch_free(b);
    return NULL;
}

void hf_minimize_batch_free(struct hf_minimize_batch *batch)
{
    if (batch == NULL)
        return;
    hf_solver_free(batch->solver);
    hf_nine_needs_close(&batch->needs);
    free(batch);
}

/* Minimises the plain pieces; returns how many there were, 0 also if they must go one by one. */
static size_t minimize_plain(hf_minimize_context *c, hf_work *work)
{
    size_t count = 0;
    bool more = true;
    if (c->batch == NULL)
        c->batch = open_batch(c->plan->nine);
    struct hf_minimize_batch *b = c->batch;
    if (b == NULL) {
        work->no_memory = true;
        return 0;
    }
    for (size_t i = 0; i < work->count; i++)
        if (work->pieces[i].plain) {
            b->number[count] = work->first + i;
            b->texts[count++] = work->pieces[i].text;
        }
    if (count == 0 || hf_solve_many(b->solver, count, b->texts, b->briefs, NULL, 0) != HF_OK)
        return 0;
    for (size_t i = 0; i < count; i++) {
        nine_puzzle *p = &b->puzzles[i];
        p->clues = 0;
        hf_nine_read(b->texts[i], p->board);
        if (b->briefs[i].answer == HF_UNIQUE)
            choose_order(&c->plan->args, b->number[i], p);
    }
    for (size_t k = 0; more; k++)
        if (try_clue(b, count, k, &more) != HF_OK)
            return 0;
    return count;
}

/* ---- the batch ------------------------------------------------------------------------------- */

static void minimize_batch(void *thread_context, hf_work *work)
{
    hf_minimize_context *c = thread_context;
    bool alone =
        c->plan->args.all || c->plan->args.time_limit.given; /* batches have no such limit */
    size_t plain = alone ? 0 : minimize_plain(c, work);
    size_t next = 0;
    for (size_t i = 0; i < work->count; i++) {
        const hf_piece *piece = &work->pieces[i];
        bool done = false;
        if (piece->plain && plain > 0) {
            done = c->batch->briefs[next].answer == HF_UNIQUE;
            if (done) {
                hf_out_nine(&work->out, c->batch->puzzles[next].board);
                hf_out_char(&work->out, '\n');
                work->records++;
            }
            next++;
        }
        if (!done)
            hf_minimize_piece(c, work, piece);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    hf_minimize_args args;
} settings;

static bool open_context(void *thread_context, void *user)
{
    hf_minimize_context *c = thread_context;
    c->plan = user;
    hf_solve_options_init(&c->solving.options, sizeof c->solving.options);
    c->solving.options.cpu = hf_cli_cpu();
    c->solving.options.seed = c->plan->args.seed.value;
    c->solving.options.time_limit_ns = c->plan->args.time_limit.value;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    hf_minimize_context *c = thread_context;
    (void)user;
    hf_minimize_batch_free(c->batch);
    hf_nine_needs_close(&c->needs);
    hf_solving_close(&c->solving);
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    hf_minimize_plan plan = {.args = s->args, .board = &s->board};
    hf_input input;
    if (s->args.limit.given && !s->args.all)
        return hf_usage_error("minimize", "--limit goes with --all");
    int status = hf_input_open("minimize", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    status = HF_EXIT_IO;
    if (hf_shape_new_square(9, &plan.nine) == HF_OK) {
        hf_stream_options options = hf_stream_defaults(&s->running, &input);
        options.tells_errors = true;
        hf_job job = {.user = &plan,
                      .context_size = sizeof(hf_minimize_context),
                      .open = open_context,
                      .batch = minimize_batch,
                      .close = close_context};
        status = hf_stream_run(&options, &job);
    } else {
        hf_message("out of memory");
    }
    hf_shape_free(plan.nine);
    hf_input_close(&input);
    return status;
}

static const settings defaults = {.args = {.limit = {10000, false}}};

static const hf_option own_options[] = {
    {'a', "all", HF_ARG_FLAG, NULL, "write all minimal puzzles among the clues, one per line",
     offsetof(settings, args.all), NULL},
    {0, "limit", HF_ARG_NUMBER, "N", "with --all, stop after so many (default 10000)",
     offsetof(settings, args.limit), NULL},
    {0, "seed", HF_ARG_NUMBER, "S",
     "try clues in an order by chance; S says which (default: in reading order)",
     offsetof(settings, args.seed), NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(settings, args.time_limit), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Minimising", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"minimize puzzles.txt", "One minimal puzzle for each, in the same order."},
    {"minimize --seed 7 puzzles.txt", "Others, perhaps."},
    {"minimize --all --limit 100 puzzle.txt", "The first hundred of all there are."},
    {NULL, NULL},
};

const hf_command hf_command_minimize = {
    .name = "minimize",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "take out clues that are not needed",
    .about =
        "Writes for each puzzle with one solution a minimal one: clues of it that have the same "
        "solution alone, and none of which can be taken out. On boards up to 9x9 and far beyond "
        "that is proven, for boards of every shape and with what else the puzzle demands. Which of "
        "several minimal puzzles it is depends on the order in which clues are tried.\n\n"
        "With --all each minimal puzzle among the clues is written, one per line, up to --limit; "
        "if that is reached, a message says so and the exit status is 1.\n\n"
        "A puzzle that has not exactly one solution gets 'multiple', 'none' or 'invalid: reason' "
        "instead, one for which the time is up 'limit', and the exit status is 1.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .defaults = &defaults,
    .run = run,
};
