/* SPDX-License-Identifier: MIT
 *
 * cmd_show.c - `houseful show`: draws boards.
 */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "constraints.h"
#include "document.h"
#include "drawing.h"
#include "lost.h"
#include "output.h"
#include "stream.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    const char *style;
    bool candidates;
} settings;

typedef struct job_plan {
    const settings *settings;
    const hf_format *format;
    hf_write_options write;
} job_plan;

/* Givens and contradictions, for colours and SVG. */
static uint8_t *mark_cells(const hf_grid *grid)
{
    enum { MOST = 256 };
    hf_clash clashes[MOST];
    size_t count = hf_grid_clashes(grid, clashes, MOST);
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    uint8_t *marks = calloc(cells, 1);

    for (uint32_t c = 0; marks && c < cells; c++)
        marks[c] = hf_grid_const_values(grid)[c] ? HF_MARK_GIVEN : HF_MARK_NONE;
    for (size_t i = 0; marks && i < count && i < MOST; i++)
        marks[clashes[i].first] = marks[clashes[i].second] = HF_MARK_WRONG;
    return marks;
}

/* The board's own pencil marks, or all candidates that the values and those given leave. */
static const hf_board *find_candidates(const hf_item *item, hf_board **made)
{
    if (item->record.board)
        return item->record.board;
    if (hf_board_new(hf_grid_shape(item->record.grid), made) != HF_OK)
        return NULL;
    if (item->record.puzzle)
        hf_puzzle_position(item->record.puzzle, *made);
    else
        hf_board_load(*made, item->record.grid);
    return *made;
}

/* What a drawing does not show. */
static void tell_rest(hf_work *work, const job_plan *plan, const hf_item *item, size_t begin,
                      const hf_write_options *write)
{
    hf_out *out = &work->out;
    if (hf_out_room(out, 1) != NULL) {
        out->data[out->length] = '\0';
        hf_lost_tell_text(work, item, &plan->settings->board, hf_grid_shape(item->record.grid),
                          out->data + begin, "drawing");
    }
    hf_constraints_list(out, write->puzzle, write->board == NULL);
}

static void show_record(void *context, hf_work *work, const hf_item *item)
{
    const job_plan *plan = context;
    hf_write_options write = plan->write;
    hf_board *made = NULL;
    size_t begin = work->out.length;
    uint8_t *marks;

    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        hf_document_mistake(&work->out, plan->format, item->line + item->record.line - 1,
                            item->record.column, item->record.message);
        return;
    }
    marks = mark_cells(item->record.grid);
    write.marks = marks;
    write.puzzle = hf_constraints_shown(item->record.puzzle);
    if (plan->settings->candidates || item->record.board)
        write.board = find_candidates(item, &made);
    work->no_memory |= !marks || (plan->settings->candidates && !write.board);
    if (!hf_out_grid(&work->out, plan->format, item->record.grid, &write)) {
        hf_out_line(&work->out, item->record.grid);
        hf_out_char(&work->out, '\n');
    }
    if (plan->format == hf_format_named("draw"))
        tell_rest(work, plan, item, begin, &write);
    hf_board_free(made);
    free(marks);
}

static int run(void *command_settings, const hf_operands *operands)
{
    settings *s = command_settings;
    job_plan plan = {.settings = s};
    const char *style = s->style ? s->style : "unicode";
    hf_input input;
    int status;

    if (strcmp(style, "candidates") == 0)
        s->candidates = true;
    if (strcmp(style, "plain") == 0)
        s->drawing.ascii = true;
    plan.write = hf_drawing_read(&s->drawing);
    plan.format = hf_format_named(strcmp(style, "svg") == 0 ? "svg" : "draw");
    if (!plan.format)
        return hf_usage_error("show", "this build cannot draw in the style '%s'", style);
    status = hf_input_open("show", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.tells_errors = true;
    hf_job job = {.user = &plan, .variants = true, .record = show_record};
    status = hf_document_stream(&options, &job, plan.format);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'S', "style", HF_ARG_CHOICE, "NAME", "plain (ASCII), unicode (default), candidates or svg",
     offsetof(settings, style), "plain unicode candidates svg"},
    {'c', "candidates", HF_ARG_FLAG, NULL, "show the candidates of empty cells",
     offsetof(settings, candidates), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Drawing", hf_drawing_options, offsetof(settings, drawing)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"show --sample 3", "Draws a built-in puzzle."},
    {"show --candidates puzzle.txt", "With the candidates of every empty cell."},
    {"show --style svg puzzle.txt > puzzle.svg", "A picture for a page or a printer."},
    {NULL, NULL},
};

const hf_command hf_command_show = {
    .name = "show",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "draw boards: plain, with Unicode lines, with candidates, as SVG",
    .about = "Draws each board of the input. What is drawn with lines can be read again by every "
             "command. Values that contradict each other are marked.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
