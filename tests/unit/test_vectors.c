/* SPDX-License-Identifier: MIT
 *
 * test_vectors.c - the vectors that all languages share, through the library's public calls: the same seed, the same
 * puzzle, solution, rating and canonical form.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "houseful/houseful.h"
#include "support/support.h"

enum { FIELDS = 14, LINE = 1024 };

/* The fields of a line, as tests/vectors/make writes them. */
enum {
    SEED,
    FIRST,
    SIZE,
    CLUES,
    LEVEL,
    SYMMETRY,
    PUZZLE,
    SOLUTION,
    RATED_LEVEL,
    RATED_SCORE,
    EXPLAINER,
    FORM,
    PATTERN,
    END
};

static bool said(const char *field)
{
    return strcmp(field, "-") != 0;
}

static hf_level level_named(const char *name)
{
    for (int i = HF_LEVEL_EASY; i <= HF_LEVEL_EXTREME; i++) {
        if (strcmp(hf_level_key((hf_level)i), name) == 0)
            return (hf_level)i;
    }
    fail_msg("no level %s", name);
    return HF_LEVEL_EASY;
}

static void assert_line(const hf_grid *grid, const char *expected)
{
    char text[LINE];
    assert_int_equal(hf_format_write(hf_format_named("line"), grid, NULL, text, sizeof text, NULL),
                     HF_OK);
    assert_string_equal(text, expected);
}

static void make(char *const field[], const hf_shape *shape, hf_grid *puzzle, hf_grid *solution)
{
    hf_generate_options options;
    hf_generator *generator = NULL;
    hf_generate_options_init(&options, sizeof options);
    options.seed = strtoull(field[SEED], NULL, 10);
    if (said(field[CLUES])) {
        const char *dots = strstr(field[CLUES], "..");
        options.clues_least = (uint32_t)strtoul(field[CLUES], NULL, 10);
        options.clues_most =
            dots != NULL ? (uint32_t)strtoul(dots + 2, NULL, 10) : options.clues_least;
    }
    if (said(field[LEVEL]))
        options.level_least = options.level_most = level_named(field[LEVEL]);
    if (said(field[SYMMETRY]))
        assert_true(hf_symmetry_named(field[SYMMETRY], &options.symmetry));
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    hf_generator_seek(generator, strtoull(field[FIRST], NULL, 10) - 1);
    assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
    hf_generator_free(generator);
}

static void rate(char *const field[], const hf_shape *shape, const hf_grid *puzzle)
{
    hf_rater *rater = NULL;
    hf_rating rating;
    char text[40];
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, puzzle, &rating), HF_OK);
    hf_rater_free(rater);
    assert_string_equal(hf_level_key(rating.level), field[RATED_LEVEL]);
    assert_int_equal(rating.score, strtoul(field[RATED_SCORE], NULL, 10));
    if (!said(field[EXPLAINER]))
        return;
    assert_int_equal(hf_rater_new(shape, hf_scale_named("se"), &rater), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, puzzle, &rating), HF_OK);
    hf_rater_free(rater);
    snprintf(text, sizeof text, "%d.%d", rating.er / 10, rating.er % 10);
    assert_string_equal(text, field[EXPLAINER]);
}

static void compare_form(hf_form form, const hf_grid *puzzle, const char *expected)
{
    hf_canon *canon = NULL;
    uint8_t board[81], least[81];
    char text[82] = "";
    if (!said(expected))
        return;
    for (int c = 0; c < 81; c++)
        board[c] = (uint8_t)hf_grid_const_values(puzzle)[c];
    assert_int_equal(hf_canon_new(form, &canon), HF_OK);
    assert_int_equal(hf_canon_form(canon, board, least, NULL, NULL), HF_OK);
    hf_canon_free(canon);
    for (int c = 0; c < 81; c++)
        text[c] = least[c] == 0 ? '.' : (char)('0' + least[c]);
    assert_string_equal(text, expected);
}

static void compare(char *const field[])
{
    hf_shape *shape = test_shape(test_square((uint32_t)strtoul(field[SIZE], NULL, 10)));
    hf_grid *puzzle = NULL, *solution = NULL;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(shape, &solution), HF_OK);
    make(field, shape, puzzle, solution);
    assert_line(puzzle, field[PUZZLE]);
    assert_line(solution, field[SOLUTION]);
    rate(field, shape, puzzle);
    compare_form(HF_FORM_PUZZLE, puzzle, field[FORM]);
    compare_form(HF_FORM_PATTERN, puzzle, field[PATTERN]);
    hf_grid_free(puzzle);
    hf_grid_free(solution);
    hf_shape_free(shape);
}

static void every_vector_is_met(void **state)
{
    (void)state;
    FILE *file = fopen("tests/vectors/vectors.tsv", "r"); /* from the project's root */
    char line[LINE];
    int count = 0;
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        char *field[FIELDS];
        int fields = 0;
        line[strcspn(line, "\n")] = '\0';
        for (char *at = line; at != NULL && fields < FIELDS;) {
            char *tab = strchr(at, '\t');
            field[fields++] = at;
            if (tab != NULL)
                *tab++ = '\0';
            at = tab;
        }
        assert_int_equal(fields, END);
        compare(field);
        count++;
    }
    fclose(file);
    assert_true(count > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_vector_is_met)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
