/* SPDX-License-Identifier: MIT
 *
 * module.c - the extension module houseful._core: its state, its exception, and how its parts are joined.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>

core_state *core_state_of(PyObject *module)
{
    return PyModule_GetState(module);
}

PyObject *core_module_of(PyObject *self)
{
    return PyType_GetModule(Py_TYPE(self));
}

PyTypeObject *core_add_type(PyObject *module, PyType_Spec *spec)
{
    PyObject *type = PyType_FromModuleAndSpec(module, spec, NULL);

    if (type == NULL || PyModule_AddType(module, (PyTypeObject *)type) < 0) {
        Py_XDECREF(type);
        return NULL;
    }
    return (PyTypeObject *)type; /* the module's state holds this reference */
}

PyObject *core_raise(PyObject *module, hf_status status, const char *what)
{
    if (status == HF_NO_MEMORY)
        return PyErr_NoMemory();
    if (status == HF_BAD_ARGUMENT || status == HF_TOO_LARGE)
        return PyErr_Format(PyExc_ValueError, "%s: %s", what, hf_status_text(status));
    return PyErr_Format(core_state_of(module)->error, "%s: %s", what, hf_status_text(status));
}

PyObject *core_text(core_write_fn write, void *what)
{
    size_t length = write(what, NULL, 0);
    char *text = malloc(length + 1);
    PyObject *result;

    if (text == NULL)
        return PyErr_NoMemory();
    text[0] = '\0';
    write(what, text, length + 1);
    result = PyUnicode_FromStringAndSize(text, (Py_ssize_t)strlen(text));
    free(text);
    return result;
}

static PyObject *version(PyObject *module, PyObject *unused)
{
    (void)module;
    (void)unused;
    return PyUnicode_FromString(hf_version());
}

static PyObject *samples(PyObject *module, PyObject *unused)
{
    PyObject *list = PyList_New(0);
    const hf_sample *sample;

    (void)module;
    (void)unused;
    for (size_t i = 1; list != NULL && (sample = hf_sample_at(i)) != NULL; i++) {
        PyObject *one =
            Py_BuildValue("(ssss)", sample->name, sample->about, sample->puzzle, sample->layout);
        if (one == NULL || PyList_Append(list, one) < 0)
            Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

static PyMethodDef functions[] = {
    {"version", version, METH_NOARGS, "The version of the library."},
    {"samples", samples, METH_NOARGS, "The built-in puzzles: (name, about, puzzle, layout) each."},
    {NULL, NULL, 0, NULL}};

static int join(PyObject *module)
{
    core_state *state = core_state_of(module);

    state->error = PyErr_NewException("houseful._core.Error", PyExc_ValueError, NULL);
    if (state->error == NULL || PyModule_AddObjectRef(module, "Error", state->error) < 0)
        return -1;
    if (core_add_puzzle(module) < 0 || core_add_solver(module) < 0 ||
        core_add_generator(module) < 0 || core_add_rater(module) < 0 ||
        core_add_logic(module) < 0 || core_add_canon(module) < 0)
        return -1;
    return 0;
}

static int traverse(PyObject *module, visitproc visit, void *arg)
{
    core_state *state = core_state_of(module);

    Py_VISIT(state->puzzle_type);
    Py_VISIT(state->solver_type);
    Py_VISIT(state->generator_type);
    Py_VISIT(state->rater_type);
    Py_VISIT(state->logic_type);
    Py_VISIT(state->canon_type);
    Py_VISIT(state->error);
    return 0;
}

static int clear(PyObject *module)
{
    core_state *state = core_state_of(module);

    Py_CLEAR(state->puzzle_type);
    Py_CLEAR(state->solver_type);
    Py_CLEAR(state->generator_type);
    Py_CLEAR(state->rater_type);
    Py_CLEAR(state->logic_type);
    Py_CLEAR(state->canon_type);
    Py_CLEAR(state->error);
    return 0;
}

static void release(void *module)
{
    clear(module);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)join}, {0, NULL}};

static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                 .m_name = "houseful._core",
                                 .m_doc = "The C library, as plain calls.",
                                 .m_size = sizeof(core_state),
                                 .m_methods = functions,
                                 .m_slots = slots,
                                 .m_traverse = traverse,
                                 .m_clear = clear,
                                 .m_free = release};

PyMODINIT_FUNC PyInit__core(void);
PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&definition);
}
