/* SPDX-License-Identifier: MIT
 *
 * solver.c - solvers: one puzzle, every solution of one, many 9x9 puzzles in one buffer.
 *
 * A solver serves one thread at a time; `busy` guards that, under the interpreter's lock.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>

typedef struct core_solver {
    PyObject_HEAD hf_solver *solver;
    hf_grid *first;
    hf_grid *second;
    uint32_t cells;
    PyObject *each; /* called with every solution while `each` runs */
    bool failed;    /* it raised */
    bool busy;
} core_solver;

enum { NINE_CELLS = 81 };

/* ---- callbacks, without the interpreter's lock --------------------------------------------------- */

static bool on_solution(const uint16_t *values, void *user)
{
    core_solver *self = user;
    PyGILState_STATE lock;
    PyObject *solution, *answer;
    bool go_on;

    if (self->each == NULL)
        return true;
    lock = PyGILState_Ensure();
    solution = core_values(values, self->cells);
    answer = solution ? PyObject_CallFunctionObjArgs(self->each, solution, NULL) : NULL;
    go_on = answer != NULL && PyObject_IsTrue(answer) == 1;
    if (answer == NULL)
        self->failed = true;
    Py_XDECREF(solution);
    Py_XDECREF(answer);
    PyGILState_Release(lock);
    return go_on;
}

/* Between parts of a batch: has somebody pressed Ctrl-C? */
static bool on_progress(size_t done, size_t count, void *user)
{
    core_solver *self = user;
    PyGILState_STATE lock = PyGILState_Ensure();
    bool go_on = PyErr_CheckSignals() == 0;

    (void)done;
    (void)count;
    if (!go_on)
        self->failed = true;
    PyGILState_Release(lock);
    return go_on;
}

/* ---- making ---------------------------------------------------------------------------------------- */

static hf_status open_solver(core_solver *self, const hf_shape *shape,
                             const hf_solve_options *options)
{
    hf_status status = hf_solver_new(shape, options, &self->solver);

    if (status == HF_OK)
        status = hf_grid_new(shape, &self->first);
    if (status == HF_OK)
        status = hf_grid_new(shape, &self->second);
    self->cells = hf_shape_cells(shape);
    return status;
}

/* solver(shape, limit, guesses, nanoseconds, engine or None, threads, each, batch_nanoseconds) */
static PyObject *solver(PyObject *module, PyObject *arguments)
{
    PyObject *spec;
    unsigned long long limit, guesses, time, batch_time;
    const char *engine;
    unsigned threads;
    int each;
    hf_solve_options options;
    PyTypeObject *type = core_state_of(module)->solver_type;
    allocfunc allocate = PyType_GetSlot(type, Py_tp_alloc);
    core_solver *self;
    hf_shape *shape;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "OKKKzIpK", &spec, &limit, &guesses, &time, &engine, &threads,
                          &each, &batch_time))
        return NULL;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = limit;
    options.max_guesses = guesses;
    options.time_limit_ns = time;
    options.batch_time_limit_ns = batch_time;
    options.threads = threads;
    options.on_progress = on_progress;
    if (engine != NULL && (options.engine = hf_engine_named(engine)) == NULL)
        return PyErr_Format(PyExc_ValueError, "there is no engine \"%s\"", engine);
    shape = core_shape(module, spec);
    self = shape ? (core_solver *)allocate(type, 0) : NULL;
    if (self == NULL) {
        hf_shape_free(shape);
        return NULL;
    }
    options.user = self;
    if (each)
        options.on_solution = on_solution;
    status = open_solver(self, shape, &options);
    hf_shape_free(shape);
    if (status != HF_OK) {
        Py_DECREF(self);
        return core_raise(module, status, engine ? engine : "solver");
    }
    return (PyObject *)self;
}

static bool enter(core_solver *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this solver is at work in another thread");
        return false;
    }
    self->busy = true;
    self->failed = false;
    return true;
}

/* ---- one puzzle ------------------------------------------------------------------------------------ */

static PyObject *clash_of(const hf_puzzle *puzzle, const hf_result *result)
{
    const hf_clash *clash = &result->clash;
    char place[256];

    if (result->answer != HF_INVALID)
        return Py_NewRef(Py_None);
    if (clash->constraint > 0)
        hf_puzzle_constraint_text(puzzle, clash->constraint - 1, place, sizeof place);
    else
        hf_shape_house_name(hf_puzzle_shape(puzzle), clash->house, place);
    return Py_BuildValue("(isII)", (int)clash->symbol, place, clash->first, clash->second);
}

/* The n-th solution found, None if there are fewer. */
static PyObject *solution_of(core_solver *self, const hf_result *result, uint64_t n)
{
    const hf_grid *grid = n == 1 ? self->first : self->second;

    if (result->answer == HF_INVALID || result->count < n)
        return Py_NewRef(Py_None);
    return core_values(hf_grid_const_values(grid), self->cells);
}

