// SPDX-License-Identifier: MIT

/** A text in any notation, a flat list, a list of rows, an array of numbers, or a puzzle that was read; 0 and null are blank. */
export type Cell = number | string | null | undefined;
export type Board = string | Puzzle | Iterable<Cell> | Iterable<Iterable<Cell>>;

export type AnswerWord = 'unique' | 'multiple' | 'none' | 'invalid';
export type BatchWord = AnswerWord | 'limit' | 'unreadable';
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
export type Scale = 'hodoku' | 'se';
export type Form = 'puzzle' | 'pattern' | 'solution';
export type Ladder = 'default' | 'hodoku' | 'se';
export type Symmetry = 'none' | 'rotate180' | 'rotate90' | 'mirror' | 'flip' | 'diagonal' | 'antidiagonal' | 'full';
/** One value, both ends, or a text such as "22..24", "..22". */
export type Range<T> = T | readonly [T | null, T | null] | string;

/** What a board looks like, where a text does not say it. */
export interface Shape {
  /** Number of symbols. */
  size?: number;
  /** Rows and columns of a box. */
  box?: readonly [number, number];
  layout?: 'boxes' | 'latin' | 'jigsaw' | 'cube' | 'roxdoku';
  /** The diagonals are houses, too. */
  x?: boolean;
  /** Windoku. */
  windows?: boolean;
  /** A jigsaw's regions, one number per cell. */
  regions?: string | Iterable<Cell> | Iterable<Iterable<Cell>>;
}

export interface Options extends Shape {
  /** Seconds after which a call is given up, with a Timeout. */
  timeout?: number;
  /** Breaks the call off (not in houseful/sync). */
  signal?: AbortSignal;
  /** The notation of the text; default: told by its looks. */
  format?: string;
}
export interface SolveOptions extends Options {
  engine?: string;
}
export interface PeopleOptions extends Options {
  ladder?: Ladder;
  /** Each step with a picture, `svg`. */
  pictures?: boolean;
}
export interface BatchOptions {
  /** Seconds for the whole batch: what was not done by then has the answer "limit". */
  timeout?: number;
  signal?: AbortSignal;
  /** How many workers; default: one for each processor. */
  threads?: number;
}

export interface Wishes extends Shape {
  /** Names a series of puzzles, the same in every language; none: another one each time. */
  seed?: number | bigint;
  /** The number in the series, from 1. */
  first?: number;
  clues?: Range<number>;
  minimal?: boolean;
  level?: Range<Level> | 'expert';
  score?: Range<number>;
  /** Sudoku Explainer's rating, such as 7.2. */
  rating?: Range<number>;
  /** Rules that the way to the solution needs. */
  technique?: string | readonly string[];
  /** And none harder than the first of them. */
  hardest?: boolean;
  symmetry?: Symmetry;
  /** Where clues are: text with . for none, or a list of truths. */
  pattern?: string | Iterable<unknown>;
  /** Puzzles of this solved board. */
  solution?: string | Iterable<Cell>;
  /** Neighbours of these puzzles, `swap` clues away. */
  from?: string | readonly (string | Iterable<Cell>)[];
  swap?: number;
  unbiased?: boolean;
  attempts?: number;
  timeout?: number;
  signal?: AbortSignal;
}

export interface Answer {
  answer: AnswerWord;
  solution: string | null;
  second: string | null;
  count: number;
  guesses: number;
  exhausted: boolean;
  /** Why it is invalid: "1 twice in row 1: r1c1 and r1c2". */
  reason: string | null;
}
export interface Check {
  /** Nothing is wrong. */
  ok: boolean;
  answer: AnswerWord;
  isSolved: boolean;
  clashes: string[];
  /** Cells, from 0, whose entry is not that of the solution. */
  wrong: number[];
}
export interface Rating {
  scale: Scale;
  level: Level;
  score: number;
  hardest: string | null;
  steps: number;
  counts: Record<string, number>;
  /** Scale "se": the hardest step, the hardest up to the first placement, the first. */
  er?: number;
  ep?: number;
  ed?: number;
}
export interface Candidate { cell: number; symbol: number; }
export interface Step {
  technique: string;
  /** In the usual notation. */
  line: string;
  /** Why, in sentences. */
  text: string;
  place: Candidate[];
  eliminate: Candidate[];
  /** Everything, as the command line writes it. */
  data: Record<string, unknown>;
  svg?: string;
}
export interface Hint {
  kind: 'step' | 'solved' | 'clash' | 'wrong' | 'missing' | 'nothing';
  /** From where to look to what to do. */
  stages: string[];
  step: Step | null;
}
/** A symmetry; called with a board of 81 characters, its image. */
export interface BoardMap {
  (board: string): string;
  turned: boolean;
  rows: number[];
  columns: number[];
  digits: number[];
}
export interface Lists {
  version: string;
  formats: { name: string; summary: string; reads: boolean; writes: boolean }[];
  techniques: { key: string; name: string }[];
  samples: { name: string; about: string; puzzle: string; layout: string }[];
}

/** A puzzle that was read. */
export class Puzzle {
  private constructor();
  readonly size: number;
  readonly columns: number;
  readonly layout: string;
  /** What stands in the cells, in reading order, 0 for nothing. */
  readonly flat: number[];
  readonly rows: number[][];
  /** Without what a player has entered. */
  readonly clues: number[];
  readonly clueCount: number;
  readonly line: string;
  readonly isSolved: boolean;
  readonly isPlain: boolean;
  readonly title: string | null;
  readonly comment: string | null;
  toString(): string;
}

/** The answers of a batch. */
export class Solutions implements Iterable<string | null> {
  private constructor();
  readonly length: number;
  /** All solutions, 81 bytes each: characters if the puzzles were text, else values. */
  readonly buffer: Uint8Array;
  /** A code for each puzzle. */
  readonly answers: Uint8Array;
  readonly text: boolean;
  at(index: number): string | null;
  answer(index: number): BatchWord;
  summary(): Partial<Record<BatchWord, number>>;
  [Symbol.iterator](): Iterator<string | null>;
}

export class HousefulError extends Error {
  /** The message without its place. */
  readonly reason: string;
  readonly line: number | null;
  readonly column: number | null;
}
export class InvalidPuzzle extends HousefulError {}
export class NotUnique extends HousefulError {}
export class Timeout extends HousefulError {}

/** Which build solves batches here. */
export const build: 'simd' | 'plain';
