# SPDX-License-Identifier: MIT
"""New puzzles from a seed: the same seed gives the same puzzles in every language."""
from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from . import _core
from ._answers import _call, _nanoseconds
from ._board import _line, _spec
from ._errors import HousefulError, Timeout

_AT_ONCE = 1024


def generate(*, seed: int | None = None, first: int = 1, size: int = 9, clues: int = 0, minimal: bool = False,
             timeout: float | None = None, **shape: Any) -> str:
    """A new puzzle with exactly one solution, as a line of text.

    `seed` None: another one each time. `first` is its number in the seed's series, as on the command line.
    `clues`: exactly so many; `minimal`: every clue is needed. Shapes as for Puzzle.

    >>> generate(seed=1) == generate(seed=1)
    True
    >>> len(generate(seed=3, size=6))
    36
    """
    return next(series(seed=seed, first=first, size=size, clues=clues, minimal=minimal, timeout=timeout, **shape))


def series(*, seed: int | None = None, first: int = 1, size: int = 9, clues: int = 0, minimal: bool = False,
           timeout: float | None = None, **shape: Any) -> Iterator[str]:
    """The puzzles of a seed, one after the other, for ever: take as many as you like.

    >>> from itertools import islice
    >>> a = list(islice(series(seed=7), 3))
    >>> a[1] == generate(seed=7, first=2)
    True
    """
    if first < 1:
        raise HousefulError("first: puzzles are numbered from 1")
    if seed is None:
        seed = secrets.randbits(63)
    spec = _spec(size, **shape)
    made = _call(_core.generator, spec, seed, clues, minimal, _nanoseconds(timeout))
    plain = size == 9 and not shape and not clues
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
                          "no such puzzle in a thousand attempts")
        cells = cells or _core.make(spec, found[0])
        yield _line(cells, found[0])
        index += 1