static PyObject *result_of(core_solver *self, const hf_puzzle *puzzle, const hf_result *result)
{
    return Py_BuildValue("(sKKONNN)", hf_answer_text(result->answer),
                         (unsigned long long)result->count, (unsigned long long)result->guesses,
                         result->exhausted ? Py_True : Py_False, solution_of(self, result, 1),
                         solution_of(self, result, 2), clash_of(puzzle, result));
}

/* solve(puzzle, each or None): (answer, count, guesses, exhausted, first, second, clash) */
static PyObject *solve(PyObject *object, PyObject *arguments)
{
    core_solver *self = (core_solver *)object;
    PyObject *module = core_module_of(object), *puzzle, *each = Py_None;
    const hf_puzzle *asked;
    hf_result result;
    hf_status status;

    if (!PyArg_ParseTuple(arguments, "O!|O", core_state_of(module)->puzzle_type, &puzzle, &each) ||
        !enter(self))
        return NULL;
    self->each = each == Py_None ? NULL : each;
    asked = ((core_puzzle *)puzzle)->puzzle;
    Py_BEGIN_ALLOW_THREADS status =
        hf_solver_solve(self->solver, asked, &result, self->first, self->second);
    Py_END_ALLOW_THREADS self->each = NULL;
    self->busy = false;
    if (self->failed)
        return NULL;
    if (status == HF_UNSUPPORTED && result.constraint > 0) {
        char text[256];
        hf_puzzle_constraint_text(asked, result.constraint - 1, text, sizeof text);
        return PyErr_Format(core_state_of(module)->error, "no engine serves this: %s", text);
    }
    if (status != HF_OK)
        return core_raise(module, status, "solving");
    return result_of(self, asked, &result);
}

static PyObject *minimal(PyObject *object, PyObject *puzzle)
{
    core_solver *self = (core_solver *)object;
    PyObject *module = core_module_of(object);
    hf_result result;
    hf_status status;

    if (!PyObject_TypeCheck(puzzle, core_state_of(module)->puzzle_type)) {
        PyErr_SetString(PyExc_TypeError, "a puzzle expected");
        return NULL;
    }
    if (!enter(self))
        return NULL;
    Py_BEGIN_ALLOW_THREADS status =
        hf_solver_minimal(self->solver, ((core_puzzle *)puzzle)->puzzle, &result, self->first);
    Py_END_ALLOW_THREADS self->busy = false;
    if (status != HF_OK)
        return core_raise(module, status, "minimal");
    if (result.answer != HF_UNIQUE || !result.exhausted)
        return Py_BuildValue(
            "(sO)", result.answer != HF_UNIQUE ? hf_answer_text(result.answer) : "limit", Py_None);
    return Py_BuildValue("(sN)", "unique",
                         core_values(hf_grid_const_values(self->first), self->cells));
}

static PyObject *cancel(PyObject *object, PyObject *unused)
{
    (void)unused;
    hf_solver_cancel(((core_solver *)object)->solver);
    return Py_NewRef(Py_None);
}

/* ---- many puzzles ---------------------------------------------------------------------------------- */

/* A batch: where puzzles come from, and where answers go. */
typedef struct batch {
    Py_buffer in;
    Py_buffer solutions; /* 81 bytes each, `stride` apart */
    Py_buffer answers;   /* one byte each */
    Py_buffer counts;    /* eight bytes each; may be empty */
    Py_ssize_t from, count, step, stride;
    int text; /* characters, or bytes 0..9 */
} batch;

static bool batch_fits(const batch *b)
{
    Py_ssize_t last = b->from + b->count - 1;

    if (b->from < 0 || b->count < 0 || b->step < NINE_CELLS || b->stride < NINE_CELLS)
        return false;
    if (!b->text && (b->step != NINE_CELLS || b->stride != NINE_CELLS))
        return false;
    return b->count == 0 ||
           (last * b->step + NINE_CELLS <= b->in.len &&
            last * b->stride + NINE_CELLS <= b->solutions.len && last < b->answers.len &&
            (b->counts.len == 0 || (last + 1) * (Py_ssize_t)sizeof(uint64_t) <= b->counts.len));
}

static void batch_release(batch *b)
{
    PyBuffer_Release(&b->in);
    PyBuffer_Release(&b->solutions);
    PyBuffer_Release(&b->answers);
    PyBuffer_Release(&b->counts);
}

/* Some thousands at a time, so that the records of the answers stay in the cache. */
static hf_status batch_solve(hf_solver *solver, const batch *b, const bool *stop)
{
    enum { PART = 4096 };
    static const char blank[] = ".................................................................."
                                "..............."; /* 81 */
    hf_brief *brief = malloc(sizeof *brief * PART);
    hf_status status = brief ? HF_OK : HF_NO_MEMORY;

    for (Py_ssize_t at = b->from; status == HF_OK && !*stop && at < b->from + b->count;
         at += PART) {
        Py_ssize_t left = b->from + b->count - at;
        size_t count = (size_t)(left < PART ? left : PART);
        const char *in = (const char *)b->in.buf + at * b->step;
        char *out = (char *)b->solutions.buf + at * b->stride;

        if (b->text)
            status = hf_solve_many_lines(solver, count, in, (size_t)b->step, brief, out,
                                         (size_t)b->stride);
        else
            status = hf_solve_many_bytes(solver, count, (const uint8_t *)in, brief, (uint8_t *)out);
        for (size_t i = 0; status == HF_OK && i < count; i++) {
            ((uint8_t *)b->answers.buf)[(size_t)at + i] = brief[i].answer;
            if (b->counts.len > 0)
                memcpy((uint64_t *)b->counts.buf + (size_t)at + i, &brief[i].count,
                       sizeof(uint64_t));
            if (brief[i].answer != HF_UNIQUE && b->text)
                memcpy(out + i * (size_t)b->stride, blank, NINE_CELLS);
            else if (brief[i].answer != HF_UNIQUE)
                memset(out + i * NINE_CELLS, 0, NINE_CELLS);
        }
    }
    free(brief);
    return status;
}

