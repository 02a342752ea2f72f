# SPDX-License-Identifier: MIT
"""Boards: a puzzle in whatever form a person or a program holds it."""
from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Union

from . import _core
from ._errors import HousefulError

BoardLike = Union[str, "Puzzle", Sequence[Any], Any]
"""A text in any notation, a flat list, a list of rows, a buffer or a numpy array; 0 and None are blank."""

_LAYOUTS = ("boxes", "latin", "jigsaw", "cube", "roxdoku")
_DIAGONALS, _WINDOWS = 1, 2
_LARGEST = 1024
_BLANK_WORDS = {"", ".", "0", "-", "_", "*", "?", "x", "X"}


def _spec(size: int, *, box: tuple[int, int] | None = None, layout: str | None = None, x: bool = False,
          windows: bool = False, regions: Any = None) -> tuple:
    """The six fields by which the C side knows a shape."""
    if regions is not None:
        layout = "jigsaw"
        numbers = _flat(regions)
        size = size or _size_of(len(numbers))
        least = min(numbers, default=0)  # regions may be counted from 0 or from 1
        numbers = [number - least for number in numbers]
        if max(numbers, default=0) >= _LARGEST:
            raise HousefulError("regions: a small number for each cell expected")
        regions = array("H", numbers).tobytes()
    if not isinstance(size, int) or not 0 <= size <= _LARGEST:
        raise HousefulError(f"size: a number of symbols from 1 to {_LARGEST} expected, not {size!r}")
    if box is not None and not (len(box) == 2 and all(isinstance(side, int) and 1 <= side <= _LARGEST for side in box)):
        raise HousefulError(f"box: its rows and columns expected, not {box!r}")
    if layout is not None and layout not in _LAYOUTS:
        raise HousefulError(f'there is no layout "{layout}": {", ".join(_LAYOUTS)}')
    number = -1 if layout is None else _LAYOUTS.index(layout)
    if box is not None and size and box[0] * box[1] != size:
        raise HousefulError(f"boxes of {box[0]} x {box[1]} cells do not fit {size} symbols")
    rows, columns = box or (0, 0)
    return (number, size or rows * columns, rows, columns, _DIAGONALS * x | _WINDOWS * windows, regions)


def _value(value: Any) -> int:
    """One cell: a number, None, or a digit as text."""
    if value is None:
        return 0
    if isinstance(value, str):
        word = value.strip()
        if word in _BLANK_WORDS:
            return 0
        return int(word) if word.isdecimal() else _letter(word)
    if value != value:  # NaN, by which tables say that there is nothing
        return 0
    number = int(value)
    if number != value or number < 0:
        raise HousefulError(f"a cell holds {value!r}: a whole number from 0 expected")
    return number


def _letter(word: str) -> int:
    if len(word) == 1 and word.isascii() and word.isalpha():
        return ord(word.upper()) - ord("A") + 10
    raise HousefulError(f"a cell holds {word!r}: a number, a letter or None expected")


def _flat(board: Iterable[Any]) -> list[int]:
    """A list of values, or of rows of values, as one list."""
    if isinstance(board, memoryview):
        board = board.tolist()
    if not hasattr(board, "__iter__"):
        raise TypeError(f"a board expected: a text, a list, rows, bytes or an array, not {type(board).__name__}")
    values: list[int] = []
    for item in board:
        if isinstance(item, str) and len(item) > 1 and not item.strip().isdecimal():
            values.extend(_value(character) for character in item)
        elif not isinstance(item, (str, bytes)) and hasattr(item, "__iter__"):
            values.extend(_flat(item))
        else:
            values.append(_value(item))
    return values


def _size_of(cells: int) -> int:
    size = round(cells ** 0.5)
    if size * size != cells:
        raise HousefulError(f"{cells} cells make no square board")
    return size


