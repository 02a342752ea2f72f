# SPDX-License-Identifier: MIT
"""As people solve: steps with their reasons, hints, ratings."""
from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import _core
from ._answers import _ask, _call, _nanoseconds
from ._board import BoardLike, Puzzle, puzzle
from ._errors import NotUnique, Timeout

_TITLE, _LINE, _PARAGRAPH, _JSON, _SVG = 0, 1, 2, 7, 9


def _solution(p: Puzzle, timeout: float | None) -> bytes | None:
    """The only solution; None if there is not exactly one."""
    result = _ask(p, 2, timeout, None)
    return result[4] if result[0] == "unique" else None


@dataclass(frozen=True)
class Step:
    """One step: the technique, what it places and strikes, and why."""

    technique: str
    line: str
    text: str
    place: list[tuple[int, int]] = field(default_factory=list)
    eliminate: list[tuple[int, int]] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict, repr=False)
    svg: str = field(default="", repr=False)

    def __str__(self) -> str:
        return self.line

    def _repr_html_(self) -> str:
        return f"{self.svg}<p>{self.text}</p>"


def _step(walk: Any) -> Step:
    data = json.loads(walk.tell(_JSON))
    return Step(walk.tell(_TITLE), walk.tell(_LINE), walk.tell(_PARAGRAPH), _pairs(data["places"]),
                _pairs(data["eliminations"]), data, walk.tell(_SVG))


def _pairs(items: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(item["cell"], item["symbol"]) for item in items]


def steps(board: BoardLike, *, ladder: str | None = None, timeout: float | None = None) -> Iterator[Step]:
    """The steps that solve a puzzle, one by one; `ladder` "default", "hodoku" or "se"; `timeout` for each step.

    >>> [s.technique for s in steps("1234341221434...")][0]
    'Full House'
    """
    p = puzzle(board)
    walk = _call(_core.logic, p._core, ladder, _solution(p, timeout), False, _nanoseconds(timeout))
    while found := _call(walk.next):
        yield _step(walk)
        if walk.take():
            return
    if found is None:
        raise Timeout(f"no step within {timeout} seconds")


@dataclass(frozen=True)
class Hint:
    """What to tell a player now. `kind`: "step", "solved", "clash", "wrong", "missing" or "nothing".

    `stages` go from where to look to what to do.
    """

    kind: str
    stages: tuple[str, ...]
    step: Step | None = None

    def __str__(self) -> str:
        return self.stages[3]


def hint(board: BoardLike, *, ladder: str | None = None, timeout: float | None = None) -> Hint:
    """A mistake if there is one, else the next step, in five stages.

    >>> hint("1234341221434...").kind
    'step'
    """
    p = puzzle(board)
    walk = _call(_core.logic, p._core, ladder, _solution(p, timeout), True, _nanoseconds(timeout))
    found = _call(walk.hint)
    if found is None:
        raise Timeout(f"no hint within {timeout} seconds")
    kind, stages = found
    return Hint(kind, stages, _step(walk) if kind == "step" else None)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is. `level`: "easy" to "extreme". Scale "se": `er`, `ep`, `ed` as numbers like 7.2."""

    scale: str
    level: str
    score: int
    hardest: str | None
    steps: int
    counts: dict[str, int]
    er: float | None = None
    ep: float | None = None
    ed: float | None = None

    def __str__(self) -> str:
        return f"{self.er} {self.ep} {self.ed}" if self.er is not None else f"{self.level} {self.score}"


def rate(board: BoardLike, scale: str = "hodoku", *, timeout: float | None = None) -> Rating:
    """How hard a puzzle is, on the scale "hodoku" or "se". NotUnique if it has not exactly one solution.

    >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> rate(p).level, str(rate(p, "se"))
    ('easy', '1.2 1.2 1.2')
    """
    p = puzzle(board)
    rated = _call(_call(_core.rater, p._core.spec, scale, 0, _nanoseconds(timeout)).rate, p._core)
    if rated["answer"] == "limit":
        raise Timeout(f"not rated within {timeout} seconds")
    if rated["answer"] != "unique":
        raise NotUnique({"multiple": "more than one solution", "none": "no solution"}.get(
            rated["answer"], rated["answer"]))
    tenths = (rated["er"] / 10, rated["ep"] / 10, rated["ed"] / 10) if scale == "se" else (None, None, None)
    return Rating(scale, rated["level"], rated["score"], rated["hardest"], rated["steps"], rated["counts"], *tenths)
