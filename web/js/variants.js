// SPDX-License-Identifier: MIT
// @ts-check
//
// variants.js - what a variant demands, drawn: cages, lines, thermometers, arrows, dots, numbers beside the
// board. The library says in which style each is drawn; here are the strokes, in units of cells. Colours are
// in board.css.

import { draw } from './dom.js';

/** @typedef {import('./game.js').Rule} Rule */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{rows: number, columns: number, rules?: Rule[]}} Board */

const INSET = 0.07; // of a cage's line

class Pen {
  /** @param {Element} root @param {Board} board */
  constructor(root, board) {
    this.root = root;
    this.board = board;
  }

  /** The middle of a cell. @param {number} cell @returns {Point} */
  at(cell) { return { x: cell % this.board.columns + 0.5, y: Math.floor(cell / this.board.columns) + 0.5 }; }

  /** @param {string} tag @param {string} name @param {Record<string, string | number>} set */
  add(tag, name, set) {
    const element = draw(tag, { class: name, ...set });
    this.root.append(element);
    return element;
  }

  /** @param {string} name @param {Point} at @param {string} text */
  write(name, at, text) { this.add('text', name, { x: at.x, y: at.y }).textContent = text; }

  /** @param {string} name @param {Point[]} points */
  line(name, points) { this.add('polyline', name, { points: points.map(({ x, y }) => `${x},${y}`).join(' ') }); }

  /** @param {string} name @param {Point} at @param {number} r */
  circle(name, at, r) { this.add('circle', name, { cx: at.x, cy: at.y, r }); }

  /** A line with a head at its end. @param {string} name @param {Point[]} points */
  pointed(name, points) {
    const [from, to] = points.slice(-2);
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const wing = (/** @type {number} */ side) => ({ x: to.x - 0.2 * ux + side * 0.16 * uy, y: to.y - 0.2 * uy - side * 0.16 * ux });
    this.line(name, points);
    this.line(name, [wing(1), to, wing(-1)]);
  }

  /** The border of a set of cells, a little inside it. @param {string} name @param {number[]} cells */
  border(name, cells) {
    const { rows, columns } = this.board;
    const set = new Set(cells);
    const has = (/** @type {number} */ x, /** @type {number} */ y) => x >= 0 && y >= 0 && x < columns && y < rows && set.has(y * columns + x);
    let path = '';
    for (const cell of set) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
        if (has(x + dx, y + dy)) continue;
        const end = (/** @type {number} */ side) => {
          const [sx, sy] = [-dy * side, dx * side]; // along the border
          const inset = !has(x + sx, y + sy) ? INSET : has(x + sx + dx, y + sy + dy) ? -INSET : 0;
          return `${x + 0.5 + dx * (0.5 - INSET) + sx * (0.5 - inset)} ${y + 0.5 + dy * (0.5 - INSET) + sy * (0.5 - inset)}`;
        };
        path += `M${end(-1)}L${end(1)}`;
      }
    }
    this.add('path', name, { d: path });
  }
}

/** Between two cells. @param {Pen} pen @param {number[]} cells @returns {Point} */
function middle(pen, cells) {
  const points = cells.map((cell) => pen.at(cell));
  return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
}

/** The line that goes through the cells, and its two ends. @param {Rule} rule */
function ends({ cells, parts }) {
  if (parts.length !== 2 || parts[0] !== 2) return cells;
  return [cells[0], ...cells.slice(2), cells[1]];
}

/** @param {Pen} pen @param {Rule} rule */
function arrow(pen, { cells, parts }) {
  const bulb = cells.slice(0, parts[0]);
  const line = cells.slice(parts[0]);
  const first = pen.at(line[0]);
  const near = bulb.map((cell) => pen.at(cell)).sort((a, b) => Math.hypot(a.x - first.x, a.y - first.y) - Math.hypot(b.x - first.x, b.y - first.y))[0];
  const far = Math.hypot(first.x - near.x, first.y - near.y) || 1;
  const start = { x: near.x + (first.x - near.x) / far * 0.4, y: near.y + (first.y - near.y) / far * 0.4 };
  const points = bulb.map((cell) => pen.at(cell));
  pen.line('v-pill-edge', points.length > 1 ? points : [points[0], points[0]]);
  pen.line('v-pill', points.length > 1 ? points : [points[0], points[0]]);
  pen.pointed('v-thin', [start, ...line.map((cell) => pen.at(cell))]);
}

