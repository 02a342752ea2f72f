/* SPDX-License-Identifier: MIT
 *
 * rate_write.c - see rate_write.h.
 */
#include "rate_write.h"

#include <string.h>

bool rate_is_se(const hf_scale *scale)
{
    return strcmp(hf_scale_name(scale), "se") == 0;
}

/* A rule's name in one word, as in Locked_Candidates_Type_1_(Pointing). */
static void write_rule(hf_out *out, const hf_rule *rule)
{
    const char *name = rule ? hf_rule_name(rule) : "none";

    for (; *name; name++)
        hf_out_char(out, *name == ' ' ? '_' : *name);
}

static void write_puzzle(hf_out *out, const rated *r)
{
    const hf_puzzle *puzzle = r->item->record.puzzle;

    if (puzzle && hf_puzzle_candidates(puzzle, 0) &&
        hf_out_puzzle(out, hf_format_named("sukaku"), puzzle, NULL))
        return;
    if (puzzle)
        hf_out_values(out, hf_puzzle_shape(puzzle), hf_puzzle_clues(puzzle));
    else if (r->item->status == HF_OK)
        hf_out_line(out, r->item->record.grid);
}

static void write_tenths(hf_out *out, unsigned tenths)
{
    hf_out_format(out, "%u.%u", tenths / 10, tenths % 10);
}

static void write_counts(hf_out *out, const hf_rating *rating)
{
    const char *between = "";

    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
        if (rating->count[i]) {
            hf_out_format(out, "%s%s=%u", between, hf_rule_key(hf_rule_at(i)),
                          (unsigned)rating->count[i]);
            between = ",";
        }
    if (rating->guesses)
        hf_out_format(out, "%sbrute-force=%u", between, (unsigned)rating->guesses);
}

static void write_rating(hf_out *out, const hf_scale *scale, const hf_rating *rating)
{
    if (rate_is_se(scale)) {
        hf_out_char(out, ' ');
        write_tenths(out, rating->er);
        hf_out_char(out, ' ');
        write_tenths(out, rating->ep);
        hf_out_char(out, ' ');
        write_tenths(out, rating->ed);
        return;
    }
    hf_out_format(out, " %s %u ", hf_level_text(rating->level), (unsigned)rating->score);
    write_rule(out, rating->hardest);
}

void rate_write_line(hf_out *out, const rated *r, bool counts)
{
    if (r->item->status != HF_OK) {
        hf_out_text(out, "unreadable\n");
        return;
    }
    write_puzzle(out, r);
    if (r->answer != HF_UNIQUE) {
        hf_out_format(out, " %s", r->error ? r->error : hf_answer_text(r->answer));
        hf_out_ignored(out, r->item->record.ignored);
        hf_out_char(out, '\n');
        return;
    }
    for (size_t i = 0; i < r->scales; i++) {
        write_rating(out, r->scale[i], &r->rating[i]);
        if (counts) {
            hf_out_char(out, ' ');
            write_counts(out, &r->rating[i]);
        }
    }
    hf_out_ignored(out, r->item->record.ignored);
    hf_out_char(out, '\n');
}

/* ---- fields ---------------------------------------------------------------------------------- */

/* The rating on Sudoku Explainer's scale, or NULL. */
static const hf_rating *se_of(const rated *r)
{
    for (size_t i = 0; i < r->scales; i++)
        if (rate_is_se(r->scale[i]))
            return &r->rating[i];
    return NULL;
}

static void write_rating_field(hf_out *out, char letter, const rated *r)
{
    const hf_rating *first = &r->rating[0], *se = se_of(r);

    if (letter == 'r' && rate_is_se(r->scale[0]))
        write_tenths(out, first->er);
    else if (letter == 'r')
        hf_out_number(out, first->score);
    else if (letter == 'v')
        hf_out_text(out, hf_level_text(first->level));
    else if (letter == 'h')
        write_rule(out, first->hardest);
    else if (letter == 'e' && se)
        write_tenths(out, se->er);
    else if (letter == 'E' && se)
        write_tenths(out, se->ep);
    else if (letter == 'd' && se)
        write_tenths(out, se->ed);
}

