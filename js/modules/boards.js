// SPDX-License-Identifier: MIT
//
// boards.js - boards as a program holds them.
import { HousefulError } from './errors.js';

const LAYOUTS = ['boxes', 'latin', 'jigsaw', 'cube', 'roxdoku'];
const BLANKS = new Set(['', '.', '0', '-', '_', '*', '?', 'x', 'X']);

/** One cell: a number, null, or a digit or letter as text. */
function value(cell) {
  if (cell === null || cell === undefined) return 0;
  if (typeof cell === 'string') {
    const word = cell.trim();
    if (BLANKS.has(word)) return 0;
    if (/^\d+$/.test(word)) return Number(word);
    if (/^[A-Za-z]$/.test(word)) return word.toUpperCase().charCodeAt(0) - 55;
  } else if (Number.isInteger(Number(cell)) && Number(cell) >= 0) return Number(cell);
  throw new HousefulError(`a cell holds ${JSON.stringify(cell)}: a whole number from 0, a letter or null is expected`);
}

/** A list of values, or of rows of values, as one list. */
export function flat(board) {
  const values = [];
  for (const item of board) {
    if (typeof item === 'string' && item.length > 1 && !/^\s*\d+\s*$/.test(item)) values.push(...Array.from(item, value));
    else if (typeof item === 'object' && item !== null) values.push(...flat(item));
    else values.push(value(item));
  }
  return values;
}

function sizeOf(cells) {
  const size = Math.round(Math.sqrt(cells));
  if (size * size !== cells) throw new HousefulError(`${cells} cells make no square board`);
  return size;
}

/** The lines of a question about its shape; null where nothing is said. */
export function shapeHead({ size = 0, box, layout, x = false, windows = false, regions } = {}, cells = 0) {
  if (!size && !box && !layout && !x && !windows && !regions && !cells) return null;
  const head = {};
  let symbols = size || (box ? box[0] * box[1] : 0);
  if (regions) {
    const map = typeof regions === 'string' ? flat([regions]) : flat(regions);
    const least = Math.min(...map); // regions may be counted from 0 or from 1
    symbols ||= sizeOf(map.length);
    head.regions = map.map((region) => region - least).join(',');
    head.layout = LAYOUTS.indexOf('jigsaw');
  } else if (layout) {
    if (!LAYOUTS.includes(layout)) throw new HousefulError(`there is no layout "${layout}": ${LAYOUTS.join(', ')}`);
    head.layout = LAYOUTS.indexOf(layout);
  }
  if (box) {
    if (symbols && box[0] * box[1] !== symbols) throw new HousefulError(`boxes of ${box[0]} x ${box[1]} cells do not fit ${symbols} symbols`);
    [head.box_rows, head.box_columns] = box;
  }
  head.size = symbols || (cells ? sizeOf(cells) : 0);
  if (x || windows) head.extras = (x ? 1 : 0) + (windows ? 2 : 0);
  return head;
}

/** A puzzle that was read: what it holds. It never changes, and every call takes it as a board. */
export class Puzzle {
  constructor(read, question) {
    Object.assign(this, { title: null, comment: null }, read);
    Object.defineProperty(this, 'question', { value: question }); // how to ask about it again
    Object.freeze(this);
  }

  get rows() {
    const rows = [];
    for (let at = 0; at < this.flat.length; at += this.columns) rows.push(this.flat.slice(at, at + this.columns));
    return rows;
  }

  get clueCount() { return this.clues.filter(Boolean).length; }

  toString() { return this.line; }
}

/** What a question says of a board: lines of its head, and its body. */
export function boardQuestion(board, options = {}) {
  if (board instanceof Puzzle) return board.question;
  if (typeof board === 'string') {
    const head = shapeHead(options) ?? {};
    if (options.format) head.from = options.format;
    return { head, body: board };
  }
  if (board === null || typeof board !== 'object' || typeof board[Symbol.iterator] !== 'function') {
    throw new HousefulError('a board is a text, a list of values, a list of rows or an array of numbers');
  }
  const values = flat(board);
  const head = shapeHead(options, values.length);
  const most = head.size;
  const bad = values.findIndex((number) => number > most);
  if (bad >= 0) throw new HousefulError(`row ${Math.floor(bad / most) + 1}, column ${bad % most + 1} holds ${values[bad]}: 0 to ${most} expected`);
  return { head: { ...head, values: 1 }, body: values.join(',') };
}

/** A question as the library reads it. */
export function questionText(name, head, body = '') {
  const lines = Object.entries({ ask: name, ...head }).filter(([, said]) => said !== undefined && said !== null)
    .map(([key, said]) => `${key} ${String(said).replace(/[\n\0]/g, ' ')}`);
  return `${lines.join('\n')}\n\n${body}`;
}
