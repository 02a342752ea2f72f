// SPDX-License-Identifier: MIT
import type {
  Answer, BatchOptions, Board, BoardMap, Check, Form, Hint, Lists, Options, PeopleOptions, Puzzle,
  Rating, Scale, SolveOptions, Solutions, Step, Wishes,
} from './types.js';

export * from './types.js';

/** The solution, the first of several; null if there is none. `unique`: anything but exactly one is a NotUnique. */
export function solve(board: Board, options?: SolveOptions & { unique?: boolean }): string | null;
/** All that solving tells. */
export function answer(board: Board, options?: SolveOptions): Answer;
/** Has it exactly one solution? */
export function isUnique(board: Board, options?: SolveOptions): boolean;
/** The number of solutions, at most `limit`. */
export function count(board: Board, limit?: number | null, options?: SolveOptions): number;
/** Clues taken away until each is needed. */
export function minimal(board: Board, options?: Options & { seed?: number }): string;
/** Is everything in order? */
export function check(board: Board, options?: Options): Check;
/** Many 9x9 boards at once: lines of text, a list, or 81 bytes each. */
export function solveMany(puzzles: string | Uint8Array | Iterable<Board>, options?: Pick<BatchOptions, 'timeout'>): Solutions;
/** A new puzzle with exactly one solution. */
export function generate(wishes?: Wishes): string;
/** So many of a series. */
export function generateMany(number: number, wishes?: Wishes): string[];
/** How hard it is. */
export function rate(board: Board, scale?: Scale, options?: Options): Rating;
/** A mistake if there is one, else the next step, in five stages. */
export function hint(board: Board, options?: PeopleOptions): Hint;
/** The steps that solve it. */
export function steps(board: Board, options?: PeopleOptions): Step[];
/** The least board that is the same up to symmetry. */
export function canonical(board: Board, form?: Form, options?: Options): string;
/** How many symmetries leave it as it is. */
export function automorphisms(board: Board, options?: Options): number;
/** The map from one board to the other, null if they are not the same up to symmetry. */
export function same(a: Board, b: Board, options?: Options): BoardMap | null;
/** A board that looks different and is the same. */
export function scramble(board: Board, seed?: number | bigint | null, index?: number, options?: Options): string;
/** A board in another notation. */
export function convert(board: Board, to: string, options?: Options & { blank?: string }): string;
/** A board with lines around its boxes. */
export function draw(board: Board, options?: Options & { colour?: boolean; ascii?: boolean }): string;
/** What a board holds. */
export function read(board: Board, options?: Options): Puzzle;
/** Version, formats, techniques and built-in puzzles. */
export function lists(): Lists;
/** The solutions one by one; stop whenever you like. */
export function solutions(board: Board, limit?: number | null, options?: Options): Generator<string, void, undefined>;
/** The puzzles of a seed, one after the other, for ever. */
export function series(wishes?: Wishes): Generator<string, void, undefined>;
