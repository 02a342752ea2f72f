/* SPDX-License-Identifier: MIT
 *
 * support.c - see support.h. The environment that tests/run sets: HOUSEFUL_SHARED (folder with the
 * shared data), HOUSEFUL_TEST_LENGTH (short, normal, soak).
 */
#include "support/support.h"

hf_shape_spec test_square(uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    return spec;
}

hf_shape_spec test_boxes(uint32_t box_rows, uint32_t box_columns)
{
    hf_shape_spec spec;
    hf_shape_spec_boxes(&spec, box_rows, box_columns);
    return spec;
}

hf_shape *test_shape(hf_shape_spec spec)
{
    hf_shape *shape = NULL;
    hf_status status = hf_shape_new(&spec, &shape);
    if (status != HF_OK) {
        fprintf(stderr, "# no shape: %s\n", hf_status_text(status));
        abort();
    }
    return shape;
}

static uint16_t symbol_of(char c)
{
    if (c >= '1' && c <= '9')
        return (uint16_t)(c - '0');
    if (c >= 'A' && c <= 'Z')
        return (uint16_t)(c - 'A' + 10);
    if (c >= 'a' && c <= 'z')
        return (uint16_t)(c - 'a' + 36);
    return 0;
}

hf_grid *test_grid(const hf_shape *shape, const char *line)
{
    hf_grid *grid = NULL;
    if (hf_grid_new(shape, &grid) != HF_OK || strlen(line) < hf_shape_cells(shape)) {
        fprintf(stderr, "# no grid of %s\n", line);
        abort();
    }
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++)
        hf_grid_values(grid)[c] = symbol_of(line[c]);
    return grid;
}

const char *test_line(const hf_grid *grid)
{
    static char line[8192];
    static const char symbols[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    uint32_t c = 0;
    for (; c < cells && c + 1 < sizeof line; c++)
        line[c] = hf_grid_const_values(grid)[c] < sizeof symbols - 1
                      ? symbols[hf_grid_const_values(grid)[c]]
                      : '?';
    line[c] = '\0';
    return line;
}

size_t test_write(const hf_format *format, const hf_grid *grid, const hf_write_options *options,
                  char *buffer, size_t size)
{
    size_t length;
    hf_status status = hf_format_write(format, grid, options, buffer, size, &length);
    assert_true(status == HF_OK || (status == HF_UNSUPPORTED && length == 0));
    return length;
}

FILE *test_shared(const char *path)
{
    char name[1024];
    const char *folder = getenv("HOUSEFUL_SHARED");
    FILE *file = NULL;
    if (folder != NULL) {
        snprintf(name, sizeof name, "%s/%s", folder, path);
        file = fopen(name, "r");
    }
    if (file == NULL)
        printf("# skipped: no shared data (%s)\n", path);
    return file;
}

static int length_is(const char *word)
{
    const char *length = getenv("HOUSEFUL_TEST_LENGTH");
    return length != NULL && strcmp(length, word) == 0;
}

int test_is_soak(void)
{
    return length_is("soak");
}
int test_is_short(void)
{
    return length_is("short");
}
