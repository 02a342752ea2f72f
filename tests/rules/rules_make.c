/* SPDX-License-Identifier: MIT
 *
 * rules_make.c - finds cases for the rules in puzzles of our own: rules-make [SEED [COUNT [SHAPE
 * [PUZZLES [CODES]]]]], say
 *
 *     build/rules-make 1 3 '%shape 9' 400 '0800 0801 pair'
 *
 * SHAPE is the line that begins the file, CODES are those of the cases wanted, with blanks or commas between; without
 * them, all rules with a number of HoDoKu's and the variants.
 *
 * Generates puzzles, walks each with the default ladder, and looks at every position for steps of
 * every rule. A step becomes a case if all steps of its rule and digits agree on the result; the
 * position after it becomes a negative case if the rule then finds nothing more with these digits,
 * and so does the first position without any step of a rule that was found elsewhere.
 * COUNT cases per rule and as many negatives are printed (fewer where the puzzles run out), sorted
 * by rule.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/case.h"

/* Every rule, and variants that choose other options. */
enum { MOST_VARIANTS = 32, MOST_RULES = HF_RULES_MOST + MOST_VARIANTS };
enum { MOST_CASES = 16, PUZZLES = 400, MOST_GROUPS = 64, LINE = 8192 };

/* The cases found for one rule. */
typedef struct shelf {
    case_kind kind;
    char name[32]; /* code and variant as printed */
    char *line[2 * MOST_CASES];
    unsigned lines;
    unsigned found;
    unsigned negatives;
} shelf;

/* Results of one rule at one position, by digits. */
typedef struct group {
    char digits[40];
    char result[CASE_TEXT];
    bool agreed;
    bool places; /* the result is placed, not struck */
} group;

typedef struct gathering {
    const case_bench *b;
    const case_kind *kind;
    group *group;
    unsigned groups;
    bool overflow;
} gathering;

static bool gather(const hf_step *step, void *user)
{
    gathering *g = user;
    char digits[40], result[CASE_TEXT];
    if (step->rule != g->kind->rule || step->merged != g->kind->merged)
        return true;
    case_digits(g->kind, step, digits);
    case_result(g->b->shape, step, result);
    for (unsigned i = 0; i < g->groups; i++)
        if (strcmp(g->group[i].digits, digits) == 0) {
            if (strcmp(g->group[i].result, result) != 0)
                g->group[i].agreed = false;
            return true;
        }
    if (g->groups == MOST_GROUPS || strlen(result) > 64) {
        g->overflow = true;
        return false;
    }
    group *new_group = &g->group[g->groups++];
    snprintf(new_group->digits, sizeof new_group->digits, "%s", digits);
    snprintf(new_group->result, sizeof new_group->result, "%s", result);
    new_group->agreed = true;
    new_group->places = step->places > 0;
    return true;
}