void rate_write_field(hf_out *out, char letter, const void *record)
{
    const rated *r = record;

    if (letter == 'p')
        write_puzzle(out, r);
    else if (letter == 'a')
        hf_out_text(out, hf_answer_text(r->answer));
    else if (strchr("rvheEd", letter) && r->answer == HF_UNIQUE)
        write_rating_field(out, letter, r);
    else if (letter == 'n')
        hf_out_number(out, r->rating[0].steps);
    else if (letter == 'b')
        hf_out_number(out, r->rating[0].guesses);
    else if (letter == 'k')
        write_counts(out, &r->rating[0]);
    else if (letter == 'c' && r->item->status == HF_OK)
        hf_out_number(out, hf_grid_clues(r->item->record.grid));
    else if (letter == 'l')
        hf_out_number(out, r->item->line);
    else if (letter == '#' && r->item->status == HF_OK && r->item->record.comment)
        hf_out_bytes(out, r->item->record.comment, r->item->record.comment_length);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_json_counts(hf_out *out, const hf_rating *rating)
{
    const char *between = "";

    hf_out_text(out, ",\"counts\":{");
    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
        if (rating->count[i]) {
            hf_out_format(out, "%s\"%s\":%u", between, hf_rule_key(hf_rule_at(i)),
                          (unsigned)rating->count[i]);
            between = ",";
        }
    hf_out_char(out, '}');
}

static void write_json_rating(hf_out *out, const hf_scale *scale, const hf_rating *rating)
{
    hf_out_format(out, "\"scale\":\"%s\",\"level\":\"%s\"", hf_scale_name(scale),
                  hf_level_text(rating->level));
    if (rate_is_se(scale))
        hf_out_format(out, ",\"er\":%u.%u,\"ep\":%u.%u,\"ed\":%u.%u", rating->er / 10u,
                      rating->er % 10u, rating->ep / 10u, rating->ep % 10u, rating->ed / 10u,
                      rating->ed % 10u);
    else
        hf_out_format(out, ",\"score\":%u", (unsigned)rating->score);
    hf_out_format(out, ",\"hardest\":\"%s\",\"steps\":%u",
                  rating->hardest ? hf_rule_key(rating->hardest) : "none", (unsigned)rating->steps);
    if (!rate_is_se(scale))
        hf_out_format(out, ",\"guesses\":%u", (unsigned)rating->guesses);
    write_json_counts(out, rating);
}

void rate_write_json(hf_out *out, const rated *r)
{
    hf_out_format(out, "{\"line\":%zu,\"file\":", r->item->line);
    hf_out_json(out, r->item->source, strlen(r->item->source));
    if (r->item->status == HF_OK) {
        hf_out_text(out, ",\"puzzle\":\"");
        write_puzzle(out, r);
        hf_out_char(out, '"');
    }
    hf_out_format(out, ",\"answer\":\"%s\"", hf_answer_text(r->answer));
    if (r->error) {
        hf_out_text(out, ",\"error\":");
        hf_out_json(out, r->error, strlen(r->error));
    }
    if (r->answer == HF_UNIQUE) {
        hf_out_char(out, ',');
        write_json_rating(out, r->scale[0], &r->rating[0]);
        for (size_t i = 1; i < r->scales; i++) {
            hf_out_text(out, i == 1 ? ",\"also\":[{" : ",{");
            write_json_rating(out, r->scale[i], &r->rating[i]);
            hf_out_char(out, '}');
        }
        hf_out_text(out, r->scales > 1 ? "]" : "");
    }
    hf_out_json_ignored(out, r->item->record.ignored);
    hf_out_text(out, "}\n");
}
