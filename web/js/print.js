// SPDX-License-Identifier: MIT
// @ts-check
//
// print.js - puzzles on paper, one to twelve to a page: this one, the games that are kept, or new ones as
// last wished for.

import { $, draw, make } from './dom.js';
import { shapeWords } from './game.js';
import { smallBoard, unpacked } from './small.js';
import { drawRules } from './variants.js';
import { games } from './store.js';
import { t } from './words.js';

/** @typedef {{board: any, clues: number[], values: number[], title: string}} Sheet */

export class Print {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    $('print').onclick = () => this.print();
    this.list();
    window.addEventListener('afterprint', () => this.clear());
  }

  /** Says the choices in the language chosen. */
  list() {
    const was = $('print-what').value || 'this';
    $('print-what').replaceChildren(...(/** @type {const} */ (['this', 'kept', 'new'])).map((what) => new Option(t(`print.${what}`), what)));
    $('print-what').value = was;
  }

  clear() {
    document.documentElement.classList.remove('printing');
    $('sheets').replaceChildren();
  }

  async print() {
    const count = Number($('print-count').value);
    const sheets = await this.gather($('print-what').value, count);
    if (!sheets.length) return;
    $('sheets').dataset.count = String(count);
    const pages = [];
    for (let i = 0; i < sheets.length; i += count) {
      pages.push(make('div', { className: 'page' }, ...sheets.slice(i, i + count).map((sheet) => make('figure', {}, this.picture(sheet), make('figcaption', {}, sheet.title)))));
    }
    $('sheets').replaceChildren(...pages);
    document.documentElement.classList.add('printing');
    $('dialog-share').close();
    window.print();
  }

  /** @param {Sheet} sheet */
  picture({ board, clues, values }) {
    const picture = smallBoard(board, clues, values);
    if (!board.rules?.length) return picture;
    const layer = draw('g', { class: 'rules' });
    drawRules(layer, board);
    picture.prepend(layer);
    const rim = board.rules.some((/** @type {any} */ rule) => rule.style.startsWith('outside')) ? 1 : 0.1;
    picture.setAttribute('viewBox', `${-rim} ${-rim} ${board.columns + 2 * rim} ${board.rows + 2 * rim}`);
    return picture;
  }

  /** @param {string} what @param {number} count @returns {Promise<Sheet[]>} */
  async gather(what, count) {
    const { game } = this.app;
    if (what === 'new') return this.fresh(count);
    if (what === 'kept') {
      return games().filter((kept) => !kept.done).map((kept) => {
        const { size } = kept.shape;
        return { board: { rows: size, columns: size, region: kept.region }, clues: unpacked(kept.now?.clues, size * size), values: [], title: kept.title || '' };
      });
    }
    return [{ board: game.geometry, clues: game.now.clues, values: game.now.values, title: game.title }];
  }

  /** New puzzles like this one: its board, its level. @param {number} count @returns {Promise<Sheet[]>} */
  async fresh(count) {
    const { app } = this;
    const { geometry, level } = app.game;
    const rank = ['easy', 'medium', 'hard', 'unfair', 'extreme'].indexOf(level) + 1;
    const sheets = [];
    for (let i = 0; i < count; i++) {
      const seed = Math.floor(Math.random() * 2 ** 40);
      const made = await app.ask('generate', { words: [...shapeWords(geometry), rank, 1, 0, 0, 0], args: [seed % 2 ** 32 | 0, Math.floor(seed / 2 ** 32)] });
      if (!made?.clues) break;
      sheets.push({ board: geometry, clues: made.clues, values: [], title: t('make.title', { seed }) });
    }
    return sheets;
  }
}
