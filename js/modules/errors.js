// SPDX-License-Identifier: MIT
//
// errors.js - what can go wrong.

/** Anything this package complains about. `line` and `column`, from 1, say where in a text; null where there is none. */
export class HousefulError extends Error {
  constructor(message, line = null, column = null) {
    super(line ? `${line}:${column}: ${message}` : message);
    this.name = new.target.name;
    this.reason = message;
    this.line = line;
    this.column = column;
  }
}

/** Two clues contradict each other: there is nothing to solve. */
export class InvalidPuzzle extends HousefulError {}

/** The puzzle has no solution, or several, where exactly one was needed. */
export class NotUnique extends HousefulError {}

/** The time or the attempts given were not enough. */
export class Timeout extends HousefulError {}

const KINDS = { invalid: InvalidPuzzle, unique: NotUnique, timeout: Timeout };

/** The error that the library's answer tells of. */
export function failure({ kind, message, line, column }) {
  return new (KINDS[kind] ?? HousefulError)(message, line ?? null, column ?? null);
}
