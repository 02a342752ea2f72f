/* SPDX-License-Identifier: MIT
 *
 * generator.c - generators: new puzzles of a seed's series.
 */
#include "core.h"

typedef struct core_generator {
    PyObject_HEAD hf_generator *generator;
    hf_shape *shape;
    hf_grid *puzzle;
    hf_grid *solution;
    bool busy;
} core_generator;

enum { NINE_CELLS = 81 };

static hf_status open_generator(core_generator *self, const hf_generate_options *options)
{
    hf_status status = hf_generator_new(self->shape, options, &self->generator);

    if (status == HF_OK)
        status = hf_grid_new(self->shape, &self->puzzle);
    if (status == HF_OK)
        status = hf_grid_new(self->shape, &self->solution);
    return status;
}

/* generator(shape, seed, clues, minimal, nanoseconds) */
static PyObject *generator(PyObject *module, PyObject *arguments)
{
    PyObject *spec;
    unsigned long long seed, time;
    unsigned clues;
    int minimal;
    hf_generate_options options;
    PyTypeObject *type = core_state_of(module)->generator_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_generator *self;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "OKIpK", &spec, &seed, &clues, &minimal, &time))
        return NULL;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.clues = clues;
    options.minimal = minimal;
    options.time_limit_ns = time;
    self = (core_generator *)allocate(type, 0);
    if (self == NULL)
        return NULL;
    self->shape = core_shape(module, spec);
    if (self->shape == NULL) {
        Py_DECREF(self);
        return NULL;
    }
    status = open_generator(self, &options);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, "generator");
    }
    return (PyObject *)self;
}

static bool enter(core_generator *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this generator is at work in another thread");
        return false;
    }
    return self->busy = true;
}

/* next(index): (puzzle, solution) as values, or None if there is none within the limits. */
static PyObject *next(PyObject *object, PyObject *arguments)
{
    core_generator *self = (core_generator *)object;
    unsigned long long index;
    uint32_t cells = hf_shape_cells(self->shape);
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "K", &index) || !enter(self))
        return NULL;
    Py_BEGIN_ALLOW_THREADS hf_generator_seek(self->generator, index);
    status = hf_generator_next(self->generator, self->puzzle, self->solution);
    Py_END_ALLOW_THREADS self->busy = false;
    if (status == HF_END)
        return Py_NewRef(Py_None);
    if (status != HF_OK)
        return core_raise(core_module_of(object), status, "generate");
    return Py_BuildValue("(NN)", core_values(hf_grid_const_values(self->puzzle), cells),
                         core_values(hf_grid_const_values(self->solution), cells));
}

/* many(index, puzzles): fills a buffer of 81 bytes each; None: this generator cannot, else True. */
static PyObject *many(PyObject *object, PyObject *arguments)
{
    core_generator *self = (core_generator *)object;
    unsigned long long index;
    Py_buffer puzzles;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "Kw*", &index, &puzzles))
        return NULL;
    if (!enter(self)) {
        PyBuffer_Release(&puzzles);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS hf_generator_seek(self->generator, index);
    status = hf_generator_next_many(self->generator, (size_t)puzzles.len / NINE_CELLS, puzzles.buf,
                                    NULL);
    Py_END_ALLOW_THREADS self->busy = false;
    PyBuffer_Release(&puzzles);
    if (status == HF_UNSUPPORTED)
        return Py_NewRef(Py_None);
    if (status == HF_END)
        return Py_NewRef(Py_False);
    return status == HF_OK ? Py_NewRef(Py_True)
                           : core_raise(core_module_of(object), status, "generate");
}

static PyObject *cancel(PyObject *object, PyObject *unused)
{
    (void)unused;
    hf_generator_cancel(((core_generator *)object)->generator);
    return Py_NewRef(Py_None);
}

static void dealloc(PyObject *object)
{
    core_generator *self = (core_generator *)object;
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_generator_free(self->generator);
    hf_grid_free(self->puzzle);
    hf_grid_free(self->solution);
    hf_shape_free(self->shape);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {{"next", next, METH_VARARGS, "next(index)"},
                                {"many", many, METH_VARARGS, "many(index, puzzles)"},
                                {"cancel", cancel, METH_NOARGS, NULL},
                                {NULL, NULL, 0, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Generator",
                           .basicsize = sizeof(core_generator),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

static PyMethodDef functions[] = {
    {"generator", generator, METH_VARARGS, "generator(shape, seed, clues, minimal, nanoseconds)"},
    {NULL, NULL, 0, NULL}};

int core_add_generator(PyObject *module)
{
    core_state_of(module)->generator_type = core_add_type(module, &type);
    return core_state_of(module)->generator_type == NULL ? -1
                                                         : PyModule_AddFunctions(module, functions);
}
