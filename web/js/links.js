// SPDX-License-Identifier: MIT
// @ts-check
//
// links.js - links between candidates as curved arrows that end beside the digits, not on them; weak ones
// are dashed.

import { draw } from './dom.js';

/** The middle of a candidate, in cells. @param {number} cell @param {number} digit @param {number} columns @param {number} side */
function place(cell, digit, columns, side) {
  const inner = (/** @type {number} */ i) => 0.05 + 0.9 * (i + 0.5) / side;
  return { x: cell % columns + inner((digit - 1) % side), y: Math.floor(cell / columns) + inner(Math.floor((digit - 1) / side)) };
}

/** @param {any} node cells and a digit @param {number} columns @param {number} side */
function middle(node, columns, side) {
  if (!node?.cells?.length) return null;
  const points = node.cells.map((/** @type {number} */ cell) => place(cell, node.symbol, columns, side));
  const sum = points.reduce((/** @type {any} */ a, /** @type {any} */ b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** @param {Element} root an SVG in units of cells @param {any} step @param {number} columns @param {number} side marks beside each other */
export function drawLinks(root, step, columns, side) {
  root.replaceChildren();
  root.toggleAttribute('hidden', !step?.links?.length);
  if (!step?.links?.length) return;
  const head = draw('marker', { id: 'arrow', viewBox: '0 0 6 6', refX: '6', refY: '3', markerWidth: '4', markerHeight: '4', orient: 'auto-start-reverse' },
    draw('path', { d: 'M0 0 6 3 0 6z' }));
  root.append(head);
  const radius = 0.9 / side * 0.5; // of the disc around a digit
  for (const link of step.links) {
    const from = middle(step.nodes[link.from], columns, side);
    const to = middle(step.nodes[link.to], columns, side);
    if (!from || !to) continue;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far < 2.2 * radius) continue; // neighbours in one cell touch: nothing fits between
    const gap = Math.min(radius, far / 3);
    const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const bend = Math.min(0.35, far * 0.12);
    const start = `${from.x + ux * gap} ${from.y + uy * gap}`;
    const end = `${to.x - ux * gap} ${to.y - uy * gap}`;
    const control = `${(from.x + to.x) / 2 - uy * bend} ${(from.y + to.y) / 2 + ux * bend}`;
    root.append(draw('path', { d: `M${start}Q${control} ${end}`, class: link.strong ? 'strong' : 'weak', 'marker-end': 'url(#arrow)' }));
  }
}
