/* SPDX-License-Identifier: MIT
 *
 * logic.c - steps and hints: a walk through a puzzle as a person would take it.
 */
#include "core.h"

typedef struct core_logic {
    PyObject_HEAD hf_puzzle *puzzle;
    hf_logic *logic;
    hf_board *board;
    hf_step *step;
    hf_ladder *ladder;
    hf_grid *solution; /* NULL: not known, or not the only one */
    hf_hint hint;
    bool found; /* `step` is one that was found at `board` */
    bool busy;
} core_logic;

/* ---- making ---------------------------------------------------------------------------------------- */

static hf_status open_logic(core_logic *self, const hf_shape *shape)
{
    hf_status status = hf_logic_new(shape, &self->logic);

    if (status == HF_OK)
        status = hf_board_new(shape, &self->board);
    if (status == HF_OK)
        status = hf_step_new(&self->step);
    if (status == HF_OK)
        status = hf_ladder_new(&self->ladder);
    return status;
}

/* logic(puzzle, ladder or None, solution or None, position?, nanoseconds) */
static PyObject *logic(PyObject *module, PyObject *arguments)
{
    PyObject *puzzle, *solution;
    const char *name;
    int position;
    unsigned long long time;
    PyTypeObject *type = core_state_of(module)->logic_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_logic *self;
    const hf_shape *shape;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "O!zOpK", core_state_of(module)->puzzle_type, &puzzle, &name,
                          &solution, &position, &time))
        return NULL;
    self = (core_logic *)allocate(type, 0);
    if (self == NULL)
        return NULL;
    self->puzzle = hf_puzzle_share(((core_puzzle *)puzzle)->puzzle);
    shape = hf_puzzle_shape(self->puzzle);
    status = open_logic(self, shape);
    if (status == HF_OK)
        status = hf_ladder_named(name ? name : "default", self->ladder);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, name ? name : "logic");
    }
    if (solution != Py_None) {
        Py_buffer view;
        if (PyObject_GetBuffer(solution, &view, PyBUF_SIMPLE) == 0) {
            self->solution = core_grid(module, shape, &view);
            PyBuffer_Release(&view);
        }
        if (self->solution == NULL) {
            Py_DECREF(self);
            return NULL;
        }
    }
    hf_logic_set_time_limit(self->logic, time);
    if (position)
        hf_puzzle_position(self->puzzle, self->board);
    else
        hf_puzzle_board(self->puzzle, self->board);
    status = hf_logic_load_puzzle(self->logic, self->puzzle);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, "logic");
    }
    return (PyObject *)self;
}

static bool enter(core_logic *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this walk is under way in another thread");
        return false;
    }
    return self->busy = true;
}

/* ---- steps ----------------------------------------------------------------------------------------- */

typedef struct telling {
    hf_scene scene;
    hf_part part;
    const hf_hint *hint;
    uint32_t stage;
} telling;

static size_t write_part(void *what, char *buffer, size_t size)
{
    const telling *t = what;
    return hf_explain_write(&t->scene, t->part, buffer, size);
}

static size_t write_stage(void *what, char *buffer, size_t size)
{
    const telling *t = what;
    return hf_hint_write(&t->scene, t->hint, t->stage, buffer, size);
}

/* next(): True if there is a step; the walk stands before it. None: the time ran out. */
static PyObject *next(PyObject *object, PyObject *unused)
{
    core_logic *self = (core_logic *)object;
    hf_facts facts = {.unique = self->solution != NULL};
    hf_status status;

    (void)unused;
    if (!enter(self))
        return NULL;
    Py_BEGIN_ALLOW_THREADS status = hf_logic_next(self->logic, self->ladder, &facts, self->step);
    Py_END_ALLOW_THREADS self->busy = false;
    self->found = status == HF_OK;
    if (status == HF_STOPPED)
        return Py_NewRef(Py_None);
    if (status != HF_OK && status != HF_END)
        return core_raise(core_module_of(object), status, "logic");
    return PyBool_FromLong(self->found);
}

