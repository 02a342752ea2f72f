# SPDX-License-Identifier: MIT
"""Sudoku: solve, prove unique, count, rate, explain, make; any size, millions at a time.

>>> import houseful
>>> puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
>>> houseful.solve(puzzle)
'812753649943682175675491283154237896369845721287169534521974368438526917796318452'
>>> houseful.is_unique(puzzle)
True
>>> houseful.rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level
'easy'

Boards may be texts in any notation, flat lists, lists of rows, bytes or numpy arrays; 0 and None are blank.
Long calls let other threads run, and take `timeout=` in seconds.
"""
from ._alike import Map, automorphisms, canonical, convert, draw, same, scramble
from ._answers import Answer, Check, answer, check, count, is_unique, minimal, solutions, solve
from ._board import BoardLike, Puzzle
from ._core import version as _version
from ._errors import HousefulError, InvalidPuzzle, NotUnique, Timeout
from ._make import generate, series
from ._many import Solutions, processors, solve_many
from ._people import Hint, Rating, Step, hint, rate, steps

__version__ = _version()
__all__ = [
    "Answer", "BoardLike", "Check", "Hint", "HousefulError", "InvalidPuzzle", "Map", "NotUnique", "Puzzle",
    "Rating", "Solutions", "Step", "Timeout", "answer", "automorphisms", "canonical", "check", "convert", "count",
    "draw", "generate", "hint", "is_unique", "minimal", "processors", "rate", "same", "scramble", "series",
    "solutions", "solve", "solve_many", "steps",
]
