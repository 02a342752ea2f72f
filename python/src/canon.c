/* SPDX-License-Identifier: MIT
 *
 * canon.c - canonical forms of plain 9x9 boards, and the maps between boards. Boards are 81 bytes here.
 */
#include "core.h"

typedef struct core_canon {
    PyObject_HEAD hf_canon *canon;
} core_canon;

enum { NINE_CELLS = 81 };

/* A map as (turned, rows, columns, digits). */
static PyObject *map_out(const hf_map *map)
{
    return Py_BuildValue("(Oy#y#y#)", map->turned ? Py_True : Py_False, map->row,
                         (Py_ssize_t)sizeof map->row, map->column, (Py_ssize_t)sizeof map->column,
                         map->digit, (Py_ssize_t)sizeof map->digit);
}

static bool board_in(const Py_buffer *view)
{
    if (view->len == NINE_CELLS)
        return true;
    PyErr_SetString(PyExc_ValueError, "81 values expected");
    return false;
}

/* canon(form) */
static PyObject *canon(PyObject *module, PyObject *arguments)
{
    const char *name;
    hf_form form;
    PyTypeObject *type = core_state_of(module)->canon_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_canon *self;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "s", &name))
        return NULL;
    if (!hf_form_named(name, &form))
        return PyErr_Format(PyExc_ValueError, "there is no form \"%s\": solution, puzzle, pattern",
                            name);
    self = (core_canon *)allocate(type, 0);
    if (self == NULL)
        return NULL;
    status = hf_canon_new(form, &self->canon);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, "canon");
    }
    return (PyObject *)self;
}

/* form(board): (form, map, automorphisms) */
static PyObject *form(PyObject *object, PyObject *arguments)
{
    Py_buffer board;
    uint8_t result[NINE_CELLS];
    hf_map map;
    uint32_t automorphisms = 0;
    hf_status status;
    bool right;

    if (!PyArg_ParseTuple(arguments, "y*", &board))
        return NULL;
    right = board_in(&board);
    status = right ? hf_canon_form(((core_canon *)object)->canon, board.buf, result, &map,
                                   &automorphisms)
                   : HF_OK;
    PyBuffer_Release(&board);
    if (!right)
        return NULL;
    if (status != HF_OK)
        return core_raise(core_module_of(object), status, "canonical form");
    return Py_BuildValue("(y#NI)", result, (Py_ssize_t)NINE_CELLS, map_out(&map), automorphisms);
}

/* same(a, b): None, or the map from a to b */
static PyObject *same(PyObject *object, PyObject *arguments)
{
    Py_buffer a, b;
    bool is_same = false, right;
    hf_map map;
    hf_status status = HF_OK;

    if (!PyArg_ParseTuple(arguments, "y*y*", &a, &b))
        return NULL;
    right = board_in(&a) && board_in(&b);
    if (right)
        status = hf_canon_same(((core_canon *)object)->canon, a.buf, b.buf, &is_same, &map);
    PyBuffer_Release(&a);
    PyBuffer_Release(&b);
    if (!right)
        return NULL;
    if (status != HF_OK)
        return core_raise(core_module_of(object), status, "same");
    return is_same ? map_out(&map) : Py_NewRef(Py_None);
}

/* scramble(board, seed, index): (board, map) */
static PyObject *scramble(PyObject *module, PyObject *arguments)
{
    Py_buffer board;
    unsigned long long seed, index;
    uint8_t image[NINE_CELLS];
    hf_map map;
    bool right;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "y*KK", &board, &seed, &index))
        return NULL;
    right = board_in(&board);
    for (Py_ssize_t i = 0; right && i < NINE_CELLS; i++)
        if (((const uint8_t *)board.buf)[i] > 9) {
            PyErr_SetString(PyExc_ValueError, "values 0 to 9 expected");
            right = false;
        }
    if (right) {
        hf_map_random(seed, index, &map);
        hf_map_apply(&map, board.buf, image);
    }
    PyBuffer_Release(&board);
    return right ? Py_BuildValue("(y#N)", image, (Py_ssize_t)NINE_CELLS, map_out(&map)) : NULL;
}

static void dealloc(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_canon_free(((core_canon *)object)->canon);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {{"form", form, METH_VARARGS, "form(board)"},
                                {"same", same, METH_VARARGS, "same(a, b)"},
                                {NULL, NULL, 0, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Canon",
                           .basicsize = sizeof(core_canon),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

static PyMethodDef functions[] = {
    {"canon", canon, METH_VARARGS, "canon(form)"},
    {"scramble", scramble, METH_VARARGS, "scramble(board, seed, index)"},
    {NULL, NULL, 0, NULL}};

int core_add_canon(PyObject *module)
{
    core_state_of(module)->canon_type = core_add_type(module, &type);
    return core_state_of(module)->canon_type == NULL ? -1
                                                     : PyModule_AddFunctions(module, functions);
}
