// SPDX-License-Identifier: MIT
// @ts-check
//
// dense.js - the marks of a large board as one picture over its cells, in which only marks that changed are
// drawn anew. An element for each of 15,625 marks took half a second to a key, a text in each cell 60 ms to lay
// out and paint. What the marks say is in the labels of the cells.

import { make } from './dom.js';
import { symbol } from './game.js';

const LARGEST = 4096; // pixels of the picture's side: a board that is zoomed further is drawn a little less sharply
const INSET = 0.05; // what a cell leaves free around its marks

export class DenseMarks {
  constructor() {
    this.columns = 0;
    this.side = 0; // marks in a row of a cell
    this.digit = 0; // the one shown everywhere
    this.marks = new Int32Array(0);
    this.strong = new Uint8Array(0); // cells whose background wants darker marks
    this.unit = 0; // pixels of a cell's side; 0: the board has no size yet
    /** @type {ImageBitmap | null} */ this.stamps = null;
    this.canvas = make('canvas', { className: 'dense', 'aria-hidden': 'true' });
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    const again = () => this.again();
    new ResizeObserver(again).observe(this.canvas);
    new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    for (const query of ['(forced-colors: active)', 'print']) matchMedia(query).addEventListener('change', again);
  }

  /** For another board: all cells are empty. @param {HTMLElement} root @param {number} columns @param {number} rows @param {number} side */
  build(root, columns, rows, side) {
    this.columns = columns;
    this.side = side;
    this.digit = 0;
    this.marks = new Int32Array(rows * columns);
    this.strong = new Uint8Array(rows * columns);
    root.append(this.canvas);
    this.again();
    return this;
  }

  /** Draws all marks, after the size or the colours of the board changed. */
  again() {
    const { canvas } = this;
    if (!canvas.clientWidth) return;
    this.unit = Math.min(canvas.clientWidth * devicePixelRatio, LARGEST) / this.columns;
    canvas.width = Math.round(this.unit * this.columns);
    canvas.height = Math.round(this.unit * this.marks.length / this.columns);
    this.stamps = this.cut();
    this.marks.forEach((marks, cell) => this.drawMarks(cell, marks));
  }

  /** The side of the square that a mark may fill. */
  get disc() { return this.unit * (1 - 2 * INSET) / this.side; }

  /** Every digit once in each of three colours, to be copied: that takes a third of writing it. */
  cut() {
    const { disc } = this;
    const step = Math.ceil(disc);
    const { color, outlineColor, textDecorationColor, fontFamily } = getComputedStyle(this.canvas);
    const sheet = new OffscreenCanvas(step * this.side ** 2, step * 3);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (sheet.getContext('2d'));
    pen.font = `${disc * 0.78}px ${fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    [color, outlineColor, textDecorationColor].forEach((colour, row) => {
      pen.fillStyle = colour;
      for (let at = 0; at < this.side ** 2; at++) {
        pen.fillText(symbol(at + 1), at * step + disc / 2, row * step + disc * 0.53);
        if (row === 2) pen.fillRect(at * step + disc * 0.15, row * step + disc * 0.88, disc * 0.7, Math.max(1, disc * 0.08));
      }
    });
    return sheet.transferToImageBitmap();
  }

  /** @param {number} cell @param {number} marks bit (digit - 1) @param {boolean} strong */
  set(cell, marks, strong) {
    const before = this.marks[cell];
    const other = Number(strong) === this.strong[cell] ? marks ^ before : marks | before;
    if (!other) return;
    this.marks[cell] = marks;
    this.strong[cell] = Number(strong);
    this.drawMarks(cell, other);
  }

  /** Shows one digit everywhere, and the last one no more. @param {number} digit 0: none */
  same(digit) {
    if (digit === this.digit) return;
    const both = [this.digit, digit].reduce((bits, d) => (d ? bits | 1 << (d - 1) : bits), 0);
    this.digit = digit;
    this.marks.forEach((marks, cell) => this.drawMarks(cell, marks & both));
  }

  /** Draws some marks of a cell anew. @param {number} cell @param {number} which */
  drawMarks(cell, which) {
    const { pen, disc, unit, side, stamps } = this;
    if (!stamps) return;
    const step = Math.ceil(disc);
    const left = (cell % this.columns + INSET) * unit;
    const top = (Math.floor(cell / this.columns) + INSET) * unit;
    for (let bits = which; bits; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits);
      const x = Math.round(left + at % side * disc);
      const y = Math.round(top + Math.floor(at / side) * disc);
      pen.clearRect(x, y, Math.floor(disc), Math.floor(disc));
      if (!(this.marks[cell] >>> at & 1)) continue;
      const row = at + 1 === this.digit ? 2 : this.strong[cell];
      pen.drawImage(stamps, at * step, row * step, step, step, x, y, step, step);
    }
  }

  /** The digit of a mark at a place in a cell, its width and height being 1; 0: none. @param {number} cell @param {number} x @param {number} y */
  at(cell, x, y) {
    const [column, row] = [x, y].map((part) => Math.floor((part - INSET) / (1 - 2 * INSET) * this.side));
    const digit = row * this.side + column + 1;
    return column >= 0 && column < this.side && digit > 0 && this.marks[cell] >>> (digit - 1) & 1 ? digit : 0;
  }
}
