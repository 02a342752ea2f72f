// SPDX-License-Identifier: MIT
// @ts-check
//
// game.js - what is on the board: clues, own digits, marks, colours; the history of all changes, forwards
// and backwards; checkpoints. It knows which cells share a house only because the library says so.
//
// Always true: `now` is what `past`, carried out from the start, leaves; only `change` writes into it.

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
 * @property {Rule[]} rules      what a variant demands besides
 *
 * @typedef {object} Rule
 * @property {number} kind
 * @property {string} name
 * @property {string} style      how it is drawn
 * @property {string} text       in words
 * @property {number[]} parts    how many of the cells belong to each part
 * @property {number[]} numbers
 * @property {number[]} cells
 *
 * @typedef {object} Position lists with one number per cell
 * @property {number[]} clues
 * @property {number[]} values   own digits
 * @property {number[]} corner   marks set by hand, bit (digit - 1)
 * @property {number[]} centre   the same, in the middle of the cell
 * @property {number[]} struck   automatic candidates struck by hand
 * @property {number[]} given    candidates that are clues: bits and GIVEN, 0 for none
 * @property {number[]} colours
 * @property {number[]} tints    colours of candidates, at cell * TINTS + digit
 *
 * @typedef {keyof Position} List
 * @typedef {[List, number, number, number]} Write a list, a place in it, what was there, what is there
 * @typedef {{say: string, about: Record<string, string | number>, writes: Write[]}} Change
 * @typedef {(list: List, at: number, value: number) => void} Setter
 */

/** The bit that tells a set of candidates that is given from none; bridge.c has it too. */
export const GIVEN = 1 << 30;
export const TINTS = 32;
export const COLOURS = 6;
/** @type {List[]} */
export const LISTS = ['clues', 'values', 'corner', 'centre', 'struck', 'given', 'colours', 'tints'];

const zeros = (/** @type {number} */ n) => new Array(n).fill(0);

/** A name under which a game is kept. */
export const freshId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

export class Game {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    const cells = geometry.rows * geometry.columns;
    this.now = /** @type {Position} */ (Object.fromEntries(LISTS.map((list) => [list, zeros(list === 'tints' ? cells * TINTS : cells)])));
    /** @type {Change[]} */ this.past = [];
    /** @type {Change[]} */ this.future = [];
    /** @type {{name: string, seconds: number, position: Position}[]} */ this.checkpoints = [];
    this.id = freshId();
    this.seconds = 0;
    this.title = '';
    this.auto = false; // the library's candidates are shown
    this.hints = 0; // asked for
    this.level = '';
    this.done = ''; // when it was solved, '' before
    this.helped = false; // filled in by the solver: counts for no statistics
    this.practise = ''; // the technique to be found here, '' for none
    /** @type {Record<string, number>} */ this.met = {}; // techniques that hints told
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

  /**
   * Changes the position through `edit`, as one step of the history.
   * @param {string} say what was done, a word of the history @param {Record<string, string | number>} about
   * @param {(set: Setter) => void} edit @returns {boolean} did anything change?
   */
  change(say, about, edit) {
    /** @type {Write[]} */ const writes = [];
    edit((list, at, value) => {
      const old = this.now[list][at];
      if (old === value) return;
      writes.push([list, at, old, value]);
      this.now[list][at] = value;
    });
    if (!writes.length) return false;
    this.past.push({ say, about, writes });
    this.future = [];
    return true;
  }

  undo() {
    const change = this.past.pop();
    if (!change) return false;
    for (const [list, at, old] of [...change.writes].reverse()) this.now[list][at] = old;
    this.future.push(change);
    return true;
  }

  redo() {
    const change = this.future.pop();
    if (!change) return false;
    for (const [list, at, , value] of change.writes) this.now[list][at] = value;
    this.past.push(change);
    return true;
  }

  /** Goes to where so many changes are made. @param {number} count */
  travel(count) {
    let moved = false;
    while (this.past.length > count && this.undo()) moved = true;
    while (this.past.length < count && this.redo()) moved = true;
    return moved;
  }

  /** Takes over another position as one step of the history. @param {Position} position @param {string} name */
  goTo(position, name) {
    return this.change('checkpoint', { name }, (set) => {
      for (const list of LISTS) position[list].forEach((value, at) => set(list, at, value));
    });
  }

  /** @param {string} name */
  setCheckpoint(name) { this.checkpoints.push({ name, seconds: this.seconds, position: structuredClone(this.now) }); }

  /** The name of cells for the history. @param {number[]} cells */
  names(cells) {
    const { columns } = this.geometry;
    const name = (/** @type {number} */ cell) => `r${Math.floor(cell / columns) + 1}c${cell % columns + 1}`;
    return cells.length > 2 ? `${name(cells[0])} … ${name(cells[cells.length - 1])}` : cells.map(name).join(', ');
  }

  /**
   * Enters a digit into all cells given, or takes it away if it stands in all of them already.
   * @param {number[]} cells @param {number} digit @param {{clue: boolean, tidy: boolean}} how
   */
  enter(cells, digit, how) {
    const list = how.clue ? 'clues' : 'values';
    const open = cells.filter((cell) => how.clue || !this.isClue(cell));
    const away = open.length > 0 && open.every((cell) => this.now[list][cell] === digit);
    return this.change(away ? 'take' : how.clue ? 'clue' : 'digit', { digit: symbol(digit), cells: this.names(open) }, (set) => {
      for (const cell of open) {
        set(list, cell, away ? 0 : digit);
        set(how.clue ? 'values' : 'clues', cell, 0);
        if (!away && how.tidy) this.tidy(set, cell, digit);
      }
    });
  }

