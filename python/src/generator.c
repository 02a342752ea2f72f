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

/* ---- wishes ------------------------------------------------------------------------------------------ */

enum { RULES = 32 }; /* techniques that one puzzle may be wished to need */

/* A number of the wishes; `otherwise` where it is not said, and where it is none, with an exception set. */
static uint64_t number(PyObject *wishes, const char *key, uint64_t otherwise)
{
    PyObject *item = PyDict_GetItemString(wishes, key);

    return item != NULL && !PyErr_Occurred() ? PyLong_AsUnsignedLongLong(item) : otherwise;
}

static void take_numbers(PyObject *wishes, hf_generate_options *options)
{
    options->seed = number(wishes, "seed", 1);
    options->clues_least = (uint32_t)number(wishes, "clues_least", 0);
    options->clues_most = (uint32_t)number(wishes, "clues_most", 0);
    options->score_least = (uint32_t)number(wishes, "score_least", 0);
    options->score_most = (uint32_t)number(wishes, "score_most", 0);
    options->rating_least = (uint32_t)number(wishes, "rating_least", 0);
    options->rating_most = (uint32_t)number(wishes, "rating_most", 0);
    options->level_least = (hf_level)number(wishes, "level_least", 0);
    options->level_most = (hf_level)number(wishes, "level_most", 0);
    options->minimal = number(wishes, "minimal", 0) != 0;
    options->hardest = number(wishes, "hardest", 0) != 0;
    options->unbiased = number(wishes, "unbiased", 0) != 0;
    options->attempts = number(wishes, "attempts", 0);
    options->swap = (uint32_t)number(wishes, "swap", 1);
    options->time_limit_ns = number(wishes, "nanoseconds", 0);
}

/* The bytes of a wish, `unit` for each cell of one board or more; NULL where it is not said, or with an exception set.
 */
static const void *bytes(PyObject *wishes, const char *key, size_t unit, size_t *boards)
{
    PyObject *item = PyDict_GetItemString(wishes, key);
    char *text;
    Py_ssize_t length;

    if (item == NULL || PyBytes_AsStringAndSize(item, &text, &length) < 0)
        return NULL;
    if (length == 0 || (size_t)length % unit != 0 || (boards == NULL && (size_t)length != unit)) {
        PyErr_Format(PyExc_ValueError, "%s: one value per cell expected", key);
        return NULL;
    }
    if (boards != NULL)
        *boards = (size_t)length / unit;
    return text;
}

static bool take_techniques(PyObject *wishes, const hf_rule **rules, size_t *count)
{
    PyObject *names = PyDict_GetItemString(wishes, "technique");
    Py_ssize_t length = names != NULL ? PyTuple_Size(names) : 0;

    if (length < 0 || length > RULES) {
        PyErr_SetString(PyExc_ValueError, "technique: too many");
        return false;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        const char *name = PyUnicode_AsUTF8AndSize(PyTuple_GetItem(names, i), NULL);
        if (name == NULL)
            return false;
        rules[i] = hf_rule_named(name);
        if (rules[i] == NULL) {
            PyErr_Format(PyExc_ValueError, "technique: there is no rule \"%s\"", name);
            return false;
        }
    }
    *count = (size_t)length;
    return true;
}

/* Fills in the options; false with an exception set. What they point to lives as long as `wishes` and `rules`. */
static bool take_wishes(PyObject *wishes, const hf_shape *shape, const hf_rule **rules,
                        hf_generate_options *options)
{
    PyObject *symmetry = PyDict_GetItemString(wishes, "symmetry");
    const char *name = symmetry != NULL ? PyUnicode_AsUTF8AndSize(symmetry, NULL) : NULL;
    size_t cells = hf_shape_cells(shape);
    const char *why;

    hf_generate_options_init(options, sizeof *options);
    take_numbers(wishes, options);
    options->pattern = bytes(wishes, "pattern", cells, NULL);
    options->solution = bytes(wishes, "solution", cells * sizeof(uint16_t), NULL);
    options->from = bytes(wishes, "from", cells * sizeof(uint16_t), &options->from_count);
    if (PyErr_Occurred() || !take_techniques(wishes, rules, &options->techniques))
        return false;
    options->technique = rules;
    if (name != NULL && !hf_symmetry_named(name, &options->symmetry)) {
        PyErr_Format(PyExc_ValueError, "there is no symmetry \"%s\"", name);
        return false;
    }
    why = hf_generate_options_refusal(options, shape);
    if (why != NULL)
        PyErr_Format(PyExc_ValueError, "there is no such puzzle: %s", why);
    return why == NULL;
}

/* generator(shape, wishes) */
static PyObject *generator(PyObject *module, PyObject *arguments)
{
    PyObject *spec, *wishes;
    const hf_rule *rules[RULES];
    hf_generate_options options;
    PyTypeObject *type = core_state_of(module)->generator_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_generator *self;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "OO!", &spec, &PyDict_Type, &wishes))
        return NULL;
    self = (core_generator *)allocate(type, 0);
    if (self == NULL)
        return NULL;
    self->shape = core_shape(module, spec);
    if (self->shape == NULL || !take_wishes(wishes, self->shape, rules, &options)) {
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
    {"generator", generator, METH_VARARGS, "generator(shape, wishes)"}, {NULL, NULL, 0, NULL}};

int core_add_generator(PyObject *module)
{
    core_state_of(module)->generator_type = core_add_type(module, &type);
    return core_state_of(module)->generator_type == NULL ? -1
                                                         : PyModule_AddFunctions(module, functions);
}
