// SPDX-License-Identifier: MIT
// @ts-check
//
// picture.js - small pictures of whole puzzles, of variants with all that they demand; for print, and for games that
// are kept.

import { draw } from './dom.js';
import { smallBoard, unpacked } from './small.js';
import { drawRules } from './variants.js';

/** @param {any} board a geometry @param {number[]} clues @param {number[]} values */
export function picture(board, clues, values) {
  const root = smallBoard(board, clues, values);
  if (!board.rules?.length) return root;
  const layer = draw('g', { class: 'rules' });
  drawRules(layer, board);
  root.prepend(layer);
  const rim = board.rules.some((/** @type {any} */ rule) => rule.style.startsWith('outside')) ? 1 : 0.1;
  root.setAttribute('viewBox', `${-rim} ${-rim} ${board.columns + 2 * rim} ${board.rows + 2 * rim}`);
  return root;
}

/**
 * A kept game: its board, clues and own digits, as far as a picture needs them. The rules of a variant are kept as
 * words, of which the library makes what can be drawn.
 * @param {import('./app.js').App} app @param {any} kept
 */
export async function keptBoard(app, kept) {
  const { size, rules } = kept.shape;
  const [clues, values] = [unpacked(kept.now?.clues, size * size), unpacked(kept.now?.values, size * size)];
  const known = { rows: size, columns: size, region: Array.isArray(kept.region) ? kept.region : undefined };
  return { board: rules?.length ? (await app.boards?.empty(kept.shape))?.geometry ?? known : known, clues, values };
}
