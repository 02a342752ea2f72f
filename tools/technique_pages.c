/* SPDX-License-Identifier: MIT
 *
 * technique_pages.c - makes the pages about techniques:
 *
 *     technique_pages SOURCE TARGET
 *
 * SOURCE holds examples.txt (see technique_examples.c) and text.md: the words about each family of
 * rules, under headings `## KEY KEY ...` that name the rules they are for (`*` at the end of a key
 * stands for anything). TARGET receives KEY.md for every rule, KEY.svg for every one that has an
 * example, and README.md, the list of all. Fails if a rule has no words, or an example does not give
 * its rule any more.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "houseful/houseful.h"

enum { CELLS = 81, TEXT = 1 << 16 };

typedef struct maker {
    const char *source, *target;
    char *words;    /* text.md */
    char *examples; /* examples.txt */
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *grid;
    hf_step *step;
    unsigned missing;
} maker;

static void fail(const char *what, const char *which)
{
    fprintf(stderr, "technique_pages: %s: %s\n", which, what);
    exit(1);
}

static char *read_file(const char *folder, const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (!file)
        fail("cannot read it", path);
    char *text = calloc(1, 1 << 20);
    if (!text || fread(text, 1, (1 << 20) - 1, file) == 0)
        fail("nothing in it", path);
    fclose(file);
    return text;
}

static FILE *create(const maker *m, const char *name, const char *ending)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s%s", m->target, name, ending);
    FILE *file = fopen(path, "w");
    if (!file)
        fail("cannot write it", path);
    return file;
}

/* ---- words -------------------------------------------------------------------------------------
 */

static bool key_fits(const char *pattern, size_t length, const char *key)
{
    if (length > 0 && pattern[length - 1] == '*')
        return strncmp(pattern, key, length - 1) == 0;
    return strlen(key) == length && strncmp(pattern, key, length) == 0;
}

/* Does a heading line name this rule? */
static bool heading_fits(const char *line, const char *key)
{
    line += 3;
    while (*line && *line != '\n') {
        size_t length = strcspn(line, " \n");
        if (key_fits(line, length, key))
            return true;
        line += length + (line[length] == ' ');
    }
    return false;
}

/* Copies the words about a rule; false if there are none. */
static bool copy_words(const maker *m, const char *key, FILE *file)
{
    const char *at = m->words;
    while ((at = strstr(at, "\n## ")) != NULL) {
        at++;
        if (!heading_fits(at, key))
            continue;
        const char *begin = strchr(at, '\n') + 1;
        const char *end = strstr(begin, "\n## ");
        fwrite(begin, 1, end ? (size_t)(end + 1 - begin) : strlen(begin), file);
        return true;
    }
    return false;
}

/* ---- examples ----------------------------------------------------------------------------------
 */

/* The example line of a rule, behind its key; NULL if there is none. */
static const char *example_of(const maker *m, const char *key)
{
    char begin[80];
    snprintf(begin, sizeof begin, "\n%s:", key);
    const char *at = strstr(m->examples, begin);
    return at ? at + strlen(begin) : NULL;
}

static void strike(maker *m, const char *triples)
{
    for (; *triples >= '1'; triples += triples[3] == ' ' ? 4 : 3)
        hf_board_eliminate(m->board,
                           (uint32_t)(triples[1] - '1') * 9 + (uint32_t)(triples[2] - '1'),
                           (uint32_t)(triples[0] - '0'));
}

static void set_up(maker *m, const char *text)
{
    uint32_t placed[CELLS] = {0};
    hf_grid_clear(m->grid);
    for (uint32_t c = 0; c < CELLS; c++, text++) {
        bool later = *text == '+';
        text += later;
        uint32_t value = *text == '.' ? 0 : (uint32_t)(*text - '0');
        if (later)
            placed[c] = value;
        else
            hf_grid_values(m->grid)[c] = (uint16_t)value;
    }
    hf_board_load(m->board, m->grid);
    for (uint32_t c = 0; c < CELLS; c++)
        if (placed[c])
            hf_board_place(m->board, c, placed[c]);
    strike(m, text + 1);
}

