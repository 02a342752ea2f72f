# SPDX-License-Identifier: MIT
"""New puzzles from a seed: the same seed gives the same puzzles in every language."""
from __future__ import annotations

import secrets
from array import array
from collections.abc import Iterable, Iterator
from typing import Any

from . import _core
from ._answers import _call, _nanoseconds
from ._board import BoardLike, _flat, _line, _spec, puzzle
from ._errors import HousefulError, Timeout

_AT_ONCE = 1024
_MOST = 2**31
_LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
_NO_CLUE = ".0_-"
_QUICK = {"seed", "minimal", "nanoseconds"}  # wishes that many puzzles at a time may have

Range = Any
"""One value, a pair (least, most) in which None is no bound, or a text "A..B", "A..", "..B"."""


def _range(wish: Range, name: str, read: Any) -> tuple[int, int]:
    if isinstance(wish, (tuple, list)):
        ends = tuple(wish)
    elif isinstance(wish, str) and ".." in wish:
        ends = tuple(end.strip() or None for end in wish.split("..", 1))
    else:
        ends = (wish, wish)
    if len(ends) != 2 or ends == (None, None):
        raise HousefulError(f"{name}: one value or two ends expected, not {wish!r}")
    try:
        least, most = (0 if end is None else read(end) for end in ends)
    except (TypeError, ValueError, OverflowError):
        raise HousefulError(f"{name}: {wish!r} is no such value or range") from None
    if least < 0 or most < 0:
        raise HousefulError(f"{name}: {wish!r} is below 0")
    if least > _MOST or most > _MOST:
        raise HousefulError(f"{name}: {wish!r} is beyond what any puzzle has")
    return least, most


def _tenths(rating: Any) -> int:
    return round(float(rating) * 10)


def _level(name: Any) -> int:
    return _LEVELS.index(name) + 1


def _pattern(pattern: Any) -> bytes:
    if isinstance(pattern, str):
        return bytes(character not in _NO_CLUE for character in pattern if not character.isspace())
    return bytes(bool(value) for value in _flat(pattern))


def _values(board: BoardLike) -> bytes:
    flat = puzzle(board).flat if isinstance(board, (str, bytes)) else _flat(board)
    return array("H", flat).tobytes()


def _wishes(seed: int | None, minimal: bool, timeout: float | None, clues: Range, level: Range, score: Range,
            rating: Range, technique: str | Iterable[str] | None, hardest: bool, symmetry: str | None, pattern: Any,
            solution: Any, neighbours: Iterable[BoardLike] | None, swap: int, unbiased: bool,
            attempts: int | None) -> dict[str, Any]:
    """The wishes as the C side knows them; what was not wished is not in it."""
    found: dict[str, Any] = {"seed": secrets.randbits(63) if seed is None else seed}
    if not isinstance(found["seed"], int) or not 0 <= found["seed"] < 2**64:
        raise HousefulError("seed: a number from 0 to 2**64 - 1 expected")
    if not isinstance(swap, int) or not 0 <= swap <= _MOST:
        raise HousefulError(f"swap: a number of clues expected, not {swap!r}")
    if attempts is not None and (not isinstance(attempts, int) or not 0 < attempts < 2**63):
        raise HousefulError(f"attempts: a whole number from 1 expected, not {attempts!r}")
    if level == "expert":
        level = "unfair..extreme"
    for name, wish, read in (("clues", clues, int), ("level", level, _level), ("score", score, int),
                             ("rating", rating, _tenths)):
        if wish is not None:
            found[f"{name}_least"], found[f"{name}_most"] = _range(wish, name, read)
    if technique is not None:
        found["technique"] = tuple(technique.split(",") if isinstance(technique, str) else technique)
    if pattern is not None:
        found["pattern"] = _pattern(pattern)
    if solution is not None:
        found["solution"] = _values(solution)
    if neighbours is not None:
        found["from"], found["swap"] = b"".join(map(_values, neighbours)), swap
    others = {"minimal": minimal, "hardest": hardest, "symmetry": symmetry, "unbiased": unbiased,
              "attempts": attempts, "nanoseconds": _nanoseconds(timeout)}
    return found | {name: wish for name, wish in others.items() if wish}


