# SPDX-License-Identifier: MIT
"""How many solutions has a puzzle, and which?"""
from __future__ import annotations

import queue
import threading
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import _core
from ._board import BoardLike, Puzzle, _cells, _line, puzzle
from ._errors import HousefulError, InvalidPuzzle, NotUnique, Timeout

_FOR_EVER = 2**64 - 1
_YEARS = 1e9  # seconds: thirty of them, which fit into 64 bits as nanoseconds
_kept = threading.local()


def _nanoseconds(timeout: float | None) -> int:
    if timeout is None:
        return 0
    if not timeout > 0:  # nor what is no number
        raise HousefulError("timeout: a number of seconds above 0 expected")
    return max(1, int(min(timeout, _YEARS) * 1e9))


def _limit(limit: int | None, least: int = 1) -> int:
    if limit is not None and (not isinstance(limit, int) or limit < least):
        raise HousefulError(f"limit: a whole number from {least} expected, not {limit!r}")
    return _FOR_EVER if limit is None else min(limit, _FOR_EVER)


def _threads(threads: int) -> int:
    if not isinstance(threads, int) or threads < 1:
        raise HousefulError(f"threads: a whole number from 1 expected, not {threads!r}")
    return min(threads, 1024)


def _solver(spec: tuple, limit: int, timeout: float | None, engine: str | None, threads: int = 1) -> Any:
    """A solver of this thread's own; the one used last is kept for the next call."""
    threads = _threads(threads)
    key = (spec, limit, timeout, engine, threads)
    if getattr(_kept, "key", None) != key:
        _kept.solver = _call(_core.solver, spec, limit, 0, _nanoseconds(timeout), engine, threads, False, 0)
        _kept.key = key
    return _kept.solver


