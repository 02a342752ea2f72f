/* SPDX-License-Identifier: MIT
 *
 * puzzle.c - puzzles: read from text, made from values, asked, written.
 */
#include "core.h"

#include <string.h>

/* ---- shapes and values ------------------------------------------------------------------------- */

static int spec_of(PyObject *tuple, hf_shape_spec *spec, Py_buffer *regions)
{
    int layout;
    unsigned size, box_rows, box_columns, extras;
    PyObject *map;

    if (!PyArg_ParseTuple(tuple, "iIIIIO;a shape is six fields", &layout, &size, &box_rows,
                          &box_columns, &extras, &map))
        return -1;
    hf_shape_spec_square(spec, size);
    if (layout >= 0)
        spec->layout = (hf_layout)layout;
    if (box_rows > 0 && box_columns > 0) {
        spec->box_rows = box_rows;
        spec->box_columns = box_columns;
    }
    spec->extras = extras;
    memset(regions, 0, sizeof *regions);
    if (map == Py_None)
        return 0;
    if (PyObject_GetBuffer(map, regions, PyBUF_SIMPLE) < 0)
        return -1;
    if ((size_t)regions->len != sizeof(uint16_t) * size * size) {
        PyBuffer_Release(regions);
        PyErr_SetString(PyExc_ValueError, "regions: one number per cell expected");
        return -1;
    }
    spec->regions = regions->buf;
    return 0;
}

hf_shape *core_shape(PyObject *module, PyObject *tuple)
{
    hf_shape_spec spec;
    Py_buffer regions;
    hf_shape *shape = NULL;
    hf_status status;

    if (spec_of(tuple, &spec, &regions) < 0)
        return NULL;
    status = hf_shape_new(&spec, &shape);
    if (regions.obj != NULL)
        PyBuffer_Release(&regions);
    if (status != HF_OK)
        core_raise(module, status, "shape");
    return shape;
}

PyObject *core_values(const uint16_t *values, uint32_t cells)
{
    return PyBytes_FromStringAndSize((const char *)values, (Py_ssize_t)(sizeof *values * cells));
}

hf_grid *core_grid(PyObject *module, const hf_shape *shape, const Py_buffer *values)
{
    hf_grid *grid = NULL;
    hf_status status;

    if ((size_t)values->len != sizeof(uint16_t) * hf_shape_cells(shape)) {
        PyErr_SetString(PyExc_ValueError, "one value per cell expected");
        return NULL;
    }
    status = hf_grid_new(shape, &grid);
    if (status != HF_OK) {
        core_raise(module, status, "grid");
        return NULL;
    }
    memcpy(hf_grid_values(grid), values->buf, (size_t)values->len);
    return grid;
}

/* ---- making ------------------------------------------------------------------------------------ */

PyObject *core_puzzle_wrap(PyObject *module, hf_puzzle *puzzle)
{
    PyTypeObject *type = core_state_of(module)->puzzle_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_puzzle *self = (core_puzzle *)allocate(type, 0);

    if (self == NULL) {
        hf_puzzle_free(puzzle);
        return NULL;
    }
    self->puzzle = puzzle;
    return (PyObject *)self;
}

/* Raises Error(message, line, column) for what a record says is wrong. */
static void raise_record(PyObject *module, const hf_record *record)
{
    PyObject *arguments = Py_BuildValue("(snn)", record->message, (Py_ssize_t)record->line,
                                        (Py_ssize_t)record->column);

    if (arguments != NULL)
        PyErr_SetObject(core_state_of(module)->error, arguments);
    Py_XDECREF(arguments);
}

/* The first record of a text that is no blank or comment. *used receives how far it reaches. */
static hf_status first_record(hf_reader *reader, const char *text, size_t length, hf_record *record,
                              size_t *used)
{
    size_t at = 0;

    while (at < length) {
        size_t piece = hf_reader_cut(reader, text + at, length - at, true);
        hf_status status = hf_reader_parse(reader, text + at, piece, record);

        at += piece;
        *used = at;
        if (status != HF_END || piece == 0)
            return status;
    }
    *used = length;
    return HF_END;
}