def generate(*, seed: int | None = None, first: int = 1, size: int = 9, clues: Range = None, minimal: bool = False,
             level: Range = None, score: Range = None, rating: Range = None,
             technique: str | Iterable[str] | None = None, hardest: bool = False, symmetry: str | None = None,
             pattern: Any = None, solution: Any = None, neighbours: Iterable[BoardLike] | None = None, swap: int = 1,
             unbiased: bool = False, attempts: int | None = None, timeout: float | None = None, **shape: Any) -> str:
    """A new puzzle with exactly one solution, as a line of text.

    `seed` None: another one each time. `first` is its number in the seed's series, as on the command line.
    Wishes: `clues`, `level` ("easy" to "extreme", or "expert"), `score`, `rating` (Sudoku Explainer's), each a value
    or a range: 24, (22, 24), "22..24"; `technique`, one or several that the way to the solution needs, with
    `hardest` none harder than the first; `symmetry` ("rotate180", "mirror" ...); `pattern`, clues exactly there;
    `solution`, puzzles of this board; `neighbours` of these puzzles, `swap` clues away; `minimal`: every clue is
    needed; `unbiased`. Shapes as for Puzzle. What is not found raises Timeout.

    >>> generate(seed=1) == generate(seed=1)
    True
    >>> len(generate(seed=3, size=6))
    36
    >>> from houseful import rate
    >>> rate(generate(seed=1, level="hard", symmetry="rotate180")).level
    'hard'
    """
    return next(series(seed=seed, first=first, size=size, clues=clues, minimal=minimal, level=level, score=score,
                       rating=rating, technique=technique, hardest=hardest, symmetry=symmetry, pattern=pattern,
                       solution=solution, neighbours=neighbours, swap=swap, unbiased=unbiased, attempts=attempts,
                       timeout=timeout, **shape))


def series(*, seed: int | None = None, first: int = 1, size: int = 9, clues: Range = None, minimal: bool = False,
           level: Range = None, score: Range = None, rating: Range = None,
           technique: str | Iterable[str] | None = None, hardest: bool = False, symmetry: str | None = None,
           pattern: Any = None, solution: Any = None, neighbours: Iterable[BoardLike] | None = None, swap: int = 1,
           unbiased: bool = False, attempts: int | None = None, timeout: float | None = None,
           **shape: Any) -> Iterator[str]:
    """The puzzles of a seed, one after the other, for ever: take as many as you like. Wishes as for generate.

    >>> from itertools import islice
    >>> a = list(islice(series(seed=7), 3))
    >>> a[1] == generate(seed=7, first=2)
    True
    """
    if not isinstance(first, int) or not 1 <= first < 2**63:
        raise HousefulError("first: puzzles are numbered from 1")
    wishes = _wishes(seed, minimal, timeout, clues, level, score, rating, technique, hardest, symmetry, pattern,
                     solution, neighbours, swap, unbiased, attempts)
    spec = _spec(size, **shape)
    try:
        made = _call(_core.generator, spec, wishes)
    except HousefulError:
        raise
    except ValueError as error:
        raise HousefulError(str(error)) from None
    plain = size == 9 and not shape and set(wishes) <= _QUICK
    return _nines(made, first - 1) if plain else _others(made, spec, first - 1, timeout)


def _nines(made: Any, index: int) -> Iterator[str]:
    """Plain 9x9 puzzles, many at a time; few at first, for who wants only one."""
    number = 1
    while True:
        buffer = bytearray(81 * number)
        if not _call(made.many, index, buffer):
            raise Timeout("no puzzle within the time given")
        text = buffer.translate(_DIGITS).decode()
        for at in range(0, len(text), 81):
            yield text[at:at + 81]
        index += number
        number = min(number * 4, _AT_ONCE)


_DIGITS = bytes([ord(".")]) + bytes(range(ord("1"), ord("9") + 1)) + bytes(246)


def _others(made: Any, spec: tuple, index: int, timeout: float | None) -> Iterator[str]:
    cells = None
    while True:
        found = _call(made.next, index)
        if found is None:
            raise Timeout(f"no such puzzle within {timeout} seconds" if timeout else
                          "no such puzzle in the attempts allowed")
        cells = cells or _core.make(spec, found[0])
        yield _line(cells, found[0])
        index += 1