def _call(function: Any, *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except ValueError as error:
        raise HousefulError(*error.args) from None


def _clash(p: Puzzle, clash: tuple) -> str:
    symbol, place, first, second = clash
    if first == second:
        return f"{symbol} in {p.name(first)} contradicts: {place}"
    return f"{symbol} twice in {place}: {p.name(first)} and {p.name(second)}"


@dataclass(frozen=True)
class Answer:
    """What is known of a puzzle: `answer` is "unique", "multiple", "none" or "invalid"."""

    answer: str
    solution: str | None
    second: str | None
    count: int
    guesses: int
    reason: str | None = None


def _ask(p: Puzzle, limit: int, timeout: float | None, engine: str | None, threads: int = 1) -> tuple:
    result = _call(_solver(p._core.spec, limit, timeout, engine, threads).solve, p._core)
    if result[0] == "invalid":
        raise InvalidPuzzle(_clash(p, result[6]))
    if result[0] == "limit" and not (limit == 1 and result[1]):
        raise Timeout(f"not answered within {timeout} seconds")
    return result


def solve(board: BoardLike, *, unique: bool = False, timeout: float | None = None, engine: str | None = None,
          threads: int = 1) -> str | None:
    """The solution as a line of text, the first if there are several; None if there is none.

    With `unique`, anything but exactly one solution raises NotUnique.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> solve("12....3...4.....")
    """
    p = puzzle(board)
    result = _ask(p, 2 if unique else 1, timeout, engine, threads)
    if unique and result[0] != "unique":
        raise NotUnique("no solution" if result[0] == "none" else "more than one solution")
    return None if result[4] is None else _cells(p._core, result[4])


def answer(board: BoardLike, *, timeout: float | None = None, engine: str | None = None) -> Answer:
    """All that solving tells, without an exception for contradictory clues.

    >>> answer("11..............").reason
    '1 twice in row 1: r1c1 and r1c2'
    """
    p = puzzle(board)
    try:
        result = _ask(p, 2, timeout, engine)
    except InvalidPuzzle as error:
        return Answer("invalid", None, None, 0, 0, error.message)
    first, second = (None if values is None else _cells(p._core, values) for values in result[4:6])
    return Answer(result[0], first, second, result[1], result[2])


def count(board: BoardLike, limit: int | None = None, *, timeout: float | None = None,
          engine: str | None = None) -> int:
    """The number of solutions, at most `limit`.

    >>> count("1...............")
    72
    >>> count("1...............", limit=10)
    10
    """
    p = puzzle(board)
    found = _ask(p, _limit(limit), timeout, engine)
    if not found[3] and found[1] != limit:
        raise Timeout(f"not counted within {timeout} seconds: {found[1]} so far")
    return found[1]


def is_unique(board: BoardLike, *, timeout: float | None = None) -> bool:
    """Has the puzzle exactly one solution? Contradictory clues have none.

    >>> is_unique("1...............")
    False
    """
    return answer(board, timeout=timeout).answer == "unique"


def solutions(board: BoardLike, limit: int | None = None, *, timeout: float | None = None) -> Iterator[str]:
    """The solutions one by one, as they are found; stop whenever you like.

    >>> first = next(solutions("1..............."))
    >>> len(first), len(set(solutions("1...............")))
    (16, 72)
    """
    p = puzzle(board)
    found: queue.Queue = queue.Queue(maxsize=256)
    stopped = threading.Event()
    solver = _call(_core.solver, p._core.spec, _limit(limit), 0, _nanoseconds(timeout), None, 1, True, 0)

    def each(values: bytes) -> bool:
        while not stopped.is_set():
            try:
                found.put(values, timeout=0.05)
                return True
            except queue.Full:
                continue
        return False

    def work() -> None:
        try:
            end: Any = solver.solve(p._core, each)
        except BaseException as error:  # told to the reader, who is in another thread
            end = error
        while not stopped.is_set():
            try:
                found.put((end,), timeout=0.05)
                return
            except queue.Full:
                continue

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    try:
        while not isinstance(item := found.get(), tuple):
            yield _cells(p._core, item)
        end = item[0]
        if isinstance(end, _core.Error):
            raise HousefulError(*end.args)
        if isinstance(end, BaseException):
            raise end
        if end[0] == "invalid":
            raise InvalidPuzzle(_clash(p, end[6]))
        if not end[3] and end[1] != limit:
            raise Timeout(f"not all solutions were found within {timeout} seconds")
    finally:
        stopped.set()
        solver.cancel()
        worker.join()


def minimal(board: BoardLike, *, timeout: float | None = None) -> str:
    """The puzzle with clues taken away until every one left is needed; its solution stays the only one.

    >>> is_unique(minimal("123434122143432."))
    True
    """
    p = puzzle(board)
    found, values = _call(_solver(p._core.spec, 2, timeout, None).minimal, p._core)
    if found == "limit":
        raise Timeout(f"not minimal within {timeout} seconds")
    if found != "unique":
        raise NotUnique({"none": "no solution", "multiple": "more than one solution"}.get(found, found))
    return _line(p._core, values)


@dataclass(frozen=True)
class Check:
    """What `check` found: nothing wrong if it is true."""

    solved: bool
    answer: str
    clashes: tuple[str, ...]
    wrong: tuple[int, ...]

    def __bool__(self) -> bool:
        return self.answer == "unique" and not self.clashes and not self.wrong


def check(board: BoardLike, *, timeout: float | None = None) -> Check:
    """Is everything in order: no digit twice, one solution, no entry that differs from it?

    `wrong` lists cells (from 0) where a player's entry is not that of the solution.

    >>> check("1...............").answer
    'multiple'
    >>> check("11..............").clashes[0]
    '1 twice in row 1: r1c1 and r1c2'
    """
    p = puzzle(board)
    clashes = tuple(dict.fromkeys(_clash(p, clash) for clash in p._core.clashes()))
    try:
        found = _ask(p, 2, timeout, None)
    except InvalidPuzzle:
        return Check(False, "invalid", clashes, ())
    wrong: tuple[int, ...] = ()
    if found[0] == "unique":
        pairs = zip(p.flat, array("H", found[4]))
        wrong = tuple(cell for cell, (stands, right) in enumerate(pairs) if stands and stands != right)
    return Check(p.is_solved, found[0], clashes, wrong)
