# SPDX-License-Identifier: MIT
"""Which 9x9 boards are the same up to symmetry; and boards in other notations."""
from __future__ import annotations

import secrets
import threading
from dataclasses import dataclass
from typing import Any

from . import _core
from ._answers import _call
from ._board import BoardLike, puzzle
from ._errors import HousefulError


@dataclass(frozen=True)
class Map:
    """A symmetry: turned over the diagonal first or not, then rows, columns and digits exchanged."""

    turned: bool
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    digits: tuple[int, ...]

    def __call__(self, board: BoardLike) -> str:
        """The image of a board."""
        rows = puzzle(board).rows
        if self.turned:
            rows = [list(column) for column in zip(*rows)]
        image = [self.digits[rows[r][c]] for r in self.rows for c in self.columns]
        return "".join(".123456789"[value] for value in image)


def _map(fields: tuple) -> Map:
    return Map(fields[0], tuple(fields[1]), tuple(fields[2]), tuple(fields[3]))


def _nine(board: BoardLike) -> bytes:
    p = puzzle(board)
    if len(p) != 81 or p.size != 9 or p._core.spec[0] != 0 or p._core.spec[4]:
        raise HousefulError("canonical forms are for plain 9x9 boards")
    return bytes(p.flat)


def _text(values: bytes) -> str:
    return "".join(".123456789"[value] for value in values)


_kept = threading.local()


def _canon(form: str) -> Any:
    """A context of this thread's own for a form."""
    contexts = _kept.__dict__.setdefault("contexts", {})
    if form not in contexts:
        contexts[form] = _core.canon(form)
    return contexts[form]


def canonical(board: BoardLike, form: str = "puzzle") -> str:
    """The least board that is the same up to symmetry; `form` "puzzle", "pattern" or "solution".

    >>> from houseful import generate
    >>> p = generate(seed=5)
    >>> canonical(p) == canonical(scramble(p, seed=9))
    True
    """
    return _text(_call(_canon(form).form, _nine(board))[0])


def automorphisms(board: BoardLike) -> int:
    """The number of symmetries that leave a board as it is, digits renamed; 1 for nearly all."""
    return _call(_canon("puzzle").form, _nine(board))[2]


def same(a: BoardLike, b: BoardLike) -> Map | None:
    """The map that leads from `a` to `b` if they are the same up to symmetry; else None.

    >>> from houseful import generate
    >>> p = generate(seed=5)
    >>> q = scramble(p, seed=9)
    >>> same(p, q)(p) == q, same(p, generate(seed=6))
    (True, None)
    """
    found = _call(_canon("puzzle").same, _nine(a), _nine(b))
    return None if found is None else _map(found)


def scramble(board: BoardLike, seed: int | None = None, index: int = 0) -> str:
    """A board that looks different and is the same; a seed always gives the same one."""
    if not all(isinstance(n, int) and 0 <= n < 2**64 for n in (seed or 0, index)):
        raise HousefulError("seed, index: whole numbers from 0 to 2**64 - 1 expected")
    return _text(_call(_core.scramble, _nine(board), secrets.randbits(63) if seed is None else seed, index)[0])


def convert(board: BoardLike, to: str, **shape: Any) -> str:
    """A board in another notation: "line", "rows", "sdk", "hodoku", "json", "svg" ...

    >>> print(convert("1...............", "rows"), end="")
    1...
    ....
    ....
    ....
    """
    return puzzle(board, **shape).write(to)


def draw(board: BoardLike, **shape: Any) -> str:
    """A board with lines around its boxes."""
    return puzzle(board, **shape).draw()
