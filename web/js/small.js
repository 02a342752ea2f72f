// SPDX-License-Identifier: MIT
// @ts-check
//
// small.js - small pictures of boards, for lists and for print.

import { draw } from './dom.js';
import { symbol } from './game.js';

/**
 * A board as a drawing. Box lines are drawn where the geometry is known.
 * @param {{rows: number, columns: number, region?: number[]}} board @param {number[]} clues @param {number[]} [values]
 */
export function smallBoard(board, clues, values = []) {
  const { rows, columns, region } = board;
  const root = draw('svg', { viewBox: `-0.1 -0.1 ${columns + 0.2} ${rows + 0.2}`, class: 'small-board', 'aria-hidden': 'true' });
  let thin = '';
  let thick = `M0 0H${columns}V${rows}H0Z`;
  for (let i = 1; i < rows; i++) thin += `M0 ${i}H${columns}`;
  for (let i = 1; i < columns; i++) thin += `M${i} 0V${rows}`;
  for (let cell = 0; region && cell < rows * columns; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x + 1 < columns && region[cell] !== region[cell + 1]) thick += `M${x + 1} ${y}v1`;
    if (y + 1 < rows && region[cell] !== region[cell + columns]) thick += `M${x} ${y + 1}h1`;
  }
  root.append(draw('path', { d: thin, class: 'thin' }), draw('path', { d: thick, class: 'thick' }));
  for (let cell = 0; cell < rows * columns; cell++) {
    const value = clues[cell] || values[cell];
    if (!value) continue;
    const text = draw('text', { x: cell % columns + 0.5, y: Math.floor(cell / columns) + 0.74, class: clues[cell] ? 'clue' : 'own' });
    text.textContent = symbol(value);
    root.append(text);
  }
  return root;
}

/** A kept game's list, unpacked as far as a picture needs it. @param {number[]} pairs @param {number} cells */
export function unpacked(pairs, cells) {
  const list = new Array(cells).fill(0);
  for (let i = 0; Array.isArray(pairs) && i + 1 < pairs.length; i += 2) list[pairs[i]] = pairs[i + 1];
  return list;
}