/* many(text?, in, from, count, step, solutions, stride, answers, counts): puzzles from .. from + count
 * of the buffer; several threads may share buffers, each with a solver and a range of its own. */
static PyObject *many(PyObject *object, PyObject *arguments)
{
    core_solver *self = (core_solver *)object;
    PyObject *module = core_module_of(object);
    batch b;
    hf_status status = HF_BAD_ARGUMENT;

    if (!PyArg_ParseTuple(arguments, "py*nnnw*nw*w*", &b.text, &b.in, &b.from, &b.count, &b.step,
                          &b.solutions, &b.stride, &b.answers, &b.counts))
        return NULL;
    if (!enter(self)) {
        batch_release(&b);
        return NULL;
    }
    if (batch_fits(&b)) {
        Py_BEGIN_ALLOW_THREADS status = batch_solve(self->solver, &b, &self->failed);
        Py_END_ALLOW_THREADS
    }
    self->busy = false;
    batch_release(&b);
    if (self->failed)
        return NULL;
    if (status != HF_OK)
        return core_raise(module, status, "solve_many");
    return Py_NewRef(Py_None);
}

/* ---- the type -------------------------------------------------------------------------------------- */

static void dealloc(PyObject *object)
{
    core_solver *self = (core_solver *)object;
    PyTypeObject *type = Py_TYPE(object);
    freefunc release = PyType_GetSlot(type, Py_tp_free);

    hf_solver_free(self->solver);
    hf_grid_free(self->first);
    hf_grid_free(self->second);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, "solve(puzzle, each)"},
    {"minimal", minimal, METH_O, "minimal(puzzle): (answer, clues)"},
    {"many", many, METH_VARARGS,
     "many(text, in, from, count, step, solutions, stride, answers, counts)"},
    {"cancel", cancel, METH_NOARGS, "Ends the call that runs in another thread."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot type_slots[] = {
    {Py_tp_dealloc, (void *)dealloc}, {Py_tp_methods, methods}, {0, NULL}};

static PyType_Spec type = {.name = "houseful._core.Solver",
                           .basicsize = sizeof(core_solver),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = type_slots};

/* engines(): (name, summary) of each. */
static PyObject *engines(PyObject *module, PyObject *unused)
{
    PyObject *list = PyList_New(0);
    const hf_engine *engine;

    (void)module;
    (void)unused;
    for (size_t i = 0; list != NULL && (engine = hf_engine_at(i)) != NULL; i++) {
        PyObject *one = Py_BuildValue("(ss)", hf_engine_name(engine), hf_engine_summary(engine));
        if (one == NULL || PyList_Append(list, one) < 0)
            Py_CLEAR(list);
        Py_XDECREF(one);
    }
    return list;
}

/* answers(): the words for the codes that `many` writes, in their order. */
static PyObject *answers(PyObject *module, PyObject *unused)
{
    (void)module;
    (void)unused;
    return Py_BuildValue("(ssssss)", hf_answer_text(HF_UNIQUE), hf_answer_text(HF_MULTIPLE),
                         hf_answer_text(HF_NONE), hf_answer_text(HF_INVALID),
                         hf_answer_text(HF_LIMIT), hf_answer_text(HF_UNREADABLE));
}

/* room(size): a bytearray that `many` is going to fill; what it holds before is anything. Zeros, for a million
 * puzzles, would take a tenth of the time of solving them. */
static PyObject *room(PyObject *module, PyObject *arguments)
{
    Py_ssize_t size;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "n", &size))
        return NULL;
    return PyByteArray_FromStringAndSize(NULL, size);
}

static PyMethodDef functions[] = {
    {"room", room, METH_VARARGS, "room(size): a bytearray to be filled."},
    {"solver", solver, METH_VARARGS,
     "solver(shape, limit, guesses, nanoseconds, engine, threads, each, batch_nanoseconds)"},
    {"engines", engines, METH_NOARGS, "(name, summary) of each engine."},
    {"answers", answers, METH_NOARGS, "The words for the codes of answers."},
    {NULL, NULL, 0, NULL}};

int core_add_solver(PyObject *module)
{
    core_state_of(module)->solver_type = core_add_type(module, &type);
    return core_state_of(module)->solver_type == NULL ? -1
                                                      : PyModule_AddFunctions(module, functions);
}