/* A ladder of one rule; duals are a rule of their own that an option brings out. */
static hf_ladder *ladder_of(const hf_rule *rule)
{
    hf_ladder *ladder;
    hf_logic_options options;
    if (hf_ladder_new(&ladder) != HF_OK)
        exit(1);
    hf_ladder_of_rule(rule, ladder);
    hf_logic_options_init(&options, sizeof options);
    options.duals = strncmp(hf_rule_key(rule), "dual", 4) == 0;
    hf_ladder_set_options(ladder, &options);
    return ladder;
}

/* Is the example a puzzle with constraints, in the notation of the Interactive Sudoku Solver? */
static bool is_puzzle(const char *example)
{
    return example[0] == '.' && (example[1] >= 'A' && example[1] <= 'Z');
}

static void load_puzzle(maker *m, const char *example)
{
    char text[4096];
    snprintf(text, sizeof text, "%.*s", (int)strcspn(example, "\n"), example);
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    if (!puzzle || hf_logic_load_puzzle(m->logic, puzzle) != HF_OK)
        fail("not a puzzle", text);
    hf_puzzle_board(puzzle, m->board);
    hf_logic_save(m->logic, m->board);
    hf_puzzle_free(puzzle);
}

/* The first step that the rule finds at the position that is loaded. */
static void find_step(maker *m, const hf_rule *rule)
{
    const hf_facts facts = {.unique = true};
    hf_ladder *ladder = ladder_of(rule);
    if (hf_logic_next(m->logic, ladder, &facts, m->step) != HF_OK || m->step->rule != rule)
        fail("the example does not give this rule any more", hf_rule_key(rule));
    hf_ladder_free(ladder);
}

/* Takes the conclusion off the end of a paragraph: the heading has said it. */
static void drop_conclusion(const hf_scene *scene, char *text)
{
    char end[4096];
    size_t length = strlen(text),
           drop = hf_explain_write(scene, HF_PART_CONCLUSION, end, sizeof end);
    if (drop < sizeof end && drop < length && strcmp(text + length - drop, end) == 0)
        text[length - drop - 1] = 0;
}

static void write_part(const maker *m, hf_part part, FILE *file)
{
    static char text[TEXT * 4];
    hf_scene scene = {.board = m->board, .step = m->step};
    if (hf_explain_write(&scene, part, text, sizeof text) >= sizeof text)
        fail("too long", hf_rule_key(m->step->rule));
    if (part == HF_PART_PARAGRAPH)
        drop_conclusion(&scene, text);
    for (const char *c = text; part != HF_PART_SVG && *c; c++) {
        /* numbered lines are a list; what comes after it is not part of its last item */
        if (*c == '\n' && !(c[1] >= '0' && c[1] <= '9'))
            fputc('\n', file);
        fputc(*c, file);
    }
    if (part == HF_PART_SVG)
        fputs(text, file);
}

/* The position, for who wants to try it. */
static void write_position(const char *example, FILE *file)
{
    if (is_puzzle(example)) {
        fprintf(file, "\n\nThe constraints, as format `iss`:\n\n    %.*s\n",
                (int)strcspn(example, "\n"), example);
        return;
    }
    fprintf(file,
            "\n\nThe position (`+` before values found on the way; candidates already gone as "
            "digit, row, column):\n\n    %.*s\n",
            (int)strcspn(example, ":"), example);
    const char *struck = example + strcspn(example, ":") + 1;
    if (*struck != '\n')
        fprintf(file, "    %.*s\n", (int)strcspn(struck, "\n"), struck);
}

static void write_example(maker *m, const hf_rule *rule, const char *example, FILE *file)
{
    if (is_puzzle(example)) {
        load_puzzle(m, example);
    } else {
        set_up(m, example);
        hf_logic_load(m->logic, m->board);
    }
    find_step(m, rule);
    fprintf(file, "\n## Example\n\n![The position with the step marked](%s.svg)\n\n    ",
            hf_rule_key(rule));
    write_part(m, HF_PART_LINE, file);
    fprintf(file, "\n\n");
    write_part(m, HF_PART_PARAGRAPH, file);
    write_position(example, file);
    FILE *picture = create(m, hf_rule_key(rule), ".svg");
    write_part(m, HF_PART_SVG, picture);
    fclose(picture);
}

