// SPDX-License-Identifier: MIT
// @ts-check
//
// game.js - what is on the board: clues, own digits, marks, colours; undo and redo without limit;
// checkpoints; saving and restoring. It knows which cells share a house only because the library says so.

/**
 * @typedef {object} Geometry what the library tells of a board
 * @property {number} layout
 * @property {number} size
 * @property {number} boxRows
 * @property {number} boxColumns
 * @property {number} extras
 * @property {number[]} regions  only of a jigsaw
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} region   the box of each cell, for drawing lines
 * @property {number[]} shaded   cells on diagonals and in windows
 * @property {{name: string, cells: number[]}[]} houses
 *
 * @typedef {object} Position
 * @property {number[]} clues
 * @property {number[]} values   own digits
 * @property {number[]} marks    set by hand, bit (digit - 1)
 * @property {number[]} struck   automatic candidates struck by hand
 * @property {number[]} given    candidates that are clues: bits and GIVEN, 0 for none
 * @property {number[]} colours
 */

/** The bit that tells a set of candidates that is given from none; bridge.c has it too. */
export const GIVEN = 1 << 30;

const zeros = (/** @type {number} */ n) => new Array(n).fill(0);

export class Game {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    const cells = geometry.rows * geometry.columns;
    /** @type {Position} */
    this.now = { clues: zeros(cells), values: zeros(cells), marks: zeros(cells), struck: zeros(cells), given: zeros(cells),
      colours: zeros(cells) };
    /** @type {Position[]} */ this.past = [];
    /** @type {Position[]} */ this.future = [];
    /** @type {Position | null} */ this.checkpoint = null;
    this.seconds = 0;
    this.title = '';
    /** @type {number[][]} */
    this.peers = Array.from({ length: cells }, () => []);
    for (const house of geometry.houses) {
      for (const cell of house.cells) this.peers[cell].push(...house.cells);
    }
    this.peers = this.peers.map((list, cell) => [...new Set(list)].filter((other) => other !== cell));
  }

  get cells() { return this.now.clues.length; }

  /** What stands in a cell. @param {number} cell */
  value(cell) { return this.now.clues[cell] || this.now.values[cell]; }

  /** @param {number} cell */
  isClue(cell) { return this.now.clues[cell] !== 0; }

  get clueCount() { return this.now.clues.filter((value) => value !== 0).length; }
  get filledCount() { return this.now.clues.filter((value, cell) => value || this.now.values[cell]).length; }
  get isFull() { return this.filledCount === this.cells; }

  /** Changes the position by `edit`, remembering the old one. @param {(now: Position) => void} edit */
  change(edit) {
    const before = structuredClone(this.now);
    edit(this.now);
    if (JSON.stringify(before) === JSON.stringify(this.now)) return false;
    this.past.push(before);
    this.future = [];
    return true;
  }

  undo() {
    const before = this.past.pop();
    if (!before) return false;
    this.future.push(this.now);
    this.now = before;
    return true;
  }

  redo() {
    const after = this.future.pop();
    if (!after) return false;
    this.past.push(this.now);
    this.now = after;
    return true;
  }

  /** Takes over another position as one step of the history. @param {Position} position */
  goTo(position) { return this.change((now) => { Object.assign(now, structuredClone(position)); }); }

  /**
   * Enters a digit, or takes it away if it stands there already.
   * @param {number} cell @param {number} digit @param {{clue: boolean, tidy: boolean}} how
   */
  enter(cell, digit, how) {
    if (!how.clue && this.isClue(cell)) return false;
    return this.change((now) => {
      const list = how.clue ? now.clues : now.values;
      const other = how.clue ? now.values : now.clues;
      list[cell] = list[cell] === digit ? 0 : digit;
      other[cell] = 0;
      if (list[cell] !== 0 && how.tidy) {
        for (const peer of this.peers[cell]) now.marks[peer] &= ~(1 << (digit - 1));
      }
    });
  }

  /** @param {number} cell @param {number} digit @param {boolean} automatic */
  toggleMark(cell, digit, automatic) {
    if (this.value(cell)) return false;
    return this.change((now) => { (automatic ? now.struck : now.marks)[cell] ^= 1 << (digit - 1); });
  }

  /** @param {number} cell @param {number} colour */
  paint(cell, colour) {
    return this.change((now) => { now.colours[cell] = now.colours[cell] === colour ? 0 : colour; });
  }

  /** @param {number} cell @param {boolean} clue */
  erase(cell, clue) {
    if (!clue && this.isClue(cell)) return false;
    return this.change((now) => {
      if (clue) now.clues[cell] = 0;
      if (now.values[cell]) now.values[cell] = 0;
      else { now.marks[cell] = 0; now.struck[cell] = 0; now.colours[cell] = 0; }
    });
  }

  restart() {
    return this.change((now) => {
      for (const list of [now.values, now.marks, now.struck, now.colours]) list.fill(0);
    });
  }

  /** The board as the words that the library reads: shape, clues, values, struck candidates, candidates given. */
  words() {
    const { clues, values, struck, given } = this.now;
    return [...shapeWords(this.geometry), ...clues, ...values, ...struck, ...given];
  }

  save() {
    const { layout, size, boxRows, boxColumns, extras, regions } = this.geometry;
    return { version: 1, shape: { layout, size, boxRows, boxColumns, extras, regions }, now: this.now, past: this.past.slice(-500),
      future: this.future.slice(-500), checkpoint: this.checkpoint, seconds: this.seconds, title: this.title };
  }

  /** Takes over what `save` gave, if it fits. @param {any} saved */
  restore(saved) {
    const known = (/** @type {any} */ p) => p && { given: zeros(this.cells), ...p }; // older ones know none
    const fits = (/** @type {any} */ p) => p && ['clues', 'values', 'marks', 'struck', 'given', 'colours'].every(
      (key) => Array.isArray(p[key]) && p[key].length === this.cells && p[key].every(Number.isInteger));
    if (!fits(known(saved?.now))) return false;
    this.now = known(saved.now);
    this.past = (saved.past ?? []).map(known).filter(fits);
    this.future = (saved.future ?? []).map(known).filter(fits);
    this.checkpoint = fits(known(saved.checkpoint)) ? known(saved.checkpoint) : null;
    this.seconds = Number(saved.seconds) || 0;
    this.title = String(saved.title ?? '');
    return true;
  }
}

/** @param {{layout: number, size: number, boxRows: number, boxColumns: number, extras: number, regions?: number[]}} shape */
export function shapeWords(shape) {
  return [shape.layout, shape.size, shape.boxRows, shape.boxColumns, shape.extras, ...(shape.regions ?? [])];
}

/** The character of a digit: 1-9, then A-Z. @param {number} digit */
export function symbol(digit) { return '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[digit] ?? '?'; }