/** What tells numbers beside the board apart: paths around their middle, in units of cells. @type {Record<string, string>} */
const MARKS = {
  bread: 'm-.1-.08h.2m-.2.16h.2',
  times: 'm-.08-.08l.16.16m0-.16l-.16.16',
  towers: 'm-.08.1v-.08m.08.08v-.13m.08.13v-.2',
  hidden: 'm-.08.1v-.2m.08.2v-.08m.08.08v-.13',
  room: 'm-.08.1v-.2h.16v.2z',
  rank: 'm-.04-.1v.2m.08-.2v.2m-.14-.14h.2m-.2.08h.2',
};

/** The classes that a style asks for, behind its first word: colours and widths. @param {string} first @param {string} style */
const named = (first, style) => [first, ...style.split(' ').slice(1).filter((word) => Number.isNaN(Number(word)))].join(' v-');

/** The number of a line at its first cell, unless it is the usual one, which ends the style. @param {Pen} pen @param {Rule} rule */
function strange(pen, { cells, numbers, style }) {
  const usual = style.split(' ').pop();
  if (!numbers.length || String(numbers[0]) === usual && usual !== '0') return;
  const { x, y } = pen.at(cells[0]);
  pen.write('v-number', { x: x - 0.44, y: y - 0.36 }, String(numbers[0]));
}

/** A number beside the board, at the beginning of its line. @param {Pen} pen @param {Rule} rule */
function outside(pen, { cells, numbers, style }) {
  const first = pen.at(cells[0]);
  const { rows, columns } = pen.board;
  const second = cells.length > 1 ? pen.at(cells[1]) : { x: first.x < columns / 2 ? first.x + 1 : first.x - 1, y: first.y < rows / 2 ? first.y + 1 : first.y - 1 };
  const away = 0.78;
  const at = { x: first.x - away * (second.x - first.x), y: first.y - away * (second.y - first.y) };
  if (style.includes('pointing')) {
    const to = { x: first.x - 0.46 * (second.x - first.x), y: first.y - 0.46 * (second.y - first.y) };
    pen.pointed('v-thin', [{ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }, to]);
  }
  pen.write('v-outside', at, String(numbers[0] ?? ''));
  const mark = MARKS[style.split(' ')[1]];
  if (mark) pen.add('path', 'v-thin', { d: `M${at.x + (at.x > columns ? 0.36 : -0.36)} ${at.y}${mark}` });
}

/** Small wedges on the four sides of a cell. @param {Pen} pen @param {number} cell @param {number} turn 1: they point inward, -1: outward */
function wedges(pen, cell, turn) {
  const { x, y } = pen.at(cell);
  for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
    const tip = 0.38 - turn * 0.05;
    const foot = 0.38 + turn * 0.05;
    pen.line('v-thin', [{ x: x + dx * foot - dy * 0.1, y: y + dy * foot + dx * 0.1 }, { x: x + dx * tip, y: y + dy * tip }, { x: x + dx * foot + dy * 0.1, y: y + dy * foot - dx * 0.1 }]);
  }
}

