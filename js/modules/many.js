// SPDX-License-Identifier: MIT
//
// many.js - many 9x9 puzzles at once.
import { flat } from './boards.js';
import { HousefulError } from './errors.js';

export const CELLS = 81;
export const WORDS = ['unique', 'multiple', 'none', 'invalid', 'limit', 'unreadable'];

/** The answers of a batch. */
export class Solutions {
  /** @param {Uint8Array} buffer all solutions, 81 bytes each @param {Uint8Array} answers @param {boolean} text */
  constructor(buffer, answers, text) { Object.assign(this, { buffer, answers, text }); }

  get length() { return this.answers.length; }

  /** The solution of puzzle i as text; null if it has not exactly one. */
  at(i) {
    const index = i < 0 ? i + this.length : i;
    if (this.answers[index] !== 0) return null;
    const part = this.buffer.subarray(index * CELLS, (index + 1) * CELLS);
    return this.text ? String.fromCharCode(...part) : part.join('');
  }

  /** "unique", "multiple", "none", "invalid", "limit" or "unreadable". */
  answer(i) { return WORDS[this.answers[i]]; }

  /** How many puzzles got which answer. */
  summary() {
    const found = {};
    for (const code of this.answers) found[WORDS[code]] = (found[WORDS[code]] ?? 0) + 1;
    return found;
  }

  * [Symbol.iterator]() { for (let i = 0; i < this.length; i++) yield this.at(i); }
}

/** Text of equal lines, as it is; null if it is none. */
function lines(bytes) {
  const at = bytes.indexOf(10);
  if (at < 0) return bytes.length % CELLS === 0 ? { bytes, count: bytes.length / CELLS, step: CELLS, text: true } : null;
  const step = at + 1;
  const count = Math.ceil(bytes.length / step);
  if (at !== CELLS && !(at === CELLS + 1 && bytes[CELLS] === 13)) return null;
  const rest = bytes.length - (count - 1) * step;
  if (rest < CELLS) return null;
  for (let i = 0; i < count - 1; i++) {
    const start = i * step;
    if (bytes[start + step - 1] !== 10 || bytes.indexOf(10, start) !== start + step - 1) return null;
  }
  return { bytes, count, step, text: true };
}

/** One puzzle of a list as 81 characters. */
function line(board, i) {
  const text = typeof board === 'string' ? board.replace(/\s/g, '') : String(board?.line ?? flat(board).map((n) => n || '.').join(''));
  if (text.length !== CELLS) throw new HousefulError(`puzzle ${i + 1}: 81 cells are expected, not ${text.length}`);
  return text.replace(/[^\0-\x7e]/g, '\x7f'); // what is not ASCII is unreadable, wherever it stands
}

/** Any form of a batch as { bytes, count, step, text }. */
export function pack(puzzles) {
  if (typeof puzzles === 'string') {
    const bytes = new TextEncoder().encode(puzzles);
    if (bytes.length === 0) return { bytes, count: 0, step: CELLS, text: true };
    return lines(bytes) ?? pack(puzzles.split('\n').filter((one) => one.trim() !== ''));
  }
  if (puzzles instanceof Uint8Array) {
    if (puzzles.length === 0 || puzzles.subarray(0, CELLS).every((byte) => byte <= 9)) {
      if (puzzles.length % CELLS) throw new HousefulError(`${puzzles.length} values are no whole number of puzzles of 81 cells`);
      return { bytes: puzzles, count: puzzles.length / CELLS, step: CELLS, text: false };
    }
    return lines(puzzles) ?? pack(new TextDecoder().decode(puzzles));
  }
  const texts = Array.from(puzzles, line);
  return { bytes: new TextEncoder().encode(texts.join('')), count: texts.length, step: CELLS, text: true };
}

/** A batch in parts of so many puzzles. */
export function* parts({ bytes, count, step, text }, most, until) {
  for (let first = 0; first < count; first += most) {
    const number = Math.min(most, count - first);
    yield { first, batch: { bytes: bytes.slice(first * step, first * step + (number - 1) * step + CELLS), count: number, step, text, until } };
  }
}

/** Puts the answers of parts together. */
export function whole(packed, answered) {
  const answers = new Uint8Array(packed.count);
  const buffer = new Uint8Array(packed.count * CELLS);
  for (const { first, answer } of answered) {
    answers.set(answer.answers, first);
    buffer.set(answer.solutions, first * CELLS);
  }
  return new Solutions(buffer, answers, packed.text);
}