static bool only_blanks(hf_reader *reader, const char *text, size_t length)
{
    hf_record record;
    size_t used;

    return first_record(reader, text, length, &record, &used) == HF_END;
}

static PyObject *read_one(PyObject *module, hf_reader *reader, const char *text, size_t length)
{
    hf_record record = {0};
    hf_puzzle *puzzle = NULL;
    size_t used = 0;
    hf_status status;

    hf_reader_look(reader, text, length);
    status = first_record(reader, text, length, &record, &used);
    if (status == HF_BAD_TEXT) {
        raise_record(module, &record);
        return NULL;
    }
    if (status == HF_END)
        return PyErr_Format(core_state_of(module)->error, "no puzzle in the text");
    if (status == HF_OK)
        status = hf_reader_puzzle(reader, &record, &puzzle);
    if (status != HF_OK)
        return core_raise(module, status, "reading");
    if (!only_blanks(reader, text + used, length - used)) {
        hf_puzzle_free(puzzle);
        return PyErr_Format(core_state_of(module)->error,
                            "more than one puzzle in the text; solve_many takes many");
    }
    return core_puzzle_wrap(module, puzzle);
}

/* parse(text, shape or None, format or None) */
static PyObject *parse(PyObject *module, PyObject *arguments)
{
    const char *text, *name = NULL;
    Py_ssize_t length;
    PyObject *tuple, *result = NULL;
    hf_read_options options;
    hf_shape_spec spec;
    Py_buffer regions = {0};
    hf_reader *reader = NULL;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "s#O|z", &text, &length, &tuple, &name))
        return NULL;
    hf_read_options_init(&options, sizeof options);
    if (name != NULL && (options.format = hf_format_named(name)) == NULL)
        return PyErr_Format(PyExc_ValueError, "there is no format \"%s\"", name);
    if (tuple != Py_None) {
        if (spec_of(tuple, &spec, &regions) < 0)
            return NULL;
        options.spec = &spec;
    }
    status = hf_reader_new(&options, &reader);
    if (status == HF_OK)
        result = read_one(module, reader, text, (size_t)length);
    else
        core_raise(module, status, "reader");
    hf_reader_free(reader);
    if (regions.obj != NULL)
        PyBuffer_Release(&regions);
    return result;
}

/* make(shape, clues, entries or None) */
static PyObject *make(PyObject *module, PyObject *arguments)
{
    PyObject *tuple, *result = NULL;
    Py_buffer clues;
    hf_shape *shape;
    hf_puzzle *puzzle = NULL;
    hf_status status = HF_BAD_ARGUMENT;

    if (!PyArg_ParseTuple(arguments, "Oy*", &tuple, &clues))
        return NULL;
    shape = core_shape(module, tuple);
    if (shape != NULL) {
        if ((size_t)clues.len == sizeof(uint16_t) * hf_shape_cells(shape))
            status = hf_puzzle_new(shape, clues.buf, &puzzle);
        if (status == HF_OK)
            result = core_puzzle_wrap(module, puzzle);
        else
            core_raise(module, status, "puzzle");
        hf_shape_free(shape);
    }
    PyBuffer_Release(&clues);
    return result;
}

/* ---- asking ------------------------------------------------------------------------------------ */

static const hf_puzzle *puzzle_of(PyObject *self)
{
    return ((core_puzzle *)self)->puzzle;
}

static PyObject *get_spec(PyObject *self, void *unused)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle_of(self));
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    PyObject *regions;

    (void)unused;
    if (spec->regions != NULL)
        regions = core_values(spec->regions, hf_shape_cells(shape));
    else
        regions = Py_NewRef(Py_None);
    if (regions == NULL)
        return NULL;
    return Py_BuildValue("(iIIIIN)", (int)spec->layout, spec->size, spec->box_rows,
                         spec->box_columns, spec->extras, regions);
}

