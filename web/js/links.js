// SPDX-License-Identifier: MIT
// @ts-check
//
// links.js - links between candidates as curved arrows that end beside the digits, not on them, and go round
// those on their way; weak ones are dashed.

import { draw } from './dom.js';

/** The middle of a candidate, in cells. @param {number} cell @param {number} digit @param {number} columns @param {number} side */
function place(cell, digit, columns, side) {
  const inner = (/** @type {number} */ i) => 0.05 + 0.9 * (i + 0.5) / side;
  return { x: cell % columns + inner((digit - 1) % side), y: Math.floor(cell / columns) + inner(Math.floor((digit - 1) / side)) };
}

/** @typedef {{x: number, y: number}} Point */

/** @param {any} node cells and a digit @param {number} columns @param {number} side @returns {Point[]} */
function places(node, columns, side) { return (node?.cells ?? []).map((/** @type {number} */ cell) => place(cell, node.symbol, columns, side)); }

/** How far a point is from the straight way. @param {Point} point @param {Point} from @param {Point} to */
function aside(point, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/** @param {any} node @param {number} columns @param {number} side */
function middle(node, columns, side) {
  const points = places(node, columns, side);
  if (!points.length) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
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
  const discs = step.nodes.flatMap((/** @type {any} */ node) => places(node, columns, side));
  for (const link of step.links) {
    const from = middle(step.nodes[link.from], columns, side);
    const to = middle(step.nodes[link.to], columns, side);
    if (!from || !to) continue;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far < 2.2 * radius) continue; // neighbours in one cell touch: nothing fits between
    const gap = Math.min(radius, far / 3);
    const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const distinct = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y) > radius;
    const blocked = discs.some((/** @type {Point} */ disc) => distinct(disc, from) && distinct(disc, to) && aside(disc, from, to) < radius);
    const bend = blocked ? 4.4 * radius : Math.min(0.35, far * 0.12); // half of it is how far the middle goes aside
    const control = { x: (from.x + to.x) / 2 - uy * bend, y: (from.y + to.y) / 2 + ux * bend };
    const beside = (/** @type {Point} */ point) => { // on the way to the control point, out of the disc
      const way = Math.hypot(control.x - point.x, control.y - point.y);
      return `${point.x + (control.x - point.x) / way * gap} ${point.y + (control.y - point.y) / way * gap}`;
    };
    root.append(draw('path', { d: `M${beside(from)}Q${control.x} ${control.y} ${beside(to)}`, class: link.strong ? 'strong' : 'weak', 'marker-end': 'url(#arrow)' }));
  }
}