class Puzzle:
    """A puzzle: its clues, what a player has entered, and its shape. It never changes.

    >>> p = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> p.size, p.clue_count
    (9, 30)
    >>> p.rows[0]
    [5, 3, 0, 0, 7, 0, 0, 0, 0]
    >>> Puzzle([[1, None, None, None], [None] * 4, [None] * 4, [None] * 4]).clue_count
    1
    """

    __slots__ = ("_core",)
    _core: Any

    def __init__(self, board: BoardLike, *, size: int = 0, box: tuple[int, int] | None = None,
                 layout: str | None = None, x: bool = False, windows: bool = False, regions: Any = None,
                 format: str | None = None):
        shaped = bool(size or box or layout or x or windows or regions is not None)
        if isinstance(board, Puzzle) and not shaped:
            self._core = board._core
        elif isinstance(board, (str, bytes, bytearray)) and not _is_values(board):
            text = board if isinstance(board, str) else bytes(board).decode("utf-8", "replace")
            spec = _spec(size, box=box, layout=layout, x=x, windows=windows, regions=regions) if shaped else None
            self._core = _parse(text, spec, format)
        else:
            values = _flat(board.flat if isinstance(board, Puzzle) else board)
            spec = _spec(size or _size_of(len(values)), box=box, layout=layout, x=x, windows=windows,
                         regions=regions)
            self._core = _make(spec, values)

    @classmethod
    def _wrap(cls, core: Any) -> "Puzzle":
        self = cls.__new__(cls)
        self._core = core
        return self

    @classmethod
    def sample(cls, which: int | str) -> "Puzzle":
        """A built-in puzzle, by its number from 1 or its name.

        >>> Puzzle.sample(1).size
        9
        """
        for number, (name, _, text, layout) in enumerate(_core.samples(), 1):
            if which in (number, name):
                return cls(text.split()[0] if layout != "jigsaw" else text, x=layout.endswith(" X"),
                           windows="windoku" in layout)
        raise HousefulError(f"there is no sample {which!r}")

    # ---- asking ----

    @property
    def size(self) -> int:
        """The number of symbols."""
        return self._core.size

    @property
    def flat(self) -> list[int]:
        """What stands in the cells, in reading order, 0 for nothing."""
        return array("H", self._core.values).tolist()

    @property
    def clues(self) -> list[int]:
        """The clues alone: `flat` without what a player has entered."""
        return array("H", self._core.clues).tolist()

    @property
    def clue_count(self) -> int:
        return sum(1 for value in self.clues if value)

    @property
    def rows(self) -> list[list[int]]:
        """`flat`, row by row."""
        flat, width = self.flat, self._core.columns
        return [flat[i:i + width] for i in range(0, len(flat), width)]

    @property
    def title(self) -> str | None:
        return self._core.title

    @property
    def comment(self) -> str | None:
        return self._core.comment

    @property
    def is_solved(self) -> bool:
        """Is every cell filled, and nothing contradicts the rules?"""
        return self._core.is_solved()

    def name(self, cell: int) -> str:
        """What people call a cell: r1c1."""
        return self._core.cell_name(cell)

    # ---- showing ----

    def write(self, format: str = "line", *, blank: str = ".") -> str:
        """The puzzle in one of the formats of the command line (`houseful help formats`)."""
        return _write(self._core, format, None, blank)

    def draw(self, *, colour: bool = False, ascii: bool = False) -> str:
        """The board with lines around its boxes."""
        return self._core.write("draw", None, ".", colour, ascii)

    def __str__(self) -> str:
        return _line(self._core, None)

    def __repr__(self) -> str:
        return f"Puzzle({str(self)!r})"

    def _repr_svg_(self) -> str:
        return self.write("svg")

    def _repr_html_(self) -> str:
        return self._repr_svg_()

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        return numpy.array(self.rows, dtype=dtype or numpy.uint16)

    def __iter__(self) -> Iterator[int]:
        return iter(self.flat)

    def __len__(self) -> int:
        return len(self.flat)

    def __getitem__(self, index: Any) -> Any:
        """`p[cell]`, or `p[row, column]`, from 0."""
        if isinstance(index, tuple):
            row, column = index
            return self.rows[row][column]
        return self.flat[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._core.same(other._core)

    def __hash__(self) -> int:
        return hash((self._core.spec, self._core.values))


def _is_values(board: bytes | bytearray | str) -> bool:
    """Bytes 0..N, one per cell, rather than a text."""
    return not isinstance(board, str) and len(board) > 0 and max(board) < 32 and b"\n"[0] not in board


def _parse(text: str, spec: tuple | None, format: str | None) -> Any:
    try:
        return _core.parse(text, spec, format)
    except _core.Error as error:
        raise HousefulError(*error.args) from None


def _make(spec: tuple, values: Sequence[int]) -> Any:
    size = spec[1]
    for cell, value in enumerate(values):
        if value > size:
            raise HousefulError(f"row {cell // size + 1}, column {cell % size + 1} holds {value}: "
                                f"0 to {size} expected")
    try:
        return _core.make(spec, array("H", values).tobytes())
    except _core.Error as error:
        raise HousefulError(*error.args) from None
    except ValueError as error:
        raise HousefulError(f"{len(values)} values for {size} symbols: {error}") from None


def _write(core: Any, format: str, values: bytes | None, blank: str = ".") -> str:
    try:
        return core.write(format, values, blank)
    except ValueError as error:
        raise HousefulError(*error.args) from None


def _line(core: Any, values: bytes | None) -> str:
    """One line: a character per cell where there are enough, else numbers."""
    try:
        return core.write("line", values)
    except _core.Error:
        return core.write("tokens", values)


def _cells(core: Any, values: bytes) -> str:
    """Values as one line, without the map of regions that the line of a jigsaw has behind it."""
    line = _line(core, values)
    return line.split()[0] if core.spec[5] is not None and core.size <= 35 else line


def puzzle(board: BoardLike, **shape: Any) -> Puzzle:
    """`board` as a Puzzle; one that is a Puzzle already stays itself."""
    return board if isinstance(board, Puzzle) and not shape else Puzzle(board, **shape)