static PyObject *get_size(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLong(hf_shape_size(hf_puzzle_shape(puzzle_of(self))));
}

static PyObject *get_columns(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLong(hf_shape_columns(hf_puzzle_shape(puzzle_of(self))));
}

static PyObject *get_clues(PyObject *self, void *unused)
{
    (void)unused;
    return core_values(hf_puzzle_clues(puzzle_of(self)),
                       hf_shape_cells(hf_puzzle_shape(puzzle_of(self))));
}

/* Clues and entries together: what stands in the cells. */
static PyObject *get_values(PyObject *self, void *unused)
{
    const hf_puzzle *puzzle = puzzle_of(self);
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(puzzle));
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(sizeof(uint16_t) * cells));
    char *to = bytes ? PyBytes_AsString(bytes) : NULL;

    (void)unused;
    for (uint32_t cell = 0; to != NULL && cell < cells; cell++) {
        uint16_t value = (uint16_t)hf_puzzle_value(puzzle, cell);
        memcpy(to + sizeof value * cell, &value, sizeof value);
    }
    return bytes;
}

static PyObject *text_or_none(const char *text)
{
    return text != NULL ? PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace")
                        : Py_NewRef(Py_None);
}

static PyObject *get_title(PyObject *self, void *unused)
{
    (void)unused;
    return text_or_none(hf_puzzle_title(puzzle_of(self)));
}

static PyObject *get_comment(PyObject *self, void *unused)
{
    (void)unused;
    return text_or_none(hf_puzzle_comment(puzzle_of(self)));
}

static PyObject *get_plain(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(hf_puzzle_is_plain(puzzle_of(self)));
}

/* same(other): equal but for words. */
static PyObject *same(PyObject *self, PyObject *other)
{
    if (!PyObject_TypeCheck(other, Py_TYPE(self)))
        return Py_NewRef(Py_False);
    return PyBool_FromLong(hf_puzzle_same(puzzle_of(self), puzzle_of(other)));
}

static PyObject *is_solved(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyBool_FromLong(hf_puzzle_is_solved(puzzle_of(self)));
}

static PyObject *cell_name(PyObject *self, PyObject *number)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle_of(self));
    char name[HF_NAME_SIZE];
    unsigned long cell = PyLong_AsUnsignedLong(number);

    if (PyErr_Occurred())
        return NULL;
    if (cell >= hf_shape_cells(shape))
        return PyErr_Format(PyExc_IndexError, "no cell %lu", cell);
    return PyUnicode_FromString(hf_shape_cell_name(shape, (uint32_t)cell, name));
}

/* The contradictions among clues and entries: (symbol, house or constraint, first, second) each. */
static PyObject *clashes(PyObject *self, PyObject *unused)
{
    enum { MOST = 100 };
    const hf_puzzle *puzzle = puzzle_of(self);
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    hf_clash found[MOST];
    PyObject *values = get_values(self, NULL);
    PyObject *list = values ? PyList_New(0) : NULL;
    size_t count = 0;

    (void)unused;
    if (list != NULL)
        count = hf_puzzle_clashes(puzzle, (const uint16_t *)(const void *)PyBytes_AsString(values),
                                  found, MOST);
    for (size_t i = 0; list != NULL && i < count && i < MOST; i++) {
        char house[256];
        PyObject *one;

        if (found[i].constraint > 0)
            hf_puzzle_constraint_text(puzzle, found[i].constraint - 1, house, sizeof house);
        else
            hf_shape_house_name(shape, found[i].house, house);
        one = Py_BuildValue("(isII)", (int)found[i].symbol, house, found[i].first, found[i].second);
        if (one == NULL || PyList_Append(list, one) < 0)
            Py_CLEAR(list);
        Py_XDECREF(one);
    }
    Py_XDECREF(values);
    return list;
}

