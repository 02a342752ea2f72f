// SPDX-License-Identifier: MIT
// @ts-check
//
// fresh.js - new puzzles: made by the library, entered by hand, or from the collection.

import { $, make } from './dom.js';
import { shapeWords } from './game.js';
import { t } from './words.js';

const BOXES = 0; // hf_layout
const DIAGONALS = 1; // hf_extras

/** The boards offered: name, size, rows and columns of a box, extra houses. */
const BOARDS = [
  { name: '4 × 4', size: 4, boxRows: 2, boxColumns: 2, extras: 0 },
  { name: '6 × 6', size: 6, boxRows: 2, boxColumns: 3, extras: 0 },
  { name: '9 × 9', size: 9, boxRows: 3, boxColumns: 3, extras: 0 },
  { name: '9 × 9 X', size: 9, boxRows: 3, boxColumns: 3, extras: DIAGONALS },
  { name: '12 × 12', size: 12, boxRows: 3, boxColumns: 4, extras: 0 },
  { name: '16 × 16', size: 16, boxRows: 4, boxColumns: 4, extras: 0 },
  { name: '25 × 25', size: 25, boxRows: 5, boxColumns: 5, extras: 0 },
].map((board) => ({ ...board, layout: BOXES, regions: [] }));

export class Fresh {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    const button = (/** @type {any} */ board, /** @type {() => void} */ act) => make('button', { onclick: () => { $('dialog-new').close(); act(); } }, board.name);
    $('new-make').append(...BOARDS.filter((board) => board.size <= 16).map((board) => button(board, () => this.generate(board))));
    $('new-blank').append(...BOARDS.map((board) => button(board, () => this.blank(board))));
  }

  /** @param {any[]} samples */
  listSamples(samples) {
    $('samples').replaceChildren(...samples.map((sample) => make('li', {},
      make('button', { onclick: () => { $('dialog-new').close(); this.app.openSample(sample); } },
        make('span', {}, sample.name), make('span', {}, sample.layout), make('small', { lang: 'en' }, sample.about)))));
  }

  /** @param {any} shape */
  async blank(shape) {
    const game = await this.app.newGame(shape);
    if (!game) return;
    this.app.take(game);
    this.app.input?.setMode('clue');
    this.app.toast(t('blank.how'));
  }

  /** @param {any} shape */
  async generate(shape) {
    const { app } = this;
    const seed = crypto.getRandomValues(new Uint32Array(2));
    const game = await app.newGame(shape);
    if (!game) return;
    const made = await app.ask('generate', { words: shapeWords(shape), args: [seed[0] | 0, seed[1] | 0] });
    if (!made) return;
    if (made.error) { app.toast(made.error); return; }
    made.clues.forEach((/** @type {number} */ clue, /** @type {number} */ cell) => { game.now.clues[cell] = clue; });
    app.take(game);
  }
}
