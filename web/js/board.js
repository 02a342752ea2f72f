// SPDX-License-Identifier: MIT
// @ts-check
//
// board.js - drawing the board: an ARIA grid of cells, marks at their places, roles of a step in colour and
// form, links as arrows. It draws what it is given and reports which cell was meant; it decides nothing.

import { symbol } from './game.js';

/** The forms in which roles are shown; whatever else there is counts as part of the pattern. */
const FORMS = {
  base: ['pattern', 'base', 'pivot', 'colour-0', 'set-0', 'corner', 'bet', 'stem', 'line', 'premise'],
  cover: ['cover', 'pincer', 'link', 'colour-1', 'set-1', 'petal', 'box', 'common'],
  fin: ['fin', 'endo-fin', 'cannibal', 'extra', 'set-2', 'support', 'conflict'],
};

/** @param {string} role @param {number} group */
export function formOf(role, group) {
  for (const [form, roles] of Object.entries(FORMS)) {
    if (roles.includes(role) || roles.includes(`${role}-${group}`)) return form;
  }
  return 'extra';
}

const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} tag @param {Record<string, string>} attributes */
function svg(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export class BoardView {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {HTMLElement[]} */
    this.cells = [];
    this.geometry = /** @type {import('./game.js').Geometry} */ (/** @type {unknown} */ (null));
  }

  /** Builds the cells of a board. @param {import('./game.js').Geometry} geometry */
  build(geometry) {
    this.geometry = geometry;
    const { rows, columns, region } = geometry;
    this.side = Math.ceil(Math.sqrt(geometry.size));
    this.root.replaceChildren();
    this.root.style.setProperty('--rows', String(rows));
    this.root.style.setProperty('--columns', String(columns));
    this.root.style.setProperty('--side', String(this.side));
    this.root.setAttribute('aria-rowcount', String(rows));
    this.root.setAttribute('aria-colcount', String(columns));
    const shaded = new Set(geometry.shaded);
    this.cells = [];
    for (let row = 0; row < rows; row++) {
      const line = document.createElement('div');
      line.className = 'line';
      line.setAttribute('role', 'row');
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const cell = document.createElement('div');
        cell.setAttribute('role', 'gridcell');
        cell.dataset.cell = String(at);
        cell.tabIndex = -1;
        const classes = ['cell'];
        if (column === columns - 1) classes.push('last-column');
        else if (region[at] !== region[at + 1]) classes.push('edge-right');
        if (row === rows - 1) classes.push('last-row');
        else if (region[at] !== region[at + columns]) classes.push('edge-bottom');
        if (shaded.has(at)) classes.push('shaded');
        cell.dataset.base = classes.join(' ');
        line.append(cell);
        this.cells.push(cell);
      }
      this.root.append(line);
    }
    this.links = svg('svg', { class: 'links', viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true' });
    this.root.append(this.links);
  }

  /** The cell that an event is about. @param {Event} event */
  cellOf(event) {
    const element = /** @type {Element} */ (event.target).closest?.('[data-cell]');
    return element ? Number(/** @type {HTMLElement} */ (element).dataset.cell) : -1;
  }

  /** @param {number} cell */
  focus(cell) { this.cells[cell]?.focus({ preventScroll: false }); }

  /**
   * @typedef {object} Picture
   * @property {(cell: number) => number} value
   * @property {(cell: number) => boolean} given
   * @property {(cell: number) => number} marks      bit (digit - 1)
   * @property {(cell: number) => number} colour
   * @property {(cell: number) => string[]} classes  further classes
   * @property {number} selected                     -1: none
   * @property {number} digit                        the digit to show everywhere; 0: none
   * @property {any} step                            a step, or null
   * @property {boolean} solved                      own digits come from the solver
   */
  /** @param {Picture} picture */
  draw(picture) {
    const roles = rolesOf(picture.step, this.geometry);
    for (let cell = 0; cell < this.cells.length; cell++) this.drawCell(cell, picture, roles);
    this.drawLinks(picture.step);
  }

  /** @param {number} cell @param {Picture} picture @param {ReturnType<typeof rolesOf>} roles */
  drawCell(cell, picture, roles) {
    const element = this.cells[cell];
    const value = picture.value(cell);
    const given = picture.given(cell);
    const classes = [element.dataset.base ?? 'cell', ...picture.classes(cell)];
    if (given) classes.push('given');
    if (picture.solved && !given) classes.push('solved');
    if (picture.colour(cell)) classes.push(`colour-${picture.colour(cell)}`);
    const role = roles.cells.get(cell);
    if (role) classes.push(`role-${role}`);
    const name = classes.join(' ');
    if (element.className !== name) element.className = name;
    const marks = value ? 0 : picture.marks(cell) | roles.marked(cell);
    const key = `${value}/${marks}/${picture.digit}/${roles.key(cell)}`;
    if (element.dataset.key !== key) {
      element.dataset.key = key;
      if (value) element.replaceChildren(span('value', symbol(value)));
      else element.replaceChildren(...this.marksOf(cell, marks, picture.digit, roles));
    }
    element.tabIndex = cell === Math.max(0, picture.selected) ? 0 : -1;
    element.setAttribute('aria-selected', String(cell === picture.selected));
    element.setAttribute('aria-label', this.label(cell, value, given, marks, classes));
  }

  /** @param {number} cell @param {number} marks @param {number} digit @param {ReturnType<typeof rolesOf>} roles */
  marksOf(cell, marks, digit, roles) {
    if (!marks) return [];
    const box = span('marks', '');
    box.setAttribute('aria-hidden', 'true');
    const side = this.side ?? 3;
    for (let d = 1; d <= this.geometry.size; d++) {
      if (!(marks >>> (d - 1) & 1)) continue;
      const form = roles.candidates.get(cell * 64 + d);
      const mark = span(form ? `mark m-${form}` : d === digit ? 'mark same' : 'mark', symbol(d));
      mark.style.gridArea = `${Math.floor((d - 1) / side) + 1} / ${(d - 1) % side + 1}`;
      box.append(mark);
    }
    return [box];
  }

  /** @param {number} cell @param {number} value @param {boolean} given @param {number} marks @param {string[]} classes */
  label(cell, value, given, marks, classes) {
    const columns = this.geometry.columns;
    const parts = [`row ${Math.floor(cell / columns) + 1} column ${cell % columns + 1}`];
    if (value) parts.push(given ? `clue ${symbol(value)}` : symbol(value));
    else parts.push('empty');
    if (!value && marks) {
      const list = [];
      for (let d = 1; d <= this.geometry.size; d++) if (marks >>> (d - 1) & 1) list.push(symbol(d));
      const last = list.pop();
      parts.push(list.length ? `candidates ${list.join(', ')} and ${last}` : `candidate ${last}`);
    }
    if (classes.includes('conflict')) parts.push('in conflict');
    if (classes.includes('wrong')) parts.push('wrong');
    return parts.join(', ');
  }

  /** The middle of a candidate, in cells. @param {number} cell @param {number} digit */
  place(cell, digit) {
    const columns = this.geometry.columns;
    const side = this.side ?? 3;
    const inner = (/** @type {number} */ i) => 0.05 + 0.9 * (i + 0.5) / side;
    return { x: cell % columns + inner((digit - 1) % side), y: Math.floor(cell / columns) + inner(Math.floor((digit - 1) / side)) };
  }

  /** Links as curved arrows; weak ones are dashed. @param {any} step */
  drawLinks(step) {
    const root = this.links;
    if (!root) return;
    root.replaceChildren();
    if (!step?.links?.length) return;
    const head = svg('marker', { id: 'arrow', viewBox: '0 0 6 6', refX: '4.5', refY: '3', markerWidth: '5', markerHeight: '5', orient: 'auto-start-reverse' });
    head.append(svg('path', { d: 'M0 0 6 3 0 6z' }));
    root.append(head);
    for (const link of step.links) {
      const from = this.middle(step.nodes[link.from]);
      const to = this.middle(step.nodes[link.to]);
      if (!from || !to) continue;
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const far = Math.hypot(dx, dy);
      if (far < 0.05) continue;
      const gap = Math.min(0.16, far / 4);
      const [ux, uy] = [dx / far, dy / far];
      const bend = Math.min(0.35, far * 0.12);
      const start = `${from.x + ux * gap} ${from.y + uy * gap}`;
      const end = `${to.x - ux * gap} ${to.y - uy * gap}`;
      const control = `${(from.x + to.x) / 2 - uy * bend} ${(from.y + to.y) / 2 + ux * bend}`;
      root.append(svg('path', { d: `M${start}Q${control} ${end}`, class: link.strong ? 'strong' : 'weak', 'marker-end': 'url(#arrow)' }));
    }
  }

  /** @param {any} node cells and a digit */
  middle(node) {
    if (!node?.cells?.length) return null;
    const points = node.cells.map((/** @type {number} */ cell) => this.place(cell, node.symbol));
    const sum = points.reduce((/** @type {any} */ a, /** @type {any} */ b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / points.length, y: sum.y / points.length };
  }
}

/** @param {string} name @param {string} text */
function span(name, text) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

/** What a step does to the look of cells and candidates. @param {any} step @param {import('./game.js').Geometry} geometry */
function rolesOf(step, geometry) {
  /** @type {Map<number, string>} */ const cells = new Map();
  /** @type {Map<number, string>} */ const candidates = new Map();
  for (const house of step?.houses ?? []) {
    for (const cell of geometry.houses[house.house]?.cells ?? []) if (!cells.has(cell)) cells.set(cell, 'house');
  }
  for (const mark of step?.marks ?? []) {
    const form = formOf(mark.role, mark.group ?? 0);
    if (mark.symbol) candidates.set(mark.cell * 64 + mark.symbol, form);
    cells.set(mark.cell, form);
  }
  for (const out of step?.eliminations ?? []) candidates.set(out.cell * 64 + out.symbol, 'out');
  for (const place of step?.places ?? []) candidates.set(place.cell * 64 + place.symbol, 'in');
  return {
    cells,
    candidates,
    /** Candidates of a cell that must be shown, bit (digit - 1). @param {number} cell */
    marked(cell) {
      let bits = 0;
      for (let d = 1; d <= geometry.size; d++) if (candidates.has(cell * 64 + d)) bits |= 1 << (d - 1);
      return bits;
    },
    /** @param {number} cell */
    key(cell) {
      if (!step) return '';
      const list = [];
      for (let d = 1; d <= geometry.size; d++) list.push(candidates.get(cell * 64 + d)?.[0] ?? '');
      return list.join('');
    },
  };
}