/* ---- pages -------------------------------------------------------------------------------------
 */

static const char *level_of(const hf_rule *rule)
{
    hf_level level;
    uint32_t score;
    hf_scale_weigh(hf_scale_at(0), rule, &level, &score);
    return hf_level_text(level);
}

static unsigned score_of(const hf_rule *rule)
{
    hf_level level;
    uint32_t score;
    hf_scale_weigh(hf_scale_at(0), rule, &level, &score);
    return score;
}

static void make_page(maker *m, const hf_rule *rule)
{
    FILE *file = create(m, hf_rule_key(rule), ".md");
    const char *example = example_of(m, hf_rule_key(rule));
    fprintf(file,
            "# %s\n\n| key | short | code | level | score |\n|---|---|---|---|---:|\n"
            "| `%s` | `%s` | %s | %s | %u |\n\n",
            hf_rule_name(rule), hf_rule_key(rule), hf_rule_brief(rule),
            hf_rule_code(rule)[0] ? hf_rule_code(rule) : "-", level_of(rule), score_of(rule));
    if (hf_rule_needs_unique(rule))
        fprintf(file, "*Holds only for puzzles with exactly one solution; used only after that has "
                      "been proven.*\n\n");
    if (!copy_words(m, hf_rule_key(rule), file))
        fail("no words about this rule in text.md", hf_rule_key(rule));
    if (example) {
        write_example(m, rule, example, file);
    } else if (strncmp(hf_rule_key(rule), "bet", 3) != 0) { /* bets prove nothing to show */
        fprintf(file, "\nThere is no example of it yet.\n");
        m->missing++;
    }
    fprintf(file, "\n[All techniques](README.md)\n");
    fclose(file);
}

static void make_list(const maker *m)
{
    FILE *file = create(m, "README", ".md");
    hf_ladder *ladder;
    if (hf_ladder_new(&ladder) != HF_OK)
        exit(1);
    hf_ladder_named("default", ladder);
    fprintf(file,
            "# Techniques\n\nEvery rule that `houseful explain` knows, with an example, mostly of "
            "our own making. The pages and pictures are made by `make docs`.\n\n"
            "| technique | key | level | score | in the default ladder |\n"
            "|---|---|---|---:|---|\n");
    for (size_t i = 0; hf_rule_at(i); i++) {
        const hf_rule *rule = hf_rule_at(i);
        fprintf(file, "| [%s](%s.md) | `%s` | %s | %u | %s |\n", hf_rule_name(rule),
                hf_rule_key(rule), hf_rule_key(rule), level_of(rule), score_of(rule),
                hf_ladder_has(ladder, rule) ? "yes" : "");
    }
    hf_ladder_free(ladder);
    fclose(file);
}

int main(int count, char **words)
{
    maker m = {0};
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 9);
    if (count != 3)
        fail("usage: technique_pages SOURCE TARGET", "arguments");
    m.source = words[1];
    m.target = words[2];
    m.words = read_file(m.source, "text.md");
    m.examples = read_file(m.source, "examples.txt");
    if (hf_shape_new(&spec, &m.shape) != HF_OK || hf_logic_new(m.shape, &m.logic) != HF_OK ||
        hf_board_new(m.shape, &m.board) != HF_OK || hf_grid_new(m.shape, &m.grid) != HF_OK ||
        hf_step_new(&m.step) != HF_OK)
        fail("out of memory", "start");
    for (size_t i = 0; hf_rule_at(i); i++)
        make_page(&m, hf_rule_at(i));
    make_list(&m);
    if (m.missing)
        printf("%u rules have no example\n", m.missing);
    hf_step_free(m.step);
    hf_grid_free(m.grid);
    hf_board_free(m.board);
    hf_logic_free(m.logic);
    hf_shape_free(m.shape);
    free(m.words);
    free(m.examples);
    return 0;
}
