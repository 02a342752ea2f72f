// SPDX-License-Identifier: MIT
// @ts-check
//
// print.js - puzzles on paper, one to twelve to a page: this one, the games that are kept, or new ones as
// last wished for.

import { $, make } from './dom.js';
import { shapeWords } from './game.js';
import { keptBoard, picture } from './picture.js';
import { games } from './store.js';
import { t } from './words.js';

/** @typedef {{board: any, clues: number[], values: number[], title: string}} Sheet */

const MOST = 12; // to a page

const QUICK = 4; // from this level on a variant may take minutes to make

export class Print {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    $('print').onclick = () => this.print();
    $('print-count').append(...Array.from({ length: MOST }, (_, i) => new Option(String(i + 1))));
    this.list();
    window.addEventListener('afterprint', () => this.clear());
    $('dialog-share').addEventListener('close', () => { if (this.making) app.engine.stopAll(); });
    this.making = false;
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
    this.making = $('print').disabled = true;
    const sheets = await this.gather($('print-what').value, count);
    this.making = $('print').disabled = false;
    if (!sheets.length) return;
    $('sheets').dataset.across = String(count <= 2 ? 1 : count <= 6 ? 2 : 3);
    $('sheets').dataset.count = String(count);
    const pages = [];
    for (let i = 0; i < sheets.length; i += count) {
      pages.push(make('div', { className: 'page' }, ...sheets.slice(i, i + count).map((sheet) => make('figure', {}, picture(sheet.board, sheet.clues, sheet.values), make('figcaption', {}, sheet.title)))));
    }
    $('sheets').replaceChildren(...pages);
    document.documentElement.classList.add('printing');
    $('dialog-share').close();
    window.print();
  }

  /** @param {string} what @param {number} count @returns {Promise<Sheet[]>} */
  async gather(what, count) {
    const { game } = this.app;
    if (what === 'new') return this.fresh(count);
    if (what === 'kept') {
      const kept = games().filter((one) => !one.done);
      return Promise.all(kept.map(async (one) => ({ ...await keptBoard(this.app, one), values: [], title: one.title || '' })));
    }
    return [{ board: game.geometry, clues: game.now.clues, values: game.now.values, title: game.title }];
  }

  /** New puzzles like this one: its board and level; of a variant its kind. @param {number} count @returns {Promise<Sheet[]>} */
  async fresh(count) {
    const { app } = this;
    const { geometry, level } = app.game;
    const rank = ['easy', 'medium', 'hard', 'unfair', 'extreme'].indexOf(level) + 1;
    const kind = geometry.rules[0]?.kind;
    const sheets = [];
    for (let i = 0; i < count; i++) {
      const seed = Math.floor(Math.random() * 2 ** 40);
      const halves = [seed % 2 ** 32 | 0, Math.floor(seed / 2 ** 32)];
      const made = kind === undefined ? await app.ask('generate', { words: [...shapeWords(geometry), rank, 1, 0, 0, 0], args: halves })
        : await app.ask('variant', { words: shapeWords(geometry), args: [...halves, kind, Number(app.game.clueCount > 0), rank < QUICK ? rank : 0, 0] });
      if (!made) return []; // stopped: nothing is printed
      if (!made.clues) { app.toast(t('make.none')); break; }
      sheets.push({ board: made.geometry ?? geometry, clues: made.clues, values: [], title: t('make.title', { seed }) });
    }
    return sheets;
  }
}
