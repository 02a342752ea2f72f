/* SPDX-License-Identifier: MIT
 *
 * rater.c - raters: how hard is a puzzle?
 */
#include "core.h"

typedef struct core_rater {
    PyObject_HEAD hf_rater *rater;
    bool busy;
} core_rater;

/* rater(shape, scale, ceiling) */
static PyObject *rater(PyObject *module, PyObject *arguments)
{
    PyObject *spec;
    const char *name;
    unsigned ceiling;
    unsigned long long time;
    const hf_scale *scale;
    PyTypeObject *type = core_state_of(module)->rater_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    hf_shape *shape;
    core_rater *self;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "OsIK", &spec, &name, &ceiling, &time))
        return NULL;
    scale = hf_scale_named(name);
    if (scale == NULL)
        return PyErr_Format(PyExc_ValueError, "there is no scale \"%s\"", name);
    shape = core_shape(module, spec);
    self = shape ? (core_rater *)allocate(type, 0) : NULL;
    if (self == NULL) {
        hf_shape_free(shape);
        return NULL;
    }
    status = hf_rater_new(shape, scale, &self->rater);
    hf_shape_free(shape);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, name);
    }
    hf_rater_set_ceiling(self->rater, ceiling);
    hf_rater_set_time_limit(self->rater, time);
    return (PyObject *)self;
}

/* The steps by rule: {key: count}. */
static PyObject *counts_of(const hf_rating *rating)
{
    PyObject *counts = PyDict_New();
    const hf_rule *rule;

    for (size_t i = 0; counts != NULL && (rule = hf_rule_at(i)) != NULL; i++) {
        PyObject *number;
        if (rating->count[i] == 0)
            continue;
        number = PyLong_FromLong(rating->count[i]);
        if (number == NULL || PyDict_SetItemString(counts, hf_rule_key(rule), number) < 0)
            Py_CLEAR(counts);
        Py_XDECREF(number);
    }
    return counts;
}

/* rate(puzzle): a dict */
static PyObject *rate(PyObject *object, PyObject *puzzle)
{
    core_rater *self = (core_rater *)object;
    PyObject *module = core_module_of(object), *counts;
    hf_rating rating;
    hf_status status;

    if (!PyObject_TypeCheck(puzzle, core_state_of(module)->puzzle_type)) {
        PyErr_SetString(PyExc_TypeError, "a puzzle expected");
        return NULL;
    }
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this rater is at work in another thread");
        return NULL;
    }
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS status =
        hf_rater_rate(self->rater, ((core_puzzle *)puzzle)->puzzle, &rating);
    Py_END_ALLOW_THREADS self->busy = false;
    if (status != HF_OK)
        return core_raise(module, status, "rating");
    counts = counts_of(&rating);
    if (counts == NULL)
        return NULL;
    return Py_BuildValue(
        "{s:s,s:s,s:I,s:z,s:z,s:I,s:I,s:N,s:i,s:i,s:i,s:O}", "answer",
        hf_answer_text(rating.answer), "level", hf_level_key(rating.level), "score", rating.score,
        "hardest", rating.hardest ? hf_rule_name(rating.hardest) : NULL, "key",
        rating.hardest ? hf_rule_key(rating.hardest) : NULL, "steps", rating.steps, "guesses",
        rating.guesses, "counts", counts, "er", (int)rating.er, "ep", (int)rating.ep, "ed",
        (int)rating.ed, "above", rating.above ? Py_True : Py_False);
}

static PyObject *cancel(PyObject *object, PyObject *unused)
{
    (void)unused;
    hf_rater_cancel(((core_rater *)object)->rater);
    return Py_NewRef(Py_None);
}

static void dealloc(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_rater_free(((core_rater *)object)->rater);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {{"rate", rate, METH_O, "rate(puzzle)"},
                                {"cancel", cancel, METH_NOARGS, NULL},
                                {NULL, NULL, 0, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Rater",
                           .basicsize = sizeof(core_rater),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

static PyMethodDef functions[] = {
    {"rater", rater, METH_VARARGS, "rater(shape, scale, ceiling, nanoseconds)"},
    {NULL, NULL, 0, NULL}};

int core_add_rater(PyObject *module)
{
    core_state_of(module)->rater_type = core_add_type(module, &type);
    return core_state_of(module)->rater_type == NULL ? -1
                                                     : PyModule_AddFunctions(module, functions);
}