/* take(): carries the step out. */
static PyObject *take(PyObject *object, PyObject *unused)
{
    core_logic *self = (core_logic *)object;
    hf_status status = self->found ? hf_logic_apply(self->logic, self->step) : HF_BAD_ARGUMENT;

    (void)unused;
    if (status != HF_OK)
        return core_raise(core_module_of(object), status, "step");
    hf_logic_save(self->logic, self->board);
    self->found = false;
    return PyBool_FromLong(hf_logic_state(self->logic) == HF_LOGIC_SOLVED);
}

/* tell(part): the step as words, JSON or a picture. */
static PyObject *tell(PyObject *object, PyObject *arguments)
{
    core_logic *self = (core_logic *)object;
    telling t = {.scene = {.board = self->board, .step = self->step}};
    int part;

    if (!PyArg_ParseTuple(arguments, "i", &part))
        return NULL;
    if (!self->found || part < HF_PART_TITLE || part > HF_PART_PROOF) {
        PyErr_SetString(PyExc_ValueError, "no step to tell, or no such part");
        return NULL;
    }
    t.part = (hf_part)part;
    return core_text(write_part, &t);
}

/* ---- hints ----------------------------------------------------------------------------------------- */

/* hint(): the kind of hint as a word, and the five stages. None: the time ran out. */
static PyObject *hint(PyObject *object, PyObject *unused)
{
    static const char *const kinds[] = {"step", "solved", "clash", "wrong", "missing", "nothing"};
    core_logic *self = (core_logic *)object;
    telling t = {.scene = {.board = self->board, .step = self->step}, .hint = &self->hint};
    PyObject *stages;
    hf_status status;

    (void)unused;
    if (!enter(self))
        return NULL;
    Py_BEGIN_ALLOW_THREADS status =
        hf_hint_find_puzzle(self->logic, self->puzzle, self->solution, self->ladder, self->board,
                            self->step, &self->hint);
    Py_END_ALLOW_THREADS self->busy = false;
    if (status == HF_STOPPED)
        return Py_NewRef(Py_None);
    if (status != HF_OK)
        return core_raise(core_module_of(object), status, "hint");
    self->found = self->hint.kind == HF_HINT_STEP;
    stages = PyTuple_New(HF_HINT_STAGES);
    for (uint32_t i = 0; stages != NULL && i < HF_HINT_STAGES; i++) {
        PyObject *text;
        t.stage = i + 1;
        text = core_text(write_stage, &t);
        if (text == NULL || PyTuple_SetItem(stages, (Py_ssize_t)i, text) < 0)
            Py_CLEAR(stages);
    }
    return stages ? Py_BuildValue("(sN)", kinds[self->hint.kind], stages) : NULL;
}

/* ---- the type -------------------------------------------------------------------------------------- */

static void dealloc(PyObject *object)
{
    core_logic *self = (core_logic *)object;
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_logic_free(self->logic);
    hf_board_free(self->board);
    hf_step_free(self->step);
    hf_ladder_free(self->ladder);
    hf_grid_free(self->solution);
    hf_puzzle_free(self->puzzle);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {{"next", next, METH_NOARGS, "Finds the next step."},
                                {"take", take, METH_NOARGS, "Carries it out."},
                                {"tell", tell, METH_VARARGS, "tell(part)"},
                                {"hint", hint, METH_NOARGS, "hint(): (kind, stages)"},
                                {NULL, NULL, 0, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Logic",
                           .basicsize = sizeof(core_logic),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

static PyMethodDef functions[] = {
    {"logic", logic, METH_VARARGS, "logic(puzzle, ladder, solution, position)"},
    {NULL, NULL, 0, NULL}};

int core_add_logic(PyObject *module)
{
    core_state_of(module)->logic_type = core_add_type(module, &type);
    return core_state_of(module)->logic_type == NULL ? -1
                                                     : PyModule_AddFunctions(module, functions);
}
