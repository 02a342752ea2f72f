/* SPDX-License-Identifier: MIT
 *
 * core.h - what the files of the extension module share.
 *
 * The module is a thin layer: every function here takes plain numbers, bytes and its own objects, and
 * calls the library with the lock of the interpreter released where that can take a while. What makes it
 * pleasant (boards in any form, words, objects with methods) is written in Python, in ../houseful.
 *
 * Values travel as bytes: two for each cell, in the machine's order, as the library keeps them.
 */
#ifndef HOUSEFUL_PYTHON_CORE_H
#define HOUSEFUL_PYTHON_CORE_H

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030b0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <houseful/houseful.h>

/* What the module keeps, one per interpreter. */
typedef struct core_state {
    PyTypeObject *puzzle_type;
    PyTypeObject *solver_type;
    PyTypeObject *generator_type;
    PyTypeObject *rater_type;
    PyTypeObject *logic_type;
    PyTypeObject *canon_type;
    PyObject *error; /* _core.Error(message, line, column) */
} core_state;

core_state *core_state_of(PyObject *module);

/* Raises what a status means: MemoryError, ValueError or Error. Returns NULL. */
PyObject *core_raise(PyObject *module, hf_status status, const char *what);

/* ---- puzzles (puzzle.c) ---- */

typedef struct core_puzzle {
    PyObject_HEAD hf_puzzle *puzzle;
} core_puzzle;

/* Wraps a puzzle, whose reference it takes over, also on failure. */
PyObject *core_puzzle_wrap(PyObject *module, hf_puzzle *puzzle);
/* A shape from (layout, size, box_rows, box_columns, extras, regions or None); NULL with an exception
 * set. */
hf_shape *core_shape(PyObject *module, PyObject *spec);
/* Two bytes per cell. */
PyObject *core_values(const uint16_t *values, uint32_t cells);
/* A grid of a puzzle's shape from such bytes; NULL with an exception set. */
hf_grid *core_grid(PyObject *module, const hf_shape *shape, const Py_buffer *values);

/* A text that the library writes into a buffer, whatever its length: `write` returns the length it has
 * or would have had. NULL with an exception set. */
typedef size_t (*core_write_fn)(void *what, char *buffer, size_t size);
PyObject *core_text(core_write_fn write, void *what);

/* Each file's functions and types, added to the module. */
int core_add_puzzle(PyObject *module);
int core_add_solver(PyObject *module);
int core_add_generator(PyObject *module);
int core_add_rater(PyObject *module);
int core_add_logic(PyObject *module);
int core_add_canon(PyObject *module);

/* Makes a type for the module from a description and adds it under its name. */
PyTypeObject *core_add_type(PyObject *module, PyType_Spec *spec);
/* The module an object of one of its types belongs to. */
PyObject *core_module_of(PyObject *self);

#endif