/* ---- writing ----------------------------------------------------------------------------------- */

typedef struct writing {
    const hf_format *format;
    const hf_puzzle *puzzle;
    const hf_grid *grid; /* instead of the puzzle's own values */
    const hf_write_options *options;
    hf_status status;
} writing;

static size_t write_board(void *what, char *buffer, size_t size)
{
    writing *w = what;
    size_t length = 0;

    if (w->grid != NULL)
        w->status = hf_format_write(w->format, w->grid, w->options, buffer, size, &length);
    else
        w->status = hf_format_write_puzzle(w->format, w->puzzle, w->options, buffer, size, &length);
    return length;
}

/* write(format, values or None, blank, colour, ascii): the puzzle, or other values on its board. */
static PyObject *write_text(PyObject *self, PyObject *arguments)
{
    PyObject *module = core_module_of(self), *values = Py_None, *text = NULL;
    const char *name;
    int blank = '.', colour = 0, ascii = 0;
    hf_write_options options;
    writing w = {.puzzle = puzzle_of(self), .options = &options};
    hf_grid *grid = NULL;

    hf_write_options_init(&options, sizeof options);
    if (!PyArg_ParseTuple(arguments, "s|OCpp", &name, &values, &blank, &colour, &ascii))
        return NULL;
    options.blank = (char)blank;
    options.colour = colour;
    options.ascii = ascii;
    w.format = hf_format_named(name);
    if (w.format == NULL || !hf_format_can_write(w.format))
        return PyErr_Format(PyExc_ValueError, "no format \"%s\" can be written", name);
    if (values != Py_None) {
        Py_buffer view;
        if (PyObject_GetBuffer(values, &view, PyBUF_SIMPLE) < 0)
            return NULL;
        grid = core_grid(module, hf_puzzle_shape(w.puzzle), &view);
        PyBuffer_Release(&view);
        if (grid == NULL)
            return NULL;
        w.grid = grid;
    }
    text = core_text(write_board, &w);
    hf_grid_free(grid);
    if (text != NULL && w.status != HF_OK) {
        Py_CLEAR(text);
        core_raise(module, w.status, name);
    }
    return text;
}

/* ---- the type ---------------------------------------------------------------------------------- */

static void dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_puzzle_free(((core_puzzle *)self)->puzzle);
    release(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"same", same, METH_O, "Equal but for title and comment?"},
    {"is_solved", is_solved, METH_NOARGS, "Full and without a contradiction?"},
    {"cell_name", cell_name, METH_O, "What people call a cell."},
    {"clashes", clashes, METH_NOARGS, "Contradictions: (symbol, house, first, second) each."},
    {"write", write_text, METH_VARARGS, "write(format, values, blank, colour, ascii)"},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef members[] = {{"spec", get_spec, NULL, "The shape, as six fields.", NULL},
                                {"size", get_size, NULL, "Number of symbols.", NULL},
                                {"columns", get_columns, NULL, "Cells in a row.", NULL},
                                {"clues", get_clues, NULL, "Clues, two bytes per cell.", NULL},
                                {"values", get_values, NULL, "Clues and entries.", NULL},
                                {"title", get_title, NULL, NULL, NULL},
                                {"comment", get_comment, NULL, NULL, NULL},
                                {"plain", get_plain, NULL, "Clues alone?", NULL},
                                {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {Py_tp_getset, members}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Puzzle",
                           .basicsize = sizeof(core_puzzle),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

static PyMethodDef functions[] = {{"parse", parse, METH_VARARGS, "parse(text, shape, format)"},
                                  {"make", make, METH_VARARGS, "make(shape, clues)"},
                                  {NULL, NULL, 0, NULL}};

int core_add_puzzle(PyObject *module)
{
    core_state_of(module)->puzzle_type = core_add_type(module, &type);
    return core_state_of(module)->puzzle_type == NULL ? -1
                                                      : PyModule_AddFunctions(module, functions);
}
