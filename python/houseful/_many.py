# SPDX-License-Identifier: MIT
"""Many 9x9 puzzles at once: one buffer in, one buffer out, all threads, at the speed of the C library."""
from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from . import _core
from ._answers import _call, _limit, _nanoseconds, _threads
from ._board import Puzzle, _flat
from ._errors import HousefulError

CELLS = 81
_PART = 16384
_WORDS = _core.answers()
_SPEC = (-1, 9, 0, 0, 0, None)


def processors() -> int:
    """How many processors this process may use: its set of them, not the machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Solutions(Sequence):
    """The answers of a batch. `s[i]` is the solution of puzzle i as text, or None if it has not exactly one.

    `answers` holds a code for each puzzle (see `words`), `buffer` all solutions one after the other,
    81 bytes each: characters if the puzzles were text, values 0..9 otherwise.
    """

    words = _WORDS

    def __init__(self, buffer: bytearray, answers: bytearray, counts: array, text: bool):
        self.buffer = buffer
        self.answers = answers
        self.counts = counts
        self.text = text

    def __len__(self) -> int:
        return len(self.answers)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        if self.answers[index] != 0:
            return None
        part = self.buffer[index * CELLS:(index + 1) * CELLS]
        return part.decode() if self.text else "".join(map(str, part))

    def answer(self, index: int) -> str:
        """ "unique", "multiple", "none", "invalid", "limit" or "unreadable"."""
        return _WORDS[self.answers[index]]

    def __iter__(self) -> Iterator[str | None]:
        return (self[i] for i in range(len(self)))

    def summary(self) -> dict[str, int]:
        """How many puzzles got which answer."""
        found = {word: self.answers.count(code) for code, word in enumerate(_WORDS)}
        return {word: number for word, number in found.items() if number}

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        values = numpy.frombuffer(bytes(self.buffer), numpy.uint8).reshape(-1, CELLS)
        if self.text:
            values = numpy.where(values == ord("."), 0, values - ord("0")).astype(numpy.uint8)
        return values if dtype is None else values.astype(dtype)


def _lines(data: bytes) -> tuple[bytes, int, int] | None:
    """Text of equal lines, as it is: (text, puzzles, bytes from one to the next)."""
    if len(data) % CELLS == 0 and not any(data.count(blank) for blank in b"\n \t"):
        return data, len(data) // CELLS, CELLS
    step = CELLS + 1 if data[CELLS:CELLS + 1] == b"\n" else CELLS + 2
    count, rest = divmod(len(data), step)
    if rest == CELLS:
        count += 1
    elif rest != 0:
        return None
    # A line end elsewhere would be in the middle of a puzzle, which is then not readable.
    for at in range(CELLS, step):
        ends = data[at::step]
        if ends.count(b"\n" if at == step - 1 else b"\r") != len(ends):
            return None
    return data, count, step


def _pack(puzzles: Any) -> tuple[bool, Any, int, int]:
    """(text?, buffer, how many, bytes from one to the next) of any form of a batch."""
    if isinstance(puzzles, str):
        puzzles = puzzles.encode()
    if isinstance(puzzles, (bytes, bytearray)):
        data = bytes(puzzles)
        if not data:
            return True, data, 0, CELLS
        if max(data[:CELLS]) <= 9:
            return _pack_values(data)
        if (found := _lines(data)) is not None:
            return (True, *found)
        puzzles = data.decode().split()
    if hasattr(puzzles, "__array_interface__") or isinstance(puzzles, (memoryview, array)):
        return _pack_array(puzzles)
    texts = [item if isinstance(item, str) and len(item) == CELLS else _text(item) for item in puzzles]
    try:
        joined = "".join(texts).encode("ascii")
    except UnicodeEncodeError:
        joined = "".join(map(_text, texts)).encode("ascii")
    return True, joined, len(texts), CELLS


def _pack_array(puzzles: Any) -> tuple[bool, Any, int, int]:
    view = memoryview(puzzles)
    if view.itemsize != 1:
        if not hasattr(puzzles, "astype"):
            return _pack_values(bytes(_flat(view.tolist())))
        if puzzles.size and (puzzles.min() < 0 or puzzles.max() > 255):
            raise HousefulError("an array of puzzles holds values 0 to 9, or characters")
        view = memoryview(puzzles.astype("uint8"))
    data = view.cast("B") if view.contiguous else view.tobytes()
    if len(data) >= CELLS and max(data[:CELLS]) > 9:
        if len(data) % CELLS:
            raise HousefulError(f"{len(data)} characters are no whole number of puzzles")
        return True, data, len(data) // CELLS, CELLS
    return _pack_values(data)


def _pack_values(data: Any) -> tuple[bool, Any, int, int]:
    if len(data) % CELLS:
        raise HousefulError(f"{len(data)} values are no whole number of puzzles of 81 cells")
    return False, data, len(data) // CELLS, CELLS


def _text(item: Any) -> str:
    p = Puzzle(item)
    if p.size != 9 or len(p) != CELLS:
        raise HousefulError("solve_many takes 9x9 puzzles; solve takes one of any size")
    return str(p)


def solve_many(puzzles: Iterable[Any] | bytes | str | Any, *, threads: int | None = None,
               timeout: float | None = None, limit: int = 2) -> Solutions:
    """Solves many 9x9 puzzles: a list of boards, a text of lines, bytes, or an array of shape (n, 81).

    `threads` None: as many as there are processors. `timeout` in seconds, for the whole batch: what was not
    done by then has the answer "limit". Ctrl-C stops it.

    >>> s = solve_many(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ...                 "." * 81])
    >>> s[0][:9], s[1], s.summary()
    ('534678912', None, {'unique': 1, 'multiple': 1})
    """
    limit = _limit(limit, 2)
    text, data, count, step = _pack(puzzles)
    solutions, answers = _core.room(count * CELLS), bytearray(count)
    counts = array("Q", bytes(8 * count)) if limit > 2 else array("Q")
    workers = max(1, min(processors() if threads is None else _threads(threads), (count + _PART - 1) // _PART))

    def work(span: tuple[int, int]) -> None:
        solver = _call(_core.solver, _SPEC, limit, 0, 0, None, 1, False, _nanoseconds(timeout))
        _call(solver.many, text, data, span[0], span[1] - span[0], step, solutions, CELLS, answers,
              memoryview(counts).cast("B") if len(counts) else bytearray())

    cuts = [count * i // workers for i in range(workers + 1)]
    if workers == 1:
        work((0, count))
    else:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(work, zip(cuts, cuts[1:])))
    return Solutions(solutions, answers, counts, text)
