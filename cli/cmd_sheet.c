/* SPDX-License-Identifier: MIT
 *
 * cmd_sheet.c - `houseful sheet`: puzzles on paper.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "sheet_list.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_paper_source source;
    const char *output;
    const char *to;
    const char *paper;
    const char *solutions;
    const char *title;
    hf_number per_page;
    bool large;
    bool landscape;
    bool quiet;
} settings;

/* ---- what is asked for ----------------------------------------------------------------------- */

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* PDF unless HTML is asked for, by name or by the name of the file. */
static bool wants_html(const settings *s)
{
    if (s->to != NULL)
        return strcmp(s->to, "html") == 0;
    if (s->output != NULL)
        return ends_with(s->output, ".html") || ends_with(s->output, ".htm");
    return !hf_canvas_has_pdf();
}

static hf_paper_solutions solutions_named(const char *name)
{
    static const char *const names[] = {"none", "end", "turned", "foot"};
    for (int i = 0; name != NULL && i < 4; i++)
        if (strcmp(name, names[i]) == 0)
            return (hf_paper_solutions)i;
    return HF_PAPER_END;
}

static bool open_canvas(const settings *s, hf_canvas *canvas)
{
    bool letter = s->paper != NULL && strcmp(s->paper, "letter") == 0;
    double width = letter ? 612 : 595.28, height = letter ? 792 : 841.89;
    double across = s->landscape ? height : width, down = s->landscape ? width : height;
    return wants_html(s) ? hf_canvas_open_html(canvas, across, down)
                         : hf_canvas_open_pdf(canvas, across, down);
}

/* Does the name of the file end as that of another kind of document? One without an ending is as good as any. */
static bool has_other_ending(const settings *s)
{
    if (s->to != NULL || s->output == NULL || wants_html(s) || ends_with(s->output, ".pdf"))
        return false;
    const char *stroke = strrchr(s->output, '/');
    return strchr(stroke != NULL ? stroke : s->output, '.') != NULL;
}

static int check_settings(const settings *s, const hf_operands *operands)
{
    if (s->per_page.given && (s->per_page.value < 1 || s->per_page.value > HF_PAPER_MOST))
        return hf_usage_error("sheet", "--per-page: 1 to %d are possible", HF_PAPER_MOST);
    if (s->source.generate.given && (operands->count > 0 || s->input.samples.count > 0))
        return hf_usage_error("sheet", "--generate goes without files");
    if (!s->source.generate.given &&
        (s->source.level || s->source.symmetry || s->source.seed.given))
        return hf_usage_error("sheet", "--level, --symmetry and --seed go with --generate");
    if (has_other_ending(s))
        return hf_usage_error("sheet",
                              "--output: the name ends in .pdf, .html or .htm; for another, "
                              "--to says what to write");
    if (s->output == NULL && hf_term_out())
        return hf_usage_error("sheet", "a terminal prints no pages: name a file with --output");
    return HF_EXIT_OK;
}

/* ---- the document ---------------------------------------------------------------------------- */

static int write_document(const settings *s, hf_out *document)
{
    int error = s->output != NULL ? hf_out_save(document, s->output)
                                  : hf_out_flush(document, STDOUT_FILENO);
    if (error != 0 && error != EPIPE)
        hf_message("cannot write to %s: %s", s->output != NULL ? s->output : "standard output",
                   hf_error_text(error));
    return error != 0 ? HF_EXIT_IO : HF_EXIT_OK;
}

static int draw_list(const settings *s, const hf_paper_list *list)
{
    hf_canvas canvas;
    hf_out document = {0};
    unsigned usual = s->large ? 1 : 4;
    hf_paper_style style = {.per_page = s->per_page.given ? (unsigned)s->per_page.value : usual,
                            .large = s->large,
                            .solutions = solutions_named(s->solutions),
                            .title = s->title};
    bool done = open_canvas(s, &canvas);
    if (done) {
        hf_paper_draw(&canvas, &style, list->puzzles, list->count);
        done = canvas.kind->end(&canvas, &document);
    }
    int status = HF_EXIT_IO;
    if (done)
        status = write_document(s, &document);
    else
        hf_message("%s", canvas.why);
    hf_canvas_close(&canvas);
    hf_out_free(&document);
    return status;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    hf_paper_list list = {.levels = !s->source.no_level};
    int status = check_settings(s, operands);
    if (status != HF_EXIT_OK)
        return status;
    if (s->source.generate.given)
        status = hf_paper_generate(&list, &s->source, &s->board);
    else
        status = hf_paper_read(&list, &s->input, &s->board, operands, s->quiet);
    if (status != HF_EXIT_IO && status != HF_EXIT_USAGE && list.count > 0) {
        int drawn = draw_list(s, &list);
        status = drawn != HF_EXIT_OK ? drawn : status;
    }
    hf_paper_list_free(&list);
    return status;
}