  /** Takes a digit from the marks of all cells that see one. @param {Setter} set @param {number} cell @param {number} digit */
  tidy(set, cell, digit) {
    for (const peer of this.peers[cell]) {
      for (const list of /** @type {const} */ (['corner', 'centre'])) set(list, peer, this.now[list][peer] & ~(1 << (digit - 1)));
    }
  }

  /**
   * Sets a mark in all empty cells given, or takes it away where all of them have it.
   * @param {number[]} cells @param {number} digit @param {'corner' | 'centre'} place @param {number[] | null} shown candidates shown
   * by the library: then a mark is one of them, struck or not
   */
  mark(cells, digit, place, shown) {
    const open = cells.filter((cell) => !this.value(cell));
    const bit = 1 << (digit - 1);
    const list = shown ? 'struck' : place;
    const all = open.every((cell) => (shown ? shown[cell] : this.now[place][cell]) & bit);
    const on = shown ? all : !all;
    return this.change(all ? 'unmark' : 'mark', { digit: symbol(digit), cells: this.names(open) }, (set) => {
      for (const cell of open) set(list, cell, on ? this.now[list][cell] | bit : this.now[list][cell] & ~bit);
    });
  }

  /** Colours cells, or a candidate in them. @param {number[]} cells @param {number} colour @param {number} digit 0: the cells */
  paint(cells, colour, digit) {
    const list = digit ? 'tints' : 'colours';
    const at = (/** @type {number} */ cell) => (digit ? cell * TINTS + digit : cell);
    const all = cells.every((cell) => this.now[list][at(cell)] === colour);
    return this.change('colour', { cells: this.names(cells) }, (set) => { for (const cell of cells) set(list, at(cell), all ? 0 : colour); });
  }

  /** Digits go first, then marks and colours. @param {number[]} cells @param {boolean} clue */
  erase(cells, clue) {
    const open = cells.filter((cell) => clue || !this.isClue(cell));
    const digits = open.some((cell) => this.value(cell));
    return this.change('erase', { cells: this.names(open) }, (set) => {
      for (const cell of open) {
        if (clue) set('clues', cell, 0);
        if (digits) { set('values', cell, 0); continue; }
        for (const list of /** @type {const} */ (['corner', 'centre', 'struck', 'colours'])) set(list, cell, 0);
        for (let d = 1; d < TINTS; d++) set('tints', cell * TINTS + d, 0);
      }
    });
  }

  restart() {
    return this.change('restart', {}, (set) => {
      for (const list of LISTS) if (list !== 'clues' && list !== 'given') this.now[list].forEach((_, at) => set(list, at, 0));
    });
  }

  /**
   * Carries out a step. Where the player keeps marks of his own, what is struck is taken from them; a cell
   * without any gets what is left, so that the step can be seen.
   * @param {{title: string, places: {cell: number, symbol: number}[], eliminations: {cell: number, symbol: number}[]}} step
   * @param {number[]} candidates before the step @param {boolean} tidy
   */
  apply(step, candidates, tidy) {
    return this.change('step', { title: step.title }, (set) => {
      for (const { cell, symbol: digit } of step.places) {
        set('values', cell, digit);
        if (tidy) this.tidy(set, cell, digit);
      }
      /** @type {Map<number, number>} */ const gone = new Map();
      for (const { cell, symbol: digit } of step.eliminations) gone.set(cell, (gone.get(cell) ?? 0) | 1 << (digit - 1));
      for (const [cell, bits] of gone) {
        const { corner, centre, struck } = this.now;
        set('struck', cell, struck[cell] | bits);
        if (this.auto) continue;
        if (!corner[cell] && !centre[cell]) set('corner', cell, candidates[cell] ?? 0);
        set('corner', cell, corner[cell] & ~bits);
        set('centre', cell, centre[cell] & ~bits);
      }
    });
  }

  /** The board as the words that the library reads: shape, clues, values, struck candidates, candidates given, rules of a variant. */
  words() {
    const { clues, values, struck, given } = this.now;
    return [...shapeWords(this.geometry), ...clues, ...values, ...struck, ...given, ...ruleWords(this.geometry)];
  }

  /** The same without what the player did. */
  puzzleWords() {
    const { clues, given } = this.now;
    return [...shapeWords(this.geometry), ...clues, ...zeros(2 * this.cells), ...given, ...ruleWords(this.geometry)];
  }
}

/** @param {{layout: number, size: number, boxRows: number, boxColumns: number, extras: number, regions?: number[]}} shape */
export function shapeWords(shape) {
  return [shape.layout, shape.size, shape.boxRows, shape.boxColumns, shape.extras, ...(shape.regions ?? [])];
}

/** The rules of a variant as the library reads them; a board that is kept or linked has them as such words. @param {{rules?: Rule[] | number[]}} board @returns {number[]} */
export function ruleWords(board) {
  return (board.rules ?? []).flatMap((rule) => (typeof rule === 'number' ? [rule] : [rule.kind, rule.parts.length, ...rule.parts, rule.numbers.length, ...rule.numbers, ...rule.cells]));
}

/** The character of a digit: 1-9, then A-Z. @param {number} digit */
export function symbol(digit) { return '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[digit] ?? '?'; }