/** @type {Record<string, (pen: Pen, rule: Rule) => void>} */
const STYLES = {
  cage: (pen, { cells, numbers, style }) => {
    pen.border(named('v-cage', style), cells);
    if (!numbers.length) return;
    const { x, y } = pen.at(Math.min(...cells));
    pen.write('v-number', { x: x - 0.4, y: y - 0.36 }, style.includes('weighed') ? `${numbers[0]}=${numbers.slice(1).join(',')}` : numbers.join(' '));
  },
  shade: (pen, { cells, style }) => { for (const cell of cells) { const { x, y } = pen.at(cell); pen.add('rect', named('v-shade', style), { x: x - 0.5, y: y - 0.5, width: 1, height: 1 }); } },
  line: (pen, rule) => {
    pen.line(named('v-line', rule.style), rule.cells.map((cell) => pen.at(cell)));
    strange(pen, rule);
  },
  bulb: (pen, { cells, style }) => {
    pen.line(style.includes('slow') ? 'v-bulb v-slow' : 'v-bulb', cells.map((cell) => pen.at(cell)));
    pen.circle('v-bulb-end', pen.at(cells[0]), 0.38);
  },
  arrow,
  ends: (pen, rule) => {
    const line = ends(rule);
    pen.line(named('v-thin', rule.style), line.map((cell) => pen.at(cell)));
    for (const cell of [line[0], line[line.length - 1]]) pen.circle('v-ring', pen.at(cell), 0.38);
  },
  diamonds: (pen, rule) => {
    const line = ends(rule);
    pen.line('v-thin', line.map((cell) => pen.at(cell)));
    for (const cell of [line[0], line[line.length - 1]]) { const { x, y } = pen.at(cell); pen.add('path', 'v-ring', { d: `M${x} ${y - 0.42}l0.42 0.42-0.42 0.42-0.42-0.42z` }); }
    strange(pen, rule);
  },
  white: (pen, { cells, numbers }) => { pen.circle('v-white', middle(pen, cells), 0.15); if (numbers.length && numbers[0] !== 1) pen.write('v-dot', middle(pen, cells), String(numbers[0])); },
  black: (pen, { cells, numbers }) => { pen.circle('v-black', middle(pen, cells), 0.15); if (numbers.length && numbers[0] !== 2) pen.write('v-dot v-inverse', middle(pen, cells), String(numbers[0])); },
  letter: (pen, { cells, numbers }) => { const at = middle(pen, cells); pen.circle('v-blank', at, 0.15); pen.write('v-letter', at, numbers[0] === 10 ? 'X' : numbers[0] === 5 ? 'V' : String(numbers[0])); },
  sign: (pen, { cells }) => {
    const [from, to] = [pen.at(cells[0]), pen.at(cells[1])];
    const at = middle(pen, cells.slice(0, 2));
    const [dx, dy] = [(to.x - from.x) * 0.09, (to.y - from.y) * 0.09];
    pen.line('v-sign', [{ x: at.x - dx - 1.4 * dy, y: at.y - dy + 1.4 * dx }, { x: at.x + dx, y: at.y + dy }, { x: at.x - dx + 1.4 * dy, y: at.y - dy - 1.4 * dx }]);
  },
  corner: (pen, { cells, numbers }) => {
    const { x, y } = middle(pen, cells);
    pen.circle('v-white', { x, y }, 0.24);
    if (numbers.length < 3) return pen.write('v-dot', { x, y }, numbers.join(' '));
    pen.write('v-dot', { x, y: y - 0.09 }, numbers.slice(0, 2).join(' '));
    pen.write('v-dot', { x, y: y + 0.1 }, numbers.slice(2).join(' '));
  },
  outside,
  square: (pen, { cells }) => { for (const cell of cells) { const { x, y } = pen.at(cell); pen.add('rect', 'v-shape', { x: x - 0.38, y: y - 0.38, width: 0.76, height: 0.76 }); } },
  circle: (pen, { cells, style }) => { for (const cell of cells) pen.circle(named('v-shape', style), pen.at(cell), 0.4); },
  inward: (pen, { cells }) => { for (const cell of cells) wedges(pen, cell, 1); },
  outward: (pen, { cells }) => { for (const cell of cells) wedges(pen, cell, -1); },
};

/** Tints lie below lines, lines below what is written. */
const ORDER = ['shade', 'square', 'circle', 'bulb', 'line', 'ends', 'diamonds', 'arrow', 'inward', 'outward', 'cage', 'white', 'black', 'letter', 'sign', 'corner', 'outside'];

/** Draws the rules of a board. @param {Element} root an element of a drawing in units of cells @param {Board} board */
export function drawRules(root, board) {
  const pen = new Pen(root, board);
  const style = (/** @type {Rule} */ rule) => rule.style.split(' ')[0];
  for (const rule of [...board.rules ?? []].sort((a, b) => ORDER.indexOf(style(a)) - ORDER.indexOf(style(b)))) STYLES[style(rule)]?.(pen, rule);
}
