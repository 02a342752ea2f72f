// SPDX-License-Identifier: MIT
// @ts-check
//
// board.js - drawing the board: an ARIA grid of cells, marks at their places, roles of a step in colour and
// form. It draws what it is given, and of that only what changed; it decides nothing.

import { DenseMarks } from './dense.js';
import { draw, make } from './dom.js';
import { symbol, TINTS } from './game.js';
import { drawLinks } from './links.js';
import { rolesOf } from './roles.js';
import { known, t } from './words.js';

/**
 * @typedef {object} Picture
 * @property {(cell: number) => number} value
 * @property {(cell: number) => boolean} given
 * @property {(cell: number) => number} marks      bit (digit - 1)
 * @property {(cell: number) => number} centre     the same, in the middle
 * @property {number[]} colours
 * @property {number[]} tints
 * @property {(cell: number) => string[]} classes  further classes
 * @property {(cell: number) => boolean} selected
 * @property {number} cursor                       the cell that has the focus; -1: none
 * @property {number} digit                        the digit to show everywhere; 0: none
 * @property {any} step                            a step, or null
 *
 * @typedef {object} Drawn what a cell shows now
 * @property {HTMLElement} element
 * @property {string} base
 * @property {string} content all but the marks
 * @property {number} marks
 * @property {string} look
 */

const DENSE = 16; // on larger boards marks are a picture
const STRONG = /selected|coloured|role|tint-same|conflict|shaded/; // backgrounds that want darker marks, as in board.css