static void gather_all(case_bench *b, const case_kind *kind, gathering *g)
{
    hf_ladder *ladder = case_ladder(kind);
    hf_facts facts = {.unique = true};
    g->groups = 0;
    g->overflow = false;
    hf_logic_all(b->logic, ladder, &facts, gather, g);
    hf_ladder_free(ladder);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Which candidates are struck although no value excludes them? */
static char *write_deleted(const case_bench *b, char *at)
{
    uint32_t cells = hf_shape_cells(b->shape), columns = hf_shape_columns(b->shape), n;
    bool first = true;
    for (uint32_t d = 1; d <= hf_shape_size(b->shape); d++)
        for (uint32_t c = 0; c < cells; c++) {
            if (hf_logic_value(b->logic, c) || (hf_logic_candidates(b->logic, c) >> (d - 1) & 1))
                continue;
            const uint32_t *peer = hf_shape_peers(b->shape, c, &n);
            bool excluded = false;
            for (uint32_t i = 0; i < n && !excluded; i++)
                excluded = hf_logic_value(b->logic, peer[i]) == d;
            if (excluded)
                continue;
            at += sprintf(at, "%s%c%c%c", first ? "" : " ", case_char(d),
                          case_char(c / columns + 1), case_char(c % columns + 1));
            first = false;
        }
    return at;
}

static char *write_grid(const case_bench *b, char *at)
{
    for (uint32_t c = 0; c < hf_shape_cells(b->shape); c++) {
        uint32_t value = hf_logic_value(b->logic, c);
        if (value == 0) {
            *at++ = '.';
            continue;
        }
        if (!hf_board_is_given(b->board, c))
            *at++ = '+';
        *at++ = case_char(value);
    }
    return at;
}

static void add_line(const case_bench *b, shelf *s, const char *mark, const char *digits,
                     const char *result, bool places)
{
    char *line = malloc(LINE);
    if (!line || s->lines == 2 * MOST_CASES) {
        free(line);
        return;
    }
    char *at = line + sprintf(line, ":%s%s:%s:", s->name, mark, digits);
    at = write_grid(b, at);
    *at++ = ':';
    at = write_deleted(b, at);
    if (mark[0])
        sprintf(at, ":::");
    else
        sprintf(at, places ? "::%s:" : ":%s::", result);
    s->line[s->lines++] = line;
}

/* ---- looking --------------------------------------------------------------------------------- */

/* Carries the result of a group out on the context. */
static void apply_text(case_bench *b, const char *result, bool places)
{
    hf_step *step;
    uint32_t columns = hf_shape_columns(b->shape);
    hf_candidate list[CASE_TEXT / 4];
    uint32_t n = 0;
    for (; strlen(result) >= 3; result += result[3] ? 4 : 3)
        list[n++] = (hf_candidate){(uint16_t)((uint32_t)(case_symbol(result[1]) - 1) * columns +
                                              (uint32_t)case_symbol(result[2]) - 1),
                                   (uint16_t)case_symbol(result[0])};
    if (hf_step_new(&step) != HF_OK)
        return;
    hf_step copy = *step;
    copy.rule = hf_rule_at(0);
    copy.place = places ? list : NULL;
    copy.places = places ? n : 0;
    copy.eliminate = places ? NULL : list;
    copy.eliminations = places ? 0 : n;
    hf_logic_apply(b->logic, &copy);
    hf_step_free(step);
}

/* One case per rule and position; then the position after it. */
static void look(case_bench *b, shelf *s, unsigned count, group *room)
{
    gathering g = {.b = b, .kind = &s->kind, .group = room};
    gather_all(b, &s->kind, &g);
    if (g.overflow)
        return;
    if (g.groups == 0 && s->found > 0 && s->negatives == 0) {
        s->negatives++;
        add_line(b, s, "-x", "", "", false);
        return;
    }
    for (unsigned i = 0; i < g.groups && s->found < count; i++) {
        if (!room[i].agreed)
            continue;
        char digits[40], result[CASE_TEXT];
        snprintf(digits, sizeof digits, "%s", room[i].digits);
        snprintf(result, sizeof result, "%s", room[i].result);
        bool places = room[i].places;
        s->found++;
        add_line(b, s, "", digits, result, places);
        if (s->negatives >= (count + 1) / 2)
            return;
        apply_text(b, result, places);
        gather_all(b, &s->kind, &g);
        if (g.groups == 0 && hf_logic_state(b->logic) == HF_LOGIC_OPEN) {
            s->negatives++;
            add_line(b, s, "-x", digits, "", places);
        }
        return;
    }
}

static void walk(case_bench *b, shelf *shelves, unsigned rules, unsigned count, group *room)
{
    hf_facts facts = {.unique = true};
    hf_step *step;
    hf_board *here;
    bool done[MOST_RULES] = {false};
    if (hf_step_new(&step) != HF_OK || hf_board_new(b->shape, &here) != HF_OK)
        return;
    hf_board_load(b->board, b->grid);
    hf_logic_load(b->logic, b->board);
    while (hf_logic_next(b->logic, NULL, &facts, step) == HF_OK && hf_logic_bets(b->logic) == 0) {
        hf_board_copy(here, b->board);
        hf_logic_save(b->logic, here);
        for (unsigned i = 0; i < rules; i++) {
            unsigned before = shelves[i].found;
            if (done[i] || (before >= count && shelves[i].negatives > 0))
                continue;
            look(b, &shelves[i], count, room);
            done[i] = shelves[i].found > before;
            hf_logic_load(b->logic, here);
        }
        if (hf_logic_apply(b->logic, step) != HF_OK)
            break;
    }
    hf_board_free(here);
    hf_step_free(step);
}

/* ---- the program ----------------------------------------------------------------------------- */

/* Is it one of the words? Without a list, all that have a number of HoDoKu's are. */
static bool asked_for(const char *codes, const char *code, bool numbered)
{
    size_t length = strlen(code);
    for (const char *at = codes; at && *at; at += strspn(at, " ,")) {
        size_t word = strcspn(at, " ,");
        if (word == length && memcmp(at, code, length) == 0)
            return true;
        at += word;
    }
    return codes == NULL && numbered;
}

/* Every code, and the variants that choose other options. */
static unsigned stock(shelf *shelves, const char *codes)
{
    static const char *const variants[] = {"03111",  "03121",  "03211",  "03221",  "03411",
                                           "03421",  "0402-1", "0600-2", "0601-2", "0602-2",
                                           "0603-2", "0604-2", "0605-2", "0606-2", "0709-2",
                                           "0710-3", "0711-3", "0902-2", "0904-2"};
    _Static_assert(sizeof variants / sizeof *variants <= MOST_VARIANTS, "room for all variants");
    unsigned n = 0;
    for (size_t i = 0; hf_rule_at(i); i++) {
        const char *code = hf_rule_code(hf_rule_at(i));
        const char *name = code[0] ? code : hf_rule_brief(hf_rule_at(i));
        if (asked_for(codes, name, code[0] != 0) && case_read_code(&shelves[n].kind, name))
            snprintf(shelves[n++].name, 32, "%s", name);
    }
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        if (asked_for(codes, variants[i], true) && case_read_code(&shelves[n].kind, variants[i]))
            snprintf(shelves[n++].name, 32, "%s", variants[i]);
    return n;
}

static void print(shelf *shelves, unsigned rules)
{
    for (unsigned i = 0; i < rules; i++) {
        if (shelves[i].lines)
            printf("# %s%s%s\n", hf_rule_name(shelves[i].kind.rule),
                   shelves[i].kind.merged ? ", siamese" : "",
                   strchr(shelves[i].name, '-') ? ", with the variant's options" : "");
        for (unsigned k = 0; k < shelves[i].lines; k++) {
            printf("%s\n", shelves[i].line[k]);
            free(shelves[i].line[k]);
        }
    }
}

int main(int argc, char **argv)
{
    static shelf shelves[MOST_RULES];
    static group room[MOST_GROUPS];
    case_bench b = {0};
    unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : 3;
    const char *line = argc > 3 ? argv[3] : "%shape 9";
    hf_shape_spec spec;
    hf_generator *generator;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    if (count > MOST_CASES)
        count = MOST_CASES;
    if (!case_read_shape(line, &spec) || !case_open(&b, spec) ||
        hf_generator_new(b.shape, &options, &generator) != HF_OK)
        return 1;
    unsigned rules = stock(shelves, argc > 5 ? argv[5] : NULL);
    unsigned puzzles = argc > 4 ? (unsigned)atoi(argv[4]) : PUZZLES;
    for (unsigned i = 0; i < puzzles; i++)
        if (hf_generator_next(generator, b.grid, NULL) == HF_OK)
            walk(&b, shelves, rules, count, room);
    printf("%s\n", line);
    print(shelves, rules);
    hf_generator_free(generator);
    case_close(&b);
    return 0;
}
