// SPDX-License-Identifier: MIT
//
// wishes.js - what a new puzzle shall be like.
import { flat, shapeHead } from './boards.js';
import { HousefulError } from './errors.js';

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
const NONE = '.0-_';

/** A number, [least, most], or a text "A..B", "A..", "..B"; each end read by `read`. */
function range(wish, name, read) {
  let ends;
  if (Array.isArray(wish)) ends = wish;
  else if (typeof wish === 'string' && wish.includes('..')) ends = wish.split('..').map((end) => end.trim() || null);
  else ends = [wish, wish];
  if (ends.length !== 2 || (ends[0] === null && ends[1] === null)) throw new HousefulError(`${name}: one value or two ends are expected`);
  return ends.map((end) => (end === null || end === undefined ? 0 : read(end, name)));
}

function whole(end, name) {
  const number = Number(end);
  if (!Number.isInteger(number) || number < 0) throw new HousefulError(`${name}: a whole number is expected, not ${JSON.stringify(end)}`);
  return number;
}

function tenths(end, name) {
  const number = Math.round(Number(end) * 10);
  if (!(number >= 0)) throw new HousefulError(`${name}: a rating such as 7.2 is expected, not ${JSON.stringify(end)}`);
  return number;
}

function levelOf(end, name) {
  const number = LEVELS.indexOf(end) + 1;
  if (number === 0) throw new HousefulError(`${name}: ${LEVELS.join(', ')} or expert is expected, not ${JSON.stringify(end)}`);
  return number;
}

/** A seed: 0 to 2^64 - 1; none: another one each time. */
export function seedText(seed) {
  if (seed === undefined || seed === null) return String(Math.floor(Math.random() * 2 ** 53));
  if (typeof seed === 'bigint' ? seed < 0n || seed >= 1n << 64n : !Number.isSafeInteger(seed) || seed < 0) {
    throw new HousefulError(`seed: a whole number from 0 is expected, not ${String(seed)}`);
  }
  return String(seed);
}

/** A pattern: text, where . 0 - _ mean no clue, or a list of truths. */
function patternText(pattern) {
  if (typeof pattern === 'string') return Array.from(pattern.replace(/\s/g, ''), (c) => (NONE.includes(c) ? 0 : 1)).join(',');
  return Array.from(pattern).flat(Infinity).map((clue) => (clue ? 1 : 0)).join(',');
}

function boardText(board, name) {
  const values = flat(typeof board === 'string' ? Array.from(board.replace(/\s/g, '')) : board);
  if (values.length === 0) throw new HousefulError(`${name}: a board is expected`);
  return values.join(',');
}

/** Seconds as the library counts them. */
export function microseconds(timeout) {
  if (timeout === undefined || timeout === null) return undefined;
  if (!(timeout > 0)) throw new HousefulError('timeout: a number of seconds above 0 is expected');
  return Math.max(1, Math.round(timeout * 1e6));
}

/** The head of a question for new puzzles. */
export function wishHead(wishes = {}) {
  const { seed, first = 1, number = 1, clues, minimal, level, score, rating, technique, hardest, symmetry, pattern, solution, from, swap,
    unbiased, attempts, timeout, size, ...rest } = wishes;
  const head = { ...shapeHead({ ...rest, size: size ?? (rest.box || rest.regions ? 0 : 9) }), seed: seedText(seed) };
  head.first = whole(first, 'first');
  head.number = whole(number, 'number');
  if (head.first < 1) throw new HousefulError('first: puzzles are numbered from 1');
  if (head.number < 1) throw new HousefulError('number: a number from 1 is expected');
  if (clues !== undefined) [head.clues_least, head.clues_most] = range(clues, 'clues', whole);
  if (score !== undefined) [head.score_least, head.score_most] = range(score, 'score', whole);
  if (rating !== undefined) [head.rating_least, head.rating_most] = range(rating, 'rating', tenths);
  if (level !== undefined) [head.level_least, head.level_most] = range(level === 'expert' ? 'unfair..extreme' : level, 'level', levelOf);
  if (technique !== undefined) head.technique = Array.isArray(technique) ? technique.join(',') : technique;
  if (pattern !== undefined) head.pattern = patternText(pattern);
  if (solution !== undefined) head.solution = boardText(solution, 'solution');
  if (from !== undefined) {
    const boards = typeof from === 'string' ? from.trim().split(/\s+/) : from;
    head.from = boards.map((board) => boardText(board, 'from')).join(',');
    head.from_count = boards.length;
  }
  for (const [key, said] of Object.entries({ minimal, hardest, unbiased })) if (said) head[key] = 1;
  return { ...head, symmetry, swap, attempts, microseconds: microseconds(timeout) };
}

const SLOW = ['level', 'score', 'rating', 'technique', 'pattern', 'from', 'unbiased'];

/** How many puzzles of a series to ask for after so many: one by one where each takes its time. */
export const nextNumber = (number, wishes) => (SLOW.some((wish) => wishes[wish] !== undefined) ? 1 : Math.min(number * 4, 1024));