static const hf_option page_options[] = {
    {'o', "output", HF_ARG_TEXT, "FILE",
     "write to this file, in place of an older one (PDF, or HTML if it is named so)",
     offsetof(settings, output), "@files"},
    {0, "to", HF_ARG_CHOICE, "KIND", "pdf or html (default: by the name of the file)",
     offsetof(settings, to), "pdf html"},
    {'p', "per-page", HF_ARG_NUMBER, "N",
     "puzzles to a page, 1 to 12 (default 4; 1 in large print)", offsetof(settings, per_page),
     NULL},
    {0, "large", HF_ARG_FLAG, NULL, "large print: digits and lines fill the page",
     offsetof(settings, large), NULL},
    {0, "solutions", HF_ARG_CHOICE, "WHERE",
     "end (default: on pages of their own), turned (the same, upside down), foot (upside down at "
     "the foot of each page) or none",
     offsetof(settings, solutions), "end turned foot none"},
    {0, "paper", HF_ARG_CHOICE, "NAME", "a4 (default) or letter", offsetof(settings, paper),
     "a4 letter"},
    {0, "landscape", HF_ARG_FLAG, NULL, "pages lie on their side", offsetof(settings, landscape),
     NULL},
    {0, "title", HF_ARG_TEXT, "TEXT", "at the top of each page", offsetof(settings, title), NULL},
    {0, "no-level", HF_ARG_FLAG, NULL, "only the number under each puzzle",
     offsetof(settings, source.no_level), NULL},
    {'q', "quiet", HF_ARG_FLAG, NULL, "no messages about single puzzles", offsetof(settings, quiet),
     NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option make_options[] = {
    {'g', "generate", HF_ARG_NUMBER, "N", "make N puzzles instead of reading some",
     offsetof(settings, source.generate), NULL},
    {0, "seed", HF_ARG_NUMBER, "S", "which series of puzzles (default: from the system)",
     offsetof(settings, source.seed), NULL},
    {0, "level", HF_ARG_CHOICE, "LEVEL", "of this level", offsetof(settings, source.level),
     "easy medium hard unfair extreme"},
    {0, "symmetry", HF_ARG_CHOICE, "KIND", "how the clues lie", offsetof(settings, source.symmetry),
     "none rotate180 rotate90 mirror flip diagonal antidiagonal full"},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Pages", page_options, 0},
    {"Making", make_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"sheet -o puzzles.pdf puzzles.txt", "Four to a page, solutions at the end."},
    {"sheet --large -o large.pdf puzzles.txt", "One to a page, as large as it can be."},
    {"sheet -g 12 --level hard --per-page 6 --solutions foot -o hard.html",
     "Twelve hard ones, solutions upside down at the foot of each page."},
    {"sheet -g 8 --x --paper letter --title 'Sudoku X' -o x.pdf", "Eight with diagonals."},
    {NULL, NULL},
};

const hf_command hf_command_sheet = {
    .name = "sheet",
    .synopsis = "[OPTION...] -o FILE [FILE...|-|PUZZLE...]",
    .summary = "put puzzles on paper, as PDF or HTML",
    .about =
        "Draws the puzzles of files, or new ones, on pages for the printer: boards of every shape, "
        "with a number and the level under each, and their solutions. The HTML file is one whole, "
        "without anything from elsewhere, and prints the same pages as the PDF file.\n\n"
        "A puzzle that has not exactly one solution is drawn all the same; its caption says so, "
        "and the exit status is 1.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