export class BoardView {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Drawn[]} */ this.cells = [];
    this.geometry = /** @type {import('./game.js').Geometry} */ (/** @type {unknown} */ (null));
    this.side = 3;
    this.digit = 0;
    this.cursor = -1;
    /** @type {DenseMarks | null} */ this.picture = null;
    /** @type {DenseMarks | null} */ this.dense = null; // the same, where it is needed
    /** @type {any} */ this.step = undefined;
    this.roles = rolesOf(null, this.geometry);
    this.drawnCells = 0; // cells touched by the last drawing, for tests
  }

  /** Builds the cells of a board. @param {import('./game.js').Geometry} geometry */
  build(geometry) {
    this.geometry = geometry;
    const { rows, columns, region } = geometry;
    this.side = Math.ceil(Math.sqrt(geometry.size));
    this.digit = 0;
    this.cursor = -1;
    this.step = undefined;
    this.root.replaceChildren();
    for (const [name, value] of [['rows', rows], ['columns', columns], ['side', this.side]]) this.root.style.setProperty(`--${name}`, String(value));
    this.root.setAttribute('aria-rowcount', String(rows));
    this.root.setAttribute('aria-colcount', String(columns));
    const shaded = new Set(geometry.shaded);
    this.cells = [];
    for (let row = 0; row < rows; row++) {
      const line = make('div', { className: 'line', role: 'row' });
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const element = make('div', { role: 'gridcell', 'data-cell': at, tabIndex: at ? -1 : 0 });
        const classes = ['cell'];
        if (column === columns - 1) classes.push('last-column');
        else if (region[at] !== region[at + 1]) classes.push('edge-right');
        if (row === rows - 1) classes.push('last-row');
        else if (region[at] !== region[at + columns]) classes.push('edge-bottom');
        if (shaded.has(at)) classes.push('shaded');
        line.append(element);
        this.cells.push({ element, base: classes.join(' '), content: '', marks: 0, look: '' });
      }
      this.root.append(line);
    }
    this.ruled(geometry);
    this.dense = geometry.size > DENSE ? (this.picture ??= new DenseMarks()).build(this.root, columns, rows, this.side) : null;
    this.links = draw('svg', { class: 'links', viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true' });
    this.root.append(this.links);
  }

  /** What a variant demands is drawn below the cells; the strokes are fetched when they are needed. @param {import('./game.js').Geometry} geometry */
  async ruled(geometry) {
    const rules = geometry.rules ?? [];
    const has = (/** @type {string} */ style) => rules.some((rule) => rule.style.split(' ')[0] === style);
    this.root.classList.toggle('ruled', rules.length > 0);
    this.root.classList.toggle('caged', has('cage'));
    this.root.parentElement?.classList.toggle('rimmed', has('outside'));
    this.root.parentElement?.style.setProperty('--columns', String(geometry.columns));
    if (!rules.length) return;
    const layer = draw('svg', { class: 'rules', viewBox: `0 0 ${geometry.columns} ${geometry.rows}`, 'aria-hidden': 'true' });
    this.root.prepend(layer);
    const { drawRules } = await import('./variants.js');
    drawRules(layer, geometry);
  }

  /** The cell at an element. @param {EventTarget | null} target */
  cellOf(target) {
    const element = /** @type {Element} */ (target)?.closest?.('[data-cell]');
    return element ? Number(/** @type {HTMLElement} */ (element).dataset.cell) : -1;
  }

  /** @param {number} cell */
  focus(cell) { this.cells[Math.max(0, cell)]?.element.focus({ preventScroll: false }); }

  /** @param {Picture} picture */
  draw(picture) {
    if (picture.step !== this.step) {
      this.step = picture.step;
      this.roles = rolesOf(picture.step, this.geometry);
      if (this.links) drawLinks(this.links, picture.step, this.geometry.columns, this.side);
    }
    this.drawnCells = 0;
    const before = this.digit;
    this.digit = picture.digit;
    for (let cell = 0; cell < this.cells.length; cell++) this.drawCell(cell, picture);
    if (before !== this.digit) this.same(this.digit);
    const cursor = Math.max(0, picture.cursor);
    if (cursor !== this.cursor) {
      if (this.cells[this.cursor]) this.cells[this.cursor].element.tabIndex = -1;
      this.cells[cursor].element.tabIndex = 0;
      this.cursor = cursor;
    }
  }

  /**
   * Shows the marks of a digit, and those of the last one no more. The marks themselves are told, for a rule of the
   * style sheet that asks the board would be tried on all of them: 15,625 at 25x25, for seconds.
   * @param {number} digit
   */
  same(digit) {
    this.dense?.same(digit);
    for (const mark of this.root.querySelectorAll('.mark.same')) if (Number(/** @type {HTMLElement} */ (mark).dataset.mark) !== digit) mark.classList.remove('same');
    for (const mark of this.root.querySelectorAll(`.plain[data-mark="${digit}"]`)) mark.classList.add('same');
  }

  /** @param {number} cell @param {Picture} picture */
  drawCell(cell, picture) {
    const drawn = this.cells[cell];
    const { roles } = this;
    const value = picture.value(cell);
    const given = picture.given(cell);
    const selected = picture.selected(cell);
    const colour = picture.colours[cell];
    const forms = roles.cells.get(cell) ?? [];
    const marks = value ? 0 : picture.marks(cell) | (roles.marked.get(cell) ?? 0);
    const centre = value || marks && picture.step ? 0 : picture.centre(cell);
    const plain = `${value}/${centre}/${roles.letters.get(cell) ?? ''}`;
    let content = plain;
    for (let bits = marks; bits; bits &= bits - 1) {
      const d = 32 - Math.clz32(bits & -bits);
      const tint = picture.tints[cell * TINTS + d];
      const form = roles.candidates.get(cell * 64 + d);
      if (tint || form) content += `/${d}${form ?? ''}${tint}`;
    }
    const classes = [drawn.base, ...picture.classes(cell)];
    if (given) classes.push('given');
    if (selected) classes.push('selected');
    if (colour) classes.push('coloured', `colour-${colour}`);
    if (forms.length) classes.push('role', `role-${forms[0]}`);
    if (forms.length > 1) classes.push(`ring-${forms[1]}`);
    const look = classes.join(' ');
    if (look === drawn.look && content === drawn.content && marks === drawn.marks) return;
    this.drawnCells++;
    if (look !== drawn.look) {
      drawn.element.className = look;
      drawn.element.setAttribute('aria-selected', String(selected));
    }
    const dense = this.dense && content === plain;
    this.dense?.set(cell, dense ? marks : 0, STRONG.test(look));
    if (content !== drawn.content || !dense && (marks & ~drawn.marks || !marks)) {
      if (value) drawn.element.replaceChildren(make('span', { className: 'value' }, symbol(value)));
      else drawn.element.replaceChildren(...this.marksOf(cell, dense ? 0 : marks, centre, picture));
    } else if (!dense && marks !== drawn.marks) { // fewer, and nothing else: the others stay as they are
      for (const mark of [...drawn.element.querySelectorAll('.mark')]) if (!(marks >>> (Number(/** @type {HTMLElement} */ (mark).dataset.mark) - 1) & 1)) mark.remove();
    }
    drawn.look = look;
    drawn.content = content;
    drawn.marks = marks;
    drawn.element.setAttribute('aria-label', this.label(cell, value, given, marks | centre, classes, colour, picture));
  }

  /** @param {number} cell @param {number} marks @param {number} centre @param {Picture} picture */
  marksOf(cell, marks, centre, picture) {
    const parts = [];
    const letter = this.roles.letters.get(cell);
    if (letter) parts.push(make('span', { className: 'letter', 'aria-hidden': 'true' }, letter));
    if (marks) {
      const box = make('span', { className: 'marks', 'aria-hidden': 'true' });
      for (let d = 1; d <= this.geometry.size; d++) {
        if (!(marks >>> (d - 1) & 1)) continue;
        const form = this.roles.candidates.get(cell * 64 + d);
        const tint = picture.tints[cell * TINTS + d];
        const mark = make('span', { className: form ? `mark m-${form}` : tint ? `mark tint-${tint}` : d === this.digit ? 'mark plain same' : 'mark plain' }, symbol(d));
        mark.dataset.mark = String(d);
        mark.style.gridArea = `${Math.floor((d - 1) / this.side) + 1} / ${(d - 1) % this.side + 1}`;
        box.append(mark);
      }
      parts.push(box);
    }
    if (centre) parts.push(make('span', { className: 'centre', 'aria-hidden': 'true' }, digitsOf(centre).join('')));
    return parts;
  }

  /** The digit of a mark at a place on the screen; 0: none. @param {EventTarget | null} target @param {number} x @param {number} y */
  markAt(target, x, y) {
    const own = Number(/** @type {HTMLElement} */ (target)?.dataset?.mark ?? 0);
    const cell = this.cellOf(target);
    if (own || cell < 0 || !this.dense) return own;
    const box = this.cells[cell].element.getBoundingClientRect();
    return this.dense.at(cell, (x - box.x) / box.width, (y - box.y) / box.height);
  }

  /**
   * What a screen reader says of a cell: what stands there, its colour, its part in the step.
   * @param {number} cell @param {number} value @param {boolean} given @param {number} marks @param {string[]} classes
   * @param {number} colour @param {Picture} picture
   */
  label(cell, value, given, marks, classes, colour, picture) {
    const { columns } = this.geometry;
    const parts = [t('cell.place', { row: Math.floor(cell / columns) + 1, column: cell % columns + 1 })];
    if (value) parts.push(given ? t('cell.clue', { digit: symbol(value) }) : symbol(value));
    else parts.push(t('cell.empty'));
    if (!value && marks) {
      const list = digitsOf(marks);
      const last = list.pop() ?? '';
      parts.push(t('cell.candidates', { n: list.length + 1, list: list.length ? t('and', { list: list.join(', '), last }) : last }));
    }
    if (classes.includes('conflict')) parts.push(t('cell.conflict'));
    if (classes.includes('wrong')) parts.push(t('cell.wrong'));
    if (colour) parts.push(colourName(colour));
    for (const digit of digitsOf(marks)) {
      const d = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(digit) + 1;
      const form = this.roles.candidates.get(cell * 64 + d);
      const tint = picture.tints[cell * TINTS + d];
      if (form) parts.push(`${digit}: ${this.roles.legend.get(form) ?? form}`);
      else if (tint) parts.push(`${digit}: ${colourName(tint)}`);
    }
    return parts.join(', ');
  }
}

/** @param {number} bits */
function digitsOf(bits) {
  const list = [];
  for (let rest = bits; rest; rest &= rest - 1) list.push(symbol(32 - Math.clz32(rest & -rest)));
  return list;
}

/** @param {number} colour */
export function colourName(colour) {
  const word = `colour.${colour}`;
  return known(word) ? t(word) : String(colour);
}
