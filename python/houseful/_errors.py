# SPDX-License-Identifier: MIT
"""What can go wrong, each with its place and its reason."""


class HousefulError(ValueError):
    """Anything this package complains about.

    `line` and `column`, from 1, say where in a text; both are None where there is no text.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None):
        super().__init__(f"{line}:{column}: {message}" if line else message)
        self.message = message
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple:
        return type(self), (self.message, self.line, self.column)


class InvalidPuzzle(HousefulError):
    """Two clues contradict each other: there is nothing to solve."""


class NotUnique(HousefulError):
    """The puzzle has no solution, or several, where exactly one was needed."""


class Timeout(HousefulError, TimeoutError):
    """The time given was not enough."""
